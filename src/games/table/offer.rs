/// A proposal to the other players. It takes effect when every seat that is still in the game agrees.
///
/// # Examples
/// ```
/// use bside_games::rules::{Draw, GameKind, Setup};
/// use bside_games::table::{
///     ChannelId, Command, Ending, NewTable, Offer, Phase, Player, PlayerId, Table, TableId, Timestamp,
/// };
///
/// let (ana, ben, now) = (PlayerId(1), PlayerId(2), Timestamp::UNIX_EPOCH);
/// let [opener, other] = [(ana, "Ana"), (ben, "Ben")].map(|(id, name)| Player::human(id, name.to_owned()));
/// let setup = Setup::new(GameKind::Basileus, None, None)?;
/// let mut table = Table::open(TableId(1), NewTable::new(ChannelId(7), opener, setup), now)?;
/// for command in [
///     Command::Join { by: other },
///     Command::Offer { by: ana.into(), offer: Offer::Draw, number: None },
///     Command::Accept { by: ben.into(), number: None },
/// ] {
///     for event in table.decide(&command, now)? {
///         table.apply(&event, now)?;
///     }
/// }
/// assert_eq!(table.phase(), Phase::Ended(Ending::Drawn(Draw::Agreement)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Ends the game as a draw.
    Draw,
    /// Takes the game back to the position before the last turn of the seat that makes the offer.
    Takeback,
    /// Pauses the game and its clock.
    Pause,
    /// Resumes a paused game.
    Resume,
    /// The seat that makes the offer, a computer, resigns.
    Resign,
}

impl Offer {
    /// The name by which the texts select the offer.
    pub fn name(self) -> &'static str {
        match self {
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Pause => "pause",
            Offer::Resume => "resume",
            Offer::Resign => "resign",
        }
    }
}
