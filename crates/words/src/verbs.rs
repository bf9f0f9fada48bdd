//! What is done, as clauses.

use asterism_cards::ast::{
    Kind, Number, Pick, Picker, Piles, PlayerWord, Players, Plays, RuleCount, Selector, SourcePile,
    TargetPile, Verb,
};
use asterism_cards::spelling::Spelled;
use asterism_cards::verbs::{
    ByChance, ChooseOne, Discard, DrawAndPlay, Effects, Field, FieldValue, Put,
};

use crate::{
    Args, Phrase,
    card::{Clause, Writer, kind_phrase_key, sentence},
};

impl Writer<'_> {
    /// A message as a clause; its attribute `note`, if it has one, is a whole
    /// sentence to be said after it.
    pub(crate) fn clause(&self, key: &str, args: &Args, simple: bool) -> Clause {
        let note = format!("{key}.note");
        // A note may be empty where there is nothing to add.
        let notes = self.words.has(&note).then(|| self.words.say(&note, args));
        let notes = notes.into_iter().filter(|note| !note.is_empty()).collect();
        let text = self.words.say(key, args);
        let simple = simple && !text.contains([',', ';', ':', '.']);
        Clause { text, notes, simple }
    }

    /// Verbs as clauses in order; discards in a row share one.
    pub(crate) fn clauses(&self, verbs: &[Verb]) -> Vec<Clause> {
        let mut clauses = Vec::new();
        let mut rest = verbs;
        while let [first, ..] = rest {
            let discards = rest.iter().map_while(discarded).map(|what| self.selected(what));
            let discards: Vec<_> = discards.collect();
            let taken = discards.len().max(1);
            clauses.extend(if discards.is_empty() {
                self.verb(first)
            } else {
                let what = self.words.list("list-and", &discards);
                let args = Args::new().phrase("what", what);
                Some(self.clause("verb-discard", &args, discards.len() == 1))
            });
            rest = &rest[taken..];
        }
        clauses
    }

    /// A verb as a clause; nothing if it does nothing.
    fn verb(&self, verb: &Verb) -> Option<Clause> {
        if let Verb::ChooseOne(ChooseOne { options }) = verb {
            return self.choose_one(options);
        }
        if let Verb::ByChance(ByChance { options }) = verb {
            return self.by_chance(options);
        }
        if let Verb::Put(put) = verb {
            return Some(self.put(put));
        }
        if let Verb::DrawAndPlay(DrawAndPlay { draw, play: Plays::Count(play) }) = verb
            && self.numerals.show(*play) >= self.numerals.show(*draw)
        {
            let all = DrawAndPlay { draw: *draw, play: Plays::All };
            return self.worded(&all.into());
        }
        self.worded(verb)
    }

    /// The message `verb-<word>` with an argument for each field. What may be
    /// left out of a verb, such as `except-holder`, is a sentence of its own:
    /// an attribute of the message.
    fn worded(&self, verb: &Verb) -> Option<Clause> {
        let key = format!("verb-{}", verb.kind().word());
        let mut args = Some(Args::new());
        let mut notes = Vec::new();
        verb.each_field(&mut |field, value| {
            args = args.take().and_then(|args| self.field(args, field, value));
            let note = format!("{key}.{}", field.written_name());
            match value {
                FieldValue::MaybeCard(Some(card)) => {
                    let args = Args::new().phrase("card", self.mention(card));
                    notes.push(self.words.say(&note, &args));
                }
                FieldValue::Flag(true) => notes.push(self.words.say(&note, &Args::new())),
                FieldValue::Block(verbs) => {
                    let text = self.block(verbs, &mut notes);
                    args = args.take().map(|args| args.text("verbs", text));
                }
                _ => {}
            }
        });
        let mut clause = self.clause(&key, &args?, verb.effects().has(Effects::BRIEF));
        clause.notes.extend(notes);
        Some(clause)
    }

    /// Args with a field of a verb as `$name`; `None` if the verb then does
    /// nothing.
    fn field(&self, args: Args, field: &'static Field, value: FieldValue<'_>) -> Option<Args> {
        let name = field.name;
        Some(match value {
            FieldValue::Number(number) => self.count(args, name, number),
            FieldValue::Count(count) => self.count(args, name, Number::word(count)),
            FieldValue::Plays(plays) => self.plays(args, name, plays),
            FieldValue::Flag(flag) => args.flag(name, flag),
            FieldValue::Word(word) => args.choice(name, word),
            FieldValue::Pick(pick) => self.pick(args, pick),
            FieldValue::Piles(Piles { discard, deck }) => {
                let piles = match (discard, deck) {
                    (true, true) => "both",
                    (true, false) => "discard",
                    (false, true) => "deck",
                    (false, false) => return None,
                };
                args.choice(name, piles)
            }
            FieldValue::Kinds([]) => return None,
            FieldValue::Kinds(kinds) => {
                let phrase = |kind: &Kind| self.words.phrase(kind_phrase_key(*kind), &Args::new());
                let kinds: Vec<_> = kinds.iter().map(phrase).collect();
                args.phrase(name, self.words.list("list-or", &kinds))
            }
            FieldValue::Mark(mark) => args.text(name, self.mark(mark)),
            FieldValue::Players(players) => self.players(args, players),
            FieldValue::Conditions(conditions) => args.text(name, self.conditions(conditions)),
            FieldValue::Per(per) => {
                args.choice(name, per.and_then(Spelled::spelled).unwrap_or("none"))
            }
            FieldValue::Filter(filter) => args.text("only", self.only(filter)),
            FieldValue::Text(text) => args.text(name, text.to_owned()),
            FieldValue::Card(card) => args.phrase(name, self.mention(card)),
            FieldValue::Selector(selector) => args.phrase(name, self.selected(selector)),
            FieldValue::Rules(rules) => self.rule_count(args, name, rules),
            FieldValue::MaybeCard(_) | FieldValue::Options(_) | FieldValue::Block(_) => args,
        })
    }

    /// Cards that go from one place to another.
    fn put(&self, put: &Put) -> Clause {
        let args = self.plays(Args::new(), "count", put.count);
        let from = match put.from {
            SourcePile::Hand => self.about_players("put-from-hand", &put.of),
            SourcePile::Table => self.about_players("put-from-table", &put.of),
            pile => {
                let args = Args::new().choice("pile", pile.spelled().unwrap_or_default());
                self.words.say("put-from", &args)
            }
        };
        let to = match put.to {
            TargetPile::Hand => self.about_players("put-to-hand", &put.to_player),
            TargetPile::Table => self.about_players("put-to-table", &put.to_player),
            pile => {
                let args = Args::new().choice("pile", pile.spelled().unwrap_or_default());
                self.words.say("put-to", &args)
            }
        };
        let hidden = put.from == SourcePile::Hand && put.of != Players::Word(PlayerWord::You);
        let pick = match put.pick {
            _ if put.from == SourcePile::Top || put.count == Plays::All => "none",
            Picker::Random => "random",
            Picker::Owner if matches!(put.from, SourcePile::Hand | SourcePile::Table) => "owner",
            Picker::You | Picker::Owner if hidden => "random",
            Picker::You | Picker::Owner => "you",
        };
        let args = args
            .text("only", self.only(&put.filter))
            .text("from", from)
            .text("to", to)
            .choice("pick", pick);
        self.clause("verb-put", &args, false)
    }

    /// Args with who picks a card: `$pick`, and `$kind` where it matters.
    fn pick(&self, args: Args, pick: Pick) -> Args {
        match pick {
            Pick::Owner => args.choice("pick", "owner").phrase("kind", Phrase::default()),
            Pick::Random => args.choice("pick", "random").phrase("kind", Phrase::default()),
            Pick::KindOrRandom(kind) => self.kinds_or_random(args, &[kind]),
            Pick::ActionOrSurpriseOrRandom => {
                self.kinds_or_random(args, &[Kind::Action, Kind::Surprise])
            }
        }
    }

    /// Args with a card of one of these kinds or a random card, as `$kind`.
    fn kinds_or_random(&self, args: Args, kinds: &[Kind]) -> Args {
        let keys = kinds.iter().map(|&kind| kind_phrase_key(kind)).chain(["one-random"]);
        let choices: Vec<_> = keys.map(|key| self.words.phrase(key, &Args::new())).collect();
        let args = args.choice("pick", "kind-or-random");
        args.phrase("kind", self.words.list("list-or", &choices))
    }

    /// Args with how many are played: `$how`, and the numbers that it needs.
    fn plays(&self, args: Args, name: &'static str, plays: Plays) -> Args {
        match plays {
            Plays::Count(count) => self.count(args.choice("how", "count"), name, count),
            Plays::All => args.choice("how", "all"),
            Plays::ByDay { birthday, holiday, ordinary } => {
                self.by_day(args.choice("how", "by-day"), birthday, holiday, ordinary)
            }
        }
    }

    fn rule_count(&self, args: Args, name: &'static str, rules: RuleCount) -> Args {
        let number = |args, value| self.count(args, "count", Number::word(value));
        match rules {
            RuleCount::One => args.choice(name, "one"),
            RuleCount::UpTo(count) => number(args.choice(name, "up-to"), count),
            RuleCount::Half { at_least: 0 } => args.choice(name, "half"),
            RuleCount::Half { at_least } => number(args.choice(name, "half-at-least"), at_least),
            RuleCount::All => args.choice(name, "all"),
            RuleCount::Limits => args.choice(name, "limits"),
        }
    }

    pub(crate) fn choose_one(&self, options: &[Vec<Verb>]) -> Option<Clause> {
        let mut notes = Vec::new();
        let mut texts = Vec::new();
        for option in options {
            let clauses = self.clauses(option);
            let parts: Vec<_> = clauses.iter().map(|clause| clause.text.clone()).collect();
            if parts.is_empty() {
                continue;
            }
            texts.push(self.words.list_text("list-then", &parts));
            notes.extend(clauses.into_iter().flat_map(|clause| clause.notes));
        }
        let (last, head) = texts.split_last()?;
        let brief = texts.iter().all(|text| !text.contains([',', ';', ':', '.']));
        if brief && texts.len() < 3 {
            let text = self.words.list_text("list-or", &texts);
            let notes = notes.iter().map(|note| sentence(note)).collect();
            return Some(Clause { text, notes, simple: false });
        }
        let text = head.iter().rev().fold(last.clone(), |tail, option| {
            let args = Args::new().text("option", option.clone()).text("others", tail);
            self.words.say("choice-or", &args)
        });
        let text = if head.is_empty() {
            text
        } else {
            self.words.say("verb-choose-one", &Args::new().text("options", text))
        };
        let notes = notes.iter().map(|note| sentence(note)).collect();
        Some(Clause { text, notes, simple: false })
    }
}

/// What a plain discard from tables discards.
const fn discarded(verb: &Verb) -> Option<&Selector> {
    match verb {
        Verb::Discard(Discard { what }) => Some(what),
        _ => None,
    }
}
