# L’entrée : quatre tables, des codes, les tables ouvertes et les parties à reprendre.

door-motto = Quatre petits jeux de cartes, de chance et de sang-froid
door-promise = Asseyez-vous et jouez. Ni compte ni attente ; les parties contre la maison restent sur cet appareil.
door-promise-forgets = Asseyez-vous et jouez. Ni compte ni attente ; ce navigateur ne conserve rien pour cette page : une partie dure tant que la page reste ouverte.
door-nowhere = Cette adresse ne mène nulle part. Si quelqu’un vous l’a envoyée, redemandez-la ; ou entrez par ici : c’est la porte d’entrée.
door-language = Langue
door-have-code = J’ai un code
door-you = Vous
door-line-lucktails = Votre voisin connaît votre carte, pas vous. Mordrez-vous ?
door-line-get-lucky = Tous veulent sa mort. Vous, vous voulez la signer.
door-line-lucky-bastard = Retenez ce que vous voyez, osez, et soyez le plus rapide.
door-line-lucky-duck = Cartes sur table, trois pioches, et un coup de pouce au destin.
door-seats = De { $least } à { $most } à la table
door-play = Jouer
door-play-game = Jouer à { $game } contre la maison
door-invite = Inviter des amis
door-invite-game = Inviter des amis : { $game }
door-learn = Apprendre
door-learn-game = Apprendre : { $game }
door-join = Rejoindre avec un code
door-join-how = Cinq lettres que l’on vous a dites, ou le lien entier
door-join-go = Entrer
door-code-example = ABCDE
door-code-five = Un code a cinq lettres, sans chiffres. Vérifiez-le, ou collez le lien entier.
door-no-server = Aucun serveur ne répond ici pour l’instant. Tout ce qui est sur cet appareil s’en passe.
door-keeps-trying = La page réessaie d’elle-même.
door-no-socket = Ce navigateur ne connaît pas WebSocket, et les tables avec d’autres en ont besoin. Ouvrez la page dans un navigateur plus récent ; tout ce qui est sur cet appareil marche aussi ici.
door-no-cookie = Ce navigateur ne garde aucun cookie de cette page, le serveur ne peut donc pas vous connaître. Autorisez les cookies pour cette page dans les réglages du navigateur, puis réessayez.
door-continue = Reprendre une partie
door-continue-none = Aucune partie ne vous attend.
door-kept-here =
    { $house ->
        [0] { $names }, sur cet appareil
       *[other] { $names } et { $house } de la maison, sur cet appareil
    }
door-kept-gathers = Table { $code }, on attend du monde
door-kept-seat = Table { $code }, votre place est gardée
door-kept-there = Table { $code }, avec d’autres
door-go-on = Reprendre
door-go-on-game = Reprendre : { $game }
door-look = Regarder
door-look-game = Regarder : { $game }, terminée
door-older =
    { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
door-over =
    { $count ->
        [one] Une partie terminée
       *[other] { $count } parties terminées
    }
door-remove = Retirer { $game } de cette liste
door-remove-sure = Retirer { $game } pour de bon ?
door-remove-yes = Retirer
door-remove-no = Garder
door-open = Tables ouvertes
door-open-none = Personne n’a ouvert de table pour l’instant. Dressez-en une et laissez-la ouverte à tous.
door-open-no-server = Pour jouer avec d’autres, il faut un serveur, et aucun ne répond ici. Tout ce qui est sur cet appareil s’en passe.
door-open-host = Avec { $name }
door-open-free = Places libres : { $free } sur { $seats }.
door-open-go = S’asseoir
door-open-go-game = S’asseoir : { $game }, table { $code }
door-pace-relaxed = Personne n’est pressé.
door-pace-quick =
    { $bank ->
        [0] { $seconds } s par coup.
       *[other] { $seconds } s par coup, { $bank } s de réserve.
    }
door-pace-letter =
    { $days ->
        [one] Un jour par coup.
       *[other] { $days } jours par coup.
    }

# Qui vient à une table
door-who = Qui êtes-vous ?
door-who-why = Les autres à la table { $code } voient ce nom. On ne vous demande rien d’autre.
door-who-name = Votre nom
door-who-go = À la table
door-try-again = Réessayer

# Un lien d’un autre appareil
door-link-looking = Lecture du lien…
door-link-become = Jouer en tant que { $name } sur cet appareil ?
door-link-ends = Sur cet appareil, vous êtes { $known } pour l’instant. Si vous continuez, il oubliera { $known } ; ce que { $known } n’a sur aucun autre appareil sera perdu.
door-link-whose = Ce lien vient d’un appareil de { $name }. Si vous ne l’avez pas créé vous-même, ne l’acceptez pas : vous joueriez sous le nom de quelqu’un d’autre.
door-link-yes = Oui, jouer en tant que { $name }
door-link-stay = Non, rester { $known }
door-link-no = Non

# Dresser une table
door-new = Dresser une table
door-new-game = Dresser une table : { $game }
door-where = Où jouez-vous ?
door-where-server = Avec d’autres, chacun sur son appareil
door-where-server-help = Vous recevez un code et un lien à envoyer. La table se trouve sur le serveur de cette maison.
door-where-server-none = Avec d’autres, il faut un serveur, et aucun ne répond ici. Les deux autres façons s’en passent.
door-where-round = Avec d’autres, sur cet appareil
door-where-round-help = Vous vous le passez. Les cartes restent cachées jusqu’à ce que la personne suivante l’ait en main.
door-where-alone = En solo contre la maison
door-where-alone-help = La partie commence tout de suite, sans réseau.
door-name = Votre nom
door-name-help = C’est ainsi que les autres et le journal vous appellent : de 1 à 24 caractères.
door-seats-choice = Places
door-seats-choice-help = Combien sont à la table, la maison comprise.
door-who-sits = Qui s’assied où
door-who-sits-server = Les places ouvertes sont pour qui vient avec votre code. Vous pourrez encore les donner à la maison.
door-who-sits-round = Écrivez le nom de chacun. La maison prend les autres places.
door-who-sits-alone = La maison joue les autres places, chacune aussi bien que vous le voulez.
door-seat = Place { $seat }
door-seat-kind = Qui s’assied à la place { $seat }
door-seat-me = Vous
door-seat-person = Une personne
door-seat-here = Quelqu’un sur cet appareil
door-seat-open = Ouverte
door-seat-house = La maison
door-seat-name = Nom à la place { $seat }
door-seat-person-name = Personne { $seat }
door-clock = Horloge
door-clock-help = La maison joue pour qui n’a plus de temps, jusqu’à son retour.
door-clock-relaxed = Tranquille
door-clock-relaxed-help = Chacun prend le temps qu’il veut.
door-clock-quick = Rapide
door-clock-quick-help = Quelques secondes par coup, et une réserve pour toute la partie.
door-clock-letter = Par correspondance
door-clock-letter-help = Des jours pour chaque coup : revenez quand c’est à vous.
door-clock-seconds = Secondes par coup (de 5 à 3600)
door-clock-bank = Secondes de réserve (de 0 à 7200)
door-clock-days = Jours par coup (de 1 à 30)
door-rules = Règles de cette table
door-rules-usual = Comme d’habitude
door-rules-changed = Modifiées
door-rules-none = Ce jeu n’a rien à choisir : tout le monde le joue de la même façon.
door-yes = oui
door-no = non
door-option-first = Qui commence
door-option-first-help = La place qui commence la première manche.
door-option-bait-cap = Appât le plus haut
door-option-bait-cap-help = Personne ne peut monter l’appât plus haut : de { $least } à { $most }, d’habitude { $usual }.
door-option-slips = Coup d’œil permis
door-option-slips-help = Avant le premier tour d’une manche, vous pouvez regarder votre propre carte, contre 1 point et une nouvelle donne.
door-option-tokens = Jetons pour gagner
door-option-tokens-help = Le premier à en avoir autant gagne : jusqu’à { $most }, d’habitude { $usual }. Avec 0, on joue sans fin, mais seulement avec « Origines ».
door-option-origins = Origines
door-option-origins-help = Vous commencez une manche avec une carte de plus pour chaque manche que vous venez de gagner d’affilée.
door-option-memory-aid = Aide-mémoire
door-option-memory-aid-help = Toute carte dont vous pourriez vous souvenir reste visible pour vous.
door-race = La course
door-race-live = En direct
door-race-live-help = Le plus rapide compte. Une connexion lente ne coûte rien.
door-race-sealed = Scellée
door-race-sealed-help = Toutes les annonces sont recueillies, puis jouées dans un ordre tiré au sort. Nul besoin de doigts rapides.
door-race-round = À plusieurs sur un appareil, on ne peut pas faire la course : les annonces sont scellées et jouées dans un ordre tiré au sort.
door-deck = Cartes
door-deck-house = Les cartes de la maison
door-deck-own = Vos propres cartes
door-deck-help = Un fichier de cartes en TOML ou JSON, avec d’autres noms et d’autres nombres là où les règles le permettent. Ceux de la maison sont dans son dossier « decks » : copiez-en un et changez-le.
door-deck-file = Choisir un fichier de cartes (.toml, .json)
door-deck-taken = { $file } est sur la table.
door-deck-missing = Choisissez d’abord un fichier avec vos cartes, ou jouez avec les cartes de la maison.
door-deck-wrong = { $file } n’est pas sur la table. Changez ceci dans le fichier, puis choisissez-le de nouveau :
door-deck-bad = Ligne { $line }, colonne { $column } : ce n’est pas du { $kind } valide.
door-deck-long = Un fichier de cartes ne doit pas dépasser { $most } Kio.
door-guests = Qui peut venir
door-guests-private = Privée
door-guests-private-help = Seulement qui a le code ou le lien.
door-guests-open = Ouverte à tous
door-guests-open-help = La table figure dans la liste à l’entrée.
door-watched = Qui n’a pas de place peut regarder
door-watched-help = On voit ce que tout le monde voit, mais aucune carte cachée.
door-make-server = Dresser la table
door-make-here = Commencer
door-open-record = Revoir une partie à partir de son enregistrement
door-who-screen = Une tablette ou un téléviseur au milieu de la table n’a pas besoin de nom : il montre ce que tout le monde voit, et vos téléphones sont les mains.
door-who-watch = Montrer seulement la table ici
