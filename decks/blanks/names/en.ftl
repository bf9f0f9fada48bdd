# English names of the cards.

second-thoughts = Second Thoughts
what-goes-around = What Goes Around
boomerang = The Boomerang
