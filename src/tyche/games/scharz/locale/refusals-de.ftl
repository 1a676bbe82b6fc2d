### Scharz: warum nicht. refusal-REASON sagt, warum etwas nicht erlaubt ist; die Klausel steht dabei. Siehe de.ftl.

refusal-aid-already = Zwischen euch wurde in diesem Jahr schon Hilfe gegeben.
refusal-aid-too-proud = { $other } hat die { $price } Prestige nicht, die es kostet, Hilfe anzunehmen.
refusal-all-placed = Alle deine Figuren stehen; bestätige sie.
refusal-another-first = Jetzt geht es um etwas anderes.
refusal-bad-winter = In diesem Winter marschiert niemand.
refusal-black-river = Der Fluss zwischen { $place } und { $to } wird nur überquert, wenn er zugefroren ist oder ein Schiff in diesem Abschnitt liegt.
refusal-capacity-used = Die Einheiten { $place-at } haben ihre Bewegungen verbraucht.
refusal-cargo-first = Nenne zuerst die Ladung, die mit dem verlorenen Schiff untergeht.
refusal-cargo-stranded = Die Ladung { $place-at } braucht das Schiff.
refusal-carried-enough = Wer { $place-at } an Bord ist, ist schon zwei Felder weit gekommen und hätte kein Schiff, auf dem er bleiben kann.
refusal-claim-only = Dieser Start war vor den Dörfern zu beanspruchen.
refusal-claimed-already = Dieser Start ist vergeben.
refusal-command-reached = Deine Befehlshaber sind schon so gut.
refusal-crew-full = Die Baustelle { $place-at } hat schon vier Einheiten.
refusal-doubled-already = In dieser Runde hat schon eine Siedlung doppelt verkauft.
refusal-elephants-at-home = Die Elefanten { $place-at } sind in der Heimat; dort werden sie im Handel herabgestuft.
refusal-elite = Höher geht es nicht: { $unit }.
refusal-encircled = { $place } ist eingeschlossen.
refusal-fed-when-encircled = Nur Eingeschlossenes wird versorgt, um den Verlust abzuwenden.
refusal-ferry-blocked = Keine See ohne fremde Schiffe verbindet { $place } und { $to }.
refusal-field-claimed = { $place } ist für den Spieler bestimmt, der es beansprucht hat.
refusal-fish-decided = Der Fisch ist gegessen; jetzt kommt das Fleisch.
refusal-food-enough = Es ist genug für alle da.
refusal-foreign-ships = Es sind fremde Schiffe { $place-at }.
refusal-fortified-already = { $place-at } gibt es schon eine Befestigung.
refusal-goods-not-connected = { $place } ist mit keiner deiner Siedlungen verbunden.
refusal-has-lord = Du bist ein Vasall von { $other }.
refusal-herd-there = { $place-at } ist schon eine Herde.
refusal-herds-first = Zuerst kommen die Herden.
refusal-hurried-already = Der Bau { $place-at } wurde in dieser Runde schon beschleunigt.
refusal-immobile = Korsaren bewegen sich nie.
refusal-locked = { $place } ist gesperrt: Zu Beginn der Unterphase waren dort fremde Einheiten.
refusal-malformed = So etwas gibt es nicht.
refusal-must-choose = Wähle etwas von dem, was zur Wahl steht.
refusal-needs-food = Diese Herde { $place-at } braucht Futter.
refusal-needs-no-food = Diese Herde { $place-at } braucht in diesem Winter kein Futter.
refusal-neutral = { $place } ist neutral.
refusal-never-trained = Das wird nicht ausgebildet: { $unit }.
refusal-no-aim = Hinten ist nicht zu treffen: { $unit }.
refusal-no-berth = { $place-at } ist kein Liegeplatz frei.
refusal-no-border = Keine passierbare Grenze führt { $place-from } { $to-to }.
refusal-no-builder = Das baut nicht: { $unit }.
refusal-no-cargo = { $place-at } geht nicht verloren: { $unit }.
refusal-no-claim = { $people }: Start mit drei Dörfern; das Volk wird danach gewählt.
refusal-no-coast = { $place } hat keine Küste.
refusal-no-commanders = Jetzt sind keine Befehlshaber zu entlassen.
refusal-no-crew = Der Bau { $place-at } braucht eine Mannschaft von mindestens { $number }: ohne sie beschleunigt Gold nichts.
refusal-no-crop = { $place-at } wächst nichts.
refusal-no-dock = Du hast kein Dock.
refusal-no-dock-there = { $place-at } gibt es kein Dock.
refusal-no-elephants = Hier gibt es keine Elefanten für dich.
refusal-no-fleet = Eine Flotte { $place-at } braucht { $number ->
        [one] 1 Schiff, das sich
       *[other] { $number } Schiffe, die sich
    } noch nicht bewegt { $number ->
        [one] hat
       *[other] haben
    }.
refusal-no-food = Kein Vorrat erreicht sie.
refusal-no-grain = Das kostet { $number } Getreide.
refusal-no-harbour = { $place-at } kann jetzt kein Dorf mit dem Hafen gegründet werden.
refusal-no-herd = Du findest { $place-at } im Freien keine { $herd }.
refusal-no-home = In der Heimat hast du keine Siedlung oder kein freies Feld: { $people }.
refusal-no-horses = Keine Pferdeherde ist mit { $place } verbunden.
refusal-no-marker = { $place-at } liegt kein roter Marker.
refusal-no-market = Keiner deiner Häfen ist mit { $place } verbunden.
refusal-no-pasture = { $place-at } ist kein Platz für eine Herde.
refusal-no-port = Du hast { $place-at } keinen freien Hafen.
refusal-no-recruiting = Dein Volk wirbt keine Rekruten an.
refusal-no-refuge = { $place } ist keine Zuflucht für dich.
refusal-no-room = { $place-at } ist { $number ->
        [0] kein Platz mehr
       *[other] nur Platz für { $number }
    }.
refusal-no-room-aboard = Die Schiffe { $place-at } haben keinen Platz.
refusal-no-room-inside = { $place-at } ist { $number ->
        [0] drinnen kein Platz mehr
       *[other] nur Platz für { $number }
    }.
refusal-no-seed = Du brauchst { $number } gelagertes Getreide, das zu dem Feld gelangt.
refusal-no-settlement = Du hast { $place-at } keine Siedlung.
refusal-no-shield = Jetzt ist kein Schild zu treffen.
refusal-no-ships = Du hast { $place-at } keine Schiffe.
refusal-no-siege = { $place-at } gibt es keine fremde eingeschlossene Siedlung.
refusal-no-site = Du hast { $place-at } keine Baustelle.
refusal-no-stack = { $place-at } ist kein Getreide gesät.
refusal-no-such-die = Kein Würfel ist so neu zu werfen: { $unit }, Schwerter: { $swords }.
refusal-no-such-festivities = Solche Feste gibt es nicht.
refusal-no-such-unit = Du hast { $place-at } nichts dafür bereit: { $unit }.
refusal-no-tiles = Du hast keine Bauplättchen mehr.
refusal-no-town = { $place } ist keine Stadt.
refusal-no-tribute-due = Du schuldest { $other } jetzt keinen Tribut.
refusal-no-units = Du hast { $place-at } keine Einheiten im Freien.
refusal-no-upgrades = Keine deiner Siedlungen kann noch etwas aufwerten.
refusal-no-vassal = { $other } ist kein Vasall von dir.
refusal-no-victim = Jetzt kann das nicht fallen: { $unit } (Schwerter: { $swords }).
refusal-no-village = { $place-at } gibt es kein Dorf von dir, das du verlegen oder abreißen kannst.
refusal-no-way = Deine Güter gelangen nicht { $place-from } { $to-to }.
refusal-no-yard = { $place-at } gibt es keine Werft dafür: { $unit }.
refusal-no-yard-there = { $place-at } können keine Schiffe liegen: Du hast dort keine Werft.
refusal-nobody-aboard = { $place-at } ist niemand von dir an Bord.
refusal-nobody-there = Es ist niemand da, mit dem du sprechen kannst.
refusal-not-adjacent = { $to } grenzt nicht an { $place }.
refusal-not-at-home = { $place } ist nicht, wo dein Volk beginnt.
refusal-not-beside = { $place } liegt nicht neben einem Feld, das du kontrollierst.
refusal-not-connected = { $place } wird nicht von dir kontrolliert oder ist nicht verbunden.
refusal-not-controlled = Du kontrollierst { $place } nicht.
refusal-not-degraded = Das wird nicht herabgestuft: { $unit }.
refusal-not-for-sale = Das wird nicht verkauft: { $unit }.
refusal-not-foreign = Zwischen euch herrscht Frieden.
refusal-not-in-combat = Während des Kampfes werden keine Verträge geschlossen.
refusal-not-in-this-mode = In diesem Modus gibt es das nicht.
refusal-not-kept = So ist der Ort nicht zu behalten: Er ist ein Dorf, hat ein Dock, das dazugehört, oder dir fehlen Plättchen.
refusal-not-let-in = { $place } ist dir in dieser Unterphase verschlossen.
refusal-not-now = Jetzt ist nicht der Moment dafür.
refusal-not-offered = Das ist jetzt nicht möglich.
refusal-not-paid-now = { $place-at } wird jetzt nicht bezahlt: { $unit }.
refusal-not-powerful = Von den zwei kleinen Zielen, die du brauchst, hast du { $number }.
refusal-not-present = { $other } hat { $place-at } keine Einheiten.
refusal-not-sold-out = { $place-at } ist noch nicht alles verkauft, was möglich ist.
refusal-not-stored = { $place-at } { $number ->
        [0] lagert nichts davon
        [one] lagert nur 1
       *[other] lagern nur { $number }
    }.
refusal-not-supreme = Du hast { $points } SP und brauchst { $need }.
refusal-not-this-herd = Noch nicht an der Reihe: { $herd } { $place-at }.
refusal-not-this-people = Dein Volk kann das nicht.
refusal-not-yours = Du bist jetzt nicht gefragt.
refusal-nothing-to-offer = Du hast { $other } jetzt nichts anzubieten, und { $other } hat nichts zu geben.
refusal-number-needed = Nenne eine Zahl für diese Art.
refusal-only-in-trade = Das wird nur im Handel vereinbart.
refusal-only-light = Das ist nur für leichte Infanterie.
refusal-only-one = { $place-at } ist nur eine Einheit: Nenne sie.
refusal-own-settlement = { $place } gehört dir.
refusal-plunder-first = Plündere zuerst { $place }.
refusal-plundered = { $place } ist geplündert.
refusal-recruits-only = Dein Volk bekommt leichte Infanterie nur durch Anwerbung.
refusal-rerolled-already = Die Würfel sind neu geworfen; jeder nur einmal.
refusal-rival-already = { $other } ist schon dein Rivale.
refusal-rival-partner = Du hast einen Vertrag mit { $other }.
refusal-settled-already = { $place-at } ist schon eine Siedlung.
refusal-shifted-enough = Weit genug getrieben: { $herd }.
refusal-site-there = { $place-at } ist schon eine Baustelle.
refusal-sold-out = { $place } hat in dieser Runde alles getan, was möglich ist.
refusal-sown-already = { $place-at } ist schon Getreide gesät.
refusal-spoken-already = Du hast schon mit { $other } gesprochen.
refusal-store-received = { $place } hat Güter erhalten und gibt keine weiter.
refusal-too-few-swords = Das kostet { $number ->
        [one] 1 Schwert
       *[other] { $number } Schwerter
    }; du hast { $swords }.
refusal-too-little-gold = Das kostet { $price } Gold; es ist nur { $gold } Gold da.
refusal-too-little-prestige = Das kostet { $price } Prestige; du hast { $points }.
refusal-treaty-already = Zwischen dir und { $other } besteht ein Vertrag.
refusal-under-attack = { $other } hat dir schon den Angriff erklärt.
refusal-unit-limit = Du hast 20 Standardeinheiten.
refusal-unknown-name = „{ $name }“ gibt es an diesem Tisch nicht.
refusal-withheld-already = Das hast du schon gesagt.
refusal-withhold-first = Sag zuerst, dass du nicht alle bezahlst.
refusal-wrong-number = Möglich ist eine Zahl von { $least } bis { $most }.
refusal-wrong-portions = Damit alle versorgt sind, können { $least } bis { $most } Portionen gegessen werden.
refusal-yard-already = { $place-at } gibt es schon eine Werft.
