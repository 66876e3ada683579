use super::table::plain_names;
use super::{Words, table_alt};
use crate::coach::Proposal;
use crate::rules::{Scene, Told};
use crate::search::End;
use crate::table::Table;

/// How much of a hint is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Telling {
    /// Where the turn begins.
    Man,
    /// The turn as well.
    Turn,
    /// And what speaks for it.
    Reasons,
}

/// That a hint was given for the turn that is awaited, to all at a table.
pub fn hinted_told(words: &Words, table: &Table) -> Option<String> {
    let seat = table.course()?.seat().filter(|_| table.is_hinted())?;
    let name = plain_names(table).into_iter().nth(seat).unwrap_or_default();
    Some(words.told(&Told::new("news-hinted").with("name", name)))
}

/// A hint as far as it is to be told.
pub fn hint_told(words: &Words, proposal: &Proposal, telling: Telling) -> String {
    let told = match (telling, proposal.begins()) {
        (Telling::Man, Some(spot)) => Told::new("hint-man").with("spot", spot),
        (Telling::Man | Telling::Turn, _) => Told::new("hint-turn").with("turn", &proposal.turn),
        (Telling::Reasons, _) => {
            let turn = words.told(&Told::new("hint-turn").with("turn", &proposal.turn));
            return [turn].into_iter().chain(reasons_told(words, proposal)).collect::<Vec<_>>().join("\n");
        }
    };
    words.told(&told)
}

/// The same with the board in words, for people who do not see the picture.
pub fn hint_alt(
    words: &Words,
    table: &Table,
    scene: &Scene,
    proposal: &Proposal,
    telling: Telling,
) -> String {
    let hint = hint_told(words, proposal, telling.min(Telling::Turn)).replace("**", "");
    let alt = format!("{hint} {}", table_alt(words, table, scene));
    alt.chars().take(super::MOST_ALT_TEXT).collect()
}

/// What a turn takes and saves, the end that it leads to, and what is expected after it; a sentence for each.
pub(super) fn reasons_told(words: &Words, proposal: &Proposal) -> Vec<String> {
    let mut told = gains(proposal);
    told.push(match proposal.end {
        Some(End::Wins(turns)) => Told::new("hint-wins").count("turns", turns as usize),
        Some(End::Loses(turns)) => Told::new("hint-loses").count("turns", turns as usize),
        None => Told::new("hint-chance").with("chance", percent(proposal.chance)),
    });
    told.extend(proposal.answer.as_ref().map(|answer| Told::new("hint-answer").with("turn", answer)));
    told.iter().map(|told| words.told(told)).collect()
}

/// What a turn takes and saves.
pub(super) fn gains(proposal: &Proposal) -> Vec<Told> {
    let of =
        |key, cells: &[crate::rules::Cell]| (!cells.is_empty()).then(|| Told::new(key).list("cells", cells));
    [of("hint-takes", &proposal.takes()), of("hint-saves", &proposal.saves)].into_iter().flatten().collect()
}

/// A chance as people write it: nothing but a proof is sure.
pub(super) fn percent(chance: f64) -> String {
    format!("{:.0} %", (chance * 100.0).clamp(1.0, 99.0))
}
