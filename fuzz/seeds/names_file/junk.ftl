= what
-term = Term
fine = Fine
fine = Twice
  more
.x = X
bad = { $x }
