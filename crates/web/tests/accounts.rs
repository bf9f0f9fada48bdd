//! Accounts and other devices, through the pages, as a browser without scripts uses them.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use asterism_web::WebConfig;
use running::{Client, Running};
use serde_json::{Value, json};

/// A browser: it keeps one cookie and follows no redirects.
struct Browser<'a> {
    server: &'a Running,
    token: Option<String>,
}

struct Page {
    status: u16,
    location: String,
    text: String,
}

impl<'a> Browser<'a> {
    fn new(server: &'a Running) -> Self {
        Self { server, token: None }
    }

    /// The browser of somebody whom the API knows.
    fn of(client: &Client<'a>) -> Self {
        Self { server: client.server, token: Some(client.token.clone()) }
    }

    fn cookie(&self) -> String {
        format!("asterism={}", self.token.as_deref().unwrap_or_default())
    }

    fn read(&mut self, mut answer: ureq::http::Response<ureq::Body>) -> Page {
        for cookie in answer.headers().get_all("set-cookie") {
            let text = cookie.to_str().unwrap().split(';').next().unwrap();
            if let Some(token) = text.strip_prefix("asterism=") {
                self.token = (!token.is_empty()).then(|| token.to_owned());
            }
        }
        let location = answer.headers().get("location").map(|it| it.to_str().unwrap().to_owned());
        Page {
            status: answer.status().as_u16(),
            location: location.unwrap_or_default(),
            text: answer.body_mut().read_to_string().unwrap(),
        }
    }

    fn agent() -> ureq::Agent {
        ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).build().into()
    }

    fn get(&mut self, path: &str) -> Page {
        let request = Self::agent().get(self.server.url(path)).header("Cookie", self.cookie());
        let answer = request.call().unwrap();
        self.read(answer)
    }

    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let request = Self::agent().post(self.server.url(path)).header("Cookie", self.cookie());
        let answer = request.send_form(fields.iter().copied()).unwrap();
        self.read(answer)
    }

    fn me(&self) -> Value {
        let token = self.token.clone().unwrap_or_default();
        let (status, text) = Client { server: self.server, token }.get("/api/me");
        if status == 200 { serde_json::from_str(&text).unwrap() } else { Value::Null }
    }
}

/// The path of the link on the page that shows it.
fn device_link(page: &Page) -> String {
    let at = page.text.find("/device/").unwrap();
    page.text[at..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect()
}

#[test]
fn a_device_link_is_used_once_and_only_by_a_post() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let mut first = Browser::of(&ann);
    let shown = first.post("/me/device", &[]);
    assert_eq!(shown.status, 200);
    let link = device_link(&shown);
    assert!(shown.text.contains("<svg class=\"qr\""));
    // Previews look at it, with and without a cookie. That neither uses it nor signs in.
    let mut second = Browser::new(&server);
    for _ in 0..4 {
        let looked = second.get(&link);
        assert_eq!((looked.status, second.token.as_ref()), (200, None));
        assert!(looked.text.contains("Ann"));
    }
    let used = second.post(&link, &[]);
    assert_eq!((used.status, used.location.as_str()), (303, "/"));
    assert_eq!(second.me()["person"], first.me()["person"]);
    assert_ne!(second.token, first.token, "each device has a session of its own");
    let mut third = Browser::new(&server);
    assert_eq!(third.post(&link, &[]).status, 404);
    assert_eq!(third.get(&link).status, 404);
    assert_eq!(third.token, None);
}

#[test]
fn a_device_link_is_stored_only_as_a_hash() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let link = device_link(&Browser::of(&ann).post("/me/device", &[]));
    let secret = link.rsplit('/').next().unwrap().as_bytes();
    assert_eq!(secret.len(), 52);
    assert!(!server.files().windows(secret.len()).any(|window| window == secret));
}

#[test]
fn device_links_are_limited() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let mut browser = Browser::of(&ann);
    let made: Vec<u16> = (0..25).map(|_| browser.post("/me/device", &[]).status).collect();
    assert_eq!((made[0], made[24]), (200, 429));
    let mut guesser = Browser::new(&server);
    let guesses: Vec<u16> =
        (0..20).map(|guess| guesser.post(&format!("/device/{guess}"), &[]).status).collect();
    assert_eq!((guesses[0], guesses[19]), (404, 429));
}

#[test]
fn a_visitor_without_a_person_gets_no_device_link() {
    let server = Running::usual();
    let answer = Browser::new(&server).post("/me/device", &[]);
    assert_eq!((answer.status, answer.location.as_str()), (303, "/me"));
}

const ACCOUNT: [(&str, &str); 2] = [("login", "ann"), ("password", "correct horse")];

#[test]
fn a_guest_who_registers_keeps_the_games_and_signs_in_elsewhere() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "fluxx", "seats": 2 }));
    ann.must(&table, json!({ "do": "sit" }));
    let mut browser = Browser::of(&ann);
    let person = browser.me()["person"].clone();
    let short = browser.post("/account", &[("login", "ann"), ("password", "short")]);
    assert_eq!(short.status, 422);
    assert!(short.text.contains("value=\"ann\"") && short.text.contains("id=\"password-wrong\""));
    assert!(!short.text.contains("value=\"short\""), "a password is never sent back");
    assert_eq!(browser.post("/account", &ACCOUNT).status, 303);
    assert_eq!(browser.me()["login"], "ann");
    assert_eq!(browser.me()["person"], person);
    let mut other = Browser::new(&server);
    let wrong = other.post("/sign-in", &[("login", "ann"), ("password", "wrong horse")]);
    assert_eq!(wrong.status, 401);
    assert!(wrong.text.contains("id=\"password-wrong\""));
    assert_eq!(other.post("/sign-in", &ACCOUNT).status, 303);
    assert_eq!(other.me()["person"], person);
    assert!(other.get("/").text.contains(&table));
    // Signing out ends this session and no other.
    assert_eq!(other.post("/sign-out", &[]).status, 303);
    assert_eq!((other.token.as_ref(), other.me()), (None, Value::Null));
    assert_eq!(browser.me()["person"], person);
}

#[test]
fn a_taken_account_name_is_refused_beside_its_field() {
    let server = Running::usual();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    assert_eq!(Browser::of(&ann).post("/account", &ACCOUNT).status, 303);
    let taken = Browser::of(&bob).post("/account", &ACCOUNT);
    assert_eq!(taken.status, 409);
    assert!(taken.text.contains("id=\"login-wrong\""));
    // And nobody changes the password of somebody who is signed in here.
    let change = [("login", "ann"), ("password", "battery staple")];
    assert_eq!(Browser::of(&ann).post("/account", &change).status, 303);
    assert_eq!(Browser::new(&server).post("/sign-in", &change).status, 401);
    assert_eq!(Browser::new(&server).post("/sign-in", &ACCOUNT).status, 303);
}

#[test]
fn a_guest_cannot_sign_out_and_lose_everything() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let mut browser = Browser::of(&ann);
    assert_eq!(browser.post("/sign-out", &[]).location, "/me");
    assert_eq!(browser.me()["name"], "Ann");
}

#[test]
fn passwords_cannot_be_guessed_in_a_row() {
    let server = Running::start(WebConfig { guests: 5, ..Running::usual_config() });
    let mut browser = Browser::new(&server);
    let wrong = [("login", "ann"), ("password", "wrong horse")];
    let statuses: Vec<u16> = (0..8).map(|_| browser.post("/sign-in", &wrong).status).collect();
    assert_eq!((statuses[0], statuses[7]), (401, 429));
}

#[test]
fn an_invalid_name_is_refused_beside_its_field_and_nothing_is_lost() {
    let server = Running::usual();
    let mut browser = Browser::new(&server);
    let long = "x".repeat(40);
    let fields = [("name", long.as_str()), ("color", "3"), ("back", "/new")];
    let refused = browser.post("/me", &fields);
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains(&format!("value=\"{long}\"")), "{}", refused.text);
    assert!(refused.text.contains("id=\"name-wrong\"") && refused.text.contains("value=\"/new\""));
    assert_eq!(browser.token, None, "no guest is made for a refused name");
    let saved = browser.post("/me", &[("name", "Ann"), ("color", "3"), ("back", "/new")]);
    assert_eq!((saved.status, saved.location.as_str()), (303, "/new"));
    assert_eq!(
        (browser.me()["name"].clone(), browser.me()["color"].clone()),
        (json!("Ann"), json!("3"))
    );
}

#[test]
fn a_new_name_is_shown_at_the_table_it_was_changed_from() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "fluxx", "seats": 2 }));
    ann.must(&table, json!({ "do": "sit" }));
    let back = format!("/table/{table}");
    Browser::of(&ann).post("/me", &[("name", "Anna"), ("back", &back)]);
    assert_eq!(ann.view(&table)["chairs"][0]["holder"]["name"], "Anna");
}

#[test]
fn an_invitation_names_host_and_players_only_to_those_who_have_it() {
    let server = Running::usual();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = ann.make(&json!({ "game": "fluxx", "seats": 2 }));
    ann.must(&table, json!({ "do": "sit" }));
    let link = ann.must(&table, json!({ "do": "invite" }));
    let path = format!("/join/{table}/{}", link["token"].as_str().unwrap());
    let page = Browser::of(&bob).get(&path);
    assert_eq!(page.status, 200);
    assert!(page.text.contains("Host: Ann") && page.text.contains("Players: Ann"));
    let wrong = Browser::of(&bob).get(&format!("/join/{table}/nonsense"));
    assert_eq!(wrong.status, 403);
    assert!(!wrong.text.contains("Ann"));
}

#[test]
fn a_finished_game_is_listed_with_its_result() {
    let server = Running::usual();
    let (ann, bob, table) = running::begun(&server, "fluxx");
    bob.must(&table, json!({ "do": "concede" }));
    let (status, text) = ann.get("/api/me/tables");
    assert_eq!(status, 200);
    let listed: Value = serde_json::from_str(&text).unwrap();
    let result = &listed[0]["summary"]["result"];
    assert_eq!((&result["winners"], &result["reason"]), (&json!([0]), &json!("conceded")));
    let home = |client: &Client<'_>| Browser::of(client).get("/").text;
    assert!(home(&ann).contains("You won"));
    assert!(home(&bob).contains("Ann won"));
}
