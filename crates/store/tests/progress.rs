//! What a person has learned and solved.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use asterism_store::{Profile, ProgressItem, ProgressKind, StoreError};
use place::Place;

on_both! {
    progress_is_kept_per_person_and_replaced
    erasing_progress_leaves_other_people_alone
    progress_is_part_of_backups
    progress_of_nobody_and_too_long_texts_are_refused
}

async fn progress_is_kept_per_person_and_replaced(place: Place) {
    let store = place.open().await;
    let (ann, _) = store.create_guest(Profile::default()).await.unwrap();
    let (bob, _) = store.create_guest(Profile::default()).await.unwrap();
    let mut lesson = ProgressItem::new(ProgressKind::Lesson, "turn");
    lesson.body = "play milk".into();
    store.set_progress(&ann.id, &lesson).await.unwrap();
    let kept = store.progress_of(&ann.id, ProgressKind::Lesson, "turn").await.unwrap().unwrap();
    assert_eq!((kept.body.as_str(), kept.done_at), ("play milk", None));
    assert!(kept.changed_at > 0);
    assert_eq!(store.progress_of(&ann.id, ProgressKind::Tip, "turn").await.unwrap(), None);
    let done = ProgressItem { body: String::new(), count: 2, ..kept }.done();
    store.set_progress(&ann.id, &done).await.unwrap();
    let all = store.progress(&ann.id).await.unwrap();
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].done_at, all[0].count), (done.done_at, 2));
    assert!(all[0].done_at.is_some());
    assert_eq!(store.progress(&bob.id).await.unwrap(), []);
}

async fn erasing_progress_leaves_other_people_alone(place: Place) {
    let store = place.open().await;
    let (ann, _) = store.create_guest(Profile::default()).await.unwrap();
    let (bob, _) = store.create_guest(Profile::default()).await.unwrap();
    for person in [&ann.id, &bob.id] {
        for item in ["first-draw", "first-goal"] {
            let tip = ProgressItem::new(ProgressKind::Tip, item).done();
            store.set_progress(person, &tip).await.unwrap();
        }
    }
    assert_eq!(store.erase_progress(&ann.id).await.unwrap(), 2);
    assert_eq!(store.progress(&ann.id).await.unwrap(), []);
    assert_eq!(store.progress(&bob.id).await.unwrap().len(), 2);
}

async fn progress_is_part_of_backups(place: Place) {
    let store = place.open().await;
    let (ann, _) = store.create_guest(Profile::default()).await.unwrap();
    let puzzle = ProgressItem { count: 3, ..ProgressItem::new(ProgressKind::Puzzle, "star-7") };
    store.set_progress(&ann.id, &puzzle.done()).await.unwrap();
    let mut backup = Vec::new();
    store.write_backup(&mut backup).await.unwrap();
    for other in [Place::sqlite(), Place::postgres()] {
        let restored = other.open().await;
        restored.read_backup(&mut &backup[..]).await.unwrap();
        let (old, new) = (store.progress(&ann.id).await, restored.progress(&ann.id).await);
        assert_eq!(old.unwrap(), new.unwrap());
    }
}

async fn progress_of_nobody_and_too_long_texts_are_refused(place: Place) {
    let store = place.open().await;
    let nobody = "nobody".parse().unwrap();
    let item = ProgressItem::new(ProgressKind::Lesson, "turn");
    let refused = store.set_progress(&nobody, &item).await;
    assert_eq!(refused.unwrap_err(), StoreError::NoSuchPerson);
    let (ann, _) = store.create_guest(Profile::default()).await.unwrap();
    let long = ProgressItem { body: "x".repeat(4001), ..item.clone() };
    assert!(store.set_progress(&ann.id, &long).await.is_err());
    let long = ProgressItem { item: "x".repeat(101), ..item };
    assert!(store.set_progress(&ann.id, &long).await.is_err());
    assert_eq!(store.progress(&ann.id).await.unwrap(), []);
}
