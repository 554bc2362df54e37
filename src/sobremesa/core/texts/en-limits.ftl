# What is too much, too often, or not to be seen.
error-action-too-long = That has { $given } letters, and no action has more than { $accepted }. Write it as the record does, for instance: `end`
error-too-many-codes = Too many codes that do not exist came from your network. Check the six letters, wait a few minutes and try again.
error-too-many-open = Too many pages are open from your network at once. Close some and try again.
error-other-host = This server does not go by that name. Open it by the address it shows when it starts; whoever runs it adds names with --host-name.
error-name-invisible = Nobody would see that name. Use at least one letter, number or symbol.
error-debrief-unfinished = These tables are still playing, so they are left out: { $given }.
