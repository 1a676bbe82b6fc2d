### Statistiky: jak hry končí, vlastní výsledky, hodnocení.

statistics = Statistiky
statistics-lead = Jak na tomto serveru končí hry. U každého údaje stojí počet her; úsečky jsou 95% intervaly.
statistics-filters = Které hry se počítají
statistics-game = Hra
statistics-who = Kdo hraje
statistics-who-persons = jen lidé
statistics-who-mixed = lidé a boti
statistics-who-bots = jen boti
statistics-players = Hráčů
statistics-since = Od
statistics-any = libovolně
statistics-always = vždy
statistics-days = { $number ->
    [one] poslední den
    [few] poslední { $number } dny
   *[other] posledních { $number } dní
}
statistics-counted = { $number ->
    [one] 1 dohraná hra
    [few] { $number } dohrané hry
   *[other] { $number } dohraných her
}
statistics-winners = Kdo vyhrává?
statistics-about = Podíl vyhraných her; úsečky jsou 95% intervaly. Plné body se od rovného podílu liší, prázdné mohou být náhoda.
statistics-by-hero = Podle hrdiny
statistics-by-hero-one = Hrdina
statistics-by-general = Podle vojevůdce
statistics-by-general-one = Vojevůdce
statistics-by-people = Podle národa
statistics-by-people-one = Národ
statistics-by-seat = Podle místa
statistics-by-seat-one = Místo
statistics-by-opening = Podle zahájení
statistics-by-opening-one = První místo
statistics-by-player = Podle hráče
statistics-by-player-one = Hráč
statistics-seat = Místo { $number }
statistics-people = Lidé
statistics-games = Hry
statistics-won = Vyhráno
statistics-share = Podíl
statistics-interval = 95% interval
statistics-interval-of = { $low } až { $high }, rovný podíl je { $even }.
statistics-differs = Liší se od rovného podílu.
statistics-chance = Může být náhoda.
statistics-even = rovný podíl
statistics-few = příliš málo
statistics-few-of = : méně než { $number } her
statistics-endings = Jak hry končí
statistics-victory = Vítězství
statistics-ending-resigned = Vítěz se předtím vzdal
statistics-ending-left = Všichni ostatní odešli
statistics-ending-other = Jinak
statistics-lengths = Jak dlouho trvají
statistics-lengths-plot = Hry podle délky v rozhodnutích; totéž je v tabulce níže
statistics-median = Medián: rozhodnutí { $decisions }, kol { $turns }
statistics-more = { $number ->
    [one] 1 další s příliš málo hrami
    [few] { $number } další s příliš málo hrami
   *[other] { $number } dalších s příliš málo hrami
}
statistics-decisions = Rozhodnutí
statistics-as-table = Totéž jako tabulka
statistics-none = Tomuto výběru neodpovídá žádná dohraná hra.
statistics-none-yet = Zatím žádné dohrané hry.
statistics-elsewhere = { $who }: { $number ->
    [one] 1 hra
    [few] { $number } hry
   *[other] { $number } her
}

## Hodnocení

statistics-ratings = Hodnocení
statistics-rating = Hodnocení
statistics-player = Hráč
statistics-provisional = předběžné
statistics-ratings-none = Zatím nikdo nemá hodnocení, které smějí vidět ostatní.
statistics-ratings-about = Hodnocení mění jen stoly, které se započítávají. Všichni začínají na 1500; prvních deset her je předběžných. Lidé se tu objeví, jen když si to přejí.

## Moje výsledky

statistics-own = Moje výsledky
statistics-own-nobody = Tvoje výsledky začnou první hrou.
statistics-own-games = Moje hry
statistics-own-finished = Podívat se na ně znovu
statistics-own-none = Ještě nemáš dohranou žádnou hru proti ostatním.
statistics-rating-none = Zatím nemáš hodnocení: začne prvním stolem, který se započítává.
statistics-after = { $number ->
    [one] po 1 hře
   *[other] po { $number } hrách
}
statistics-trace = Hodnocení od { $first } do { $last } za { $games } her
statistics-ranked = Ostatní smějí vidět tvoje hodnocení.
statistics-unranked = Svoje hodnocení vidíš jen ty.
statistics-rivals = Vzájemné zápasy
statistics-rival = Soupeř
statistics-mine = Moje výhry
statistics-theirs = Jejich výhry
statistics-own-share = Můj podíl
statistics-rivals-none = Zde stojí tvoji soupeři, a nikdo jiný.
