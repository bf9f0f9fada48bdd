//! What is done, as clauses.

use asterism_cards::ast::{
    Chooser, Kind, Number, Pick, Plays, RuleCount, Selector, Towards, Verb, Who,
};

use crate::{
    Args, Phrase,
    card::{Clause, Writer, kind_phrase_key, mark_key, sentence},
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
        let none = Args::new;
        let what = |selector: &Selector| none().phrase("what", self.selected(selector));
        let (key, args) = match verb {
            Verb::Draw { who, count } => {
                ("verb-draw", self.count(none().choice("who", who_word(*who)), "count", *count))
            }
            Verb::DrawPerCreeper { count } => {
                ("verb-draw-per-creeper", self.count(none(), "count", *count))
            }
            Verb::DiscardHand => ("verb-discard-hand", none()),
            Verb::DrawAsMany => ("verb-draw-as-many", none()),
            Verb::DiscardFromHand { who, count, pick } => {
                let args = self.pick(none().choice("who", who_word(*who)), *pick);
                ("verb-discard-from-hand", self.count(args, "count", *count))
            }
            Verb::DrawAndPlay { draw, play } => self.draw_and_play(*draw, *play),
            Verb::PlayTop { times } => {
                ("verb-play-top", self.count(none(), "count", Number::word(*times)))
            }
            Verb::PlayFromDiscard { kinds } => {
                let kinds: Vec<_> = kinds
                    .iter()
                    .map(|kind| self.words.phrase(kind_phrase_key(*kind), &none()))
                    .collect();
                if kinds.is_empty() {
                    return None;
                }
                let kinds = self.words.list("list-or", &kinds);
                ("verb-play-from-discard", none().phrase("kinds", kinds))
            }
            Verb::PlayFromHand => ("verb-play-from-hand", none()),
            Verb::Fetch { discard, deck } => {
                let from = match (discard, deck) {
                    (true, true) => "both",
                    (true, false) => "discard",
                    (false, true) => "deck",
                    (false, false) => return None,
                };
                ("verb-fetch", none().choice("from", from))
            }
            Verb::Wish => ("verb-wish", none()),
            Verb::ShareOut { each } => ("verb-share-out", self.count(none(), "count", *each)),
            Verb::Collect { count, from_all, pick, except_holder } => {
                let args = self.pick(none().flag("from-all", *from_all), *pick);
                let clause = self.clause("verb-collect", &self.count(args, "count", *count), false);
                return Some(self.sparing(clause, "except-collect", except_holder.as_deref()));
            }
            Verb::TradeHands => ("verb-trade-hands", none()),
            Verb::RotateHands { chooser } => {
                return Some(self.chosen_by("verb-rotate-hands", chooser, "chooser-direction"));
            }
            Verb::SwapPositions => ("verb-swap-positions", none()),
            Verb::ShiftPositions => ("verb-shift-positions", none()),
            Verb::SwapKeepers => ("verb-swap-keepers", none()),
            Verb::Discard(selector) => ("verb-discard", what(selector)),
            Verb::Take(selector) => ("verb-take", what(selector)),
            Verb::Give { what: given, to } => {
                let to = match to {
                    Towards::Chosen => "chosen",
                    Towards::Next => "next",
                    Towards::Previous => "previous",
                };
                ("verb-give", what(given).choice("to", to))
            }
            Verb::Move(selector) => ("verb-move", what(selector)),
            Verb::EveryoneGives => ("verb-everyone-gives", none()),
            Verb::EachLoses { chooser, hand_instead, except_holder } => {
                let mut clause = self.chosen_by("verb-each-loses", chooser, "chooser-losses");
                if *hand_instead {
                    clause.notes.push(self.words.say("hand-instead", &none()));
                }
                return Some(self.sparing(clause, "except-loses", except_holder.as_deref()));
            }
            Verb::Cure(card) => ("verb-cure", none().phrase("card", self.mention(card))),
            Verb::ToHands { mark, collector } => {
                let mark = self.words.say(mark_key(*mark), &none());
                let mut clause = self.clause("verb-to-hands", &none().text("mark", mark), false);
                if let Some(card) = collector {
                    let args = none().phrase("card", self.mention(card));
                    clause.notes.push(self.words.say("collector", &args));
                }
                return Some(clause);
            }
            Verb::MixTables => ("verb-mix-tables", none()),
            Verb::EveryoneMayDiscard => ("verb-everyone-may-discard", none()),
            Verb::ShuffleDiscard => ("verb-shuffle-discard", none()),
            Verb::DiscardRules(count) => self.discard_rules(*count),
            Verb::DiscardGoals => ("verb-discard-goals", none()),
            Verb::ExtraTurn => ("verb-extra-turn", none()),
            Verb::EndTurn => ("verb-end-turn", none()),
            Verb::GainPlays(count) => ("verb-gain-plays", self.count(none(), "count", *count)),
            Verb::ChooseOne(options) => return self.choose_one(options),
            Verb::Rhyme => ("verb-rhyme", none()),
        };
        Some(self.clause(key, &args, is_simple(verb)))
    }

    /// Args with who picks a card: `$pick`, and `$kind` where it matters.
    fn pick(&self, args: Args, pick: Pick) -> Args {
        match pick {
            Pick::Owner => args.choice("pick", "owner").phrase("kind", Phrase::default()),
            Pick::Random => args.choice("pick", "random").phrase("kind", Phrase::default()),
            Pick::KindOrRandom(kind) => args
                .choice("pick", "kind-or-random")
                .phrase("kind", self.words.phrase(kind_phrase_key(kind), &Args::new())),
            Pick::ActionOrSurpriseOrRandom => {
                let kinds = [Kind::Action, Kind::Surprise]
                    .map(|kind| self.words.phrase(kind_phrase_key(kind), &Args::new()));
                args.choice("pick", "kind-or-random")
                    .phrase("kind", self.words.list("list-or", &kinds))
            }
        }
    }

    fn draw_and_play(&self, draw: Number, play: Plays) -> (&'static str, Args) {
        let drawn = |args| self.count(args, "draw", draw);
        match play {
            Plays::Count(play) if self.numerals.show(play) < self.numerals.show(draw) => {
                ("verb-draw-and-play", drawn(self.count(Args::new(), "play", play)))
            }
            Plays::Count(_) | Plays::All => ("verb-draw-and-play-all", drawn(Args::new())),
            Plays::ByDay { birthday, holiday, ordinary } => {
                ("verb-draw-and-play-by-day", drawn(self.by_day(birthday, holiday, ordinary)))
            }
        }
    }

    fn discard_rules(&self, count: RuleCount) -> (&'static str, Args) {
        let number = |value| self.count(Args::new(), "count", Number::word(value));
        match count {
            RuleCount::One => ("verb-discard-rule", Args::new()),
            RuleCount::UpTo(count) => ("verb-discard-rules-up-to", number(count)),
            RuleCount::Half { at_least: 0 } => ("verb-discard-rules-half", Args::new()),
            RuleCount::Half { at_least } => ("verb-discard-rules-half-at-least", number(at_least)),
            RuleCount::All => ("verb-discard-rules-all", Args::new()),
            RuleCount::Limits => ("verb-discard-rules-limits", Args::new()),
        }
    }

    /// A clause in which the holder of a card may be the one to choose.
    fn chosen_by(&self, key: &str, chooser: &Chooser, note: &str) -> Clause {
        let mut clause = self.clause(key, &Args::new(), false);
        if let Chooser::HolderOf(card) = chooser {
            let args = Args::new().phrase("card", self.mention(card));
            clause.notes.push(self.words.say(note, &args));
        }
        clause
    }

    /// The clause with a note that the holder of a card is spared.
    fn sparing(&self, mut clause: Clause, note: &str, holder_of: Option<&str>) -> Clause {
        if let Some(card) = holder_of {
            let args = Args::new().phrase("card", self.mention(card));
            clause.notes.push(self.words.say(note, &args));
        }
        clause
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
        Verb::Discard(what) => Some(what),
        _ => None,
    }
}

const fn who_word(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Everyone => "everyone",
        Who::EachOther => "each-other",
    }
}

/// Whether a verb is a short command that can share a sentence with others.
const fn is_simple(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Draw { who: Who::You, .. }
            | Verb::DiscardFromHand { who: Who::You, .. }
            | Verb::DiscardHand
            | Verb::DrawAsMany
            | Verb::Take(_)
            | Verb::Give { .. }
            | Verb::Move(_)
            | Verb::ShuffleDiscard
            | Verb::DiscardRules(_)
            | Verb::DiscardGoals
            | Verb::ExtraTurn
            | Verb::EndTurn
            | Verb::GainPlays(_)
            | Verb::Rhyme
    )
}
