### Scharz: Fragen, Optionen und Protokoll. Ablehnungen sind in refusals-de.ftl, Namen in names-de.ftl und places-de.ftl.

about =
    Scharz: Krieg und Wirtschaft auf sechs historischen Karten, für zwei bis zwölf Spieler, nach dem Spiel von Jakub Kunčík.

    Dies ist eine inoffizielle Umsetzung, von Spielern nach den tschechischen Spielerkarten (v0.994) gemacht. Sie stammt nicht vom Autor und ist von ihm nicht gebilligt. Alle Texte sind in unseren eigenen Worten.

    Von den Spielerkarten: die Phasen, die Einheiten und ihre Werte, die Verträge und ihre Punkte, die vier Siege, die Völker. Von uns rekonstruiert, wo Bilder oder das Regelheft fehlen: die Seiten der Würfel, die Baupreise, die Wettertabellen, die Geografie aller sechs Karten und 104 Festlegungen, die in den Regeln stehen. Lies dies nicht als Tatsachen über das gedruckte Spiel.

## Optionen des Tisches

opt-map = Karte
    .about = Italia 290 v. Chr., Britannia 410, Wikinger 800, Taifas 1050, Orient 1550 v. Chr. oder Hunnen 373; das Spielgebiet richtet sich nach der Zahl der Spieler.
    .value-italia = Italia, 290 v. Chr.
    .value-britannia = Britannia, 410
    .value-vikings = Wikinger, 800
    .value-taifas = Taifas, 1050
    .value-orient = Orient, 1550 v. Chr.
    .value-huns = Hunnen, 373
opt-mode = Modus
    .about = Erstes Spiel für Neulinge, dann Basis, Weiß, Grün, Gelb und Rot, jeder mit mehr Regeln.
    .value-first = Erstes Spiel
    .value-basic = Basis
    .value-white = Weiß
    .value-green = Grün
    .value-yellow = Gelb
    .value-red = Rot
opt-bonuses = Völker
    .about = Startvorteile der Völker in den Modi Basis und Weiß; Grün und höher haben sie immer.
opt-prelude_snake = Dörfer hin und zurück
    .about = Das zweite Dorf und die Verlegung gehen in der umgekehrten Reihenfolge des ersten.
opt-huns_bank_literal = Ufer der Donau wie gedruckt
    .about = Römer gewinnen Prestige durch Plünderung am rechten Ufer, andere am linken, wie die Karte sagt; sonst jeder am Ufer des Feindes.
opt-garrison_room = Fünf und zehn als Platz im Inneren
    .about = Die Grenzen 5 und 10 sind der Platz in Dorf und Stadt; sie verkaufen 1 und 2 Einheiten pro Runde.
opt-vassal_share = Vasallen teilen ihre Steuern
    .about = Ein Vasall gibt seinem Herrn die Hälfte seiner Steuern; die Karten nennen Vasallen, aber nicht ihre Pflichten.

## Fragen

ask-claim = Beanspruchst du ein Volk oder eine Stadt mit eigenem Start?
    .waiting = ein Volk oder eine Stadt mit eigenem Start
ask-village = { $number ->
        [1] Wo gründest du dein erstes Dorf?
        [2] Wo gründest du dein zweites Dorf?
        [3] Wo gründest du dein drittes Dorf?
       *[other] Wo gründest du dein nächstes Dorf?
    }
    .waiting = { $number ->
        [1] der Ort für das erste Dorf
        [2] der Ort für das zweite Dorf
        [3] der Ort für das dritte Dorf
       *[other] der Ort für das nächste Dorf
    }
ask-relocate = Verlegst du eines deiner Dörfer?
    .waiting = das Verlegen eines Dorfes
ask-people = Welches Volk führst du?
    .waiting = die Wahl eines Volkes
ask-placing = Stelle deine Startfiguren auf, eine nach der anderen, und bestätige dann.
    .waiting = das Aufstellen der Startfiguren
ask-enter = Kommen deine Wikinger { $place-at } ins Spiel?
    .waiting = der Auftritt der Wikinger { $place-at }
ask-units = Bewege eine Gruppe oder passe.
    .waiting = der Zug einer Gruppe
ask-special = Mache einen Spezialzug oder passe.
    .waiting = ein Spezialzug
ask-retreat = Ziehe dich mit einer Gruppe zurück oder passe.
    .waiting = ein Rückzug
ask-special-order = Gibst du den Befehl für Spezialzüge (14 Prestige)?
    .waiting = der Befehl für Spezialzüge (14 Prestige)
ask-work-order = Gibst du den Befehl, zweimal zu bauen (12 Prestige)?
    .waiting = der Befehl, zweimal zu bauen (12 Prestige)
ask-group = Wer bricht { $place-from } auf?
    .waiting = wer { $place-from } aufbricht
ask-ships = Welche Schiffe laufen { $place-from } aus?
    .waiting = welche Schiffe { $place-from } auslaufen
ask-cargo = Wer geht { $place-at } an Bord?
    .waiting = wer { $place-at } an Bord geht
ask-let-in = Lässt du { $faction } { $place-to }?
    .waiting = ob { $faction } { $place-to } darf
ask-herds = Verlege Herden und Vorräte.
    .waiting = das Verlegen von Herden und Vorräten
ask-attrition-choice = Wie schlagen sich deine Einheiten durch?
    .waiting = wie sich die Einheiten durchschlagen
ask-attrition = Verschleiß: Du würdest etwas verlieren. Was tust du dagegen?
    .waiting = was gegen einen Verlust durch Verschleiß getan wird
ask-withdraw = Was zieht sich { $place-at } in die Siedlung zurück?
    .waiting = was sich { $place-at } in die Siedlung zurückzieht
ask-sally = Wer macht { $place-from } einen Ausfall?
    .waiting = wer { $place-from } einen Ausfall macht
ask-leave-site = Verlässt die Mannschaft die Baustelle { $place-at }?
    .waiting = ob die Mannschaft die Baustelle { $place-at } verlässt
ask-declare = Wen greifst du { $place-at } an?
    .waiting = ein Angriff { $place-at }
ask-charge = Reitet deine Reiterei { $place-at } einen Sturmangriff?
    .waiting = ein Sturmangriff der Reiterei { $place-at }
ask-reroll = Schwerter { $place-at }: { $swords } von dir, { $against } gegen dich. Welchen Würfel wirfst du neu?
    .waiting = ein neuer Wurf { $place-at }
ask-pay-reroll = Schwerter { $place-at }: { $swords } von dir, { $against } gegen dich. Zahlst du 4 Prestige, um zwei deiner Würfel neu zu werfen?
    .waiting = ein neuer Wurf zweier Würfel { $place-at } (4 Prestige)
ask-convert = Du hast { $place-at } { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }. Machst du daraus Schilde, oder sparst du welche auf?
    .waiting = was aus den Schwertern { $place-at } wird ({ $swords })
    .done = Mit allen Schwertern zuschlagen
ask-aim = Zahlst du 6 Prestige, um { $place-at } auf eine Einheit hinten zu zielen?
    .waiting = das Zielen auf eine Einheit hinten { $place-at } (6 Prestige)
ask-victims = { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    } { $place-at }: Wer fällt?
    .waiting = wer { $place-at } fällt (Schwerter: { $swords })
ask-drown = Welche Ladung geht { $place-at } verloren?
    .waiting = welche Ladung { $place-at } verloren geht
ask-go-on = Führst du die Schlacht { $place-at } fort?
    .waiting = ob die Schlacht { $place-at } weitergeht
ask-counter = Greifst du { $place-at } deinerseits an?
    .waiting = ein Gegenangriff { $place-at }
ask-assault = Stürmst du { $place } ({ $walls ->
        [one] 1 Schild
       *[other] { $walls } Schilde
    })?
    .waiting = ein Sturm auf { $place } (Schilde: { $walls })
ask-sack = Was wird aus { $place }?
    .waiting = was aus { $place } wird
ask-remove-site = Entfernst du die Baustelle { $place-at }?
    .waiting = ob die Baustelle { $place-at } entfernt wird
ask-plunder = Was plünderst du?
    .waiting = was geplündert wird
    .done = Das Land verschonen
ask-experience = Welche Einheit steigt auf?
    .waiting = welche Einheit aufsteigt
ask-talks = Mit wem willst du sprechen?
    .waiting = der Wunsch nach Gesprächen
ask-terms = Welche Bedingungen bietest du { $other } an?
    .waiting = die Bedingungen für { $other }
ask-sum = Wie viel Gold? Du sprichst mit { $other } ({ $terms }).
    .waiting = das Gold in den Gesprächen mit { $other } ({ $terms })
ask-answer = { $faction } { $terms-does } ({ $gold } Gold). Stimmst du zu?
    .waiting = eine Antwort an { $faction } ({ $terms }, { $gold } Gold)
ask-aid = { $faction } bietet dir { $gold } Gold als Hilfe an, für 8 Prestige. Nimmst du an?
    .waiting = ob { $gold } Gold Hilfe von { $faction } angenommen wird
ask-vassal-treaty = Erlaubst du deinem Vasallen { $faction } einen Vertrag mit { $other }?
    .waiting = die Erlaubnis für { $faction }, als Vasall einen Vertrag mit { $other } zu schließen
ask-vassalage = Unterwirfst du dich einem Lehnsherrn, gibst du einen Vasallen frei, oder sprichst du mit jemandem?
    .waiting = Lehnsherren, Vasallen und Gespräche
ask-accept-vassal = { $faction } unterwirft sich dir. Nimmst du an?
    .waiting = ob { $faction } als Vasall angenommen wird
ask-revolt = Erhebst du dich gegen { $other } (8 Prestige)?
    .waiting = ein Aufstand gegen { $other } (8 Prestige)
ask-belgica = Stellst du in Belgica schwere Infanterie auf?
    .waiting = schwere Infanterie in Belgica
ask-trade = Was kaufst, verkaufst oder baust du?
    .waiting = Kauf, Verkauf und Bau
ask-wages = Bezahle Söldner und Befehlshaber.
    .waiting = die Bezahlung der Söldner und Befehlshaber
ask-salaries = Zahle deinen Sold, oder entlasse, wen du nicht bezahlen kannst.
    .waiting = der Sold
ask-surrender = { $place } ergibt sich. Versorgst du die Siedlung und übernimmst sie?
    .waiting = ob { $place } versorgt und übernommen wird
ask-fishing = Deine Netze bleiben leer. Versuchst du es noch einmal?
    .waiting = ein neuer Versuch beim Fischen
ask-sowing = Wo säst du?
    .waiting = die Aussaat
ask-crop = Nimmst du das Wetter hin, oder zahlst du für einen neuen Wurf?
    .waiting = ob das Wetter hingenommen wird
ask-harvest = Welcher Speicher nimmt die Ernte auf?
    .waiting = welcher Speicher die Ernte aufnimmt
ask-offspring = Wohin kommt die neue Herde?
    .waiting = der Ort der neuen Herde
ask-tributes = Was geschieht mit dem Tribut?
    .waiting = was mit dem Tribut geschieht
ask-festivities = Wie groß sind deine Feste?
    .waiting = die Größe der Feste
ask-feeding = Wer isst was?
    .waiting = wer was isst
ask-announce = Kündigst du deinen Sieg an?
    .waiting = ob ein Sieg angekündigt wird
ask-late-herd = Wohin kommt die Herde, die gewartet hat?
    .waiting = der Ort einer Herde, die gewartet hat
ask-rivers = Zahlst du für einen neuen Wurf für einen Fluss?
    .waiting = ob für einen Fluss ein neuer Wurf bezahlt wird
ask-winter = Zahlst du für einen neuen Wurf für den Winter?
    .waiting = ob für den Winter ein neuer Wurf bezahlt wird

## Optionen

option-abandon = { $place } aufgeben
option-accept-tribute = Den Tribut von { $faction } nehmen
option-aid = Hilfe geben
option-aim = Zielen auf: { $unit }
option-all = Alle
option-also = Dazu einen Würfel von: { $unit }, { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }
option-announce = Ankündigen: { $victory }
option-ashore = { $place-at } aufgeben: { $type }; die Mannschaft geht { $to-to }
option-attack = { $faction-id ->
        [none] Angreifen
       *[other] { $faction } angreifen
    }
option-beach = { $place-from } { $to-to } segeln, neben die Werft
option-board = { $place-at } an Bord gehen, { $to-to }
option-bring-in = { $number } Getreide des Feldes hineinbringen
option-build = { $place-at } { $building-acc } beginnen
option-buy = { $unit-acc } { $place-at } kaufen
option-buy-fish = { $number } Fisch { $place-at } kaufen
option-buy-grain = { $number } Getreide { $place-at } kaufen
option-buy-herd = { $herd-acc } für { $place } kaufen
option-carry-fish = { $number } Fisch { $place-from } { $to-to } bringen
option-carry-grain = { $number } Getreide { $place-from } { $to-to } bringen
option-claim = { $people-acc } beanspruchen
option-clear = Den roten Marker { $place-at } entfernen
option-command = { $level } verpflichten
option-continue = Weiter
option-convert = { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }, { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    } für die nächste Runde
option-corsairs = { $unit } { $place-at } gegen Gold
option-degrade = { $unit-acc } { $place-at } herabstufen
option-demand-ransom = Ein Lösegeld verlangen
option-demand-tribute = Einen Tribut verlangen
option-destroy-grain = Das Getreide { $place-at } vernichten
option-destroy-herd = { $place-at } vernichten: { $herd } von { $faction }
option-dismantle = { $place } abreißen
option-dismiss = { $unit-acc } { $place-at } entlassen
option-dismiss-command = Die Befehlshaber entlassen
option-dismount = Die Elefanten { $place-at } aufgeben
option-dock = Dock { $place-at }
option-double = { $place-at } doppelt kaufen (2 Prestige)
option-drive = { $herd-acc } hineintreiben
option-drown = { $unit-acc } { $place-at } verlieren
option-eat-fish = { $number ->
        [one] 1 Portion
       *[other] { $number } Portionen
    } Fisch
option-eat-meat = { $number ->
        [one] 1 Portion
       *[other] { $number } Portionen
    } Fleisch
option-enter = { $unit } auf die Baustelle { $place-at }
option-feed-herd = { $herd-acc } { $place-at } füttern
option-feed-place = { $place } jetzt versorgen oder bezahlen
option-feed-unit = { $unit-acc } { $place-at } jetzt versorgen oder bezahlen
option-ferry = Überfahrt { $place-from } { $to-to }
option-festivities = { $number ->
        [1] Kleine Feste
        [2] Doppelte Feste
       *[other] Dreifache Feste
    }
option-forage = { $place-at } von Plünderung leben
option-fort = Befestigung { $place-at }
option-free = { $faction } freigeben
option-give-up = Die Baustelle { $place-at } aufgeben
option-graze = { $herd-acc } { $place-at } weiden lassen
option-guide = { $place-at } sicheres Geleit für eine Einheit: { $unit } (1 Gold)
option-hand-over = Den Tribut an { $faction } zahlen
option-harbour = Dorf mit dem Hafen { $place-at }
option-herd = { $herd } { $place-to }
option-hire = { $unit-acc } { $place-at } gegen Prestige anwerben
option-hit = { $unit }
option-hurry = Den Bau { $place-at } beschleunigen
option-inside = Hinein: { $unit }
option-instead = { $unit } leidet statt { $place }
option-keep = Als Dorf behalten{ $what ->
        [yard] , mit einem Dock
       *[other] {""}
    }
option-land = { $place-from } { $to-at } an Land gehen
option-leave = Den Rest { $place-at } auf dem Feld lassen
option-leave-site = Von der Baustelle { $place-at } herunter: { $unit }
option-lose-place = { $place } geht verloren
option-lose-unit = { $unit-acc } { $place-at } verlieren
option-march = { $place-from } { $to-to } marschieren
option-no-catch = Kein Fang { $place-at }
option-no-young = Kein Nachwuchs: { $herd }
option-passage = { $place-at } für sicheres Geleit zahlen
option-pay = Alles bezahlen
option-pay-long-ransom = Ein Lösegeld für das ganze Spiel anbieten
option-pay-ransom = Ein Lösegeld anbieten
option-pay-reroll = Einen Würfel neu werfen: { $unit }, { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }
option-pay-tribute = Einen Tribut anbieten
option-people = { $people }
option-place = { $unit } { $place-to }
option-plunder = { $place } plündern
option-privateers = { $unit } { $place-at } gegen Prestige
option-range = { $low } bis { $high } Gold
option-raze = Zerstören
option-recruit = { $place-at } leichte Infanterie anwerben (eine je Feld)
option-refuse-tribute = Den Tribut von { $faction } ablehnen
option-relocate = { $place-from } { $to-to } verlegen
option-reroll = Einen Würfel neu werfen: { $unit }, { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }
option-reroll-nets = Ein anderer Würfel für { $place } (4 Prestige)
option-reroll-place = Ein anderer Würfel für { $place } (4 Prestige)
option-reroll-river = Ein anderer Würfel für { $place } (4 Prestige)
option-reroll-unit = Ein anderer Würfel für { $unit-acc } { $place-at } (4 Prestige)
option-reroll-weather = Ein anderer Würfel für { $place } (4 Prestige)
option-reroll-winter = Ein anderer Würfel: { $zone } (4 Prestige)
option-reroll-young = Ein anderer Würfel für { $herd-acc } (4 Prestige)
option-rise = { $unit }
option-risk = Es { $place-at } wagen
option-rival = Zum Rivalen machen (8 Prestige)
option-sail = { $place-from } { $to-to } segeln
option-sally = { $unit } macht einen Ausfall
option-sell = { $unit-acc } { $place-at } verkaufen
option-sell-grain = { $number } Getreide { $place-at } verkaufen
option-sell-herd = { $herd-acc } { $place-at } verkaufen
option-shield = Ein Schild
option-shift = { $herd-acc } { $place-from } { $to-to } treiben
option-slaughter = { $herd-acc } { $place-at } schlachten
option-sow = { $place-at } säen
option-starve = { $unit } { $place-at } verhungert
option-steal-grain = Das Getreide { $place-at } rauben
option-steal-herd = { $place-at } rauben: { $herd } von { $faction }
option-stop = Aufhören
option-store = { $number } Getreide { $place-to }
option-submit = Sich { $faction } unterwerfen
option-sum = { $gold } Gold
option-take = { $units }
option-take-weather = Das Wetter { $place-at } hinnehmen
option-train = { $unit-acc } { $place-at } ausbilden
option-treat = Mit { $faction } sprechen
option-upgrade = { $unit } { $place-at } wird { $type }
option-village = { $place }
option-wait = Warten
option-withhold = { $faction-id ->
        [none] Jemanden gehen lassen
       *[other] { $faction } keinen Tribut zahlen
    }

## Protokoll

telling-first-player = { $faction } beginnt.
telling-rival = { $other } ist ein Rivale von { $faction }.
telling-claimed = { $faction } beansprucht { $people-acc }.
telling-village-placed = { $faction } gründet { $place-at } ein Dorf.
telling-village-moved = { $faction } verlegt ein Dorf { $place-from } { $to-to }.
telling-people = { $faction } führt { $people-acc }.
telling-entered = Die Wikinger von { $faction } erscheinen { $place-at }.
telling-round = Jahr { $year }, { $season }.
telling-new-year = Ein neues Jahr beginnt: { $year }.
telling-frozen = { $place } { $place-count ->
        [one] ist
       *[other] sind
    } zugefroren.
telling-winter = Der Winter { $zone-at } ist { $weather ->
        [good] mild
        [bad] streng
       *[normal] gewöhnlich
    } (Würfel: { $die }).
telling-winter-at-sea = Der Winter auf See ist { $bad ->
        [yes] streng
       *[other] mild
    } (Würfel: { $die }).
telling-dice = { $purpose ->
        [crop] { $faction } würfelt für das Wetter auf den Feldern: { $dice }.
        [fishing] { $faction } würfelt für den Fischfang: { $dice }.
        [offspring] { $faction } würfelt für den Nachwuchs der Herden: { $dice }.
        [attrition] { $faction } würfelt für den Verschleiß: { $dice }.
        [winter] Für den Winter wird gewürfelt: { $dice }.
        [again] { $faction } zahlt für einen anderen Würfel: { $dice }.
       *[rivers] Für die Flüsse wird gewürfelt: { $dice }.
    }
telling-marched = { $faction } führt { $units } { $place-from } { $to-to }.
telling-boarded = { $faction } schifft { $place-at } { $units } { $to-to } ein.
telling-landed = { $faction } bringt { $place-from } { $units } { $to-at } an Land.
telling-sailed = { $faction } segelt { $place-from } { $to-to }: { $units }.
telling-ferried = { $faction } setzt { $units } { $place-from } { $to-to } über.
telling-ship-given-up = Eine Mannschaft von { $faction } geht { $place-at } an Land.
telling-dismounted = { $faction } gibt { $place-at } Elefanten auf.
telling-not-let-in = { $other } lässt { $faction } nicht { $place-to }.
telling-special-order = { $faction } befiehlt Spezialzüge.
telling-ambush = Überfall { $place-at }: { $faction } hat { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    } gegen { $other }.
telling-herd-shifted = { $faction } treibt { $herd-acc } { $place-from } { $to-to }.
telling-safe-passage = { $faction } zahlt { $place-at } { $gold } Gold für sicheres Geleit.
telling-attrition = { $faction } verliert { $place-at } { $unit-acc }.
telling-battle = { $faction } greift { $place-at } { $other } an.
telling-swords = { $place }: { $faction } { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }, { $other } { $against ->
        [one] 1 Schwert
       *[other] { $against } Schwerter
    }.
telling-charge = { $faction } reitet { $place-at } einen Sturmangriff: { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }.
telling-losses = { $faction } verliert { $place-at } { $units }.
telling-battle-won = { $faction } siegt { $place-at } gegen { $other }.
telling-battle-drawn = Die Schlacht zwischen { $faction } und { $other } { $place-at } endet unentschieden.
telling-prestige = { $faction } gewinnt { $place-at } { $points } Prestige.
telling-prestige-lost = { $faction } verliert { $points } Prestige für verlorene Siegpunkte.
telling-stormed = { $faction } stürmt { $place }: { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    } gegen { $walls ->
        [one] 1 Schild
       *[other] { $walls } Schilde
    }.
telling-occupied = { $faction } nimmt { $loser } { $place } ab.
telling-destroyed = Die Siedlung von { $loser } { $place-at } wird zerstört.
telling-degraded = { $faction } nimmt { $loser } { $place } ab und behält es als Dorf.
telling-sacked = { $faction } erbeutet { $place-at } { $gold } Gold.
telling-site-removed = { $faction } entfernt die Baustelle { $place-at }.
telling-site-left = Die Mannschaft von { $faction } verlässt die Baustelle { $place-at }.
telling-plundered = { $faction } plündert { $place }.
telling-stolen = { $faction } raubt { $place-at } Güter von { $other }.
telling-goods-destroyed = { $faction } vernichtet { $place-at } Güter von { $other }.
telling-rises = Eine Einheit von { $faction } { $place-at } ist nun { $unit }.
telling-built = { $faction } vollendet { $place-at } { $building-acc }.
telling-site = { $faction } beginnt { $place-at } { $building-acc }.
telling-site-given-up = { $faction } gibt die Baustelle { $place-at } auf.
telling-marker-cleared = { $faction } entfernt den roten Marker { $place-at }.
telling-dismantled = { $faction } reißt { $place } ab.
telling-bought = { $faction } kauft { $place-at } { $unit-acc }.
telling-recruited = { $faction } wirbt { $place-at } Rekruten an.
telling-unit-upgrade = { $faction } wertet { $place-at } { $unit-acc } auf.
telling-unit-degrade = { $faction } stuft { $place-at } { $unit-acc } herab.
telling-unit-train = { $faction } bildet { $place-at } { $unit-acc } aus.
telling-unit-sell = { $faction } verkauft { $place-at } { $unit-acc }.
telling-buy-grain = { $faction } kauft { $place-at } { $what } Getreide.
telling-sell-grain = { $faction } verkauft { $place-at } { $what } Getreide.
telling-buy-fish = { $faction } kauft { $place-at } { $what } Fisch.
telling-buy-herd = { $faction } kauft { $what ->
        [sheep] eine Schafherde
        [pigs] eine Schweineherde
        [cattle] eine Rinderherde
       *[horses] eine Pferdeherde
    } für { $place }.
telling-sell-herd = { $faction } verkauft { $place-at } { $what ->
        [sheep] eine Schafherde
        [pigs] eine Schweineherde
        [cattle] eine Rinderherde
       *[horses] eine Pferdeherde
    }.
telling-slaughter = { $faction } schlachtet { $place-at } eine Herde.
telling-slaughtered = { $faction } schlachtet { $place-at } { $herd-acc }.
telling-command = { $faction } verpflichtet { $level }.
telling-treaty = { $treaty-id ->
        [tribute] { $other } verspricht { $faction } { $gold } Gold Tribut.
        [ransom] { $other } zahlt { $faction } { $gold } Gold Lösegeld.
       *[vassalage] { $other } wird Vasall von { $faction }.
    }
telling-treaty-ends = { $treaty-the } zwischen { $faction } und { $other } endet.
telling-refused = { $faction } lehnt ab: { $other } { $terms-does } ({ $gold } Gold).
telling-vassal-refused = { $faction } nimmt { $other } nicht als Vasallen an.
telling-aid-given = { $faction } gibt { $other } { $gold } Gold als Hilfe.
telling-taxes = { $faction } nimmt { $gold } Gold an Steuern ein.
telling-festivities = { $faction } feiert und gewinnt { $points } Prestige.
telling-sown = { $faction } sät { $place-at }.
telling-dismissed = { $faction } entlässt { $place-at } { $unit-acc }.
telling-disbanded = { $unit } von { $faction } { $place-at } löst sich auf.
telling-eliminated = { $faction } ist aus dem Spiel.
telling-announced = { $faction } kündigt an: { $victory }.
telling-announcement-checked = Die Ankündigung von { $faction } wird geprüft.
telling-won = { $faction } gewinnt: { $victory }.

## Was vorherzusehen ist

foresee-ambush = Die Befestigung von { $other } { $place-at } überfällt dich mit { $number ->
        [one] einem blauen Würfel
       *[other] { $number } blauen Würfeln
    }.
foresee-attrition = Verschleiß { $place-at }: { $number ->
        [one] eine Einheit würfelt und geht
       *[other] { $number } Einheiten würfeln, jede geht
    } bei { $face ->
        [6] einer 6
       *[other] { $face } oder mehr
    } verloren.
foresee-battle-odds = Schlacht gegen { $other } bis zum Ende, ohne Sturmangriff und Prestige: Sieg { $won } %, Unentschieden { $drawn } %, Niederlage { $lost } %.
foresee-breach-odds = { $walls ->
        [one] Ein Schild
       *[other] { $walls } Schilde
    }: { $chance } % für eine Bresche { $place-at } auf Anhieb; { $number ->
        [0] niemand verteidigt
        [one] eine Einheit verteidigt
       *[other] { $number } Einheiten verteidigen
    }.
foresee-crew = Der Bau braucht eine Mannschaft von { $number }: { $building }.
foresee-meal = Gebraucht werden { $number } Portionen. Da sind { $grain } Getreide, { $fish } Fisch und { $meat } Fleisch.
foresee-short-of-pay = Fälliger Sold: { $price } Gold; du hast { $gold }.
foresee-disbands = Wer am Ende des Winters { $place-at } steht, ist nicht verbunden und löst sich auf.
foresee-encircles = Schließt { $place } von { $other } ein: { $walls ->
        [one] ein Schild
       *[other] { $walls } Schilde
    }, { $chance } % für eine Bresche in einem Sturm.
foresee-meets-army = Trifft { $place-at } auf { $other }: { $units }.
foresee-needs-leave = { $other } muss dich { $place-to } lassen.
foresee-peace = { $treaty-id ->
        [tribute] Friede mit { $other }, solange der Tribut gezahlt wird: sofort und bei den Steuern jeder Jahreszeit.
        [ransom] Friede mit { $other } für vier Jahreszeiten.
       *[vassalage] Friede mit { $other }, bis der Herr den Vasallen freigibt oder dieser sich zu einem Neujahr erhebt.
    }
foresee-rounds = Mit dieser Mannschaft ist der Bau in { $number ->
        [one] einer Runde
       *[other] { $number } Runden
    } fertig: { $building }.
foresee-stands-there = { $other } steht { $place-at }.
foresee-stops = Einige Einheiten ziehen in dieser Runde nicht weiter: { $place }.
foresee-tribute-due = Der Tribut beträgt { $gold } Gold; solange er gezahlt und genommen wird, ist Friede mit { $other }.
foresee-tribute-ends = Der Friede mit { $other } endet.
foresee-sovereign = Dieser Vertrag beendet das Spiel sofort: { $faction } gewinnt es.
foresee-treaty-points = Stimmt { $other } zu, so gewinnt der Empfänger 2 SP, und wer zahlt oder sich unterwirft, verliert 1.
foresee-vassal-share = Von dem Gold jeder Steuer gibt { $other } die Hälfte ab. Empfänger: { $faction }.
foresee-field-won = Dann hältst du { $place }.
foresee-field-lost = Bleibt niemand, so hältst du { $place } nicht mehr.
foresee-asked-again = Wer passt, wird wieder gefragt, solange andere ziehen; die Phase endet, wenn alle nacheinander passen.
foresee-units-lost = { $number ->
        [one] Eine Einheit geht
       *[other] { $number } Einheiten gehen
    } verloren.
foresee-feeds = Das würde { $number ->
        [one] eine Einheit
       *[other] { $number } Einheiten
    } mehr ernähren.
foresee-near-victory = { $other } hat den Sieg angekündigt ({ $victory }) und gewinnt am Ende der Runde, wenn sich nichts ändert.
foresee-fertile = 
    { $number ->
        [0] In { $place } kann nichts gesät werden.
       *[other] Jedes Getreide, das in { $place } gesät wird, trägt { $number } weitere.
    }
foresee-shut-in = Niemand ist draußen: { $other } schließt { $place } ein, und es gibt keine Schlacht. { $walls ->
        [0] Keine Schilde
        [one] 1 Schild
       *[other] { $walls } Schilde
    }; { $chance } % für eine Bresche in einem Sturm.
foresee-stack = Jetzt eingebracht: { $number } Getreide aus { $place }.
foresee-checked-again = Die Ankündigung wird am Ende der nächsten Runde geprüft: Wer sie dann noch erfüllt und alle Siedlungen versorgen kann, gewinnt.
foresee-hunger = So, wie es steht, reicht die erreichbare Nahrung am Ende des Winters nicht: Wer nicht ernährt wird, ist verloren.
