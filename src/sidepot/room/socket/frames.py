"""What a client sends on an open WebSocket, taken apart one frame at a time (RFC 6455). It neither reads nor answers.

The one rule it keeps: a frame that breaks the protocol, or is larger than it may be, is known by its head.
"""

from __future__ import annotations

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where websockets has it

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
PART = -1
"""A fragment that ends no message."""
FRAGMENTS = 32
"""Fragments that a message may have."""
PROTOCOL_ERROR, BAD_TEXT, TOO_LARGE = 1002, 1007, 1009
_KINDS = frozenset((MORE, TEXT, BINARY, CLOSE, PING, PONG))
_OWN_CODES = frozenset((1004, 1005, 1006, 1015))
"""What ends of a connection are called that nobody has sent."""

Came = tuple[int, str | bytes]
"""What came, and what was in it."""


class Broken(Exception):
    """These are not the frames of a client: the socket is closed with *code*."""

    def __init__(self, code: int, says: str) -> None:
        super().__init__(says)
        self.code = code


class Incoming:
    """The bytes that came and were not understood yet."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._data = b""
        self._at = 0
        self._kind = MORE
        """Of the message whose fragments come; MORE between messages."""
        self._fragments: list[bytes] = []
        self._size = 0

    @property
    def idle(self) -> bool:
        """Everything was understood, and no message has begun: the next byte begins one."""
        return self._at == len(self._data) and self._kind == MORE

    def feed(self, data: bytes) -> None:
        """More has come."""
        self._data = self._data[self._at :] + data
        self._at = 0

    def clear(self) -> None:
        """Forget what has not been understood."""
        self._data, self._at, self._fragments = b"", 0, []

    def next(self) -> Came | None:
        """The next that is there whole; Broken where it is none."""
        head = self._head()
        if head is None:
            return None
        body, size = head
        first = self._data[self._at]
        self._check(first & 0x0F, bool(first & 0x80), size)
        if body + size > len(self._data):
            return None
        content = apply_mask(self._data[body : body + size], self._data[body - 4 : body])
        self._at = body + size
        if self._at == len(self._data):
            self._data, self._at = b"", 0
        kind = first & 0x0F
        if kind >= CLOSE:
            if kind == CLOSE:
                _check_goodbye(content)
            return kind, content
        return self._message(kind, bool(first & 0x80), content)

    def _head(self) -> tuple[int, int] | None:
        """Where the next frame's content begins, and its size; None while that is not known."""
        data, at = self._data, self._at
        if at + 2 > len(data):
            return None
        if data[at] & 0x70:
            raise Broken(PROTOCOL_ERROR, "a reserved bit is set")
        if data[at + 1] < 0x80:
            raise Broken(PROTOCOL_ERROR, "a client masks its frames")
        size = data[at + 1] & 0x7F
        wide = 2 if size == 126 else 8 if size == 127 else 0
        body = at + 2 + wide + 4
        if body > len(data):
            return None
        return body, int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else size

    def _check(self, kind: int, last: bool, size: int) -> None:
        """What a frame's head tells: whether it may come now, and be so large."""
        if kind not in _KINDS:
            raise Broken(PROTOCOL_ERROR, "a kind of frame that nobody knows")
        if kind >= CLOSE:
            if size > 125 or not last:
                raise Broken(PROTOCOL_ERROR, "a ping, pong or close is short and whole")
            return
        if (kind == MORE) == (self._kind == MORE):
            raise Broken(PROTOCOL_ERROR, "a message begins once, and goes on until it ends")
        if self._size + size > self._most:
            raise Broken(TOO_LARGE, f"a message has at most {self._most} bytes")
        if len(self._fragments) >= FRAGMENTS:
            raise Broken(TOO_LARGE, f"a message has at most {FRAGMENTS} fragments")

    def _message(self, kind: int, last: bool, content: bytes) -> Came:
        """A message, or a part of one."""
        if kind == MORE:
            kind = self._kind
        if not last:
            self._kind = kind
            self._fragments.append(content)
            self._size += len(content)
            return PART, b""
        if self._fragments:
            content = b"".join((*self._fragments, content))
            self._fragments, self._size = [], 0
        self._kind = MORE
        return (kind, _text(content)) if kind == TEXT else (kind, content)


def _text(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Broken(BAD_TEXT, "a text is UTF-8") from None


def _check_goodbye(content: bytes) -> None:
    """A close may say why: a code, and a text."""
    if not content:
        return
    code = int.from_bytes(content[:2], "big")
    if len(content) == 1 or not 1000 <= code < 5000 or code in _OWN_CODES or 1016 <= code < 3000:
        raise Broken(PROTOCOL_ERROR, "a close has a code that may be sent, or none")
    _text(content[2:])
