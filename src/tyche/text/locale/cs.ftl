### Texty enginu, pro každou hru stejné. Texty příkazové řádky jsou v cli-cs.ftl.

## Seznamy: staví se od konce, poslední dvě položky pomocí list-two, každá dřívější pomocí list-more.

list-none = nic
list-two = { $first } a { $rest }
list-more = { $first }, { $rest }
list-tally = { $name } { $number }

## Možnosti, které má každá hra.

option-pass = Pasovat
option-done = Hotovo
option-yes = Ano
option-no = Ne

## Proč engine něco odmítne.

refusal-engine-not-your-decision = To není tvé rozhodnutí.
refusal-engine-game-over = Hra skončila.
refusal-engine-nothing-to-undo = Nemůžeš nic vzít zpět: poslední rozhodnutí nebylo tvé, nebo se od té doby něco odhalilo.
refusal-engine-not-an-option = To není možnost: možnost je sloveso se svými údaji.
refusal-engine-too-far-ahead = Dál než k tomu, co se odhalí nebo o čem rozhodnou jiní, nikdo nevidí.

## Co se stalo se samotným stolem.

telling-rules-changed = Pravidla této hry byla upravena (verze { $old } se změnila na { $new }). Stůl pokračuje z uložené pozice{ $lost ->
    [0] .
    [one] ; jedno rozhodnutí, které už není přípustné, bylo vzato zpět.
    [few] ; { $lost } rozhodnutí, která už nejsou přípustná, byla vzata zpět.
   *[other] ; { $lost } rozhodnutí, která už nejsou přípustná, bylo vzato zpět.
}
telling-branched = Tento stůl odbočil od jiného v okamžiku { $moment }{ COMPARE($moment, $asked) ->
    [equal] .
   *[other] , posledním před okamžikem { $asked }, v němž nic neprobíhá.
}
telling-from-example = Tento stůl začíná příkladem z pravidel.
telling-table-went-back = Stůl se vrátil o { $taken ->
    [one] jedno rozhodnutí
    [few] { $taken } rozhodnutí
    [many] { $taken } rozhodnutí
   *[other] { $taken } rozhodnutí
} zpět (návrh: { $seat }). Kostky a balíčky jsou odtud nově náhodné{ $times ->
    [1] .
   *[other] ; bylo to už { $times }. navrácení.
}
telling-table-resigned = Vzdal se: { $seat }.
telling-table-bot = Místo hráče { $seat } hraje bot{ $why ->
    [time] : vypršel mu čas.
    [away] : byl příliš dlouho pryč.
   *[vote] : ostatní s tím souhlasili.
}
telling-table-back = Zpět u stolu a znovu hraje: { $seat }.
telling-table-play-on = { $seat } hraje dál, i když všichni ostatní lidé odešli.
telling-table-ended = { $why ->
    [left] Všichni ostatní lidé odešli: vítězem je { $seat }.
    [resigned] Kdo se vzdal, nemůže vyhrát: vítězem je { $seat }.
    [deserted] Všichni lidé odešli: hra skončila.
   *[abandoned] Hra byla ukončena bez vítěze.
}
telling-table-repaired = Uložený průběh tohoto stolu byl poškozen a opraven{ $lost ->
    [0] .
    [one] ; ztratilo se jedno rozhodnutí.
    [few] ; ztratila se { $lost } rozhodnutí.
   *[other] ; ztratilo se { $lost } rozhodnutí.
}
