### Successors: über das Spiel, Optionen des Tisches, Fragen und Optionen. Das Protokoll ist in log-de.ftl, Ablehnungen sind in
### refusals-de.ftl, Namen in names-de.ftl, Karten in cards-de.ftl, Wörter des Spielplans in board-de.ftl.
###
### Namen haben Formen (siehe names-de.ftl): $place-at "in Pella", $place-to "nach Pella", $place-from "aus Pella",
### $units-acc und $units-dat gezählte Kampfverbände im Akkusativ und Dativ, $faction-dat "der Unabhängigen Fraktion".

about =
    Successors (4. Auflage): die Kriege nach Alexanders Tod, für zwei bis fünf Spieler.

    Dies ist eine inoffizielle Umsetzung, von Spielern gemacht nach dem deutschen und dem tschechischen Regelheft und der polnischen Spielhilfe. Sie ist von den Autoren und dem Verlag des Spiels weder gemacht noch gebilligt. Alle Texte sind unsere eigenen Worte.

    Aus den Regelheften: alle Regeln und optionalen Regeln, die Tabellen der Spielhilfe, die Provinzen und ihre Orte, Erfahrenheit, Popularität und Aufbau der Generäle, die meisten Kartentitel.

    Unsere Rekonstruktion, wo der gedruckte Spielplan und die Karten nicht in den Regelheften stehen: die meisten Wege, Transitpunkte, Häfen und Arten von Orten; die Siegpunkte von 20 Provinzen; Werte und Spezialfähigkeiten vieler Generäle und Unabhängiger Armeen; Nummern, Aktionspunkte und Anzahl der meisten Karten, und zwei Drittel der Kartenwirkungen wenigstens zum Teil. Lies das nicht als Tatsachen über das gedruckte Spiel. Die Datendateien kennzeichnen jeden solchen Wert.

### Optionen des Tisches (S16)

opt-herakles = Herakles kommt später
    .about = Herakles beginnt außerhalb der Karte und erscheint in Pergamon, wenn Alexandros stirbt.
opt-faster_cart = Schnellerer Begräbniswagen
    .about = In Spielzug I darf, wer den Begräbniswagen kontrolliert, eine Karte mit 4 AP abwerfen, um ihn von diesem Aktivierung-Segment an zu bewegen.
opt-cart_destruction = Zerstörung des Begräbniswagens
    .about = Wo eine Unabhängige Armee oder ein Unabhängiger Kontrollmarker den Begräbniswagen erhielte, verlässt er das Spiel.
opt-siege_defence = Verteidigung in einer Belagerung
    .about = Der dritte Belagerungspunkt gegen eine Große Stadt zerstört stattdessen einen Kampfverband in ihr, solange einer da ist.
opt-royal_army_sieges = Königliche Armee und Belagerungen
    .about = Verbände der Königlichen Armee zählen nicht für eine Belagerung, solange das Prestige des Belagerers das niedrigere ist.
opt-supply_attrition = Zermürbung durch Versorgung
    .about = Über dem Versorgung-Limit ersetzt ein Zermürbungswurf, von mindestens 1, den Verlust eines Kampfverbands.
opt-eight_cu_limit = Limit von acht Kampfverbänden
    .about = Höchstens 8 Kampfverbände auf einmal ziehen aus einem Bereich oder fangen aus ihm ab.
opt-cavalry = Kavallerie
    .about = Kavallerie-Verbände: schnell vor Städten, stark beim Abfangen, in der Schlacht und bei der Verfolgung.
opt-fleets_stay_dispersed = Aufgeriebene Flotten bleiben fern
    .about = Aufgeriebene Flotten kehren nicht von selbst zurück: Jede kostet eine Ereignis- oder Bonuskarte.
opt-independent_reactions = Reaktionen Unabhängiger Armeen
    .about = Spieler dürfen Überraschungskarten abwerfen, damit Unabhängige Armeen abfangen und ausweichen.
opt-short_game = Kurzes Spiel
    .about = Das Spiel endet nach Spielzug IV.
opt-demetrios_surrender_only = Demetrios nur im Übergabe-Segment
    .about = Der Belagerungsbonus von Demetrios gilt nur in Übergabe-Segmenten, wie auf seiner Karte gedruckt.
opt-choose_seats = Sitzplätze wählen
    .about = Nach dem Austeilen der Generäle dürfen Spieler einvernehmlich die Plätze tauschen, bevor der erste General aufgestellt wird.
opt-card_superior_cavalry = Karte: Überlegene Reiterei
    .about = Fügt die zwei Karten Überlegene Reiterei hinzu; zusammen mit Kavallerie nicht empfohlen.
opt-card_founding_a_capital = Karte: Gründung einer Hauptstadt
    .about = Fügt die Karte hinzu, mit der ein Spieler eine Hauptstadt gründet.
opt-card_diplomatic_marriage = Karte: Diplomatische Heirat
    .about = Fügt die Karte hinzu, die für einen Spielzug Frieden zwischen zwei Spielern schließt.
opt-card_oracle = Karte: Orakel
    .about = Fügt die Karte hinzu, die dem, der ein Orakel kontrolliert, 1 L gibt.
opt-card_alexanders_ghost = Karte: Alexanders Geist
    .about = Fügt die Karte hinzu, die durch Prestige einen Verband der Königlichen Armee gewinnt.
opt-card_superior_admiral = Karte: Überlegener Admiral
    .about = Fügt die zwei Karten Überlegener Admiral hinzu.
opt-card_price_of_failure = Karte: Preis des Versagens
    .about = Fügt die Karte hinzu, die einen besiegten Befehlshaber töten kann.
opt-card_new_delivery_at_the_port = Karte: Neue Lieferung im Hafen
    .about = Fügt die Karte hinzu, die einem belagerten Hafen hilft.

### Fragen

## Aufbau und Zug-Vorbereitung

ask-keep-general = Wähle den General, den du behältst; der andere wird gemischt und neu ausgeteilt.
    .waiting = welcher General behalten wird
ask-start = Wo beginnt { $general }?
    .waiting = wo { $general } beginnt
    .place = { $area-at } beginnen
ask-redistribute = Verteile deine Figuren auf innerhalb und außerhalb von { $place }.
    .waiting = die Figuren innerhalb und außerhalb von { $place }
    .done = Alles lassen, wie es ist
ask-choose-seats = Die Generäle sind ausgeteilt: Möchtest du mit jemandem den Platz tauschen? Die Zugreihenfolge läuft um den Tisch.
    .waiting = die Wahl der Plätze
    .pass = Platz behalten
ask-agree-to-swap = { $faction } möchte mit dir den Platz tauschen.
    .waiting = ob { $faction } den Platz tauschen darf
    .yes = Einverstanden
    .no = Sitzen bleiben
ask-first-player = Du hast die wenigsten Siegpunkte: Wähle den Startspieler.
    .waiting = die Wahl des Startspielers
ask-direction = Wähle die Spielrichtung.
    .waiting = die Spielrichtung
ask-bury = Der Begräbniswagen ist { $place-at }. Begräbst du Alexander hier?
    .waiting = ob Alexander { $place-at } begraben wird
    .yes = Alexander begraben
    .no = Noch nicht begraben

## Nachschub und neue Figuren

ask-next-unit = Du hast nicht für alles Platz: { $units }. Was kommt als Nächstes?
    .waiting = was als Nächstes kommt ({ $units })
ask-reinforce = Platziere { $units-acc } als Nachschub.
    .waiting = Nachschub: { $units }
ask-place-general = Wohin kommt { $general }?
    .waiting = wohin { $general } kommt
ask-levy = Wohin kommen diese Truppen: { $units }?
    .waiting = wohin neue Truppen kommen ({ $units })
ask-inside-or-outside = Innerhalb oder außerhalb der Stadt: Wohin { $general-id ->
        [none] kommen { $units }?
       *[other] kommt { $general } mit { $units-dat }?
    }
    .waiting = innerhalb oder außerhalb der Stadt
ask-troops = Wähle die Truppen, die die Karte bringt.
    .waiting = die Truppen, die die Karte bringt
ask-appear = Wo erscheint { $general }?
    .waiting = wo { $general } erscheint
ask-marker = Ersetzt dein Kontrollmarker { $place-at } jeden anderen?
    .waiting = ob der Kontrollmarker { $place-at } jeden anderen ersetzt
ask-keep-units = Deine Kampfverbände { $place-at } haben weder einen General noch einen eigenen Kontrollmarker. Behältst du sie?
    .waiting = ob die Kampfverbände { $place-at } behalten werden

## Übergabe-Segment

ask-surrender-remove = Übergabe-Segment, erster Schritt: Entferne Kontrollmarker anderer Spieler.
    .waiting = Übergabe-Segment, erster Schritt: Kontrollmarker anderer Spieler
    .done = Weiter zum Platzieren von Kontrollmarkern
ask-surrender-place = Übergabe-Segment, zweiter Schritt: Platziere Kontrollmarker, wo deine Kampfverbände sind.
    .waiting = Übergabe-Segment, zweiter Schritt: neue Kontrollmarker
    .done = Weiter zu den Belagerungen
ask-surrender-siege = Übergabe-Segment, dritter Schritt: Führe Belagerungen durch.
    .waiting = Übergabe-Segment, dritter Schritt: Belagerungen
    .done = Weiter zum Tyche-Segment
ask-claim = Die Belagerung ist beendet. Platzierst du { $place-at } deinen Kontrollmarker?
    .waiting = ein Kontrollmarker { $place-at } nach der Belagerung
    .yes = Kontrollmarker platzieren
    .no = Unkontrolliert lassen

## Tyche-Segment

ask-tyche = Tyche-Segment: Spiele eine Ereignis- oder Bonuskarte; hast du keine, so wirf eine Überraschungskarte ab und ziehe nach.
    .waiting = Tyche-Segment: eine Karte
ask-spend = Nutze { $points ->
        [one] den Aktionspunkt
       *[other] die { $points } Aktionspunkte
    } der Karte.
    .waiting = die Aktionspunkte der Karte ({ $points })
ask-march = Wähle eine Armee oder einen General für die Aktivierung mit { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkten
    }.
    .waiting = eine Armee oder ein General für die Aktivierung (Bewegungspunkte: { $points })
    .pass = Niemanden aktivieren
ask-place-marker = Platziere Kontrollmarker: noch { $points }.
    .waiting = Kontrollmarker: noch { $points }
ask-train = Wähle den Verband, den du ausbildest; noch { $points ->
        [one] 1 Aktionspunkt
       *[other] { $points } Aktionspunkte
    }.
    .waiting = welcher Verband ausgebildet wird (Aktionspunkte: { $points })
ask-fleet = Wähle die Flotte.
    .waiting = die Wahl der Flotte
ask-recruit = Wähle den General, den du rekrutierst.
    .waiting = welcher General rekrutiert wird
ask-diplomacy = Diplomatie: Wähle die Kleine Stadt, deren Kontrollmarker du durch deinen ersetzt.
    .waiting = Diplomatie: eine Kleine Stadt
    .target = Marker { $what-at } ersetzen
ask-raid = Kleiner Überfall: Wähle die Kleine Stadt, die ihren Kontrollmarker verliert.
    .waiting = Kleiner Überfall: eine Kleine Stadt
    .target = Marker { $what-at } entfernen
ask-epidemic = Epidemie: Wähle die Armee, die Zermürbung erleidet.
    .waiting = Epidemie: die Armee, die Zermürbung erleidet
    .target = Die Armee { $what-at }
ask-desertions = Desertierungen: Wähle den Bereich.
    .waiting = Desertierungen: der Bereich
    .target = Die Kampfverbände { $what-at }
ask-desert = Desertierungen: Wähle den Kampfverband, der { $area-at } verloren geht.
    .waiting = Desertierungen: der Kampfverband, der { $area-at } verloren geht
ask-contempt = Verachtung: Wähle den Haupt-General, dessen Fraktion 3 L verliert.
    .waiting = Verachtung: der Haupt-General, dessen Fraktion 3 L verliert
ask-helepolis = Die Helepolis: Wähle die Stadt, die du mit ihr belagerst.
    .waiting = Die Helepolis: die belagerte Stadt
    .target = { $what-to } bringen
ask-hemlock = Den Schierling trinken: Wähle, wer stirbt.
    .waiting = Den Schierling trinken: wer stirbt
    .target = { $what } töten
ask-olympias = Olympias: Wohin geht sie?
    .waiting = Olympias: wohin sie geht
ask-philippos = Philippos: Welcher Armee schließt er sich an?
    .waiting = Philippos: welcher Armee er sich anschließt
    .target = Der Armee { $what-at }
ask-plans = Eigene Pläne: Wohin geht { $royal }?
    .waiting = Eigene Pläne: wohin { $royal } geht
    .target = { $what-to }
    .pass = Sie bleibt
ask-plunder = Geplünderte Schatzstadt: Wähle die Stadt.
    .waiting = Geplünderte Schatzstadt: die Stadt
    .target = { $what } plündern
ask-unrest = Unruhen ({ $provinces }): Wähle den Ort, der Unabhängig wird.
    .waiting = Unruhen ({ $provinces }): der Ort, der Unabhängig wird
    .target = { $what } wird Unabhängig
ask-move-independents = Wähle eine Unabhängige Armee, die du bewegst.
    .waiting = die Unabhängige Armee, die sich bewegt
ask-move-army = { $general } hat { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }. Wohin zieht er?
    .waiting = wohin { $general } geht (Bewegungspunkte: { $points })
    .done = Hier anhalten
ask-capital = Gründung einer Hauptstadt: Wähle die Kleine Stadt.
    .waiting = Gründung einer Hauptstadt: die Kleine Stadt
    .target = { $what-at } gründen
ask-pact = Diplomatische Heirat: Wähle den anderen Spieler.
    .waiting = Diplomatische Heirat: der andere Spieler
    .target = Frieden mit { $what-dat }
ask-ghost = Alexanders Geist: Wähle die gegnerische Armee.
    .waiting = Alexanders Geist: die gegnerische Armee
    .target = Die Armee { $what-at }
ask-ghost-army = Alexanders Geist: Wähle deine Armee.
    .waiting = Alexanders Geist: die eigene Armee
    .target = Deine Armee { $what-at }
ask-delivery = Neue Lieferung im Hafen: Wähle die belagerte Stadt.
    .waiting = Neue Lieferung im Hafen: die belagerte Stadt
    .target = { $what } helfen
ask-deliver-unit = Stellst du einen Söldner in die Stadt { $place }?
    .waiting = ein Söldner für die Stadt { $place }
    .yes = Einen Söldner hineinstellen
    .no = Keinen Söldner

## Aktivierung und Bewegung

ask-activation = Aktivierung-Segment: Würfle für Bewegung, oder nimm stattdessen einen Söldner.
    .waiting = Aktivierung-Segment: Bewegung oder ein Söldner
    .pass = Weder noch
ask-armies = Der Bewegungswürfel zeigt { $die }. Wähle eine Armee oder einen General für die Aktivierung.
    .waiting = eine Armee oder ein General für die Aktivierung (Bewegungswürfel: { $die })
    .done = Aktivierung-Segment beenden
ask-act = { $general } hat noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }.
    .waiting = { $general } (Bewegungspunkte: { $points })
    .done = Diese Aktivierung beenden
ask-free-passage = Du ziehst { $place-to }. Bittest du um Freie Passage?
    .waiting = ob um Freie Passage { $place-through } gebeten wird
    .done = Nicht bitten
ask-grant-passage = { $faction } bittet um Freie Passage { $place-through }.
    .waiting = ob { $faction } Freie Passage { $place-through } erhält
    .yes = Gewähren
    .no = Verweigern
ask-accept-passage = { $faction } gewährt Freie Passage { $place-through }. Nimmst du an, so musst du weiterziehen.
    .waiting = ob Freie Passage { $place-through } angenommen wird
    .yes = Annehmen und weiterziehen
    .no = Ablehnen
ask-honour-passage = { $faction } ist auf dein Wort { $place-to } gezogen. Hältst du es?
    .waiting = ob das Wort gegenüber { $faction } { $place-at } gehalten wird
    .yes = Freie Passage gewähren
    .no = Das Wort brechen
ask-general-meets-general = Dein General trifft { $place-at } auf einen gegnerischen General: Er darf nicht bleiben.
    .waiting = ein General, der { $place-at } nicht bleiben darf
ask-intercept = { $general-id ->
        [none] Figuren ziehen
       *[other] { $general } zieht
    } { $place-to }. Fängst du ab?
    .waiting = ein Abfangen { $place-at }
    .pass = Nicht abfangen
ask-intercept-with = Wähle, was { $general } beim Abfangen mitnimmt.
    .waiting = was { $general } beim Abfangen mitnimmt
    .take-all = Alles mitnehmen
    .done = Nichts weiter
ask-withdraw = Du wirst { $place-at } abgefangen. Weichst du zurück?
    .waiting = ein Zurückweichen vor dem Abfangen { $place-at }
ask-avoid-battle = { $enemy } ist { $place-to } gezogen. Versuchst du auszuweichen?
    .waiting = der Versuch, { $place-at } auszuweichen ({ $enemy })
    .pass = Bleiben
ask-avoid-to = { $general } weicht aus. Wohin geht er?
    .waiting = wohin { $general } ausweicht
    .done = Hier anhalten

## Auf See

ask-escort = Wähle die Flotten, die die Seebewegung eskortieren.
    .waiting = die Flotten, die die Seebewegung eskortieren
    .done = Keine weiteren Flotten
ask-sea-battle = { $general } fährt { $place-to }. Erklärst du eine Seeschlacht?
    .waiting = eine Seeschlacht: { $general } fährt { $place-to }
    .pass = Die Armee fahren lassen
ask-engage = Wähle weitere Flotten für die Seeschlacht.
    .waiting = weitere Flotten für die Seeschlacht
    .done = Keine weiteren Flotten
ask-sea-card = { $general } fährt { $place-to }. Spielst du eine Karte auf diese Seebewegung?
    .waiting = eine Karte auf die Seebewegung: { $general } fährt { $place-to }
    .pass = Keine Karte spielen
ask-drop = Wähle, was { $area-at } an Land geht.
    .waiting = was { $area-at } an Land geht

## Schlacht, Verluste, Belagerungen

ask-join-battle = Schlacht { $place-at }: Welche deiner Figuren in der Stadt kommen heraus und nehmen teil?
    .waiting = Schlacht { $place-at }: welche Figuren aus der Stadt teilnehmen
    .done = Niemand sonst
ask-battle-card = Schlacht gegen { $enemy } { $place-at }: Spielst du eine Überraschungskarte?
    .waiting = Schlacht { $place-at }: eine Überraschungskarte
    .pass = Keine Karte spielen
ask-mutiny = Meuterei { $place-at }: Wähle den Verband, der zu dir wechselt.
    .waiting = Meuterei { $place-at }: der Verband, der die Seite wechselt
ask-reroll-elephant = Deine Elefantenwürfel zeigen { $dice }. Lässt Seleukos einen neu werfen?
    .waiting = ein neuer Wurf der Elefantenwürfel durch Seleukos ({ $dice })
    .no = Die Würfel behalten
ask-succession = Dein Befehlshaber { $area-at } ist gefallen. Stellst du einen Unter-General auf?
    .waiting = die Nachfolge des Befehlshabers { $area-at }
    .yes = Einen Unter-General aufstellen
    .no = Niemanden aufstellen
ask-losses = Wähle einen Kampfverband, den du { $area-at } verlierst; noch { $left }.
    .waiting = Verluste { $area-at }: noch { $left }
ask-price-of-failure = Spielst du Preis des Versagens auf { $general }, der die Schlacht verloren hat?
    .waiting = Preis des Versagens auf { $general }
    .pass = Keine Karte spielen
ask-supply = { $number ->
        [0] Versorgung-Segment: Alle deine Kampfverbände sind versorgt. Beende deinen Spielerzug.
       *[other] Versorgung-Segment: Verliere einen Kampfverband an jedem Ort über dem Versorgung-Limit und beende dann deinen Spielerzug.
    }
    .waiting = Versorgung-Segment und Ende des Spielerzugs
    .done = Den Spielerzug beenden
ask-supply-loss = Deine Kampfverbände { $place-at } sind nicht alle versorgt. Wähle einen, den du verlierst; noch { $left }.
    .waiting = Verluste durch fehlende Versorgung { $place-at }: noch { $left }

## Überraschungskarten

ask-cancel = { $faction } spielt „{ $card }“ ({ $card-id }). Hebst du die Karte auf?
    .waiting = ob „{ $card }“ ({ $card-id }), von { $faction } gespielt, aufgehoben wird
    .pass = Geschehen lassen
ask-oratory = Gleich wird das Prestige { $area-at } verglichen. Spielst du Die Rednergabe?
    .waiting = Die Rednergabe vor dem Vergleich des Prestiges { $area-at }
    .pass = Keine Karte spielen
ask-keep-card = Wähle die Karte, die du behältst; die andere wird abgelegt.
    .waiting = welche Karte behalten wird

### Optionen

## Armeen

option-activate = { $general } aktivieren
option-lead = { $area-at } einen Unter-General aufstellen und aktivieren
option-take = { $units-acc }{ $where ->
        [inside] {" "}aus der Stadt
       *[outside] {""}
    } mitnehmen
option-take-all = Alles mitnehmen
option-take-general = { $general }{ $where ->
        [inside] {" "}aus der Stadt
       *[outside] {""}
    } mitnehmen
option-take-royal = { $royal-acc }{ $where ->
        [inside] {" "}aus der Stadt
       *[outside] {""}
    } mitnehmen
option-leave = { $units-acc } zurücklassen
option-leave-general = { $general } zurücklassen
option-leave-royal = { $royal-acc } zurücklassen
option-move = { $place-to } ziehen
option-go-in = In die Stadt gehen
option-go-out = Aus der Stadt gehen
option-siege = Eine Belagerung durchführen{ $card-id ->
        [none] {""}
       *[other] {" "}mit „{ $card }“ ({ $card-id })
    }
option-remove-marker = Den Kontrollmarker hier entfernen
option-swap-marker = Den Kontrollmarker hier durch deinen ersetzen und die Aktivierung beenden
option-relocate = Den Unter-General { $area-to } versetzen
option-embark = In See stechen
option-sail = { $place-to } fahren
option-pontic-sail = Mit der pontischen Flotte { $place-to } fahren
option-land = { $area-at } landen
option-drop = { $area-at } Figuren an Land setzen
option-put-ashore = { $units-acc } an Land setzen
option-general-ashore = { $general } an Land setzen
option-royal-ashore = { $royal-acc } an Land setzen
option-escort = Mit { $fleet-dat } eskortieren
option-escort-all = Mit allen Flotten eskortieren
option-engage = Mit { $fleet-dat } kämpfen
option-engage-all = Mit allen Flotten kämpfen

## Freie Aktionen

option-station = { $area-at } einen Unter-General aufstellen
option-station-used = { $area-at } einen Unter-General aufstellen (schon aktiviert)
option-recall = { $general } von der Karte nehmen
option-disband = { $area-at } einen Verband der Königlichen Armee auflösen
option-oratory = Die Rednergabe auf { $general } spielen

## Reaktionen

option-ask-passage = { $faction-acc } um Freie Passage bitten
option-intercept = Mit { $general } abfangen{ $card-id ->
        [none] {""}
       *[other] {" "}(„{ $card }“, { $card-id }, abwerfen)
    }
option-intercept-with-minor = { $area-at } einen Unter-General aufstellen und mit ihm abfangen
option-stay-behind = Ein Unter-General bleibt als Befehlshaber zurück
option-stand = Standhalten
option-withdraw = Zurückweichen
option-move-on = Weiterziehen
option-avoid = Mit { $general } ausweichen{ $card-id ->
        [none] {""}
       *[other] {" "}(„{ $card }“, { $card-id }, abwerfen)
    }
option-avoid-to = { $place-to } gehen
option-join = 1 { $unit } nimmt teil
option-join-general = { $general } nimmt teil
option-reroll = Die { $number } neu werfen
option-lose = 1 { $unit-acc }{ $where ->
        [inside] {" "}in der Stadt
       *[outside] {""}
    } verlieren
option-win-over = 1 { $unit-acc } gewinnen
option-place-minor = { $area-at } einen Unter-General aufstellen
option-disperse = Aufreiben lassen

## Eine Stadt

option-go-inside = 1 { $unit } geht in die Stadt
option-go-outside = 1 { $unit } geht aus der Stadt
option-general-inside = { $general } geht in die Stadt
option-general-outside = { $general } geht aus der Stadt
option-royal-inside = { $royal } geht in die Stadt
option-royal-outside = { $royal } geht aus der Stadt

## Segmente

option-remove = Marker { $place-at } entfernen
option-claim = Marker { $place-at } platzieren
option-claim-all = Alle Marker platzieren
option-besiege = Eine Belagerung von { $place } durchführen{ $card-id ->
        [none] {""}
       *[other] {" "}mit „{ $card }“ ({ $card-id })
    }
option-roll = Den Bewegungswürfel werfen
option-recruit-mercenary = Einen Söldner nehmen
option-supply = { $place-at } einen Verband durch Versorgung verlieren
option-bury = Alexander begraben

## Karten

option-play = { $use-id ->
        [none] { $card } ({ $card-id }) spielen
        [nothing] { $card } ({ $card-id }): ohne Wirkung
       *[other] { $card } ({ $card-id }): { $use }
    }
option-use = { $use-id ->
        [march] Gewaltmarsch
        [place] Kontrollmarker platzieren
        [train] Truppen ausbilden
       *[nothing] Die Punkte verfallen lassen
    }
option-discard = { $card } ({ $card-id }) abwerfen
option-keep = { $what }{ $what-kind ->
        [card] {" "}({ $what-id })
       *[general] {""}
    } behalten
option-place-marker = Marker { $place-at } platzieren
option-next = Als Nächstes: { $unit }
option-train = Ausbilden: { $unit }
option-improve = { $fleet } verbessern
option-regain = { $fleet } zurückholen
option-recruit = { $general } rekrutieren
option-appear = { $place-at } erscheinen
option-as-reinforcement = Als Nachschub kommen
option-with-marker = Den Kontrollmarker platzieren
option-without-marker = Die Marker lassen, wie sie sind
option-place = { $area-at } platzieren
option-target = { $what }
option-desert = 1 { $unit } desertiert
option-troops = { $units }
option-with-army = Sie geht { $area-to }, mit einer Armee
option-move-her = Sie geht { $area-to }, ohne Truppen
option-army = { $general } bewegen
option-grey-marker = Stattdessen hier einen Unabhängigen Marker platzieren

## Zug-Vorbereitung

option-swap-seats = Den Platz mit { $faction-dat } tauschen
option-first = { $faction } beginnt
option-left = Nach links
option-right = Nach rechts
