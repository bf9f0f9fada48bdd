# Что делается. Части предложения начинаются с маленькой буквы и не кончаются
# точкой.

## Выбранные карты на столах, в винительном падеже

selected-keeper = { $all ->
    [yes] { $whose ->
        [yours] все свои { -keeper(number: "many") }
        [others] все { -keeper(number: "many") } других игроков
       *[anyones] все { -keeper(number: "many") } в игре
    }
   *[no] { $whose ->
        [yours] одну из своих { -keeper(number: "many", case: "genitive") }
        [others] { -keeper(case: "accusative") } другого игрока
       *[anyones] любую { -keeper(case: "accusative") } в игре
    }
}{ selected-restriction }
selected-creeper = { $all ->
    [yes] { $whose ->
        [yours] все свои { -creeper(number: "many") }
        [others] все { -creeper(number: "many") } других игроков
       *[anyones] все { -creeper(number: "many") } в игре
    }
   *[no] { $whose ->
        [yours] одну из своих { -creeper(number: "many", case: "genitive") }
        [others] { -creeper(case: "accusative") } другого игрока
       *[anyones] любую { -creeper(case: "accusative") } в игре
    }
}{ selected-restriction }
selected-either = { $all ->
    [yes] { $whose ->
        [yours] все свои { -keeper(number: "many") } и { -creeper(number: "many") }
        [others] все { -keeper(number: "many") } и { -creeper(number: "many") } других игроков
       *[anyones] все { -keeper(number: "many") } и { -creeper(number: "many") } в игре
    }
   *[no] { $whose ->
        [yours] одну из своих { -keeper(number: "many", case: "genitive") } или { -creeper(number: "many", case: "genitive") }
        [others] { -keeper(case: "accusative") } или { -creeper(case: "accusative") } другого игрока
       *[anyones] любую { -keeper(case: "accusative") } или { -creeper(case: "accusative") } в игре
    }
}{ selected-restriction }
selected-named = { FORM($cards, "accusative") } { $whose ->
    [yours] со своего стола
    [others] другого игрока
   *[anyones] у любого игрока
}{ selected-restriction }
selected-this = эту карту
    .weight = light
selected-restriction = { $with-creeper ->
    [yes] { $all ->
        [yes] { " " }с прикреплёнными проблемами
       *[no] { " " }с прикреплённой проблемой
    }
   *[no] { "" }
}{ $except-this ->
    [yes] , кроме этой карты
   *[no] { "" }
}

## Руки и стопки

verb-draw = { $who ->
    [you] возьми { count-cards } из колоды
    [everyone] каждый игрок берёт { count-cards } из колоды
   *[each-other] каждый из остальных игроков берёт { count-cards } из колоды
}
verb-draw-per-creeper = каждый игрок берёт из колоды карту, а у кого есть { -creeper(number: "many") }, тот продолжает, пока не возьмёт за каждую из них { count-cards }
verb-discard-hand = сбрось все карты с руки
verb-draw-as-many = возьми из колоды столько же
verb-discard-from-hand = { $who ->
    [you] сбрось { count-cards } с руки
    [everyone] каждый игрок сбрасывает { count-cards } с руки
   *[each-other] каждый из остальных игроков сбрасывает { count-cards } с руки
}{ $pick ->
    [owner] { "" }
    [random] { " " }наугад
   *[kind-or-random] : { FORM($kind, "accusative") } на свой выбор или любую наугад
}
verb-draw-and-play = { $how ->
    [all] отложи свою руку, возьми { count-cards.drawn } из колоды и сыграй { $draw ->
        [1] её
       *[other] их в любом порядке
    }
    [by-day] отложи свою руку, возьми { count-cards.drawn } из колоды и сыграй из них в свой день рождения { FORM($birthday-text, "feminine-accusative") }, в праздник — { FORM($holiday-text, "feminine-accusative") }, в обычный день — { FORM($ordinary-text, "feminine-accusative") }
   *[count] отложи свою руку, возьми { count-cards.drawn } из колоды и сыграй { FORM($play-text, "feminine-accusative") } из них
}
    .note = { $how ->
        [all] потом верни себе руку; всё вместе считается одной сыгранной картой
       *[other] остальное сбрось и верни себе руку; всё вместе считается одной сыгранной картой
    }
verb-play-top = { $count ->
    [one] сыграй верхнюю карту колоды
   *[other] сыграй верхнюю карту колоды; если хочешь, продолжай — всего до { FORM($count-text, "feminine-genitive") } карт
}
verb-play-from-discard = выбери в сбросе { FORM($kinds, "accusative") } и сразу сыграй
verb-play-from-hand = вытяни наугад карту с руки другого игрока и сразу сыграй её
verb-fetch = { $from ->
    [discard] просмотри сброс и возьми оттуда на руку любую карту, кроме { -creeper(number: "many", case: "genitive") }
    [deck] просмотри колоду, возьми из неё на руку любую карту, кроме { -creeper(number: "many", case: "genitive") }, и перетасуй остальное
   *[both] просмотри сброс или колоду и возьми оттуда на руку любую карту, кроме { -creeper(number: "many", case: "genitive") }; колоду после этого перетасуй
}
verb-wish = выбери в сбросе любую карту
    .note = { one-rule }, { one-action } или { one-surprise } сразу сыграй, { one-creeper.accusative } отдай другому игроку, а всё остальное возьми на руку и заверши ход
verb-share-out = возьми из колоды столько карт, чтобы каждый игрок, включая тебя, получил { count-cards }, и раздай их как хочешь
verb-collect = { $pick ->
    [owner] { $from ->
        [everyone] каждый из остальных игроков отдаёт тебе { count-cards } с руки на свой выбор
       *[one] другой игрок, которого ты назовёшь, отдаёт тебе { count-cards } с руки на свой выбор
    }
    [random] { $from ->
        [everyone] вытяни наугад { count-cards } с руки каждого из остальных игроков и возьми себе
       *[one] вытяни наугад { count-cards } с руки другого игрока и возьми себе
    }
   *[kind-or-random] { $from ->
        [everyone] каждый из остальных игроков отдаёт тебе { count-cards } с руки: { FORM($kind, "accusative") } на свой выбор или любую наугад
       *[one] другой игрок, которого ты назовёшь, отдаёт тебе { count-cards } с руки: { FORM($kind, "accusative") } на свой выбор или любую наугад
    }
}
    .except-holder = тот, у кого есть { $card }, ничего не отдаёт
verb-trade-hands = поменяйся картами на руке с любым другим игроком
verb-rotate-hands = каждый игрок передаёт все карты с руки соседу; налево или направо — решаешь ты
    .holder-chooses = если { $card } есть у другого игрока, направление выбирает он
verb-gain-plays = в этот ход сыграй { count-extra-cards }
verb-everyone-may-discard = каждый игрок может сбросить сколько угодно карт с руки и со своего стола
verb-shuffle-discard = замешай сброс в колоду

## Столы

verb-swap-positions = поменяйся местами с другим игроком: каждый получает руку другого и всё, что лежит перед ним
verb-shift-positions = рука каждого игрока и всё, что лежит перед ним, переходят к предыдущему игроку
verb-swap-keepers = обменяй одну из своих { -keeper(number: "many", case: "genitive") } на { -keeper(case: "accusative") } другого игрока
verb-discard = сбрось { $what }
verb-take = забери себе { $what }
verb-give = отдай { FORM($what, "weight") ->
    [light] { $what } { receiver }
   *[heavy] { receiver } { $what }
}
receiver = { $to ->
    [chosen] другому игроку
    [next] следующему игроку
   *[previous] предыдущему игроку
}
verb-move = переложи { FORM($what, "weight") ->
    [light] { $what } к другому игроку
   *[heavy] к другому игроку { $what }
}
verb-everyone-gives = каждый игрок выбирает одну из своих { -keeper(number: "many", case: "genitive") } и другого игрока, которому её дарит; все подарки вручаются одновременно
verb-each-loses = выбери по одной теме у каждого игрока и сбрось их все
    .holder-chooses = если { $card } есть у другого игрока, выбирает он
    .hand-instead = у кого { -keeper(number: "many", case: "genitive") } нет, тот сбрасывает случайную карту с руки
    .except-holder = тот, у кого есть { $card }, ничего не теряет
verb-cure = открепи { FORM($card, "accusative") } от другой своей { -keeper(case: "genitive") } и сбрось эту карту; сама { -keeper } остаётся
verb-to-hands = все { -keeper(number: "many") } в игре со знаком «{ $mark }» возвращаются на руку к своим игрокам, а прикреплённые к ним { -creeper(number: "many") } ложатся отдельно перед тем, кто их получил
    .collector = если у кого-нибудь есть { $card }, все они идут на руку этому игроку
verb-mix-tables = перемешай все { -keeper(number: "many") } и { -creeper(number: "many") } в игре и раздай их заново по одной, начиная с себя

## Правила, цели, ходы

verb-discard-rules = { $rules ->
    [up-to] { $count ->
        [1] сбрось одно { -rule } на свой выбор или ни одного
       *[other] сбрось до { FORM($count-text, "genitive") } { -rule(number: "many", case: "genitive") } на свой выбор
    }
    [half] сбрось не больше половины { -rule(number: "many", case: "genitive") } в игре, округляя вверх
    [half-at-least] сбрось не меньше { FORM($count-text, "genitive") } и не больше половины { -rule(number: "many", case: "genitive") } в игре, округляя вверх
    [all] сбрось все { -rule(number: "many") }
    [limits] сбрось все пределы руки и пределы тем, что есть в игре
   *[one] сбрось одно { -rule } на свой выбор
}
verb-discard-goals = сбрось все { -goal(number: "many") }
verb-extra-turn = после этого хода сделай ещё один
    .note = больше двух ходов подряд так не сделать
verb-end-turn = заверши ход
verb-choose-one = выбери одно: { $options }
verb-rhyme = прочти вслух рифмованное двустишие
