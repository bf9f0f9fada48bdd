//! Entry points for fuzzers. They take arbitrary bytes and panic if a property is
//! violated.

use asterism_kernel::{Game, GameInput, Journal, Offer, Seat, Silent, SplitMix64, Viewer};
use asterism_stella::{Cards, Event, Face, Move, State, Stella};

use crate::scenario::{Format, run_text};

mod bounded;
mod fluxx;

pub use bounded::bounded;
pub use fluxx::fluxx_inputs;

/// Reads arbitrary bytes as a card file, in bounded time and on a small stack.
pub fn card_reader(data: &[u8]) {
    bounded(data, asterism_cards::fuzz::fuzz_card_reader);
}

/// The same, and prints, lints and renders what was read.
pub fn card_file(data: &[u8]) {
    asterism_cards::fuzz::fuzz_card_file(data);
}

/// Reads the input byte by byte, and zeros after its end.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.next()))
    }
}

/// Plays Stella Quest by arbitrary inputs: offered moves, other moves, other
/// seats, arbitrary texts.
pub fn stella_moves(data: &[u8]) {
    let mut bytes = Bytes(data);
    let game = stella_table(bytes.next());
    let mut chance = SplitMix64::new(bytes.number());
    let mut state = game.begin(&mut chance, &mut Silent);
    while !bytes.0.is_empty() {
        let (kind, value) = (bytes.next(), bytes.next());
        let seat = match state.acting() {
            Some(seat) if kind & 0xf0 != 0xf0 => seat,
            _ => Seat::new(usize::from(value) % asterism_kernel::MAX_SEATS),
        };
        let offered = game.offer(&state, seat);
        let mv = match kind % 4 {
            0 | 1 if !offered.is_empty() => offered.get(usize::from(value) % offered.len()),
            2 => {
                let length = usize::from(value % 12).min(bytes.0.len());
                let (text, rest) = bytes.0.split_at(length);
                bytes = Bytes(rest);
                match game.read_move(&state, seat, &String::from_utf8_lossy(text)) {
                    Ok(mv) => mv,
                    Err(_) => continue,
                }
            }
            _ => any_move(value),
        };
        answer(&game, &mut state, seat, mv, &mut chance);
    }
}

/// Reads a stored position and, if it is accepted, plays it to the end.
pub fn stella_saved(data: &[u8]) {
    let (seed, text) = data.split_at(data.len().min(8));
    let Ok(mut state) = serde_json::from_slice::<State>(text) else { return };
    let game = stella_table(seed.first().copied().unwrap_or_default());
    let mut chance = SplitMix64::new(Bytes(seed).number());
    for _ in 0..400 {
        let Some(seat) = state.acting() else { break };
        let offered = game.offer(&state, seat);
        assert!(!offered.is_empty(), "{state:?} asks but offers nothing");
        let mv = offered.get((chance.next_bits() % offered.len() as u64) as usize);
        answer(&game, &mut state, seat, mv, &mut chance);
    }
}

/// Runs an arbitrary text as scenarios, in both formats.
pub fn scenario_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for format in [Format::Json, Format::Markdown] {
        let report = run_text("fuzz", format, &text);
        let last = format!("{} passed, {} failed", report.passed(), report.failed());
        assert!(report.to_string().ends_with(&last));
    }
}

fn stella_table(choice: u8) -> Stella {
    let players = 2 + usize::from(choice % 3);
    let first = usize::from(choice / 3) % players;
    let game = Stella::new(players).and_then(|game| game.with_first(first));
    game.expect("two to four players, one of them first").with_pay_after(choice & 0x80 != 0)
}

/// Any move, offered or not.
fn any_move(value: u8) -> Move {
    let face = Face::from_index(usize::from(value) % Face::COUNT).unwrap_or(Face::REST);
    match usize::from(value) / Face::COUNT {
        0..=2 => Move::Play(face),
        3..=5 => Move::Take(face),
        6..=8 => Move::Top(face),
        9 => Move::End,
        _ => Move::Draw,
    }
}

/// Applies an answer and checks what must hold whether or not it is accepted.
fn answer(game: &Stella, state: &mut State, seat: Seat, mv: Move, chance: &mut SplitMix64) {
    let (before, chance_before) = (*state, *chance);
    let offered = game.offer(state, seat).contains(&mv);
    let mut journal: Journal<Event> = Journal::default();
    let input = GameInput::Answer { seat, mv };
    let accepted = game.apply(state, &input, chance, &mut journal).is_ok();
    assert_eq!(accepted, offered, "{mv} of seat {seat} in {before:?}");
    if !accepted {
        assert!(*state == before && *chance == chance_before && journal.events().is_empty());
        return;
    }
    let on_table = state.trick().into_iter().map(|played| played.card);
    let of_seats = state.seats().flat_map(|seat| [state.hand(seat), state.collection(seat)]);
    let piles = state.deck().iter().chain(state.pile()).copied();
    let all: Cards = of_seats.flat_map(Cards::iter).chain(piles).chain(on_table).collect();
    assert_eq!(all, Cards::ALL, "{mv} of seat {seat} in {before:?}");
    let viewer = Viewer::Seat(seat);
    let knowledge = game.knowledge(state, viewer);
    let sampled = game.sample_state(&knowledge, chance);
    assert_eq!(game.knowledge(&sampled, viewer), knowledge);
}
