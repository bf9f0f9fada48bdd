//! Attackers, each from a separate loopback address, next to tables of ordinary
//! play.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::{Instant, sleep, timeout};

use crate::http::{Connection, Target};
use crate::server::Server;
use crate::steady::{self, Load, Steady};
use crate::{Result, fail};

/// An attacker's timeout for a response.
const PATIENCE: Duration = Duration::from_secs(30);
/// The interval of memory samples.
const WEIGHING: Duration = Duration::from_secs(2);
/// Maximum number of unexpected responses in the report.
const MAX_STRANGE: usize = 20;

/// The results of ordinary play and of the attacks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct HostileReport {
    pub play: Steady,
    pub attackers: usize,
    pub attacks: BTreeMap<String, usize>,
    /// Number of responses per status; 0 for a closed connection.
    pub statuses: BTreeMap<u16, usize>,
    /// Responses that a server must never give.
    pub strange: Vec<String>,
    /// The server's peak memory, in bytes.
    pub most_memory: u64,
    /// The slowest `/health`, in milliseconds.
    pub slowest_health: f64,
}

/// A small seeded RNG.
struct AttackRng(u64);

impl AttackRng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most - least + 1)
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

#[derive(Default)]
struct Tally {
    attacks: BTreeMap<String, usize>,
    statuses: BTreeMap<u16, usize>,
    strange: Vec<String>,
}

impl Tally {
    fn answered(&mut self, attack: &str, status: u16, text: &str) {
        *self.statuses.entry(status).or_default() += 1;
        // A busy server responds with 503; any other 5xx is a bug.
        if status >= 500 && status != 503 {
            let text: String = text.chars().take(200).collect();
            self.strange.push(format!("{attack}: {status} {text}"));
        }
    }

    fn add(&mut self, other: Self) {
        for (attack, count) in other.attacks {
            *self.attacks.entry(attack).or_default() += count;
        }
        for (status, count) in other.statuses {
            *self.statuses.entry(status).or_default() += count;
        }
        self.strange.extend(other.strange);
        self.strange.truncate(MAX_STRANGE);
    }
}

/// Plays ordinary games during the attacks.
pub async fn besiege(
    server: &Server,
    load: Load,
    attackers: usize,
    seed: u64,
) -> Result<HostileReport> {
    let end = Instant::now() + load.time + Duration::from_secs(10);
    let mut tasks = Vec::new();
    for number in 0..attackers {
        let address = Ipv4Addr::new(127, 66, (number / 200) as u8, (number % 200) as u8 + 1);
        let target = Target::new(server.address).from(IpAddr::V4(address));
        let dice = AttackRng(seed ^ (number as u64) << 32);
        tasks.push(tokio::spawn(attack_until(target, end, dice)));
    }
    let watching = watch(server, end);
    let (play, watched) = tokio::join!(steady::measure(server, load), watching);
    let (play, (most_memory, slowest_health)) = (play?, watched?);
    let mut all = Tally::default();
    for task in tasks {
        all.add(task.await?);
    }
    let Tally { attacks, statuses, strange } = all;
    Ok(HostileReport { play, attackers, attacks, statuses, strange, most_memory, slowest_health })
}

/// The server's peak memory until the end, and the slowest `/health`.
async fn watch(server: &Server, end: Instant) -> Result<(u64, f64)> {
    let (mut memory, mut slowest) = (0, Duration::ZERO);
    let mut connection = None;
    while Instant::now() < end {
        memory = memory.max(server.memory()?);
        let start = Instant::now();
        let mut open = match connection.take() {
            Some(open) => open,
            None => Connection::open(server.address).await?,
        };
        let (status, answer) = timeout(PATIENCE, open.ask("GET", "/health", "", None)).await??;
        if status != 200 {
            return fail(format!("the server is not well: {status} {answer}"));
        }
        slowest = slowest.max(start.elapsed());
        connection = Some(open);
        sleep(WEIGHING).await;
    }
    Ok((memory, slowest.as_secs_f64() * 1000.0))
}

async fn attack_until(target: Target, end: Instant, mut dice: AttackRng) -> Tally {
    let mut tally = Tally::default();
    let mut token = None;
    while Instant::now() < end {
        let attack = ATTACKS[dice.below(ATTACKS.len())];
        *tally.attacks.entry(attack.to_owned()).or_default() += 1;
        let made = Attacker { target, token: &mut token, dice: &mut dice, tally: &mut tally };
        // Closing the connection is a valid response, too.
        if !matches!(timeout(PATIENCE, made.make(attack)).await, Ok(Ok(()))) {
            *tally.statuses.entry(0).or_default() += 1;
        }
        sleep(Duration::from_millis(dice.between(50, 500) as u64)).await;
    }
    tally
}

/// The attacks by name.
const ATTACKS: [&str; 14] = [
    "card file that takes exponential time",
    "card file that nests deeply",
    "names file that nests deeply",
    "six card files at once",
    "rules that loop",
    "cards that play cards",
    "table of eight experts",
    "settings changed again and again",
    "half a request",
    "stream that is not read",
    "bytes that are no request",
    "actions at other people's tables",
    "actions that make no sense",
    "many new guests",
];

struct Attacker<'a> {
    target: Target,
    token: &'a mut Option<String>,
    dice: &'a mut AttackRng,
    tally: &'a mut Tally,
}

impl Attacker<'_> {
    async fn make(mut self, attack: &str) -> Result<()> {
        match attack {
            "card file that takes exponential time" => {
                let text = self.exponential();
                self.bring(attack, "own.kdl", &text).await.map(drop)
            }
            "card file that nests deeply" => {
                let text = self.deep();
                self.bring(attack, "own.kdl", &text).await.map(drop)
            }
            "names file that nests deeply" => self.nested_names(attack).await,
            "six card files at once" => self.six_files(attack).await,
            "rules that loop" => {
                let text = self.looping();
                self.play(attack, &text).await
            }
            "cards that play cards" => {
                let text = self.explosive();
                self.play(attack, &text).await
            }
            "table of eight experts" => self.experts(attack).await,
            "settings changed again and again" => self.changes(attack).await,
            "half a request" => self.half_a_request().await,
            "stream that is not read" => self.unread_stream(attack).await,
            "bytes that are no request" => self.noise().await,
            "actions at other people's tables" => self.meddle(attack).await,
            "actions that make no sense" => self.nonsense(attack).await,
            _ => self.many_guests(attack).await,
        }
    }

    async fn ask(
        &mut self,
        connection: &mut Connection,
        attack: &str,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(u16, Value)> {
        let token = self.token.clone().unwrap_or_default();
        let (status, answer) = connection.ask(method, path, &token, body).await?;
        self.tally.answered(attack, status, &answer.to_string());
        Ok((status, answer))
    }

    /// An authenticated connection.
    async fn known(&mut self) -> Result<Connection> {
        let mut connection = Connection::open(self.target).await?;
        if self.token.is_none() {
            let name = self.dice.one(&["Anna", "\u{202e}annA", "A\u{200b}nna", "<b>x</b>", "\0"]);
            let body = json!({ "name": name });
            let (status, guest) = connection.ask("POST", "/api/guests", "", Some(&body)).await?;
            if status != 201 {
                return fail("no guest");
            }
            *self.token = guest["token"].as_str().map(str::to_owned);
        }
        Ok(connection)
    }

    /// Creates a table with custom cards. Returns its id if it was accepted.
    async fn bring(&mut self, attack: &str, name: &str, text: &str) -> Result<Option<String>> {
        let mut connection = self.known().await?;
        let cards = json!([{ "name": name, "text": text }]);
        let settings = json!({
            "game": "fluxx", "deck": ["fluxx-4"], "seats": 4, "cards": cards,
            "bot_pause": 0, "visibility": "public",
        });
        let made =
            self.ask(&mut connection, attack, "POST", "/api/tables", Some(&settings)).await?;
        Ok(made.1["table"].as_str().map(str::to_owned))
    }

    fn exponential(&mut self) -> String {
        let times = self.dice.between(20, 60);
        let open = self.dice.one(&["a /-{ ", "a /- {", "/-a { ", "a /-{\r", "a /-{ \u{2028}"]);
        let quotes = self.dice.one(&["\"\"\"", "\"", "#\"", "r\"", "\"\\q"]);
        format!("a {quotes} {}{quotes}", open.repeat(times))
    }

    fn deep(&mut self) -> String {
        let piece = self.dice.one(&["/- ", "}", "{", "a {", "/*", "(", "\"\"\"\n", "#", "\\"]);
        piece.repeat(self.dice.between(200, 60_000 / piece.len()))
    }

    async fn nested_names(&mut self, attack: &str) -> Result<()> {
        let depth = self.dice.between(500, 4_000);
        let line = self.dice.one(&["{ ", "{\n  ", "{ \"", "{ $x ->\n  *[a] "]);
        let names = format!("moon = {}", line.repeat(depth));
        let mut connection = self.known().await?;
        let cards = json!([
            { "name": "own.kdl", "text": "keeper \"moon\"\n" },
            { "name": "own.en.ftl", "text": names },
        ]);
        let settings = json!({ "game": "fluxx", "deck": ["fluxx-4"], "seats": 2, "cards": cards });
        let made =
            self.ask(&mut connection, attack, "POST", "/api/tables", Some(&settings)).await?;
        if let Some(table) = made.1["table"].as_str() {
            let path = format!("/table/{table}");
            self.ask(&mut connection, attack, "GET", &path, None).await?;
        }
        Ok(())
    }

    async fn six_files(&mut self, attack: &str) -> Result<()> {
        let token = {
            self.known().await?;
            self.token.clone().unwrap_or_default()
        };
        let mut sending = Vec::new();
        for _ in 0..6 {
            let mut text = String::new();
            while text.len() < 4_000 {
                let number = self.dice.next();
                text += &format!("action \"a{number}\" {{ draw 2; play-top 1 }}\n");
            }
            let settings = json!({
                "game": "fluxx", "deck": ["fluxx-4"], "seats": 2,
                "cards": [{ "name": "own.kdl", "text": text }],
            });
            let (target, token) = (self.target, token.clone());
            sending.push(tokio::spawn(async move {
                let mut connection = Connection::open(target).await?;
                connection.ask("POST", "/api/tables", &token, Some(&settings)).await
            }));
        }
        for sent in sending {
            let (status, answer) = sent.await??;
            self.tally.answered(attack, status, &answer.to_string());
        }
        Ok(())
    }

    fn looping(&mut self) -> String {
        let body = self.dice.one(&[
            "start-of-turn { end-turn }",
            "start-of-turn { draw 1; end-turn }",
            "start-of-turn { play-top 3 }",
        ]);
        let rules = self.dice.between(20, 40);
        (0..rules).map(|number| format!("rule \"u{number}\" {{ {body} }}\n")).collect()
    }

    fn explosive(&mut self) -> String {
        let plays = "play-top 1; ".repeat(self.dice.between(2, 10));
        let cards = self.dice.between(6, 18);
        (0..cards).map(|number| format!("action \"x{number}\" {{ {plays}}}\n")).collect()
    }

    /// Starts a game with custom cards against bots, and plays a little.
    async fn play(&mut self, attack: &str, text: &str) -> Result<()> {
        let Some(table) = self.bring(attack, "own.kdl", text).await? else { return Ok(()) };
        let mut connection = self.known().await?;
        let path = format!("/api/tables/{table}/do");
        let mut actions = vec![json!({ "do": "sit", "chair": 0 })];
        actions.extend(
            (1..4).map(|chair| json!({ "do": "seat-bot", "chair": chair, "level": "random" })),
        );
        actions.push(json!({ "do": "start" }));
        for action in &actions {
            self.ask(&mut connection, attack, "POST", &path, Some(action)).await?;
        }
        for _ in 0..10 {
            let look = format!("/api/tables/{table}");
            let (_, view) = self.ask(&mut connection, attack, "GET", &look, None).await?;
            let asked = &view["asked"];
            let moves = asked["moves"].as_array().map_or(0, Vec::len);
            if moves > 0 {
                let chosen = &asked["moves"][self.dice.below(moves)];
                let answer =
                    json!({ "do": "answer", "decision": asked["decision"], "move": chosen });
                self.ask(&mut connection, attack, "POST", &path, Some(&answer)).await?;
            }
            sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    async fn experts(&mut self, attack: &str) -> Result<()> {
        let mut connection = self.known().await?;
        let settings = json!({
            "game": "fluxx", "deck": ["fluxx-4"], "seats": 8, "bot_pause": 0,
            "visibility": "public", "answer_delay": [0, 0],
        });
        let made =
            self.ask(&mut connection, attack, "POST", "/api/tables", Some(&settings)).await?;
        let Some(table) = made.1["table"].as_str().map(str::to_owned) else { return Ok(()) };
        let path = format!("/api/tables/{table}/do");
        for chair in 0..8 {
            let action = json!({ "do": "seat-bot", "chair": chair, "level": "expert" });
            self.ask(&mut connection, attack, "POST", &path, Some(&action)).await?;
        }
        self.ask(&mut connection, attack, "POST", &path, Some(&json!({ "do": "start" }))).await?;
        Ok(())
    }

    async fn changes(&mut self, attack: &str) -> Result<()> {
        let mut connection = self.known().await?;
        let settings = json!({ "game": "fluxx", "deck": ["fluxx-4"], "seats": 4 });
        let made =
            self.ask(&mut connection, attack, "POST", "/api/tables", Some(&settings)).await?;
        let Some(table) = made.1["table"].as_str().map(str::to_owned) else { return Ok(()) };
        let path = format!("/api/tables/{table}/do");
        for number in 0..self.dice.between(5, 20) {
            let text = format!("keeper \"k{number}\"\n").repeat(1) + &"// x\n".repeat(10_000);
            let settings = json!({
                "game": "fluxx", "deck": ["fluxx-4"], "seats": 4,
                "cards": [{ "name": "own.kdl", "text": text }],
            });
            let change = json!({ "do": "change", "settings": settings });
            self.ask(&mut connection, attack, "POST", &path, Some(&change)).await?;
        }
        Ok(())
    }

    async fn half_a_request(&mut self) -> Result<()> {
        let mut held = Vec::new();
        for _ in 0..self.dice.between(1, 20) {
            let mut connection = Connection::open(self.target).await?;
            let half = self.dice.one(&[
                "GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
                "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{",
                "",
                "GET /",
            ]);
            connection.stream.write_all(half.as_bytes()).await?;
            held.push(connection);
        }
        sleep(Duration::from_secs(self.dice.between(1, 5) as u64)).await;
        Ok(())
    }

    /// A public table, if there are any.
    async fn public_table(
        &mut self,
        connection: &mut Connection,
        attack: &str,
    ) -> Result<Option<String>> {
        let (_, tables) = self.ask(connection, attack, "GET", "/api/tables", None).await?;
        let tables = tables.as_array().cloned().unwrap_or_default();
        let chosen = self.dice.below(tables.len());
        Ok(tables.get(chosen).and_then(|table| table["table"].as_str()).map(str::to_owned))
    }

    async fn unread_stream(&mut self, attack: &str) -> Result<()> {
        let mut connection = self.known().await?;
        let Some(table) = self.public_table(&mut connection, attack).await? else {
            return Ok(());
        };
        let path = format!("/table/{table}/stream");
        let token = self.token.clone().unwrap_or_default();
        connection.send("GET", &path, &token, None).await?;
        sleep(Duration::from_secs(self.dice.between(1, 10) as u64)).await;
        Ok(())
    }

    async fn noise(&mut self) -> Result<()> {
        let mut connection = Connection::open(self.target).await?;
        let length = self.dice.between(1, 100_000);
        let bytes: Vec<u8> = (0..length).map(|_| self.dice.next() as u8).collect();
        connection.stream.write_all(&bytes).await?;
        let mut answer = [0; 1024];
        let _ = timeout(Duration::from_secs(2), connection.stream.read(&mut answer)).await;
        Ok(())
    }

    /// Joins a stranger's table, writes, sits down, gets up, and so on.
    async fn meddle(&mut self, attack: &str) -> Result<()> {
        let mut connection = self.known().await?;
        let Some(table) = self.public_table(&mut connection, attack).await? else {
            return Ok(());
        };
        let path = format!("/api/tables/{table}/do");
        let entered = json!({ "do": "enter" });
        self.ask(&mut connection, attack, "POST", &path, Some(&entered)).await?;
        for _ in 0..self.dice.between(2, 8) {
            let action = match self.dice.below(8) {
                0 => json!({ "do": "say", "text": "x".repeat(self.dice.between(1, 600)) }),
                1 => json!({ "do": "sit", "chair": self.dice.below(9) }),
                2 => json!({ "do": "start" }),
                3 => json!({ "do": "answer", "decision": self.dice.below(200), "move": "pass" }),
                4 => json!({ "do": "pause" }),
                5 => json!({ "do": "react", "reaction": "your-turn" }),
                6 => json!({ "do": "seat-bot", "chair": 0, "level": "expert" }),
                _ => json!({ "do": "invite" }),
            };
            self.ask(&mut connection, attack, "POST", &path, Some(&action)).await?;
        }
        self.ask(&mut connection, attack, "POST", &path, Some(&json!({ "do": "leave" }))).await?;
        Ok(())
    }

    async fn nonsense(&mut self, attack: &str) -> Result<()> {
        let mut connection = self.known().await?;
        let path = self.dice.one(&[
            "/api/tables",
            "/api/tables/x/do",
            "/table/%0a/do",
            "/wishes",
            "/api/me",
            "/api/sign-in",
            "/api/account",
            "/join/%00/%00",
            "/api/tables/%ff/stream",
            "/api/tables/../../etc/passwd",
        ]);
        let body = match self.dice.below(5) {
            0 => json!([[[[[[[]]]]]]]),
            1 => json!({ "do": { "do": { "do": [] } } }),
            2 => json!({ "game": "fluxx", "seats": u64::MAX, "deck": ["fluxx-4"] }),
            3 => json!({ "game": "\u{0}", "seats": -1, "cards": [{ "name": "..", "text": 7 }] }),
            _ => json!("x".repeat(self.dice.between(1, 200_000))),
        };
        let method = self.dice.one(&["GET", "POST", "PATCH", "DELETE", "PUT"]);
        let body = Some(&body).filter(|_| method != "GET");
        self.ask(&mut connection, attack, method, path, body).await?;
        Ok(())
    }

    async fn many_guests(&mut self, attack: &str) -> Result<()> {
        let mut connection = Connection::open(self.target).await?;
        for _ in 0..self.dice.between(5, 30) {
            let body = json!({ "name": "x".repeat(self.dice.between(0, 5_000)) });
            self.ask(&mut connection, attack, "POST", "/api/guests", Some(&body)).await?;
        }
        Ok(())
    }
}

/// Addresses for ordinary tables, one each, so that limits per client apply per
/// table.
pub(crate) fn ordinary(server: SocketAddr, table: usize) -> Target {
    let address = Ipv4Addr::new(127, 1, (table / 200) as u8, (table % 200) as u8 + 1);
    Target::new(server).from(IpAddr::V4(address))
}
