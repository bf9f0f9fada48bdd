# Русские названия карт. По буклетам других изданий: «Тяни 2», «Тяни 4»,
# «Сыграй 2», «Сыграй 3», «Сыграй всё», «Предел руки», «Предел тем», «Дуплет»,
# «Как без рук», «Тяни 2 и используй их», «Тяни 3, сыграй 2», «Будь проще»,
# «Как карта ляжет», «Возврат к базовым правилам», «Из рук в руки». Прочие наши.

## Базовые и высшие правила

basic-rules = Базовые правила
rules-escalation = Эскалация правил
no-creepers = Без проблем

## Новые правила

draw-2 = Тяни 2
draw-3 = Тяни 3
draw-4 = Тяни 4
draw-5 = Тяни 5
play-2 = Сыграй 2
play-3 = Сыграй 3
play-4 = Сыграй 4
play-all = Сыграй всё
hand-limit-0 = Предел руки 0
hand-limit-1 = Предел руки 1
hand-limit-2 = Предел руки 2
keeper-limit-2 = Предел тем 2
keeper-limit-3 = Предел тем 3
keeper-limit-4 = Предел тем 4
double-agenda = Дуплет
first-play-random = Первая наугад
no-hand-bonus = Как без рук
poor-bonus = Бонус бедняка
rich-bonus = Бонус богача
party-bonus = Бонус вечеринки
inflation = Инфляция
get-on-with-it = Ближе к делу!
silver-lining = Нет худа без добра
you-also-need-a-baked-potato = И печёная картошка в придачу

## Цели

ten-cards-in-hand = 10 карт на руке
five-keepers = 5 тем
all-you-need-is-love = Всё, что тебе нужно, — это любовь
the-appliances = Бытовая техника
baked-goods = Выпечка
bed-time = Пора спать
the-brain-no-tv = Мозг (без телевизора)
chocolate-cookies = Шоколадное печенье
chocolate-milk = Шоколадное молоко
death-by-chocolate = Смерть от шоколада
dough = Заработать на хлеб
dreamland = Страна грёз
hearts-and-minds = Сердца и умы
hippyism = Хиппи
interstellar-spacecraft = Межзвёздный корабль
milk-and-cookies = Молоко с печеньем
the-minds-eye = Мысленный взор
night-and-day = День и ночь
party-snacks = Закуски для вечеринки
peace-no-war = Мир (без войны)
rocket-science = Ракетостроение
rocket-to-the-moon = Ракета на Луну
squishy-chocolate = Подтаявший шоколад
star-gazing = Любуясь звёздами
time-is-money = Время — деньги
toast = Тост
war-is-death = Война = смерть
all-that-is-certain = Всё, что неизбежно
winning-the-lottery = Выигрыш в лотерею

## Темы

the-brain = Мозг
    .genitive = Мозга
    .dative = Мозгу
    .accusative = Мозг
    .instrumental = Мозгом
    .agreement = masculine
bread = Хлеб
    .genitive = Хлеба
    .dative = Хлебу
    .accusative = Хлеб
    .instrumental = Хлебом
    .agreement = masculine
chocolate = Шоколад
    .genitive = Шоколада
    .dative = Шоколаду
    .accusative = Шоколад
    .instrumental = Шоколадом
    .agreement = masculine
cookies = Печенье
    .genitive = Печенья
    .dative = Печенью
    .accusative = Печенье
    .instrumental = Печеньем
    .agreement = neuter
the-cosmos = Космос
    .genitive = Космоса
    .dative = Космосу
    .accusative = Космос
    .instrumental = Космосом
    .agreement = masculine
dreams = Мечта
    .genitive = Мечты
    .dative = Мечте
    .accusative = Мечту
    .instrumental = Мечтой
    .agreement = feminine
the-eye = Глаз
    .genitive = Глаза
    .dative = Глазу
    .accusative = Глаз
    .instrumental = Глазом
    .agreement = masculine
love = Любовь
    .genitive = Любви
    .dative = Любви
    .accusative = Любовь
    .instrumental = Любовью
    .agreement = feminine
milk = Молоко
    .genitive = Молока
    .dative = Молоку
    .accusative = Молоко
    .instrumental = Молоком
    .agreement = neuter
money = Деньги
    .genitive = Денег
    .dative = Деньгам
    .accusative = Деньги
    .instrumental = Деньгами
    .agreement = plural
the-moon = Луна
    .genitive = Луны
    .dative = Луне
    .accusative = Луну
    .instrumental = Луной
    .agreement = feminine
the-party = Вечеринка
    .genitive = Вечеринки
    .dative = Вечеринке
    .accusative = Вечеринку
    .instrumental = Вечеринкой
    .agreement = feminine
peace = Мир
    .genitive = Мира
    .dative = Миру
    .accusative = Мир
    .instrumental = Миром
    .agreement = masculine
the-rocket = Ракета
    .genitive = Ракеты
    .dative = Ракете
    .accusative = Ракету
    .instrumental = Ракетой
    .agreement = feminine
sleep = Сон
    .genitive = Сна
    .dative = Сну
    .accusative = Сон
    .instrumental = Сном
    .agreement = masculine
the-sun = Солнце
    .genitive = Солнца
    .dative = Солнцу
    .accusative = Солнце
    .instrumental = Солнцем
    .agreement = neuter
television = Телевизор
    .genitive = Телевизора
    .dative = Телевизору
    .accusative = Телевизор
    .instrumental = Телевизором
    .agreement = masculine
time = Время
    .genitive = Времени
    .dative = Времени
    .accusative = Время
    .instrumental = Временем
    .agreement = neuter
the-toaster = Тостер
    .genitive = Тостера
    .dative = Тостеру
    .accusative = Тостер
    .instrumental = Тостером
    .agreement = masculine

## Проблемы

war = Война
    .genitive = Войны
    .dative = Войне
    .accusative = Войну
    .instrumental = Войной
    .agreement = feminine
death = Смерть
    .genitive = Смерти
    .dative = Смерти
    .accusative = Смерть
    .instrumental = Смертью
    .agreement = feminine
taxes = Налоги
    .genitive = Налогов
    .dative = Налогам
    .accusative = Налоги
    .instrumental = Налогами
    .agreement = plural
radioactive-potato = Радиоактивная картошка
    .genitive = Радиоактивной картошки
    .dative = Радиоактивной картошке
    .accusative = Радиоактивную картошку
    .instrumental = Радиоактивной картошкой
    .agreement = feminine

## Действия

jackpot = Джекпот!
discard-and-draw = Сброс и добор
draw-2-and-use-em = Тяни 2 и используй их
draw-3-play-2 = Тяни 3, сыграй 2
everybody-gets-1 = Каждому по карте
exchange-keepers = Обмен темами
lets-do-that-again = Давай ещё раз!
lets-simplify = Будь проще
no-limits = Никаких пределов
rotate-hands = Передай соседу
rules-reset = Возврат к базовым правилам
take-another-turn = Ходи ещё раз
taxation = Плати налог!
trade-hands = Из рук в руки
trash-a-new-rule = Долой правило!
use-what-you-take = Как карта ляжет
creeper-sweeper = Большая чистка
trash-something = В мусорку!
steal-something = Стащи что-нибудь
mix-it-all-up = Всё смешалось
todays-special = Сегодня особенный день!
its-trash-day = День вывоза мусора
