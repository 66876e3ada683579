//! `docs/commands.md` has the texts that describe the commands in Discord. `RENEW=1 cargo test --lib commands_page` writes them anew, and
//! keeps the notes, which are the other paragraphs.

use super::{SlashCommand, slash_commands};
use std::fs;
use std::path::Path;

/// The sections of a command, or of each of its subcommands, with the notes that the page has below them.
fn sections(name: &str, command: &SlashCommand, page: &[String]) -> Vec<String> {
    if !command.subcommands.is_empty() {
        let of_subcommand = |part: &SlashCommand| sections(&format!("{name} {}", part.name), part, page);
        return command.subcommands.iter().flat_map(of_subcommand).collect();
    }
    let options = command.parameters.iter().map(|option| {
        let required = if option.required { " (required)" } else { "" };
        format!("- `{}:` {}{required}", option.name, option.description.as_deref().expect("a text"))
    });
    let options: Vec<String> = options.collect();
    let heading = format!("## `/{name}`");
    let described = [heading.clone(), command.description.as_deref().expect("a text").to_owned()];
    // The description comes first, whatever it says.
    let below = page.iter().skip_while(|paragraph| **paragraph != heading).skip(described.len());
    let notes = below
        .take_while(|paragraph| !paragraph.starts_with("## "))
        .filter(|paragraph| !paragraph.starts_with("- `"));
    let options = (!options.is_empty()).then(|| options.join("\n"));
    described.into_iter().chain(options).chain(notes.cloned()).collect()
}

#[test]
fn the_page_has_the_texts_of_all_commands() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("docs/commands.md");
    let page = fs::read_to_string(&path).expect("a page");
    let paragraphs: Vec<String> = page.trim_end().split("\n\n").map(str::to_owned).collect();
    let introduction = paragraphs.iter().take_while(|paragraph| !paragraph.starts_with("## ")).cloned();
    let commands = slash_commands(true);
    let sections = commands.iter().flat_map(|command| sections(&command.name, command, &paragraphs));
    let written = introduction.chain(sections).collect::<Vec<_>>().join("\n\n") + "\n";
    if std::env::var_os("RENEW").is_some() {
        fs::write(&path, &written).expect("a file that can be written");
    } else {
        assert_eq!(page, written, "docs/commands.md");
    }
}
