use super::decision::withdrawn;
use super::{Ending, Event, Offer, Participant, Player, Rejection, Table, Timestamp, check_in};
use crate::localize::Message;
use crate::rules::{Draw, Game, Seat};
use std::collections::VecDeque;
use std::mem;
use std::time::Duration;

/// A takeback that is typed again within this time after the takeback is taken for a repetition.
const REPETITION_INTERVAL: Duration = Duration::from_secs(5);

/// The open offer of a table. It stays open until it is accepted or refused, or until the next turn is played. No other
/// offer can be made meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferState {
    /// The kind of offer.
    pub offer: Offer,
    /// The seats that agree so far. The first one made the offer.
    pub agreed: Vec<Seat>,
    /// The number of the offer, unique at its table. Buttons carry it.
    pub number: usize,
}

impl OfferState {
    /// The rejection of a seat that agrees for the second time.
    fn repeated_by(&self, seat: Seat) -> Rejection {
        Rejection::AlreadyOffered { offer: self.offer, made: self.agreed.first() == Some(&seat) }
    }
}

/// How an offer was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferEnd {
    /// Everybody agreed.
    Accepted,
    /// This seat declined.
    Declined(Seat),
    /// The game went on, or a seat left the game.
    Lapsed,
}

/// The last offer of a table that is not open any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedOffer {
    /// The offer and the seats that agreed.
    pub state: OfferState,
    /// How it was closed.
    pub end: OfferEnd,
    /// The number of events before the one that closed it.
    pub at: usize,
}

/// Upper bound of the closed offers that a table knows. The line of each is closed soon after it.
const MAX_CLOSED_OFFERS: usize = 4;

/// A takeback since which no turn was played.
#[derive(Clone, Debug)]
struct RecentTakeback {
    /// The seat that asked for it, and those that agreed to its offer.
    seats: Vec<Seat>,
    at: Timestamp,
}

/// The offers at a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers {
    open: Option<OfferState>,
    /// The last offers that are not open any more, the oldest first.
    closed: VecDeque<ClosedOffer>,
    /// The offers that were refused since the last turn, each with the seat that made it.
    refused: Vec<(Seat, Offer)>,
    /// Whether a computer has offered to resign in this game.
    offered_to_resign: bool,
    taken_back: Option<RecentTakeback>,
}

impl Offers {
    fn close(&mut self, end: OfferEnd, at: usize) {
        if let Some(state) = mem::take(&mut self.open) {
            if self.closed.len() == MAX_CLOSED_OFFERS {
                self.closed.pop_front();
            }
            self.closed.push_back(ClosedOffer { state, end, at });
        }
    }
}

impl Table {
    /// The open offer, if there is one.
    pub fn offer(&self) -> Option<&OfferState> {
        self.offers.open.as_ref()
    }

    /// The table as its board shows it while a line beside it asks for the answer to the open offer.
    #[must_use]
    pub fn beside_offer(&self) -> Table {
        let mut table = self.clone();
        table.offers.open = None;
        table
    }

    /// The offer with this number, if it is one of the last that are not open any more.
    pub fn closed_offer(&self, number: usize) -> Option<&ClosedOffer> {
        self.offers.closed.iter().find(|closed| closed.state.number == number)
    }

    /// The kind of the offer with this number, if it is open or one of the last that were.
    pub fn offer_numbered(&self, number: usize) -> Option<Offer> {
        let closed = self.closed_offer(number).map(|closed| &closed.state);
        closed.or(self.offer().filter(|open| open.number == number)).map(|state| state.offer)
    }

    /// The numbers of the last offers that are not open any more, the oldest first.
    pub fn closed_offers(&self) -> impl Iterator<Item = usize> {
        self.offers.closed.iter().map(|closed| closed.state.number)
    }

    /// Whether a seat has asked for a takeback since its last turn, and the game went on without an answer.
    pub fn wanted_takeback(&self, seat: Seat) -> bool {
        let last_turn = self.turn_log.last_turn_of(seat);
        self.offers.closed.iter().any(|ClosedOffer { state, end, .. }| {
            (state.offer, *end) == (Offer::Takeback, OfferEnd::Lapsed)
                && state.agreed.first() == Some(&seat)
                && last_turn.is_some_and(|event| state.number > event)
        })
    }

    /// The turns that the open offer would take back, with the number of the first, counted from 1; `None` if it asks for no
    /// takeback.
    pub fn turns_to_take_back(&self) -> Option<(usize, &[String])> {
        let open = self.offer().filter(|open| open.offer == Offer::Takeback)?;
        let kept = self.taken_back(*open.agreed.first()?)?;
        Some((kept + 1, self.game()?.turns().get(kept..)?))
    }

    /// The seats that have not answered the open offer.
    pub fn seats_to_answer(&self) -> impl Iterator<Item = Seat> {
        let open_offer = self.running().zip(self.offer());
        open_offer.into_iter().flat_map(|(game, open_offer)| {
            game.places().active_seats().filter(|seat| !open_offer.agreed.contains(seat))
        })
    }

    /// Whether takebacks are allowed: in casual games and in games without computers, but not in a tournament.
    pub fn allows_takebacks(&self) -> bool {
        !self.is_of_tournament && (self.casual || !self.has_computers())
    }

    /// Whether a person in the game may ask for a takeback now, unless the person has asked for one.
    pub fn has_takebacks(&self) -> bool {
        let Some(game) = self.running() else { return false };
        let mut people = game.places().active_seats().filter(|seat| !self.is_computers(*seat));
        people.any(|seat| {
            let is_refused = self.offers.refused.contains(&(seat, Offer::Takeback));
            !is_refused && self.check_offer(game, seat, Offer::Takeback).is_ok()
        })
    }

    /// Records what an event means for the offers.
    pub(super) fn update_offers(&mut self, event: &Event, at: Timestamp) -> Result<(), Rejection> {
        match event {
            Event::TakenBack { .. } => self.offers.taken_back = Some(self.takeback(at)),
            Event::TurnPlayed { .. } => self.offers.taken_back = None,
            _ => {}
        }
        match event {
            Event::Offered { seat, offer } => self.offered(*seat, *offer)?,
            Event::OfferDeclined { seat, .. } => self.declined(*seat),
            Event::TakenBack { .. }
            | Event::Paused
            | Event::Resumed
            | Event::Resigned { .. }
            | Event::Ended(Ending::Drawn(Draw::Agreement)) => {
                let end = if self.fulfils_offer(event) { OfferEnd::Accepted } else { OfferEnd::Lapsed };
                self.offers.close(end, self.event_count);
            }
            Event::TurnPlayed { .. }
            | Event::TimedOut { .. }
            | Event::Forfeited { .. }
            | Event::Removed { .. }
            | Event::Ended(_)
            | Event::Aborted { .. }
            | Event::Expired
            | Event::Closed
            | Event::NobodyCame
            | Event::ResultEntered => self.offers.close(OfferEnd::Lapsed, self.event_count),
            _ => {}
        }
        // A refusal counts only until the position changes.
        if matches!(event, Event::TurnPlayed { .. } | Event::TakenBack { .. }) {
            self.offers.refused.clear();
        }
        Ok(())
    }

    /// Whether an event is what everybody has agreed to.
    fn fulfils_offer(&self, event: &Event) -> bool {
        let Some(open) = self.offer() else { return false };
        match (open.offer, event) {
            (Offer::Draw, Event::Ended(_))
            | (Offer::Takeback, Event::TakenBack { .. })
            | (Offer::Pause, Event::Paused) => true,
            (Offer::Resign, Event::Resigned { seat }) => open.agreed.first() == Some(seat),
            // A pause also ends by time, without everybody's agreement.
            (Offer::Resume, Event::Resumed) => {
                self.seats_to_answer().all(|seat| self.agrees_by_itself(seat, Offer::Resume))
            }
            _ => false,
        }
    }

    /// The takeback that has just been applied. The seat that has asked for it is to act.
    fn takeback(&self, at: Timestamp) -> RecentTakeback {
        let open = self.offer().filter(|open| open.offer == Offer::Takeback);
        let asker = self.running().and_then(Game::seat);
        let agreed = open.into_iter().flat_map(|open| open.agreed.iter().copied());
        RecentTakeback { seats: asker.into_iter().chain(agreed).collect(), at }
    }

    /// Whether a seat sends the request again that was just granted: by a button of the position before, or in writing at
    /// nearly the same time.
    fn repeats_takeback(&self, seat: Seat, number: Option<usize>, now: Timestamp) -> bool {
        let taken_back = self.offers.taken_back.as_ref().filter(|takeback| takeback.seats.contains(&seat));
        taken_back.is_some_and(|takeback| match number {
            Some(number) => number + 1 == self.revision,
            None => takeback.at <= now && now.saturating_duration_since(takeback.at) < REPETITION_INTERVAL,
        })
    }

    fn offered(&mut self, seat: Seat, offer: Offer) -> Result<(), Rejection> {
        check_in(self.game.as_ref().ok_or(Rejection::NotStarted)?, seat)?;
        match &mut self.offers.open {
            Some(open) if open.offer == offer => open.agreed.push(seat),
            // Stored offers may replace others, which was allowed formerly.
            _ => {
                self.offers.close(OfferEnd::Lapsed, self.event_count);
                self.offers.offered_to_resign |= offer == Offer::Resign;
                self.offers.open = Some(OfferState { offer, agreed: vec![seat], number: self.event_count });
            }
        }
        Ok(())
    }

    fn declined(&mut self, by: Seat) {
        // A refused offer to resume may be repeated at once: a paused game has no next turn that would allow it again.
        if let Some(OfferState {
            offer: offer @ (Offer::Draw | Offer::Takeback | Offer::Pause | Offer::Resign),
            agreed,
            ..
        }) = &self.offers.open
        {
            self.offers.refused.extend(agreed.first().map(|seat| (*seat, *offer)));
        }
        self.offers.close(OfferEnd::Declined(by), self.event_count);
    }

    /// Makes an offer, or accepts the open one if it is of the same kind.
    pub(super) fn decide_offer(
        &self,
        by: Participant,
        offer: Offer,
        number: Option<usize>,
        now: Timestamp,
    ) -> Result<Vec<Event>, Rejection> {
        let (game, seat) = self.check_player(by)?;
        if offer == Offer::Takeback && self.repeats_takeback(seat, number, now) {
            return Err(Rejection::AlreadyTakenBack);
        }
        // An offer ends with the next turn. A button of an earlier revision must not make a new offer.
        if number.is_some_and(|number| number != self.revision) {
            return Err(Rejection::Stale);
        }
        match self.offer().filter(|open_offer| open_offer.offer == offer) {
            Some(open_offer) if open_offer.agreed.contains(&seat) => Err(open_offer.repeated_by(seat)),
            Some(open_offer) => Ok(self.agree(game, seat, open_offer)),
            None if self.offers.refused.contains(&(seat, offer)) => {
                Err(Rejection::new("table-offer-refused"))
            }
            None => {
                self.check_offer(game, seat, offer)?;
                self.check_no_offer(seat)?;
                let is_asked = |other| other != seat && !self.agrees_by_itself(other, offer);
                Ok(match game.places().active_seats().any(is_asked) {
                    true => vec![Event::Offered { seat, offer }],
                    false => self.granted(game, offer, seat),
                })
            }
        }
    }

    /// Accepts the open offer. `number` is the number of the offer for which the button was made.
    pub(super) fn accept(&self, by: Participant, number: Option<usize>) -> Result<Vec<Event>, Rejection> {
        let (game, seat, open_offer) = self.check_answer(by, number)?;
        Ok(self.agree(game, seat, open_offer))
    }

    pub(super) fn refuse(&self, by: Participant, number: Option<usize>) -> Result<Vec<Event>, Rejection> {
        let (_, seat, open_offer) = self.check_answer(by, number)?;
        Ok(vec![Event::OfferDeclined { seat, offer: open_offer.offer }])
    }

    /// The number of turns before the last turn of a seat; `None` if the seat has not played a turn.
    fn taken_back(&self, seat: Seat) -> Option<usize> {
        self.turn_log.movers().iter().rposition(|mover| *mover == seat)
    }

    fn agree(&self, game: &Game, seat: Seat, open_offer: &OfferState) -> Vec<Event> {
        let OfferState { offer, agreed, .. } = open_offer;
        let agrees =
            |other: Seat| other == seat || agreed.contains(&other) || self.agrees_by_itself(other, *offer);
        let mut events = vec![Event::Offered { seat, offer: *offer }];
        if game.places().active_seats().all(agrees) {
            events.extend(agreed.first().into_iter().flat_map(|asker| self.granted(game, *offer, *asker)));
        }
        events
    }

    /// Whether a seat accepts an offer without being asked. Computers accept every offer except a draw, which they
    /// evaluate.
    fn agrees_by_itself(&self, seat: Seat, offer: Offer) -> bool {
        offer != Offer::Draw && self.seats[seat].as_ref().is_some_and(Player::is_computer)
    }

    fn granted(&self, game: &Game, offer: Offer, asker: Seat) -> Vec<Event> {
        let event = match offer {
            Offer::Resign => {
                return withdrawn(game, asker, Event::Resigned { seat: asker }, Ending::Resigned);
            }
            Offer::Draw => Event::Ended(Ending::Drawn(Draw::Agreement)),
            Offer::Takeback => Event::TakenBack { turns: self.taken_back(asker).unwrap_or_default() },
            Offer::Pause => Event::Paused,
            Offer::Resume => Event::Resumed,
        };
        vec![event]
    }

    /// The computer that may offer to resign now: a person who alone is left with it is to act, and it has not offered that before in
    /// this game. With more opponents its resignation would decide among them.
    pub fn may_offer_to_resign(&self) -> Option<(Seat, &Player)> {
        let game = self.running().filter(|_| !self.is_paused() && self.is_solo() && self.all_have_moved())?;
        let person = game.seat().filter(|seat| !self.is_computers(*seat))?;
        let mut others = game.places().active_seats().filter(|seat| *seat != person);
        let computer = others.next().filter(|_| others.next().is_none())?;
        let is_new = self.offers.open.is_none() && !self.offers.offered_to_resign;
        Some((computer, self.seats[computer].as_ref()?)).filter(|_| is_new)
    }

    fn check_offer(&self, game: &Game, seat: Seat, offer: Offer) -> Result<(), Rejection> {
        match offer {
            Offer::Draw => Ok(()),
            Offer::Takeback | Offer::Pause if self.is_of_tournament => {
                Err(Rejection::new("table-in-tournament"))
            }
            Offer::Takeback => {
                self.check_going_on(seat)?;
                if !self.allows_takebacks() {
                    return Err(Rejection::new("table-no-takebacks"));
                }
                let turns = self.taken_back(seat).ok_or(Rejection::new("table-nothing-to-take-back"))?;
                // A takeback cannot bring a seat back that left the game after that turn.
                match game.withdrawals().iter().any(|(after, _)| *after > turns) {
                    true => Err(Rejection::new("table-nothing-to-take-back")),
                    false => Ok(()),
                }
            }
            Offer::Pause | Offer::Resume if self.has_team() => Err(Rejection::new("vote-no-pause")),
            Offer::Pause if self.time_control().is_none() => Err(Rejection::new("table-no-clock")),
            Offer::Pause => self.check_going_on(seat),
            Offer::Resume if self.is_paused() => Ok(()),
            Offer::Resume => Err(Rejection::new("table-not-paused")),
            Offer::Resign if self.may_offer_to_resign().is_some_and(|(computer, _)| computer == seat) => {
                Ok(())
            }
            Offer::Resign => Err(Rejection::new("table-offer-refused")),
        }
    }

    /// Rejects another offer while one is open.
    pub(super) fn check_no_offer(&self, seat: Seat) -> Result<(), Rejection> {
        let Some(OfferState { offer, agreed, .. }) = self.offer() else { return Ok(()) };
        let by = agreed.first().and_then(|by| self.seats[*by].as_ref());
        let Some(by) = by.filter(|_| !agreed.contains(&seat)) else {
            return Err(Rejection::new("table-offer-waits"));
        };
        let request =
            self.name_of(by).add_to(Message::new("news-offered"), "name").with("offer", offer.name());
        Err(Message::new("table-offer-open").message("request", request).into())
    }

    fn check_answer(
        &self,
        by: Participant,
        number: Option<usize>,
    ) -> Result<(&Game, Seat, &OfferState), Rejection> {
        let (game, seat) = self.check_player(by)?;
        match self.offer() {
            Some(open_offer) if number.is_none_or(|number| number == open_offer.number) => {
                match open_offer.agreed.contains(&seat) {
                    true => Err(open_offer.repeated_by(seat)),
                    false => Ok((game, seat, open_offer)),
                }
            }
            _ if number.is_some() => Err(Rejection::Stale),
            _ => Err(Rejection::NoOffer),
        }
    }
}
