# Что произошло за столом Fluxx. Полные предложения, в настоящем времени: род
# игрока неизвестен.

## Люди: «ты» для того, кто читает, имя для остальных.

person-you = ты
    .subject = Ты
    .genitive = тебя
    .dative = тебе
    .hand = с твоей руки
    .person = second
person-seat = Игрок { $number }
person-named = { $name }
    .subject = { $name }
    .genitive = игрока { $name }
    .dative = игроку { $name }
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
    [second] Ты побеждаешь! Цель: { FORM($card, "title") }.
   *[third] { $seat } побеждает! Цель: { FORM($card, "title") }.
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
    [second] Ты берёшь из колоды: { FORM($cards, "title") }.
   *[third] { $seat } берёт из колоды: { FORM($cards, "title") }.
}
log-drew-hidden = { FORM($seat, "person") ->
    [second] Ты берёшь
   *[third] { $seat } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
log-creeper-came = { FORM($seat, "person") ->
    [second] Тебе попадается { -creeper }: { FORM($card, "title") }.
   *[third] { $seat } вытягивает { -creeper(case: "accusative") }: { FORM($card, "title") }.
}
log-reshuffled = Сброс перетасован в новую колоду ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}).
log-draw-pile-shuffled = Колода перетасована.
log-nothing-to-draw = { FORM($seat, "person") ->
    [second] Тебе нечего взять: карт больше нет.
   *[third] { $seat } ничего не берёт: карт больше нет.
}

## Сыгранные и сброшенные карты

log-played = { FORM($seat, "person") ->
    [second] Ты играешь
   *[third] { $seat } играет
} { FORM($card, "accusative") }{ $from ->
    [random] { " " }наугад
    [mini-hand] { " " }из только что взятых карт
    [discard-pile] { " " }из сброса
    [draw-pile] { " " }с верха колоды
   *[hand] { "" }
}.
log-played-from-hand-of = { FORM($seat, "person") ->
    [second] Ты играешь
   *[third] { $seat } играет
} { FORM($card, "accusative") } { FORM($owner, "hand") }.
log-used = { FORM($seat, "person") ->
    [second] Для тебя
   *[third] Для { FORM($seat, "genitive") }
} { FORM($card, "agreement") ->
    [plural] действуют
   *[other] действует
} { $card }.
log-discarded = { FORM($seat, "person") ->
    [second] Ты сбрасываешь
   *[third] { $seat } сбрасывает
} { FORM($card, "accusative") }{ $why ->
    [limit] , чтобы не превысить предел
    [left-over] { " " }из оставшихся карт
    [replaced] : есть карта новее
    [left] , покидая игру
   *[other] { "" }
}.
log-done = В сброс: { FORM($card, "title") }.
log-rule-gone = { $why ->
    [replaced] Правило { FORM($card, "title") } сменяется новым.
   *[other] Правило { FORM($card, "title") } больше не действует.
}
log-goal-gone = { $why ->
    [replaced] Цель { FORM($card, "title") } сменяется новой.
   *[other] Цель { FORM($card, "title") } уходит в сброс.
}
log-no-effect = { FORM($card, "title") }: ничего не происходит.
log-pair-kept = { FORM($seat, "person") ->
    [second] Ты оставляешь себе { FORM($card, "accusative") }.
   *[third] { $seat } оставляет себе { FORM($card, "accusative") }.
}

## Карты переходят из рук в руки

log-moved = { FORM($to, "person") ->
    [second] Ты получаешь
   *[third] { $to } получает
} { FORM($card, "accusative") } от { FORM($from, "genitive") }.
log-attached = { FORM($card, "agreement") ->
    [plural] К { FORM($to, "dative") } прицепляются { $card }
   *[other] К { FORM($to, "dative") } прицепляется { $card }
}.
log-handed = { FORM($to, "person") ->
    [second] Ты получаешь
   *[third] { $to } получает
} { FORM($card, "accusative") } { FORM($from, "hand") }.
log-handed-hidden = { FORM($to, "person") ->
    [second] Ты получаешь
   *[third] { $to } получает
} карту { FORM($from, "hand") }.
log-taken-in-hand = { FORM($seat, "person") ->
    [second] Ты берёшь
   *[third] { $seat } берёт
} на руку { FORM($card, "accusative") }.
log-returned = На верх колоды: { FORM($card, "title") }.
log-hands-traded = Обмен руками: { $one } и { $other }.
log-positions-swapped = Обмен всем, что на руке и на столе: { $one } и { $other }.
log-positions-shifted = Все передают предыдущему игроку всё, что у них на руке и на столе.
log-rhymed = { FORM($seat, "person") ->
    [second] Ты читаешь рифмованное двустишие.
   *[third] { $seat } читает рифмованное двустишие.
}
log-rhyme-rejected = { FORM($seat, "person") ->
    [second] Остальные считают, что твоё двустишие не рифмуется.
   *[third] { $seat }: остальные считают, что двустишие не рифмуется.
}
log-hands-rotated = { $left ->
    [yes] Все передают руку следующему игроку.
   *[no] Все передают руку предыдущему игроку.
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
    [birthday] сегодня мой день рождения
    [holiday] сегодня праздник
   *[ordinary] сегодня обычный день
}.

## Surprises out of turn

log-answered = { FORM($seat, "person") ->
    [second] В ответ на карту { FORM($to, "title") } ты играешь
   *[third] В ответ на карту { FORM($to, "title") } { $seat } играет
} { FORM($card, "accusative") }.
log-cancelled = Карта { FORM($card, "title") } отменяется и не действует.
log-redirected = { FORM($seat, "person") ->
    [second] Карта { FORM($card, "title") } ложится перед тобой.
   *[third] Карту { FORM($card, "title") } теперь держит { $seat }.
}
log-theft-stopped = { FORM($seat, "person") ->
    [second] Карта { FORM($card, "title") } остаётся у тебя.
   *[third] Карта { FORM($card, "title") } остаётся у { FORM($seat, "genitive") }.
}
