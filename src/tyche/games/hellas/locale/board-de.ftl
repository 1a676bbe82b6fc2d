### Wörter der Spielplanbeschreibung und der Ansicht: siehe board.py.

## Stand der Partie.

board-turn = Zug
board-phase = Phase
board-active = Am Zug

board-phase-setup = Aufbau
board-phase-place = Aufbau
board-phase-turn = Beginn des Zuges
board-phase-regular = Einfache Aktionen
board-phase-artifacts = Artefakte einsetzen
board-phase-hoplites = Hoplitenbewegung
board-phase-battles = Schlachten
board-phase-special = Besondere Aktion
board-phase-extra = Weitere besondere Aktion
board-phase-recruit = Rekrutieren
board-phase-march = Marsch
board-phase-temple = Tempel bauen
board-phase-prepare = Vorbereiten
board-phase-usurp = Usurpieren
board-phase-hunt = Jagd
board-phase-hunt-start = Beginn der Jagd
board-phase-hunt-attack = Der Held greift an
board-phase-hunt-monster = Das Monster greift an
board-phase-hunt-defend = Der Held verteidigt sich
board-phase-monument = Monument bauen
board-phase-monsters = Monsterphase
board-phase-event = Ereignisphase
board-phase-acted = Ende der Aktion
board-phase-next = Ende des Zuges

## Zahlen eines Platzes.

board-lands = Regionen
board-temples = Tempel
board-slain = Monster
board-regions = Geb.
    .about = kontrollierte Gebiete
board-leadership = Führ.
    .about = Führung des Helden
board-strength = Stä.
    .about = Stärke des Helden
board-speed = Ges.
    .about = Geschwindigkeit des Helden
board-injured = Verl.
    .about = Verletzungen des Helden
board-priests = Pri.
    .about = Priester
board-hoplites-in-supply = Vorr.
    .about = Hopliten im Vorrat
board-hand = Hand
    .about = Kampfkarten auf der Hand
board-artifacts = Art.
    .about = Artefakte
board-blessings = Seg.
    .about = Segen

## Die Karte.

board-inside = in der Stadt
board-kind-country = ohne Stadt
board-kind-city = Stadt
board-kind-sparta = Sparta
board-route-land = Landweg
board-route-sea = Seeweg
board-population = Bevölkerungsstärke
board-shrine = Schrein
board-shrine-delphi = Delphi
board-shrine-shrine = für einen Tempel
board-province-red = Nördliche Region
board-province-yellow = Westliche Region
board-province-blue = Östliche Region
board-province-green = Peloponnesische Region
board-province-brown = Südliche Region
board-monument = Monument
board-mark-temple = Tempel
board-mark-oracle = Orakel von Delphi
board-mark-quest = Quest

## Dauerhafte Wirkungen.

board-effect-king-of-kings = König der Könige
board-effect-tokens = Marker übrig

## Ergebnisse.

board-group-seat = Platz
board-group-bot = Bot
board-group-hero = Held
board-result-victory = Sieg
board-result-turn = Letzter Zug
board-victory-warlord = Kriegsherr von Hellas
    .about = Alle Gebiete genügend vieler Regionen kontrollieren. Gewinnt sofort.
board-victory-favoured = Gunst der Götter
    .about = Genügend Gebiete mit Tempel kontrollieren; das Orakel zählt. Gewinnt sofort.
board-victory-slayer = Monsterbezwinger
    .about = Genügend Monster erlegen. Gewinnt sofort.
board-victory-king-of-kings = König der Könige
    .about = Nach dem ersten vollendeten Monument führt sein Erbauer drei besondere Aktionen aus; wer dann sein Gebiet kontrolliert, gewinnt.
board-race-region = kontrolliert das Gebiet des Monuments

## Was über die Karte gelegt werden kann.

overlay-hoplites = Reichweite der Hopliten
    .about = Wohin Hopliten mit einer Hoplitenbewegung gehen können, oder mit einem Marsch, solange diese Aktion nicht markiert ist (H6.15, H7.2).
overlay-heroes = Reichweite der Helden
    .about = Wohin Helden mit einer Heldenbewegung gehen können (H6.11).
overlay-lands = Ganze Regionen
    .about = Regionen, die ein Spieler ganz kontrolliert und die für den Sieg zählen (H19.1).
overlay-front = Fronten
    .about = Gebiete eines Spielers, durch Kontrolle oder Hopliten, neben denen eines anderen.
overlay-threatened = Bedrohte Orte
    .about = Gebiete eines Spielers, in die Hopliten anderer in deren nächstem Zug kommen können (H6.15, H7.2).
board-map-legend = ■ beherrscht, □ nicht: die Region, Gebiete jedes Spielers / alle Gebiete
