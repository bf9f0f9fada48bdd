# Русские названия карт.

## Новые правила

draw-2 = Тяни 2
draw-3 = Тяни 3
draw-4 = Тяни 4
play-2 = Сыграй 2
play-3 = Сыграй 3
play-4 = Сыграй 4
hand-limit-3 = Предел руки 3
keeper-limit-4 = Предел тем 4
two-telescopes = Два телескопа
meteor-shower = Звездопад
five-more-minutes = Ещё пять минуточек!
a-gap-in-the-clouds = Просвет в облаках
ooh-aah = Ух ты! Ах!
midnight-snack = Ночной перекус
animals-take-over = Власть зверям!
the-little-ones-first = Сначала маленькие
pass-the-thermos = Передай термос
second-look = Взгляни ещё раз
meteorite-insurance = Страховка от метеоритов
heads-or-tails = Голова или хвост?

## Цели

moon-cheese = Луна сделана из сыра
night-owl = Кто рано не ложится
bear-north = Медведица знает дорогу
make-a-wish = Загадай желание
cat-in-orbit = Кошка на орбите
midnight-breakfast = Завтрак в полночь
milk-for-the-cat = Молочко для кошки
no-crow-fable = Басня без вороны
ladder-to-the-moon = Лестница на Луну
fluffy-tails = Самые пышные хвосты
first-light = Первый свет
duck-launch = Три, два, один, кря!
anybody-out-there = Есть кто живой?
the-way-home = Дорога домой
upside-down = Карта вверх ногами
prickly-night = Колючая ночь
new-star-discovered = Открыта новая звезда!
animal-chorus = Звериный хор
clear-sky = Ясное небо
night-picnic = Ночной пикник
bright-night = Светлая ночь
empty-pockets = Звёзды в пустых карманах
i-can-see-it-from-here = Мне и отсюда видно
mission-control = Центр управления полётом
forest-council = Лесной совет
cosmic-spaghetti = Космические спагетти
flying-saucer = Летающая тарелка!
everyone-fell-asleep = Все уснули
head-on-collision = Лобовое столкновение
nobody-saw-a-thing = Никто ничего не увидел

## Темы

the-owl = Профессор Сова
the-cat = Кошка, которая уходит
the-hedgehog = Ёжик
the-firefly = Светлячок
the-great-bear = Большая Медведица
the-fox = Голодная лиса
the-bat = Летучая мышь
the-duck = Отважная утка
the-comet = Комета
the-moon = Луна
the-falling-star = Падающая звезда
the-north-star = Полярная звезда
the-milky-way = Млечный Путь
the-cocoa = Горячее какао
the-cheese = Сыр с дырками
the-crescent-roll = Рогалик
the-telescope = Телескоп
the-blanket = Тёплый плед
the-star-map = Звёздная карта
the-radio = Трескучее радио
the-rocket = Самодельная ракета
the-ladder = Очень длинная лестница

## Проблемы

the-cloud = Туча
the-streetlamp = Уличный фонарь
the-yawn = Заразная зевота
the-mosquito = Комар
the-black-hole = Чёрная дыра

## Действия

star-census = Перепись звёзд
mercury-in-retrograde = Ретроградный Меркурий
gravity = Притяжение
lullaby = Колыбельная
astronomer-of-the-year = Астроном года
cosmic-dice = Космический кубик
deja-vu = Дежавю
eclipse = Затмение
found-in-the-grass = Находка в траве
big-bang = Большой взрыв
full-moon = Светло как днём
round-orbit = Круг по орбите
gust-of-wind = Порыв ветра
tidy-the-attic = Уборка на чердаке
plutos-revenge = Месть Плутона
loophole = Лазейка
standing-ovation = Бурные овации
fireworks = Салют!

## Сюрпризы

lens-cap = Крышку с объектива сними!
i-saw-it-first = Чур, я первый увидел!
night-watchman = Ночной сторож
power-cut = Отключили свет
hands-off-my-star = Руки прочь от моей звезды!
