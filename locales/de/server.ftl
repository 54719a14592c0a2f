# Was der Server antwortet, außer dem, was ein Tisch antwortet.
server-unknown-table = Einen Tisch mit diesem Code gibt es nicht. Prüfe ihn oder lass dir den Link noch einmal geben.
server-unsure = Ob das festgehalten wurde, ist nicht bekannt: Der Speicher hat nicht rechtzeitig geantwortet. Sieh nach, bevor du es wiederholst.
server-only-watching = Du schaust nur zu. Nenne erst deinen Namen und setz dich.
server-not-watched = An diesem Tisch ist Zuschauen nicht erwünscht.
server-bad-message = Diese Nachricht ist nicht lesbar. Sie braucht „id“ und „ask“.
server-who-are-you = Nenne zuerst deinen Namen.
server-too-often = Das war zu viel auf einmal. Warte einen Augenblick.
server-one-claim = Über deinen letzten Zugriff wird noch entschieden.
server-foreign-page = Diese Seite gehört jemand anderem und kann nicht für dich spielen.
server-too-many = Von deiner Adresse kamen zu viele Anfragen. Warte eine Minute.
server-too-many-codes = Von deiner Adresse kamen zu viele falsche Codes. Lass dir den richtigen geben und versuche es in einer Minute noch einmal.
server-too-many-tables = Unter deinem Namen oder von deiner Adresse sind zu viele Tische gleichzeitig offen. Verlasse einige davon oder versuche es später noch einmal.
server-too-long = Das ist zu lang: höchstens 256 KiB.
server-no-json = Der Inhalt muss JSON sein, mit „content-type: application/json“.
server-bad-body = Der Inhalt ist nicht lesbar. Was hineingehört, steht unter /openapi.json.
server-no-record = Es gibt keine Aufzeichnung: Das Spiel ist nicht vorbei, oder es gibt diesen Tisch nicht.
server-link-used = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Lass dir auf dem anderen Gerät einen neuen geben.
server-no-token = So ein Gerät oder Programm hast du nicht.
server-too-many-tokens = Du hast zu viele Geräte und Programme. Beende erst einige davon.
server-long-message = Eine Nachricht hat höchstens 8 KiB.
server-bad-since = „since“ ist die Nummer des Letzten, das du kennst: eine ganze Zahl von 0 bis 4294967295.
server-no-socket = Hier geht es zu einem Tisch: Öffne ihn als WebSocket.
server-no-such-path = Hier ist nichts. Was es gibt, steht in /openapi.json.
server-no-such-method = Das geht hier nicht. Was geht, steht in /openapi.json.
server-too-slow = Der Rest der Anfrage kam nicht rechtzeitig. Schick sie noch einmal.
server-internal = In diesem Programm ist etwas schiefgegangen; wo, steht in seinem Protokoll. Sonst ist nichts passiert: Versuch es noch einmal, und wenn es wieder geschieht, sag es der Person, die diesen Server betreibt.
server-stopping = Dieser Tisch hält kurz an. Alles ist aufbewahrt: Komm wieder.
server-behind = Du warst zu weit zurück. Komm wieder: Dir wird erzählt, was fehlt.
server-ended = Dieses Gerät oder Programm hat sein Besitzer beendet.
server-not-for-programs = Ein Programm spielt für dich, aber darum darf nur ein eigenes Gerät bitten.
server-welcome = Das ist ein Luckhouse: vier kleine Kartenspiele um Glück und Nerven. An einen Tisch kommst du vom Terminal aus: luckhouse play --server ADRESSE --code CODE
server-table-gathers = Am Tisch { $code } sammeln sich Leute; freie Plätze: { $free }. Setz dich von einem Terminal aus dazu: luckhouse play --server { $server } --code { $code }
server-table-plays = Am Tisch { $code } wird gespielt. Sieh von einem Terminal aus zu oder komm zurück: luckhouse play --server { $server } --code { $code }
server-table-over = Die Partie am Tisch { $code } ist zu Ende. Ihre Aufzeichnung: { $server }/api/tables/{ $code }/record
server-table-abandoned = Die Partie am Tisch { $code } wurde abgebrochen.
server-preview = Vier kleine Kartenspiele um Glück und Nerven: Lucktails, Get Lucky, Lucky Bastard und Lucky Duck. Mit Freunden oder gegen das Haus.
server-preview-picture = Das Haus mit seinen vier Tischen
server-preview-gathers = { $free ->
    [0] An diesem Tisch sind alle Plätze besetzt.
    [one] Einer von { $seats } Plätzen ist frei. Spiel mit!
   *[other] { $free } von { $seats } Plätzen sind frei. Spiel mit!
}
server-preview-plays = An diesem Tisch läuft die Partie schon.
server-preview-over = Die Partie an diesem Tisch ist zu Ende.
server-page-enter = Zum Tisch
server-page-home = Zur Haustür
server-page-missing = Hier ist nichts
server-page-missing-why = Unter dieser Adresse gibt es keine Seite. Prüfe sie oder fang an der Haustür an.
server-page-no-table = Kein solcher Tisch
server-page-trouble = Das hat nicht geklappt
server-house-name = So heißt hier schon das Haus. Häng deinem Namen etwas an, zum Beispiel einen Anfangsbuchstaben.
server-own-seat-name = So heißt für alle ihr eigener Platz. Wähle einen anderen Namen, oder häng etwas an.
server-other-host = Dieser Server antwortet nicht unter „{ $host }“. Öffne ihn unter der Adresse, die mit --url angegeben wurde; ein Reverse-Proxy muss den Host-Header weiterreichen.
server-private = An diesem Tisch war Zuschauen nicht erwünscht. Was dort geschah, ist nur für die, die mitgespielt haben: Öffne ihn auf dem Gerät, mit dem du gespielt hast.
server-too-many-kept = Mehr Partien kann der Server für dich nicht aufheben. Hebe erst eine andere nicht länger auf.
