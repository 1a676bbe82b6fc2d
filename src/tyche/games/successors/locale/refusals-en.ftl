### Successors: why not. refusal-REASON says why something is not legal; the clause is shown with it. See en.ftl.

refusal-not-offered = The rules do not allow this now.
refusal-not-now = { $card-kind ->
        [card] “{ $card }” cannot be played now.
       *[missing] This is not to be decided now.
    }
refusal-not-yours = { $royal-kind ->
        [royal] You do not control { $royal }.
       *[missing] It is not your decision.
    }
refusal-not-your-turn = This is possible only in your own player turn.
refusal-not-this-segment = This is not possible in this segment.
refusal-unknown-name = There is nothing called “{ $name }” here.
refusal-unknown-use = A card cannot be used for “{ $name }”.
refusal-malformed = This option is incomplete, or says too much.

## Pieces and places

refusal-must-choose = Choose one of the things that are offered.
refusal-none-of-them = None of these is among the combat units in question.
refusal-no-such-die = No die of this throw shows { $number }.
refusal-not-a-target = The text of the card does not allow this choice.
refusal-not-drawn = “{ $card }” ({ $card-id }) is not one of the cards just drawn.
refusal-nobody-to-ask = There is nobody of { $faction } to be asked for passage here.
refusal-not-active = { $general } is not active, or has moved by this card already.
refusal-not-trained = Such combat units cannot be trained in this game.
refusal-elephant-first = The first loss is an elephant.
refusal-not-adjacent = No land, mountain or strait route leads to { $place }.
refusal-no-land-route = No land route leads to { $place }.
refusal-too-far = { $place } is too far{ $points ->
        [one] : 1 movement point is left
        [other] : { $points } movement points are left
       *[missing] {""}
    }{ $cost ->
        [one] {" "}(the step costs { $cost })
        [other] {" "}(the step costs { $cost })
       *[missing] {""}
    }.
refusal-too-few-points = Too few movement points: { $points } left.
refusal-not-your-general = { $general } is not yours.
refusal-not-on-the-map = { $general } is not on the map.
refusal-already-activated = { $general } was activated or moved in this segment.
refusal-already-moved = { $royal-kind ->
        [royal] { $royal } has moved in this segment.
       *[missing] { $area-kind ->
            [area] The combat units { $area-at } have moved in this segment.
           *[missing] This has moved in this segment.
        }
    }
refusal-has-fought = { $general } has fought in this segment.
refusal-already-along = { $royal } is with the army already.
refusal-moved-already = The army has moved already.
refusal-there-already = The general is { $area-at } already.
refusal-not-here = { $general-kind ->
        [general] { $general } is not in this area.
       *[missing] { $royal-kind ->
            [royal] { $royal } is not in this area.
           *[missing] This is not here.
        }
    }
refusal-not-again-now = This is not possible, or not again in this activation.
refusal-no-minor-general = No minor general of yours is at hand.
refusal-no-activated-minor = No minor general at hand has been activated in this segment.
refusal-no-fresh-minor = All your minor generals at hand have been activated in this segment already.
refusal-activated-now = { $general } is being activated; he is moved, not recalled.
refusal-not-your-minor-general = { $general } is not one of your minor generals.
refusal-would-be-subordinate = A general of yours is { $area-at }: a minor general is never subordinate.
refusal-not-in-command = { $general } is not in command there.
refusal-no-such-ability = No general there has this ability.
refusal-no-army = You have no army or general to activate.
refusal-no-such-units = You do not have that many of them { $area-at }.
refusal-nothing-to-take = There is nothing to take along.
refusal-one-by-one = The pieces are taken one by one here.
refusal-settled-already = This is settled already.
refusal-never-split = The Silver Shields never separate.
refusal-did-not-come-along = { $royal-kind ->
        [royal] { $royal } has not come along with this army.
       *[missing] This has not come along with the army.
    }
refusal-needs-a-general = An army moves only with a general: he cannot stay behind.
refusal-must-leave = The army may not stay here: it must move on.
refusal-no-royal-army-there = You have no Royal Army units { $area-at }.
refusal-minor-travels-alone = Minor generals neither lead nor follow other generals: { $general } cannot go along.
refusal-at-sea = The army is at sea.
refusal-inside-the-walls = The army is inside { $place }: it must go outside first.
refusal-land-before-and-after-sea = Movement points are spent on land before a sea move or after it, not both.
refusal-family-needs-an-army = Members of the royal family travel only with an army.
refusal-cart-stays-in-babylon = The funeral cart may not leave Babylon in Turn I.
refusal-eight-units-at-most = At most 8 combat units may move out of an area at a time.
refusal-nobody-left-in-command = Somebody must stay in command { $area-at }: no general is left for the pieces that stay.
refusal-pact = You keep the peace with { $faction-kind ->
        [faction] { $faction } until the end of the turn.
       *[missing] { $place-kind ->
            [place] those at { $place } until the end of the turn.
           *[missing] them until the end of the turn.
        }
    }
refusal-not-your-city = { $place } is not a major city of yours.
refusal-two-units-inside = At most 2 combat units may be inside { $place }.
refusal-not-inside = The army is not inside a city.
refusal-not-outside = The army is not outside a city.
refusal-no-army-there = You have no army { $place-kind ->
        [place] at { $place }.
       *[missing] { $area-kind ->
            [area] { $area-at }.
           *[missing] there.
        }
    }
refusal-no-units-there = You have no combat units { $place-kind ->
        [place] at { $place }.
       *[missing] { $area-kind ->
            [area] { $area-at }.
           *[missing] there.
        }
    }
refusal-no-general-there = There is no general { $area-at }.
refusal-transit-point = { $place } carries no control marker.
refusal-units-there = There are combat units at { $place }.
refusal-enemies-there = Enemies are at { $place }.
refusal-other-province = { $place } is in none of the provinces meant.

## Reactions

refusal-target-not-open = { $place } is neither yours nor uncontrolled, and you have no combat units there.
refusal-target-occupied = Combat units of another faction were at { $place } before the move.
refusal-besieged = { $place } is besieged.
refusal-where-the-enemy-came-from = The enemy came from { $place }, or stands there.
refusal-enemy-units-there = Enemy combat units are { $place-kind ->
        [place] at { $place }.
       *[missing] there.
    }
refusal-enemy-general-there = An enemy general is at { $place }.
refusal-army-may-not-enter = The Independent army may not enter { $place }.
refusal-must-go-west = The army must end further west: it may not go to { $place }.
refusal-independents-do-not-react = Independent armies do not react in this game.
refusal-independents-are-friends = Independent armies are friends of each other.
refusal-surprise-needed = This costs a Surprise card of your hand.
refusal-declared-already = You have declared an interception already.
refusal-declared-for-others = You have declared for an Independent army in this procedure: you make no attempt of your own.
refusal-passage-granted = You let the army pass at { $place }.
refusal-one-attempt-a-location = Only one interception may be declared from each location.
refusal-not-in-the-area = { $general } is not in the area that was entered.
refusal-no-way-out = There is no way out of { $place }.

## Control markers and sieges

refusal-no-enemy-marker = There is no enemy control marker { $place-kind ->
        [place] at { $place }.
       *[missing] here.
    }
refusal-independent-marker = { $place } is Independent: it must be besieged.
refusal-independent-already = { $place } is Independent already.
refusal-no-minor-city = The army did not start at a minor city or stronghold.
refusal-major-city-needs-siege = { $place } is a major city: only a siege takes it.
refusal-already-controlled = { $place } is controlled already.
refusal-way-blocked = Enemy combat units block the way to { $place }.
refusal-nowhere-to-place = There is nowhere to place a control marker.
refusal-step-is-over = This step of the Surrender segment is over.
refusal-not-this-step = The Surrender segment has not come to this step, or is past it.
refusal-nothing-to-besiege = There is nothing to besiege { $place-kind ->
        [place] at { $place }.
       *[missing] here.
    }
refusal-falls-without-siege = { $place } falls without a siege.
refusal-besieged-enough = No more sieges may be conducted at { $place } in this segment.
refusal-another-army-besieged = Another army has conducted a siege of { $place } in this segment.
refusal-three-units-needed = 3 combat units are needed at { $place }.
refusal-royal-army-refuses = The Royal Army does not help at { $place }: your Prestige is the lower one.
refusal-no-traitor = You have no Traitor in the City to play here.

## The sea

refusal-no-port = { $place } is not a port.
refusal-no-second-voyage = An army goes to sea only once in an activation.
refusal-activation-over = The army has put back to port: its activation is over.
refusal-one-voyage-a-segment = Only one army a segment may use sea movement.
refusal-eight-units-at-sea = At most 8 combat units may go to sea in a segment.
refusal-no-fleet = You have no available fleet for this.
refusal-fleet-not-available = { $fleet } is not yours, is dispersed, or cannot be used for this.
refusal-fleet-not-dispersed = { $fleet } is not yours, or is not dispersed.
refusal-already-named = { $fleet } is named already.
refusal-not-at-sea = The army is not at sea.
refusal-no-sea-route = No sea route leads straight from here to { $place }.
refusal-not-this-port = The army is not at { $place }.
refusal-no-pontic-fleet = Only The Pontic Fleet allows this.
refusal-no-pontic-port = { $place } is no Black Sea port that the Pontic fleet could serve here.
refusal-no-marker-near = You have no control marker within two sea routes of { $place }.
refusal-port-of-embarkation = There are no sea battles at the port of embarkation, { $place }.
refusal-not-under-way = The army has not left its port of embarkation yet.
refusal-nothing-to-drop = Nobody else is aboard who could go ashore.
refusal-not-aboard = This is not aboard.
refusal-one-battle-a-segment = You have declared a sea battle in this segment already.
refusal-no-dispersed-fleet = You have no dispersed fleet to regain in this way.

## Cards and reinforcements

refusal-condition-not-met = The condition of “{ $card }” is not met.
refusal-not-in-hand = You do not hold “{ $card }” ({ $card-id }).
refusal-not-needed = There is no reason to discard “{ $card }” ({ $card-id }) now.
refusal-surprise-card = “{ $card }” is a Surprise card: it is not played in the Tyche segment.
refusal-does-not-fit-now = “{ $card }” does not fit at this moment.
refusal-four-points-needed = This needs a card of 4 operation points.
refusal-three-points-needed = This needs a card of 3 operation points or more.
refusal-generals-enough = You have { $living } major generals and were dealt { $dealt }.
refusal-no-general-in-reserve = No general is left in reserve.
refusal-not-in-reserve = { $general } is not in reserve.
refusal-not-in-this-game = This option is not used in this game, or not now.
refusal-cart-not-yours = You do not control the funeral cart.
refusal-not-your-ground = You may not place reinforcements at { $place }.
refusal-two-units-placed = 2 combat units were placed at { $place } already.
refusal-not-there = This may not be placed at { $place }.

## Supply and burial

refusal-enough-supply = Your combat units there are in supply.
refusal-one-unit-only = Only one combat unit is lost there.
refusal-supply-first = First lose a combat unit at each location over the supply limit.
refusal-no-major-city = The funeral cart is not at a major city.
refusal-not-this-turn = Alexander is buried only in Turns II and III.
