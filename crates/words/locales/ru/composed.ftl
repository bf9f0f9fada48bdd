# Части языка карт, которые сочетаются: игроки, условия, места и действия внутри
# действий. Части предложения начинаются с маленькой буквы и не кончаются точкой.

## Игроки

for-players = { $players ->
    [you] сделай так
    [everyone] каждый игрок делает так
    [each-other] каждый из остальных игроков делает так
    [chosen] другой игрок на твой выбор делает так
    [anyone] игрок на твой выбор делает так
    [next] следующий игрок делает так
    [previous] предыдущий игрок делает так
    [random] случайный другой игрок делает так
    [active] игрок, чей сейчас ход, делает так
    [that] тот же игрок делает так
    [most-keepers] тот, у кого больше всего { -keeper(number: "many", case: "genitive") }, делает так
    [fewest-keepers] тот, у кого меньше всего { -keeper(number: "many", case: "genitive") }, делает так
    [most-cards] тот, у кого больше всего карт на руке, делает так
    [fewest-cards] тот, у кого меньше всего карт на руке, делает так
   *[holder] игрок, у которого есть { FORM($card, "title") }, делает так
}
player-of = { $players ->
    [you] своей
    [everyone] каждого игрока
    [each-other] каждого из остальных игроков
    [chosen] другого игрока на твой выбор
    [anyone] игрока на твой выбор
    [next] следующего игрока
    [previous] предыдущего игрока
    [random] случайного другого игрока
    [active] игрока, чей сейчас ход
    [that] того же игрока
    [most-keepers] игрока, у которого больше всего { -keeper(number: "many", case: "genitive") }
    [fewest-keepers] игрока, у которого меньше всего { -keeper(number: "many", case: "genitive") }
    [most-cards] игрока, у которого больше всего карт на руке
    [fewest-cards] игрока, у которого меньше всего карт на руке
   *[holder] игрока, у которого есть { FORM($card, "title") }
}

## Карты одного игрока, в винительном падеже

selected-keeper-of = { $all ->
    [yes] все { -keeper(number: "many") } { $owner }
   *[no] одну из { -keeper(number: "many", case: "genitive") } { $owner }
}{ selected-restriction }
selected-creeper-of = { $all ->
    [yes] все { -creeper(number: "many") } { $owner }
   *[no] одну из { -creeper(number: "many", case: "genitive") } { $owner }
}{ selected-restriction }
selected-either-of = { $all ->
    [yes] все { -keeper(number: "many") } и { -creeper(number: "many") } { $owner }
   *[no] одну из { -keeper(number: "many", case: "genitive") } или { -creeper(number: "many", case: "genitive") } { $owner }
}{ selected-restriction }
selected-named-of = { FORM($cards, "accusative") } { $owner }{ selected-restriction }
selected-marked = { $cards } со значком «{ $mark }»
mark-quoted = значок «{ $mark }»
one-any = карта
    .accusative = карту
    .pronoun = её

## Действия внутри действий

verb-for = { for-players }: { $verbs }
verb-if = если { $conditions }, { $verbs }
verb-otherwise = иначе { $verbs }
verb-repeat = { $per ->
    [none] сделай так { repeat-times }: { $verbs }
   *[keeper] за { repeat-thing } сделай так { repeat-times }: { $verbs }
}
repeat-times = { $count ->
    [1] один раз
   *[other] { $count-text } { $count ->
        [one] раз
        [few] раза
       *[many] раз
    }
}
repeat-thing = { $per ->
    [keeper] каждую { -keeper(case: "accusative") } перед тобой
    [creeper] каждую { -creeper(case: "accusative") } перед тобой
    [card-in-hand] каждую карту на твоей руке
    [player] каждого игрока
    [other-player] каждого другого игрока
    [rule] каждое { -rule } в игре
   *[goal] каждую { -goal } в игре
}
verb-by-chance = выбери наугад одно: { $options }
verb-act = сделай за столом вот что: «{ $text }» Если сделано, { $verbs }
    .ask = выполни, что велит { FORM($about, "title") }. Сделано?
    .ask-2 = { FORM($of, "person") ->
        [second] сделано ли то, что велит { FORM($about, "title") }?
       *[third] { $of }: сделано ли то, что велит { FORM($about, "title") }?
    }
verb-vote = каждый голосует за другого игрока
    .note = выбирается игрок, за которого больше голосов; при равенстве решает случай
    .ask = проголосуй за игрока
    .log = { FORM($seat, "person") ->
        [second] Больше всего голосов у тебя.
       *[third] { $seat } получает больше всего голосов.
    }
verb-look = { $at ->
    [top] посмотри верхнюю карту колоды
   *[hand] { $players ->
        [you] посмотри карты на своей руке
       *[other] посмотри карты на руке { player-of }
    }
}
    .openly = это видят все
verb-do-as = выбери в сбросе карту действия и сделай то, что на ней написано; сама она остаётся в сбросе
verb-skip-turn = пропусти следующий ход
verb-reverse-order = поменяй порядок ходов на обратный
verb-win = ты побеждаешь в игре
verb-nobody-wins = игра заканчивается, и не побеждает никто

## С места на место

verb-put = { $pick ->
    [random] возьми наугад { put-what }
   *[you] возьми { put-what }
}{ $only } { $from }{ $pick ->
    [owner] { " " }(на выбор владельца)
   *[you] { "" }
} и положи { $to }
    .ask = выбери карту
put-what = { $how ->
    [all] все карты
   *[count] { count-cards }
}
put-only = { " " }(только { $cards })
put-from-hand = { $players ->
    [you] с руки
   *[other] с руки { player-of }
}
put-from-table = { $players ->
    [you] со своего стола
   *[other] со стола { player-of }
}
put-from = { $pile ->
    [discard] из сброса
    [top] с верха колоды
    [deck] из колоды, просмотрев её
    [rules] из новых правил в игре
   *[goals] из целей в игре
}
put-to-hand = { $players ->
    [you] себе на руку
   *[other] на руку { player-of }
}
put-to-table = { $players ->
    [you] перед собой
   *[other] на стол { player-of }
}
put-to = { $pile ->
    [discard] в сброс
    [top] на верх колоды
    [bottom] под низ колоды
    [deck] в колоду, после чего перетасуй её
   *[play] в игру, сразу сыграв
}

## Условия

condition-no-keeper = перед тобой нет { -keeper(number: "many", case: "genitive") }
condition-no-creeper = перед тобой нет { -creeper(number: "many", case: "genitive") }
condition-first-play = это первая твоя карта за ход
condition-your-turn = сейчас твой ход
condition-most-keepers = у тебя { -keeper(number: "many", case: "genitive") } больше, чем у любого другого игрока
condition-fewest-keepers = у тебя { -keeper(number: "many", case: "genitive") } меньше, чем у любого другого игрока
condition-most-cards = у тебя на руке больше карт, чем у любого другого игрока
condition-fewest-cards = у тебя на руке меньше карт, чем у любого другого игрока
condition-no-goal = в игре нет цели
condition-have = у тебя есть { FORM($card, "title") }
condition-lack = у тебя нет { FORM($card, "genitive") }
condition-nobody-has = ни у кого нет { FORM($card, "genitive") }
condition-other-has = у другого игрока есть { FORM($card, "title") }
condition-in-play = { FORM($card, "title") } в игре
condition-keepers = у тебя не меньше { count-keepers.genitive }
condition-creepers = у тебя не меньше { FORM($count-text, "feminine-genitive") } { $count ->
    [one] { -creeper(case: "genitive") }
   *[many] { -creeper(number: "many", case: "genitive") }
}
condition-cards-in-hand = у тебя на руке не меньше { count-cards.genitive }

## Цели

goal-loses = проигрывают все, как только хотя бы для одного игрока верно: { $demands }
also-wins = ты побеждаешь и тогда, когда { $demands }
demand-marked = у тебя не меньше { count-cards.genitive } со значком «{ $mark }»
    .next = , а у тебя не меньше { count-cards.genitive } со значком «{ $mark }»
demand-points = твои { -keeper(number: "many") } стоят не меньше { count-points.genitive }
    .next = , а твои { -keeper(number: "many") } стоят не меньше { count-points.genitive }
count-points = { $count ->
    [1] одно очко
    [one] { $count-text } очко
    [few] { $count-text } очка
   *[many] { $count-text } очков
}
    .genitive = { FORM($count-text, "genitive") } { $count ->
        [one] очка
       *[many] очков
    }
demand-lack = у тебя нет { FORM($cards, "genitive") }
    .next = , а у тебя нет { FORM($cards, "genitive") }
demand-other-has = у другого игрока есть { FORM($card, "title") }
    .next = , а у другого игрока есть { FORM($card, "title") }
demand-empty-hand = у тебя на руке нет карт
    .next = , а на руке у тебя нет карт
demand-any-of = верно хотя бы одно: { $options }
    .next = , и верно хотя бы одно: { $options }
card-value = эта карта стоит { count-points }

## Свойства и случаи

modifier-counts-as = для цели эта карта засчитывается ещё и как { FORM($cards, "title") }
modifier-protected = другие игроки не могут забрать, переложить или сбросить эту карту
modifier-stops = { $players ->
    [nobody] эта { -creeper } никому не мешает победить
    [everyone] пока эта карта в игре, победить не может никто, если только её не требует { -goal }
   *[others] пока эта карта лежит перед тобой, никто другой победить не может, если только её не требует { -goal }
}
lasts-turn = это правило сбрасывается в конце хода
lasts-round = это правило сбрасывается, когда снова начинается ход того, кто его сыграл
occasion-once-per-game = свободное действие, один раз за игру: { $clause }
occasion-end-of-turn = в конце твоего хода, прежде чем соблюдаются пределы, { $clause }
occasion-after = { $event ->
    [play] { $by ->
        [you] каждый раз, когда ты играешь { FORM($kind, "accusative") }
        [others] каждый раз, когда другой игрок играет { FORM($kind, "accusative") }
       *[anyone] каждый раз, когда кто-нибудь играет { FORM($kind, "accusative") }
    }
    [gain] { $by ->
        [you] каждый раз, когда перед тобой появляется { $kind }
        [others] каждый раз, когда перед другим игроком появляется { $kind }
       *[anyone] каждый раз, когда перед кем-нибудь появляется { $kind }
    }
    [lose] { $by ->
        [you] каждый раз, когда ты теряешь со стола { FORM($kind, "accusative") }
        [others] каждый раз, когда другой игрок теряет со стола { FORM($kind, "accusative") }
       *[anyone] каждый раз, когда кто-нибудь теряет со стола { FORM($kind, "accusative") }
    }
    [draw] { $by ->
        [you] каждый раз, когда ты тянешь карты
        [others] каждый раз, когда другой игрок тянет карты
       *[anyone] каждый раз, когда кто-нибудь тянет карты
    }
   *[reshuffle] каждый раз, когда сброс становится новой колодой
}, { $clause }
answer-then = после этого { $clause }

## Журнал

log-won-by-effect = { FORM($seat, "person") ->
    [second] Ты побеждаешь: { FORM($card, "title") }!
   *[third] { $seat } побеждает: { FORM($card, "title") }!
}
log-nobody-won = { FORM($card, "title") } заканчивает игру. Не побеждает никто.
log-turn-skipped = { FORM($seat, "person") ->
    [second] Ты пропускаешь ход.
   *[third] { $seat } пропускает ход.
}
log-order-reversed = Порядок ходов меняется на обратный.
log-chance-chose = Случай выбирает: { $number }.
log-put = { $to ->
    [hand] { FORM($owner, "person") ->
        [second] { FORM($card, "title") } попадает к тебе на руку.
       *[third] { $owner } получает на руку { FORM($card, "accusative") }.
    }
    [table] { FORM($owner, "person") ->
        [second] { FORM($card, "title") } теперь лежит перед тобой.
       *[third] { $owner } получает на стол { FORM($card, "accusative") }.
    }
    [top] { FORM($card, "title") } ложится на верх колоды.
    [bottom] { FORM($card, "title") } ложится под низ колоды.
   *[deck] { FORM($card, "title") } замешивается в колоду.
}
log-put-hidden = { $to ->
    [hand] { FORM($owner, "person") ->
        [second] Карта попадает к тебе на руку.
       *[third] { $owner } получает карту на руку.
    }
    [top] Карта ложится на верх колоды.
    [bottom] Карта ложится под низ колоды.
   *[deck] Карта замешивается в колоду.
}
log-saw-hand = { FORM($owner, "person") ->
    [second] Твоя рука открыта: { $cards }.
   *[third] { $owner } — на руке: { $cards }.
}
log-saw-top = На верху колоды: { $cards }.
log-saw-hand-hidden = { FORM($seat, "person") ->
    [second] Ты смотришь чужую руку.
   *[third] { FORM($owner, "person") ->
        [second] { $seat } смотрит карты на твоей руке.
       *[third] { $seat } смотрит чужую руку: { $owner }.
    }
}
log-saw-top-hidden = { FORM($seat, "person") ->
    [second] Ты смотришь верхнюю карту колоды.
   *[third] { $seat } смотрит верхнюю карту колоды.
}
log-acted = { FORM($seat, "person") ->
    [second] Ты делаешь то, что велит { FORM($card, "title") }.
   *[third] { $seat } делает то, что велит { FORM($card, "title") }.
}
log-not-acted = { FORM($seat, "person") ->
    [second] Ты не делаешь того, что велит { FORM($card, "title") }.
   *[third] { $seat } не делает того, что велит { FORM($card, "title") }.
}

## Сколько не хватает до цели

near-lacks-points = не хватает { $count ->
    [one] { $count } очка
   *[many] { $count } очков
}
near-cards-to-lose = на руке { $count ->
    [one] { $count } лишняя карта
    [few] { $count } лишние карты
   *[many] { $count } лишних карт
}
near-elsewhere = ни у кого другого нет
