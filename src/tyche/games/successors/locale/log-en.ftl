### Successors: the log. telling-ID is an entry of it, a sentence in the present tense; see en.ftl.

## Course of play

telling-dealt-generals = { $faction } is dealt { $generals }.
telling-turn = Turn { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } begins.
telling-usurper = { $faction } is the Usurper.
telling-seats-swapped = { $faction } and { $other } swap seats. Round the table sit { $order }.
telling-turn-order = { $faction } chooses the turn order: { $order }.
telling-tie-rolled = The tie is rolled: { $rolls }.
telling-reinforcements = { $faction } receives { $units } as reinforcements.
telling-dealt = Tyche cards are shuffled and dealt, { $cards } to each player.
telling-round = Round { $round } begins.
telling-player-turn = { $faction } takes a turn.
telling-revealed = “{ $card }” ({ $card-id }) is revealed from the table.
telling-resolves = { $faction } resolves “{ $card }”.
telling-old-age = { $general } ({ $faction }) dies of old age.
telling-isolated = { $faction } loses the isolated { $place-count ->
        [one] marker
       *[other] markers
    } at { $place }.
telling-won = { $kind ->
        [legitimacy] { $faction } reaches { $legitimacy } L and wins the game: an Immediate victory.
        [victory-points] { $faction } reaches { $points } VP and wins the game: an Immediate victory.
        [regency] { $faction } is regent with { $points } VP and { $legitimacy } L and wins the game: a Regency victory.
       *[end-of-game] { $faction } has most victory points, { $points }, and wins the game: an End-of-game victory.
    }

## Points and status

telling-victory-points = { $faction } goes from { $was } to { $points } VP.
telling-legitimacy = { $faction } goes from { $was } to { $points } L.
telling-province = { $faction-id ->
        [none] { $before-id ->
            [independent] { $province } { $province-count ->
                [one] is
               *[other] are
            } no longer Independent.
           *[other] { $before } no longer controls { $province }.
        }
        [independent] { $province } { $province-count ->
            [one] is
           *[other] are
        } Independent.
       *[other] { $faction } controls { $province }.
    }
telling-successor = { $faction } attacks a Champion and is a Successor from now on.
telling-champion-again = { $faction } has no victory points left and is a Champion again.
telling-popularity = { $general } ({ $faction }) gains 1 popularity.

## Cards

telling-drawn = You draw “{ $card }” ({ $card-id }).
telling-reshuffled = The discard pile is shuffled into a new draw pile.
telling-card-played = { $faction } plays “{ $card }” ({ $card-id }) { $use-for }.
telling-discarded = { $faction } discards “{ $card }” ({ $card-id }).
telling-surprise = { $faction } plays “{ $card }” ({ $card-id }).
telling-cancelled = { $faction } cancels “{ $card }” ({ $card-id }).
telling-orator = { $general } ({ $faction }) has +5 popularity until the end of the player turn.
telling-trained = { $faction } trains { $units }: { $points } on the training track.
telling-fleet = { $faction } controls { $fleet }.
telling-fleet-improved = { $faction } improves { $fleet }.
telling-fleet-regained = { $faction } regains { $fleet }.
telling-fleet-dispersed = { $fleet } ({ $faction }) { $fleet-count ->
        [one] is
       *[other] are
    } dispersed.
telling-cart-freed = { $faction } may move the funeral cart in Turn I.
telling-contempt = { $general } is in contempt: { $faction } has 3 L less until he dies or is freed.
telling-contempt-ends = { $general } ({ $faction }) is freed from contempt.
telling-helepolis = { $faction } brings the Helepolis to { $place }.
telling-plundered = { $faction } plunders { $place }.
telling-persian-support = { $faction } has the support of the Persian people: 2 L less for the rest of the game.
telling-oracle = { $faction } has 1 L more for the rest of the game.
telling-pact = { $faction } and { $other } keep the peace until the end of the turn.
telling-capital-begun = { $faction } begins a Capital at { $place }.
telling-capital-finished = { $faction } finishes the Capital at { $place }: it is a major city.
telling-capital-lost = { $by-id ->
        [none] { $faction } loses the Capital at { $place }: it is a minor city again.
       *[other] { $by } takes { $faction }'s Capital at { $place }: it is a minor city again.
    }
telling-unrest = { $faction } rolls { $dice } for unrest ({ $dice-sum }): { $provinces }.
telling-no-unrest = Nothing can revolt in { $provinces }, nor in a province next to them.

## Royal family

telling-royal-control = { $faction-id ->
        [none] { $royal } is uncontrolled { $area-at }.
       *[other] { $faction } controls { $royal } { $area-at }.
    }
telling-royal-lost = { $faction } loses { $royal } { $area-at }.
telling-marriage-offered = { $royal } offers marriage to { $faction } until the end of the turn.
telling-married = { $royal } marries into { $faction }'s faction { $area-at }.
telling-poisoned = { $faction } has { $royal } drink the hemlock.
telling-assassinated = { $royal } is assassinated: { $faction } does not win the regency.
telling-olympias = { $faction } calls Olympias { $area-to }.
telling-philippos = Philippos joins { $faction } { $area-at }.
telling-travels = { $royal } travels to { $place }.
telling-herakles = Herakles appears at { $place }.
telling-buried = { $faction } buries Alexander at { $place }{ $place-id ->
        [pella] : 10 L for the rest of the game.
       *[other] : 2 L for whoever controls it.
    }
telling-cart-removed = Alexander was not buried: the funeral cart leaves the game.
telling-cart-destroyed = The funeral cart is destroyed { $area-at }.

## Markers

telling-marker-placed = { $faction-id ->
        [independent] { $place } { $place-count ->
            [one] becomes
           *[other] become
        } Independent.
       *[other] { $faction } places { $place-count ->
            [one] a marker
           *[other] markers
        } at { $place }{ $before-id ->
            [none] .
            [independent] , in place of { $place-count ->
                [one] an Independent one
               *[other] Independent ones
            }.
           *[other] , in place of { $before }'s.
        }
    }
telling-marker-removed = { $faction-id ->
        [independent] The Independent { $place-count ->
            [one] marker at { $place } is
           *[other] markers at { $place } are
        } removed.
       *[other] { $faction }'s { $place-count ->
            [one] marker at { $place } is
           *[other] markers at { $place } are
        } removed.
    }

## Pieces

telling-general-placed = { $area-id ->
        [none] { $general } joins { $faction } in the Dispersed box.
       *[other] { $faction } places { $general } { $area-at }.
    }
telling-minor-placed = { $faction } places the minor general { $general } { $area-at }.
telling-minor-leaves = { $faction } takes the minor general { $general } { $area-at } off the map.
telling-units-placed = { $area-id ->
        [none] { $faction } puts { $units } into the Dispersed box.
       *[other] { $faction } places { $units } { $area-at }.
    }
telling-units-destroyed = { $faction } loses { $units } { $area-at }.
telling-units-dispersed = { $area-id ->
        [none] { $faction } has no place for { $units }: dispersed.
       *[other] { $units } of { $faction } { $units-count ->
            [one] is
           *[other] are
        } dispersed { $area-at }.
    }
telling-units-defect = { $units } of { $faction } { $units-count ->
        [one] joins
       *[other] join
    } { $winner } { $area-at }.
telling-general-dispersed = { $general } ({ $faction }) { $general-count ->
        [one] is
       *[other] are
    } dispersed { $area-at }.
telling-general-killed = { $general } ({ $faction }) is killed at { $place }.
telling-attrition = { $faction } rolls { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}{ SIGNED($modifier) } = { $roll }
    } for the attrition of { $units } { $area-at }: { $losses ->
        [0] no losses.
        [one] 1 loss.
       *[other] { $losses } losses.
    }

## Movement

telling-movement-die = { $faction } rolls { $die } for movement.
telling-activated = { $faction } activates { $general } { $area-at } with { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
telling-moved = { $faction-id ->
        [independent] The Independent army of { $general } moves to { $place }.
       *[other] { $general } ({ $faction }) moves to { $place }{ $units-count ->
            [0] .
            [one] {" "}with { $units }.
            [other] {" "}with { $units }.
           *[missing] .
        }
    }
telling-went-in = { $general } ({ $faction }) goes inside { $place }.
telling-went-out = { $general } ({ $faction }) comes out of { $place }.
telling-left-units = { $faction } leaves { $units } { $area-at }.
telling-left-general = { $faction } leaves { $general } { $area-at }.
telling-left-royal = { $faction } leaves { $royal } { $area-at }.
telling-go-inside = { $faction } puts 1 { $what } inside { $place }.
telling-go-outside = { $faction } puts 1 { $what } outside { $place }.
telling-general-inside = { $what } ({ $faction }) goes inside { $place }.
telling-general-outside = { $what } ({ $faction }) goes outside { $place }.
telling-royal-inside = { $what } goes inside { $place }.
telling-royal-outside = { $what } goes outside { $place }.
telling-passage-refused = { $faction } refuses { $other } free passage through { $place }.
telling-passage-declined = { $faction } declines the free passage through { $place } that { $other } grants.
telling-passage-granted = { $faction } grants { $other } free passage through { $place }.
telling-passage-dishonoured = { $faction } breaks the promise and stops { $other } at { $place }.
telling-interception-declared = { $general } ({ $faction }) sets out from { $area } to intercept at { $place }.
telling-independent-attempt = { $faction } discards “{ $card }” ({ $card-id }) for a reaction of { $general }.
telling-interception = { $general } ({ $faction }) { $success ->
        [yes] intercepts
       *[no] fails to intercept
    } at { $place }: rolls { $die }{ COMPARE($roll, $die) ->
        [equal] {""}
       *[other] , with cavalry { $roll }
    }, needs { $need }.
telling-intercepted = { $units-count ->
        [0] { $faction } reaches { $place } by interception.
       *[other] { $faction } brings { $units } to { $place } by interception.
    }
telling-avoid-battle = { $general } ({ $faction }) { $success ->
        [yes] avoids battle
       *[no] fails to avoid battle
    } at { $place }: rolls { $die }{ COMPARE($roll, $die) ->
        [equal] {""}
       *[other] , with cavalry { $roll }
    }, needs { $need }.
telling-avoided = { $general } ({ $faction }) slips away to { $place }.
telling-went-back = { $to-id ->
        [none] { $faction } goes back from { $area }.
       *[other] { $faction } goes back from { $area } to { $to }.
    }
telling-overrun = { $faction } overruns { $enemy } at { $place }.

## Independent armies

telling-army-active = The Independent army of { $general } becomes active.
telling-army-home = { $general } has come home to { $place }: his army leaves the game.
telling-army-defeated = The Independent army of { $general } is defeated { $area-at } and { $back ->
        [yes] returns to its box.
       *[no] leaves the game.
    }

## At sea

telling-embarked = { $general } ({ $faction }) goes to sea at { $place }{ $units-count ->
        [0] .
       *[other] {" "}with { $units }.
    }
telling-sails = { $general } ({ $faction }) sails to { $place }.
telling-picked-up = { $faction } picks up { $units-count ->
        [0] pieces
       *[other] { $units }
    } at { $place }.
telling-dropped = { $faction } puts { $units-count ->
        [0] pieces
       *[other] { $units }
    } ashore { $area-at }.
telling-landed = { $general } ({ $faction }) lands { $area-at }{ $units-count ->
        [0] .
       *[other] {" "}with { $units }.
    }
telling-put-back = { $general } ({ $faction }) puts back to { $area }; his activation ends.
telling-sea-battle-declared = { $faction } declares a sea battle at { $place } with { $fleets }.
telling-naval-score = { $faction } rolls { $dice }{ $bonus ->
        [0] {""}
       *[other] , { SIGNED($bonus) }
    }: { $roll } on fleet strength { $strength }, a score of { $score }.
telling-sea-battle-won = { $winner } wins the sea battle at { $place } against { $loser }, { $score } to { $against }.
telling-sea-battle-drawn = The sea battle at { $place } between { $attacker } and { $defender } is a draw, { $score } to { $score }.

## Battle

telling-battle = { $attacker } attacks { $defender } at { $place }.
telling-joined = { $what-kind ->
        [unit] 1 { $what } of { $faction } joins the battle from inside { $place }.
       *[other] { $what } ({ $faction }) joins the battle from inside { $place }.
    }
telling-prestige = Prestige { $area-at }: { $attacker } { $first }, { $defender } { $second }.
telling-set-aside = { $units } of { $faction } { $units-count ->
        [one] takes
       *[other] take
    } no part in the battle at { $place }.
telling-elephants = { $faction } rolls { $dice } for { $dice-count ->
        [one] an elephant
       *[other] elephants
    }.
telling-strength = { $faction } has battle strength { $strength }{ $troops ->
        [0] { $elephants ->
            [0] {""}
           *[other] , { $elephants } of it from elephants
        }
       *[other] , { $troops } of it from Local Troops{ $elephants ->
            [0] {""}
           *[other] {" "}and { $elephants } from elephants
        }
    }.
telling-battle-score = { $faction } rolls { $dice }{ COMPARE($dice-least, $rating) ->
        [less] , raised to { MOST($dice-1, $rating) } and { MOST($dice-2, $rating) }
       *[other] {""}
    }{ $bonus ->
        [0] {""}
       *[other] , { SIGNED($bonus) }
    }: { $roll } on battle strength { $strength }, a score of { $score }.
telling-battle-won = { $winner } wins the battle at { $place } against { $loser }, { $score } to { $against }.
telling-battle-drawn = The battle at { $place } is a draw, { $score } to { $score }.
telling-commander-roll = { $general } ({ $faction }) rolls { $die } for his life and { $killed ->
        [yes] falls.
       *[no] survives.
    }
telling-price-of-failure = { $general } ({ $faction }) is to pay the price of failure: he rolls { $die } and dies on 4 or more.

## Sieges

telling-siege = { $general } ({ $faction }) conducts a siege of { $place }: rolls { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}{ SIGNED($modifier) } = { $roll }
    }, { $points ->
        [0] no siege points
        [one] 1 siege point
       *[other] { $points } siege points
    } ({ $already ->
        [0] {""}
       *[other] { $already } before,{" "}
    }{ $needed } needed), { $lost ->
        [0] no losses.
        [one] 1 combat unit lost.
       *[other] { $lost } combat units lost.
    }
telling-siege-completed = { $holder-id ->
        [none] { $faction } completes the siege of { $place }.
        [independent] { $faction } completes the siege of { $place }.
       *[other] { $faction } completes the siege of { $place } against { $holder }.
    }
telling-siege-lifted = { $faction }'s siege of { $place } is lifted: the siege points are removed.

# What an option costs and may lead to.

foresee-cost = Costs { $points } { $points ->
        [one] movement point
       *[other] movement points
    }; { $left } left after that.
foresee-stronghold = The army passes the stronghold of { $place } and rolls for losses.
foresee-may-intercept = { $general } ({ $faction }) may intercept from { $area }: needs { $need } or more, { $chance }%.
foresee-attempt = { $general } needs { $need } or more: { $chance }%.
foresee-movement-die = The die shows { $die }, the initiative of { $general } is { $initiative }: a lower die gives 2 movement points, an equal one 3, a higher one 4.
foresee-activation-roll = One die for all: each of your armies and generals may move, one after the other.
foresee-activation-recruit = It comes as a reinforcement at once; none of your armies moves.
foresee-may-attack-at-sea = { $faction } may declare a sea battle off { $place }, before any card: won { $won }%, drawn { $drawn }%, lost { $lost }%.
foresee-ask-passage = With the consent of { $faction } there is no battle, and the army must march on with all its units in this activation; { $faction } may still break the word and fight.
foresee-sea-battle-odds = Sea battle against { $enemy }, before any card: won { $won }%, drawn { $drawn }%, lost { $lost }%. Won, the army puts back to port with losses; lost, your fleets are dispersed.
foresee-direction = Order of play: { $order }.
foresee-use-march = One army or general is activated with { $points } movement points, besides the Activation segment.
foresee-use-place = { $points ->
        [one] One marker
       *[other] Up to { $points } markers
    }; { $number ->
        [one] 1 place is
       *[other] { $number } places are
    } within reach now.
foresee-use-train = { $points } steps of training: { $units } so far { $already } of { $needed }.
foresee-use-train-anew = { $points } steps of training; nothing is in training yet. A mercenary takes { $needed }, a Loyal Macedonian { $number }.
foresee-use-nothing = The card is laid down and its { $points } points are lost.
foresee-meets-generals = Meets a general of { $faction } without an army.
foresee-meets-army = Meets an army of { $faction }: { $number } { $number ->
        [one] combat unit
       *[other] combat units
    }.
foresee-may-avoid = { $general } ({ $faction }) may avoid battle: needs { $need } or more, { $chance }%.
foresee-overruns = At five to one { $faction } would be overrun without a battle.
foresee-prestige = Prestige { $area-at } as it stands: { $attacker } { $first }, { $defender } { $second }. Royal Army units of the lower side do not fight; an army of nothing else goes over.
foresee-battle-odds = Battle against { $enemy }, before any card: won { $won }%, drawn { $drawn }%, lost { $lost }%.
foresee-siege-odds = Siege points { $already } of { $needed }, modifier { SIGNED($modifier) }: { $chance }% to complete the siege, { $loss }% to lose a unit.
foresee-isolates = Would cut off { $place-count ->
        [one] a marker
       *[other] { $place-count } markers
    } of { $faction }: { $place }. If that stays so, the Isolation phase removes { $place-count ->
        [one] it
       *[other] them
    }.
foresee-near-victory = { $faction } is close to victory: { $points } { $track ->
        [vp] VP
       *[other] L
    } to go.
foresee-attack-usurper = { $faction } is the Usurper: attacking { $faction } costs no status.
foresee-remove-instead = To remove the marker at { $place } costs no status.
foresee-march-apart = Leave units of { $place } at another place before the segment ends.
