// A boardgame.io server with a game of the size of Mille Fiori: 110 spaces, secret hands, one card a turn.
// Usage: node server.mjs PORT [FOLDER]: kept in memory, or written to files of that folder.
import server from "boardgame.io/dist/cjs/server.js";

const SPACES = 110;
const [port, folder] = process.argv.slice(2);

const game = {
  name: "spaces",
  disableUndo: true,
  setup: ({ ctx }) => ({
    spaces: Array(SPACES).fill(null),
    scores: Array(ctx.numPlayers).fill(0),
    hands: Array.from({ length: ctx.numPlayers }, (_, seat) =>
      [1, 2, 3, 4, 5].map((card) => seat * 5 + card),
    ),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) =>
      String(seat) === playerID ? hand : hand.length,
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, space) => {
      G.spaces[space] = playerID;
      G.scores[playerID] += 1;
      G.hands[playerID].push(G.hands[playerID].shift());
    },
  },
};

const db = folder ? new server.FlatFile({ dir: folder }) : undefined;
const made = server.Server({
  games: [game],
  origins: [server.Origins.LOCALHOST],
  ...(db ? { db } : {}),
});
await made.run({ port: Number(port) });
