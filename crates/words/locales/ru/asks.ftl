# О чём спрашивают игрока за столом Fluxx и что можно ответить.

ask-by-card = { FORM($card, "title") } — { $question }

ask-before-draw = тяни карты или сначала соверши свободное действие
ask-play = сыграй карту
ask-before-end = соверши свободное действие или заверши ход
ask-hand-limit = сбрось { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, чтобы не превысить предел руки
ask-keeper-limit = сбрось { $count ->
    [one] { $count } тему
    [few] { $count } темы
   *[many] { $count } тем
}, чтобы не превысить предел тем
ask-answer = ответь сюрпризом на { FORM($about, "accusative") } или пропусти
ask-replace-goal = выбери, какая из прежних { -goal(number: "many", case: "genitive") } уступит место новой
ask-surplus-goal = выбери, какую { -goal(case: "accusative") } сбросить
ask-keep-pair = сбросить карты, которые уничтожают друг друга?
ask-play-from-mini-hand = { $first ->
    [yes] сыграй { $count } из взятых карт
   *[no] сыграй ещё { $count } из взятых карт
}
ask-day = какой сегодня день?
ask-card-from-discard-pile = выбери карту в сбросе
ask-pile = какую стопку просмотреть?
ask-card-from-draw-pile = выбери карту в колоде
ask-play-top-again = сыграть и следующую карту с верха колоды?
ask-effect = выбери, что из этого сделать
ask-rhyme = рифмованное двустишие прозвучало?
ask-judge-rhyme = { $of }: двустишие рифмуется?
ask-lose-keeper = { FORM($of, "person") ->
    [second] выбери, какую из своих { -keeper(number: "many", case: "genitive") } сбросить
   *[third] выбери, какую { -keeper(case: "accusative") } теряет { $of }
}
ask-player = выбери игрока
ask-direction = в какую сторону передать карты?
ask-own-keeper = выбери одну из своих { -keeper(number: "many", case: "genitive") }
ask-their-keeper = выбери { -keeper(case: "accusative") } другого игрока
ask-discard-from-table = выбери на столе карту, чтобы сбросить её
ask-take-from-table = выбери карту, чтобы забрать её у другого игрока
ask-give-from-table = выбери карту, лежащую перед тобой, чтобы отдать её
ask-give-to = выбери, кому достанется { $about }
ask-move-from-table = выбери на столе карту, чтобы переложить её
ask-move-to = выбери, к кому переходит { $about }
ask-attach-to = выбери { -keeper(case: "accusative") }, к которой прикрепляется { $about }
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
ask-may-discard = сбрось сколько угодно карт и нажми «Готово»
ask-discard-rule = { $may-stop ->
    [yes] можешь сбросить до { $count ->
        [one] { $count } нового правила
       *[other] { $count } новых правил
    } или нажать «Готово»
   *[no] выбери { -rule(case: "accusative") }, чтобы сбросить его
}

move-play = Сыграть: { FORM($card, "title") }
move-use = Применить: { FORM($card, "title") }
move-answer = Ответить: { FORM($card, "title") }
move-pass = Пропустить
move-draw = Тянуть карты
move-discard = Сбросить: { FORM($card, "title") }
move-choose = { FORM($card, "title") }
move-choose-at = { FORM($card, "title") } ({ $seat })
move-choose-seat = { FORM($seat, "subject") }
move-end = Завершить ход
move-draw-count = Тянуть { $count ->
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
choice-done = Готово
choice-left = Следующему игроку
choice-right = Предыдущему игроку
choice-birthday = Мой день рождения
choice-holiday = Праздник
choice-ordinary = Обычный день
choice-yes = Да
choice-no = Нет
choice-random = Выбрать наугад
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
    [one] В игре может быть { $count } { -goal }.
    [few] В игре может быть до { $count } { -goal(number: "many", case: "genitive") }.
   *[many] В игре может быть до { $count } { -goal(number: "many", case: "genitive") }.
}
now-first-play-random = Если нужно сыграть несколько карт, первая выбирается наугад.
now-creepers-harmless = Проблемы никому не мешают победить.
now-creeper-harmless = Не мешает победить: { FORM($card, "title") }.
now-bonus-yours = Бонус сейчас твой: { $what }.
now-bonus-not-yours = Сейчас этот бонус не твой.
now-bonus-draw = тяни на { $count } больше
now-bonus-play = играй на { $count } больше
now-use-now = Можно применить сейчас.
now-use-later = Можно будет применить после ответа на текущий вопрос.
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
near-tied = есть всё, но и кто-то ещё выполняет цель
near-in-your-hand = у тебя на руке
near-in-discard = в сбросе
reason-sets = { $source }: { $count }
reason-all = { $source }
reason-adds = { $source }: +{ $count }

phase-start = начало хода
phase-draw = перед добором
phase-play = игра картами
phase-end = конец хода
phase-pass = ход переходит дальше

## Настройки стола

option-fewest-rules-discarded = Сколько новых правил сбросить самое меньшее, когда карта позволяет сбросить до половины
option-fewest-rules-discarded-card = как сказано на карте
option-fewest-rules-discarded-number = { $count }
option-blocked-leader = Лидеру мешает победить { -creeper }
option-blocked-leader-skipped = побеждает следующий за ним
option-blocked-leader-nobody-wins = не побеждает никто
option-parting = Две карты не могут лежать вместе
option-parting-creeper = переходит { -creeper }
option-parting-keeper = переходит { -keeper }
option-payment = Две карты уничтожают друг друга
option-payment-automatic = сбрасываются сразу
option-payment-optional = когда — решает владелец
option-day = Какой сегодня день
option-day-ask = спрашивать игрока
option-day-birthday = всегда день рождения игрока
option-day-holiday = всегда праздник
option-day-ordinary = всегда обычный день
option-rhyme = Кто решает, есть ли рифма
option-rhyme-honour = тот, кто читает двустишие
option-rhyme-consent = остальные игроки
option-rhyme-waived = никто (двустишие не нужно)
option-meta-rule = Высшее правило
option-meta-rule-none = нет
option-meta-rule-rules-escalation = с каждой перетасовкой базовые правила растут
option-meta-rule-no-creepers = без проблем в колоде
