# People: names, accounts, other devices, the lobby, spectators.

## Games in lists

people-in-progress = Game in progress
people-your-turn = { $game }: your turn
people-their-turn = { $game }: waiting for { $names }
people-goes-on = { $game }: the game goes on
people-in-lobby = { $game }: not started yet
people-with = with { $names }
people-more-games = { $count ->
    [one] { $count } more game in progress
   *[other] { $count } more games in progress
}
people-won-you = You won
people-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
people-won-nobody = No winner
people-over-unknown = Finished
people-just-now = just now
people-minutes-ago = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
people-hours-ago = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
people-date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }
people-no-games = You have not played any games yet.
people-your-games = Your games
people-free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}

## Name and color

people-name-optional = Your name, if you like
people-name-how = The others at the table see it.
people-save = Save
people-name-color = Name, color
people-profile = Name and color

## Accounts

people-guest = You are a guest in this browser. You don’t need an account to play.
people-account = Account
people-signed-in = You are signed in as { $login }.
people-account-how = Without an account, you lose your games when this browser deletes its data. An account needs a name and a password, but no email address. You keep your games.
people-account-new-how = You keep your name, your color and your games.
people-create-account = Create an account
people-have-account = I have an account
people-no-account = I don’t have an account yet
people-sign-in = Sign in
people-sign-in-loses = In this browser you are playing as { $name }, without an account. When you sign in, you leave those games. To keep them, create an account instead.
people-sign-out = Sign out
people-login = Account name
people-login-how = 2 to 64 characters. You sign in with it; the others don’t see it.
people-password = Password
people-password-how = At least 8 characters.
people-password-change = Change password
people-password-present = Present password
people-password-new = New password
people-password-changed = Your password is changed.

## Another device

people-device = Continue on another device
people-device-how = Create a link and open it on your phone or computer, or scan its QR code. There, you are the same player with the same games.
people-device-make = Create a one-time link
people-device-scan = Open this link on the other device, or scan the code. It works once, within { $minutes } minutes. Don’t show it to anyone, because anyone who opens it can play as you.
people-device-qr = QR code of the link
people-device-title = Continue as { $name }?
people-device-confirm = From now on, this browser is { $name }, with the same games as on the other device.
people-device-loses = Until now, this browser has been playing as { $name }, without an account. You can’t get back to those games. To keep them, create an account for them first.
people-device-accept = Continue as { $name }

## The lobby

people-host = host
people-taken = { $taken } of { $all } taken
people-also-here = Also here: { $names }.
people-leave-table = Leave
people-no-messages = No messages yet.
people-watch-link = Link for spectators
people-watch-how = People who open it can watch, but not play.
people-watch-public = This table is public: anyone can watch it at this address.
people-watch-make = Create a link for spectators
people-watch-copy = Copy the spectators’ link
people-watch-tag = spectators

## Joining

people-join-host = Host: { $name }
people-join-players = Players: { $names }
people-join-free = { $count ->
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
people-join-bots = You take the seat of a bot.
people-join-started = The game has started. You can still join it.
people-join-full = All seats are taken, so you will be a spectator.
people-join-closed = The game has started and no one can join it now, so you will be a spectator.
people-join-over = The game is over. You can look at how it ended.
people-join-refused = All seats are taken, and this table has no spectators. Ask the host for a free seat.
people-join-watch-link = This link is for spectators: you can watch, but not play. To play, ask the host for an invitation.
people-join-seated = You already have a seat at this table.
people-to-table = Go to the table
people-spectate = Spectate

## At the table

people-spectator = { $why ->
    [link] You are a spectator, because your link is for spectators.
    [full] You are a spectator, because all seats are taken.
    [free] You are a spectator. You can take a seat.
   *[closed] You are a spectator, because no one can join the game now.
}
people-bot-in = bot in
people-time-left = time left
people-time-bank = time in reserve
people-stood-in = { $you ->
    [yes] { $why ->
        [asked] A bot stands in for you.
        [time] Your time ran out; a bot stands in for you.
       *[away] You were away; a bot stands in for you.
    }
   *[no] { $why ->
        [asked] A bot stands in for { $name }.
        [time] { $name } ran out of time; a bot stands in.
       *[away] { $name } is away; a bot stands in.
    }
}
people-returned = { $you ->
    [yes] You are back and play yourself.
   *[no] { $name } is back.
}

## Refusals

refusal-no-such-device-link = This link has been used or has expired. Create a new one on your first device.
refusal-watch-only = Your link is for spectators. To play, ask the host for an invitation.
refusal-name-empty = Enter a name with at least one visible character.
refusal-name-too-long = A name has at most { $most } characters.
