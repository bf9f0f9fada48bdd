# Names
war = Война
    .genitive = Войны
    .accusative = Войну
moon = Moon
