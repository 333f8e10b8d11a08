"""A bot over HTTP with nothing but Python: `python examples/bots/heron.py 8001`.

It is sent the game as JSON to /bet and answers with the chips it puts in: 0 folds (or checks where that is free).
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def bet(game):
    """Raise with a pair or better, call with high cards or when it is cheap, else fold."""
    mine = game["players"][game["me"]]
    ranks = [RANKS.index(card["rank"]) for card in mine["cards"]]
    board = [RANKS.index(card["rank"]) for card in game["commonCards"]]
    paired = ranks[0] == ranks[1] or any(rank in board for rank in ranks)
    if paired and game["spinCount"] == 0:
        return game["minimumRaiseAmount"]
    high = min(ranks) >= RANKS.index("10")
    cheap = game["callAmount"] <= 2 * game["sb"]
    return game["callAmount"] if paired or high or cheap else 0


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.answer("heron 1.0" if self.path == "/version" else "I play poker.")

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.answer(str(bet(json.loads(body))))

    def answer(self, text):
        data = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        """Say nothing for each request."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8001), Handler)
    print(f"heron listens on http://127.0.0.1:{server.server_address[1]}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("heron goes")
