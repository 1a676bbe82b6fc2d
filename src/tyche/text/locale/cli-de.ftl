### Kommandozeile.
###
### cli-COMMAND-help und cli-COMMAND-examples sind die Hilfe eines Befehls, cli-arg-NAME die eines Arguments oder Schalters.

cli-app-help = Antike Brettspiele, gespielt, studiert und simuliert, mit durchgesetzten Regeln.

## Befehle.

cli-play-help =
    Spiele an einem Bildschirm, gegen Bots oder mit Freunden.

    Der erste Platz ist deiner, die anderen nehmen Bots ein, wenn --seats nichts anderes sagt. Während des Spiels: tippe help.
cli-play-examples =
    Beispiele:
      tyche play successors
      tyche play --players 3 --seats blue=human,red=bot:random
      tyche play successors --options cavalry,short_game --save table.json
      tyche play --continue
      tyche play --resume table.json
      tyche play --watch --players 2 --seed actium
cli-replay-help =
    Gehe eine Aufzeichnung durch, Entscheidung für Entscheidung, mit den Augen eines jeden.
cli-replay-examples =
    Beispiele:
      tyche replay table.json
      tyche replay table.json --seat all --moment 120
      tyche replay table.json --auto
cli-simulate-help =
    Lass Bots viele Partien spielen und zähle, wer gewinnt, und wie.

    Derselbe Startwert ergibt dieselben Partien, mit jeder Zahl von Prozessen. Von Partie zu Partie rücken die Bots um einen Platz weiter.
cli-simulate-examples =
    Beispiele:
      tyche simulate --bots strategos,random --games 100 --workers 2
      tyche simulate --players 2 --options short_game --out games.jsonl
cli-arena-help =
    Bots aneinander messen: Jeder sitzt auf jedem Platz, bei gleichem Glück.
    Gewinnanteile und Wertungen haben 95-%-Bereiche; 400 Punkte sind Chancen von zehn zu eins.
cli-arena-examples =
    Beispiele:
      tyche arena hellas --challenger polemarchos --bots random
      tyche arena successors --deals 50 --workers 2 --out ladder.jsonl
cli-train-help =
    Aus Partien gegen sich selbst lernen, was Stellungen versprechen: die Gewinnaussicht jedes Platzes.
    Ein Ordner bewahrt die Partien auf, damit ein unterbrochener Lauf weitergeht, und die Gewichte.
cli-train-examples =
    Beispiele:
      tyche train hellas --folder build/hellas --games 600 --workers 2
cli-learn-help =
    Ein Spiel spielend lernen: kurze Lektionen, Schritt für Schritt. Ohne Namen die erste, die noch nicht geschafft ist.
cli-learn-examples =
    Beispiele:
      tyche learn successors
      tyche learn successors battle --language cs
cli-arg-lesson = Der Name einer Lektion.
cli-lesson-enter = Eingabetaste: weiter{" "}
cli-lesson-hint = Das kommt später. Tu, was die Lektion sagt.
cli-lesson-show = Tippe „show me“, und die Lektion tut es.
cli-lesson-no-undo = In einer Lektion wird nichts zurückgenommen; man kann sie neu beginnen.
cli-lesson-wrong = Nicht ganz. Überleg noch einmal.
cli-lesson-all-done = Alle Lektionen sind geschafft; nenne eine, um sie noch einmal zu spielen.
cli-puzzle-help =
    Den Gewinnzug finden: ein Augenblick einer Partie, in dem eine Möglichkeit weit über den anderen steht. Ohne Spiel das Rätsel des Tages.
cli-puzzle-examples =
    Beispiele:
      tyche puzzle
      tyche puzzle hellas
cli-puzzles-help =
    Rätsel suchen: Bots spielen, und wo eine Möglichkeit herausragt, wird viele Male weitergespielt. Derselbe Startwert findet dieselben.
cli-puzzles-examples =
    Beispiele:
      tyche puzzles hellas --number 20 --out build/puzzles
cli-arg-puzzle-game = Das Spiel; ohne Angabe das Rätsel des Tages.
cli-arg-puzzle = Die Kennung eines Rätsels.
cli-arg-puzzles-out = Der Ordner, in den die Rätsel geschrieben werden.
cli-arg-puzzles-games = Wie viele Partien gespielt werden.
cli-arg-puzzles-first = Die Nummer der ersten Partie, um nach einer früheren Suche weiterzumachen.
cli-arg-case = Einen Versuchstisch in der Stellung einer Falldatei öffnen.
cli-arg-case-title = Welcher Fall der Datei: der Anfang seines Titels (sonst der erste).
cli-puzzles-looking = Suche Rätsel
cli-puzzles-found = { $number } Rätsel nach { $folder } geschrieben
cli-puzzle-about-soon = Du bist { $seat }. Hier { $right ->
    [one] gewinnt eine Möglichkeit
   *[other] gewinnen { $right } Möglichkeiten
} im Lauf einer Runde: finde { $right ->
    [one] sie
   *[other] eine
}. „hint“ gibt einen Hinweis.
cli-puzzle-solved-soon = Das ist es: In { $wins } von 100 Partien, die von hier weitergespielt wurden, gewann dieser Zug so bald.
cli-puzzle-wrong-soon = Von dort gewinnt das so bald in { $wins } von 100 Partien; die beste Möglichkeit in { $best }. Versuch es noch einmal.
cli-arg-puzzles-further = Mit --soon: so viel weiter schauen, als das Spiel es sonst tut (Successors: 2 ist eine ganze Runde).
cli-arg-puzzles-soon = Nach Siegen suchen, die im Lauf einer Runde kommen.
cli-puzzle-about = Du bist { $seat }. Eine Möglichkeit gewinnt hier weit öfter als jede andere: finde sie. „hint“ gibt einen Hinweis.
cli-puzzle-solved = Das ist es: { $wins } von 100 Partien, die von hier weitergespielt wurden, gewann dieser Zug.
cli-puzzle-wrong = Von dort weitergespielt gewinnt das { $wins } von 100 Partien; die beste Möglichkeit gewinnt { $best }. Versuch es noch einmal.
cli-puzzle-where = Sieh hierhin: { $places }
cli-puzzle-rule = Die Regel dazu: { $clause }. „show me“ zeigt die Lösung.
cli-cases-help =
    Prüfe Regelfälle: YAML-Dateien oder Ordner davon. Was nicht stimmt, wird mit Datei und Zeile genannt.
cli-cases-examples =
    Beispiele:
      tyche cases
      tyche cases src/tyche/games/successors/cases/S15-sieges.yaml
cli-clauses-help =
    Liste die Klauseln eines Regelhefts mit den Funktionen, Fällen und Tests, die sie nennen.
cli-clauses-examples =
    Beispiele:
      tyche clauses successors
      tyche clauses successors S15
      tyche clauses successors --missing
cli-rules-help =
    Ein Regelheft lesen: seine Kapitel, eine Klausel mit allem darunter, oder die Klauseln mit bestimmten Worten.
cli-rules-examples =
    Beispiele:
      tyche rules successors
      tyche rules successors S10.J
      tyche rules successors overrun champion
cli-reviews-help =
    Viele beendete Partien im Rückblick, je eine Zeile JSON; ein unterbrochener Lauf geht weiter, wo er abbrach.
cli-reviews-examples =
    Beispiele:
      tyche reviews games/ --out reviews.jsonl --workers 2
cli-statistics-help =
    Wie Partien ausgehen: wer womit gewinnt, wie sie enden, wie lange sie dauern. Aus dem, was der Server behalten hat,
    oder aus Aufzeichnungen.
cli-statistics-examples =
    Beispiele:
      tyche statistics hellas --who bots
      tyche statistics scharz games/ --only map:italia --csv figures.csv
cli-export-help =
    Partien als Datensatz aus Parquet-Dateien schreiben: aus Aufzeichnungen, von einem Server, oder eigens von Bots gespielt.
    Derselbe Befehl geht weiter, wo er abbrach, und fügt hinzu, was seither zu Ende ging.
cli-export-examples =
    Beispiele:
      tyche export dataset --sample hellas --games 50 --workers 2
      tyche export dataset games/
      tyche export dataset --server
cli-records-help =
    Die Partien eines Datensatzes als Aufzeichnungen schreiben, die man prüfen und ansehen kann.
cli-records-examples =
    Beispiele:
      tyche records dataset records/
cli-study-help =
    Eine beendete Partie im Rückblick: Chancen, Wendepunkte, Glück.
cli-study-examples =
    Beispiel:
      tyche study table.json --html rueckblick.html
cli-verify-help =
    Prüfe eine Aufzeichnung: das Versprechen der Würfel, jede Entscheidung, jeden Würfel, die Schlussstellung und das Ergebnis.
cli-verify-examples =
    Beispiel:
      tyche verify table.json
cli-games-help =
    Liste die vorhandenen Spiele mit ihren Spielerzahlen und Optionen.
cli-games-examples =
    Beispiel:
      tyche games

## Argumente.

cli-arg-game = Das Spiel; siehe tyche games.
cli-arg-game-or-all = Das Spiel, oder alle: all; siehe tyche games.
cli-arg-players = Wie viele spielen (ohne Angabe 4).
cli-arg-seats = Wer wo sitzt: PLATZ=human oder PLATZ=bot:NAME, mit Kommas.
cli-arg-options = Optionen des Tisches, mit Kommas: ein Name, oder name=wert.
cli-arg-seed = Ein Wort oder eine Zahl; derselbe Startwert ergibt dieselben Würfel und Karten.
cli-arg-save = Speichere den Tisch nach jeder Entscheidung hier. Die Datei enthält den Startwert: Behalte sie für dich. Ohne das wird der letzte Tisch für --continue aufgehoben.
cli-arg-resume = Setze einen gespeicherten Tisch fort; sage wieder, wer wo sitzt. Gespeichert wird in dieselbe Datei, wenn --save nichts anderes sagt.
cli-arg-components = Eine Datei mit eigenem Spielmaterial, für Spiele, die eine annehmen.
cli-arg-continue = Weiter mit dem zuletzt gespielten Tisch und denselben Plätzen.
cli-arg-watch = Nur Bots; zeige das Protokoll.
cli-arg-language = Die Sprache aller Texte.
cli-arg-study-html = Den Rückblick als Seite in diese Datei schreiben.
cli-arg-study-json = Den Rückblick als JSON in diese Datei schreiben.
cli-arg-record = Eine Aufzeichnung von tyche play --save.
cli-arg-seat = Mit wessen Augen: ein Platz, all (alles) oder none (nichts Verdecktes).
cli-arg-moment = Beginne nach so vielen Entscheidungen.
cli-arg-auto = Zeige das ganze Protokoll und die letzte Stellung, und frage nichts.
cli-arg-bots = Die Bots des Wettkampfs, mit Kommas; sie wiederholen sich, bis alle Plätze besetzt sind.
cli-arg-games = Wie viele Partien.
cli-arg-workers = Wie viele Prozesse.
cli-arg-match-seed = Ein anderer Startwert ergibt andere Partien.
cli-arg-out = Schreibe eine Zeile JSON für jede Partie.
cli-arg-arena-bots = Die Bots, mit Kommas (ohne Angabe alle, die das Spiel spielen); bei einem Herausforderer seine Gegner.
cli-arg-challenger = Ein Bot gegen einen Tisch voll anderer.
cli-arg-deals = Wie viele Gaben; jede wird einmal für jeden Platz gespielt.
cli-arg-ladder = Jeder gegen einen Tisch voll Bots der Stufe unter ihm; die schnellen spielen zehnmal so viele Gaben.
cli-arg-anchor = Der Bot mit der Wertung 0 (ohne Angabe der schwächste).
cli-arg-arena-out = Für jede Partie eine Zeile JSON schreiben. Was die Datei schon enthält, wird nicht noch einmal gespielt.
cli-arg-ray = Die Adresse eines Ray-Clusters, oder local, um hier einen zu starten.
cli-arg-train-folder = Der Ordner für Partien und Gewichte.
cli-arg-train-players = Spielerzahlen, mit Kommas; sie wechseln sich ab (ohne Angabe alle, die das Spiel erlaubt).
cli-arg-reviews-out = Die Datei für die Rückblicke.
cli-reviewing = Partien werden durchgesehen
cli-reviewed = { $number } Rückblicke sind in { $file }.
cli-arg-dataset = Der Ordner des Datensatzes.
cli-arg-export-records = Aufzeichnungen oder Ordner davon.
cli-arg-export-server = Die beendeten Partien des Servers; Personen erhalten Decknamen.
cli-arg-sample = Bots spielen eigens dieses Spiel.
cli-arg-export-only = Arten von Zeilen, mit Kommas (games, outcomes, decisions, options, features; ohne Angabe alle).
cli-arg-statistics-who = Wer gespielt hat: persons, mixed oder bots (bei einem Server; Aufzeichnungen sagen es nicht).
cli-arg-statistics-players = Nur Partien mit so vielen Spielenden.
cli-arg-statistics-days = Nur Partien der letzten so vielen Tage.
cli-arg-statistics-only = Nur Partien mit diesen Optionen, etwa map:italia,mode:first.
cli-arg-statistics-csv = Die Zahlen durch Kommas getrennt in diese Datei schreiben.
cli-arg-statistics-json = Die Zahlen als JSON in diese Datei schreiben.
cli-statistics-who = Wer gespielt hat, ist eines von { $known }.
cli-statistics-one-source = Sag, woher die Partien kommen: Aufzeichnungen oder eine Datenbank, nicht beides.
cli-statistics-only = Sag OPTION:WERT, mit Optionen aus { $known }.
cli-statistics-not-over = die Partie ist nicht zu Ende
cli-statistics-counting = Partien werden gezählt
cli-export-one-source = Sag, woher die Partien kommen: Aufzeichnungen, --server, oder --sample mit einem Spiel; eines davon.
cli-no-rows = Es gibt keine Zeilen { $kind }; es gibt { $kinds }.
cli-exporting = Partien werden geschrieben
cli-exported = { $games } Partien sind in { $folder }; { $left } wurden ausgelassen.
cli-left-out = Ausgelassen: { $game }: { $why }
cli-records-written = { $number } Aufzeichnungen sind in { $folder }.
cli-arg-records = Schreibe die Aufzeichnung jeder Partie in diesen Ordner.
cli-arg-words = Eine Klausel, oder Worte zum Suchen.
cli-arg-paths = Dateien oder Ordner; ohne Angabe die Fälle aller Spiele.
cli-arg-clause = Nur diese Klausel und die darunter.
cli-arg-missing = Nur die Klauseln, die kein Fall und kein Test nennt; es sollte keine geben.
cli-arg-pairs = Zählt in zufälligen Partien und in Partien von Bots, welche Klauseln verschiedener Kapitel in einem Ablauf zusammentreffen, und listet die häufigsten Paare ohne gemeinsamen Fall auf.
cli-arg-pair-games = Mit --pairs: wie viele zufällige Partien, und ebenso viele von Bots.
cli-arg-search-rules = Wonach gesucht wird, so wie ein Spieler fragt.
cli-arg-cases = Der Ordner der Fälle, wenn nicht der des Spiels.
cli-arg-tests = Der Ordner der Tests.

## Spielen.

cli-welcome = Ein Tisch { $game } für { $players }.
cli-commitment = Die Würfel sind versprochen: { $commitment }
cli-seated = { $number ->
        [0] An diesem Bildschirm: { $people }.
       *[other] Du spielst { $people }; Bots spielen { $bots }.
    }
cli-hint = Wähle mit Nummer oder Worten. Tippe help für alles Weitere, about für eine Beschreibung des Spiels.
cli-help =
    NUMMER oder WORTE   eine Option wählen: 3, oder { $words }, oder nur { $name }, wenn das zu einer einzigen passt
    { "*" }                   die markierte Option wählen: was ein abwesender Spieler täte
    more (oder Enter)   die Optionen noch einmal, oder ihre nächste Seite
    why WORTE           warum etwas nicht erlaubt ist: why { $words }
    hint                was ein starker Bot hier täte, und warum
    undo                deine letzte Entscheidung zurücknehmen, wenn seitdem nichts aufgedeckt wurde
    back [N]            vor deine letzte Entscheidung zurück, oder die N-letzte, was auch aufgedeckt wurde:
                        alle an diesem Bildschirm müssen zustimmen, und was dann kommt, ist neu gemischt
    map [NAME]          der ganze Tisch, oder ein Teil der Karte mit seinen Wegen
    show NAME           etwas über die Karte legen, wie die Reichweite; ohne Namen, was es gibt
    hand                deine Karten
    score               woher die Punkte aller kommen
    log [N]             die letzten Einträge des Protokolls
    card NUMMER         was auf einer Karte steht, nach Nummer oder Titel
    rules [KLAUSEL]     die Kapitel, eine Klausel oder Worte zum Suchen: rules { $clause }
    about [NAME]        über dieses Spiel, oder über alles, was einen Namen hat
    aside PLATZ WORTE   jemand anderes an diesem Bildschirm spielt eine Karte dazwischen: aside { $seat } …
    save DATEI          den Tisch in eine eigene Datei schreiben
    quit                den Tisch verlassen; er wird aufgehoben
cli-hint-chance = { $number } % Gewinnchance
cli-hint-caution = Eine Schätzung eines starken Bots, der nur weiß, was du wissen darfst.
cli-hint-alone = Hinweise gibt es nur, wenn man allein gegen Bots spielt.
cli-hand-over = { $seat } entscheidet. Gib den Bildschirm weiter und drücke Enter.
cli-seat = Platz
cli-hand = Deine Hand
cli-no-hand = Du hast keine Karten.
cli-map-legend = ■ beherrscht, □ nicht: das Gebiet, Felder jeder Seite / alle Felder
cli-pieces = Figuren
cli-card-points = { $points } AP
cli-siege = { $by } belagert, { $points } von { $needed } Belagerungspunkten
cli-province = { $vp } SP, { $need } Marker nötig
cli-army = Armee: { $pieces } ({ $area })
cli-army-staying = ; dort bleiben: { $pieces }
cli-army-points = ; Bewegungspunkte übrig: { $points } von { $all }
cli-any-time = Jederzeit:
cli-page = Seite { $page } von { $pages }: drücke Enter für die nächste
cli-log-earlier = … { $number } davor (log { $all } zeigt alle)
cli-ambiguous = { $words } passt zu { $number } der Optionen:
cli-no-number = Es gibt keine Option { $number }; sie gehen von 1 bis { $most }.
cli-not-understood = Das verstehe ich nicht: { $words }. Tippe help für alles, was du tun kannst.
cli-undone = Zurückgenommen.
cli-went-back = Der Tisch ging zurück. Was jetzt kommt, ist neu gemischt; die Aufzeichnung hält es fest.
cli-back-where = Wohin zurück? Du hast { $most } Entscheidungen getroffen: sag back, oder back und eine Zahl bis dahin.
cli-back-refused = Nicht alle stimmen zu: nichts hat sich geändert.
cli-back-agree = { $seat } will { $number ->
    [one] eine Entscheidung
   *[other] { $number } Entscheidungen
} zurücknehmen. Was dann kommt, ist neu gemischt. Das wurde seitdem aufgedeckt; stimmst du zu (ja oder nein)?
cli-why-what = Warum was? Sag es wie eine Option: why { $words }.
cli-allowed = Das ist erlaubt:
cli-aside-who = Wer meldet sich? An diesem Bildschirm sitzen { $seats }.
cli-save-where = Wohin speichern? Sag save DATEI.
cli-saved = Gespeichert: { $file }
cli-go-on = Der Tisch ist aufgehoben. Weiter geht es mit: tyche play --continue
cli-resume = Der Tisch ist aufgehoben. Weiter geht es mit: tyche play --resume { $file }
cli-bye = Auf Wiedersehen.
cli-winner = { $winner } gewinnt.
cli-no-clause = Keine Klausel heißt so oder enthält: { $words }.
cli-more-clauses = … und { $number } weitere; mit einem Wort mehr werden es weniger.
cli-no-card = Keine Karte heißt: { $words }.
cli-no-province = Keine Provinz heißt: { $words }.
cli-show-what = Was zeigen? Es gibt { $overlays }.
cli-no-name = Nichts heißt: { $words }.

## Nachspielen.

cli-replay-commands =
    next (Enter), back, turn, turn-back, go N, end, seat NAME|all|none, map, show NAME, score, about NAME, log [N], card NUMMER, rules KLAUSEL, quit
cli-decided = { $seat } wählt: { $option }

## Tabellen.

cli-column-place = Ort
cli-column-kind = Art
cli-column-controller = Gehört
cli-column-pieces = Figuren
cli-column-routes = Wege
cli-column-wins = Siege
cli-column-games = Partien
cli-column-share = Anteil
cli-column-gap = Über dem nächsten
cli-column-rating = Wertung
cli-column-thinking = Je Entscheidung
cli-column-longest = Längste
cli-column-foretold = Vorhergesagt
cli-column-positions = Stellungen
cli-column-feature = Merkmal
cli-column-early = Früh
cli-column-late = Spät
cli-column-clause = Klausel
cli-column-functions = Funktionen
cli-column-cases = Fälle
cli-column-tests = Tests
cli-column-option = Option
cli-column-values = Werte (* üblich)
cli-column-about = Über
cli-column-bot = Bot (* üblich)
cli-column-level = Stärke
cli-level-learner = Lehrling
cli-level-practised = geübt
cli-level-skilled = stark
cli-level-master = Meister
cli-style-learner = weiß, was vernünftig ist, lässt manches durchgehen, spielt sofort
cli-style-practised = wägt jeden Zug nach Erfahrung ab und bestraft grobe Fehler
cli-style-skilled = spielt wichtige Züge im Geist weiter, bevor er sich entscheidet
cli-style-master = überlegt alles, worauf es ankommt, auch, was andere daraus machen; bis zu einer Sekunde

## Prüfen und Zählen.

cli-simulating = Es wird gespielt
cli-arena-note = In Klammern: 95-%-Bereiche, aus erneutem Ziehen der Gaben.
cli-trained = Gelernt aus { $games } Partien. Log-Verlust an { $kept } zurückgehaltenen Partien: { $loss }; Raten hat { $guess }.
cli-lengths = Entscheidungen je Partie: { $least } bis { $most }, Median { $median }, Mittel { $mean }.
cli-speed = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen in { $seconds } s: { $rate } Entscheidungen in der Sekunde.
cli-cases-summary = { $run ->
        [one] 1 Fall
       *[other] { $run } Fälle
    }, { $failed ->
        [0] alle stimmen
       *[other] { $failed } stimmen nicht
    }.
cli-no-cases = Hier gibt es keine Fälle.
cli-pairs-summary = { $procedures } Abläufe, { $pairs } Paare von Klauseln trafen zusammen; { $lacking } davon haben keinen gemeinsamen Fall.
cli-missing-summary = { $number ->
        [0] Jede Klausel, die genannt werden muss, nennt ein Fall oder Test.
        [one] 1 Klausel nennt kein Fall und kein Test.
       *[other] { $number } Klauseln nennt kein Fall und kein Test.
    }
cli-stray = Keine solche Klausel: { $stray }
cli-check-commitment = Der Startwert passt zum Versprechen.
cli-check-decisions = Jede Entscheidung ist regelgerecht.
cli-check-dice = Jeder Würfel ist der des Startwerts.
cli-check-digest = Die Schlussstellung stimmt.
cli-check-result = Das Ergebnis stimmt.
cli-turnings = { $number ->
    [one] Der Tisch ging einmal hinter Aufgedecktes zurück; Würfel und Stapel waren von da an neu gemischt.
   *[other] Der Tisch ging { $number }-mal hinter Aufgedecktes zurück; Würfel und Stapel waren jedes Mal neu gemischt.
}
cli-verified = Die Aufzeichnung stimmt: { $decisions } Entscheidungen, { $dice } Würfel.
cli-not-verified = Die Aufzeichnung stimmt nicht.
cli-for-players = für { $least } bis { $most } Spieler
