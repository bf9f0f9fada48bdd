//! What strangers may send to a server on the open internet.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use asterism_web::{Timeouts, WebConfig};
use running::{Running, agent};
use serde_json::{Value, json};

fn config() -> WebConfig {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    WebConfig { listen, requests: (10_000, 10_000), ..WebConfig::default() }
}

/// Sends bytes as they are and reads the answer until the server closes.
/// What the server answers until it closes the connection.
fn raw(server: &Running, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
        Err(error) => panic!("the connection stays open: {error}"),
    }
    String::from_utf8_lossy(&answer).into_owned()
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
}

fn body(answer: &str) -> Value {
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
}

#[test]
fn a_site_that_points_its_name_at_this_server_is_refused() {
    let server = Running::start(config());
    let get = |host: &str| {
        raw(&server, &format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"))
    };
    let refused = get("evil.example");
    assert_eq!(status(&refused), 421, "{refused}");
    assert_eq!(body(&refused)["code"], "wrong-host");
    assert!(refused.contains("content-security-policy"));
    assert_eq!(status(&get("localhost:7878")), 200);

    let named = WebConfig { hostnames: vec!["games.example".into()], ..config() };
    let server = Running::start(named);
    let get = |host: &str| {
        raw(&server, &format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"))
    };
    assert_eq!(status(&get("games.example")), 200);
    assert_eq!(status(&get("evil.example")), 421);
}

#[test]
fn too_many_requests_say_when_to_try_again_and_are_as_guarded_as_others() {
    let server = Running::start(WebConfig { requests: (1, 2), ..config() });
    let limited = (0..10).find_map(|_| {
        let answer = agent().get(server.url("/api/games")).call().unwrap();
        (answer.status() == 429).then_some(answer)
    });
    let mut limited = limited.expect("a burst of ten is over a limit of two");
    let wait: u64 = limited.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=2).contains(&wait), "{wait}");
    assert!(limited.headers().contains_key("content-security-policy"));
    assert_eq!(limited.headers()["x-content-type-options"], "nosniff");
    let error: Value = limited.body_mut().read_json().unwrap();
    assert_eq!(error["code"], "too-many-requests");
    assert_eq!(error["retry_after"], wait);
}

#[test]
fn connections_are_capped_per_client_and_recover() {
    let server = Running::start(WebConfig { connections_per_client: 4, ..config() });
    let mut open: Vec<TcpStream> =
        (0..4).map(|_| TcpStream::connect(server.address).unwrap()).collect();
    std::thread::sleep(Duration::from_millis(200));
    let refused = raw(&server, "");
    assert_eq!(status(&refused), 503, "{refused}");
    assert_eq!(body(&refused)["code"], "too-many-connections");
    open.pop();
    std::thread::sleep(Duration::from_millis(200));
    let health =
        raw(&server, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assert_eq!(status(&health), 200, "{health}");
}

#[test]
fn a_web_socket_counts_as_a_connection_as_long_as_it_is_open() {
    let server = Running::start(WebConfig { connections_per_client: 3, ..config() });
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "stella-quest", "seats": 2, "visibility": "public" }));
    let url = format!("ws://{}/api/tables/{table}/socket", server.address);
    let sockets: Vec<_> = (0..3).map_while(|_| tungstenite::connect(&url).ok()).collect();
    assert!(!sockets.is_empty());
    std::thread::sleep(Duration::from_millis(200));
    let refused = (0..4).any(|_| tungstenite::connect(&url).is_err());
    assert!(refused, "the limit of three holds for upgraded connections, too");
}

#[test]
fn unreadable_requests_have_codes_like_all_others() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let post = |path: &str, kind: &str, text: &str| {
        let mut answer = agent()
            .post(server.url(path))
            .header("Authorization", format!("Bearer {}", ann.token))
            .header("Content-Type", kind)
            .send(text)
            .unwrap();
        let error: Value = answer.body_mut().read_json().unwrap();
        (answer.status().as_u16(), error["code"].as_str().unwrap().to_owned())
    };
    let json = "application/json";
    assert_eq!(post("/api/tables", json, "{"), (400, "unreadable".into()));
    assert_eq!(post("/api/tables", json, "[1]"), (422, "unreadable".into()));
    assert_eq!(post("/api/tables", "text/plain", "{}"), (415, "wrong-media-type".into()));
    let large = format!("\"{}\"", "x".repeat(300_000));
    assert_eq!(post("/api/tables", json, &large), (413, "too-large".into()));
    assert_eq!(post("/api/games", json, "{}"), (405, "wrong-method".into()));
    assert_eq!(post("/api/nowhere", json, "{}"), (404, "no-such-page".into()));
    let (status, text) = ann.get("/api/tables/%ff");
    assert_eq!(status, 400, "{text}");
    assert_eq!(serde_json::from_str::<Value>(&text).unwrap()["code"], "unreadable");
}

#[test]
fn line_breaks_in_paths_are_client_errors() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let form = |path: &str, text: &str| {
        let answer = agent()
            .post(server.url(path))
            .header("Authorization", format!("Bearer {}", ann.token))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .send(text)
            .unwrap();
        answer.status().as_u16()
    };
    for (path, text) in [
        ("/table/%0a/do", "do=sit"),
        ("/table/%0d%0aX:%20y/do", "do=answer&move=look%20x"),
        ("/wishes", "theme=dark&back=/%0d%0a"),
        ("/wishes", "theme=dark&back=//evil.example"),
        ("/me", "name=Ann&back=/%0d%0aSet-Cookie:%20x"),
        ("/join/%0a/%0a", "name=Ann"),
        ("/table/%0a/fork", "step=1&seat=0"),
    ] {
        let status = form(path, text);
        assert!((400..500).contains(&status), "{path} {text}: {status}");
    }
}

fn impatient() -> Running {
    let short = Duration::from_millis(400);
    let timeouts = Timeouts { header: short, request: short, write: short };
    Running::start(WebConfig { timeouts, ..config() })
}

#[test]
fn a_header_or_body_that_is_sent_slowly_is_cut_off() {
    let server = impatient();
    let half_header = raw(&server, "GET / HTTP/1.1\r\nHost: localhost\r\nX: ");
    assert!(half_header.is_empty() || status(&half_header) == 408, "{half_header}");
    let half_body = raw(
        &server,
        "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\nConnection: close\r\n\r\n{\"name\":",
    );
    assert_eq!(status(&half_body), 408, "{half_body}");
    assert_eq!(body(&half_body)["code"], "timeout");
}

#[test]
fn an_idle_connection_is_closed_but_a_stream_is_not() {
    let server = impatient();
    let mut idle = TcpStream::connect(server.address).unwrap();
    idle.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    idle.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    idle.read_to_end(&mut answer).expect("the server closes the connection");
    assert!(answer.starts_with(b"HTTP/1.1 200"));

    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "stella-quest", "seats": 2 }));
    let mut views = ann.stream(&format!("/api/tables/{table}/stream"));
    views.next().expect("the first view");
    std::thread::sleep(Duration::from_secs(1));
    ann.must(&table, json!({ "do": "sit" }));
    views.next().expect("the stream is still open");
}

#[test]
fn a_client_that_does_not_read_is_cut_off() {
    let server = impatient();
    let mut greedy = TcpStream::connect(server.address).unwrap();
    // Answers of many megabytes in all: they fill the buffers of the system.
    let request = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let deadline = std::time::Instant::now() + Duration::from_secs(20);
    greedy.set_write_timeout(Some(Duration::from_millis(200))).unwrap();
    loop {
        match greedy.write(request) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(_) => break,
        }
        assert!(std::time::Instant::now() < deadline, "the server still waits");
    }
}

#[test]
fn metrics_are_not_public() {
    let metrics = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Running::start(WebConfig { metrics: Some(metrics), ..config() });
    let answer = agent().get(server.url("/metrics")).call().unwrap();
    assert_eq!(answer.status(), 404);
    let private = format!("http://{}/metrics", server.metrics.unwrap());
    let text = agent().get(&private).call().unwrap().body_mut().read_to_string().unwrap();
    assert!(text.contains("asterism_inputs_accepted_total 0\n"), "{text}");
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "stella-quest", "seats": 2 }));
    ann.must(&table, json!({ "do": "sit" }));
    // A snapshot, taken once a minute: single decisions can't be seen.
    let later = agent().get(&private).call().unwrap().body_mut().read_to_string().unwrap();
    assert_eq!(text, later);
    for path in ["health", "ready"] {
        let url = format!("http://{}/{path}", server.metrics.unwrap());
        assert_eq!(agent().get(url).call().unwrap().status(), 200);
    }
}

#[test]
fn a_deleted_database_is_noticed_and_nothing_is_acknowledged_into_it() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "stella-quest", "seats": 2 }));
    ann.must(&table, json!({ "do": "sit" }));
    std::fs::remove_file(&server.database).unwrap();
    let (status, error) = ann.act(&table, json!({ "do": "say", "text": "hello" }));
    assert_eq!((status, error["code"].as_str()), (503, Some("file-gone")), "{error}");
    let (status, _) = ann.post("/api/tables", &json!({ "game": "stella-quest", "seats": 2 }));
    assert_eq!(status, 503);
    for path in ["/health", "/ready"] {
        let (status, text) = ann.get(path);
        assert_eq!(status, 503, "{text}");
        assert!(text.contains("file-gone"), "{text}");
    }
}

#[test]
fn a_damaged_database_is_noticed() {
    let server = Running::usual();
    let (status, _) = server.guest("Ann").get("/health");
    assert_eq!(status, 200);
    let mut file = std::fs::File::options().write(true).open(&server.database).unwrap();
    file.write_all(&[0; 64]).unwrap();
    drop(file);
    std::thread::sleep(Duration::from_millis(1100));
    let answer = agent().get(server.url("/health")).call().unwrap();
    assert_eq!(answer.status(), 503);
}
