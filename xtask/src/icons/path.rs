//! Path data with coordinates cut to one decimal.

/// The same drawing with fewer digits; nothing if it can't be read.
///
/// What is relative is measured from where the shortened drawing has come to,
/// so that what is cut off never adds up.
pub(super) fn shortened(data: &str) -> Option<String> {
    let mut out = String::new();
    let mut rest = data.trim_start();
    let mut at = Position::default();
    let mut last = None;
    while !rest.is_empty() {
        let first = rest.chars().next()?;
        let command = if first.is_ascii_alphabetic() {
            rest = rest[1..].trim_start();
            first
        } else {
            // Numbers without a letter go on with the last command; after a
            // move that is a line.
            match last? {
                'm' => 'l',
                'M' => 'L',
                'z' | 'Z' => return None,
                command => command,
            }
        };
        let count = values(command)?;
        let mut numbers = Vec::with_capacity(count);
        for index in 0..count {
            let flag = command.eq_ignore_ascii_case(&'a') && (index == 3 || index == 4);
            let (number, after) = if flag { flag_of(rest)? } else { number_of(rest)? };
            numbers.push(number);
            rest = separated(after);
        }
        let numbers = at.follow(command, &numbers);
        write(&mut out, command, last, &numbers);
        last = Some(command);
    }
    Some(out)
}

/// How many numbers a command takes.
fn values(command: char) -> Option<usize> {
    match command.to_ascii_lowercase() {
        'z' => Some(0),
        'h' | 'v' => Some(1),
        'm' | 'l' | 't' => Some(2),
        's' | 'q' => Some(4),
        'c' => Some(6),
        'a' => Some(7),
        _ => None,
    }
}

/// Where a drawing has come to, as drawn and as shortened.
#[derive(Default)]
struct Position {
    exact: [f64; 2],
    cut: [f64; 2],
    start: ([f64; 2], [f64; 2]),
}

impl Position {
    /// The numbers of a command, cut, and where it leads.
    fn follow(&mut self, command: char, numbers: &[f64]) -> Vec<f64> {
        let relative = command.is_ascii_lowercase();
        let kind = command.to_ascii_lowercase();
        if kind == 'z' {
            (self.exact, self.cut) = self.start;
            return Vec::new();
        }
        let axis = |index: usize| match kind {
            'h' => Some(0),
            'v' => Some(1),
            'a' if index < 5 => None,
            'a' => Some(index - 5),
            _ => Some(index % 2),
        };
        let (mut exact, mut cut) = (self.exact, self.cut);
        let mut written = Vec::with_capacity(numbers.len());
        for (index, &number) in numbers.iter().enumerate() {
            let Some(axis) = axis(index) else {
                // Radii, the angle and the flags of an arc are no places.
                written.push(cut_to_tenths(number));
                continue;
            };
            let place = if relative { self.exact[axis] + number } else { number };
            let from = if relative { self.cut[axis] } else { 0.0 };
            let short = cut_to_tenths(place - from);
            written.push(short);
            exact[axis] = place;
            cut[axis] = from + short;
        }
        (self.exact, self.cut) = (exact, cut);
        if kind == 'm' {
            self.start = (exact, cut);
        }
        written
    }
}

fn cut_to_tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn write(out: &mut String, command: char, last: Option<char>, numbers: &[f64]) {
    let goes_on =
        last == Some(command) && !command.eq_ignore_ascii_case(&'m') && !numbers.is_empty();
    if !goes_on {
        out.push(command);
    }
    for &number in numbers {
        let text = shown(number);
        // A sign starts a number by itself.
        let follows = out.ends_with(|letter: char| letter.is_ascii_digit());
        if follows && !text.starts_with('-') {
            out.push(' ');
        }
        out.push_str(&text);
    }
}

/// A number as short as it can be written.
fn shown(number: f64) -> String {
    let text = format!("{number:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    match text {
        "-0" => "0".to_owned(),
        _ => match text.strip_prefix("0.") {
            Some(tenths) => format!(".{tenths}"),
            None => match text.strip_prefix("-0.") {
                Some(tenths) => format!("-.{tenths}"),
                None => text.to_owned(),
            },
        },
    }
}

/// A flag of an arc: one digit, even if the next number follows at once.
fn flag_of(text: &str) -> Option<(f64, &str)> {
    match text.as_bytes().first()? {
        b'0' => Some((0.0, &text[1..])),
        b'1' => Some((1.0, &text[1..])),
        _ => None,
    }
}

fn number_of(text: &str) -> Option<(f64, &str)> {
    let bytes = text.as_bytes();
    let mut end = usize::from(matches!(bytes.first(), Some(b'-' | b'+')));
    let (mut dot, mut exponent) = (false, false);
    while let Some(&byte) = bytes.get(end) {
        match byte {
            b'0'..=b'9' => {}
            b'.' if !dot && !exponent => dot = true,
            b'e' | b'E' if !exponent => {
                exponent = true;
                if matches!(bytes.get(end + 1), Some(b'-' | b'+')) {
                    end += 1;
                }
            }
            _ => break,
        }
        end += 1;
    }
    let number: f64 = text.get(..end)?.parse().ok()?;
    number.is_finite().then_some((number, &text[end..]))
}

fn separated(text: &str) -> &str {
    let text = text.trim_start();
    text.strip_prefix(',').map_or(text, str::trim_start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_cut() {
        assert_eq!(shortened("M10.26 5.001L.04-.96").as_deref(), Some("M10.3 5L0-1"));
        assert_eq!(shortened("M1,2 3,4 5,6").as_deref(), Some("M1 2L3 4 5 6"));
    }

    #[test]
    fn what_is_cut_off_does_not_add_up() {
        let hundredths = format!("M0 0{}", "l.04.04".repeat(100));
        let short = shortened(&hundredths).expect("a path");
        let mut at = 0.0;
        for step in short.split('l').nth(1).expect("lines").split(' ').step_by(2) {
            at += step.parse::<f64>().expect("a number");
        }
        assert!((at - 4.0).abs() < 0.051, "{at} in {short}");
    }

    #[test]
    fn flags_of_arcs_stand_without_spaces() {
        let short = shortened("M0 0a5.54 5.54 0 01.5.5z");
        assert_eq!(short.as_deref(), Some("M0 0a5.5 5.5 0 0 1 .5 .5z"));
    }

    #[test]
    fn what_is_no_path_is_refused() {
        for text in ["M1", "1 2", "M0 0x3", "M0 0z1 2", "M0 0a1 1 0 2 1 3 3", "M1e999 0"] {
            assert_eq!(shortened(text), None, "{text}");
        }
    }
}
