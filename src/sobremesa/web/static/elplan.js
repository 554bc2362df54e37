// What only this game's page needs.
