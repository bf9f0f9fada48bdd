//! The pages of a card in the studio: measured, and closed to everybody else.
#![allow(clippy::unwrap_used, reason = "tests read better so")]

mod running;

use std::time::{Duration, Instant};

use asterism_store::{Address, Profile, Store, StoreOptions};
use asterism_studio::{CardSet, SetCard};
use running::{Client, Running};

/// A server with a set, its owner's token, and the set's id.
fn with_set(cards: &[&str]) -> (Running, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let database = Address::Sqlite(folder.path().join("asterism.db"));
    let mut set = CardSet::new("The Back Garden");
    set.cards = cards.iter().map(|kdl| SetCard::new(*kdl)).collect();
    let draft = serde_json::to_string(&set).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (token, id) = runtime.block_on(async {
        let store = Store::open(&database, StoreOptions::default()).await.unwrap();
        let (person, token) = store.create_guest(Profile::default()).await.unwrap();
        let id = store.create_set(&person.id, &draft).await.unwrap();
        store.close().await;
        (token.reveal().to_owned(), id.to_string())
    });
    drop(runtime);
    (Running::start_in(folder, Running::usual_config()), token, id)
}

#[test]
fn a_card_is_measured_within_seconds() {
    let (server, token, set) =
        with_set(&["keeper \"magpie\"", "goal \"nest\" { have \"magpie\" }"]);
    let owner = Client { server: &server, token };
    let start = Instant::now();
    loop {
        let (status, page) = owner.get(&format!("/studio/{set}/1/strength?fragment=1"));
        assert_eq!(status, 200, "{page}");
        assert!(!page.contains("<html"), "only a part of a page");
        if page.contains("games with it") {
            break;
        }
        assert!(start.elapsed() < Duration::from_secs(5), "{page}");
        std::thread::sleep(Duration::from_millis(100));
    }
    let (_, page) = owner.get(&format!("/studio/{set}/1/strength"));
    for part in
        ["Who wins with it?", "Does it come into play?", "figures-table", "Play 100,000 games"]
    {
        assert!(page.contains(part), "{part}");
    }
    // Another deck is another measurement; a deck that doesn't exist is the usual one.
    let (_, star) = owner.get(&format!("/studio/{set}/1/strength?deck=star"));
    assert!(star.contains("value=\"star\" selected"));
    let (_, usual) = owner.get(&format!("/studio/{set}/1/strength?deck=nothing"));
    assert!(usual.contains("value=\"fluxx-4\" selected"));
}

#[test]
fn a_card_that_cannot_be_played_is_not_measured() {
    let (server, token, set) = with_set(&["keeper \"magpie", "keeper \"crow\""]);
    let owner = Client { server: &server, token };
    let (status, page) = owner.get(&format!("/studio/{set}/0/strength?fragment=1"));
    assert_eq!(status, 200);
    assert!(page.contains("Measured as soon as it can be played"), "{page}");
    assert!(!page.contains("data-running"));
    // The mistake of one card doesn't keep the others from being measured.
    let (_, page) = owner.get(&format!("/studio/{set}/1/strength?fragment=1"));
    assert!(!page.contains("Measured as soon as"), "{page}");
}

#[test]
fn sets_of_others_do_not_exist() {
    let (server, token, set) = with_set(&["keeper \"magpie\""]);
    let stranger = server.guest("Mallory");
    let nobody = Client { server: &server, token: String::new() };
    let owner = Client { server: &server, token };
    let path = format!("/studio/{set}/0/strength");
    assert_eq!(owner.get(&path).0, 200);
    for other in [&stranger, &nobody] {
        assert_eq!(other.get(&path).0, 404);
        assert_eq!(other.get(&format!("{path}?fragment=1")).0, 404);
        assert_eq!(other.post(&path, &serde_json::json!({})).0, 404);
    }
    for missing in ["/studio/0/0/strength".to_owned(), format!("/studio/{set}/7/strength")] {
        assert_eq!(owner.get(&missing).0, 404, "{missing}");
    }
}
