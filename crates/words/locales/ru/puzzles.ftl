# Puzzles.

puzzle-title = Задачи
puzzle-title-of = Задачи: { $title }
puzzle-lead = Позиции, в которых можно выиграть сразу: { $count }. Всё доказано перебором: ни везения, ни скрытых карт, верный первый ход только один.
puzzle-of-the-day = Задача дня
puzzle-solve = Решать
puzzle-earlier-days = Прошлые дни
puzzle-by-title = Все задачи
puzzle-number = Задача { $number }
puzzle-easy = Лёгкие
puzzle-medium = Средние
puzzle-hard = Трудные
puzzle-all = Все задачи
puzzle-subtitle = Задача
puzzle-task = Задание
puzzle-task-turn = Выиграй в этот ход. Победа гарантирована: не нужны ни везение, ни карты, которых не видно.
puzzle-task-round = Выиграй игру в этом раунде. Победа гарантирована: не нужны ни везение, ни карты, которых не видно.
puzzle-no-surprises = Ответить никто не может: все сюрпризы, которых нет у тебя, лежат в сбросе.
puzzle-hint = Подсказка
puzzle-hint-moves = { $count ->
    [one] Хватит ещё { $count } хода.
   *[other] Хватит ещё { $count } ходов.
}
puzzle-hint-kind = Обрати внимание на карты этого вида: { $kind }.
puzzle-hint-elsewhere = Отсюда гарантированной победы нет. Начни сначала и спроси ещё раз.
puzzle-solution = Решение
puzzle-solution-how = Вот решение, ход за ходом.
puzzle-try-yourself = Решить без подсказок
puzzle-try-again = Ещё раз
puzzle-solved = Решено
puzzle-turn-over = Пока нет
puzzle-not-won = Вот к чему приводят эти ходы, и победы тут нет.
puzzle-still-missing = Ещё не хватает:
puzzle-the-way = Решение:
puzzle-near-miss = Близко: { $move }. Если карты лежат удачно, так тоже можно выиграть: примерно в { $percent } случаях из 100. Решение выигрывает всегда.
puzzle-next = Следующая задача
puzzle-nothing-counts = Время не ограничено, попыток сколько угодно.
