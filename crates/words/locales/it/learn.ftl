# Lezioni: ciò che sta intorno.

guide-this-one = questa
guide-taken-back = mossa annullata
guide-side = Guida
guide-in-hand = Carta { $number } della mano: { $move }.
guide-elsewhere = Cerca: { $move }.
