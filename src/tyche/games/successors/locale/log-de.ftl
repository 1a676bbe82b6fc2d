### Successors: das Protokoll. telling-ID ist ein Eintrag, ein Satz in der Gegenwart; siehe de.ftl.

## Ablauf

telling-dealt-generals = { $faction } erhält { $generals }.
telling-turn = Spielzug { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } beginnt.
telling-usurper = { $faction } ist der Usurpator.
telling-seats-swapped = { $faction } und { $other } tauschen die Plätze. Um den Tisch sitzen { $order }.
telling-turn-order = { $faction } wählt die Zugreihenfolge: { $order }.
telling-tie-rolled = Der Gleichstand wird ausgewürfelt: { $rolls }.
telling-reinforcements = { $faction } erhält { $units-acc } als Nachschub.
telling-dealt = Die Tyche-Karten werden gemischt und ausgeteilt, { $cards } an jeden Spieler.
telling-round = Runde { $round } beginnt.
telling-player-turn = { $faction } ist am Zug.
telling-revealed = „{ $card }“ ({ $card-id }) wird auf dem Tisch aufgedeckt.
telling-resolves = { $faction } führt „{ $card }“ aus.
telling-old-age = { $general } ({ $faction }) stirbt an Altersschwäche.
telling-isolated = { $faction } verliert { $place-count ->
        [one] den isolierten Marker
       *[other] die isolierten Marker
    } { $place-at }.
telling-won = { $kind ->
        [legitimacy] { $faction } erreicht { $legitimacy } L und gewinnt: ein Sofortiger Sieg.
        [victory-points] { $faction } erreicht { $points } SP und gewinnt: ein Sofortiger Sieg.
        [regency] { $faction } ist Regent mit { $points } SP und { $legitimacy } L und gewinnt: ein Regentschaftssieg.
       *[end-of-game] { $faction } hat die meisten Siegpunkte, { $points }, und gewinnt: ein Spielende-Sieg.
    }

## Punkte und Rang

telling-victory-points = { $faction } geht von { $was } auf { $points } SP.
telling-legitimacy = { $faction } geht von { $was } auf { $points } L.
telling-province = { $faction-id ->
        [none] { $before-id ->
            [independent] { $province } { $province-count ->
                [one] ist
               *[other] sind
            } nicht mehr Unabhängig.
           *[other] { $before } kontrolliert { $province } nicht mehr.
        }
        [independent] { $province } { $province-count ->
            [one] ist
           *[other] sind
        } Unabhängig.
       *[other] { $faction } kontrolliert { $province }.
    }
telling-successor = { $faction } greift einen Champion an und ist von nun an Nachfolger.
telling-champion-again = { $faction } hat keine Siegpunkte mehr und ist wieder Champion.
telling-popularity = { $general } ({ $faction }) gewinnt 1 Popularität.

## Karten

telling-drawn = Du ziehst „{ $card }“ ({ $card-id }).
telling-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
telling-card-played = { $faction } spielt „{ $card }“ ({ $card-id }) { $use-for }.
telling-discarded = { $faction } wirft „{ $card }“ ({ $card-id }) ab.
telling-surprise = { $faction } spielt „{ $card }“ ({ $card-id }).
telling-cancelled = { $faction } hebt „{ $card }“ ({ $card-id }) auf.
telling-orator = { $general } ({ $faction }) hat +5 Popularität bis zum Ende des Spielerzugs.
telling-trained = { $faction } bildet { $units-acc } aus: { $points } auf der Ausbildungsleiste.
telling-fleet = { $faction } kontrolliert { $fleet }.
telling-fleet-improved = { $faction } verbessert { $fleet }.
telling-fleet-regained = { $faction } holt { $fleet } zurück.
telling-fleet-dispersed = { $fleet } ({ $faction }) { $fleet-count ->
        [one] wird
       *[other] werden
    } aufgerieben.
telling-cart-freed = { $faction } darf den Begräbniswagen in Spielzug I bewegen.
telling-contempt = { $general } ist in Verachtung: { $faction } hat 3 L weniger, bis er stirbt oder befreit wird.
telling-contempt-ends = { $general } ({ $faction }) ist von der Verachtung befreit.
telling-helepolis = { $faction } bringt die Helepolis { $place-to }.
telling-plundered = { $faction } plündert { $place }.
telling-persian-support = { $faction } hat die Unterstützung des persischen Volkes: 2 L weniger für den Rest des Spiels.
telling-oracle = { $faction } hat 1 L mehr für den Rest des Spiels.
telling-pact = { $faction } und { $other } halten Frieden bis zum Ende des Spielzugs.
telling-capital-begun = { $faction } beginnt { $place-at } eine Hauptstadt.
telling-capital-finished = { $faction } vollendet die Hauptstadt { $place-at }: Sie ist eine Große Stadt.
telling-capital-lost = { $by-id ->
        [none] { $faction } verliert die Hauptstadt { $place-at }: Sie ist wieder eine Kleine Stadt.
       *[other] { $by } nimmt { $faction-dat } die Hauptstadt { $place-at }: Sie ist wieder eine Kleine Stadt.
    }
telling-unrest = { $faction } würfelt { $dice } für Unruhen ({ $dice-sum }): { $provinces }.
telling-no-unrest = Nirgends kann es zu Unruhen kommen: { $provinces } und angrenzende Provinzen.

## Königsfamilie

telling-royal-control = { $faction-id ->
        [none] { $royal } ist { $area-at } unkontrolliert.
       *[other] { $faction } kontrolliert { $area-at } { $royal-acc }.
    }
telling-royal-lost = { $faction } verliert { $area-at } { $royal-acc }.
telling-marriage-offered = { $royal } bietet { $faction-dat } bis zum Ende des Spielzugs die Heirat an.
telling-married = { $royal } heiratet { $area-at } in die Fraktion von { $faction-dat } ein.
telling-poisoned = { $faction } lässt { $royal-acc } den Schierling trinken.
telling-assassinated = { $royal } wird ermordet: { $faction } gewinnt die Regentschaft nicht.
telling-olympias = { $faction } ruft Olympias { $area-to }.
telling-philippos = Philippos schließt sich { $area-at } { $faction-dat } an.
telling-travels = { $royal } reist { $place-to }.
telling-herakles = Herakles erscheint { $place-at }.
telling-buried = { $faction } begräbt Alexander { $place-at }{ $place-id ->
        [pella] : 10 L für den Rest des Spiels.
       *[other] : 2 L für den, der den Ort kontrolliert.
    }
telling-cart-removed = Alexander wurde nicht begraben: Der Begräbniswagen verlässt das Spiel.
telling-cart-destroyed = Der Begräbniswagen wird { $area-at } zerstört.

## Marker

telling-marker-placed = { $faction-id ->
        [independent] { $place } { $place-count ->
            [one] wird
           *[other] werden
        } Unabhängig.
       *[other] { $faction } platziert { $place-count ->
            [one] einen Marker
           *[other] Marker
        } { $place-at }{ $before-id ->
            [none] .
            [independent] {" "}anstelle { $place-count ->
                [one] eines Unabhängigen
               *[other] der Unabhängigen
            }.
           *[other] {" "}anstelle { $place-count ->
                [one] dessen
               *[other] derer
            } von { $before-dat }.
        }
    }
telling-marker-removed = { $faction-id ->
        [independent] { $place-count ->
            [one] Der Unabhängige Marker { $place-at } wird
           *[other] Die Unabhängigen Marker { $place-at } werden
        } entfernt.
       *[other] { $place-count ->
            [one] Der Marker von { $faction-dat } { $place-at } wird
           *[other] Die Marker von { $faction-dat } { $place-at } werden
        } entfernt.
    }

## Figuren

telling-general-placed = { $area-id ->
        [none] { $general } schließt sich { $faction-dat } an und kommt auf das Aufgerieben-Feld.
       *[other] { $faction } platziert { $general } { $area-at }.
    }
telling-minor-placed = { $faction } stellt { $area-at } den Unter-General { $general } auf.
telling-minor-leaves = { $faction } nimmt den Unter-General { $general } { $area-at } von der Karte.
telling-units-placed = { $area-id ->
        [none] { $faction } legt { $units-acc } auf das Aufgerieben-Feld.
       *[other] { $faction } platziert { $units-acc } { $area-at }.
    }
telling-units-destroyed = { $faction } verliert { $units-acc } { $area-at }.
telling-units-dispersed = { $area-id ->
        [none] { $faction } hat keinen Platz für { $units-acc }: aufgerieben.
       *[other] { $units } von { $faction-dat } { $units-count ->
            [one] wird
           *[other] werden
        } { $area-at } aufgerieben.
    }
telling-units-defect = { $units } von { $faction-dat } { $units-count ->
        [one] wechselt
       *[other] wechseln
    } { $area-at } zu { $winner-dat }.
telling-general-dispersed = { $general } ({ $faction }) { $general-count ->
        [one] wird
       *[other] werden
    } { $area-at } aufgerieben.
telling-general-killed = { $general } ({ $faction }) stirbt { $place-at }.
telling-attrition = { $faction } würfelt { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}{ SIGNED($modifier) } = { $roll }
    } für die Zermürbung von { $units-dat } { $area-at }: { $losses ->
        [0] keine Verluste.
        [one] 1 Verlust.
       *[other] { $losses } Verluste.
    }

## Bewegung

telling-movement-die = { $faction } würfelt { $die } für Bewegung.
telling-activated = { $faction } aktiviert { $general } { $area-at } mit { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkten
    }.
telling-moved = { $faction-id ->
        [independent] Die Unabhängige Armee von { $general } zieht { $place-to }.
       *[other] { $general } ({ $faction }) zieht { $units-count ->
            [0] { $place-to }.
            [one] mit { $units-dat } { $place-to }.
            [other] mit { $units-dat } { $place-to }.
           *[missing] { $place-to }.
        }
    }
telling-went-in = { $general } ({ $faction }) geht in die Stadt { $place }.
telling-went-out = { $general } ({ $faction }) kommt aus der Stadt { $place }.
telling-left-units = { $faction } lässt { $units-acc } { $area-at } zurück.
telling-left-general = { $faction } lässt { $general } { $area-at } zurück.
telling-left-royal = { $faction } lässt { $royal-acc } { $area-at } zurück.
telling-go-inside = { $faction } stellt 1 { $what-acc } in die Stadt { $place }.
telling-go-outside = { $faction } stellt 1 { $what-acc } vor die Stadt { $place }.
telling-general-inside = { $what } ({ $faction }) geht in die Stadt { $place }.
telling-general-outside = { $what } ({ $faction }) geht vor die Stadt { $place }.
telling-royal-inside = { $what } geht in die Stadt { $place }.
telling-royal-outside = { $what } geht vor die Stadt { $place }.
telling-passage-refused = { $faction } verweigert { $other-dat } die Freie Passage { $place-through }.
telling-passage-declined = { $faction } lehnt die Freie Passage { $place-through } ab, die { $other } gewährt.
telling-passage-granted = { $faction } gewährt { $other-dat } Freie Passage { $place-through }.
telling-passage-dishonoured = { $faction } bricht das Wort und hält { $other } { $place-at } auf.
telling-interception-declared = { $general } ({ $faction }) bricht { $area-from } auf, um { $place-at } abzufangen.
telling-independent-attempt = { $faction } wirft „{ $card }“ ({ $card-id }) für eine Reaktion von { $general } ab.
telling-interception = { $general } ({ $faction }) { $success ->
        [yes] fängt { $place-at } ab
       *[no] kann { $place-at } nicht abfangen
    }: würfelt { $die }{ COMPARE($roll, $die) ->
        [equal] {""}
       *[other] , mit Kavallerie { $roll }
    }, braucht { $need }.
telling-intercepted = { $units-count ->
        [0] { $faction } kommt durch das Abfangen { $place-to }.
       *[other] { $faction } bringt durch das Abfangen { $units-acc } { $place-to }.
    }
telling-avoid-battle = { $general } ({ $faction }) { $success ->
        [yes] weicht { $place-at } aus
       *[no] kann { $place-at } nicht ausweichen
    }: würfelt { $die }{ COMPARE($roll, $die) ->
        [equal] {""}
       *[other] , mit Kavallerie { $roll }
    }, braucht { $need }.
telling-avoided = { $general } ({ $faction }) entkommt { $place-to }.
telling-went-back = { $to-id ->
        [none] { $faction } geht { $area-from } zurück.
       *[other] { $faction } geht { $area-from } { $to-to } zurück.
    }
telling-overrun = { $faction } überrennt { $enemy } { $place-at }.

## Unabhängige Armeen

telling-army-active = Die Unabhängige Armee von { $general } wird aktiv.
telling-army-home = { $general } ist { $place-to } heimgekehrt: Seine Armee verlässt das Spiel.
telling-army-defeated = Die Unabhängige Armee von { $general } ist { $area-at } besiegt und { $back ->
        [yes] kehrt auf ihr Ablagefeld zurück.
       *[no] verlässt das Spiel.
    }

## Auf See

telling-embarked = { $general } ({ $faction }) sticht { $place-at } { $units-count ->
        [0] in See.
       *[other] mit { $units-dat } in See.
    }
telling-sails = { $general } ({ $faction }) fährt { $place-to }.
telling-picked-up = { $faction } nimmt { $place-at } { $units-count ->
        [0] Figuren
       *[other] { $units-acc }
    } auf.
telling-dropped = { $faction } setzt { $area-at } { $units-count ->
        [0] Figuren
       *[other] { $units-acc }
    } an Land.
telling-landed = { $general } ({ $faction }) landet { $area-at }{ $units-count ->
        [0] .
       *[other] {" "}mit { $units-dat }.
    }
telling-put-back = { $general } ({ $faction }) kehrt { $area-to } zurück; seine Aktivierung endet.
telling-sea-battle-declared = { $faction } erklärt { $place-at } eine Seeschlacht mit { $fleets-dat }.
telling-naval-score = { $faction } würfelt { $dice }{ $bonus ->
        [0] {""}
       *[other] , { SIGNED($bonus) }
    }: { $roll } bei Flottenstärke { $strength }, Schlachtenwert { $score }.
telling-sea-battle-won = { $winner } gewinnt die Seeschlacht { $place-at } gegen { $loser }, { $score } zu { $against }.
telling-sea-battle-drawn = Die Seeschlacht { $place-at } zwischen { $attacker-dat } und { $defender-dat } endet unentschieden, { $score } zu { $score }.

## Schlacht

telling-battle = { $attacker } greift { $defender } { $place-at } an.
telling-joined = { $what-kind ->
        [unit] 1 { $what } von { $faction-dat } nimmt aus der Stadt { $place } an der Schlacht teil.
       *[other] { $what } ({ $faction }) nimmt aus der Stadt { $place } an der Schlacht teil.
    }
telling-prestige = Prestige { $area-at }: { $attacker } { $first }, { $defender } { $second }.
telling-set-aside = { $units } von { $faction-dat } { $units-count ->
        [one] nimmt
       *[other] nehmen
    } nicht an der Schlacht { $place-at } teil.
telling-elephants = { $faction } würfelt { $dice } für { $dice-count ->
        [one] einen Elefanten
       *[other] Elefanten
    }.
telling-strength = { $faction } hat Schlachtenstärke { $strength }{ $troops ->
        [0] { $elephants ->
            [0] {""}
           *[other] , davon { $elephants } durch Elefanten
        }
       *[other] , davon { $troops } durch Lokale Truppen{ $elephants ->
            [0] {""}
           *[other] {" "}und { $elephants } durch Elefanten
        }
    }.
telling-battle-score = { $faction } würfelt { $dice }{ COMPARE($dice-least, $rating) ->
        [less] , angehoben auf { MOST($dice-1, $rating) } und { MOST($dice-2, $rating) }
       *[other] {""}
    }{ $bonus ->
        [0] {""}
       *[other] , { SIGNED($bonus) }
    }: { $roll } bei Schlachtenstärke { $strength }, Schlachtenwert { $score }.
telling-battle-won = { $winner } gewinnt die Schlacht { $place-at } gegen { $loser }, { $score } zu { $against }.
telling-battle-drawn = Die Schlacht { $place-at } endet unentschieden, { $score } zu { $score }.
telling-commander-roll = { $general } ({ $faction }) würfelt { $die } um sein Leben und { $killed ->
        [yes] fällt.
       *[no] überlebt.
    }
telling-price-of-failure = { $general } ({ $faction }) soll den Preis des Versagens zahlen: Er würfelt { $die } und stirbt ab 4.

## Belagerungen

telling-siege = { $general } ({ $faction }) führt eine Belagerung von { $place } durch: würfelt { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}{ SIGNED($modifier) } = { $roll }
    }, { $points ->
        [0] keine Belagerungspunkte
        [one] 1 Belagerungspunkt
       *[other] { $points } Belagerungspunkte
    } ({ $already ->
        [0] {""}
       *[other] bisher { $already },{" "}
    }{ $needed } nötig), { $lost ->
        [0] keine Verluste.
        [one] 1 Kampfverband verloren.
       *[other] { $lost } Kampfverbände verloren.
    }
telling-siege-completed = { $holder-id ->
        [none] { $faction } beendet die Belagerung von { $place }.
        [independent] { $faction } beendet die Belagerung von { $place }.
       *[other] { $faction } beendet die Belagerung von { $place } gegen { $holder }.
    }
telling-siege-lifted = Die Belagerung von { $place } durch { $faction } ist aufgehoben: Die Belagerungspunkte werden entfernt.

# Was eine Möglichkeit kostet und wozu sie führen kann.

foresee-cost = Kostet { $points } { $points ->
        [one] Bewegungspunkt
       *[other] Bewegungspunkte
    }; danach { $left ->
        [one] bleibt 1
       *[other] bleiben { $left }
    }.
foresee-stronghold = Die Armee zieht an der Festung { $place } vorbei und würfelt für Verluste.
foresee-may-intercept = { $general } ({ $faction }) kann { $area-from } abfangen: mit { $need } oder mehr, { $chance } %.
foresee-attempt = { $general } braucht { $need } oder mehr: { $chance } %.
foresee-movement-die = Der Würfel zeigt { $die }, die Initiative von { $general } ist { $initiative }: darunter gibt es 2 Bewegungspunkte, genau so viel 3, darüber 4.
foresee-activation-roll = Ein Würfel für alle: Jede deiner Armeen und jeder General darf ziehen, nacheinander.
foresee-activation-recruit = Er kommt sofort als Nachschub; keine deiner Armeen zieht.
foresee-may-attack-at-sea = { $faction } kann { $place-at } eine Seeschlacht erklären, vor allen Karten: Sieg { $won } %, Unentschieden { $drawn } %, Niederlage { $lost } %.
foresee-ask-passage = Mit der Zustimmung von { $faction } gibt es keine Schlacht, und die Armee muss in dieser Aktivierung mit allen Verbänden weiterziehen; { $faction } kann das Wort noch brechen und kämpfen.
foresee-sea-battle-odds = Seeschlacht gegen { $enemy-acc }, vor allen Karten: Sieg { $won } %, Unentschieden { $drawn } %, Niederlage { $lost } %. Bei einem Sieg kehrt die Armee mit Verlusten in den Hafen zurück; bei einer Niederlage werden deine Flotten zerstreut.
foresee-direction = Zugreihenfolge: { $order }.
foresee-use-march = Eine Armee oder ein General wird mit { $points } Bewegungspunkten aktiviert, zusätzlich zum Aktivierungssegment.
foresee-use-place = { $points ->
        [one] Ein Marker
       *[other] Bis zu { $points } Marker
    }; { $number ->
        [one] 1 Ort ist
       *[other] { $number } Orte sind
    } jetzt in Reichweite.
foresee-use-train = { $points } Schritte der Ausbildung: { $units }, bisher { $already } von { $needed }.
foresee-use-train-anew = { $points } Schritte der Ausbildung; noch wird nichts ausgebildet. Ein Söldner braucht { $needed }, ein Loyaler Makedone { $number }.
foresee-use-nothing = Die Karte wird abgelegt, ihre { $points } Punkte verfallen.
foresee-meets-generals = Trifft auf einen General von { $faction-dat } ohne Armee.
foresee-meets-army = Trifft auf eine Armee von { $faction-dat }: { $number } { $number ->
        [one] Kampfverband
       *[other] Kampfverbände
    }.
foresee-may-avoid = { $general } ({ $faction }) kann ausweichen: mit { $need } oder mehr, { $chance } %.
foresee-overruns = Bei fünf zu eins würde { $faction } ohne Schlacht überrannt.
foresee-prestige = Prestige { $area-at }, wie es steht: { $attacker } { $first }, { $defender } { $second }. Verbände der Königlichen Armee kämpfen nicht auf der Seite mit weniger; eine Armee nur aus solchen läuft über.
foresee-battle-odds = Schlacht gegen { $enemy-acc }, vor allen Karten: Sieg { $won } %, Unentschieden { $drawn } %, Niederlage { $lost } %.
foresee-siege-odds = Belagerungspunkte { $already } von { $needed }, Modifikator { SIGNED($modifier) }: { $chance } % für das Ende der Belagerung, { $loss } % für den Verlust eines Kampfverbands.
foresee-isolates = Würde { $place-count ->
        [one] einen Marker
       *[other] { $place-count } Marker
    } von { $faction-dat } abschneiden: { $place }. Bleibt es so, {$place-count ->
        [one] entfernt ihn
       *[other] entfernt sie
    } die Isolationsphase.
foresee-near-victory = { $faction } steht kurz vor dem Sieg: es fehlen { $points } { $track ->
        [vp] SP
       *[other] L
    }.
foresee-attack-usurper = { $faction } ist Usurpator: ein Angriff auf { $faction-acc } kostet den Status nicht.
foresee-remove-instead = Den Marker { $place-at } zu entfernen kostet den Status nicht.
foresee-march-apart = Lass Kampfverbände von { $place } anderswo, bevor das Segment endet.
