use super::table::plain_names;
use super::{Localizer, table_alt};
use crate::coach::Suggestion;
use crate::rules::{Message, Scene};
use crate::search::ProvenResult;
use crate::table::Table;

/// How much of a hint is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStage {
    /// Where the turn begins.
    Man,
    /// The turn as well.
    Turn,
    /// And what speaks for it.
    Reasons,
}

/// That a hint was given for the turn that is awaited, to all at a table.
pub fn hinted_text(localizer: &Localizer, table: &Table) -> Option<String> {
    let seat = table.game()?.seat().filter(|_| table.is_hinted())?;
    let name = plain_names(table).into_iter().nth(seat).unwrap_or_default();
    Some(localizer.render(&Message::new("news-hinted").with("name", name)))
}

/// A hint as far as it is to be told.
pub fn hint_text(localizer: &Localizer, suggestion: &Suggestion, telling: HintStage) -> String {
    let message = match (telling, suggestion.origin()) {
        (HintStage::Man, Some(spot)) => Message::new("hint-man").with("spot", spot),
        (HintStage::Man | HintStage::Turn, _) => Message::new("hint-turn").with("turn", &suggestion.turn),
        (HintStage::Reasons, _) => {
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

/// The same with the board in words, for people who do not see the picture.
pub fn hint_alt(
    localizer: &Localizer,
    table: &Table,
    scene: &Scene,
    suggestion: &Suggestion,
    telling: HintStage,
) -> String {
    let hint = hint_text(localizer, suggestion, telling.min(HintStage::Turn)).replace("**", "");
    let alt = format!("{hint} {}", table_alt(localizer, table, scene));
    alt.chars().take(super::MAX_ALT_TEXT_CHARS).collect()
}

/// What a turn takes and saves, the end that it leads to, and what is expected after it; a sentence for each.
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

/// What a turn takes and saves.
pub(super) fn gains(suggestion: &Suggestion) -> Vec<Message> {
    let of = |key, cells: &[crate::rules::Cell]| {
        (!cells.is_empty()).then(|| Message::new(key).list("cells", cells))
    };
    [of("hint-takes", &suggestion.captured()), of("hint-saves", &suggestion.rescued)]
        .into_iter()
        .flatten()
        .collect()
}

/// A chance as people write it: nothing but a proof is sure.
pub(super) fn percent(chance: f64) -> String {
    format!("{:.0} %", (chance * 100.0).clamp(1.0, 99.0))
}
