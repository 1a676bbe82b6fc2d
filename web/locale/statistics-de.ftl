### Statistik: wie Partien ausgehen, die eigene Bilanz, Wertungen.

statistics = Statistik
statistics-lead = Wie Partien auf diesem Server ausgehen. Neben jeder Zahl steht die Zahl der Partien; Balken sind 95-%-Intervalle.
statistics-filters = Welche Partien gezählt werden
statistics-game = Spiel
statistics-who = Wer spielt
statistics-who-persons = nur Menschen
statistics-who-mixed = Menschen und Bots
statistics-who-bots = nur Bots
statistics-players = Spielende
statistics-since = Seit
statistics-any = beliebig
statistics-always = immer
statistics-days = { $number ->
    [one] letzter Tag
   *[other] letzte { $number } Tage
}
statistics-counted = { $number ->
    [one] 1 beendete Partie
   *[other] { $number } beendete Partien
}
statistics-winners = Wer gewinnt?
statistics-about = Anteil der damit gewonnenen Partien; Balken sind 95-%-Intervalle. Volle Punkte weichen vom gleichen Anteil ab, leere können Zufall sein.
statistics-by-hero = Nach Held
statistics-by-hero-one = Held
statistics-by-general = Nach General
statistics-by-general-one = General
statistics-by-people = Nach Volk
statistics-by-people-one = Volk
statistics-by-seat = Nach Platz
statistics-by-seat-one = Platz
statistics-by-opening = Nach Eröffnung
statistics-by-opening-one = Erster Ort
statistics-by-player = Nach Spieler
statistics-by-player-one = Spieler
statistics-seat = Platz { $number }
statistics-people = Menschen
statistics-games = Partien
statistics-won = Gewonnen
statistics-share = Anteil
statistics-interval = 95-%-Intervall
statistics-interval-of = { $low } bis { $high }, ein gleicher Anteil wäre { $even }.
statistics-differs = Weicht vom gleichen Anteil ab.
statistics-chance = Kann Zufall sein.
statistics-even = gleicher Anteil
statistics-few = zu wenige
statistics-few-of = : weniger als { $number } Partien
statistics-endings = Wie Partien enden
statistics-victory = Sieg
statistics-ending-resigned = Wer gewonnen hätte, hatte aufgegeben
statistics-ending-left = Alle anderen sind gegangen
statistics-ending-other = Anders
statistics-lengths = Wie lange sie dauern
statistics-lengths-plot = Partien nach ihrer Länge in Entscheidungen; dasselbe steht in der Tabelle darunter
statistics-median = Median: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
statistics-more = { $number ->
    [one] 1 weiterer mit zu wenigen Partien
   *[other] { $number } weitere mit zu wenigen Partien
}
statistics-decisions = Entscheidungen
statistics-as-table = Dasselbe als Tabelle
statistics-none = Zu dieser Auswahl gibt es keine beendeten Partien.
statistics-none-yet = Noch keine beendeten Partien.
statistics-elsewhere = { $who }: { $number ->
    [one] 1 Partie
   *[other] { $number } Partien
}

## Wertungen

statistics-ratings = Wertungen
statistics-rating = Wertung
statistics-player = Spieler
statistics-provisional = vorläufig
statistics-ratings-none = Noch hat niemand eine Wertung, die andere sehen dürfen.
statistics-ratings-about = Nur Tische, die zählen, ändern Wertungen. Alle beginnen bei 1500; die ersten zehn Partien sind vorläufig. Menschen stehen hier nur, wenn sie es wollen.

## Meine Bilanz

statistics-own = Meine Bilanz
statistics-own-nobody = Deine Bilanz beginnt mit deiner ersten Partie.
statistics-own-games = Meine Partien
statistics-own-finished = Noch einmal ansehen
statistics-own-none = Du hast noch keine Partie gegen andere beendet.
statistics-rating-none = Du hast noch keine Wertung: Sie beginnt mit deinem ersten Tisch, der zählt.
statistics-after = { $number ->
    [one] nach 1 Partie
   *[other] nach { $number } Partien
}
statistics-trace = Wertung von { $first } bis { $last } über { $games } Partien
statistics-ranked = Andere dürfen deine Wertung sehen.
statistics-unranked = Nur du siehst deine Wertung.
statistics-rivals = Gegeneinander
statistics-rival = Gegner
statistics-mine = Ich gewann
statistics-theirs = Sie gewannen
statistics-own-share = Mein Anteil
statistics-rivals-none = Hier stehen die, gegen die du gespielt hast, und sonst niemand.
