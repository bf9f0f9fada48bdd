# Why something can't be done, and what to do instead.

refusal-game-over = The game is over; start a new one to go on playing.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-asked = { FORM($player, "person") ->
    [second] You are not asked anything now; wait for your turn.
   *[third] { $player } is not asked anything now.
}
refusal-unreadable-move = “{ $text }” is not a move of this game; choose one of the moves offered.
refusal-ambiguous-move = “{ $text }” could mean several moves: { $candidates }. Write the whole move.
refusal-not-offered = “{ $text }” can’t be played now: { $reason }
refusal-seats-fixed = Nobody can join or leave this game once it has begun.
refusal-seat-taken = This seat is taken; choose a free one.
refusal-table-full = The table is full.
refusal-other = That isn’t possible now.

# Tables, accounts and requests.

refusal-empty = Choose something first.
refusal-stale = The question has changed meanwhile; look again.
refusal-no-such-table = There is no such table, or it isn’t open to you: ask for its link.
refusal-no-such-page = There is no such page.
refusal-no-token = Open a table first; then you are known.
refusal-stranger = You are not at this table; open its link first.
refusal-not-invited = This link doesn’t open this table; ask for a new one.
refusal-not-a-link = That is no link to a table.
refusal-not-owner = Only whoever made the table may do that.
refusal-begun = The game has begun; that can’t be changed any more.
refusal-chair-taken = That chair is taken; choose a free one.
refusal-no-free-chair = No chair is free; you may watch.
refusal-seated-already = You sit at this table already.
refusal-not-seated = You don’t sit at this table.
refusal-paused = The table is paused; agree to go on first.
refusal-stood-in = A bot plays for you now; take your chair back first.
refusal-nothing-to-undo = No move of yours can be taken back: something was revealed since.
refusal-too-fast = Not so fast: wait a moment.
refusal-too-many-requests = Too much at once; wait a little.
refusal-quota-tables = You have too many tables. Finish or leave one first.
refusal-quota-bot-tables = You have too many tables with bots only. End one first.
refusal-quota-bytes = Your tables take up too much space. Ask the operator of this server.
refusal-quarantined = This table is out of service. Ask the operator of this server.
refusal-banned = This account is locked. Ask the operator of this server.
refusal-bad-address = This address is not a page of this site.
refusal-wrong-method = This page can’t be used that way.
refusal-too-large = That is too large. Send less at once.
refusal-wrong-media-type = The server can’t read this kind of content.
refusal-cards-too-slow = These cards take too long to work with; use fewer or simpler ones.
refusal-too-many-changes = The settings of this table were changed too often; create a new table.
refusal-not-over = The game is still being played; its cards are secret until the end.
refusal-no-such-code = No table has that code now; ask for a new one.
refusal-nothing-left = The game is over at that moment; choose an earlier one.
refusal-no-such-chair = There is no such chair at that moment.
refusal-removed = The owner of this table has removed you; only a new link lets you in again.
refusal-locked = This table is locked; ask its owner to let you in.
refusal-reserved = That chair is kept for invited people; choose another one.
refusal-own-chair-only = In this game you can only take the chair you had before.
refusal-bots-stay = At this table nobody takes a bot’s chair during the game.
refusal-not-let-back = The others did not agree to your coming back in this game.
refusal-starting = The game is about to begin; try again in a few seconds.
refusal-vote-open = Something else is being voted on; wait for the result.
refusal-crowded = Too many people are at this table; come back later.
refusal-wrong-password = That is not the right password.
refusal-chairs = This game has { $fewest } to { $most } chairs.
refusal-times = These time limits or this first seat can’t be used; choose smaller numbers.
refusal-too-long = { $what ->
    [answer] An answer
    [words] What you add to the shuffle
    [card-files] All card files together
   *[message] A message
} can have at most { $most } characters.
refusal-too-few = At least { $fewest } chairs must be taken before the game can start.
refusal-not-revealing = Secrets are revealed when the game is about to start, not now.
refusal-wrong-secret = That secret doesn’t match what you committed to.
refusal-left-out = You did not reveal your secret in time, so you take no part in the shuffle.
refusal-not-begun = The game has not started yet.
refusal-over = The game is over. Ask for a rematch to play again.
refusal-no-such-person = There is no such person here.
refusal-too-early = That answer comes too early; send it again later.
refusal-no-bot-asked = No bot has to answer there.
refusal-not-paused = The table is not paused.
refusal-no-vote = There is nothing for you to vote on.
refusal-no-spectators = This table doesn’t allow spectators.
refusal-chair-not-offered = That chair was not offered to you.
refusal-clock = The server’s clock ran backward; try again.
refusal-which-link = Say which link: give its token or its digest.
refusal-unprepared = The server forgot to prepare this action. Report this as a bug.
refusal-unknown-game = There is no game “{ $name }”; the games are: { $known }.
refusal-unknown-option = { $game } has no option “{ $option }”; its options are: { $known }.
refusal-option-value = The option { $option } can’t be { $value }; choose one of: { $allowed }.
refusal-no-decks = This game is played with its own cards only; don’t choose a deck.
refusal-players = This game is for { $fewest } to { $most } players, not { $players }.
refusal-stella-players = This game is for { $fewest } to { $most } players, not { $players }.
refusal-first-seat = Seat { $first } can’t go first; the seats are 0 to { $last }.
refusal-stella-first = Seat { $first } can’t go first; the seats are 0 to { $last }.
refusal-unknown-edition = There is no deck “{ $name }”; the decks are: { $known }.
refusal-empty-deck = Choose at least one deck or add a card file.
refusal-unknown-card = There is no card “{ $name }” to add or leave out.{ $like ->
    [none] {""}
   *[other] {" "}Did you mean “{ $like }”?
}
refusal-ambiguous-card = Several cards are called “{ $name }”; write one of: { $candidates }.
refusal-card-needs-edition = Say which deck the card “{ $name }” is from; write DECK/{ $name }.
refusal-card-there-already = The card “{ $name }” is already in the deck.
refusal-card-file-mistakes = The card file { $name } has mistakes; fix them first. { $report }
refusal-unplayable-deck = These cards can’t be played as one deck. { $report }
refusal-names-file-mistakes = A file of card names has mistakes; fix them first. { $reason }
refusal-unreadable = This request can’t be read. { $reason }
refusal-busy = The server is busy; try again in a moment.
refusal-stopping = The server is shutting down; try again in a moment.
refusal-no-randomness = The server has no random numbers; ask its operator.
refusal-later-format = This table was made by a newer version of the program and can’t be opened.
refusal-later-rules = This table was made by a newer version of the program and can’t be opened.
refusal-other-rules = This game was played by rules that have changed since; it can’t be opened.
refusal-missing-definition = The cards of this table are missing; ask the operator of this server.
refusal-corrupt-log = The log of this table is damaged; ask the operator of this server.
refusal-storage = The server can’t save anything right now. Nothing was lost; try again in a few minutes.
refusal-login-taken = This account name is taken; choose another one.
refusal-bad-credentials = { $what ->
    [login] An account name has 2 to 64 characters.
   *[password] A password has at least 8 characters.
}
refusal-not-a-name = That is not a valid id.
refusal-bad-input = This can’t be saved. { $reason }
refusal-cross-site = This request comes from another site.
refusal-wrong-host = This server does not answer to this host name; start it with --hostname.
refusal-timeout = The request took too long; try again.
refusal-upgrade-required = Connect with a WebSocket.
refusal-never-begun = The game never started.

rule-other = the rules don’t allow it now.
rule-not-in-hand = this card is not in the hand.
rule-not-in-mini-hand = only the cards just drawn can be played now.
rule-draw-first = draw first.
rule-no-plays-left = all plays of this turn are made; use a free action or end the turn.
rule-blind-first-play = the first card of this turn is picked blindly; let chance decide.
rule-question-open = answer the open question first.
rule-inside-an-effect = free actions are used between plays only.
rule-not-yours = this card doesn’t act for you.
rule-not-usable = this card has no free action that can be used now.
rule-no-answer = this card doesn’t answer what was announced.
rule-not-your-turn = it is not your turn.
rule-answer-open = something was announced: answer it, or let it pass.
rule-no-window = nothing was announced that you could answer.
rule-draw-is-done = the draw of this turn is made.
rule-must-play = there are still cards to be played this turn.
rule-not-your-keeper = only one of your own { -keeper(number: "many") } can be discarded now.
rule-no-discard-due = nothing has to be discarded, and cards can’t just be thrown away.
rule-not-a-choice = that is not among the choices of the open question.
rule-wrong-stage = something else is asked now.
rule-too-little-light = paying needs at least 2 shine tokens, because the last one is never paid away.
rule-hand-full = the hand is full.
rule-deck-empty = there is no card left to draw.
rule-must-follow = follow the lead colour or play a rest card.
rule-rest-not-taken = rest cards can’t be taken; take an emotion card.
rule-not-in-trick = this card is not among those on the table.
rule-rest-on-top = a rest card was played, so a rest card must be on top.
