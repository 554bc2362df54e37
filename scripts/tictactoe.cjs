// How many iterations a second boardgame.io's own MCTS bot makes in tic-tac-toe, to compare `sobremesa bench` with.
// npm install --prefix somewhere boardgame.io && NODE_PATH=somewhere/node_modules node scripts/tictactoe.cjs
const { MCTSBot } = require("boardgame.io/ai");
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];
const ITERATIONS = 4000;

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const mine = (cell) => G.cells[cell] === ctx.currentPlayer;
    if (LINES.some((line) => [...line].every(mine))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
const enumerate = (G) => G.cells.flatMap((cell, at) => (cell === null ? [{ move: "mark", args: [at] }] : []));

async function main() {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let best = 0;
  for (let run = 0; run < 5; run++) {
    const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, seed: String(run) });
    const begun = process.hrtime.bigint();
    await bot.play(client.getState(), "0");
    best = Math.max(best, ITERATIONS / (Number(process.hrtime.bigint() - begun) / 1e9));
  }
  console.log(`boardgame.io, tic-tac-toe: ${Math.round(best)} iterations a second (best of five)`);
}

main();
