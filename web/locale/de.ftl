### Die Seiten um den Tisch herum, auf Deutsch. Die Worte des Tisches selbst stehen in table-de.ftl.

## Rahmen

skip-to-content = Zum Inhalt
loading = Wird geladen …
close = Schließen
cancel = Abbrechen
dismiss = Ausblenden
save = Speichern
saved = Gespeichert.
copy = Kopieren
yes = Ja
no = Nein
you = du
show-more = Mehr zeigen
new-tab = (öffnet sich in einem neuen Tab)
nav-main = Hauptmenü
nav-foot = Weiteres
nav-tables = Tische
nav-new = Neuer Tisch
nav-statistics = Statistik
nav-help = Hilfe
nav-sign-in = Anmelden
language = Sprache
theme = Farben
theme-system = Farben: System
theme-light = Farben: hell
theme-dark = Farben: dunkel
footer-unofficial = Inoffizielle Umsetzungen, von Spielern nach den Spielregeln gemacht. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen, die damit nichts zu tun haben. Alle Texte und Zeichnungen sind unsere eigenen.
footer-dice = Faire Würfel
footer-api = Schnittstelle für Programme
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.

## Start

home-title = Kriege der Antike, genau nach den Regeln
home-lead = Brettspiele der Antike, bei denen jede Regel gilt. Allein gegen Bots, mit Freunden per Link, an einem Abend oder über Wochen. Ein Konto ist nicht nötig.
home-mine = Meine Tische
home-start-another = Noch ein Spiel beginnen
home-others = Tische anderer
home-sandboxes = Versuchstische
home-sandboxes-about = Eigene Tische, die von anderen abzweigen, um etwas auszuprobieren.
home-sandboxes-empty = Du hast keine Versuchstische.
next-game = Nächstes Spiel ({ $number })
play-now = Jetzt spielen
play-now-with = { $number ->
    [one] gegen einen Bot, { $bot }
   *[other] gegen { $number } Bots, { $bot }
}
players-range = { $least } bis { $most } Spieler
rules = Regeln
about = Über das Spiel
list-open = Offene Plätze
list-open-empty = Zurzeit sucht kein Tisch Mitspieler. Eröffne einen und teile seinen Link.
list-running = Zuschauen
list-running-empty = Zurzeit wird an keinem öffentlichen Tisch gespielt.
list-finished = Beendet
list-finished-empty = Noch ist kein öffentlicher Tisch zu Ende gespielt.
record-open = Aufzeichnung öffnen
record-about = Eine Partie, die anderswo gespielt wurde, als Datei: Sie wird ein Tisch zum Ansehen, Auswerten und Weiterspielen.
record-none = Diese Datei ist keine Aufzeichnung einer Partie.
record-reading = Die Aufzeichnung wird gelesen.
your-turn = Du bist am Zug
unread = { $number } neu
waiting-for = Wartet auf { $names }
card-options = Mit: { $options }
card-won = Sieg: { $side }
card-review = Rückblick

## Plätze und Tempo

holder-bot = Bot: { $bot }
holder-open = frei
holder-invited = per Link eingeladen
holder-forgotten = ehemaliger Mitspieler
bot-random = Zufallszüge
bot-with-level = { $bot } ({ $level })
level-learner = Lehrling
level-practised = geübt
level-skilled = stark
level-master = Meister
levels-about = Wie stark sind die Bots?
level-learner-style = weiß, was vernünftig ist, lässt manches durchgehen und spielt sofort
level-practised-style = wägt jeden Zug nach Erfahrung ab und bestraft grobe Fehler
level-skilled-style = spielt die wichtigen Züge im Geist weiter, bevor er sich entscheidet
level-master-style = überlegt alles, worauf es ankommt, auch, was die anderen daraus machen; braucht bis zu einer Sekunde
seat-me = Ich
seat-open = Frei für alle
seat-invited = Nur mit Einladungslink
pace-none = Ohne Uhr
pace-live = Live
pace-hours = Stunden
pace-days = Tage
pace-of = { $kind }: { $bank } + { $increment } je Entscheidung
pace-none-about = Freundschaftlich: Jeder nimmt sich die Zeit, die er braucht.
pace-live-about = Alle am Tisch, an einem Abend.
pace-hours-about = Einige Züge am Tag.
pace-days-about = Hin und wieder ein Zug, auf Benachrichtigung.
pace-bank = Zeit für jeden, in Minuten
pace-increment = Zugabe je Entscheidung, in Sekunden
timeout = Wenn die Zeit um ist
timeout-default = gilt die regelgerechte Vorgabe
timeout-bot = springt { $bot } ein
time-days = { $number } T.
time-hours = { $number } Std.
time-minutes = { $number } Min.
time-seconds = { $number } Sek.

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-players = Spieler
new-seats = Plätze
new-seats-hint = Nimm selbst mehrere Plätze, um an einem Bildschirm miteinander zu spielen.
new-pace = Tempo
new-options = Varianten
new-position = Oder eine eigene Stellung aufbauen
new-name = Name des Tisches (freiwillig)
new-listed = Allen in den Listen zeigen
new-counts = Die Partie zählt für Wertungen
new-counts-hint = Mit dem Ergebnis ändert sich die Wertung aller, auch die der Bots. Wer aufgibt, hat verloren.
lobby-counts = zählt für Wertungen
lobby-rating = Wertung { $rating } ± { $off }
ranked = Andere dürfen meine Wertung sehen
ranked-text = Ohne das siehst nur du, wie deine Wertung steht. Ohne Zustimmung erscheint kein Name in einer Rangliste.
ranked-own = Meine Bilanz
new-begin = Beginnen
new-begin-hint = Auf niemanden ist zu warten: Das Spiel beginnt sofort.
new-open = Tisch eröffnen
new-open-hint = Vor dem Start kannst du Leute einladen und Plätze ändern.
options-readings = Lesarten, wo sich die Quellen unterscheiden
summary-seats = Du { $mine }, frei { $open }, eingeladen { $invited }, Bots { $bots }
summary-usual = Alles wie üblich

## Vor dem Start

lobby = Tisch
lobby-host = Gastgeber: { $name }
lobby-start = Spiel starten
lobby-ready = Ich bin bereit
lobby-not-ready = Doch nicht bereit
lobby-leave = Tisch verlassen
lobby-join = Platz nehmen
lobby-take = { $side } nehmen
lobby-abandon = Tisch auflösen
lobby-holder = Wer { $side } spielt
lobby-swap = { $side } tauschen
lobby-swap-with = Tauschen mit …
lobby-waiting-seats = { $number ->
    [one] Ein Platz ist noch zu besetzen.
   *[other] { $number } Plätze sind noch zu besetzen.
}
lobby-waiting-ready = { $number ->
    [one] Ein Spieler ist noch nicht bereit.
   *[other] { $number } Spieler sind noch nicht bereit.
}
lobby-all-ready = Alle sind da. Du kannst starten.
lobby-host-starts = Alle sind da. Der Gastgeber startet das Spiel.
is-ready = bereit
is-not-ready = noch nicht bereit
link-make = Einladungslink
link-for = Einladungslink für { $side }
link-copied = Der Link ist in der Zwischenablage. Wer ihn hat, kann diesen Platz nehmen.
link-revoke = Link widerrufen
link-revoked = Ältere Links für diesen Platz gelten nicht mehr.
talk = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Senden
join-title = Du bist eingeladen
join-name = Dein Name am Tisch (freiwillig)
join-name-hint = Sonst bekommst du einen Gastnamen
join-sit = Platz nehmen

## Konto

account = Konto
person = Person
sign-in = Anmelden
sign-in-other = Anders anmelden
sign-in-link = Per E-Mail
sign-in-link-text = Wir schicken dir einen Link, der dich anmeldet. Kein Passwort muss gemerkt werden.
sign-in-link-send = Link schicken
sign-out = Abmelden
signed-in = Willkommen, { $name }.
link-sent = Wenn die Adresse stimmt, ist der Link unterwegs.
register = Neues Konto
register-text = Mit einem Konto findest du deine Tische auf jedem Gerät. Was du als Gast spielst, bleibt deins.
guest-note = Du bist als Gast hier: Deine Plätze hängen an diesem Browser. Ein Konto bewahrt sie für dich.
name = Name
name-or-mail = Name oder E-Mail-Adresse
mail = E-Mail-Adresse
mail-optional = E-Mail-Adresse (freiwillig)
mail-confirm = Öffne den Link, den wir an die neue Adresse geschickt haben; dann gilt sie.
password = Passwort
password-show = Passwort zeigen
password-change = Passwort ändern
password-old = Bisheriges Passwort
password-new = Neues Passwort
sessions = Wo ich angemeldet bin
session-this = dieser Browser
session-end = Dort abmelden
settings = Einstellungen
wheel = Mausrad über der Karte
wheel-zoom = vergrößert
wheel-scroll = verschiebt
shortcuts = Tastenkürzel am Tisch
sound = Ein Ton, wenn ich am Zug bin
motion = Kurze Animationen
colours-reset = Allen Seiten ihre üblichen Farben geben
notices = Benachrichtigungen
notices-text = Eine Nachricht, wenn du an die Reihe kommst, und keine, solange du den Tisch offen hast.
notice-mail = Per E-Mail an { $mail }
notice-mail-none = Per E-Mail: Trage erst eine Adresse ein
notice-push = In diesem Browser, auch wenn Tyche geschlossen ist
notice-webhook = An einen Webhook (https)
notice-shape = Format
my-data = Meine Daten
my-data-text = Alles, was der Server über dich aufbewahrt, als Datei; oder lass es vergessen.
export = Meine Daten herunterladen
forget = Mich vergessen
forget-text = Dein Konto, deine Anmeldungen und Benachrichtigungen werden endgültig gelöscht. Bots übernehmen deine Plätze; was du an Tischen gesagt hast, bleibt ohne deinen Namen stehen.
forget-do = Ja, vergiss mich
forgotten = Du bist vergessen.

## Regeln und Hilfe

rules-of = { $game }: die Regeln
rules-note = In eigenen Worten, Absatz für Absatz, so wie sie durchgesetzt werden.
rules-search = Suche
rules-search-hint = Wort oder Absatz
rules-chapters = Kapitel
rules-hits = { $number ->
    [one] Ein Absatz
   *[other] { $number } Absätze
}
about-sources = Was bekannt und was rekonstruiert ist
about-games = Die Spiele
about-unofficial = Wem die Spiele gehören
about-unofficial-text = Dies sind inoffizielle Umsetzungen, von Spielern für Spieler. Die Spiele, ihre Namen und ihre ursprünglichen Texte und Bilder gehören ihren Autoren und Verlagen, die dies weder gemacht haben noch gutheißen. Wir geben Regeln in eigenen Worten wieder, zeichnen alles selbst und sagen, wo ein Wert rekonstruiert werden musste, weil er nur auf dem Spielmaterial steht. Wenn dir ein Spiel gefällt, kaufe es.
about-dice = Wie man die Würfel nachprüft
about-dice-secret = Wenn ein Tisch eröffnet wird, zieht der Server eine geheime Zahl und veröffentlicht sofort ihren Fingerabdruck. Jeder Wurf und jedes Mischen folgt aus dieser Zahl und einer laufenden Nummer: Niemand, auch der Server nicht, kann ein Ergebnis nachträglich wählen.
about-dice-check = Nach dem Ende des Spiels wird die Zahl öffentlich. Dann kann jeder die Aufzeichnung des Tisches herunterladen, nachspielen, den Fingerabdruck vergleichen und jeden Wurf neu ableiten:
about-dice-file = aufzeichnung.json
help-title = Hilfe
help-start = Wie fange ich an?
help-start-answer = „Jetzt spielen“ auf der ersten Seite setzt dich mit Bots an einen Tisch; mehr ist nicht nötig. Die Leiste oben am Tisch sagt, was du zu entscheiden hast. Alles, was du darfst, leuchtet auf der Karte und steht als Knopf in der Liste.
help-moves = Warum geht dieser Zug nicht?
help-moves-answer = Klicke auf den Ort oder die Karte oder schreibe den Zug in das Befehlsfeld: Der Tisch nennt den Absatz der Regeln, der ihn verbietet, und schlägt ihn neben dem Brett auf.
help-undo = Kann ich etwas zurücknehmen?
help-undo-answer = Ja, Schritt für Schritt, bis gewürfelt, gezogen oder von anderen entschieden wurde. Darüber hinaus schlägst du im Verlauf vor, zu einem Moment zurückzugehen: Alle anderen müssen zustimmen, und danach sind Würfel und Stapel neu gemischt.
help-clock = Was, wenn jemand nicht weiterspielt?
help-clock-answer = Tische mit Uhr gehen weiter: Ist die Zeit um, gilt die regelgerechte Vorgabe oder ein Bot springt ein, und der Spieler kann jederzeit zurückkommen. Auch der Gastgeber kann einen fehlenden Spieler ersetzen.
help-bots = Was wissen Bots?
help-bots-answer = Nur was ihr Platz wissen darf. Sie sehen keine deiner verdeckten Karten und würfeln mit denselben Würfeln.
help-keyboard = Kann ich mit der Tastatur spielen?
help-keyboard-answer = Ganz und gar. Jede Möglichkeit ist ein Knopf in der Liste der Aktionen; auf der Karte führen die Pfeiltasten von Ort zu Ort; das Befehlsfeld nimmt Züge in Worten. Die Taste ? zeigt die Tastenkürzel, die sich in den Einstellungen abschalten lassen.
help-notices = Wie erfahre ich, dass ich am Zug bin?
help-notices-answer = Durch den Titel des Tabs und einen Ton, solange Tyche offen ist; sonst per E-Mail, im Browser oder per Webhook, wie du es im Konto wählst.
help-privacy = Was wird über mich aufbewahrt?
help-privacy-answer = Ein Name, eine Anmeldung, deine Plätze und was du an Tischen sagst; eine E-Mail-Adresse nur, wenn du eine angibst. Alles kannst du in deinem Konto herunterladen oder vergessen lassen.

## Was der Server ablehnt

error-offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
error-server = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
error-request-malformed = Diese Anfrage war nicht zu verstehen: { $problem }.
error-request-csrf = Deine Anmeldung hat sich geändert. Bitte lade die Seite neu.
error-request-origin = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.
error-request-unknown = Unter dieser Adresse ist nichts.
error-request-long = Diese Adresse ist zu lang.
error-request-host = Dieser Server ist unter diesem Namen nicht bekannt. Nimm seine richtige Adresse.
error-request-slow = Die Anfrage kam zu langsam an. Prüfe die Verbindung und versuche es noch einmal.
error-request-method = Das ist hier nicht möglich.
error-request-large = Das ist zu viel auf einmal: höchstens { $most } Bytes.
error-request-type = Die Anfrage hatte das falsche Format.
error-request-rate = Das war etwas schnell. Versuche es in { $seconds } Sek. noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen. Es wurde als { $request } notiert.
error-server-stopping = Der Server startet gleich neu. Versuche es in ein paar Sekunden noch einmal.
error-server-full = Es sind zu viele Verbindungen offen. Versuche es in { $seconds } s noch einmal.
error-server-busy = Der Server ist gerade ausgelastet. Versuche es in { $seconds } s noch einmal.
error-server-storage = { error-storage }
error-person-nobody = Bitte melde dich erst an oder beginne ein Spiel.
error-person-guest = Das geht nur mit einem Konto; du bist als Gast hier.
error-person-account = Du hast schon ein Konto und bist angemeldet.
error-name-malformed = Ein Name hat 2 bis 30 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Apostrophe.
error-name-taken = Der Name { $name } ist vergeben oder sieht einem vergebenen zu ähnlich. Wähle einen anderen.
error-password-weak = Ein Passwort hat { $least } bis { $most } Zeichen.
error-password-wrong = Name und Passwort passen nicht zusammen.
error-mail-malformed = { $mail } ist keine E-Mail-Adresse.
error-mail-off = Dieser Server verschickt keine E-Mails.
error-link-expired = Dieser Link ist zu alt oder schon benutzt. Fordere einen neuen an.
error-link-wrong = Dieser Link ist unvollständig oder nicht von diesem Server.
error-session-unknown = Diese Anmeldung ist schon beendet.
error-language-unknown = Es gibt keine Texte in { $language }.
error-webhook-refused = Diese Adresse kann nicht benachrichtigt werden: { $problem }.
error-webhook-off = Dieser Server benachrichtigt keine Webhooks.
error-push-off = Dieser Server schickt keine Nachrichten an Browser.
error-game-unknown = Das Spiel { $game } gibt es auf diesem Server nicht.
error-example-unknown = Dieses Beispiel gibt es im Regelbuch nicht.
error-game-sources = Über die Quellen von { $game } ist nichts aufgeschrieben.
error-table-unknown = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
error-table-options = So lässt sich der Tisch nicht eröffnen: { $problem }.
error-table-seats = { $problem }.
error-table-started = Das Spiel hat schon begonnen.
error-table-not-started = Das Spiel hat noch nicht begonnen.
error-table-over = Das Spiel ist zu Ende.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-table-broken = { error-broken }
error-table-damaged = { error-damaged }
error-table-full = An diesem Tisch ist kein Platz frei.
error-table-waiting = Das Spiel kann noch nicht beginnen: { $problem }.
error-table-not-host = Das darf nur der Gastgeber des Tisches.
error-table-sealed = Die Aufzeichnung ist bis zum Ende des Spiels versiegelt.
error-review-branch = Dieser Tisch zweigt von einem ab, an dem noch gespielt wird; danach gibt es einen Rückblick.
error-review-unplayed = Diese Partie wurde nicht zu Ende gespielt; es gibt keinen Rückblick.
error-table-refused = Der Tisch erlaubt das jetzt nicht: { $problem }.
error-seat-unknown = Einen Platz { $seat } hat dieser Tisch nicht.
error-seat-taken = Hier sitzt schon jemand.
error-seat-not-yours = Das ist nicht dein Platz.
error-seat-invited = Dieser Platz ist für jemanden mit einem Einladungslink.
error-seat-not-missing = Dieser Platz kann nicht übergeben werden: { $problem }.
error-seat-not-away = Ein Bot darf für jemanden spielen, der nicht da ist, obwohl der Tisch { $hours ->
    [0] { $minutes } Minuten
   *[other] { $hours } Stunden
 } auf ihn gewartet hat, dessen Bedenkzeit abgelaufen ist, oder wenn mindestens zwei andere da sind und alle zustimmen.
error-not-running = Die Partie wird nicht gespielt.
error-not-last = Hier spielen noch andere Menschen, oder es ist niemand gegangen.
error-not-stood-in = Für diesen Platz spielt kein Bot.
error-not-a-person = Ein Bot kann nur für einen anderen Menschen spielen, der nicht aufgegeben hat.
error-no-vote = Hier wird nicht abgestimmt: Außer diesem Menschen müssen mindestens zwei andere mitspielen.
error-proposal-pending = Ein anderer Vorschlag liegt auf dem Tisch und muss zuerst beantwortet werden.
error-invitation-void = Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue.
error-bot-unknown = Den Bot { $bot } gibt es für dieses Spiel nicht.
error-moment-unknown = Der Tisch hat die Momente 0 bis { $most }, nicht { $moment }.
error-record-wrong = Diese Aufzeichnung ist nicht zu gebrauchen: { $problem }.
error-record-slow = Der Server ist mit dieser Aufzeichnung nicht rechtzeitig fertig geworden. Vielleicht ist er ausgelastet: Versuche es nach einer Weile noch einmal.

## Was die Verbindung des Tisches ablehnt

error-stale = Die Frage hat sich inzwischen geändert. Sieh noch einmal hin und entscheide neu.
error-not-offered = Das ist jetzt nicht möglich.
error-not-yours = Das hast nicht du zu entscheiden.
error-not-started = Das Spiel hat noch nicht begonnen.
error-too-long = An diesem Tisch wurde so viel zurückgenommen, dass es jetzt nur noch weitergeht.
error-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
error-no-coach = Der Trainer spricht nur an Tischen, an denen alle anderen Bots sind und die nicht für die Wertung zählen.
error-no-bot = Das hat kein Bot entschieden.
error-no-moment = Diesen Moment hat der Tisch nicht.
error-no-overlay = So etwas lässt sich nicht über die Karte legen.
error-no-proposal = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
error-resigned = Du hast diesen Platz aufgegeben.
error-rate = Das war etwas schnell. Warte einen Augenblick.
error-busy = Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.
error-malformed = Der Server hat das nicht verstanden.
error-storage = Nicht gespeichert: Der Server kann gerade nichts speichern. Er versucht es weiter; du kannst es auch.
error-too-many = Das ist mehr, als der Tisch aufbewahrt.
error-over = Das Spiel ist zu Ende.
error-broken = An diesem Tisch ist etwas schiefgegangen. Er wird gerade repariert, und keine Entscheidung geht verloren.
error-damaged = Die gespeicherte Geschichte dieses Tisches ist beschädigt. Er ruht, bis der Betreiber ihn repariert hat; niemandes Uhr läuft.
error-bye = Die Verbindung wurde beendet.
error-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
error-restart = Der Server startet neu; du wirst wieder verbunden.
error-slow = Die Verbindung war zu langsam und wird neu geöffnet.
error-closed = Der Tisch wurde aufgelöst.
error-forgotten = Diese Person wurde vergessen; die Verbindung ist beendet.

## Lektionen.

learn = Lernen
learn-go-on = Weiterlernen
learn-lessons = Lektionen
learn-look-up = zum Nachschlagen
learn-at = Lektion { $number }, Schritt { $step }
learn-number = { $number ->
    [one] 1 Lektion
   *[other] { $number } Lektionen
 }
learn-first = Erste Lektion: { $minutes } Minuten
learn-done-of = { $done } von { $all } Lektionen
learn-all-done = Alle { $number } Lektionen geschafft
learn-title = { $game } lernen
learn-about = Du spielst von der ersten Minute an. Geh, wann du willst: Jede Lektion wartet dort, wo du sie verlassen hast.
learn-minutes = etwa { $minutes } Minuten
learn-done = geschafft
learn-again = Von vorn
learn-on = Weiter
learn-begin = Beginnen
lesson-which = Lektion { $number } von { $all } · etwa { $minutes } Minuten
lesson-goal = Ziel:
lesson-step = Schritt { $step } von { $all }
lesson-step-region = Die Lektion
lesson-question = Eine Frage zum Schluss
lesson-count = { $done } von { $all }
lesson-hint = Das kommt später. Tu, was leuchtet.
lesson-show-me = Zeig es mir
lesson-back = Zurück
lesson-why = Warum?
lesson-leave = Verlassen
lesson-leave-title = Lektion verlassen?
lesson-leave-about = Sie wartet hier auf dich.
lesson-stay = Bleiben
lesson-learned = Was du schon kannst
lesson-answer-wrong = Nicht ganz. Überleg noch einmal.
lesson-done = Lektion geschafft
lesson-next = Weiter: { $title }
lesson-all = Alle Lektionen
lesson-plays = spielt von selbst
lesson-understood = Verstanden
error-position-wrong = { $problem }
error-puzzle-unknown = Dieses Rätsel gibt es nicht.
error-lesson-unknown = Diese Lektion gibt es nicht.
error-lesson = Das führt von der Lektion weg.
error-no-lesson = An diesem Tisch gibt es keine Lektion.
## Examples of the rulebook.

rules-cases = { $number ->
    [one] { $number } Fall
   *[other] { $number } Fälle
}
example-of = Beispiele zu { $clause }
example-number = Beispiel { $number } von { $of }
example-steps = Schritte des Beispiels
example-first = Zum Anfang
example-back = Einen Schritt zurück
example-step = Schritt { $step } von { $of }
example-on = Weiter
example-start = Die Stellung am Anfang.
example-asked = Gefragt ist { $who }: { $what }
example-choose = { $who }: { $what }
example-refused = { $who } darf nicht: { $what }
example-offered = { $who } darf: { $what }
example-not-offered = { $who } wird nicht angeboten: { $what }
example-edit = Diese Stellung bearbeiten
example-play = Selbst spielen
example-next = Ein anderes Beispiel
term-clause = Regel { $clause }
aid = Spielhilfe
aid-of = { $game }: Spielhilfe
aid-print = Drucken
aid-print-sheet = Dieses Blatt drucken
aid-foot = Tyche · eigene Worte, Zahlen des Spiels · Nummern führen zu den Regeln: { $address }
