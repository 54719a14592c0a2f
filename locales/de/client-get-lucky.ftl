# Das Brett von Get Lucky im Browser.

gtl-weapon = Waffe
gtl-motive = Motiv
gtl-opportunity = Gelegenheit
gtl-spite = Bosheit
gtl-card = { $kind }: { $name }.
gtl-upgrade-perfect = { $kind }: { $name }, perfekt.
gtl-perfect = perfekt
gtl-perfect-for = Perfekt für { $guest } ({ $number }).
gtl-luck =
    { $luck ->
        [0] Kein Glück.
       *[other] Glück { $luck }.
    }
gtl-times = Du hast { $count } davon.
gtl-guest = { $number }, { $name }.
gtl-you = Du
gtl-yours = Gehört dir.
gtl-belongs-to = Gehört { $name }.
gtl-in-drawing-room = Im Salon.
gtl-spite-under =
    { $count ->
        [one] { $count } Bosheit darunter.
       *[other] { $count } Bosheiten darunter.
    }
gtl-worth = Ein Anschlag ist { $value } wert.
gtl-goes-with = Passt zu dem, was du gewählt hast.
gtl-doctor = Doctor Lucky
gtl-doctor-here = Doctor Lucky ist hier.
gtl-doctor-strike = Doctor Lucky: einen Anschlag verüben
gtl-your-guests = Deine Gäste
gtl-drawing-room = Salon
gtl-absent = Heute nicht da
gtl-your-hand = Deine Hand
gtl-hand-empty = Du hast keine Karten.
gtl-round = Doctor Luckys Runde
gtl-seat =
    { $count ->
        [one] { $name }, { $count } Karte
       *[other] { $name }, { $count } Karten
    }
gtl-cards-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
gtl-thinks = Der Tisch wartet auf diesen Platz.
gtl-away = Das Haus spielt für diesen Platz.
gtl-pile = Stapel
gtl-pile-left =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Stapel: noch { $count } Karte
       *[other] Stapel: noch { $count } Karten
    }
gtl-discard = Ablage
gtl-discard-look =
    { $count ->
        [one] Ablage ansehen: { $count } Karte
       *[other] Ablage ansehen: { $count } Karten
    }
gtl-discard-empty = Noch ist nichts abgelegt.
gtl-scene = Anschlag auf Doctor Lucky
gtl-attempt =
    { $you ->
        [yes] Du schlägst zu, mit { $guest }
       *[no] { $name } schlägt zu, mit { $guest }
    }
gtl-with = Bewaffnet mit
gtl-left = übrig
gtl-answers = Wer ihn vereiteln kann, der Reihe nach
gtl-answer-now = ist gefragt
gtl-answer-passed = lässt es zu
gtl-answer-stopped = hat vereitelt
gtl-answer-waits = kommt noch
gtl-answer-spared = nicht mehr gefragt
gtl-hold-back = Zulassen
gtl-took-off =
    { $count ->
        [0] 0
       *[other] −{ $count }
    }
gtl-howard = Howard
gtl-failed =
    { $you ->
        [yes] Vereitelt! Doctor Lucky hat nichts bemerkt.
       *[no] Vereitelt! { $name } muss es wohl noch einmal versuchen.
    }
gtl-killed =
    { $you ->
        [yes] Doctor Lucky ist tot. Es war { $guest }: Du hast gewonnen!
       *[no] Doctor Lucky ist tot. Es war { $guest }: { $name } hat gewonnen!
    }
gtl-go-on = Weiter
gtl-to-table = Zum Tisch
