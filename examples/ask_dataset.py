"""Questions to a dataset, asked with DuckDB: python examples/ask_dataset.py DATASET

    tyche export dataset --sample hellas --games 50
    pip install duckdb
    python examples/ask_dataset.py dataset

DuckDB reads the Parquet files where they lie and takes of them what a question needs. docs/datasets.md says what the
columns mean.
"""

import sys
from pathlib import Path

import duckdb

QUESTIONS = {
    "Who wins, by seat and by who sits there": """
        SELECT name AS seat, player, count(*) AS games, round(100.0 * avg(won::INT), 1) || ' %' AS wins
        FROM outcomes GROUP BY ALL ORDER BY seat, player
    """,
    "The questions with the most to choose from": """
        SELECT topic, any_value(clause) AS clause, count(*) AS asked, round(avg(offered), 1) AS options
        FROM decisions GROUP BY topic HAVING max(offered) > 1 ORDER BY options DESC LIMIT 8
    """,
    "What is offered often and hardly ever chosen": """
        SELECT verb, count(*) AS offered, round(100.0 * avg(chosen::INT), 1) || ' %' AS chosen
        FROM options GROUP BY verb HAVING count(*) >= 20 ORDER BY avg(chosen::INT) LIMIT 8
    """,
}


def tables(data: Path) -> "duckdb.DuckDBPyConnection":
    """A database whose tables are the files of a dataset."""
    asked = duckdb.connect()
    for kind in ("games", "outcomes", "decisions", "options"):
        asked.read_parquet(f"{data}/{kind}/*.parquet").create_view(kind)
    return asked


def telling(asked: "duckdb.DuckDBPyConnection", data: Path, game: str) -> list[tuple[str, float]]:
    """How each feature goes together with winning, halfway through the games."""
    asked.read_parquet(f"{data}/features/{game}/*.parquet").create_view("features", replace=True)
    about = {"game_id", "moment", "seat", "progress"}
    names = [name for name in asked.table("features").columns if name not in about]
    columns = ", ".join(f'corr("{name}", won::INT)' for name in names)
    (found,) = asked.sql(f"""
        SELECT {columns} FROM features JOIN outcomes USING (game_id, seat) WHERE progress BETWEEN 0.4 AND 0.6
    """).fetchall()
    pairs = [(name, value) for name, value in zip(names, found, strict=True) if value is not None]
    return sorted(pairs, key=lambda pair: -abs(pair[1]))


def main() -> None:
    """Ask and print."""
    data = Path(sys.argv[1])
    asked = tables(data)
    for game, number in asked.sql("SELECT game, count(*) FROM games GROUP BY game ORDER BY game").fetchall():
        print(f"{number} games of {game}")
        for name, value in telling(asked, data, game)[:5]:
            print(f"  {value:+.2f} {name}")
    for title, question in QUESTIONS.items():
        print(f"\n{title}\n{asked.sql(question)}")


if __name__ == "__main__":
    main()
