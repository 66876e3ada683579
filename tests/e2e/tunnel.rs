//! A proxy (`HTTPS_PROXY`) that takes the place of Discord. Everything sent to `discord.com` ends here, under a
//! certificate that only the bot of the test trusts, and is forwarded to the sandbox. The bot runs as it does for Discord,
//! without a base URL, and reaches nothing else.

use axum::Router;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::serve::Listener;
use std::fs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;
use tokio_rustls::server::TlsStream;

/// The only host that is reached.
const DISCORD: &str = "discord.com";
/// The limit of a request body: a little more than Discord accepts.
const MAX_BODY_BYTES: usize = 26 << 20;

/// A running tunnel. Dropping it closes it.
pub struct Tunnel {
    address: SocketAddr,
    certificate: PathBuf,
    task: JoinHandle<()>,
}

impl Drop for Tunnel {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Tunnel {
    /// Opens a tunnel to a sandbox and writes its certificate into a folder.
    pub async fn open(base: String, folder: &Path) -> Tunnel {
        let pair = rcgen::generate_simple_self_signed([DISCORD.to_owned()]).expect("a certificate");
        let certificate = folder.join("trusted.pem");
        fs::write(&certificate, pair.cert.pem()).expect("a file");
        let key = PrivatePkcs8KeyDer::from(pair.signing_key.serialize_der());
        let tls = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("there are safe ones")
            .with_no_client_auth()
            .with_single_cert(vec![pair.cert.der().clone()], key.into())
            .expect("the key is that of the certificate");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let exit = Exit { base, http: reqwest::Client::builder().no_proxy().build().expect("a client") };
        let entrance = Entrance { listener, tls: TlsAcceptor::from(Arc::new(tls)) };
        let app = Router::new().fallback(pass).with_state(exit);
        let task = tokio::spawn(async move { axum::serve(entrance, app).await.expect("it serves") });
        Tunnel { address, certificate, task }
    }

    /// Makes a program use the tunnel, whatever else the environment says.
    pub fn lead(&self, program: &mut Command) {
        program
            .env_clear()
            .env("HTTPS_PROXY", format!("http://{}", self.address))
            .env("SSL_CERT_FILE", &self.certificate);
    }
}

/// Accepts connections.
struct Entrance {
    listener: TcpListener,
    tls: TlsAcceptor,
}

impl Listener for Entrance {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        loop {
            if let Ok((stream, address)) = self.listener.accept().await
                && let Ok(stream) = enter(stream, &self.tls).await
            {
                return (stream, address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Answers CONNECT and terminates TLS in Discord's name.
async fn enter(mut stream: TcpStream, tls: &TlsAcceptor) -> io::Result<TlsStream<TcpStream>> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    if !head.starts_with(format!("CONNECT {DISCORD}:443 ").as_bytes()) {
        return Err(io::Error::other("only Discord is reached"));
    }
    stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await?;
    tls.accept(stream).await
}

/// Serves the decrypted requests.
#[derive(Clone)]
struct Exit {
    base: String,
    http: reqwest::Client,
}

/// Forwards a request to the sandbox, which refuses other host names than its own.
async fn pass(State(exit): State<Exit>, request: Request) -> Response {
    let (mut head, body) = request.into_parts();
    let path = head.uri.path_and_query().map_or("/", |path| path.as_str());
    let url = format!("{}{path}", exit.base);
    for name in [header::HOST, header::CONTENT_LENGTH, header::TRANSFER_ENCODING] {
        head.headers.remove(name);
    }
    let Ok(body) = to_bytes(body, MAX_BODY_BYTES).await else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let asked = async {
        let answer = exit.http.request(head.method, url).headers(head.headers).body(body).send().await?;
        let (status, mut headers) = (answer.status(), answer.headers().clone());
        headers.remove(header::TRANSFER_ENCODING);
        Ok::<_, reqwest::Error>((status, headers, answer.bytes().await?))
    };
    asked.await.map_or(StatusCode::BAD_GATEWAY.into_response(), IntoResponse::into_response)
}
