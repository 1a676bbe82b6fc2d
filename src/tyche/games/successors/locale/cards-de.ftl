### Successors: Tyche-Karten nach Titel; mehrfache Karten teilen sich den Text. Die Regelhefte zeigen wenige der gedruckten
### Karten: Diese Worte, und zwei Drittel der Wirkungen wenigstens zum Teil, sind von uns. Ebenso die Titel von Kleiner
### Überfall und Elefanten aus Indien.
###
### .effect   was die Karte bewirkt
### .when     eine Bedingung ihres Ereignisses, oder wann eine Überraschungskarte passt
### .cavalry  was sich mit der optionalen Kavallerie ändert (T-16)

## Ereignis- und Bonuskarten.

card-drinking_the_hemlock = Den Schierling trinken
    .effect = Ein Mitglied der Königsfamilie, kontrolliert oder nicht, in demselben Bereich wie ein Kampfverband von dir stirbt. Begräbniswagen und Grabmal können nicht gewählt werden.
    .when = Ein Mitglied der Königsfamilie ist in demselben Bereich wie ein Kampfverband von dir.
card-diplomacy = Diplomatie
    .effect = Ersetze in einer Kleinen Stadt ohne gegnerische Kampfverbände den gegnerischen Kontrollmarker (eines Spielers oder Unabhängig) durch einen eigenen.
    .when = Es gibt eine solche Kleine Stadt.
card-epidemic = Epidemie
    .effect = Eine Armee eines anderen Spielers erleidet Zermürbung, in der Spalte ihrer vollen Größe.
    .when = Ein anderer Spieler hat eine Armee.
card-greek_mercenaries = Griechische Söldner
    .effect = Stelle 2 Söldner auf einen von dir kontrollierten Ort ohne gegnerische Kampfverbände in Hellas, Lydia oder Thessalia.
    .when = Du kontrollierst einen solchen Ort.
    .cavalry = In Thessalia 1 Söldner und 1 Kavallerie-Verband.
card-thracian_mercenaries = Thrakische Söldner
    .effect = Stelle 2 Söldner auf einen von dir kontrollierten Ort ohne gegnerische Kampfverbände in Thrake.
    .when = Du kontrollierst einen solchen Ort.
    .cavalry = 1 Söldner und 1 Kavallerie-Verband.
card-cappadocian_mercenaries = Kappadokische Söldner
    .effect = Stelle 2 Söldner auf einen von dir kontrollierten Ort ohne gegnerische Kampfverbände in Kappadokia.
    .when = Du kontrollierst einen solchen Ort.
    .cavalry = 1 Söldner und 1 Kavallerie-Verband.
card-minor_raid = Kleiner Überfall
    .effect = Entferne einen gegnerischen Kontrollmarker (eines Spielers oder Unabhängig) aus einer Kleinen Stadt ohne gegnerische Kampfverbände, die höchstens 2 Bewegungspunkte auf Land-, Berg- oder Engpass-Wegen von einer eigenen Armee entfernt ist.
    .when = Es gibt eine solche Kleine Stadt.
card-macedonian_reinforcements = Makedonische Verstärkung
    .effect = Platziere 1 Loyalen Makedonen als Nachschub.
    .cavalry = 1 Loyalen Makedonen oder 1 Kavallerie-Verband.
card-egyptian_military_colonists = Ägyptische Militärkolonisten
    .effect = Stelle 2 Söldner oder 1 Loyalen Makedonen auf einen von dir kontrollierten Ort ohne gegnerische Kampfverbände in Aigyptos.
    .when = Du kontrollierst einen solchen Ort.
    .cavalry = 2 Söldner, 1 Loyalen Makedonen oder 1 Kavallerie-Verband.
card-support_of_the_persian_people = Unterstützung des persischen Volkes
    .effect = Du verlierst 2 L für den Rest des Spiels. Platziere 2 Söldner als Nachschub auf von dir kontrollierten Orten in Persis, Media oder Sousiane. In jeder späteren Nachschubphase, in der du eine dieser Provinzen kontrollierst, erhältst du 1 Söldner mehr.
    .when = Du kontrollierst die Provinz Persis, Media oder Sousiane.
    .cavalry = Sofort 1 Söldner und 1 Kavallerie-Verband.
card-major_campaign = Großer Feldzug
    .effect = Aktiviere nacheinander zwei verschiedene Armeen oder Generäle mit je 4 Bewegungspunkten. Nur einer davon darf Seebewegung nutzen.
    .when = Du hast einen General auf der Karte, oder Kampfverbände, die ein Unter-General führen kann.
card-plundered_treasure_city = Geplünderte Schatzstadt
    .effect = Markiere Sousa, Persepolis oder Ekbatana als geplündert und stelle 2 Söldner zu deiner Armee dort. Aktiviere dann eine Armee oder einen General mit 4 Bewegungspunkten.
    .when = Du kontrollierst eine dieser Städte, hast dort eine Armee, und sie ist nicht geplündert.
card-desertions = Desertierungen
    .effect = Wähle einen Bereich mit Kampfverbänden eines anderen Spielers. Er verliert dort 1 Kampfverband deiner Wahl; Königliche Armee und Silberschilde desertieren nie.
    .when = Es gibt einen solchen Kampfverband.
card-contempt = Verachtung
    .effect = Ist ein General in Verachtung, so wird er davon befreit, und sonst geschieht nichts. Andernfalls wähle einen Haupt-General auf der Karte: Seine Fraktion hat 3 L weniger, bis er stirbt oder befreit wird.
    .when = Ein General ist in Verachtung, oder ein Haupt-General ist auf der Karte.
card-the_helepolis = Die Helepolis
    .effect = Stelle die Helepolis an eine Große Stadt, die deine Armee belagert. Belagerungswürfe gegen diese Stadt erhalten +1, wer auch immer sie durchführt. Sie bleibt, bis die Stadt fällt oder die Karte wieder gespielt wird.
    .when = Deine Armee belagert eine Große Stadt.
card-elephants_from_india = Elefanten aus Indien
    .effect = Platziere die 4 Elefanten zusammen als Nachschub auf einem von dir kontrollierten Ort oder bei einem eigenen General in Persis, Sousiane, Media oder Babylonia.
    .when = Die Elefanten sind noch auf ihrem Ablagefeld, und es gibt einen solchen Ort.
card-kassandros = Kassandros
    .effect = Der Haupt-General Kassandros schließt sich dir mit 3 Söldnern an: an einem beliebigen Ort in Makedonia, Thessalia oder Hellas ohne gegnerische Kampfverbände oder Generäle, außerhalb der Stadt, oder als Nachschub.
    .when = Kassandros ist noch nicht ins Spiel gekommen.
    .cavalry = 2 Söldner und 1 Kavallerie-Verband.
card-the_pontic_fleet = Die pontische Flotte
    .effect = Aktiviere eine Armee oder einen General in einem Hafen des Schwarzen Meeres mit 3 Bewegungspunkten. Einmal darf sie oder er mit höchstens 8 Kampfverbänden für 1 Bewegungspunkt in einen beliebigen anderen Hafen des Schwarzen Meeres fahren. Keine Seeschlacht kann das aufhalten; es zählt als die Seebewegung des Segments.
    .when = Du hast in einem Hafen des Schwarzen Meeres einen General oder Kampfverbände, die ein Unter-General führen kann.
card-kilikian_pirates = Kilikische Seeräuber
    .effect = Die Kilikia-Flotte gehört dir, mit ihrer normalen Seite. Ist sie aufgerieben, so bleibt sie es.
card-olympias = Olympias
    .effect = Entweder geht Olympias an einen Ort in Epeiros ohne gegnerische Kampfverbände oder Generäle; dort kommen 4 Söldner mit einem Unter-General dazu, und dein Kontrollmarker ersetzt jeden anderen. Oder sie geht ohne Truppen an einen von dir kontrollierten Ort oder zu einer eigenen Armee, ohne gegnerische Kampfverbände. Du kontrollierst sie, wenn ein General oder Kontrollmarker von dir in ihrem Bereich ist.
    .when = Olympias lebt und ist unkontrolliert.
    .cavalry = 3 Söldner und 1 Kavallerie-Verband.
card-eurydike_speaks_for_philippos = Eurydike spricht für Philippos
    .effect = Stelle den Erben Philippos zu einer eigenen, nicht belagerten Armee mit einem Haupt-General. Du kontrollierst ihn.
    .when = Philippos ist noch auf seinem Ablagefeld, und du hast eine solche Armee.
card-kleopatra_offers_marriage = Kleopatra bietet die Heirat an
    .effect = Für den Rest des Spielzugs: Sobald eine Armee von dir im Bereich der unkontrollierten Kleopatra ist, und dort kein gegnerischer Kampfverband, der keine Freie Passage gewährt, heiratet sie in deine Fraktion ein. Du kontrollierst sie und hast 3 L. Die Karte bleibt vor dir liegen, solange du sie kontrollierst.
    .when = Kleopatra lebt. Sie darf jetzt kontrolliert sein, aber nicht bei der Hochzeit.
card-thessalonike_offers_marriage = Thessalonike bietet die Heirat an
    .effect = Für den Rest des Spielzugs: Sobald eine Armee von dir im Bereich der unkontrollierten Thessalonike ist, und dort kein gegnerischer Kampfverband, der keine Freie Passage gewährt, heiratet sie in deine Fraktion ein. Du kontrollierst sie und hast 2 L. Die Karte bleibt vor dir liegen, solange du sie kontrollierst.
    .when = Thessalonike lebt. Sie darf jetzt kontrolliert sein, aber nicht bei der Hochzeit.
card-plans_of_their_own = Eigene Pläne
    .effect = Jede unkontrollierte Frau darf einmal bewegt werden: an einen Ort ohne Kampfverbände, außerhalb der Stadt, in derselben oder einer angrenzenden Provinz. Hier grenzen auch über See verbundene Provinzen aneinander.
    .when = Eine Frau lebt und ist unkontrolliert.
card-peukestas_satrap_of_persis = Peukestas, Satrap von Persis
    .effect = Der Haupt-General Peukestas schließt sich dir mit 3 Söldnern an: an einem beliebigen Ort in Persis ohne gegnerische Kampfverbände oder Generäle, außerhalb der Stadt, wo dein Kontrollmarker jeden anderen ersetzt, oder als Nachschub.
    .when = Ab Spielzug II, wenn Peukestas noch nicht ins Spiel gekommen ist.
    .cavalry = 2 Söldner und 1 Kavallerie-Verband.
card-neoptolemos_satrap_of_armenia = Neoptolemos, Satrap von Armenia
    .effect = Stelle 3 Söldner und einen Unter-General auf einen Ort in Armenia ohne gegnerische Kampfverbände oder Generäle. Dein Kontrollmarker ersetzt dort jeden anderen.
    .when = Es gibt einen solchen Ort.
    .cavalry = 2 Söldner und 1 Kavallerie-Verband.
card-greek_soldiers = 23.000 Griechische Soldaten
    .effect = Philon wird aktiv, wenn er auf seinem Ablagefeld ist. Dann darfst du jede aktive Unabhängige Armee bewegen, eine nach der anderen, mit je 3 Bewegungspunkten.
card-migration_of_illyrian_tribes = Migration Illyrischer Stämme
    .effect = Glaukias wird aktiv, wenn er auf seinem Ablagefeld ist. Dann darfst du jede aktive Unabhängige Armee bewegen, eine nach der anderen, mit je 3 Bewegungspunkten.
card-scythian_invasion = Skythische Invasion
    .effect = Seuthes wird aktiv, wenn er auf seinem Ablagefeld ist. Dann darfst du jede aktive Unabhängige Armee bewegen, eine nach der anderen, mit je 3 Bewegungspunkten.
card-unrest = Unruhen
    .effect = Würfle einmal auf der Unruhen-Tabelle; nach einer 7 noch einmal. Ein Unabhängiger Kontrollmarker kommt auf einen Ort der genannten Provinz, oder sonst einer angrenzenden, der ohne Kampfverbände und nicht Unabhängig ist.
card-unrest_spreads = Unruhen breiten sich aus
    .effect = Würfle zweimal auf der Unruhen-Tabelle; nach einer 7 noch einmal. Jedes Mal kommt ein Unabhängiger Kontrollmarker auf einen Ort der genannten Provinz, oder sonst einer angrenzenden, der ohne Kampfverbände und nicht Unabhängig ist.
card-silver_shields = Silberschilde
    .effect = Stelle die 2 Silberschilde-Verbände zu einem eigenen Haupt-General in Asien, oder platziere sie als Nachschub in Asien. Diese Karte verlässt das Spiel; ihr Gegenstück kommt auf den Ablagestapel.
    .when = Es gibt einen solchen Ort für sie.

## Überraschungskarten.

card-silver_shields_betrayal = Silberschilde (Verrat)
    .effect = Zerstöre 1 Silberschilde-Verband der gegnerischen Seite. Ist noch einer übrig, so gehört er dir und kämpft in dieser Schlacht für dich.
    .when = Vor einer Landschlacht gegen einen Spieler mit Silberschilden.
card-mutiny = Meuterei
    .effect = Ist dein Prestige höher als das gegnerische, so wechselt 1 Loyaler Makedone oder Verband der Königlichen Armee der gegnerischen Seite, nach deiner Wahl, zu dir und kämpft für dich.
    .when = Vor einer Landschlacht gegen einen anderen Spieler.
    .cavalry = 1 Loyaler Makedone, Verband der Königlichen Armee oder Kavallerie-Verband.
card-elephant_defence = Elefanten-Abwehr
    .effect = Alle gegnerischen Elefanten haben in dieser Schlacht Stärke 0.
    .when = Vor einer Landschlacht, an der du teilnimmst.
card-cretan_liar = Kretischer Lügner
    .effect = Hebe die eben gespielte Überraschungskarte auf.
    .when = Sofort nach der Überraschungskarte eines anderen Spielers.
card-storm_at_sea = Sturm auf See
    .effect = Alle Seeschlachten gegen diese Seebewegung entfallen. Die Armee kehrt in ihren Einschiffungshafen zurück, und ihre Aktivierung endet.
    .when = Wenn ein anderer Spieler eine Seebewegung angesagt hat, vor den Würfeln einer Seeschlacht.
card-fog = Nebel
    .effect = Alle Seeschlachten an diesem Ort gegen die fahrende Armee entfallen, und sie fährt weiter.
    .when = Vor den Würfeln einer Seeschlacht.
card-traitor_in_the_city = Verräter in der Stadt
    .effect = +3 auf einen Belagerungswurf deiner Armee gegen eine Große Stadt.
    .when = Mit dem Belagerungswurf.
card-gift_of_oratory = Die Rednergabe
    .effect = Einer deiner Befehlshabenden Generäle hat +5 Popularität bis zum Ende des Spielerzugs.
    .when = Jederzeit in einer Strategiephase.
card-ahura_mazda_and_ahriman = Ahura Mazda & Ahriman
    .effect = Ziehe 2 Tyche-Karten, behalte eine und lege die andere ab. Für diese Karte wird keine nachgezogen.
    .when = Jederzeit in einer Strategiephase.

## Optionale Karten (S16.1).

card-superior_cavalry = Überlegene Reiterei
    .effect = +1 auf deinen Schlachtenwurf, nachdem die Würfel auf den Kampfwert angehoben sind.
    .when = Vor einer Landschlacht, an der du teilnimmst.
card-founding_a_capital = Gründung einer Hauptstadt
    .effect = Beginne eine Hauptstadt in einer von dir kontrollierten Kleinen Stadt ohne gegnerische Kampfverbände. Kontrollierst du sie in der nächsten Nachschubphase noch, so ist sie fertig: eine Große Stadt und 2 SP für dich. Wer sie dir nimmt, hat 1 SP, und sie ist wieder eine Kleine Stadt.
    .when = Du hast noch keine Hauptstadt gegründet.
card-diplomatic_marriage = Diplomatische Heirat
    .effect = Wähle einen anderen Spieler. Bis zum Ende des Spielzugs darf keiner von euch eine Landschlacht, ein Überrennen, eine Belagerung oder eine Seeschlacht gegen den anderen beginnen.
card-oracle = Orakel
    .effect = Du hast 1 L mehr für den Rest des Spiels.
    .when = Du kontrollierst Aitolia, Molossia, Ephesos oder Alexandreia.
card-alexanders_ghost = Alexanders Geist
    .effect = Wähle eine gegnerische Armee mit Verbänden der Königlichen Armee, höchstens einen Land-, Berg- oder Engpass-Weg von einer eigenen Armee entfernt. Ist dein Prestige bei deiner Armee höher als das gegnerische, so wechselt 1 Verband der Königlichen Armee zu ihr.
    .when = Es gibt eine solche Armee.
card-superior_admiral = Überlegener Admiral
    .effect = +2 auf deinen Wurf in einer Seeschlacht.
    .when = Vor den Würfeln einer Seeschlacht, an der du teilnimmst.
card-price_of_failure = Preis des Versagens
    .effect = Würfle für den Befehlshabenden Haupt-General eines Spielers, der die Landschlacht verloren hat: Bei 4 bis 6 ist er tot.
    .when = Sofort nach einer Landschlacht.
card-new_delivery_at_the_port = Neue Lieferung im Hafen
    .effect = Entferne alle Belagerungspunkte von einer belagerten eigenen Großen Stadt, die ein Hafen ist. Du darfst 1 Söldner in die Stadt stellen; mehr als 2 Kampfverbände dürfen nicht darin sein.
    .when = Du hältst eine solche Stadt und hast eine verfügbare Flotte.
