//! Numbers as KDL writes them.

use super::Scalar;

/// Whether a word without quotes is meant as a number.
pub(super) fn is_meant_as_number(word: &str) -> bool {
    let unsigned = word.strip_prefix(['+', '-']).unwrap_or(word);
    let digits = unsigned.strip_prefix('.').unwrap_or(unsigned);
    digits.starts_with(|c: char| c.is_ascii_digit())
}

/// Reads a number; `None` if it isn't one.
pub(super) fn read_number(word: &str) -> Option<Scalar<'static>> {
    let (negative, unsigned) = match word.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] {
        if let Some(digits) = unsigned.strip_prefix(prefix) {
            return integer(digits, radix, negative).map(Scalar::Integer);
        }
    }
    if let Some(value) = integer(unsigned, 10, negative) {
        return Some(Scalar::Integer(value));
    }
    is_fraction(unsigned).then_some(Scalar::Fraction)
}

fn integer(digits: &str, radix: u32, negative: bool) -> Option<i64> {
    if !digits.starts_with(|c: char| c.is_digit(radix)) {
        return None;
    }
    digits.chars().filter(|c| *c != '_').try_fold(0_i64, |value, c| {
        let digit = i64::from(c.to_digit(radix)?);
        let digit = if negative { -digit } else { digit };
        Some(value.saturating_mul(i64::from(radix)).saturating_add(digit))
    })
}

/// Whether it is digits with a fraction, an exponent or both.
fn is_fraction(text: &str) -> bool {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (text, None),
    };
    let (whole, part) = match mantissa.split_once('.') {
        Some((whole, part)) => (whole, Some(part)),
        None => (mantissa, None),
    };
    let exponent = exponent.map(|text| text.strip_prefix(['+', '-']).unwrap_or(text));
    is_digits(whole) && part.is_none_or(is_digits) && exponent.is_none_or(is_digits)
}

fn is_digits(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_digit() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_kdl_reads_them() {
        let integers = [
            ("0", 0),
            ("-1", -1),
            ("+20", 20),
            ("1_000", 1000),
            ("0x1F", 31),
            ("-0b101", -5),
            ("0o17", 15),
            ("007", 7),
            ("99999999999999999999", i64::MAX),
            ("-99999999999999999999", i64::MIN),
        ];
        for (text, value) in integers {
            assert_eq!(read_number(text), Some(Scalar::Integer(value)), "{text}");
        }
        for text in ["1.5", "1e9", "-1.0e-3", "1_0.2_5E+1_0"] {
            assert_eq!(read_number(text), Some(Scalar::Fraction), "{text}");
        }
        for text in ["1a", "0x", "0xg", "0b2", "1.", "1._5", "1e", "1e+", "1.5.5", ".5", "1__x"] {
            assert_eq!(read_number(text), None, "{text}");
        }
    }
}
