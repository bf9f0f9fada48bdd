//! Lists of tables, definitions, settings, people, invitations.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use asterism_store::{
    Append, Appended, Digest, Invitation, PersonId, Profile, StoreError, SummaryRow, TablePhase,
    TableRecord, Token,
};
use place::{Place, new_table, next_number, summary_row, table};

on_both! {
    public_tables_are_listed_newest_first
    tables_of_a_person_are_listed
    tables_are_listed_by_id_and_by_wake_time
    definitions_are_known_by_their_content
    settings_are_kept
    a_guest_is_known_by_a_token_only
    tokens_are_revoked
    accounts_have_names_and_passwords
    invitations_are_valid_until_they_expire
}

fn names(tables: &[TableRecord]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

async fn public_tables_are_listed_newest_first(place: Place) {
    let store = place.open().await;
    for number in 0..7 {
        table(&store, &format!("public-{number}")).await;
    }
    let mut hidden = new_table("hidden");
    hidden.summary_row.public = false;
    store.create_table(&hidden).await.unwrap();
    let over = SummaryRow { phase: TablePhase::Over, ..summary_row() };
    store.set_summary_row(&"public-3".parse().unwrap(), &over).await.unwrap();
    let all = store.public_tables(None, 100).await.unwrap();
    assert_eq!(all.len(), 6);
    assert!(all.is_sorted_by_key(|table| std::cmp::Reverse((table.created_at, table.id.clone()))));
    // Page by page it is the same.
    let mut pages = Vec::new();
    loop {
        let bookmark = pages.last().map(TableRecord::bookmark);
        let page = store.public_tables(bookmark.as_ref(), 4).await.unwrap();
        if page.is_empty() {
            break;
        }
        pages.extend(page);
    }
    assert_eq!(pages, all);
}

async fn tables_of_a_person_are_listed(place: Place) {
    let store = place.open().await;
    let [ann, bob]: [PersonId; 2] = ["ann", "bob"].map(|name| name.parse().unwrap());
    let mut first = new_table("first");
    first.people = vec![ann.clone(), bob.clone(), ann.clone()];
    first.summary_row.public = false;
    store.create_table(&first).await.unwrap();
    let second = table(&store, "second").await;
    assert_eq!(names(&store.tables_of(&ann, None, 10).await.unwrap()), ["first"]);
    assert_eq!(store.people_of(&first.id).await.unwrap(), [ann.clone(), bob.clone()]);
    let mut joins = Append::new(second.clone(), 0, vec!["ann joins".into()]);
    joins.people = Some(vec![ann.clone()]);
    joins.summary_row = Some(SummaryRow { summary: "with ann".into(), ..summary_row() });
    assert_eq!(store.append(joins.clone()).await, Ok(Appended::Now));
    assert_eq!(store.append(joins).await, Ok(Appended::AlreadyThere));
    let mut leaves = Append::new(first.id.clone(), 0, vec!["ann leaves".into()]);
    leaves.people = Some(vec![bob.clone()]);
    store.append(leaves).await.unwrap();
    let of_ann = store.tables_of(&ann, None, 10).await.unwrap();
    assert_eq!(names(&of_ann), ["second"]);
    assert_eq!(of_ann[0].summary_row.summary, "with ann");
    assert_eq!(next_number(&store, &second).await, 1);
    assert_eq!(names(&store.tables_of(&bob, None, 10).await.unwrap()), ["first"]);
    let bookmark = of_ann[0].bookmark();
    assert_eq!(store.tables_of(&ann, Some(&bookmark), 10).await.unwrap(), []);
}

async fn tables_are_listed_by_id_and_by_wake_time(place: Place) {
    let store = place.open().await;
    for (name, phase, wake_at) in [
        ("a", TablePhase::Playing, Some(300)),
        ("b", TablePhase::Over, None),
        ("c", TablePhase::Playing, None),
        ("d", TablePhase::Lobby, Some(100)),
        ("e", TablePhase::Playing, Some(301)),
    ] {
        let mut table = new_table(name);
        table.summary_row = SummaryRow { phase, wake_at, ..summary_row() };
        store.create_table(&table).await.unwrap();
    }
    assert_eq!(names(&store.all_tables(None, 2).await.unwrap()), ["a", "b"]);
    let after = "c".parse().unwrap();
    assert_eq!(names(&store.all_tables(Some(&after), 1).await.unwrap()), ["d"]);
    assert_eq!(names(&store.due_tables(300, 10).await.unwrap()), ["d", "a"]);
    assert_eq!(names(&store.due_tables(300, 1).await.unwrap()), ["d"]);
    assert_eq!(names(&store.due_tables(99, 10).await.unwrap()), Vec::<&str>::new());
}

async fn definitions_are_known_by_their_content(place: Place) {
    let store = place.open().await;
    let body = b"keeper \"moon\" \xff\0";
    let hash = store.put_definition(body).await.unwrap();
    assert_eq!(hash, Digest::of(body));
    assert_eq!(store.put_definition(body).await.unwrap(), hash);
    assert_eq!(store.definition(&hash).await.unwrap().unwrap(), body);
    let other = Digest::of(b"other");
    assert_eq!(store.definition(&other).await.unwrap(), None);
    let mut with = new_table("with");
    with.definitions = vec![hash];
    store.create_table(&with).await.unwrap();
    assert_eq!(store.definitions_of(&with.id).await.unwrap(), [hash]);
    let mut without = new_table("without");
    without.definitions = vec![other];
    assert_eq!(store.create_table(&without).await.unwrap_err().code(), "bad-input");
    let mut append = Append::new(with.id.clone(), 0, vec!["x".into()]);
    append.definitions = vec![other];
    assert_eq!(store.append(append.clone()).await.unwrap_err().code(), "bad-input");
    assert_eq!(next_number(&store, &with.id).await, 0, "nothing is half done");
    append.definitions = vec![store.put_definition(b"other").await.unwrap(), hash];
    store.append(append).await.unwrap();
    assert_eq!(store.definitions_of(&with.id).await.unwrap().len(), 2);
}

async fn settings_are_kept(place: Place) {
    let store = place.open().await;
    assert_eq!(store.setting("motto").await.unwrap(), None);
    store.set_setting("motto", Some("festina")).await.unwrap();
    store.set_setting("motto", Some("festina lente")).await.unwrap();
    assert_eq!(store.setting("motto").await.unwrap().as_deref(), Some("festina lente"));
    store.set_setting("motto", None).await.unwrap();
    assert_eq!(store.setting("motto").await.unwrap(), None);
}

async fn a_guest_is_known_by_a_token_only(place: Place) {
    let store = place.open().await;
    let profile = Profile { name: Some("Ann".into()), color: None, language: Some("pl".into()) };
    let (ann, token) = store.create_guest(profile.clone()).await.unwrap();
    let (bob, _) = store.create_guest(Profile::default()).await.unwrap();
    assert_ne!(ann.id, bob.id);
    assert_eq!(store.person_by_token(&token).await.unwrap(), Some(ann.clone()));
    assert_eq!(store.person(&ann.id).await.unwrap(), Some(ann.clone()));
    for wrong in ["", "x", ann.id.as_str(), &token.reveal()[1..], &token.hash().to_string()] {
        assert_eq!(store.person_by_token(&Token::from_text(wrong)).await.unwrap(), None);
    }
    let changed = Profile { color: Some("blue".into()), ..profile };
    store.set_profile(&ann.id, &changed).await.unwrap();
    assert_eq!(store.person(&ann.id).await.unwrap().unwrap().profile, changed);
    let strange = Profile { name: Some("x".repeat(1_000)), ..Profile::default() };
    assert_eq!(store.set_profile(&ann.id, &strange).await.unwrap_err().code(), "bad-input");
    let nobody = "nobody".parse().unwrap();
    assert_eq!(store.set_profile(&nobody, &changed).await, Err(StoreError::NoSuchPerson));
}

async fn tokens_are_revoked(place: Place) {
    let store = place.open().await;
    let (ann, first) = store.create_guest(Profile::default()).await.unwrap();
    let (_, of_bob) = store.create_guest(Profile::default()).await.unwrap();
    store.set_account(&ann.id, "ann", "correct horse", None).await.unwrap();
    let (_, second) = store.sign_in("ann", "correct horse", "phone").await.unwrap();
    let (_, third) = store.sign_in("ann", "correct horse", "laptop").await.unwrap();
    assert!(store.revoke_this(&second).await.unwrap());
    assert!(!store.revoke_this(&second).await.unwrap());
    assert_eq!(store.person_by_token(&second).await.unwrap(), None);
    assert_eq!(store.revoke_other_tokens(&ann.id, Some(&third)).await.unwrap(), 1);
    assert_eq!(store.person_by_token(&first).await.unwrap(), None);
    assert!(store.person_by_token(&third).await.unwrap().is_some());
    assert_eq!(store.revoke_other_tokens(&ann.id, None).await.unwrap(), 1);
    assert_eq!(store.person_by_token(&third).await.unwrap(), None);
    assert!(store.person_by_token(&of_bob).await.unwrap().is_some());
}

async fn accounts_have_names_and_passwords(place: Place) {
    let store = place.open().await;
    let (ann, _) = store.create_guest(Profile::default()).await.unwrap();
    let (bob, _) = store.create_guest(Profile::default()).await.unwrap();
    store.set_account(&ann.id, "Ann", "correct horse", None).await.unwrap();
    let taken = store.set_account(&bob.id, " ann ", "battery staple", None).await;
    assert_eq!(taken, Err(StoreError::LoginTaken));
    let (person, token) = store.sign_in("ANN", "correct horse", "").await.unwrap();
    assert_eq!((person.id.clone(), person.login.as_deref()), (ann.id.clone(), Some("ann")));
    assert_eq!(store.person_by_token(&token).await.unwrap(), Some(person));
    for (login, password) in
        [("ann", "wrong horse"), ("bob", "correct horse"), ("", ""), ("x\0y", "correct horse")]
    {
        let refused = store.sign_in(login, password, "").await;
        assert_eq!(refused.unwrap_err(), StoreError::WrongPassword, "{login}");
    }
    // A password is changed only by whoever knows it.
    for old in [None, Some(""), Some("wrong horse")] {
        let changed = store.set_account(&ann.id, "ann", "another horse", old).await;
        assert_eq!(changed, Err(StoreError::WrongPassword), "{old:?}");
    }
    assert!(store.sign_in("ann", "correct horse", "").await.is_ok());
    let old = Some("correct horse");
    store.set_account(&ann.id, "anna", "another horse", old).await.unwrap();
    assert!(store.sign_in("ann", "correct horse", "").await.is_err());
    assert!(store.sign_in("anna", "another horse", "").await.is_ok());
    let short = store.set_account(&bob.id, "bob", "short", None).await;
    assert_eq!(short.unwrap_err().code(), "bad-credentials");
    let nobody = "nobody".parse().unwrap();
    let missing = store.set_account(&nobody, "nobody", "long enough", None).await;
    assert_eq!(missing, Err(StoreError::NoSuchPerson));
}

async fn invitations_are_valid_until_they_expire(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let forever =
        Invitation { table: table.clone(), purpose: "{\"chair\":2}".into(), expires_at: None };
    let [token, old, other] = [0; 3].map(|_| Token::random().unwrap());
    store.invite(&token, &forever).await.unwrap();
    assert_eq!(store.invitation(&token).await.unwrap(), forever);
    assert!(store.invite(&token, &forever).await.is_err(), "the token is in use");
    store.invite(&old, &Invitation { expires_at: Some(1), ..forever.clone() }).await.unwrap();
    assert_eq!(store.invitation(&old).await, Err(StoreError::NoSuchInvitation));
    assert_eq!(store.invitation(&other).await, Err(StoreError::NoSuchInvitation));
    let nowhere = Invitation { table: "nowhere".parse().unwrap(), ..forever };
    assert_eq!(store.invite(&other, &nowhere).await.unwrap_err().code(), "no-such-table");
    store.delete_table(&table).await.unwrap();
    assert_eq!(store.invitation(&token).await, Err(StoreError::NoSuchInvitation));
}
