/// The version of the rules under which a game is played. A game keeps the version it began with, so that replaying its
/// turns always leads to the same result.
///
/// The versions differ only in the host draws of Bizingo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RulesVersion {
    /// Every game with host draws is drawn after 50 quiet turns per seat.
    V1,
    /// The limit of quiet turns is a property of the game: 100 per seat in Bizingo.
    V2,
}

impl RulesVersion {
    /// All versions, oldest first.
    pub const ALL: [RulesVersion; 2] = [RulesVersion::V1, RulesVersion::V2];

    /// The number by which the version is stored and written, from 1.
    pub const fn number(self) -> u32 {
        match self {
            RulesVersion::V1 => 1,
            RulesVersion::V2 => 2,
        }
    }

    /// The version with this number; `None` if there is none.
    pub fn from_number(number: u32) -> Option<RulesVersion> {
        RulesVersion::ALL.into_iter().find(|version| version.number() == number)
    }

    /// The version of new games with this limit of quiet turns per seat: the oldest one with the same rules, so that
    /// programs of the former version can still read the tables of games that have not changed.
    pub(super) fn of_new_games(quiet_turns_per_seat: Option<usize>) -> RulesVersion {
        let is_same = |version: &RulesVersion| {
            version.quiet_turns_per_seat(quiet_turns_per_seat) == quiet_turns_per_seat
        };
        RulesVersion::ALL.into_iter().find(is_same).unwrap_or(RulesVersion::V2)
    }

    /// The limit of quiet turns per seat under this version, of a game whose limit is `current` today.
    pub(super) fn quiet_turns_per_seat(self, current: Option<usize>) -> Option<usize> {
        match self {
            RulesVersion::V1 => current.map(|_| 50),
            RulesVersion::V2 => current,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RulesVersion;
    use crate::rules::GameKind;

    #[test]
    fn only_bizingo_needs_the_second_version() {
        for kind in GameKind::ALL {
            let expected = if kind == GameKind::Bizingo { RulesVersion::V2 } else { RulesVersion::V1 };
            assert_eq!(kind.rules_version(), expected, "{kind}");
        }
    }
}
