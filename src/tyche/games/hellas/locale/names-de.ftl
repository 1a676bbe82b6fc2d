### Lords of Hellas: Namen. Die Karten mit ihren Texten sind in cards-de.ftl. Formen: .acc Akkusativ, .dat Dativ,
### .gen Genitiv, .at wo, .to wohin, .from woher.

## Formen, die die meisten Namen einer Art gleich bilden.

forms-place = { $name }
    .acc = { $name }
    .at = in { $name }
    .to = nach { $name }
    .from = aus { $name }

## Spieler

faction-a = Spieler A
faction-b = Spieler B
faction-c = Spieler C
faction-d = Spieler D
faction-none = niemand

## Die Karte (H3)

place-epirus = Epirus
place-macedonia = Makedonien
place-thessaly = Thessalien
place-chalkidiki = Chalkidike
    .acc = die Chalkidike
    .at = auf der Chalkidike
    .to = auf die Chalkidike
    .from = von der Chalkidike
place-acarnania = Akarnanien
place-aetolia = Ätolien
place-locris = Lokris
place-phocis = Phokis
place-euboea = Euböa
    .at = auf Euböa
    .from = von Euböa
place-boeotia = Böotien
place-attica = Attika
place-corinthia = Korinthien
place-achaea = Achaia
place-elis = Elis
place-arcadia = Arkadien
place-messenia = Messenien
place-argolis = Argolis
    .acc = die Argolis
    .at = in der Argolis
    .to = in die Argolis
    .from = aus der Argolis
place-laconia = Lakonien
place-crete = Kreta
    .at = auf Kreta
    .from = von Kreta
place-none = außerhalb der Karte
    .at = außerhalb der Karte
    .to = von der Karte
    .from = von außerhalb der Karte

region-hellas = Hellas

province-red = die nördliche Region
    .gen = der nördlichen Region
province-yellow = die westliche Region
    .gen = der westlichen Region
province-blue = die östliche Region
    .gen = der östlichen Region
province-green = die peloponnesische Region
    .gen = der peloponnesischen Region
province-brown = die südliche Region
    .gen = der südlichen Region

## Figuren

unit-hoplite = Hoplit
units-hoplite = { $number } { $number ->
        [one] Hoplit
       *[other] Hopliten
    }
hero-heracles = Herakles
    .bonus = Die Stärke beginnt bei 2.
    .ability = Zu Beginn deines Zuges darfst du einen deiner Ruhmmarker in den allgemeinen Vorrat zurückgeben: Ziehe 2 neutrale Artefakte, behalte eines und mische das andere in den Stapel der neutralen Artefakte zurück.
hero-perseus = Perseus
    .bonus = Nimm den Ruhmmarker der Region, in die Perseus gestellt wird.
    .ability = Nachdem du die besondere Aktion Vorbereiten ausgeführt hast, darfst du Perseus in ein beliebiges Gebiet der Karte stellen. Eine Quest lässt sich so nicht beginnen.
hero-achilles = Achilles
    .bonus = Die Geschwindigkeit beginnt bei 2.
    .ability = In einer Schlacht in dem Gebiet, in dem Achilles steht, zählt der niedrigere Wert von Stärke und Geschwindigkeit zu deiner Armeestärke.
hero-helen = Helena
    .bonus = Ziehe 3 neutrale Artefakte, behalte eines und mische die beiden anderen zurück.
    .ability = Andere Spieler können Hopliten nur dann in das Gebiet bewegen, in dem Helena steht, wenn auch ihr eigener Held dort ist.
monster-cerberus = Zerberus
    .acc = Zerberus
    .dat = Zerberus
    .gen = des Zerberus
    .special = 2 Verletzungen.
    .region = Töte 2 Hopliten im Gebiet.
monster-chimera = die Chimäre
    .acc = die Chimäre
    .dat = der Chimäre
    .gen = der Chimäre
    .special = 1 Verletzung; dann stirbt 1 Hoplit des Jägers im Gebiet der Chimäre, falls dort einer ist.
    .region = Der handelnde Spieler wählt das Gebiet der Chimäre oder ein Nachbargebiet; töte dort 2 Hopliten.
monster-cyclops = der Zyklop
    .acc = den Zyklopen
    .dat = dem Zyklopen
    .gen = des Zyklopen
    .special = 1 Verletzung; der Jäger wirft 1 Kampfkarte seiner Wahl ab.
    .region = Töte 1 Hopliten im Gebiet.
monster-hydra = die Hydra
    .acc = die Hydra
    .dat = der Hydra
    .gen = der Hydra
    .special = 1 Verletzung; ein Wundmarker der Hydra wird entfernt, den der Spieler links vom Jäger wählt.
    .region = Töte 1 Hopliten im Gebiet, und noch 1, wenn die Hydra 3 oder mehr Wunden hat.
monster-medusa = Medusa
    .acc = Medusa
    .dat = Medusa
    .gen = der Medusa
    .special = 1 Verletzung; der Jäger zieht in dieser Runde keine Kampfkarte.
    .region = Dauernd: Hopliten können Medusas Gebiet nicht durch Hoplitenbewegung verlassen (in die Stadt oder aus ihr treten dürfen sie). Gebietsangriff: Töte 1 Hopliten im Gebiet.
monster-minotaur = der Minotaurus
    .acc = den Minotaurus
    .dat = dem Minotaurus
    .gen = des Minotaurus
    .special = 1 Verletzung, und die Jagd endet.
    .region = Töte die Hälfte der Hopliten im Gebiet, aufgerundet.
monster-sphinx = die Sphinx
    .acc = die Sphinx
    .dat = der Sphinx
    .gen = der Sphinx
    .special = Der Jäger wirft 2 Kampfkarten mit verschiedenen Symbolen ab, oder die Jagd endet (er wählt; kann er es nicht, so endet sie).
    .region = Der Spieler mit Hopliten im Gebiet verliert dort 1 Hopliten oder wirft verdeckt 1 Kampfkarte ab; was davon, bestimmt, wer das Monument gebaut hat. Ohne Hopliten geschieht nichts.
god-zeus = Zeus
    .gen = des Zeus
    .power = Zieht ab Stufe 2 Kampfkarten.
god-athena = Athene
    .gen = der Athene
    .power = Rekrutiert ab Stufe 2 Hopliten, nach den üblichen Regeln; einer darf befestigt ankommen.
god-hermes = Hermes
    .gen = des Hermes
    .power = Bewegt ab Stufe 2 eine Armee: eine echte Bewegung. Du wählst, wie viele Hopliten gehen; Schlachten und Wirkungen von Monstern werden unterwegs ausgelöst.

## Attribute, Aktionen, Symbole, Farben

attribute-leadership = Führung
attribute-strength = Stärke
attribute-speed = Geschwindigkeit
action-recruit = Rekrutieren
    .about = Bis zu 2 Hopliten in jedes Gebiet mit Stadt, das du kontrollierst (in Lakonien 4); je einer darf sofort in der Stadt stehen.
action-march = Marsch
    .about = Beliebig viele Hopliten von einem Gebiet in ein benachbartes ziehen; oder einen in die Stadt eines Gebiets stellen, das du kontrollierst.
action-temple = Tempel bauen
    .about = Ein Tempel auf dem leeren Schrein eines Gebiets, das du kontrollierst: 1 Priester mehr; manche Tempel bringen allen einen Segen.
action-prepare = Vorbereiten
    .about = Zweimal: 1 Verletzung heilen, 1 Kampfkarte ziehen oder 1 Hopliten rekrutieren, wo dein Held steht.
action-usurp = Usurpieren
    .about = Im Gebiet deines Helden, wenn du den Ruhmmarker seiner Region hast: fremde Hopliten müssen weichen, du übernimmst die Kontrolle und rekrutierst 1 Hopliten.
action-hunt = Jagd
    .about = Dein Held jagt ein Monster in seinem Gebiet.
action-monument = Monument bauen
    .about = Ein Monument wächst um eine Stufe. Alle Priester kommen heim, du bekommst einen Priester je Tempel, den du kontrollierst, alle besonderen Aktionen werden wieder frei; dann handeln die Monster.
symbol-torch = Fackel
symbol-bow = Bogen
symbol-sword = Schwert
symbol-mace = Keule
symbol-sickle = Sichel
symbol-axe = Axt
symbol-spear = Speer
symbol-shield = Schild
colour-red = rot
    .weak = rote
colour-blue = blau
    .weak = blaue
colour-green = grün
    .weak = grüne
colour-yellow = gelb
    .weak = gelbe
reward-artifact = ein neutrales Artefakt
    .acc = ein neutrales Artefakt
reward-priest = ein Priester
    .acc = einen Priester
reward-monster-artifact = das eigene Artefakt des Monsters
    .acc = das eigene Artefakt des Monsters
victory-warlord = Kriegsherr von Hellas
victory-favoured = Gunst der Götter
victory-slayer = Monsterbezwinger
victory-king-of-kings = König der Könige
die-monster = Monsterwürfel
face-nothing = nichts
face-region_attack = Gebietsangriff
face-move = Bewegung
face-move_or_region_attack = Bewegung oder Gebietsangriff
how-master-plan = Meisterplan
card-kind-none = Kampfkarte
