//! How long tables are kept, and how they are deleted: for good, and in small steps between what others write.

use sitting::PersonId;
use sqlx::Row;
use tokio::time::timeout;

use super::{PATIENCE, Store, StoreError};

/// As many tables are looked for at once.
const AT_ONCE: i64 = 50;
/// The most games that are kept for one person.
const MOST: i64 = 500;

/// Which tables are old.
#[derive(Copy, Clone, Debug)]
pub struct Old {
    /// Nobody has touched them since then.
    pub since: u64,
    /// Also those at which a game has begun.
    pub begun: bool,
}

/// A table that nobody has touched for long.
#[derive(Clone, Debug)]
pub struct Untouched {
    pub id: i64,
    pub code: String,
    made_at: i64,
}

/// What is known of how long a table is kept.
#[derive(Clone, Debug)]
pub struct Keeping {
    pub is_over: bool,
    /// When something happened there last.
    pub touched_at: u64,
    pub by_anybody: bool,
    pub by_them: bool,
}

/// Whether nobody has touched a table since `$2`, nobody wants it to be kept, and no clock runs there; with 0 as `$3`
/// only where no game has begun.
macro_rules! untouched {
    () => {
        "made_at < $2 AND begun <= $3 AND due IS NULL \
         AND NOT EXISTS (SELECT 1 FROM kept WHERE kept.table_id = tables.id) \
         AND COALESCE((SELECT at FROM journal WHERE journal.table_id = tables.id \
         ORDER BY number DESC LIMIT 1), 0) < $2"
    };
}

impl Store {
    /// Some of the tables that may be deleted, in the order in which they were made: those after this one.
    pub async fn untouched(
        &self,
        old: Old,
        after: Option<&Untouched>,
    ) -> Result<Vec<Untouched>, StoreError> {
        let find = concat!(
            "SELECT id, code, made_at FROM tables \
             WHERE (made_at > $1 OR made_at = $1 AND id > $4) AND code NOT LIKE '-%' AND ",
            untouched!(),
            " ORDER BY made_at, id LIMIT $5"
        );
        let (made_at, id) = after.map_or((-1, -1), |it| (it.made_at, it.id));
        let query = sqlx::query(find).bind(made_at).bind(old.since.cast_signed());
        let query = query.bind(i64::from(old.begun)).bind(id).bind(AT_ONCE);
        let rows = self.all(query).await?;
        let tables = rows.iter().map(|row| {
            Ok(Untouched { id: row.try_get(0)?, code: row.try_get(1)?, made_at: row.try_get(2)? })
        });
        tables.collect()
    }

    /// Takes its code, its set-up and its record from a table, if it may still be deleted: from then on nobody
    /// finds it. Returns whether it was.
    pub async fn hide(&self, table: i64, old: Old) -> Result<bool, StoreError> {
        let hide = concat!(
            "UPDATE tables SET code = '-' || CAST(id AS TEXT), founding = '', record = NULL \
             WHERE id = $1 AND ",
            untouched!()
        );
        let values =
            vec![table.into(), old.since.cast_signed().into(), i64::from(old.begun).into()];
        Ok(self.change(hide, values).await? == 1)
    }

    /// The tables that are hidden and not gone yet, of a server that was stopped meanwhile too.
    pub async fn hidden(&self) -> Result<Vec<i64>, StoreError> {
        let find = "SELECT id FROM tables WHERE code LIKE '-%' ORDER BY id LIMIT $1";
        let rows = self.all(sqlx::query(find).bind(AT_ONCE)).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Deletes a small part of the journal of a hidden table; at the end the table itself. Returns whether it is
    /// gone.
    pub async fn delete_part(&self, table: i64) -> Result<bool, StoreError> {
        let part = "DELETE FROM journal WHERE table_id = $1 \
                    AND number < (SELECT MIN(number) FROM journal WHERE table_id = $1) + 100";
        if self.change(part, vec![table.into()]).await? > 0 {
            return Ok(false);
        }
        let whole = "DELETE FROM tables WHERE id = $1 AND code LIKE '-%'";
        self.change(whole, vec![table.into()]).await.map(|_| true)
    }

    /// Leaves nothing of what was deleted in the log beside SQLite's file: the file itself is overwritten when it
    /// is deleted. Where somebody just reads, the next time does it.
    pub async fn wipe(&self) -> Result<(), StoreError> {
        if self.address.file.is_none() {
            return Ok(());
        }
        let wiped = async {
            let mut connection = self.address.plain().await?;
            let wipe = "PRAGMA busy_timeout = 50; PRAGMA wal_checkpoint(TRUNCATE);";
            sqlx::raw_sql(wipe).execute(&mut connection).await?;
            Ok(sqlx::Connection::close(connection).await?)
        };
        timeout(PATIENCE, wiped).await.map_err(|_| StoreError::Slow)?
    }

    /// Nobody can take back any more what people wanted who have no device and no program: it lapses. Only some at
    /// once; returns how many.
    pub async fn forget_kept(&self, made_before: u64) -> Result<u64, StoreError> {
        let forget = "DELETE FROM kept WHERE (table_id, person) IN (SELECT kept.table_id, kept.person FROM kept \
                      JOIN people ON people.id = kept.person WHERE people.made_at < $1 AND NOT EXISTS \
                      (SELECT 1 FROM tokens WHERE tokens.person = kept.person) LIMIT 100)";
        self.change(forget, vec![made_before.cast_signed().into()]).await
    }

    /// Forgets people who have no device, no program and nothing that is kept for them: nobody can be them any
    /// more. Only some at once; returns how many.
    pub async fn forget_people(&self, made_before: u64) -> Result<u64, StoreError> {
        let forget = "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE made_at < $1 \
                      AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person = people.id) \
                      AND NOT EXISTS (SELECT 1 FROM kept WHERE kept.person = people.id) LIMIT 100)";
        self.change(forget, vec![made_before.cast_signed().into()]).await
    }

    /// What is known of how long the table of this code is kept, and whether this person wants it to be.
    pub async fn keeping(
        &self,
        code: &str,
        person: Option<PersonId>,
    ) -> Result<Option<Keeping>, StoreError> {
        let find = "SELECT CAST(CASE WHEN record IS NULL THEN 0 ELSE 1 END AS BIGINT), made_at, \
                    (SELECT at FROM journal WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), \
                    (SELECT COUNT(*) FROM kept WHERE table_id = tables.id), \
                    (SELECT COUNT(*) FROM kept WHERE table_id = tables.id AND person = $2) \
                    FROM tables WHERE code = $1";
        let Some(row) = self.one(sqlx::query(find).bind(code).bind(person)).await? else {
            return Ok(None);
        };
        let number = |at| row.try_get::<i64, _>(at);
        let last = row.try_get::<Option<i64>, _>(2)?.unwrap_or_default();
        Ok(Some(Keeping {
            is_over: number(0)? == 1,
            touched_at: number(1)?.max(last).cast_unsigned(),
            by_anybody: number(3)? > 0,
            by_them: number(4)? > 0,
        }))
    }

    /// This person wants the game of this code to be kept, if it is over and not too many are kept for them.
    pub async fn keep(&self, code: &str, person: PersonId, now: u64) -> Result<(), StoreError> {
        let add = "INSERT INTO kept (table_id, person, at) \
                   SELECT id, CAST($2 AS BIGINT), CAST($3 AS BIGINT) FROM tables \
                   WHERE code = $1 AND record IS NOT NULL \
                   AND $4 > (SELECT COUNT(*) FROM kept WHERE person = $2) ON CONFLICT DO NOTHING";
        let values = vec![code.into(), person.into(), now.cast_signed().into(), MOST.into()];
        self.change(add, values).await.map(drop)
    }

    pub async fn keep_no_longer(&self, code: &str, person: PersonId) -> Result<(), StoreError> {
        let end = "DELETE FROM kept WHERE person = $2 \
                   AND table_id = (SELECT id FROM tables WHERE code = $1)";
        self.change(end, vec![code.into(), person.into()]).await.map(drop)
    }
}
