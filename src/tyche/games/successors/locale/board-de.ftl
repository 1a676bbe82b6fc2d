### Wörter der Spielplanbeschreibung und der Ansicht: siehe board.py.

## Stand der Partie.

board-turn = Spielzug
board-round = Runde
board-phase = Phase
board-active = Am Zug
board-usurper = Usurpator

board-phase-deal-generals = Generäle austeilen
board-phase-swap-generals = Generäle tauschen
board-phase-place-generals = Aufbau
board-phase-choose-seats = Aufbau
board-phase-prepare = Zug-Vorbereitung
board-phase-turn-order = Zugreihenfolge
board-phase-reinforce = Nachschub
board-phase-cards = Tyche-Karten
board-phase-surrender = Übergabe
board-phase-tyche = Tyche
board-phase-activation = Aktivierung
board-phase-supply = Versorgung
board-phase-reveal = Karten auf dem Tisch
board-phase-isolation = Isolation
board-phase-end = Ende des Spielzugs

board-faction-independent = Unabhängig

## Zahlen eines Platzes.

board-vp = SP
    .about = Siegpunkte
board-legitimacy = L
    .about = Legitimität
board-champion = Champion
board-hand = Karten
board-fleet-strength = Flotten
board-minors = Unter-Generäle
    .about = noch nicht eingesetzte Unter-Generäle
board-initiative = Initiativwert
board-battle = Kampfwert
board-seniority = Erfahrenheit
board-popularity = Popularität
board-need = nötige Marker
board-region = Region
board-major = Große Stadt
board-province = Provinz
board-kind = Art

## Quellen von Punkten (T-6, T-17); Provinzen, Königsfamilie, Generäle und Orte heißen wie sonst.

board-source-master-of-asia = Beherrscher Asiens
board-source-largest-fleet = Größte Flotte
board-source-hellespont = Hellespont
board-source-captured-capitals = Eroberte Hauptstädte
board-source-champion = Champion
board-source-strategos = Strategos von Makedonia
board-source-buried-at-pella = Alexander in Pella begraben
board-source-oracle = Orakel
board-source-persian-support = Persische Unterstützung

## Die Karte.

board-inside = innerhalb
board-sea = Auf See
board-port = Hafen
board-kind-minor = Kleine Stadt
board-kind-stronghold = Festung
board-kind-major = Große Stadt
board-kind-transit = Transitpunkt
board-route-land = Landweg
board-route-mountain = Bergweg
board-route-strait = Engpass-Weg
board-route-sea = Seeweg
board-route-transmed = Transmediterraner Weg
board-mark-helepolis = Helepolis
board-mark-tomb = Grabmal Alexanders
board-mark-plundered = geplündert
board-mark-construction = Hauptstadt im Bau
board-mark-capital = Hauptstadt

## Dauerhafte Wirkungen.

board-effect-contempt = Verachtung
board-effect-orator = Redner
board-effect-oracle = Orakel
board-effect-persian-support = Persische Unterstützung
board-effect-buried-at-pella-by = Alexander in Pella begraben
board-effect-pacts = Frieden
board-effect-offers = Heiratsangebote

## Ergebnisse.

board-group-seat = Platz
board-group-bot = Bot
board-group-general = Start-General
board-result-victory = Sieg
board-result-turn = Letzter Spielzug
board-victory-legitimacy = Legitimität
    .about = Genügend Legitimität gewinnt sofort, aber nicht im Spielzug I.
board-victory-victory-points = Siegpunkte
    .about = Genügend Siegpunkte gewinnen sofort, aber nicht im Spielzug I.
board-victory-regency = Regentschaft
    .about = Zu Beginn der Spielzüge IV (Alexandros) und V (Herakles): Die meisten Siegpunkte und Legitimität zusammen gewinnen für den, der den Erben kontrolliert; kontrolliert ihn niemand, für jeden.
board-victory-end-of-game = Spielende
    .about = Die meisten Siegpunkte am Ende von Spielzug V.
board-race-heir = kontrolliert den Erben

## Was über die Karte gelegt werden kann.

overlay-isolation = Isolierte Marker
    .about = Kontrollmarker, die bei diesem Stand in der Isolationsphase entfernt würden (S5.5).
overlay-oversupply = Zu viele Kampfverbände
    .about = Orte mit mehr Kampfverbänden eines Spielers, als dort versorgt werden (S6.4).
overlay-reach = Reichweite zu Land
    .about = Wohin Armeen in ihrem nächsten Aktivierung-Segment marschieren können, oder in dem, was davon übrig ist: mit dem besten Wurf, bis gewürfelt ist, und bis zu Kampfverbänden, die sie nicht überrennen (S9, S10). Reaktionen und Karten können das ändern.
overlay-front = Fronten
    .about = Wo ein Spieler einen Marker oder Kampfverbände neben denen eines anderen hat.
overlay-threatened = Bedrohte Orte
    .about = Orte mit einem Marker oder Kampfverbänden eines Spielers, die Armeen anderer in ihrem nächsten Aktivierungssegment mit dem besten Wurf über Land erreichen können (S9, S10).

# What is at stake: stake-KIND.

stake-vp = Siegpunkte
stake-legitimacy = Legitimität
stake-status = Status
stake-movement = Bewegungspunkte
    .short = BP
stake-points = Aktionspunkte
    .short = AP
stake-cards = Karten
stake-units = Kampfverbände
stake-fleets = Flotten
stake-defeat = Niederlage
    .lost = die Partie ist verloren
board-map-legend = ■ beherrscht, □ nicht: die Provinz, ihre Punkte, Marker jeder Seite / Orte
