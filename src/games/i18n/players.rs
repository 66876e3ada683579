//! The names of players as people read them: former players have a name in each language.

use super::Localizer;
use super::markup::escaped_name;
use crate::rules::Scene;
use crate::table::{Player, Table};

/// The names of the players at a table, in the order of [`Table::names`].
pub fn names(localizer: &Localizer, table: &Table) -> Vec<String> {
    table.names_with_former(&localizer.text("privacy-former"))
}

/// The board of a table, with these names; `None` at a table that was closed.
pub fn scene(localizer: &Localizer, table: &Table) -> Option<Scene> {
    Some(Scene { names: names(localizer, table), ..table.scene()? })
}

/// The same names, escaped for sentences.
pub(super) fn escaped_names(localizer: &Localizer, table: &Table) -> Vec<String> {
    names(localizer, table).iter().map(|name| escaped_name(name)).collect()
}

/// The name of a player at a table.
pub(super) fn name_at(localizer: &Localizer, table: &Table, player: &Player) -> String {
    if player.id.is_former() { own_name(localizer, player) } else { table.name_of(player) }
}

/// The name of a player where there is no table.
pub(super) fn own_name(localizer: &Localizer, player: &Player) -> String {
    if player.id.is_former() { localizer.text("privacy-former") } else { player.name.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{ChannelId, Command, NewTable, Participant, PlayerId, TableId, Timestamp};

    #[test]
    fn former_players_have_a_name_in_each_language() {
        let setup = Setup::new(GameKind::Biloba, Some(2), None).expect("a set-up");
        let former = |number| Player { id: Participant::Former(number), name: "former player".to_owned() };
        let ana = Player::human(PlayerId(1), "Ana".to_owned());
        let new_table = NewTable::new(ChannelId(7), former(0), setup);
        let mut table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
        let joining = table.decide(&Command::Join { by: ana }, Timestamp::UNIX_EPOCH).expect("a free seat");
        for event in joining {
            table.apply(&event, Timestamp::UNIX_EPOCH).expect("it was decided");
        }
        let german = Localizer::of("de");
        assert_eq!(names(&german, &table), ["ehemaliger Spieler", "Ana"]);
        assert_eq!(scene(&german, &table).expect("a board").names, names(&german, &table));
        assert_eq!(names(&Localizer::english(), &table), table.names());
        assert_eq!(name_at(&german, &table, &former(0)), "ehemaliger Spieler");
    }
}
