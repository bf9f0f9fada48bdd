//! The chat before the game.

use maud::{Markup, html};

use crate::pages::layout::icon;
use crate::pages::side::reaction_key;
use crate::pages::viewed_table::{ViewedTable, person_name};

/// Maximum number of messages shown.
const MAX_SHOWN: usize = 50;

pub(crate) fn chat(viewed: &ViewedTable<'_>) -> Markup {
    let spoken = &viewed.view.chat;
    let spoken = &spoken[spoken.len().saturating_sub(MAX_SHOWN)..];
    html! {
        section.panel.talk aria-labelledby="chat-title" {
            h2 #chat-title { (viewed.say("web-chat")) }
            @if spoken.is_empty() { p.note { (viewed.say("people-no-messages")) } }
            div.messages role="log" aria-labelledby="chat-title" tabindex="0" {
                ul {
                    @for line in spoken {
                        li id={ "s" (line.number) } {
                            b { (person_name(viewed.ui, &line.person, &line.name)) } " "
                            @if let Some(text) = &line.text { (text) }
                            @if let Some(reaction) = line.reaction { em { (viewed.say(reaction_key(reaction))) } }
                        }
                    }
                }
            }
            @if viewed.person.is_some() {
                form.chat-form method="post" action=(viewed.action()) data-reset {
                    input type="hidden" name="do" value="say";
                    label.unseen for="say" { (viewed.say("web-say")) }
                    input #say type="text" name="text" maxlength="300" autocomplete="off" required placeholder=(viewed.say("web-say"));
                    button.button type="submit" aria-label=(viewed.say("web-send")) { (icon("send")) }
                }
            }
        }
    }
}
