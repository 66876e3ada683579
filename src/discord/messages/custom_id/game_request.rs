use super::names::game_named;
use crate::rules::Setup;
use crate::table::{Player, TimeControl};
use std::fmt;

/// The values of the option that says who begins, of which the first is the default.
pub(in crate::discord) const STARTERS: [&str; 3] = ["lot", "me", "them"];

/// The names, in the place of rated and casual, of games in which a server plays, which are casual; each with whether everyone sees for
/// which turns its members vote.
const TEAMS: [(&str, bool); 2] = [("votes", false), ("open-votes", true)];

/// A game that a user wants to play. In ids
/// `GAME:SEATS:SETUP:RATED:TIME_CONTROL:STARTER:LEVEL:OPPONENT,OPPONENT,…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct GameRequest {
    pub setup: Setup,
    /// Ids hold no names: those of a parsed request are empty.
    pub opponents: Vec<Player>,
    /// The level of the computers that fill the free seats.
    pub computer: Option<u8>,
    /// Whether the user has chosen a rated game, or a casual one.
    pub rated: Option<bool>,
    /// Whether a server plays whose members vote, and then whether everyone sees for which turns.
    pub team: Option<bool>,
    pub time_control: Option<TimeControl>,
    /// One of [`STARTERS`].
    pub begins: &'static str,
}

impl GameRequest {
    pub(super) fn parse(text: &str) -> Option<GameRequest> {
        let [game, seats, setup, rated, time_control, begins, computer, opponents] =
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
            rated: optional(rated).map(|rated| rated == "rated"),
            team: TEAMS.into_iter().find(|(name, _)| *name == rated).map(|(_, shows_votes)| shows_votes),
            time_control: optional(time_control).map(|time_control| time_control.parse()).transpose().ok()?,
            begins: STARTERS.into_iter().find(|known| *known == begins)?,
        })
    }
}

impl fmt::Display for GameRequest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let GameRequest { setup, opponents, computer, rated, team, time_control, begins } = self;
        let team = TEAMS.into_iter().find(|(_, shows_votes)| Some(*shows_votes) == *team);
        let opponents: Vec<String> =
            opponents.iter().filter_map(Player::human_id).map(|id| id.to_string()).collect();
        write!(
            f,
            "{}:{}:{}:{}:{}:{begins}:{}:{}",
            setup.kind(),
            setup.seats(),
            setup.name(),
            match (team, rated) {
                (Some((name, _)), _) => name,
                (None, Some(true)) => "rated",
                (None, Some(false)) => "casual",
                (None, None) => "",
            },
            time_control.map_or("", TimeControl::name),
            computer.map(|level| level.to_string()).unwrap_or_default(),
            opponents.join(",")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::messages::custom_id::CustomId;
    use crate::discord::messages::limits::MAX_CUSTOM_ID_CHARS;
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
                rated: None,
                team: None,
                time_control: Some(TimeControl::TenMinutes),
                begins: "them",
            },
            GameRequest {
                setup: setup(GameKind::Bilitaire, 2),
                opponents: Vec::new(),
                computer: Some(8),
                rated: Some(false),
                team: None,
                time_control: None,
                begins: "lot",
            },
            GameRequest {
                setup: setup(GameKind::Bizingo, 2),
                opponents: Vec::new(),
                computer: Some(3),
                rated: Some(true),
                team: None,
                time_control: None,
                begins: "me",
            },
            GameRequest {
                setup: setup(GameKind::Bizingo, 2),
                opponents: Vec::new(),
                computer: Some(3),
                rated: Some(false),
                team: Some(true),
                time_control: Some(TimeControl::OneDay),
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
