//! Decides from a few facts what a change does to a conversation.

use crate::host::CommandOutcome;
use crate::table::Event;

/// How a change concerns the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Only an offer was made or answered.
    Offer,
    /// The picture stays as it is.
    Beside,
    /// The position is another one.
    Picture,
}

impl Kind {
    pub(super) fn of(news: &CommandOutcome) -> Kind {
        // There are none if the table was opened.
        if !news.events.is_empty() && news.events.iter().all(Event::is_about_offer) {
            Kind::Offer
        } else if news.leaves_picture() {
            Kind::Beside
        } else {
            Kind::Picture
        }
    }
}

/// The command or button, in this conversation, that is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// Nobody is answered: a computer or a clock has caused it, or the person was answered before.
    Nobody,
    /// A command that was typed.
    Command,
    /// A button of the board. `is_answer` says that it answers an offer.
    Board { is_answer: bool },
    /// A button of the line of an offer with this number.
    OfferLine(usize),
    /// A button of another line.
    Line,
    /// A button of an older board, or of that of another table.
    Elsewhere,
    /// A button of a message that the person alone sees.
    Private,
}

/// The message that asks for the answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asking {
    Nothing,
    Line,
    Board,
}

/// The facts that decide how a change is shown in a conversation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub kind: Kind,
    pub source: Source,
    /// Whether there is a board.
    pub has_board: bool,
    /// Whether a person who plays alone sees the board among the last messages.
    pub is_recent: bool,
    /// Whether one person plays alone.
    pub is_solo: bool,
    /// Whether the game has not started.
    pub is_invitation: bool,
    /// Whether a computer is about to reply.
    pub awaits_reply: bool,
    /// Whether readers of the conversation are notified.
    pub calls: bool,
    /// Whether a moderator has closed the table.
    pub is_unexpected: bool,
    pub asking: Asking,
    /// The number of the open offer that no message asks people to answer yet.
    pub unasked: Option<usize>,
    /// Whether an offer is open.
    pub is_open: bool,
    /// Whether a computer offers to resign.
    pub is_resignation: bool,
    /// Whether an offer was made or answered.
    pub is_about_offer: bool,
    /// Whether the change is a reminder.
    pub is_reminder: bool,
    /// Whether there is something to say beside the board.
    pub has_line: bool,
}

/// The step by which a board shows a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardStep {
    /// The board stays as it is.
    Keep,
    /// The board is edited.
    Edit,
    /// Another one is posted.
    Send,
    /// The change is shown later, together with the reply of a computer.
    Await,
}

/// How a change is shown in a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub board: BoardStep,
    /// A line asks for the answer to the offer with this number.
    pub asks: Option<usize>,
    /// A line says what has happened.
    pub tells: bool,
}

/// The message that answers the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Nobody is answered.
    Nothing,
    /// The board, in the message whose button was pressed.
    PressedBoard,
    /// The line of the offer with this number, in the same way.
    OfferLine(usize),
    /// The line, in the place of the line whose button was pressed.
    PressedLine,
    /// The line, in a new message.
    Line,
    /// The board, in a new message.
    Board,
    /// A sentence that the person alone sees.
    Whisper,
    /// Nothing, to the press of a button: what is shown is seen where it is shown.
    Acknowledgement,
}

/// How a change is shown. The board is edited where one person plays and sees it, and where its picture stays right. An edit notifies
/// nobody and leaves no trace, so a line beside the board says what no line of an offer says.
pub(super) fn plan(facts: &Facts) -> Plan {
    let board = |board| Plan { board, asks: None, tells: false };
    if facts.awaits_reply && facts.source == Source::Nobody {
        return board(BoardStep::Await);
    }
    match facts.kind {
        Kind::Picture => board(plan_picture(facts)),
        Kind::Beside if facts.is_reminder => Plan { board: BoardStep::Keep, asks: None, tells: true },
        _ if !facts.has_board => board(BoardStep::Send),
        // A computer asks on the board, at which the only person looks anyway.
        Kind::Offer if facts.is_resignation => board(BoardStep::Edit),
        Kind::Offer => {
            let is_told = match facts.asking {
                Asking::Nothing => false,
                Asking::Line => true,
                // How the offer was closed is seen on the board only by the one who has pressed its button.
                Asking::Board => facts.is_open || matches!(facts.source, Source::Board { .. }),
            };
            let step = if facts.asking == Asking::Board { BoardStep::Edit } else { BoardStep::Keep };
            let tells = facts.has_line && !is_told && facts.unasked.is_none();
            Plan { board: step, asks: facts.unasked, tells }
        }
        Kind::Beside => {
            let is_seen = match facts.source {
                Source::Board { is_answer } => is_answer || facts.is_solo,
                _ => false,
            };
            let is_told = is_seen || facts.is_about_offer && facts.asking == Asking::Line;
            let tells = facts.has_line && (facts.calls || !is_told);
            // Without a line only another board calls people.
            let is_silent = facts.calls && !tells && facts.source == Source::Nobody;
            let step = if is_silent { BoardStep::Send } else { BoardStep::Edit };
            Plan { board: step, asks: facts.unasked, tells }
        }
    }
}

fn plan_picture(facts: &Facts) -> BoardStep {
    let is_edited = facts.is_solo && facts.is_recent && !facts.is_unexpected;
    match facts.source {
        // Who presses a button of the board sees it, and at once what that does.
        Source::Board { .. } if facts.is_invitation || facts.is_solo => BoardStep::Edit,
        // Somebody has joined from another channel, or a computer was seated.
        Source::Nobody if facts.is_invitation && facts.has_board && !facts.calls => BoardStep::Edit,
        _ if facts.awaits_reply && (!facts.is_solo || is_edited) => BoardStep::Await,
        _ if is_edited => BoardStep::Edit,
        _ => BoardStep::Send,
    }
}

/// The answer to the person who waits.
pub(super) fn answer(facts: &Facts, plan: Plan) -> Answer {
    let has_line = plan.asks.is_some() || plan.tells;
    match (facts.source, plan.board) {
        (Source::Nobody, _) => Answer::Nothing,
        (Source::OfferLine(number), _) => Answer::OfferLine(number),
        (Source::Board { .. }, BoardStep::Edit) if !has_line => Answer::PressedBoard,
        (Source::Line, _) if plan.tells => Answer::PressedLine,
        (Source::Command | Source::Elsewhere, _) if has_line => Answer::Line,
        (Source::Command | Source::Elsewhere, BoardStep::Send) => Answer::Board,
        // A message that answers a press replies to the one with the button, which is deleted soon or which others do not see.
        (_, step) if has_line || step == BoardStep::Send => Answer::Acknowledgement,
        _ => Answer::Whisper,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A turn at a table of two people. Nobody waits for an answer.
    const TURN: Facts = Facts {
        kind: Kind::Picture,
        source: Source::Nobody,
        has_board: true,
        is_recent: false,
        is_solo: false,
        is_invitation: false,
        awaits_reply: false,
        calls: false,
        is_unexpected: false,
        asking: Asking::Nothing,
        unasked: None,
        is_open: false,
        is_resignation: false,
        is_about_offer: false,
        is_reminder: false,
        has_line: false,
    };
    const ALONE: Facts = Facts { is_solo: true, is_recent: true, ..TURN };
    const OFFERED: Facts = Facts {
        kind: Kind::Offer,
        unasked: Some(7),
        is_open: true,
        is_about_offer: true,
        has_line: true,
        ..TURN
    };
    const DECLINED: Facts = Facts { unasked: None, is_open: false, asking: Asking::Line, ..OFFERED };
    const PAUSED: Facts = Facts { kind: Kind::Beside, ..DECLINED };
    const EXTENDED: Facts = Facts { kind: Kind::Beside, has_line: true, ..TURN };

    fn shown(facts: Facts, source: Source) -> String {
        let facts = Facts { source, ..facts };
        let Plan { board, asks, tells } = plan(&facts);
        let lines = [asks.map(|_| "asks"), tells.then_some("tells")].into_iter().flatten();
        let lines: Vec<&str> = lines.collect();
        format!("{board:?} {} {:?}", lines.join(" "), answer(&facts, plan(&facts))).replace("  ", " ")
    }

    #[test]
    fn the_facts_decide_how_a_change_is_shown() {
        let board = Source::Board { is_answer: false };
        let answered = Source::Board { is_answer: true };
        let line = Source::OfferLine(7);
        let cases = [
            // Between people each turn is another board, which calls the next one.
            (TURN, Source::Nobody, "Send Nothing"),
            (TURN, Source::Command, "Send Board"),
            (TURN, Source::Elsewhere, "Send Board"),
            (TURN, Source::Private, "Send Acknowledgement"),
            // Where one person plays, the board is edited while people see it.
            (ALONE, Source::Nobody, "Edit Nothing"),
            (ALONE, Source::Command, "Edit Whisper"),
            (ALONE, board, "Edit PressedBoard"),
            (Facts { is_recent: false, ..ALONE }, Source::Command, "Send Board"),
            (Facts { is_recent: false, ..ALONE }, board, "Edit PressedBoard"),
            (Facts { is_unexpected: true, ..ALONE }, Source::Nobody, "Send Nothing"),
            // The reply of a computer is awaited, except where the board was pressed or is too old to be edited with it.
            (Facts { awaits_reply: true, ..TURN }, Source::Nobody, "Await Nothing"),
            (Facts { awaits_reply: true, ..TURN }, Source::Command, "Await Whisper"),
            (Facts { awaits_reply: true, ..ALONE }, Source::Command, "Await Whisper"),
            (Facts { awaits_reply: true, ..ALONE }, board, "Edit PressedBoard"),
            (Facts { awaits_reply: true, is_recent: false, ..ALONE }, board, "Edit PressedBoard"),
            (Facts { awaits_reply: true, is_recent: false, ..ALONE }, Source::Command, "Send Board"),
            // An invitation is one message.
            (Facts { is_invitation: true, ..TURN }, board, "Edit PressedBoard"),
            (Facts { is_invitation: true, ..TURN }, Source::Command, "Send Board"),
            // An offer is a line, which answers a command.
            (OFFERED, Source::Nobody, "Keep asks Nothing"),
            (OFFERED, board, "Keep asks Acknowledgement"),
            (OFFERED, Source::Command, "Keep asks Line"),
            (Facts { is_resignation: true, unasked: None, ..OFFERED }, Source::Nobody, "Edit Nothing"),
            (Facts { has_board: false, ..OFFERED }, Source::Nobody, "Send Nothing"),
            // The line of the offer says how it was answered, or a line does.
            (DECLINED, line, "Keep OfferLine(7)"),
            (DECLINED, Source::Command, "Keep Whisper"),
            (Facts { asking: Asking::Board, ..DECLINED }, answered, "Edit PressedBoard"),
            (Facts { asking: Asking::Board, ..DECLINED }, Source::Command, "Edit tells Line"),
            (Facts { asking: Asking::Nothing, ..DECLINED }, Source::Command, "Keep tells Line"),
            (PAUSED, line, "Edit OfferLine(7)"),
            (Facts { calls: true, ..PAUSED }, line, "Edit tells OfferLine(7)"),
            (Facts { asking: Asking::Board, ..PAUSED }, answered, "Edit PressedBoard"),
            (PAUSED, Source::Command, "Edit Whisper"),
            // A change that leaves the picture as it is stands in a line and in the board.
            (EXTENDED, Source::Nobody, "Edit tells Nothing"),
            (EXTENDED, Source::Command, "Edit tells Line"),
            (EXTENDED, Source::Line, "Edit tells PressedLine"),
            (Facts { is_solo: true, ..EXTENDED }, board, "Edit PressedBoard"),
            (Facts { has_line: false, calls: true, ..EXTENDED }, Source::Nobody, "Send Nothing"),
            (Facts { has_line: false, ..EXTENDED }, Source::Nobody, "Edit Nothing"),
            (Facts { is_reminder: true, ..EXTENDED }, Source::Nobody, "Keep tells Nothing"),
        ];
        for (facts, source, expected) in cases {
            assert_eq!(shown(facts, source), expected, "{facts:?} from {source:?}");
        }
    }
}
