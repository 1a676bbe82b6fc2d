"""Answers that stay the same while the server runs: compressed once, and not sent again to who has them."""

from gzip import compress
from hashlib import blake2b
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN: Final = "no-cache"
"""A browser may keep the answer, and asks whether it still holds."""


class Kept:
    """One such answer, encoded."""

    def __init__(self, data: bytes, media: str) -> None:
        self._data = data
        self._packed = compress(data, 9, mtime=0)
        self._media = media
        self._tag = f'"{blake2b(data, digest_size=12).hexdigest()}"'

    def answer(self, request: Request) -> Response:
        """All of it, packed if the browser takes that; nothing for who has it already."""
        headers = {"Cache-Control": ASK_AGAIN, "ETag": self._tag, "Vary": "Accept-Encoding"}
        if self._tag in _parts(request, "if-none-match"):
            return Response(status_code=304, headers=headers)
        if "gzip" in _parts(request, "accept-encoding"):
            headers["Content-Encoding"] = "gzip"
            return Response(self._packed, media_type=self._media, headers=headers)
        return Response(self._data, media_type=self._media, headers=headers)


def _parts(request: Request, header: str) -> set[str]:
    """What a header lists, without weights and signs of weakness."""
    return {part.partition(";")[0].strip().removeprefix("W/") for part in request.headers.get(header, "").split(",")}
