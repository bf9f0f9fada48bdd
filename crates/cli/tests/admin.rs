//! An operator at work, while the server runs and while it doesn't.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod program;

use std::path::Path;

use asterism_load::crowd::guests;
use asterism_load::server::Program;
use program::{Folder, run};
use serde_json::{Value, json};

fn admin(database: &str, arguments: &[&str]) -> (i32, Value, String) {
    let run = run(&[&["admin", "--json", "--database", database], arguments].concat());
    (run.code, serde_json::from_str(&run.out).unwrap_or_default(), run.err)
}

#[test]
fn an_operator_lists_ends_quarantines_deletes_and_bans() {
    let folder = Folder::new();
    let database = folder.path("games.db");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (tables, token) = runtime.block_on(async {
        let program = Program::new(Path::new(env!("CARGO_BIN_EXE_asterism")), &database);
        let server = program.start().unwrap();
        let mut connection = server.connect().await.unwrap();
        let people = guests(&mut connection, 2).await.unwrap();
        let mut tables = Vec::new();
        for _ in 0..4 {
            let settings = json!({ "game": "stella-quest", "seats": 2, "visibility": "public" });
            let made = connection.must("/api/tables", &people[0], &settings).await.unwrap();
            let table = made["table"].as_str().unwrap().to_owned();
            connection.act(&table, &people[0], &json!({ "do": "sit" })).await.unwrap();
            tables.push(table);
        }
        connection.act(&tables[3], &people[1], &json!({ "do": "enter" })).await.unwrap();
        connection.act(&tables[3], &people[1], &json!({ "do": "sit" })).await.unwrap();
        connection.act(&tables[3], &people[0], &json!({ "do": "start" })).await.unwrap();

        let (code, list, err) = admin(&database, &["list"]);
        assert_eq!((code, list["tables"].as_array().map(Vec::len)), (0, Some(4)), "{err}");
        let (_, playing, _) = admin(&database, &["list", "--phase", "playing"]);
        assert_eq!(playing["tables"][0]["table"], tables[3].as_str());

        assert_eq!(admin(&database, &["end", &tables[0]]).0, 0);
        let look = format!("/api/tables/{}", tables[0]);
        let (_, view) = connection.ask("GET", &look, &people[0], None).await.unwrap();
        assert_eq!(view["over"]["reason"], "ended-by-operator");
        let (code, _, err) = admin(&database, &["end", &tables[0]]);
        assert_eq!(code, 2, "{err}");

        assert_eq!(admin(&database, &["quarantine", &tables[1], "--reason", "test"]).0, 0);
        let look = format!("/api/tables/{}", tables[1]);
        let (status, error) = connection.ask("GET", &look, &people[0], None).await.unwrap();
        assert_eq!((status, error["code"].as_str()), (423, Some("quarantined")));
        assert_eq!(admin(&database, &["release", &tables[1]]).1["released"], true);
        assert_eq!(connection.ask("GET", &look, &people[0], None).await.unwrap().0, 200);

        assert_eq!(admin(&database, &["delete", &tables[2]]).0, 0);
        let look = format!("/api/tables/{}", tables[2]);
        assert_eq!(connection.ask("GET", &look, &people[0], None).await.unwrap().0, 404);
        let (code, _, err) = admin(&database, &["show", &tables[2]]);
        assert_eq!(code, 2, "{err}");

        let (_, shown, _) = admin(&database, &["show", &tables[3]]);
        assert_eq!(shown["phase"], "playing");
        let guest = shown["people"].as_array().unwrap().iter();
        let guest = guest.map(|person| person["person"].as_str().unwrap());
        let owner = shown["owner"].as_str().unwrap();
        let guest = guest.into_iter().find(|person| *person != owner).unwrap();
        let (code, banned, err) = admin(&database, &["ban", guest]);
        assert_eq!((code, banned["tables"].as_u64()), (0, Some(1)), "{err}");
        let look = format!("/api/tables/{}", tables[3]);
        let (_, view) = connection.ask("GET", &look, &people[0], None).await.unwrap();
        assert!(view.to_string().contains("bot"), "a bot took the chair: {view}");
        server.stop().unwrap();
        (tables, people[1].clone())
    });
    // The same without a server.
    let (code, sizes, err) = admin(&database, &["sizes"]);
    assert_eq!(code, 0, "{err}");
    assert!(sizes["database"].as_u64().unwrap() > 10_000);
    assert_eq!(sizes["tables"].as_array().unwrap().len(), 3);
    assert_eq!(admin(&database, &["delete", &tables[0]]).0, 0);
    let (_, list, _) = admin(&database, &["list"]);
    assert_eq!(list["tables"].as_array().unwrap().len(), 2);
    assert!(!token.is_empty());
    let readable = run(&["admin", "list", "--database", &database]);
    assert!(readable.out.contains("stella-quest"), "{}", readable.out);
    let missing = run(&["admin", "list", "--database", &folder.path("missing.db")]);
    assert_eq!(missing.code, 2);
}
