### Zakończona partia do udostępnienia.

end-share = Udostępnij tę stronę
end-table = Do stołu
end-not-yet = Ta partia jeszcze się nie skończyła.
end-story = Opowieść
end-story-none = Nic się w tej partii nie wyróżnia.
end-moment = chwila { $number }
end-race = Wyścig
end-play = Cała partia w obrazach
end-pause = Wstrzymaj
end-slider = Chwila partii
end-picture = Zapisz jako obraz
