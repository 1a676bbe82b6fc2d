### Dohraná hra ke sdílení.

end-share = Sdílet tuto stránku
end-table = Ke stolu
end-not-yet = Tato hra ještě neskončila.
end-story = Příběh
end-story-none = Nic v této hře nevyčnívá.
end-moment = okamžik { $number }
end-race = Závod o vítězství
end-play = Celá hra v obrazech
end-pause = Pozastavit
end-slider = Okamžik hry
end-picture = Uložit jako obrázek
