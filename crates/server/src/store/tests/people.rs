use super::super::TokenKind;
use super::super::tokens::KeptToken;
use super::*;

const ADA: i64 = 1;
const BOB: i64 = 2;

async fn with_people(database: &Database) -> Store {
    let store = Store::open(&database.url).await.unwrap();
    store.add_person(ADA, "Ada", 1).await.unwrap();
    store.add_person(BOB, "Bob", 1).await.unwrap();
    store
}

#[tokio::test]
async fn a_token_is_good_until_it_expires() {
    let database = Database::new("expires").await;
    let store = with_people(&database).await;
    let (session, program) = (TokenKind::Session, TokenKind::Program);
    store.add_token(ADA, "a", session, "phone", 10, Some(20)).await.unwrap();
    store.add_token(ADA, "p", program, "my bot", 11, None).await.unwrap();
    let who = async |hash, now| store.person_by_token(hash, now).await.unwrap();
    assert_eq!(who("a", 19).await, Some((ADA, "Ada".to_owned(), session)));
    assert_eq!(who("a", 20).await, None);
    assert_eq!(who("p", u64::MAX >> 1).await, Some((ADA, "Ada".to_owned(), program)));
    assert_eq!(who("b", 19).await, None);
    store.rename(ADA, "Ada L.").await.unwrap();
    assert_eq!(who("a", 19).await.unwrap().1, "Ada L.");
    assert_eq!(
        store.add_token(BOB, "a", session, "", 1, None).await,
        Err(StoreError::Stale),
        "a token has one holder"
    );
    let nobody = store.add_token(3, "c", session, "", 1, None).await;
    assert!(matches!(nobody, Err(StoreError::Database(_))), "{nobody:?}");
}

#[tokio::test]
async fn a_link_is_taken_once() {
    let database = Database::new("link").await;
    let store = with_people(&database).await;
    store.add_token(ADA, "l", TokenKind::Link, "", 1, Some(100)).await.unwrap();
    store.add_token(ADA, "s", TokenKind::Session, "", 1, Some(100)).await.unwrap();
    assert_eq!(store.take_link("l", 100).await.unwrap(), None, "it has expired");
    assert_eq!(store.take_link("s", 5).await.unwrap(), None, "no link");
    let attempts = (0..20).map(|_| store.take_link("l", 5));
    let taken = join_all(attempts).await;
    let taken: Vec<_> = taken.into_iter().filter_map(Result::unwrap).collect();
    assert_eq!(taken, [ADA]);
    assert!(store.person_by_token("s", 5).await.unwrap().is_some());
}

#[tokio::test]
async fn so_many_tokens_belong_to_a_person_however_many_are_wanted_at_once() {
    let database = Database::new("most-tokens").await;
    let store = with_people(&database).await;
    let session = TokenKind::Session;
    store.add_token(ADA, "old", session, "", 1, Some(5)).await.unwrap();
    let hashes: Vec<String> = (0..60).map(|n| n.to_string()).collect();
    let added = hashes.iter().map(|hash| store.add_token(ADA, hash, session, "", 5, None));
    let added = join_all(added).await;
    assert_eq!(added.into_iter().filter(|it| *it == Ok(true)).count(), 50);
    assert!(store.add_token(BOB, "b", session, "", 5, None).await.unwrap(), "others have theirs");
}

#[tokio::test]
async fn tokens_are_listed_and_ended() {
    let database = Database::new("ended").await;
    let store = with_people(&database).await;
    for (person, hash, at) in [(ADA, "a1", 1), (ADA, "a2", 2), (ADA, "a3", 3), (BOB, "b1", 1)] {
        let kind = TokenKind::Session;
        store.add_token(person, hash, kind, "phone", at, Some(10 * at)).await.unwrap();
    }
    let hashes = async |person, now| {
        let tokens = store.tokens_of(person, now).await.unwrap();
        tokens.into_iter().map(|it| it.hash).collect::<Vec<_>>()
    };
    assert_eq!(hashes(ADA, 5).await, ["a3", "a2", "a1"]);
    assert_eq!(hashes(ADA, 10).await, ["a3", "a2"]);
    let kept = KeptToken {
        hash: "b1".to_owned(),
        kind: TokenKind::Session,
        label: "phone".to_owned(),
        made_at: 1,
        expires_at: Some(10),
    };
    assert_eq!(store.tokens_of(BOB, 5).await.unwrap(), [kept]);
    assert_eq!(store.end_token("a1").await.unwrap(), 1);
    assert_eq!(store.end_token("a1").await.unwrap(), 0);
    assert_eq!(store.end_other_tokens(ADA, "a2").await.unwrap(), 1);
    assert_eq!(hashes(ADA, 5).await, ["a2"]);
    assert_eq!(hashes(BOB, 5).await, ["b1"]);
    assert_eq!(store.forget_expired(9).await.unwrap(), 0);
    assert_eq!(store.forget_expired(10).await.unwrap(), 1);
    assert_eq!(hashes(BOB, 5).await, [""; 0]);
}
