//! The reference page of the format, generated from the tables that drive the
//! parser.

use asterism_positions::{REMARKS, Section, WIDTH};

use super::{COMMON, RULEBOOKS};

const INTRODUCTION: &str = include_str!("reference/introduction.md");

/// The reference page, in Markdown.
#[must_use]
pub fn reference_page() -> String {
    let mut page = String::from(INTRODUCTION);
    page.push_str("\n## All games\n");
    Section::new("The scenario", "", COMMON).write(&mut page);
    let remarks = "These keys may be in a scenario and in most objects of it. They are for readers \
                   and are not run.";
    Section::new("Remarks", remarks, REMARKS).write(&mut page);
    for rulebook in RULEBOOKS {
        let (title, about, sections) = rulebook.reference();
        let about = format!("`\"game\": \"{}\"`. {about}", rulebook.name());
        page.push_str(&format!("\n## {title}\n\n{}\n", textwrap::fill(&about, WIDTH)));
        for section in sections {
            section.write(&mut page);
        }
    }
    page
}
