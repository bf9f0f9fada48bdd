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
        [accusative] тему
    }
    [many] { $case ->
       *[nominative] темы
        [genitive] тем
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

## Одна карта какого-то вида внутри предложения.

one-rule = новое правило
one-goal = цель
one-keeper = тема
    .accusative = тему
one-creeper = проблема
    .accusative = проблему
one-action = действие
one-surprise = сюрприз
one-meta = высшее правило

## Названия карт внутри предложения. Знакомое название склоняется само,
## незнакомое стоит при слове «карта».

card-known = «{ $name }»
card-unknown = карта «{ $name }»
    .genitive = карты «{ $name }»
    .dative = карте «{ $name }»
    .accusative = карту «{ $name }»
    .instrumental = картой «{ $name }»
    .title = «{ $name }»
    .agreement = feminine

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
number-2 = два
    .feminine = две
    .feminine-accusative = две
    .genitive = двух
    .feminine-genitive = двух
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
