# Слова игры. -keeper(number: "many", case: "genitive") даёт «тем».

-rule = { $number ->
   *[one] { $case ->
       *[nominative] новое правило
        [genitive] нового правила
        [accusative] новое правило
    }
    [many] { $case ->
       *[nominative] новые правила
        [genitive] новых правил
        [accusative] новые правила
    }
}
-goal = { $number ->
   *[one] { $case ->
       *[nominative] цель
        [genitive] цели
        [accusative] цель
    }
    [many] { $case ->
       *[nominative] цели
        [genitive] целей
        [accusative] цели
    }
}
-keeper = { $number ->
   *[one] { $case ->
       *[nominative] тема
        [genitive] темы
        [dative] теме
        [accusative] тему
    }
    [many] { $case ->
       *[nominative] темы
        [genitive] тем
        [dative] темам
        [accusative] темы
    }
}
-creeper = { $number ->
   *[one] { $case ->
       *[nominative] проблема
        [genitive] проблемы
        [accusative] проблему
    }
    [many] { $case ->
       *[nominative] проблемы
        [genitive] проблем
        [accusative] проблемы
    }
}
-surprise = { $number ->
   *[one] сюрприз
    [many] сюрпризы
}

## Виды карт, как они подписаны.

kind-rule = Новое правило
kind-goal = Цель
kind-keeper = Тема
kind-creeper = Проблема
kind-action = Действие
kind-surprise = Сюрприз
kind-meta = Высшее правило
kind-basic = Базовые правила
kind-with-marks = { $kind } · { $marks }
mark-brain = живое существо
mark-gear = снаряжение
mark-animal = зверь
mark-sky = небо
mark-food = еда

## Одна карта какого-то вида внутри предложения.

one-rule = новое правило
    .pronoun = его
one-goal = цель
    .pronoun = её
one-keeper = тема
    .accusative = тему
    .pronoun = её
one-creeper = проблема
    .accusative = проблему
    .pronoun = её
one-action = действие
    .pronoun = его
one-surprise = сюрприз
    .pronoun = его
one-meta = высшее правило
    .pronoun = его
one-random = случайная карта
    .accusative = случайную карту
card-title = «{ $name }»
named = { $kind ->
    [rule] новое правило
    [rules] новые правила
    [goal] цель
    [goals] цели
    [keeper] тема
    [keepers] темы
    [creeper] проблема
    [creepers] проблемы
    [action] действие
    [actions] действия
    [surprise] сюрприз
    [surprises] сюрпризы
    [cards] карты
   *[card] карта
} { $names }
    .genitive = { $kind ->
        [rule] нового правила
        [rules] новых правил
        [goal] цели
        [goals] целей
        [keeper] темы
        [keepers] тем
        [creeper] проблемы
        [creepers] проблем
        [action] действия
        [actions] действий
        [surprise] сюрприза
        [surprises] сюрпризов
        [cards] карт
       *[card] карты
    } { $names }
    .dative = { $kind ->
        [rule] новому правилу
        [rules] новым правилам
        [goal] цели
        [goals] целям
        [keeper] теме
        [keepers] темам
        [creeper] проблеме
        [creepers] проблемам
        [action] действию
        [actions] действиям
        [surprise] сюрпризу
        [surprises] сюрпризам
        [cards] картам
       *[card] карте
    } { $names }
    .accusative = { $kind ->
        [rule] новое правило
        [rules] новые правила
        [goal] цель
        [goals] цели
        [keeper] тему
        [keepers] темы
        [creeper] проблему
        [creepers] проблемы
        [action] действие
        [actions] действия
        [surprise] сюрприз
        [surprises] сюрпризы
        [cards] карты
       *[card] карту
    } { $names }
    .title = { $names }
    .agreement = { $kind ->
        [rules] plural
        [goals] plural
        [keepers] plural
        [creepers] plural
        [actions] plural
        [surprises] plural
        [cards] plural
       *[other] singular
    }

## Названия карт внутри предложения. Знакомое название склоняется само,
## незнакомое стоит при слове «карта».


## Перечисления.

list-more = { $head }, { $next }
list-more-last = { $head }, { $last }
list-and = { $head } и { $last }
list-or = { $head } или { $last }
list-then = { $head } и { $last }
choice-or = { $option }; или { $others }

## Числа словами.

number-0 = ноль
    .genitive = нуля
    .feminine-genitive = нуля
number-1 = один
    .feminine = одна
    .feminine-accusative = одну
    .genitive = одного
    .feminine-genitive = одной
    .feminine-dative = одной
number-2 = два
    .feminine = две
    .feminine-accusative = две
    .genitive = двух
    .feminine-genitive = двух
    .feminine-dative = две
number-3 = три
    .genitive = трёх
    .feminine-genitive = трёх
number-4 = четыре
    .genitive = четырёх
    .feminine-genitive = четырёх
number-5 = пять
    .genitive = пяти
    .feminine-genitive = пяти
number-6 = шесть
    .genitive = шести
    .feminine-genitive = шести
number-7 = семь
    .genitive = семи
    .feminine-genitive = семи
number-8 = восемь
    .genitive = восьми
    .feminine-genitive = восьми
number-9 = девять
    .genitive = девяти
    .feminine-genitive = девяти
number-10 = десять
    .genitive = десяти
    .feminine-genitive = десяти
number-11 = одиннадцать
    .genitive = одиннадцати
    .feminine-genitive = одиннадцати
number-12 = двенадцать
    .genitive = двенадцати
    .feminine-genitive = двенадцати

## Считаемое: $count – число, $count-text – как оно показано на карте.

count-cards = { FORM($count-text, "feminine-accusative") } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
    .genitive = { FORM($count-text, "feminine-genitive") } { $count ->
        [one] карты
       *[many] карт
    }
    .each = { FORM($count-text, "feminine-dative") } { $count ->
        [one] карте
        [few] карты
       *[many] карт
    }
    .drawn = { FORM($draw-text, "feminine-accusative") } { $draw ->
        [one] карту
        [few] карты
       *[many] карт
    }
count-extra-cards = на { FORM($count-text, "feminine-accusative") } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} больше
count-keepers = { FORM($count-text, "feminine-accusative") } { $count ->
    [one] тему
    [few] темы
   *[many] тем
}
    .genitive = { FORM($count-text, "feminine-genitive") } { $count ->
        [one] { -keeper(case: "genitive") }
       *[many] { -keeper(number: "many", case: "genitive") }
    }
