# Title
title = Deukalion
about = Des héros grecs sillonnent l’Égée pour les dieux. Lancez la Kylix, tournez-la à votre guise, prenez des cités avec vos soldats jetés comme des dés, portez des trésors à Athènes, fondez des colonies et gare à l’Hydre. Le premier qui a les points gagne aussitôt.

# Names
seat-deukalion = Deucalion
seat-perseus = Persée
seat-hercules = Hercule
seat-achilles = Achille
hero-deukalion = { seat-deukalion }
hero-perseus = { seat-perseus }
hero-hercules = { seat-hercules }
hero-achilles = { seat-achilles }
place-athens = Athènes
place-styx = Styx
place-corinth = Corinthe
place-mycenae = Mycènes
place-sparta = Sparte
place-thera = Théra
place-crete = Crète
place-rhodes = Rhodes
place-cyprus = Chypre
place-halicarnassus = Halicarnasse
place-ephesus = Éphèse
place-argos = Argos
place-salamis = Salamine
place-lindos = Lindos
city-corinth = { place-corinth }
city-mycenae = { place-mycenae }
city-sparta = { place-sparta }
city-thera = { place-thera }
city-crete = { place-crete }
city-rhodes = { place-rhodes }
city-cyprus = { place-cyprus }
city-halicarnassus = { place-halicarnassus }
settlement-ephesus = { place-ephesus }
settlement-argos = { place-argos }
settlement-salamis = { place-salamis }
settlement-lindos = { place-lindos }
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour-white = blanc
hollow-rim1 = dé du nord
hollow-rim2 = dé de l’est
hollow-rim3 = dé du sud
hollow-rim4 = dé de l’ouest
hollow-middle = dé du milieu
rim-rim1 = 1
rim-rim2 = 2
rim-rim3 = 3
rim-rim4 = 4
task-unknown = une mission secrète
task-t01 = Mission 1
task-t02 = Mission 2
task-t03 = Mission 3
task-t04 = Mission 4
task-t05 = Mission 5
task-t06 = Mission 6
task-t07 = Mission 7
task-t08 = Mission 8
task-t09 = Mission 9
task-t10 = Mission 10
task-t11 = Mission 11
task-t12 = Mission 12
task-t13 = Mission 13
task-t14 = Mission 14
task-t15 = Mission 15
task-t16 = Mission 16
half-t01-a = 1, moitié du haut
half-t01-b = 1, moitié du bas
half-t02-a = 2, moitié du haut
half-t02-b = 2, moitié du bas
half-t03-a = 3, moitié du haut
half-t03-b = 3, moitié du bas
half-t04-a = 4, moitié du haut
half-t04-b = 4, moitié du bas
half-t05-a = 5, moitié du haut
half-t05-b = 5, moitié du bas
half-t06-a = 6, moitié du haut
half-t06-b = 6, moitié du bas
half-t07-a = 7, moitié du haut
half-t07-b = 7, moitié du bas
half-t08-a = 8, moitié du haut
half-t08-b = 8, moitié du bas
half-t09-a = 9, moitié du haut
half-t09-b = 9, moitié du bas
half-t10-a = 10, moitié du haut
half-t10-b = 10, moitié du bas
half-t11-a = 11, moitié du haut
half-t11-b = 11, moitié du bas
half-t12-a = 12, moitié du haut
half-t12-b = 12, moitié du bas
half-t13-a = 13, moitié du haut
half-t13-b = 13, moitié du bas
half-t14-a = 14, moitié du haut
half-t14-b = 14, moitié du bas
half-t15-a = 15, moitié du haut
half-t15-b = 15, moitié du bas
half-t16-a = 16, moitié du haut
half-t16-b = 16, moitié du bas
card-unknown = une carte

# Action cards
card-pegasus = Pégase
card-hades = Faveur d’Hadès
card-fleece = Toison d’or
card-underworld = Retour des enfers
card-poseidon = Vent de Poséidon
card-athena = Bouclier d’Athéna
card-zeus = Foudre de Zeus
card-hermes = Sandales d’Hermès
card-call = Appel de l’Hydre
card-charon = Barque de Charon
card-orpheus = Chant d’Orphée
effect-pegasus = Chaque navigation va { $amount } plus loin.
effect-hades = { $amount ->
        [1] À chaque combat, un de vos morts reste à bord.
       *[other] À chaque combat, { $amount } de vos morts restent à bord.
    }
effect-fleece = +{ $amount } de force à chaque combat.
effect-underworld = Jusqu’à { $amount } soldats à bord.
effect-poseidon = +{ $amount } de portée pour cette navigation.
effect-athena = +{ $amount } de force dans ce combat, si vous perdez.
effect-zeus = { $amount ->
        [1] Relancez une fois vos soldats tombés.
       *[other] Relancez { $amount } fois vos soldats tombés.
    }
effect-hermes = Piochez { $amount } cartes action.
effect-call = Déplacez l’Hydre de { $amount } cases au plus.
effect-charon = { $amount ->
        [1] De partout à une case du Styx : c’est votre navigation.
       *[other] De partout à { $amount } cases du Styx : c’est votre navigation.
    }
effect-orpheus = { $amount ->
        [1] Passez navires et Hydre lors d’une navigation.
       *[other] Passez navires et Hydre lors de { $amount } navigations.
    }
when-lasting = durable
when-own = à votre tour
when-muster = à votre tour, avant un lancer
when-reckoning = après un lancer
window-muster = Passer pour moi avant les lancers
window-reckoning = Passer pour moi après les lancers
when-always = à votre tour, avant ou après un lancer

# Options
option-first = Premier joueur
    .help = La première place commence, ou le hasard décide.
option-first-seat1 = la première place
option-first-random = le hasard
option-target = Points pour gagner
    .help = Comme dans la règle (16, 14 ou 12 à 2, 3 ou 4), ou un nombre de 6 à 30.
option-target-book = comme dans la règle
option-target-10 = 10 points
option-target-20 = 20 points
option-ship_stop = Rejoindre un navire
    .help = Finir sur un autre navire est un combat, ou vous choisissez.
option-ship_stop-fight = toujours un combat
option-ship_stop-choice = attaquer ou attendre
option-anchor_stop = Les mouillages occupés arrêtent
    .help = Peut-on passer par un mouillage occupé ?
option-anchor_stop-off = Les navires passent
option-anchor_stop-on = Les navires s’arrêtent
option-hydra_self = L’Hydre contre son propre navire
    .help = Peut-on envoyer l’Hydre contre soi-même pour la vaincre ?
option-hydra_self-free = permis
option-hydra_self-once = une fois par tour
option-hydra_self-never = jamais
option-garrison = Une garnison battue
    .help = Elle va aux enfers, ou rentre à bord.
option-garrison-underworld = aux enfers
option-garrison-home = à bord, s’il y a la place
option-toss = Comment tombent les soldats
    .help = Chances de tombé, debout et penché.
option-toss-meeple = comme des figurines de bois : penché le plus souvent
option-toss-flat = penché est rare
option-toss-thirds = les trois à égalité
option-poker_face = Visage impassible
    .help = Qui tient une carte est interrogé chaque fois qu’on pourrait en jouer une, pour que la question ne trahisse rien.
option-poker_face-off = Interrogé si une carte convient
option-poker_face-on = Toujours interrogé
option-turn_limit = Limite de tours
    .help = Après tant de tours, le plus haut total gagne ; 0 : aucune.
option-turn_limit-0 = aucune
option-turn_limit-20 = 20 tours
option-turn_limit-40 = 40 tours

# Actions
act-anchor = Mouiller en { $field }
    .log = { $actor } mouille en { $field }.
act-kylix = Tourner la Kylix : position { $rim }
    .log = { $actor } tourne la Kylix : position { $rim }.
act-cards = Appliquer le dé des cartes
    .log = { $actor } applique le dé des cartes.
act-soldiers = En ramener { $few } à bord
    .log = { $actor } ramène des soldats : { $few }.
act-recover = Ramener deux soldats au lieu de naviguer
    .log = { $actor } ne navigue pas mais rappelle des soldats.
    .sure = Renoncer à naviguer à cette étape et ramener deux soldats ?
act-done = Terminé
    .log = { $actor } a terminé.
act-end = Finir le tour
    .log = { $actor } finit son tour.
act-sail = Naviguer vers { $field }
    .log = { $actor } navigue vers { $field }.
act-sail-at = Naviguer vers { $field } et attaquer { $hero }
    .log = { $actor } navigue vers { $field } contre { $hero }.
act-attack = Attaquer { $place }
    .log = { $actor } attaque { $place }.
act-attack-ship = Attaquer { $hero }
    .log = { $actor } attaque { $hero }.
act-hold = N’attaquer personne
    .log = { $actor } n’attaque personne.
act-found = Fonder { $settlement }
    .log = { $actor } fonde { $settlement }.
    .sure = Laisser ici des soldats pour fonder { $settlement } ?
act-styx-take = Ramener tous ceux qui tiennent
    .log = { $actor } ramène des soldats par le Styx.
act-styx-pass = Laisser les morts en bas
    .log = { $actor } laisse les morts en bas.
act-unload = Décharger un trésor : { $colour }
    .log = { $actor } décharge un trésor ({ $colour }).
act-deliver = Livrer pour un point : { $colour }
    .log = { $actor } livre un trésor à Athènes ({ $colour }).
act-claim = Remplir la mission { $half }
    .log = { $actor } remplit la mission { $half }.
act-claim-one = Remplir la mission { $half } : { $one }
    .log = { $actor } remplit la mission { $half } ({ $one }).
act-claim-two = Remplir la mission { $half } : { $one }, { $two }
    .log = { $actor } remplit la mission { $half } ({ $one }, { $two }).
act-claim-three = Remplir la mission { $half } : { $one }, { $two }, { $three }
    .log = { $actor } remplit la mission { $half } ({ $one }, { $two }, { $three }).
act-return = Reposer le trésor à { $city } ({ $colour })
    .log = { $actor } repose un trésor ({ $colour }) : { $city }.
act-discard = Défausser { $card }
    .log = { $actor } défausse { $card }.
act-pass = Passer
    .log = { $actor } passe.
act-play = Jouer { $card }
    .log = { $actor } joue { $card }.
act-play-underworld = Jouer Retour des enfers : en ramener { $few }
    .log = { $actor } joue Retour des enfers : { $few } à bord.
act-play-call = Appeler l’Hydre en { $field }
    .log = { $actor } appelle l’Hydre en { $field }.
act-play-call-at = Appeler l’Hydre en { $field } contre { $hero }
    .log = { $actor } appelle l’Hydre en { $field } contre { $hero }.
act-play-charon = Prendre la barque de Charon vers { $field }
    .log = Charon mène { $actor } en { $field }.
act-hydra = Déplacer l’Hydre en { $field }
    .log = { $actor } déplace l’Hydre en { $field }.
act-hydra-at = Déplacer l’Hydre en { $field } contre { $hero }
    .log = { $actor } déplace l’Hydre en { $field } contre { $hero }.
act-take = Prendre un trésor : { $colour }
    .log = { $actor } prend un trésor ({ $colour }).
act-leave = Ne rien prendre
    .log = { $actor } ne prend rien.
act-push = Repousser { $hero } en { $field }
    .log = { $actor } repousse { $hero } en { $field }.
act-push-hydra = Repousser l’Hydre en { $field }
    .log = { $actor } repousse l’Hydre en { $field }.
act-first = { $hero } commence
    .log = { $hero } commence.
act-stock = Trésor pour { $city } : { $colour }
    .log = Un trésor est placé ({ $colour }) : { $city }.
act-task = { $task } est révélée
    .log = { $task } est révélée.
act-deal = { $hero } reçoit { $task }
    .log = { $hero } reçoit { $task }.
act-draw = { $hero } pioche { $card }
    .log = { $hero } pioche { $card }.
act-roll = Le { $hollow } montre { $face }
    .log = Le { $hollow } montre { $face }.
act-toss = { $hero } : tombés { $fallen }, debout { $firm }, penchés { $leaning }
    .log = { $hero } lance : tombés { $fallen }, debout { $firm }, penchés { $leaning }.
id-fallen = tombés : { $word }
id-firm = debout : { $word }

# What follows
heading-round = Tour { $n }
story-turn = Tour { $turn } : { $seat } lance la Kylix.
story-stocked = Des trésors sont placés dans les cités.
story-thrown = La Kylix montre { $rim } sur le bord et { $middle } au milieu.
story-setting = { $seat } tourne la Kylix : cartes { $cards }, soldats { $soldiers }, navigation { $sailing }, Hydre { $hydra }.
story-fight-ship = { $seat } attaque le navire { $other ->
        [Achille] d’{ $other }
        [Hercule] d’{ $other }
       *[other] de { $other }
    }.
story-fight-hydra = { $seat } attaque l’Hydre.
story-fight-hydra-attacks = L’Hydre attaque { $seat }.
story-wins = { $seat } gagne le combat.
story-wins-by = { $seat } gagne le combat, { $own } contre { $against }.
story-loses = { $seat } perd le combat.
story-loses-by = { $seat } perd le combat, { $own } contre { $against }.
story-falls = { $seat } : { $number } aux enfers.
story-returns = { $seat } : { $number } de retour à bord.
story-task = { $seat } pose { $task }.
story-total = { $total ->
        [1] { $seat } a maintenant un point sur { $target }.
       *[other] { $seat } a maintenant { $total } points sur { $target }.
    }
story-conquered = { $place } est maintenant à { $seat }.
story-empty = { $place } est vide.
story-removed = Plusieurs joueurs remplissent { $task } au même instant : elle quitte le jeu, chacun reçoit une carte point.
story-refill = La défausse devient la nouvelle pioche.
story-wins-game = { $seat } a { $total } points et gagne la partie.
story-limit = Le nombre de tours convenu est atteint.
result-won = Les dieux sont honorés : les points sont atteints.
result-limit = Les tours convenus sont passés ; le plus haut total gagne.
standing = { $total } = { $tasks } + { $cards } + { $settlements } (missions, cartes point, colonies)
reason-points = { $detail } points étaient le but.
reason-turns = { $detail } tours ont été joués.

# Prompts
prompt-over = La partie est finie.
prompt-first = Le hasard désigne le premier joueur.
prompt-stock = Les trésors sont placés dans les cités.
prompt-open = Deux cartes mission sont révélées.
prompt-hands = Chacun reçoit des cartes action et une mission secrète.
prompt-anchor = { $who } : choisissez un mouillage autour d’Athènes.
prompt-roll = { $active } lance les dés dans la Kylix.
prompt-step-unused = { $who } : naviguez jusqu’à { $range }, agissez sur place, ou ramenez deux soldats.
prompt-step-full = { $who } : naviguez jusqu’à { $range }, ou agissez sur place.
prompt-step-stop = { $who } : votre navire est arrêté. Agissez ici ou terminez.
prompt-step-spent = { $who } : remplissez des missions, jouez des cartes, ou terminez.
prompt-kylix = { $who } : tournez la Kylix pour que chaque dé vous serve au mieux.
prompt-main-unused = { $who } : vos quatre actions dans l’ordre voulu. Vous pouvez naviguer de { $range }.
prompt-main-stop = { $who } : votre navire est arrêté. Agissez ici, utilisez les autres dés, ou finissez.
prompt-main-spent = { $who } : utilisez les autres dés, ou finissez le tour.
prompt-draw = { $drawer } pioche une carte action.
prompt-return = { $who } : reposez le trésor ({ $colour }) dans une cité ayant une place libre.
prompt-discard = { $who } : défaussez des cartes action pour la mission. Reste : { $owed }.
prompt-replace = Une nouvelle carte mission est révélée.
prompt-reveal = { $who } : { $task }, qui vient d’être révélée, peut être remplie à cet instant. Remplissez-la ou passez.
prompt-styx = { $who } : vous voici au Styx. Ramener vos soldats ?
prompt-boarding = { $who } : attaquer un navire ici, ou non ?
prompt-meanwhile = { $me } : vous pouvez jouer une carte entre-temps.
prompt-muster = { $who } : les soldats vont être lancés. Renforcez-vous, ou passez.
prompt-toss = { $thrower } lance les soldats.
prompt-reckoning = { $who } : les soldats sont lancés. Jouez une carte, ou passez.
prompt-reward = { $who } : votre victoire remplit plusieurs missions. Choisissez.
prompt-spoils = { $who } : prenez un trésor, repoussez le perdant, ou ni l’un ni l’autre.
prompt-plunder = { $who } : la cité est à vous un instant. Prenez un trésor.
prompt-push-ship = { $who } : repoussez de trois cases le navire battu.
prompt-push-hydra = { $who } : repoussez l’Hydre de trois cases.

# Help
help-over = Le premier qui a les points gagne aussitôt ; les autres suivent selon leur total (D-1.1, D-15).
help-first = Avec cette option, chacun a la même chance de commencer (D-3.9).
help-stock = Quinze trésors remplissent les places des huit cités (D-3.1).
help-open = Les missions révélées sont à tous (D-3.4, D-8.2).
help-hands = Trois cartes action et une mission secrète chacun, vues de leur seul propriétaire (D-3.7).
help-anchor = Chaque navire commence sur son propre mouillage ; les mouillages sont toujours sûrs (D-3.8, D-2.3).
help-roll = Quatre dés sur le bord, un au milieu. Les autres jouent d’abord, avec celui du milieu (D-4.1, D-4.2).
help-step = Naviguez une fois selon le dé du milieu ; à l’arrêt, une attaque et une colonie. Ou ramenez deux soldats. Missions et cartes à tout moment (D-4.3, D-4.4, D-6.8).
help-kylix = La coupe ne peut que tourner : dans le sens horaire cartes, soldats, navigation, Hydre (D-5.1).
help-main = Cartes (1 : tous les autres piochent, 2 : personne, 3 : vous), soldats, navigation et Hydre, une fois chacune, dans tout ordre ; les cartes sont obligatoires (D-5.2 à D-5.6).
help-draw = Une pioche vide est remplie avec la défausse (D-5.8).
help-return = Les trésors remis retournent dans une cité ayant une place libre (D-8.7).
help-discard = Une mission de cartes se paie avec des cartes de la main (D-8.7).
help-replace = Une mission révélée remplie est aussitôt remplacée (D-8.8).
help-reveal = Tous ceux qui peuvent remplir la nouvelle mission répondent ensemble, en secret. Seul, on prend la carte ; à plusieurs, chacun une carte point et la mission disparaît (D-8.9, D-8.10).
help-styx = Tous ceux qui tiennent montent à bord. Avec strictement le plus de soldats en bas : 2 cartes point, 1 à deux joueurs (D-7.3 à D-7.5).
help-boarding = Avec cette option, rejoindre un navire ne déclenche rien (D-6.9).
help-muster = Avant le lancer, celui dont ce n’est pas le tour peut se renforcer (D-12.3).
help-toss = Tombé compte zéro et va en bas, debout compte 1, penché un demi (D-12.4).
help-reckoning = L’attaquant d’abord, une carte à la fois, jusqu’au silence de tous (D-12.5).
help-reward = Une victoire remplit une mission (D-8.12).
help-spoils = Le vainqueur prend un trésor du perdant ou repousse le navire de trois cases (D-12.10).
help-plunder = Un trésor par victoire ; sur un navire plein, un soldat fait place (D-12.12, D-12.13).
help-push-ship = Qui perd contre l’Hydre est repoussé par son voisin de droite (D-13.7, D-14).
help-push-hydra = L’Hydre vaincue va trois cases plus loin en pleine mer ; elle n’y attaque personne (D-13.5, D-13.9).

# Refusals
why-chance-only = Les dés, les cartes et les lancers ne se choisissent pas.
why-wrong-time = Autre chose est demandé maintenant.
why-cards-only = Ce n’est pas votre tour : d’ici là, seules des cartes action peuvent être jouées.
why-only-in-turn = Jouez cette carte à votre tour, ou dans un de vos combats.
why-no-anchor-field = { $field } n’est pas un mouillage.
why-anchor-taken = Un autre navire y est déjà.
why-same-setting = Cette position donne les mêmes dés qu’une autre.
why-cards-done = Le dé des cartes est déjà appliqué.
why-soldiers-done = Vous avez déjà ramené des soldats.
why-die-too-small = Le dé montre moins.
why-too-few-below = Vous n’avez pas autant de soldats aux enfers.
why-none-below = Vous n’avez aucun soldat aux enfers.
why-no-room = Il n’y a pas de place à bord.
why-sailing-used = Votre navigation est utilisée : une par tour, le vôtre ou celui d’un autre.
why-cards-first = Appliquez d’abord le dé des cartes.
why-name-ship = Plusieurs navires y sont : nommez-en un.
why-no-soldier = Vous n’avez aucun soldat à bord.
why-name-no-ship = Aucun navire n’est à nommer là.
why-ship-not-there = Le navire { $hero ->
        [Achille] d’{ $hero }
        [Hercule] d’{ $hero }
       *[other] de { $hero }
    } n’y est pas.
why-not-water = { $field } n’est pas de l’eau.
why-already-there = Votre navire y est déjà.
why-out-of-reach = { $steps ->
        [1] Aucune route libre d’une seule case n’y mène.
       *[other] Aucune route libre de { $steps } cases au plus n’y mène.
    }
why-no-hydra-task = On n’attaque l’Hydre que pour une mission qui le demande.
why-stop-over = Trop tard : on attaque et on fonde là où le navire s’arrête, avant toute autre action.
why-one-attack = Une attaque par arrêt.
why-not-beside = Votre navire n’est pas à côté : { $place }.
why-empty-city = La cité n’a pas de trésor.
why-not-held = Personne d’autre ne tient cette colonie.
why-one-settlement = Une colonie par arrêt.
why-settlement-taken = Des soldats y sont déjà.
why-too-few-aboard = { $number ->
        [1] Il faut un soldat à bord.
       *[other] Il faut { $number } soldats à bord.
    }
why-all-fit = Tous vos soldats tiennent : rien à décharger.
why-no-treasure = Vous n’avez pas ce trésor à bord ({ $colour }).
why-no-treasure-any = Vous n’avez pas de trésor qui convienne à bord.
why-not-at-anchor = Votre navire doit être sur un mouillage.
why-only-revealed = Seule la mission qui vient d’être révélée peut être remplie.
why-not-your-task = { $task } n’est ni révélée ni votre mission secrète.
why-only-by-winning = Cette moitié ne se remplit qu’au moment d’une victoire.
why-no-colours = On ne nomme pas de trésors pour cette moitié.
why-wrong-colours = Ce ne sont pas les trésors que demande la carte, dans son ordre.
why-too-few-cards = Il faut { $number } cartes action en main.
why-other-win = Cette victoire remplit une autre sorte de mission.
why-other-colour = Un autre trésor doit d’abord être reposé.
why-city-full = { $city } n’a pas de place libre.
why-no-card = Vous n’avez pas { $card } en main.
why-say-more = Dites où, ou combien.
why-not-in-muster = Avant un lancer, on ne joue que des renforts et Hermès.
why-only-in-reckoning = Cette carte se joue après un lancer.
why-orpheus-twice = Orphée chante déjà dans cette étape.
why-bag-empty = La pioche et la défausse ont trop peu de cartes.
why-nobody-fallen = Aucun de vos soldats n’est tombé dans ce combat.
why-not-in-reckoning = Cette carte ne fait rien après un lancer.
why-not-losing = Vous gagnez : cette carte ne changerait rien.
why-card-too-small = La carte en ramène moins.
why-not-styx = Charon ne mène qu’aux cases du Styx.
why-hydra-done = Vous avez déjà déplacé l’Hydre.
why-hydra-open-sea = L’Hydre reste en pleine mer.
why-hydra-there = L’Hydre y est déjà.
why-hydra-out-of-reach = { $steps ->
        [1] L’Hydre ne peut y venir en un pas.
       *[other] L’Hydre ne peut y venir en { $steps } pas sans croiser de navire.
    }
why-own-ship = À cette table, on n’envoie pas l’Hydre (une fois de plus) contre son propre navire.
why-none-to-take = Ce trésor n’est pas ici ({ $colour }).
why-no-space = Votre navire est plein de trésors et n’a pas de soldat pour faire place.
why-push-other = C’est { $hero } qui est repoussé.
why-push-three = { $field } n’est pas une case libre à exactement trois pas.

# Board
board-turn =
  { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
  }
board-target = But : { $target } points
board-describe = { board-turn }. Hydre en { $hydra }. { $ships }
board-ship =
    { $seat }{ $field ->
        [none] {""}
       *[other] {" en "}{ $field }
    }. Soldats : { $soldiers }, trésors : { $treasures }, points : { $total }.
board-city = { $place }, valeur { $value } : { $treasures }
board-settlement = { $place }, valeur { $value } : { $holder }
board-nobody = vide
board-hydra = Hydre, valeur { $value }
board-underworld = Enfers
board-cards = Cartes
board-soldiers = Soldats
board-sailing = Naviguer
board-hydra-die = Hydre
board-setting = cartes { $cards }, soldats { $soldiers }, navigation { $sailing }, Hydre { $hydra }
card-die-1 = tous les autres piochent une carte
card-die-2 = personne ne pioche
card-die-3 = vous piochez une carte
board-tasks = Missions révélées
board-secret = Votre mission secrète
board-hand = Votre main
board-bag = encore { $deck ->
        [1] une carte
       *[other] { $deck } cartes
    }, { $tasks ->
        [1] une mission
       *[other] { $tasks } missions
    }
board-in-hand = { $cards } en main
board-secret-held = mission secrète
board-strength = Force { $strength }
board-needs = requis : { $needed }
board-fallen = tombés
board-firm = debout
board-leaning = penchés
board-reach = À portée : { $fields }
board-points = { $total } sur { $target }
half-all = Athènes : { $colours }
half-any = Athènes : { $colours }
half-or = { $one } ou { $two }
half-and = { $one } + { $two }
half-named = { $half } (« { $what } »)
task-named = { $task } (« { $one } » ou « { $two } », { $points } points)
half-pair = Athènes : deux d’une couleur
half-soldiers = { $city } : { $number } soldats
half-cards = { $city } : défausser { $number } cartes
half-beat = Battez un joueur
half-hydra = Battez l’Hydre

# What a thing is and when it matters; the goal; the steps; what is asked next
why-thing-underworld = Les soldats tombés attendent ici qu’on les ramène.
why-thing-dead = Ils attendent aux enfers qu’on les ramène.
    .name = Soldats tombés de { $seat }
why-thing-styx = Un navire qui y arrive peut ramener ses soldats.
why-thing-field = Les navires y vont, aussi loin que le dé le permet.
    .name = Case { $name }
why-thing-athens = On y livre des trésors et on y remplit des missions.
why-thing-place = Un navire à côté peut attaquer, ou fonder une colonie.
why-thing-stock = Qui prend la cité emporte un trésor.
    .name = Trésor de la cité : { $name }
why-thing-kylix = Tournée une fois par tour, elle donne son dé à chaque action.
    .name = Kylix
why-thing-die = Il compte pour l’action où il se trouve.
why-thing-hydra = Un dé ou une carte la déplace, et elle attaque les navires.
why-thing-seat = Points, soldats, trésors et cartes de ce joueur.
why-thing-soldier = On le lance dans les combats ; ceux qui restent debout comptent.
    .name = Soldat
why-thing-garrison = Ces soldats tiennent une colonie et en rapportent les points.
    .name = Garnison
why-thing-task = Une de ses deux moitiés suffit pour marquer.
    .name = { $task }
why-thing-hand = Quand la jouer : { $when }.
why-thing-ship = Où il s’arrête, son héros peut attaquer, fonder ou livrer.
why-thing-cargo = Livrez-le à Athènes, ou servez-vous-en pour une mission.
    .name = Trésor à bord : { $name }
why-thing-fight = On lance les soldats ; ceux qui restent debout comptent.
    .name = Le combat
why-thing-side = Voici la force de { $seat } dans ce combat.
    .name = { $seat } : force
why-thing-chosen = Ce dé sert à l’action pendant ce tour.
    .name = { $action }
goal = But : être le premier à { $target } points. Vous : { $mine }, les autres : { $best } au plus.
goal-open = But : être le premier à { $target } points.
stage-steps = Étapes des autres
stage-kylix = Kylix
stage-main = Quatre actions
ask-sail-at = Lequel de ces navires attaquez-vous ?
ask-soldiers = Combien de soldats remontent à bord ?
ask-play-underworld = Combien de soldats remontent à bord ?
ask-play-call = Où va l’Hydre ?
ask-play-call-at = Lequel de ces navires l’Hydre attaque-t-elle ?
ask-play-charon = Vers quelle case du Styx va la barque ?
ask-hydra = Où va l’Hydre ?
ask-hydra-at = Lequel de ces navires l’Hydre attaque-t-elle ?
ask-deliver = Quel trésor livrez-vous pour un point ?
ask-claim-one = Quel trésor donnez-vous pour cette mission ?
ask-claim-two = Quels trésors donnez-vous pour cette mission ?
ask-claim-three = Quels trésors donnez-vous pour cette mission ?

# What the chart of a finished game counts
figures = points

# Ce qui se fait maintenant, pour qui clique sur autre chose
now-anchor = En ce moment, chacun choisit un mouillage.
now-step = En ce moment, un navire avance et agit où il s’arrête.
now-kylix = En ce moment, on tourne la Kylix.
now-main = En ce moment, on réalise les quatre actions.
now-return = En ce moment, un trésor retourne dans une cité.
now-discard = En ce moment, on défausse des cartes pour une mission.
now-reveal = En ce moment, on peut remplir la nouvelle mission.
now-styx = En ce moment, des soldats peuvent repasser le Styx.
now-boarding = En ce moment, on peut attaquer un navire ici.
now-muster = En ce moment, des cartes peuvent aider avant le lancer.
now-reckoning = En ce moment, des cartes peuvent aider après le lancer.
now-reward = En ce moment, la victoire remplit une mission.
now-spoils = En ce moment, le vainqueur prend un trésor ou repousse le perdant.
now-plunder = En ce moment, le vainqueur prend un trésor de la cité.
now-push-ship = En ce moment, on repousse le navire battu.
now-push-hydra = En ce moment, on repousse l’Hydre.
now-over = La partie est terminée.

# Pourquoi un conseil propose quelque chose
gain-seat = { $who ->
    [me] Vous finissez
   *[other] { $seat } finit
} ainsi avec { $more ->
    [more] plus
   *[less] moins
} de points.
because-setting = Cela donne : { board-setting }.
because-rival = Points de { $hero } : { $total }.
because-athens = Athènes est à côté ; trésors à bord : { $count }.
because-beside = { $place } est à côté ; trésors là-bas : { $count }.
because-nearest = Le navire le plus proche est à { $hero } ; points : { $total }.
because-hand = Cartes dans votre main : { $count }.
because-target = Vos points : { $own } sur { $target }.
because-cargo = De cette couleur, vous en avez { $count } à bord.
because-aboard = Soldats à bord : { $count }.
because-points = Vos points : { $own } ; les autres : { $other } au plus.
because-fight = Le combat est à { $own } contre { $against }.
because-treasures = Il y a { $count ->
    [1] un trésor
   *[other] { $count } trésors
} : { $place }.
because-losing = Vous perdez le combat, { $own } contre { $against }.
because-winning = Vous gagnez déjà le combat, { $own } contre { $against }.
because-below = Vous avez { $count ->
    [1] un soldat
   *[other] { $count } soldats
} aux enfers.
because-leads = { $hero } devance les autres, avec { $total } points.
