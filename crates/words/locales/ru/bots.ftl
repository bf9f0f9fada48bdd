# Что думают боты и почему.

level-random = случайный
level-beginner = новичок
level-regular = обычный
level-expert = мастер

reason-advice = { $level ->
    [expert] Совет мастера: { $move }.
   *[other] Совет хорошего игрока: { $move }.
}
reason-only-move = Других ходов нет.
reason-instinct = Решение по чутью, без расчёта.
reason-wins = Это сразу приносит победу.
reason-prevents = Это не даёт сопернику скоро выиграть; другие ходы дают.
reason-best-chance = Из всех ходов у этого лучший шанс на победу.
reason-simulations = { $count ->
    [one] Мысленно доиграна { $count } партия.
    [few] Мысленно доиграны { $count } партии.
   *[many] Мысленно доиграно { $count } партий.
}
reason-prospect = { $move }: шанс на победу { $percent } %, { $count ->
    [one] { $count } проба
    [few] { $count } пробы
   *[many] { $count } проб
}
reason-fears = Главная опасность: { FORM($seat, "person") ->
    [second] выигрываешь ты
   *[third] выигрывает { $seat }
}, вероятность { $percent } %.
