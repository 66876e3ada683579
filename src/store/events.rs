use super::dialect::{Query, Row};
use super::{Result, StoreError, Tables, Write, name_of, value_of};
use crate::rules::Draw;
use crate::table::{Ending, Event, Offer, Participant, Player, RoundDeadline, TableId, Timestamp};
use std::borrow::Cow;
use std::time::Duration;

/// The stored names of the ways in which a game ends.
const ENDINGS: [(Ending, &str); 7] = [
    (Ending::ByRules, "rules"),
    (Ending::Resigned, "resigned"),
    (Ending::OutOfTime, "time"),
    (Ending::Forfeited, "forfeited"),
    (Ending::Drawn(Draw::Repetition), "repetition"),
    (Ending::Drawn(Draw::Quiet), "quiet"),
    (Ending::Drawn(Draw::Agreement), "agreement"),
];

/// The stored names of an offer, which is also the agreement to it, and of its refusal.
const OFFERS: [(Offer, &str, &str); 5] = [
    (Offer::Draw, "draw-offered", "draw-refused"),
    (Offer::Takeback, "takeback-offered", "takeback-refused"),
    (Offer::Pause, "pause-offered", "pause-refused"),
    (Offer::Resume, "resume-offered", "resume-refused"),
    (Offer::Resign, "resign-offered", "resign-refused"),
];

/// The stored name of an event by which a seat loses its player.
const VACATED: &str = "vacated";
/// The stored text of a departure from the server that no other player can have brought about.
const BY_ONESELF: &str = "by-oneself";

/// An event as it is stored.
struct StoredEvent {
    kind: String,
    seat: Option<i64>,
    text: Option<String>,
}

impl Tables<'_, Write> {
    /// Inserts events, of which the first has this number. Fails if the number is taken.
    pub(super) async fn save_events(
        &mut self,
        table: TableId,
        first: usize,
        events: &[Event],
        now: Timestamp,
    ) -> Result<()> {
        for (number, event) in (first..).zip(events) {
            let insert = self.0.query(
                "INSERT INTO events (table_id, number, kind, seat, text, at) VALUES ($1, $2, $3, $4, $5, $6)",
            );
            bind_event(insert.bind(table).bind(number), event, now).execute().await?;
        }
        Ok(())
    }
}

impl<A> Tables<'_, A> {
    /// The events of a table from this number on, with their times.
    ///
    /// # Errors
    ///
    /// If the database fails or an event cannot be read.
    pub async fn events(&mut self, table: TableId, from: usize) -> Result<Vec<(Event, Timestamp)>> {
        let query = self.0.query(
            "SELECT kind, seat, text, at FROM events WHERE table_id = $1 AND number >= $2 ORDER BY number",
        );
        let stored = |row: &Row| {
            let stored =
                StoredEvent { kind: row.get("kind")?, seat: row.get("seat")?, text: row.get("text")? };
            Ok((stored, row.get("at")?))
        };
        let stored = query.bind(table).bind(from).all(stored).await?;
        if stored.is_empty() {
            return Ok(Vec::new());
        }
        let seats = self.0.seats().at(table).await?;
        let vacated: Vec<i64> = stored
            .iter()
            .filter(|(event, _)| event.kind == VACATED)
            .filter_map(|(event, _)| event.seat)
            .collect();
        let decoded = |(stored, at): (StoredEvent, Timestamp)| {
            let what = format!("event {} {:?} {:?}", stored.kind, stored.seat, stored.text);
            let player = seated(&seats, &vacated, stored.seat);
            let event = decode(stored, player).ok_or(StoreError::CorruptTable { table, what })?;
            Ok((event, at))
        };
        stored.into_iter().map(decoded).collect()
    }
}

/// The player of a seat. Who gave it up is not stored: it is the player who has it now, or somebody unknown, until the event
/// that vacates it.
fn seated(seats: &[(i64, Player)], vacated: &[i64], seat: Option<i64>) -> Option<Player> {
    let player = seats.iter().find(|(known, _)| Some(*known) == seat).map(|(_, player)| player.clone());
    let seat = seat.filter(|seat| vacated.contains(seat));
    let unknown = |seat: i64| Player { id: Participant::Former(seat.unsigned_abs()), name: String::new() };
    player.or_else(|| seat.map(unknown))
}

/// Binds the kind, seat, text and time of an event.
pub(super) fn bind_event<'c>(query: Query<'c>, event: &Event, now: Timestamp) -> Query<'c> {
    let (kind, seat, text) = encode(event);
    query.bind(kind).bind(seat).bind(text.as_deref()).bind(now)
}

fn encode(event: &Event) -> (&'static str, Option<usize>, Option<Cow<'_, str>>) {
    match event {
        Event::Joined { seat, .. } => ("joined", Some(*seat), None),
        Event::InvitationDeclined { seat } => ("declined", Some(*seat), None),
        Event::SeatDeclined { seat } => ("freed", Some(*seat), None),
        Event::SeatOpened { seat } => ("opened", Some(*seat), None),
        Event::SeatVacated { seat } => (VACATED, Some(*seat), None),
        Event::RatingChosen { rated } => (if *rated { "rated" } else { "casual" }, None, None),
        Event::Cancelled => ("cancelled", None, None),
        Event::Expired => ("expired", None, None),
        Event::Closed => ("closed", None, None),
        Event::Started { first } => ("started", Some(*first), None),
        Event::TurnPlayed { seat, text } => ("turned", Some(*seat), Some(text.into())),
        Event::Resigned { seat } => ("resigned", Some(*seat), None),
        Event::TimedOut { seat } => ("timed-out", Some(*seat), None),
        Event::PlayerLeft { seat, is_removable } => {
            ("left", Some(*seat), (!is_removable).then_some(BY_ONESELF.into()))
        }
        Event::PlayerReturned { seat } => ("returned", Some(*seat), None),
        Event::Forfeited { seat } => ("forfeited", Some(*seat), None),
        Event::Removed { seat } => ("removed", Some(*seat), None),
        Event::Reminded => ("reminded", None, None),
        Event::AbsenceNoticed => ("absence-noticed", None, None),
        Event::PresenceAsked { seat } => ("presence-asked", Some(*seat), None),
        Event::PresenceConfirmed { seat } => ("presence-confirmed", Some(*seat), None),
        Event::TurnExtended { seat } => ("time-added", Some(*seat), None),
        Event::TimeCredited { time } => ("time-given", None, Some(time.as_millis().to_string().into())),
        Event::VacationBegun { seat, until } => {
            ("vacation-begun", Some(*seat), Some(until.unix_millis().to_string().into()))
        }
        Event::VacationEnded { seat } => ("vacation-ended", Some(*seat), None),
        Event::Aborted { seat } => ("aborted", Some(*seat), None),
        Event::Offered { seat, offer } => (offer_names(*offer).0, Some(*seat), None),
        Event::OfferDeclined { seat, offer } => (offer_names(*offer).1, Some(*seat), None),
        Event::TakenBack { turns } => ("taken-back", None, Some(turns.to_string().into())),
        Event::Relocated { guild, channel } => {
            let guild = guild.map(|guild| format!(" {guild}")).unwrap_or_default();
            ("moved", None, Some(format!("{channel}{guild}").into()))
        }
        Event::Paused => ("paused", None, None),
        Event::Resumed => ("resumed", None, None),
        Event::HintGiven { seat } => ("hinted", Some(*seat), None),
        Event::PlanFollowed { seat } => ("planned", Some(*seat), None),
        Event::DeadlinePassed => ("deadline-passed", None, None),
        Event::NobodyCame => ("nobody-came", None, None),
        Event::RoundDeadlineSet { deadline } => {
            let times = |round: &RoundDeadline| {
                format!("{} {}", round.at.unix_millis(), round.reminder.unix_millis())
            };
            ("round-deadline", None, deadline.as_ref().map(|round| times(round).into()))
        }
        Event::TournamentOver => ("tournament-over", None, None),
        Event::ResultEntered => ("result-entered", None, None),
        Event::Ended(ending) => ("ended", None, Some(name_of(&ENDINGS, *ending).into())),
    }
}

fn offer_names(offer: Offer) -> (&'static str, &'static str) {
    let found = OFFERS.iter().find(|(known, ..)| *known == offer);
    found.map_or(("", ""), |(_, offered, refused)| (*offered, *refused))
}

fn decode(row: StoredEvent, player: Option<Player>) -> Option<Event> {
    let seat = row.seat.and_then(|seat| usize::try_from(seat).ok());
    Some(match row.kind.as_str() {
        "joined" => Event::Joined { seat: seat?, player: player? },
        VACATED => Event::SeatVacated { seat: seat? },
        // Before more than one could be invited, and before others than the opener could begin, no seat was written.
        "declined" => Event::InvitationDeclined { seat: seat.unwrap_or(1) },
        "freed" => Event::SeatDeclined { seat: seat? },
        "opened" => Event::SeatOpened { seat: seat? },
        "rated" => Event::RatingChosen { rated: true },
        "casual" => Event::RatingChosen { rated: false },
        "cancelled" => Event::Cancelled,
        "expired" => Event::Expired,
        "closed" => Event::Closed,
        "started" => Event::Started { first: seat.unwrap_or(0) },
        "turned" => Event::TurnPlayed { seat: seat?, text: row.text? },
        "resigned" => Event::Resigned { seat: seat? },
        "timed-out" => Event::TimedOut { seat: seat? },
        // Older events do not say whether the player may have been removed, so it counts as possible.
        "left" => Event::PlayerLeft { seat: seat?, is_removable: row.text.as_deref() != Some(BY_ONESELF) },
        "returned" => Event::PlayerReturned { seat: seat? },
        "forfeited" => Event::Forfeited { seat: seat? },
        "removed" => Event::Removed { seat: seat? },
        "reminded" => Event::Reminded,
        "absence-noticed" => Event::AbsenceNoticed,
        "presence-asked" => Event::PresenceAsked { seat: seat? },
        "presence-confirmed" => Event::PresenceConfirmed { seat: seat? },
        "time-added" => Event::TurnExtended { seat: seat? },
        "time-given" => Event::TimeCredited { time: Duration::from_millis(row.text?.parse().ok()?) },
        "vacation-begun" => {
            Event::VacationBegun { seat: seat?, until: Timestamp::from_unix_millis(row.text?.parse().ok()?) }
        }
        "vacation-ended" => Event::VacationEnded { seat: seat? },
        "aborted" => Event::Aborted { seat: seat? },
        "taken-back" => Event::TakenBack { turns: row.text?.parse().ok()? },
        "moved" => {
            let text = row.text?;
            let mut ids = text.split(' ');
            Event::Relocated {
                channel: ids.next()?.parse().ok()?,
                guild: ids.next().and_then(|id| id.parse().ok()),
            }
        }
        "paused" => Event::Paused,
        "resumed" => Event::Resumed,
        "hinted" => Event::HintGiven { seat: seat? },
        "planned" => Event::PlanFollowed { seat: seat? },
        "deadline-passed" => Event::DeadlinePassed,
        "nobody-came" => Event::NobodyCame,
        "round-deadline" => {
            let times = |text: String| {
                let mut times = text.split(' ').map(|time| time.parse().map(Timestamp::from_unix_millis));
                Some(RoundDeadline { at: times.next()?.ok()?, reminder: times.next()?.ok()? })
            };
            Event::RoundDeadlineSet { deadline: row.text.map(|text| times(text).ok_or(())).transpose().ok()? }
        }
        "tournament-over" => Event::TournamentOver,
        "result-entered" => Event::ResultEntered,
        "ended" => Event::Ended(value_of(&ENDINGS, row.text.as_deref()?)?),
        kind => {
            let (offer, offered, _) =
                *OFFERS.iter().find(|(_, offered, refused)| [*offered, *refused].contains(&kind))?;
            match kind == offered {
                true => Event::Offered { seat: seat?, offer },
                false => Event::OfferDeclined { seat: seat?, offer },
            }
        }
    })
}
