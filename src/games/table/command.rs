use super::{ChannelId, GuildId, Offer, Participant, Player, Timestamp};

/// What a person asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// To take a free seat, the reserved one if it is this person's.
    Join {
        /// Who asks.
        by: Player,
    },
    /// To have computers take the seats that are free and not reserved.
    Seat {
        /// Who asks.
        by: Participant,
        /// As many as there may be seats; those who sit there already do not sit down again.
        computers: Vec<Player>,
    },
    /// Not to play, though invited.
    Decline {
        /// Who asks.
        by: Participant,
    },
    /// To take the invitation back.
    Cancel {
        /// Who asks.
        by: Participant,
    },
    /// To play a turn.
    Turn {
        /// Who asks.
        by: Participant,
        /// The turn as it was typed.
        text: String,
        /// For a button: the stage of the table when it was made. `None` for text typed by hand.
        number: Option<usize>,
    },
    /// To give up.
    Resign {
        /// Who asks.
        by: Participant,
    },
    /// To end it without a result, before everybody has made a turn.
    Abort {
        /// Who asks.
        by: Participant,
    },
    /// To offer something, or to agree if just that is offered.
    Offer {
        /// Who asks.
        by: Participant,
        /// What.
        offer: Offer,
        /// For a button: the stage of the table when it was made.
        number: Option<usize>,
    },
    /// To agree to the offer that stands.
    Accept {
        /// Who asks.
        by: Participant,
        /// For a button: the number of the offer.
        number: Option<usize>,
    },
    /// Not to agree to it.
    Refuse {
        /// Who asks.
        by: Participant,
        /// For a button: the number of the offer.
        number: Option<usize>,
    },
    /// To be told a good turn. Everybody at the table hears that this was asked.
    Hint {
        /// Who asks.
        by: Participant,
        /// For a button: the stage of the table when it was made.
        number: Option<usize>,
    },
    /// To bring the table to another channel.
    Relocate {
        /// Who asks.
        by: Participant,
        /// Where to: the server, if any…
        guild: Option<GuildId>,
        /// …and the channel.
        channel: ChannelId,
    },
    /// To have one's clock stand still while one is away; nothing where it is a fast one.
    TakeVacation {
        /// Who asks.
        by: Participant,
        /// Until when.
        until: Timestamp,
    },
    /// To be back before that; nothing for whoever is not away.
    EndVacation {
        /// Who asks.
        by: Participant,
    },
    /// To have time back in which nobody could play; nothing where no clock runs.
    GiveBack {
        /// Since when nobody could.
        since: Timestamp,
    },
    /// To do what has become due; nothing if nothing has ([`super::Table::due`]).
    Tick,
    /// To end it without a result, as only those may who look after the channel: whoever sends this has made sure.
    Close,
}
