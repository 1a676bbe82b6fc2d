# Panels of Scharz.

scharz-buildings = Bauten
scharz-defence = Verteidigung
scharz-encircled = eingeschlossen
scharz-gold = { $number } Gold
scharz-herds = Herden
scharz-losses = { $killed } vernichtet, { $lost } verloren
scharz-out = ausgeschieden
scharz-place = Ort
scharz-realms = Reiche und Verträge
scharz-settlements = Siedlungen
scharz-site = { $building }, im Bau: { $progress } von { $needed }
scharz-sown = { $number } gesät
scharz-stores = Vorräte
scharz-treaties = Verträge
scharz-units-left = { $number } Einheiten, { $left } weitere möglich
scharz-until = bis Jahr { $year }
scharz-realms-about = Jedes Reich mit Gold, Einkommen, Unterhalt und dem, was für den Sieg zählt.
scharz-settlements-about = Alle Siedlungen: wem sie gehören, was sie haben und was gerade gebaut wird.
scharz-trade-units = Einheiten
scharz-trade-training = Ausbildung und Umwandlung
scharz-trade-building = Bauen
scharz-trade-goods = Güter und Herden
scharz-trade-giving-up = Aufgeben
