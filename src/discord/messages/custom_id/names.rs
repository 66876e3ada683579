//! Values by their names in ids.

use crate::rules::GameKind;
use serde::Deserialize;
use serde::de::value::{self, StrDeserializer};

/// The value of an enum without fields by its serialized name.
pub(super) fn enum_value<'a, T: Deserialize<'a>>(name: &'a str) -> Option<T> {
    T::deserialize(StrDeserializer::<value::Error>::new(name)).ok()
}

/// The game of exactly this name.
pub(super) fn game_named(name: &str) -> Option<GameKind> {
    GameKind::ALL.into_iter().find(|game| game.name() == name)
}
