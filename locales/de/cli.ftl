# Hilfe
cli-about = Vier kleine Kartenspiele um Glück und Nerven: Lucktails, Get Lucky, Lucky Bastard und Lucky Duck.
cli-heading-usage = Aufruf
cli-heading-commands = Befehle
cli-heading-options = Optionen
cli-value-command = BEFEHL
cli-help = Zeigt diese Hilfe
cli-version = Zeigt die Version
cli-lang = Die Sprache: en, de oder fr (sonst entscheidet LUCKHOUSE_LANG oder die Spracheinstellung)
cli-game = Das Spiel: lucktails, get-lucky, lucky-bastard oder lucky-duck
cli-record-file = Die Aufzeichnung eines Spiels, wie „play“ und „engine“ sie schreiben, oder der Link eines Tisches, dessen Spiel zu Ende ist
cli-no-color = Keine Farben (auch durch die Umgebungsvariable NO_COLOR)
cli-play = Spielt im Terminal, gegen das Haus oder an einem Tisch eines Servers
cli-play-seats = Wie viele am Tisch sitzen, dich mitgezählt
cli-play-seat = Dein eigener Platz, gezählt ab 0 (ohne Angabe 0 oder der erste freie)
cli-play-level = Wie gut das Haus spielt, von 1 (Neuling) bis 6 (so gut es kann); ohne Angabe 3
cli-play-seed = Ein Text, aus dem gemischt wird: gleicher Text, gleiche Karten
cli-play-option = Eine Option des Spiels, etwa slips=on; darf mehrfach stehen
cli-play-deck = Eine eigene Deckdatei
cli-play-record = Wohin die Aufzeichnung am Ende gespeichert wird
cli-play-pace = Millisekunden zwischen zwei Zügen des Hauses (ohne Angabe 700)
cli-play-server = An einem Tisch eines Servers spielen: seine Adresse, etwa https://luck.example
cli-play-code = Der Tisch dort; ohne ihn entsteht ein neuer für GAME, oder du wählst unter den offenen
cli-play-name = Dein Name dort (ohne Angabe der, den du schon hattest)
cli-play-clock = Für einen neuen Tisch: Sekunden für jeden Zug (30), mit Sekunden Vorrat (30+300), oder Tage (3d); ohne Angabe wird niemand gedrängt
cli-play-house = Für einen neuen Tisch: Plätze des Hauses, auf Wunsch jeder mit einer Stufe (1,2:5)
cli-play-open = Für einen neuen Tisch: setzt ihn auf die Liste, die alle sehen
cli-play-sealed = Für einen neuen Tisch: Im Rennen wird verdeckt gewählt und in gezogener Reihenfolge gespielt
cli-play-unwatched = Für einen neuen Tisch: Wer nicht dort sitzt, darf nicht zuschauen
cli-replay = Geht eine Aufzeichnung Schritt für Schritt durch, vor und zurück
cli-replay-as = Mit wessen Augen: eine Platznummer, watcher oder referee (die Vorgabe)
cli-rules = Zeigt die Regeln eines Spiels
cli-verify = Prüft, ob Aufzeichnungen den Regeln folgen und wie versprochen gegeben wurde
cli-verify-commitment = Die Festlegung, die du vor dem Spiel notiert hast; ohne sie ist über den Server nichts bewiesen
cli-verify-share = Ein Anteil am Geben, wie du ihn notiert hast: ANTEIL, oder PLATZ:ANTEIL mit von 0 gezählten Plätzen, oder PLATZ: für einen Platz des Hauses; auch mehrmals möglich
cli-engine = Beantwortet das Maschinenprotokoll über Standardein- und -ausgabe
cli-engine-tables = Wie viele Tische es zugleich geben darf (ohne Angabe 10000)
cli-engine-memory = Wie viele MiB alle Tische zusammen belegen dürfen (ohne Angabe 1024)
cli-bench = Misst, wie schnell die Regeln auf diesem Rechner sind
cli-bench-game = Ein Spiel oder „engine“ für das Protokoll durch eine Pipe; ohne Angabe alle Spiele
cli-bench-seats = Nur diese Zahl von Plätzen
cli-bench-seconds = Wie lange jeweils gemessen wird (ohne Angabe 1)
cli-bench-decisions = Stattdessen genau so viele Entscheidungen, auf jedem Rechner dieselben
cli-bench-views = Baut bei jeder Entscheidung die Ansicht des Platzes, der am Zug ist
cli-bench-json = Ein JSON-Objekt je Zeile
cli-lab = Messen, was das Haus kann
cli-lab-seats = Wie viele am Tisch sitzen
cli-lab-bench = Messen, wie schnell das Haus auf diesem Rechner denkt: was es in einer Sekunde versucht, und wie lange es braucht, sich einen Tisch vorzustellen
cli-lab-arena = Lässt viele Spiele austragen, von jedem Platz mit denselben Karten, und sagt, wer wie gut spielt
cli-lab-arena-bots = Wer spielt: 1 bis 6 (Stufen des Hauses), random, thumb, search:N (so viele Versuche), solved (nur Lucktails); „/P“ überlässt P von 100 Entscheidungen dem Zufall, „~P“ vergisst P von 1000 Karten, wann immer etwas geschieht. Ohne Angabe random und alle Stufen
cli-lab-arena-program = Ein Programm, das die Platzseite des Engine-Protokolls spricht (docs/protocol.md), unter einem Namen, den --bots einordnen kann; für mehrere mehrmals angeben
cli-lab-arena-seconds = Wie lange ein Programm für eine Antwort brauchen darf (ohne Angabe 10)
cli-lab-arena-ladder = Jeder trifft nur auf den, der gerade vor ihm genannt ist
cli-lab-arena-deals = Wie viele Kartenverteilungen, jede von jedem Platz aus gespielt (ohne Angabe 100)
cli-lab-arena-seed = Woraus die Verteilungen folgen: derselbe Text, dasselbe Ergebnis
cli-lab-arena-threads = Auf wie vielen Threads (ohne Angabe auf allen Kernen); das Ergebnis hängt nicht davon ab
cli-lab-solve = Lucktails lösen: durch kontrafaktische Reue eine Tabelle lernen, was zu tun ist, und sagen, wie viel gegen sie zu gewinnen wäre
cli-lab-solve-seats = Nur für diese Zahl von Plätzen; ohne Angabe für 3, 4 und 5
cli-lab-solve-iterations = Aus wie vielen Kartenverteilungen je Zahl von Plätzen gelernt wird, jedes Mal gezählt, aufgerundet auf ganze Durchgänge von 297.600 an drei Plätzen und 5.000 an mehr (fehlt auch --seconds: 2.300.000 an drei Plätzen, 240.000 an mehr)
cli-lab-solve-seconds = Wie lange je Zahl von Plätzen gelernt wird, bevor gemessen wird, was sich gewinnen ließe; die Tabelle hängt dann davon ab, wie schnell der Rechner ist
cli-lab-solve-threads = Auf wie vielen Threads (ohne Angabe auf allen Kernen): für drei Plätze lernen alle, für jede höhere Zahl einer; die Tabelle hängt nicht davon ab
cli-lab-solve-seed = Woraus aller Zufall folgt: derselbe Text, dieselbe Tabelle
cli-lab-solve-to = Datei für die Tabelle; sie wird auch geschrieben, wenn du mit Strg-C anhältst
cli-lab-solve-measure = Nichts lernen: die Tabelle messen, die das Haus hat
cli-lab-arena-to = Ordner, in dem die Spiele bleiben: was angehalten wurde, geht von dort weiter
cli-lab-balance = Sagt, wie ausgewogen ein Spiel ist: was die Plätze, die Karten, die Festlegungen des Hauses und Können damit zu tun haben, wer gewinnt
cli-lab-balance-bots = Wer spielt, mindestens zwei, der Stärkste zuletzt: wie bei arena. Ohne Angabe thumb/60, thumb/20, thumb und search:300
cli-lab-balance-deals = Wie viele Kartenverteilungen mit dem Letzten auf jedem Platz (ohne Angabe 400)
cli-lab-balance-mixed = Wie viele Kartenverteilungen mit allen auf wechselnden Plätzen (ohne Angabe ein Viertel der anderen)
cli-lab-strength = Misst die sechs Stufen des Hauses: jede gegen die darunter, die höchste unter Faustregeln, und wie lange sie denken
cli-lab-strength-games = Welche Spiele; ohne Angabe alle
cli-lab-strength-seats = Nur diese Zahl von Plätzen für die höchste Stufe und dafür, wie lange sie denken; die Leiter hat immer die wenigsten
cli-lab-strength-deals = Wie viele Kartenverteilungen für jede Stufe gegen die darunter, jede von jedem Platz aus gespielt (ohne Angabe 2000)
cli-lab-strength-top-deals = Wie viele Kartenverteilungen für die höchste Stufe, je Zahl von Plätzen (ohne Angabe 300)
cli-lab-strength-timed = In wie vielen Spielen die Zeit einer Stufe gemessen wird, je Zahl von Plätzen (ohne Angabe 3; bei 0 wird keine gemessen)
cli-lab-strength-to = Ordner für die Tabellen, in dem die Spiele bleiben: was angehalten wurde, geht von dort weiter, auch mit mehr Kartenverteilungen
cli-completions = Schreibt ein Skript zur Vervollständigung für eine Shell
cli-shell = bash, elvish, fish, powershell oder zsh
cli-examples =
    Beispiele:
      luckhouse play lucktails            gegen das Haus spielen
      luckhouse rules get-lucky           die Regeln lesen
      luckhouse replay abend.json         ein Spiel noch einmal ansehen
      Hilfe zu jedem Befehl gibt es mit „-h“ dahinter

    Rückgabewerte: 0 erledigt, 1 etwas wurde abgelehnt (Aufzeichnung, Deck, Option),
    2 der Aufruf ist falsch, 3 eine Datei oder das Terminal war nicht zu benutzen.
cli-play-examples =
    Beispiele:
      luckhouse play                                  ein Spiel aus einer Liste wählen
      luckhouse play lucktails --seats 4              du und drei vom Haus
      luckhouse play lucky-bastard --option tokens=1  ein kurzes Spiel
      luckhouse play get-lucky --seed fest --deck meine-gaeste.toml
      luckhouse play lucktails --server https://luck.example --house 2 --clock 30+300
      luckhouse play --server https://luck.example --code ABCDE
cli-replay-examples =
    Beispiele:
      luckhouse replay abend.json
      luckhouse replay abend.json --as 0
      luckhouse replay http://example.org/t/ABCDE
cli-rules-examples =
    Beispiele:
      luckhouse rules lucktails
      luckhouse rules lucky-duck --lang fr
cli-verify-examples =
    Beispiele:
      luckhouse verify abend.json
      luckhouse verify spiele/*.json
      luckhouse verify http://example.org/t/ABCDE
      luckhouse verify abend.json --commitment 3f0c…   wie sie der Tisch vor dem Spiel zeigte
cli-engine-examples =
    Beispiel:
      echo '{"{"}"do":"games"{"}"}' | luckhouse engine

    Ein JSON-Objekt je Zeile hinein, eines je Zeile heraus; docs/protocol.md nennt alle Anfragen.
cli-bench-examples =
    Beispiele:
      luckhouse bench
      luckhouse bench lucktails --seats 4 --seconds 5 --views
      luckhouse bench engine
cli-lab-bench-examples =
    Beispiele:
      luckhouse lab bench
      luckhouse lab bench lucky-duck --seats 4 --seconds 5
cli-lab-examples =
    Beispiele:
      luckhouse lab arena lucky-duck
      luckhouse lab balance lucky-duck
      luckhouse lab strength lucktails --to abend
      luckhouse lab bench
cli-lab-balance-examples =
    Beispiele:
      luckhouse lab balance lucky-duck --seats 4
      luckhouse lab balance get-lucky --bots thumb/60,thumb,search:1000 --deals 1000 --to abend

    Im Ordner liegen danach report.html, balance.md, games.csv und games.parquet.
cli-lab-strength-examples =
    Beispiele:
      luckhouse lab strength --to abend
      luckhouse lab strength lucktails get-lucky --deals 500 --top-deals 100 --to abend

    Im Ordner liegen danach strength.md und report.html. Strg-C hält an und sagt, was bis dahin war.
cli-lab-solve-examples =
    Beispiele:
      luckhouse lab solve lucktails --seats 3 --seconds 60
      luckhouse lab solve lucktails --measure
cli-lab-arena-examples =
    Beispiele:
      luckhouse lab arena lucky-duck --seats 2 --bots thumb,search:1000 --deals 500
      luckhouse lab arena lucktails --ladder --to abend
      luckhouse lab arena lucky-duck --bots thumb,meins --program meins="python3 bot.py"

    Einer sitzt allein unter den anderen, nacheinander auf jedem Platz, jedes Mal mit denselben Karten.
    Strg-C hält an und sagt, was bis dahin war.
cli-completions-examples =
    Beispiel:
      luckhouse completions bash > ~/.local/share/bash-completion/completions/luckhouse

# Was an einem Aufruf falsch ist
cli-see-help = „{ $command } --help“ zeigt, was möglich ist.
cli-wrong-command = Einen Befehl „{ $given }“ gibt es nicht.
cli-wrong-argument = Das Argument „{ $arg }“ hat hier nichts zu suchen.
cli-missing = Es fehlt etwas: { $arg }.
cli-missing-command = Es fehlt ein Befehl.
cli-conflict = „{ $arg }“ und „{ $other }“ vertragen sich nicht.
cli-no-value = „{ $arg }“ braucht einen Wert.
cli-wrong-choice = „{ $value }“ ist für { $arg } nicht möglich, nur eines von diesen: { $known }.
cli-wrong-value = „{ $value }“ ist für { $arg } nicht möglich.
cli-no-number = „{ $value }“ ist für { $arg } nicht möglich; erlaubt ist eine ganze Zahl.
cli-wrong-number = „{ $value }“ ist für { $arg } nicht möglich; erlaubt ist eine ganze Zahl von { $least } bis { $most }.
cli-too-small = „{ $value }“ ist für { $arg } nicht möglich; erlaubt ist eine ganze Zahl ab { $least }, so groß, wie der Rechner zählen kann.
cli-wrong-option = „--option { $given }“ ist nicht zu verstehen; schreib für jede Option einmal --option NAME=WERT mit einer Zahl, on oder off.
cli-bad-commitment = „{ $given }“ ist keine Festlegung; sie hat 64 hexadezimale Ziffern.
cli-bad-share = „{ $given }“ ist kein Anteil; er hat 1 bis 64 Buchstaben und Ziffern, vielleicht nach einem Platz und einem Doppelpunkt.
cli-one-record = Eine Festlegung und ein Anteil gehören zu einem Tisch: Zu --commitment oder --share gehört genau eine Aufzeichnung.
cli-argument-not-utf8 = Ein Argument ist kein gültiges UTF-8.

# Was ein Befehl sagt
cli-cannot-read = „{ $path }“ lässt sich nicht lesen: { $why }.
cli-too-large = „{ $path }“ ist größer als { $most } MiB.
cli-cannot-write = Die Ausgabe lässt sich nicht schreiben: { $why }.
cli-not-utf8 = „{ $path }“ ist keine Textdatei in UTF-8.
cli-said = { $why }
cli-in-file = { $path }: { $why }
cli-verified-over =
    { $actions ->
        [one] { $path }: folgt den Regeln von { $game }; 1 Aktion, das Spiel ist zu Ende.
       *[other] { $path }: folgt den Regeln von { $game }; { $actions } Aktionen, das Spiel ist zu Ende.
    }
cli-verified-open =
    { $actions ->
        [one] { $path }: folgt den Regeln von { $game }; 1 Aktion, das Spiel ist nicht zu Ende.
       *[other] { $path }: folgt den Regeln von { $game }; { $actions } Aktionen, das Spiel ist nicht zu Ende.
    }
cli-verified-no-deal = Über das Geben ist nichts bekannt: Die Aufzeichnung sagt nicht, woher ihre Karten kamen.
cli-verified-deal =
    { $shuffles ->
        [one] Das Geben ist bewiesen: Das Geheimnis passt zur Festlegung, und das eine Mischen folgt aus dem Geheimnis und den Anteilen.
       *[other] Das Geben ist bewiesen: Das Geheimnis passt zur Festlegung, und alle { $shuffles } Mischungen folgen aus dem Geheimnis und den Anteilen.
    }
cli-verified-races =
    { $races ->
        [one] Das eine verdeckte Rennen wurde in der daraus gelosten Reihenfolge gespielt.
       *[other] Alle { $races } verdeckten Rennen wurden in der daraus gelosten Reihenfolge gespielt.
    }
cli-verified-live = Um die Wette wurde in Echtzeit gespielt: Wer zuerst kam, gehört nicht zum Beweis.
cli-verified-noted = Die Festlegung ist die, die du vor dem Spiel notiert hast: Der Server hat sein Geheimnis nicht erst danach gewählt.
cli-verified-not-noted = Über den Server beweist das nur dann etwas, wenn du diese Festlegung vor dem Spiel gesehen hast: { $commitment }. Vergleiche deine Notiz mit --commitment.
cli-verified-share = Der Anteil deines Geräts gehört zum Geben.
cli-verified-no-share = Ob dein eigenes Gerät daran beteiligt war, wurde nicht verglichen; ein Server könnte jeden Anteil erfunden haben. Vergleiche deinen mit --share.
cli-verified-record = All das gilt für die Aufzeichnung: Prüfe, ob ihre Karten und Züge die sind, die du im Spiel gesehen hast.
cli-no-deal = Die Aufzeichnung sagt nicht, woher ihre Karten kamen; es gibt nichts zu vergleichen.
cli-other-commitment = Die Festlegung ist nicht die, die du vor dem Spiel notiert hast. In der Aufzeichnung steht { $commitment }: Sie gehört zu einem anderen Tisch, oder das Geheimnis wurde erst danach gewählt.
cli-other-share = Kein Platz hat den Anteil „{ $share }“ beigetragen: Die Aufzeichnung gehört zu einem anderen Tisch, oder der Anteil wurde ausgetauscht.
cli-other-share-at = Platz { $seat } hat den Anteil „{ $share }“ nicht beigetragen: Die Aufzeichnung gehört zu einem anderen Tisch, oder der Anteil wurde ausgetauscht.
cli-house-share = Platz { $seat } hat einen Anteil beigetragen oder fehlt in der Aufzeichnung, und du hast dort das Haus notiert: Mit einem eigenen Anteil hätte sich der Server die Karten aussuchen können.
cli-bad-as = „{ $given }“ gibt es an diesem Tisch nicht; --as nimmt einen Platz von 0 bis { $last }, watcher oder referee.
cli-bench-heading = Spiel      Plätze  Entscheidungen      Spiele
cli-lab-bench-heading = Spiel       Plätze    Versuche   Tisch in
lab-solve-heading = Plätze    Deals  Sekunden    Wägen  M Besuche  M / s  Schlüssel  in einer Runde zu gewinnen, Punkte
lab-solve-gains = Wie viel mehr jeder Platz in einer Runde bekommen könnte, vom beginnenden an gezählt; alle Plätze
lab-solve-points = Punkte
lab-solve-percent = Sieg %
lab-solve-only = Nur Lucktails lässt sich lösen: luckhouse lab solve lucktails.
lab-not-solved = „solved“ spielt nur Lucktails: Für kein anderes Spiel gibt es eine Tabelle.
lab-one = einer
lab-others = unter
lab-share = Anteil
lab-interval = 95 %
lab-two-seats = bei zwei Plätzen
lab-deals = Deals
lab-nobodys = keiner
lab-decisions = Entscheidungen
lab-ratings = Wertung (Weng–Lin, 95 %)
lab-report-title = Arena: { $game }, { $seats } Plätze
lab-report-about = { $games } Spiele aus je { $deals } Kartenverteilungen, jede von jedem Platz aus gespielt. Startwert: { $seed }.
lab-report-shares = Anteil an den Siegen, als gäbe es zwei Plätze: einer gegen die, unter denen er saß
lab-bad-entrant = Niemand heißt „{ $given }“. Es gibt 1 bis 6, random, thumb, search:N und solved; hinter thumb oder search:N vergisst „~P“ P von 1000 Karten, wann immer etwas geschieht, und „/P“ überlässt P von 100 Entscheidungen dem Zufall: thumb~20/5. { $programs ->
        [no] { "" }
       *[yes] Ein eigenes Programm wird mit --program genannt.
    }
lab-few-entrants = Es müssen mindestens zwei spielen: Nenne sie mit --bots, durch Kommas getrennt{ $programs ->
        [no] .
       *[yes] , oder mit --program.
    }
lab-another-run = „{ $path }“ enthält die Spiele eines anderen Laufs. Wähle einen anderen Ordner oder entferne die Datei.
lab-unwritable = „{ $path }“ lässt sich nicht schreiben: { $why }.
lab-report-forfeits = Aufgegebene Spiele
lab-forfeits-about = Wer ein Spiel aufgibt, hat es an jedem Platz verloren, an dem er saß; die Plätze des anderen teilen sich den Sieg.
lab-forfeits =
    { $games ->
        [one] { $who }: 1 Spiel aufgegeben: { $why }
       *[other] { $who }: { $games } Spiele aufgegeben: { $why }
    }
lab-forfeit-why = { $games } × { $why }
lab-fault-not-started = ließ sich nicht wieder starten ({ $why })
lab-fault-ended = das Programm endete
lab-fault-too-slow = keine Antwort innerhalb von { $seconds } s
lab-fault-no-answer = schrieb, was keine Antwort ist: „{ $line }“
lab-fault-not-utf8 = schrieb, was kein UTF-8 ist
lab-fault-illegal = unerlaubte Aktion { $action }
lab-fault-gave-up = antwortete mit einem Fehler: „{ $error }“
lab-fault-too-long = schrieb eine Zeile von mehr als 1 MiB
lab-fault-unasked = schrieb Zeilen, nach denen niemand gefragt hatte
lab-fault-deaf = las nicht, was ihm gesagt wurde
lab-bad-program = „{ $given }“ ist nicht NAME=BEFEHL. Ein Name hat Buchstaben von a bis z, Ziffern, - und _ (höchstens 32) und gehört niemandem vom Haus und keinem anderen Programm; Anführungszeichen in einem Befehl müssen geschlossen sein.
lab-no-program = Das Programm „{ $name }“ lässt sich nicht starten: { $why }.
lab-stopped = Angehalten nach { $done } von { $all } Kartenverteilungen, für jede Paarung gezählt. Was gespielt wurde, steht oben.
lab-stopped-kept = Angehalten nach { $done } von { $all } Kartenverteilungen, für jede Paarung gezählt. Was gespielt wurde, liegt in „{ $path }“; derselbe Befehl macht dort weiter.
lab-twice = „{ $name }“ ist zweimal genannt. Alle spielen gegen alle anderen: Nenne jeden einmal.
lab-busy = In „{ $path }“ spielt schon ein anderer Lauf. Warte auf ihn oder wähle einen anderen Ordner.
lab-damaged = Zeile { $line } von „{ $path }“ ist nicht lesbar. Entferne diese Zeile, dann spielt derselbe Befehl sie neu; oder wähle einen anderen Ordner.
lab-report-stopped = Vor dem Ende angehalten: { $done } von { $all } Kartenverteilungen wurden gespielt, je Paarung gezählt.
lab-about-options = Optionen: { $options }.
lab-about-deck = Mit einem eigenen Deck.
lab-about-program = { $name } ist „{ $command }“, mit { $seconds } s je Antwort.
lab-solve-stopped = Vor dem Ende angehalten. Was gelernt wurde, steht oben und ist nirgends aufgehoben.
lab-solve-stopped-kept = Vor dem Ende angehalten. Was bisher gelernt wurde, liegt in „{ $path }“; es spielt schlechter als eine zu Ende gelernte Tabelle.
lab-solve-unmeasured = Angehalten, während gemessen wurde, was sich gewinnen ließe. Was oben steht, ist vollständig.
lab-solve-unmeasured-kept = Angehalten, während gemessen wurde, was sich gewinnen ließe. Die Tabelle in „{ $path }“ ist zu Ende gelernt.
lab-solve-no-table = „{ $path }“ enthält etwas anderes als eine Tabelle und bleibt, wie es ist. Wähle eine andere Datei.
cli-bench-engine-failed = Das Protokoll ließ sich nicht messen ({ $detail }).

# Was der Rechner sagt
io-not-found = diese Datei gibt es nicht
io-denied = der Zugriff ist verweigert
io-directory = das ist ein Verzeichnis
io-no-directory = ein Teil des Pfads ist kein Verzeichnis
io-full = die Platte ist voll
io-in-use = dort hört schon ein anderes Programm zu
io-not-ours = diesen Rechner gibt es unter dieser Adresse nicht
io-read-only = die Platte ist schreibgeschützt
io-no-file = es ist keine gewöhnliche Datei
io-nobody-there = dort ist niemand
io-too-slow = die Antwort dauert zu lange
io-unreachable = es führt kein Weg dorthin

# Serving
cli-serve = Tische anbieten, im eigenen Netz oder der ganzen Welt
cli-serve-config = Eine Datei mit Einstellungen (TOML): jede Option von unten ist ein Schlüssel darin [LUCKHOUSE_CONFIG]
cli-serve-listen = Wo zugehört wird (sonst 0.0.0.0:8777)
cli-serve-database = Wo alles aufbewahrt wird: sqlite:DATEI oder postgres://… (sonst eine Datei im Datenordner)
cli-serve-url = Wo man das Haus findet, falls nicht unter der Adresse dieses Rechners
cli-serve-certificate = Eine Zertifikatskette (PEM) für sichere Verbindungen
cli-serve-key = Der Schlüssel zum Zertifikat (PEM)
cli-serve-proxy = Welcher vorgeschaltete Proxy sagt, wer fragt: on für einen auf diesem Rechner, oder seine Adressen (sonst off)
cli-serve-log = Wie das Protokoll geschrieben wird (sonst text; LUCKHOUSE_FILTER=debug sagt mehr)
cli-serve-house = Wie lange das Haus für jede Entscheidung braucht (sonst 900)
cli-serve-idle = Wann ein Tisch, den niemand anrührt, den Speicher verlässt (sonst 300)
cli-serve-keep-days = Wie viele Tage ein Tisch aufgehoben wird, den niemand anrührt, auch beendete Partien; 0 heißt für immer [Standard: 90]
cli-serve-sockets = Wie viele Geräte gleichzeitig verbunden sein dürfen (sonst 20000)
cli-serve-per-address = Wie viele davon von einer Adresse (sonst 200)
cli-serve-tables-per-person = An wie vielen Tischen gleichzeitig eine Person verbunden sein darf [Standard: 20]
cli-serve-tables-per-address = An wie vielen Tischen gleichzeitig eine Adresse verbunden sein darf [Standard: 100]
cli-serve-requests = Um wie viele Namen und Tische eine Adresse pro Minute bitten darf (sonst 60)
serve-open = Das Haus ist offen: { $url }  (Strg-C schließt es; nichts geht verloren)
serve-plain-http =
    Warnung: Wer auf dem Weg zu { $address } sitzt, kann mitlesen und für andere handeln: Der Server ist ohne TLS von außen erreichbar.
    Im eigenen Netz unter Leuten, denen du traust, ist das in Ordnung. Sonst gib ihm ein Zertifikat (--certificate und --key),
    stell einen Proxy davor, der TLS spricht (--proxy), oder öffne ihn nur für diesen Rechner (--listen 127.0.0.1:8777).
serve-bad-settings = Mit diesen Einstellungen kann das Haus nicht öffnen: { $why }
serve-bad-setting = { $place } ist „{ $value }“; { $want }
serve-unknown-setting = { $path } enthält den Schlüssel „{ $name }“, der nichts bedeutet. Es gibt: { $known }.
serve-bad-file = { $path } ist keine Datei mit Einstellungen: { $why }
serve-few-descriptors = Dieses System erlaubt dem Server { $descriptors } offene Dateien und Verbindungen: Das reicht für { $sockets } der { $wanted } WebSockets (--sockets). Erlaube { $needed }, damit es für alle reicht (ulimit -n, LimitNOFILE von systemd).
serve-half-certificate = Ein Zertifikat braucht seinen Schlüssel und der Schlüssel sein Zertifikat: Gib beide Dateien an.
serve-want-listen = schreib eine Adresse und einen Port, etwa 127.0.0.1:8777
serve-want-database = schreib sqlite:DATEI oder postgres://NAME@RECHNER/DATENBANK
serve-want-url = schreib eine Adresse, die mit http:// oder https:// beginnt
serve-want-file = schreib den Pfad einer Datei, die es gibt
serve-want-proxy = schreib on (er läuft auf diesem Rechner), off oder seine Adressen, etwa 10.0.0.2,172.16.0.0/12
serve-want-chain = nenne eine lesbare Datei mit einer Zertifikatskette (PEM)
serve-want-key = nenne eine lesbare Datei mit einem Schlüssel (PEM)
serve-want-pair = nenne den Schlüssel zu diesem Zertifikat
serve-no-home = Dieses Konto hat keinen Datenordner (weder XDG_DATA_HOME noch HOME ist gesetzt): Sag mit --database, wo alles aufbewahrt wird.
serve-want-log = schreib text oder json
serve-want-number = schreib eine ganze Zahl von 0 bis 100000000
serve-want-count = schreib eine ganze Zahl von 1 bis 100000000
serve-cannot-listen = An { $address } kann nicht zugehört werden: { $why }. Wähle mit --listen etwas anderes.
serve-no-start = Der Server kann nicht starten: { $why }
serve-ended = Der Server ist zu Ende: { $why }
cli-serve-examples =
    Beispiele:
      luckhouse serve                                   für alle in diesem Netz
      luckhouse serve --listen 127.0.0.1:9000           nur für diesen Rechner
      luckhouse serve --listen 127.0.0.1:8777 --url https://luck.example --proxy on
      luckhouse serve --database postgres://luck@db/luckhouse
      LUCKHOUSE_LOG=json luckhouse serve --config /etc/luckhouse.toml
cli-backup = Die Datenbank des Hauses kopieren, auch während es offen ist
cli-backup-file = Wohin die Kopie kommt; dort darf noch nichts sein
cli-restore = Eine Kopie an die Stelle der Datenbank setzen
cli-restore-file = Eine Kopie, die „backup“ gemacht hat
cli-restore-force = Eine Datenbank ersetzen, die schon da ist
serve-backed-up = Alles ist nach „{ $path }“ kopiert.
serve-restored = „{ $path }“ ist jetzt die Datenbank.
cli-backup-examples =
    Beispiele:
      luckhouse backup sunday.db
cli-restore-examples =
    Beispiele:
      luckhouse restore sunday.db --force
