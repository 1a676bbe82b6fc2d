### Words of the board description and the view: see board.py.

## Where the game stands.

board-turn = Turn
board-phase = Phase
board-active = Active

board-phase-setup = Setup
board-phase-place = Setup
board-phase-turn = Start of the turn
board-phase-regular = Regular actions
board-phase-artifacts = Using artifacts
board-phase-hoplites = Hoplite Movement
board-phase-battles = Battles
board-phase-special = Special action
board-phase-extra = Extra special action
board-phase-recruit = Recruit
board-phase-march = March
board-phase-temple = Build Temple
board-phase-prepare = Prepare
board-phase-usurp = Usurp
board-phase-hunt = Hunt
board-phase-hunt-start = Start of the hunt
board-phase-hunt-attack = The hero attacks
board-phase-hunt-monster = The monster attacks
board-phase-hunt-defend = The hero defends
board-phase-monument = Build Monument
board-phase-monsters = Monster phase
board-phase-event = Event phase
board-phase-acted = End of the action
board-phase-next = End of the turn

## Figures of a seat.

board-lands = Lands
board-temples = Temples
board-slain = Monsters
board-regions = Reg.
    .about = regions controlled
board-leadership = Lead
    .about = leadership of the hero
board-strength = Str.
    .about = strength of the hero
board-speed = Spd.
    .about = speed of the hero
board-injured = Inj.
    .about = injuries of the hero
board-priests = Pri.
    .about = priests
board-hoplites-in-supply = Sup.
    .about = hoplites left in the supply
board-hand = Hand
    .about = combat cards in hand
board-artifacts = Art.
    .about = artifacts
board-blessings = Bl.
    .about = blessings

## The map.

board-inside = in the city
board-kind-country = no city
board-kind-city = city
board-kind-sparta = Sparta
board-route-land = land
board-route-sea = sea
board-population = population
board-shrine = shrine
board-shrine-delphi = Delphi
board-shrine-shrine = for a temple
board-province-red = Northern land
board-province-yellow = Western land
board-province-blue = Eastern land
board-province-green = Peloponnesian land
board-province-brown = Southern land
board-monument = monument
board-mark-temple = temple
board-mark-oracle = oracle of Delphi
board-mark-quest = quest

## Lasting effects.

board-effect-king-of-kings = King of kings
board-effect-tokens = Tokens left

## Results.

board-group-seat = Seat
board-group-bot = Bot
board-group-hero = Hero
board-result-victory = Victory
board-result-turn = Last turn
board-victory-warlord = Warlord of Hellas
    .about = Control all regions of enough lands. It wins at once.
board-victory-favoured = Favoured of the gods
    .about = Control enough regions with a temple; the oracle counts. It wins at once.
board-victory-slayer = Monster slayer
    .about = Slay enough monsters. It wins at once.
board-victory-king-of-kings = King of kings
    .about = After the first complete monument its builder takes three special actions; whoever then controls its region wins.
board-race-region = controls the region of the monument

## What can be laid over the map.

overlay-hoplites = Reach of hoplites
    .about = Where hoplites can go by Hoplite Movement, or by March while that action is not marked (H6.15, H7.2).
overlay-heroes = Reach of heroes
    .about = Where heroes can go by Hero Movement (H6.11).
overlay-lands = Whole lands
    .about = Lands that one player controls completely and that count for victory (H19.1).
overlay-front = Front lines
    .about = Regions of a player, by control or hoplites, next to those of another.
overlay-threatened = Threatened places
    .about = Regions of a player that hoplites of others can come to in their next turn (H6.15, H7.2).
board-map-legend = ■ held, □ not held: the land, regions of each player / all regions
