### Die Befehle derer, die einen Server betreiben.

cli-backup-help =
    Schreibt die ganze Datenbank und den geheimen Schlüssel in eine Datei, auch während der Server läuft.

    Die Datei lässt sich in SQLite oder PostgreSQL wiederherstellen. Bewahre sie sicher auf: Sie enthält alles, auch Hashes von Passwörtern.
cli-backup-examples =
    Beispiele:
      tyche backup tyche-2026-05-01.zip
      tyche backup --database postgresql://tyche@localhost/tyche backup.zip
cli-restore-help =
    Füllt eine leere Datenbank aus einer Sicherung. Nie wird etwas überschrieben; stimmt etwas nicht, hat sich nichts geändert.
cli-restore-examples =
    Beispiele:
      tyche restore backup.zip
      tyche restore --database postgresql://tyche@localhost/neu backup.zip
cli-admin-help = Leute, Tische und Meldungen eines Servers, auch neben dem laufenden Server.
cli-people-help = Zählt Leute auf, die zuletzt da waren zuerst.
cli-people-examples =
    Beispiel:
      tyche admin people anna --guests
cli-tables-help = Zählt Tische auf, die zuletzt geänderten zuerst.
cli-tables-examples =
    Beispiel:
      tyche admin tables --status running
cli-reports-help = Zeigt, was gemeldet wurde, mit dem, was gesagt wurde; oder schließt eine Meldung ab.
cli-reports-examples =
    Beispiele:
      tyche admin reports
      tyche admin reports --close 3 --note "verwarnt"
cli-ban-help = Sperrt jemanden aus und meldet ihn überall ab; --end lässt ihn wieder herein.
cli-ban-examples =
    Beispiele:
      tyche admin ban Kallias --days 7 --reason "Beleidigungen"
      tyche admin ban Kallias --end
cli-rename-help = Gibt jemandem einen anderen Namen. Tische zeigen ihn innerhalb einer Sekunde.
cli-rename-examples =
    Beispiel:
      tyche admin rename Kallias "Kallias II"
cli-erase-help =
    Vergisst jemanden endgültig: Konto, Anmeldungen, Passkeys, Notizen. Bots übernehmen die Plätze; vergangene Partien zeigen einen ehemaligen Mitspieler.
cli-erase-examples =
    Beispiel:
      tyche admin erase Kallias --yes
cli-damaged-help = Zählt laufende Tische auf, deren Verlauf sich nicht bestätigen lässt. tyche repair-table repariert sie.
cli-damaged-examples =
    Beispiel:
      tyche admin damaged
cli-status-help = Sagt, wie viel es von allem gibt und wann zuletzt etwas geschah.
cli-status-examples =
    Beispiel:
      tyche admin status
cli-tidy-help = Entfernt jetzt, was nach den Einstellungen TYCHE_KEEP_… zu alt ist; Aufzeichnungen werden vorher gesichert.
cli-tidy-examples =
    Beispiel:
      tyche admin tidy
cli-arg-backup = Die Datei der Sicherung.
cli-arg-who = Eine Person: der Name eines Kontos oder eine Kennung.
cli-arg-most = Wie viele höchstens aufgezählt werden.
cli-arg-search = Ein Teil eines Namens.
cli-arg-guests = Auch Gäste.
cli-arg-status = Nur Tische, die open, running oder finished sind.
cli-arg-closed = Auch abgeschlossene Meldungen.
cli-arg-close = Die Nummer einer erledigten Meldung.
cli-arg-note = Was daraufhin geschah.
cli-arg-reason = Warum; die Person erfährt es.
cli-arg-days = Für wie viele Tage; ohne Angabe für immer.
cli-arg-end = Die Person wieder hereinlassen.
cli-arg-name = Der neue Name.
cli-arg-yes = Wirklich ausführen.
cli-backup-done = { $file } enthält { $rows } Zeilen.
cli-restore-done = Die Datenbank ist wie am { $made } (Tyche { $version }). Starte den Server und prüfe die Tische mit tyche check-tables.
cli-no-person = Es gibt niemanden namens { $who }: Nenne den Namen eines Kontos oder eine Kennung aus tyche admin people.
cli-no-status = Ein Tisch ist open, running oder finished, nicht { $status }.
cli-no-report = Es gibt keine offene Meldung { $number }.
cli-report-closed = Meldung { $number } ist abgeschlossen.
cli-report-head = { $number }. { $at }: { $name } ({ $person }) am Tisch { $table }, gemeldet von { $by }
cli-report-note = abgeschlossen { $at }: { $note }
cli-reports-none = Es gibt keine Meldungen.
cli-banned = { $name } ist ausgesperrt.
cli-ban-ended = { $name } darf wieder herein.
cli-renamed = { $before } heißt jetzt { $now }.
cli-erase-sure = { $name } würde endgültig vergessen. Sag --yes, wenn du sicher bist.
cli-erased = { $name } ist vergessen; geänderte Tische: { $tables }.
cli-damaged-none = Der Verlauf jedes laufenden Tisches lässt sich bestätigen.
cli-status-last = Zuletzt geschah an einem Tisch etwas am { $at }.
cli-head-id = Kennung
cli-head-name = Name
cli-head-kind = Art
cli-head-seats = Plätze
cli-head-seen = Zuletzt da
cli-head-banned = Ausgesperrt bis
cli-head-game = Spiel
cli-head-status = Stand
cli-head-moment = Moment
cli-head-changed = Geändert
cli-head-problem = Problem
cli-head-what = Was
cli-head-number = Anzahl
cli-census-accounts = Konten
cli-census-guests = Gäste
cli-census-banned = Je ausgesperrt
cli-census-open = Nicht begonnene Tische
cli-census-running = Laufende Partien
cli-census-finished = Beendete Partien
cli-census-events = Entscheidungen und andere Ereignisse
cli-census-reports = Offene Meldungen
cli-removed-guest = Vergessene Gäste
cli-removed-open = Nie begonnene Tische
cli-removed-idle = Stillstehende Partien
cli-removed-finished = Beendete Partien
cli-removed-report = Abgeschlossene Meldungen
