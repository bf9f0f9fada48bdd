//! Many live tables, each watched by its players, with a move every few seconds.
//! Measures the time until the last viewer sees a move.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until, timeout};

use crate::crowd::{Company, begun, companies};
use crate::hostile::ordinary;
use crate::http::Connection;
use crate::player_view::PlayerView;
use crate::server::Server;
use crate::times::Times;
use crate::{LoadError, Result, fail};

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Load {
    pub tables: usize,
    /// People per table.
    pub viewers: usize,
    /// The time between two moves of a table.
    pub every: Duration,
    pub time: Duration,
    /// Whether each table is played from an address of its own, for servers
    /// that limit clients.
    pub spread: bool,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Steady {
    pub load: Load,
    /// From posting an answer to the last viewer's update.
    pub last_update: Times,
    /// From posting an answer to its acknowledgement.
    pub acknowledged: Times,
    /// Games that ended and were followed by another.
    pub games_over: usize,
    /// Processors used by the server.
    pub processors: f64,
    /// The server's memory at the end, in bytes.
    pub memory: u64,
}

/// An update that a viewer got.
struct ViewUpdate {
    viewer: usize,
    at: Instant,
    seen: PlayerView,
}

#[derive(Default)]
struct Counted {
    last_update: Vec<Duration>,
    acknowledged: Vec<Duration>,
    games_over: usize,
}

/// Runs the load and measures.
pub async fn measure(server: &Server, load: Load) -> Result<Steady> {
    let address = server.address;
    let target = |table: usize| match load.spread {
        true => ordinary(address, table),
        false => address.into(),
    };
    let companies = companies(target, load.tables, load.viewers).await?;
    // All viewers connect before the measurement, not all at once.
    let doors = Arc::new(Semaphore::new(64));
    let mut coming = Vec::new();
    for company in companies {
        let doors = Arc::clone(&doors);
        coming.push(tokio::spawn(async move {
            let _turn = doors.acquire().await?;
            let audience = Audience::gather(&company).await?;
            Ok::<_, LoadError>((company, audience))
        }));
    }
    let mut seated = Vec::new();
    for came in coming {
        seated.push(came.await??);
    }
    let start = Instant::now() + Duration::from_secs(1);
    let end = start + load.time;
    let mut tasks = Vec::new();
    for (number, (company, audience)) in seated.into_iter().enumerate() {
        let phase = load.every.mul_f64(number as f64 / load.tables as f64);
        let first = start + phase;
        tasks.push(tokio::spawn(drive(company, audience, first, end, load.every)));
    }
    sleep_until(start).await;
    let (before, begin) = (server.processor()?, Instant::now());
    sleep_until(end).await;
    let used = server.processor()? - before;
    let processors = used / begin.elapsed().as_secs_f64();
    let mut all = Counted::default();
    for task in tasks {
        let counted = task.await??;
        all.last_update.extend(counted.last_update);
        all.acknowledged.extend(counted.acknowledged);
        all.games_over += counted.games_over;
    }
    Ok(Steady {
        load,
        last_update: Times::of(all.last_update),
        acknowledged: Times::of(all.acknowledged),
        games_over: all.games_over,
        processors,
        memory: server.memory()?,
    })
}

/// The viewers of one table, each with a separate stream.
struct Audience {
    tidings: mpsc::UnboundedReceiver<ViewUpdate>,
    tasks: Vec<JoinHandle<()>>,
    latest: Vec<Option<ViewUpdate>>,
}

impl Audience {
    async fn gather(company: &Company) -> Result<Self> {
        let (sender, tidings) = mpsc::unbounded_channel();
        let mut tasks = Vec::new();
        for (viewer, token) in company.people.iter().enumerate() {
            let connection = Connection::open(company.target).await?;
            let mut events = connection.stream(&company.table, token).await?;
            let sender = sender.clone();
            tasks.push(tokio::spawn(async move {
                while let Ok(view) = events.next().await {
                    let at = Instant::now();
                    let seen = PlayerView::read(&view);
                    if sender.send(ViewUpdate { viewer, at, seen }).is_err() {
                        break;
                    }
                }
            }));
        }
        let latest = (0..tasks.len()).map(|_| None).collect();
        let mut audience = Self { tidings, tasks, latest };
        while audience.latest.iter().any(Option::is_none) {
            audience.hear().await?;
        }
        Ok(audience)
    }

    async fn hear(&mut self) -> Result<()> {
        let patience = Duration::from_secs(30);
        match timeout(patience, self.tidings.recv()).await {
            Ok(Some(tiding)) => {
                let viewer = tiding.viewer;
                self.latest[viewer] = Some(tiding);
                Ok(())
            }
            Ok(None) => fail("the streams have ended"),
            Err(_) => fail("a viewer was not shown what happened for half a minute"),
        }
    }

    /// Processes pending updates without waiting.
    fn catch_up(&mut self) {
        while let Ok(tiding) = self.tidings.try_recv() {
            let viewer = tiding.viewer;
            self.latest[viewer] = Some(tiding);
        }
    }

    fn versions(&self) -> Vec<u64> {
        let version = |tiding: &Option<ViewUpdate>| tiding.as_ref().map_or(0, |it| it.seen.version);
        self.latest.iter().map(version).collect()
    }
}

impl Drop for Audience {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

/// Plays at one table, one game after another.
async fn drive(
    mut company: Company,
    mut audience: Audience,
    first: Instant,
    end: Instant,
    every: Duration,
) -> Result<Counted> {
    let mut counted = Counted::default();
    let mut connection = Connection::open(company.target).await?;
    let mut next = first;
    loop {
        loop {
            sleep_until(next).await;
            if next >= end {
                return Ok(counted);
            }
            audience.catch_up();
            if audience.latest.iter().flatten().any(|tiding| tiding.seen.over) {
                break;
            }
            next += every;
            turn(&mut connection, &company, &mut audience, &mut counted).await?;
        }
        counted.games_over += 1;
        company.table = begun(&mut connection, company.game, &company.people).await?;
        audience = Audience::gather(&company).await?;
    }
}

/// One move, until everybody has seen it.
async fn turn(
    connection: &mut Connection,
    company: &Company,
    audience: &mut Audience,
    counted: &mut Counted,
) -> Result<()> {
    let mut tidings = audience.latest.iter().flatten();
    let asked = tidings.find_map(|tiding| Some((tiding.viewer, tiding.seen.answer()?)));
    let Some((viewer, answer)) = asked else {
        return fail(format!("nobody is asked at {}", company.table));
    };
    let before = audience.versions();
    let path = format!("/api/tables/{}/do", company.table);
    let start = Instant::now();
    connection.send("POST", &path, &company.people[viewer], Some(&answer.action(None))).await?;
    let acknowledged = async {
        let answer = connection.answer().await?;
        Ok::<_, LoadError>((answer, start.elapsed()))
    };
    let seen = async {
        while audience.versions().iter().zip(&before).any(|(now, before)| now <= before) {
            audience.hear().await?;
        }
        Ok::<_, LoadError>(())
    };
    let (((status, text), took), ()) = tokio::try_join!(acknowledged, seen)?;
    if status != 200 {
        return fail(format!("{}: {status} {text}", answer.action(None)));
    }
    let last = audience.latest.iter().flatten().map(|tiding| tiding.at).max().unwrap_or(start);
    counted.last_update.push(last - start);
    counted.acknowledged.push(took);
    Ok(())
}
