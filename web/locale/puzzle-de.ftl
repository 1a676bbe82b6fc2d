### Puzzles: find the winning move.

puzzle = Rätsel
puzzle-of-the-day = Rätsel des Tages
puzzle-title = Finde den Gewinnzug
puzzle-line = Aus einer gespielten Partie: Eine Möglichkeit steht weit über den anderen.
puzzle-try = Versuchen
puzzle-look = Noch einmal ansehen
puzzle-all = Rätsel
puzzle-none = Es gibt noch keine Rätsel.
puzzle-week = Diese Woche
puzzle-day-solved = { $day }: gelöst
puzzle-day-today = { $day }, heute
puzzle-day-open = { $day }: noch offen
puzzle-number = Rätsel { $number }
puzzle-number-solved = Rätsel { $number }, gelöst
puzzle-hint = Hinweis
puzzle-give-up = Aufgeben
puzzle-about = Du bist { $seat }. Von { $number } Möglichkeiten gewinnt eine weit öfter als die anderen. Finde sie: Alles darf versucht werden.
puzzle-wrong = Von dort weitergespielt gewinnt das { $wins } von 100 Partien. Es gibt etwas, das { $best } gewinnt. Versuch es noch einmal.
puzzle-about-soon = Du bist { $seat }. Von { $number } Möglichkeiten { $right ->
    [one] gewinnt eine
   *[other] gewinnen { $right }
} im Lauf einer Runde. Finde { $right ->
    [one] sie
   *[other] eine davon
}: Alles darf versucht werden.
puzzle-wrong-soon = Von dort gewinnt das so bald in { $wins } von 100 Partien. Es gibt etwas, das es in { $best } tut. Versuch es noch einmal.
puzzle-figure-soon = Von hier { $games }-mal weitergespielt, gewinnt das in { $wins } von 100 Partien im Lauf einer Runde.
puzzle-where = Sieh hierhin: { $places }.
puzzle-rule = Die Regel dazu: { $clause }
puzzle-shown = Das wäre es gewesen
puzzle-solved = Gelöst
puzzle-figure = Von hier { $games }-mal von Bots weitergespielt, gewinnt das { $wins } von 100 Partien.
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von hier weiterspielen
