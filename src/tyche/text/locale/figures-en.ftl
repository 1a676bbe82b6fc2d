### Statistics at the terminal.

figures-counted = { $number ->
    [one] 1 finished game
   *[other] { $number } finished games
}
figures-who-persons = people only
figures-who-mixed = people and bots
figures-who-bots = bots only
figures-by-hero = By hero
figures-by-general = By general
figures-by-people = By people
figures-by-seat = By seat
figures-by-opening = By opening
figures-by-player = By player
figures-seat = Seat { $number }
figures-people = People
figures-games = Games
figures-won = Won
figures-share = Share
figures-interval = 95 % interval
figures-even = even share
figures-few = too few
figures-endings = How games end
figures-ending-resigned = The winner had resigned
figures-ending-left = All others left
figures-ending-other = Otherwise
figures-lengths = How long they take
figures-median = median { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
