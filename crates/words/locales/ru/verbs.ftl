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
selected-named = { $whose ->
    [yours] { FORM($cards, "agreement") ->
        [plural] свои { FORM($cards, "accusative") }
       *[other] свою { FORM($cards, "accusative") }
    }
    [others] у другого игрока { FORM($cards, "accusative") }
   *[anyones] { FORM($cards, "accusative") } любого игрока
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
    [you] вытяни { count-cards }
    [everyone] каждый игрок тянет { count-cards }
   *[each-other] каждый из остальных игроков тянет { count-cards }
}
verb-draw-per-creeper = каждый игрок тянет одну карту, а тот, у кого есть { -creeper(number: "many") }, — вместо этого по { count-cards.each } за каждую из них
verb-discard-hand = сбрось все карты с руки
verb-draw-as-many = вытяни столько же карт
verb-discard-from-hand = { $pick ->
    [kind-or-random] { $who ->
        [you] сбрось с руки { $count ->
            [1] { FORM($kind, "accusative") } (на свой выбор)
           *[other] { count-cards }: каждый раз — { FORM($kind, "accusative") } (на свой выбор)
        }
        [everyone] каждый игрок сбрасывает с руки { $count ->
            [1] { FORM($kind, "accusative") } (на свой выбор)
           *[other] { count-cards }: каждый раз — { FORM($kind, "accusative") } (на свой выбор)
        }
       *[each-other] каждый из остальных игроков сбрасывает с руки { $count ->
            [1] { FORM($kind, "accusative") } (на свой выбор)
           *[other] { count-cards }: каждый раз — { FORM($kind, "accusative") } (на свой выбор)
        }
    }
   *[other] { $who ->
        [you] сбрось { count-cards } с руки
        [everyone] каждый игрок сбрасывает { count-cards } с руки
       *[each-other] каждый из остальных игроков сбрасывает { count-cards } с руки
    }{ $pick ->
        [random] { " " }наугад
       *[owner] { "" }
    }
}
verb-draw-and-play = { $how ->
    [all] отложи карты с руки, вытяни { count-cards.drawn } и сыграй { $draw ->
        [1] её
       *[other] их в любом порядке
    }
    [by-day] отложи карты с руки, вытяни { count-cards.drawn } и сыграй из них: в свой день рождения — { FORM($birthday-text, "feminine-accusative") }, в праздник — { FORM($holiday-text, "feminine-accusative") }, в обычный день — { FORM($ordinary-text, "feminine-accusative") }
   *[count] отложи карты с руки, вытяни { count-cards.drawn } и сыграй { FORM($play-text, "feminine-accusative") } из них
}
    .note = { $how ->
        [all] потом снова возьми отложенные карты на руку; всё это считается за одну сыгранную карту
       *[other] остальные сбрось и снова возьми отложенные карты на руку; всё это считается за одну сыгранную карту
    }
verb-play-top = { $count ->
    [one] сыграй верхнюю карту колоды
   *[other] сыграй верхнюю карту колоды; можешь повторить это, всего до { FORM($count-text, "feminine-genitive") } карт
}
verb-play-from-discard = выбери в сбросе { FORM($kinds, "accusative") } и сразу сыграй выбранную карту
verb-play-from-hand = вытяни наугад карту с руки другого игрока и сразу сыграй её
verb-fetch = { $from ->
    [discard] просмотри сброс и возьми оттуда на руку любую карту, кроме { -creeper(case: "genitive") }
    [deck] просмотри колоду, возьми из неё на руку любую карту, кроме { -creeper(case: "genitive") }, и перетасуй остальные
   *[both] просмотри сброс или колоду и возьми оттуда на руку любую карту, кроме { -creeper(case: "genitive") }; колоду после этого перетасуй
}
verb-wish = выбери в сбросе любую карту
    .note = { one-rule }, { one-action } или { one-surprise } сразу сыграй, { one-creeper.accusative } отдай другому игроку, а всё остальное возьми на руку и заверши ход
verb-share-out = вытяни по { count-cards.each } на каждого игрока, включая себя, и реши, кому что достанется
verb-collect = { $pick ->
    [owner] { $from ->
        [everyone] каждый из остальных игроков отдаёт тебе { count-cards } с руки на свой выбор
       *[one] другой игрок, которого ты выберешь, отдаёт тебе { count-cards } с руки на свой выбор
    }
    [random] { $from ->
        [everyone] вытяни наугад по { count-cards.each } с руки каждого из остальных игроков и возьми их себе
       *[one] вытяни наугад { count-cards } с руки другого игрока и возьми себе
    }
   *[kind-or-random] { $from ->
        [everyone] каждый из остальных игроков отдаёт тебе с руки { $count ->
            [1] { FORM($kind, "accusative") } (на свой выбор)
           *[other] { count-cards }: каждый раз — { FORM($kind, "accusative") } (на свой выбор)
        }
       *[one] другой игрок, которого ты выберешь, отдаёт тебе с руки { $count ->
            [1] { FORM($kind, "accusative") } (на свой выбор)
           *[other] { count-cards }: каждый раз — { FORM($kind, "accusative") } (на свой выбор)
        }
    }
}
    .except-holder = тот, у кого есть { FORM($card, "title") }, ничего не отдаёт
verb-trade-hands = поменяйся картами на руке с любым другим игроком
verb-rotate-hands = каждый игрок передаёт все карты с руки соседу; налево или направо — решаешь ты
    .holder-chooses = если { FORM($card, "title") } есть у другого игрока, направление выбирает он
verb-gain-plays = в этот ход сыграй { count-extra-cards }
verb-everyone-may-discard = каждый игрок может сбросить сколько угодно карт с руки и со своего стола
verb-shuffle-discard = замешай сброс в колоду

## Столы

verb-swap-positions = поменяйся местами с другим игроком: каждый получает карты с руки другого и всё, что лежит перед ним
verb-shift-positions = карты с руки каждого игрока и всё, что лежит перед ним, переходят к предыдущему игроку
verb-swap-keepers = обменяй одну из своих { -keeper(number: "many", case: "genitive") } на { -keeper(case: "accusative") } другого игрока
verb-discard = сбрось { $what }
verb-take = забери { $what }
verb-give = отдай { FORM($what, "weight") ->
    [light] { $what } { receiver }
   *[heavy] { receiver }{ $to ->
        [active] ,
       *[other] { "" }
    } { $what }
}
receiver = { $to ->
    [chosen] другому игроку
    [next] следующему игроку
    [random] случайному другому игроку
    [that] тому же игроку
    [active] игроку, чей сейчас ход
   *[previous] предыдущему игроку
}
verb-move = переложи { FORM($what, "weight") ->
    [light] { $what } к другому игроку
   *[heavy] к другому игроку { $what }
}
verb-everyone-gives = каждый игрок выбирает одну из своих { -keeper(number: "many", case: "genitive") } и другого игрока, которому её дарит; все подарки вручаются одновременно
verb-each-loses = выбери по одной { -keeper(case: "dative") } у каждого игрока, включая себя, и сбрось их
    .holder-chooses = если { FORM($card, "title") } есть у другого игрока, выбирает он
    .hand-instead = у кого { -keeper(number: "many", case: "genitive") } нет, тот сбрасывает случайную карту с руки
    .except-holder = тот, у кого есть { FORM($card, "title") }, ничего не теряет
verb-cure = сбрось прикреплённую к другой твоей { -keeper(case: "dative") } { FORM($card, "accusative") }; сама { -keeper } остаётся
verb-to-hands = все { -keeper(number: "many") } в игре со значком «{ $mark }» возвращаются на руки владельцам, а прикреплённые к ним { -creeper(number: "many") } остаются лежать перед теми, кто взял эти { -keeper(number: "many") }
    .collector = если у кого-нибудь есть { FORM($card, "title") }, все они уходят на руку к нему
verb-mix-tables = перемешай все { -keeper(number: "many") } и { -creeper(number: "many") } в игре и раздай их заново по одной, начиная с себя

## Правила, цели, ходы

verb-discard-rules = { $rules ->
    [up-to] { $count ->
        [1] сбрось одно { -rule } на свой выбор или ни одного
       *[other] сбрось до { FORM($count-text, "genitive") } { -rule(number: "many", case: "genitive") } на свой выбор
    }
    [half] сбрось сколько хочешь { -rule(number: "many", case: "genitive") } в игре: от нуля до половины, округляя вверх
    [half-at-least] сбрось не меньше { FORM($count-text, "genitive") } и не больше половины { -rule(number: "many", case: "genitive") } в игре, округляя вверх
    [all] сбрось все { -rule(number: "many") }
    [limits] сбрось все пределы руки и пределы тем, что есть в игре
   *[one] сбрось одно { -rule } на свой выбор
}
verb-discard-goals = сбрось все { -goal(number: "many") }
verb-extra-turn = после этого хода сделай ещё один
    .note = больше двух ходов подряд так сделать нельзя
verb-end-turn = заверши ход
verb-choose-one = выбери одно: { $options }
verb-rhyme = прочти вслух рифмованное двустишие
