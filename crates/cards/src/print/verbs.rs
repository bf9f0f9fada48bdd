//! The canonical form of what is to be done.

use super::{Line, by_day, word};
use crate::{
    ast::{Chooser, Kind, Pick, Plays, RuleCount, Selector, Verb, What, Who},
    read::usual_table,
};

pub(super) fn lines(verbs: &[Verb]) -> Vec<Line> {
    verbs.iter().map(line).collect()
}

fn line(verb: &Verb) -> Line {
    match verb {
        Verb::Draw { who, count } => by(Line::new("draw").number(*count), *who),
        Verb::DrawPerCreeper { count } => Line::new("draw-per-creeper").number(*count),
        Verb::DiscardHand => Line::new("discard-hand"),
        Verb::DrawAsMany => Line::new("draw-as-many"),
        Verb::DiscardFromHand { who, count, pick } => {
            let line = by(Line::new("discard-from-hand").number(*count), *who);
            if *pick == Pick::Owner { line } else { line.property("pick", word(*pick)) }
        }
        Verb::DrawAndPlay { draw, play } => {
            let line = Line::new("draw-and-play").maybe_number("draw", Some(*draw));
            match play {
                Plays::Count(number) => line.maybe_number("play", Some(*number)),
                Plays::All => line.property("play", "all"),
                Plays::ByDay { .. } => by_day(line, *play),
            }
        }
        Verb::PlayTop { times } => Line::new("play-top").raw(&times.to_string()),
        Verb::PlayFromDiscard { kinds } => {
            Line::new("play-from-discard").strings(kinds.iter().copied().map(Kind::word))
        }
        Verb::PlayFromHand => Line::new("play-from-hand"),
        Verb::Fetch { discard, deck } => {
            let piles = [("discard", *discard), ("deck", *deck)];
            let named = piles.into_iter().filter(|(_, there)| *there);
            Line::new("fetch").strings(named.map(|(pile, _)| pile))
        }
        Verb::Wish => Line::new("wish"),
        Verb::ShareOut { each } => Line::new("share-out").number(*each),
        Verb::Collect { count, from_all, pick, except_holder } => Line::new("collect")
            .number(*count)
            .property("from", if *from_all { "everyone" } else { "one" })
            .property("pick", word(*pick))
            .maybe("except-holder", except_holder.as_deref()),
        Verb::TradeHands => Line::new("trade-hands"),
        Verb::RotateHands { chooser } => chosen_by(Line::new("rotate-hands"), chooser),
        Verb::SwapPositions => Line::new("swap-positions"),
        Verb::ShiftPositions => Line::new("shift-positions"),
        Verb::SwapKeepers => Line::new("swap-keepers"),
        Verb::Discard(selector) => selected("discard", selector, None),
        Verb::Take(selector) => selected("take", selector, None),
        Verb::Give { what, to } => selected("give", what, Some(word(*to))),
        Verb::Move(selector) => selected("move", selector, None),
        Verb::EveryoneGives => Line::new("everyone-gives"),
        Verb::EachLoses { chooser, hand_instead, except_holder } => {
            chosen_by(Line::new("each-loses"), chooser)
                .flag("hand-instead", *hand_instead)
                .maybe("except-holder", except_holder.as_deref())
        }
        Verb::Cure(card) => Line::new("cure").string(card),
        Verb::ToHands { mark, collector } => {
            Line::new("to-hands").string(word(*mark)).maybe("collector", collector.as_deref())
        }
        Verb::MixTables => Line::new("mix-tables"),
        Verb::EveryoneMayDiscard => Line::new("everyone-may-discard"),
        Verb::ShuffleDiscard => Line::new("shuffle-discard"),
        Verb::DiscardRules(count) => rules(*count),
        Verb::DiscardGoals => Line::new("discard-goals"),
        Verb::ExtraTurn => Line::new("extra-turn"),
        Verb::EndTurn => Line::new("end-turn"),
        Verb::GainPlays(number) => Line::new("gain-plays").number(*number),
        Verb::ChooseOne(options) => {
            let options = options.iter().map(|verbs| Line::new("option").around(lines(verbs)));
            Line::new("choose-one").around(options.collect())
        }
        Verb::Rhyme => Line::new("rhyme"),
    }
}

fn by(line: Line, who: Who) -> Line {
    if who == Who::You { line } else { line.property("who", word(who)) }
}

fn chosen_by(line: Line, chooser: &Chooser) -> Line {
    match chooser {
        Chooser::You => line,
        Chooser::HolderOf(card) => line.property("holder-chooses", card),
    }
}

fn selected(verb: &str, selector: &Selector, to: Option<&str>) -> Line {
    let line = Line::new(verb);
    let line = match &selector.what {
        What::Keeper => line.string("keeper"),
        What::Creeper => line.string("creeper"),
        What::Either => line.string("either"),
        What::This => line.string("this"),
        What::Named(cards) => line.strings(cards.iter().map(String::as_str)),
    };
    let whose = (selector.whose != usual_table(verb)).then(|| word(selector.whose));
    line.maybe("to", to)
        .maybe("whose", whose)
        .maybe("count", selector.all.then_some("all"))
        .maybe("except", selector.except_this.then_some("this"))
        .maybe("with", selector.with_creeper.then_some("creeper"))
}

fn rules(count: RuleCount) -> Line {
    let line = Line::new("discard-rules");
    match count {
        RuleCount::One => line.string("one"),
        RuleCount::UpTo(most) => line.raw(&format!("up-to={most}")),
        RuleCount::Half { at_least } => line.string("half").raw(&format!("at-least={at_least}")),
        RuleCount::All => line.string("all"),
        RuleCount::Limits => line.string("limits"),
    }
}
