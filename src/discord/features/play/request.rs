use crate::discord::custom_id::game_named;
use crate::rules::Setup;
use crate::table::{Player, TimeControl};
use std::fmt;

/// The values of the option that says who begins.
pub(super) const STARTERS: [&str; 3] = ["me", "them", "lot"];

/// A game that a user wants to play. In ids
/// `GAME:SEATS:SETUP:CASUAL:TIME_CONTROL:STARTER:LEVEL:OPPONENT,OPPONENT,…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct GameRequest {
    pub(super) setup: Setup,
    /// Ids hold no names: those of a parsed request are empty.
    pub(super) opponents: Vec<Player>,
    /// The level of the computers that fill the free seats.
    pub(super) computer: Option<u8>,
    pub(super) casual: bool,
    pub(super) time_control: Option<TimeControl>,
    /// One of [`STARTERS`].
    pub(super) begins: &'static str,
}

impl GameRequest {
    pub(in crate::discord) fn parse(text: &str) -> Option<GameRequest> {
        let [game, seats, setup, casual, time_control, begins, computer, opponents] =
            text.split(':').collect::<Vec<_>>().try_into().ok()?;
        let optional = |text: &'_ str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let opponent = |id: &str| Some(Player::human(id.parse().ok()?, String::new()));
        Some(GameRequest {
            setup: Setup::new(game_named(game)?, Some(seats.parse().ok()?), Some(setup)).ok()?,
            opponents: opponents
                .split(',')
                .filter(|id| !id.is_empty())
                .map(opponent)
                .collect::<Option<_>>()?,
            computer: optional(computer).map(|level| level.parse()).transpose().ok()?,
            casual: casual == "casual",
            time_control: optional(time_control).map(|time_control| time_control.parse()).transpose().ok()?,
            begins: STARTERS.into_iter().find(|known| *known == begins)?,
        })
    }
}

impl fmt::Display for GameRequest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let GameRequest { setup, opponents, computer, casual, time_control, begins } = self;
        let opponents: Vec<String> =
            opponents.iter().filter_map(Player::human_id).map(|id| id.to_string()).collect();
        write!(
            f,
            "{}:{}:{}:{}:{}:{begins}:{}:{}",
            setup.kind(),
            setup.seats(),
            setup.name(),
            if *casual { "casual" } else { "" },
            time_control.map_or("", TimeControl::name),
            computer.map(|level| level.to_string()).unwrap_or_default(),
            opponents.join(",")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::custom_id::CustomId;
    use crate::discord::limits::MAX_CUSTOM_ID_CHARS;
    use crate::rules::GameKind;
    use crate::table::PlayerId;

    #[test]
    fn a_request_round_trips_and_fits_into_an_id() {
        let opponent = |id| Player::human(PlayerId(id), String::new());
        let setup = |game, seats| Setup::new(game, Some(seats), None).expect("a valid number of seats");
        let requests = [
            GameRequest {
                setup: setup(GameKind::Biloba, 4),
                // Ids have at most this many digits until the year 2090.
                opponents: (1..=3).map(|last| opponent(9_999_999_999_999_999_990 + last)).collect(),
                computer: None,
                casual: false,
                time_control: Some(TimeControl::TenMinutes),
                begins: "them",
            },
            GameRequest {
                setup: setup(GameKind::Bilitaire, 2),
                opponents: Vec::new(),
                computer: Some(8),
                casual: true,
                time_control: None,
                begins: "lot",
            },
        ];
        for request in requests {
            let id = CustomId::PlayInThread(request);
            let text = id.to_string();
            assert!(text.len() <= MAX_CUSTOM_ID_CHARS, "{text}");
            assert_eq!(CustomId::parse(&text), Some(id));
        }
        for wrong in
            ["", "biloba", "biloba:9:standard::::me::", "biloba:2:standard::1h:nobody::", "chess:2:::::::"]
        {
            assert!(GameRequest::parse(wrong).is_none(), "{wrong}");
        }
    }
}
