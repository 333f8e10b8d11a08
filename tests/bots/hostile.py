"""A server that does what bots do wrong, each at a path of its own; run as a program it prints its port."""

from __future__ import annotations

import contextlib
import itertools
import socket
import struct
import sys
import threading
import time
from collections import defaultdict

MOODS = ("call", "nan", "call", "resets", "error", "text", "call", "closes", "negative", "elsewhere")
"""What the moody one does, in turn."""
WILD = ("slow", "megabyte", "nan", "closes")
"""What the wild one does."""


def http(body: str | bytes, status: str = "200 OK", length: int | None = None, more: str = "") -> bytes:
    data = body.encode() if isinstance(body, str) else body
    size = len(data) if length is None else length
    return f"HTTP/1.1 {status}\r\nContent-Length: {size}\r\n{more}\r\n".encode() + data


PLAIN = {
    "call": http("call"),  # replaced by the amount
    "nan": http("NaN"),
    "infinity": http("Infinity"),
    "null": http("null"),
    "negative": http("-5"),
    "float": http("12.5"),
    "whole-float": http("300.0"),
    "exponent": http("1e3"),
    "text": http("all of it!"),
    "empty": http(""),
    "quoted": http('"300"'),
    "object": http('{"bet": 300}'),
    "other-digits": http("\u0663\u0660\u0660"),
    "null-byte": http("300\0"),
    "padded": http(" \n0300\r\n"),
    "plus": http("+300"),
    "huge": http("9" * 5000),
    "no-length": b"HTTP/1.1 200 OK\r\n\r\n300",
    "old": b"HTTP/1.0 200 OK\r\n\r\n300",
    "chunked": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n3\r\n2\r\n00\r\n0\r\n\r\n",
    "hints": b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" + http("300"),
    "megabyte": http("1" * 1_000_000),
    "just-too-long": http("1" * 65_537),
    "just-short-enough": http(" " * 65_533 + "300"),
    "error": http("300", "500 Internal Server Error"),
    "missing": http("300", "404 Not Found"),
    "longer-than-it-is": http("300", length=10),
    "shorter-than-it-is": http("300", length=1),
    "two-lengths": b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n3000",
    "odd-length": b"HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n300",
    "bad-chunk": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n300\r\n0\r\n\r\n",
    "not-http": b"220 mail.example ESMTP\r\n",
    "long-header": b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000 + b"\r\n\r\n300",
    "closes": b"",
    "elsewhere": http("300", "307 Temporary Redirect", more="Location: http://example.invalid/bet\r\n"),
    "other-port": http("300", "302 Found", more="Location: http://127.0.0.1:1/bet\r\n"),
    "other-scheme": http("300", "301 Moved", more="Location: file:///etc/passwd\r\n"),
    "round-and-round": http("300", "308 Permanent Redirect", more="Location: /round-and-round/bet\r\n"),
    "moved": http("", "307 Temporary Redirect", more="Location: /padded/bet\r\n"),
}


class Hostile:
    """The server; how often each path was asked for a bet is counted."""

    def __init__(self) -> None:
        self.asked: defaultdict[str, itertools.count[int]] = defaultdict(itertools.count)
        self.listener = socket.create_server(("127.0.0.1", 0))

    def serve(self) -> None:
        while True:
            client, _ = self.listener.accept()
            threading.Thread(target=self.answer, args=(client,), daemon=True).start()

    def answer(self, client: socket.socket) -> None:
        with client, contextlib.suppress(OSError):
            method, path, body = request(client)
            name = path.split("/")[1]
            if method == "GET":
                client.sendall(http(f"{name} \x1b[31m1.0"))
                return
            turn = next(self.asked[name])
            if name == "moody":
                name = MOODS[turn % len(MOODS)]
            elif name == "wild":
                name = WILD[turn % len(WILD)]
            elif name == "tired":
                name = "slow" if turn < 2 else "all-in"
            self.play(client, name, body)

    def play(self, client: socket.socket, name: str, body: bytes) -> None:
        if name in ("call", "all-in"):
            client.sendall(http(number_in(body, b'"callAmount":') if name == "call" else "1000000"))
        elif name == "slow":
            time.sleep(60)
        elif name in ("drips", "drips-headers", "no-end", "hints-for-ever"):
            self.go_on(client, name)
        elif name == "resets":
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        else:
            client.sendall(PLAIN[name])

    def go_on(self, client: socket.socket, name: str) -> None:
        begin = {"drips": b"HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n", "no-end": b"HTTP/1.1 200 OK\r\n\r\n"}
        part = {"drips": b"1", "drips-headers": b"H", "no-end": b"1" * 10_000}.get(
            name, b"HTTP/1.1 103 Early Hints\r\n\r\n"
        )
        client.sendall(begin.get(name, b""))
        while True:
            client.sendall(part)
            if name.startswith("drips"):
                time.sleep(0.02)


def request(client: socket.socket) -> tuple[str, str, bytes]:
    data = b""
    while b"\r\n\r\n" not in data:
        if not (part := client.recv(65_536)):
            raise OSError
        data += part
    head, _, body = data.partition(b"\r\n\r\n")
    length = int(number_in(head.lower(), b"content-length: ") or 0)
    while len(body) < length:
        body += client.recv(65_536)
    method, path, _ = head.split(b"\r\n")[0].decode().split()
    return method, path, body


def number_in(data: bytes, after: bytes) -> str:
    rest = data.partition(after)[2]
    return bytes(itertools.takewhile(lambda digit: chr(digit).isdecimal(), rest)).decode()


if __name__ == "__main__":
    server = Hostile()
    print(f"hostile listens on http://127.0.0.1:{server.listener.getsockname()[1]}", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve()
    sys.exit()
