### Puzzles: find the winning move.

puzzle = Zadanie
puzzle-of-the-day = Zadanie dnia
puzzle-title = Znajdź wygrywający ruch
puzzle-line = Z rozegranej partii: jedna możliwość góruje nad pozostałymi.
puzzle-try = Spróbuj
puzzle-look = Obejrzyj ponownie
puzzle-all = Zadania
puzzle-none = Nie ma jeszcze zadań.
puzzle-week = W tym tygodniu
puzzle-day-solved = { $day }: rozwiązane
puzzle-day-today = { $day }, dzisiaj
puzzle-day-open = { $day }: jeszcze otwarte
puzzle-number = Zadanie { $number }
puzzle-number-solved = Zadanie { $number }, rozwiązane
puzzle-hint = Podpowiedź
puzzle-give-up = Poddaję się
puzzle-about = Grasz jako { $seat }. Jedna z możliwości (razem { $number }) wygrywa znacznie częściej niż pozostałe. Znajdź ją: próbować wolno wszystkiego.
puzzle-wrong = Rozegrane stąd dalej, to wygrywa { $wins } ze 100 partii. Coś innego wygrywa { $best }. Spróbuj jeszcze raz.
puzzle-about-soon = Grasz jako { $seat }. W ciągu jednej rundy wygrywa możliwości: { $right } z { $number }. Znajdź { $right ->
    [one] ją
   *[other] jedną z nich
}: próbować wolno wszystkiego.
puzzle-wrong-soon = Stąd tak szybko wygrywa to { $wins } ze 100 partii. Coś innego { $best }. Spróbuj jeszcze raz.
puzzle-figure-soon = Rozegrane stąd { $games } razy; w ciągu jednej rundy wygrywa { $wins } ze 100 partii.
puzzle-where = Spójrz tutaj: { $places }.
puzzle-rule = Zasada, o której warto pomyśleć: { $clause }
puzzle-shown = Tak to miało być
puzzle-solved = Rozwiązane
puzzle-figure = Boty rozegrały to stąd { $games } razy; wygrywa { $wins } ze 100 partii.
puzzle-next = Następne zadanie
puzzle-play-on = Graj dalej stąd
