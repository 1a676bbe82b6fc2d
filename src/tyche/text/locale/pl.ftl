### Teksty silnika, te same dla każdej gry. Teksty wiersza poleceń są w cli-pl.ftl.

## Listy: budowane od końca, dwie ostatnie pozycje przez list-two, każda wcześniejsza przez list-more.

list-none = nic
list-two = { $first } i { $rest }
list-more = { $first }, { $rest }
list-tally = { $name } { $number }

## Opcje, które ma każda gra.

option-pass = Pas
option-done = Gotowe
option-yes = Tak
option-no = Nie

## Dlaczego silnik czegoś odmawia.

refusal-engine-not-your-decision = To nie jest twoja decyzja.
refusal-engine-game-over = Gra się skończyła.
refusal-engine-nothing-to-undo = Nie możesz niczego cofnąć: ostatnia decyzja nie była twoja albo od tego czasu coś ujawniono.
refusal-engine-not-an-option = To nie jest opcja: opcja to czasownik ze swoimi danymi.
refusal-engine-too-far-ahead = Nikt nie widzi dalej niż do tego, co zostanie ujawnione lub o czym zdecydują inni.

## Co stało się z samym stołem.

telling-rules-changed = Zasady tej gry zostały poprawione (wersja { $old } zmieniła się w { $new }). Stół gra dalej od zapisanej pozycji{ $lost ->
    [0] .
    [one] ; jedną decyzję, która nie jest już dozwolona, cofnięto.
    [few] ; { $lost } decyzje, które nie są już dozwolone, cofnięto.
   *[other] ; { $lost } decyzji, które nie są już dozwolone, cofnięto.
}
telling-branched = Ten stół oddzielił się od innego w chwili { $moment }{ COMPARE($moment, $asked) ->
    [equal] .
   *[other] , ostatniej przed chwilą { $asked }, w której nic się nie toczy.
}
telling-from-example = Ten stół zaczyna się od przykładu z zasad.
telling-table-went-back = Stół cofnął się o { $taken ->
    [one] jedną decyzję
    [few] { $taken } decyzje
    [many] { $taken } decyzji
   *[other] { $taken } decyzji
} (propozycja: { $seat }). Kości i talie są odtąd losowe na nowo{ $times ->
    [1] .
   *[other] ; było to już { $times }. cofnięcie.
}
telling-table-resigned = Poddaje się: { $seat }.
telling-table-bot = Za gracza { $seat } gra bot{ $why ->
    [time] : skończył mu się czas.
    [away] : zbyt długo nie było go przy stole.
   *[vote] : pozostali się na to zgodzili.
}
telling-table-back = Wraca i znów gra: { $seat }.
telling-table-play-on = { $seat } gra dalej, choć wszyscy inni ludzie odeszli.
telling-table-ended = { $why ->
    [left] Wszyscy inni ludzie odeszli: zwycięża { $seat }.
    [resigned] Kto się poddał, nie może wygrać: zwycięża { $seat }.
    [deserted] Wszyscy ludzie odeszli: gra skończona.
   *[abandoned] Gra została zakończona bez zwycięzcy.
}
telling-table-repaired = Zapisany przebieg tego stołu był uszkodzony i został naprawiony{ $lost ->
    [0] .
    [one] ; utracono jedną decyzję.
    [few] ; utracono { $lost } decyzje.
   *[other] ; utracono { $lost } decyzji.
}
