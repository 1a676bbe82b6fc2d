### Statistics at the terminal.

figures-counted = { $number ->
    [one] 1 zakończona partia
    [few] { $number } zakończone partie
   *[other] { $number } zakończonych partii
}
figures-who-persons = tylko ludzie
figures-who-mixed = ludzie i boty
figures-who-bots = tylko boty
figures-by-hero = Według bohatera
figures-by-general = Według wodza
figures-by-people = Według ludu
figures-by-seat = Według miejsca
figures-by-opening = Według otwarcia
figures-by-player = Według gracza
figures-seat = Miejsce { $number }
figures-people = Ludzie
figures-games = Partie
figures-won = Wygrane
figures-share = Udział
figures-interval = Przedział 95%
figures-even = równy udział
figures-few = za mało
figures-endings = Jak kończą się partie
figures-ending-resigned = Zwycięzca wcześniej się poddał
figures-ending-left = Wszyscy inni odeszli
figures-ending-other = Inaczej
figures-lengths = Jak długo trwają
figures-median = mediana: decyzji { $decisions }, tur { $turns }
