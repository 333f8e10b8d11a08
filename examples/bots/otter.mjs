// A bot over HTTP with nothing but Node: `node examples/bots/otter.mjs 8002`.
// It is sent the game as JSON to /bet and answers with the chips it puts in: 0 folds (or checks where that is free).

import { createServer } from "node:http";

const HIGH = new Set(["10", "J", "Q", "K", "A"]);

// Goes all-in with a high pair, calls with one high card, else waits for something better.
function bet(game) {
  const me = game.players[game.me];
  const [first, second] = me.cards.map((card) => card.rank);
  if (first === second && HIGH.has(first)) return me.chips;
  const known = game.commonCards.map((card) => card.rank);
  if (known.includes(first) || known.includes(second)) return Math.max(game.callAmount, Math.floor(game.pot / 2));
  return HIGH.has(first) || HIGH.has(second) ? game.callAmount : 0;
}

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    response.setHeader("Content-Type", "text/plain");
    if (request.method === "POST" && request.url === "/bet") response.end(String(bet(JSON.parse(body))));
    else response.end(request.url === "/version" ? "otter 1.0" : "I play poker.");
  });
});

server.listen(Number(process.argv[2] ?? 8002), "127.0.0.1", () => {
  console.log(`otter listens on http://127.0.0.1:${server.address().port}`);
});
