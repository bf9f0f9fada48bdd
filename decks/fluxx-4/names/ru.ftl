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
bread = Хлеб
chocolate = Шоколад
cookies = Печенье
the-cosmos = Космос
dreams = Мечта
the-eye = Глаз
love = Любовь
milk = Молоко
money = Деньги
the-moon = Луна
the-party = Вечеринка
peace = Мир
the-rocket = Ракета
sleep = Сон
the-sun = Солнце
television = Телевизор
time = Время
the-toaster = Тостер

## Проблемы

war = Война
death = Смерть
taxes = Налоги
radioactive-potato = Радиоактивная картошка

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
trash-something = На свалку!
steal-something = Стащи что-нибудь
mix-it-all-up = Всё смешалось
todays-special = Сегодня особенный день!
its-trash-day = День вывоза мусора
