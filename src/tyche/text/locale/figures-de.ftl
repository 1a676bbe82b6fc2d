### Statistics at the terminal.

figures-counted = { $number ->
    [one] 1 beendete Partie
   *[other] { $number } beendete Partien
}
figures-who-persons = nur Menschen
figures-who-mixed = Menschen und Bots
figures-who-bots = nur Bots
figures-by-hero = Nach Held
figures-by-general = Nach General
figures-by-people = Nach Volk
figures-by-seat = Nach Platz
figures-by-opening = Nach Eröffnung
figures-by-player = Nach Spieler
figures-seat = Platz { $number }
figures-people = Menschen
figures-games = Partien
figures-won = Gewonnen
figures-share = Anteil
figures-interval = 95-%-Intervall
figures-even = gleicher Anteil
figures-few = zu wenige
figures-endings = Wie Partien enden
figures-ending-resigned = Wer gewonnen hätte, hatte aufgegeben
figures-ending-left = Alle anderen sind gegangen
figures-ending-other = Anders
figures-lengths = Wie lange sie dauern
figures-median = Median { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
