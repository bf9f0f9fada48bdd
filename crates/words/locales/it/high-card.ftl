# Carta alta: registro, domanda e tavolo.

web-edition-high-card = Carta alta
web-about-high-card = Cinque prese: vince la carta più alta, ma l’1 batte il 24.

high-card-log-dealt = La tua mano: { $cards }.
high-card-log-dealt-hidden = { $seat } ha { $count } carte.
high-card-log-played = { FORM($seat, "person") ->
    [second] Giochi il { $card }.
   *[third] { $seat } gioca il { $card }.
}
high-card-log-trick = { FORM($seat, "person") ->
    [second] Vinci la presa con il { $card }.
   *[third] { $seat } vince la presa con il { $card }.
}
high-card-log-over = Più prese di tutti: { $names }.
high-card-ask = Gioca una carta.
high-card-move = Gioca il { $card }
high-card-points = Prese di { $name }: { $points }
high-card-trick = Sul tavolo: { $cards }
high-card-no-trick = Non ci sono carte sul tavolo.
high-card-in-short = Ognuno gioca una carta. La più alta vince la presa, ma l’1 batte il 24. Vince la partita chi fa più prese su cinque.
high-card-over = La partita è finita.
