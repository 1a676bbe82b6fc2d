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
