### Wörter der Spielplanbeschreibung und der Ansicht: siehe board.py.

board-year = Jahr
board-season = Jahreszeit
board-season-spring = Frühling
board-season-summer = Sommer
board-season-autumn = Herbst
board-season-winter = Winter
board-phase = Phase
board-vp = SP
    .about = Siegpunkte
board-fields = Felder
board-gold = Gold
board-pr = Prestige
    .about = Prestige
board-tp = Gesamt
    .about = Gesamtpunkte
board-ap = Agrar
    .about = Agrarpunkte
board-settlements = Siedlungen
board-units = Einheiten
board-mark-plundered = geplündert
board-effect-good-winter = Milder Winter
board-effect-bad-winter = Strenger Winter
board-effect-sea = Winter auf See
board-effect-frozen = Zugefrorene Flüsse

## Die Phasen (T7.2-T7.5)

board-phase-first-player = Aufbau
board-phase-claims = Aufbau
board-phase-villages = Aufbau
board-phase-factions = Aufbau
board-phase-begin-placing = Aufbau
board-phase-placing = Aufbau
board-phase-round = Beginn der Runde
board-phase-enter = Wikinger
board-phase-new-year = Neujahr
board-phase-begin-offspring = Nachwuchs
board-phase-offspring = Nachwuchs
board-phase-begin-crop = Ertrag
board-phase-crop = Ertrag
board-phase-begin-harvest = Ernte
board-phase-harvest = Ernte
board-phase-winter-weather = Wetter
board-phase-rivers = Flüsse
board-phase-begin-units = Bewegung: Einheiten
board-phase-units = Bewegung: Einheiten
board-phase-special-orders = Bewegung: Spezial
board-phase-special = Bewegung: Spezial
board-phase-begin-herds = Bewegung: Herden
board-phase-herds = Bewegung: Herden
board-phase-begin-retreat = Bewegung: Rückzug
board-phase-retreat = Bewegung: Rückzug
board-phase-begin-attrition = Verschleiß
board-phase-attrition-choice = Verschleiß
board-phase-attrition = Verschleiß
board-phase-withdrawal = Kampf: Zurückziehen
board-phase-begin-battles = Kampf: Schlacht
board-phase-battles = Kampf: Schlacht
board-phase-begin-sieges = Kampf: Belagerung
board-phase-sieges = Kampf: Belagerung
board-phase-begin-plunder = Kampf: Plünderung
board-phase-plunder = Kampf: Plünderung
board-phase-begin-experience = Hinterland: Erfahrung
board-phase-experience = Hinterland: Erfahrung
board-phase-work-orders = Hinterland: Bauen
board-phase-begin-diplomacy = Hinterland: Diplomatie
board-phase-diplomacy = Hinterland: Diplomatie
board-phase-begin-trade = Hinterland: Handel
board-phase-trade = Hinterland: Handel
board-phase-begin-wages = Hinterland: Sold
board-phase-wages = Hinterland: Sold
board-phase-begin-fishing = Hinterland: Fischfang
board-phase-fishing = Hinterland: Fischfang
board-phase-begin-sowing = Aussaat
board-phase-sowing = Aussaat
board-phase-taxes = Steuern
board-phase-tributes = Tribute
board-phase-begin-festivities = Feste
board-phase-festivities = Feste
board-phase-begin-feeding = Versorgung
board-phase-feeding = Versorgung
board-phase-begin-salaries = Sold
board-phase-salaries = Sold
board-phase-surrender = Übergabe
board-phase-round-end = Ende der Runde

## Die Karte

board-kind-land = Land
board-kind-calm = ruhige See
board-kind-stormy = stürmische See
board-kind-river = Fluss
board-port = Küste
board-inside = innerhalb
board-site = auf der Baustelle
board-yard = in der Werft
board-route-land = Grenze
board-route-black = unpassierbare Grenze
board-route-river = Fluss
board-route-sea = See
board-route-coast = Küste

## Ergebnisse

board-group-seat = Platz
board-group-bot = Bot
board-result-victory = Sieg
board-victory-sovereignty = Souveränität
    .about = Ein Vertrag mit jedem anderen Spieler, jedes Mal als Empfänger oder Herr. Gewinnt sofort.
board-victory-supremacy = Übermacht
    .about = Genügend Siegpunkte: am Ende einer Runde angekündigt und eine Runde später noch erfüllt.
board-victory-power = Macht
    .about = Zwei Nebenziele zugleich: am Ende einer Runde angekündigt und eine Runde später noch erfüllt.
board-victory-significance = Bedeutung
    .about = Die meisten Gesamtpunkte am Ende des letzten Jahres, oder 12 Vorsprung am Ende eines früheren.
board-victory-last = Als Letzter übrig
board-race-announced = angekündigt
board-result-year = Letztes Jahr

## Was über die Karte gelegt werden kann.

overlay-network = Verbindung
    .about = Felder, die mit einer Siedlung ihres Spielers verbunden sind (T5.8).
overlay-cut-off = Abgeschnitten
    .about = Land ohne Verbindung und eingeschlossene Siedlungen (T5.8, T5.11).
overlay-reach = Reichweite der Einheiten
    .about = Wohin Einheiten in der jetzigen Unterphase der Bewegung gehen können, oder in der nächsten; bei den Einheiten auch, wohin Landeinheiten in Spezial weitergehen können (T8).
overlay-front = Fronten
    .about = Land eines Spielers neben Land oder Einheiten eines anderen, der kein Vertragspartner ist.
overlay-threatened = Bedrohte Orte
    .about = Land eines Spielers, das Einheiten anderer in der laufenden oder nächsten Teilphase betreten können (T8).

## Woher die Gesamtpunkte kommen (T19.9)

board-source-vp = Siegpunkte
board-source-settlements = Siedlungen
board-source-towns = Städte
board-source-fields = Felder
board-source-plundered = Geplünderte Felder
board-source-units = Einheiten des Jahres
board-source-treaty = Vertrag
board-source-aid = Hilfe
board-source-agriculture = Landwirtschaft
board-source-prestige = Prestige

## What is at stake: stake-KIND.

stake-gold = Gold
stake-pr = Prestige
    .short = Prestige
stake-vp = Siegpunkte
stake-grain = Getreide
stake-fish = Fisch
stake-herds = Herden
stake-units = Einheiten
stake-settlements = Siedlungen
stake-victory = Sieg
board-group-people = Volk
