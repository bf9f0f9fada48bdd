//! A real server in this process, and real clients.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;

use asterism_host::{Config, Host, Workers};
use asterism_kernel::{Chance as _, SplitMix64};
use asterism_store::{Address, Store, StoreOptions};
use asterism_web::{Server, WebConfig};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// A server in a thread of its own, stopped when it is dropped.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    /// Where it serves metrics.
    pub(crate) metrics: Option<SocketAddr>,
    /// Its threads for work with cards that people bring.
    pub(crate) workers: Workers,
    /// The file of its database.
    pub(crate) database: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
    folder: TempDir,
}

impl Running {
    pub(crate) fn start(config: WebConfig) -> Self {
        Self::start_in(tempfile::tempdir().unwrap(), config)
    }

    /// A server on the database of a folder.
    pub(crate) fn start_in(folder: TempDir, config: WebConfig) -> Self {
        let file = folder.path().join("asterism.db");
        let database = Address::Sqlite(file.clone());
        let (stop, stopped) = oneshot::channel();
        let (told, tell) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(async move {
                let store = Store::open(&database, StoreOptions::default()).await.unwrap();
                let quick = Config { bot_time: Duration::from_millis(5), ..Config::default() };
                let host = Host::start(store, quick).await.unwrap();
                let workers = host.workers().clone();
                let server = Server::bind(host, config).await.unwrap();
                let metrics = server.metrics_address();
                told.send((server.address().unwrap(), metrics, workers)).unwrap();
                let stop = async move {
                    let _ = stopped.await;
                };
                server.run(stop).await.unwrap();
            });
        });
        let (address, metrics, workers) = tell.recv().unwrap();
        let (stop, thread) = (Some(stop), Some(thread));
        Self { address, metrics, workers, database: file, stop, thread, folder }
    }

    pub(crate) fn usual() -> Self {
        Self::start(Self::usual_config())
    }

    pub(crate) fn usual_config() -> WebConfig {
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        WebConfig { listen, requests: (10_000, 10_000), ..WebConfig::default() }
    }

    /// Every byte of the database's files.
    pub(crate) fn files(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect()
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A new guest's token.
    pub(crate) fn guest(&self, name: &str) -> Client<'_> {
        let nobody = Client { server: self, token: String::new() };
        let (status, guest) = nobody.post("/api/guests", &json!({ "name": name }));
        assert_eq!(status, 201, "{guest}");
        Client { server: self, token: guest["token"].as_str().unwrap().to_owned() }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.stop.take().unwrap().send(());
        let ended = self.thread.take().unwrap().join();
        assert!(ended.is_ok() || std::thread::panicking());
    }
}

pub(crate) struct Client<'a> {
    pub(crate) server: &'a Running,
    pub(crate) token: String,
}

pub(crate) fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

impl Client<'_> {
    pub(crate) fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let mut answer = agent()
            .post(self.server.url(path))
            .header("Authorization", format!("Bearer {}", self.token))
            .send_json(body)
            .unwrap();
        (answer.status().as_u16(), answer.body_mut().read_json().unwrap_or_default())
    }

    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        let mut answer = agent()
            .get(self.server.url(path))
            .header("Authorization", format!("Bearer {}", self.token))
            .call()
            .unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    pub(crate) fn act(&self, table: &str, action: Value) -> (u16, Value) {
        self.post(&format!("/api/tables/{table}/do"), &action)
    }

    pub(crate) fn must(&self, table: &str, action: Value) -> Value {
        let (status, answer) = self.act(table, action.clone());
        assert_eq!(status, 200, "{action}: {answer}");
        answer
    }

    pub(crate) fn view(&self, table: &str) -> Value {
        let (status, text) = self.get(&format!("/api/tables/{table}"));
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    }

    pub(crate) fn make(&self, settings: &Value) -> String {
        let (status, made) = self.post("/api/tables", settings);
        assert_eq!(status, 201, "{made}");
        made["table"].as_str().unwrap().to_owned()
    }

    /// Views as they come by the stream.
    pub(crate) fn stream(&self, path: &str) -> impl Iterator<Item = Value> + use<> {
        let answer = agent()
            .get(self.server.url(path))
            .header("Authorization", format!("Bearer {}", self.token))
            .call()
            .unwrap();
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        let lines = BufReader::new(answer.into_body().into_reader()).lines();
        lines.map_while(Result::ok).filter_map(|line| {
            let data = line.strip_prefix("data: ").filter(|data| data.starts_with('{'))?;
            serde_json::from_str(data).ok()
        })
    }
}

/// Whether anything in there shows cards that this seat may not see: a hand or
/// cards set aside of another seat, or what another seat was told alone.
pub(crate) fn secrets(value: &Value, me: &Value) -> Vec<String> {
    let Some(fields) = value.as_object() else {
        let items = value.as_array().into_iter().flatten();
        return items.flat_map(|item| secrets(item, me)).collect();
    };
    let mut found = Vec::new();
    if let Some(seat) = fields.get("seat") {
        let shown = |name: &str| fields.get(name).is_some_and(|cards| !cards.is_null());
        let event = fields.get("event").and_then(Value::as_str);
        let own = matches!(event, Some("drew" | "drawn" | "dealt"));
        // A deal to a table, and what lies on one, is seen by everybody.
        let open = event == Some("dealt") && fields.get("cards").is_none();
        if seat != me && !open && (shown("hand") || (shown("cards") && event.is_none()) || own) {
            found.push(value.to_string());
        }
    }
    let parties = ["from", "to"].map(|name| fields.get(name));
    let handed = fields.get("event").and_then(Value::as_str) == Some("handed");
    if handed && !parties.contains(&Some(me)) {
        found.push(value.to_string());
    }
    found.extend(fields.values().flat_map(|field| secrets(field, me)));
    found
}

pub(crate) fn answer(view: &Value) -> Option<Value> {
    let asked = view.get("asked")?;
    if asked["awaited"] != json!(true) {
        return None;
    }
    let moves = asked["moves"].as_array()?;
    // A regular choice may go round in circles for ever.
    let mut rng = SplitMix64::new(view["version"].as_u64()?);
    let number = rng.below(moves.len() as u32) as usize;
    Some(json!({ "do": "answer", "decision": asked["decision"], "move": moves[number] }))
}

/// Two people at one table, begun.
pub(crate) fn begun<'a>(server: &'a Running, game: &str) -> (Client<'a>, Client<'a>, String) {
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = ann.make(&json!({ "game": game, "seats": 2 }));
    let link = ann.must(&table, json!({ "do": "invite" }));
    ann.must(&table, json!({ "do": "sit" }));
    let token = link["token"].as_str().unwrap();
    bob.must(&table, json!({ "do": "enter", "token": token }));
    bob.must(&table, json!({ "do": "sit", "chair": 1 }));
    ann.must(&table, json!({ "do": "start" }));
    (ann, bob, table)
}

pub(crate) type Socket = tungstenite::WebSocket<std::net::TcpStream>;

/// A WebSocket at a table. Reading from it fails after twelve seconds of silence.
pub(crate) fn socket(client: &Client<'_>, table: &str) -> Socket {
    let address = client.server.address;
    let request = tungstenite::http::Request::builder()
        .uri(format!("ws://{address}/api/tables/{table}/socket"))
        .header("Host", address.to_string())
        .header("Authorization", format!("Bearer {}", client.token))
        .header("Connection", "Upgrade")
        .header("Upgrade", "websocket")
        .header("Sec-WebSocket-Version", "13")
        .header("Sec-WebSocket-Key", tungstenite::handshake::client::generate_key())
        .body(())
        .unwrap();
    let stream = std::net::TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(12))).unwrap();
    tungstenite::client(request, stream).unwrap().0
}

/// The next message that has this key.
pub(crate) fn hear(socket: &mut Socket, key: &str) -> Value {
    loop {
        if let tungstenite::Message::Text(text) = socket.read().unwrap() {
            let value: Value = serde_json::from_str(&text).unwrap();
            if value.get(key).is_some() {
                return value;
            }
        }
    }
}

pub(crate) fn send(socket: &mut Socket, value: &Value) {
    socket.send(tungstenite::Message::Text(value.to_string().into())).unwrap();
}
