# Options
option-none = Ce jeu n’a pas d’option « { $name } », ni aucune autre
option-unknown = Il n’y a pas d’option « { $name } ». Les options sont : { $known }
option-not-a-flag = L’option « { $name } » doit valoir true ou false
option-not-a-number = L’option « { $name } » doit être un nombre entier
option-seats = Ce jeu se joue à { $least } places au moins et { $most } au plus
option-outside = L’option « { $name } » doit être comprise entre { $least } et { $most }

# Fichiers de cartes
deck-fault = { $why }
deck-fault-field = { $path } : { $why }
deck-fault-line = ligne { $line } : { $why }
deck-fault-line-field = ligne { $line }, { $path } : { $why }
deck-syntax = ce n’est pas du TOML valable ({ $detail })
deck-too-long = un fichier de cartes ne doit pas dépasser { $most } Kio
deck-not-a-table = il faut ici une table de champs
deck-not-a-list = il faut ici une liste de tables, chacune sous un titre entre doubles crochets
deck-not-a-number = il faut ici un nombre entier
deck-not-a-text = il faut ici un texte entre guillemets
deck-missing = ce champ manque
deck-unknown = ce champ n’existe pas ; supprimez-le ou corrigez son orthographe
deck-outside =
    { $least ->
        [0] { $value } n’est pas compris entre 0 et { $most }
       *[other]
            { $most ->
                [12] { $value } n’est pas 12
               *[other] { $value } n’est pas compris entre { $least } et { $most }
            }
    }
deck-no-name = il manque un nom ; donnez-le dans au moins une des langues en, de et fr
deck-bad-name = un nom doit compter de 1 à { $most } caractères, sans saut de ligne
deck-other-game = il faut ici « { $game } » ; ce fichier est celui d’un autre jeu
deck-bait-none = la table des appâts doit avoir au moins un palier
deck-bait-too-many = la table des appâts ne peut avoir plus de 8 paliers
deck-bait-from-one = le premier palier doit commencer à l’appât 1
deck-bait-not-rising = chaque palier doit commencer à un appât plus élevé que le précédent
deck-bait-from-high = aucun appât ne dépasse 99
deck-bait-worth-high = un appât vaut au plus 99 points
deck-guest-missing = l’invité numéro { $number } manque ; il en faut quinze pour arriver à 57 cartes
deck-guest-twice = deux invités portent le numéro { $number }
deck-kinds-none = il faut au moins une sorte de cartes
deck-kinds-too-many = { $kinds } sortes, c’est trop ; il peut y en avoir 26 au plus
deck-no-copies = chaque sorte doit avoir au moins un exemplaire
deck-total =
    { $cards ->
        [one] il y a { $cards } carte en tout, mais il en faut exactement 58
       *[other] il y a { $cards } cartes en tout, mais il en faut exactement 58
    }

# Enregistrements
record-not-json = Ce n’est pas un enregistrement : { $why }.
record-field = Le champ « { $name } » de l’enregistrement manque ou n’est pas ce qu’il devrait être.
record-unknown-game = L’enregistrement est celui du jeu « { $name } », que cette maison n’a pas.
record-version = L’enregistrement vient de la version { $version } des règles ; cette maison connaît les versions jusqu’à { $known }.
record-options = Les options de l’enregistrement sont fausses : { $why }
record-deck = Les cartes de l’enregistrement sont fausses : { $why }
record-entry = L’entrée { $number } de l’enregistrement ne suit pas les règles : { $why }
record-cut-short =
    { $entries ->
        [one] L’enregistrement s’arrête après { $entries } entrée, là où il faut mélanger : il a été coupé.
       *[other] L’enregistrement s’arrête après { $entries } entrées, là où il faut mélanger : il a été coupé.
    }
record-up-to =
    { $entries ->
        [one] L’enregistrement n’a que { $entries } entrée.
       *[other] L’enregistrement n’a que { $entries } entrées.
    }
entry-not-an-entry = ce n’est ni un mélange, ni une action, ni une parole.
entry-no-such-seat = cette place n’existe pas à cette table.
entry-unknown-card = elle nomme une carte que ce jeu n’a pas.
entry-no-such-action = cette action n’existe pas : { $action }
entry-shuffle-due = il faut mélanger à cet endroit.
entry-game-over = la partie était déjà finie.
entry-not-your-turn = cette place ne pouvait pas agir alors.
entry-not-allowed = cette action n’était pas permise alors.
entry-not-now = il n’y avait rien à mélanger alors.
entry-wrong-cards = le mélange ne contient pas exactement les cartes qu’il fallait.

# La donne d’un enregistrement
deal-no-object = Le champ « deal » de l’enregistrement doit être un objet avec « commitment », « secret », « shares » et « races ».
deal-commitment = Dans l’enregistrement, « deal » demande un « commitment » de 64 chiffres hexadécimaux en minuscules.
deal-secret = Dans l’enregistrement, « deal » demande un « secret » de 64 chiffres hexadécimaux en minuscules.
deal-shares = Dans l’enregistrement, « deal » demande « shares », une part pour chacune des { $seats } places : au plus 64 lettres et chiffres, ou null pour la maison.
deal-races = Dans l’enregistrement, « deal » demande « races », une liste qui peut être vide.
deal-race = La course { $number } de « deal » est illisible. Il lui faut son numéro « number » ({ $number }), l’entrée « entry » où elle commence, l’ordre « order » de ses places et « played », combien d’entre elles ont joué.
deal-other-commitment = La donne n’est pas prouvée : l’engagement appartient à un autre secret.
deal-other-shuffle = La donne n’est pas prouvée : le mélange { $number } n’est pas celui qui découle du secret et des parts.
deal-other-draw = La donne n’est pas prouvée : le secret et les parts donnent un autre ordre pour la course { $number }.
deal-other-order = La donne n’est pas prouvée : la course { $number } n’a pas été jouée dans l’ordre tiré au sort, ou pas jusqu’au bout.
deal-no-race = Le champ « deal » parle d’une course { $number } qui n’a pas commencé là ou n’était pas entre ces places.
deal-not-drawn = L’entrée { $entry } de l’enregistrement appartient à une course dont l’ordre n’a pas été tiré au sort.

# Paroles
say-no-talk = Dites soit un « text », soit une « claim » avec « seat » et « card », et rien d’autre.
say-too-long = C’est trop long : on peut dire { $most } caractères au plus à la fois.
say-no-claims = Ce jeu ne connaît pas d’affirmations sur les cartes ; dites-le en texte.
say-bad-claim = Une affirmation nomme une place de cette table et une carte du jeu.

# Le protocole de la machine
engine-why = { $why }

# JSON illisible
json-broken = le JSON est incorrect ligne { $line }, colonne { $column }
json-twice = « { $name } » y figure deux fois
json-no-object = ce n’est pas un objet JSON
json-reserved = aucun champ ne peut s’appeler « { $name } »
json-too-long = il dépasse { $most } Mio, ce qu’aucune partie n’atteint : donnez l’enregistrement d’une seule partie
json-too-much = ses valeurs occupent plus de { $most } Mio de mémoire, ce qu’aucune partie n’atteint : donnez l’enregistrement d’une seule partie
