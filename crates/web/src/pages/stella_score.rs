//! The score of a game of Stella Quest, part by part.

use asterism_kernel::Seat;
use asterism_stella::{Ending, ScoreParts};
use maud::{Markup, html};

use crate::pages::stella_board::{StellaBoard, class_word};

impl StellaBoard<'_> {
    /// What everybody has at the end. Points count only if somebody lost the last light.
    pub(crate) fn score(&self) -> Markup {
        let Some(over) = &self.viewed.view.over else { return html! {} };
        let Some(ending) = self.ending_of_game() else { return html! {} };
        let scored = ending.scores.is_some();
        html! {
            table.score {
                thead { tr {
                    th scope="col" { (self.say("web-player")) }
                    th scope="col" { (self.say("stella-score-light")) }
                    @for value in 1..=6 { th scope="col" { (value) } }
                    @if scored { th scope="col" { (self.say("web-points")) } }
                } }
                tbody {
                    @for (index, &light) in self.view.light.iter().enumerate() {
                        @let seat = Seat::new(index);
                        @let won = over.winners.contains(seat);
                        tr.won[won] {
                            th scope="row" {
                                (self.viewed.avatar(seat, true)) " " (self.viewed.name(seat))
                                @if won { " " span.badge { (self.say("web-winner")) } }
                            }
                            (self.parts(seat, light, &ending))
                            @if let Some(scores) = &ending.scores {
                                td.points { (scores.get(index).copied().flatten().map_or_else(|| "–".to_owned(), |points| points.to_string())) }
                            }
                        }
                    }
                }
            }
            @if scored { p.note { (self.say("stella-score-how")) } }
        }
    }

    fn parts(&self, seat: Seat, light: u8, ending: &Ending) -> Markup {
        let cards = self.view.collections[seat.index()];
        let counts = ending.scores.is_some() && ending.eliminated != Some(seat);
        let parts = ScoreParts::new(light, cards);
        let gain = |points: u8| format!("+{points}");
        html! {
            td {
                span.lights-left { (light) }
                @if counts { small { (gain(parts.light)) } }
                @else if ending.eliminated == Some(seat) { small { (self.say("stella-score-out")) } }
            }
            @for value in 1..=6u8 {
                @let held: Vec<_> = cards.iter().filter(|face| face.value() == Some(value)).collect();
                @let points = parts.values[usize::from(value) - 1];
                td {
                    @match held.first() {
                        Some(face) => span class={ "slot " (class_word(face.class())) } { (value) @if held.len() > 1 { sup { "×" (held.len()) } } },
                        None => span.none { "–" },
                    }
                    @if counts && !held.is_empty() {
                        small { @if held.len() == 1 { (gain(points)) } @else { "0" } }
                    }
                }
            }
        }
    }
}
