//! Sets of custom cards.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use asterism_store::{MAX_PICTURE_LEN, MAX_SET_LEN, MAX_SETS, Profile, Store, StoreError};
use place::Place;

on_both! {
    a_draft_is_saved_unless_it_changed_meanwhile
    versions_are_published_and_stay
    only_the_owner_changes_a_set
    a_link_shows_a_set_until_it_is_withdrawn
    erasing_leaves_nothing_and_other_people_alone
    sets_are_part_of_backups
    there_are_quotas
}

async fn person(store: &Store) -> asterism_store::PersonId {
    store.create_guest(Profile::default()).await.unwrap().0.id
}

async fn a_draft_is_saved_unless_it_changed_meanwhile(place: Place) {
    let store = place.open().await;
    let ann = person(&store).await;
    let set = store.create_set(&ann, "one").await.unwrap();
    assert_eq!(store.save_set(&ann, &set, 0, "two").await, Ok(1));
    assert_eq!(store.save_set(&ann, &set, 0, "other").await, Err(StoreError::SetChanged));
    let stored = store.set(&set).await.unwrap().unwrap();
    assert_eq!((stored.draft.as_str(), stored.revision, stored.version), ("two", 1, 0));
    assert_eq!(store.sets_of(&ann).await.unwrap(), [stored]);
}

async fn versions_are_published_and_stay(place: Place) {
    let store = place.open().await;
    let ann = person(&store).await;
    let set = store.create_set(&ann, "draft").await.unwrap();
    assert_eq!(store.publish_set(&ann, &set, "first", "").await, Ok(1));
    assert_eq!(store.publish_set(&ann, &set, "second", "more cards").await, Ok(2));
    store.save_set(&ann, &set, 0, "changed").await.unwrap();
    let versions = store.set_versions(&set).await.unwrap();
    let shown: Vec<_> =
        versions.iter().map(|version| (version.version, version.body.as_str())).collect();
    assert_eq!(shown, [(2, "second"), (1, "first")]);
    assert_eq!(store.set(&set).await.unwrap().unwrap().version, 2);
}

async fn only_the_owner_changes_a_set(place: Place) {
    let store = place.open().await;
    let (ann, bob) = (person(&store).await, person(&store).await);
    let set = store.create_set(&ann, "draft").await.unwrap();
    let refused = Err(StoreError::NoSuchSet);
    assert_eq!(store.save_set(&bob, &set, 0, "x").await.map(drop), refused);
    assert_eq!(store.publish_set(&bob, &set, "x", "").await.map(drop), refused);
    assert_eq!(store.share_set(&bob, &set, true).await.map(drop), refused);
    assert_eq!(store.add_picture(&bob, &set, "p", b"x").await, refused);
    assert_eq!(store.erase_set(&bob, &set).await, refused);
    assert_eq!(store.set(&set).await.unwrap().unwrap().draft, "draft");
    let nobody = "nobody".parse().unwrap();
    assert_eq!(store.create_set(&nobody, "x").await, Err(StoreError::NoSuchPerson));
}

async fn a_link_shows_a_set_until_it_is_withdrawn(place: Place) {
    let store = place.open().await;
    let ann = person(&store).await;
    let set = store.create_set(&ann, "draft").await.unwrap();
    let link = store.share_set(&ann, &set, true).await.unwrap().unwrap();
    assert_eq!(store.set_by_link(&link).await.unwrap().unwrap().id, set);
    assert_eq!(store.set_by_link("guess").await, Ok(None));
    assert_eq!(store.share_set(&ann, &set, false).await, Ok(None));
    assert_eq!(store.set_by_link(&link).await, Ok(None));
}

async fn erasing_leaves_nothing_and_other_people_alone(place: Place) {
    let store = place.open().await;
    let (ann, bob) = (person(&store).await, person(&store).await);
    let mut sets = Vec::new();
    for owner in [&ann, &ann, &bob] {
        let set = store.create_set(owner, "draft").await.unwrap();
        store.publish_set(owner, &set, "first", "").await.unwrap();
        store.add_picture(owner, &set, "p", b"pixels").await.unwrap();
        sets.push(set);
    }
    assert_eq!(store.erase_sets(&ann).await, Ok(2));
    for (set, left) in sets.iter().zip([false, false, true]) {
        assert_eq!(store.set(set).await.unwrap().is_some(), left);
        assert_eq!(store.picture(set, "p").await.unwrap().is_some(), left);
        assert_eq!(store.set_versions(set).await.unwrap().len(), usize::from(left));
    }
    store.erase_set(&bob, &sets[2]).await.unwrap();
    assert_eq!(store.picture(&sets[2], "p").await, Ok(None));
}

async fn sets_are_part_of_backups(place: Place) {
    let store = place.open().await;
    let ann = person(&store).await;
    let set = store.create_set(&ann, "{\"title\":\"żółw\"}").await.unwrap();
    store.publish_set(&ann, &set, "first", "note").await.unwrap();
    store.add_picture(&ann, &set, "p", &[0xff, 0, 0x80]).await.unwrap();
    let link = store.share_set(&ann, &set, true).await.unwrap().unwrap();
    let mut backup = Vec::new();
    store.write_backup(&mut backup).await.unwrap();
    for other in [Place::sqlite(), Place::postgres()] {
        let restored = other.open().await;
        restored.read_backup(&mut &backup[..]).await.unwrap();
        assert_eq!(restored.set_by_link(&link).await, store.set(&set).await);
        assert_eq!(restored.set_versions(&set).await, store.set_versions(&set).await);
        assert_eq!(restored.picture(&set, "p").await, Ok(Some(vec![0xff, 0, 0x80])));
    }
}

async fn there_are_quotas(place: Place) {
    let store = place.open().await;
    let ann = person(&store).await;
    let set = store.create_set(&ann, "").await.unwrap();
    for _ in 1..MAX_SETS {
        store.create_set(&ann, "").await.unwrap();
    }
    assert_eq!(store.create_set(&ann, "").await, Err(StoreError::SetQuota));
    let long = "x".repeat(MAX_SET_LEN + 1);
    assert_eq!(store.save_set(&ann, &set, 0, &long).await.unwrap_err().code(), "bad-input");
    let huge = vec![0; MAX_PICTURE_LEN + 1];
    assert_eq!(store.add_picture(&ann, &set, "p", &huge).await.unwrap_err().code(), "bad-input");
}
