//! Opening and closing the house: safe lines, and a stop that loses nothing.

mod door;

use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use door::House;
use door::database::Database;
use metrics_exporter_prometheus::PrometheusBuilder;
use serde_json::json;
use server::{BadCertificate, Certificate, Doors, Settings, Store, Tables, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

#[tokio::test]
async fn a_stop_is_told_to_everybody_and_loses_nothing() {
    let mut house = House::open("stop").await;
    let token = house.person("Ada").await;
    let levels = json!([{ "seat": 1, "level": 1 }]);
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": levels });
    let code = house.table(&token, &set_up).await;
    let mut ada = house.join(&token, &code, 0).await;
    ada.sit(0).await;
    ada.ask(json!({ "type": "leave", "seat": 0 })).await;
    let before = ada.number;
    house.stop().await;
    assert!(ada.is_cut().await);
    assert!(ada.heard.last().unwrap().contains("stopping"), "{:?}", ada.heard.last());
    let house = house.again().await;
    let back = house.join(&token, &code, before).await;
    assert_eq!((back.number, &back.stand["since"]), (before, &json!([])));
}

#[tokio::test]
async fn lines_are_safe_with_a_certificate() {
    let database = Database::new("safe").await;
    let (folder, url) = (&database.folder, &database.url);
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let [chain, key] = ["chain.pem", "key.pem"].map(|name| folder.join(name));
    std::fs::write(&chain, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    let certificate = Certificate::load(&chain, &key).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let tables = Tables::new(Store::open(url).await.unwrap(), Settings::default());
    let doors = Doors { secure: true, ..Doors::default() };
    let (stop, stopped) = oneshot::channel::<()>();
    let until = async { drop(stopped.await) };
    let serving = tokio::spawn(serve(listener, tables, doors, Some(certificate), until));

    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).unwrap();
    let mut config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = ["h2", "http/1.1"].map(|it| it.as_bytes().to_vec()).to_vec();
    let name = ServerName::try_from("localhost").unwrap();
    let stream = TcpStream::connect(address).await.unwrap();
    let mut line = TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap();
    assert_eq!(line.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]), "as browsers are told");
    let request = "POST /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
                   origin: https://localhost\r\n\
                   content-type: application/json\r\ncontent-length: 14\r\n\r\n{\"name\":\"Ada\"}";
    line.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let _ = line.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("; Secure"), "the cookie never goes over a plain line: {answer}");
    stop.send(()).unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(10), serving).await;
    ended.expect("it stops").unwrap().unwrap();
}

#[tokio::test]
async fn a_certificate_that_is_none_is_said_to_be_none() {
    let database = Database::new("unsafe").await;
    let file = |name: &str, text: &str| {
        let path = database.folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let made = || rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (ours, other) = (made(), made());
    let chain = file("chain.pem", &ours.cert.pem());
    let key = file("key.pem", &ours.signing_key.serialize_pem());
    let others = file("other.pem", &other.signing_key.serialize_pem());
    let none = file("none.pem", "not a certificate");
    let missing = database.folder.join("missing.pem");
    for (chain, key, why) in [
        (&none, &key, BadCertificate::Chain),
        (&missing, &key, BadCertificate::Chain),
        (&key, &key, BadCertificate::Chain),
        (&chain, &none, BadCertificate::Key),
        (&chain, &chain, BadCertificate::Key),
        (&chain, &missing, BadCertificate::Key),
        (&chain, &others, BadCertificate::Pair),
    ] {
        assert_eq!(Certificate::load(chain, key).map(drop), Err(why));
    }
    assert!(Certificate::load(&chain, &key).is_ok());
}

#[tokio::test]
async fn an_operator_sees_what_goes_on() {
    let database = Database::new("measured").await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let door = guest::Door { address: listener.local_addr().unwrap().to_string() };
    let tables = Tables::new(Store::open(&database.url).await.unwrap(), Settings::default());
    let metrics = PrometheusBuilder::new().install_recorder().ok();
    let doors = Doors { metrics, ..Doors::default() };
    tokio::spawn(serve(listener, tables, doors, None, std::future::pending()));
    let token = door.person("Ada").await.unwrap();
    let code = door.table(&token, &json!({ "game": "lucky-duck", "seats": 2 })).await.unwrap();
    let mut ada = door.join(&token, &code, 0).await.unwrap();
    ada.sit(0).await.unwrap();
    ada.ask(json!({ "type": "sit", "seat": 9, "share": "" })).await.unwrap();
    let mut line = TcpStream::connect(&door.address).await.unwrap();
    let ask = "GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    line.write_all(ask.as_bytes()).await.unwrap();
    let mut shown = String::new();
    line.read_to_string(&mut shown).await.unwrap();
    for measured in [
        "luckhouse_sockets",
        "luckhouse_tables",
        "luckhouse_items_total",
        "luckhouse_commit_seconds",
        "luckhouse_answers_total{answer=\"refused\"}",
    ] {
        assert!(shown.contains(measured), "{measured}: {shown}");
    }
    assert!(!shown.contains(&code) && !shown.contains("Ada"), "{shown}");
}
