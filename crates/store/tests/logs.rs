//! Logs: what is acknowledged is there, once, in order.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use asterism_store::{Append, Appended, Notice, StoreError, SummaryRow, TableId, TablePhase};
use place::{Place, new_table, next_number, summary_row, table};

on_both! {
    appended_entries_are_read_in_order
    the_key_arbitrates
    the_same_again_is_already_there
    gaps_and_unknown_tables_are_refused
    a_refused_append_in_a_crowd_hurts_nobody_else
    many_tables_append_at_once
    appends_of_one_table_may_wait_in_line
    a_head_changes_with_its_log
    what_cannot_be_stored_is_refused
    a_log_is_read_in_pages
    a_deleted_table_is_gone
    notices_come_after_appends
    after_closing_nothing_is_lost
}

fn entries(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("{{\"entry\":{number},\"text\":\"ż'\\\"\"}}")).collect()
}

fn append(table: &TableId, expected: u64, text: &str) -> Append {
    Append::new(table.clone(), expected, vec![text.into()])
}

async fn appended_entries_are_read_in_order(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    assert_eq!(next_number(&store, &table).await, 0);
    assert_eq!(store.read_log(&table, 0, 10).await.unwrap(), []);
    let all = entries(7);
    let first = Append::new(table.clone(), 0, all[..3].to_vec());
    assert_eq!(store.append(first).await, Ok(Appended::Now));
    let second = Append::new(table.clone(), 3, all[3..].to_vec());
    assert_eq!(store.append(second).await, Ok(Appended::Now));
    assert_eq!(store.read_whole_log(&table).await.unwrap(), all);
    let record = store.table(&table).await.unwrap().unwrap();
    assert_eq!((next_number(&store, &table).await, record.summary_row), (7, summary_row()));
    assert_eq!(store.damages().await.unwrap(), Vec::<String>::new());
}

async fn the_key_arbitrates(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    // Many want to write the same number; one of them does.
    let contenders = (0..40).map(|number| {
        let (store, table) = (store.clone(), table.clone());
        tokio::spawn(async move { store.append(append(&table, 0, &number.to_string())).await })
    });
    let mut winners = 0;
    for contender in contenders.collect::<Vec<_>>() {
        match contender.await.unwrap() {
            Ok(Appended::Now) => winners += 1,
            Err(StoreError::Conflict { expected, next, .. }) => {
                assert_eq!((expected, next), (0, 1));
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(winners, 1);
    assert_eq!(store.read_whole_log(&table).await.unwrap().len(), 1);
}

async fn the_same_again_is_already_there(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let whole = Append::new(table.clone(), 0, entries(4));
    assert_eq!(store.append(whole.clone()).await, Ok(Appended::Now));
    assert_eq!(store.append(whole.clone()).await, Ok(Appended::AlreadyThere));
    let part = Append::new(table.clone(), 1, whole.entries[1..3].to_vec());
    assert_eq!(store.append(part).await, Ok(Appended::AlreadyThere));
    let conflict = StoreError::Conflict { table: table.clone(), expected: 1, next: 4 };
    let other = Append::new(table.clone(), 1, vec![whole.entries[1].clone(), "other".into()]);
    assert_eq!(store.append(other).await, Err(conflict.clone()));
    // Partly there is not there: an append is all or nothing.
    let longer = [&whole.entries[1..], &["new".to_owned()]].concat();
    assert_eq!(store.append(Append::new(table.clone(), 1, longer)).await, Err(conflict));
    assert_eq!(store.read_whole_log(&table).await.unwrap(), whole.entries);
}

async fn gaps_and_unknown_tables_are_refused(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let gap = StoreError::Conflict { table: table.clone(), expected: 5, next: 0 };
    assert_eq!(store.append(append(&table, 5, "x")).await, Err(gap));
    let nobody: TableId = "nobody".parse().unwrap();
    let missing = StoreError::NoSuchTable(nobody.clone());
    assert_eq!(store.append(append(&nobody, 0, "x")).await, Err(missing.clone()));
    assert_eq!(store.append(append(&nobody, 3, "x")).await, Err(missing));
    assert_eq!(store.table(&nobody).await, Ok(None));
    assert_eq!(store.read_whole_log(&table).await.unwrap(), Vec::<String>::new());
}

async fn a_refused_append_in_a_crowd_hurts_nobody_else(place: Place) {
    let store = place.open().await;
    let mut waiting = Vec::new();
    for number in 0..30_u64 {
        let table = table(&store, &format!("table-{number}")).await;
        let store = store.clone();
        // Every third one leaves a gap.
        let expected = if number % 3 == 0 { 9 } else { 0 };
        waiting.push(tokio::spawn(async move {
            let result = store.append(append(&table, expected, "x")).await;
            (number, table, result)
        }));
    }
    for task in waiting {
        let (number, table, result) = task.await.unwrap();
        if number % 3 == 0 {
            assert_eq!(result.unwrap_err().code(), "conflict");
            assert_eq!(next_number(&store, &table).await, 0);
        } else {
            assert_eq!(result, Ok(Appended::Now));
            assert_eq!(next_number(&store, &table).await, 1);
        }
    }
}

async fn many_tables_append_at_once(place: Place) {
    let store = place.open().await;
    let mut tasks = Vec::new();
    for number in 0..50 {
        let table = table(&store, &format!("table-{number}")).await;
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let mut expected = 0;
            for size in [1, 3, 1, 20, 2, 1, 1] {
                let mut append = Append::new(table.clone(), expected, entries(size));
                if size == 20 {
                    append.summary_row =
                        Some(SummaryRow { phase: TablePhase::Playing, ..summary_row() });
                }
                expected = append.next();
                assert_eq!(store.append(append).await, Ok(Appended::Now));
            }
            table
        }));
    }
    for task in tasks {
        let table = task.await.unwrap();
        let record = store.table(&table).await.unwrap().unwrap();
        assert_eq!(record.summary_row.phase, TablePhase::Playing);
        assert_eq!(next_number(&store, &table).await, 29);
    }
    assert_eq!(store.damages().await.unwrap(), Vec::<String>::new());
}

async fn appends_of_one_table_may_wait_in_line(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let mut tasks = Vec::new();
    for number in 0..100_u64 {
        let mut append = append(&table, number, &number.to_string());
        append.summary_row = Some(SummaryRow { summary: number.to_string(), ..summary_row() });
        let store = store.clone();
        // The first poll puts it into the queue, so their order is kept.
        let mut future = Box::pin(async move { store.append(append).await });
        let early = std::future::poll_fn(|context| {
            std::task::Poll::Ready(match future.as_mut().poll(context) {
                std::task::Poll::Ready(result) => Some(result),
                std::task::Poll::Pending => None,
            })
        });
        assert_eq!(early.await, None);
        tasks.push(tokio::spawn(future));
    }
    for task in tasks {
        assert_eq!(task.await.unwrap(), Ok(Appended::Now));
    }
    let expected: Vec<_> = (0..100).map(|number| number.to_string()).collect();
    assert_eq!(store.read_whole_log(&table).await.unwrap(), expected);
    let record = store.table(&table).await.unwrap().unwrap();
    assert_eq!(record.summary_row.summary, "99", "the last head counts");
}

async fn a_head_changes_with_its_log(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let playing = SummaryRow {
        phase: TablePhase::Playing,
        public: false,
        wake_at: Some(77),
        summary: "…".into(),
    };
    let mut first = append(&table, 0, "x");
    first.summary_row = Some(playing.clone());
    store.append(first).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().unwrap().summary_row, playing);
    let mut refused = append(&table, 0, "y");
    refused.summary_row = Some(summary_row());
    assert_eq!(store.append(refused).await.unwrap_err().code(), "conflict");
    assert_eq!(store.table(&table).await.unwrap().unwrap().summary_row, playing);
    store.set_summary_row(&table, &summary_row()).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().unwrap().summary_row, summary_row());
    let nobody = "nobody".parse().unwrap();
    assert_eq!(
        store.set_summary_row(&nobody, &summary_row()).await,
        Err(StoreError::NoSuchTable(nobody))
    );
}

async fn what_cannot_be_stored_is_refused(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let long = "x".repeat(asterism_store::MAX_ENTRY_LEN + 1);
    for text in ["a\0b", &long] {
        assert_eq!(store.append(append(&table, 0, text)).await.unwrap_err().code(), "bad-input");
    }
    let nothing = Append::new(table.clone(), 0, Vec::new());
    assert_eq!(store.append(nothing).await.unwrap_err().code(), "bad-input");
    assert_eq!(store.append(append(&table, u64::MAX, "x")).await.unwrap_err().code(), "bad-input");
    assert_eq!(store.append(append(&table, 1 << 62, "x")).await.unwrap_err().code(), "conflict");
    let again = store.create_table(&new_table("one")).await;
    assert_eq!(again, Err(StoreError::TableExists(table.clone())));
    let mut strange = new_table("two");
    strange.entries = vec!["\0".into()];
    assert_eq!(store.create_table(&strange).await.unwrap_err().code(), "bad-input");
    assert_eq!(store.table(&strange.id).await, Ok(None));
    assert_eq!(next_number(&store, &table).await, 0);
}

async fn a_log_is_read_in_pages(place: Place) {
    let store = place.open().await;
    let mut long = new_table("long");
    long.entries = entries(2_500);
    store.create_table(&long).await.unwrap();
    assert_eq!(store.read_whole_log(&long.id).await.unwrap(), long.entries);
    let page = store.read_log(&long.id, 2_490, 100).await.unwrap();
    assert_eq!(page.len(), 10);
    assert_eq!((page[0].number, &page[0].body), (2_490, &long.entries[2_490]));
    assert_eq!(store.read_log(&long.id, 2_500, 5).await.unwrap(), []);
    assert_eq!(store.read_log(&long.id, u64::MAX, 5).await.unwrap(), []);
}

async fn a_deleted_table_is_gone(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    store.append(append(&table, 0, "x")).await.unwrap();
    store.delete_table(&table).await.unwrap();
    assert_eq!(store.table(&table).await, Ok(None));
    assert_eq!(store.read_log(&table, 0, 5).await.unwrap(), []);
    let gone = StoreError::NoSuchTable(table.clone());
    assert_eq!(store.append(append(&table, 1, "y")).await, Err(gone.clone()));
    assert_eq!(store.delete_table(&table).await, Err(gone));
}

async fn notices_come_after_appends(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let mut subscription = store.subscribe();
    store.append(append(&table, 0, "x")).await.unwrap();
    let _ = store.append(append(&table, 0, "refused")).await;
    store.append(append(&table, 1, "y")).await.unwrap();
    for next in [1, 2] {
        let heard = subscription.next().await.unwrap();
        assert_eq!(heard, Notice::Grown { table: table.clone(), next });
    }
}

async fn after_closing_nothing_is_lost(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    store.append(append(&table, 0, "x")).await.unwrap();
    store.close().await;
    assert_eq!(store.append(append(&table, 1, "y")).await, Err(StoreError::Closed));
    drop(store);
    let store = place.open().await;
    assert_eq!(store.read_whole_log(&table).await.unwrap(), ["x"]);
}
