# „Wysoka karta”: dziennik, pytanie i stół.

web-edition-high-card = Wysoka karta
web-about-high-card = Pięć lew: bierze najwyższa karta, ale jedynka bije 24.

high-card-log-dealt = Twoja ręka: { $cards }.
high-card-log-dealt-hidden = { $seat }: kart na ręce – { $count }.
high-card-log-played = { FORM($seat, "person") ->
    [second] Zagrywasz kartę { $card }.
   *[third] { $seat } zagrywa kartę { $card }.
}
high-card-log-trick = { FORM($seat, "person") ->
    [second] Bierzesz lewę kartą { $card }.
   *[third] { $seat } bierze lewę kartą { $card }.
}
high-card-log-over = Najwięcej lew: { $names }.
high-card-ask = Zagraj kartę.
high-card-move = Zagraj kartę { $card }
high-card-points = { $name }: lewy – { $points }
high-card-trick = Na stole: { $cards }
high-card-no-trick = Na stole nie ma kart.
high-card-in-short = Każdy zagrywa jedną kartę. Lewę bierze najwyższa, ale jedynka bije 24. Wygrywa, kto weźmie najwięcej z pięciu lew.
high-card-over = Gra skończona.
