# The house in a browser: tables on the device, and replays.

pocket-no-table = Cette table n’existe pas sur cet appareil.
pocket-no-replay = Aucun enregistrement n’est ouvert.
pocket-unreadable = Ce que cette table a dit est illisible. Rechargez la page : elle est peut-être plus récente que ce que vous voyez.
