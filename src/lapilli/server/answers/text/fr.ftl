# Ce que le serveur refuse
wrong-gone = Cette table n’existe pas.
wrong-foreign = Cette place n’est pas la vôtre.
wrong-seat = Cette place n’existe pas.
wrong-malformed = Le message est incompréhensible.
wrong-unknown = Il n’y a pas de message de ce genre.
wrong-stale = La partie a avancé : regardez la nouvelle image et choisissez de nouveau.
wrong-busy = La table est occupée : réessayez.
wrong-dice = Aucun résultat ne vous est demandé : ici, le serveur lance les dés.
wrong-takeback = Il n’y a rien de tel à reprendre.
wrong-large = C’est trop long : { $most } au plus.
wrong-thing = Rien ne s’appelle { $thing } : impossible de le montrer.
wrong-things = On peut montrer au plus { $most } choses par message.
wrong-full = Il n’y a plus de place pour cela ici.
wrong-rate = Trop vite : attendez un instant.
wrong-origin = Les requêtes d’autres sites restent sans réponse.
wrong-used = Ce lien a déjà servi : la place est prise.
wrong-version = Cette table a été jouée avec la version { $stored } de { $game } ; la version { $installed } est installée.
wrong-not-installed = Le jeu { $game } n’est pas installé ici.
wrong-early = On le verra quand la partie sera finie.
wrong-level = Il n’y a pas de robot de ce niveau.
wrong-present = { $person } est là : un robot ne remplace que ceux qui sont partis.
wrong-time = Le temps de cette place est écoulé.
wrong-away = Les tables ne peuvent pas être enregistrées pour le moment : rien n’a changé, réessayez.
wrong-stalled = Les tables ne peuvent pas être enregistrées pour le moment : les robots attendent et reprendront d’eux-mêmes.
wrong-quota = Ce navigateur n’a plus de place pour les tables : rien n’a changé. Enregistrez une table dans un fichier, puis supprimez les données d’autres pages.
wrong-storage = Ce navigateur n’enregistre pas la table pour le moment : rien n’a changé, réessayez.
wrong-banned = Personne n’entre depuis votre adresse.
wrong-closed = Cette table est fermée : on n’y joue plus.
wrong-password = { $tried ->
        [yes] Ce n’est pas le mot de passe.
       *[no] Cette table a un mot de passe.
    }
wrong-invitation = { $tried ->
        [yes] Ce n’était pas l’invitation.
       *[no] Pour ouvrir une table ici, il faut une invitation.
    }
wrong-phrase = Personne n’est connu sous ces mots : vérifiez chaque lettre.
wrong-sent-away = On vous a renvoyé de cette table.
wrong-ask = Les nouveaux venus demandent d’abord à l’hôte de cette table.
wrong-refused = L’hôte ne vous laisse pas entrer.
wrong-shut = Cette table est fermée aux nouveaux venus.
wrong-not-all-here = Tout le monde n’est pas là : la partie attend.
wrong-muted = Vous ne pouvez pas parler à cette table pour le moment.
wrong-bug = Une erreur s’est produite sur le serveur. Rien n’a été changé.

# Conseils, dés, robots
dice-none = Le serveur n’a lancé aucun dé.
dice-hold = Chaque lancer est celui que la graine avait promis. Lancers vérifiés : { $throws }.
dice-broken = Certains lancers ne sont pas ceux que la graine avait promis.
dice-imported = Ces dés ont été lancés ailleurs : seul leur relevé est connu.
dice-later = La graine sera montrée quand la partie sera finie ; son empreinte est déjà fixée.
level-random = Au hasard
level-gentle = Indulgent
level-casual = Détendu
level-steady = Solide
level-strong = Fort
level-master = Maître
sit-down = S’asseoir à la table
lesson-else = C’est permis, mais essayez d’abord autre chose : regardez ce qui est éclairé.
lesson-alone = Dans une leçon, personne n’écoute. Utilisez les phrases toutes faites.
lesson-no-hint = Pas de conseil ici : faites ce que dit la leçon.
log-joined = { $name } s’assied : { $seat }.
log-came = { $seat } : quelqu’un est arrivé.
log-bot = Un robot ({ $level }) joue maintenant pour { $seat }.
log-back = { $seat } est de nouveau joué par une personne.
log-left = { $seat } a quitté la table.
log-returned = { $seat } est de retour.
log-sent-away = { $seat } : renvoyé. La place attend quelqu’un.
log-handed = { $seat } est cédé et attend quelqu’un.
