### Die Befehlszeile des Tischs im Netz.

cli-serve-help =
    Den Tisch im Netz öffnen: Tische für Menschen und Bots im Browser.

    Alles liegt in einer Datenbank, gewöhnlich in einer Datei im eigenen Datenordner. Einstellungen können auch aus der Umgebung kommen: siehe docs/server.md.
cli-serve-examples =
    Beispiele:
      tyche serve --open
      tyche serve --host 0.0.0.0 --port 8000
      tyche serve --database sqlite:///var/tyche.db
      tyche serve --database postgresql://tyche@localhost/tyche
cli-check-tables-help =
    Sagt, welche laufenden Tische eines Servers sich unter den jetzt installierten Regeln ändern würden. Ändert nichts.
cli-check-tables-examples =
    Beispiel:
      tyche check-tables --database sqlite:///var/backup.db
cli-repair-table-help =
    Sagt, was am gespeicherten Verlauf eines beschädigten Tisches falsch ist. Mit --keep wird er dort abgeschnitten, wo er nicht mehr stimmt: Was der Tisch verliert, kommt in diese Datei, und sein Protokoll vermerkt es.
cli-repair-table-examples =
    Beispiele:
      tyche repair-table k3jx9wq2mbt7
      tyche repair-table k3jx9wq2mbt7 --keep verlorene-ereignisse.json
cli-arg-table = Die Kennung des Tisches, wie check-tables und seine Adresse sie zeigen.
cli-arg-keep = Eine neue Datei für die Ereignisse, die wegfallen; ohne sie ändert sich nichts.
cli-arg-database = Die Datenbank: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
cli-arg-update = Die Datenbank zuerst auf den neuen Stand bringen; nur für eine Kopie.
cli-arg-host = Die Adresse, an der gelauscht wird; 0.0.0.0 ist jede dieses Rechners.
cli-arg-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-arg-open = Den Tisch im Browser zeigen.

cli-serve-running = Der Tisch ist unter { $address } zu finden. Strg+C beendet ihn.
cli-serve-missing = Der Tisch im Netz braucht weitere Bibliotheken ({ $module } fehlt). Sie werden so installiert: pip install "tyche[server]"
cli-table-same = geht unverändert weiter.
cli-table-moved = geht nach den neuen Regeln von Zeitpunkt { $base } von { $decisions } an weiter; { $lost ->
        [0] keine Entscheidung wird
        [one] 1 Entscheidung wird
       *[other] { $lost } Entscheidungen werden
    } zurückgenommen.
cli-table-stuck = wartet: Die neuen Regeln können seine Stellung nicht lesen.
cli-table-no-game = wartet: Sein Spiel ist nicht installiert.
cli-table-damaged = ist beschädigt und ruht, bis er repariert wird (tyche repair-table).
cli-repair-nothing = Der Verlauf dieses Tisches stimmt; es gibt nichts zu reparieren.
cli-repair-would = Der Verlauf ist beschädigt: { $problem }. Mit --keep DATEI geht der Tisch von Zeitpunkt { $moment } an weiter, und { $taken } Ereignisse kommen in die Datei.
cli-repaired = Repariert: Der Tisch geht von Zeitpunkt { $moment } an weiter; { $taken } Ereignisse liegen jetzt in { $file }. Was falsch war: { $problem }.
cli-tables-summary = { $tables ->
        [0] Kein Tisch läuft.
        [one] 1 Tisch läuft
       *[other] { $tables } Tische laufen
    }{ $tables ->
        [0] {""}
       *[other] ; { $differ } würden sich ändern.
    }
