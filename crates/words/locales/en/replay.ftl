# Replays: how fast, and from turn to turn.

replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-turn = Go to a turn
replay-turn-step = Step { $count }: { $text }
