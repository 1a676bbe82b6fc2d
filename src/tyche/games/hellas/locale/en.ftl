### Lords of Hellas: questions, options and log. Names are in names-en.ftl, cards in cards-en.ftl, refusals in refusals-en.ftl.
###
### telling-ID      an entry of the log, in the present tense
### ask-TOPIC       a question to a player; .VERB is the label of an option where this question wants another than usual
### option-VERB     the label of an option
### refusal-REASON  why something is not legal; the clause is shown with it
### opt-NAME        an option of the table, with .about

about =
    Lords of Hellas: heroes, monsters and gods in ancient Greece, for two to four players.

    This is an unofficial implementation, made by players from the Czech rulebook. It is neither made nor endorsed by the game's author or publisher. All texts are our own words.

    From the rulebook: all rules, limits and numbers of components. From public sources, most of it from a single one: the map, the heroes and the cards.

    Our reconstruction, because no source prints them: the monster trays with their wound slots, rewards and attacks; the faces of the monster die; the powers of the gods by level. Do not read these as facts about the printed game. Whoever has the printed components can open a table with a file of their own.

    Achilles starts with speed 2, as the public text says; the rulebook's picture of his board reads 3. A table may choose.

### Options of the table

opt-leadership_to_three = Leadership ends at 3
    .about = The track of leadership ends at 3, as the rulebook's picture of the board shows it; otherwise at 5, like strength and speed.
opt-conquest_needs_population = Battles do not conquer neutral regions
    .about = Who wins a battle in a neutral region takes control only with as many hoplites as its population strength.
opt-achilles_speed = Achilles' speed
    .about = The speed Achilles starts with: 2 by the public text, 3 by a picture in the rulebook.

### Options

option-action = { $action }
option-appear = Go to { $place }
option-attack = { $attack }
option-battle = Battle in { $place }
option-board = Step { $number } of “{ $quest }”
option-bring = { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } from { $place }
option-build = Build a temple in { $place }
option-choose-army = The { $colour } army
option-choose-hero = { $hero }
option-defend = { $how-id ->
        [none] Defend with { $card }
       *[other] Defend with { $card }, sacrificing a priest
    }
option-discard = Discard { $card }
option-dodge = Dodge
option-draw = Draw a combat card
option-end-hunt = Let the hunt end
option-enemy-losses = The opponent loses one more hoplite
option-exile = { $monster }
option-first = { $faction } first
option-fly-from = From { $place }
option-fly-to = To { $place }
option-fortify = Into the city of { $place }
option-glory = Glory token of { $province }
option-heal = Heal { $attribute }
option-hero = Hero to { $place }
    .stays = Hero stays in { $place }
option-hoplites = Move hoplites
option-hunt = Hunt { $monster }
option-injure = Injure { $attribute }
option-injure-hero = Injure the hero of { $faction }
option-keep = Keep { $item }
option-lead = { $monster }
option-lead-to = To { $place }
option-leave-city = Out of the city of { $place }
option-lose-cards = Combat cards are discarded unseen
option-lose-hoplites = A hoplite dies
option-lower = Lower { $attribute }
option-march = From { $place } to { $to }
option-march-to = To { $place }
option-mobilize = Mobilization: { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } in { $place }{ $where ->
        [fortified] { $number ->
            [one] , in the city
           *[other] , one of them in the city
        }
       *[other] {""}
    }
option-move = From { $place } to { $to }
option-murderous-march = Murderous March from { $place }
option-number = { $number }
option-own-losses = You lose one hoplite fewer
option-play = { $how-id ->
        [none] Play { $card }
       *[other] Play { $card }, sacrificing a priest
    }
option-pray = Pray to { $god }
option-quest-step = Take the next step of the quest
option-raise = Raise { $what-kind ->
        [god] the monument of { $what }
       *[other] { $what }
    }
option-recruit = { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } in { $place }{ $where ->
        [fortified] { $number ->
            [one] , in the city
           *[other] , one of them in the city
        }
       *[other] {""}
    }
option-region-attack = Region attack
option-remove-wound = Slot { $number }
option-repeat = { $action }
option-retreat = To { $place }
option-return-glory = The token of { $province }
option-roll = { $monster }
option-save = Save { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    }
option-shield = Ward off with { $card }
option-shoot-hoplites = Two hoplites
option-start = Start in { $place }
option-stop-hunting = Stop hunting
option-strike = Slot { $number } with { $card }
option-strike-at = Strike at { $place }
option-take = Take { $reward }
option-take-attack = Suffer the attack
option-to = Move to { $place }
option-trade = Slot { $number } by trading { $card } and more of its symbol
option-use = { $item-kind ->
        [hero] Use the ability of { $item }
        [quest] Claim the reward of “{ $item }”
       *[other] Use { $item }
    }
option-wound = { $monster }, slot { $number }

### Questions

## Setup

ask-choose-hero = Choose your hero.
    .waiting = the choice of a hero
ask-choose-army = Choose your army. They differ only in colour.
    .waiting = the choice of an army
ask-start = Where do your hero and two hoplites start?
    .waiting = where the hero and two hoplites start

## The turn

ask-regular-action = Take a regular action (hoplites, hero, prayer, artifacts; each once), or finish them.
    .waiting = regular actions
    .done = Finish the regular actions
ask-use-artifacts = Do you use another artifact?
    .waiting = the use of another artifact
    .done = No more artifacts
ask-special-action = Take your special action.
    .waiting = a special action
ask-extra-action = You may take one more special action.
    .waiting = one more special action
    .done = No further action
ask-repeat-action = Which used action do you carry out again before building the monument?
    .waiting = which used action is carried out again before the monument
ask-use-power = { $god-id ->
        [zeus] Do you use the power of Zeus and draw { $number ->
        [one] 1 combat card
       *[other] { $number } combat cards
    }?
       *[hermes] The power of { $god }: which army marches where (up to { $number ->
            [one] 1 region
           *[other] { $number } regions
        })?
    }
    .waiting = the power of { $god } ({ $number })
ask-board-quest = Does your hero set out on the quest “{ $quest }”?
    .waiting = whether the hero sets out on the quest “{ $quest }”
    .pass = Do not set out
ask-quest-cards = The quest demands { $number } more combat { $number ->
        [one] card
       *[other] cards
    }.
    .waiting = the combat cards that the quest demands ({ $number })
ask-free-glory = Which glory token do you take?
    .waiting = which glory token is taken
ask-return-glory = Which glory token do you give back?
    .waiting = which glory token is given back
ask-after-hero = Your hero has moved. Do you use a blessing?
    .waiting = a blessing after the hero has moved
ask-hero-appears = Where does your hero go?
    .waiting = where the hero goes
    .pass = Stay
ask-move-hoplites = Move hoplites: { $number } still to move.
    .waiting = moving hoplites ({ $number } still to move)
    .done = Stop moving
ask-next-battle = Which battle is fought next?
    .waiting = which battle is fought next
ask-apprentice = Which hoplite moves where?
    .waiting = which hoplite moves where
ask-fly-from = From where does a hoplite fly?
    .waiting = from where a hoplite flies
ask-fly-to = Where does the hoplite from { $region } fly to?
    .waiting = where the hoplite from { $region } flies to

## Special actions

ask-recruit = Recruit hoplites.
    .waiting = recruiting hoplites
ask-march = Which army marches where?
    .waiting = which army marches where
ask-march-to = Where does the army from { $region } march to?
    .waiting = where the army from { $region } marches to
ask-how-many = How many hoplites leave { $region }?
    .waiting = how many hoplites leave { $region }
ask-build-temple = Where do you build a temple?
    .waiting = where a temple is built
ask-raise-attribute = Which attribute do you raise?
    .waiting = which attribute is raised
ask-prepare = Prepare: choose { $number ->
        [one] 1 thing
       *[other] { $number } things
    }.
    .waiting = preparing ({ $number } to choose)
ask-monument = Which monument do you build?
    .waiting = which monument is built
ask-keep-blessing = Draft of blessings: keep one of { $number }, the others go on.
    .waiting = which of { $number } blessings is kept
ask-keep-artifact = Keep one of the artifacts.
    .waiting = which artifact is kept

## Monsters and hunting

ask-next-monster = Which monster is rolled for next?
    .waiting = which monster is rolled for next
ask-monster-moves = What does { $monster } do?
    .waiting = what { $monster } does
ask-strike-at = Where does { $monster } strike?
    .waiting = where { $monster } strikes
ask-riddle = The sphinx has a riddle for the hoplites of { $player } in { $region }: what does it cost?
    .waiting = the riddle for the hoplites in { $region }
ask-lead-monster = Which monster do you lead away?
    .waiting = which monster is led away
ask-lead-to = Where does { $monster } go?
    .waiting = where { $monster } goes
ask-exile = Which monster do you exile?
    .waiting = which monster is exiled
ask-hunt = Which monster do you hunt?
    .waiting = which monster is hunted
ask-hunt-start = The hunt for { $monster } starts. Do you use anything?
    .waiting = what is used at the start of the hunt for { $monster }
    .done = Go hunting
ask-hunt-attack = Attack { $monster }: cover wound slots.
    .waiting = the attack on { $monster }
    .done = No more wounds
ask-trade = Discard { $number } more { $number ->
        [one] card
       *[other] cards
    } with the same symbol.
    .waiting = more cards with the same symbol ({ $number })
ask-wound-prey = Which slot of { $monster } do you cover?
    .waiting = which slot of { $monster } is covered
ask-staff = Do you use the Staff of Tiresias to choose the attack of { $monster }?
    .waiting = the Staff of Tiresias and the attack of { $monster }
ask-choose-attack = Choose the attack of { $monster }.
    .waiting = the attack of { $monster }
ask-defend = { $monster } attacks: { $attack }, strength { $strength }.
    .waiting = the defence against { $monster }: { $attack }, strength { $strength }
ask-defend-on = Keep defending: strength { $strength } is still needed.
    .waiting = further defence (strength { $strength } is still needed)
ask-remove-wound = Which wound of { $monster } is healed?
    .waiting = which wound of { $monster } is healed
ask-lower-attribute = Which of the highest attributes drops?
    .waiting = which of the highest attributes drops
ask-discard = Discard { $number } combat { $number ->
        [one] card
       *[other] cards
    }.
    .waiting = combat cards to discard ({ $number })
ask-discard-different = Discard { $number } combat { $number ->
        [one] card
       *[other] cards
    } with different symbols, or the hunt ends.
    .waiting = combat cards with different symbols to discard ({ $number })
ask-hunt-reward = Choose the reward of the hunt for { $monster }.
    .waiting = the reward of the hunt for { $monster }
ask-injury = Which attribute is injured? It counts as 1 until it is healed.
    .waiting = which attribute is injured
ask-heal = Which attribute is healed?
    .waiting = which attribute is healed
ask-weak-spot = Which combat card do you discard for a wound?
    .waiting = which combat card is discarded for a wound
ask-wrath = Which combat card do you discard in your wrath?
    .waiting = which combat card is discarded in wrath
ask-shoot-with = Which bow do you shoot with?
    .waiting = the choice of a bow
ask-shoot-at = What do you shoot at?
    .waiting = what is shot at
ask-thunder = Where does the thunder strike?
    .waiting = where the thunder strikes
ask-hand-limit = You have { $number ->
        [one] 1 card
       *[other] { $number } cards
    } too many: discard.
    .waiting = cards above the hand limit ({ $number })
ask-discard-drawn = Which of the two drawn cards do you discard?
    .waiting = which of the two drawn cards is discarded
ask-exchange-cards = Which cards do you exchange?
    .waiting = which cards are exchanged
    .done = Draw as many

## Battle

ask-who-first = Battle in { $region }: whose effects come first?
    .waiting = whose effects come first in the battle in { $region }
ask-before-battle = Battle in { $region }: what do you use before it?
    .waiting = what is used before the battle in { $region }
    .done = Go on to the battle
ask-battle-card = Battle in { $region }: play a combat card or pass.
    .waiting = a combat card in the battle in { $region }
ask-bluff = Battle in { $region }: one more card by Bluff?
    .waiting = one more card by Bluff in the battle in { $region }
ask-bring = Which hoplites join the battle in { $region }?
    .waiting = which hoplites join the battle in { $region }
ask-caduceus = The Caduceus demands a combat card.
    .waiting = a combat card for the Caduceus
ask-before-losses = Battle in { $region }: do you use anything before the losses?
    .waiting = what is used before the losses of the battle in { $region }
ask-medusas-blood = What does Medusa's Blood do?
    .waiting = what Medusa's Blood does
ask-palladium = You have lost the battle in { $region }. Does the Palladium drive the winner out?
    .waiting = whether the Palladium drives the winner out of { $region }
ask-aegis = { $number } of your hoplites in { $region } would die. Do you save any with the Aegis?
    .waiting = whether the Aegis saves hoplites in { $region } ({ $number })
ask-retreat = Where do your hoplites from { $region } retreat to?
    .waiting = where the hoplites from { $region } retreat to

### The log

telling-temple-card = The table plays with { $temple_card }.
telling-starting-player = { $player } chooses first.
telling-hero-chosen = { $player } plays { $hero }.
telling-placed = { $player } starts in { $region }.
telling-turn = It is the turn of { $player }.
telling-special-action = { $player } takes the special action { $action }.
telling-repeated = { $player } first carries out { $action } again.
telling-used = { $item-kind ->
        [hero] { $player } uses the ability of { $item }.
        [quest] { $player } claims the reward of “{ $item }”.
       *[other] { $player } uses “{ $item }”.
    }
telling-control = { $player } takes control of { $region }.
telling-divine-artifact = The divine artifact “{ $item }” now belongs to { $player }.
telling-prayed = { $player } prays to { $god }: { $attribute } rises.
telling-hero-moved = { $moved ->
    [0] The hero of { $player } stays in { $region }.
   *[other] The hero of { $player } goes from { $region } to { $to }.
}
telling-moved = { $player } moves { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } from { $region } to { $to }.
telling-fortified = { $player } fortifies a hoplite in { $region }.
telling-left-city = A hoplite of { $player } leaves the city of { $region }.
telling-recruited = { $player } recruits { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } in { $region }{ $inside ->
        [yes] { $number ->
            [one] , in the city
           *[other] , one of them in the city
        }
       *[other] {""}
    }.
telling-retreated = { $number ->
        [one] 1 hoplite of { $player } retreats
       *[other] { $number } hoplites of { $player } retreat
    } from { $region } to { $to }.
telling-hoplites-killed = { $player } loses { $number ->
        [one] 1 hoplite
       *[other] { $number } hoplites
    } in { $region }.
telling-usurped = { $player } usurps { $region }.
telling-temple-built = { $player } builds a temple in { $region }.
telling-draft = { $player } starts a draft of { $number } blessings.
telling-blessing = { $player } keeps “{ $item }”.
telling-blessing-discarded = “{ $item }” is discarded.
telling-artifact-gained = { $player } gains “{ $item }”.
telling-priest-gained = { $player } gains a priest.
telling-priests-return = The priests leave the monuments{ $number ->
        [0] {""}
        [one] ; { $player } gains 1 priest
       *[other] ; { $player } gains { $number } priests
    }.
telling-monument-built = { $player } builds the monument of { $god } up to level { $level }.
telling-recharged = All special actions are free again and all artifacts charged.
telling-king-of-kings = { $player } is the first to complete a monument, that of { $god }: King of kings begins.
telling-king-token = { $number ->
        [0] No token is
        [one] 1 token is
       *[other] { $number } tokens are
    } left on the activation card of { $player }.
telling-king-open = Nobody controls { $region }: whoever takes control of it first wins.
telling-victory = { $player } wins: { $victory }!
telling-attribute-raised = { $attribute } of { $player } rises.
telling-attribute-lowered = { $attribute } of { $player } drops for good.
telling-injured = The hero of { $player } is injured ({ $attribute }).
telling-fourth-injury = The hero of { $player } cannot be injured any further.
telling-healed = { $player } heals { $attribute }.
telling-glory = { $player } takes the glory token of { $land }.
telling-glory-returned = { $player } gives back the glory token of { $land }.
telling-quest-appears = A quest appears in { $region }: “{ $quest }”.
telling-quest-step = The hero of { $player } stands on step { $number } of “{ $quest }”.
telling-quest-completed = { $player } completes “{ $quest }”.
telling-card-drawn = You draw “{ $card }”.
telling-cards-drawn = { $player } draws { $number } combat { $number ->
        [one] card
       *[other] cards
    }.
telling-combat-reshuffled = The combat cards are reshuffled.
telling-discarded = { $player } discards “{ $card }”.
telling-monster-phase = The monster phase of { $player } begins.
telling-monster-die = The monster die for { $monster }: { $result }.
telling-monster-moved = { $monster } moves from { $region } to { $to }.
telling-monster-appears = { $monster } appears in { $region }.
telling-region-attack = { $monster } attacks { $region }.
telling-evolved = { $monster } evolves.
telling-event-ignored = The event “{ $event }” has no effect.
telling-no-event = There is no event card left.
telling-hunt = { $player } hunts { $monster } in { $region }.
telling-wounded = { $player } wounds { $monster } ({ $symbol }).
telling-wound-removed = A wound of { $monster } heals ({ $symbol }).
telling-monster-attack = { $monster } attacks: { $attack }, strength { $strength }.
telling-special-attack = { $monster } makes its special attack.
telling-defended = { $player } wards off the attack of { $monster }.
telling-hunt-succeeded = The hunt of { $player } for { $monster } succeeds.
telling-hunt-failed = The hunt of { $player } for { $monster } fails.
telling-slain = { $player } slays { $monster } in { $region }.
telling-battle = { $attacker } attacks { $defender } in { $region }.
telling-no-battle = There is no battle in { $region }.
telling-card-played = { $player } plays “{ $card }”.
telling-passed = { $player } passes.
telling-battle-won = { $winner } beats { $loser } in { $region }, { $strength } to { $against }.
telling-annihilated = { $winner } has annihilated the enemy in { $region }.
telling-pyrrhic = { $player } wins in { $region }, but no hoplite is left.

# What an option may lead to.

foresee-monster = { $monster } is in { $region }.
foresee-quest-here = A quest begins in { $region }: “{ $quest }”. { $number ->
        [0] You meet the demands of none of its steps.
       *[other] You could set out on step { $number } of { $most }.
    }
foresee-quest-ahead = { $left ->
        [0] This completes “{ $quest }”.
        [one] Step { $number } of { $most }: one more step, instead of a hero movement, completes the quest and demands nothing. Until then the hero is away from the map.
       *[other] Step { $number } of { $most }: { $left } more steps, one a turn instead of a hero movement, complete the quest and demand nothing. Until then the hero is away from the map.
    }
foresee-meets-army = Battle with { $player }: { $number } against up to { $own } of yours.
foresee-control = { $number ->
        [one] One hoplite takes
       *[other] { $number } hoplites take
    } control of { $region }{ $enough ->
        [yes] : you have enough.
       *[no] : you do not have enough.
    }
foresee-monument-level = The monument of { $god } reaches level { $level } of { $most }; a prayer there then has power { $number }.
foresee-near-victory = { $player } is a step from victory: { $track ->
        [lands] { board-victory-warlord }
        [temples] { board-victory-favoured }
        [slain] { board-victory-slayer }
       *[other] { board-victory-king-of-kings }
    }.

### What is at stake in an option

stake-priests = priests
    .short = priests
stake-cards = combat cards
    .short = cards
stake-hoplites = hoplites
stake-moves = hoplite moves
    .short = moves
stake-attribute = attribute
stake-attribute-leadership = leadership
stake-attribute-strength = strength of the hero
    .short = strength
stake-attribute-speed = speed
stake-counted = effective attribute
stake-counted-leadership = leadership
stake-counted-strength = strength
stake-counted-speed = speed
stake-actions = special actions left
    .short = actions left
stake-king-tokens = tokens of King of kings
    .short = King tokens
stake-charges = charged artifacts
    .short = charges
stake-wounds = wounds
stake-injuries = injuries
stake-strength = strength
    .short = strength
stake-losses = losses
stake-glory = glory tokens
    .short = glory
stake-control = regions
stake-points = steps towards victory
    .short = victory
stake-points-land = whole lands
stake-points-temple = temples
stake-points-monster = slain monsters
scene-term-hoplites = hoplites
scene-term-cards = cards
scene-term-city = city
scene-term-item = bonus
scene-term-covered = slots covered
scene-term-open = slots open
scene-term-injuries = injuries
scene-fact-losses = losses
