### The commands of whoever runs a server.

cli-backup-help =
    Write the whole database and the secret key to one file, also while the server runs.

    The file can be restored into SQLite or PostgreSQL. Keep it safe: it holds everything, hashes of passwords included.
cli-backup-examples =
    Examples:
      tyche backup tyche-2026-05-01.zip
      tyche backup --database postgresql://tyche@localhost/tyche backup.zip
cli-restore-help =
    Fill an empty database from a backup. Nothing is ever written over; if anything is wrong, nothing has changed.
cli-restore-examples =
    Examples:
      tyche restore backup.zip
      tyche restore --database postgresql://tyche@localhost/fresh backup.zip
cli-admin-help = People, tables and reports of a server, beside the server if it runs.
cli-people-help = List people, those who came last first.
cli-people-examples =
    Example:
      tyche admin people anna --guests
cli-tables-help = List tables, those that changed last first.
cli-tables-examples =
    Example:
      tyche admin tables --status running
cli-reports-help = Read what people reported, with what was said; or close a report.
cli-reports-examples =
    Examples:
      tyche admin reports
      tyche admin reports --close 3 --note "warned"
cli-ban-help = Keep somebody out and sign them out everywhere; --end lets them in again.
cli-ban-examples =
    Examples:
      tyche admin ban Kallias --days 7 --reason "insults"
      tyche admin ban Kallias --end
cli-rename-help = Give somebody another name. Tables show it within a second.
cli-rename-examples =
    Example:
      tyche admin rename Kallias "Kallias II"
cli-erase-help =
    Forget somebody for good: account, sessions, passkeys, notes. Bots take their seats; past games show a former player.
cli-erase-examples =
    Example:
      tyche admin erase Kallias --yes
cli-damaged-help = List running tables whose stored history does not verify. tyche repair-table mends them.
cli-damaged-examples =
    Example:
      tyche admin damaged
cli-status-help = Say how many there are of everything, and when something last happened.
cli-status-examples =
    Example:
      tyche admin status
cli-tidy-help = Remove now what the settings TYCHE_KEEP_… say is too old; records are saved first.
cli-tidy-examples =
    Example:
      tyche admin tidy
cli-arg-backup = The file of the backup.
cli-arg-who = A person: the name of an account, or an id.
cli-arg-most = How many to list at most.
cli-arg-search = Part of a name.
cli-arg-guests = Guests, too.
cli-arg-status = Only tables that are open, running or finished.
cli-arg-closed = Closed reports, too.
cli-arg-close = The number of a report that is dealt with.
cli-arg-note = What was done about it.
cli-arg-reason = Why; the person is told.
cli-arg-days = For how many days; without it, for good.
cli-arg-end = Let the person in again.
cli-arg-name = The new name.
cli-arg-yes = Really do it.
cli-backup-done = { $file } holds { $rows } rows.
cli-restore-done = The database is as it was on { $made } (Tyche { $version }). Start the server, and look at its tables with tyche check-tables.
cli-no-person = There is nobody called { $who }: say the name of an account, or an id from tyche admin people.
cli-no-status = A table is open, running or finished, not { $status }.
cli-no-report = There is no open report { $number }.
cli-report-closed = Report { $number } is closed.
cli-report-head = { $number }. { $at }: { $name } ({ $person }) at table { $table }, reported by { $by }
cli-report-note = closed { $at }: { $note }
cli-reports-none = There are no reports.
cli-banned = { $name } is kept out.
cli-ban-ended = { $name } may come in again.
cli-renamed = { $before } is called { $now } now.
cli-erase-sure = { $name } would be forgotten for good. Say --yes if you are sure.
cli-erased = { $name } is forgotten; tables that changed: { $tables }.
cli-damaged-none = The history of every running table verifies.
cli-status-last = Something last happened at a table at { $at }.
cli-head-id = Id
cli-head-name = Name
cli-head-kind = Kind
cli-head-seats = Seats
cli-head-seen = Last seen
cli-head-banned = Kept out until
cli-head-game = Game
cli-head-status = Status
cli-head-moment = Moment
cli-head-changed = Changed
cli-head-problem = Problem
cli-head-what = What
cli-head-number = Number
cli-census-accounts = Accounts
cli-census-guests = Guests
cli-census-banned = Ever banned
cli-census-open = Tables not begun
cli-census-running = Games being played
cli-census-finished = Finished games
cli-census-events = Decisions and other events
cli-census-reports = Open reports
cli-removed-guest = Guests forgotten
cli-removed-open = Tables that never began
cli-removed-idle = Games that stood still
cli-removed-finished = Finished games
cli-removed-report = Closed reports
