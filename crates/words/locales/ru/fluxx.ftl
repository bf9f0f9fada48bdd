# Что произошло за столом Fluxx. Полные предложения, в настоящем времени: род
# игрока неизвестен.

## Люди: «ты» для того, кто читает, имя для остальных.

person-you = ты
    .subject = Ты
    .genitive = тебя
    .dative = тебе
    .instrumental = тобой
    .person = second
person-seat = Игрок { $number }
    .subject = Игрок { $number }
    .genitive = игрока { $number }
    .dative = игроку { $number }
    .instrumental = игроком { $number }
    .hand = с руки игрока { $number }
    .person = third
person-named = { $name }
    .subject = { $name }
    .genitive = игрока { $name }
    .dative = игроку { $name }
    .instrumental = игроком { $name }
    .hand = с руки игрока { $name }
    .person = third

## Ходы

log-turn = { $extra ->
    [yes] { FORM($seat, "person") ->
        [second] Ты ходишь ещё раз.
       *[third] { $seat } ходит ещё раз.
    }
   *[no] { FORM($seat, "person") ->
        [second] Твой ход.
       *[third] Ходит { $seat }.
    }
}
log-extra-turn = { FORM($seat, "person") ->
    [second] После этого хода у тебя будет ещё один.
   *[third] После этого хода { $seat } ходит ещё раз.
}
log-joined = { FORM($seat, "person") ->
    [second] Ты вступаешь в игру.
   *[third] { $seat } вступает в игру.
}
log-left = { FORM($seat, "person") ->
    [second] Ты покидаешь игру.
   *[third] { $seat } покидает игру.
}
log-won = { FORM($seat, "person") ->
    [second] Ты побеждаешь! Выполнена { $card }.
   *[third] { $seat } побеждает! Выполнена { $card }.
}
log-last-seat = { FORM($seat, "person") ->
    [second] За столом остаёшься только ты.
   *[third] За столом остаётся только { $seat }.
}
log-effects-dropped = Слишком много эффектов сразу: незавершённые отменяются, игра продолжается.
log-turn-cut-short = { FORM($seat, "person") ->
    [second] Твой ход слишком затянулся и на этом заканчивается.
   *[third] { $seat } ходит слишком долго: ход на этом заканчивается.
}
log-turn-limit = Достигнут предел числа ходов: игра заканчивается без победителя.

## Стопки

log-drew = { FORM($seat, "person") ->
    [second] Ты тянешь из колоды: { $cards }.
   *[third] { $seat } тянет из колоды: { $cards }.
}
log-drew-hidden = { FORM($seat, "person") ->
    [second] Ты тянешь
   *[third] { $seat } тянет
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
log-creeper-came = { FORM($seat, "person") ->
    [second] Тебе попадается { $card }.
   *[third] { $seat } вытягивает { FORM($card, "accusative") }.
}
log-reshuffled = Сброс перетасован в новую колоду ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}).
log-draw-pile-shuffled = Колода перетасована.
log-nothing-to-draw = { FORM($seat, "person") ->
    [second] Тебе нечего тянуть: карт больше нет.
   *[third] { $seat } ничего не тянет: карт больше нет.
}

## Сыгранные и сброшенные карты

log-played = { FORM($seat, "person") ->
    [second] Ты играешь
   *[third] { $seat } играет
} { $from ->
    [random] случайную карту: { FORM($card, "title") }
    [mini-hand] { FORM($card, "accusative") } из только что взятых карт
    [discard-pile] { FORM($card, "accusative") } из сброса
    [draw-pile] { FORM($card, "accusative") } с верха колоды
   *[hand] { FORM($card, "accusative") }
}.
log-played-from-hand-of = { FORM($seat, "person") ->
    [second] Ты играешь
   *[third] { $seat } играет
} { FORM($card, "accusative") } { FORM($owner, "person") ->
    [second] с твоей руки
   *[third] { FORM($owner, "hand") }
}.
log-used = { FORM($seat, "person") ->
    [second] Ты применяешь
   *[third] { $seat } применяет
} { FORM($card, "accusative") }.
log-triggered = Срабатывает { $card }.
log-discarded = { FORM($seat, "person") ->
    [second] Ты сбрасываешь
   *[third] { $seat } сбрасывает
} { FORM($card, "accusative") }{ $why ->
    [limit] , чтобы не превысить предел
    [left-over] : это лишняя карта
    [replaced] : есть карта новее
    [left] , покидая игру
   *[other] { "" }
}.
log-done = Карта { FORM($card, "title") } уходит в сброс.
log-rule-gone = { $why ->
    [replaced] Новое правило { FORM($card, "title") } сменяется другим.
   *[other] Новое правило { FORM($card, "title") } больше не действует.
}
log-goal-gone = { $why ->
    [replaced] Цель { FORM($card, "title") } сменяется новой.
   *[other] Цель { FORM($card, "title") } уходит в сброс.
}
log-no-effect = Карта { FORM($card, "title") } ничего не меняет.
log-pair-kept = { FORM($seat, "person") ->
    [second] Ты оставляешь себе { FORM($card, "accusative") }.
   *[third] { $seat } оставляет себе { FORM($card, "accusative") }.
}

## Карты переходят из рук в руки

log-moved = { FORM($to, "person") ->
    [second] Ты получаешь
   *[third] { $to } получает
} { FORM($card, "accusative") } от { FORM($from, "genitive") }.
log-attached = Проблема { FORM($card, "title") } прикрепляется к { FORM($to, "dative") }.
log-handed = { FORM($to, "person") ->
    [second] Ты получаешь
   *[third] { $to } получает
} { FORM($card, "accusative") } от { FORM($from, "genitive") }.
log-handed-hidden = { FORM($to, "person") ->
    [second] Ты получаешь
   *[third] { $to } получает
} карту от { FORM($from, "genitive") }.
log-kept = { FORM($seat, "person") ->
    [second] Ты оставляешь себе
   *[third] { $seat } оставляет себе
} { FORM($card, "accusative") }.
log-kept-hidden = { FORM($seat, "person") ->
    [second] Ты оставляешь себе карту.
   *[third] { $seat } оставляет себе карту.
}
log-taken-in-hand = { FORM($seat, "person") ->
    [second] Ты берёшь
   *[third] { $seat } берёт
} на руку { FORM($card, "accusative") }.
log-returned = Карта { FORM($card, "title") } ложится на верх колоды.
log-hands-traded = { FORM($one, "subject") } и { $other }: обмен картами на руке.
log-positions-swapped = { FORM($one, "subject") } и { $other }: обмен местами, со всеми картами на руке и на столе.
log-positions-shifted = Все передают предыдущему игроку карты с руки и всё, что лежит перед ними.
log-rhymed = { FORM($seat, "person") ->
    [second] Ты читаешь рифмованное двустишие.
   *[third] { $seat } читает рифмованное двустишие.
}
log-rhyme-rejected = { FORM($seat, "person") ->
    [second] Остальные решают, что в твоём двустишии нет рифмы.
   *[third] Остальные решают, что в двустишии { FORM($seat, "genitive") } нет рифмы.
}
log-hands-rotated = { $left ->
    [yes] Все передают карты с руки следующему игроку.
   *[no] Все передают карты с руки предыдущему игроку.
}
log-tables-mixed = Все { -keeper(number: "many") } и { -creeper(number: "many") } перемешиваются и раздаются заново.
log-dealt = { FORM($seat, "person") ->
    [second] Ты получаешь { FORM($card, "accusative") }.
   *[third] { $seat } получает { FORM($card, "accusative") }.
}
log-day = { FORM($seat, "person") ->
    [second] Ты говоришь:
   *[third] { $seat } говорит:
} { $day ->
    [birthday] «Сегодня мой день рождения»
    [holiday] «Сегодня праздник»
   *[ordinary] «Сегодня обычный день»
}.

## Surprises out of turn

log-answered = { FORM($seat, "person") ->
    [second] В ответ на { FORM($to, "accusative") } ты играешь
   *[third] В ответ на { FORM($to, "accusative") } { $seat } играет
} { FORM($card, "accusative") }.
log-cancelled = Карта { FORM($card, "title") } отменяется.
log-redirected = { FORM($seat, "person") ->
    [second] Карта { FORM($card, "title") } ложится перед тобой.
   *[third] Карта { FORM($card, "title") } ложится перед { FORM($seat, "instrumental") }.
}
log-theft-stopped = { FORM($seat, "person") ->
    [second] Карта { FORM($card, "title") } остаётся у тебя.
   *[third] Карта { FORM($card, "title") } остаётся у { FORM($seat, "genitive") }.
}
