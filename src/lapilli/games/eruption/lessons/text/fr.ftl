## send-the-lava
send-the-lava-title = Envoyez la lave
send-the-lava-goal = Envoyez la lave chez votre rival et voyez son village chauffer. Attaquer encore, ou se défendre ?
send-the-lava-1 = Vous êtes Orange, en haut. Bleu vit de l’autre côté du volcan. Le village le plus frais gagne. Réchauffons donc Bleu !
send-the-lava-2 = Votre première tuile ! Posez-la sur une case lumineuse près de Bleu, pour que la lave coule vers ses maisons.
send-the-lava-2-else = C’est permis, mais Bleu ne sentirait rien. Essayez les deux cases éclairées.
send-the-lava-2-reply-1 = Deux côtés d’un coup. On ne peut pas mieux !
send-the-lava-2-reply-2 = Contact ! La lave touche un côté du village Bleu.
send-the-lava-2-wrong-1 = Presque ! Aucune coulée ne touche encore Bleu. Tournez encore une fois.
send-the-lava-2-wrong-2 = Cette coulée partirait près de vos maisons. Envoyez plutôt la lave au sud.
send-the-lava-2-wrong-3 = Ainsi la coulée d’en haut bute sur la terre. La lave doit couler dans la lave.
send-the-lava-2-wrong-4 = Aucune lave n’arrive là. Les coulées naissent de la lave déjà posée.
send-the-lava-3 = Pour chaque côté de village touché, vous piochez une carte. Gardez-la ; les cartes ont leur leçon.
send-the-lava-4 = Au tour de Bleu. Il commence par les dégâts : 20 degrés par côté en feu. Regardez monter le marqueur bleu !
send-the-lava-5 = Bleu réplique : la lave vient vers vous ! Détournez-la en e4, ou chauffez encore Bleu. À vous.
send-the-lava-5-reply-1 = Bien détournée. Cette coulée passera à côté de vos maisons.
send-the-lava-5-reply-2 = Audacieux ! Attaquer, c’est aussi se défendre, tant qu’ils brûlent plus vite.
send-the-lava-5-wrong = Trop loin : la coulée n’a atteint qu’e4.
send-the-lava-6 = Voilà l’essentiel : envoyer la lave ailleurs, rester au frais. Ensuite : comment les tuiles s’ajustent.

## tiles-that-fit
tiles-that-fit-title = Des tuiles qui s’ajustent
tiles-that-fit-goal = Découvrez où une tuile de lave se pose, et où non.
tiles-that-fit-1 = Toute coulée naît à l’une des six sorties du volcan. Posez cette tuile à l’une d’elles.
tiles-that-fit-1-reply = Une coulée est née.
tiles-that-fit-1-wrong-1 = Rien n’y coule encore. Commencez à une sortie.
tiles-that-fit-1-wrong-2 = Une sortie déverse de la lave. Tournez la tuile pour qu’elle la reçoive.
tiles-that-fit-2 = À chaque bord, lave contre lave et terre contre terre. Prolongez la coulée en e4.
tiles-that-fit-2-else = Permis, mais l’exercice est en e4.
tiles-that-fit-2-reply = Un raccord parfait.
tiles-that-fit-2-wrong-1 = La coulée d’en bas buterait sur la terre. Tournez la tuile.
tiles-that-fit-2-wrong-2 = Cela va aussi ! Mais prolongeons la coulée en e4.
tiles-that-fit-3 = Entre les sorties, le volcan est en roche : aucune lave n’y va. Posez ce virage en g4.
tiles-that-fit-3-else = Bien vu, cela s’ajuste. Pour l’instant, g4.
tiles-that-fit-3-reply = Exact : un bout à la sortie, l’autre vers l’extérieur.
tiles-that-fit-3-wrong = Un bout buterait sur la roche. Tournez le virage dans l’autre sens.
tiles-that-fit-4 = Voyez-vous la paille en f4 ? Qui y pose une tuile reçoit un mur de paille. Prenez-le !
tiles-that-fit-4-else = Cela s’ajuste, mais sans mur. La paille est en f4.
tiles-that-fit-5 = Un mur de paille en réserve. Le bois et la pierre sont plus loin.
tiles-that-fit-6 = Une tuile piochée doit être posée. Mais la lave qui va en mer ne nuit à personne. Envoyez-la en mer en d3.
tiles-that-fit-6-else = Possible aussi. Ici, nous la voulons en mer.
tiles-that-fit-6-reply = Pschitt. Gaspillée, c’était le plan.
tiles-that-fit-6-wrong-1 = Aïe, ce bout touche votre propre village ! Tournez-le vers la mer.
tiles-that-fit-6-wrong-2 = On ne peut pas passer : une tuile qui va quelque part doit être posée.

## walls-and-dice
walls-and-dice-title = Murs et dés
walls-and-dice-goal = Dressez des murs contre la lave, laissez les dés les éprouver et contournez ceux du rival.
walls-and-dice-1 = La lave lèche le côté éclairé de votre village : 20 degrés, tour après tour. Choisissez un mur et bâtissez-le là.
walls-and-dice-1-else = Un mur y serait bon aussi, mais éteignez d’abord le feu du côté éclairé.
walls-and-dice-1-reply-1 = Votre meilleur : la pierre ajoute 2 au dé du mur.
walls-and-dice-1-reply-2 = Solide : le bois ajoute 1 au dé du mur.
walls-and-dice-1-reply-3 = Bon marché et brave : la paille n’ajoute rien.
walls-and-dice-1-wrong-1 = Rien ne brûle là. Le feu est du côté éclairé.
walls-and-dice-1-wrong-2 = Seul le propriétaire mure ses maisons. Les vôtres sont orange.
walls-and-dice-1-wrong-3 = On peut ne pas bâtir, mais vous brûlerez encore. Bâtissez !
walls-and-dice-2-build-stone = La lave fait 4. Votre mur 3, plus 2 pour la pierre : 5. Plus haut, il tient. Aucune chaleur !
walls-and-dice-2-build-wood = La lave fait 4. Votre mur : 3 plus 1 pour le bois. L’égalité va à la lave : mur perdu, mais 10 degrés seulement.
walls-and-dice-2-build-straw = La lave fait 4, la paille 3. Le mur est perdu, mais vous payez 10 degrés au lieu de 20.
walls-and-dice-3 = Cette coulée ne vous a pas atteint. Arrêtez-la en chemin : murez sa branche nord.
walls-and-dice-3-else = Permis, mais pas sur le chemin vers vous. Voyez au nord de e4.
walls-and-dice-3-reply = Un bouchon dans la coulée. Chacun peut bâtir sur toute coulée ouverte.
walls-and-dice-3-wrong-1 = Cette branche va à l’ouest, sans vous toucher. Celle du nord est le danger.
walls-and-dice-3-wrong-2 = Sûr, mais arrêtons la lave avant qu’elle n’arrive.
walls-and-dice-3-wrong-3 = Un mur demande une case vide devant lui ; ici il y a déjà une tuile.
walls-and-dice-4 = Bleu a voulu percer. Votre mur a fait plus haut : la case reste fermée, et la tuile a dû aller ailleurs.
walls-and-dice-5 = À vous d’attaquer. Une coulée vers f9 est murée, l’autre non. Posez là et brûlez Bleu !
walls-and-dice-5-else = Ailleurs aussi, mais la porte de Bleu est f9.
walls-and-dice-5-wrong-1 = Autour du mur, oui ! Tournez-la maintenant pour toucher aussi Bleu.
walls-and-dice-5-wrong-2 = Les deux coulées doivent continuer, la murée aussi.
walls-and-dice-6 = Sans aucun dé ! S’il y a un détour ouvert, tout mur vers cette case est balayé.

## cards-play-or-trade
cards-play-or-trade-title = Cartes : jouer ou échanger
cards-play-or-trade-goal = Jouez vos cartes, ou échangez-les contre des murs et des tuiles.
cards-play-or-trade-1 = Après votre tuile, jouez autant de cartes que vous voulez. Jouez Pluie : votre village perd 30 degrés.
cards-play-or-trade-1-else = Permis dans une partie. D’abord la Pluie : vous êtes à 40 degrés.
cards-play-or-trade-1-wrong = On peut s’arrêter, mais 30 degrés attendent dans votre main.
cards-play-or-trade-2 = Un côté en feu de Bleu se cache derrière la pierre. Lancez votre Bombe volcanique sur ce mur.
cards-play-or-trade-2-else = Bien dans une partie. Maintenant : la bombe, sur le mur éclairé.
cards-play-or-trade-2-reply = Boum. Au prochain tour, Bleu y brûlera.
cards-play-or-trade-2-wrong-1 = Un mur de bois en échange ? Tentant, mais cette pierre gêne plus.
cards-play-or-trade-2-wrong-2 = Il n’y a pas de mur là. Visez celui qui est éclairé.
cards-play-or-trade-3 = Une carte inutile ? Échangez-la contre le mur écrit en bas. Votre Séisme achète de la pierre.
cards-play-or-trade-3-else = On peut la garder aussi. Ici, échangeons-la contre de la pierre.
cards-play-or-trade-3-wrong-1 = Vous pourriez secouer le plateau. Mais aujourd’hui, nous achetons de la pierre.
cards-play-or-trade-3-wrong-2 = Votre Pluie est passée. Chaque carte sert une fois.
cards-play-or-trade-4 = Deux cartes ensemble achètent une tuile de lave entière. Échangez les deux.
cards-play-or-trade-4-else = Une carte achète un mur. Nous voulons la tuile : échangez les deux.
cards-play-or-trade-5 = Une tuile en plus, tout de suite. Cinq coulées ! Posez-la où vous voulez.
cards-play-or-trade-5-reply-1 = Bleu transpire.
cards-play-or-trade-5-reply-3 = Un nouveau front. Intéressant !
cards-play-or-trade-6 = Quatre cartes ! À la fin du tour on en garde trois. Jouez, échangez ou défaussez-en une.
cards-play-or-trade-6-reply-1 = Bien. Mais un échange vous aurait donné un mur.
cards-play-or-trade-6-reply-2 = Malin : rien de perdu.
cards-play-or-trade-6-reply-3 = Jouée : cela libère aussi la main.
cards-play-or-trade-6-wrong = Une carte de trop : jouez-la, échangez-la ou défaussez-la.

## shake-the-ground
shake-the-ground-title = Secouez la terre
shake-the-ground-goal = Tournez, engloutissez et échangez des tuiles déjà posées : cinq cartes qui changent le plateau.
shake-the-ground-1 = Une coulée touche le côté éclairé de votre village. Réplique tourne une tuile sur place. Détournez e3 de vous.
shake-the-ground-1-else = Gardez la carte pour son vrai usage : tourner e3.
shake-the-ground-1-reply = Tournée ! Ce côté respire de nouveau.
shake-the-ground-1-wrong-1 = Celle-là peut tourner aussi, mais la lave vient de e3.
shake-the-ground-1-wrong-2 = Après la rotation, chaque bord doit encore s’accorder. Pas ainsi.
shake-the-ground-1-wrong-3 = Elle est déjà ainsi.
shake-the-ground-2 = Gouffre avale une tuile, mais rien ne doit être coupé du volcan. Avalez celle qui vous brûle.
shake-the-ground-2-else = Un mur de bois, c’est bien. Ici, avalez e3.
shake-the-ground-2-reply = Disparue. La case est de nouveau vide.
shake-the-ground-2-wrong = Alors e3 ne tiendrait à rien. Seul le bout d’une coulée peut partir.
shake-the-ground-3 = Séisme pioche une tuile et l’échange contre une du plateau. Jouez-le.
shake-the-ground-3-else = La pierre, c’est bien. Ici, essayez le Séisme.
shake-the-ground-4 = Un cul-de-sac : le meilleur des bouchons. Mettez-le à la place de e3.
shake-the-ground-4-reply = Plop. Cette coulée est finie.
shake-the-ground-5 = Votre mur de pierre est là où rien ne brûle. Déplacer le porte au feu.
shake-the-ground-5-else = Portez d’abord le mur de pierre au feu.
shake-the-ground-5-wrong = De ce côté non plus, rien ne brûle. Portez-le du côté éclairé.
shake-the-ground-6 = Renforcer bâtit un mur tout de suite, en plus de celui de la fin du tour. Mettez-le où vous voulez.
shake-the-ground-6-else = Essayez d’abord Renforcer.
shake-the-ground-6-reply = Et vous pouvez encore bâtir votre mur habituel.

## hot-villages-strike-back
hot-villages-strike-back-title = Les villages chauds se vengent
hot-villages-strike-back-goal = Déclenchez votre propre éruption : un village chaud est dangereux.
hot-villages-strike-back-1 = Vous êtes passé de 40 à 60, au-delà de 50. Le premier village à le faire reçoit la tuile d’éruption 1 !
hot-villages-strike-back-2 = Elle jaillit où vous voulez, lave sur six côtés, sans raccord. Tous les autres prennent 30 degrés. Choisissez une case !
hot-villages-strike-back-2-reply-1 = Juste à la porte de Bleu. Diabolique !
hot-villages-strike-back-2-reply-4 = Et un mur de pierre de cette case en prime.
hot-villages-strike-back-2-reply-7 = Un second volcan ! Des coulées peuvent partir d’ici.
hot-villages-strike-back-2-wrong-1 = Six coulées, et l’une buterait sur la roche. Un anneau plus loin.
hot-villages-strike-back-2-wrong-2 = Une voisine y montre de la terre. Ses bords doivent s’accorder aussi.
hot-villages-strike-back-3 = Bleu a pris 30 degrés d’un coup. Être chaud est dangereux, mais vous rend dangereux aussi.
hot-villages-strike-back-4 = À partir de 50 degrés, on bâtit deux murs par tour. Bâtissez le premier.
hot-villages-strike-back-4-else = Profitez de l’avantage : bâtissez.
hot-villages-strike-back-5 = Et un second, si vous voulez.
hot-villages-strike-back-6 = À partir de 120, on pioche aussi une carte par tour.
hot-villages-strike-back-7 = Et à partir de 200, on peut poser une seconde tuile par tour. En voulez-vous une ?
hot-villages-strike-back-7-reply-1 = Les villages désespérés se battent le mieux.
hot-villages-strike-back-7-reply-2 = Modeste. C’est une offre, jamais une obligation.

## how-it-ends
how-it-ends-title = Comment cela finit
how-it-ends-goal = Jouez les derniers tours et gagnez en restant le plus frais.
how-it-ends-1 = La toute dernière tuile. Une fois posée, chacun a encore un tour. Bleu mène : frappez juste !
how-it-ends-1-else = Trop doux. Vous avez 40 degrés de retard : touchez Bleu !
how-it-ends-1-wrong = Sûr, mais Bleu reste plus frais que vous. Touchez Bleu !
how-it-ends-2 = Le dernier tour de Bleu est fini : le feu lui a coûté cher. À vous, avec 80 degrés. Le plus frais gagne. Que faire ?
how-it-ends-2-else = Une de vos cartes gagne aussitôt. Laquelle rafraîchit ?
how-it-ends-2-wrong-1 = Alors vous n’êtes pas le plus frais. Regardez vos cartes !
how-it-ends-2-wrong-2 = Un mur ne vous sauve plus. De l’eau, oui.
how-it-ends-3 = 50 degrés : vous gagnez ! À égalité, vos murs comptent, moins chaque côté touché par la lave.
how-it-ends-4 = Il y a une autre fin : un village à 290 à la fin de son tour a brûlé. Les autres ont un dernier tour.

## your-first-game
your-first-game-title = Votre première partie
your-first-game-goal = Un duel court avec le coach : 16 tuiles au lieu de 40, un adversaire tranquille, aucune règle en plus.

## coach
coach-settle = D’abord, chacun choisit un village. Il est à vous toute la partie : gardez-le de la lave.
coach-place = Votre tuile brille là où elle va. Le nombre est la chaleur qu’elle apporte à chaque tour.
coach-cards = Cartes : jouez, échangez-en une contre un mur ou deux contre une tuile. Ou gardez-les : terminé.
coach-build = Un mur : à un côté de votre village ou sur une coulée ouverte. On peut aussi le garder.
coach-erupt = Votre tuile d’éruption va presque partout. Tous les autres prennent 30 degrés.
coach-contact = Nouveau contact : une carte par côté de village touché, même gris et sans maître.
coach-heats = 20 degrés par côté nu, 10 si son mur vient de tomber.
coach-holds = Dé blanc plus bonus bat le dé orange : le mur tient, rien ne brûle.
coach-falls = L’égalité suffit à la lave. Le mur retourne à la réserve.
coach-retrieves = Un mur en réserve. Elle est visible et sans limite.
coach-claims = Premier au-delà de cette marque : ce village reçoit une tuile d’éruption, posée après ses dégâts.
coach-closed = Tous les murs ont tenu : cette case est fermée jusqu’à la pose de la tuile.
coach-used-up = Plus de tuiles : un dernier tour chacun. Pluie et bombes comptent encore !
coach-rain = Pluie : moins 30 degrés. Gardez-la pour quand il fait chaud, à 30 ou plus.
coach-bomb = Bombe volcanique : enlève un mur, de préférence celui d’un rival en feu.
coach-aftershock = Réplique : tournez une tuile sur place. Sauvez votre côté, ou visez le leur.
coach-quake = Séisme : une tuile piochée en remplace une du plateau. Ou échangez-la contre de la pierre.
coach-sinkhole = Gouffre : retirez la dernière tuile d’une coulée, si possible une qui vous brûle.
coach-reinforce = Renforcer : un mur tout de suite, en plus de l’habituel. Utile quand deux côtés brûlent.
coach-relocate = Déplacer : vos murs vont là où est le feu. Ou échangez-la contre de la paille.
coach-hand = Plus de trois cartes : le surplus doit partir. Mieux vaut échanger que défausser.
warning-bare = Un côté de votre village brûle : 20 degrés au prochain tour. Un mur en sauve au moins la moitié.
warning-discard = Échangez-la plutôt : la même carte achète un mur.
warning-rain = La Pluie ôte 30, jamais sous zéro. Utilisez-la à 30 ou plus.

## rules
rules-goal-title = Le but
rules-goal = Gardez votre village au frais. Posez les tuiles pour que la lave coule chez les autres, protégez vos côtés, jouez bien vos cartes. Quand les tuiles sont épuisées ou qu’un village a brûlé, la plus basse température gagne.
rules-tiles-title = Poser la lave
rules-tiles = Les coulées partent des six sorties du volcan. Une tuile se raccorde à la lave déjà posée, et à chaque bord la lave touche la lave, la terre la terre. La roche refuse la lave, la mer l’accepte. Une tuile qui va doit être posée.
rules-heat-title = La chaleur
rules-heat = Votre tour commence par les dégâts : 20 degrés par côté de village touché par la lave. Qui pose une tuile touchant des côtés de village pioche une carte pour chacun.
rules-walls-title = Murs et dés
rules-walls = Bâtissez un mur par tour, au village ou sur une coulée ouverte. Quand la lave vient, on lance deux dés : le mur n’ajoute rien pour la paille, 1 pour le bois, 2 pour la pierre, et doit dépasser. Un mur tombé réduit de moitié. S’il y a un détour ouvert, les murs sont balayés.
rules-cards-title = Les cartes
rules-cards = Après votre tuile, jouez autant de cartes que vous voulez, échangez-en une contre le mur indiqué, ou deux contre une tuile. Gardez-en trois au plus.
rules-zones-title = Villages chauds et fin
rules-zones = Le premier à passer 50, 120 ou 200 degrés reçoit une tuile d’éruption, et la chaleur donne plus de murs, de cartes et de tuiles. Après la dernière tuile, chacun a un tour. Un village à 290 en fin de tour a brûlé.
