# Lessons for Fluxx. The name of a card is an argument with the id of the card.

## Draw and play

lesson-turn = Draw and play
    .about = What a turn is
lesson-turn-hello = Every turn has two parts: first you draw cards, then you play cards. You have just drawn { $dreams }; it is in your hand now.
lesson-turn-play = The Basic Rules say: draw 1, play 1. The card you drew is done, so one play is left.
    .do = Play any card of your hand.
lesson-turn-altair = A Keeper stays on the table in front of its player. Then { $altair } did the same as you: draw one card, play one card.
lesson-turn-again = It is your turn again, and you have drawn a new card. Nobody tells you which card to play: that is the game.
    .do = Play another card.
lesson-turn-both = Now both of you have Keepers on the table. A game goes on like this, turn by turn, until someone wins.
lesson-turn-success = You know what a turn is: draw, then play. The next lesson shows how to win.

## Keepers and Goals

lesson-goals = Keepers and Goals
    .about = What wins
lesson-goals-goal = The Goal in the middle says what wins, and it is the same for everyone. { $dreamland } asks for two Keepers that you don’t have.
lesson-goals-new = A new Goal replaces the old one. { $toast } asks for { $bread } and { $the-toaster }, and you hold both.
    .do = Play the Goal that suits you.
lesson-goals-first = The Goal { $toast } is in force. Both Keepers it asks for are in your hand, but you may play only one card per turn.
    .do = Play one of the two Keepers.
lesson-goals-missing = One Keeper is on the table already, and only the other one is missing. You win as soon as both lie in front of you.
    .do = Play the card that completes the Goal.
lesson-goals-no-keeper-first = That Keeper will be useful, but the Goal in force doesn’t ask for it yet. Look for a Goal in your hand.
lesson-goals-no-replaces = It would replace { $toast }, because there is room for one Goal only. { $toast } is the one you can finish.
lesson-goals-no-cookies = { $cookies } would lie in front of you, but the Goal doesn’t ask for them.
lesson-goals-no-rule = { $draw-2 } would let everyone draw more cards. That doesn’t bring you closer to the Goal now.
lesson-goals-success = You have both Keepers of the Goal, so you win immediately. Someone else could have done it, too: a Goal counts for everyone.

## New Rules

lesson-rules = New Rules
    .about = One replaces another
lesson-rules-in-force = Cards change the rules of this game. { $draw-2 } is in force: everyone draws two cards per turn, and you have drawn yours.
lesson-rules-replace = There is only one rule about drawing at a time, so { $draw-4 } sends { $draw-2 } to the discard pile. It counts at once: you draw the two cards you are short of.
    .do = Play { $draw-4 }.
lesson-rules-four = { $altair } drew four cards as well: a New Rule is for everyone. You have drawn four, too, and three of them fit together.
lesson-rules-more = You may play one card per turn, and that isn’t enough for two more cards. { $play-3 } changes it right away.
    .do = Play the rule that gives you more plays.
lesson-rules-two = One of three plays is done. { $night-and-day } asks for { $the-sun }, which lies in front of you, and { $the-moon }.
    .do = Play { $the-moon } or { $night-and-day }; the order doesn’t matter.
lesson-rules-win = One card is still missing.
    .do = Play it and win.
lesson-rules-no-keeper = A Keeper alone doesn’t help you yet. Look for a New Rule about drawing.
lesson-rules-no-one-play = It would be your only play this turn, and you need two cards for the Goal. Play the rule first: then you have two plays left.
lesson-rules-success = You changed the rules twice and won with them. New Rules are often the strongest cards in your hand.

## Limits

lesson-limits = Limits
    .about = When hands and Keepers grow too big
lesson-limits-play-two = { $play-2 } is in force, so you play two cards per turn. { $altair } holds four cards, and you are going to do something about that.
lesson-limits-hand = A Hand Limit says how many cards a hand may have. Whoever isn’t on turn discards at once.
    .do = Play { $hand-limit-1 }.
lesson-limits-go-on = { $altair } had to discard three of four cards at once. It is your turn, so the limit concerns you only at the end: you still have a play.
    .do = Play { $love }.
lesson-limits-discard = Your turn ends, and now the limit counts for you: one card may stay. Keep { $keeper-limit-2 }, we need it.
    .do = Choose the two other cards and discard them.
lesson-limits-keepers = A Keeper Limit works in the same way for Keepers on the table. You have three Keepers in front of you.
    .do = Play { $keeper-limit-2 }.
lesson-limits-last = { $altair } had to discard a Keeper at once. You have one more play.
    .do = Play { $hand-limit-2 }.
lesson-limits-choose = Your turn ends: two Keepers may stay, and you choose. The Goal { $chocolate-milk } asks for { $chocolate }.
    .do = Discard a Keeper that you don’t need.
lesson-limits-no-later = Not yet: first the limit for hands, then the one for Keepers.
lesson-limits-no-keep-rule = { $keeper-limit-2 } would be gone, and the next step needs it.
lesson-limits-no-needed = { $chocolate } is half of the Goal. Another Keeper is easier to do without.
lesson-limits-success = You made your opponent discard first and yourself last. Limits hurt whoever isn’t on turn.

## Actions

lesson-actions = Actions and small hands
    .about = Cards that play cards
lesson-actions-kinds = An Action does what it says once and goes to the discard pile. { $draw-3-play-2 } is one of the best.
lesson-actions-action = { $sleep } lies in front of you, and there is no Goal yet. See what the draw pile has for you.
    .do = Play { $draw-3-play-2 }.
lesson-actions-aside = Your hand is set aside for a moment, and three new cards are a hand of their own. You play two of them, and the third is discarded.
lesson-actions-first = { $bed-time } asks for { $sleep } and { $time }. You have the first one on the table and the other two right here.
    .do = Play { $time } or { $bed-time }.
lesson-actions-second = One more card of the small hand may be played.
    .do = Play the card that wins.
lesson-actions-no-keeper = A Keeper would be your only play. The Action lets you play two cards instead of one.
lesson-actions-no-jackpot = { $jackpot } would draw three more cards, but then only one play would be left here. Two of these three cards win already.
lesson-actions-success = One Action gave you two plays, and that was enough.

## Creepers

lesson-creepers = Creepers
    .about = What keeps you from winning
lesson-creepers-came = You drew { $war }. A Creeper goes straight to the table in front of you, and you draw another card instead.
lesson-creepers-toaster = { $toast } asks for { $bread } and { $the-toaster }. Let us see what a Creeper does.
    .do = Play { $the-toaster }.
lesson-creepers-blocked = You have both Keepers, but you haven’t won: nobody wins with a Creeper in front of them, unless the Goal asks for it. Read what { $war } says: it can be handed on.
lesson-creepers-peace = Whoever has { $peace } hands { $war } to another player. You have just drawn { $peace }.
    .do = Play { $peace }.
lesson-creepers-no-other = It wouldn’t change anything about the Creeper or the Goal.
lesson-creepers-success = { $war } moved on to the other player, and at the same moment your Goal counted.

## Free actions

lesson-free-actions = Free actions
    .about = On your turn, but not a play
lesson-free-actions-stuck = You need { $cookies } for the Goal, and nothing in your hand helps. But { $get-on-with-it } is in force, and it offers a free action.
lesson-free-actions-use = A free action is not a play: you may use it on your turn as long as its condition holds. This one discards your hand, draws three cards and ends your turn.
    .do = Use { $get-on-with-it }.
lesson-free-actions-new-hand = Three new cards, and { $altair } has had a turn. Now you may use the free action again before drawing, or simply draw.
    .do = Draw.
lesson-free-actions-win = The card you needed is here.
    .do = Play it.
lesson-free-actions-no-replaces = It would replace the Goal { $milk-and-cookies }, and you have { $milk } already.
lesson-free-actions-no-gives = Everyone’s hand would move on, and you would get a hand that you don’t know. There is something safer.
lesson-free-actions-no-not-now = It would throw away the card you need.
lesson-free-actions-success = A useless hand isn’t a lost turn, if a free action replaces it.

## Surprises

lesson-surprises = Surprises
    .about = Responding out of turn
lesson-surprises-danger = It is { $altair }’s turn, with { $the-stars } and { $starship } on the table. You hold Surprises: cards that can be played out of turn, as a response.
lesson-surprises-answer = { $altair } plays { $to-the-stars } and would win with it. Before it counts, everyone who might respond is asked.
    .do = Respond with { $canceled-plans }.
lesson-surprises-again = { $altair } responded to your Surprise with { $belay-that }: any Surprise cancels a Surprise. You can respond to that as well.
    .do = Respond with { $veto }.
lesson-surprises-saved = The last Surprise counts first: yours cancels { $belay-that }, so { $canceled-plans } works after all, and the Goal is gone. Your turn begins.
lesson-surprises-no-pass = Then the Goal would come into force, and { $altair } would win.
lesson-surprises-success = You stopped a sure win without being on turn. Keep a Surprise for such moments.

## The rules right now

lesson-rules-now = The rules right now
    .about = Reading a crowded table
lesson-rules-now-where = Four New Rules are in force, and each says something else. Open “The rules right now” beside the board whenever you are unsure: it sums up what counts for you.
lesson-rules-now-draws = { $draw-3 } makes it three cards. { $poor-bonus } gives one more to whoever has the fewest Keepers: that is you, so you have drawn four.
lesson-rules-now-one = { $play-2 } asks for two plays. The steps in the bar show how many are left.
    .do = Play a card.
lesson-rules-now-two = One play is left. You can’t stop here: you play as many cards as the rules say.
    .do = Play another card.
lesson-rules-now-keep = All plays are done, and { $hand-limit-2 } counts for you now: you hold three cards, and two may stay.
    .do = Discard a card.
lesson-rules-now-success = Four draws, two plays, two cards kept: you read a whole table of rules correctly.

## Star Fluxx

lesson-star = Star: what sticks to a Keeper
    .about = Attached Creepers
lesson-star-sticks = You drew { $malfunction }, and it attached itself to { $starship }. It sticks to equipment, so { $the-engineer } is safe from it.
lesson-star-free = A Keeper with { $malfunction } doesn’t count for any Goal. { $the-engineer } can repair it, and that is a free action.
    .do = Use { $the-engineer }.
lesson-star-counts = { $malfunction } is gone, and { $starship } counts again. That didn’t cost a play.
lesson-star-win = { $starship-captain } asks for { $starship } and { $the-captain }.
    .do = Play { $the-captain }.
lesson-star-no-disabled = You would have both Keepers, but { $starship } doesn’t count while { $malfunction } is attached to it.
lesson-star-no-other = It would lie in front of you, but the Goal doesn’t ask for it.
lesson-star-success = Repair first, then play: some Keepers do more than lie on the table.

## Star Wars Fluxx

lesson-star-wars = Star Wars: Creepers with powers
    .about = Ten Creepers, and some of them act
lesson-star-wars-many = { $red-five } asks for { $luke-skywalker } and { $x-wing }. But { $stormtroopers } lie in front of you, and with a Creeper you don’t win.
lesson-star-wars-stopped = Complete the Goal all the same: a Goal counts at any moment, also when it isn’t your turn.
    .do = Play { $x-wing }.
lesson-star-wars-vader = You have both Keepers. Now it is { $altair }’s turn, and { $darth-vader } may take { $stormtroopers } from anybody. Go on and watch.
lesson-star-wars-no-other = It is a good Keeper, but the Goal doesn’t ask for it.
lesson-star-wars-success = { $altair } took { $stormtroopers } away, and you won on someone else’s turn.

## Wonderland Fluxx

lesson-wonderland = Wonderland: Jabberwock, Crown, rhymes
    .about = Three things of its own
lesson-wonderland-three = { $queen-alice } asks for { $alice } and { $crown }. You don’t have { $crown } yet, and { $jabberwock } keeps you from winning.
lesson-wonderland-rhyme = { $rhyme-time } is in force: once per turn, whoever says a couplet gets something for it. It isn’t a play.
    .do = Use { $rhyme-time }.
lesson-wonderland-said = Say two lines that rhyme, aloud or to yourself. For example: “A cat may look at a king, and a bird may also sing.”
    .do = Confirm that you have said a couplet.
lesson-wonderland-draw = The reward is a card or another play. You need a card.
    .do = Choose to draw.
lesson-wonderland-hand-on = You drew { $crown }. First get rid of { $jabberwock }: discard a Keeper, and it moves on to another player.
    .do = Use { $jabberwock }.
lesson-wonderland-pay = It costs a Keeper that lies in front of you.
    .do = Choose the Keeper that you don’t need.
lesson-wonderland-crown = { $jabberwock } lies in front of the other player now, and nothing stops you.
    .do = Play { $crown }.
lesson-wonderland-no-rhyme-first = You can do that in a moment. First a rhyme brings you a card.
lesson-wonderland-no-other = The Goal doesn’t ask for it.
lesson-wonderland-no-no-rhyme = Without a couplet there is no reward. Try one.
lesson-wonderland-no-play-more = Another play doesn’t help without { $crown }. Draw a card.
lesson-wonderland-no-blocked = You would have both Keepers, but { $jabberwock } would still keep you from winning.
lesson-wonderland-no-needed = { $alice } is half of the Goal. Pay with the other Keeper.
lesson-wonderland-success = A rhyme, a payment, a crown: Queen Alice has won.

## Comet Night

lesson-comets = Comet Night: marks, stand-ins, Ungoals
    .about = Keepers that count as others
lesson-comets-marks = { $moon-cheese } asks for { $the-moon } and { $the-cheese }. Keepers of this edition have marks, and { $the-cheese } is food.
lesson-comets-fox = { $the-fox } takes a Keeper that is food from another player, once per turn. It isn’t a play.
    .do = Use { $the-fox }.
lesson-comets-everybody = The other Goal is an Ungoal: as soon as one player has { $the-comet }, { $the-rocket } and { $the-duck }, the game ends and everybody loses.
lesson-comets-roll = You don’t have { $the-moon }, but { $the-crescent-roll } counts as it for Goals.
    .do = Play { $the-crescent-roll }.
lesson-comets-no-ungoal = You would have everything that { $head-on-collision } names, and everybody would lose. Keep { $the-duck } in your hand.
lesson-comets-no-cheese-first = It would lie in front of you and count as { $the-moon }, but your play would be gone. Get { $the-cheese } first.
lesson-comets-no-later = You would get another turn, but only once in the game. You can win without it now.
lesson-comets-success = A roll as the moon, and the others’ cheese: read what a Keeper counts as, and which Goal nobody should meet.
