### Die Texte der Engine, für jedes Spiel dieselben. Die der Kommandozeile sind in cli-de.ftl.

## Listen: von hinten gebaut, die letzten zwei mit list-two, jede frühere mit list-more.

list-none = nichts
list-two = { $first } und { $rest }
list-more = { $first }, { $rest }
list-tally = { $name } { $number }

## Optionen, die jedes Spiel hat.

option-pass = Passen
option-done = Fertig
option-yes = Ja
option-no = Nein

## Warum die Engine etwas ablehnt.

refusal-engine-not-your-decision = Das ist nicht deine Entscheidung.
refusal-engine-game-over = Das Spiel ist zu Ende.
refusal-engine-nothing-to-undo = Du kannst nichts zurücknehmen: Die letzte Entscheidung war nicht deine, oder seitdem wurde etwas aufgedeckt.
refusal-engine-not-an-option = Das ist keine Option: Eine Option ist ein Verb mit seinen Angaben.
refusal-engine-too-far-ahead = Weiter als bis zu dem, was aufgedeckt wird oder andere entscheiden, sieht niemand voraus.

## Was mit dem Tisch selbst geschah.

telling-rules-changed = Die Regeln dieses Spiels wurden überarbeitet (aus Version { $old } wurde { $new }). Der Tisch geht von einer gespeicherten Stellung aus weiter{ $lost ->
    [0] .
    [one] ; eine Entscheidung, die nicht mehr erlaubt ist, wurde zurückgenommen.
   *[other] ; { $lost } Entscheidungen, die nicht mehr erlaubt sind, wurden zurückgenommen.
}
telling-branched = Dieser Tisch zweigte im Moment { $moment } von einem anderen ab{ COMPARE($moment, $asked) ->
    [equal] .
   *[other] , dem letzten vor Moment { $asked }, in dem nichts im Gange ist.
}
telling-from-example = Dieser Tisch beginnt mit einem Beispiel des Regelbuchs.
telling-table-went-back = Der Tisch ging um { $taken ->
    [one] eine Entscheidung
   *[other] { $taken } Entscheidungen
} zurück (Vorschlag: { $seat }). Würfel und Stapel sind von hier an neu gemischt{ $times ->
    [1] .
   *[other] ; es war das { $times }. Mal.
}
telling-table-resigned = { $seat } hat aufgegeben.
telling-table-bot = Ein Bot spielt für { $seat }{ $why ->
    [time] : Die Bedenkzeit ist abgelaufen.
    [away] , da dort zu lange niemand am Tisch war.
   *[vote] : Die anderen haben dem zugestimmt.
}
telling-table-back = { $seat } ist zurück und spielt wieder selbst.
telling-table-play-on = { $seat } spielt weiter, obwohl alle anderen Menschen gegangen sind.
telling-table-ended = { $why ->
    [left] Alle anderen Menschen sind gegangen: { $seat } hat gewonnen.
    [resigned] Wer aufgegeben hat, kann nicht gewinnen: { $seat } hat gewonnen.
    [deserted] Alle Menschen sind gegangen: Die Partie ist vorbei.
   *[abandoned] Die Partie wurde ohne Sieger beendet.
}
telling-table-repaired = Der gespeicherte Verlauf dieses Tisches war beschädigt und wurde repariert{ $lost ->
    [0] .
    [one] ; eine Entscheidung ging verloren.
   *[other] ; { $lost } Entscheidungen gingen verloren.
}
