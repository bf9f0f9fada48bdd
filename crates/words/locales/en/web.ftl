# Pages: what is around a game.

## Everywhere

web-home = Home
web-navigation = Main pages
web-skip = Skip to the content
web-new-table = New table
web-decks = Cards
web-help = Help
web-credits = Credits
web-api = API
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-apply = Apply
web-back = Back
web-sorry = Something went wrong

web-edition-fluxx-4 = Fluxx 4.0
web-edition-star = Star Fluxx
web-edition-star-wars = Star Wars Fluxx
web-edition-wonderland = Wonderland Fluxx
web-edition-comets = Comet Night
web-edition-stella-quest = Stella Quest
web-about-fluxx-4 = The classic: the rules are cards, and every card changes them.
web-about-star = Space crews, malfunctions and surprises out of turn.
web-about-star-wars = Heroes and villains of a galaxy far away.
web-about-wonderland = Down the rabbit hole, with rhymes and tea parties.
web-about-comets = Animals, an observatory and the night a comet comes: cards of our own.
web-about-stella-quest = A trick-taking game under the stars: collect six values before your shine goes out.

## Home

web-home-title = Card games for everyone
web-title = Five card games, one table
web-lead = Play against bots right away, or send friends a link. In the browser, on a phone, without signing up.
web-play-now = Play { $game } now
web-play-bots = Play against bots
web-all-games = All games
web-continue = Continue playing
web-go-on = Resume
web-finished = Finished games
web-look = View
web-with-friends = With friends
web-with-friends-how = Create a table and send the link. Anyone who opens it can join.
web-join-link = The code or the link you were sent
web-join = Join
web-open-tables = Open tables
web-no-open-tables = No public tables are open right now.
web-me = You
web-name = Your name

## A new table

web-which-game = Which game?
web-mix-how = Editions of Fluxx can be mixed: choose several. Stella Quest is a separate game.
web-who-plays = Who plays?
web-seats = Seats
web-bots = Of which bots
web-level = Bot difficulty
web-how-fast = How fast?
web-pace-casual = Casual: no time limit.
web-pace-live = Live: half a minute for each decision, plus two minutes in reserve.
web-pace-slow = Slow: two days for each decision.
web-public = List publicly
web-spectators = Allow spectators
web-take-bots = People who arrive during the game may take a bot’s seat
web-options = House rules
web-make-table = Create table
web-option-usual = Default
web-option-pay-after = Stella Quest: you may also pay for cards after playing
web-option-fewest-rules-discarded = Minimum rules to discard (cards that discard “up to half”)
web-option-blocked-leader = The leader is stopped by a { -creeper }
web-option-blocked-leader-nobody-wins = no one wins
web-option-parting = Two cards that can’t stay together: which one moves on
web-option-parting-keeper = the Keeper
web-option-payment = Two cards that cancel each other out
web-option-payment-optional = their owner decides when
web-option-cured = Which Creepers can be cured
web-option-cured-loose-too = unattached ones, too
web-option-collecting = { -keeper(number: "many") } of one kind all go to one player
web-option-collecting-stealing = that counts as stealing
web-option-day = What day it is
web-option-day-birthday = a birthday
web-option-day-holiday = a holiday
web-option-day-ordinary = an ordinary day
web-option-rhyme = Who decides whether a couplet rhymes
web-option-rhyme-consent = the others
web-option-rhyme-waived = no one: no couplet is needed
web-option-meta-rule = Meta Rule
web-option-meta-rule-rules-escalation = each reshuffle raises the Basic Rules
web-option-meta-rule-no-creepers = no Creepers
web-check-mix = Check the mix
web-mix-same = New Rules on the same subject, of which only the newest stays: { $names }.
web-mix-twice = Cards that appear once per edition: { $names }.
web-mix-nearly = Rules that differ only in number and don’t replace each other: { $names }.
web-mix-unused = Cards no { -goal } in this mix needs: { $names }.
web-mix-impossible = Goals no one can meet in this mix: { $names }.
web-mix-other = Other cards worth a look: { $names }.
web-mix-fine = Nothing stands out.
web-mix-fixed-deck = { $game } can’t be mixed; only editions of Fluxx can.
web-options-how = You can leave everything as it is: the defaults follow the rulebook.
web-option-pay-after-how = Normally you pay for cards before you play yours. With this rule, you may also pay after playing, at the end of your turn.
web-option-fewest-rules-discarded-how = Some cards discard up to half of the New Rules. Normally the card says whether you may discard none. 0: you may keep all of them; 1: you must discard at least one.
web-option-blocked-leader-how = Some Goals are for the player who has the most of something. Normally a player with a Creeper is passed over and the next best player wins. With this rule, no one wins while a blocked player leads.
web-option-parting-how = Some cards can’t be in front of the same player, such as War and Peace. Normally the Creeper goes to another player; with this rule, the Keeper does.
web-option-payment-how = Some cards cancel each other out, such as Taxes and Money. Normally both are discarded immediately; with this rule, their owner decides whether and when.
web-option-cured-how = Some Keepers cure or repair. Normally they remove only a Creeper attached to a Keeper; with this rule, also one that lies by itself.
web-option-collecting-how = Some cards bring all Keepers of one kind to one player. Normally that isn’t stealing; with this rule, Surprises against stealing can respond to it.
web-option-day-how = Some cards are worth more on a birthday or a holiday. Normally the player who plays one says what day it is; with this rule, it is the same for everyone.
web-option-rhyme-how = Some cards of Wonderland Fluxx ask for a couplet. Normally the player who says it decides whether it rhymed; with this rule, the other players decide, or no couplet is needed.
web-option-meta-rule-how = It applies from the first turn to the last, and no card removes it. Either each reshuffle makes everyone draw and play one more card, or Creepers are taken out before the deal.

## Before the start

web-invited = You are invited to play { $game }
web-sit-down = Join
web-lobby-lead = Waiting for players. Start when everyone is here.
web-chairs = Seats
web-free-chair = free
web-add-bot = Add bot
web-free-it = Remove { $name }
web-start-needs = At least two seats must be taken before the game can start.
web-start-waits = The host starts the game.
web-invite = Invitation
web-invite-how = Share a link so that others can join this table.
web-invite-owner = The host can give you a link for others.
web-make-link = Create a link
web-copy = Copy the link
web-copied = Copied
web-luck = Verifiable shuffle
web-luck-how = Three things shuffle the cards: a secret number from the server, whose fingerprint is shown here, random numbers from the players’ browsers, and words you may add. No one can control it alone, and after the game everyone can verify it.
web-shuffle-who = Contributing their own random numbers: { $names }.
web-shuffle-nobody = Only the server’s random number is in this shuffle.
web-shuffle-left-out = Left out because their number was not revealed in time: { $names }.
web-starting = The cards are being shuffled…
web-manage = Manage table
web-lock = Lock table
web-unlock = Unlock table
web-locked = The table is locked: no one new can join.
web-not-locked = The table is open to people who come by link or from the list.
web-remove = Remove { $name }
web-remove-how = A bot takes their seat. They can come back only with a new link.
web-reserve = Reserve for invited people
web-unreserve = Open to everyone
web-reserved = reserved for people who come by link
web-links = Active links
web-link-days = { $count ->
    [one] expires within a day
   *[other] expires in { $count } days
}
web-withdraw = Revoke
web-link-lasts = A new link works for
web-link-24 = a day
web-link-168 = a week
web-link-720 = a month
web-luck-words = Add your own words to the shuffle
web-code-how = Share this code (valid for one hour):
web-color = Your color
web-color-0 = amber
web-color-1 = coral
web-color-2 = sky blue
web-color-3 = violet
web-color-4 = green
web-color-5 = pink
web-color-6 = teal
web-color-7 = sand

## At the table

web-you = you
web-yours = Your cards
web-bot = bot, { $level }
web-stand-in = a bot stands in
web-away = away
web-plays-now = plays now
web-plays-next = plays next
web-your-turn = Your turn
web-asked = Your decision
web-over = The game is over
web-moment = One moment…
web-waiting = Waiting for { $names }
web-paused = The table is paused
web-how-to-pick = Tap a card to read it, then confirm with the button.
web-choose = Choose a card
web-choose-several = { $count ->
    [one] Choose this card
   *[other] Choose these { $count } cards
}
web-choose-progress = { $chosen } of { $count }
web-choose-swap = Swap
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-rules-in-force = Rules in force
web-basic-draw = draw { $number }
web-basic-play = play { $number }
web-deck = Draw pile
web-discard = Discard pile
web-browse-discard = Look through the discard pile:
web-taking-effect = Taking effect
web-step-draw = Draw
web-step-play = Play
web-step-limits = Limits
web-rules-now = The rules right now
web-new = { $kind ->
   *[other] new
}
web-can = You can choose this card; confirm with the button.
web-just-look = You can’t choose this card now; it is only shown enlarged.
web-show-kinds = Which cards in your hand to show
web-show-all = All
web-discard-order = Newest first
web-now-close = Close to winning
web-now-nobody-close = No one is close.
web-now-steps = { $count ->
    [0] has everything
    [one] { $count } step away
   *[other] { $count } steps away
}
web-now-numbers = Draws, plays and limits
web-now-bonuses = Bonuses
web-now-actions = Free actions
web-now-others = Other rules
web-now-gone = Just removed
web-really = Yes, I’m sure
web-reactions = Reactions
web-mute = Hide messages from { $name }
web-unmute = Show messages from { $name }
web-rules-short = Rules
web-log-short = Log
web-log = What happened
web-log-earlier = Earlier lines
web-back-to-table = Back to the table
web-recap = Since your last turn
web-recap-count = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}
web-recap-close = Got it
web-recap-different = What is different
web-held = Played by another player
web-held-hold = Hold
web-held-next = Next
web-held-now = To now
web-held-then = Then
web-show-plays = Show what others play
web-show-plays-off = Don’t stop for it
web-show-plays-fast = Briefly
web-show-plays-normal = Long enough to read
web-show-plays-slow = Longer
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
web-beat = A moment for responses
web-wait = Wait
web-waits = Waiting for { $names }
web-always-wait = Always wait for my response
web-always-wait-off = Don’t wait for my response
web-never-ask = { $about ->
    [rule] Never ask me about New Rules
    [goal] Never ask me about Goals
    [keeper] Never ask me about Keepers
    [creeper] Never ask me about Creepers
    [action] Never ask me about Actions
    [surprise] Never ask me about Surprises
    [steal] Never ask me about stealing
   *[other] Never ask me about this
}
web-ask-again = { $about ->
    [rule] Ask me about New Rules again
    [goal] Ask me about Goals again
    [keeper] Ask me about Keepers again
    [creeper] Ask me about Creepers again
    [action] Ask me about Actions again
    [surprise] Ask me about Surprises again
    [steal] Ask me about stealing again
   *[other] Ask me about everything again
}
web-responses = Responses when it isn’t your turn
web-responses-beat = { $count ->
    [one] The table waits one second
   *[other] The table waits { $count } seconds
}
web-responses-sealed = Everyone is asked every time (for tournaments)
web-pass-until-asked = Pass until a different question
web-pass-always = Always pass in this game
web-pass-ask = Ask me about responses again
web-undo = Undo
web-undo-ask = Ask to undo
web-take-back = I’m back
web-resume = Resume
web-asks-back = { $name } has left the game and asks to come back as a new player with new cards.
web-ask-back = Ask to come back
web-sit-in-game = Join the table
web-proposes = { $name } proposes to { $what ->
    [pause] pause
    [resume] resume
    [undo] undo a move
   *[end] end the game without a winner
}.
web-menu = Menu
web-pause = Pause
web-step-away = Let a bot stand in
web-concede = Resign
web-end = End without a winner
web-leave = Leave game
web-step-away-how = Your seat stays yours. Take it back whenever you like.
web-end-how = The game ends without a result. If other people play, all of them have to agree.
web-concede-how = You lose this game and can watch how it goes on.
web-leave-how = You give up your seat. In Fluxx, your cards are discarded; coming back needs everyone’s consent.
web-withdraw-vote = Withdraw
web-notify = Notify me when it is my turn
web-quick-on = One-tap play
web-quick-off = Confirm before playing
web-sound = Turn sound
web-offline = Connection lost. Reconnecting…

## Stella Quest

web-rest = Rest
web-rest-text = Can be played on any color; never wins.
web-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
web-trump = Trump color
web-lead-color = Lead color
web-trick = Trick
web-your-card = your card
web-winning = ahead
web-why = Why
web-why-nobody = No one is ahead yet.
web-why-ahead = { $name } is ahead with { $card }: { $by ->
    [super-trump] a super-trump beats everything
    [trump] the highest card of the trump color
   *[lead] the highest card of the lead color, and no trump
}.
web-lights = { $count } shine
web-marker = has the black star
web-no-cards = no cards
web-collection = Collection
web-no-collection = nothing yet
web-rival-plays = always plays second, from the deck
web-rival-played = has played
web-rival-now = next card
web-rival-next = card after that

## The end

web-over-nobody = No one won
web-over-you = You won!
web-over-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
web-winning-cards = The Goal and the cards that met it
web-winner = won
web-over-conceded = { $you ->
    [yes] You resigned.
   *[no] { $name } resigned.
}
web-over-agreed = The players agreed to end without a winner.
web-over-abandoned = No one was left at the table.
web-over-ended-by-operator = The operator of this server ended the game.
web-over-ended-by-limit = The game became too long for this server.
web-fair-mine = Verified by your browser: the server’s number is the one it committed to before the start, and your own random number was used.
web-fair-good = Verified by your browser: the server’s number is the one it committed to before the start.
web-fair-left = The server’s number is the one it committed to, but your browser’s random number was not used.
web-fair-bad = The shuffle is not the one committed to before the start. Don’t trust it.
web-fair-nothing = Your browser saved nothing about this table before the start, so it can’t compare.
web-statistics = Statistics
web-player = Player
web-turns = Turns
web-played = Played
web-drawn = Drawn
web-points = Points
web-rematch = Play again
web-share-game = Share
web-look-at-table = Look at the table
web-back-to-end = Back to the result
web-rematch-invites = { $names } { $count ->
    [one] wants
   *[other] want
} to play again.
stella-score-light = Shine
stella-score-out = lost all shine
stella-score-how = Each shine you have left counts 1. A value that you hold exactly once counts its gems: 3 for 1 and 2, 2 for 3 and 4, 1 for 5 and 6. A value that you hold more than once counts nothing.
web-rematch-waits = Waiting for the other players.
web-to-rematch = Go to the new table
web-replay = Replay
web-first = First step
web-previous = Previous step
web-next = Next step
web-last = Last step
web-step = Step
web-eyes = View as
web-step-of = Step { $count } of { $all }
web-play = Play
web-stop = Stop
web-share = Copy a link to this moment
web-watcher = spectator
web-fork = Play from here
web-fork-how = Creates a new table at this point: you take the seat you are viewing as, and bots take the others. What comes next is shuffled anew from that table’s own secret number.
web-fork-over = The game ends here; go back to an earlier step to play from it.
web-fork-seat = Choose a player to view as first.
web-shuffle = Shuffle verification
web-shuffle-how = Everyone saw the fingerprint before the start. Now the secret number is shown: its SHA-256 is the fingerprint, so it was not changed, and every shuffle follows from it and from the players’ words.
web-shuffle-commitment = Fingerprint
web-shuffle-seed = Secret number
web-shuffle-words = Players’ words
web-shuffle-none = none
web-shuffle-check = Verify now
web-shuffle-good = { $count ->
    [one] Verified { $count } shuffle or draw: correct.
   *[other] Verified { $count } shuffles and draws: all correct.
}
web-shuffle-bad = Mismatch: the record was changed.
web-shuffle-record = The whole record, to verify it yourself

## Help and credits

web-print-how = Print at actual size (100 %) without margins, on A4 or Letter paper.
web-print = Print the cards
web-print-backs = With backs
web-print-no-backs = Without backs
web-at-the-table = At the table
web-help-windows = The time to respond never depends on anyone’s hand, so delays reveal nothing.
web-help-back = After a lost connection, a restart or a change of device, you return to the same question.
web-keys = Keyboard shortcuts
web-key = Key
web-key-does = What it does
web-key-hand = Your hand
web-key-table = The cards in front of you
web-key-question = The question
web-key-goals = The Goals
web-key-rules = The rules right now
web-key-log = The log
web-key-arrows = Move from card to card; each is shown enlarged
web-key-enter = Go to the button that confirms your choice
web-key-escape = Deselect
web-credits-icons = Icons
web-credits-changes = Coordinates are rounded.
web-credits-icon = Icon
web-credits-by = Drawn by
web-credits-fonts = Fonts and scripts
web-keys-replay = In a replay: previous step, next step; the space bar plays and stops
web-help-fluxx-more = You may play a Surprise when it isn’t your turn, in response to what another player has just announced; others may respond to it in turn. A card attached to another moves with it.
web-help-stella-1 = Cards have a color and a value from 1 to 6, and there are two of each; rest cards have neither. The backs show the color.
web-help-stella-2 = Follow the lead color if you can; a rest card can always be played. A super-trump wins the trick: a card equal to the top of the discard pile or to one played earlier. Otherwise the highest card of the trump color wins, the color on top of the discard pile, and otherwise the highest card of the lead color.
web-help-stella-3 = Whoever wins a trick keeps one of its cards. Collect six different values to win the game.
web-help-stella-4 = You lose shine for winning twice in a row and for taking a value you already have. When a player has no shine left, the game ends, and shine and collections are counted. You can pay one shine to draw three cards, but never your last one.
web-key-space = Select the focused card
web-key-tab = Next item

## Rules

web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-contents = Contents
web-rules-facts = { $players } players · ages { $age } and up · { $minutes } minutes
web-close = Close
