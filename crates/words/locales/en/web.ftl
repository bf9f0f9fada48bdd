# Pages: what is around a game.

## Everywhere

web-home = Home
web-navigation = Main pages
web-skip = Skip to the content
web-new-table = New table
web-decks = Cards
web-help = Help
web-credits = Credits
web-api = For programs
web-language = Language
web-theme = Colours
web-theme-system = As on the device
web-theme-light = Light
web-theme-dark = Dark
web-apply = Apply
web-back = Back
web-sorry = That did not work

web-edition-fluxx-4 = Fluxx 4.0
web-edition-star = Star Fluxx
web-edition-star-wars = Star Wars Fluxx
web-edition-wonderland = Wonderland Fluxx
web-edition-stella-quest = Stella Quest
web-about-fluxx-4 = The classic: the rules are cards, and every card changes them.
web-about-star = Space crews, malfunctions and answers out of turn.
web-about-star-wars = A galaxy of heroes, villains and places.
web-about-wonderland = Down the rabbit hole, with rhymes and rude flowers.
web-about-stella-quest = Tricks under the stars: collect six values before your shine goes out.

## Home

web-home-title = Card games for everybody
web-title = Five card games, one table
web-lead = Play against bots at once, or with friends by a link. In the browser, on a phone, without signing up.
web-play-now = Play { $game } now
web-play-bots = Play against bots
web-all-games = All games
web-continue = Go on playing
web-go-on = Go on
web-finished = Games that are over
web-look = Look
web-with-friends = With friends
web-with-friends-how = Make a table, send the link: whoever opens it sits down.
web-join-link = The code or the link you were sent
web-join = Join
web-open-tables = Open tables
web-no-open-tables = No public table is open now.
web-me = You
web-name = Your name

## A new table

web-which-game = Which game?
web-mix-how = Editions of Fluxx can be mixed: choose several. Stella Quest is a game of its own.
web-who-plays = Who plays?
web-seats = Chairs
web-bots = Bots among them
web-level = How well bots play
web-how-fast = How fast?
web-pace-casual = Relaxed: nobody is hurried.
web-pace-live = Live: half a minute for each decision, and two minutes to spare.
web-pace-slow = Slow: two days for each decision.
web-public = Everybody may find the table in the list.
web-spectators = Others may watch.
web-take-bots = People who come during the game may take a bot’s chair.
web-options = House rules
web-make-table = Make the table
web-option-usual = As usual
web-option-pay-after = Stella Quest: cards may be paid for after playing, too
web-option-fewest-rules-discarded = How many rules must go at least, where up to half of them may
web-option-blocked-leader = The leader is stopped by a Creeper
web-option-blocked-leader-nobody-wins = then nobody wins
web-option-parting = Two cards can’t stay together: which one moves on
web-option-parting-keeper = the Keeper
web-option-payment = Two cards cancel out
web-option-payment-optional = their owner decides when
web-option-cured = Which Creepers can be cured
web-option-cured-loose-too = loose ones, too
web-option-collecting = Keepers of one sort all go to one player
web-option-collecting-stealing = that counts as stealing
web-option-day = What day it is
web-option-day-birthday = somebody’s birthday
web-option-day-holiday = a holiday
web-option-day-ordinary = an ordinary day
web-option-rhyme = Who says whether a couplet rhymed
web-option-rhyme-consent = the others
web-option-rhyme-waived = nobody: none is asked for
web-option-meta-rule = A rule for the whole game
web-option-meta-rule-rules-escalation = each reshuffle raises the basic numbers
web-option-meta-rule-no-creepers = no Creepers
web-check-mix = Check the mix
web-mix-checked = What to know about this mix
web-mix-size = { $count } cards together. The more editions, the rarer the cards a { -goal } asks for: games of a mix last two to four times as long.
web-mix-same = New Rules with the same subject, of which only the newest stays: { $names }.
web-mix-twice = Cards that are there once for each edition: { $names }.
web-mix-nearly = Rules that differ only in their numbers, but stay beside each other: { $names }.
web-mix-unused = Cards that nothing asks for here: { $names }.
web-mix-impossible = Nobody can meet these here: { $names }.
web-mix-other = Other cards worth a look: { $names }.
web-mix-fine = Nothing stands out.
web-mix-fixed-deck = { $game } can’t be mixed: only the editions of Fluxx are played.
web-options-how = All of them may stay as they are: that is how the rules are meant.
web-option-pay-after-how = Usually cards are paid for before you play yours. With this, also after it, as the last thing in your turn.
web-option-fewest-rules-discarded-how = Some cards discard up to half of the New Rules. Usually the card says whether none may go. 0: you may leave all of them; 1: at least one has to go.
web-option-blocked-leader-how = Some Goals are for whoever has the most. Usually somebody with a Creeper is left out of the count, and the next best wins. With this nobody wins while a blocked player leads.
web-option-parting-how = Some cards can’t lie before the same player, such as War and Peace. Usually the Creeper is given to somebody else; with this the Keeper is.
web-option-payment-how = Some cards cancel out, such as Taxes and Money. Usually both are discarded at once; with this their owner decides whether and when.
web-option-cured-how = Some Keepers cure or repair. Usually only a Creeper that is attached to a Keeper; with this also one that lies alone.
web-option-collecting-how = Some cards bring all Keepers of one sort to one player. Usually that is no theft; with this Surprises against theft may answer it.
web-option-day-how = Some cards are worth more on a birthday or a holiday. Usually whoever plays one is asked what day it is; with this it is the same for everybody.
web-option-rhyme-how = Some cards of Wonderland Fluxx ask for a couplet. Usually whoever speaks it says whether it rhymed; with this the other players say so, or none is asked for.
web-option-meta-rule-how = It holds from the first turn to the last and no card removes it. Each reshuffle can make everybody draw and play one card more, or Creepers are taken out before the deal.

## Before the start

web-invited = You are invited to { $game }
web-sit-down = Sit down
web-lobby-lead = The table fills up; begin when everybody is there.
web-chairs = Chairs
web-free-chair = free
web-add-bot = Seat a bot
web-free-it = Free the chair of { $name }
web-start = Begin the game
web-start-needs = Two chairs must be taken before the game can begin.
web-start-waits = Whoever made the table begins the game.
web-invite = Invitation
web-invite-how = A link lets others come to this table.
web-invite-owner = Whoever made the table can give you a link for others.
web-make-link = Make a link
web-copy = Copy the link
web-copied = Copied
web-luck = A shuffle you can check
web-luck-how = Three things shuffle the cards: a secret number of the server, whose fingerprint is here, random numbers from the players’ browsers, and words you may add. Nobody can steer it alone, and after the game everybody can check it.
web-shuffle-who = Random numbers of their own come from: { $names }.
web-shuffle-nobody = Only the server’s random number is in this shuffle.
web-shuffle-left-out = Left out, because their number was not revealed in time: { $names }.
web-starting = The cards are being shuffled…
web-manage = Manage the table
web-lock = Lock the table
web-unlock = Unlock the table
web-locked = The table is locked: nobody new can come in.
web-not-locked = The table is open to people who come by a link, or from the list.
web-remove = Remove { $name }
web-remove-how = A bot takes their chair. They can come back only by a new link.
web-reserve = Keep for invited people
web-unreserve = Open to everybody
web-reserved = kept for people who come by a link
web-links = Links that work now
web-link-days = { $count ->
    [one] expires within a day
   *[other] expires in { $count } days
}
web-withdraw = Withdraw
web-link-lasts = A new link works for
web-link-24 = a day
web-link-168 = a week
web-link-720 = a month
web-luck-words = Words of your own for the shuffle
web-code-how = Tell them this code; for an hour it opens the table:
web-colour = Your colour
web-colour-0 = amber
web-colour-1 = coral
web-colour-2 = sky blue
web-colour-3 = violet
web-colour-4 = green
web-colour-5 = pink
web-colour-6 = teal
web-colour-7 = sand

## At the table

web-you = you
web-yours = Your cards
web-bot = bot, { $level }
web-stand-in = a bot stands in
web-away = away
web-plays-now = plays now
web-plays-next = plays next
web-your-turn = Your turn
web-asked = You are asked
web-over = The game is over
web-moment = One moment…
web-waiting = Waiting for { $names }
web-paused = The table is paused
web-how-to-pick = Touch a card to read it; only the button plays it.
web-choose = Choose a card
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-rules-in-force = Rules in force
web-basic-rules = Draw 1, play 1.
web-deck = Deck
web-discard = Discard
web-browse-discard = Look through the discard pile:
web-taking-effect = Taking effect
web-step-draw = Draw
web-step-play = Play
web-step-limits = Limits
web-rules-now = The rules right now
web-new = new
web-can = Can be chosen now; only the button does it.
web-just-look = It can’t be chosen now; this only shows it large.
web-show-kinds = Which cards of your hand are shown
web-show-all = All
web-discard-order = Discarded last comes first
web-now-close = Close to winning
web-now-nobody-close = Nobody is close.
web-now-steps = { $count ->
    [0] there
    [one] { $count } step away
   *[other] { $count } steps away
}
web-now-numbers = Draws, plays and limits
web-now-bonuses = Bonuses
web-now-actions = Free actions
web-now-others = Other rules
web-now-gone = Just gone
web-really = Yes, really
web-reactions = Reactions
web-mute = Hide what { $name } writes
web-unmute = Show what { $name } writes
web-rules-short = Rules
web-log-short = Log
web-log = What happened
web-side = Rules, log and chat
web-chat = Chat
web-say = Say something
web-send = Send
web-react-hello = Hello!
web-react-well-played = Well played!
web-react-thanks = Thank you!
web-react-oops = Oops!
web-react-wow = Wow!
web-react-your-turn = Your turn!
web-react-good-game = Good game!
web-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
web-pass-until-asked = Pass until I am asked something else
web-pass-always = Always pass in this game
web-pass-ask = Ask me again about answers
web-undo = Take it back
web-undo-ask = Ask to take it back
web-take-back = I am back: give me my chair
web-resume = Go on
web-asks-back = { $name } has left the game and asks to come back as a new player, with new cards.
web-ask-back = Ask to come back
web-sit-in-game = Sit down at the table
web-proposes = { $name } proposes { $what ->
    [pause] to pause
    [resume] to go on
    [undo] to take a move back
   *[end] to end without a winner
}.
web-menu = Menu
web-pause = Pause
web-step-away = Let a bot stand in
web-concede = Give up
web-end = End without a winner
web-leave = Leave for good
web-quick-on = Play by one tap
web-quick-off = Ask before a card is played
web-sound = Sound when you are asked
web-offline = The connection is lost; it is being restored…

## Stella Quest

web-rest = Rest
web-rest-text = Rests: it follows every colour and wins nothing.
web-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
web-trump = Trump
web-lead-colour = Lead
web-trick = The trick
web-your-card = your card
web-winning = ahead
web-why = Why
web-why-nobody = Nobody is ahead yet.
web-why-ahead = { $name } is ahead with { $card }: { $by ->
    [super-trump] a second card of the same kind beats everything
    [trump] the highest trump
   *[lead] the highest card of the lead colour, and no trump
}.
web-lights = { $count ->
    [one] { $count } shine token
   *[other] { $count } shine tokens
}
web-marker = has the black star
web-no-cards = no cards
web-collection = Collection
web-no-collection = nothing yet
web-rival-plays = plays second, without a choice
web-rival-played = has played
web-rival-now = will show
web-rival-next = will show next

## The end

web-over-nobody = Nobody won
web-over-you = You won!
web-over-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
web-winning-cards = The Goal and the cards that met it
web-winner = won
web-over-conceded = The others gave up.
web-over-agreed = It was agreed to end without a winner.
web-over-abandoned = Nobody was left at the table.
web-over-ended-by-operator = The operator of this server ended the game.
web-over-ended-by-limit = The game became too long for this server.
web-fair-mine = Checked by your browser: the server’s number is the one it promised before the start, and your own random number took part.
web-fair-good = Checked by your browser: the server’s number is the one it promised before the start.
web-fair-left = The server’s number is the one it promised, but the random number your browser offered took no part.
web-fair-bad = The shuffle is not what was promised before the start. Don’t trust it.
web-fair-nothing = Your browser noted nothing about this table before the start, so it can’t compare.
web-statistics = The game in numbers
web-player = Player
web-turns = Turns
web-played = Played
web-drawn = Drawn
web-points = Points
web-rematch = Play again
web-rematch-waits = Waiting for the others to want it, too.
web-to-rematch = To the new table
web-replay = Replay
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-step = Step
web-eyes = Through whose eyes
web-step-of = Step { $count } of { $all }
web-play = Play
web-stop = Stop
web-share = Copy a link to this moment
web-watcher = a watcher
web-fork = Play on from here
web-fork-how = A new table begins at this moment: you take the chair you look through, bots take the others. What comes next is shuffled anew from that table’s own secret number.
web-fork-over = The game ends here; go back to an earlier step to play on from it.
web-fork-seat = Choose a player to look through first.
web-shuffle = The shuffle, checked
web-shuffle-how = Before the start everybody saw the fingerprint. Now the secret number is shown: its SHA-256 is the fingerprint, so it was not changed, and every shuffle follows from it and from the players’ words.
web-shuffle-commitment = Fingerprint
web-shuffle-seed = Secret number
web-shuffle-words = Words of the players
web-shuffle-none = none
web-shuffle-check = Check it now
web-shuffle-good = { $count ->
    [one] Computed again: { $count } shuffle or draw, and it is right.
   *[other] Computed again: { $count } shuffles and draws, and all are right.
}
web-shuffle-bad = It does not fit: the record was changed.
web-shuffle-record = The whole record, to check it yourself

## Help and credits

web-print-how = Print this page to have the cards on paper.
web-at-the-table = At the table
web-help-windows = When something may be answered, everybody has the same time, whether they could answer or not: nothing can be learnt from waiting.
web-help-back = After a lost connection, a restart or on another device you come back to the same question.
web-keys = Keys
web-key = Key
web-key-does = What it does
web-key-hand = To your hand
web-key-table = To the cards in front of you
web-key-question = To the question
web-key-goals = To the Goals
web-key-rules = To the rules right now
web-key-log = To the log
web-key-arrows = From card to card; each is shown large
web-key-enter = To the button that plays the card
web-key-escape = Choose nothing
web-credits-icons = Icons
web-credits-changes = Coordinates are rounded.
web-credits-icon = Icon
web-credits-by = Drawn by
web-credits-fonts = Fonts and scripts
web-keys-replay = In a replay: one step back, one step on; the space bar plays and stops
web-help-fluxx-more = A Surprise may be played when it isn’t your turn, as an answer to what somebody has just announced; it may be answered in turn. A card attached to another goes where that one goes.
web-help-stella-1 = Cards have a colour and a value from 1 to 6, each twice; rest cards have neither. The backs show the colour.
web-help-stella-2 = Follow the colour that was led if you can; a rest card may always be played. The trick goes to the last card that equals the top of the pile or one played before it, else to the highest card of the pile’s colour, else to the highest of the colour led.
web-help-stella-3 = Who wins a trick takes one card of it. Six different values win the game.
web-help-stella-4 = It costs shine tokens to win twice running, and to take a value you have. Whoever has none left ends the game; then tokens and collections are counted. One token buys three cards, but the last one can’t be spent.
web-key-space = Choose the card that has the focus
web-key-tab = From one thing to the next

