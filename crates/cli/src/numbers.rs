//! Numbers as people read them.

use asterism_lab::statistics::Estimate;

/// `1234567` as `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share in per cent with its interval.
pub(crate) fn percent(estimate: Estimate) -> [String; 2] {
    let part = |share: f64| format!("{:.2}", share * 100.0);
    [
        format!("{} %", part(estimate.value)),
        format!("{} – {} %", part(estimate.low), part(estimate.high)),
    ]
}

/// A mean with its interval.
pub(crate) fn mean(estimate: Estimate) -> [String; 2] {
    [format!("{:.2}", estimate.value), format!("{:.2} – {:.2}", estimate.low, estimate.high)]
}

/// How often something happens in a game, with its interval.
pub(crate) fn each(estimate: Estimate) -> [String; 2] {
    [format!("{:.4}", estimate.value), format!("{:.4} – {:.4}", estimate.low, estimate.high)]
}

/// `1 game`, `2 games`.
pub(crate) fn counted(number: u64, thing: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{} {thing}{ending}", grouped(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_three() {
        let texts = [0, 12, 123, 1234, 123_456, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "12", "123", "1,234", "123,456", "1,234,567"]);
        assert_eq!(counted(1, "game"), "1 game");
        assert_eq!(counted(1000, "game"), "1,000 games");
    }
}
