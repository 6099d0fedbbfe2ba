title = Ponce
about = Chacun pose une pierre en même temps ; la plus lourde que personne d’autre n’a posée gagne ce que donne le dé. Gardez-le, ou éclaboussez un rival.
round = Manche { $round } sur { $rounds }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stones = { $stones ->
    [one] { $stones } pierre en main
   *[other] { $stones } pierres en main
}
crater = Cratère : { $points }
prize = Prix : { $points }
your-hand = Votre main

seat-ash = Cendre
seat-basalt = Basalte
seat-cinder = Scorie
seat-dune = Dune
stone-1 = Poids 1
stone-2 = Poids 2
stone-3 = Poids 3
stone-4 = Poids 4
stone-5 = Poids 5
stone-6 = Poids 6
stone-unknown = une pierre

option-rounds = Manches
    .help = Combien de manches sont jouées.
option-rounds-4 = 4
option-rounds-6 = 6
option-rounds-8 = 8

act-lay = Poser { $stone }
    .log = { $actor } pose { $stone }.
act-keep = Garder le prix
    .log = { $actor } garde le prix.
act-splash = Éclabousser un rival
    .log = { $actor } éclabousse.
act-target = Éclabousser { $seat }
    .log = { $seat } est trempé.
act-draw = { $seat } tire { $stone }
    .log = { $seat } tire { $stone }.
act-roll = Le dé montre { $pips }
    .log = Le dé montre { $pips }.

story-turned = { $seat } retourne { $stone }.
story-wins = { $seat } gagne un prix de { $prize }.
story-crater = Personne n’a posé de pierre unique. Dans le cratère : { $crater }.
story-gains = { $seat } reçoit { $points }.
story-loses = { $seat } perd { $points }.
story-round = La manche { $round } sur { $rounds } commence.

prompt-draw = On tire des pierres.
prompt-lay = Tout le monde : posez une pierre face cachée. Manche { $round } sur { $rounds }.
prompt-roll = Le dé va être lancé.
prompt-prize = Le gagnant garde le prix ou éclabousse un rival.
prompt-aim = Le gagnant désigne le rival à tremper.
prompt-over = La partie est terminée.
help-draw = Chacun tire une pierre tant que le sac en contient (P-5.1).
help-lay = Tous posent une pierre en même temps, face cachée. La plus lourde que personne d’autre n’a posée gagne le prix (P-2.1, P-3.2).
help-roll = Le prix est le dé plus ce qui se trouve dans le cratère (P-3.1).
help-prize = Gardez tout le prix, ou prenez la moitié et faites perdre autant à un rival (P-4.1).
help-aim = Désignez un rival qui a des points ; il perd autant que vous avez reçu, mais pas plus qu’il n’a (P-4.2).
help-over = Le plus de points gagne ; en cas d’égalité la victoire est partagée (P-6.2).

why-chance-only = Les dés et les pierres du sac ne se choisissent pas.
why-no-laying = Vous avez déjà posé une pierre.
why-wrong-time = Cela appartient à un autre moment de la manche.
why-not-in-hand = Vous n’avez pas { $stone }.
why-no-prize = Le prix n’est pas à vous.
why-name-rival = Vous avez choisi d’éclabousser : désignez un rival.
why-no-splash = Éclabousser demande un prix d’au moins deux et un rival qui a des points.
why-splash-first = Choisissez d’abord d’éclabousser.
why-no-rival = { $seat } n’est pas un rival avec des points.

result-won = Un joueur a le plus de points.
result-shared = La victoire est partagée.
