### The engine's own texts, the same for every game.
###
### Ids: see the docstring of tyche.text. Texts of the command line are in cli-en.ftl.

## Lists. "a, b and c" is built from its end: the last two by list-two, each earlier one by list-more.

list-none = none
list-two = { $first } and { $rest }
list-more = { $first }, { $rest }
list-tally = { $name } { $number }

## Options that every game has.

option-pass = Pass
option-done = Done
option-yes = Yes
option-no = No

## Why the engine refuses.

refusal-engine-not-your-decision = It is not your decision.
refusal-engine-game-over = The game is over.
refusal-engine-nothing-to-undo = You cannot take back anything: the last decision is not yours, or something was revealed since.
refusal-engine-not-an-option = This is no option: an option is a verb and its arguments.
refusal-engine-too-far-ahead = Nobody looks further ahead than to what is revealed, or to what others decide.

## What happened to a table itself.

telling-rules-changed = The rules of this game have been revised (version { $old } became { $new }). The table goes on from a stored position{ $lost ->
    [0] .
    [one] ; one decision that is no longer legal was taken back.
   *[other] ; { $lost } decisions that are no longer legal were taken back.
}
telling-branched = This table branched off from another one at moment { $moment }{ COMPARE($moment, $asked) ->
    [equal] .
   *[other] , the last one before moment { $asked } at which nothing is under way.
}
telling-from-example = This table begins with an example of the rulebook.
telling-table-went-back = The table went back by { $taken ->
    [one] one decision
   *[other] { $taken } decisions
} (proposed by { $seat }). Dice and decks are random anew from here on{ $times ->
    [1] .
   *[other] ; it was time number { $times }.
}
telling-table-resigned = { $seat } has resigned.
telling-table-bot = A bot plays for { $seat }{ $why ->
    [time] , whose time is up.
    [away] , who has been away for too long.
   *[vote] : the others have agreed on it.
}
telling-table-back = { $seat } is back and plays again.
telling-table-play-on = { $seat } plays on, though all other people have left.
telling-table-ended = { $why ->
    [left] All other people have left: { $seat } has won.
    [resigned] Whoever has resigned cannot win: { $seat } has won.
    [deserted] All people have left: the game is over.
   *[abandoned] The game was ended without a winner.
}
telling-table-repaired = The stored history of this table was damaged and has been repaired{ $lost ->
    [0] .
    [one] ; one decision was lost.
   *[other] ; { $lost } decisions were lost.
}
