//! The names of the players at a table, told apart where they look alike.

use super::{FirstPlayer, Phase, Player, PlayerName, Table};
use crate::names;
use crate::rules::Seat;

impl Table {
    /// The name of each seat, told apart from the others; that of the invited player for a reserved seat, and `None` for a
    /// free one.
    fn names_of_seats(&self, localize: impl Fn(&PlayerName) -> String) -> Vec<Option<String>> {
        let invited = |seat| self.invited().find(|(reserved, _)| *reserved == seat).map(|(_, player)| player);
        let players =
            self.seats.iter().enumerate().map(|(seat, player)| player.as_ref().or_else(|| invited(seat)));
        let name = |(seat, player): (Seat, &Player)| localize(&player.shown_name(seat as u64 + 1));
        names::told_apart(players.enumerate().map(|(seat, player)| player.map(|player| name((seat, player)))))
    }

    /// The name of a seated or invited player as it is shown at this table: visible, bounded, and unlike those of the
    /// others. The player's own name for everybody else.
    pub fn localized_name_of(&self, player: &Player, localize: impl Fn(&PlayerName) -> String) -> String {
        let invited = || self.invited().find(|(_, invited)| invited.id == player.id).map(|(seat, _)| seat);
        let seat = self.seat_of(player.id).or_else(invited);
        let name = seat.and_then(|seat| self.names_of_seats(&localize).swap_remove(seat));
        name.unwrap_or_else(|| localize(&player.numbered_name()))
    }

    /// The shown name of a player at this table, before it is localized.
    pub fn name_of(&self, player: &Player) -> PlayerName {
        match player.numbered_name() {
            PlayerName::Own(_) => PlayerName::Own(self.localized_name_of(player, PlayerName::to_string)),
            assigned => assigned,
        }
    }

    /// The names of the players for logs, in the order of [`Table::localized_names`].
    pub fn names(&self) -> Vec<String> {
        self.localized_names(PlayerName::to_string)
    }

    /// The shown names of the players, in the order that the seats have in the game. The name of a free seat is empty. All
    /// names are empty while the order still depends on a draw of lots.
    pub fn localized_names(&self, localize: impl Fn(&PlayerName) -> String) -> Vec<String> {
        let is_taken = |(name, seat): (Option<String>, &Option<Player>)| name.filter(|_| seat.is_some());
        let names = self.names_of_seats(localize).into_iter().zip(&self.seats).map(is_taken);
        self.in_order(names.collect())
    }

    /// [`Table::localized_names`] with the names of the invited players for the seats that are reserved for them.
    pub fn expected_names(&self, localize: impl Fn(&PlayerName) -> String) -> Vec<String> {
        self.in_order(self.names_of_seats(localize))
    }

    /// Names of seats, in the order that the seats have in the game.
    fn in_order(&self, names: Vec<Option<String>>) -> Vec<String> {
        let mut names: Vec<String> = names.into_iter().map(Option::unwrap_or_default).collect();
        match (self.phase, self.begins) {
            (Phase::Invitation, FirstPlayer::Random(_)) => names.iter_mut().for_each(String::clear),
            (Phase::Invitation, begins) => names.rotate_left(begins.first(self.seats.len())),
            _ => {}
        }
        names
    }
}
