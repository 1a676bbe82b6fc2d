### Lords of Hellas: warum etwas nicht möglich ist. Die Regelstelle steht dabei.

refusal-not-offered = Das ist jetzt nicht möglich.
refusal-action-taken = Du hast diese Aktion in diesem Zug schon ausgeführt.
refusal-artifacts-used = Artefakte einsetzen ist eine einzige Aktion, und sie ist vorbei.
refusal-no-priest = Du hast keinen Priester in deinem Vorrat.
refusal-no-place = Alle Plätze am Monument { $god-gen } sind besetzt.
refusal-on-a-quest = Dein Held ist auf einer Quest.
refusal-back-from-quest = Dein Held ist von einer Quest zurück und bewegt sich in diesem Zug nicht mehr.
refusal-too-far = Das ist zu weit für deinen Helden.
refusal-helen = Helena steht { $region-at }: Ohne deinen Helden darf keiner deiner Hopliten hinein.
refusal-no-neighbour = { $region } und { $to } grenzen nicht aneinander.
refusal-moved-already = Die Hopliten { $region-at } haben sich in dieser Aktion schon bewegt.
refusal-no-hoplites = Du hast { $region-at } keine Hopliten außerhalb einer Stadt.
refusal-held-fast = Medusa lässt { $region-from } keine Hopliten fort.
refusal-no-way = Kein Weg führt { $region-from } { $to-to }.
refusal-no-city = { $region-at } gibt es keine Stadt.
refusal-city-full = Die Stadt { $region-at } ist schon besetzt.
refusal-not-controlled = Du kontrollierst { $region-acc } nicht.
refusal-discharged = „{ $item }“ ist nicht aufgeladen.
refusal-not-the-moment = { $item-kind ->
        [hero] Die Fähigkeit von { $item } lässt sich jetzt nicht nutzen.
       *[other] „{ $item }“ lässt sich jetzt nicht einsetzen.
    }
refusal-requirement = Du erfüllst die Voraussetzung von Schritt { $number } von „{ $quest }“ nicht.
refusal-marked = „{ $action }“ ist als benutzt markiert.
refusal-nothing-to-repeat = Zu zweit musst du zuerst eine benutzte Aktion wiederholen, und es gibt keine.
refusal-no-site = Du kontrollierst keinen leeren Schrein.
refusal-no-temples-left = Es sind keine Tempel mehr übrig.
refusal-no-glory = Der Ruhmmarker { $land-gen } gehört dir nicht.
refusal-no-monster = Wo dein Held ist, ist kein Monster.
refusal-evolution = Die Evolution { $monster-gen } verbietet es.
refusal-no-supply = { $number ->
        [0] Du hast keine Hopliten
        [one] Du hast nur 1 Hopliten
       *[other] Du hast nur { $number } Hopliten
    } im Vorrat.
refusal-not-there = Du kannst { $region-at } nicht rekrutieren: nur dort, wo dein Held ohne fremde Hopliten steht.
refusal-no-shrine = { $region-at } gibt es keinen Schrein.
refusal-temple-stands = { $region-at } steht schon ein Tempel.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-too-many-losses = Deine Hopliten können die Verluste von „{ $card }“ nicht tragen.
refusal-one-card-only = Ein Einengendes Manöver erlaubt dir nur eine Karte.
refusal-wrong-symbol = Das Symbol { $symbol } bedeckt dieses Wundfeld nicht.
refusal-too-weak = So könntest du Stärke { $strength } nicht erreichen.
refusal-enemy-there = { $region } gehört einem anderen Spieler.
refusal-not-the-way = Der Rückzug führt nicht { $region-to }.
refusal-must-move = Das Monster muss sich bewegen.
refusal-nobody-to-move = Keiner deiner Hopliten kann ziehen.
refusal-not-on-a-quest = Dein Held ist auf keiner Quest.
refusal-nobody-in-city = Keiner deiner Hopliten ist { $region-at } in der Stadt.
refusal-mobilized-already = Die Mobilmachung gibt nur ein weiteres Gebiet.
refusal-not-injured = { $attribute } ist nicht verletzt.
refusal-injured-already = { $attribute } ist schon verletzt.
refusal-not-before-you = „{ $item }“ gehört nicht zu dem, woraus du wählen kannst.
refusal-not-on-the-map = { $monster } ist nicht auf der Karte.
refusal-rolled-already = Für { $monster-acc } wurde in dieser Phase schon gewürfelt.
refusal-only-so-many = { $number ->
        [one] Nur 1 Hoplit kann
       *[other] Nur { $number } Hopliten können
    } { $region-from } fort.
refusal-not-now = Dafür ist jetzt nicht der Moment.
refusal-not-yours = Du bist jetzt nicht gefragt.
refusal-must-choose = Wähle etwas von dem, was zur Wahl steht.
refusal-malformed = Hier fehlt etwas, oder es ist zu viel gesagt.
refusal-unknown-name = Nichts hier heißt „{ $name }“.
refusal-regular-actions-over = Deine einfachen Aktionen sind vorbei; es bleibt nur die besondere Aktion.
refusal-finish-regular-actions = Beende zuerst deine einfachen Aktionen: Die besondere Aktion beendet den Zug.
refusal-moves-spent = Deine Führung lässt dich in einem Zug { $number ->
        [one] 1 Hopliten
       *[other] { $number } Hopliten
    } bewegen, und das ist getan.
refusal-hero-taken = { $hero } ist schon gewählt.
refusal-army-taken = Diese Armee ist schon gewählt: { $colour }.
refusal-hero-there = { $region-at } steht schon ein Held.
refusal-stands-there = Das wäre keine Bewegung: Dort stehen sie schon ({ $region }).
refusal-not-your-item = „{ $item }“ gehört dir nicht.
refusal-used-already = „{ $item }“ wurde schon eingesetzt und dient jetzt nur einmal.
refusal-in-vain = „{ $item }“ könnte jetzt nichts bewirken, oder du kannst den Preis nicht zahlen.
refusal-must-use = „{ $item }“ muss zuerst eingesetzt werden.
refusal-no-battle-there = { $region-at } ist keine Schlacht zu schlagen.
refusal-no-own-city = Du kontrollierst kein Gebiet mit einer Stadt.
refusal-nobody-to-march = Keiner deiner Hopliten kann marschieren.
refusal-nobody-to-kill = Wo dein Held ist, sind keine Hopliten.
refusal-too-few-hoplites = Dafür braucht es { $region-at } mindestens { $number } Hopliten im Freien.
refusal-takes-so-many = { $region-at } { $number ->
        [0] findet jetzt kein Hoplit Platz.
        [one] findet jetzt höchstens 1 Hoplit Platz.
       *[other] finden jetzt höchstens { $number } Hopliten Platz.
    }
refusal-not-there-now = { $region-at } lassen sich hiermit keine Hopliten mehr rekrutieren.
refusal-not-marked = „{ $action }“ ist nicht als benutzt markiert.
refusal-monument-complete = Das Monument { $god-gen } ist vollendet.
refusal-raised-already = { $attribute } wurde gerade erhöht; es muss ein anderes Attribut sein.
refusal-high-enough = { $attribute } lässt sich hiermit nicht weiter erhöhen.
refusal-not-highest = Nur das höchste Attribut sinkt, und keines unter 1.
refusal-quest-elsewhere = Die Quest „{ $quest }“ beginnt nicht dort, wo dein Held ist.
refusal-glory-taken = Der Ruhmmarker { $land-gen } hat schon einen Besitzer.
refusal-out-of-range = Die Zahlen reichen hier von 1 bis { $number }.
refusal-covered = Wundfeld { $number } { $monster-gen } ist schon bedeckt.
refusal-equal-slot = Vor Wundfeld { $number } kommt ein gleiches: Wähle dieses.
refusal-not-wounded = Auf Wundfeld { $number } liegt keine Wunde.
refusal-no-trade = Karten mit dem Symbol { $symbol } lassen sich nicht eintauschen.
refusal-too-few-to-trade = Ein Tausch braucht { $number } Karten mit dem Symbol { $symbol }.
refusal-needs-symbol = Dafür braucht es eine Karte mit dem Symbol { $symbol }.
refusal-same-symbol = Eine Karte mit dem Symbol { $symbol } ist schon abgeworfen.
refusal-too-few-symbols = Du hast nicht genug verschiedene Symbole auf der Hand: Es braucht { $number }.
refusal-begun = Du hast begonnen abzuwerfen und musst fortfahren.
refusal-no-wound = Du musst erst eine Wunde zufügen oder die Jagd aufgeben.
refusal-wounded-in-round = Du hast in dieser Runde schon eine Wunde zugefügt: Beende stattdessen deinen Angriff.
refusal-not-hunted = Du jagst nicht { $monster-acc }.
refusal-monster-elsewhere = { $monster } ist nicht dort, wo dein Held ist.
refusal-monster-is-there = { $monster } ist schon { $region-at }.
refusal-too-far-to-lead = So weit lässt sich { $monster } nicht führen: { $region }.
refusal-attack-not-drawn = „{ $attack }“ gehört nicht zu den zwei gezogenen Karten.
refusal-no-strength = „{ $card }“ hat keine Stärke und hilft nicht bei der Verteidigung.
refusal-no-such-slot = Keine Wunde, die du in dieser Jagd zugefügt hast, bringt diese Belohnung.
refusal-not-slain = { $monster } ist nicht erlegt.
refusal-no-losses = Du hast keine Verluste, die sich verringern ließen.
refusal-saves-so-many = Die Aegis rettet hier höchstens { $number ->
        [one] 1 Hopliten
       *[other] { $number } Hopliten
    }.
refusal-not-that-player = Dieser Spieler steht hier nicht zur Wahl.
refusal-wholly-injured = Der Held hat schon drei Verletzungen: { $player }.
