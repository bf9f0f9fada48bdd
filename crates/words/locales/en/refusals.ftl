# Why something can't be done, and what to do instead.

refusal-game-over = The game is over. Start a new one to keep playing.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-asked = { FORM($player, "person") ->
    [second] It’s not your turn to respond.
   *[third] It’s not { $player }’s turn to respond.
}
refusal-unreadable-move = “{ $text }” is not a move in this game. Choose one of the moves offered.
refusal-ambiguous-move = “{ $text }” could mean several moves: { $candidates }. Write the whole move.
refusal-not-offered = “{ $text }” can’t be played now: { $reason }
refusal-seats-fixed = No one can join or leave this game once it has started.
refusal-seat-taken = This seat is taken; choose a free one.
refusal-table-full = The table is full.
refusal-other = That isn’t possible now.

# Tables, accounts and requests.

refusal-empty = Choose something first.
refusal-stale = The question has changed in the meantime. Take another look.
refusal-no-such-table = There is no such table, or it isn’t open to you. Ask for its link.
refusal-no-such-page = Page not found.
refusal-no-token = Join or create a table first.
refusal-stranger = You are not at this table. Open its link first.
refusal-not-invited = This link doesn’t open this table. Ask for a new one.
refusal-not-a-link = That isn’t a link to a table.
refusal-not-owner = Only the host can do that.
refusal-begun = The game has started, so that can’t be changed anymore.
refusal-chair-taken = That seat is taken. Choose a free one.
refusal-no-free-chair = No seat is free, but you can spectate.
refusal-seated-already = You’re already at this table.
refusal-not-seated = You don’t have a seat at this table.
refusal-paused = The table is paused. Agree to resume first.
refusal-stood-in = A bot is playing for you. Take your seat back first.
refusal-nothing-to-undo = You can’t undo a move: something has been revealed since.
refusal-too-fast = Not so fast. Wait a moment.
refusal-too-many-requests = Too many requests. Wait a moment.
refusal-quota-tables = You have too many tables. Finish or leave one first.
refusal-quota-bot-tables = You have too many tables with bots only. End one first.
refusal-quota-bytes = Your tables take up too much space. Ask the operator of this server.
refusal-quota-hints = You have asked for many hints in the last hour. Try again later.
refusal-quota-analyses = You have asked for many analyses in the last hour. Try again later.
refusal-quota-experiments = You have used up this hour’s computing time in the lab. Try again later.
refusal-experiment-running = Another experiment of yours is still running. Stop it first, or wait until it is done.
refusal-no-such-experiment = There is no such experiment of yours.
refusal-hints-off = This table doesn’t allow hints.
refusal-nothing-to-advise = There is nothing for you to decide right now.
refusal-quarantined = This table is out of service. Ask the operator of this server.
refusal-banned = This account is locked. Ask the operator of this server.
refusal-bad-address = This address is not a page of this site.
refusal-wrong-method = This page can’t be used that way.
refusal-too-large = That is too large. Send less at once.
refusal-wrong-media-type = The server can’t read this kind of content.
refusal-cards-too-slow = These cards take too long to process. Use fewer or simpler ones.
refusal-too-many-changes = The settings of this table were changed too often. Create a new table.
refusal-not-over = The game is still going on; its cards stay hidden until the end.
refusal-no-such-code = No table has that code right now. Ask for a new one.
refusal-nothing-left = The game is already over at that point. Choose an earlier one.
refusal-no-such-chair = There is no such seat at that point.
refusal-removed = The host has removed you. Only a new link lets you in again.
refusal-locked = This table is locked. Ask the host to let you in.
refusal-reserved = That seat is reserved for invited people. Choose another one.
refusal-own-chair-only = In this game you can only take the seat you had before.
refusal-bots-stay = At this table, no one can take a bot’s seat during the game.
refusal-not-let-back = The others did not agree to let you back into this game.
refusal-starting = The game is about to start. Try again in a few seconds.
refusal-vote-open = Another vote is in progress. Wait for its result.
refusal-crowded = There are too many people at this table. Come back later.
refusal-wrong-password = Wrong password.
refusal-chairs = This game has { $fewest } to { $most } seats.
refusal-times = These time limits or this first seat can’t be used; choose smaller numbers.
refusal-too-long = { $what ->
    [answer] An answer
    [words] What you add to the shuffle
    [card-files] All card files together
    [never-ask] A list of announcements
   *[message] A message
} can have at most { $most } characters.
refusal-too-few = At least { $fewest } seats must be taken before the game can start.
refusal-not-revealing = Secrets are revealed when the game is about to start, not now.
refusal-wrong-secret = That secret doesn’t match what you committed to.
refusal-left-out = You did not reveal your secret in time, so you take no part in the shuffle.
refusal-not-begun = The game has not started yet.
refusal-over = The game is over. Ask for a rematch to play again.
refusal-no-such-person = There is no such person here.
refusal-too-early = That answer comes too early; send it again later.
refusal-nothing-to-respond-to = Nobody has played anything that you could respond to.
refusal-no-bot-asked = No bot has to answer there.
refusal-not-paused = The table is not paused.
refusal-no-vote = There is no vote for you to take part in.
refusal-no-spectators = This table doesn’t allow spectators.
refusal-chair-not-offered = That seat was not offered to you.
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
rule-not-in-hand = this card isn’t in your hand.
rule-not-in-mini-hand = only the cards just drawn can be played now.
rule-draw-first = draw first.
rule-no-plays-left = you have no plays left this turn; use a free action or end your turn.
rule-blind-first-play = the first card of this turn is picked at random.
rule-question-open = answer the current question first.
rule-inside-an-effect = free actions can be used only between plays.
rule-not-yours = this card has no effect for you.
rule-not-usable = this card has no free action you can use now.
rule-no-answer = you can’t respond with this card.
rule-not-your-turn = it isn’t your turn.
rule-answer-open = a card was announced; respond to it or pass.
rule-no-window = there is nothing to respond to.
rule-draw-is-done = you have already drawn this turn.
rule-must-play = you still have cards to play this turn.
rule-not-your-keeper = only one of your own { -keeper(number: "many") } can be discarded now.
rule-no-discard-due = you don’t have to discard anything, and cards can’t just be thrown away.
rule-not-a-choice = that isn’t one of the choices.
rule-wrong-stage = the current question is a different one.
rule-too-little-light = paying takes at least 2 shine, because the last one can’t be spent.
rule-hand-full = you already have 10 cards.
rule-deck-empty = there are no cards left to draw.
rule-must-follow = follow the lead color or play a rest card.
rule-rest-not-taken = rest cards can’t be taken; take an emotion card.
rule-not-in-trick = this card isn’t among those on the table.
rule-rest-on-top = a rest card was played, so a rest card must be on top.

# Games as numbers.

refusal-batch-games = A batch has 1 to { $most } games, not { $games }.
refusal-batch-no-caller = Bots play all seats. Leave at least one seat to yourself.
refusal-batch-threads = The threads could not be started. Ask for fewer.
refusal-array-length = The array “{ $array }” has { $found } elements, but { $wanted } are needed.
refusal-action-not-legal = Action { $action } is not legal in game { $game }. Choose one that the mask allows.
refusal-no-such-action = There is no action { $action }. Actions are numbered from 0 to { $last }.
refusal-not-this-action = Action { $action } (“{ $text }”) is not legal now. Choose one that the mask allows.
refusal-other-game = These belong to different games. Use values of the same game together.
refusal-not-a-saved-game = This is not a saved game: { $report }
