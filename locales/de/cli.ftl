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
cli-record-file = Die Aufzeichnung eines Spiels, wie „play“ und „engine“ sie schreiben
cli-no-color = Keine Farben (auch durch die Umgebungsvariable NO_COLOR)
cli-play = Spielt im Terminal gegen das Haus
cli-play-seats = Wie viele am Tisch sitzen, dich mitgezählt
cli-play-seat = Dein eigener Platz, gezählt ab 0 (ohne Angabe 0)
cli-play-level = Wie gut das Haus spielt, von 1 (zufällig) bis 6 (ohne Angabe 2)
cli-play-seed = Ein Text, aus dem gemischt wird: gleicher Text, gleiche Karten
cli-play-option = Eine Option des Spiels, etwa slips=on; darf mehrfach stehen
cli-play-deck = Eine eigene Deckdatei
cli-play-record = Wohin die Aufzeichnung am Ende gespeichert wird
cli-play-pace = Millisekunden zwischen zwei Zügen des Hauses (ohne Angabe 700)
cli-replay = Geht eine Aufzeichnung Schritt für Schritt durch, vor und zurück
cli-replay-as = Mit wessen Augen: eine Platznummer, watcher oder referee (die Vorgabe)
cli-rules = Zeigt die Regeln eines Spiels
cli-verify = Prüft, ob Aufzeichnungen den Regeln folgen
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
cli-replay-examples =
    Beispiele:
      luckhouse replay abend.json
      luckhouse replay abend.json --as 0
cli-rules-examples =
    Beispiele:
      luckhouse rules lucktails
      luckhouse rules lucky-duck --lang fr
cli-verify-examples =
    Beispiele:
      luckhouse verify abend.json
      luckhouse verify spiele/*.json
cli-engine-examples =
    Beispiel:
      echo '{"{"}"do":"games"{"}"}' | luckhouse engine

    Ein JSON-Objekt je Zeile hinein, eines je Zeile heraus; docs/protocol.md nennt alle Anfragen.
cli-bench-examples =
    Beispiele:
      luckhouse bench
      luckhouse bench lucktails --seats 4 --seconds 5 --views
      luckhouse bench engine
cli-completions-examples =
    Beispiel:
      luckhouse completions bash > ~/.local/share/bash-completion/completions/luckhouse

# Was an einem Aufruf falsch ist
cli-see-help = „luckhouse --help“ zeigt, was möglich ist.
cli-wrong-command = Einen Befehl „{ $given }“ gibt es nicht.
cli-wrong-argument = Das Argument „{ $arg }“ hat hier nichts zu suchen.
cli-missing = Es fehlt etwas: { $arg }.
cli-missing-command = Es fehlt ein Befehl.
cli-conflict = „{ $arg }“ und „{ $other }“ vertragen sich nicht.
cli-no-value = „{ $arg }“ braucht einen Wert.
cli-wrong-choice = „{ $value }“ ist für { $arg } nicht möglich, nur eines von diesen: { $known }.
cli-wrong-value = „{ $value }“ ist für { $arg } nicht möglich.
cli-wrong-option = „--option { $given }“ ist nicht zu verstehen; schreib für jede Option einmal --option NAME=WERT mit einer Zahl, on oder off.
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
cli-bad-as = „{ $given }“ gibt es an diesem Tisch nicht; --as nimmt einen Platz von 0 bis { $last }, watcher oder referee.
cli-bench-heading = Spiel      Plätze  Entscheidungen      Spiele
cli-bench-engine-failed = Das Protokoll ließ sich nicht messen ({ $detail }).

# Was der Rechner sagt
io-not-found = diese Datei gibt es nicht
io-denied = der Zugriff ist verweigert
io-directory = das ist ein Verzeichnis
io-no-directory = ein Teil des Pfads ist kein Verzeichnis
io-full = die Platte ist voll
io-read-only = die Platte ist schreibgeschützt
