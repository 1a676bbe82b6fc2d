### Successors: warum nicht. refusal-REASON sagt, warum etwas nicht regelgerecht ist; siehe de.ftl.

refusal-not-offered = Die Regeln erlauben das jetzt nicht.
refusal-not-now = { $card-kind ->
        [card] „{ $card }“ kann jetzt nicht gespielt werden.
       *[missing] Das ist jetzt nicht zu entscheiden.
    }
refusal-not-yours = { $royal-kind ->
        [royal] Du kontrollierst { $royal-acc } nicht.
       *[missing] Das ist nicht deine Entscheidung.
    }
refusal-not-your-turn = Das geht nur in deinem eigenen Spielerzug.
refusal-not-this-segment = In diesem Segment ist das nicht möglich.
refusal-unknown-name = Nichts hier heißt „{ $name }“.
refusal-unknown-use = Dafür kann eine Karte nicht genutzt werden: { $name }.
refusal-malformed = Diese Option ist unvollständig oder sagt zu viel.

## Figuren und Orte

refusal-must-choose = Wähle etwas von dem, was zur Wahl steht.
refusal-none-of-them = Unter den Kampfverbänden, um die es geht, ist keiner davon.
refusal-no-such-die = Kein Würfel dieses Wurfs zeigt { $number }.
refusal-not-a-target = Der Kartentext lässt diese Wahl nicht zu.
refusal-not-drawn = „{ $card }“ ({ $card-id }) gehört nicht zu den gerade gezogenen Karten.
refusal-nobody-to-ask = Hier ist niemand, der um Durchzug gebeten werden kann: { $faction }.
refusal-not-active = { $general } ist nicht aktiv oder durch diese Karte schon bewegt worden.
refusal-not-trained = Solche Kampfverbände können in dieser Partie nicht ausgebildet werden.
refusal-elephant-first = Der erste Verlust ist ein Elefant.
refusal-not-adjacent = Kein Land-, Berg- oder Engpass-Weg führt { $place-to }.
refusal-no-land-route = Kein Landweg führt { $place-to }.
refusal-too-far = { $place } ist zu weit entfernt{ $points ->
        [one] : noch 1 Bewegungspunkt
        [other] : noch { $points } Bewegungspunkte
       *[missing] {""}
    }{ $cost ->
        [one] {" "}(der Schritt kostet { $cost })
        [other] {" "}(der Schritt kostet { $cost })
       *[missing] {""}
    }.
refusal-too-few-points = Zu wenige Bewegungspunkte: noch { $points }.
refusal-not-your-general = { $general } gehört dir nicht.
refusal-not-on-the-map = { $general } ist nicht auf der Karte.
refusal-already-activated = { $general } wurde in diesem Segment schon aktiviert oder bewegt.
refusal-already-moved = { $royal-kind ->
        [royal] { $royal } wurde in diesem Segment schon bewegt.
       *[missing] { $area-kind ->
            [area] Die Kampfverbände { $area-at } wurden in diesem Segment schon bewegt.
           *[missing] Das wurde in diesem Segment schon bewegt.
        }
    }
refusal-has-fought = { $general } hat in diesem Segment schon gekämpft.
refusal-already-along = { $royal } ist schon bei der Armee.
refusal-moved-already = Die Armee hat sich schon bewegt.
refusal-there-already = Der General ist schon { $area-at }.
refusal-not-here = { $general-kind ->
        [general] { $general } ist nicht in diesem Bereich.
       *[missing] { $royal-kind ->
            [royal] { $royal } ist nicht in diesem Bereich.
           *[missing] Das ist nicht hier.
        }
    }
refusal-not-again-now = Das ist nicht möglich, oder nicht noch einmal in dieser Aktivierung.
refusal-no-minor-general = Kein Unter-General von dir ist verfügbar.
refusal-no-activated-minor = Kein verfügbarer Unter-General wurde in diesem Segment schon aktiviert.
refusal-no-fresh-minor = Alle deine verfügbaren Unter-Generäle wurden in diesem Segment schon aktiviert.
refusal-activated-now = { $general } wird gerade aktiviert; er zieht und wird nicht abberufen.
refusal-not-your-minor-general = { $general } ist kein Unter-General von dir.
refusal-would-be-subordinate = Ein General von dir ist { $area-at }: Ein Unter-General ist nie untergeordnet.
refusal-not-in-command = { $general } hat dort nicht den Befehl.
refusal-no-such-ability = Kein General dort hat diese Spezialfähigkeit.
refusal-no-army = Du hast keine Armee und keinen General zum Aktivieren.
refusal-no-such-units = So viele davon hast du { $area-at } nicht.
refusal-nothing-to-take = Es gibt nichts mitzunehmen.
refusal-one-by-one = Hier werden die Figuren einzeln mitgenommen.
refusal-settled-already = Das ist schon entschieden.
refusal-never-split = Die Silberschilde trennen sich nie.
refusal-did-not-come-along = { $royal-kind ->
        [royal] { $royal } ist nicht mit dieser Armee gekommen.
       *[missing] Das ist nicht mit der Armee gekommen.
    }
refusal-needs-a-general = Eine Armee bewegt sich nur mit einem General: Er kann nicht zurückbleiben.
refusal-must-leave = Die Armee darf hier nicht bleiben: Sie muss weiterziehen.
refusal-no-royal-army-there = Du hast { $area-at } keine Verbände der Königlichen Armee.
refusal-minor-travels-alone = Unter-Generäle führen keine anderen Generäle und folgen keinen: { $general } kann nicht mitkommen.
refusal-at-sea = Die Armee ist auf See.
refusal-inside-the-walls = Die Armee ist in der Stadt { $place }: Sie muss zuerst hinaus.
refusal-land-before-and-after-sea = Bewegungspunkte an Land werden vor oder nach einer Seebewegung genutzt, nicht beides.
refusal-family-needs-an-army = Mitglieder der Königsfamilie reisen nur mit einer Armee.
refusal-cart-stays-in-babylon = Der Begräbniswagen darf Babylon in Spielzug I nicht verlassen.
refusal-eight-units-at-most = Höchstens 8 Kampfverbände dürfen auf einmal aus einem Bereich ziehen.
refusal-nobody-left-in-command = { $area-at } muss jemand den Befehl behalten: Für die Figuren, die bleiben, ist kein General mehr da.
refusal-pact = Du hältst Frieden mit { $faction-kind ->
        [faction] { $faction-dat } bis zum Ende des Spielzugs.
       *[missing] { $place-kind ->
            [place] denen { $place-at } bis zum Ende des Spielzugs.
           *[missing] ihnen bis zum Ende des Spielzugs.
        }
    }
refusal-not-your-city = { $place } ist keine Große Stadt von dir.
refusal-two-units-inside = Höchstens 2 Kampfverbände dürfen in der Stadt { $place } sein.
refusal-not-inside = Die Armee ist nicht in einer Stadt.
refusal-not-outside = Die Armee ist nicht vor einer Stadt.
refusal-no-army-there = Du hast { $place-kind ->
        [place] { $place-at } keine Armee.
       *[missing] { $area-kind ->
            [area] { $area-at } keine Armee.
           *[missing] dort keine Armee.
        }
    }
refusal-no-units-there = Du hast { $place-kind ->
        [place] { $place-at } keine Kampfverbände.
       *[missing] { $area-kind ->
            [area] { $area-at } keine Kampfverbände.
           *[missing] dort keine Kampfverbände.
        }
    }
refusal-no-general-there = { $area-at } ist kein General.
refusal-transit-point = { $place } trägt keinen Kontrollmarker.
refusal-units-there = Es stehen Kampfverbände { $place-at }.
refusal-enemies-there = Es stehen Feinde { $place-at }.
refusal-other-province = { $place } liegt in keiner der gemeinten Provinzen.

## Reaktionen

refusal-target-not-open = { $place } ist weder dein noch unkontrolliert, und du hast dort keine Kampfverbände.
refusal-target-occupied = { $place-at } waren vor dem Zug Kampfverbände einer anderen Fraktion.
refusal-besieged = { $place } ist belagert.
refusal-where-the-enemy-came-from = Der Gegner kam { $place-from }, oder steht dort.
refusal-enemy-units-there = { $place-kind ->
        [place] { $place-at } sind gegnerische Kampfverbände.
       *[missing] Dort sind gegnerische Kampfverbände.
    }
refusal-enemy-general-there = { $place-at } ist ein gegnerischer General.
refusal-army-may-not-enter = Die Unabhängige Armee darf nicht { $place-to }.
refusal-must-go-west = Die Armee muss weiter westlich enden und darf nicht { $place-to }.
refusal-independents-do-not-react = Unabhängige Armeen reagieren in diesem Spiel nicht.
refusal-independents-are-friends = Unabhängige Armeen sind untereinander befreundet.
refusal-surprise-needed = Das kostet eine Überraschungskarte aus deiner Hand.
refusal-declared-already = Du hast schon ein Abfangen erklärt.
refusal-declared-for-others = Du hast in diesem Ablauf für eine Unabhängige Armee erklärt: Einen eigenen Versuch machst du nicht mehr.
refusal-passage-granted = Du lässt die Armee { $place-at } durchziehen.
refusal-one-attempt-a-location = Aus jedem Ort darf nur ein Abfangen erklärt werden.
refusal-not-in-the-area = { $general } ist nicht in dem Bereich, der betreten wurde.
refusal-no-way-out = Es gibt keinen Ausweg { $place-from }.

## Kontrollmarker und Belagerungen

refusal-no-enemy-marker = { $place-kind ->
        [place] { $place-at } ist kein gegnerischer Kontrollmarker.
       *[missing] Hier ist kein gegnerischer Kontrollmarker.
    }
refusal-independent-marker = { $place } ist Unabhängig und muss belagert werden.
refusal-independent-already = { $place } ist schon unabhängig.
refusal-no-minor-city = Die Armee hat nicht in einer kleinen Stadt oder Festung begonnen.
refusal-major-city-needs-siege = { $place } ist eine Große Stadt: Nur eine Belagerung nimmt sie ein.
refusal-already-controlled = { $place } ist schon kontrolliert.
refusal-way-blocked = Gegnerische Kampfverbände versperren den Weg { $place-to }.
refusal-nowhere-to-place = Nirgends kann ein Kontrollmarker platziert werden.
refusal-step-is-over = Dieser Schritt des Übergabe-Segments ist vorbei.
refusal-not-this-step = Das Übergabe-Segment ist noch nicht bei diesem Schritt, oder er ist vorbei.
refusal-nothing-to-besiege = { $place-kind ->
        [place] { $place-at } gibt es nichts zu belagern.
       *[missing] Hier gibt es nichts zu belagern.
    }
refusal-falls-without-siege = { $place } fällt ohne Belagerung.
refusal-besieged-enough = { $place-at } darf in diesem Segment keine Belagerung mehr durchgeführt werden.
refusal-another-army-besieged = Eine andere Armee hat { $place-at } in diesem Segment eine Belagerung durchgeführt.
refusal-three-units-needed = { $place-at } sind 3 Kampfverbände nötig.
refusal-royal-army-refuses = Die Königliche Armee hilft { $place-at } nicht: Dein Prestige ist das niedrigere.
refusal-no-traitor = Du hast keinen Verräter in der Stadt, den du hier spielen kannst.

## Die See

refusal-no-port = { $place } ist kein Hafen.
refusal-no-second-voyage = Eine Armee sticht nur einmal in einer Aktivierung in See.
refusal-activation-over = Die Armee ist in den Hafen zurückgekehrt: Ihre Aktivierung ist zu Ende.
refusal-one-voyage-a-segment = Nur eine Armee darf in einem Segment Seebewegung nutzen.
refusal-eight-units-at-sea = Höchstens 8 Kampfverbände dürfen in einem Segment in See stechen.
refusal-no-fleet = Du hast dafür keine verfügbare Flotte.
refusal-fleet-not-available = { $fleet } gehört dir nicht, ist aufgerieben oder dafür nicht zu gebrauchen.
refusal-fleet-not-dispersed = { $fleet } gehört dir nicht oder ist nicht aufgerieben.
refusal-already-named = { $fleet } ist schon genannt.
refusal-not-at-sea = Die Armee ist nicht auf See.
refusal-not-under-way = Die Armee hat ihren Einschiffungshafen noch nicht verlassen.
refusal-nothing-to-drop = Sonst ist niemand an Bord, der an Land gehen könnte.
refusal-not-aboard = Das ist nicht an Bord.
refusal-no-sea-route = Kein Seeweg führt von hier geradewegs { $place-to }.
refusal-not-this-port = Die Armee ist nicht { $place-at }.
refusal-no-pontic-fleet = Nur Die pontische Flotte erlaubt das.
refusal-no-pontic-port = { $place } ist kein Schwarzmeerhafen, dem die Pontische Flotte hier dient.
refusal-no-marker-near = Du hast keinen Kontrollmarker im Umkreis von zwei Seewegen um { $place }.
refusal-one-battle-a-segment = Du hast in diesem Segment schon eine Seeschlacht erklärt.
refusal-port-of-embarkation = { $place } ist der Einschiffungshafen: Dort gibt es keine Seeschlacht.
refusal-no-dispersed-fleet = Du hast keine aufgeriebene Flotte, die du so zurückholen kannst.

## Karten und Nachschub

refusal-condition-not-met = Die Bedingung von „{ $card }“ ist nicht erfüllt.
refusal-not-in-hand = Du hast „{ $card }“ ({ $card-id }) nicht auf der Hand.
refusal-not-needed = Es gibt keinen Grund, „{ $card }“ ({ $card-id }) jetzt abzuwerfen.
refusal-surprise-card = „{ $card }“ ist eine Überraschungskarte: Sie wird nicht im Tyche-Segment gespielt.
refusal-does-not-fit-now = „{ $card }“ passt nicht zu diesem Moment.
refusal-four-points-needed = Dafür ist eine Karte mit 4 Aktionspunkten nötig.
refusal-three-points-needed = Dafür ist eine Karte mit mindestens 3 Aktionspunkten nötig.
refusal-generals-enough = Du hast { $living } Haupt-Generäle und hast { $dealt } erhalten.
refusal-no-general-in-reserve = Kein Reserve-General ist übrig.
refusal-not-in-reserve = { $general } ist nicht in Reserve.
refusal-not-in-this-game = Diese Option gilt in diesem Spiel nicht, oder nicht jetzt.
refusal-cart-not-yours = Du kontrollierst den Begräbniswagen nicht.
refusal-not-your-ground = { $place-at } darfst du keinen Nachschub platzieren.
refusal-two-units-placed = { $place-at } wurden schon 2 Kampfverbände platziert.
refusal-not-there = Das darf nicht { $place-at } platziert werden.

## Versorgung und Begräbnis

refusal-enough-supply = Deine Kampfverbände dort sind versorgt.
refusal-one-unit-only = Dort geht nur ein Kampfverband verloren.
refusal-supply-first = Verliere zuerst einen Kampfverband an jedem Ort über dem Versorgung-Limit.
refusal-no-major-city = Der Begräbniswagen ist nicht an einer Großen Stadt.
refusal-not-this-turn = Alexander wird nur in den Spielzügen II und III begraben.
