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
