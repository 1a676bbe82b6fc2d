### Der Tisch während des Spiels.

table-title = Tisch
table-loading = Der Tisch wird geöffnet …
table-over = Der Server hat diesen Tisch geschlossen.
table-home = Alle Tische
table-menu = Menü
table-rules = Regeln
table-about = Über dieses Spiel
table-yes = Ja
table-no = Nein
table-cancel = Abbrechen
table-dismiss = Schließen
table-copied = Kopiert.
table-clause = Regeln, Abschnitt { $clause }

## The turn light and the question.

table-prompt = Was zu entscheiden ist
table-light-mine = Du bist am Zug
table-light-wait = Warten auf { $who }
table-light-busy = Die Entscheidung wird gesendet …
table-light-lost = Keine Verbindung – neuer Versuch
table-light-past = Rückblick: Moment { $moment } von { $last }
table-light-over = Das Spiel ist zu Ende
table-targets = { $number ->
    [one] 1 Ziel auf der Karte
   *[other] { $number } Ziele auf der Karte
 }
table-next-game = Nächstes Spiel ({ $number })
table-undo = Rückgängig
table-undo-about = Die letzte eigene Entscheidung zurücknehmen
table-undo-not = Es gibt nichts zurückzunehmen: Seit deiner letzten Entscheidung wurde etwas aufgedeckt, oder jemand anders hat entschieden.

## Choosing.

table-actions = Aktionen
table-any-time = Jederzeit
table-pass-on = Bis zum Ende der Phase passen
table-pass-on-about = Du wirst wieder gefragt, sobald dir etwas geschieht.
table-default-mark = ◷ geschieht, wenn die Uhr abläuft
table-nothing-to-choose = Du hast jetzt nichts zu entscheiden.
table-not-now = Jetzt nicht möglich; ein Klick sagt, warum:
table-map-first = Auf der Karte: erst wählen, von wo, dann wohin.
table-forecast = Was es kostet und wozu es führen kann
table-command = Eingeben, was zu tun ist
table-command-example = Eingeben, was zu tun ist, etwa „{ $example }“
table-command-none = Nichts davon wird angeboten. Enter fragt nach dem Grund.
table-command-more = und { $number } weitere
table-command-unknown = Das ist keine Aktion dieses Spiels. Beginne mit einem Wort aus der Liste der Aktionen.
table-from = Von { $place }: Wähle, wohin.
table-grave = Das lässt sich nicht leicht wiedergutmachen. Wirklich?
table-grave-ask = Vor bleibenden Verlusten noch einmal fragen
table-regrets = Sagen, wenn ein Zug von mir viel verschenkt (nur gegen Bots)
table-grave-title = { $what }?
table-grave-certain = Sicher
table-grave-possible = Möglich
table-grave-notes = Gut zu wissen
table-grave-instead = Was helfen würde
table-grave-show = Zeigen
table-grave-no = Nicht tun
table-grave-yes = Tun
table-grave-silent = Nicht mehr fragen
table-perhaps = vielleicht

table-muster = Wer geht mit
table-muster-all = Alles mitnehmen
table-muster-go = Aufbrechen
table-times = Wie viele gehen
table-times-fewer = Einer weniger
table-times-more = Einer mehr
table-muster-stays = { $number ->
    [one] 1 bleibt zurück
   *[other] { $number } bleiben zurück
 }
table-muster-fewer = Eins zurücklassen: { $what }
table-muster-more = Eins mehr mitnehmen: { $what }
table-muster-whole = Ganze Heere brechen auf, solange ich nichts zurücklasse
table-forced = Die einzig mögliche Antwort von selbst geben, wo nichts verraten oder gewagt wird

## Going back together.

table-proposal = { $who } schlägt vor, zu Moment { $moment } zurückzugehen.
table-proposal-look = Ansehen
table-consent = Zustimmen
table-dissent = Ablehnen
table-withdraw = Zurückziehen
table-proposal-title = Ein Vorschlag
table-proposal-anew = Was danach kommt, ist neu gemischt, und der Verlauf hält es fest.
table-proposal-revealed = { $number ->
    [one] Seitdem aufgedeckt: 1 Eintrag im Verlauf
   *[other] Seitdem aufgedeckt: { $number } Einträge im Verlauf
 }
table-proposal-bot = { $who } schlägt vor, dass für { $seat } ein Bot spielt.

## Players.

table-race = Der Wettlauf um den Sieg
table-race-near = einen Schritt vor diesem Sieg
table-players = Spieler
table-seat-open = freier Platz
table-stood-in = ein Bot vertritt
table-resigned = aufgegeben; ein Bot spielt weiter
table-here = am Tisch
table-away = abwesend
table-to-act = am Zug
table-to-win = ({ $number } fehlen zum Sieg)
table-sources = Woher die Punkte kommen
table-spectators = { $number ->
    [one] 1 Zuschauer
   *[other] { $number } Zuschauer
 }
table-clock = Restzeit:
table-clock-days = { $days } T { $hours } Std

## The log.

table-side = Verlauf, Gespräch und mehr
table-log = Verlauf
table-log-filter = Im Verlauf zeigen
table-log-all = Alles
table-log-loud = Nur das Wichtigste
table-log-copy = Als Text kopieren
table-log-older = Ältere Einträge ({ $number })
table-log-newer = Spätere Einträge ({ $number })
table-log-here = Gezeigt: Moment { $moment }
table-log-empty = Noch ist nichts geschehen.
table-show-moment = Moment { $moment } auf der Karte zeigen
table-new-since = Neu seit deinem letzten Besuch
table-details = { $number ->
    [one] 1 Einzelheit
   *[other] { $number } Einzelheiten
 }

## Looking back.

table-speed = Wie schnell die Züge der anderen gezeigt werden
table-speed-slow = Schritt für Schritt
table-speed-fast = viermal so schnell
table-speed-jump = sofort
table-speed-skip = Sofort
table-replay = Rückblick
table-replay-first = Zum Anfang
table-replay-back = Ein Schritt zurück
table-replay-on = Ein Schritt weiter
table-replay-play = Abspielen
table-replay-stop = Anhalten
table-replay-live = Zurück in die Gegenwart
table-replay-moment = Moment
table-chronicle = Während du gewartet hast
table-chronicle-mine = Was dich betrifft
table-chronicle-board = Auf dem Brett ansehen
table-replay-since = Seit meinem letzten Zug
table-replay-start = Von Anfang an ansehen
table-review = Rückblick
table-copy-link = Link kopieren
table-branch = Von hier weiterspielen
table-branch-about = Von hier an einem eigenen Tisch gegen Bots weiterspielen
table-edit = Diese Stellung bearbeiten
table-edit-about = Ändern, was in diesem Augenblick auf dem Brett steht, und von dort weiterspielen
table-rewind = Hierher zurück …
table-rewind-about = Allen vorschlagen, hierher zurückzugehen
table-rewind-sure = Die anderen fragen, ob es zu Moment { $moment } zurückgehen soll?
table-rewind-alone = Zu Moment { $moment } zurückgehen? Was danach kommt, ist neu gemischt, und der Verlauf hält es fest.
table-rewind-asked = Die anderen werden gefragt.

## The drawer.

table-drawer = Hand, Tafeln und Würfel
table-drawer-short = Hand
table-boards = Tafeln
table-drawer-open = Tafeln zeigen
table-drawer-close = Tafeln verbergen
table-drawer-size = Höhe der Tafeln
table-sheet-open = Leiste zeigen
table-sheet-close = Leiste verbergen
table-hand = Hand
table-hand-empty = Du hast keine Karten auf der Hand.
table-card-points = Punkte der Karte
table-card-strength = Stärke im Kampf
table-prompt-whole = Die ganze Frage
table-only-answer = Du hast nichts, was hier passt. Gefragt werden alle, damit niemand erfährt, was andere haben.
table-card-when = Bedingung:
table-card-unmet = Jetzt nicht erfüllt.
table-card-losses = Verluste: { $number }
table-dice = Würfel
table-dice-last = Die letzten Würfe
table-dice-need = braucht { $number }+
table-dice-none = Noch wurde nicht gewürfelt.
table-luck = Alle Würfe
table-luck-ordinary = Gewöhnliche Würfel
table-luck-side = Seite
table-luck-all = Alle
table-luck-number = Würfel
table-luck-mean = Mittel
table-luck-off = Gegenüber { $mean }
table-luck-higher = Höher als
table-luck-higher-about = „Höher als 80 %“ heißt: Von allen Reihen mit ebenso vielen Würfeln haben 80 % eine kleinere Summe. Hoch ist nicht immer gut.
table-luck-none = Der Verlauf dieser Partie erzählt von keinen Würfeln.
table-luck-expected = Die Linie zeigt, was der Zufall erwarten lässt.
table-luck-whole = Das ganze Spiel zählen

## Chat and notes.

table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-earlier = Frühere Nachrichten
table-chat-public = An alle, oder nur an:
table-chat-private = Vertraulich, an:
table-chat-to = an { $who }
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-spectator = Der Chat ist für die Spielenden; Zuschauer lesen ihn nicht.
table-notes = Notizen
table-notes-about = Nur du kannst diese Notizen lesen.
table-notes-saved = Gespeichert
table-notes-saving = Wird gespeichert …

## Standing orders and plans.

table-orders = Daueraufträge
table-orders-about = Fragen, die immer wiederkehren, können für dich beantwortet werden. Die anderen sehen nicht, dass ein Auftrag geantwortet hat.
table-orders-none = Du hast keine Aufträge erteilt.
table-orders-new = Neuer Auftrag
table-orders-topic = Auf die Frage
table-orders-answer = Antworten
table-orders-default = mit der Vorgabe
table-orders-unless = außer es geht um { $what }
table-orders-until = Bis
table-orders-revoked = ich ihn widerrufe
table-orders-turn = ich wieder am Zug bin
table-orders-add = Auftrag erteilen
table-orders-revoke = Widerrufen
table-orders-later = Sobald du etwas gefragt wurdest, kannst du hier Aufträge dazu erteilen.
table-plan = Im Voraus festgelegte Entscheidungen
table-plan-about = Sie werden der Reihe nach getroffen, wenn du gefragt wirst, und enden, sobald eine nicht möglich ist oder Unvorhergesehenes dich betrifft.
table-plan-next = Nächste Entscheidung …
table-plan-add = Festlegen
table-plan-remove = Entfernen

## One screen for several seats.

table-look-from = Vom Platz aus sehen:
table-pass-to = Gib den Bildschirm an { $who }
table-pass-about = Erst dann wird gezeigt, was dieser Platz auf der Hand hat.
table-pass-done = Ich bin { $who }

## The menu.

table-sound = Ein Ton, wenn ich am Zug bin
table-colours = Farben der Seiten
table-colours-about = Nur du siehst sie. Zeichen, Muster und Buchstabe bleiben gleich.
table-colours-safe = Farben, die jedes Auge unterscheidet
table-colours-usual = Übliche Farben
table-record = Aufzeichnung speichern
table-missing = Fehlende Spieler
table-replace = Einen Bot spielen lassen
table-vote = Die anderen um einen Bot fragen
table-missing-about = Ein Bot darf für jemanden spielen, der zu lange fort ist, oder wenn alle anderen zustimmen. Für wen er spielt, kann jederzeit zurückkommen.
table-kept = Ein Bot spielt für dich ({ $who }). Der Platz bleibt deiner.
table-come-back = Wieder selbst spielen
table-alone = Alle anderen Menschen sind gegangen. Die Partie als Sieger beenden oder gegen Bots weiterspielen?
table-alone-end = Partie beenden
table-alone-play-on = Weiterspielen
table-grave-acts = Verlassen
table-resign = Aufgeben ({ $who })
table-resign-sure = { $who } gibt endgültig auf und kann nicht mehr gewinnen; ein Bot spielt weiter. Willst du das?
table-abandon = Diesen Tisch für alle beenden
table-abandon-sure = Das Spiel endet für alle ohne Sieger. Willst du das?
table-rematch = Noch einmal spielen
table-end-page = Die Partie zum Teilen

## The end.

table-result = Das Spiel ist zu Ende
table-won = { $number ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
 }
table-won-nobody = Niemand gewinnt
table-ended-left = Alle anderen Menschen sind gegangen.
table-ended-resigned = Wer aufgegeben hat, kann nicht gewinnen.
table-ended-deserted = Alle Menschen sind gegangen.
table-ended-abandoned = Die Partie wurde ohne Sieger beendet.
table-graph = Den Verlauf zeigen
table-graph-of = { $track } im Lauf des Spiels
table-result-length = { $number ->
    [one] 1 Entscheidung
   *[other] { $number } Entscheidungen
 }
table-result-show = Ergebnis
table-result-board = Die Karte ansehen
table-result-dice = Würfel und Glück
table-standings = Endstand
table-verify = Die Würfel nachprüfen
table-verify-about = Niemand konnte einen Wurf wählen oder ändern: Alle folgen aus einer geheimen Zahl, die vor dem Beginn gezogen wurde. Ihr Fingerabdruck war von Anfang an für alle zu sehen; nach dem Ende steht die Zahl selbst in der Aufzeichnung.
table-verify-promise = Der Fingerabdruck dieser Partie:
table-verify-copy = Kopieren
table-verify-record = Die Aufzeichnung speichern.
table-verify-run = Jeden Wurf und jede Entscheidung nachrechnen lassen und den Fingerabdruck vergleichen:

## Keys.

table-shortcuts = Tastatur
table-shortcuts-on = Einzelne Tasten verwenden
table-key-help = diese Liste
table-key-command = eingeben, was zu tun ist
table-key-actions = zu den Aktionen
table-key-log = Verlauf
table-key-chat = Gespräch
table-key-notes = Notizen
table-key-rules = die Regeln, bei der jetzigen Frage
table-key-map = zur Karte
table-key-hand = zur Hand
table-key-undo = zurücknehmen
table-key-regret = zurücknehmen, wovor der Trainer warnt
table-key-step = ein Schritt zurück, ein Schritt weiter
table-key-escape = abbrechen; zurück in die Gegenwart
table-key-map-about = Auf der Karte führen die Pfeiltasten von Ort zu Ort, Enter wählt, und Buchstaben springen zu einem Namen.
table-key-log-about = Im Verlauf führen die Pfeiltasten von Zeile zu Zeile, links und rechts von Name zu Name.

## Boards of the games.

table-panel-nothing = Nichts zu zeigen.
table-strength = Stärke { $number }

coach-ask = Was würdest du tun?
coach-thinking = Der Trainer denkt nach …
coach-title = Der Trainer
coach-chance = { $number } % Siegchance
coach-for = Dafür:
coach-against = Dagegen:
coach-caution = Eine Schätzung eines starken Bots, der nur weiß, was du wissen darfst.
coach-regret = Das könntest du zurücknehmen
coach-regret-chance = Deine Gewinnchance sinkt von etwa { $better } % auf { $now } %.
coach-regret-wins = Das würde sofort gewinnen:
coach-regret-instead = Besser wäre:
coach-regret-places = Andere können jetzt hierher kommen: { $places }.
coach-regret-mute = In dieser Partie nicht mehr sagen
coach-regret-back = Zurücknehmen
coach-regret-leave = So lassen
coach-why = Warum?
coach-why-about = Warum hat der Bot das getan?
coach-why-done = { $who } hat gewählt:
coach-why-instead = Stattdessen wäre möglich gewesen:
coach-why-changed = Was sich durch diesen Zug von { $who } und die Schritte davor und danach geändert hat:
coach-why-nothing = Über diesen Zug lässt sich nichts sagen, was alle wissen dürfen.

## Der Weg zu einem fernen Ort.

table-way = Der Weg: { $place }
table-way-go = Gehen: { $place }
table-way-to = Nur bis: { $place }
table-way-later = später
table-way-quiet = Niemand kann eingreifen.
table-way-more = { $number ->
    [one] und noch ein Schritt
   *[other] und noch { $number } Schritte
 }
table-way-walking = { $number ->
    [one] Unterwegs: noch ein Schritt.
   *[other] Unterwegs: noch { $number } Schritte.
 }
table-way-halt = Anhalten
table-way-stopped = Der Marsch hält hier an: Es ist etwas geschehen, das du entscheiden musst.
