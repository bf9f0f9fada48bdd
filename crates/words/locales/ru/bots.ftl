# Что думают боты и почему.

level-random = случайный
level-beginner = новичок
level-regular = обычный
level-expert = мастер
bot-name-0 = Вега
bot-name-1 = Альтаир
bot-name-2 = Мира
bot-name-3 = Ригель
bot-name-4 = Спика
bot-name-5 = Денеб
bot-name-6 = Капелла
bot-name-7 = Атрия
guest-name = Гость { $tag }

reason-advice = { $level ->
    [expert] Совет мастера: { $move }.
   *[other] Совет хорошего игрока: { $move }.
}
reason-only-move = Других ходов нет.
reason-instinct = Решение по чутью, без расчёта.
reason-wins = Это сразу приносит победу.
reason-prevents = Только этот ход не даёт сопернику вскоре победить.
reason-best-chance = Из всех ходов у этого лучший шанс на победу.
reason-simulations = { $count ->
    [one] Просчитана { $count } партия.
    [few] Просчитаны { $count } партии.
   *[many] Просчитано { $count } партий.
}
reason-prospect = { $move }: шанс на победу { $percent } % ({ $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
})
reason-fears = Главная опасность: { FORM($seat, "person") ->
    [second] побеждаешь ты
   *[third] побеждает { $seat }
} (вероятность { $percent } %).
