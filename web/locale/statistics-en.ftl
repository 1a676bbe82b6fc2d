### Statistics: how games come out, one's own record, ratings.

statistics = Statistics
statistics-lead = How games on this server come out. Every figure has its number of games beside it; bars are 95 % intervals.
statistics-filters = Which games are counted
statistics-game = Game
statistics-who = Who plays
statistics-who-persons = people only
statistics-who-mixed = people and bots
statistics-who-bots = bots only
statistics-players = Players
statistics-since = Since
statistics-any = any
statistics-always = always
statistics-days = { $number ->
    [one] the last day
   *[other] the last { $number } days
}
statistics-counted = { $number ->
    [one] 1 finished game
   *[other] { $number } finished games
}
statistics-winners = Who wins?
statistics-about = The share of games won with it; bars are 95 % intervals. Full dots differ from an even share, hollow ones may be chance.
statistics-by-hero = By hero
statistics-by-hero-one = Hero
statistics-by-general = By general
statistics-by-general-one = General
statistics-by-people = By people
statistics-by-people-one = People
statistics-by-seat = By seat
statistics-by-seat-one = Seat
statistics-by-opening = By opening
statistics-by-opening-one = First place
statistics-by-player = By player
statistics-by-player-one = Player
statistics-seat = Seat { $number }
statistics-people = People
statistics-games = Games
statistics-won = Won
statistics-share = Share
statistics-interval = 95 % interval
statistics-interval-of = { $low } to { $high }, an even share is { $even }.
statistics-differs = Differs from an even share.
statistics-chance = May be chance.
statistics-even = even share
statistics-few = too few
statistics-few-of = : fewer than { $number } games
statistics-endings = How games end
statistics-victory = Victory
statistics-ending-resigned = The winner had resigned
statistics-ending-left = All others left
statistics-ending-other = Otherwise
statistics-lengths = How long they take
statistics-lengths-plot = Games by their length in decisions; the same stands in the table below
statistics-median = Median: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
statistics-more = { $number ->
    [one] 1 more with too few games
   *[other] { $number } more with too few games
}
statistics-decisions = Decisions
statistics-as-table = The same as a table
statistics-none = No finished games fit this choice.
statistics-none-yet = No finished games yet.
statistics-elsewhere = { $who }: { $number ->
    [one] 1 game
   *[other] { $number } games
}

## Ratings

statistics-ratings = Ratings
statistics-rating = Rating
statistics-player = Player
statistics-provisional = provisional
statistics-ratings-none = Nobody has a rating yet that others may see.
statistics-ratings-about = Only tables that count change ratings. Everybody begins at 1500; the first ten games are provisional. People appear here only if they want to.

## My record

statistics-own = My record
statistics-own-nobody = Your record is kept once you have played.
statistics-own-games = My games
statistics-own-finished = Look at them again
statistics-own-none = You have not finished a game against others yet.
statistics-rating-none = You have no rating yet: it begins with your first table that counts.
statistics-after = { $number ->
    [one] after 1 game
   *[other] after { $number } games
}
statistics-trace = Rating from { $first } to { $last } over { $games } games
statistics-ranked = Others may see your rating.
statistics-unranked = Only you see your rating.
statistics-rivals = Head to head
statistics-rival = Opponent
statistics-mine = I won
statistics-theirs = They won
statistics-own-share = My share
statistics-rivals-none = Here stand those whom you have played, and nobody else.
