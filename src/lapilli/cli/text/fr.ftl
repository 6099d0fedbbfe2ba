# Commands
command-moved = `{ $old }` s’appelle maintenant `{ $new }`.
command-nearest = La commande `{ $name }` n’existe pas. Vouliez-vous dire : { $nearest }
command-unknown = La commande `{ $name }` n’existe pas. `{ $help }` donne la liste des commandes.

# Listes et chiffres
games-name = Nom
games-title = Jeu
games-seats = Places
games-minutes = Minutes
games-options = Options
games-broken = { $name } est installé mais ne se charge pas : { $reason }

simulate-head = { $title } : { $games ->
        [1] une partie
       *[other] { $games } parties
    }, { $seats } places, robots : { $bots }
simulate-seed = options modifiées : { $options } ; graine : { $seed }
simulate-outcomes = Issue
simulate-reasons = Raison
simulate-seat = Place
simulate-level = Robot
simulate-share = Part
simulate-won = Gagné
simulate-score = Score moyen
simulate-lengths = Décisions par partie : { $mean } (minimum { $fewest }, quartiles { $quarter }, { $half }, { $three }, maximum { $most })
simulate-pace = { $seconds } s avec { $jobs ->
        [1] un processus
       *[other] { $jobs } processus
    }, { $pace } parties par seconde ; ± et plages sont des intervalles à 95 %

replay-head = { $title } ; places : { $seats }
replay-written = { $count ->
        [1] Une image écrite
       *[other] { $count } images écrites
    }
result-winners = Victoire de : { $winners }

# Au clavier
player = { $seat } : { $who ->
        [human] une personne
       *[other] robot ({ $who })
    }
greeting = Tapez un numéro ou une partie d’une action. ? affiche l’aide, quit arrête (la partie est enregistrée).
news-earlier = … { $count ->
        [1] une ligne plus tôt
       *[other] { $count } lignes plus tôt
    } : voir log
menu-more = … et encore { $count } : tapez une partie de l’action, ou all.
menu-filtered = { $shown } entrées sur { $all } ; une ligne vide les montre toutes.
menu-only = Une seule des { $all } convient ; une ligne vide la joue.
confirm = { $label } : sûr ? [Entrée = oui, n = non]
no-entry = Rien de tel dans le menu.
nearest = Rien de tel dans le menu. Peut-être : { $nearest } ?
legal = { $text } est permis maintenant.
saved = Enregistré : { $path }
hint = { $number } : { $words } ({ $text })
hint-chance = Il n’y a pas de conseil pour les lancers et les tirages.
chance = À partir d’ici, l’équipe gagne environ { $share } parties imaginées sur 100 ({ $games } ont été jouées).
chance-none = Ce jeu ne permet pas d’estimer les chances de gagner.
rules-which = Quelle règle ? Par exemple : rules 1.1
seat-which = Peuvent agir maintenant : { $names }
lang-which = Langues : { $languages }
handover = Passez le clavier à { $name }
handover-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
kept-bug = Une erreur s’est produite. La partie est enregistrée dans { $path }
kept-half = La partie est enregistrée dans { $path }. Reprenez-la avec : { $command }
kept-whole = La partie entière est enregistrée dans { $path }. Revoyez-la avec : { $command }
commands-team = chance : combien de fois l’équipe gagne à partir d’ici
commands =
    numéro, ou partie d’une action : choisir ou réduire le menu (all : le menu entier)
    ? ENTRÉE : ce que signifie une entrée, avec sa règle
    why ACTION : pourquoi quelque chose n’est pas permis
    hint : ce que ferait un joueur fort, et pourquoi
    undo : reprendre la dernière action, tant que personne n’en a rien appris
    board, log [N] : le plateau, les dernières lignes du récit
    rules RÈGLE : lire les règles
    seat NOM : laisser agir d’abord une autre place, quand plusieurs le peuvent
    lang en|nl|de|fr : changer de langue
    save FICHIER : écrire une copie de la partie ; quit : arrêter, la partie est conservée

# S'occuper d'un serveur
admin-listed = { $count ->
        [1] une table
       *[other] { $count } tables
    } (o : terminée, l : visible, p : mot de passe ; heures en UTC)
admin-closed = Fermée : on n’y joue plus.
admin-reopened = De nouveau ouverte.
admin-deleted = Supprimée.
admin-imported = Importée.
admin-there = Cette table existe déjà.
admin-sure = Supprimer { $table } définitivement ?
admin-expired = Tables exportées et retirées : { $count }.
admin-banned = { $address } est exclue.
admin-wide = { $network } compte { $count } adresses, qui seraient toutes exclues. Continuer ?
admin-not-banned = Personne n’a été exclu.
admin-unbanned = { $address } n’est plus exclue.
admin-rotated = Un nouveau secret signe les cookies et les liens. Les serveurs en marche l’utilisent en quelques secondes.
admin-secret = Le secret vient de LAPILLI_SECRET : mettez-y un nouveau devant l’ancien, séparé par une espace.
admin-folder = Le dossier { $folder } n’existe pas.
admin-saved = Tables dans { $file } : { $count }.
admin-restored = Tables restaurées : { $count }.
admin-nowhere = La base { $file } n’existe pas : indiquez avec --database celle de votre serveur.
admin-exported = Exportée dans { $file }, avec les secrets de la table.
admin-kept = Rien n’a été supprimé.
admin-unknown = { $address } n’était pas exclue.
admin-bans = { $count ->
        [0] Personne n’est exclu.
        [1] Une adresse ou un réseau est exclu ; heures en UTC.
       *[other] { $count } adresses et réseaux sont exclus ; heures en UTC.
    }
admin-forgotten = Un nouveau secret signe les cookies et les liens ; les anciens ne sont plus acceptés. Les serveurs en marche déconnectent tout le monde en quelques secondes.
doctor-python-good = Python { $version }.
doctor-python-bad = Python { $version } est trop ancien : il faut 3.11 ou plus récent.
doctor-kernel-good = Les règles tournent compilées.
doctor-kernel-warn = Les règles sont interprétées, environ trente fois plus lentes : installez un compilateur C, puis Lapilli à nouveau.
doctor-games-good = Jeux : { $names }.
doctor-games-bad = Certains jeux ne se chargent pas : { $names }
mcp-missing = Le Model Context Protocol demande un paquet de plus : pip install 'lapilli[mcp]'.
solve-value = Valeur
solve-exact = Exacte
solve-action = Action
solve-nodes = { $nodes } positions énumérées.
doctor-server-bad = Il manque les paquets du serveur : pip install 'lapilli[play]'.
doctor-store-good = Les tables peuvent être gardées dans { $url }.
doctor-store-bad = Les tables ne peuvent pas être gardées : { $reason }
doctor-disk-good = Espace disque libre : { $free } Go.
doctor-disk-warn = Il ne reste que { $free } Go sur le disque : faites de la place ou laissez expirer les vieilles tables (LAPILLI_EXPIRE_DAYS).
doctor-files-good = Limite de fichiers ouverts : { $most }.
doctor-files-warn = La limite de fichiers ouverts est { $most }, et chaque connexion en demande un : portez-la à { $wanted } (LimitNOFILE, ulimit -n).
doctor-origin-good = Le serveur n’accepte que les requêtes vers ses propres noms d’hôte.
doctor-origin-warn = Le serveur accepte les requêtes vers n’importe quel nom d’hôte : indiquez le vôtre avec LAPILLI_ORIGIN.
doctor-secret-good = Le secret qui signe les cookies est assez long.
doctor-secret-warn = LAPILLI_SECRET est court : utilisez au moins 32 caractères aléatoires.

learn-next = Entrée pour continuer.
learn-done = Leçon terminée.
learn-else = C’est permis, mais essayez d’abord autre chose.
learn-game = Maintenant, une partie entière :  { $command }

match-against = Contre
match-games = Parties
match-fair = Part égale
match-pace = { $bot } réfléchit { $mean } ms de calcul par décision, au plus { $most } ms
bot-failed = Le bot { $bot } a échoué : { $error }. Une action au hasard est jouée à la place.
simulate-faults =
    { $bot } a échoué { $n ->
        [1] une fois
       *[other] { $n } fois
    } ; une action au hasard a été jouée à la place.
simulate-fault = Partie { $game }, décision { $decision }, place { $seat } : { $error }
match-interpreted = Le noyau n’est pas compilé : strong et master jouent sans recherche.
train-interpreted = Le noyau n’est pas compilé : cela prend environ trente fois plus de temps.
train-part = { $part }
train-point = { $seconds } s, { $games } parties : { $start } % maintenant, { $elder } % pour comparer
train-written = Écrit : { $file }.
train-kept = L’ancien fichier est gardé sous { $file }.
timing-game = Jeu, places
timing-words = Millisecondes de calcul par décision, en moyenne / au plus ; pour chaque niveau les mêmes { $n } décisions d’une partie
ceiling-words = { $sees ->
    [dice] Il voit la position et les lancers à venir
   *[hidden] Il voit tout ce qui est caché, mais aucun lancer à venir
}, et réfléchit aussi longtemps que { $bot }. Aucune table ne propose un tel joueur.
rivals-team = Une équipe de rivaux ; `lapilli bots match` dit combien de fois gagnent les robots.

whatif-case = Cas
whatif-figure = Chiffre
whatif-value = Moyenne
whatif-more = De plus que le premier
whatif-same = Tous les cas ont, partie après partie, les mêmes dés et les mêmes graines des robots ; ± : intervalles à 95 %.
data-written = { $count ->
        [1] Une décision écrite dans { $file }
       *[other] { $count } décisions écrites dans { $file }
    }

analyse-first = Au début
analyse-play = Jeu
analyse-others = Les autres
analyse-luck = Chance
analyse-result = Résultat
analyse-adjusted = Sans la chance
analyse-worst = { $ply }. { $seat } : { $chosen } ({ $now } %). Mieux : { $better } ({ $then } %)
report-written = { $count } figures écrites dans { $file }

# Challenges, and what an interruption leaves
challenge-head = Défi { $game }, version { $version } : { $seats } places, options { $options }
challenge-partners = Partenaires du jeu ad hoc : { $partners }
challenge-way = Partenaires
challenge-self-play = Avec soi-même
challenge-cross-play = Entre eux
challenge-ad-hoc = Ad hoc
interrupted-kept = Interrompu. { $n } parties de cette simulation sont gardées dans { $file } ; la même commande reprend là.
interrupted-nothing = Interrompu. Rien n’est gardé ; --resume garde ce qui est joué et reprend là.
