//! House rules need everybody's consent.
//!
//! House rules are the options that change the printed rules, the Meta Rule among them.
//! The person who sets them agrees by doing so; everybody else has to agree before the game
//! can start. A change of the settings needs new agreements. A person who doesn't agree
//! can leave, or the owner takes the rule out.

use serde::Serialize;
use serde_json::Value;

use crate::chair::Holder;
use crate::fact::Fact;
use crate::id::PersonId;
use crate::refusal::TableRefusal;
use crate::table::{Table, TableStage};

/// A house rule: an option that changes the printed rules.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HouseRule {
    /// The name of the option.
    pub option: String,
    pub value: Value,
}

/// The house rules, and who agrees to them.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HouseRulesView {
    /// The Meta Rule is one of them. Empty if the game is played as printed.
    pub rules: Vec<HouseRule>,
    /// How often the settings have changed, to be sent with `agree`.
    pub changes: usize,
    /// The seated people who agree. Empty once the game has begun.
    pub agreed: Vec<PersonId>,
    /// The seated people who have yet to agree before the game can start.
    pub awaited: Vec<PersonId>,
}

impl Table {
    fn has_house_rules(&self) -> bool {
        self.settings.setup.house_rules().next().is_some()
    }

    /// The seated people who have yet to agree to the house rules.
    fn not_agreed(&self) -> Vec<&PersonId> {
        if !self.has_house_rules() {
            return Vec::new();
        }
        let seated = self.chairs.iter().filter_map(|chair| match &chair.holder {
            Holder::Person(person) => Some(person),
            Holder::Nobody | Holder::Bot(_) | Holder::StandIn(_) => None,
        });
        seated.filter(|person| !self.agreed.contains(*person)).collect()
    }

    pub(crate) fn everybody_agreed(&self) -> Result<(), TableRefusal> {
        let missing = self.not_agreed();
        if missing.is_empty() {
            return Ok(());
        }
        let names = missing.into_iter().map(|person| self.person_view(person).name);
        Err(TableRefusal::NotAgreed { who: names.collect::<Vec<_>>().join(", ") })
    }

    pub(crate) fn decide_agree(
        &self,
        person: &PersonId,
        changes: Option<usize>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if self.stage != TableStage::Lobby {
            return Err(TableRefusal::Begun);
        }
        self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        if changes.is_some_and(|changes| changes != self.changes.count) {
            return Err(TableRefusal::SettingsChanged);
        }
        if !self.has_house_rules() || self.agreed.contains(person) {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::RulesAgreed { person: person.clone() }])
    }

    pub(crate) fn decide_ready(
        &self,
        person: &PersonId,
        on: bool,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if self.stage != TableStage::Lobby {
            return Err(TableRefusal::Begun);
        }
        self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let same = self.ready.contains(person) == on;
        Ok(if same { Vec::new() } else { vec![Fact::Readied { person: person.clone(), on }] })
    }

    pub(crate) fn house_rules_view(&self) -> HouseRulesView {
        let rules = self
            .settings
            .setup
            .house_rules()
            .map(|(option, value)| HouseRule { option: option.to_owned(), value: value.clone() });
        let rules: Vec<HouseRule> = rules.collect();
        let in_lobby = self.stage == TableStage::Lobby;
        let is_open = in_lobby && !rules.is_empty();
        let awaited = if is_open { self.not_agreed() } else { Vec::new() };
        let seated = self.players().filter(|person| is_open && self.agreed.contains(*person));
        HouseRulesView {
            rules,
            changes: self.changes.count,
            agreed: seated.cloned().collect(),
            awaited: awaited.into_iter().cloned().collect(),
        }
    }
}
