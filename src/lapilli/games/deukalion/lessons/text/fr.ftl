## your-first-raid
your-first-raid-title = Votre premier raid
your-first-raid-goal = Naviguez près d’une cité de votre choix, lancez les soldats, emportez un trésor.
your-first-raid-1 = Vous êtes Deucalion, le navire jaune. Les cités regorgent de trésors, Athènes les paie. En route !
your-first-raid-2 = Choisissez votre proie ! Le bouclier est la force de la cité, les jarres sont des trésors. Trois cases au plus, à côté d’une cité.
your-first-raid-2-else = Belle mer, mais pas de cité. Arrêtez-vous juste à côté d’une cité.
your-first-raid-2-reply-1 = Halicarnasse : forte, mais trois trésors.
your-first-raid-2-reply-2 = Deux cités à portée. Gourmand !
your-first-raid-2-reply-3 = Rhodes : force 3, deux jarres.
your-first-raid-2-reply-4 = Crète : force 3, deux jarres.
your-first-raid-2-reply-5 = Théra : force 3, une jarre blanche.
your-first-raid-2-wrong-1 = Pleine mer. Arrêtez-vous à côté d’une cité : dessus, dessous, à gauche ou à droite.
your-first-raid-2-wrong-2 = On peut rester chez soi. Pas les héros !
your-first-raid-2-wrong-3 = Trop loin : le dé du milieu vous donne trois cases.
your-first-raid-2-wrong-4 = Un navire reste sur l’eau. À côté de la cité, pas dedans.
your-first-raid-3 = À l’attaque ! Les dix soldats sont lancés comme des dés.
your-first-raid-3-else = Si près des jarres ? Attaquez !
your-first-raid-3-wrong = Une seule navigation par étape. Agissez là où vous êtes.
your-first-raid-4 = Debout compte 1, penché un demi, tombé rien : six et demi. La cité est battue ! Prenez un trésor.
your-first-raid-4-wrong = Les mains vides ? Prenez une jarre, elle est à vous.
your-first-raid-5 = À vous ! Les deux tombés attendent aux enfers. Les autres sont prêts pour le prochain raid.

## home-to-athens
home-to-athens-title = Retour à Athènes
home-to-athens-goal = Portez vos trésors à Athènes et changez-les en points.
home-to-athens-1 = Une jarre rouge est à bord. Portez-la à l’un des mouillages autour d’Athènes.
home-to-athens-1-else = Athènes attend. Choisissez une case avec une ancre.
home-to-athens-1-wrong = Athènes est sur terre. Mouillez sur une case claire à côté.
home-to-athens-2 = Cette mission révélée demande du rouge et paie 2 points. Remplissez-la !
home-to-athens-2-else = D’abord les 2 points : choisissez la mission.
home-to-athens-2-wrong-1 = Cela fait un point. La mission en paie deux pour la même jarre.
home-to-athens-2-wrong-2 = La moitié du bas récompense une victoire sur un joueur. La vôtre est en haut.
home-to-athens-2-wrong-3 = Cette carte veut trois jarres à la fois. Vous en avez une.
home-to-athens-3 = La jarre retourne dans une cité qui a de la place. À vous de choisir.
home-to-athens-3-reply-1 = Loin d’Athènes, plus dur pour tous.
home-to-athens-3-reply-2 = Tout près, pour la reprendre.
home-to-athens-4 = Deux points ! Une nouvelle mission vient aussitôt. Les missions révélées sont une course : premier arrivé, premier servi.
home-to-athens-5 = La carte sombre est votre mission secrète. Personne ne la voit, personne ne la prend. Elle veut du bleu !
home-to-athens-5-else = D’abord la mission secrète.
home-to-athens-5-wrong = Un point ? Votre mission secrète en paie deux.
home-to-athens-6 = Aucune mission ne veut de vert. Tout trésor vaut quand même un point à Athènes. Livrez-le, ou gardez-le.
home-to-athens-6-else = Livrez la jarre, ou choisissez Terminé.
home-to-athens-6-reply-1 = Un point de gagné.
home-to-athens-6-reply-2 = Patient. Le vert sera peut-être demandé.

## the-cup-decides
the-cup-decides-title = La coupe décide
the-cup-decides-goal = Jouez tout un tour : tournez la coupe, puis utilisez vos quatre actions.
the-cup-decides-1 = Votre tour : cinq dés tombent dans la coupe. D’abord les autres naviguent, selon le dé doré. Persée a fait deux cases.
the-cup-decides-2 = Tournez la coupe. Elle donne un dé à chaque action : cartes, soldats, navigation, Hydre. Trouvez une navigation de 3.
the-cup-decides-2-reply-1 = Naviguer 3, et deux soldats reviennent.
the-cup-decides-2-reply-2 = Naviguer 3, et l’Hydre nage de 2.
the-cup-decides-2-wrong-1 = Une seule case de navigation. Cherchez un 3 sous le petit navire.
the-cup-decides-2-wrong-2 = Deux cases. Il y a mieux : un 3 sous le petit navire.
the-cup-decides-3 = Quatre actions, dans l’ordre voulu, une fois chacune. Cartes montre 3 : vous piochez. (1 : tous les autres ; 2 : personne.)
the-cup-decides-3-else = Bientôt ! Piochez d’abord.
the-cup-decides-3-wrong = Le dé des cartes est le seul que nul ne peut sauter.
the-cup-decides-4 = Pégase ! Une carte durable : posez-la, et toute navigation porte une case plus loin, toute la partie.
the-cup-decides-4-else = Sortez d’abord Pégase de l’écurie.
the-cup-decides-5 = Trois de vos hommes sont aux enfers. Le dé des soldats en ramène.
the-cup-decides-5-else = D’abord les hommes : choisissez le dé des soldats.
the-cup-decides-5-wrong = Le dé montre moins de trois.
the-cup-decides-6 = Naviguez : 3, plus un pour Pégase. Mycènes garde deux jarres. Arrêtez-vous à côté.
the-cup-decides-6-else = Vous pouvez aller partout. Aujourd’hui : Mycènes.
the-cup-decides-7 = Il faut une force de 4. Attaquez !
the-cup-decides-7-else = Attention : un autre dé mettrait fin à votre arrêt. Attaquez d’abord !
the-cup-decides-7-wrong = Vous avez navigué. Une fois par tour.
the-cup-decides-8 = Cinq ou plus : gagné ! Quelle jarre ?
the-cup-decides-8-else = Prenez-en une !
the-cup-decides-9 = Reste le dé de l’Hydre. Mettez le monstre sur la route de quelqu’un, ou finissez votre tour.
the-cup-decides-9-else = Déplacez l’Hydre ou finissez le tour.
the-cup-decides-9-reply-1 = Personne ne passe devant elle.
the-cup-decides-9-reply-2 = Comme vous voulez : la déplacer n’est pas obligatoire.

## fight-at-sea
fight-at-sea-title = Combat en mer
fight-at-sea-goal = Attaquez un autre navire, jouez une carte après le lancer et prenez le butin.
fight-at-sea-1 = Persée dérive près de vous avec une jarre rouge. Naviguez sur sa case : c’est une attaque !
fight-at-sea-1-else = La jarre s’en va ! Attaquez Persée.
fight-at-sea-1-wrong = On lève le bouclier au combat, après le lancer.
fight-at-sea-2 = Trois et demi contre quatre : vous perdez. Une carte ! Athéna ajoute 2, Zeus relance vos tombés.
fight-at-sea-2-wrong = Alors Persée gagne. Vous avez deux réponses : utilisez-en une.
fight-at-sea-3 = Victoire ! Battre un joueur était une mission : 2 points. Le butin : prenez la jarre, ou repoussez son navire de trois cases.
fight-at-sea-3-reply-1 = Et une jarre en plus.
fight-at-sea-3-reply-2 = Du balai !
fight-at-sea-3-wrong = Généreux. Mais un héros prend sa part.
fight-at-sea-4 = Les tombés des deux navires descendent, même ceux du vainqueur. Et à égalité, le défenseur gagne.
fight-at-sea-5 = Persée est faible, mais il est au mouillage. Allez-y et voyez.
fight-at-sea-5-else = Essayez : naviguez sur son mouillage.
fight-at-sea-6 = Rien ne se passe. Les mouillages et le Styx sont sûrs pour tous, et plusieurs navires y tiennent.

## back-from-the-dead
back-from-the-dead-title = Retour d’entre les morts
back-from-the-dead-goal = Ramenez vos hommes tombés, avec patience ou par le Styx.
back-from-the-dead-1 = Six de vos hommes sont en bas. Au tour d’un autre, on peut en ramener deux au lieu de naviguer. Essayez.
back-from-the-dead-1-else = La navigation vient après. Rappelez d’abord deux hommes.
back-from-the-dead-2 = Même moment, plus hardi : le Styx est à une case. Allez-y !
back-from-the-dead-2-else = Le Styx est la case sombre à droite.
back-from-the-dead-3 = Ramenez-les tous ! Vous avez aussi le plus de soldats en bas, et les dieux récompensent cela d’un point.
back-from-the-dead-3-wrong-1 = On pourrait attendre. Mais dix hommes valent mieux que quatre. Prenez-les.
back-from-the-dead-3-wrong-2 = Tous tiennent. Rien à jeter.
back-from-the-dead-4 = Équipage complet et un point ! À trois ou quatre joueurs, c’est deux points. L’égalité ne paie rien.
back-from-the-dead-5 = Hommes et jarres partagent dix places. Vous avez quatre jarres et trois hommes. Retournez au Styx.
back-from-the-dead-5-else = Au Styx, s’il vous plaît.
back-from-the-dead-6 = Trois seulement de vos sept tiennent. Les prendre, ou décharger d’abord une jarre ?
back-from-the-dead-6-reply-1 = Les trésors d’abord. Les autres attendront en bas.
back-from-the-dead-6-reply-2 = Les hommes d’abord. La jarre retourne dans une cité, sans points.
back-from-the-dead-6-wrong = Vous y êtes, alors emmenez quelqu’un.

## settlers-and-a-monster
settlers-and-a-monster-title = Des colons et un monstre
settlers-and-a-monster-goal = Fondez une colonie, prenez-en une autre et lancez l’Hydre sur votre rival.
settlers-and-a-monster-1 = Éphèse est vide. Qui s’y installe a un point. Naviguez à côté.
settlers-and-a-monster-1-else = À côté d’Éphèse : g3 ou h2.
settlers-and-a-monster-2 = Un soldat s’installe, sans combat.
settlers-and-a-monster-2-else = Fondez d’abord ; attaquer une cité reste possible.
settlers-and-a-monster-3 = Un point, tant qu’il y reste. Les autres viendront le chercher.
settlers-and-a-monster-4 = Persée tient Salamine : 2 soldats, 2 points, force 2. Prenez-la-lui !
settlers-and-a-monster-4-else = Salamine paie 2. Attaquez-la.
settlers-and-a-monster-4-wrong = Quelqu’un y vit. Il faut attaquer.
settlers-and-a-monster-5 = Gagné. Sa garnison descend, deux de vos hommes s’installent : 2 points pour vous, aucun pour Persée.
settlers-and-a-monster-6 = L’Hydre barre la route de Rhodes. Nul ne passe devant elle, ni devant un navire en mer. Contournez !
settlers-and-a-monster-6-else = Rhodes est le but : f6 est à côté.
settlers-and-a-monster-6-wrong-1 = Ce chemin traverse l’Hydre. Par le sud, c’est court.
settlers-and-a-monster-6-wrong-2 = On ne l’attaque que si une mission le demande.
settlers-and-a-monster-7 = À l’Hydre. Votre quatrième dé la déplace de deux cases. Envoyez-la sur Persée !
settlers-and-a-monster-7-else = Faites-la mordre : Persée est en f3.
settlers-and-a-monster-7-wrong = Elle n’entre jamais aux mouillages ni sur le Styx.
settlers-and-a-monster-8 = Il faut 5 pour la battre ; Persée a lancé 2. Vous repoussez son navire de trois cases. Où ?
settlers-and-a-monster-9 = Cette mission demande de la battre : 3 points. Avec vos dix hommes, vous pouvez l’attaquer vous-même !
settlers-and-a-monster-9-else = Osez : naviguez sur l’Hydre.
settlers-and-a-monster-10 = Six ! L’Hydre est battue, 3 points. Elle doit partir : repoussez-la de trois cases.

## the-winning-run
the-winning-run-title = La course finale
the-winning-run-goal = Accomplissez mission sur mission et gagnez devant Athènes.
the-winning-run-1 = Toute mission n’est pas une livraison. Celle-ci demande 8 soldats près de la Crète. Vous en avez 9. Allez-y.
the-winning-run-1-else = La Crète est juste au sud : c7.
the-winning-run-1-wrong = Il faut d’abord être juste à côté de la Crète.
the-winning-run-2 = Montrez-les : remplissez la mission. Personne n’est lancé, personne n’est perdu.
the-winning-run-2-else = On peut attaquer, oui. D’abord les 2 points.
the-winning-run-3 = Certaines missions se paient en cartes : trois, près de Théra. Remplissez-la.
the-winning-run-3-else = Trois cartes pour 2 points : une bonne affaire.
the-winning-run-4 = 12 points sur 16, deux jarres à bord, mais le dé montre 1. Votre carte : Vent de Poséidon, deux cases de plus. Jouez-la !
the-winning-run-4-else = Une case ne suffit pas. Appelez d’abord le vent.
the-winning-run-4-wrong = Sans vent, c’est trop loin.
the-winning-run-5 = Trois cases maintenant. À Athènes !
the-winning-run-5-else = N’importe quel mouillage à portée.
the-winning-run-6 = Le vert est demandé. Remplissez la mission !
the-winning-run-6-else = Pas encore : deux points sont sur la table.
the-winning-run-6-wrong = La mission paie plus. Remplissez-la avec le vert.
the-winning-run-7 = Le vert retourne dans une cité.
the-winning-run-8 = La nouvelle mission veut du rouge, et vous en avez ! Qui peut remplir une mission nouvelle est aussitôt interrogé.
the-winning-run-8-wrong = Ce sont vos deux derniers points ! Remplissez-la.
the-winning-run-9 = Seize points : la partie finit aussitôt, et vous avez gagné. (14 à trois joueurs, 12 à quatre.)

## your-first-game
your-first-game-title = Votre première partie
your-first-game-goal = Un duel court jusqu’à 6 points, avec le coach et un rival tranquille.

## coach
coach-anchor = Partez près de votre but : à l’est pour Halicarnasse, à l’ouest pour Corinthe et Mycènes.
coach-step = Le tour d’un autre, mais vous naviguez aussi, d’autant de cases que le dé du milieu. Puis choisissez Terminé.
coach-kylix = La coupe ne fait que tourner. Choisissez selon le besoin : naviguer, hommes ou cartes.
coach-main = Ordre libre. Ramenez des hommes avant de naviguer ; à l’arrêt, attaquez avant un autre dé.
coach-plunder = Un trésor par victoire. Prenez la couleur qu’une mission demande.
coach-spoils = Prenez une jarre au perdant, ou repoussez son navire là où ça fait mal.
coach-recover = Des hommes sont en bas et ce n’est pas votre tour : au lieu de naviguer, deux peuvent revenir.
coach-reckoning = Le lancer est fait. Des cartes peuvent encore changer le résultat.
coach-styx = Ceux qui tiennent reviennent. Qui a, seul, le plus de morts gagne des points.
coach-return = Posez la jarre là où vous l’atteignez, ou là où nul ne va.
coach-push-hydra = Repoussez l’Hydre sur la route du rival. Elle n’y mord personne.
coach-wins = Assez de force ! Les tombés descendent quand même.
coach-loses = Pas assez. Seuls les tombés sont perdus ; revenez plus nombreux.
coach-below = Ils attendent en bas : le dé des soldats, le rappel, une carte ou le Styx les ramène.
coach-task = Une mission est remplie, une autre est révélée. Voyez ce qu’elle veut.
coach-found = Fondée : des points tant que les soldats y restent.
coach-pegasus = Durable : jouez-la tôt, elle aide à chaque navigation.
coach-athena = Gardez-la : elle ajoute 2 quand un lancer est trop court.
coach-charon = De partout droit au Styx. Utile avec beaucoup d’hommes en bas.
warning-deliver = Une mission paie plus pour cette jarre. La remplir plutôt ?
warning-stop = Un autre dé met fin à votre arrêt. Attaquez ou fondez d’abord.
warning-idle = Un coup gratuit ! Approchez de votre but, ou ramenez deux hommes.
warning-lasting = Les cartes durables n’aident que posées. Là, personne ne vous les prend.

## rules
rules-goal-title = Le but
rules-goal = Naviguez, prenez les trésors des cités et changez-les en points à Athènes. Missions, colonies, combats et l’Hydre en donnent aussi. Seize points gagnent aussitôt (quatorze à trois joueurs, douze à quatre).
rules-turn-title = Un tour
rules-turn = Cinq dés tombent dans la coupe. D’abord les autres naviguent selon le dé du milieu, ou ramènent deux soldats. Puis vous tournez la coupe : cartes, soldats, navigation et Hydre reçoivent chacun un dé. Ordre libre, une fois chacun.
rules-raid-title = Lancer les soldats
rules-raid = Pour attaquer, arrêtez-vous près d’une cité et lancez tous vos soldats : debout 1, penché un demi, tombé rien. Atteignez sa force et prenez un trésor. Les tombés vont aux enfers, même vainqueurs.
rules-athens-title = Missions et Athènes
rules-athens = À un mouillage près d’Athènes, remplissez les missions révélées et vos secrètes, ou livrez un trésor pour un point. Le trésor payé retourne dans une cité. Une nouvelle mission vient aussitôt.
rules-fights-title = Navires, colonies, Hydre
rules-fights = Naviguez sur un navire pour le combattre ; après le lancer, des cartes changent le résultat, à égalité le défenseur gagne. Fondez avec un soldat pour des points. L’Hydre barre la route et s’envoie sur les autres.
rules-below-title = Les enfers
rules-below = Les tombés reviennent par le dé des soldats, par le rappel au tour des autres, par des cartes, ou au Styx, où reviennent tous ceux qui tiennent et où le plus de soldats en bas donne des points.
