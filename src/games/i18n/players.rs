//! The names of players as people read them: computers and former players have a name in each language.

use super::Localizer;
use super::markup::{escaped_name, mention};
use crate::localize::Message;
use crate::names::{shown, told_apart, with_direction_marks, without_direction_marks};
use crate::rules::{GameKind, Scene, Seat};
use crate::search::Level;
use crate::table::{Player, PlayerName, Table};

impl Localizer {
    /// The name of computers of a level.
    pub fn level(&self, level: Level) -> String {
        self.player_name(&PlayerName::Computer { level, number: 0 })
    }

    pub(super) fn player_name(&self, name: &PlayerName) -> String {
        let own = || with_direction_marks(&name.to_string());
        name.message().map_or_else(own, |message| self.render(&message))
    }
}

/// The names of the players at a table, in the order of [`Table::localized_names`].
pub fn names(localizer: &Localizer, table: &Table) -> Vec<String> {
    table.localized_names(|name| localizer.player_name(name))
}

/// The name of the thread of a game: the game and its players. It may be longer than Discord allows.
pub fn thread_name(localizer: &Localizer, game: GameKind, players: &[&str]) -> String {
    let names = told_apart(players.iter().map(|name| shown(name)));
    let name = Message::new("thread-name").game("game", game);
    // Threads are found by their names, of which Discord may leave marks out.
    without_direction_marks(&localizer.render(&name.list("names", names.into_iter().flatten())))
}

/// The name of the thread of a table.
pub fn table_thread_name(localizer: &Localizer, table: &Table) -> String {
    let mut names = names(localizer, table);
    if names.iter().all(String::is_empty) {
        // The order depends on a draw of lots.
        names = table.seats().iter().flatten().map(|player| player_name(localizer, player)).collect();
    }
    let players: Vec<&str> = names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    thread_name(localizer, table.setup().kind(), &players)
}

/// The board of a table, with these names; `None` at a table that was closed.
pub fn scene(localizer: &Localizer, table: &Table) -> Option<Scene> {
    Some(Scene { names: names(localizer, table), ..table.scene()? })
}

/// The names of [`names`], escaped for sentences.
pub(super) fn escaped_names(localizer: &Localizer, table: &Table) -> Vec<String> {
    names(localizer, table).iter().map(|name| escaped_name(name)).collect()
}

/// The name of a player at a table.
pub(super) fn name_at(localizer: &Localizer, table: &Table, player: &Player) -> String {
    table.localized_name_of(player, |name| localizer.player_name(name))
}

/// The name of a player at a table, escaped for sentences.
pub(super) fn escaped_name_at(localizer: &Localizer, table: &Table, player: &Player) -> String {
    escaped_name(&name_at(localizer, table, player))
}

/// The name of a player where there is no table.
pub fn player_name(localizer: &Localizer, player: &Player) -> String {
    localizer.player_name(&player.numbered_name())
}

/// A mention of a user, which notifies them; the plain name of everybody else, and of those who do not read the text.
pub(super) fn mention_or_name(localizer: &Localizer, table: &Table, player: &Player) -> String {
    let mentioned = player.human_id().filter(|_| localizer.addresses(player));
    mentioned.map_or_else(|| escaped_name_at(localizer, table, player), mention)
}

/// Whether the player of this seat alone reads the text, which speaks to them.
pub(super) fn is_own(localizer: &Localizer, table: &Table, seat: Seat) -> bool {
    let player = table.seats().get(seat).and_then(Option::as_ref);
    player.is_some_and(|player| localizer.is_read_only_by(player))
}

/// The seat of the player who alone reads the text.
pub(super) fn own_seat(localizer: &Localizer, table: &Table) -> Option<Seat> {
    (0..table.seats().len()).find(|seat| is_own(localizer, table, *seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::escape_arguments;
    use crate::localize::Localize as _;
    use crate::rules::Setup;
    use crate::table::{ChannelId, Command, NewTable, Participant, PlayerId, Rejection, TableId, Timestamp};

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
        assert_eq!(names(&german, &table), ["Ehemaliger Spieler", "Ana"]);
        assert_eq!(scene(&german, &table).expect("a board").names, names(&german, &table));
        assert_eq!(names(&Localizer::english(), &table), table.names());
        assert_eq!(name_at(&german, &table, &former(0)), "Ehemaliger Spieler");
    }
    #[test]
    fn computers_have_a_name_in_each_language() {
        let level = Level::new(1).expect("a level");
        // The name that is stored is that of another language.
        let computer = |number| Player::computer(level, number, "Zaailing".to_owned());
        let setup = Setup::new(GameKind::Biloba, Some(3), None).expect("a set-up");
        let ana = Player::human(PlayerId(1), "Seedling".to_owned());
        let new_table = NewTable::new(ChannelId(7), ana.clone(), setup);
        let mut table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
        let seating =
            Command::SeatComputers { by: ana.id, computers: vec![computer(0), computer(1)], rated: true };
        for event in table.decide(&seating, Timestamp::UNIX_EPOCH).expect("free seats") {
            table.apply(&event, Timestamp::UNIX_EPOCH).expect("it was decided");
        }
        let (english, french) = (Localizer::english(), Localizer::of("fr"));
        assert_eq!(names(&english, &table), ["Seedling (1)", "Seedling (2)", "Seedling 2"]);
        assert_eq!(names(&french, &table), ["Seedling", "Jeune pousse", "Jeune pousse 2"]);
        assert_eq!(player_name(&french, &computer(1)), "Jeune pousse 2");
        let not_yours = table.decide(
            &Command::Turn { by: computer(0).id, text: String::new(), number: None },
            Timestamp::UNIX_EPOCH,
        );
        let not_yours = escape_arguments(not_yours.expect_err("Ana moves first").message());
        assert!(french.render(&not_yours).contains("Seedling"));
        let of_computer = Rejection::NotYourTurn { player: table.name_of(&computer(0)) };
        let of_computer = escape_arguments(of_computer.message());
        assert!(french.render(&of_computer).contains("Jeune pousse"));
    }

    #[test]
    fn a_name_that_shows_nothing_is_a_number_in_each_language() {
        let nobody = Player::human(PlayerId(1_230_042), "\u{200b}".to_owned());
        assert_eq!(player_name(&Localizer::of("de"), &nobody), "Spieler 42");
        let setup = Setup::new(GameKind::Bizingo, None, None).expect("a set-up");
        let table =
            Table::open(TableId(5), NewTable::new(ChannelId(7), nobody, setup), Timestamp::UNIX_EPOCH);
        let table = table.expect("a valid table");
        assert_eq!(names(&Localizer::of("de"), &table), ["Spieler 1", ""]);
    }
}
