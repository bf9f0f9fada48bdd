//! A table with its clock and its log, checked at every step.
#![allow(dead_code, reason = "each test file uses its part")]
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

pub(crate) mod twins;

use asterism_catalog::CardSource;
use asterism_table::{
    Accepted, Action, Awaited, Digest, Entry, Fact, Holder, Input, Level, Millis, Person, PersonId,
    Seed, Settings, Table, TableId, TableRefusal, TableView,
};

pub(crate) const START: Millis = 1_800_000_000_000;

/// The token of the link to every table here.
pub(crate) const LINK: &str = "a-token-of-a-link";

pub(crate) fn id(name: &str) -> PersonId {
    PersonId::new(name).unwrap()
}

pub(crate) fn person(name: &str) -> Person {
    Person { id: id(name), name: name.to_uppercase(), color: None }
}

/// What a person does, as an input.
pub(crate) fn act(name: &str, action: Action) -> Input {
    Input::Act { person: person(name), action }
}

/// A deck with Surprises: all of the Star Wars edition as one card file.
pub(crate) fn surprising(seats: usize) -> Settings {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../decks/star-wars/");
    let mut text = String::new();
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    for file in files {
        let is_cards = file.extension().is_some_and(|ending| ending == "kdl")
            && file.file_stem().is_some_and(|stem| stem != "edition");
        if is_cards {
            text += &std::fs::read_to_string(file).unwrap();
            text += "\n";
        }
    }
    let mut settings = Settings::new("fluxx", seats);
    settings.setup.mix.cards = vec![CardSource { name: "star-wars.kdl".into(), text }];
    settings
}

/// A table, its clock, everything it wrote, and a second table that only
/// follows what was written.
pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) now: Millis,
    pub(crate) log: Vec<Entry>,
    mirror: Table,
}

impl Scene {
    pub(crate) fn new(settings: Settings, seed: u8) -> Self {
        let table = TableId::new("table").unwrap();
        let seed = Seed::new([seed; 32]);
        let (table, entry) =
            Table::create(START, table, settings, &person("ann"), seed).expect("a sound table");
        let mirror = Table::replay([&entry], &()).unwrap();
        let mut scene = Self { table, now: START, log: vec![entry], mirror };
        scene.invite();
        scene
    }

    /// A table that was made from these entries.
    pub(crate) fn of(table: Table, log: Vec<Entry>) -> Self {
        let mirror = Table::replay(&log, &()).unwrap();
        Self { now: table.last(), table, log, mirror }
    }

    fn invite(&mut self) {
        let token = Digest::of(LINK.as_bytes());
        self.must(act("ann", Action::Invite { hours: None, watch: false, link: Some(token) }));
    }

    /// A table at which these people and so many bots sit, begun.
    pub(crate) fn begun(settings: Settings, people: &[&str], bots: usize, seed: u8) -> Self {
        let mut scene = Self::new(settings, seed);
        for name in people {
            scene.enter(name);
            scene.must(act(name, Action::Sit { chair: None }));
        }
        for chair in people.len()..people.len() + bots {
            let level = Level::Random;
            scene.must(act("ann", Action::SeatBot { chair, level }));
        }
        scene.must(act("ann", Action::Start));
        scene
    }

    pub(crate) fn enter(&mut self, name: &str) {
        self.must(act(name, Action::Enter { link: Some(Digest::of(LINK.as_bytes())) }));
    }

    /// Lets an input happen and checks what must hold whatever comes of it.
    pub(crate) fn try_to(&mut self, input: Input) -> Result<Accepted, TableRefusal> {
        let before = self.table.clone();
        let result = self.table.apply(self.now, &input);
        match &result {
            Err(refusal) => {
                assert_eq!(self.table, before, "a refusal changes nothing");
                assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
            }
            Ok(accepted) => {
                for entry in &accepted.entries {
                    let text = serde_json::to_string(entry).unwrap();
                    let read: Entry = serde_json::from_str(&text).unwrap();
                    assert_eq!(&read, entry, "{text}");
                    self.mirror.follow(&read, &()).unwrap();
                    self.log.push(read);
                }
                assert!(self.mirror == self.table, "the log is the whole truth: {input:?}");
            }
        }
        result
    }

    pub(crate) fn must(&mut self, input: Input) -> Accepted {
        let shown = format!("{input:?}");
        self.try_to(input).unwrap_or_else(|refusal| panic!("{shown}: {refusal}"))
    }

    pub(crate) fn refuses(&mut self, input: Input) -> &'static str {
        let shown = format!("{input:?}");
        self.try_to(input).expect_err(&shown).code()
    }

    pub(crate) fn wait(&mut self, time: Millis) -> Vec<Fact> {
        let until = self.now + time;
        let mut facts = Vec::new();
        while let Some(wake) = self.table.next_wake().filter(|wake| *wake <= until) {
            self.now = self.now.max(wake);
            let accepted = self.must(Input::Wake);
            assert!(!accepted.entries.is_empty(), "woken for nothing at {wake}");
            facts.extend(accepted.entries.into_iter().map(|entry| entry.fact));
        }
        self.now = until;
        facts
    }

    pub(crate) fn view(&self, name: &str) -> TableView {
        self.table.view(Some(&id(name)))
    }

    /// What the game offers a person: the number of the question, and moves.
    pub(crate) fn asked(&self, name: &str) -> Option<(u64, Vec<String>)> {
        let asked = self.view(name).asked.filter(|asked| asked.awaited)?;
        Some((asked.decision, asked.moves.to_vec()))
    }

    /// Gives an answer of a person.
    pub(crate) fn answer(&mut self, name: &str, text: &str) {
        let (decision, moves) = self.asked(name).unwrap_or_else(|| panic!("{name} isn't asked"));
        assert!(moves.iter().any(|mv| mv == text), "{text} is not among {moves:?}");
        self.must(act(name, Action::Answer { decision, text: text.into(), then: Vec::new() }));
    }

    /// Everybody who is asked something, by the name of the person.
    pub(crate) fn asked_people(&self) -> Vec<String> {
        let holders = self.table.chairs().iter().map(|chair| &chair.holder);
        let people = holders.filter_map(|holder| match holder {
            Holder::Person(person) => Some(person.as_str().to_owned()),
            _ => None,
        });
        people.filter(|name| self.asked(name).is_some()).collect()
    }

    /// Whoever is asked gives the answer of this number; if nobody is, a while
    /// passes.
    pub(crate) fn somebody_answers(&mut self, number: usize) {
        if let Some(name) = self.asked_people().first() {
            let (_, moves) = self.asked(name).unwrap();
            self.now += 700;
            self.answer(name, &moves[number % moves.len()]);
        } else if !self.let_bots_answer(|_, moves| moves[number % moves.len()].clone()) {
            self.wait(500);
        }
    }

    /// Lets every awaited bot answer by `choose`; returns whether there was one.
    pub(crate) fn let_bots_answer(
        &mut self,
        choose: impl Fn(&Awaited, &[String]) -> String,
    ) -> bool {
        let Some(bot) = self.table.awaited().into_iter().min_by_key(|bot| bot.from) else {
            return false;
        };
        self.now = self.now.max(bot.from);
        let offered = self.table.offered(bot.seat);
        let text = choose(&bot, &offered);
        self.must(Input::BotAnswer { seat: bot.seat, decision: bot.decision, text });
        true
    }
}
