# Die Haustür: vier Tische, Codes, offene Tische und Spiele zum Weiterspielen.

door-motto = Vier kleine Kartenspiele um Glück und Nerven
door-promise = Setz dich und spiel. Kein Konto, kein Warten; Spiele gegen das Haus bleiben auf diesem Gerät.
door-promise-forgets = Setz dich und spiel. Kein Konto, kein Warten; dieser Browser speichert nichts für diese Seite; eine Partie dauert also nur, bis du die Seite schließt.
door-nowhere = Diese Adresse führt nirgendwohin. Hat jemand sie dir geschickt, lass sie dir noch einmal geben; oder komm hier herein: Das ist die Haustür.
door-language = Sprache
door-have-code = Ich habe einen Code
door-you = Du
door-line-lucktails = Dein Nachbar kennt deine Karte, du nicht. Beißt du an?
door-line-get-lucky = Alle wünschen ihm den Tod. Du willst es gewesen sein.
door-line-lucky-bastard = Merk dir, was du siehst. Trau dich. Und sei schneller.
door-line-lucky-duck = Offene Karten, drei launische Stapel – und du schubst das Schicksal.
door-seats = { $least } bis { $most } am Tisch
door-play = Losspielen
door-play-game = Losspielen: { $game } gegen das Haus
door-invite = Freunde einladen
door-invite-game = Freunde einladen: { $game }
door-learn = Lernen
door-learn-game = Lernen: { $game }
door-join = Mit einem Code dazukommen
door-join-how = Fünf Buchstaben, die dir jemand gesagt hat, oder der ganze Link
door-join-go = Hereinkommen
door-code-example = ABCDE
door-code-five = Ein Code hat fünf Buchstaben und keine Ziffern. Prüf ihn, oder füg den ganzen Link ein.
door-no-server = Hier antwortet gerade kein Server. Alles auf diesem Gerät geht ohne ihn.
door-keeps-trying = Die Seite versucht es von selbst weiter.
door-no-socket = Dieser Browser kennt kein WebSocket, und Tische mit anderen brauchen es. Öffne die Seite in einem neueren Browser; alles auf diesem Gerät geht auch hier.
door-no-cookie = Dieser Browser behält kein Cookie dieser Seite, deshalb kann der Server dich nicht kennen. Erlaube in den Einstellungen des Browsers Cookies für diese Seite und versuch es noch einmal.
door-continue = Weiterspielen
door-continue-none = Kein Spiel wartet auf dich.
door-kept-here =
    { $house ->
        [0] { $names }, auf diesem Gerät
       *[other] { $names } und { $house } vom Haus, auf diesem Gerät
    }
door-kept-gathers = Tisch { $code }, wartet auf Leute
door-kept-seat = Tisch { $code }, dein Platz ist freigehalten
door-kept-there = Tisch { $code }, mit anderen
door-go-on = Weiter
door-go-on-game = Weiter: { $game }
door-look = Ansehen
door-look-game = Ansehen: { $game }, beendet
door-older =
    { $count ->
        [one] Noch eines
       *[other] Noch { $count }
    }
door-over =
    { $count ->
        [one] Ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }
door-remove = { $game } aus dieser Liste entfernen
door-remove-sure = { $game } endgültig entfernen?
door-remove-yes = Entfernen
door-remove-no = Behalten
door-open = Offene Tische
door-open-none = Gerade hat niemand einen Tisch geöffnet. Deck selbst einen und lass ihn für alle offen.
door-open-no-server = Tische mit anderen brauchen einen Server, und hier antwortet keiner. Alles auf diesem Gerät geht ohne ihn.
door-open-host = Mit { $name }
door-open-free = { $free } von { $seats } Plätzen frei.
door-open-go = Hinsetzen
door-open-go-game = Hinsetzen: { $game }, Tisch { $code }
door-pace-relaxed = Niemand wird gedrängt.
door-pace-quick =
    { $bank ->
        [0] { $seconds } s für jeden Zug.
       *[other] { $seconds } s für jeden Zug, { $bank } s Reserve.
    }
door-pace-letter =
    { $days ->
        [one] Ein Tag für jeden Zug.
       *[other] { $days } Tage für jeden Zug.
    }

# Wer an einen Tisch kommt
door-who = Wer bist du?
door-who-why = Diesen Namen sehen die anderen an Tisch { $code }. Mehr wird nicht gefragt.
door-who-name = Dein Name
door-who-go = Zum Tisch
door-try-again = Noch einmal versuchen

# Ein Link von einem anderen Gerät
door-link-looking = Der Link wird geprüft …
door-link-become = Auf diesem Gerät als { $name } weiterspielen?
door-link-ends = Auf diesem Gerät bist du bisher { $known }. Gehst du weiter, vergisst es { $known }; was kein anderes Gerät von { $known } hat, ist dann verloren.
door-link-whose = Dieser Link stammt von einem Gerät von { $name }. Wenn du ihn nicht selbst gemacht hast, benutze ihn nicht: Du würdest unter fremdem Namen spielen.
door-link-yes = Ja, als { $name } spielen
door-link-stay = Nein, { $known } bleiben
door-link-no = Nein

# Einen Tisch decken
door-new = Einen Tisch decken
door-new-game = Einen Tisch decken: { $game }
door-where = Wo spielt ihr?
door-where-server = Mit anderen, alle am eigenen Gerät
door-where-server-help = Du bekommst einen Code und einen Link zum Verschicken. Der Tisch steht auf dem Server dieses Hauses.
door-where-server-none = Mit anderen braucht es einen Server, und hier antwortet keiner. Die beiden anderen Arten gehen ohne ihn.
door-where-round = Mit anderen an diesem Gerät
door-where-round-help = Ihr reicht es herum. Niemandes Karten sind zu sehen, bis der Nächste es hat.
door-where-alone = Allein gegen das Haus
door-where-alone-help = Es geht sofort los und braucht kein Netz.
door-name = Dein Name
door-name-help = So nennen dich die anderen und das Protokoll: 1 bis 24 Zeichen.
door-seats-choice = Plätze
door-seats-choice-help = Wie viele am Tisch sitzen, das Haus mitgezählt.
door-who-sits = Wer sitzt wo
door-who-sits-server = Offene Plätze sind für alle, die mit deinem Code kommen. Du kannst sie auch später noch dem Haus geben.
door-who-sits-round = Schreib alle Namen auf. Die übrigen Plätze füllt das Haus.
door-who-sits-alone = Die anderen Plätze spielt das Haus, jeden so gut, wie du möchtest.
door-seat = Platz { $seat }
door-seat-kind = Wer auf Platz { $seat } sitzt
door-seat-me = Du
door-seat-person = Eine Person
door-seat-here = Jemand an diesem Gerät
door-seat-open = Offen
door-seat-house = Das Haus
door-seat-name = Name auf Platz { $seat }
door-seat-person-name = Person { $seat }
door-clock = Uhr
door-clock-help = Wem die Zeit ausgeht, für den spielt das Haus, bis er zurück ist.
door-clock-relaxed = Gemütlich
door-clock-relaxed-help = Alle lassen sich so viel Zeit, wie sie möchten.
door-clock-quick = Flott
door-clock-quick-help = Einige Sekunden für jeden Zug und eine Reserve für das ganze Spiel.
door-clock-letter = Als Briefspiel
door-clock-letter-help = Tage für jeden Zug: Komm wieder, wenn du dran bist.
door-clock-seconds = Sekunden für jeden Zug (5 bis 3600)
door-clock-bank = Sekunden Reserve (0 bis 7200)
door-clock-days = Tage für jeden Zug (1 bis 30)
door-rules = Regeln dieses Tisches
door-rules-usual = Wie üblich
door-rules-changed = Geändert
door-rules-none = In diesem Spiel gibt es nichts auszusuchen: Alle spielen es gleich.
door-yes = ja
door-no = nein
door-option-first = Wer beginnt
door-option-first-help = Der Platz, der die erste Runde beginnt.
door-option-bait-cap = Höchster Köder
door-option-bait-cap-help = Höher kann niemand den Köder treiben: { $least } bis { $most }, üblich sind { $usual }.
door-option-slips = Nachsehen erlaubt
door-option-slips-help = Vor dem ersten Zug einer Runde darfst du deine eigene Karte ansehen, für 1 Punkt und ein neues Austeilen.
door-option-tokens = Marken zum Sieg
door-option-tokens-help = Wer zuerst so viele hat, gewinnt: bis zu { $most }, üblich sind { $usual }. Mit 0 geht es ohne Ende weiter, aber nur mit „Ursprünge“.
door-option-origins = Ursprünge
door-option-origins-help = Du beginnst eine Runde mit einer Karte mehr für jede Runde, die du unmittelbar zuvor in Folge gewonnen hast.
door-option-memory-aid = Gedächtnisstütze
door-option-memory-aid-help = Jede Karte, die du dir hättest merken können, bleibt für dich sichtbar.
door-race = Das Rennen
door-race-live = Live
door-race-live-help = Wer am schnellsten ist, zählt. Eine langsame Leitung kostet nichts.
door-race-sealed = Verdeckt
door-race-sealed-help = Alle Ansagen werden gesammelt und in ausgeloster Reihenfolge gespielt. Niemand braucht schnelle Finger.
door-race-round = Mehrere an einem Gerät können nicht um die Wette spielen: Die Ansagen sind verdeckt und werden in ausgeloster Reihenfolge gespielt.
door-deck = Karten
door-deck-house = Die Karten des Hauses
door-deck-own = Eigene Karten
door-deck-help = Eine Deckdatei in TOML oder JSON, mit anderen Namen für die Karten und anderen Zahlen, wo die Regeln es erlauben. Die Dateien des Hauses liegen in seinem Ordner „decks“: Nimm eine davon als Vorlage.
door-deck-file = Deckdatei wählen (.toml, .json)
door-deck-taken = { $file } liegt auf dem Tisch.
door-deck-missing = Wähl erst eine Datei mit deinen Karten, oder spiel mit den Karten des Hauses.
door-deck-wrong = { $file } liegt nicht auf dem Tisch. Ändere dies in der Datei und wähle sie noch einmal:
door-deck-bad = Zeile { $line }, Spalte { $column }: Das ist kein gültiges { $kind }.
door-deck-long = Eine Deckdatei darf höchstens { $most } KiB lang sein.
door-guests = Wer kommen darf
door-guests-private = Privat
door-guests-private-help = Nur wer den Code oder den Link hat.
door-guests-open = Offen für alle
door-guests-open-help = Der Tisch steht in der Liste an der Haustür.
door-watched = Wer keinen Platz hat, darf zusehen
door-watched-help = Zu sehen ist, was alle sehen, aber keine verdeckten Karten.
door-make-server = Tisch decken
door-make-here = Anfangen
door-open-record = Ein Spiel aus seiner Aufzeichnung ansehen
door-who-screen = Ein Tablet oder Fernseher mitten auf dem Tisch braucht keinen Namen: Er zeigt, was alle sehen, und eure Telefone sind die Hände.
door-who-watch = Hier nur den Tisch zeigen
