# The house in a browser: tables on the device, and replays.

pocket-no-table = There is no such table on this device.
pocket-no-replay = No record is open.
pocket-unreadable = What this table said cannot be read. Load the page again: it may be newer than what you see.
