# What whoever runs a server is told about its database.
store-newer = This database was made by a newer version of Luckhouse: it has version { $found }, and this one knows none after { $known }. Nothing was changed. Install the newer version, or restore a backup.
store-bad-address = This is no address of a database. Write sqlite:FILE or postgres://USER@HOST/DATABASE.
store-foreign = { $path } is no database of Luckhouse. Name another file.
store-damaged = { $path } is damaged ({ $why }). Use another copy.
store-exists = { $path } exists already. Name another file or remove this one; `luckhouse restore` replaces a database with --force.
store-in-use = { $path } is in use. Stop the server first.
store-file = { $path } cannot be read or written: { $why }
store-not-here = PostgreSQL has its own tools for this: use pg_dump and pg_restore.
store-migration = The database could not be brought up to date and is as it was: { $why }
store-trouble = The database does not work: { $why }
store-served = Another server is running on { $path }. Stop it first, or serve another database with --database.
