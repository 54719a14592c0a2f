# A game that is over, seen again.

replay-title = Revoir une partie
replay-reading = Lecture de l’enregistrement…
replay-seat = Place { $seat }
replay-open = Ouvrir un enregistrement
replay-open-how = Choisissez le fichier d’une partie terminée, ou déposez-le n’importe où sur cette page.
replay-choose-file = Choisir un fichier
replay-code = Ou le code d’une table de ce serveur
replay-find = Chercher
replay-no-record = Ce fichier est trop gros pour être un enregistrement.
replay-broken-link = Ce lien est abîmé : il en manque un morceau. Demandez qu’on vous le renvoie.
replay-no-server = Aucun serveur ne garde de parties ici. Vous pouvez ouvrir un enregistrement depuis un fichier.
replay-not-over = Cette partie n’est pas finie ; l’enregistrement vient à la fin.

replay-look = Regarder
replay-look-all = Toutes les cartes visibles
replay-look-watcher = En spectateur
replay-look-seat = Comme { $name }
replay-transport = En avant et en arrière
replay-step = Étape
replay-step-of = Étape { $step } sur { $last }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-pace = Vitesse
replay-times = { $times }×

replay-copy-link = Copier le lien
replay-copied = Copié
replay-link = Lien vers cette partie

replay-checked = Ce qui est vérifié
replay-rules-kept =
    { $count ->
        [one] L’unique coup suit les règles de { $game }.
       *[other] Les { $count } coups suivent tous les règles de { $game }.
    }
replay-secret-fits = Le secret de la donne correspond à son engagement, l’empreinte qu’une table montre avant la partie.
replay-shuffles-follow =
    { $count ->
        [one] L’unique mélange est exactement celui qui découle du secret et des parts de chacun.
       *[other] Les { $count } mélanges sont exactement ceux qui découlent du secret et des parts de chacun.
    }
replay-deal-lesson = Les premières cartes d’une leçon sont disposées exprès. Il n’y a pas de donne à vérifier.
replay-deal-unknown = L’enregistrement ne dit pas d’où venaient ses cartes. Sur la donne, il ne prouve rien.
replay-deal-here = Cet appareil a lui-même distribué les cartes. Vous pouvez en être sûr ; pour les autres, ce n’est que votre parole.
replay-noted-same = C’est l’engagement que cet appareil a noté avant la partie.
replay-noted-other = Cet appareil a noté un autre engagement avant la partie. Ne vous fiez pas à cette donne.
replay-share-there = Ce que votre appareil a ajouté à la donne s’y trouve.
replay-share-missing = Ce que votre appareil a ajouté à la donne n’est pas dans l’enregistrement. Ne vous fiez pas à cette donne.
replay-share-none = Cet appareil n’a rien ajouté à cette donne, ou ne sait plus quoi. Pour vous, le serveur aurait pu inventer toutes les parts.
replay-house-share = L’enregistrement contient une part pour la place { $seat }, où jouait la maison : avec elle, le serveur aurait pu choisir les cartes. Ne vous fiez pas à cette donne.
replay-not-noted = Cet appareil n’a rien noté avant cette partie. Pour vous, l’enregistrement ne prouve donc encore rien sur le serveur : qui écrit un enregistrement entier peut en écrire un où tout concorde. Il prouve quelque chose si vous avez vu son engagement avant la partie.
replay-commitment = Dans l’enregistrement :
replay-compare = L’engagement, tel que vous l’avez noté avant la partie
replay-compare-more = { $count } chiffres suffisent.
replay-compare-same = C’est le même.
replay-compare-other = C’en est un autre. Ne vous fiez pas à cette donne.
replay-proves = Ce que cela prouve à qui l’a noté
replay-proves-chosen = Le serveur avait choisi son secret avant de connaître votre part, et n’en a pas reçu de deuxième pour votre place. Dans cet enregistrement, rien n’a été redistribué jusqu’à plaire à quelqu’un, et aucun mélange n’a été remplacé.
replay-proves-guests = Aucun invité n’a choisi les cartes : sans le secret, personne ne pouvait les connaître.
replay-not-proven = Ce que cela ne prouve pas
replay-not-played = Que cet enregistrement est celui de la partie que vous avez jouée. Tout cela vaut pour l’enregistrement : regardez si ses cartes et ses coups sont ceux que vous avez vus.
replay-not-looked = Que le serveur n’a pas regardé. Il connaît toutes les cartes et pourrait les dire à un ami.
replay-not-league = Qu’aucun invité n’est de mèche avec le serveur. Ensemble, ils auraient pu essayer des parts jusqu’à avoir de bonnes cartes.
replay-not-races = Qui était premier dans une course en direct. C’est l’horloge du serveur qui le dit.
replay-not-finished = Quoi que ce soit sur les tables perdues et les parties interrompues. Leur secret n’est pas révélé.
