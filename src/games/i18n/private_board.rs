//! Private boards, on which one person tries out moves from a game.

use super::Localizer;
use super::heading::heading_at;
use super::hint::{gains_text, percent, turns_message};
use super::markup::escape;
use super::players::escaped_names;
use crate::coach::Suggestion;
use crate::localize::Message;
use crate::rules::Game;
use crate::search::ProvenResult;
use crate::table::{Exploration, Line, Plan, PlayerId, Table};

/// Upper bound of the text above a private board, in characters. The question for a move follows it in a message of 2000.
pub const MAX_PRIVATE_BOARD_CHARS: usize = 1700;
/// Upper bounds of the shown moves of a line, in characters, before the shown one and after it: the first one with which the
/// text is short enough, else the last one.
const MAX_LINE_CHARS: [usize; 3] = [300, 150, 70];
const SEPARATOR: &str = " · ";

/// The facts in the text above a private board.
#[derive(Clone, Copy, Debug)]
pub struct PrivateBoardView<'b> {
    /// The table to which the private board belongs.
    pub table: &'b Table,
    /// The game of the table.
    pub game: &'b Game,
    /// The lines of the board, and the ply that is shown.
    pub exploration: &'b Exploration,
    /// The game at the shown ply.
    pub shown: &'b Game,
    /// The notes of the board's owner about the game.
    pub notes: Option<&'b str>,
    /// The plans; those that the game has left are not told.
    pub plans: &'b [Plan],
    /// A sentence about the last press, above the rest.
    pub news: Option<&'b str>,
}

/// The text above a private board: the lines, the notes, whose turn it is, the plans and what was just done. If it would have
/// more than [`MAX_PRIVATE_BOARD_CHARS`], the lines are shortened around the shown move, and then the notes are cut.
pub fn private_board_text(localizer: &Localizer, board: &PrivateBoardView) -> String {
    let [mut text, mut shortest] = [String::new(), String::new()];
    for line_chars in MAX_LINE_CHARS {
        text = text_with(localizer, board, line_chars, board.notes.map(quoted).as_deref());
        if text.chars().count() <= MAX_PRIVATE_BOARD_CHARS {
            return text;
        }
        shortest = text_with(localizer, board, line_chars, Some(""));
    }
    let Some(notes) = board.notes else { return text };
    let left = MAX_PRIVATE_BOARD_CHARS.saturating_sub(shortest.chars().count());
    text_with(localizer, board, MAX_LINE_CHARS[MAX_LINE_CHARS.len() - 1], Some(&quoted_within(notes, left)))
}

/// The text with these escaped notes.
fn text_with(
    localizer: &Localizer,
    board: &PrivateBoardView,
    line_chars: usize,
    notes: Option<&str>,
) -> String {
    let &PrivateBoardView { table, game, exploration, shown, plans, news, .. } = board;
    let Exploration { line, other, ply, .. } = exploration;
    let told = |key, line, ply| {
        localizer.render(&Message::new(key).with("line", line_text(game, line, ply, line_chars)))
    };
    let mut lines = vec![heading_at(localizer, table, shown.turns().len())];
    lines.push(match exploration.is_empty() {
        true if plans.iter().any(|plan| plan.remaining(game).is_some()) => {
            localizer.text("private-board-planned")
        }
        true => localizer.text("private-board"),
        false => told("private-line", line, Some(*ply)),
    });
    lines.extend(other.as_ref().map(|other| told("private-other", other, None)));
    lines.extend(notes.map(|notes| localizer.render(&Message::new("private-notes").with("notes", notes))));
    lines.push(match shown.seat() {
        Some(seat) => {
            let name = escaped_names(localizer, table).into_iter().nth(seat).unwrap_or_default();
            localizer.render(&Message::new("private-to-move").with("name", name))
        }
        None => localizer.text("private-over"),
    });
    lines.extend(plans.iter().filter_map(|plan| plan_text(localizer, game, plan, line_chars)));
    lines.extend(plans.first().and_then(|plan| waiting_plan_text(localizer, table, plan.player, plans)));
    lines.extend(news.map(str::to_owned));
    lines.join("\n")
}

/// Why these plans of a player are not followed for now; `None` if they are.
pub fn waiting_plan_text(
    localizer: &Localizer,
    table: &Table,
    player: PlayerId,
    plans: &[Plan],
) -> Option<String> {
    let message = match table.waiting_plan(player, plans) {
        Some(turn) => Message::new("plan-waits").with("to-act", "yes").with("turn", turn),
        None if table.holds_plans(player) => Message::new("plan-waits").with("to-act", "no"),
        None => return None,
    };
    Some(localizer.render(&message))
}

/// A plan that still fits the game.
fn plan_text(localizer: &Localizer, game: &Game, plan: &Plan, line_chars: usize) -> Option<String> {
    let line = Line { start: game.ply(), turns: plan.remaining(game)?.to_vec() };
    let message = Message::new("private-plan").count("number", plan.number);
    Some(localizer.render(&message.with("line", line_text(game, &line, None, line_chars))))
}

/// The moves of a line with their numbers, the one before the ply in bold. That one is always shown; of the moves before it and
/// of those after it, as many as fit into `most_chars` characters each.
fn line_text(game: &Game, line: &Line, ply: Option<usize>, most_chars: usize) -> String {
    let first = game.turns_before_ply(line.start) + 1;
    let at = ply.map_or(0, |ply| ply.saturating_sub(line.start));
    let entry = |(index, turn): (usize, &String)| {
        let entry = format!("{}. {turn}", first + index);
        if ply.is_some() && index + 1 == at { format!("**{entry}**") } else { entry }
    };
    let entries: Vec<String> = line.turns.iter().enumerate().map(entry).collect();
    let (before, after) = entries.split_at(at.min(entries.len()));
    let before = before.len() - fitting(before.iter().rev(), most_chars).max(before.len().min(1));
    let after = entries.len() - after.len() + fitting(after.iter(), most_chars);
    let start = if before > 0 { "… " } else { "" };
    let end = if after < entries.len() { " …" } else { "" };
    format!("{start}{}{end}", entries[before..after].join(SEPARATOR))
}

/// The number of the first entries that fit.
fn fitting<'e>(entries: impl Iterator<Item = &'e String>, most_chars: usize) -> usize {
    let mut length = 0;
    entries
        .take_while(|entry| {
            length += entry.chars().count() + SEPARATOR.chars().count();
            length <= most_chars
        })
        .count()
}

/// Notes line by line, so that nothing in them formats the text.
fn quoted(notes: &str) -> String {
    notes.lines().map(escape).collect::<Vec<_>>().join("\n")
}

/// The first characters of the notes, line by line and escaped, that with an ellipsis are at most as many.
fn quoted_within(notes: &str, most_chars: usize) -> String {
    let ends = notes.char_indices().map(|(index, _)| index).rev();
    let mut cut = ends.map(|end| format!("{}…", quoted(&notes[..end])));
    cut.find(|cut| cut.chars().count() <= most_chars).unwrap_or_default()
}

/// The computer's turn in a position that is tried out, and its opinion of that position.
pub fn opinion_text(localizer: &Localizer, table: &Table, suggestion: &Suggestion) -> String {
    let name = escaped_names(localizer, table).into_iter().nth(suggestion.seat).unwrap_or_default();
    let outlook = match suggestion.proven {
        Some(win @ ProvenResult::Win(_)) => turns_message("hint-wins", win),
        Some(loss @ ProvenResult::Loss(_)) => turns_message("opinion-loses", loss),
        None => Message::new("opinion-chance").with("chance", percent(localizer, suggestion.win_chance)),
    };
    let turn = Message::new("hint-turn").with("turn", &suggestion.turn);
    let reply = suggestion.reply.as_ref().map(|reply| Message::new("hint-answer").with("turn", reply));
    let mut sentences = vec![localizer.render(&turn)];
    sentences.extend(gains_text(localizer, &suggestion.gains));
    sentences.extend(
        [outlook.with("name", &name)].into_iter().chain(reply).map(|message| localizer.render(&message)),
    );
    format!("🖥️ {}", localizer.join("sentences", sentences))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{
        ChannelId, MAX_LINE_TURNS, MAX_PLAN_TURNS, NewTable, Player, PlayerId, TableId, Timestamp,
    };

    /// Upper bound of the characters of a message in Discord.
    const MAX_MESSAGE_CHARS: usize = 2000;

    /// A line of long turns from the start of the game.
    fn long_line(length: usize) -> Line {
        Line { start: 0, turns: vec!["a1-b2-c3-d4-e5-f6-g7-h8-i9".repeat(4); length] }
    }

    #[test]
    fn the_longest_lines_plans_and_notes_fit_into_a_message_in_every_language() {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("a setup");
        let ana = Player::human(PlayerId(1), "*".repeat(40));
        let new_table = NewTable::new(ChannelId(7), ana, setup);
        let table = Table::open(TableId(i64::MAX), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
        let game = Game::new(setup);
        let notes = "*".repeat(500);
        let plans: Vec<Plan> = (1..=3)
            .map(|number| Plan { player: PlayerId(1), number, line: long_line(MAX_PLAN_TURNS) })
            .collect();
        let news = "x".repeat(500);
        for ply in [0, 1, MAX_LINE_TURNS / 2, MAX_LINE_TURNS] {
            let (line, other) = (long_line(MAX_LINE_TURNS), Some(long_line(MAX_LINE_TURNS)));
            let exploration = Exploration { line, other, ply, turned: 0 };
            let view = PrivateBoardView {
                table: &table,
                game: &game,
                exploration: &exploration,
                shown: &game,
                notes: Some(&notes),
                plans: &plans,
                news: Some(&news),
            };
            for locale in Localizer::locales() {
                let text = private_board_text(&Localizer::of(&locale), &view);
                assert!(text.chars().count() <= MAX_PRIVATE_BOARD_CHARS, "{locale}: {text}");
                let shown =
                    ply.checked_sub(1).map(|index| format!("**{ply}. {}**", exploration.line.turns[index]));
                assert!(shown.is_none_or(|shown| text.contains(&shown)), "{locale}: {text}");
                // In Japanese, which is short, they may fit.
                let is_whole = text.contains(&"\\*".repeat(500));
                assert!(
                    text.contains("📝 \\*\\*") && (is_whole || text.contains("\\*…\n")),
                    "{locale}: {text}"
                );
            }
        }
    }

    #[test]
    fn the_question_for_a_move_fits_after_the_longest_text() {
        let beginning = "x".repeat(100);
        for locale in Localizer::locales() {
            for key in [
                "menu-man",
                "menu-next-man",
                "menu-ground",
                "menu-tile",
                "menu-cell",
                "menu-where",
                "menu-go-on",
                "menu-demand",
            ] {
                let question =
                    Localizer::of(&locale).render(&Message::new(key).with("beginning", &beginning));
                assert!(
                    question.chars().count() < MAX_MESSAGE_CHARS - MAX_PRIVATE_BOARD_CHARS,
                    "{locale}: {question}"
                );
            }
        }
    }

    #[test]
    fn notes_are_cut_between_their_characters_and_only_if_they_must() {
        let notes = "*a*\nb";
        assert_eq!(quoted(notes), "\\*a\\*\nb");
        assert_eq!(quoted_within(notes, 7), "\\*a\\*…");
        assert_eq!(quoted_within(notes, 5), "\\*a…");
        assert_eq!(quoted_within(notes, 0), "");
    }
}
