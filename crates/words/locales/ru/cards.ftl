# Предложения карт, кроме самих действий (verbs.ftl). Части предложения
# начинаются с маленькой буквы и не кончаются точкой; note говорится следом.

creeper-blocks = пока эта карта лежит перед тобой, победить нельзя — разве что её требует { -goal }
while-held = пока эта карта лежит перед тобой, { $clause }
meta-stays = это правило выбирают до начала игры, и оно действует до её конца

## Цели

goal-wins = ты побеждаешь, если { $demands }
goal-allows = { $creepers } { FORM($creepers, "agreement") ->
    [plural] здесь не мешают
   *[other] здесь не мешает
} победить, а любая другая { -creeper } мешает

demand-have = у тебя есть { $cards }
    .next = { " " }и ещё { $cards }
demand-at-least = у тебя есть хотя бы { FORM($count-text, "feminine") } из карт { FORM($cards, "title") }
    .next = { " " }и хотя бы { FORM($count-text, "feminine") } из карт { FORM($cards, "title") }
demand-only-keeper = { $card } — твоя единственная { -keeper }
    .next = , а { $card } — твоя единственная { -keeper }
demand-nobody-has = ни у кого нет { FORM($card, "genitive") }
    .next = , а { FORM($card, "genitive") } нет ни у кого
demand-most-cards = у тебя на руке не меньше { count-cards.genitive } и больше, чем у любого другого игрока
    .next = , а на руке у тебя не меньше { count-cards.genitive } и больше, чем у любого другого игрока
demand-most-keepers = у тебя не меньше { count-keepers.genitive } и больше, чем у любого другого игрока
    .next = , а { -keeper(number: "many", case: "genitive") } у тебя не меньше { FORM($count-text, "feminine-genitive") } и больше, чем у любого другого игрока

## Постоянные правила

modifier-draw = каждый ход тяни { count-cards }
    .note = сыграв эту карту, сразу добери недостающее
modifier-play = каждый ход играй { count-cards }
    .note = { $count ->
        [0] { "" }
        [1] { "" }
       *[other] если на руке меньше, сыграй всё, что есть
    }
modifier-play-all = каждый ход играй все карты с руки
modifier-play-by-day = каждый ход играй столько карт: в свой день рождения — { FORM($birthday-text, "feminine-accusative") }, в праздник — { FORM($holiday-text, "feminine-accusative") }, в обычный день — { FORM($ordinary-text, "feminine-accusative") }
modifier-hand-limit = { $count ->
    [0] не держи карт на руке
   *[other] держи на руке не больше { count-cards.genitive }
}
    .note = в свой ход ты соблюдаешь предел лишь в самом конце, а остальные сбрасывают лишнее сразу
modifier-keeper-limit = { $count ->
    [0] не держи перед собой { -keeper(number: "many", case: "genitive") }
   *[other] держи перед собой не больше { count-keepers.genitive }
}
    .note = в свой ход ты соблюдаешь предел лишь в самом конце, а остальные сбрасывают лишнее сразу
modifier-goals = в игре может лежать до { FORM($count-text, "feminine-genitive") } { $count ->
    [one] { -goal(case: "genitive") }
   *[other] { -goal(number: "many", case: "genitive") }
} сразу, и для победы достаточно выполнить любую из них
    .note = кто сыграет лишнюю, тот и решает, какую из прежних сбросить
modifier-first-play-random = если в этот ход нужно сыграть больше одной карты, первую вытягивают с твоей руки наугад
bonus-fewest-keepers = если у тебя { -keeper(number: "many", case: "genitive") } меньше, чем у любого другого игрока, в свой ход { $gains }
bonus-most-keepers = если у тебя { -keeper(number: "many", case: "genitive") } больше, чем у любого другого игрока, в свой ход { $gains }
bonus-everyone-while = пока у кого-нибудь есть { $card }, в свой ход { $gains }
bonus-holder-of = если у тебя есть { $card }, в свой ход { $gains }
gain-draw = тяни { count-extra-cards }
gain-play = играй { count-extra-cards }
gain-hand-limit = держи на руке на { count-cards } больше предела
gain-keeper-limit = держи перед собой на { count-keepers } больше предела
modifier-inflate = каждое число, напечатанное цифрами на другой карте, считается на единицу больше
    .note = числа, написанные словами, не меняются
modifier-creepers-harmless = { $held ->
    [yes] пока эта карта лежит перед тобой, { -creeper(number: "many") } не мешают тебе победить
   *[no] { -creeper(number: "many") } никому не мешают победить
}
modifier-creeper-harmless = { $held ->
    [yes] пока эта карта лежит перед тобой, { $card } не { FORM($card, "agreement") ->
        [plural] мешают
       *[other] мешает
    } тебе победить
   *[no] { $card } никому не { FORM($card, "agreement") ->
        [plural] мешают
       *[other] мешает
    } победить
}
modifier-also-need = пока у кого-нибудь есть { $card }, для победы { FORM($card, "agreement") ->
    [masculine] он тоже нужен
    [neuter] оно тоже нужно
    [plural] они тоже нужны
   *[feminine] она тоже нужна
}
    .note = победить { FORM($card, "agreement") ->
        [masculine] он
        [neuter] оно
        [plural] они
       *[feminine] она
    } при этом никому не { FORM($card, "agreement") ->
        [plural] мешают
       *[other] мешает
    }
modifier-attaches = карта прикрепляется к одной из твоих { -keeper(number: "many", case: "genitive") }, как только такая появится, и дальше они переходят и сбрасываются вместе
modifier-attaches-to-mark = карта прикрепляется к одной из твоих { -keeper(number: "many", case: "genitive") } со знаком «{ $mark }», как только такая появится, и дальше они переходят и сбрасываются вместе
modifier-disables-host = { -keeper }, к которой прикреплена эта карта, теряет свои свойства
modifier-stands-in = если другой игрок забирает или сбрасывает другую твою { -keeper(case: "accusative") }, вместо неё уходит эта карта
modifier-projects = в твой ход одна { -keeper } другого игрока со всем, что к ней прикреплено, засчитывается для победы тебе, а не ему
modifier-returns-to-deck = если эту карту сбрасывают со стола, она ложится на верх колоды
modifier-moves-on = в конце твоего хода эта карта переходит к следующему игроку
modifier-gets-back = если ты играешь { FORM($card, "accusative") }, пока эта карта лежит перед тобой, сыгранная карта возвращается к тебе на руку
modifier-escalates = каждый раз, когда сброс становится новой колодой, базовые правила велят тянуть и играть на одну карту больше
modifier-no-creepers = перед раздачей убери из колоды все { -creeper(number: "many") }

## Свойства карт

occasion-once-per-turn = свободное действие, раз за ход: { $clause }
occasion-free-action = свободное действие в свой ход: { $clause }
occasion-start-of-turn = в начале своего хода, прежде чем тянуть карты, { $clause }
occasion-together-with = как только у тебя { FORM($card, "agreement") ->
    [plural] появятся
   *[other] появится
} ещё и { $card }, { $clause }
occasion-may-decline = пока { -creeper(number: "many") } никому не мешают победить, можешь этого не делать
occasion-alone = если перед тобой больше ничего нет, { $clause }, когда только захочешь
occasion-goals-change = каждый раз, когда меняется { -goal }, { $clause }
ability-when = если { $conditions }, { $clause }
condition-empty-hand = на руке нет карт
condition-card-in-hand = на руке есть карты
condition-play-owed = сыграно ещё не всё, что положено
condition-keeper-on-table = перед тобой лежит { -keeper }
condition-creeper-on-table = перед тобой лежит { -creeper }
condition-both-on-table = перед тобой лежат { -keeper } и { -creeper }

## Сюрпризы

surprise-own-turn = в свой ход: { $clause }
surprise-cancels = в любой момент: отмени другой { -surprise }
answer-to-played = вне своего хода: когда другой игрок играет { FORM($kind, "accusative") }, { $does ->
    [cancel] отмени эту карту — она уходит в сброс, ничего не сделав
    [redirect] забери эту карту — она ложится перед тобой
   *[steal-back] отмени эту карту и забери одну { -keeper(case: "accusative") } этого игрока
}
answer-to-steal = вне своего хода: когда другой игрок забирает твою { -keeper(case: "accusative") }, { $does ->
    [cancel] отмени это и оставь её себе
    [redirect] верни её — она снова ложится перед тобой
   *[steal-back] оставь её себе и вдобавок забери одну { -keeper(case: "accusative") } этого игрока
}

## Базовые правила

basic-rules-numbers = каждый ход тяни { count-cards.drawn } и играй { FORM($play-text, "feminine-accusative") }
basic-rules-limits = предела руки и предела тем нет

## Пояснения к картам

ruling-goal = Кто один выполнил её условие, сразу побеждает, в чей угодно ход. Если таких несколько, никто пока не победил.
ruling-creeper = Выкладывается сразу, как только взята; вместо неё берут другую карту. Темой не считается никогда.
ruling-surprise = Другой сюрприз может его отменить. Вне своего хода это не розыгрыш.
ruling-draw = Если в этот ход взято меньше, недостающее берут сразу; назад ничего не возвращают.
ruling-play = Карты, уже сыгранные в этот ход, считаются, эта тоже.
ruling-hand-limit = Вне своего хода сбрасывают сразу, в свой ход только в конце. Это предел, а не повод брать карты.
ruling-keeper-limit = Вне своего хода сбрасывают сразу, в свой ход только в конце. Проблемы не считаются.
ruling-goals = Второе место заполнять не обязательно. Когда правило уходит, кто его убрал, тот и выбирает, какая цель уйдёт с ним.
ruling-inflate = Растут только числа, записанные цифрами; «один» словом остаётся одним.
ruling-first-play-random = Бонусы считаются: действует, как только карт нужно сыграть больше одной.
ruling-bonus = Если бонус стал твоим посреди твоего хода, ты получаешь его сразу, но не больше раза за ход.
ruling-attaches = Переходит, забирается и сбрасывается вместе со своей темой.
ruling-free-action = Это не розыгрыш. Применяется в свой ход до взятия карт или между розыгрышами, но не внутри другого действия.
ruling-draw-and-play = Всё, что сыграно из-за этой карты, входит в один этот розыгрыш; рука пока откладывается.
ruling-extra-turn = Пределы соблюдаются до начала дополнительного хода.
ruling-end-turn = Ход кончается, даже если карты ещё надо было сыграть; сначала соблюдаются пределы.
ruling-hands = У кого после этого вне своего хода слишком много карт, тот сразу соблюдает предел.
