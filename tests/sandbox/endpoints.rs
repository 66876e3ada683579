//! Interactions that are delivered over HTTP, and HTTPS with a certificate of the sandbox's own.

use serde_json::{Value, json};

use crate::client::*;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use bside::sandbox::{Sandbox, Settings, Verdict, WorldConfig};
use ring::signature::{ED25519, UnparsedPublicKey};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How an endpoint answers.
#[derive(Clone)]
struct Endpoint {
    /// The public key of the application; without one, every signature is taken.
    key: Option<Vec<u8>>,
    received: UnboundedSender<Value>,
}

/// Starts an endpoint, and returns its URL and what it receives.
async fn endpoint(key: Option<Vec<u8>>) -> (String, UnboundedReceiver<Value>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let url = format!("http://{}/interactions", listener.local_addr().unwrap());
    let (received, deliveries) = mpsc::unbounded_channel();
    let app = Router::new().route("/interactions", post(answer)).with_state(Endpoint { key, received });
    tokio::spawn(async move { axum::serve(listener, app).await });
    (url, deliveries)
}

async fn answer(State(endpoint): State<Endpoint>, headers: HeaderMap, body: Bytes) -> Response {
    if let Some(key) = &endpoint.key {
        let signature = from_hex(headers["x-signature-ed25519"].to_str().unwrap());
        let signed = [headers["x-signature-timestamp"].as_bytes(), &body].concat();
        if UnparsedPublicKey::new(&ED25519, key).verify(&signed, &signature).is_err() {
            return StatusCode::UNAUTHORIZED.into_response();
        }
    }
    let interaction: Value = serde_json::from_slice(&body).unwrap();
    endpoint.received.send(interaction.clone()).unwrap();
    let seats = &interaction["data"]["options"][0]["value"];
    match (interaction["type"].as_u64(), seats.as_str()) {
        (Some(1), _) => Json(json!({ "type": 1 })).into_response(),
        (_, Some("later")) => StatusCode::ACCEPTED.into_response(),
        (_, Some("fail")) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        (_, Some("long")) => {
            Json(json!({ "type": 4, "data": { "content": "x".repeat(2001) } })).into_response()
        }
        (_, Some("file")) => {
            let payload =
                json!({ "type": 4, "data": { "content": "with a file", "attachments": [{ "id": 0 }] } });
            let body = format!(
                "--line\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{payload}\r\n\
                 --line\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"a.txt\"\r\n\r\nin it\r\n--line--\r\n"
            );
            ([(header::CONTENT_TYPE, "multipart/form-data; boundary=line")], body).into_response()
        }
        _ => Json(json!({ "type": 4, "data": { "content": "hello" } })).into_response(),
    }
}

fn from_hex(digits: &str) -> Vec<u8> {
    let pairs = digits.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).unwrap());
    pairs.map(|pair| u8::from_str_radix(pair, 16).unwrap()).collect()
}

/// Registers the command `pick` with a text, and has the application use an endpoint that checks the signatures.
async fn delivered(sandbox: &Sandbox) -> UnboundedReceiver<Value> {
    let bot = ApiClient::bot(sandbox);
    let commands = json!([{ "name": "pick", "description": "Picks", "options": [
        { "type": 3, "name": "turn", "description": "A turn" }] }]);
    let (status, answer) = bot.call("PUT", &format!("/applications/{APPLICATION}/commands"), &commands).await;
    assert_eq!(status, 200, "{answer}");
    let key = bot.get("/applications/@me").await["verify_key"].as_str().unwrap().to_owned();
    let (url, mut deliveries) = endpoint(Some(from_hex(&key))).await;
    let body = json!({ "interactions_endpoint_url": url });
    let (status, application) = bot.call("PATCH", "/applications/@me", &body).await;
    assert_eq!((status, &application["interactions_endpoint_url"]), (200, &json!(url)), "{application}");
    assert_eq!(deliveries.recv().await.unwrap()["type"], 1);
    deliveries
}

#[tokio::test]
async fn an_endpoint_gets_signed_interactions_and_its_answer_is_the_first_response() {
    let sandbox = sandbox().await;
    let mut deliveries = delivered(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let mut socket = GatewayClient::person(&sandbox, "ana").await;
    let run = async |text: &str| {
        let options = json!([{ "type": 3, "name": "turn", "value": text }]);
        assert_eq!(ana.run("pick", options, text).await.0, 204);
    };
    run("x").await;
    let interaction = deliveries.recv().await.unwrap();
    assert_eq!((&interaction["type"], &interaction["data"]["name"]), (&json!(2), &json!("pick")));
    assert_eq!(socket.event("MESSAGE_CREATE").await["content"], "hello");
    assert_eq!(socket.event("INTERACTION_SUCCESS").await["nonce"], "x");

    run("file").await;
    let message = socket.event("MESSAGE_CREATE").await;
    assert_eq!(
        (&message["content"], &message["attachments"][0]["filename"]),
        (&json!("with a file"), &json!("a.txt"))
    );

    run("later").await;
    let interaction = loop {
        let interaction = deliveries.recv().await.unwrap();
        if interaction["data"]["options"][0]["value"] == "later" {
            break interaction;
        }
    };
    let path = format!(
        "/interactions/{}/{}/callback",
        interaction["id"].as_str().unwrap(),
        interaction["token"].as_str().unwrap()
    );
    let late = json!({ "type": 4, "data": { "content": "by itself" } });
    assert_eq!(ApiClient::new(&sandbox, "").call("POST", &path, &late).await.0, 204);
    assert_eq!(socket.event("MESSAGE_CREATE").await["content"], "by itself");

    run("fail").await;
    assert_eq!(socket.event("INTERACTION_FAILURE").await["nonce"], "fail");
    run("long").await;
    tokio::time::timeout(Duration::from_secs(5), async {
        while sandbox.requests().last().is_none_or(|last| last.verdict != Verdict::Rejected) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .expect("the answer is in the journal, as a request would be");
}

#[tokio::test]
async fn an_endpoint_is_checked_before_it_is_taken() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let (careless, _received) = endpoint(None).await;
    for url in [&careless, "http://127.0.0.1:9/", "http://elsewhere.example/", "https://localhost/", "x"] {
        let body = json!({ "interactions_endpoint_url": url });
        let (status, answer) = bot.call("PATCH", "/applications/@me", &body).await;
        let code = &answer["errors"]["interactions_endpoint_url"]["_errors"][0]["code"];
        assert_eq!(
            (status, code.as_str()),
            (400, Some("APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID")),
            "{url}"
        );
    }
    assert_eq!(bot.get("/applications/@me").await["interactions_endpoint_url"], Value::Null);
    let mut deliveries = delivered(&sandbox).await;
    let none = json!({ "interactions_endpoint_url": "" });
    assert_eq!(bot.call("PATCH", "/applications/@me", &none).await.0, 200);
    let (mut socket, _) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    ApiClient::person(&sandbox, "ana").run("pick", json!([]), "n").await;
    socket.event("INTERACTION_CREATE").await;
    assert!(deliveries.try_recv().is_err(), "it comes over the gateway again");
}

#[tokio::test]
async fn everything_is_served_over_https_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let certificate = folder.path().join("certificate.pem");
    let settings = Settings { certificate: Some(certificate.clone()), ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.unwrap();
    assert!(sandbox.base_url().starts_with("https://127.0.0.1:"), "{}", sandbox.base_url());
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(&certificate).unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap();
    let config = config.with_root_certificates(roots).with_no_client_auth();
    let connector = TlsConnector::from(Arc::new(config));
    for name in ["127.0.0.1", "localhost"] {
        let stream = TcpStream::connect(sandbox.address()).await.unwrap();
        let mut stream = connector.connect(ServerName::try_from(name).unwrap(), stream).await.unwrap();
        let port = sandbox.address().port();
        let request = format!(
            "GET /api/v10/gateway HTTP/1.1\r\nHost: {name}:{port}\r\nOrigin: https://{name}:{port}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.contains(&format!("{{\"url\":\"wss://127.0.0.1:{port}/gateway\"}}")), "{answer}");
    }
    let mut plain = TcpStream::connect(sandbox.address()).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    // The connection is cut, or ends with an alert of TLS.
    let _is_whole = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "plain HTTP is not served");
    sandbox.shutdown().await;

    let world =
        "applications = [{ name = 'A', interactions_endpoint_url = 'http://127.0.0.1:9/' }]\npeople = []";
    let world = WorldConfig::from_toml(world).unwrap();
    let sandbox = Sandbox::start(Settings { world, ..Settings::default() }).await.unwrap();
    let application = ApiClient::bot(&sandbox).get("/applications/@me").await;
    assert_eq!(application["interactions_endpoint_url"], "http://127.0.0.1:9/");
}
