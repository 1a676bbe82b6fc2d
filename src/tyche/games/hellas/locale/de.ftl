### Lords of Hellas: Fragen, Optionen und Protokoll. Namen: names-de.ftl, Karten: cards-de.ftl, Ablehnungen: refusals-de.ftl.
###
### telling-ID      ein Eintrag des Protokolls, in der Gegenwart
### ask-TOPIC       eine Frage an einen Spieler; .VERB ist die Aufschrift einer Option, wo diese Frage eine eigene braucht
### option-VERB     die Aufschrift einer Option
### refusal-REASON  warum etwas nicht erlaubt ist; die Klausel steht dabei
### opt-NAME        eine Option des Tisches, mit .about

about =
    Lords of Hellas: Helden, Monster und Götter im alten Griechenland, für zwei bis vier Spieler.

    Dies ist eine inoffizielle Umsetzung, von Spielern nach dem tschechischen Regelheft gemacht. Sie stammt nicht vom Autor oder Verlag des Spiels und ist von ihnen nicht gebilligt. Alle Texte sind in unseren eigenen Worten.

    Aus dem Regelheft: alle Regeln, Grenzen und Anzahlen des Materials. Aus öffentlichen Quellen, das meiste aus einer einzigen: die Karte, die Helden und die Spielkarten.

    Von uns rekonstruiert, weil keine Quelle sie abdruckt: die Monstertableaus mit Wundfeldern, Belohnungen und Angriffen; die Seiten des Monsterwürfels; die Macht der Götter je Stufe. Lies dies nicht als Tatsachen über das gedruckte Spiel. Wer das gedruckte Material hat, kann einen Tisch mit einer eigenen Datei eröffnen.

    Achilles beginnt mit Geschwindigkeit 2, wie es der öffentliche Text sagt; auf dem Bild seines Tableaus im Regelheft steht 3. Ein Tisch kann wählen.

### Optionen des Tisches

opt-leadership_to_three = Führung endet bei 3
    .about = Die Leiste der Führung endet bei 3, wie das Bild des Tableaus im Regelheft sie zeigt; sonst bei 5 wie Stärke und Geschwindigkeit.
opt-conquest_needs_population = Schlachten erobern keine neutralen Gebiete
    .about = Wer eine Schlacht in einem neutralen Gebiet gewinnt, erhält nur mit so vielen Hopliten die Kontrolle, wie die Bevölkerungsstärke verlangt.
opt-achilles_speed = Geschwindigkeit des Achilles
    .about = Mit welcher Geschwindigkeit Achilles beginnt: 2 nach dem öffentlichen Text, 3 nach einem Bild im Regelheft.

### Optionen

option-action = { $action }
option-appear = { $place-to } gehen
option-attack = { $attack }
option-battle = Schlacht { $place-at }
option-board = { $quest }, Schritt { $number }
option-bring = { $number ->
        [one] 1 Hoplit
       *[other] { $number } Hopliten
    } { $place-from }
option-build = { $place-at } bauen
option-choose-army = Die { $colour-weak } Armee
option-choose-hero = { $hero }
option-defend = { $how-id ->
        [none] Mit „{ $card }“ verteidigen
       *[other] Mit „{ $card }“ verteidigen und einen Priester opfern
    }
option-discard = „{ $card }“ abwerfen
option-dodge = Ausweichen
option-draw = Eine Kampfkarte ziehen
option-end-hunt = Die Jagd enden lassen
option-enemy-losses = Der Gegner verliert einen Hopliten mehr
option-exile = { $monster }
option-first = Zuerst { $faction }
option-fly-from = { $place-from }
option-fly-to = { $place-to }
option-fortify = { $place-at } in die Stadt gehen
option-glory = Ruhmmarker { $province-gen }
option-heal = { $attribute } heilen
option-hero = Mit dem Helden { $place-to } gehen
    .stays = Mit dem Helden { $place-at } bleiben
option-hoplites = Hopliten bewegen
option-hunt = { $monster-acc } jagen
option-injure = { $attribute } wird verletzt
option-injure-hero = Den Helden von { $faction } verletzen
option-keep = „{ $item }“ behalten
option-lead = { $monster }
option-lead-to = { $place-to }
option-leave-city = { $place-at } aus der Stadt gehen
option-lose-cards = Kampfkarten werden verdeckt abgeworfen
option-lose-hoplites = Ein Hoplit stirbt
option-lower = { $attribute } senken
option-march = { $place-from } { $to-to }
option-march-to = { $place-to }
option-mobilize = Mobilmachung: { $number ->
        [one] 1 Hoplit
       *[other] { $number } Hopliten
    } { $place-at }{ $where ->
        [fortified] { $number ->
            [one] , in der Stadt
           *[other] , davon einer in der Stadt
        }
       *[other] {""}
    }
option-move = { $place-from } { $to-to }
option-murderous-march = Mörderischer Marsch { $place-from }
option-number = { $number }
option-own-losses = Ein eigener Verlust weniger
option-play = { $how-id ->
        [none] „{ $card }“ spielen
       *[other] „{ $card }“ spielen und einen Priester opfern
    }
option-pray = Zu { $god } beten
option-quest-step = Nächster Schritt der Quest
option-raise = { $what-kind ->
        [god] Monument { $what-gen } ausbauen
       *[attribute] { $what } erhöhen
    }
option-recruit = { $number ->
        [one] 1 Hoplit
       *[other] { $number } Hopliten
    } { $place-at }{ $where ->
        [fortified] { $number ->
            [one] , in der Stadt
           *[other] , davon einer in der Stadt
        }
       *[other] {""}
    }
option-region-attack = Gebietsangriff
option-remove-wound = Wundfeld { $number }
option-repeat = { $action }
option-retreat = { $place-to }
option-return-glory = Ruhmmarker { $province-gen }
option-roll = { $monster }
option-save = { $number } retten
option-shield = Mit „{ $card }“ abwehren
option-shoot-hoplites = Auf zwei Hopliten
option-start = { $place-at } beginnen
option-stop-hunting = Die Jagd abbrechen
option-strike = Wundfeld { $number } mit „{ $card }“
option-strike-at = { $place-at } zuschlagen
option-take = { $reward-acc } nehmen
option-take-attack = Den Angriff hinnehmen
option-to = { $place-to } ziehen
option-trade = Wundfeld { $number } im Tausch gegen „{ $card }“ und weitere mit demselben Symbol
option-use = { $item-kind ->
        [hero] Die Fähigkeit von { $item } nutzen
        [quest] Den Lohn der Quest „{ $item }“ einlösen
       *[other] „{ $item }“ einsetzen
    }
option-wound = { $monster }, Wundfeld { $number }

### Fragen

## Aufbau

ask-choose-hero = Wähle deinen Helden.
    .waiting = die Wahl eines Helden
ask-choose-army = Wähle deine Armee. Die Armeen unterscheiden sich nur in der Farbe.
    .waiting = die Wahl einer Armee
ask-start = Wo beginnen dein Held und zwei Hopliten?
    .waiting = wo der Held und zwei Hopliten beginnen

## Der Zug

ask-regular-action = Führe eine einfache Aktion aus (Hopliten, Held, Gebet, Artefakte; jede einmal), oder beende sie.
    .waiting = einfache Aktionen
    .done = Die einfachen Aktionen beenden
ask-use-artifacts = Setzt du noch ein Artefakt ein?
    .waiting = der Einsatz eines weiteren Artefakts
    .done = Keine weiteren Artefakte
ask-special-action = Führe deine besondere Aktion aus.
    .waiting = eine besondere Aktion
ask-extra-action = Du darfst noch eine besondere Aktion ausführen.
    .waiting = eine weitere besondere Aktion
    .done = Keine weitere Aktion
ask-repeat-action = Welche benutzte Aktion führst du noch einmal aus, bevor du das Monument baust?
    .waiting = welche benutzte Aktion vor dem Bau des Monuments noch einmal ausgeführt wird
ask-use-power = { $god-id ->
        [zeus] Nutzt du die Macht des Zeus und ziehst { $number ->
            [one] 1 Kampfkarte
           *[other] { $number } Kampfkarten
        }?
       *[hermes] Die Macht { $god-gen }: Welche Armee zieht wohin (bis zu { $number ->
            [one] 1 Gebiet
           *[other] { $number } Gebiete
        } weit)?
    }
    .waiting = die Macht { $god-gen } ({ $number })
ask-board-quest = Beginnt dein Held die Quest „{ $quest }“?
    .waiting = ob der Held die Quest „{ $quest }“ beginnt
    .pass = Nicht beginnen
ask-quest-cards = Die Quest verlangt noch { $number ->
        [one] 1 Kampfkarte
       *[other] { $number } Kampfkarten
    }.
    .waiting = die Kampfkarten für die Quest (noch { $number })
ask-free-glory = Welchen Ruhmmarker nimmst du?
    .waiting = welcher Ruhmmarker genommen wird
ask-return-glory = Welchen Ruhmmarker gibst du zurück?
    .waiting = welcher Ruhmmarker zurückgegeben wird
ask-after-hero = Dein Held hat sich bewegt. Setzt du einen Segen ein?
    .waiting = ein Segen nach der Bewegung des Helden
ask-hero-appears = Wohin geht dein Held?
    .waiting = wohin der Held geht
    .pass = Bleiben
ask-move-hoplites = Bewege Hopliten: noch { $number }.
    .waiting = die Bewegung der Hopliten (noch { $number })
    .done = Nicht weiter bewegen
ask-next-battle = Welche Schlacht wird als Nächste geschlagen?
    .waiting = welche Schlacht als Nächste geschlagen wird
ask-apprentice = Welcher Hoplit geht wohin?
    .waiting = welcher Hoplit wohin geht
ask-fly-from = Von wo fliegt ein Hoplit los?
    .waiting = von wo ein Hoplit losfliegt
ask-fly-to = Wohin fliegt der Hoplit { $region-from }?
    .waiting = wohin der Hoplit { $region-from } fliegt

## Besondere Aktionen

ask-recruit = Rekrutiere Hopliten.
    .waiting = das Rekrutieren von Hopliten
ask-march = Welche Armee marschiert wohin?
    .waiting = welche Armee wohin marschiert
ask-march-to = Wohin marschiert die Armee { $region-from }?
    .waiting = wohin die Armee { $region-from } marschiert
ask-how-many = Wie viele Hopliten brechen { $region-from } auf?
    .waiting = wie viele Hopliten { $region-from } aufbrechen
ask-build-temple = Wo baust du einen Tempel?
    .waiting = wo ein Tempel gebaut wird
ask-raise-attribute = Welches Attribut erhöhst du?
    .waiting = welches Attribut erhöht wird
ask-prepare = Vorbereiten: noch { $number } zu wählen.
    .waiting = das Vorbereiten (noch { $number } zu wählen)
ask-monument = Welches Monument baust du?
    .waiting = welches Monument gebaut wird
ask-keep-blessing = Segen werden verteilt: Behalte einen von { $number }, die anderen gehen weiter.
    .waiting = welcher von { $number } Segen behalten wird
ask-keep-artifact = Behalte eines der Artefakte.
    .waiting = welches Artefakt behalten wird

## Monster und Jagd

ask-next-monster = Für welches Monster wird als Nächstes gewürfelt?
    .waiting = für welches Monster als Nächstes gewürfelt wird
ask-monster-moves = Was tut { $monster }?
    .waiting = was { $monster } tut
ask-strike-at = Wo schlägt { $monster } zu?
    .waiting = wo { $monster } zuschlägt
ask-riddle = Die Sphinx stellt den Hopliten { $region-at } ein Rätsel ({ $player }): Was kostet es?
    .waiting = das Rätsel für die Hopliten { $region-at }
ask-lead-monster = Welches Monster führst du fort?
    .waiting = welches Monster fortgeführt wird
ask-lead-to = Wohin geht { $monster }?
    .waiting = wohin { $monster } geht
ask-exile = Welches Monster verbannst du?
    .waiting = welches Monster verbannt wird
ask-hunt = Welches Monster jagst du?
    .waiting = welches Monster gejagt wird
ask-hunt-start = Die Jagd auf { $monster-acc } beginnt. Setzt du etwas ein?
    .waiting = was zu Beginn der Jagd auf { $monster-acc } eingesetzt wird
    .done = Auf die Jagd gehen
ask-hunt-attack = Greif { $monster-acc } an: Bedecke Wundfelder.
    .waiting = der Angriff auf { $monster-acc }
    .done = Keine weiteren Wunden
ask-trade = Wirf noch { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } mit demselben Symbol ab.
    .waiting = weitere Karten mit demselben Symbol ({ $number })
ask-wound-prey = Welches Wundfeld { $monster-gen } bedeckst du?
    .waiting = welches Wundfeld { $monster-gen } bedeckt wird
ask-staff = Wählst du mit dem Stab des Teiresias den Angriff { $monster-gen }?
    .waiting = der Stab des Teiresias und der Angriff { $monster-gen }
ask-choose-attack = Wähle den Angriff { $monster-gen }.
    .waiting = der Angriff { $monster-gen }
ask-defend = { $monster } greift an: { $attack }, Stärke { $strength }.
    .waiting = die Verteidigung gegen { $monster-acc }: { $attack }, Stärke { $strength }
ask-defend-on = Verteidige dich weiter: Es bleibt Stärke { $strength }.
    .waiting = die weitere Verteidigung (es bleibt Stärke { $strength })
ask-remove-wound = Welche Wunde { $monster-gen } heilt?
    .waiting = welche Wunde { $monster-gen } heilt
ask-lower-attribute = Welches der höchsten Attribute sinkt?
    .waiting = welches der höchsten Attribute sinkt
ask-discard = Wirf { $number ->
        [one] 1 Kampfkarte
       *[other] { $number } Kampfkarten
    } ab.
    .waiting = abzuwerfende Kampfkarten ({ $number })
ask-discard-different = { $number ->
        [one] Wirf 1 Kampfkarte
       *[other] Wirf { $number } Kampfkarten
    } mit verschiedenen Symbolen ab, oder die Jagd endet.
    .waiting = abzuwerfende Kampfkarten mit verschiedenen Symbolen ({ $number })
ask-hunt-reward = Wähle die Belohnung für die Jagd auf { $monster-acc }.
    .waiting = die Belohnung für die Jagd auf { $monster-acc }
ask-injury = Welches Attribut wird verletzt? Es zählt als 1, bis es geheilt ist.
    .waiting = welches Attribut verletzt wird
ask-heal = Welches Attribut wird geheilt?
    .waiting = welches Attribut geheilt wird
ask-weak-spot = Welche Kampfkarte wirfst du für eine Wunde ab?
    .waiting = welche Kampfkarte für eine Wunde abgeworfen wird
ask-wrath = Welche Kampfkarte wirfst du im Zorn ab?
    .waiting = welche Kampfkarte im Zorn abgeworfen wird
ask-shoot-with = Mit welchem Bogen schießt du?
    .waiting = die Wahl des Bogens
ask-shoot-at = Worauf schießt du?
    .waiting = worauf geschossen wird
ask-thunder = Wo schlägt der Blitz ein?
    .waiting = wo der Blitz einschlägt
ask-hand-limit = Du hast { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } zu viel. Wirf sie ab.
    .waiting = Karten über dem Handlimit ({ $number })
ask-discard-drawn = Welche der beiden gezogenen Karten wirfst du ab?
    .waiting = welche der beiden gezogenen Karten abgeworfen wird
ask-exchange-cards = Welche Karten tauschst du aus?
    .waiting = welche Karten ausgetauscht werden
    .done = Ebenso viele ziehen

## Schlacht

ask-who-first = Schlacht { $region-at }: Wessen Wirkungen kommen zuerst?
    .waiting = wessen Wirkungen in der Schlacht { $region-at } zuerst kommen
ask-before-battle = Schlacht { $region-at }: Was setzt du vorher ein?
    .waiting = was vor der Schlacht { $region-at } eingesetzt wird
    .done = Weiter zur Schlacht
ask-battle-card = Schlacht { $region-at }: Spiele eine Kampfkarte oder passe.
    .waiting = eine Kampfkarte in der Schlacht { $region-at }
ask-bluff = Schlacht { $region-at }: Noch eine Karte durch Bluff?
    .waiting = noch eine Karte durch Bluff in der Schlacht { $region-at }
ask-bring = Welche Hopliten kommen zur Schlacht { $region-at } hinzu?
    .waiting = welche Hopliten zur Schlacht { $region-at } hinzukommen
ask-caduceus = Der Hermesstab verlangt eine Kampfkarte.
    .waiting = eine Kampfkarte für den Hermesstab
ask-before-losses = Schlacht { $region-at }: Setzt du vor den Verlusten etwas ein?
    .waiting = was vor den Verlusten der Schlacht { $region-at } eingesetzt wird
ask-medusas-blood = Was bewirkt das Blut der Medusa?
    .waiting = was das Blut der Medusa bewirkt
ask-palladium = Du hast die Schlacht { $region-at } verloren. Vertreibt das Palladion den Sieger?
    .waiting = ob das Palladion den Sieger der Schlacht { $region-at } vertreibt
ask-aegis = { $number ->
        [one] 1 deiner Hopliten { $region-at } würde
       *[other] { $number } deiner Hopliten { $region-at } würden
    } sterben. Rettest du welche mit der Ägis?
    .waiting = ob die Ägis Hopliten { $region-at } rettet ({ $number })
ask-retreat = Wohin ziehen sich deine Hopliten { $region-from } zurück?
    .waiting = wohin sich die Hopliten { $region-from } zurückziehen

### Das Protokoll

telling-temple-card = Am Tisch gilt { $temple_card }.
telling-starting-player = { $player } wählt zuerst.
telling-hero-chosen = { $player } spielt { $hero }.
telling-placed = { $player } beginnt { $region-at }.
telling-turn = { $player } ist am Zug.
telling-special-action = { $player } wählt „{ $action }“.
telling-repeated = { $player } führt zuerst „{ $action }“ noch einmal aus.
telling-used = { $item-kind ->
        [hero] { $player } nutzt die Fähigkeit von { $item }.
        [quest] { $player } löst den Lohn der Quest „{ $item }“ ein.
       *[other] { $player } setzt „{ $item }“ ein.
    }
telling-control = { $player } übernimmt die Kontrolle { $region-at }.
telling-divine-artifact = Das göttliche Artefakt „{ $item }“ gehört nun { $player }.
telling-prayed = { $player } betet zu { $god }: { $attribute } steigt.
telling-hero-moved = { $moved ->
    [0] Der Held von { $player } bleibt { $region-at }.
   *[other] Der Held von { $player } geht { $region-from } { $to-to }.
}
telling-moved = { $player } zieht mit { $number ->
        [one] 1 Hopliten
       *[other] { $number } Hopliten
    } { $region-from } { $to-to }.
telling-fortified = { $player } befestigt { $region-at } einen Hopliten.
telling-left-city = Ein Hoplit von { $player } verlässt { $region-at } die Stadt.
telling-recruited = { $player } rekrutiert { $number ->
        [one] 1 Hopliten
       *[other] { $number } Hopliten
    } { $region-at }{ $inside ->
        [yes] { $number ->
            [one] , in der Stadt
           *[other] , einen davon in der Stadt
        }
       *[other] {""}
    }.
telling-retreated = { $number ->
        [one] 1 Hoplit von { $player } zieht
       *[other] { $number } Hopliten von { $player } ziehen
    } sich { $region-from } { $to-to } zurück.
telling-hoplites-killed = { $player } verliert { $region-at } { $number ->
        [one] 1 Hopliten
       *[other] { $number } Hopliten
    }.
telling-usurped = { $player } usurpiert { $region-acc }.
telling-temple-built = { $player } baut { $region-at } einen Tempel.
telling-draft = { $player } beginnt einen Segensdraft mit { $number } Segen.
telling-blessing = { $player } behält „{ $item }“.
telling-blessing-discarded = „{ $item }“ wird abgelegt.
telling-artifact-gained = { $player } erhält „{ $item }“.
telling-priest-gained = { $player } erhält einen Priester.
telling-priests-return = Die Priester verlassen die Monumente{ $number ->
        [0] {""}
        [one] ; { $player } erhält 1 Priester
       *[other] ; { $player } erhält { $number } Priester
    }.
telling-monument-built = { $player } baut das Monument { $god-gen } auf Stufe { $level } aus.
telling-recharged = Alle Aktionen sind wieder frei, alle Artefakte aufgeladen.
telling-king-of-kings = { $player } hat das Monument { $god-gen } als Erster vollendet: König der Könige beginnt.
telling-king-token = Auf der Aktivierungskarte von { $player } { $number ->
        [0] ist kein Marker mehr
        [one] ist noch 1 Marker
       *[other] sind noch { $number } Marker
    }.
telling-king-open = Niemand kontrolliert { $region-acc }: Wer dort zuerst die Kontrolle hat, gewinnt.
telling-victory = { $player } gewinnt: { $victory }!
telling-attribute-raised = { $attribute } von { $player } steigt.
telling-attribute-lowered = { $attribute } von { $player } sinkt auf Dauer.
telling-injured = Der Held von { $player } wird verletzt: { $attribute }.
telling-fourth-injury = Der Held von { $player } kann nicht weiter verletzt werden.
telling-healed = { $player } heilt { $attribute }.
telling-glory = { $player } nimmt den Ruhmmarker { $land-gen }.
telling-glory-returned = { $player } gibt den Ruhmmarker { $land-gen } zurück.
telling-quest-appears = Eine Quest erscheint { $region-at }: „{ $quest }“.
telling-quest-step = Der Held von { $player } steht auf Schritt { $number } von „{ $quest }“.
telling-quest-completed = { $player } vollendet „{ $quest }“.
telling-card-drawn = Du ziehst „{ $card }“.
telling-cards-drawn = { $player } zieht { $number ->
        [one] 1 Kampfkarte
       *[other] { $number } Kampfkarten
    }.
telling-combat-reshuffled = Die Kampfkarten werden neu gemischt.
telling-discarded = { $player } wirft „{ $card }“ ab.
telling-monster-phase = Die Monsterphase von { $player } beginnt.
telling-monster-die = Monsterwürfel für { $monster-acc }: { $result }.
telling-monster-moved = { $monster } zieht { $region-from } { $to-to }.
telling-monster-appears = { $monster } erscheint { $region-at }.
telling-region-attack = { $monster } greift { $region-acc } an.
telling-evolved = { $monster } entwickelt sich weiter.
telling-event-ignored = Das Ereignis „{ $event }“ hat keine Wirkung.
telling-no-event = Es ist keine Ereigniskarte mehr da.
telling-hunt = { $player } jagt { $region-at } { $monster-acc }.
telling-wounded = { $player } verwundet { $monster-acc }: { $symbol }.
telling-wound-removed = Eine Wunde { $monster-gen } heilt: { $symbol }.
telling-monster-attack = { $monster } greift an: { $attack }, Stärke { $strength }.
telling-special-attack = { $monster } führt den Spezialangriff aus.
telling-defended = { $player } wehrt den Angriff { $monster-gen } ab.
telling-hunt-succeeded = Die Jagd von { $player } auf { $monster-acc } gelingt.
telling-hunt-failed = Die Jagd von { $player } auf { $monster-acc } misslingt.
telling-slain = { $player } erlegt { $region-at } { $monster-acc }.
telling-battle = { $attacker } greift { $region-at } { $defender } an.
telling-no-battle = { $region-at } kommt es zu keiner Schlacht.
telling-card-played = { $player } spielt „{ $card }“.
telling-passed = { $player } passt.
telling-battle-won = { $winner } schlägt { $region-at } { $loser }, { $strength } zu { $against }.
telling-annihilated = { $winner } hat { $region-at } den Gegner vernichtet.
telling-pyrrhic = { $player } siegt { $region-at }, doch kein Hoplit ist übrig.

# Wozu eine Möglichkeit führen kann.

foresee-monster = { $monster } ist { $region-at }.
foresee-quest-here = { $region-at } beginnt eine Quest: „{ $quest }“. { $number ->
        [0] Du erfüllst die Voraussetzung keines ihrer Schritte.
       *[other] Du könntest auf Schritt { $number } von { $most } beginnen.
    }
foresee-quest-ahead = { $left ->
        [0] Damit ist „{ $quest }“ vollendet.
        [one] Schritt { $number } von { $most }: Noch ein Schritt statt einer Heldenbewegung vollendet die Quest und verlangt nichts. Bis dahin ist der Held nicht auf dem Plan.
       *[other] Schritt { $number } von { $most }: Noch { $left } Schritte, je Zug einer statt der Heldenbewegung, vollenden die Quest und verlangen nichts. Bis dahin ist der Held nicht auf dem Plan.
    }
foresee-meets-army = Schlacht mit { $player }: { $number } gegen höchstens { $own } von dir.
foresee-control = { $number ->
        [one] Ein Hoplit nimmt
       *[other] { $number } Hopliten nehmen
    } { $region-acc } ein{ $enough ->
        [yes] : Du hast genug.
       *[no] : Du hast nicht genug.
    }
foresee-monument-level = Das Monument { $god-gen } erreicht Stufe { $level } von { $most }; ein Gebet dort hat dann Kraft { $number }.
foresee-near-victory = { $player } fehlt ein Schritt zum Sieg: { $track ->
        [lands] { board-victory-warlord }
        [temples] { board-victory-favoured }
        [slain] { board-victory-slayer }
       *[other] { board-victory-king-of-kings }
    }.

### Was bei einer Option auf dem Spiel steht

stake-priests = Priester
    .short = Priester
stake-cards = Kampfkarten
    .short = Karten
stake-hoplites = Hopliten
stake-moves = Hoplitenbewegungen
    .short = Bewegungen
stake-attribute = Attribut
stake-attribute-leadership = Führung
stake-attribute-strength = Stärke des Helden
    .short = Stärke
stake-attribute-speed = Geschwindigkeit
stake-counted = wirksames Attribut
stake-counted-leadership = Führung
stake-counted-strength = Stärke
stake-counted-speed = Geschwindigkeit
stake-actions = besondere Aktionen übrig
    .short = freie Aktionen
stake-king-tokens = Marker des Königs der Könige
    .short = Königsmarker
stake-charges = aufgeladene Artefakte
    .short = Ladungen
stake-wounds = Wunden
stake-injuries = Verletzungen
stake-strength = Stärke
    .short = Stärke
stake-losses = Verluste
stake-glory = Ruhmmarker
    .short = Ruhm
stake-control = Gebiete
stake-points = Schritte zum Sieg
    .short = Sieg
stake-points-land = ganze Länder
stake-points-temple = Tempel
stake-points-monster = erlegte Monster
scene-term-hoplites = Hopliten
scene-term-cards = Karten
scene-term-city = Stadt
scene-term-item = Bonus
scene-term-covered = bedeckte Wundfelder
scene-term-open = offene Wundfelder
scene-term-injuries = Verletzungen
scene-fact-losses = Verluste
