use super::table::escaped_names;
use super::{Localizer, table_alt};
use crate::coach::Suggestion;
use crate::rules::{Message, Scene};
use crate::search::ProvenResult;
use crate::table::Table;

/// The level of detail of a hint. Each level adds to the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintDetail {
    /// The place where the turn begins.
    Man,
    /// The whole turn.
    Turn,
    /// The turn and the reasons for it.
    Reasons,
}

/// The announcement at the table that a hint was given for the current turn; `None` if there was none.
pub fn hinted_text(localizer: &Localizer, table: &Table) -> Option<String> {
    let seat = table.game()?.seat().filter(|_| table.is_hinted())?;
    let name = escaped_names(table).into_iter().nth(seat).unwrap_or_default();
    Some(localizer.render(&Message::new("news-hinted").with("name", name)))
}

/// The text of a hint up to a level of detail.
pub fn hint_text(localizer: &Localizer, suggestion: &Suggestion, telling: HintDetail) -> String {
    let message = match (telling, suggestion.origin()) {
        (HintDetail::Man, Some(spot)) => Message::new("hint-man").with("spot", spot),
        (HintDetail::Man | HintDetail::Turn, _) => Message::new("hint-turn").with("turn", &suggestion.turn),
        (HintDetail::Reasons, _) => {
            let turn = localizer.render(&Message::new("hint-turn").with("turn", &suggestion.turn));
            return [turn]
                .into_iter()
                .chain(reasons_text(localizer, suggestion))
                .collect::<Vec<_>>()
                .join("\n");
        }
    };
    localizer.render(&message)
}

/// The alt text of the picture of a hint: the hint, without its reasons, and the board. At most
/// [`MAX_ALT_TEXT_CHARS`](super::MAX_ALT_TEXT_CHARS) characters.
pub fn hint_alt(
    localizer: &Localizer,
    table: &Table,
    scene: &Scene,
    suggestion: &Suggestion,
    telling: HintDetail,
) -> String {
    let hint = hint_text(localizer, suggestion, telling.min(HintDetail::Turn)).replace("**", "");
    let alt = format!("{hint} {}", table_alt(localizer, table, scene));
    alt.chars().take(super::MAX_ALT_TEXT_CHARS).collect()
}

/// The reasons for a turn, one sentence each: captured and rescued men, the proven result or the winning chance, and
/// the expected reply.
pub(super) fn reasons_text(localizer: &Localizer, suggestion: &Suggestion) -> Vec<String> {
    let mut message = gains(suggestion);
    message.push(match suggestion.proven {
        Some(ProvenResult::Win(turns)) => Message::new("hint-wins").count("turns", turns as usize),
        Some(ProvenResult::Loss(turns)) => Message::new("hint-loses").count("turns", turns as usize),
        None => Message::new("hint-chance").with("chance", percent(suggestion.win_chance)),
    });
    message.extend(suggestion.reply.as_ref().map(|answer| Message::new("hint-answer").with("turn", answer)));
    message.iter().map(|message| localizer.render(message)).collect()
}

/// The messages about the men that a turn captures and rescues.
pub(super) fn gains(suggestion: &Suggestion) -> Vec<Message> {
    let of = |key, cells: &[crate::rules::Cell]| {
        (!cells.is_empty()).then(|| Message::new(key).conjunction("cells", cells))
    };
    [of("hint-takes", &suggestion.captured()), of("hint-saves", &suggestion.rescued)]
        .into_iter()
        .flatten()
        .collect()
}

/// A chance from 0 to 1 as a whole percentage from 1% to 99%, because an estimate is never certain.
pub(super) fn percent(chance: f64) -> String {
    format!("{:.0}%", (chance * 100.0).clamp(1.0, 99.0))
}
