### Successors: about the game, options of the table, questions and options. The log is in log-en.ftl, refusals are in
### refusals-en.ftl, names in names-en.ftl, cards in cards-en.ftl, words of the board in board-en.ftl.
###
### ask-TOPIC    a question to a player; .VERB is the label of an option where this question wants another than usual
### option-VERB  the label of an option
### opt-NAME     an option of the table, with .about
###
### $place is a name, $place-id its plain id; $area-at and $area-to are "at Pella", "into Pella"; $units is counted and
### $units-count their number. Sentences are given a capital letter at their start.

about =
    Successors (4th edition): the wars after Alexander's death, for two to five players.

    This is an unofficial implementation, made by players from the German and Czech rulebooks and the Polish player aid. It is neither made nor endorsed by the game's authors or publisher. All texts are our own words.

    From the rulebooks: all rules and optional rules, the tables of the player aid, provinces and their locations, the generals' seniority, popularity and set-up, most card titles.

    Our reconstruction, where the printed board and cards are not in the rulebooks: most routes, transit points, ports and kinds of places; the victory points of 20 provinces; the ratings and abilities of many generals and Independent armies; the numbers, operation points and copies of most cards, and two thirds of the card effects at least in part. Do not read these as facts about the printed game. The data files mark every such value.

### Options of the table (S16)

opt-herakles = Herakles comes later
    .about = Herakles starts off the map and appears at Pergamon when Alexandros dies.
opt-faster_cart = Faster funeral cart
    .about = In Turn I the controller of the funeral cart may discard a card of 4 OP to move it from that Activation segment on.
opt-cart_destruction = Destruction of the cart
    .about = Where an Independent army or control marker would gain the funeral cart, it leaves the game.
opt-siege_defence = Defence in a siege
    .about = The third siege point against a major city destroys a combat unit inside instead, as long as there is one.
opt-royal_army_sieges = Royal Army and sieges
    .about = Royal Army units do not count for a siege while the besieger's Prestige is the lower one.
opt-supply_attrition = Supply attrition
    .about = Over the supply limit an attrition roll, of at least 1, replaces the loss of one combat unit.
opt-eight_cu_limit = Eight-unit limit
    .about = At most 8 combat units at a time move out of, or intercept from, an area.
opt-cavalry = Cavalry
    .about = Cavalry units: quick at sieges of towns, strong in interception, battle and pursuit.
opt-fleets_stay_dispersed = Dispersed fleets stay away
    .about = Dispersed fleets do not return by themselves: each costs an Event or Bonus card.
opt-independent_reactions = Reactions of Independent armies
    .about = Players may discard Surprise cards to let Independent armies intercept and avoid battle.
opt-short_game = Short game
    .about = The game ends after Turn IV.
opt-demetrios_surrender_only = Demetrios in the Surrender segment only
    .about = The siege bonus of Demetrios works only in Surrender segments, as printed on his card.
opt-choose_seats = Choosing seats
    .about = After the generals are dealt players may swap seats by agreement, before the first general is placed.
opt-card_superior_cavalry = Card: Superior Cavalry
    .about = Adds the two Superior Cavalry cards; not advised together with cavalry.
opt-card_founding_a_capital = Card: Founding a Capital
    .about = Adds the card with which a player founds a Capital.
opt-card_diplomatic_marriage = Card: Diplomatic Marriage
    .about = Adds the card that makes peace between two players for a turn.
opt-card_oracle = Card: Oracle
    .about = Adds the card that gives 1 L to who controls an oracle.
opt-card_alexanders_ghost = Card: Alexander's Ghost
    .about = Adds the card that wins over a Royal Army unit by Prestige.
opt-card_superior_admiral = Card: Superior Admiral
    .about = Adds the two Superior Admiral cards.
opt-card_price_of_failure = Card: Price of Failure
    .about = Adds the card that can kill a defeated commander.
opt-card_new_delivery_at_the_port = Card: New Delivery at the Port
    .about = Adds the card that relieves a besieged port.

### Questions

## Setup and Turn Preparation

ask-keep-general = Choose the general you keep; the other one is shuffled and dealt anew.
    .waiting = which general is kept
ask-start = Where does { $general } start?
    .waiting = where { $general } starts
    .place = Start { $area-at }
ask-redistribute = Arrange your pieces between inside and outside of { $place }.
    .waiting = the pieces inside and outside of { $place }
    .done = Leave the pieces as they are
ask-choose-seats = The generals are dealt: would you like to swap seats with somebody? The order of play goes round the table.
    .waiting = the choice of seats
    .pass = Keep my seat
ask-agree-to-swap = { $faction } would like to swap seats with you.
    .waiting = whether { $faction } may swap seats
    .yes = Agree
    .no = Stay where you are
ask-first-player = You have the fewest victory points: choose the first player.
    .waiting = the choice of the first player
ask-direction = Choose the direction of play.
    .waiting = the direction of play
ask-bury = The funeral cart is at { $place }. Do you bury Alexander here?
    .waiting = whether Alexander is buried at { $place }
    .yes = Bury Alexander
    .no = Do not bury him yet

## Reinforcements and new pieces

ask-next-unit = You have no room for all of { $units }. Which unit comes next?
    .waiting = which unit comes next ({ $units })
ask-reinforce = Place { $units } as a reinforcement.
    .waiting = reinforcements: { $units }
ask-place-general = Where is { $general } placed?
    .waiting = where { $general } is placed
ask-levy = Where do you place { $units }?
    .waiting = where new troops are placed ({ $units })
ask-inside-or-outside = Inside or outside of the city: where { $general-id ->
        [none] do { $units } go?
       *[other] does { $general } go with { $units }?
    }
    .waiting = inside or outside of the city
ask-troops = Choose the troops the card brings.
    .waiting = the troops the card brings
ask-appear = Where does { $general } appear?
    .waiting = where { $general } appears
ask-marker = Does your control marker replace any other at { $place }?
    .waiting = whether the control marker replaces any other at { $place }
ask-keep-units = Your combat units at { $place } have neither a general nor a control marker of yours. Do you keep them?
    .waiting = whether the combat units at { $place } are kept

## Surrender segment

ask-surrender-remove = Surrender segment, first step: remove other players' control markers.
    .waiting = Surrender segment, first step: other players' control markers
    .done = Go on to placing control markers
ask-surrender-place = Surrender segment, second step: place control markers where your combat units are.
    .waiting = Surrender segment, second step: new control markers
    .done = Go on to sieges
ask-surrender-siege = Surrender segment, third step: conduct sieges.
    .waiting = Surrender segment, third step: sieges
    .done = Go on to the Tyche segment
ask-claim = The siege is completed. Do you place your control marker at { $place }?
    .waiting = a control marker at { $place } after the siege
    .yes = Place the control marker
    .no = Leave it uncontrolled

## Tyche segment

ask-tyche = Tyche segment: play one Event or Bonus card; without any, discard a Surprise card and draw.
    .waiting = Tyche segment: a card
ask-spend = Spend the { $points ->
        [one] operation point
       *[other] { $points } operation points
    } of the card.
    .waiting = the operation points of the card ({ $points })
ask-march = Choose an army or general to activate with { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
    .waiting = an army or general to activate (movement points: { $points })
    .pass = Activate nobody
ask-place-marker = Place control markers: { $points } left.
    .waiting = control markers: { $points } left
ask-train = Choose the unit you train; { $points ->
        [one] 1 operation point is
       *[other] { $points } operation points are
    } left.
    .waiting = which unit is trained (operation points: { $points })
ask-fleet = Choose the fleet.
    .waiting = the choice of a fleet
ask-recruit = Choose the general you recruit.
    .waiting = which general is recruited
ask-diplomacy = Diplomacy: choose the minor city whose control marker you swap for yours.
    .waiting = Diplomacy: a minor city
    .target = Swap the marker at { $what }
ask-raid = Minor Raid: choose the minor city that loses its control marker.
    .waiting = Minor Raid: a minor city
    .target = Remove the marker at { $what }
ask-epidemic = Epidemic: choose the army that takes attrition.
    .waiting = Epidemic: the army that takes attrition
    .target = The army { $what-at }
ask-desertions = Desertions: choose the area.
    .waiting = Desertions: the area
    .target = The combat units { $what-at }
ask-desert = Desertions: choose the combat unit that is lost { $area-at }.
    .waiting = Desertions: the combat unit that is lost { $area-at }
ask-contempt = Contempt: choose the major general whose faction loses 3 L.
    .waiting = Contempt: the major general whose faction loses 3 L
ask-helepolis = The Helepolis: choose the city you besiege with it.
    .waiting = The Helepolis: the besieged city
    .target = Bring it to { $what }
ask-hemlock = Drinking the Hemlock: choose who dies.
    .waiting = Drinking the Hemlock: who dies
    .target = Kill { $what }
ask-olympias = Olympias: where does she go?
    .waiting = Olympias: where she goes
ask-philippos = Philippos: which army does he join?
    .waiting = Philippos: which army he joins
    .target = The army { $what-at }
ask-plans = Plans of Their Own: where does { $royal } go?
    .waiting = Plans of Their Own: where { $royal } goes
    .target = To { $what }
    .pass = She stays
ask-plunder = Plundered Treasure City: choose the city.
    .waiting = Plundered Treasure City: the city
    .target = Plunder { $what }
ask-unrest = Unrest in { $provinces }: choose the location that becomes Independent.
    .waiting = Unrest in { $provinces }: the location that becomes Independent
    .target = { $what } becomes Independent
ask-move-independents = Choose an Independent army to move.
    .waiting = the Independent army that moves
ask-move-army = { $general } has { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }. Where does he go?
    .waiting = where { $general } goes (movement points: { $points })
    .done = Stop here
ask-capital = Founding a Capital: choose the minor city.
    .waiting = Founding a Capital: the minor city
    .target = Found it at { $what }
ask-pact = Diplomatic Marriage: choose the other player.
    .waiting = Diplomatic Marriage: the other player
    .target = Peace with { $what }
ask-ghost = Alexander's Ghost: choose the enemy army.
    .waiting = Alexander's Ghost: the enemy army
    .target = The army { $what-at }
ask-ghost-army = Alexander's Ghost: choose your army.
    .waiting = Alexander's Ghost: the own army
    .target = Your army { $what-at }
ask-delivery = New Delivery at the Port: choose the besieged city.
    .waiting = New Delivery at the Port: the besieged city
    .target = Relieve { $what }
ask-deliver-unit = Do you put a mercenary inside { $place }?
    .waiting = a mercenary inside { $place }
    .yes = Put a mercenary inside
    .no = No mercenary

## Activation and movement

ask-activation = Activation segment: roll for movement, or take one mercenary instead.
    .waiting = Activation segment: movement, or a mercenary
    .pass = Neither
ask-armies = The movement die shows { $die }. Choose an army or general to activate.
    .waiting = an army or general to activate (movement die: { $die })
    .done = End the Activation segment
ask-act = { $general } has { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left.
    .waiting = { $general } (movement points: { $points })
    .done = End this activation
ask-free-passage = You enter { $place }. Do you ask for free passage?
    .waiting = whether free passage through { $place } is asked for
    .done = Do not ask
ask-grant-passage = { $faction } asks for free passage through { $place }.
    .waiting = whether { $faction } gets free passage through { $place }
    .yes = Grant it
    .no = Refuse it
ask-accept-passage = { $faction } grants free passage through { $place }. If you accept you must move on.
    .waiting = whether free passage through { $place } is accepted
    .yes = Accept and move on
    .no = Decline it
ask-honour-passage = { $faction } has entered { $place } on your word. Do you honour it?
    .waiting = whether the word given to { $faction } at { $place } is honoured
    .yes = Honour free passage
    .no = Dishonour it
ask-general-meets-general = Your general meets an enemy general at { $place }: he may not stay.
    .waiting = a general who may not stay at { $place }
ask-intercept = { $general-id ->
        [none] Pieces move
       *[other] { $general } moves
    } to { $place }. Do you intercept?
    .waiting = an interception at { $place }
    .pass = Do not intercept
ask-intercept-with = Choose what goes along with { $general } on the interception.
    .waiting = what goes along with { $general } on the interception
    .take-all = Take everything
    .done = Nothing more
ask-withdraw = You are intercepted at { $place }. Do you withdraw?
    .waiting = a withdrawal from the interception at { $place }
ask-avoid-battle = { $enemy } has entered { $place }. Do you try to avoid battle?
    .waiting = an attempt to avoid battle with { $enemy } at { $place }
    .pass = Stay
ask-avoid-to = { $general } avoids battle. Where does he go?
    .waiting = where { $general } goes to avoid battle
    .done = Stop here

## At sea

ask-escort = Choose the fleets that escort the sea move.
    .waiting = the fleets that escort the sea move
    .done = No more fleets
ask-sea-battle = { $general } sails to { $place }. Do you declare a sea battle?
    .waiting = a sea battle: { $general } sails to { $place }
    .pass = Let the army pass
ask-engage = Choose further fleets for the sea battle.
    .waiting = further fleets for the sea battle
    .done = No more fleets
ask-sea-card = { $general } sails to { $place }. Do you play a card on this sea move?
    .waiting = a card on the sea move: { $general } sails to { $place }
    .pass = Play no card
ask-drop = Choose what goes ashore { $area-at }.
    .waiting = what goes ashore { $area-at }

## Battle, losses, sieges

ask-join-battle = Battle at { $place }: which of your pieces inside come out to join it?
    .waiting = battle at { $place }: which pieces inside come out to join it
    .done = Nobody else joins
ask-battle-card = Battle against { $enemy } at { $place }: do you play a Surprise card?
    .waiting = battle at { $place }: a Surprise card
    .pass = Play no card
ask-mutiny = Mutiny at { $place }: choose the unit that joins you.
    .waiting = mutiny at { $place }: the unit that changes sides
ask-reroll-elephant = Your elephant dice show { $dice }. Does Seleukos have one re-rolled?
    .waiting = a re-roll of the elephant dice by Seleukos ({ $dice })
    .no = Keep the dice
ask-succession = Your commander { $area-at } has fallen. Do you place a minor general?
    .waiting = a successor of the commander { $area-at }
    .yes = Place a minor general
    .no = Place nobody
ask-losses = Choose a combat unit { $area-at } to lose; { $left } to go.
    .waiting = losses { $area-at }: { $left } to go
ask-price-of-failure = Do you play Price of Failure on { $general }, who lost the battle?
    .waiting = Price of Failure on { $general }
    .pass = Play no card
ask-supply = { $number ->
        [0] Supply segment: all your combat units are supplied. End your player turn.
       *[other] Supply segment: lose a combat unit at each location over its supply limit, then end your player turn.
    }
    .waiting = Supply segment and the end of the player turn
    .done = End the player turn
ask-supply-loss = { $place } cannot feed your combat units. Choose one to lose; { $left } to go.
    .waiting = losses for want of supply at { $place }: { $left } to go

## Surprise cards

ask-cancel = { $faction } plays “{ $card }” ({ $card-id }). Do you cancel it?
    .waiting = whether “{ $card }” ({ $card-id }), played by { $faction }, is cancelled
    .pass = Let it happen
ask-oratory = Prestige { $area-at } is about to be compared. Do you play Gift of Oratory?
    .waiting = Gift of Oratory before Prestige is compared { $area-at }
    .pass = Play no card
ask-keep-card = Choose the card you keep; the other one is discarded.
    .waiting = which card is kept

### Options

## Armies

option-activate = Activate { $general }
option-lead = Place a minor general { $area-at } and activate him
option-take = Take { $units }{ $where ->
        [inside] {" "}from inside
       *[outside] {""}
    }
option-take-all = Take everything along
option-take-general = Take { $general }{ $where ->
        [inside] {" "}from inside
       *[outside] {""}
    }
option-take-royal = Take { $royal }{ $where ->
        [inside] {" "}from inside
       *[outside] {""}
    }
option-leave = Leave { $units }
option-leave-general = Leave { $general }
option-leave-royal = Leave { $royal }
option-move = March to { $place }
option-go-in = Go inside the city
option-go-out = Go outside the city
option-siege = Conduct a siege{ $card-id ->
        [none] {""}
       *[other] {" "}with { $card } ({ $card-id })
    }
option-remove-marker = Remove the control marker here
option-swap-marker = Swap the control marker here for yours and end the activation
option-relocate = Relocate the minor general { $area-to }
option-embark = Go to sea
option-sail = Sail to { $place }
option-pontic-sail = Sail to { $place } with the Pontic fleet
option-land = Land { $area-at }
option-drop = Put pieces ashore { $area-at }
option-put-ashore = Put { $units } ashore
option-general-ashore = Put { $general } ashore
option-royal-ashore = Put { $royal } ashore
option-escort = Escort with { $fleet }
option-escort-all = Escort with all fleets
option-engage = Fight with { $fleet }
option-engage-all = Fight with all fleets

## Free actions

option-station = Place a minor general { $area-at }
option-station-used = Place a minor general { $area-at } (already activated)
option-recall = Take { $general } off the map
option-disband = Disband a Royal Army unit { $area-at }
option-oratory = Play Gift of Oratory on { $general }

## Reactions

option-ask-passage = Ask { $faction } for free passage
option-intercept = Intercept with { $general }{ $card-id ->
        [none] {""}
       *[other] {" "}(discard { $card }, { $card-id })
    }
option-intercept-with-minor = Place a minor general { $area-at } and intercept with him
option-stay-behind = A minor general stays behind in command
option-stand = Stand firm
option-withdraw = Withdraw
option-move-on = Move on
option-avoid = Avoid battle with { $general }{ $card-id ->
        [none] {""}
       *[other] {" "}(discard { $card }, { $card-id })
    }
option-avoid-to = Go to { $place }
option-join = 1 { $unit } joins
option-join-general = { $general } joins
option-reroll = Re-roll the { $number }
option-lose = Lose 1 { $unit }{ $where ->
        [inside] {" "}inside
       *[outside] {""}
    }
option-win-over = Win over 1 { $unit }
option-place-minor = Place a minor general { $area-at }
option-disperse = Let them be dispersed

## A city

option-go-inside = 1 { $unit } goes inside
option-go-outside = 1 { $unit } goes outside
option-general-inside = { $general } goes inside
option-general-outside = { $general } goes outside
option-royal-inside = { $royal } goes inside
option-royal-outside = { $royal } goes outside

## Segments

option-remove = Remove the marker at { $place }
option-claim = Place a marker at { $place }
option-claim-all = Place all markers
option-besiege = Conduct a siege of { $place }{ $card-id ->
        [none] {""}
       *[other] {" "}with { $card } ({ $card-id })
    }
option-roll = Roll the movement die
option-recruit-mercenary = Take one mercenary
option-supply = Lose a unit to supply at { $place }
option-bury = Bury Alexander

## Cards

option-play = { $use-id ->
        [none] Play { $card } ({ $card-id })
        [nothing] { $card } ({ $card-id }): without effect
       *[other] { $card } ({ $card-id }): { $use }
    }
option-use = { $use-id ->
        [march] Forced march
        [place] Place control markers
        [train] Train troops
       *[nothing] Leave the points unspent
    }
option-discard = Discard { $card } ({ $card-id })
option-keep = Keep { $what }{ $what-kind ->
        [card] {" "}({ $what-id })
       *[general] {""}
    }
option-place-marker = Place a marker at { $place }
option-next = Place a { $unit } next
option-train = Train a { $unit }
option-improve = Improve { $fleet }
option-regain = Regain { $fleet }
option-recruit = Recruit { $general }
option-appear = Appear at { $place }
option-as-reinforcement = Come as a reinforcement
option-with-marker = Place the control marker
option-without-marker = Leave the markers as they are
option-place = Place { $area-at }
option-target = { $what }
option-desert = 1 { $unit } deserts
option-troops = { $units }
option-with-army = She goes { $area-to } with an army
option-move-her = She goes { $area-to } without troops
option-army = Move { $general }
option-grey-marker = Put an Independent marker here instead

## Turn Preparation

option-swap-seats = Swap seats with { $faction }
option-first = { $faction } goes first
option-left = To the left
option-right = To the right
