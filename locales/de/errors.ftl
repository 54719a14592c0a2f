# Optionen
option-none = Dieses Spiel hat keine Option „{ $name }“ und auch sonst keine
option-unknown = Eine Option „{ $name }“ gibt es nicht. Die Optionen sind: { $known }
option-not-a-flag = Die Option „{ $name }“ muss true oder false sein
option-not-a-number = Die Option „{ $name }“ muss eine ganze Zahl sein
option-seats = Dieses Spiel wird an { $least } bis { $most } Plätzen gespielt
option-outside = Die Option „{ $name }“ muss zwischen { $least } und { $most } liegen

# Deckdateien
deck-fault = { $why }
deck-fault-field = { $path }: { $why }
deck-fault-line = Zeile { $line }: { $why }
deck-fault-line-field = Zeile { $line }, { $path }: { $why }
deck-syntax = das ist kein gültiges TOML ({ $detail })
deck-too-long = eine Deckdatei darf höchstens { $most } KiB lang sein
deck-not-a-table = hier muss eine Tabelle mit Feldern stehen
deck-not-a-list = hier muss eine Liste von Tabellen stehen, jede mit einer Überschrift in doppelten Klammern
deck-not-a-number = hier muss eine ganze Zahl stehen
deck-not-a-text = hier muss ein Text in Anführungszeichen stehen
deck-missing = dieses Feld fehlt
deck-unknown = ein solches Feld gibt es nicht; entferne es oder prüfe die Schreibweise
deck-outside =
    { $least ->
        [0] { $value } liegt nicht zwischen 0 und { $most }
       *[other]
            { $most ->
                [12] { $value } ist nicht 12
               *[other] { $value } liegt nicht zwischen { $least } und { $most }
            }
    }
deck-no-name = hier fehlt ein Name; gib ihn in mindestens einer der Sprachen en, de und fr an
deck-bad-name = ein Name muss 1 bis { $most } Zeichen lang sein und darf keinen Zeilenumbruch enthalten
deck-other-game = hier muss „{ $game }“ stehen; die Datei gehört zu einem anderen Spiel
deck-bait-none = die Ködertabelle braucht mindestens eine Stufe
deck-bait-too-many = die Ködertabelle darf höchstens 8 Stufen haben
deck-bait-from-one = die erste Stufe muss beim Köder 1 beginnen
deck-bait-not-rising = jede Stufe muss bei einem höheren Köder beginnen als die vorige
deck-bait-from-high = kein Köder geht über 99 hinaus
deck-bait-worth-high = ein Köder ist höchstens 99 Punkte wert
deck-guest-missing = Gast Nummer { $number } fehlt; es müssen fünfzehn sein, damit es 57 Karten werden
deck-guest-twice = die Nummer { $number } haben zwei Gäste
deck-kinds-none = es muss mindestens eine Kartensorte geben
deck-kinds-too-many = { $kinds } Sorten sind zu viele; es dürfen höchstens 26 sein
deck-no-copies = jede Sorte braucht mindestens eine Karte
deck-total =
    { $cards ->
        [one] es ist insgesamt 1 Karte, es müssen aber genau 58 sein
       *[other] es sind insgesamt { $cards } Karten, es müssen aber genau 58 sein
    }

# Aufzeichnungen
record-not-json = Das ist keine Aufzeichnung: { $why }.
record-field = Das Feld „{ $name }“ der Aufzeichnung fehlt oder ist nicht, was es sein soll.
record-unknown-game = Die Aufzeichnung gehört zum Spiel „{ $name }“, das dieses Haus nicht hat.
record-version = Die Aufzeichnung stammt von Version { $version } der Regeln; dieses Haus kennt die Versionen bis { $known }.
record-options = Die Optionen der Aufzeichnung stimmen nicht: { $why }
record-deck = Das Deck der Aufzeichnung stimmt nicht: { $why }
record-entry = Eintrag { $number } der Aufzeichnung folgt nicht den Regeln: { $why }
record-cut-short =
    { $entries ->
        [one] Die Aufzeichnung endet nach 1 Eintrag, obwohl dann gemischt werden muss: Sie ist abgeschnitten.
       *[other] Die Aufzeichnung endet nach { $entries } Einträgen, obwohl dann gemischt werden muss: Sie ist abgeschnitten.
    }
record-up-to =
    { $entries ->
        [one] Die Aufzeichnung hat nur 1 Eintrag.
       *[other] Die Aufzeichnung hat nur { $entries } Einträge.
    }
entry-not-an-entry = Er ist weder ein Mischen noch eine Aktion noch etwas Gesagtes.
entry-no-such-seat = Diesen Platz gibt es am Tisch nicht.
entry-unknown-card = Er nennt eine Karte, die dieses Spiel nicht hat.
entry-no-such-action = Eine solche Aktion gibt es nicht: { $action }
entry-shuffle-due = An dieser Stelle muss gemischt werden.
entry-game-over = Das Spiel war schon zu Ende.
entry-not-your-turn = Dieser Platz war nicht an der Reihe.
entry-not-allowed = Diese Aktion war da nicht erlaubt.
entry-not-now = Da war nichts zu mischen.
entry-wrong-cards = Gemischt wurden nicht genau die Karten, die zu mischen waren.

# Das Geben einer Aufzeichnung
deal-no-object = „deal“ muss in der Aufzeichnung ein Objekt mit „commitment“, „secret“, „shares“ und „races“ sein.
deal-commitment = „deal“ braucht in der Aufzeichnung ein „commitment“ aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
deal-secret = „deal“ braucht in der Aufzeichnung ein „secret“ aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
deal-shares = „deal“ braucht in der Aufzeichnung „shares“, je eines für die { $seats } Plätze: höchstens 64 Buchstaben und Ziffern, oder null für das Haus.
deal-races = „deal“ braucht in der Aufzeichnung „races“, eine Liste, die leer sein darf.
deal-race = Das Rennen { $number } in „deal“ lässt sich nicht lesen. Es braucht seine Nummer „number“ ({ $number }), den Eintrag „entry“, mit dem es beginnt, die Reihenfolge „order“ seiner Plätze und „played“, wie viele davon zum Zug kamen.
deal-other-commitment = Das Geben ist nicht bewiesen: Die Festlegung gehört zu einem anderen Geheimnis.
deal-other-shuffle = Das Geben ist nicht bewiesen: Das Mischen { $number } ist nicht das, das aus dem Geheimnis und den Anteilen folgt.
deal-other-draw = Das Geben ist nicht bewiesen: Aus dem Geheimnis und den Anteilen folgt für das Rennen { $number } eine andere Reihenfolge.
deal-other-order = Das Geben ist nicht bewiesen: Das Rennen { $number } wurde nicht in der gelosten Reihenfolge gespielt oder nicht zu Ende.
deal-no-race = „deal“ nennt ein Rennen { $number }, das dort nicht begann oder nicht zwischen diesen Plätzen war.
deal-not-drawn = Eintrag { $entry } der Aufzeichnung gehört zu einem Rennen, für das keine Reihenfolge gelost wurde.

# Gespräch am Tisch
say-no-talk = Sag entweder einen „text“ oder eine „claim“ mit „seat“ und „card“, und sonst nichts.
say-too-long = Das ist zu lang: Auf einmal lassen sich höchstens { $most } Zeichen sagen.
say-no-claims = Dieses Spiel kennt keine Behauptungen über Karten; sag es als Text.
say-bad-claim = Eine Behauptung nennt einen Platz dieses Tisches und eine Karte des Spiels.

# Das Maschinenprotokoll
engine-why = { $why }

# JSON, das nicht zu lesen ist
json-broken = fehlerhaftes JSON in Zeile { $line }, Spalte { $column }
json-twice = „{ $name }“ steht zweimal da
json-no-object = kein JSON-Objekt
json-reserved = „{ $name }“ darf kein Feld heißen
json-too-long = es ist länger als { $most } MiB, so lang ist keine Partie: Gib die Aufzeichnung einer einzigen Partie an
json-too-much = seine Werte brauchen mehr als { $most } MiB Speicher, so viel braucht keine Partie: Gib die Aufzeichnung einer einzigen Partie an
