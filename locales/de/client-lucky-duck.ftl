# Das Brett von Lucky Duck im Browser.

lkd-pattern = Muster
lkd-color = Farbe
lkd-shape = Form
lkd-complete = { $shape } { $color } { $pattern }
lkd-could-come = { $complete }, könnte als Nächstes kommen
lkd-is-named = { $complete }, eben genannt
lkd-shows = Stapel { $trait } zeigt: { $value }
lkd-shows-none = Stapel { $trait } zeigt noch keine Karte
lkd-keep-single = { $trait } liegen lassen: { $value }
lkd-stays = bleibt
lkd-goes = geht
lkd-fresh = { $fresh } neu
lkd-pile-long =
    { $count ->
        [one] { $count } Karte verdeckt
       *[other] { $count } Karten verdeckt
    }, davon { $fresh } seit dem Mischen noch nicht gesehen
lkd-nobody = niemand
lkd-you = du
lkd-winner = hat gewonnen
lkd-chooses = wählt, was liegen bleibt
lkd-away = das Haus spielt so lange mit
lkd-hand =
    { $count ->
        [one] { $name } hat { $count } Vollkarte
       *[other] { $name } hat { $count } Vollkarten
    }
lkd-hand-yours =
    { $count ->
        [one] Du hast { $count } Vollkarte
       *[other] Du hast { $count } Vollkarten
    }
lkd-aside = Beiseite: { $count }
lkd-discarded = Abgelegt: { $count }
lkd-outlook = Was liegen bleiben kann, und wie wahrscheinlich dann eine Vollkarte von dir oder von den anderen kommt
lkd-chances = Chance für deine { $own }, für die der anderen { $others }
lkd-trail = Zuletzt genannt
lkd-as-none = wie keine
lkd-ahead =
    { $count ->
        [one]
            { $total ->
                [one] Bleibt { $kept } liegen, könnte { $list } kommen.
               *[other] Bleibt { $kept } liegen, könnten { $list } kommen.
            }
       *[other]
            { $total ->
                [one] Bleiben { $kept } liegen, könnte { $list } kommen.
               *[other] Bleiben { $kept } liegen, könnten { $list } kommen.
            }
    }
lkd-ahead-nobody =
    { $count ->
        [one] Bleibt { $kept } liegen, kann keine Vollkarte kommen, die jemand hat.
       *[other] Bleiben { $kept } liegen, kann keine Vollkarte kommen, die jemand hat.
    }
lkd-ahead-none =
    { $total ->
        [0] Bleibt keine liegen, kann keine Vollkarte kommen, die jemand hat.
       *[other] Bleibt keine liegen, könnten { $own } von dir und { $others } von den anderen kommen.
    }
lkd-ahead-all = Alle drei nennen eine Vollkarte, die schon weg ist. Es läuft auf dasselbe hinaus wie keine.
lkd-share-yours = { $count } von deinen { $all }
lkd-share-seat = { $count } von { $name }
lkd-share-others = { $count } von den anderen
lkd-says-named = { $complete } …
lkd-says-missed = { $complete }: hat niemand.
lkd-says-has =
    { $you ->
        [yes] Du hast „{ $complete }“!
       *[no] { $name } hat „{ $complete }“.
    }
lkd-says-keeps =
    { $you ->
        [yes] Du lässt { $kept } liegen.
       *[no] { $name } lässt { $kept } liegen.
    }
lkd-says-keeps-none =
    { $you ->
        [yes] Du lässt keine der drei liegen.
       *[no] { $name } lässt keine der drei liegen.
    }
lkd-shuffles = Die drei Stapel werden gemischt.
lkd-won =
    { $you ->
        [yes] Du hast gewonnen, du Glücksente!
       *[no] { $name } hat gewonnen: so eine Glücksente!
    }
