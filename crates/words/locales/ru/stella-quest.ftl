# «Карта звёзд»: карты, что произошло, о чём спрашивают.

## Карты. Сам текст стоит в винительном падеже, title – на кнопке.

stella-card = { $color ->
    [red] красную карту с { $value }
    [yellow] жёлтую карту с { $value }
    [green] зелёную карту с { $value }
   *[blue] синюю карту с { $value }
}
    .nominative = { $color ->
        [red] красная { $value }
        [yellow] жёлтая { $value }
        [green] зелёная { $value }
       *[blue] синяя { $value }
    }
    .title = { $color ->
        [red] Красная { $value }
        [yellow] Жёлтая { $value }
        [green] Зелёная { $value }
       *[blue] Синяя { $value }
    }
stella-rest = карту отдыха
    .nominative = карта отдыха
    .title = Карта отдыха
stella-back = { $class ->
    [red] красную карту
    [yellow] жёлтую карту
    [green] зелёную карту
    [blue] синюю карту
   *[rest] карту отдыха
}
    .nominative = { $class ->
        [red] красный
        [yellow] жёлтый
        [green] зелёный
        [blue] синий
       *[rest] карта отдыха
    }
    .counted = { $class ->
        [red] { $count } { $count ->
            [one] красная
            [few] красные
           *[many] красных
        }
        [yellow] { $count } { $count ->
            [one] жёлтая
            [few] жёлтые
           *[many] жёлтых
        }
        [green] { $count } { $count ->
            [one] зелёная
            [few] зелёные
           *[many] зелёных
        }
        [blue] { $count } { $count ->
            [one] синяя
            [few] синие
           *[many] синих
        }
       *[rest] { $count } { $count ->
            [one] карта отдыха
            [few] карты отдыха
           *[many] карт отдыха
        }
    }
stella-light = { $count } { $count ->
    [one] сияние
    [few] сияния
   *[many] сияний
}
    .left = { $count ->
        [0] не осталось ни одного
       *[other] осталось: { $count }
    }

## Что произошло

stella-log-dealt = { FORM($seat, "person") ->
    [second] Карты у тебя на руке: { $cards }.
   *[third] Карты на руке у { FORM($seat, "genitive") }: { $cards }.
}
stella-log-pile-started = Первая карта в стопке сброса: { FORM($card, "nominative") }.
stella-log-round = { $marker ->
    [yes] { FORM($seat, "person") ->
        [second] Новый раунд: первый ход за тобой, чёрная звезда у тебя.
       *[third] Новый раунд: первый ход и чёрная звезда у { FORM($seat, "genitive") }.
    }
   *[no] { FORM($seat, "person") ->
        [second] Новый раунд: первый ход за тобой.
       *[third] Новый раунд: первый ход делает { $seat }.
    }
}
stella-log-paid = { FORM($seat, "person") ->
    [second] Ты теряешь 1 сияние, чтобы добрать карты
   *[third] { $seat } теряет 1 сияние, чтобы добрать карты
} ({ stella-light.left }).
stella-log-refill = { FORM($seat, "person") ->
    [second] У тебя не осталось карт: ты берёшь
   *[third] { $seat } остаётся без карт и берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
stella-log-drawn = { FORM($seat, "person") ->
    [second] Ты берёшь { $card }.
   *[third] { $seat } берёт { $card }.
}
stella-log-no-cards = { FORM($seat, "person") ->
    [second] Карты кончились: тебе нечего взять.
   *[third] Карты кончились: { $seat } ничего не берёт.
}
stella-log-reshuffled = Стопка сброса становится новой колодой ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}); оборот верхней карты: { FORM($card, "nominative") }.
stella-log-played = { FORM($seat, "person") ->
    [second] Ты выкладываешь { $card }.
   *[third] { $seat } выкладывает { $card }.
}
stella-log-turn-ended = { FORM($seat, "person") ->
    [second] Ты завершаешь ход.
   *[third] { $seat } завершает ход.
}
stella-log-skipped = { FORM($seat, "person") ->
    [second] У тебя нет карт: ты пропускаешь раунд.
   *[third] { $seat } без карт пропускает раунд.
}
stella-log-rival-played = Искусственный соперник выкладывает { $card }.
stella-log-round-won = { FORM($seat, "person") ->
    [second] Ты побеждаешь в раунде. Твоя карта: { FORM($card, "nominative") }.
   *[third] { $seat } побеждает в раунде. Карта: { FORM($card, "nominative") }.
}
stella-log-round-to-rival = В раунде побеждает искусственный соперник. Его карта: { FORM($card, "nominative") }; наверху стопки сброса: { FORM($top, "nominative") }.
stella-log-round-to-nobody = Одни карты отдыха: в раунде не побеждает никто.
stella-log-light-lost = { FORM($seat, "person") ->
    [second] Ты теряешь
   *[third] { $seat } теряет
} { stella-light }: { $cause ->
    [marker] победа с чёрной звездой
   *[repeated-value] такое значение уже есть
}.
stella-log-taken = { FORM($seat, "person") ->
    [second] Ты забираешь { $card }.
   *[third] { $seat } забирает { $card }.
}
stella-log-top = { FORM($seat, "person") ->
    [second] Ты кладёшь наверх стопки сброса { $card }.
   *[third] { $seat } кладёт наверх стопки сброса { $card }.
}
stella-log-collection = { FORM($seat, "person") ->
    [second] У тебя все шесть значений: это победа!
   *[third] { $seat } собирает все шесть значений и побеждает!
}
stella-log-shine = { FORM($seat, "person") ->
    [second] Гаснет твоё последнее сияние.
   *[third] Гаснет последнее сияние { FORM($seat, "genitive") }.
} Очки: { $scores }. { $count ->
    [1] Победитель: { $winners }.
   *[other] Победу делят { $winners }.
}
stella-score = { $seat }: { $count }

## О чём спрашивают и что можно ответить

stella-ask-turn = { $may-draw ->
    [yes] Выложи карту или сначала потеряй 1 сияние, чтобы добрать до 3 карт.
   *[no] Выложи карту.
}
stella-ask-late = Потеряй 1 сияние, чтобы добрать до 3 карт, или заверши ход.
stella-ask-take = Ты побеждаешь в раунде: забери одну из выложенных карт.
stella-ask-top = Выбери карту, которая ляжет наверх стопки сброса.
stella-ask-end = Игра окончена.
stella-move-draw = Добрать карты за 1 сияние
stella-move-play = Выложить: { FORM($card, "nominative") }
stella-move-take = Забрать: { FORM($card, "nominative") }
stella-move-top = Наверх сброса: { FORM($card, "nominative") }
stella-move-end = Завершить ход
