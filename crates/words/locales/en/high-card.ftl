# High Card: the log, the question and the board.

web-edition-high-card = High Card
web-about-high-card = Five tricks: the highest card wins, but the 1 beats the 24.

high-card-log-dealt = Your hand: { $cards }.
high-card-log-dealt-hidden = { $seat } has { $count } cards.
high-card-log-played = { FORM($seat, "person") ->
    [second] You play the { $card }.
   *[third] { $seat } plays the { $card }.
}
high-card-log-trick = { FORM($seat, "person") ->
    [second] You win the trick with the { $card }.
   *[third] { $seat } wins the trick with the { $card }.
}
high-card-log-over = Most tricks: { $names }.
high-card-ask = Play a card.
high-card-move = Play the { $card }
high-card-points = Tricks won by { $name }: { $points }
high-card-trick = On the table: { $cards }
high-card-no-trick = No card lies on the table.
high-card-in-short = Everyone plays one card. The highest wins the trick, but the 1 beats the 24. Whoever wins the most of five tricks wins the game.
high-card-over = The game is over.
