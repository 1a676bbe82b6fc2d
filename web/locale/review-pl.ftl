review-title = Analiza
review-won = Zwycięzca: { $name }
review-nobody = Nikt nie wygrał
review-table = Do stołu
review-replay = Odtwórz
review-download = Pobierz
review-again = Spróbuj ponownie
review-making = Analiza właśnie powstaje.
review-making-about = Przeglądana jest każda decyzja i każdy rzut partii. Trwa to od kilku sekund do kilku minut; można opuścić stronę i wrócić.
review-failed = Nie udało się przygotować analizy.
review-chances = Szanse wygranej
review-shaded = cieniowane: niepewność
review-curve-about = Szanse wygranej w trakcie partii, na pierwszym planie { $name }. To samo jest niżej jako tabela.
review-scrubber = Moment partii
review-at = Decyzja { $moment } z { $last }
review-keys = Strzałki prowadzą od punktu do punktu, z Shiftem od decyzji do decyzji; Enter otwiera tam stół.
review-back = Wstecz do poprzedniego punktu
review-on = Dalej do następnego punktu
review-open-board = Otwórz tam stół
review-sandbox = Otwórz jako stół próbny
review-sandbox-about = Graj stąd dalej z botami przy własnym stole
review-show-option = Pokaż na planszy
review-edit = Edytuj tę pozycję
review-as-table = Jako tabela
review-moment = Decyzja
review-what = Co się stało
review-end = Koniec
review-turns = Punkty zwrotne
review-turns-about = decyzje i rzuty, które zmieniły najwięcej
review-decision = decyzja { $moment }
review-alternatives = Co widział silny bot: szansa wygranej po każdej możliwości
review-chosen = wybrano
review-hands = Karty na rękach, jakie były
review-concerns = dotyczy: { $name }
review-verdict-missed = przeoczone
review-verdict-slip = wypuszczone z rąk
review-verdict-brave = odważne i słuszne
review-verdict-strong = dobrze zauważone
review-verdict-even = tak musiało być
review-verdict-lucky = szczęście
review-verdict-unlucky = pech
review-account = Skąd wziął się wynik
review-waterfall-about = { $name }, w punktach szansy wygranej: początek + szczęście + własna gra + gra innych = wynik
review-bar-start = Na początku
review-bar-dice = Kości
review-bar-draws = Dobrane karty
review-bar-own = Własna gra
review-bar-others = Gra innych
review-bar-result = Wynik
review-luck = Szczęście
review-adjusted = Bez szczęścia
review-adjusted-result = Wynik bez szczęścia: { $points } na 100.
review-lucky = { $name }: szczęście dało { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
review-unlucky = { $name }: pech zabrał { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
review-no-luck = { $name }: szczęście i pech się wyrównały.
review-error = Błąd ± { $points }.
review-what-is-this = Co to jest?
review-adjusted-about = Każdy rzut i każda dobrana karta są porównywane ze średnią tego, co mogło przyjść; różnica to szczęście. Reszta każdej zmiany to gra, mierzona tym, ile warte były pozycje w wielu partiach botów. To, co zostaje z wyniku bez szczęścia, może leżeć poniżej 0 lub powyżej 100; wszystkie miejsca razem dają 100.
review-seat = Miejsce
review-you = ty
review-by-seat = Według miejsc
review-gains = Zyski i straty: { $name }
review-gains-kind = Według rodzaju
review-gains-phase = Według fazy
review-by-kind = Rodzaj
review-by-phase = Faza
review-kind-battle = Walki
review-kind-cards = Karty
review-kind-board = Pozostała plansza
review-phase-other = między fazami
review-compared = Porównanie z twoimi innymi partiami
review-compared-none = Twoje inne partie pojawią się tutaj, gdy powstaną ich analizy.
review-game = Partia
review-this-game = Ta partia
review-average = Średnia z { $number }
