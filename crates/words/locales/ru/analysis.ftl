# Разбор сыгранной партии.

analysis-title = Разбор
analysis-story = История в трёх предложениях
analysis-chances = Шансы на победу
analysis-figures = То же в таблице
analysis-chart-how = Пунктир — равные шансы. Цифры ведут к моментам.
analysis-chart-alt = Шансы всех игроков на победу, от 0 до 100 процентов. Те же числа есть в таблице ниже.
analysis-balance = Удача и решения
analysis-balance-how = В пунктах из ста. Из чего сложилась разница:
analysis-start = Начало
analysis-luck = Удача
analysis-luck-how = что пришло из колоды
analysis-own = Свои решения
analysis-own-how = по сравнению с лучшим ходом
analysis-others = Решения других
analysis-others-how = их подарки и помехи
analysis-end = Итог
analysis-moments = Что решило партию
analysis-no-moments = Ни один ход не изменил многого.
analysis-kind = { $kind ->
    [luck] удача
   *[decision] решение
}
analysis-turn = { $unit ->
    [round] Раунд { $turn }
   *[turn] Ход { $turn }
}
analysis-change = { $name } { $before } → { $after } %
analysis-better = Лучше: { $move } ({ $percent } %).
analysis-watch = Посмотреть
analysis-fork = Играть отсюда
analysis-judged = Оценка бота уровня «мастер»: { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}, продолжений на каждое: { $count }, всегда одних и тех же, поэтому результат у всех одинаковый.
analysis-how = Как это оценивается
analysis-how-chances = Шансы считаются по настоящим картам, в среднем по многим продолжениям с неизвестными картами колоды.
analysis-how-decisions = Решение сравнивается с лучшим ходом по тому, что игрок мог знать. Если разница слишком мала, чтобы быть уверенным, решение ничего не стоит.
analysis-how-luck = Остальное в каждой перемене — удача: что вытянуто, перемешано или выбрано наугад и чего никто не мог знать.
analysis-progress = { $unit ->
    [round] Раунд { $turn } из { $turns }
   *[turn] Ход { $turn } из { $turns }
}
analysis-reading = Читаем партию…
analysis-leave = Страницу можно закрыть: разбор продолжится.
analysis-begin = Разобрать партию
analysis-begin-how = Бот проигрывает множество продолжений каждого момента. Это занимает до полуминуты.
analysis-you = { $name } (ты)
analysis-fair = равные шансы

## История: как всё стояло, что изменилось, чем кончилось.

story-led = { $unit ->
    [round] С раунда { $from } по раунд { $to }
   *[turn] С хода { $from } по ход { $to }
} { FORM($seat, "person") ->
    [second] впереди ты.
   *[third] впереди { $seat }.
}
story-even = Надолго вперёд никто не вырывается.
story-decision = { $unit ->
    [round] Раунд { $turn },
   *[turn] Ход { $turn },
} { FORM($seat, "person") ->
    [second] твой выбор ({ $played }) стоит { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    } — больше любого другого важного решения.
   *[third] выбор { FORM($seat, "genitive") } ({ $played }) стоит { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    } — больше любого другого важного решения.
}
story-luck-good = { $unit ->
    [round] Раунд { $turn }:
   *[turn] Ход { $turn }:
} удача даёт { FORM($seat, "dative") } { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
}.
story-luck-bad = { $unit ->
    [round] Раунд { $turn }:
   *[turn] Ход { $turn }:
} удача отнимает у { FORM($seat, "genitive") } { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
}.
story-steady = Ни один ход не меняет многого.
story-won = { $you ->
    [yes] Победа твоя
   *[no] { $count ->
        [one] Побеждает
       *[other] Побеждают
    } { $names }
} { $unit ->
    [round] в раунде { $turn }
   *[turn] на ходу { $turn }
}{ $luck ->
    [yes] , и удача перевешивает все решения.
   *[no] .
}
story-nobody = Партия заканчивается без победителя.
