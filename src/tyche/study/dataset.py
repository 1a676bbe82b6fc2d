"""Games as a dataset: Parquet files that researchers can query, and that lead back to the records (extra `data`).

A dataset is a folder with a folder of files for each kind of rows (`games`, `outcomes`, `decisions`, `options`, and
`features` of each game) and `dataset.json`, which says what is in it. The files are written in parts of so many games.
A part counts once `dataset.json` names it, so whatever breaks off leaves a whole dataset, and the same command goes on
behind it. Memory is bounded by a row group and the games that are under way.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tyche.core.errors import SetupError
from tyche.core.record import FIRST_FORMAT, FORMAT
from tyche.study.rows import DECISIONS, GAMES, Rows, arrow, schema_of

FORMAT_OF_DATASETS: Final = 1
MANIFEST: Final = "dataset.json"
GAMES_A_PART: Final = 500
ROWS_A_GROUP: Final = 100_000


class Part(msgspec.Struct):
    """Some games that were written together: up to which of the source, and how many rows of each kind."""

    upto: str
    rows: dict[str, int]


class Manifest(msgspec.Struct):
    """What a dataset holds."""

    tyche_dataset: int
    tyche: str
    source: dict[str, Any]
    """What the games are, as whoever made it said; the same command goes on, another is refused."""
    salt: str
    """Mixed into the pseudonyms of persons, so that those of two datasets have nothing in common."""
    kinds: list[str]
    left_out: int = 0
    """Games of the source that could not be written: not over, branched off from others, or damaged."""
    parts: list[Part] = []

    @property
    def games(self) -> int:
        """How many games there are."""
        return sum(part.rows.get(GAMES, 0) for part in self.parts)


def folder_of(rows: str) -> str:
    """The folder of a kind of rows: `features hellas` are in a folder of a folder."""
    return rows.replace(" ", "/")


class Dataset:
    """A dataset to be read or gone on with."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            self.manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
        except FileNotFoundError:
            raise SetupError(f"{folder} is no dataset: it has no {MANIFEST}") from None
        except msgspec.DecodeError as error:
            raise SetupError(f"{folder / MANIFEST} cannot be read: {error}") from None
        if self.manifest.tyche_dataset > FORMAT_OF_DATASETS:
            raise SetupError(f"{folder} is too new: it has format {self.manifest.tyche_dataset}")

    def files(self, rows: str) -> list[Path]:
        """The files of a kind of rows, in order."""
        return [
            self.folder / folder_of(rows) / file_name(n)
            for n, part in enumerate(self.manifest.parts)
            if rows in part.rows
        ]

    def records(self) -> Iterator[tuple[str, bytes]]:
        """The games as records, as they went in: id and JSON. They are read part by part."""
        parquet = arrow().parquet
        for games, decisions in zip(self.files(GAMES), self.files(DECISIONS), strict=True):
            taken = _decisions(parquet, decisions)
            for batch in parquet.ParquetFile(games).iter_batches(batch_size=16):
                for row in batch.to_pylist():
                    yield row["game_id"], record_from(row, next(taken, []))


def _decisions(parquet: Any, path: Path) -> Iterator[list[list[Any]]]:
    """The decisions of each game of a file, in the order of its games."""
    found: list[list[Any]] = []
    columns = ["game_id", "moment", "seat", "option"]
    for batch in parquet.ParquetFile(path).iter_batches(batch_size=ROWS_A_GROUP, columns=columns):
        for row in batch.to_pylist():
            if row["moment"] == 0 and found:
                yield found
                found = []
            found.append([row["seat"], *msgspec.json.decode(row["option"])])
    if found:
        yield found


def record_from(row: dict[str, Any], decisions: list[list[Any]]) -> bytes:
    """A record, byte for byte as it was."""
    turnings = msgspec.json.decode(row["turnings"])
    record = {
        "tyche": FORMAT if turnings else FIRST_FORMAT,
        "game": row["game"],
        "rules": row["rules"],
        "options": msgspec.json.decode(row["options"]),
        "seats": row["seats"],
        "commitment": row["commitment"],
        "decisions": decisions,
        "dice": row["dice"],
        "digest": row["digest"],
        "result": msgspec.json.decode(row["result"]),
    }
    if turnings:
        record["turnings"] = turnings
    record["seed"] = row["seed"]
    return msgspec.json.encode(record) + b"\n"


def file_name(part: int) -> str:
    """The name of the files of a part."""
    return f"part-{part:05}.parquet"


class Writer:
    """Writes games to a dataset, or goes on with one; what is not in a finished part is thrown away."""

    def __init__(
        self, folder: Path, version: str, source: dict[str, Any], kinds: list[str], games_a_part: int = GAMES_A_PART
    ) -> None:
        self.folder = folder
        self.games_a_part = games_a_part
        if (folder / MANIFEST).exists():
            self.manifest = Dataset(folder).manifest
            if self.manifest.source != source or self.manifest.kinds != kinds:
                raise SetupError(f"{folder} holds games of another export; name another folder or remove it")
        else:
            if folder.exists() and any(folder.iterdir()):
                raise SetupError(f"{folder} is not empty, and no dataset")
            self.manifest = Manifest(FORMAT_OF_DATASETS, version, source, os.urandom(16).hex(), kinds)
            folder.mkdir(parents=True, exist_ok=True)
            self._keep()
        self._open: dict[str, _File] = {}
        self._upto = self.upto
        self._left_out = 0

    @property
    def upto(self) -> str:
        """Up to where the source was written: what comes after it is still to do."""
        return self.manifest.parts[-1].upto if self.manifest.parts else ""

    def add(self, key: str, rows: Rows | None) -> None:
        """Write a game of the source; None is one that is left out. Keys never go down."""
        written = self._open.get(GAMES)
        if written is not None and written.rows >= self.games_a_part and key > self._upto:
            self._finish()
        self._upto = key
        if rows is None:
            self._left_out += 1
            return
        for kind, batch in rows.items():
            if kind not in self._open:
                self._open[kind] = _File(self.folder / folder_of(kind) / file_name(len(self.manifest.parts)), kind)
            self._open[kind].add(batch)

    def close(self) -> Manifest:
        """Finish the last part."""
        if self._open or self._left_out:
            self._finish()
        return self.manifest

    def _finish(self) -> None:
        rows = {kind: file.close() for kind, file in self._open.items()}
        self.manifest.parts.append(Part(self._upto, rows))
        self.manifest.left_out += self._left_out
        self._left_out = 0
        self._open.clear()
        self._keep()

    def _keep(self) -> None:
        """Say what is in the dataset, all or nothing."""
        fresh = self.folder / f".{MANIFEST}.{os.getpid()}"
        with fresh.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(self.manifest), indent=1) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.folder / MANIFEST)


class _File:
    """A file of a part, which is written anew if a former run broke off in it."""

    def __init__(self, path: Path, kind: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.rows = 0
        self._waiting: list[Any] = []
        self._number = 0
        self._writer = arrow().parquet.ParquetWriter(path, schema_of(kind), compression="zstd")

    def add(self, batch: Any) -> None:
        """Add the rows of a game; a full row group is written."""
        self._waiting.append(batch)
        self.rows += batch.num_rows
        self._number += batch.num_rows
        if self._number >= ROWS_A_GROUP:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            self._writer.write_table(arrow().Table.from_batches(self._waiting))
        self._waiting, self._number = [], 0

    def close(self) -> int:
        """Finish the file; how many rows it has."""
        self._write()
        self._writer.close()
        return self.rows
