### Puzzles: find the winning move.

puzzle = Úloha
puzzle-of-the-day = Úloha dne
puzzle-title = Najdi vítězný tah
puzzle-line = Z odehrané partie: jedna možnost vysoko převyšuje ostatní.
puzzle-try = Zkusit
puzzle-look = Podívat se znovu
puzzle-all = Úlohy
puzzle-none = Zatím tu nejsou žádné úlohy.
puzzle-week = Tento týden
puzzle-day-solved = { $day }: vyřešeno
puzzle-day-today = { $day }, dnes
puzzle-day-open = { $day }: ještě otevřená
puzzle-number = Úloha { $number }
puzzle-number-solved = Úloha { $number }, vyřešená
puzzle-hint = Nápověda
puzzle-give-up = Vzdát to
puzzle-about = Hraješ za: { $seat }. Jedna z možností (celkem { $number }) vyhrává mnohem častěji než ostatní. Najdi ji: zkoušet smíš cokoli.
puzzle-wrong = Při dohrání odtud to vyhraje { $wins } ze 100 partií. Něco jiného vyhraje { $best }. Zkus to znovu.
puzzle-about-soon = Hraješ za: { $seat }. Během jednoho kola vyhraje možností: { $right } z { $number }. Najdi { $right ->
    [one] ji
   *[other] jednu z nich
}: zkoušet smíš cokoli.
puzzle-wrong-soon = Odtud to tak brzy vyhraje { $wins } ze 100 partií. Něco jiného { $best }. Zkus to znovu.
puzzle-figure-soon = Odtud dohráno { $games }krát; během jednoho kola to vyhraje { $wins } ze 100 partií.
puzzle-where = Podívej se sem: { $places }.
puzzle-rule = Pravidlo, na které je třeba myslet: { $clause }
puzzle-shown = Takhle to mělo být
puzzle-solved = Vyřešeno
puzzle-figure = Boti to odtud dohráli { $games }krát; vyhraje to { $wins } ze 100 partií.
puzzle-next = Další úloha
puzzle-play-on = Hrát odtud dál
