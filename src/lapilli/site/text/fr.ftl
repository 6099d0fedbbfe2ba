# L'édition en page web : tout Lapilli dans une page, sans serveur
site-fetch = Chargement de Python et des règles
site-start = Démarrage de Python
site-tables = Ouverture des tables
site-failed = La table ne démarre pas dans ce navigateur. Rechargez la page ; si cela ne suffit pas, essayez un navigateur plus récent.
site-not-kept = Ce navigateur ne conserve rien pour cette page. Vos tables disparaissent quand vous la fermez.
site-friends = Pour jouer avec des amis par internet, il faut un serveur. Ici, on joue avec des robots ou avec des amis devant cet écran.
site-description = Quatre jeux de société volcaniques, avec règles, leçons et robots. Tout fonctionne dans cette page, même hors ligne.
