### Statistics at the terminal.

figures-counted = { $number ->
    [one] 1 dohraná hra
    [few] { $number } dohrané hry
   *[other] { $number } dohraných her
}
figures-who-persons = jen lidé
figures-who-mixed = lidé a boti
figures-who-bots = jen boti
figures-by-hero = Podle hrdiny
figures-by-general = Podle vojevůdce
figures-by-people = Podle národa
figures-by-seat = Podle místa
figures-by-opening = Podle zahájení
figures-by-player = Podle hráče
figures-seat = Místo { $number }
figures-people = Lidé
figures-games = Hry
figures-won = Vyhráno
figures-share = Podíl
figures-interval = 95% interval
figures-even = rovný podíl
figures-few = příliš málo
figures-endings = Jak hry končí
figures-ending-resigned = Vítěz se předtím vzdal
figures-ending-left = Všichni ostatní odešli
figures-ending-other = Jinak
figures-lengths = Jak dlouho trvají
figures-median = medián: rozhodnutí { $decisions }, kol { $turns }
