# Les gens
tui-you = Vous
tui-seat = Place { $seat }
tui-watcher = le public
tui-referee = l’arbitre, qui voit tout
tui-house-bruno = Bruno
tui-house-clara = Clara
tui-house-dario = Dario
tui-house-flora = Flora
tui-house-greta = Greta
tui-house-kaspar = Kaspar
tui-house-leni = Leni
tui-house-marlo = Marlo
tui-house-nora = Nora

# Avant la table
tui-no-terminal = Il faut un terminal : l’entrée et la sortie standard ne doivent pas être redirigées.
tui-terminal-lost = Le terminal n’a pas pu être utilisé
tui-no-such-seat =
    { $seats ->
        [one] Cette place n’existe pas : la table a 1 place, numéro 0.
       *[other] Cette place n’existe pas : la table a { $seats } places, numérotées de 0 à { $last }.
    }
tui-no-such-level = Le niveau doit être compris entre { $least } et { $most }.
tui-bad-deck = Le fichier de cartes { $path } ne convient pas : { $why }
tui-too-small =
    La table a besoin d’un terminal d’au moins { $width } colonnes et { $height } lignes.
    Celui-ci en a { $has-width } et { $has-height }.
    Agrandissez-le et la partie continue ; rien n’est perdu.
    (Ctrl-C quitte sans enregistrer.)

# Le menu
tui-menu-which = À quel jeu voulez-vous jouer ?
tui-menu-game = { $name } (de { $least } à { $most } places) : { $line }
tui-menu-how-many = { $game } : combien à la table ?
tui-menu-seats =
    { $seats ->
        [2] 2 places : vous et quelqu’un de la maison
       *[other] { $seats } places : vous et { $others } personnes de la maison
    }
tui-menu-keys = ↑ ↓ et Entrée, ou un chiffre, pour choisir · Échap retour · q quitter

# La table
tui-move = C’est à vous
tui-move-all = Tout le monde choisit en secret
tui-move-race = Tout le monde peut agir
tui-wait = Ce n’est pas à vous
tui-waiting = On attend { $who }…
tui-none = Rien ne correspond. Échap montre tout.
tui-log = Ce qui s’est passé
tui-log-earlier = Ce qui s’est passé avant (Page↓)
tui-more = … (un terminal plus haut montre le reste)
tui-refused = Trop tard : ce n’est plus possible.
tui-key-rules = ? règles
tui-key-say = s dire
tui-key-claim = c prétendre
tui-key-find = / chercher
tui-key-log = Page↑ Page↓ journal
tui-key-leave = q quitter
tui-keys-find = Tapez pour réduire la liste · Entrée terminé · Échap tout revoir
tui-keys-claim = ↑ ↓ et Entrée, ou une touche, pour choisir · Échap ne rien dire
tui-keys-heading = Touches
tui-keys-play =
    1–9, a–z      faire ce qui est écrit à côté dans la liste
    ↑ ↓, Entrée   choisir dans la liste
    /             chercher des mots dans une longue liste
    Page↑, Page↓  relire ce qui s’est passé avant
    s             dire quelque chose à la table ; c’est enregistré aussi
    c             dire quelle carte quelqu’un a, vrai ou non (Lucktails)
    ?, F1         ces pages
    q, Ctrl-C     quitter ; on vous demande s’il faut enregistrer la partie
tui-pages-keys = ↑ ↓ Page↑ Page↓ pour lire · Échap retour

# Ce qui se dit à la table
tui-say = Dire (encore { $left }) :{ " " }
tui-said =
    { $you ->
        [yes] Vous dites : « { $text } »
       *[no] { $who } dit : « { $text } »
    }
tui-claim-whose = La carte de qui ?
tui-claim-which = Quelle carte est-ce ?
tui-card = { $name } ({ $code })
tui-claimed =
    { $whose ->
        [own] J’ai la carte { $card }.
        [yours] Vous avez la carte { $card }.
       *[other] { $who } a la carte { $card }.
    }

# La fin
tui-over = La partie est finie
tui-won =
    { $count ->
        [0] Personne ne gagne.
        [one]
            { $you ->
                [yes] Vous avez gagné !
               *[no] { $who } a gagné.
            }
       *[other]
            { $you ->
                [yes] { $who } avez gagné.
               *[no] { $who } ont gagné.
            }
    }
tui-score = { $who } ({ $score })
tui-scores = Résultat : { $scores }.
tui-seed = Graine : { $seed }
tui-end-save = Enregistrer la partie
tui-end-again = Rejouer
tui-end-leave = Quitter

# Quitter et enregistrer
tui-leave = Quitter la table ? La partie peut être enregistrée sous { $file }.
tui-leave-yes = o      enregistrer et quitter
tui-leave-no = n      quitter sans enregistrer
tui-leave-name = e      enregistrer sous un autre nom
tui-leave-not = Échap  continuer à jouer
tui-name = Entrée enregistre la partie, Échap revient en arrière.
tui-file = Fichier :{ " " }
tui-exists = Le fichier { $file } existe déjà. Faut-il l’écraser ?
tui-exists-keys = o  l’écraser     n  choisir un autre nom
tui-saved = La partie est enregistrée sous { $file }.
tui-not-saved = La partie n’a pas pu être enregistrée : { $why }. Essayez un autre nom.

# Revoir une partie
tui-replay = Revoir la partie
tui-replay-at = Étape { $at } sur { $all }
tui-replay-as = Vue par { $who }
tui-replay-turn = À jouer : { $who }
tui-keys-replay-short = ← → étape · Page↑ Page↓ dix · Début Fin · v, chiffre : regard · ? règles · q
tui-keys-replay =
    ← →           une étape en arrière ou en avant
    Page↑, Page↓  dix étapes
    Début, Fin    au début, à la fin
    v             le regard suivant : chaque place, le public, l’arbitre
    0–8           comme cette place l’a vu
    w, r          comme le public l’a vu, comme l’arbitre le voit
    ?, F1         ces pages
    q, Échap      quitter
