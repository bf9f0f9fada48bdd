# Polskie nazwy kart.

second-thoughts = Po Namyśle
what-goes-around = Wszystko Wraca
boomerang = Bumerang
    .genitive = Bumerangu
    .dative = Bumerangowi
    .accusative = Bumerang
    .instrumental = Bumerangiem
    .agreement = masculine
