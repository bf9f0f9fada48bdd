//! What a person can do at a table.

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize};

use crate::Level;
use crate::id::{Digest, PersonId, TableId};
use crate::settings::Settings;
use crate::table_rng::Secret;

/// A quick reaction. The list is closed, so that reactions can't be rude.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    Hello,
    WellPlayed,
    Thanks,
    Oops,
    Wow,
    YourTurn,
    GoodGame,
}

/// Whether a person wants to be asked in response windows.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassMode {
    /// Ask every time.
    #[default]
    Ask,
    /// Pass automatically until the person is asked something else.
    UntilAsked,
    /// Pass automatically for the rest of the game.
    Always,
    /// Hold every window open, whatever the hand. At tables without a beat, the same as
    /// `ask`.
    Wait,
}

/// Something a person does at a table. The field `do` names the action.
///
/// This is also what clients send. Tokens of links are hashed while an action is read,
/// so that only their digests get any further. Two actions need something that only
/// the server can make; it fills in these fields, which can't be sent.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Enter the table. A table that isn't on the public list needs the token of a link.
    Enter {
        /// The token of the link.
        #[serde(rename = "token", default, deserialize_with = "digest_of_token")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        link: Option<Digest>,
    },
    /// Change the settings before the game starts. Only the owner can do that.
    Change {
        /// All settings, including those that stay the same.
        settings: Box<Settings>,
    },
    /// Create a link. The answer contains its token. Only the owner can do that.
    Invite {
        /// How many hours the link is valid; a week by default.
        hours: Option<u64>,
        /// Whether people who come by the link can only watch.
        #[serde(default)]
        watch: bool,
        /// The digest of the new link's token, which the server makes.
        #[serde(skip)]
        link: Option<Digest>,
    },
    /// Revoke a link, named by its token or by its digest. Only the owner can do that.
    Withdraw {
        /// The token of the link.
        #[serde(default, deserialize_with = "digest_of_token")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        token: Option<Digest>,
        /// The digest of the token, as in the list of links.
        link: Option<Digest>,
    },
    /// Remove a person from the table. A bot takes their chair, and they need a new
    /// link to enter again. Only the owner can do that.
    Remove {
        /// The id of the person to remove.
        person: PersonId,
    },
    /// Lock the table, so that nobody new can enter, or unlock it. Only the owner can do
    /// that.
    Lock {
        /// `true` to lock, `false` to unlock.
        on: bool,
    },
    /// Reserve a chair for people who come by a link. Only the owner can do that.
    Reserve {
        /// The number of the chair, from 0.
        chair: usize,
        /// `true` to reserve the chair, `false` to open it to everybody.
        on: bool,
    },
    /// Take part in the shuffle: commit to 32 random bytes by the SHA-256 digest of
    /// `asterism contribution 2`, a line feed and these bytes.
    Commit {
        /// The digest, as 64 hexadecimal digits.
        digest: Digest,
    },
    /// Reveal the 32 random bytes once `starting.awaits` is `reveal`. After three
    /// seconds the game starts without your contribution.
    Reveal {
        /// The bytes, as 64 hexadecimal digits.
        secret: Secret,
    },
    /// Sit down on a free chair or in place of a bot. In a running game that people may
    /// join, a chair is added if none is free and the number of players allows it.
    Sit {
        /// The number of the chair, from 0; any free or added chair by default.
        chair: Option<usize>,
    },
    /// Put a bot on a chair. Only the owner can do that.
    SeatBot {
        /// The number of the chair, from 0.
        chair: usize,
        /// How well the bot plays.
        level: Level,
    },
    /// Free a chair before the game starts. Only the owner can do that.
    EmptyChair {
        /// The number of the chair, from 0.
        chair: usize,
    },
    /// Add words of your own to the seed of the shuffle, before the game starts.
    AddWords {
        /// Any words.
        words: String,
    },
    /// Agree to the house rules of the current settings. A change of the settings needs
    /// a new agreement of everybody else.
    Agree {
        /// The number of changes that the settings you agree to have had, from
        /// `house_rules.changes`. If given, it must be the present one.
        changes: Option<usize>,
    },
    /// Tell the others at the table that you are ready for the game to start, or not yet.
    Ready {
        /// Whether you are ready.
        on: bool,
    },
    /// Start the game. Only the owner can do that. Everybody who is seated must have
    /// agreed to the house rules, if there are any.
    Start,
    /// Call, to go first, once `starting.awaits` is `call`.
    Call,
    /// Answer a question of the game, or make a move that needs no question.
    Answer {
        /// The number of the question, from `asked.decision`.
        decision: u64,
        /// One of the moves in `asked.moves`.
        #[serde(rename = "move")]
        text: String,
        /// Answers to the questions that follow at once, such as which further cards to
        /// discard. If one of them isn't possible, none of all this happens.
        #[serde(default)]
        then: Vec<String>,
    },
    /// Leave the table for good.
    Leave,
    /// Resign. You may stay and watch.
    Concede,
    /// Offer your chair to somebody, or withdraw the offer.
    OfferChair {
        /// The id of the person; nobody by default, which withdraws the offer.
        to: Option<PersonId>,
    },
    /// Take a chair that was offered to you.
    AcceptChair {
        /// The number of the chair, from 0.
        chair: usize,
    },
    /// Let a bot stand in until you come back.
    StepAway,
    /// Take your chair back from the bot that stands in for you.
    TakeBack,
    /// Write a chat message.
    Say {
        /// The message.
        text: String,
    },
    /// Send a quick reaction.
    React {
        /// The reaction.
        reaction: Reaction,
    },
    /// Hide the messages of a person from yourself, or show them again.
    Mute {
        /// The id of the person.
        person: PersonId,
        /// `true` to hide their messages, `false` to show them.
        on: bool,
    },
    /// Choose whether to be asked in response windows.
    Pass {
        /// When to pass automatically.
        mode: PassMode,
    },
    /// Hold the open response window until you respond, pass or run out of time. Everybody
    /// sees it, and you need not have a response.
    Wait,
    /// Say that you have read the last card played, so that bots need not wait. At tables
    /// with other people, nothing changes.
    GoOn,
    /// Choose what you never want to respond to.
    NeverAsk {
        /// The codes of announcements, as in `window.about`.
        about: BTreeSet<String>,
    },
    /// Propose to pause the game.
    Pause,
    /// Propose to resume the game.
    Resume,
    /// Propose to end the game without a winner.
    End,
    /// Vote on the open proposal.
    Vote {
        /// `true` to agree, `false` to refuse.
        yes: bool,
    },
    /// Take back your last move. If somebody has moved since, everybody must agree.
    Undo,
    /// Ask for a rematch. The new table opens once everybody has asked for it.
    Rematch {
        /// The id of the new table, which the server makes.
        #[serde(skip)]
        table: Option<TableId>,
    },
}

fn digest_of_token<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Digest>, D::Error> {
    let token = Option::<String>::deserialize(from)?;
    Ok(token.map(|token| Digest::of(token.as_bytes())))
}

impl Action {
    /// Whether the action contains custom cards, which take long to check.
    #[must_use]
    pub fn brings_cards(&self) -> bool {
        matches!(self, Self::Change { settings } if !settings.setup.mix.cards.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn read(value: Value) -> Result<Action, serde_json::Error> {
        serde_json::from_value(value)
    }

    /// Clients depend on these names.
    #[test]
    fn actions_are_read_as_clients_send_them() {
        let digest = Digest::of(b"token");
        let person = PersonId::new("bob").unwrap();
        let hex = "07".repeat(32);
        let settings = Box::new(Settings::new("fluxx", 3));
        let known = [
            (json!({"do": "enter", "token": "token"}), Action::Enter { link: Some(digest) }),
            (json!({"do": "enter"}), Action::Enter { link: None }),
            (
                json!({"do": "change", "settings": {"game": "fluxx", "seats": 3}}),
                Action::Change { settings },
            ),
            (
                json!({"do": "invite", "hours": 5}),
                Action::Invite { hours: Some(5), watch: false, link: None },
            ),
            (
                json!({"do": "withdraw", "token": "token"}),
                Action::Withdraw { token: Some(digest), link: None },
            ),
            (
                json!({"do": "withdraw", "link": digest}),
                Action::Withdraw { token: None, link: Some(digest) },
            ),
            (json!({"do": "remove", "person": "bob"}), Action::Remove { person: person.clone() }),
            (json!({"do": "lock", "on": true}), Action::Lock { on: true }),
            (
                json!({"do": "reserve", "chair": 1, "on": true}),
                Action::Reserve { chair: 1, on: true },
            ),
            (json!({"do": "commit", "digest": digest}), Action::Commit { digest }),
            (
                json!({"do": "reveal", "secret": hex}),
                Action::Reveal { secret: Secret::new([7; 32]) },
            ),
            (json!({"do": "sit", "chair": 1}), Action::Sit { chair: Some(1) }),
            (json!({"do": "sit"}), Action::Sit { chair: None }),
            (
                json!({"do": "seat-bot", "chair": 2, "level": "expert"}),
                Action::SeatBot { chair: 2, level: Level::Expert },
            ),
            (json!({"do": "empty-chair", "chair": 2}), Action::EmptyChair { chair: 2 }),
            (json!({"do": "add-words", "words": "a b"}), Action::AddWords { words: "a b".into() }),
            (json!({"do": "agree", "changes": 2}), Action::Agree { changes: Some(2) }),
            (json!({"do": "agree"}), Action::Agree { changes: None }),
            (json!({"do": "ready", "on": true}), Action::Ready { on: true }),
            (json!({"do": "start"}), Action::Start),
            (json!({"do": "call"}), Action::Call),
            (
                json!({"do": "answer", "decision": 7, "move": "draw"}),
                Action::Answer { decision: 7, text: "draw".into(), then: Vec::new() },
            ),
            (
                json!({"do": "answer", "decision": 7, "move": "discard a", "then": ["discard b"]}),
                Action::Answer {
                    decision: 7,
                    text: "discard a".into(),
                    then: vec!["discard b".into()],
                },
            ),
            (json!({"do": "leave"}), Action::Leave),
            (json!({"do": "concede"}), Action::Concede),
            (
                json!({"do": "offer-chair", "to": "bob"}),
                Action::OfferChair { to: Some(person.clone()) },
            ),
            (json!({"do": "offer-chair"}), Action::OfferChair { to: None }),
            (json!({"do": "accept-chair", "chair": 0}), Action::AcceptChair { chair: 0 }),
            (json!({"do": "step-away"}), Action::StepAway),
            (json!({"do": "take-back"}), Action::TakeBack),
            (json!({"do": "say", "text": "hi"}), Action::Say { text: "hi".into() }),
            (
                json!({"do": "react", "reaction": "well-played"}),
                Action::React { reaction: Reaction::WellPlayed },
            ),
            (json!({"do": "mute", "person": "bob", "on": true}), Action::Mute { person, on: true }),
            (
                json!({"do": "pass", "mode": "until-asked"}),
                Action::Pass { mode: PassMode::UntilAsked },
            ),
            (json!({"do": "pass", "mode": "wait"}), Action::Pass { mode: PassMode::Wait }),
            (json!({"do": "wait"}), Action::Wait),
            (json!({"do": "go-on"}), Action::GoOn),
            (
                json!({"do": "never-ask", "about": ["goal"]}),
                Action::NeverAsk { about: ["goal".to_owned()].into() },
            ),
            (json!({"do": "pause"}), Action::Pause),
            (json!({"do": "resume"}), Action::Resume),
            (json!({"do": "end"}), Action::End),
            (json!({"do": "vote", "yes": false}), Action::Vote { yes: false }),
            (json!({"do": "undo"}), Action::Undo),
            (json!({"do": "rematch"}), Action::Rematch { table: None }),
        ];
        for (value, action) in known {
            let text = value.to_string();
            assert_eq!(read(value).unwrap(), action, "{text}");
        }
    }

    #[test]
    fn what_the_server_makes_can_not_be_sent() {
        assert!(read(json!({"do": "invite", "link": Digest::of(b"mine")})).is_err());
        assert!(read(json!({"do": "rematch", "table": "mine"})).is_err());
        assert!(read(json!({"do": "sit", "chair": 1, "person": "bob"})).is_err());
        assert!(read(json!({"do": "remove", "person": "not an id"})).is_err());
    }
}
