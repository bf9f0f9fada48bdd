# О чём спрашивают игрока за столом Fluxx и что можно ответить.

ask-by-card = { FORM($card, "title") } — { $question }

ask-before-draw = тяни карты или сначала соверши свободное действие
ask-play = сыграй карту
ask-before-end = соверши свободное действие или заверши ход
ask-hand-limit = сбрось { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, чтобы соблюсти предел руки
ask-keeper-limit = сбрось { $count ->
    [one] { $count } тему
    [few] { $count } темы
   *[many] { $count } тем
}, чтобы соблюсти предел тем
ask-answer = ответь сюрпризом на карту { FORM($about, "title") } или пропусти
ask-replace-goal = выбери, какая из прежних { -goal(number: "many", case: "genitive") } уступит место новой
ask-surplus-goal = выбери, какая { -goal } уходит
ask-keep-pair = сбросить карты, которые гасят друг друга?
ask-play-from-mini-hand = сыграй ещё { $count } из взятых карт
ask-day = какой сегодня день?
ask-card-from-discard-pile = выбери карту в сбросе
ask-pile = какую стопку смотришь?
ask-card-from-draw-pile = выбери карту в колоде
ask-play-top-again = сыграть и следующую карту с верха колоды?
ask-effect = выбери, что из этого сделать
ask-rhyme = рифмованное двустишие прозвучало?
ask-judge-rhyme = { $of }: двустишие рифмуется?
ask-lose-keeper = { FORM($of, "person") ->
    [second] выбери, какая из твоих { -keeper(number: "many", case: "genitive") } уходит в сброс
   *[third] выбери, какую { -keeper(case: "accusative") } теряет { $of }
}
ask-player = выбери игрока
ask-direction = в какую сторону переходят руки?
ask-own-keeper = выбери одну из своих { -keeper(number: "many", case: "genitive") }
ask-their-keeper = выбери { -keeper(case: "accusative") } другого игрока
ask-discard-from-table = выбери на столе карту, которая уходит в сброс
ask-take-from-table = выбери карту, которую забираешь у другого игрока
ask-give-from-table = выбери карту со своего стола, которую отдаёшь
ask-give-to = выбери, кому { FORM($about, "agreement") ->
    [plural] достанутся
   *[other] достанется
} { $about }
ask-move-from-table = выбери на столе карту, которую перекладываешь
ask-move-to = выбери, к кому { FORM($about, "agreement") ->
    [plural] переходят
   *[other] переходит
} { $about }
ask-attach-to = выбери { -keeper(case: "accusative") }, к которой { FORM($about, "agreement") ->
    [plural] прицепляются
   *[other] прицепляется
} { $about }
ask-give-from-hand = выбери { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} с руки, чтобы отдать
ask-discard-from-hand = выбери { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} с руки, чтобы сбросить
ask-hand-out = { FORM($to, "person") ->
    [second] выбери карту себе
   *[third] выбери карту для { FORM($to, "genitive") }
}
ask-may-discard = сбрось сколько угодно карт и скажи, что это всё
ask-discard-rule = { $may-stop ->
    [yes] можешь сбросить ещё до { $count ->
        [one] { $count } нового правила
       *[other] { $count } новых правил
    } или остановиться
   *[no] выбери { -rule(case: "accusative") }, которое уходит в сброс
}

move-play = Сыграть { FORM($card, "title") }
move-use = Применить { FORM($card, "title") }
move-answer = Ответить: { FORM($card, "title") }
move-pass = Пропустить
move-draw = Тянуть карты
move-discard = Сбросить { FORM($card, "title") }
move-choose = { FORM($card, "title") }
move-choose-at = { FORM($card, "title") } ({ $seat })
move-choose-seat = { FORM($seat, "subject") }
move-end = Завершить ход
move-draw-count = Взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
act-discard = Сбросить: { $what }
act-take = Забрать: { $what }
act-give = Отдать: { $what }
act-give-to = Кому отдать: { $what }
act-move = Переместить: { $what }
act-move-to = Куда переместить: { $what }
act-attach = Прикрепить: { $what }
choice-done = Это всё
choice-left = Следующему игроку
choice-right = Предыдущему игроку
choice-birthday = Мой день рождения
choice-holiday = Праздник
choice-ordinary = Обычный день
choice-yes = Да
choice-no = Нет
choice-random = Пусть решит случай
choice-past = Сброс
choice-future = Колода
choice-first = Первое
choice-second = Второе
choice-third = Третье
choice-fourth = Четвёртое

## Правила прямо сейчас

now-draw = Каждый ход тяни { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
now-play = Каждый ход играй { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
now-play-all = Каждый ход играй все карты с руки.
now-hand-limit = { $count ->
    [0] Не держи карт на руке.
    [one] Держи на руке не больше { $count } карты.
   *[other] Держи на руке не больше { $count } карт.
}
now-no-hand-limit = Предела руки нет.
now-keeper-limit = { $count ->
    [0] Не держи перед собой тем.
    [one] Держи перед собой не больше { $count } темы.
   *[other] Держи перед собой не больше { $count } тем.
}
now-no-keeper-limit = Предела тем нет.
now-goals = { $count ->
    [one] В игре место для { $count } цели.
   *[other] В игре место для { $count } целей.
}
now-first-play-random = Если розыгрышей несколько, первая карта выбирается наугад.
now-creepers-harmless = Проблемы никому не мешают победить.
now-creeper-harmless = Не мешает победить: { FORM($card, "title") }.
now-bonus-yours = Сейчас твой: { $what }.
now-bonus-not-yours = Сейчас не твой.
now-bonus-draw = взять +{ $count }
now-bonus-play = сыграть +{ $count }
now-use-now = Можно применить сейчас.
now-use-later = Можно будет применить после ответа на открытый вопрос.
now-use-nothing = Сейчас применить не к чему.
now-use-used = В этот ход уже применено.
now-use-in-your-turn = Можно применить в свой ход.
near-has = есть
near-lacks = не хватает
near-lacks-some = не хватает { $count } из
near-lacks-cards = на руке не хватает { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}
near-lacks-keepers = не хватает { $count ->
    [one] { $count } { -keeper(case: "genitive") }
   *[other] { $count } { -keeper(number: "many", case: "genitive") }
}
near-stopped = останавливает
near-in-the-way = мешает
near-met = есть всё
near-tied = есть всё, но и кто-то ещё достиг цели
near-in-your-hand = у тебя на руке
near-in-discard = в сбросе
reason-sets = { $source }: { $count }
reason-all = { $source }
reason-adds = { $source }: +{ $count }

phase-start = начало хода
phase-draw = перед добором
phase-play = розыгрыш карт
phase-end = конец хода
phase-pass = ход переходит дальше

## Настройки стола

option-fewest-rules-discarded = Сколько новых правил сбросить самое меньшее, когда можно сбросить до половины
option-fewest-rules-discarded-card = как сказано на карте
option-fewest-rules-discarded-number = { $count }
option-blocked-leader = Лидеру мешает победить { -creeper }
option-blocked-leader-skipped = побеждает следующий за ним
option-blocked-leader-nobody-wins = не побеждает никто
option-parting = Две карты не могут лежать вместе
option-parting-creeper = переходит { -creeper }
option-parting-keeper = переходит { -keeper }
option-payment = Две карты гасят друг друга
option-payment-automatic = сбрасываются сразу
option-payment-optional = когда решит владелец
option-day = Какой сегодня день
option-day-ask = спрашивать игрока
option-day-birthday = всегда день рождения игрока
option-day-holiday = всегда праздник
option-day-ordinary = всегда обычный день
option-rhyme = Кто решает, есть ли рифма
option-rhyme-honour = тот, кто читает двустишие
option-rhyme-consent = остальные игроки
option-rhyme-waived = никто: двустишие не нужно
option-meta-rule = Высшее правило
option-meta-rule-none = нет
option-meta-rule-rules-escalation = с каждой новой колодой базовые правила растут
option-meta-rule-no-creepers = без проблем в колоде
