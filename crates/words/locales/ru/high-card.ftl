# «Старшая карта»: журнал, вопрос и стол.

web-edition-high-card = Старшая карта
web-about-high-card = Пять взяток: берёт старшая карта, но единица бьёт 24.

high-card-log-dealt = Твоя рука: { $cards }.
high-card-log-dealt-hidden = { $seat }: карт на руке — { $count }.
high-card-log-played = { FORM($seat, "person") ->
    [second] Ты играешь карту { $card }.
   *[third] { $seat } играет карту { $card }.
}
high-card-log-trick = { FORM($seat, "person") ->
    [second] Взятка твоя: карта { $card }.
   *[third] Взятку берёт { $seat }: карта { $card }.
}
high-card-log-over = Больше всего взяток: { $names }.
high-card-ask = Сыграй карту.
high-card-move = Сыграть карту { $card }
high-card-points = { $name }: взяток — { $points }
high-card-trick = На столе: { $cards }
high-card-no-trick = На столе нет карт.
high-card-in-short = Каждый играет по одной карте. Взятку берёт старшая, но единица бьёт 24. Побеждает тот, у кого больше всего взяток из пяти.
high-card-over = Игра окончена.
