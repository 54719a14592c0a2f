//! A line to PostgreSQL that can be held up or cut.

use std::str::FromStr;
use std::sync::Arc;

use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Fate {
    Open,
    /// Nothing comes through, in neither direction, and nothing ends.
    Held,
    /// Ends when somebody wants to commit; the server does not hear of it.
    CutBeforeCommit,
    /// Ends after the server has answered to a commit; who asked does not hear of it.
    CutAfterCommit,
    /// Everything that is open ends, and nobody gets through.
    Cut,
}

pub struct Line {
    pub url: String,
    fate: watch::Sender<Fate>,
}

impl Line {
    pub async fn to(url: &str) -> Line {
        let options = Arc::new(PgConnectOptions::from_str(url).unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (user, database) = (options.get_username(), options.get_database().unwrap());
        let port = listener.local_addr().unwrap().port();
        let url = format!("postgres://{user}@127.0.0.1:{port}/{database}?sslmode=disable");
        let (fate, told) = watch::channel(Fate::Open);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, options.clone(), told.clone()));
            }
        });
        Line { url, fate }
    }

    pub fn is(&self, fate: Fate) {
        self.fate.send_replace(fate);
    }
}

async fn carry(near: TcpStream, options: Arc<PgConnectOptions>, fate: watch::Receiver<Fate>) {
    let folder = options.get_socket().cloned();
    let folder =
        folder.or_else(|| options.get_host().starts_with('/').then(|| options.get_host().into()));
    if let Some(folder) = folder {
        let socket = folder.join(format!(".s.PGSQL.{}", options.get_port()));
        let far = UnixStream::connect(socket).await.unwrap().into_split();
        join(near, far, fate).await;
    } else {
        let far = TcpStream::connect((options.get_host(), options.get_port())).await.unwrap();
        join(near, far.into_split(), fate).await;
    }
}

async fn join<R, W>(near: TcpStream, far: (R, W), fate: watch::Receiver<Fate>)
where
    R: AsyncRead + Unpin,
    W: AsyncWrite + Unpin,
{
    let (mut near_in, mut near_out) = near.into_split();
    let (mut far_in, mut far_out) = far;
    let (committing, mut committed) = watch::channel(false);
    let there = async {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(count @ 1..) = near_in.read(&mut bytes).await {
            opened(&mut fate.clone()).await;
            let commit = bytes[..count].windows(7).any(|it| it == b"COMMIT\0");
            if commit && *fate.borrow() == Fate::CutBeforeCommit {
                return;
            }
            committing.send_replace(commit && *fate.borrow() == Fate::CutAfterCommit);
            if far_out.write_all(&bytes[..count]).await.is_err() {
                return;
            }
        }
    };
    let back = async {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(count @ 1..) = far_in.read(&mut bytes).await {
            opened(&mut fate.clone()).await;
            if *committed.borrow_and_update() || near_out.write_all(&bytes[..count]).await.is_err()
            {
                return;
            }
        }
    };
    let mut cut = fate.clone();
    tokio::select! {
        () = there => {}
        () = back => {}
        _ = cut.wait_for(|fate| *fate == Fate::Cut) => {}
    }
}

async fn opened(fate: &mut watch::Receiver<Fate>) {
    let _ = fate.wait_for(|fate| *fate != Fate::Held).await;
}
