# Lessons for Stella Quest.

## Tricks and following

lesson-tricks = Tricks and following
    .about = Play the color that was led
lesson-tricks-round = In each round, everyone plays one card. { $altair } has led a blue card, and { $mira } has played blue, too. You are last.
lesson-tricks-follow = Whoever has a card of the lead color must play one. You hold a blue card.
    .do = Play your blue card.
lesson-tricks-free = { $altair } won with the highest blue card and led yellow. You have no yellow card, so you may play any card you like.
    .do = Play the red 3; you won’t need it.
lesson-tricks-choose = Green was led. You have a green card, so no other color is possible, but a rest card is always allowed.
    .do = Play the green card or the rest card.
lesson-tricks-no-rest-too = A rest card is always allowed, but it never wins. Keep it for a better moment.
lesson-tricks-no-keep-green = You may do that, but you will need the green card in the next round.
lesson-tricks-no-no-need = You don’t have to pay for cards here. Play one of the cards you hold.
lesson-tricks-success = You know what may be played: the lead color if you have it, otherwise anything, and a rest card always.

## Trump

lesson-trump = Trump
    .about = The color of the discard pile
lesson-trump-pile = The card on top of the discard pile decides the trump color. There is a red card, so red is trump in this round.
lesson-trump-beat = { $altair } led a blue 6, the highest card of the lead color. You have no blue card, so you may play trump, and even a 1 of the trump color beats it.
    .do = Play a card that wins.
lesson-trump-take = You won the round. The winner takes one of its cards into the collection.
    .do = Choose a card.
lesson-trump-top = The other cards go to the discard pile, and you choose the top one: that is the trump color of the next round.
    .do = Choose the top card.
lesson-trump-no-no-trump = It is neither blue nor red, so it can’t win. Look at the color of the discard pile.
lesson-trump-success = A small trump beats a big card, and whoever wins decides what is trump next.

## Super-trumps

lesson-super-trumps = Super-trumps
    .about = The very same card again
lesson-super-trumps-twin = Every card exists twice. A card equal to the top of the discard pile, in color and value, is a super-trump: it beats everything.
lesson-super-trumps-same = Blue is trump, and { $altair } led the blue 6. A blue 3 lies on the pile, and you hold the other one.
    .do = Play the super-trump.
lesson-super-trumps-take = The blue 3 beat the highest trump.
    .do = Take a card into your collection.
lesson-super-trumps-top = Now choose what goes on top.
    .do = Choose the top card.
lesson-super-trumps-lead = There is a second kind of super-trump, and you are going to see it. You lead.
    .do = Play the green 6.
lesson-super-trumps-twice = { $altair } played a green 4, and { $mira } the other green 4. A card that is played for the second time in a round is a super-trump, too, so it beats your 6.
lesson-super-trumps-no-five = The 6 is higher than your 5. Compare the card on the pile with your hand.
lesson-super-trumps-no-lead-green = Lead with green: then you see what two equal cards do.
lesson-super-trumps-success = A twin beats everything. Watch which cards have been played once.

## Taking cards and gems

lesson-taking = Taking cards and gems
    .about = What a collection is worth
lesson-taking-six = You win the game with six different values, 1 to 6, in any colors. You have a 6 already.
lesson-taking-win = No color is trump: a rest card lies on the pile. The highest card of the lead color wins.
    .do = Win the round.
lesson-taking-take = You may take any card of the round. The gems on a card are its points: a 1 has three, a 5 or a 6 has one.
    .do = Take a value that you don’t have yet.
lesson-taking-top = Two values of six. The rest goes to the discard pile.
    .do = Choose the top card.
lesson-taking-no-have-six = You have a 6 already. A value that you have would cost you shine, and it isn’t a new one.
lesson-taking-no-no-need = You don’t have to pay: you can win with the card you hold.
lesson-taking-success = You took a new value. Small values bring more gems, but in the end you need each once.

## Shine and the black star

lesson-shine = Shine and the black star
    .about = What winning can cost
lesson-shine-star = You have the black star, because you won the last round. Whoever wins twice in a row loses a shine.
lesson-shine-win = Win again and see: it costs one shine, and you have five.
    .do = Play a card that wins.
lesson-shine-take = One shine is gone. Now you must take a card, and you have a 5 and a 2 already: a 5 costs one shine, a 2 costs three.
    .do = Take the card that costs less.
lesson-shine-top = The black star stays with you.
    .do = Choose the top card.
lesson-shine-no-lose = That card can’t win. Look for the trump color.
lesson-shine-no-three = A 2 that you have already costs three shine. There is something cheaper.
lesson-shine-success = Winning every round burns your shine. Sometimes it is better to let others win.

## Paying

lesson-paying = Paying
    .about = A shine for three cards
lesson-paying-weak = Green was led, and you have no green card and no trump. With this hand you can’t win the round.
lesson-paying-pay = Before you play, you may pay one shine for three cards. You can’t pay with the last one.
    .do = Pay for three cards.
lesson-paying-follow = You drew a green 6. Now you have the lead color, so you must follow, and you want to.
    .do = Play the green 6.
lesson-paying-take = That was worth a shine.
    .do = Take a card.
lesson-paying-top = As always, the winner chooses the top card.
    .do = Choose the top card.
lesson-paying-no-cannot = It is allowed, but it can’t win. You can afford a shine.
lesson-paying-no-enough = You have what you need, and shine is precious.
lesson-paying-success = You bought a win. Shine is points and time, so pay only when it is worth it.

## The rival

lesson-rival = The rival
    .about = A game for two
lesson-rival-third = In a game for two, a rival plays along: after the first card, the top card of the draw pile is played. Its color can be seen, its value can’t.
lesson-rival-lead = You begin. A green card is on top of the draw pile.
    .do = Lead with any card.
lesson-rival-won = The rival’s green 6 won. Nobody takes anything: all cards go to the pile, with the rival’s card on top, so green is trump now. Then the other player begins.
lesson-rival-beat = { $altair } led a red 5. You have no red card, but green is trump.
    .do = Play a card that wins.
lesson-rival-take = You beat both.
    .do = Take a card.
lesson-rival-no-no-need = You don’t have to pay for cards here.
lesson-rival-success = You know the rival: it can’t win the game, but it can spoil a round.

## Winning

lesson-winning = Winning
    .about = Six values, or the most points
lesson-winning-five = You have the values 1, 2, 3, 5 and 6. Only a 4 is missing, and there is one in this round.
lesson-winning-trump = Blue is trump, and you have no green card.
    .do = Win the round.
lesson-winning-take = The game ends as soon as a collection has all six values. It also ends when someone loses the last shine; then shine and gems are counted.
    .do = Take the card that you are missing.
lesson-winning-no-lose = That card can’t win, and the 4 would be gone.
lesson-winning-no-have-one = You have a 1 already. Which value is missing?
lesson-winning-success = Six values: you win the game. Now you know all of Stella Quest.

## The last shine

lesson-last-shine = The last shine
    .about = The end by points
lesson-last-shine-one-left = { $altair } has one shine left and the black star, and leads this round with the green 6. You have four shine and more gems.
lesson-last-shine-let-win = Blue is trump, so your blue 1 would win. But if { $altair } wins again, it costs the last shine, and the game ends.
    .do = Play a card that loses.
lesson-last-shine-no-win = That would win the round, and { $altair } would keep the last shine. Leave the round to { $altair }.
lesson-last-shine-success = The last shine is gone, and the points are counted: one for each shine and each gem of your values. You have the most and win.
