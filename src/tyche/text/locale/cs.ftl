### Texty enginu, pro každou hru stejné. Texty příkazové řádky jsou v cli-cs.ftl.

## Seznamy: staví se od konce, poslední dvě položky pomocí list-two, každá dřívější pomocí list-more.

list-none = nic
list-two = { $first } a { $rest }
list-more = { $first }, { $rest }
list-tally = { $name } { $number }

## Možnosti, které má každá hra.

option-pass = Vynechat
option-done = Hotovo
option-yes = Ano
option-no = Ne

## Proč engine něco odmítne.

refusal-engine-not-your-decision = To není tvé rozhodnutí.
refusal-engine-game-over = Hra skončila.
refusal-engine-nothing-to-undo = Nemůžeš nic vzít zpět: poslední rozhodnutí nebylo tvé, nebo se od té doby něco odhalilo.
refusal-engine-not-an-option = To není možnost: možnost je sloveso se svými údaji.

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
