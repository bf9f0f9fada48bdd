# Русские названия карт.

second-thoughts = Поразмыслив
what-goes-around = Всё возвращается
boomerang = Бумеранг
    .genitive = Бумеранга
    .dative = Бумерангу
    .accusative = Бумеранг
    .instrumental = Бумерангом
    .agreement = masculine
