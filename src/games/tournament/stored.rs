//! How types of other layers are written in stored settings and events.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::time::Duration;

/// `{"id": "17", "name": "Ana"}`, where the id is in the form for logs.
pub(super) mod player {
    use super::*;
    use crate::table::Player;

    #[derive(Serialize, Deserialize)]
    struct StoredPlayer {
        id: String,
        name: String,
    }

    pub fn serialize<S: Serializer>(player: &Player, serializer: S) -> Result<S::Ok, S::Error> {
        StoredPlayer { id: player.id.to_string(), name: player.name.clone() }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
        let StoredPlayer { id, name } = StoredPlayer::deserialize(deserializer)?;
        let id = super::participant::parse(&id)?;
        Ok(Player { id, name })
    }
}

/// The id of a participant in the form for logs, such as `17` or `former 3`.
pub(super) mod participant {
    use super::*;
    use crate::table::Participant;

    pub fn serialize<S: Serializer>(id: &Participant, serializer: S) -> Result<S::Ok, S::Error> {
        id.to_string().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Participant, D::Error> {
        parse(&String::deserialize(deserializer)?)
    }

    pub(super) fn parse<E: serde::de::Error>(id: &str) -> Result<Participant, E> {
        participant(id).ok_or_else(|| E::custom(format!("no participant {id:?}")))
    }

    /// Reads what [`Participant`] displays.
    fn participant(text: &str) -> Option<Participant> {
        if let Some(number) = text.strip_prefix("former ") {
            return number.parse().ok().map(Participant::Former);
        }
        let Some(computer) = text.strip_prefix("computer ") else {
            return text.parse().ok().map(Participant::Human);
        };
        let (level, number) = computer.split_once('/')?;
        Some(Participant::Computer { level: level.parse().ok()?, number: number.parse().ok()? })
    }
}

/// `{"game": "biloba", "seats": 2, "name": "standard"}`.
pub(super) mod setup {
    use super::*;
    use crate::rules::{GameKind, Setup};

    #[derive(Serialize, Deserialize)]
    struct StoredSetup {
        game: String,
        seats: usize,
        name: String,
    }

    pub fn serialize<S: Serializer>(setup: &Setup, serializer: S) -> Result<S::Ok, S::Error> {
        let game = setup.kind().name().to_owned();
        StoredSetup { game, seats: setup.seats(), name: setup.name().to_owned() }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        let StoredSetup { game, seats, name } = StoredSetup::deserialize(deserializer)?;
        let game: GameKind = game.parse().map_err(D::Error::custom)?;
        Setup::new(game, Some(seats), Some(&name)).map_err(D::Error::custom)
    }
}

/// The name of the time control, such as `1d`.
pub(super) mod time_control {
    use super::*;
    use crate::table::TimeControl;

    pub fn serialize<S: Serializer>(time_control: &TimeControl, serializer: S) -> Result<S::Ok, S::Error> {
        time_control.name().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(|_| D::Error::custom(format!("no time control {name:?}")))
    }
}

/// Whole milliseconds.
pub(super) mod millis {
    use super::*;

    pub fn serialize<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
        u64::try_from(time.as_millis()).unwrap_or(u64::MAX).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
        u64::deserialize(deserializer).map(Duration::from_millis)
    }
}

/// Whole milliseconds, or nothing.
pub(super) mod duration {
    use super::*;

    pub fn serialize<S: Serializer>(time: &Option<Duration>, serializer: S) -> Result<S::Ok, S::Error> {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        time.map(millis).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
        Option::<u64>::deserialize(deserializer).map(|time| time.map(Duration::from_millis))
    }
}
