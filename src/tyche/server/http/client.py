"""The built client: its page for every path of its own, and its files."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tyche.server.http.call import house_of
from tyche.server.http.errors import Problem

BUILT: Final = Path(__file__).parent.parent / "client"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their contents."""
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tyche</title>
<h1>The client is not built</h1>
<p>This server runs and answers under <a href="/api/openapi.json">/api</a>, but the pages of the client are not there.
Build them with <code>make client</code> and load this page again.</p>
</html>
"""


async def client(request: Request) -> Response:
    """A file of the client, or its page; whatever is below /api is no page."""
    path = request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        raise Problem("request.unknown", path=request.url.path)
    folder = Path(house_of(request).settings.client or BUILT)
    return await run_in_threadpool(_found, folder, path, request.headers.get("accept-encoding", ""))


def _found(folder: Path, path: str, accepted: str) -> Response:
    """The file; the page for a path that is none; 404 for a file that is not there."""
    root = folder.resolve()
    wanted = _inside(root, path)
    if wanted is None:
        # Keys of invitations and mailed links have a dot in them, too: only what ends like a file is one.
        if mimetypes.guess_type(path)[0] or path.startswith(HASHED):
            raise Problem("request.unknown", path=f"/{path}")
        wanted, path = root / INDEX, INDEX
    if not wanted.is_file():
        return HTMLResponse(NOT_BUILT, status_code=503)
    return _file(wanted, FOREVER if path.startswith(HASHED) else ASK_AGAIN, accepted)


def _inside(root: Path, path: str) -> Path | None:
    """The file at a path below the folder; None if there is none, or there can be none of such a name."""
    if "\0" in path:
        return None
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, RuntimeError):  # a name longer than any file has, or links in a circle
        return None


def _file(path: Path, caching: str, accepted: str) -> Response:
    """A file, compressed as the browser takes it if it was compressed beforehand."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    offers = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for encoding, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if encoding in offers and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": encoding})
    return FileResponse(path, media_type=kind, headers=headers)
