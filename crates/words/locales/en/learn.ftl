# Lessons: what is around them.

guide-this-one = this one
guide-taken-back = taken back
guide-side = Guide
guide-in-hand = Card { $number } in your hand: { $move }.
guide-elsewhere = Look for: { $move }.
