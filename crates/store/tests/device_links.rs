//! One-time links for another device.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use std::time::Duration;

use asterism_store::{Profile, StoreError, Token};
use place::Place;

on_both! {
    a_device_link_works_once
    of_two_attempts_at_the_same_time_one_succeeds
    a_device_link_expires
    a_device_link_cannot_be_guessed
    a_new_device_link_replaces_the_old_one
    revoking_all_tokens_or_a_ban_removes_the_device_link
}

const MINUTES: Duration = Duration::from_secs(600);

async fn a_device_link_works_once(place: Place) {
    let store = place.open().await;
    let named = Profile { name: Some("Ann".into()), ..Profile::default() };
    let (ann, first) = store.create_guest(named).await.unwrap();
    let link = store.create_device_link(&ann.id, MINUTES).await.unwrap();
    assert_eq!(store.person_by_token(&link).await.unwrap(), None, "a link is not a session");
    for _ in 0..3 {
        assert_eq!(store.owner_of_device_link(&link).await.unwrap().id, ann.id);
    }
    let (person, second) = store.use_device_link(&link, "device").await.unwrap();
    assert_eq!(person, ann);
    assert_ne!(second, first);
    for token in [&first, &second] {
        assert_eq!(store.person_by_token(token).await.unwrap().unwrap().id, ann.id);
    }
    let again = store.use_device_link(&link, "device").await;
    assert_eq!(again.unwrap_err(), StoreError::NoSuchDeviceLink);
    assert!(store.owner_of_device_link(&link).await.is_err());
}

async fn of_two_attempts_at_the_same_time_one_succeeds(place: Place) {
    let store = place.open().await;
    let (ann, _) = store.create_guest(Profile::default()).await.unwrap();
    let link = store.create_device_link(&ann.id, MINUTES).await.unwrap();
    let attempts = (0..8).map(|_| {
        let (store, link) = (store.clone(), link.clone());
        tokio::spawn(async move { store.use_device_link(&link, "device").await.is_ok() })
    });
    let mut used = 0;
    for attempt in attempts.collect::<Vec<_>>() {
        used += usize::from(attempt.await.unwrap());
    }
    assert_eq!(used, 1);
}

async fn a_device_link_expires(place: Place) {
    let store = place.open().await;
    let (ann, _) = store.create_guest(Profile::default()).await.unwrap();
    let link = store.create_device_link(&ann.id, Duration::from_millis(1)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(store.owner_of_device_link(&link).await, Err(StoreError::NoSuchDeviceLink));
    let used = store.use_device_link(&link, "device").await;
    assert_eq!(used.unwrap_err(), StoreError::NoSuchDeviceLink);
}

async fn a_device_link_cannot_be_guessed(place: Place) {
    let store = place.open().await;
    let (ann, session) = store.create_guest(Profile::default()).await.unwrap();
    let link = store.create_device_link(&ann.id, MINUTES).await.unwrap();
    assert_eq!(link.reveal().len(), 52, "256 bits");
    let hash = link.hash().to_string();
    let near = &link.reveal()[..51];
    for guess in ["", ann.id.as_str(), session.reveal(), &hash, near] {
        let used = store.use_device_link(&Token::from_text(guess), "device").await;
        assert_eq!(used.unwrap_err(), StoreError::NoSuchDeviceLink, "{guess}");
    }
    assert!(store.use_device_link(&link, "device").await.is_ok(), "wrong guesses do no harm");
}

async fn a_new_device_link_replaces_the_old_one(place: Place) {
    let store = place.open().await;
    let (ann, _) = store.create_guest(Profile::default()).await.unwrap();
    let old = store.create_device_link(&ann.id, MINUTES).await.unwrap();
    let new = store.create_device_link(&ann.id, MINUTES).await.unwrap();
    assert!(store.use_device_link(&old, "device").await.is_err());
    assert!(store.use_device_link(&new, "device").await.is_ok());
    let nobody = "nobody".parse().unwrap();
    let made = store.create_device_link(&nobody, MINUTES).await;
    assert_eq!(made.unwrap_err(), StoreError::NoSuchPerson);
}

async fn revoking_all_tokens_or_a_ban_removes_the_device_link(place: Place) {
    let store = place.open().await;
    let (ann, token) = store.create_guest(Profile::default()).await.unwrap();
    let link = store.create_device_link(&ann.id, MINUTES).await.unwrap();
    store.revoke_other_tokens(&ann.id, Some(&token)).await.unwrap();
    assert!(store.use_device_link(&link, "device").await.is_err());
    let link = store.create_device_link(&ann.id, MINUTES).await.unwrap();
    store.ban(&ann.id).await.unwrap();
    assert!(store.use_device_link(&link, "device").await.is_err());
}
