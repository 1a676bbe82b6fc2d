review-title = Rozbor
review-won = Vítěz: { $name }
review-nobody = Nikdo nevyhrál
review-table = Ke stolu
review-replay = Přehrát
review-download = Stáhnout
review-again = Zkusit znovu
review-making = Rozbor se právě připravuje.
review-making-about = Prochází se každé rozhodnutí a každý hod partie. Trvá to několik sekund až několik minut; stránku můžete opustit a vrátit se.
review-failed = Rozbor se nepodařilo vytvořit.
review-chances = Naděje na výhru
review-shaded = stínovaně: nejistota
review-curve-about = Naděje na výhru v průběhu partie, v popředí { $name }. Totéž je níže jako tabulka.
review-scrubber = Okamžik partie
review-at = Rozhodnutí { $moment } z { $last }
review-keys = Šipky vedou od bodu k bodu, se Shiftem od rozhodnutí k rozhodnutí; Enter tam otevře stůl.
review-back = Zpět k předchozímu bodu
review-on = Dál k dalšímu bodu
review-open-board = Otevřít tam stůl
review-sandbox = Otevřít jako zkušební stůl
review-sandbox-about = Hrát odtud dál proti botům u vlastního stolu
review-show-option = Ukázat na desce
review-edit = Upravit tuto pozici
review-as-table = Jako tabulka
review-moment = Rozhodnutí
review-what = Co se stalo
review-end = Konec
review-turns = Zlomové body
review-turns-about = rozhodnutí a hody, které pohnuly partií nejvíc
review-decision = rozhodnutí { $moment }
review-alternatives = Co viděl silný bot: naděje na výhru po každé možnosti
review-chosen = zvoleno
review-hands = Karty v rukou, jak byly
review-concerns = týká se: { $name }
review-verdict-missed = promeškáno
review-verdict-slip = vyklouzlo z rukou
review-verdict-brave = odvážné a správné
review-verdict-strong = dobře viděno
review-verdict-even = muselo to přijít
review-verdict-lucky = štěstí
review-verdict-unlucky = smůla
review-account = Z čeho vzešel výsledek
review-waterfall-about = { $name }, v bodech naděje na výhru: začátek + štěstí + vlastní hra + hra ostatních = výsledek
review-bar-start = Na začátku
review-bar-dice = Kostky
review-bar-draws = Tažené karty
review-bar-own = Vlastní hra
review-bar-others = Hra ostatních
review-bar-result = Výsledek
review-luck = Štěstí
review-adjusted = Bez štěstí
review-adjusted-result = Výsledek bez štěstí: { $points } ze 100.
review-lucky = { $name }: štěstí přidalo { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
review-unlucky = { $name }: smůla vzala { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
review-no-luck = { $name }: štěstí a smůla se vyrovnaly.
review-error = Chyba ± { $points }.
review-what-is-this = Co to je?
review-adjusted-about = Každý hod a každá tažená karta se porovnává s průměrem toho, co mohlo přijít; rozdíl je štěstí. Zbytek každé změny je hra, měřená tím, co byly pozice hodny v mnoha partiích botů. Co z výsledku zbude bez štěstí, může ležet pod 0 nebo nad 100; všechna místa dohromady dávají 100.
review-seat = Místo
review-you = vy
review-by-seat = Podle míst
review-gains = Zisky a ztráty: { $name }
review-gains-kind = Podle druhu
review-gains-phase = Podle fáze
review-by-kind = Druh
review-by-phase = Fáze
review-kind-battle = Boje
review-kind-cards = Karty
review-kind-board = Ostatní na desce
review-phase-other = mezi fázemi
review-compared = Srovnání s vašimi dalšími partiemi
review-compared-none = Vaše další partie se tu objeví, až budou mít rozbor.
review-game = Partie
review-this-game = Tato partie
review-average = Průměr z { $number }
