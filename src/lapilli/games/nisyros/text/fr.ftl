# Nisyros

# Names
title = Nisyros
about = Le volcan va ensevelir toute l’île. Deux travailleurs de chaque village le voient venir : ensemble, coupez du bois pour les bateaux, empilez la pierre en barrages, appelez les autres et menez tout le monde à Kos à temps. Vous gagnez ou perdez ensemble ; le village qui compte le moins de sauvés décide.
seat-mandraki = Mandraki
seat-pali = Pali
seat-emporios = Emporios
seat-nikia = Nikia
seat-s1 = Joueur 1
seat-s2 = Joueur 2
seat-s3 = Joueur 3
seat-s4 = Joueur 4
spot-1 = pente 1 { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
spot-2 = pente 2 { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
spot-3 = pente 3 { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
spot-4 = pente 4 { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
spot-dam = chantier des barrages { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
spot-yard = chantier naval { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
spot-theatre = théâtre { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
spot-village = village { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
spot-coast = côte { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }
resource-stone = pierre
resource-wood = bois
resource-wheat = blé
die-a = 1
die-b = 2
die-c = 3
die-d = 4
die-e = 5
face-stone = pierre
face-wood = bois
face-wheat = blé
face-dam = barrage
face-boat = bateau
face-theatre = théâtre
face-hermes = Hermès
face-plus = +1 éruption
face-minus = -1 éruption

# Event cards: name, what it does, when it acts
event-1 = Plan brillant
    .text = Relancez un ou deux dés qui ne montrent pas +1.
event-2 = Coureur de marathon
    .text = Une fois les dés posés, un travailleur debout peut changer de lieu.
event-3 = Foudre
    .text = Tous les espaces de pierre donnent le double.
event-4 = Tempête
    .text = Tous les espaces de bois donnent le double.
event-5 = Excellente récolte
    .text = Tous les espaces de blé donnent le double.
event-6 = Bruine persistante
    .text = Après l’étape 6, chaque travailleur va au théâtre de votre choix.
event-7 = Journée de jeûne
    .text = Aucun blé n’est mangé à l’étape 7.
event-8 = Rats
    .text = Les rats mangent { $amount } de blé.
event-9 = Sieste
    .text = { $amount } travailleurs de votre choix se couchent jusqu’à la fin de l’étape 6.
event-10 = Vapeurs volcaniques
    .text = Là où pointe le dé volcan, l’espace occupé le plus haut est paralysé.
event-11 = Recherches
    .text = Une figurine peut revenir de l’Hadès à son théâtre.
event-12 = Bateau abandonné
    .text = Un bateau dérive vers la côte de votre choix.
event-13 = Oracle
    .text = Vous choisissez la direction de la première éruption de la manche.
event-14 = Crevasse
    .text = La lave d’une zone de votre choix recule d’un espace.
event-15 = Appel d’urgence
    .text = Chaque travailleur d’un théâtre appelle deux fois, toujours deux au plus par théâtre.
event-16 = Vers à bois
    .text = Les vers gâtent { $amount } de bois.
event-17 = Secousse sismique
    .text = Là où pointe le dé volcan, un barrage est perdu.
event-18 = Tremblement de terre
    .text = Chaque zone perd un barrage.
event-19 = Coup de vent
    .text = Le vent emporte un bateau de votre choix.
event-20 = Panique
    .text = { $amount } travailleurs de votre choix retournent en courant au village.

# Actions: what is on the button, and what the log says
act-lay-coast = { $zone } vient ensuite
    .log = La côte suivante, dans le sens horaire : { $zone }.
act-lay = { $slope } : { $resource }
    .log = La { $slope } donne : { $resource }.
act-village = Habiter { $zone }
    .log = { $actor } choisit { $zone }.
act-first = { $seat } commence
    .log = { $seat } joue en premier.
act-place = Envoyer un travailleur ici : { $to } (venant de : { $from })
    .log = { $actor } déplace un travailleur : { $from } → { $to }.
act-sail = Mener un bateau vide : { $from }, puis { $to }
    .log = { $actor } mène un bateau { $from ->
        [Emporios] d’{ $from }
       *[other] de { $from }
    } à { $to }.
act-ready = Se déclarer prêt
    .log = { $actor } est prêt.
act-roll-red = Dé rouge : { $red }
    .log = Le dé rouge montre { $red }.
act-draw-event = Événement : { $event }
    .log = Événement : { $event }.
act-siesta = Coucher un travailleur ({ $colour }) : { $place }
    .log = Un travailleur { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } se couche : { $place }.
act-gas = Pousser les vapeurs vers { $zone }
    .log = { $actor } laisse les vapeurs gagner { $zone }.
act-search = Sauver une figurine { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    }
    .log = Les recherches ramènent une figurine { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } de l’Hadès.
act-search-none = Ne chercher personne
    .log = { $actor } renonce aux recherches.
act-wash = Laisser le bateau dériver vers { $zone }
    .log = Un bateau vide dérive vers { $zone }.
act-crevice = Ouvrir la crevasse à { $zone }
    .log = Une crevasse avale la lave la plus basse { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }.
act-tremor = Laisser la secousse frapper { $zone }
    .log = La secousse frappe { $zone }.
act-undam = Perdre un barrage : { $area }
    .log = Un barrage cède : { $area }.
act-wreck = Perdre un bateau à { $zone }
    .log = Le vent emporte un bateau { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }.
act-panic = Renvoyer un travailleur ({ $colour }) : { $place }
    .log = Un travailleur { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } rentre paniqué : { $place }.
act-panic-idle = Renvoyer un travailleur couché ({ $colour }) : { $place }
    .log = Un travailleur couché { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } rentre paniqué : { $place }.
act-roll = Dé { $die } : { $face }
    .log = Le dé { $die } montre { $face }.
act-reroll = Relancer le dé { $die }
    .log = { $actor } choisit de relancer ce dé : { $die }.
act-reroll-done = Ne plus choisir de dé
    .log = { $actor } a choisi assez de dés.
act-die = Poser le dé { $die } ici : { $place }
    .log = { $actor } pose le dé « { $die } » ici : { $place }.
act-dice-done = Laisser les autres dés
    .log = { $actor } n’utilise pas les autres dés.
act-run = Faire courir un travailleur ({ $colour }) : { $to } (venant de : { $from })
    .log = Un coureur { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } : { $from } → { $to }.
act-run-none = Ne faire courir personne
    .log = Personne ne court.
act-build-dam = Construire un barrage : { $area }
    .log = Un barrage est construit : { $area }.
act-build-boat = Construire un bateau à { $zone }
    .log = Un bateau est construit à { $zone }.
act-build-done = Arrêter de construire
    .log = { $actor } garde le reste pour plus tard.
act-call = Appeler un villageois ({ $zone })
    .log = { $actor } appelle un villageois à { $zone }.
act-call-done = N’appeler personne d’autre
    .log = { $actor } n’appelle plus personne.
act-gather = Mener un travailleur ici : { $to } (venant de : { $from })
    .log = { $actor } s’abrite : { $from } → { $to }.
act-gather-done = Rester aux théâtres
    .log = { $actor } reste aux théâtres.
act-sick = Renvoyer un travailleur affamé ({ $colour }) : { $place }
    .log = Un travailleur affamé { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } tombe malade : { $place }.
act-flow = Faire couler ensuite la lave : { $zone }
    .log = { $actor } laisse d’abord couler la lave { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }.
act-roll-volcano = Dé volcan : { $way }
    .log = Le dé volcan montre { $way }.
act-erupt = Diriger l’éruption vers { $zone }
    .log = { $actor } dirige l’éruption vers { $zone }.
act-flee-citizen-boat = Mettre un villageois dans un bateau ({ $colour })
    .log = Un villageois { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } saute dans un bateau.
act-flee-worker-boat = Mettre un travailleur dans un bateau ({ $colour })
    .log = Un travailleur { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } saute dans un bateau.
act-flee-citizen = Envoyer un villageois à { $zone } ({ $colour })
    .log = Un villageois { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } court vers { $zone }.
act-flee-worker = Envoyer un travailleur à { $zone } ({ $colour })
    .log = Un travailleur { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } court vers { $zone }.
act-evacuate = Mener à Kos ({ $colour }) : { $spot }, bateau : { $zone }
    .log = Un habitant { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } passe à Kos : { $spot }, avec un bateau { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }.
act-evacuate-own = Mener à Kos : { $spot }
act-evacuate-lent = Mener à Kos : { $spot }, bateau : { $zone }
act-evacuate-done = Terminé
    .log = { $actor } garde les autres bateaux.
act-home = S’installer à { $zone }
    .log = { $actor } habite désormais { $zone }.

# What followed from an action
story-round = Manche { $round } : { $active } est actif.
story-events = { $count ->
        [1] Une carte événement est tirée cette manche-ci.
       *[other] { $count } cartes événement sont tirées cette manche-ci.
    }
story-laid = Les pentes sont en place.
story-dice = Les dés montrent : { $faces }.
story-waits = La carte attend l’étape { $step }.
story-gain = Récolte : { $resource }, { $count }.
story-eaten = Les travailleurs mangent { $count } de blé.
story-lost-stock = Perdu : { $resource }, { $count }.
story-eruptions = Éruptions à venir : { $sum }, soit { $count }.
story-covered = La lave recouvre la { $area }.
story-freed = La lave libère la { $area }.
story-held = Les barrages tiennent : { $area }.
story-dams-lost = Barrages perdus : { $count } ({ $area }).
story-boats-lost = Bateaux engloutis à { $zone } : { $count }.
story-safe = { $colour } s’échappe.
story-hades = { $colour } en deuil : { $count } vers l’Hadès.
story-kos = { $count ->
        [1] { $colour } compte une personne à Kos.
       *[other] { $colour } compte { $count } personnes à Kos.
    }
story-idle = Travailleurs qui se couchent : { $count } ({ $area }).
story-ill = { $count ->
        [1] { $colour } : un travailleur malade rentre.
       *[other] { $colour } : { $count } travailleurs malades rentrent.
    }
story-home = { $colour } trouve un nouveau foyer à { $zone }.
story-covered-end = Toute l’île est recouverte.
story-empty-end = Il n’y a plus personne sur l’île.
story-no-refuge-end = Il ne reste aucune côte habitée : ceux qui restent sont perdus.
result-big = Grande victoire : au moins { $big } habitants de chaque village sont à Kos. { $level ->
        [zeus] On ne peut faire mieux : Zeus est le niveau le plus élevé.
       *[other] Essayez le niveau supérieur !
    }
result-small = Petite victoire : au moins { $small } habitants de chaque village sont à Kos. Rejouez le même niveau pour faire mieux.
result-lost = Perdu : tous les villages n’ont pas { $small } habitants à Kos.
standing = À Kos : { $saved }, dans l’Hadès : { $dead }
reason-covered = Toute l’île est recouverte.
reason-empty = Il n’y a plus personne sur l’île.
reason-no-refuge = Il ne reste aucune côte habitée.

# Options
option-level = Niveau
    .help = La force du volcan, et si chaque passager emporte un blé.
option-level-achilles = Achille : 2 éruptions
option-level-heracles = Héraclès : 2 éruptions, un blé par passager
option-level-zeus = Zeus : 3 éruptions, un blé par passager
option-layout = Pentes
    .help = Disposer les seize espaces de ressources au hasard ou selon le plan d’initiation.
option-layout-random = Au hasard
option-layout-fixed = Plan d’initiation
option-coast_order = Ordre des villages
    .help = Les villages sont placés comme sur la vraie île, ou au hasard.
option-coast_order-fixed = Comme sur l’île
option-coast_order-random = Au hasard
option-villages = Villages
    .help = Choisir librement, ou (à deux) côte à côte ou face à face ; ou nommer les villages.
option-villages-free = Choix libre
option-villages-neighbours = Côte à côte (2 joueurs)
option-villages-opposite = Face à face (2 joueurs)
option-first = Premier joueur actif
    .help = Qui décide pour l’équipe à la manche 1.
option-first-s1 = Joueur 1
option-first-s2 = Joueur 2
option-first-s3 = Joueur 3
option-first-s4 = Joueur 4
option-first-random = Au hasard
option-flight_order = Ordre de fuite
    .help = Sur une côte recouverte, l’équipe choisit qui fuit, ou villageois, travailleurs du lieu puis invités partent dans l’ordre tant qu’il y a un bateau.
option-flight_order-free = Libre
option-flight_order-strict = Strict
option-guest_order = Hôtes et invités
    .help = Les déplacés attendent leur hôte, ou tous agissent en même temps.
option-guest_order-host_first = L’hôte d’abord
option-guest_order-free = Tous ensemble
option-dam_spots = Emplacements de barrages
    .help = Combien de barrages protègent chaque espace : 1, 2, 2, 3 depuis le haut, ou 2 partout. Absent de nos sources.
option-dam_spots-default = 1, 2, 2, 3
option-dam_spots-even = 2, 2, 2, 2
option-volcano_pairs = Faces doubles du dé volcan
    .help = Si les faces bicolores montrent des villages opposés ou voisins. Absent de nos sources.
option-volcano_pairs-opposite = Villages opposés
option-volcano_pairs-adjacent = Villages voisins
option-sailing = Bateaux à l’étape 1
    .help = Tout le monde peut déplacer des bateaux vides vers une autre côte habitée, ou seulement le joueur actif.
option-sailing-all = Tout le monde les déplace
option-sailing-active = Seulement le joueur actif

# Steps and phases
step-1 = Travailleurs et bateaux
step-2 = Événements
step-3 = Dés action
step-4 = Récolte
step-5 = Construction
step-6 = Appel
step-7 = Nourriture
step-8 = Coulée de lave
step-9 = Éruptions
step-10 = Évacuation
phase-village = choix des villages
phase-place = étape 1, travailleurs et bateaux
phase-siesta = sieste (carte 9)
phase-gas = vapeurs volcaniques (carte 10)
phase-search = recherches (carte 11)
phase-wash = bateau abandonné (carte 12)
phase-crevice = crevasse (carte 14)
phase-tremor = secousse sismique (carte 17)
phase-undam = secousse ou tremblement (cartes 17, 18)
phase-wreck = coup de vent (carte 19)
phase-panic = panique (carte 20)
phase-reroll = plan brillant (carte 1)
phase-dice = étape 3, dés action
phase-run = coureur de marathon (carte 2)
phase-build = étape 5, construction
phase-call = étape 6, appel
phase-gather = bruine persistante (carte 6)
phase-sick = étape 7, nourriture
phase-flow = étape 8, coulée de lave
phase-erupt = étape 9, éruptions
phase-flee = fuite devant la lave
phase-evacuate = étape 10, évacuation
phase-home = fin de la manche, pour les déplacés

# Prompts
prompt-lay-coast = Les côtes sont posées au hasard.
prompt-lay = Les pentes sont posées au hasard.
prompt-village = { $who } : choisissez votre village.
prompt-first = Le hasard décide qui commence.
prompt-place = Étape 1, travailleurs et bateaux. { $who } : placez vos travailleurs, puis choisissez « prêt ».
prompt-events = Étape 2, événements. { $active } lance le dé rouge : combien d’événements ?
prompt-draw = Étape 2, événements. Cartes événement à tirer : { $events }.
prompt-siesta = Sieste. { $active } : choisissez un travailleur qui se couche (encore { $left }).
prompt-fumes = Vapeurs volcaniques : le dé volcan dit où.
prompt-gas = { $active } : vers quelle zone vont les vapeurs ?
prompt-search = { $active } : qui revient de l’Hadès ?
prompt-wash = { $active } : où le bateau s’échoue-t-il ?
prompt-crevice = { $active } : dans quelle zone la lave recule-t-elle ?
prompt-shake = Secousse : le dé volcan dit où.
prompt-tremor = { $active } : quelle zone perd un barrage ?
prompt-undam = { $active } : quel barrage est perdu ?
prompt-wreck = { $active } : quel bateau le vent emporte-t-il ?
prompt-panic = Panique. { $active } : choisissez un travailleur qui rentre (encore { $left }).
prompt-throw = Étape 3, dés action. { $active } lance les dés action.
prompt-reroll = Plan brillant. { $active } : choisissez jusqu’à deux dés à relancer.
prompt-dice = Étape 3, dés action. { $active } : posez des dés sur les lieux de travail pour les doubler.
prompt-run = Coureur. { $active } : un travailleur debout peut changer de lieu.
prompt-build = Étape 5, construction. { $active } : construisez des barrages (pierre : { $stone }) et des bateaux (bois : { $wood }).
prompt-call = Étape 6, appel. { $who } : appelez des villageois ou renoncez.
prompt-gather = Bruine. { $who } : menez vos travailleurs aux théâtres.
prompt-sick = Étape 7, nourriture. Le blé manque. { $active } : choisissez qui tombe malade (encore { $left }).
prompt-flow = Étape 8, coulée de lave. { $active } : où la lave coule-t-elle maintenant ?
prompt-volcano = Étape 9, éruptions. Éruptions à venir : { $eruptions }. On lance le dé volcan.
prompt-erupt = Étape 9, éruptions. { $active } : vers où le volcan entre-t-il en éruption ?
prompt-flee = Lave sur la { $area } ! { $active } : qui fuit maintenant, et comment ?
prompt-escape = { $colour } fuit : le dé rouge décide (2, c’est l’Hadès).
prompt-evacuate = Étape 10, évacuation. { $active } : qui passe à Kos ? Bateaux : { $boats }.
prompt-home = { $who } : votre village est perdu, choisissez un nouveau foyer.
prompt-over = La partie est finie après la manche { $round }.

# The rule of each step
help-lay-coast = Les quatre côtes sont posées dans le sens horaire, Mandraki d’abord, les autres au hasard. (N-14.1)
help-lay = Anneau par anneau depuis le bas, chaque zone reçoit une tuile de pierre, bois ou blé. (N-14.2)
help-village = Chaque place choisit un village libre : huit villageois y vivent, deux travailleurs sont au théâtre. (N-14.4, N-14.5)
help-first = Le hasard désigne la place active à la manche 1. (N-14.9)
help-place = Placez vos travailleurs sur des lieux ouverts de votre zone ou des deux voisines, jamais en face. Les pentes 1 et 2 accueillent deux travailleurs, un chantier naval trois. Les pentes donnent des ressources, on construit sur les deux chantiers, le théâtre appelle des villageois. Vous pouvez aussi déplacer des bateaux vides vers une autre côte habitée. (N-1)
help-events = Le dé rouge dit combien de cartes événement sont tirées : une, deux ou trois. (N-2.1)
help-draw = Chaque carte agit aussitôt ou attend à côté de son étape. Les cinq premières sont des cartes de démarrage. (N-2.2, N-14.8)
help-siesta = Deux travailleurs debout au total se couchent. Ils ne travaillent pas jusqu’à la fin de l’étape 6, mais mangent et fuient comme les autres. (N-15.9)
help-fumes = Le dé volcan est lancé jusqu’à montrer une zone avec des travailleurs. (N-15.10)
help-gas = Dans la zone choisie, l’espace occupé le plus haut ne donne, ne construit et n’appelle rien jusqu’à la fin de l’étape 6. Une côte compte pour un espace. (N-15.10)
help-search = Une figurine peut revenir de l’Hadès, comme travailleur au théâtre de son foyer. (N-15.11)
help-wash = Un bateau de la réserve est posé à une côte habitée non recouverte. (N-15.12)
help-crevice = Dans une zone, l’espace recouvert le plus bas est libéré. Rien de perdu ne revient. (N-15.14)
help-shake = Le dé volcan est lancé jusqu’à montrer une zone avec barrage. (N-15.17)
help-tremor = Un barrage de la zone choisie retourne à la réserve. (N-15.17)
help-undam = L’équipe choisit, zone après zone, l’espace qui perd un barrage. (N-15.17, N-15.18)
help-wreck = Un bateau d’une côte au choix retourne à la réserve. (N-15.19)
help-panic = Deux travailleurs au total redeviennent villageois. (N-15.20)
help-throw = Les cinq dés action sont lancés. Plus et moins vont à l’étape 9 et changent le nombre d’éruptions. (N-3.1, N-3.3)
help-reroll = Choisissez un ou deux dés sans plus ; ils sont relancés et le nouveau résultat compte. (N-15.1)
help-dice = Un dé double son genre de lieu : pierre, bois et blé sur les pentes, barrage, bateau et théâtre sur les leurs, Hermès partout. Un par lieu, et seulement où quelqu’un est debout. (N-3.4 à N-3.7)
help-run = Un travailleur debout peut aller à un autre lieu à portée. Les dés restent en place. (N-15.2)
help-build = Chaque travailleur debout d’un chantier de barrages construit un barrage dans la zone pour une pierre, d’un chantier naval un bateau pour un bois ; deux avec un dé. Un espace aux barrages complets arrête la coulée. (N-5)
help-call = Chaque travailleur debout sur un théâtre appelle un villageois, doublé par un dé ou l’appel d’urgence ; deux nouveaux au plus par théâtre et par manche. (N-6)
help-gather = Chaque travailleur va au théâtre d’une côte habitée, une seule fois, sans limite de distance. Qui est en face de son foyer devra d’abord revenir. (N-15.6, N-1.4)
help-sick = Une couleur de un à cinq travailleurs mange un blé, au-delà deux. Pour chaque blé manquant, deux travailleurs tombent malades et redeviennent villageois. (N-7)
help-flow = Dans chaque zone avec de la lave, l’espace en dessous est recouvert, sauf si tous ses barrages tiennent. Rien ne coule à la manche 1. (N-8)
help-volcano = Deux éruptions (Zeus : trois), changées par plus et moins, une de moins à la manche 1. Chacune recouvre l’espace libre le plus haut de la zone montrée ; les barrages n’y font rien. (N-9)
help-erupt = Deux villages sur le dé, ou l’oracle : l’équipe décide de la direction. (N-9.2, N-9.3)
help-flee = Tous ceux d’un espace recouvert fuient, un par un. Par un bateau de cette côte vers Kos (les villageois doivent le tenter tant qu’il y en a un), ou à pied : chez eux si le foyer tient, sinon vers une côte habitée à portée. Sans issue, on est perdu. (N-11)
help-escape = 1 ou 3 : sauvé. 2 : Hadès. Une fuite manquée ne coûte ni bateau ni blé. (N-11.1, N-11.6)
help-evacuate = Chacun peut passer à Kos avec n’importe quel bateau, sans lancer ; avec un blé chacun pour Héraclès et Zeus. (N-10)
help-home = Qui a perdu son village choisit une côte habitée pour foyer ; tous ses gens s’y installent. Portée, appels et fuite se comptent de là. (N-12)
help-over = Le village comptant le moins de gens à Kos décide : neuf ou plus, grande victoire ; sept ou huit, petite victoire. (N-13)

# Refusals
why-chance-only = Seul le hasard lance les dés et tire les cartes.
why-wrong-step = Pas maintenant ; cela relève de : { $step }.
why-not-yours = Ce sont des gens { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } : chaque place ne déplace que les siens.
why-nobody-there = { $colour } n’a personne là : { $place }.
why-only-idle = Personne de cette couleur n’y est debout : { $place }.
why-same-place = Le travailleur y est déjà.
why-out-of-reach = Hors de portée : { $place }. Un travailleur va dans sa zone ou l’une des deux voisines.
why-closed = Personne n’y habite, donc seul le chantier des barrages sert : { $place }.
why-full = Plus de place : { $place }.
why-village-taken = { $zone } est pris : choisissez un autre village.
why-village-agreed = Vous avez convenu de la position des villages.
why-already-ready = Vous avez fini cette étape.
why-host-first = Attendez que votre hôte à { $zone } ait fini.
why-enough-moves = Assez de mouvements pour une manche : dites que vous êtes prêt.
why-active-sails = Seul le joueur actif déplace les bateaux.
why-no-boat = Pas de bateau là : { $zone }.
why-no-refuge = { $zone } n’est pas une côte habitée, ou elle est recouverte.
why-astray = Ramenez d’abord le travailleur hors de portée : { $place }.
why-none-idle = Personne de cette couleur n’y est couché : { $place }.
why-not-shown = Le dé volcan ne montre pas { $zone }.
why-no-workers = Il n’y a pas de travailleurs à { $zone }.
why-not-in-hades = { $colour } n’a personne dans l’Hadès.
why-no-lava = Il n’y a pas de lave à { $zone }.
why-no-dams = Il n’y a pas de barrage à { $zone }.
why-board-order = Dans le sens horaire : { $zone } perd d’abord son barrage.
why-no-dam-there = Pas de barrage là : { $area }.
why-plus-stays = Un dé montrant plus ne se relance pas.
why-picked-already = Ce dé est déjà choisi.
why-die-lies = Ce dé est déjà posé ; il y reste.
why-wrong-die = Le dé { $face } ne convient pas ici : { $place }.
why-wrong-die-any = { $place ->
    [any] Aucun lieu de travail ne convient au dé { $face } maintenant.
   *[other] Aucun des dés qui restent ne convient ici : { $place }.
}
why-die-there = Un dé s’y trouve déjà : { $place }.
why-gassed = Paralysé par les vapeurs : { $place }.
why-useless-die = Aucun travailleur debout n’y profiterait d’un dé : { $place }.
why-no-builder = Personne ne peut plus construire à { $zone }.
why-no-stone = Il n’y a plus de pierre.
why-no-wood = Il n’y a plus de bois.
why-no-wheat = Chaque partant emporte un blé, et il n’y en a plus.
why-supply-empty = La réserve est vide.
why-covered = Recouvert de lave : { $area }.
why-no-spot = Pas d’emplacement libre : { $area }.
why-no-citizen = Vous n’avez pas de villageois à { $zone }.
why-no-call = Il ne reste pas d’appel au théâtre { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    }.
why-moved-already = Chaque travailleur bouge une fois ; ceux-ci l’ont fait : { $place }.
why-not-gathered = Menez d’abord ce travailleur à un théâtre : { $place }.
why-no-flow = Aucune lave ne coule à { $zone } maintenant.
why-flowed = La lave { $zone ->
        [Emporios] d’{ $zone }
       *[other] de { $zone }
    } a déjà coulé.
why-protected = Les barrages tiennent : { $area }.
why-all-covered = { $zone } est déjà recouvert.
why-nobody-flees = Personne { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } n’y est en danger.
why-seat-order = Dans l’ordre des places : d’abord { $colour }.
why-strict-order = Ordre strict : villageois, puis ceux d’ici, puis invités.
why-no-boat-here = Aucun bateau utilisable ici.
why-boat-first = Les villageois doivent tenter le bateau tant qu’il y en a un.
why-home-only = Tant que leur foyer tient, ils ne courent que là : { $zone }.
why-cut-off = De la lave des deux côtés : { $zone } est inaccessible.
why-keep-home = Votre foyer { $zone } tient encore : gardez-le.

# On the board
ui-kos = Kos
ui-saved = { $saved } sur { $goal } à Kos
ui-hades = Hadès
ui-supply = Réserve
ui-round =
  { $round ->
    [0] Mise en place
   *[other] Manche { $round }
  }
ui-step = Étape { $step }
ui-goal = Kos : { $small } par village
ui-events = Événements
ui-deck = { $count ->
        [1] encore une carte
       *[other] encore { $count } cartes
    }
ui-deck-stars = carte de démarrage
ui-at-once = aussitôt
ui-acts = maintenant
ui-acted = fait
ui-waits = attend l’étape { $step }
ui-none = aucun
ui-dice = Dés
ui-unused = inutilisé
ui-in-hand = en main
ui-eruptions = Éruptions : { $count }
ui-lava = lave
ui-boats = bateaux
ui-dams = barrages
ui-citizens = villageois
ui-workers = travailleurs
ui-idle = couché
ui-gassed = vapeurs
ui-bonus = bonus
ui-unowned = personne n’habite ici
ui-home = habite { $zone }
ui-active = actif
ui-island = Île
ui-volcano = Volcan
ui-sea = La mer
ui-goods = Ressources
ui-people = Habitants
ui-workers-at = { $count ->
        [1] un travailleur
       *[other] { $count } travailleurs
    } { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } : { $place }
ui-citizens-at = { $count ->
        [1] un villageois
       *[other] { $count } villageois
    } { $colour ->
        [Emporios] d’{ $colour }
       *[other] de { $colour }
    } : { $place }
ui-boats-at = { $count ->
        [1] un bateau à { $zone }
       *[other] { $count } bateaux à { $zone }
    }
ui-dams-of = barrages : { $count } sur { $spots }
ui-summary = Manche { $round }, étape { $step }. Lave : { $lava }. Pierre { $stone }, bois { $wood }, blé { $wheat }. À Kos : { $kos }. Dans l’Hadès : { $hades }.
row-1 = pente 1
row-2 = pente 2
row-3 = pente 3
row-4 = pente 4
row-theatre = théâtre
row-yard = chantier naval
row-dam = chantier des barrages
row-village = village
row-coast-dams = barrages côtiers

# Les dix étapes, le but, ce qui est demandé, ce qu'est une chose
goal = But : { $small } habitants de chaque village à Kos ({ $big } : grande victoire). Le plus en retard : { $colour }, { $saved }.
goal-start = But : au moins { $small } habitants de chaque village à Kos ({ $big } : grande victoire).
figure-kos = À Kos
figure-hades = Dans l’Hadès
figure-lava = Espaces sous la lave
ask-place = { $colour } : où va le travailleur ? Il est ici : { $from }
ask-sail = Vers quelle côte va le bateau ? Il part de : { $from }
ask-die = Quel lieu de travail ce dé ({ $face }) double-t-il ?
ask-run = { $colour } : où court le travailleur ? Il est ici : { $from }
ask-gather = À quel théâtre va le travailleur ? Il est ici : { $from }
ask-evacuate = Avec un bateau de quelle côte ? Départ : { $spot }
ask-flee = Comment { $colour } fuit-il : en bateau, ou vers quelle côte ?
ask-flee-land = { $colour } : vers quelle côte fuir ?
why-thing-area = Les travailleurs debout ici récoltent ceci : { $resource }.
why-thing-coast = Si la lave la recouvre, tous doivent fuir.
why-thing-theatre = Les travailleurs debout ici appellent des villageois au travail.
why-thing-yard = Les travailleurs debout ici construisent des bateaux, pour un bois chacun.
why-thing-dam = Les travailleurs debout ici construisent des barrages, pour une pierre chacun.
why-thing-village = Les villageois y vivent jusqu’à ce qu’un théâtre ou un bateau les prenne.
why-thing-worker = Les travailleurs récoltent, construisent ou appellent où ils sont : { $place }.
why-thing-idle = Un travailleur couché ne fait rien : { $place }.
why-thing-citizen = Les villageois attendent ici un théâtre ou un bateau.
why-thing-boats = Un bateau emmène des gens à Kos, ou change de côte.
why-thing-dams = La lave ne coule pas où tous les emplacements ont un barrage.
    .name = Barrage : { $area }
why-thing-die = Il double ce qui se fait sur un lieu de travail.
    .name = Dé action
why-thing-sign = Plus ou moins change le nombre d’éruptions.
    .name = Dé action
why-thing-red = Il dit combien d’événements ont lieu, et si une fuite réussit.
    .name = Dé rouge
why-thing-volcano = Il dit où le volcan entre en éruption.
    .name = Dé volcan
why-thing-seat = À Kos, { $small } habitants font la petite victoire, { $big } la grande.
why-thing-hades = Seule la carte Recherches en ramène un.
    .name = Les morts de { $colour }
why-thing-underworld = Qui n’échappe pas à la lave finit ici.
why-thing-kos = Qui est ici est sauvé et compte pour le but.
why-thing-crater = Les éruptions partent d’ici et recouvrent les pentes.
why-thing-sea = Les bateaux la traversent ; ce qui y est peint est un décor.
why-thing-stock = Tous les villages la partagent, { $most } au plus.
    .name = Réserve : { $resource }
why-thing-step = { $number ->
        [1] Chacun envoie ses travailleurs ; le joueur actif déplace les bateaux.
        [2] Le dé rouge dit combien de cartes événement sont tirées.
        [3] Les dés action doublent ce qui se fait aux lieux de travail.
        [4] Les travailleurs sur les pentes récoltent pierre, bois et blé.
        [5] Aux chantiers, on construit des barrages et des bateaux.
        [6] Les travailleurs aux théâtres appellent des villageois au travail.
        [7] Chaque village mange du blé ; sinon des travailleurs tombent malades.
        [8] La lave descend d’un espace, sauf si des barrages l’arrêtent.
        [9] Les éruptions recouvrent des espaces ; le dé volcan dit où.
       *[other] Les bateaux emmènent des gens à Kos.
    }
    .name = Étape { $number }
why-thing-event-acted = Il a déjà agi dans cette manche.
why-thing-event-waits = Il agit plus tard dans cette manche.
why-thing-eruptions = C’est le nombre d’éruptions de cette manche.
why-thing-supply = Les nouveaux bateaux et barrages viennent d’ici.
why-thing-deck = On tire une carte pour chaque événement d’une manche.
    .name = Cartes événement
why-villages-two = Cette disposition des villages est pour deux joueurs.
why-first-seat = Cette place n’existe pas avec si peu de joueurs.

# Bots
bot-plan =
    Le plan de l’équipe{ $stone ->
        [0] {""}
       *[other] {" · "}{ $stone } pour la pierre
    }{ $wood ->
        [0] {""}
       *[other] {" · "}{ $wood } pour le bois
    }{ $wheat ->
        [0] {""}
       *[other] {" · "}{ $wheat } pour le blé
    }{ $boats ->
        [0] {""}
       *[other] {" · "}{ $boats } aux chantiers
    }{ $dams ->
        [0] {""}
       *[other] {" · "}{ $dams } aux barrages
    }{ $calls ->
        [0] {""}
       *[other] {" · "}{ $calls } aux théâtres
    }.
why-thing-event-acts = Il agit à cette étape.
why-thing-result = On y lit comment la partie a fini.
    .name = Le résultat
why-thing-covered = La lave la recouvre : personne ne peut s’y tenir.

# Ce qui se fait maintenant, pour qui clique sur autre chose
now-village = En ce moment, chacun choisit un village.
now-place = En ce moment, on envoie les travailleurs et on déplace les bateaux.
now-siesta = En ce moment, des travailleurs font la sieste.
now-gas = En ce moment, les vapeurs gagnent une zone.
now-search = En ce moment, quelqu’un peut revenir de l’Hadès.
now-wash = En ce moment, un bateau vide dérive vers une côte.
now-crevice = En ce moment, une crevasse avale de la lave.
now-tremor = En ce moment, la secousse brise un barrage.
now-undam = En ce moment, des barrages cèdent, zone après zone.
now-wreck = En ce moment, le vent emporte un bateau.
now-panic = En ce moment, des travailleurs paniqués rentrent chez eux.
now-reroll = En ce moment, on choisit des dés à relancer.
now-dice = En ce moment, on pose les dés action sur des lieux de travail.
now-run = En ce moment, un travailleur peut courir ailleurs.
now-build = En ce moment, on construit barrages et bateaux.
now-call = En ce moment, les théâtres appellent des villageois.
now-gather = En ce moment, les travailleurs s’abritent aux théâtres.
now-sick = En ce moment, des travailleurs affamés tombent malades.
now-flow = En ce moment, la lave descend.
now-erupt = En ce moment, le volcan entre en éruption.
now-flee = En ce moment, des gens fuient la lave.
now-evacuate = En ce moment, des gens passent à Kos en bateau.
now-home = En ce moment, qui n’a plus de village choisit un foyer.
now-over = La partie est terminée.

# Pourquoi un conseil propose quelque chose
because-slopes = Les pentes de { $zone } donnent : { $resources }.
because-placed = Vos travailleurs à leur place : { $count }.
because-mouths = Plus de travailleurs veulent plus de { $resource } ; en réserve : { $count }.
because-stock = En réserve de { $resource } : { $count }.
because-no-lava = La lave n’a pas encore atteint { $zone }.
because-shore = Habitants à { $zone } : { $people } ; bateaux là-bas : { $boats }.
because-zone = À { $zone } : zones sous la lave { $lava }, habitants { $people }.
because-even = Chaque village en a { $saved } à Kos.
because-big = { $colour } en a { $saved } à Kos ; { $big } font une grande victoire.
because-behind = { $colour } est le plus en retard à Kos, avec { $saved }.
because-lava-near = La lave approche des habitants de { $zone }.
because-goal = Il en faut encore { $missing } à Kos pour { $colour }.
because-keep-boats = { $boats ->
    [1] Il reste ainsi un bateau pour la manche suivante.
   *[other] Il reste ainsi { $boats } bateaux pour la manche suivante.
}
because-short = La réserve est basse : { $resource }, { $count }.
because-boats = { $people } habitants ont besoin de bateaux ; il y en a { $boats }.
because-dams = La lave descend à { $zone }.
because-citizens = À { $zone }, { $count } villageois pourraient travailler.
because-block = La lave s’arrête ainsi : { $area }.
because-doubles = { $count ->
    [1] Un travailleur y fait le double.
   *[other] { $count } travailleurs y font le double.
}
because-spared = À { $zone }, personne n’est là où viendrait la lave.
gain-kos = Plus de gens arrivent ainsi à Kos.
gain-hades = Moins de gens meurent ainsi.
gain-lava = Moins de l’île finit ainsi sous la lave.
