### Sichere Konten, Leute, die sich danebenbenehmen, was wir versprechen, und wie es dem Server geht.

## Links in E-Mails

login-sign-in = Dieser Link meldet dich einmal in diesem Browser als { $name } an.
login-new = Dieser Link legt ein neues Konto für { $mail } an und meldet dich damit in diesem Browser an.
login-become = Dieser Link macht aus deinem Gastzugang ein Konto: Es gehört dann zu { $mail }, und du behältst alle deine Plätze.
login-prove = Dieser Link beweist, dass { $mail } dir gehört. Danach gehen E-Mails für { $name } dorthin.
login-take-over = Jemand hat das Konto { $name } angelegt und dabei { $mail } angegeben. Wenn du fortfährst, gehört das Konto dir allein: Passwort und Passkeys werden gelöscht, und es wird überall sonst abgemeldet. Warst du das nicht, schließe einfach diese Seite.
login-follow = Fortfahren
mail-none = Dieser Server verschickt keine E-Mails: Es gibt keine Links zum Anmelden, und niemand kann dir ein neues Passwort schicken. Füge einen Passkey hinzu oder bewahre dein Passwort gut auf.

## Passkeys und Anmeldungen

safety = Sicherheit
passkeys = Passkeys
passkeys-text = Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an. Er lässt sich nicht erraten und hier nicht stehlen, und du kommst damit wieder hinein, wenn du dein Passwort vergisst.
passkeys-none = Du hast noch keinen Passkey.
passkey-add = Passkey hinzufügen
passkey-name = Wo er liegt, zum Beispiel „mein Handy“
passkey-password = Noch einmal dein Passwort
passkey-since = Angelegt { $when }
passkey-used = zuletzt benutzt { $when }
passkey-remove = Entfernen
passkey-added = Der Passkey ist bereit: Du kannst dich ab jetzt damit anmelden.
passkey-sign-in = Mit Passkey anmelden
error-passkey-stopped = Es wurde kein Passkey benutzt.
session-line = { $way ->
    [password] mit Passwort
    [link] über einen Link per E-Mail
    [passkey] mit Passkey
    [register] beim Anlegen des Kontos
   *[other] als Gast
}, seit { $when }
session-seen = zuletzt benutzt { $when }
session-unknown-agent = unbekannter Browser
sessions-end-others = Überall sonst abmelden
sessions-ended = Alle anderen Anmeldungen sind beendet.

## Leute

person-menu = Zu { $name }
person-mute = Stummschalten
person-mute-text = Du siehst nicht mehr, was { $name } sagt.
person-block = Blockieren
person-block-text = Du siehst nicht mehr, was { $name } sagt; { $name } kann deinen Tischen nicht beitreten, und bei einer Revanche sitzt ihr nicht zusammen. Laufende Partien gehen weiter.
person-report-text = Sag dem Betreiber, was geschehen ist. Was an diesem Tisch gesagt wurde, soweit du es lesen konntest, geht mit. { $name } erfährt nicht, wer gemeldet hat.
person-report-what = Was ist geschehen?
person-report-send = Meldung abschicken
person-reported = Der Betreiber weiß Bescheid. Danke.
person-muted = Du hörst { $name } nicht mehr.
person-blocked = Du hast { $name } blockiert.
stances = Wen ich nicht hören oder treffen will
stance-mute = stumm
stance-block = blockiert
stance-end = Aufheben
stances-none = Niemanden. Am Tisch kannst du neben einem Namen jemanden stummschalten, blockieren oder melden.

## Was wir versprechen

promise = Was wir versprechen
promise-dice = Faire Würfel
promise-dice-text = Jeder Wurf und jedes Mischen folgt aus einem Geheimnis, das vor der ersten Entscheidung feststeht und dessen Fingerabdruck öffentlich ist. Nach der Partie wird es bekannt: Die Aufzeichnung beweist, dass niemand, auch der Server nicht, ein Ergebnis gewählt hat. Einigen sich die Spieler darauf zurückzugehen, wird neu gezogen, und auch das zeigt die Aufzeichnung.
promise-secrets = Deine Karten bleiben deine
promise-secrets-text = Was nur dein Platz wissen darf, verlässt den Server für niemand anderen. Bots sehen nur, was ihr Platz sehen darf.
promise-decisions = Keine Entscheidung geht verloren
promise-decisions-text = Eine Entscheidung zählt, sobald sie auf der Platte ist, und erst dann wird sie gezeigt. Ein Absturz verliert keine; Uhren stehen still, solange der Server aus ist.
promise-privacy = Privatsphäre
promise-privacy-text = Wir speichern einen Namen, deine Anmeldungen, deine Plätze und was du an Tischen sagst; eine E-Mail-Adresse nur, wenn du eine angibst, und ein Passwort nur als Hash. Es gibt kein Tracking und keine Werbung, und nichts wird von anderswo geladen. Du kannst jederzeit alles herunterladen oder dich vergessen lassen; vergangene Partien zeigen dann „ehemaliger Mitspieler“ an deiner Stelle.
promise-retention = Wie lange etwas aufbewahrt wird
promise-retention-guests = { $days ->
    [0] Gäste bleiben, bis sie vergessen werden wollen.
    [one] Gäste, die einen Tag lang nicht da waren und nirgends spielen, werden vergessen.
   *[other] Gäste, die { $days } Tage lang nicht da waren und nirgends spielen, werden vergessen.
}
promise-retention-open = { $days ->
    [0] Tische, an denen nie begonnen wird, bleiben.
    [one] Ein Tisch, an dem nach einem Tag ohne Änderung nicht begonnen wurde, wird entfernt.
   *[other] Ein Tisch, an dem nach { $days } Tagen ohne Änderung nicht begonnen wurde, wird entfernt.
}
promise-retention-idle = { $days ->
    [0] Partien, die stillstehen, bleiben.
    [one] Eine Partie, in der einen Tag lang niemand etwas getan hat, wird entfernt; ihre Aufzeichnung wird vorher gesichert.
   *[other] Eine Partie, in der { $days } Tage lang niemand etwas getan hat, wird entfernt; ihre Aufzeichnung wird vorher gesichert.
}
promise-retention-finished = { $days ->
    [0] Beendete Partien bleiben, damit du sie ansehen und ihre Würfel prüfen kannst.
    [one] Beendete Partien werden nach einem Tag entfernt; ihre Aufzeichnungen werden vorher gesichert.
   *[other] Beendete Partien werden nach { $days } Tagen entfernt; ihre Aufzeichnungen werden vorher gesichert.
}
promise-retention-reports = { $days ->
    [0] Meldungen an den Betreiber bleiben.
    [one] Meldungen an den Betreiber werden einen Tag nach ihrer Erledigung gelöscht.
   *[other] Meldungen an den Betreiber werden { $days } Tage nach ihrer Erledigung gelöscht.
}
promise-retention-sessions = { $days ->
    [one] Eine Anmeldung endet nach einem Tag.
   *[other] Eine Anmeldung endet nach { $days } Tagen.
}
promise-disclosure = Wenn etwas nicht stimmt
promise-disclosure-text = Wer eine Schwachstelle findet und sie zuerst dem Betreiber sagt, tut uns einen Dienst: Wir antworten, beheben sie und sagen danach, was es war und wen es betraf. Sollte je jemand deine Daten gesehen haben, der es nicht durfte, erfährst du es.
promise-contact = Der Betreiber dieses Servers: { $contact }
promise-no-contact = Der Betreiber dieses Servers hat nicht angegeben, wie man ihn erreicht.

## Wie es dem Server geht

status = Wie es dem Server geht
status-version = Version
status-since = Läuft seit
status-tables = Partien im Gang
status-people = Leute an Tischen
status-load = Auslastung
status-calm = ruhig
status-busy = beschäftigt
status-strained = überlastet
status-refresh = Noch einmal nachsehen

## Was der Server ablehnt

error-person-banned = Der Betreiber hat dieses Konto gesperrt: { $why }
error-person-blocked = Der Gastgeber möchte nicht mit dir spielen. Wähle einen anderen Tisch.
error-person-yourself = Das bist du selbst.
error-person-unknown = Diese Person ist dort nicht mehr.
error-name-reserved = Der Name { $name } sieht aus wie einer des Hauses oder eines Gastes. Wähle einen anderen.
error-password-common = Dieses Passwort wird mit als erstes geraten: Es ist häufig, ein Muster oder deinem Namen sehr ähnlich. Ein paar Wörter hintereinander sind besser.
error-link-elsewhere = Öffne diesen Link in einem Browser, in dem du mit dem Konto angemeldet bist, für das er gilt.
error-passkey-wrong = Dieser Passkey passte nicht, oder es hat zu lange gedauert. Versuche es noch einmal.
error-passkey-taken = Dieser Passkey wird schon benutzt.
error-passkey-unknown = Diesen Passkey gibt es nicht mehr.
error-signed-out = Du wurdest hier abgemeldet.
