### Statystyki: jak kończą się partie, własne wyniki, oceny.

statistics = Statystyki
statistics-lead = Jak kończą się partie na tym serwerze. Przy każdej liczbie stoi liczba partii; odcinki to przedziały 95%.
statistics-filters = Które partie się liczą
statistics-game = Gra
statistics-who = Kto gra
statistics-who-persons = tylko ludzie
statistics-who-mixed = ludzie i boty
statistics-who-bots = tylko boty
statistics-players = Graczy
statistics-since = Od
statistics-any = dowolnie
statistics-always = zawsze
statistics-days = { $number ->
    [one] ostatni dzień
    [few] ostatnie { $number } dni
   *[other] ostatnie { $number } dni
}
statistics-counted = { $number ->
    [one] 1 zakończona partia
    [few] { $number } zakończone partie
   *[other] { $number } zakończonych partii
}
statistics-winners = Kto wygrywa?
statistics-about = Udział wygranych partii; odcinki to przedziały 95%. Pełne punkty różnią się od równego udziału, puste mogą być przypadkiem.
statistics-by-hero = Według bohatera
statistics-by-hero-one = Bohater
statistics-by-general = Według wodza
statistics-by-general-one = Wódz
statistics-by-people = Według ludu
statistics-by-people-one = Lud
statistics-by-seat = Według miejsca
statistics-by-seat-one = Miejsce
statistics-by-opening = Według otwarcia
statistics-by-opening-one = Pierwsze miejsce
statistics-by-player = Według gracza
statistics-by-player-one = Gracz
statistics-seat = Miejsce { $number }
statistics-people = Ludzie
statistics-games = Partie
statistics-won = Wygrane
statistics-share = Udział
statistics-interval = Przedział 95%
statistics-interval-of = od { $low } do { $high }, równy udział to { $even }.
statistics-differs = Różni się od równego udziału.
statistics-chance = Może być przypadkiem.
statistics-even = równy udział
statistics-few = za mało
statistics-few-of = : mniej niż { $number } partii
statistics-endings = Jak kończą się partie
statistics-victory = Zwycięstwo
statistics-ending-resigned = Zwycięzca wcześniej się poddał
statistics-ending-left = Wszyscy inni odeszli
statistics-ending-other = Inaczej
statistics-lengths = Jak długo trwają
statistics-lengths-plot = Partie według długości w decyzjach; to samo jest w tabeli poniżej
statistics-median = Mediana: decyzji { $decisions }, tur { $turns }
statistics-more = { $number ->
    [one] 1 pozycja więcej, za mało partii
    [few] { $number } pozycje więcej, za mało partii
   *[other] { $number } pozycji więcej, za mało partii
}
statistics-decisions = Decyzje
statistics-as-table = To samo jako tabela
statistics-none = Żadna zakończona partia nie pasuje do tego wyboru.
statistics-none-yet = Nie ma jeszcze zakończonych partii.
statistics-elsewhere = { $who }: { $number ->
    [one] 1 partia
    [few] { $number } partie
   *[other] { $number } partii
}

## Oceny

statistics-ratings = Oceny
statistics-rating = Ocena
statistics-player = Gracz
statistics-provisional = wstępna
statistics-ratings-none = Nikt nie ma jeszcze oceny, którą mogą widzieć inni.
statistics-ratings-about = Oceny zmieniają tylko stoły, które się liczą. Wszyscy zaczynają od 1500; pierwsze dziesięć partii jest wstępnych. Ludzie pojawiają się tu tylko, jeśli tego chcą.

## Moje wyniki

statistics-own = Moje wyniki
statistics-own-nobody = Twoje wyniki zaczną się od pierwszej partii.
statistics-own-games = Moje partie
statistics-own-finished = Obejrzyj je ponownie
statistics-own-none = Nie masz jeszcze zakończonej partii przeciw innym.
statistics-rating-none = Nie masz jeszcze oceny: zaczyna się od pierwszego stołu, który się liczy.
statistics-after = { $number ->
    [one] po 1 partii
   *[other] po { $number } partiach
}
statistics-trace = Ocena od { $first } do { $last } w { $games } partiach
statistics-ranked = Inni mogą widzieć twoją ocenę.
statistics-unranked = Swoją ocenę widzisz tylko ty.
statistics-rivals = Bezpośrednie pojedynki
statistics-rival = Przeciwnik
statistics-mine = Moje wygrane
statistics-theirs = Ich wygrane
statistics-own-share = Mój udział
statistics-rivals-none = Tu są twoi przeciwnicy, i nikt inny.
