# Get Lucky: Verlauf, Auswahl und Tisch.

## Gäste und Karten
gl-guest = { $name } ({ $number })
gl-tag-weapon = W{ $number }
gl-tag-motive = M{ $number }
gl-tag-opportunity = G{ $number }
gl-card = { $tag } { $name }

## Was geschehen ist
gl-guests-dealt =
    { $you ->
        [yes] Du hast { $guests }. Im Salon: { $room }.
       *[no] Die Gäste sind da. Im Salon: { $room }.
    }
gl-hand-dealt =
    { $cards ->
        [one] Du bekommst { $cards } Karte.
       *[other] Du bekommst { $cards } Karten.
    }
gl-cards-dealt = Die Karten sind verteilt.
gl-arrived =
    { $you ->
        [yes] Doctor Lucky besucht { $guest }: Du bist am Zug.
       *[no] Doctor Lucky besucht { $guest }: { $who } ist am Zug.
    }
gl-arrived-room = Doctor Lucky schaut im Salon bei { $guest } vorbei.
gl-caught-up = { $who } hat wenige Karten und zieht eine.
gl-caught-up-card =
    { $you ->
        [yes] Du hast wenige Karten und ziehst: { $card }
       *[no] { $who } hat wenige Karten und zieht: { $card }
    }
gl-drew = { $who } zieht eine Karte.
gl-drew-card =
    { $you ->
        [yes] Du ziehst: { $card }
       *[no] { $who } zieht: { $card }
    }
gl-played =
    { $you ->
        [yes] Du legst auf { $guest }: { $card }
       *[no] { $who } legt auf { $guest }: { $card }
    }
gl-replaced =
    { $you ->
        [yes] Du ersetzt { $old } auf { $guest } durch: { $card }
       *[no] { $who } ersetzt { $old } auf { $guest } durch: { $card }
    }
gl-swapped =
    { $you ->
        [yes] Du tauschst { $gave } gegen { $took }.
       *[no] { $who } tauscht { $gave } gegen { $took }.
    }
gl-attempted =
    { $you ->
        [yes] Du verübst einen Anschlag auf Doctor Lucky, mit { $guest }, Wert { $value }!
       *[no] { $who } verübt einen Anschlag auf Doctor Lucky, mit { $guest }, Wert { $value }!
    }
gl-foiled =
    { $you ->
        [yes] Du spielst dagegen (Rest { $value }): { $card }
       *[no] { $who } spielt dagegen (Rest { $value }): { $card }
    }
gl-passed =
    { $you ->
        [yes] Du belässt es dabei.
       *[no] { $who } belässt es dabei.
    }
gl-turned = Howard deckt auf (Rest { $value }): { $card }
gl-failed =
    { $you ->
        [yes] Dein Anschlag mit { $guest } ist gescheitert.
       *[no] Der Anschlag von { $who } mit { $guest } ist gescheitert.
    }
gl-killed =
    { $you ->
        [yes] Doctor Lucky ist tot. Du warst es, mit { $guest }: Du hast gewonnen!
       *[no] Doctor Lucky ist tot. { $who } war es, mit { $guest }: { $who } hat gewonnen!
    }
gl-abandoned = { $swaps }-mal in Folge getauscht: Das Spiel ist aus, und niemand hat gewonnen.

## Was du tun kannst
gl-draw =
    { $left ->
        [one] Ziehe die letzte Karte vom Stapel
       *[other] Ziehe eine Karte ({ $left } im Stapel)
    }
gl-play = Lege auf { $on }, Wert { $value }: { $card }
gl-swap = Tausche { $give } gegen { $take } { $name } (Wert { $from } → { $to })
gl-kill = Anschlag mit { $number } { $name } (Wert { $value })
gl-foil =
    { $left ->
        [0] Vereitle ihn mit: { $card }
       *[other] Spiele, Rest { $left }: { $card }
    }
gl-leave-to = Nichts mehr spielen: { $who } den Rest { $value } überlassen
gl-leave-to-howard = Nichts mehr spielen: Howard den Rest { $value } überlassen
gl-give-in = Nichts mehr spielen: { $who } gewinnt

## Der Tisch
gl-board-turn =
    { $you ->
        [yes] † Doctor Lucky besucht { $number }: Du bist am Zug
       *[no] † Doctor Lucky besucht { $number }: { $who } ist am Zug
    }
gl-board-attempt =
    { $you ->
        [yes] † Anschlag mit { $number }, Rest { $value }: Du antwortest
       *[no] † Anschlag mit { $number }, Rest { $value }: { $who } antwortet
    }
gl-board-won =
    { $you ->
        [yes] † Doctor Lucky ist tot: Du hast mit { $number } gewonnen
       *[no] † Doctor Lucky ist tot: { $who } hat mit { $number } gewonnen
    }
gl-board-nobody = Das Spiel ist aus; niemand hat gewonnen
gl-board-dealing = Noch ist nichts verteilt
gl-board-pile = Stapel { $pile }, Ablage { $discard }
gl-board-swaps = Stapel { $pile }, Ablage { $discard }, getauscht { $swaps }/{ $most }
gl-board-drawing-room = Salon
gl-board-signs = * perfekt, −1 Bosheit, =1 Wert
gl-board-absent = Abwesend: { $guests }
gl-board-discard = Ablage: { $cards }
gl-board-hand =
    { $you ->
        [yes] Deine Hand, Glück
       *[no] Hand von { $who }, Glück
    }
gl-board-luck = { $luck }: { $cards }
