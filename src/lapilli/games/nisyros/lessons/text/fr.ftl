## the-last-three
the-last-three-title = Les trois derniers
the-last-three-goal = Choisissez où frappe la lave, remplissez les derniers bateaux et gagnez.
the-last-three-1 = Le volcan entre en éruption ! Son dé montre deux lieux : Mandraki, avec votre travailleur bleu, et Emporios, vide. Lequel sera enseveli ?
the-last-three-1-reply-1 = Bien choisi : il n’y avait personne. La pente est perdue, pas vos gens.
the-last-three-1-reply-2 = Il court pour sa vie, et le dé rouge est clément : sain et sauf. Une fois sur trois, il serait mort.
the-last-three-1-wrong = Aujourd’hui, le dé ne montre que Mandraki et Emporios.
the-last-three-2 = Maintenant, les bateaux. À Kos, on est sauvé, et sept de chaque village suffisent pour gagner. Choisissez une personne et un bateau.
the-last-three-2-reply = Sauvé ! Un bateau, une personne. Encore deux personnes, encore deux bateaux.
the-last-three-2-wrong = Pas encore ! Trois personnes sont encore sur l’île, et trois bateaux les attendent.
the-last-three-3 = Chacun peut prendre n’importe quel bateau, de n’importe quelle côte. À qui le tour ?
the-last-three-3-wrong = Quelqu’un resterait à côté d’un bateau vide. Remplissez-le d’abord.
the-last-three-4 = Une personne, un bateau. Mettez tout le monde à l’abri !
the-last-three-4-wrong = Si près du but ! Encore un clic et l’île est vide.
the-last-three-5 = Gagné ! Le village qui a le moins de rescapés compte pour tous : sept suffisent, neuf ou dix font une grande victoire.

## a-mornings-work
a-mornings-work-title = Une matinée de travail
a-mornings-work-goal = Envoyez deux travailleurs, doublez leur travail avec les dés et récoltez du bois.
a-mornings-work-1 = Retour au premier matin. Les bateaux demandent du bois. Choisissez un travailleur bleu, puis la forêt verte en haut de Mandraki.
a-mornings-work-1-wrong-1 = Du bois aussi, mais là-bas on en coupe un, ici deux. Plus haut !
a-mornings-work-1-wrong-2 = Emporios est en face de votre village. On atteint sa propre zone et les deux voisines.
a-mornings-work-1-wrong-3 = Le chantier construit des bateaux, mais il n’y a pas encore de bois. D’abord la forêt.
a-mornings-work-1-wrong-4 = Les orange sont les gens de Pali. Vous ne déplacez que les bleus.
a-mornings-work-2 = Les deux anneaux du haut donnent deux par travailleur, deux places chacun. Envoyez-y le second : bois, pierre ou blé ?
a-mornings-work-2-reply-1 = De la pierre pour les barrages. Le jeton là-haut en ajoute une, pour le premier venu.
a-mornings-work-2-reply-2 = De la pierre pour les barrages. Personne n’habite Nikia, mais ses pentes vous sont ouvertes.
a-mornings-work-2-reply-3 = Deux dans la forêt : cette pente est pleine.
a-mornings-work-2-reply-4 = La forêt du voisin : partagée. Le jeton là-haut ajoute un bois, pour le premier venu.
a-mornings-work-2-reply-5 = Du blé à côté du travailleur de Pali : ce champ est plein.
a-mornings-work-2-reply-6 = Du blé : il faut nourrir les travailleurs. Le jeton là-haut en ajoute un, pour le premier venu.
a-mornings-work-2-wrong-1 = Les pentes du bas ne donnent qu’un. Prenez-en une du haut aujourd’hui.
a-mornings-work-2-wrong-2 = Un travailleur attend encore au théâtre. Donnez-lui d’abord une tâche.
a-mornings-work-3 = Tout est en place. Choisissez « prêt » : la journée commence.
a-mornings-work-4 = Le dé rouge apporte un événement, et un bon : Tempête. Toutes les forêts donnent le double aujourd’hui.
a-mornings-work-5 = Un dé jaune double un lieu de travail de son espèce. Posez le bois sur votre forêt.
a-mornings-work-5-wrong-1 = Les dés inutilisés sont perdus. Deux d’entre eux peuvent vous aider.
a-mornings-work-5-wrong-2 = Ce champ donne du blé. Un dé bois veut une forêt.
a-mornings-work-5-wrong-3 = Du bois, mais personne n’y travaille. Un dé n’aide que là où il y a un travailleur.
a-mornings-work-6 = La chaussure ailée est Hermès, un joker : il double tout lieu où l’on travaille. Lequel ?
a-mornings-work-6-reply-1 = Bien : Pali pourra appeler deux personnes ce soir au lieu d’une.
a-mornings-work-6-reply-2 = Le blé de Pali double. Vous êtes une équipe, tout est partagé.
a-mornings-work-6-reply-3 = Doublé. Tout va dans une réserve commune.
a-mornings-work-6-wrong-1 = Un dé par lieu de travail. La forêt a déjà le sien.
a-mornings-work-6-wrong-2 = Le joker est encore là. Utilisez-le !
a-mornings-work-7 = Par travailleur dans votre forêt : deux bois, doublés par le dé, doublés par la Tempête. Huit !

## dams-and-boats
dams-and-boats-title = Barrages et bateaux
dams-and-boats-goal = Construisez un barrage et un bateau, et voyez quelle lave un barrage arrête.
dams-and-boats-1 = La lave couvre votre pente du haut et va glisser sur la suivante. Construisez-y un barrage : une pierre.
dams-and-boats-1-wrong-1 = La lave avance pente par pente, et la pente 2 est la prochaine. Protégez-la.
dams-and-boats-1-wrong-2 = Votre bateau viendra tout de suite. D’abord le barrage.
dams-and-boats-1-wrong-3 = On ne bâtit de barrages que dans la zone du bâtisseur, et il est à Mandraki.
dams-and-boats-1-wrong-4 = Arrêter, avec la lave à la porte ? Un barrage d’abord.
dams-and-boats-2 = Un mur tient quand chaque place a son barrage ; ici, il en fallait un. Un dé est sur le chantier : posez-en un second.
dams-and-boats-2-reply-1 = Un début : il y a deux places ici, le mur tiendra avec un second barrage.
dams-and-boats-2-reply-2 = Vous prévoyez : deux places ici, une remplie.
dams-and-boats-2-reply-3 = Vous commencez le dernier mur, devant le village : trois places, une remplie.
dams-and-boats-2-wrong-1 = La pente 2 n’a qu’une place, et elle est prise. Ce mur est complet.
dams-and-boats-2-wrong-2 = Trop tard là-haut : la pente 1 est sous la lave.
dams-and-boats-3 = Et votre chantier naval : un travailleur fait d’un bois un bateau.
dams-and-boats-3-wrong = Vous avez du bois et un constructeur. Construisez le bateau !
dams-and-boats-4 = Étape 8 : la lave coule. Votre barrage tient ! À Nikia rien ne l’arrête, et votre travailleur doit courir.
dams-and-boats-5 = Le dé rouge : 1 ou 3, sauvé ; 2, l’Hadès. Un 3 ! Il est rentré à votre théâtre.
dams-and-boats-6 = Étape 9 : les éruptions. Elles couvrent l’espace libre le plus haut, aucun barrage ne les arrête. La pente 2 disparaît, mur compris.
dams-and-boats-7 = Étape 10 : un bateau. Envoyer quelqu’un à Kos maintenant, ou garder le bateau pour un jour plus sombre ? À vous.
dams-and-boats-7-reply-1 = Personne ne lui reprendra Kos. La manche s’achève ; à la prochaine, Pali dirige.
dams-and-boats-7-reply-2 = Généreux, et malin : seul le village le plus faible compte. La manche s’achève ; à la prochaine, Pali dirige.
dams-and-boats-7-reply-3 = Un bateau au port sauve des gens quand la lave prend le village. La manche s’achève ; à la prochaine, Pali dirige.
dams-and-boats-7-wrong = Possible, mais les travailleurs sont vos bras. Au début, faites partir un villageois.

## more-hands-more-mouths
more-hands-more-mouths-title = Plus de bras, plus de bouches
more-hands-more-mouths-goal = Appelez des villageois, nourrissez-les et voyez ce que coûte un travailleur de trop.
more-hands-more-mouths-1 = Étape 6. Un travailleur au théâtre appelle un villageois. Un dé théâtre permet d’en appeler deux. Appelez-en un !
more-hands-more-mouths-1-wrong = Plus de bras, plus de bateaux. Appelez-en au moins un.
more-hands-more-mouths-2 = Cinq travailleurs. Blé : deux. Il reste un appel. Appelez un sixième et voyez ce qui se passe.
more-hands-more-mouths-2-wrong = Sage pensée ! Mais essayez une fois : ensuite nous remonterons le temps.
more-hands-more-mouths-3 = La faim ! Six travailleurs mangent deux blés, les trois de Pali un. Il en manque un : deux travailleurs tombent malades. Choisissez le premier.
more-hands-more-mouths-3-reply-1 = Il rentre chez lui, de nouveau villageois. Encore un.
more-hands-more-mouths-3-reply-2 = Pali paie votre festin. Encore un.
more-hands-more-mouths-4 = Et le second.
more-hands-more-mouths-5 = Remontons le temps. Cinq travailleurs mangent un blé, six en mangent deux. Cette fois, restez à cinq.
more-hands-more-mouths-5-wrong = C’était le chemin de la faim. Renoncez au second appel.
more-hands-more-mouths-6 = Tout le monde a mangé. De un à cinq travailleurs, un village mange un blé ; dès six, deux. Les villageois ne mangent rien.

## lava-at-the-door
lava-at-the-door-title = La lave à la porte
lava-at-the-door-goal = Votre village est perdu. Qui embarque, qui court, et où vivre ensuite ?
lava-at-the-door-1 = Deux barrages là où il en fallait trois : la lave prend votre village. Toute la côte fuit, un par un.
lava-at-the-door-2 = Il y a un bateau, et les villageois doivent le tenter. Faites embarquer un villageois.
lava-at-the-door-2-reply = Un 1 : il est à Kos. Avec un 2 il serait mort, mais le bateau resterait au suivant.
lava-at-the-door-2-wrong-1 = Tant qu’un bateau est là, les villageois le tentent. Seuls les travailleurs ont le choix.
lava-at-the-door-2-wrong-2 = Il peut. Mais il peut aussi courir plus tard : laissez le bateau à un villageois.
lava-at-the-door-2-wrong-3 = Il peut courir, oui. Mais d’abord le bateau : qu’un villageois essaie.
lava-at-the-door-3 = Plus de bateau. Les autres courent vers Pali, un lancer chacun. Qui part le premier ?
lava-at-the-door-3-reply-1 = Un 2 : perdu dans l’Hadès. Le travailleur suit avec un 3 et atteint Pali. À l’étape 10, on part sans lancer !
lava-at-the-door-3-reply-2 = Un 2 : perdu dans l’Hadès. Le villageois suit avec un 3 et atteint Pali. À l’étape 10, on part sans lancer !
lava-at-the-door-3-wrong = Le seul bateau est parti. La côte de Pali est l’issue.
lava-at-the-door-4 = Deux éruptions suivent, loin de vos gens : Nikia, puis Emporios.
lava-at-the-door-5 = Une nouvelle manche. Vos gens vivent à Pali, même le travailleur de Nikia. L’hôte joue d’abord, puis vous.
lava-at-the-door-5-wrong = Patience : en invité, vous attendez que Pali soit prêt.
lava-at-the-door-6 = La portée part désormais de Pali : Pali et ses voisins, jamais Nikia en face. Envoyez un travailleur au chantier de Pali ou à Emporios.
lava-at-the-door-6-reply-1 = Des bateaux, vite ! Vos sept à Kos font déjà une petite victoire ; il en manque quatre à Pali.
lava-at-the-door-6-reply-2 = Deux bois d’une pente haute. Il manque encore quatre personnes à Pali.
lava-at-the-door-6-wrong-1 = Nikia est en face de Pali : vos gens ne l’atteignent plus.
lava-at-the-door-6-wrong-2 = Mandraki est sous la lave. On n’y revient pas.

## news-from-the-mountain
news-from-the-mountain-title = Des nouvelles de la montagne
news-from-the-mountain-goal = Piochez bonnes et mauvaises nouvelles, et choisissez où le volcan éclate.
news-from-the-mountain-1 = Étape 2. Le dé rouge dit combien d’événements viennent aujourd’hui. Regardez-le tomber.
news-from-the-mountain-2 = Trois cartes ! D’abord, Recherches : quelqu’un revient de l’Hadès. Ramenez votre homme.
news-from-the-mountain-2-wrong-1 = Il attend dans le noir ! Ramenez-le.
news-from-the-mountain-2-wrong-2 = Pali n’a personne dans l’Hadès. Votre homme y est.
news-from-the-mountain-3 = Ensuite : Sieste. Deux travailleurs se couchent et ne font rien jusqu’au soir. De qui peut-on se passer ? Choisissez le premier.
news-from-the-mountain-3-reply-1 = Bien : il n’y a plus de villageois à appeler, un théâtre ne sert donc à rien.
news-from-the-mountain-3-reply-2 = Cette pente donnera moins. Les théâtres n’ont plus personne à appeler.
news-from-the-mountain-4 = Et le second dormeur ?
news-from-the-mountain-5 = Enfin : Oracle. Il attend l’étape 9, où vous choisirez la première éruption. Maintenant, les dés.
news-from-the-mountain-6 = Plus et moins nourrissent le volcan : deux éruptions, plus deux, moins une, cela fait trois. Oracle : où va la première ?
news-from-the-mountain-6-reply-1 = Personne n’y vit, personne n’y est. Parfait.
news-from-the-mountain-6-reply-2 = Une pente vide dans une zone vide. Parfait.
news-from-the-mountain-6-wrong-1 = Un travailleur de Pali est sur sa plus haute pente, avec le jeton bonus. Cherchez une zone vide.
news-from-the-mountain-6-wrong-2 = Cela brûlerait votre barrage de la pente 2, chez vous. Cherchez une zone vide.
news-from-the-mountain-7 = La deuxième est lancée : deux couleurs, donc encore un choix. Pali ou Nikia ?
news-from-the-mountain-7-wrong = Le travailleur de Pali devrait courir pour sa vie. Nikia ne fait de mal à personne.
news-from-the-mountain-8 = La troisième a frappé Mandraki, barrage compris. Vous connaissez les dix étapes. Place à une vraie partie !

## your-first-game
your-first-game-title = Votre première partie
your-first-game-goal = Une partie entière au niveau le plus facile. Les deux villages sont à vous, et le coach vous accompagne.

## coach
coach-village = D’abord, chacun choisit un village par sa côte. Vos habitants y vivent ; un village sans joueur reste vide.
coach-place = Étape 1. Choisissez un travailleur, puis un lieu : votre zone ou les deux voisines. Finissez par « prêt ».
coach-sail = Les bateaux peuvent aussi changer de côte habitée avant que tous soient prêts.
coach-event = Une carte événement. Les bonnes attendent souvent leur étape ; les mauvaises agissent aussitôt.
coach-dice = Chaque dé jaune double un lieu occupé de son espèce. La chaussure ailée va partout ; plus et moins changent les éruptions.
coach-gain = La récolte est à tous. Chaque réserve a une limite ; le surplus est perdu.
coach-build = Étape 5. Chaque bâtisseur fait une pièce, deux avec un dé ; chacune coûte pierre ou bois.
coach-call = Étape 6. Deux villageois par théâtre au plus. Dès six travailleurs, un village mange double.
coach-sick = Trop peu de blé : pour chaque blé manquant, deux travailleurs rentrent malades. Choisissez les moins utiles.
coach-held = Un mur complet a arrêté la coulée, et il reste debout.
coach-flow = Étape 8. Vous choisissez quelle lave coule d’abord. Gardez un refuge à ceux qui courent.
coach-erupt = Deux couleurs : à vous de choisir. Pensez aux gens, puis aux barrages, puis à la zone la moins couverte.
coach-escape = Courir pour sa vie : 1 ou 3 sauve, 2 mène à l’Hadès. Deux chances sur trois.
coach-flee = Une côte est ensevelie, ses bateaux aussi : utilisez-les. Les villageois doivent, les travailleurs peuvent.
coach-evacuate = Étape 10. Sans lancer : le chemin le plus sûr vers Kos. Pensez au village qui a le moins de rescapés.
coach-hades = Perdu dans l’Hadès. Trois par village sont permis pour la petite victoire ; la carte Recherches en ramène un.
coach-home = Les sans-abri s’installent chez un voisin. Portée, appels et fuite partent de là ; l’hôte joue d’abord.
warning-slope = La lave coule aujourd’hui sur cette pente. On y récolte d’abord, mais il faudra courir : un sur trois meurt.
warning-hunger = Regardez le blé avant d’en appeler un autre : six travailleurs en mangent deux, et le manque rend malade.
warning-wall = Un mur troué n’arrête rien. Complétez d’abord l’espace menacé.
warning-late = À la prochaine manche, cette côte peut brûler, bateaux compris. Aujourd’hui c’est sûr ; ensuite, deux chances sur trois.
warning-weak = Seul compte le village qui a le moins de rescapés. L’autre a plus besoin de ce bateau.

## rules
rules-goal-title = De quoi il s’agit
rules-goal = Le volcan va ensevelir l’île. Ensemble, vous emmenez tout le monde à Kos en bateau. Quand l’île est vide, le village qui a le moins de rescapés compte pour tous : sept, c’est gagné ; neuf, une grande victoire. À chaque manche, un autre joueur dirige et décide pour l’équipe.
rules-morning-title = Le matin : étapes 1 à 4
rules-morning = Envoyez vos travailleurs dans votre zone ou les deux voisines. Le dé rouge apporte des événements. Les dés jaunes doublent les lieux de leur espèce. Puis les pentes donnent pierre, bois et blé : deux par travailleur sur les deux anneaux du haut, un plus bas.
rules-afternoon-title = L’après-midi : étapes 5 à 7
rules-afternoon = Les bâtisseurs font des barrages avec la pierre et des bateaux avec le bois, une pièce chacun, deux avec un dé. Un mur ne tient que si chaque place a son barrage. Les théâtres appellent des villageois. Puis on mange : jusqu’à cinq travailleurs un blé, dès six deux. Le manque rend malade.
rules-night-title = La nuit : étapes 8 et 9
rules-night = Dès la deuxième manche, la lave descend d’un espace dans chaque zone touchée, sauf si un mur complet l’arrête. Puis viennent les éruptions : le dé noir dit où, et elles ensevelissent l’espace libre le plus haut. Aucun barrage ne les arrête. Plus en ajoute une, moins en retire une.
rules-run-title = Courir !
rules-run = Qui se trouve là où la lave arrive fuit en lançant le dé rouge : 1 ou 3, sauvé ; 2, perdu dans l’Hadès. D’une pente on court chez soi. D’une côte, les villageois doivent tenter un bateau présent ; les travailleurs choisissent ; les autres courent chez un voisin, où ils vivront désormais.
rules-end-title = L’étape 10 et la fin
rules-end = À l’étape 10, chaque bateau peut emmener une personne de n’importe quelle couleur à Kos, sans lancer. C’est le plus sûr : n’attendez pas trop. La partie finit quand l’île est vide : sauvés ou perdus.
