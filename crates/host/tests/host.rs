//! Tables that run: with bots, over restarts, on two nodes.
#![allow(clippy::unwrap_used, reason = "tests read better so")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use asterism_analysis::Plan;
use asterism_cluster::Cluster;
use asterism_host::{AnalysisProgress, AnalyzedGame, Config, Exhausted, Host, HostError, Quotas};
use asterism_kernel::{Chance as _, SplitMix64};
use asterism_store::{Address, NewTable, Store, StoreError, StoreOptions, SummaryRow, TablePhase};
use asterism_table::{
    Action, First, Hints, Holder, Input, Level, Person, PersonId, Seed, Settings, Table, TableId,
    TableView, Why,
};

fn person(name: &str) -> Person {
    Person { id: PersonId::new(name).unwrap(), name: name.to_owned(), color: None }
}

fn quick() -> Config {
    Config {
        bot_time: Duration::from_millis(5),
        idle: Duration::from_millis(300),
        grace: Duration::from_millis(100),
        node_holds: Duration::from_secs(2),
        ..Config::default()
    }
}

fn settings(game: &str, seats: usize) -> Settings {
    let mut settings = Settings::new(game, seats);
    settings.bot_pause = 0;
    settings.answer_delay = (0, 5);
    settings
}

async fn sqlite(folder: &tempfile::TempDir) -> Store {
    let address = Address::Sqlite(folder.path().join("asterism.db"));
    let patience = Instant::now() + Duration::from_secs(10);
    loop {
        // What the last host has under way may hold the file for a moment.
        match Store::open(&address, StoreOptions::default()).await {
            Err(StoreError::InUse(_)) if Instant::now() < patience => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            opened => return opened.unwrap(),
        }
    }
}

/// A running table with Ann and this number of bots.
async fn begun(host: &Host, settings: Settings) -> TableId {
    let bots = settings.seats() - 1;
    let ann = person("ann");
    let table = host.create(settings, &ann).await.unwrap();
    let sit = Input::Act { person: ann.clone(), action: Action::Sit { chair: Some(0) } };
    host.apply(&table, sit).await.unwrap();
    for chair in 1..=bots {
        let bot = Input::Act {
            person: ann.clone(),
            action: Action::SeatBot { chair, level: Level::Beginner },
        };
        host.apply(&table, bot).await.unwrap();
    }
    host.apply(&table, Input::Act { person: ann, action: Action::Start }).await.unwrap();
    table
}

fn first_move(view: &TableView) -> Option<(u64, String)> {
    let asked = view.asked.as_ref().filter(|asked| asked.awaited)?;
    // Always choosing alike may go round in circles forever.
    let number = SplitMix64::new(view.version).below(asked.moves.len() as u32) as usize;
    Some((asked.decision, asked.moves[number].clone()))
}

/// Ann plays until the game is over or she has given this number of answers.
async fn play(host: &Host, table: &TableId, most: usize) -> (usize, bool) {
    let ann = person("ann").id;
    let mut viewing = host.watch(table, Some(ann.clone())).await.unwrap();
    let mut seen = None;
    let mut answers = 0;
    while answers < most {
        let next = tokio::time::timeout(Duration::from_secs(20), viewing.next(seen)).await;
        let Some(now) = next.expect("the table goes on") else {
            viewing = host.watch(table, Some(ann.clone())).await.unwrap();
            continue;
        };
        if now.is_over() {
            return (answers, true);
        }
        let view = now.view(Some(&ann));
        seen = Some(view.version);
        if let Some((decision, text)) = first_move(&view) {
            let answer = Input::Act {
                person: person("ann"),
                action: Action::Answer { decision, text, then: Vec::new() },
            };
            match host.apply(table, answer).await {
                Ok(_) => answers += 1,
                Err(HostError::Refused(refusal)) => assert_eq!(refusal.code(), "stale"),
                Err(error) => panic!("{error}"),
            }
        }
    }
    (answers, false)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_and_bots_play_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(sqlite(&folder).await, quick()).await.unwrap();
    for game in ["stella-quest", "fluxx"] {
        // A game of Fluxx may be over before somebody else's turn.
        let table = begun(
            &host,
            Settings { first: Some(asterism_table::First::Chair(0)), ..settings(game, 3) },
        )
        .await;
        let (answers, over) = play(&host, &table, 5000).await;
        assert!(over && answers > 0, "{game}: {answers}");
        // What was shown is what was kept.
        let record = asterism_host::record(host.store(), &table).await.unwrap();
        record.verify().unwrap();
        let kept = record.table(None).unwrap();
        assert!(kept.is_over());
        assert_eq!(kept.entries(), host.table(&table).await.unwrap().entries());
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(sqlite(&folder).await, quick()).await.unwrap();
    let table = begun(&host, settings("stella-quest", 3)).await;
    let mut answers = 0;
    let mut running = Some(host);
    let mut known = 0;
    let mut starts = 0;
    loop {
        starts += 1;
        let host = match running.take() {
            Some(host) => host,
            None => Host::start(sqlite(&folder).await, quick()).await.unwrap(),
        };
        assert!(host.table(&table).await.unwrap().entries() >= known);
        let (more, over) = play(&host, &table, 1).await;
        answers += more;
        known = host.table(&table).await.unwrap().entries();
        host.stop().await;
        host.store().close().await;
        if over {
            break;
        }
    }
    // How often Ann is asked hangs on the cards, but there is a restart after each answer.
    assert!(answers > 0 && starts > answers, "{answers} answers in {starts} starts");
    let host = Host::start(sqlite(&folder).await, quick()).await.unwrap();
    assert!(host.table(&table).await.unwrap().is_over());
    let gone = TableId::new("nothing").unwrap();
    assert_eq!(host.table(&gone).await.unwrap_err().code(), "no-such-table");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_table_sleeps_and_is_woken() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(sqlite(&folder).await, quick()).await.unwrap();
    let table = host.create(settings("fluxx", 3), &person("ann")).await.unwrap();
    let entries = host.table(&table).await.unwrap().entries();
    let loaded = || host.metrics().tables.load(std::sync::atomic::Ordering::Relaxed);
    assert_eq!(loaded(), 1);
    let patience = Instant::now() + Duration::from_secs(10);
    while loaded() > 0 && Instant::now() < patience {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(loaded(), 0, "nobody is there");
    assert!(host.table(&table).await.unwrap().entries() >= entries);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_stops_watching_is_gone_after_a_while() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(sqlite(&folder).await, quick()).await.unwrap();
    let table = host.create(settings("fluxx", 3), &person("ann")).await.unwrap();
    let ann = person("ann").id;
    host.apply(&table, Input::Act { person: person("ann"), action: Action::Sit { chair: None } })
        .await
        .unwrap();
    let here = |table: &Table| {
        let view = serde_json::to_value(table.view(None)).unwrap();
        view["chairs"][0]["holder"]["here"].as_bool().unwrap()
    };
    let first = host.watch(&table, Some(ann.clone())).await.unwrap();
    let second = host.watch(&table, Some(ann.clone())).await.unwrap();
    assert!(here(&host.table(&table).await.unwrap()));
    drop(first);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(here(&host.table(&table).await.unwrap()), "there is another window");
    drop(second);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!here(&host.table(&table).await.unwrap()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_play_for_whoever_looks_on() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(sqlite(&folder).await, quick()).await.unwrap();
    let ann = person("ann");
    let table = host.create(settings("stella-quest", 2), &ann).await.unwrap();
    for chair in 0..2 {
        let bot = Input::Act {
            person: ann.clone(),
            action: Action::SeatBot { chair, level: Level::Random },
        };
        host.apply(&table, bot).await.unwrap();
    }
    host.apply(&table, Input::Act { person: ann, action: Action::Start }).await.unwrap();
    let mut viewing = host.watch(&table, None).await.unwrap();
    let patience = Instant::now() + Duration::from_secs(20);
    while !viewing.table().is_over() {
        assert!(Instant::now() < patience, "the bots go on");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_a_table_and_one_takes_over() {
    let cluster = Cluster::start().unwrap();
    let database = cluster.create_database().unwrap();
    let address: Address = database.parse().unwrap();
    let open = || Store::open(&address, StoreOptions::default());
    let one = Host::start(open().await.unwrap(), quick()).await.unwrap();
    // A game of Fluxx may be over after a few plays.
    let table = begun(&one, settings("stella-quest", 3)).await;
    let other = Host::start(open().await.unwrap(), quick()).await.unwrap();
    // Ann plays on one node and looks on the other.
    let ann = person("ann").id;
    let mut viewing = other.watch(&table, None).await.unwrap();
    let before = viewing.table().entries();
    let (_, over) = play(&one, &table, 3).await;
    assert!(!over);
    let wanted = one.table(&table).await.unwrap().entries();
    assert!(wanted > before);
    let patience = Instant::now() + Duration::from_secs(10);
    while viewing.table().entries() < wanted {
        assert!(Instant::now() < patience, "notices reach the other node");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Answers on both nodes: the log decides who was first.
    play(&other, &table, 2).await;
    // One node is gone without a word; the other lets the bots go on.
    one.store().close().await;
    let (answers, over) = play(&other, &table, 5000).await;
    assert!(over || answers > 100, "{answers} answers");
    let record = asterism_host::record(other.store(), &table).await.unwrap();
    record.verify().unwrap();
    assert!(matches!(
        record.table(None).unwrap().chairs()[0].holder,
        Holder::Person(_) | Holder::StandIn(_) | Holder::Nobody
    ));
    assert!(record.table(None).unwrap().knows(&ann));
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_at_a_dead_node_is_gone_and_who_is_elsewhere_is_not() {
    let cluster = Cluster::start().unwrap();
    let address: Address = cluster.create_database().unwrap().parse().unwrap();
    let open = || Store::open(&address, StoreOptions::default());
    let one = Host::start(open().await.unwrap(), quick()).await.unwrap();
    let (ann, bob) = (person("ann"), person("bob"));
    // Bots keep the table going, so that the other node has something to take over.
    let mut public = settings("stella-quest", 3);
    public.visibility = asterism_table::Visibility::Public;
    let table = begun(&one, public).await;
    one.apply(&table, Input::Act { person: bob.clone(), action: Action::Enter { link: None } })
        .await
        .unwrap();
    let other = Host::start(open().await.unwrap(), quick()).await.unwrap();
    let _here = one.watch(&table, Some(ann.id.clone())).await.unwrap();
    let _there = other.watch(&table, Some(bob.id.clone())).await.unwrap();
    let now = other.table(&table).await.unwrap();
    assert!(now.is_here(&ann.id) && now.is_here(&bob.id));
    // The node where Ann is falls silent; the other runs the table then.
    one.store().close().await;
    let patience = Instant::now() + Duration::from_secs(20);
    loop {
        let now = other.table(&table).await.unwrap();
        if !now.is_here(&ann.id) && now.is_here(&bob.id) {
            break;
        }
        assert!(Instant::now() < patience, "Ann counts as there");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    other.stop().await;
}

/// A table where only bots sit, begun.
async fn bots_only(host: &Host, owner: &Person) -> Result<TableId, HostError> {
    let table = host.create(settings("fluxx", 2), owner).await?;
    for chair in 0..2 {
        let bot = Input::Act {
            person: owner.clone(),
            action: Action::SeatBot { chair, level: Level::Random },
        };
        host.apply(&table, bot).await?;
    }
    host.apply(&table, Input::Act { person: owner.clone(), action: Action::Start }).await?;
    Ok(table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quotas_of_one_person_do_not_touch_others() {
    let folder = tempfile::tempdir().unwrap();
    let quotas = Quotas { tables: 3, bot_tables: 1, tables_per_address: 2, ..Quotas::default() };
    let host = Host::start(sqlite(&folder).await, Config { quotas, ..quick() }).await.unwrap();
    let (ann, bob) = (person("ann"), person("bob"));
    let first = host.create(settings("fluxx", 2), &ann).await.unwrap();
    for _ in 0..2 {
        host.create(settings("fluxx", 2), &ann).await.unwrap();
    }
    let refused = host.create(settings("fluxx", 2), &ann).await.unwrap_err();
    assert_eq!(refused, HostError::Quota(Exhausted::Tables));
    host.create(settings("fluxx", 2), &bob).await.unwrap();
    host.apply(&first, Input::GiveUp { why: Why::Operator }).await.unwrap();
    host.create(settings("fluxx", 2), &ann).await.expect("a table that is over does not count");

    // A game that only bots play counts when it begins.
    let table = host.create(settings("fluxx", 2), &bob).await.unwrap();
    let mut viewing = host.watch(&table, None).await.unwrap();
    assert!(viewing.table().in_lobby());
    bots_only(&host, &bob).await.unwrap();
    for chair in 0..2 {
        let bot = Input::Act {
            person: bob.clone(),
            action: Action::SeatBot { chair, level: Level::Random },
        };
        host.apply(&table, bot).await.unwrap();
    }
    let refused = host
        .apply(&table, Input::Act { person: bob.clone(), action: Action::Start })
        .await
        .unwrap_err();
    assert_eq!(refused, HostError::Quota(Exhausted::BotTables));

    // Addresses have a limit of their own.
    for table in ["one", "two"] {
        host.admit_address("192.0.2.1").unwrap();
        host.count_for_address(&TableId::new(table).unwrap(), "192.0.2.1");
    }
    assert!(host.admit_address("192.0.2.1").is_err());
    host.admit_address("192.0.2.2").unwrap();
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_bots_that_nobody_watches_is_put_away() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(sqlite(&folder).await, quick()).await.unwrap();
    let table = bots_only(&host, &person("ann")).await.unwrap();
    tokio::time::sleep(Duration::from_secs(1)).await;
    // Nothing but the deal has happened in the game.
    let told = |table: &Table| table.lines(None, 0).len();
    let before = told(&host.table(&table).await.unwrap());
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = host.table(&table).await.unwrap();
    assert_eq!(told(&after), before, "bots play for nobody");
    assert!(!after.is_over(), "the test needs a game under way");
    // Somebody comes to watch, and it goes on.
    let mut viewing = host.watch(&table, None).await.unwrap();
    let patience = Instant::now() + Duration::from_secs(20);
    while told(&viewing.table()) == before {
        assert!(Instant::now() < patience, "the table stays asleep");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_grows_too_long_ends_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let quotas = Quotas { log_bytes: 20_000, ..Quotas::default() };
    let host = Host::start(sqlite(&folder).await, Config { quotas, ..quick() }).await.unwrap();
    let ann = person("ann");
    let table = host.create(settings("stella-quest", 2), &ann).await.unwrap();
    let mut said = 0;
    loop {
        let say = Input::Act { person: ann.clone(), action: Action::Say { text: "x".repeat(400) } };
        match host.apply(&table, say).await {
            Ok(table) if table.is_over() => break,
            Ok(_) => said += 1,
            Err(HostError::Refused(refusal)) => assert_eq!(refusal.code(), "too-fast"),
            Err(error) => panic!("{error}"),
        }
        assert!(said < 100, "the log is longer than allowed");
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    let over = host.table(&table).await.unwrap().view(None).over.unwrap();
    assert_eq!(over.reason, "ended-by-limit");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wall_clock_set_back_an_hour_stalls_no_table() {
    const TWO_DAYS: u64 = 2 * 24 * 60 * 60 * 1000;
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(&folder).await;
    // A table whose last entry lies ahead of this machine's clock, by more than
    // the host would believe of the store as a whole.
    let host = Host::start(store.clone(), quick()).await.unwrap();
    let at = host.now() + TWO_DAYS;
    let (ann, id) = (person("ann"), host.fresh_id().unwrap());
    let wanted =
        Settings { first: Some(asterism_table::First::Chair(1)), ..settings("stella-quest", 2) };
    let (mut table, first) =
        Table::create(at, id.clone(), wanted, &ann, Seed::new([5; 32])).unwrap();
    let mut entries = vec![first];
    for input in [
        Input::Act { person: ann.clone(), action: Action::Sit { chair: Some(0) } },
        Input::Act {
            person: ann.clone(),
            action: Action::SeatBot { chair: 1, level: Level::Random },
        },
        Input::Act { person: ann.clone(), action: Action::Start },
    ] {
        entries.extend(table.apply(at, &input).unwrap().entries);
    }
    assert!(!table.awaited().is_empty(), "the bot begins");
    let bodies = entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let summary_row = SummaryRow {
        phase: TablePhase::Playing,
        public: false,
        wake_at: None,
        summary: "{}".into(),
    };
    let new = NewTable {
        id: id.as_str().parse().unwrap(),
        summary_row,
        people: Vec::new(),
        definitions: Vec::new(),
        entries: bodies,
    };
    store.create_table(&new).await.unwrap();
    let (answers, _) = play(&host, &id, 3).await;
    assert!(answers > 0, "the bot and ann play at once");
    host.stop().await;
}

/// A table where this person plays alone against a bot, begun, and the person is asked.
async fn alone(host: &Host, owner: &Person, hints: Hints) -> TableId {
    loop {
        let settings = Settings { hints, first: Some(First::Chair(0)), ..settings("fluxx", 2) };
        let table = host.create(settings, owner).await.unwrap();
        let act = |action| Input::Act { person: owner.clone(), action };
        host.apply(&table, act(Action::Sit { chair: Some(0) })).await.unwrap();
        let bot = Action::SeatBot { chair: 1, level: Level::Random };
        host.apply(&table, act(bot)).await.unwrap();
        host.apply(&table, act(Action::Start)).await.unwrap();
        let found = host.table(&table).await.unwrap();
        let asked = found.view(Some(&owner.id)).asked;
        if asked.is_some_and(|asked| asked.awaited) {
            return table;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_in_time_leave_no_trace_and_have_a_quota() {
    let folder = tempfile::tempdir().unwrap();
    let quotas = Quotas { hint_time: Duration::from_millis(1), ..Quotas::default() };
    let host = Host::start(sqlite(&folder).await, Config { quotas, ..quick() }).await.unwrap();
    let ann = person("ann");
    let table = alone(&host, &ann, Hints::Alone).await;
    let asked = |table: &Table| table.view(Some(&ann.id)).asked.unwrap();
    let before = asked(&host.table(&table).await.unwrap());
    let start = Instant::now();
    let hint = host.hint(&table, &ann.id).await.unwrap();
    assert!(start.elapsed() < Duration::from_millis(2_500), "{:?}", start.elapsed());
    let after = host.table(&table).await.unwrap();
    let asked = asked(&after);
    assert_eq!(asked, before, "nothing was played");
    assert_eq!(hint.decision, asked.decision);
    let mut texts = hint.texts.clone();
    texts.sort();
    let mut offered = asked.moves.to_vec();
    offered.sort();
    assert_eq!(texts, offered, "every move is judged once");
    // The same hint again costs nothing, another one is refused now.
    assert_eq!(host.hint(&table, &ann.id).await.unwrap(), hint);
    let other = alone(&host, &ann, Hints::On).await;
    let refused = host.hint(&other, &ann.id).await.unwrap_err();
    assert_eq!(refused, HostError::Quota(Exhausted::Hints));
    // Where hints are not allowed, and for people who don't play.
    let off = alone(&host, &person("bob"), Hints::Off).await;
    let refused = host.hint(&off, &person("bob").id).await.unwrap_err();
    assert_eq!(refused.code(), "hints-off");
    let refused = host.hint(&other, &person("cat").id).await.unwrap_err();
    assert_eq!(refused.code(), "nothing-to-advise");
}

/// Plays a game of a person against a bot until the person gives up.
async fn given_up(host: &Host, owner: &Person) -> TableId {
    let table = alone(host, owner, Hints::Alone).await;
    for _ in 0..40 {
        let found = host.table(&table).await.unwrap();
        if found.is_over() {
            return table;
        }
        let Some(asked) = found.view(Some(&owner.id)).asked.filter(|asked| asked.awaited) else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let answer = Action::Answer {
            decision: asked.decision,
            text: asked.moves[0].clone(),
            then: Vec::new(),
        };
        let _ = host.apply(&table, Input::Act { person: owner.clone(), action: answer }).await;
    }
    let _ = host.apply(&table, Input::Act { person: owner.clone(), action: Action::Concede }).await;
    table
}

async fn analyzed(host: &Host, table: &TableId, person: &Person) -> Arc<AnalyzedGame> {
    for _ in 0..3_000 {
        match host.analyze(table, &person.id, Some("192.0.2.7")).unwrap() {
            AnalysisProgress::Done(done) => return done,
            AnalysisProgress::Failed(error) => panic!("{error}"),
            AnalysisProgress::Running(partial) => assert!(partial.done <= partial.all),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the analysis takes too long");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_analysis_is_kept_repeatable_and_has_a_quota() {
    let folder = tempfile::tempdir().unwrap();
    let quotas = Quotas { analysis_time: Duration::from_millis(1), ..Quotas::default() };
    let host = Host::start(sqlite(&folder).await, Config { quotas, ..quick() }).await.unwrap();
    let (ann, bob) = (person("ann"), person("bob"));
    let table = given_up(&host, &ann).await;
    let first = analyzed(&host, &table, &ann).await;
    assert!(!first.analysis.points.is_empty());
    for one in &first.analysis.seats {
        assert_eq!(one.start + one.luck + one.own + one.others, one.end, "{one:?}");
    }
    // The same for everybody, without computing it again.
    let again = analyzed(&host, &table, &bob).await;
    assert!(Arc::ptr_eq(&first, &again));
    // The time of the person and of the address is used up.
    let other = given_up(&host, &ann).await;
    for (person, address) in [(&ann, None), (&bob, Some("192.0.2.7"))] {
        let refused = host.analyze(&other, &person.id, address).unwrap_err();
        assert_eq!(refused, HostError::Quota(Exhausted::Analyses));
    }
    // Another node finds the same.
    let record = asterism_host::record(host.store(), &table).await.unwrap();
    let prepared = asterism_host::prepare_analysis(&record, Plan::default()).unwrap();
    assert_eq!(prepared.analyzer.run(), first.analysis);
}
