review-title = Rückblick
review-won = { $name } hat gewonnen
review-nobody = Niemand hat gewonnen
review-table = Zum Tisch
review-replay = Nachspielen
review-download = Herunterladen
review-again = Noch einmal versuchen
review-making = Der Rückblick entsteht gerade.
review-making-about = Jede Entscheidung und jeder Wurf der Partie wird durchgesehen. Das dauert einige Sekunden bis wenige Minuten; du kannst die Seite verlassen und wiederkommen.
review-failed = Der Rückblick konnte nicht erstellt werden.
review-chances = Siegchancen
review-shaded = schattiert: Unsicherheit
review-curve-about = Die Siegchancen im Lauf der Partie, die von { $name } im Vordergrund. Dasselbe steht darunter als Tabelle.
review-scrubber = Augenblick der Partie
review-at = Entscheidung { $moment } von { $last }
review-keys = Pfeiltasten führen von Punkt zu Punkt, Enter öffnet dort das Brett.
review-open-board = Brett dort öffnen
review-edit = Diese Stellung bearbeiten
review-as-table = Als Tabelle
review-moment = Entscheidung
review-what = Was geschah
review-end = Das Ende
review-turns = Wendepunkte
review-turns-about = die Entscheidungen und Würfe, die am meisten bewegten
review-decision = Entscheidung { $moment }
review-alternatives = Was ein starker Bot sah: die Siegchance nach jeder Möglichkeit
review-chosen = gewählt
review-hands = Die Hände, wie sie waren
review-concerns = für { $name }
review-verdict-missed = verpasst
review-verdict-slip = entgleiten lassen
review-verdict-brave = mutig und richtig
review-verdict-strong = gut gesehen
review-verdict-even = so musste es kommen
review-verdict-lucky = Glück
review-verdict-unlucky = Pech
review-account = Woraus das Ergebnis entstand
review-waterfall-about = { $name }, in Punkten der Siegchance: Beginn + Glück + eigenes Spiel + Spiel der anderen = Ergebnis
review-bar-start = Am Beginn
review-bar-dice = Würfel
review-bar-draws = Gezogene Karten
review-bar-own = Eigenes Spiel
review-bar-others = Andere
review-bar-result = Ergebnis
review-luck = Glück
review-adjusted = Ohne Glück
review-adjusted-result = Ergebnis ohne Glück: { $points } von 100.
review-lucky = Das Glück gab { $name } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
review-unlucky = Das Pech kostete { $name } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
review-no-luck = Glück und Pech glichen sich für { $name } aus.
review-error = Fehler ± { $points }.
review-what-is-this = Was ist das?
review-adjusted-about = Jeder Wurf und jede gezogene Karte wird mit dem Durchschnitt dessen verglichen, was hätte kommen können; der Unterschied ist Glück. Der Rest jeder Änderung ist Spiel, gemessen daran, was Stellungen in vielen Partien von Bots wert waren. Was vom Ergebnis ohne Glück bleibt, kann unter 0 oder über 100 liegen; alle Plätze zusammen ergeben 100.
review-seat = Platz
review-you = du
review-by-seat = Nach Platz
review-gains = Gewonnen und verloren: { $name }
review-gains-kind = Nach Art
review-gains-phase = Nach Phase
review-by-kind = Art
review-by-phase = Phase
review-kind-battle = Kämpfe
review-kind-cards = Karten
review-kind-board = Das übrige Brett
review-phase-other = zwischen den Phasen
review-compared = Verglichen mit deinen anderen Partien
review-compared-none = Deine anderen Partien erscheinen hier, sobald es Rückblicke auf sie gibt.
review-game = Partie
review-this-game = Diese Partie
review-average = Durchschnitt von { $number }
