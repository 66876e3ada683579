use super::{Ending, Event, Participant, Player, Rejection, Table, check_in};
use crate::rules::{Draw, Game, Seat};

/// What somebody can ask the others at a table for. It comes about when all who are still in the game agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// That the game be drawn.
    Draw,
    /// To go back to before one's own last turn.
    Takeback,
    /// That the clocks stand still.
    Pause,
    /// That a game goes on that was paused.
    Resume,
}

impl Offer {
    /// Its name in texts.
    pub fn name(self) -> &'static str {
        match self {
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Pause => "pause",
            Offer::Resume => "resume",
        }
    }
}

/// An offer that stands: until it is refused, until another one takes its place, or until the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferState {
    /// What is offered.
    pub offer: Offer,
    /// Who agrees so far; the first of them has asked.
    pub agreed: Vec<Seat>,
    /// Which offer it is: no other one at the table has this number.
    pub number: usize,
}

impl Table {
    /// The offer that stands.
    pub fn offer(&self) -> Option<&OfferState> {
        self.standing.as_ref()
    }

    /// The seats that have not answered the offer that stands.
    pub fn asked(&self) -> impl Iterator<Item = Seat> {
        let standing = self.running().zip(self.offer());
        standing.into_iter().flat_map(|(game, standing)| {
            game.places().active_seats().filter(|seat| !standing.agreed.contains(seat))
        })
    }

    /// May turns be taken back here at all? Not where a computer is played for a rating.
    pub fn allows_takebacks(&self) -> bool {
        self.casual || !self.has_computers()
    }

    pub(super) fn offered(&mut self, seat: Seat, offer: Offer) -> Result<(), Rejection> {
        check_in(self.game.as_ref().ok_or(Rejection::NotStarted)?, seat)?;
        match &mut self.standing {
            Some(standing) if standing.offer == offer => standing.agreed.push(seat),
            _ => self.standing = Some(OfferState { offer, agreed: vec![seat], number: self.event_count }),
        }
        Ok(())
    }

    pub(super) fn refused(&mut self) {
        // A game that is paused stays so until all agree, however often they are asked.
        if let Some(OfferState {
            offer: offer @ (Offer::Draw | Offer::Takeback | Offer::Pause),
            agreed,
            ..
        }) = self.standing.take()
        {
            self.refused.extend(agreed.first().map(|seat| (*seat, offer)));
        }
    }

    /// Offers something, or agrees to it if it is offered.
    pub(super) fn decide_offer(
        &self,
        by: Participant,
        offer: Offer,
        number: Option<usize>,
    ) -> Result<Vec<Event>, Rejection> {
        let (game, seat) = self.check_player(by)?;
        // An offer stands until the next turn; a button from before would make a new one.
        if number.is_some_and(|number| number != self.stage) {
            return Err(Rejection::Stale);
        }
        match self.standing.as_ref().filter(|standing| standing.offer == offer) {
            Some(standing) if standing.agreed.contains(&seat) => Err(Rejection::AlreadyOffered),
            Some(standing) => Ok(self.agree(game, seat, standing)),
            None if self.refused.contains(&(seat, offer)) => Err(Rejection::OfferRefused),
            None => {
                self.check_offer(game, seat, offer)?;
                let is_asked = |other| other != seat && !self.agrees_by_itself(other, offer);
                Ok(match game.places().active_seats().any(is_asked) {
                    true => vec![Event::Offered { seat, offer }],
                    false => vec![self.granted(offer, seat)],
                })
            }
        }
    }

    /// Agrees to the offer that stands, by a button of the offer of this number.
    pub(super) fn accept(&self, by: Participant, number: Option<usize>) -> Result<Vec<Event>, Rejection> {
        let (game, seat, standing) = self.check_answer(by, number)?;
        Ok(self.agree(game, seat, standing))
    }

    pub(super) fn refuse(&self, by: Participant, number: Option<usize>) -> Result<Vec<Event>, Rejection> {
        let (_, seat, standing) = self.check_answer(by, number)?;
        Ok(vec![Event::Refused { seat, offer: standing.offer }])
    }

    /// To before the last turn of a seat: how many turns are left then.
    fn taken_back(&self, seat: Seat) -> Option<usize> {
        self.movers.iter().rposition(|mover| *mover == seat)
    }

    fn agree(&self, game: &Game, seat: Seat, standing: &OfferState) -> Vec<Event> {
        let OfferState { offer, agreed, .. } = standing;
        let agrees =
            |other: Seat| other == seat || agreed.contains(&other) || self.agrees_by_itself(other, *offer);
        let mut events = vec![Event::Offered { seat, offer: *offer }];
        if game.places().active_seats().all(agrees) {
            events.extend(agreed.first().map(|asker| self.granted(*offer, *asker)));
        }
        events
    }

    /// A computer thinks about a draw, and about nothing else.
    fn agrees_by_itself(&self, seat: Seat, offer: Offer) -> bool {
        offer != Offer::Draw && self.seats[seat].as_ref().is_some_and(Player::is_computer)
    }

    fn granted(&self, offer: Offer, asker: Seat) -> Event {
        match offer {
            Offer::Draw => Event::Ended(Ending::Drawn(Draw::Agreement)),
            Offer::Takeback => Event::TakenBack { turns: self.taken_back(asker).unwrap_or_default() },
            Offer::Pause => Event::Paused,
            Offer::Resume => Event::Resumed,
        }
    }

    fn check_offer(&self, game: &Game, seat: Seat, offer: Offer) -> Result<(), Rejection> {
        match offer {
            Offer::Draw => Ok(()),
            Offer::Takeback => {
                self.check_going_on()?;
                if !self.allows_takebacks() {
                    return Err(Rejection::NoTakebacks);
                }
                let turns = self.taken_back(seat).ok_or(Rejection::NothingToTakeBack)?;
                // Who has gone out meanwhile stays out.
                match game.withdrawals().iter().any(|(after, _)| *after > turns) {
                    true => Err(Rejection::NothingToTakeBack),
                    false => Ok(()),
                }
            }
            Offer::Pause if self.time_control().is_none() => Err(Rejection::NoClock),
            Offer::Pause => self.check_going_on(),
            Offer::Resume if self.is_paused() => Ok(()),
            Offer::Resume => Err(Rejection::NotPaused),
        }
    }

    fn check_answer(
        &self,
        by: Participant,
        number: Option<usize>,
    ) -> Result<(&Game, Seat, &OfferState), Rejection> {
        let (game, seat) = self.check_player(by)?;
        match self.offer() {
            Some(standing) if number.is_none_or(|number| number == standing.number) => {
                match standing.agreed.contains(&seat) {
                    true => Err(Rejection::AlreadyOffered),
                    false => Ok((game, seat, standing)),
                }
            }
            _ if number.is_some() => Err(Rejection::Stale),
            _ => Err(Rejection::NoOffer),
        }
    }
}
