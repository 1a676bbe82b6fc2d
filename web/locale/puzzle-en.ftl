### Puzzles: find the winning move.

puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-title = Find the winning move
puzzle-line = From a game that was played: one option stands far above the others.
puzzle-try = Try it
puzzle-look = Look at it again
puzzle-all = Puzzles
puzzle-none = There are no puzzles yet.
puzzle-week = This week
puzzle-day-solved = { $day }: solved
puzzle-day-today = { $day }, today
puzzle-day-open = { $day }: still open
puzzle-number = Puzzle { $number }
puzzle-number-solved = Puzzle { $number }, solved
puzzle-hint = Hint
puzzle-give-up = Give up
puzzle-about = You are { $seat }. Of { $number } options one wins far more often than the others. Find it: anything can be tried.
puzzle-wrong = Played on from there it wins { $wins } of 100 games. There is something that wins { $best }. Try again.
puzzle-about-soon = You are { $seat }. Of { $number } options { $right ->
    [one] one wins
   *[other] { $right } win
} within a round. Find { $right ->
    [one] it
   *[other] one of them
}: anything can be tried.
puzzle-wrong-soon = From there it wins so soon in { $wins } of 100 games. There is something that does in { $best }. Try again.
puzzle-figure-soon = Played on from here { $games } times, it wins within a round in { $wins } of 100 games.
puzzle-where = Look here: { $places }.
puzzle-rule = The rule to think of: { $clause }
puzzle-shown = This was it
puzzle-solved = Solved
puzzle-figure = Played on from here { $games } times by bots, it wins { $wins } of 100 games.
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
