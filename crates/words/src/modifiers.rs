//! What holds as long as a card lies in play.

use asterism_cards::ast::{BonusTo, Modifier, Number, Plays};
use asterism_cards::spelling::Spelled;

use crate::{
    Args,
    card::{Clause, Writer},
};

impl Writer<'_> {
    /// Whether the words for a modifier already speak of the holder.
    pub(crate) const fn speaks_of_holder(modifier: &Modifier) -> bool {
        matches!(
            modifier,
            Modifier::More { .. }
                | Modifier::CreepersHarmless { .. }
                | Modifier::Attaches { .. }
                | Modifier::DisablesHost
                | Modifier::StandsIn
                | Modifier::Projects
                | Modifier::ReturnsToDeck
                | Modifier::MovesOn
                | Modifier::GetsBack(_)
                | Modifier::CountsAs(_)
                | Modifier::Protected
                | Modifier::Stops(_)
                | Modifier::Escalates
                | Modifier::NoCreepers
        )
    }

    /// A modifier as a clause; nothing if it does nothing. `held` tells whether
    /// it is on a Keeper or Creeper.
    pub(crate) fn modifier_clause(&self, modifier: &Modifier, held: bool) -> Option<Clause> {
        let none = Args::new;
        let (key, args) = match modifier {
            Modifier::Draw(count) => ("modifier-draw", self.count(none(), "count", *count)),
            Modifier::Play(Plays::Count(count)) => {
                ("modifier-play", self.count(none(), "count", *count))
            }
            Modifier::Play(Plays::All) => ("modifier-play-all", none()),
            Modifier::Play(Plays::ByDay { birthday, holiday, ordinary }) => {
                ("modifier-play-by-day", self.by_day(none(), *birthday, *holiday, *ordinary))
            }
            Modifier::HandLimit(count) => {
                ("modifier-hand-limit", self.count(none(), "count", *count))
            }
            Modifier::KeeperLimit(count) => {
                ("modifier-keeper-limit", self.count(none(), "count", *count))
            }
            Modifier::Goals(count) => {
                ("modifier-goals", self.count(none(), "count", Number::word(*count)))
            }
            Modifier::FirstPlayRandom => ("modifier-first-play-random", none()),
            Modifier::Bonus { draw, play, to } => {
                let gains = self.gains([("gain-draw", *draw), ("gain-play", *play)])?;
                let args = none().text("gains", gains);
                match to {
                    BonusTo::FewestKeepers => ("bonus-fewest-keepers", args),
                    BonusTo::MostKeepers => ("bonus-most-keepers", args),
                    BonusTo::EveryoneWhile(card) => {
                        ("bonus-everyone-while", args.phrase("card", self.mention(card)))
                    }
                    BonusTo::HolderOf(card) => {
                        ("bonus-holder-of", args.phrase("card", self.mention(card)))
                    }
                }
            }
            Modifier::More { draw, play, hand_limit, keeper_limit } => {
                let turn = self.gains([("gain-draw", *draw), ("gain-play", *play)]);
                let turn = turn
                    .map(|gains| self.words.say("gain-each-turn", &none().text("gains", gains)));
                let limits = if hand_limit == keeper_limit {
                    self.gains([("gain-limits", *hand_limit)])
                } else {
                    self.gains([
                        ("gain-hand-limit", *hand_limit),
                        ("gain-keeper-limit", *keeper_limit),
                    ])
                };
                let gains = match (turn, limits) {
                    (Some(turn), Some(limits)) => {
                        let args = none().text("turn", turn).text("limits", limits);
                        self.words.say("gain-turn-and-limits", &args)
                    }
                    (turn, limits) => turn.or(limits)?,
                };
                ("while-held", none().text("clause", gains))
            }
            Modifier::Inflate => ("modifier-inflate", none()),
            Modifier::CreepersHarmless { only: None } => {
                ("modifier-creepers-harmless", none().flag("held", held))
            }
            Modifier::CreepersHarmless { only: Some(card) } => (
                "modifier-creeper-harmless",
                none().flag("held", held).phrase("card", self.mention(card)),
            ),
            Modifier::AlsoNeed(card) => {
                ("modifier-also-need", none().phrase("card", self.mention(card)))
            }
            Modifier::Attaches { to: None } => ("modifier-attaches", none()),
            Modifier::Attaches { to: Some(mark) } => {
                ("modifier-attaches-to-mark", none().text("mark", self.mark(mark)))
            }
            Modifier::DisablesHost => ("modifier-disables-host", none()),
            Modifier::StandsIn => ("modifier-stands-in", none()),
            Modifier::Projects => ("modifier-projects", none()),
            Modifier::ReturnsToDeck => ("modifier-returns-to-deck", none()),
            Modifier::MovesOn => ("modifier-moves-on", none()),
            Modifier::GetsBack(card) => {
                ("modifier-gets-back", none().phrase("card", self.mention(card)))
            }
            Modifier::Escalates => ("modifier-escalates", none()),
            Modifier::NoCreepers => ("modifier-no-creepers", none()),
            Modifier::CountsAs(cards) => {
                ("modifier-counts-as", none().phrase("cards", self.mentions("list-and", cards)))
            }
            Modifier::Protected => ("modifier-protected", none()),
            Modifier::Stops(players) => {
                ("modifier-stops", none().choice("players", players.spelled().unwrap_or_default()))
            }
        };
        Some(self.clause(key, &args, true))
    }

    /// Args with the numbers of plays for each sort of day.
    pub(crate) fn by_day(
        &self,
        args: Args,
        birthday: Number,
        holiday: Number,
        ordinary: Number,
    ) -> Args {
        let args = self.count(args, "birthday", birthday);
        let args = self.count(args, "holiday", holiday);
        self.count(args, "ordinary", ordinary)
    }

    /// Everything somebody gets more of, as a list.
    fn gains<const N: usize>(&self, gains: [(&'static str, Option<Number>); N]) -> Option<String> {
        let gains: Vec<_> = gains
            .into_iter()
            .filter_map(|(key, count)| {
                Some(self.words.say(key, &self.count(Args::new(), "count", count?)))
            })
            .collect();
        (!gains.is_empty()).then(|| self.words.list_text("list-and", &gains))
    }
}
