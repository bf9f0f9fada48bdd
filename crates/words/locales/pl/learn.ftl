# Lekcje: to, co wokół nich.

guide-this-one = ta karta
guide-taken-back = ruch cofnięty
guide-side = Przewodnik
guide-in-hand = Karta { $number } na ręce: { $move }.
guide-elsewhere = Szukaj: { $move }.
