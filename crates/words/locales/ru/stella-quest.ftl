# «Карта звёзд»: карты, что произошло, о чём спрашивают.

## Карты. Сам текст стоит в винительном падеже, title – на кнопке.

stella-card = { $colour ->
    [red] красную
    [yellow] жёлтую
    [green] зелёную
   *[blue] синюю
} { $value }
    .nominative = { $colour ->
        [red] красная
        [yellow] жёлтая
        [green] зелёная
       *[blue] синяя
    } { $value }
    .genitive = { $colour ->
        [red] красной
        [yellow] жёлтой
        [green] зелёной
       *[blue] синей
    } { $value }
    .title = { $colour ->
        [red] Красная
        [yellow] Жёлтая
        [green] Зелёная
       *[blue] Синяя
    } { $value }
stella-rest = карту отдыха
    .nominative = карта отдыха
    .genitive = карты отдыха
    .title = Карта отдыха
stella-back = { $class ->
    [red] красную карту
    [yellow] жёлтую карту
    [green] зелёную карту
    [blue] синюю карту
   *[rest] карту отдыха
}
    .nominative = { $class ->
        [red] красная
        [yellow] жёлтая
        [green] зелёная
        [blue] синяя
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
stella-light = { $count ->
    [one] { $count } фишку сияния
    [few] { $count } фишки сияния
   *[many] { $count } фишек сияния
}
    .left = { $count ->
        [0] не осталось ни одной
       *[other] осталось: { $count }
    }

## Что произошло

stella-log-dealt = { FORM($seat, "person") ->
    [second] Твоя рука: { $cards }.
   *[third] Рука { FORM($seat, "genitive") }: { $cards }.
}
stella-log-pile-started = Первая карта сброса: { FORM($card, "nominative") }.
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
    [second] Ты платишь 1 фишку сияния за карты
   *[third] { $seat } платит 1 фишку сияния за карты
} ({ stella-light.left }).
stella-log-refill = { FORM($seat, "person") ->
    [second] Твоя рука пуста: ты берёшь
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
stella-log-reshuffled = Сброс становится новой колодой ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}); сверху — { FORM($card, "nominative") }.
stella-log-played = { FORM($seat, "person") ->
    [second] Ты играешь { $card }.
   *[third] { $seat } играет { $card }.
}
stella-log-turn-ended = { FORM($seat, "person") ->
    [second] Ты завершаешь ход.
   *[third] { $seat } завершает ход.
}
stella-log-skipped = { FORM($seat, "person") ->
    [second] У тебя нет карт: ты пропускаешь раунд.
   *[third] { $seat } без карт пропускает раунд.
}
stella-log-rival-played = Соперник играет { $card }.
stella-log-round-won = { FORM($seat, "person") ->
    [second] Ты выигрываешь раунд, твоя карта: { FORM($card, "nominative") }.
   *[third] { $seat } выигрывает раунд, карта: { FORM($card, "nominative") }.
}
stella-log-round-to-rival = Раунд выигрывает соперник, его карта: { FORM($card, "nominative") }; сверху в сбросе: { FORM($top, "nominative") }.
stella-log-round-to-nobody = Одни карты отдыха: раунд не выигрывает никто.
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
    [second] Ты кладёшь на верх сброса { $card }.
   *[third] { $seat } кладёт на верх сброса { $card }.
}
stella-log-collection = { FORM($seat, "person") ->
    [second] У тебя все шесть значений: это победа!
   *[third] { $seat } собирает все шесть значений и побеждает!
}
stella-log-shine = { FORM($seat, "person") ->
    [second] Гаснет твоя последняя фишка сияния.
   *[third] Гаснет последняя фишка сияния { FORM($seat, "genitive") }.
} Очки: { $scores }. { $count ->
    [1] Победитель: { $winners }.
   *[other] Победу делят { $winners }.
}
stella-score = { $seat } — { $count }

## О чём спрашивают и что можно ответить

stella-ask-turn = { $may-draw ->
    [yes] Сыграй карту или сначала заплати 1 фишку сияния и возьми до 3 карт.
   *[no] Сыграй карту.
}
stella-ask-late = Заплати 1 фишку сияния и возьми до 3 карт или заверши ход.
stella-ask-take = Раунд за тобой: забери одну из сыгранных карт.
stella-ask-top = Выбери карту, которая ляжет на верх сброса.
stella-ask-end = Игра окончена.
stella-move-draw = Заплатить за карты
stella-move-play = Сыграть: { FORM($card, "nominative") }
stella-move-take = Забрать: { FORM($card, "nominative") }
stella-move-top = На верх сброса: { FORM($card, "nominative") }
stella-move-end = Завершить ход
