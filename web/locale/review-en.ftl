review-title = Review
review-won = { $name } won
review-nobody = Nobody won
review-table = To the table
review-replay = Replay
review-download = Download
review-again = Try again
review-making = The review is being made.
review-making-about = A worker goes through every decision and throw of the game. That takes from some seconds to a few minutes; you may leave this page and come back.
review-failed = The review could not be made.
review-chances = Winning chances
review-shaded = shaded: uncertainty
review-curve-about = The winning chances over the game, with those of { $name } in front. The same is below as a table.
review-scrubber = Moment of the game
review-at = Decision { $moment } of { $last }
review-keys = Arrow keys go from point to point, Enter opens the board there.
review-open-board = Open the board there
review-edit = Edit this position
review-as-table = As a table
review-moment = Decision
review-what = What happened
review-end = The end
review-turns = Turning points
review-turns-about = the decisions and throws that moved it most
review-decision = decision { $moment }
review-alternatives = What a strong bot saw: the chance to win after each option
review-chosen = chosen
review-hands = The hands as they were
review-concerns = for { $name }
review-verdict-missed = missed
review-verdict-slip = let slip
review-verdict-brave = brave and right
review-verdict-strong = well seen
review-verdict-even = so it had to come
review-verdict-lucky = luck
review-verdict-unlucky = bad luck
review-account = What made the result
review-waterfall-about = { $name }, in points of winning chance: start + luck + own play + others’ play = result
review-bar-start = At the start
review-bar-dice = Dice
review-bar-draws = Cards drawn
review-bar-own = Own play
review-bar-others = Others’ play
review-bar-result = Result
review-luck = Luck
review-adjusted = Without luck
review-adjusted-result = Luck-adjusted result: { $points } of 100.
review-lucky = Luck gave { $name } { $points } { $points ->
        [one] point
       *[other] points
    }.
review-unlucky = Luck took { $points } { $points ->
        [one] point
       *[other] points
    } from { $name }.
review-no-luck = Luck evened out for { $name }.
review-error = Error ± { $points }.
review-what-is-this = What is this?
review-adjusted-about = Each throw and draw is compared with the average of all that could have come; the difference is luck. The rest of every change is play, measured by what positions were worth in many games of bots. What remains of the result without luck is the luck-adjusted result: it may lie below 0 or above 100, and all seats together make 100.
review-seat = Seat
review-you = you
review-by-seat = By seat
review-gains = Gained and lost: { $name }
review-gains-kind = By kind
review-gains-phase = By phase
review-by-kind = Kind
review-by-phase = Phase
review-kind-battle = Battles
review-kind-cards = Cards
review-kind-board = The rest of the board
review-phase-other = between phases
review-compared = Compared with your other games
review-compared-none = Your other games appear here once they have been reviewed.
review-game = Game
review-this-game = This game
review-average = Average of { $number }
