"""The type check of the client finds what it should find."""

import shutil
from pathlib import Path

import pytest

from tests.web.node import WEB, node

COMPONENT = """<script lang="ts">
  import type {{ Clock }} from "./lib/types";
  const clock: Clock = {{ left: {left}, running: true, deadline: null }};
</script>

<p>{{clock.left}}</p>
"""


@pytest.mark.parametrize(("left", "fine"), [("60", True), ("'sixty'", False)])
def test_a_planted_type_error_is_found(tmp_path: Path, left: str, fine: bool) -> None:
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    shutil.copy(WEB / "tsconfig.json", tmp_path)
    shutil.copy(WEB / "svelte.config.js", tmp_path)
    (tmp_path / "src/lib").mkdir(parents=True)
    shutil.copy(WEB / "src/lib/types.ts", tmp_path / "src/lib")
    (tmp_path / "src/Planted.svelte").write_text(COMPONENT.format(left=left))
    arguments = ("--workspace", str(tmp_path), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    done = node("svelte-check/bin/svelte-check", *arguments, cwd=tmp_path)
    assert (done.returncode == 0) is fine, done.stdout + done.stderr
    assert fine or "is not assignable to type 'number'" in done.stdout
