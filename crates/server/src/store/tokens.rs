//! How people are known again: by tokens of which only the hash is kept.

use sitting::PersonId;
use sqlx::Row;

use super::{Store, StoreError};

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum TokenKind {
    /// A device.
    Session,
    /// Taken once, by another device of the same person.
    Link,
    /// A program that plays for somebody.
    Program,
}

impl TokenKind {
    const ALL: [TokenKind; 3] = [TokenKind::Session, TokenKind::Link, TokenKind::Program];

    pub fn name(self) -> &'static str {
        match self {
            TokenKind::Session => "session",
            TokenKind::Link => "link",
            TokenKind::Program => "program",
        }
    }

    fn parse(name: &str) -> Result<TokenKind, StoreError> {
        let kind = TokenKind::ALL.into_iter().find(|kind| kind.name() == name);
        kind.ok_or_else(|| StoreError::Unreadable(format!("a token of kind {name}")))
    }
}

/// A token as its person sees it in a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KeptToken {
    pub hash: String,
    pub kind: TokenKind,
    pub label: String,
    pub made_at: u64,
    pub expires_at: Option<u64>,
}

/// The most tokens of one person.
const MOST: i64 = 50;

impl Store {
    /// Clears away what is nobody's any more.
    pub async fn forget_expired(&self, now: u64) -> Result<u64, StoreError> {
        let end = "DELETE FROM tokens WHERE expires_at <= $1";
        self.change(end, vec![now.cast_signed().into()]).await
    }

    /// Whether there was room for one more.
    pub async fn add_token(
        &self,
        person: PersonId,
        hash: &str,
        kind: TokenKind,
        label: &str,
        now: u64,
        expires: Option<u64>,
    ) -> Result<bool, StoreError> {
        let add = "INSERT INTO tokens (hash, person, kind, label, made_at, expires_at) \
                   SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), \
                   CAST($5 AS BIGINT), CAST($6 AS BIGINT) WHERE $7 > (SELECT COUNT(*) FROM tokens \
                   WHERE person = $2 AND (expires_at IS NULL OR expires_at > $5))";
        let values = vec![
            hash.into(),
            person.into(),
            kind.name().into(),
            label.into(),
            now.cast_signed().into(),
            expires.into(),
            MOST.into(),
        ];
        self.change(add, values).await.map(|added| added > 0)
    }

    /// Whose token this is; one that has expired is nobody's.
    pub async fn person_by_token(
        &self,
        hash: &str,
        now: u64,
    ) -> Result<Option<(PersonId, String, TokenKind)>, StoreError> {
        let find = "SELECT people.id, people.name, kind FROM tokens \
                    JOIN people ON people.id = tokens.person \
                    WHERE hash = $1 AND (expires_at IS NULL OR expires_at > $2)";
        let query = sqlx::query(find).bind(hash).bind(now.cast_signed());
        let Some(row) = self.one(query).await? else { return Ok(None) };
        Ok(Some((row.try_get(0)?, row.try_get(1)?, TokenKind::parse(row.try_get(2)?)?)))
    }

    /// The name of whoever made this link. It stays as it is.
    pub async fn look_at_link(&self, hash: &str, now: u64) -> Result<Option<String>, StoreError> {
        let known = self.person_by_token(hash, now).await?;
        Ok(known.filter(|(.., kind)| *kind == TokenKind::Link).map(|(_, name, _)| name))
    }

    /// Whose link this is. It is theirs who comes first, and nobody's after.
    pub async fn take_link(&self, hash: &str, now: u64) -> Result<Option<PersonId>, StoreError> {
        let Some((person, _, TokenKind::Link)) = self.person_by_token(hash, now).await? else {
            return Ok(None);
        };
        Ok((self.end_token(hash).await? == 1).then_some(person))
    }

    /// Ends a token; returns how many there were.
    pub async fn end_token(&self, hash: &str) -> Result<u64, StoreError> {
        self.change("DELETE FROM tokens WHERE hash = $1", vec![hash.into()]).await
    }

    /// Ends every token of this person but this one.
    pub async fn end_other_tokens(&self, person: PersonId, hash: &str) -> Result<u64, StoreError> {
        let end = "DELETE FROM tokens WHERE person = $1 AND hash <> $2";
        self.change(end, vec![person.into(), hash.into()]).await
    }

    /// The tokens of a person that have not expired, the newest first.
    pub async fn tokens_of(
        &self,
        person: PersonId,
        now: u64,
    ) -> Result<Vec<KeptToken>, StoreError> {
        let find = "SELECT hash, kind, label, made_at, expires_at FROM tokens \
                    WHERE person = $1 AND (expires_at IS NULL OR expires_at > $2) \
                    ORDER BY made_at DESC, hash";
        let rows = self.all(sqlx::query(find).bind(person).bind(now.cast_signed())).await?;
        let tokens = rows.iter().map(|row| {
            Ok(KeptToken {
                hash: row.try_get(0)?,
                kind: TokenKind::parse(row.try_get(1)?)?,
                label: row.try_get(2)?,
                made_at: row.try_get::<i64, _>(3)?.cast_unsigned(),
                expires_at: row.try_get::<Option<i64>, _>(4)?.map(i64::cast_unsigned),
            })
        });
        tokens.collect()
    }
}
