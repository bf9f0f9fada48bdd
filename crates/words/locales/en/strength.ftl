# How strong a card of the studio is.

strength-title = How strong is it?
strength-studio = Studio
strength-back = Back to the card
strength-answer = The answer
# The words of the scale: at the beginning of a sentence, and further on.
strength-weak = Weak
strength-weak-too = weak
strength-little-weak = A little weak
strength-little-weak-too = a little weak
strength-fair = Fair
strength-fair-too = fair
strength-strong = Strong, but fair
strength-strong-too = strong
strength-too-strong = Too strong
strength-too-strong-too = too strong
strength-one = { $first }
strength-two = { $first } or { $second }
strength-many = Not sure yet: anything from { $from } to { $second }
strength-measuring = Measuring …
strength-later = Not measured yet
strength-not-playable = Measured as soon as it can be played.
strength-never-drawn = Nobody ever drew it.
strength-never-played = Nobody played it in { $games } games.
strength-never-used = It was played, but nobody used it in { $games } games.
strength-rarely-played = In { $share } of the games in which somebody draws it, nobody plays it.
strength-stuck = { $share } of the games with it get stuck, { $other } of those without it.
strength-wins-often = It wins { $share } of all games, several times as many as another Goal.
strength-drew = Whoever draws it wins { $with } of games; the same players in the same deals without it win { $without }. Difference: { $points } points, between { $low } and { $high }.
strength-like = In { $deck }, { $card } is worth about as much.
strength-games = { $games } games with it, the same without it
strength-more = All figures
strength-points = { $points } points
strength-range = { $low } to { $high }
strength-tile-wins = Win chance of who draws it
strength-tile-played = Played in
strength-tile-drawn = of games; drawn in { $share }
strength-tile-used = Used in
strength-tile-length = Turns in a game
strength-tile-instead = { $with } instead of { $without }
strength-tile-stuck = Games that get stuck
strength-tile-most = at most { $share }
strength-choices = Measure again
strength-deck = Deck
strength-measure = Measure
strength-many-games = Play 100,000 games
strength-with = with the card
strength-without = without it, same deals
strength-group = Who
strength-not-yet = It can’t be told yet.
strength-no-difference = No difference was seen.
strength-who-title = Who wins with it?
strength-who-tab = Who wins
strength-who-sure = { $played ->
    [yes] Playing
   *[no] Drawing
  } it is worth { $points } points.
strength-who-drew = who drew it
strength-who-played = who played it
strength-who-held = who only held it
strength-who-others = everybody else
strength-whom-title = Whom does it favor?
strength-whom-tab = Whom it favors
strength-whom-sure = The largest change: { $who }, { $points } points.
strength-standing-far = far behind
strength-standing-behind = 1 Keeper behind
strength-standing-level = level
strength-standing-ahead = ahead
strength-length-title = Do games get longer?
strength-length-tab = Length
strength-length-sure = Games get { $turns } turns { $longer ->
    [yes] longer
   *[no] shorter
  }: half of them end by turn { $with } instead of { $without }.
strength-comes-title = Does it come into play?
strength-comes-tab = In play
strength-comes-answer = It is drawn in { $drawn } of games and played in { $played }.
strength-comes-drawn = comes to a hand
strength-comes-played = is played
strength-comes-used = is used
strength-comes-won = wins as a Goal
