"""Frames as they come from clients (RFC 6455, 5.2): where one ends, and the text of one that is nothing special.

A message of a client is one short frame, nearly always. To have the library take that apart piece by piece costs
more than to answer many a message; so what is plain is read here, and all else is left to the library, frame by frame.
"""

from typing import Final

from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text that comes in one frame."""
MASKED: Final = 0x80
MASK: Final = 4
PLAIN: Final = 126
"""Up to here the second byte is the length; then it says how many bytes hold it."""
WIDE: Final = {126: 2, 127: 8}
UNKNOWN, TOO_LARGE = 0, -1


def size_of(data: bytes, at: int, largest: int) -> int:
    """The bytes of the frame at a place; UNKNOWN while it is not all there, TOO_LARGE beyond a limit."""
    if len(data) < at + 2:
        return UNKNOWN
    short = data[at + 1]
    size, head = short & ~MASKED, 2 + MASK if short & MASKED else 2
    if size >= PLAIN:
        wide = WIDE[size]
        if len(data) < at + 2 + wide:
            return UNKNOWN
        size, head = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), head + wide
    if size > largest:
        return TOO_LARGE
    return head + size if len(data) >= at + head + size else UNKNOWN


def text_in(frame: bytes) -> str | None:
    """The text of a whole frame that is nothing but a text as a client sends it; None if it is anything else."""
    short = frame[1]
    if frame[0] != TEXT or not short & MASKED:
        return None
    start = 2 + WIDE.get(short & ~MASKED, 0)
    payload = apply_mask(frame[start + MASK :], frame[start : start + MASK])
    try:
        return payload.decode()
    except UnicodeDecodeError:
        return None


def only_text(data: bytes, largest: int) -> str | None:
    """The text of what is one whole frame with a plain text and nothing more, as nearly all that comes is."""
    return text_in(data) if data and size_of(data, 0, largest) == len(data) else None
