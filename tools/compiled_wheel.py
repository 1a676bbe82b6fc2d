"""Make a compiled wheel: the plain wheel with the modules of `build/compiled` (see `tools/compile.py`) put into it.

    make wheel-compiled        # dist/compiled/tyche-...-cp311-cp311-linux_x86_64.whl

The sources stay beside the compiled modules, which Python prefers: tracebacks and `tyche clauses` read them.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "compiled"
TARGET = ROOT / "dist" / "compiled"


def tag() -> str:
    """Which Python and platform the compiled modules are for."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{version}-{version}-{platform}"


def modules() -> dict[str, bytes]:
    """The compiled modules by their place in the wheel."""
    found = {path for suffix in EXTENSION_SUFFIXES for path in BUILT.rglob(f"*{suffix}")}
    inside = {path.relative_to(BUILT): path for path in sorted(found)}
    return {name.as_posix(): path.read_bytes() for name, path in inside.items() if name.parts[0] != "c"}


def digest(data: bytes) -> str:
    """How RECORD names the contents of a file."""
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def compiled(wheel: Path, extra: dict[str, bytes], target: Path) -> Path:
    """A copy of a plain wheel with further files, and with the tag of this machine."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    info = next(name.partition("/")[0] for name in files if name.partition("/")[0].endswith(".dist-info"))
    lines = files[f"{info}/WHEEL"].decode().splitlines()
    kept = [line for line in lines if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    files[f"{info}/WHEEL"] = "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag()}", ""]).encode()
    files |= extra
    del files[f"{info}/RECORD"]
    record = [f"{name},{digest(data)},{len(data)}" for name, data in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,", ""]).encode()
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"{info.removesuffix('.dist-info')}-{tag()}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def main() -> int:
    wheel = next((ROOT / "dist").glob("tyche-*-py3-none-any.whl"), None)
    found = modules()
    if wheel is None or not found:
        print("build the plain wheel and the compiled modules first: make wheel-compiled")
        return 1
    print(compiled(wheel, found, TARGET).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
