//! Which entrants play against each other.

use thiserror::Error;

use super::Entrant;

/// Upper bound on line-ups.
const MAX_LINE_UPS: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineUpError {
    #[error("name the bots that play, such as --bots expert,regular")]
    Nobody,
    #[error("that makes more than {MAX_LINE_UPS} line-ups; name fewer bots")]
    TooMany,
}

/// The line-ups of these entrants for a number of seats: every combination of that
/// many. If there are fewer entrants than seats, the last one takes the remaining
/// seats.
pub fn line_ups(entrants: &[Entrant], players: usize) -> Result<Vec<Vec<Entrant>>, LineUpError> {
    let Some(&last) = entrants.last() else { return Err(LineUpError::Nobody) };
    if entrants.len() > 16 {
        return Err(LineUpError::TooMany);
    }
    if entrants.len() <= players {
        let filled = entrants.iter().copied().chain(std::iter::repeat(last)).take(players);
        return Ok(vec![filled.collect()]);
    }
    let choices =
        (0u32..1 << entrants.len()).filter(|choice| choice.count_ones() as usize == players);
    let line_ups: Vec<Vec<Entrant>> = choices
        .map(|choice| {
            let chosen = entrants.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1);
            chosen.map(|(_, &entrant)| entrant).collect()
        })
        .collect();
    if line_ups.len() > MAX_LINE_UPS { Err(LineUpError::TooMany) } else { Ok(line_ups) }
}

#[cfg(test)]
mod tests {
    use asterism_bots::Level;

    use super::*;

    fn named(names: &str, players: usize) -> Vec<String> {
        let entrants: Vec<Entrant> = names.split(',').map(|name| name.parse().unwrap()).collect();
        let text = |line_up: &Vec<Entrant>| {
            line_up.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        line_ups(&entrants, players).unwrap().iter().map(text).collect()
    }

    #[test]
    fn line_ups_are_all_combinations_or_filled_up_with_the_last_entrant() {
        assert_eq!(named("expert,regular", 2), ["expert regular"]);
        assert_eq!(named("expert,regular", 4), ["expert regular regular regular"]);
        assert_eq!(
            named("expert,regular,random", 2),
            ["expert regular", "expert random", "regular random"]
        );
        assert_eq!(line_ups(&[], 2), Err(LineUpError::Nobody));
        assert_eq!(line_ups(&[Entrant::Bot(Level::Random); 17], 8), Err(LineUpError::TooMany));
    }
}
