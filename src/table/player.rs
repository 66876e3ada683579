use super::PlayerId;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Which.
    pub id: PlayerId,
    /// The name, as last seen.
    pub name: String,
}
