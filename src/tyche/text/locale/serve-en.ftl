### The command line of the web table.

cli-serve-help =
    Run the web table: tables for people and bots in the browser.

    Everything is kept in a database, usually a file in your data folder. Settings can also come from the environment: see docs/server.md.
cli-serve-examples =
    Examples:
      tyche serve --open
      tyche serve --host 0.0.0.0 --port 8000
      tyche serve --database sqlite:///var/tyche.db
      tyche serve --database postgresql://tyche@localhost/tyche
cli-check-tables-help =
    Say which running tables of a server would change under the rules that are installed now. Changes nothing.
cli-check-tables-examples =
    Example:
      tyche check-tables --database sqlite:///var/backup.db
cli-repair-table-help =
    Say what is wrong with the stored history of a damaged table. With --keep, cut it where it no longer verifies: what the table loses is written to that file, and its log says so.
cli-repair-table-examples =
    Examples:
      tyche repair-table k3jx9wq2mbt7
      tyche repair-table k3jx9wq2mbt7 --keep lost-events.json
cli-arg-table = The id of the table, as check-tables and its address show it.
cli-arg-keep = A new file for the events that are taken away; without it nothing changes.
cli-arg-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-arg-update = Bring the database up to date first; only for a copy.
cli-arg-host = The address to listen at; 0.0.0.0 is every one of this machine.
cli-arg-port = The port to listen at; 0 takes any that is free.
cli-arg-open = Show the table in the browser.

cli-serve-running = The table is at { $address }. Press Ctrl+C to stop.
cli-serve-missing = The web table needs more libraries ({ $module } is missing). Install them with: pip install "tyche[server]"
cli-table-same = goes on as it is.
cli-table-moved = goes on under the new rules from moment { $base } of { $decisions }; { $lost ->
        [0] no decision is
        [one] 1 decision is
       *[other] { $lost } decisions are
    } taken back.
cli-table-stuck = waits: the new rules cannot read its position.
cli-table-no-game = waits: its game is not installed.
cli-table-damaged = is damaged and rests until it is repaired (tyche repair-table).
cli-repair-nothing = The history of this table verifies; there is nothing to repair.
cli-repair-would = The history is damaged: { $problem }. With --keep FILE the table goes on from moment { $moment }, and { $taken } events are moved to the file.
cli-repaired = Repaired: the table goes on from moment { $moment }; { $taken } events are in { $file } now. What was wrong: { $problem }.
cli-tables-summary = { $tables ->
        [0] No table is running.
        [one] 1 table is running
       *[other] { $tables } tables are running
    }{ $tables ->
        [0] {""}
       *[other] ; { $differ } would change.
    }
