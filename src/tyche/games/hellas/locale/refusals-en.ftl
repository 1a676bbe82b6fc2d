### Lords of Hellas: why something is not possible. The clause is shown with it.

refusal-not-offered = That is not possible now.
refusal-action-taken = You have already taken this action this turn.
refusal-artifacts-used = Using artifacts is one action, and it is over.
refusal-no-priest = You have no priest in your pool.
refusal-no-place = All places at the monument of { $god } are taken.
refusal-on-a-quest = Your hero is on a quest.
refusal-back-from-quest = Your hero has come back from a quest and moves no more in this turn.
refusal-too-far = That is too far for your hero.
refusal-helen = Helen stands in { $region }: none of your hoplites may enter without your hero.
refusal-no-neighbour = { $region } and { $to } are not neighbours.
refusal-moved-already = The hoplites in { $region } have already moved in this action.
refusal-no-hoplites = You have no hoplites outside a city in { $region }.
refusal-held-fast = Medusa lets no hoplites leave { $region }.
refusal-no-way = There is no way from { $region } to { $to }.
refusal-no-city = { $region } has no city.
refusal-city-full = The city of { $region } is already occupied.
refusal-not-controlled = You do not control { $region }.
refusal-discharged = “{ $item }” is not charged.
refusal-not-the-moment = { $item-kind ->
        [hero] The ability of { $item } cannot be used now.
       *[other] “{ $item }” cannot be used now.
    }
refusal-requirement = You do not meet the requirement of step { $number } of “{ $quest }”.
refusal-marked = { $action } is marked as used.
refusal-nothing-to-repeat = With two players you must first repeat a used action, and there is none.
refusal-no-site = You control no empty shrine.
refusal-no-temples-left = No temples are left.
refusal-no-glory = You do not own the glory token of { $land }.
refusal-no-monster = There is no monster where your hero is.
refusal-evolution = The evolution of { $monster } forbids it.
refusal-no-supply = { $number ->
        [0] You have no hoplites
        [one] You have only 1 hoplite
       *[other] You have only { $number } hoplites
    } in supply.
refusal-not-there = You cannot recruit in { $region }: only where your hero stands without foreign hoplites.
refusal-no-shrine = { $region } has no shrine.
refusal-temple-stands = There is already a temple in { $region }.
refusal-not-in-hand = “{ $card }” is not in your hand.
refusal-too-many-losses = Your hoplites cannot bear the losses of “{ $card }”.
refusal-one-card-only = A Restrictive Maneuver allows you one card only.
refusal-wrong-symbol = The symbol “{ $symbol }” does not cover this slot.
refusal-too-weak = You could not reach strength { $strength } that way.
refusal-enemy-there = { $region } belongs to another player.
refusal-not-the-way = The retreat does not lead to { $region }.
refusal-must-move = The monster must move.
refusal-nobody-to-move = None of your hoplites can move.
refusal-not-on-a-quest = Your hero is not on a quest.
refusal-nobody-in-city = None of your hoplites is in the city of { $region }.
refusal-mobilized-already = Mobilization gives one further region only.
refusal-not-injured = { $attribute } is not injured.
refusal-injured-already = { $attribute } is injured already.
refusal-not-before-you = “{ $item }” is not among the things you may choose from.
refusal-not-on-the-map = { $monster } is not on the map.
refusal-rolled-already = { $monster } has already been rolled for in this phase.
refusal-only-so-many = Only { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } can leave { $region }.
refusal-not-now = This is not the moment for it.
refusal-not-yours = It is not you who is asked.
refusal-must-choose = Choose one of the things offered.
refusal-malformed = Something is missing here, or too much is said.
refusal-unknown-name = Nothing here is called “{ $name }”.
refusal-regular-actions-over = Your regular actions are over; only the special action is left.
refusal-finish-regular-actions = Finish your regular actions first: the special action ends the turn.
refusal-moves-spent = Your leadership lets you move { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } in a turn, and that is done.
refusal-hero-taken = { $hero } has been chosen already.
refusal-army-taken = The { $colour } army has been chosen already.
refusal-hero-there = There is already a hero in { $region }.
refusal-stands-there = That would be no move: it is { $region } where they stand.
refusal-not-your-item = “{ $item }” is not yours.
refusal-used-already = “{ $item }” has been used already and serves only once now.
refusal-in-vain = “{ $item }” would do nothing now, or you cannot pay its price.
refusal-must-use = “{ $item }” must be used first.
refusal-no-battle-there = No battle is to be fought in { $region }.
refusal-no-own-city = You control no region with a city.
refusal-nobody-to-march = None of your hoplites can march.
refusal-nobody-to-kill = There are no hoplites where your hero is.
refusal-too-few-hoplites = At least { $number } hoplites are needed in the open in { $region }.
refusal-takes-so-many = { $region } takes { $number ->
        [0] no hoplites
        [one] 1 hoplite at the most
       *[other] { $number } hoplites at the most
    } now.
refusal-not-there-now = No more hoplites can be recruited in { $region } by this.
refusal-not-marked = { $action } is not marked as used.
refusal-monument-complete = The monument of { $god } is complete.
refusal-raised-already = { $attribute } has just been raised; it must be another.
refusal-high-enough = { $attribute } cannot be raised any further by this.
refusal-not-highest = Only the highest attribute drops, and none below 1.
refusal-quest-elsewhere = The quest “{ $quest }” does not begin where your hero is.
refusal-glory-taken = The glory token of { $land } belongs to somebody.
refusal-out-of-range = The numbers here go from 1 to { $number }.
refusal-covered = Slot { $number } of { $monster } is covered already.
refusal-equal-slot = An equal slot comes before slot { $number }: choose that one.
refusal-not-wounded = There is no wound on slot { $number }.
refusal-no-trade = Cards with the symbol “{ $symbol }” cannot be traded.
refusal-too-few-to-trade = A trade takes { $number } cards with the symbol “{ $symbol }”.
refusal-needs-symbol = It takes a card with the symbol “{ $symbol }”.
refusal-same-symbol = A card with the symbol “{ $symbol }” has been discarded already.
refusal-too-few-symbols = Your hand has not enough different symbols: { $number } are needed.
refusal-begun = You have begun to discard and must go on.
refusal-no-wound = You must deal a wound first, or stop hunting.
refusal-wounded-in-round = You have dealt a wound in this round: end your attack instead.
refusal-not-hunted = { $monster } is not the monster you hunt.
refusal-monster-elsewhere = { $monster } is not where your hero is.
refusal-monster-is-there = { $monster } is in { $region } already.
refusal-too-far-to-lead = { $region } is too far away for { $monster }.
refusal-attack-not-drawn = “{ $attack }” is not one of the two cards drawn.
refusal-no-strength = “{ $card }” has no strength and cannot help to defend.
refusal-no-such-slot = No wound that you dealt in this hunt brings that reward.
refusal-not-slain = { $monster } is not slain.
refusal-no-losses = You have no losses to lower.
refusal-saves-so-many = The Aegis saves { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } at the most here.
refusal-not-that-player = That player cannot be chosen here.
refusal-wholly-injured = The hero of { $player } has three injuries already.
