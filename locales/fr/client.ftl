# The page in the browser: the frame around every table.

luckhouse = Luckhouse
to-the-door = Retour à l’entrée
settings = Réglages
close = Fermer
cancel = Annuler
rules = Règles
rules-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
rules-now = la règle demandée
log = Ce qui s’est passé
log-rule = { $text } Voir la règle { $clause }
log-muted = { $name } est prié de se taire.
log-unmuted = { $name } peut de nouveau parler.
log-abandoned = L’hôte a mis fin à la partie.
log-rematch = La partie suivante est prête.
log-sat = { $name } s’assied à la place { $seat }.
log-away = La maison joue pour { $name } jusqu’à son retour.
log-back = { $name } est de retour.
log-sealed =
    { $you ->
        [yes] Vous avez choisi.
       *[no] { $name } a choisi.
    }
claim-said = Je dis que { $name } a { $card }.
house-name = Maison { $seat }
seat-free = Personne
the-table = La table
too-late = Trop tard : la table était déjà passée à la suite.
choice-sent = Votre choix est en route : { $label }
choice-waits = La ligne est coupée. Votre choix attend qu’elle soit rétablie : { $label }
choice-late = Votre choix est arrivé trop tard ; la table a continué pendant la coupure : { $label }
talk-hint = Dites quelque chose
talk-say = Dire
your-choices = Ce que vous pouvez faire
choices-all = Montrer les { $count } possibilités
choices-other = Autre chose
choose-on-board = Montrez une carte sur la table.
title-your-turn = À vous de jouer : { $game }
status-your-turn = À vous de jouer.
status-waits-for = On attend { $names }.
status-wait = Un instant.
status-over = La partie est finie. Toutes les cartes sont visibles.
status-next = La partie est finie. La suivante est prête.
status-abandoned = L’hôte a mis fin à cette partie.
clock-yours = Votre temps : { $left }
clock-theirs = Temps pour { $name } : { $left }
clock-move-bank = { $move }, puis { $bank } de réserve
clock-bank = { $bank } de réserve
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-short = Il reste peu de temps.
line-opening = En route vers la table…
line-never = La ligne vers la table ne s’ouvre pas ; la page continue d’essayer. Peut-être votre réseau bloque-t-il les lignes ouvertes : essayez un autre réseau, ou demandez à qui vous a invité.
line-cut = La ligne est coupée. Elle se rétablira seule ; rien n’est perdu.
line-not-sent = La ligne est coupée : rien n’a été envoyé. Recommencez quand elle sera rétablie.
line-unsure = La ligne a été coupée avant la réponse. La table montre ce qui compte.
line-closed = Cette table est injoignable.
here-unknown = Cet appareil ne connaît pas cette table. Elle a peut-être été rangée.
here-elsewhere = Cette table est ouverte dans un autre onglet. Fermez-la là-bas, puis rechargez cette page.
here-broken = Ce navigateur n’a pas pu lancer la maison. Rechargez la page ; si cela ne suffit pas, un navigateur plus récent aidera.
here-not-kept = Cet appareil n’a pas pu garder ce qui vient de se passer. Faites-y de la place, puis rechargez la page : la partie reprend là où elle est gardée.
here-forgets = Ce navigateur ne laisse pas la page conserver quoi que ce soit : la partie dure jusqu’à ce que vous fermiez ou rechargiez la page.
part-missing = Une partie de la page n’a pas pu être chargée. Il y en a peut-être une plus récente, ou le réseau manque : rechargez-la.
part-again = Recharger la page
hand-over = Passez l’appareil à { $name }
hand-over-why = Les cartes restent cachées jusqu’à ce que vous le disiez.
hand-over-take = Je suis { $name }
hand-over-first = { $name } veut d’abord faire quelque chose
said-by = { $name } :
play-again = Rejouer
next-game = Vers la partie suivante
watch-replay = Revoir la partie
download-record = Garder l’enregistrement

seats = Qui est à table
seats-you = (vous)
seats-house = – niveau { $level }
seats-offered = – niveau { $level }, libre pour qui vient
seats-away = – absent ; la maison joue
seats-offer = Proposer cette place
seats-withdraw = Ne plus la proposer
seats-take = Prendre cette place
watcher = Vous regardez : vous voyez ce que tout le monde voit.
watcher-waited = La partie a commencé et toutes les places sont prises. Vous regardez ; l’hôte peut vous proposer une place de la maison.
watcher-offered = Vous regardez. La maison cède une place à qui la prend :
seats-mute = Demander le silence
seats-unmute = Rendre la parole
seats-link = Qui a ce lien peut venir regarder, ou prendre une place proposée :
seats-leave = Laisser ma place à la maison
seats-return = Reprendre ma place
seats-abandon = Mettre fin à la partie
seats-abandon-sure = Oui, pour tout le monde
seats-move = Déplacer cette table sur le serveur
seats-move-why = Cette table n’existe que sur votre appareil. Sur le serveur, vous pouvez inviter quelqu’un à une place de la maison ; la partie reprend là où elle en est.
seats-no-server = Aucun serveur où aller : cette page n’est faite que de fichiers, ou le réseau est absent.
seats-deal = Une donne dont personne ne peut douter
seats-deal-why = Avant la première carte, le donneur était lié à ce nombre. Après la fin, la relecture montre que chaque mélange en découle.
seats-deal-none = Cette table a commencé sur un appareil. Qui l’a déplacée peut connaître toutes les cartes : rien n’est promis pour la donne.
page-needs-script = Luckhouse a besoin de JavaScript : activez-le pour cette page, ou jouez dans un terminal.
