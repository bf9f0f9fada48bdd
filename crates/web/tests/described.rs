//! What a server answers is what its OpenAPI document says.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use std::collections::BTreeSet;

use running::{Client, Running, answer, begun, hear, send, socket};
use serde_json::{Value, json};

/// The published document, made strict: fields that it doesn't describe are mistakes.
struct Document(Value);

impl Document {
    fn of(client: &Client<'_>) -> Self {
        let (status, text) = client.get("/api/openapi.json");
        assert_eq!(status, 200);
        let mut document: Value = serde_json::from_str(&text).unwrap();
        let mut combined = BTreeSet::new();
        find_combined(&document, &mut combined);
        for (name, schema) in document["components"]["schemas"].as_object_mut().unwrap() {
            make_strict(schema, combined.contains(name));
        }
        Self(document)
    }

    /// Whether `value` is what the document says of this schema.
    fn check(&self, schema: &Value, value: &Value) {
        let mut whole = schema.clone();
        whole["components"] = self.0["components"].clone();
        whole["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
        let validator = jsonschema::validator_for(&whole).unwrap();
        let mistakes: Vec<String> = validator
            .iter_errors(value)
            .map(|error| format!("{}: {error}", error.instance_path))
            .collect();
        assert!(mistakes.is_empty(), "{}\n{value:#}", mistakes.join("\n"));
    }

    fn check_as(&self, name: &str, value: &Value) {
        assert!(self.0["components"]["schemas"].get(name).is_some(), "{name} is not described");
        self.check(&json!({ "$ref": format!("#/components/schemas/{name}") }), value);
    }

    /// Checks the answer to a GET request against what is said of its path.
    fn check_get(&self, client: &Client<'_>, template: &str, table: &str) -> Value {
        let (status, text) = client.get(&template.replace("{table}", table));
        assert_eq!(status, 200, "{text}");
        let value: Value = serde_json::from_str(&text).unwrap();
        let content = &self.0["paths"][template]["get"]["responses"]["200"]["content"];
        let schema = &content["application/json"]["schema"];
        assert!(schema.is_object(), "{template}: {content}");
        self.check(schema, &value);
        value
    }
}

/// The names of schemas that are combined with others by `allOf`. These can't forbid
/// further fields, because they don't know those of the others.
fn find_combined(value: &Value, names: &mut BTreeSet<String>) {
    let items = value.as_array().into_iter().flatten();
    let fields = value.as_object().into_iter().flat_map(|fields| fields.values());
    for inner in items.chain(fields) {
        find_combined(inner, names);
    }
    for item in value.get("allOf").and_then(Value::as_array).into_iter().flatten() {
        let name = item["$ref"].as_str().and_then(|text| text.rsplit('/').next());
        names.extend(name.map(str::to_owned));
    }
}

fn make_strict(schema: &mut Value, combined: bool) {
    if let Some(items) = schema.as_array_mut() {
        for item in items {
            make_strict(item, false);
        }
        return;
    }
    let Some(fields) = schema.as_object_mut() else { return };
    for (name, inner) in fields.iter_mut() {
        match name.as_str() {
            "allOf" => {
                for item in inner.as_array_mut().unwrap() {
                    make_strict(item, true);
                }
            }
            // The values are schemas, the keys are names of fields.
            "properties" => {
                for property in inner.as_object_mut().unwrap().values_mut() {
                    make_strict(property, false);
                }
            }
            _ => make_strict(inner, false),
        }
    }
    let whole = fields.contains_key("properties") || fields.contains_key("allOf");
    if whole && !combined && !fields.contains_key("additionalProperties") {
        fields.insert("unevaluatedProperties".into(), false.into());
    }
}

#[test]
fn undescribed_fields_and_wrong_types_are_found() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let document = Document::of(&ann);
    let table = ann.make(&json!({ "game": "fluxx", "seats": 2 }));
    let view = ann.view(&table);
    document.check_as("TableView", &view);
    for (field, value) in [("surprise", json!(1)), ("version", json!("1")), ("stage", json!("x"))] {
        let mut wrong = view.clone();
        wrong[field] = value;
        let check = std::panic::AssertUnwindSafe(|| document.check_as("TableView", &wrong));
        assert!(std::panic::catch_unwind(check).is_err(), "{field}");
    }
}

#[test]
fn live_answers_are_as_described() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let document = Document::of(&ann);
    let lobby = ann.make(&json!({
        "game": "fluxx", "seats": 3, "visibility": "public", "deck": ["fluxx-4"],
        "options": { "day": "ask" }, "pace": { "kind": "slow", "decision": 1000, "window": 1000 },
    }));
    ann.must(&lobby, json!({ "do": "sit" }));
    ann.must(&lobby, json!({ "do": "seat-bot", "chair": 1, "level": "random" }));
    document.check_as("Done", &ann.must(&lobby, json!({ "do": "invite" })));
    let view = document.check_get(&ann, "/api/tables/{table}", &lobby);
    assert_eq!(view["stage"], "lobby");
    let (status, error) = ann.act(&lobby, json!({ "do": "undo" }));
    assert_ne!(status, 200);
    document.check_as("ApiError", &error);
    let list = document.check_get(&ann, "/api/tables", "");
    assert_eq!(list[0]["summary"]["chairs"].as_array().unwrap().len(), 3, "{list}");
    for path in ["/api/games", "/api/editions", "/api/me", "/api/me/tables"] {
        document.check_get(&ann, path, "");
    }
    for game in ["stella-quest", "fluxx"] {
        // A game of Fluxx may be over after an answer or two.
        while played_as_described(&server, &document, game) < 5 {}
    }
}

/// Plays a game to the end and checks every view. Returns how many views had a game
/// that was not over.
fn played_as_described(server: &Running, document: &Document, game: &str) -> usize {
    let (ann, bob, table) = begun(server, game);
    let mut running = 0;
    loop {
        let mine = document.check_get(&ann, "/api/tables/{table}", &table);
        let theirs = document.check_get(&bob, "/api/tables/{table}", &table);
        assert_eq!(mine["game"]["game"], game);
        if !mine["over"].is_null() {
            break;
        }
        running += 1;
        for (client, view) in [(&ann, &mine), (&bob, &theirs)] {
            if let Some(action) = answer(view) {
                client.act(&table, action);
            }
        }
    }
    let log = document.check_get(&ann, "/api/tables/{table}/log", &table);
    assert!(!log.as_array().unwrap().is_empty());
    document.check_get(&ann, "/api/tables/{table}/cards", &table);
    let record = document.check_get(&ann, "/api/tables/{table}/replay", &table);
    assert_eq!(record["entries"][0]["fact"], "created");
    if game == "stella-quest" {
        analyzed_as_described(document, &ann, &table);
    }
    running
}

/// The first answer comes at once; the last one has what decided the game.
fn analyzed_as_described(document: &Document, ann: &Client<'_>, table: &str) {
    let path = "/api/tables/{table}/analysis";
    let mut analysis = document.check_get(ann, path, table);
    for _ in 0..600 {
        if analysis["state"] == "done" {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(200));
        analysis = document.check_get(ann, path, table);
    }
    assert_eq!(analysis["state"], "done", "{analysis}");
    let seats = analysis["seats"].as_array().unwrap();
    assert_eq!(seats.len(), analysis["players"].as_array().unwrap().len());
    let part = |seat: &Value, name: &str| seat[name].as_i64().unwrap();
    for seat in seats {
        let sum: i64 = ["start", "luck", "own", "others"].iter().map(|name| part(seat, name)).sum();
        assert_eq!(sum, part(seat, "end"), "{seat}");
    }
    assert!(analysis["points"].as_array().unwrap().len() > 1);
}

#[test]
fn events_and_messages_are_as_described() {
    let server = Running::usual();
    let (ann, bob, table) = begun(&server, "fluxx");
    let document = Document::of(&ann);
    let stream = "/api/tables/{table}/stream";
    let answers = &document.0["paths"][stream]["get"]["responses"]["200"]["content"];
    let schema = &answers["text/event-stream"]["schema"];
    let mut views = ann.stream(&stream.replace("{table}", &table));
    document.check(schema, &views.next().unwrap());
    bob.must(&table, json!({ "do": "react", "reaction": "wow" }));
    document.check(schema, &views.find(|view| view["chat"][0]["reaction"] == "wow").unwrap());

    let mut socket = socket(&ann, &table);
    let view = hear(&mut socket, "table");
    document.check_as("SocketMessage", &view);
    for action in [answer(&view["table"]).unwrap_or(json!({ "do": "undo" })), json!({ "do": "x" })]
    {
        let mut message = action;
        message["id"] = json!(7);
        send(&mut socket, &message);
        document.check_as("SocketMessage", &hear(&mut socket, "reply"));
    }
}
