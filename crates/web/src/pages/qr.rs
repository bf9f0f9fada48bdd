//! QR codes.

use maud::{Markup, PreEscaped, html};
use qrcode::{Color, QrCode};

/// A QR code as one SVG path, without inline styles. `labelled_by` is the id of the
/// element that says what it is.
pub(crate) fn qr(text: &str, labelled_by: &str) -> Option<Markup> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (index, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (x, y) = (index % width + 4, index / width + 4);
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    let side = width + 8;
    Some(html! {
        svg.qr viewBox=(format!("0 0 {side} {side}")) role="img" aria-labelledby=(labelled_by) {
            (PreEscaped(format!("<path fill=\"currentColor\" d=\"{path}\"/>")))
        }
    })
}
