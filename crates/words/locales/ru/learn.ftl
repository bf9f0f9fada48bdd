# Уроки: то, что вокруг них.

guide-this-one = эта карта
guide-taken-back = ход возвращён
guide-side = Подсказчик
guide-in-hand = Карта { $number } на руке: { $move }.
guide-elsewhere = Ищи: { $move }.
