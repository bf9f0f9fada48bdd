//! Fluxx under arbitrary inputs.

use std::sync::{Arc, LazyLock};

use asterism_catalog::{build_deck, editions};
use asterism_fluxx::{
    BlockedLeader, Card, Choice, Collecting, Cured, Deck, Event, Fluxx, MetaRule, Move, Options,
    Parting, Payment, State,
};
use asterism_kernel::{
    Game, GameInput, Journal, MAX_SEATS, Offer, Seat, Silent, SplitMix64, Viewer,
};

use super::Bytes;

static DECKS: LazyLock<Vec<Arc<Deck>>> = LazyLock::new(|| {
    let deck = |edition: &asterism_cards::ast::Edition| {
        build_deck(std::slice::from_ref(&edition.id), &[]).expect("our own editions are decks")
    };
    editions().iter().map(deck).collect()
});

/// Plays Fluxx by arbitrary inputs: offered moves, other moves, other seats,
/// arbitrary texts, players who join and leave.
pub fn fluxx_inputs(data: &[u8]) {
    let mut bytes = Bytes(data);
    let deck = &DECKS[usize::from(bytes.next()) % DECKS.len()];
    let players = 2 + usize::from(bytes.next()) % (MAX_SEATS - 1);
    let options = any_options(bytes.next());
    let game = Fluxx::new(deck.clone(), options, players, 0).expect("two to eight");
    let mut chance = SplitMix64::new(bytes.number());
    let mut state = game.begin(&mut chance, &mut Silent);
    while !bytes.0.is_empty() {
        let (kind, value) = (bytes.next(), usize::from(bytes.next()));
        let any_seat = Seat::new(value % MAX_SEATS);
        let seat = match game.open(&state).lowest() {
            Some(seat) if kind & 0xe0 != 0xe0 => seat,
            _ => any_seat,
        };
        let offered = game.offer(&state, seat);
        let input = match kind % 16 {
            0 => GameInput::Joins(any_seat),
            1 => GameInput::Leaves(any_seat),
            2 | 3 => GameInput::Answer { seat, mv: any_move(&game, value) },
            4 => {
                let length = (value % 24).min(bytes.0.len());
                let (text, rest) = bytes.0.split_at(length);
                bytes = Bytes(rest);
                match game.read_move(&state, seat, &String::from_utf8_lossy(text)) {
                    Ok(mv) => GameInput::Answer { seat, mv },
                    Err(refusal) => {
                        assert!(!refusal.to_string().is_empty());
                        continue;
                    }
                }
            }
            _ if offered.is_empty() => continue,
            _ => GameInput::Answer { seat, mv: offered.get(value % offered.len()) },
        };
        apply(&game, &mut state, &input, &mut chance);
    }
}

/// Table options, one bit each.
fn any_options(bits: u8) -> Options {
    let bit_is_set = |bit: u8| bits & (1 << bit) != 0;
    let mut options = Options::default();
    if bit_is_set(0) {
        options.cured = Cured::LooseToo;
    }
    if bit_is_set(1) {
        options.collecting = Collecting::Stealing;
    }
    if bit_is_set(2) {
        options.parting = Parting::Keeper;
    }
    if bit_is_set(3) {
        options.payment = Payment::Optional;
    }
    if bit_is_set(4) {
        options.blocked_leader = BlockedLeader::NobodyWins;
    }
    if bit_is_set(5) {
        options.fewest_rules_discarded = Some(1);
    }
    if bit_is_set(6) {
        options.meta_rule = MetaRule::RulesEscalation;
    }
    options
}

/// Any move, offered or not.
fn any_move(game: &Fluxx, value: usize) -> Move {
    let card = Card::new(value % game.deck().len());
    let seat = Seat::new(value % MAX_SEATS);
    match value % 9 {
        0 => Move::Play(card),
        1 => Move::Use(card),
        2 => Move::Discard(card),
        3 => Move::Choose(card),
        4 => Move::ChooseAt(card, seat),
        5 => Move::ChooseSeat(seat),
        6 => Move::Option(Choice::Done),
        7 => Move::Draw,
        _ => Move::End,
    }
}

/// Applies an input and checks what must hold whether or not it is accepted.
fn apply(game: &Fluxx, state: &mut State, input: &GameInput<Move>, chance: &mut SplitMix64) {
    let (before, chance_before) = (state.clone(), *chance);
    let mut journal: Journal<Event> = Journal::default();
    let accepted = game.apply(state, input, chance, &mut journal).is_ok();
    if let GameInput::Answer { seat, mv } = input {
        let offered = game.offer(&before, *seat).contains(mv);
        assert_eq!(accepted, offered, "{input:?} in {before:?}");
    }
    if !accepted {
        assert!(*state == before && *chance == chance_before && journal.events().is_empty());
        return;
    }
    let view = game.view(state, Viewer::Spectator);
    let hands: usize = (0..MAX_SEATS).map(|seat| state.hand(Seat::new(seat)).len()).sum();
    let tables: usize = view.places.iter().map(|place| place.table.len()).sum();
    let aside: usize = view.mini_hands.iter().map(|mini| mini.size).sum();
    let middle = view.rules.len() + view.goals.len() + view.resolving.len();
    let piles = view.deck_size + view.discard.len();
    assert_eq!(
        hands + tables + aside + middle + piles,
        game.deck().len(),
        "{input:?} in {before:?}"
    );
    assert_eq!(game.open(state).is_empty(), game.outcome(state).is_some());
}
