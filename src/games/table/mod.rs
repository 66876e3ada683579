//! A table seats the players of one game. It is a pure state machine.
//!
//! [`Table::decide`] validates a [`Command`] and returns the [`Event`]s that follow from it, or a [`Rejection`] with
//! the reason. [`Table::apply`] applies an event to the state. The store keeps the events, each with the time at which
//! it happened, and rebuilds a table by applying them again, so live play and a restart run through the same code. The
//! module does no I/O and reads no clock: callers pass the current time.
//!
//! # Examples
//! Open a table for two, let somebody join, and play a turn:
//! ```
//! use bside_games::rules::{GameKind, Setup};
//! use bside_games::table::{ChannelId, Command, NewTable, Player, PlayerId, Table, TableId, Timestamp};
//!
//! let now = Timestamp::UNIX_EPOCH;
//! let (ana, ben) = (PlayerId(1), PlayerId(2));
//! let setup = Setup::new(GameKind::Basileus, None, None)?;
//! let opener = Player::human(ana, "Ana".to_owned());
//! let mut table = Table::open(TableId(1), NewTable::new(ChannelId(7), opener, setup), now)?;
//!
//! let commands = [
//!     Command::Join { by: Player::human(ben, "Ben".to_owned()) },
//!     Command::Turn { by: ana.into(), text: "B1 to C2".to_owned(), number: None },
//! ];
//! for command in commands {
//!     for event in table.decide(&command, now)? {
//!         table.apply(&event, now)?;
//!     }
//! }
//! assert_eq!((table.turn_number(), table.event_count()), (1, 3));
//! assert!(table.to_act().is_some_and(|player| player.id == ben));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod assistance;
mod calls;
mod clock;
mod command;
mod decision;
mod event;
mod exploration;
mod forced;
mod hints;
mod id;
mod invitation;
mod names;
mod new_table;
mod offer;
mod offers;
mod pause;
mod phase;
mod plans;
mod player;
mod presence;
mod recent;
mod rejection;
#[cfg(test)]
mod tests;
mod time;
mod time_control;
mod turns;
mod votes;

pub use assistance::{Subject, WholeGame, assisted_table};
pub use command::Command;
pub use event::Event;
pub use exploration::{Exploration, ExploredTurn, Line, MAX_LINE_TURNS, UnreadableLine};
pub use forced::{ForcedChoice, Obligation};
pub use id::{ChannelId, GuildId, MessageId, PlayerId, SeekId, TableId};
pub use new_table::{FirstPlayer, NewTable};
pub use offer::Offer;
pub use offers::{ClosedOffer, OfferEnd, OfferState};
pub use pause::Resumption;
pub use phase::{Ending, Phase};
pub use plans::{MAX_PLAN_TURNS, MAX_PLANS, Plan};
pub use player::{Participant, Player, PlayerName};
pub use presence::ClaimEffect;
pub use recent::RecentChange;
pub use rejection::Rejection;
pub use time::Timestamp;
pub use time_control::{RoundDeadline, TimeControl, UnknownTimeControl};
pub use turns::{PastChange, Withdrawal};
pub use votes::{Ballot, MIN_MEMBERSHIP, Motion, RECENT_TURNS, Verdict, Vote};

use crate::localize::Message;
use crate::rules::{AnyPosition, Draw, Game, RulesVersion, Scene, Seat, Setup};
use crate::search::Level;
use calls::Call;
use clock::Clock;
use offers::Offers;
use recent::Recent;
use std::time::Duration;
use turns::TurnLog;

/// The state of a table after some number of events.
#[derive(Clone, Debug)]
pub struct Table {
    id: TableId,
    guild: Option<GuildId>,
    channel: ChannelId,
    setup: Setup,
    rules: RulesVersion,
    opener: Player,
    opponents: Vec<Player>,
    /// The seats that were declined, given up or opened to all, and which anyone may take.
    declined: Vec<Seat>,
    /// The player who has given up a seat last, before the game.
    leaver: Option<Player>,
    begins: FirstPlayer,
    seats: Vec<Option<Player>>,
    phase: Phase,
    /// The event by which the table ended without a result.
    closing: Option<Event>,
    game: Option<Game>,
    last: Option<LastTurn>,
    offers: Offers,
    turn_log: TurnLog,
    recent: Recent,
    /// Whether the next turn follows a plan.
    follows_plan: bool,
    /// The number of turns played plus the number of takebacks. It never decreases, so it identifies the position that
    /// a button was made for.
    revision: usize,
    casual: bool,
    /// Whether the opener has said that the game is rated.
    is_rated_by_choice: bool,
    /// Whether everyone sees for which turns people vote.
    shows_votes: bool,
    /// The revision at which the server in each seat has played its last turn; `None` before that, and for other players.
    team_turns: Vec<Option<usize>>,
    /// Whether the game belongs to a tournament that is going on.
    is_of_tournament: bool,
    /// The revision at which the last hint was given.
    hinted: Option<usize>,
    /// The seats that were given a hint, whichever turn it was for and even if that was taken back.
    hinted_seats: Vec<Seat>,
    clock: Clock,
    /// The end of the vacation of each seat; `None` if the seat is not on vacation.
    vacations: Vec<Option<Timestamp>>,
    /// Why seats left the game before its end, in this order.
    withdrawn: Vec<(Seat, Withdrawal, Duration)>,
    /// The seats whose players have left the server.
    left: Vec<Seat>,
    /// The seats in `left` whose players may have been removed by another player.
    removable: Vec<Seat>,
    /// Whether a seat lost because its player was removed, or may have been.
    has_removal: bool,
    /// The seats whose players have done something in the game.
    arrived: Vec<Seat>,
    /// The last call of each person.
    calls: Vec<Call>,
    /// The person whose command led to the last event, or to the one before the end.
    last_actor: Option<PlayerId>,
    event_count: usize,
    /// The number of events at the last one that changed the picture of the board.
    drawn_at: usize,
}

/// The seat that played the last turn and the position before it. It detects a turn that was sent twice.
#[derive(Clone, Debug)]
struct LastTurn {
    seat: Seat,
    before: AnyPosition,
}

impl Table {
    /// Opens a table. The opener takes seat 0, and the next seats are reserved for the invited opponents. When the game
    /// starts, the seats are rotated so that the first player has seat 0.
    ///
    /// # Errors
    ///
    /// If the opponents include the opener or somebody twice, or are more than the other seats.
    pub fn open(id: TableId, new_table: NewTable, now: Timestamp) -> Result<Table, Rejection> {
        let opponents = &new_table.opponents;
        if opponents.iter().any(|opponent| opponent.id == new_table.by.id) {
            return Err(Rejection::new("table-invited-self"));
        }
        if (1..opponents.len()).any(|next| opponents[..next].iter().any(|one| one.id == opponents[next].id)) {
            return Err(Rejection::new("table-invited-twice"));
        }
        if opponents.len() >= new_table.setup.seats() {
            return Err(Message::new("table-too-many-opponents")
                .count("seats", new_table.setup.seats())
                .into());
        }
        let mut seats = vec![None; new_table.setup.seats()];
        seats[0] = Some(new_table.by.clone());
        let mut table = Table {
            id,
            guild: new_table.guild,
            channel: new_table.channel,
            setup: new_table.setup,
            rules: new_table.rules,
            opener: new_table.by,
            opponents: new_table.opponents,
            declined: Vec::new(),
            leaver: None,
            begins: new_table.begins,
            vacations: vec![None; seats.len()],
            team_turns: vec![None; seats.len()],
            withdrawn: Vec::new(),
            left: Vec::new(),
            removable: Vec::new(),
            has_removal: false,
            arrived: Vec::new(),
            seats,
            phase: Phase::Invitation,
            closing: None,
            game: None,
            last: None,
            offers: Offers::default(),
            turn_log: TurnLog::default(),
            recent: Recent::default(),
            follows_plan: false,
            revision: 0,
            casual: new_table.casual,
            is_rated_by_choice: false,
            shows_votes: new_table.shows_votes,
            is_of_tournament: new_table.is_of_tournament,
            hinted: None,
            hinted_seats: Vec::new(),
            clock: Clock::new(new_table.time_control, now),
            calls: Vec::new(),
            last_actor: None,
            event_count: 0,
            drawn_at: 0,
        };
        table.call_invited(now);
        Ok(table)
    }

    /// Applies an event that happened at `at`.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] if the event does not fit this state. An event that [`Table::decide`] returned for this state
    /// always fits. The state is unspecified after an error.
    pub fn apply(&mut self, event: &Event, at: Timestamp) -> Result<(), Rejection> {
        self.clock.record(event, at);
        if self.is_of_player_to_act(event) {
            self.clock.answer_presence(at);
        }
        self.arrived.extend(event.comer().filter(|seat| !self.arrived.contains(seat)));
        match event {
            Event::Joined { seat, player } => {
                *self.seats.get_mut(*seat).ok_or(Rejection::Full)? = Some(player.clone());
            }
            Event::SeatDeclined { seat } | Event::SeatOpened { seat } => self.declined.push(*seat),
            Event::SeatVacated { seat } => self.vacate(*seat)?,
            Event::InvitationDeclined { .. }
            | Event::Cancelled
            | Event::Expired
            | Event::Aborted { .. }
            | Event::NobodyCame
            | Event::Closed
            | Event::ResultEntered => {
                self.phase = Phase::Closed;
                self.closing = Some(event.clone());
            }
            Event::RatingChosen { rated } => (self.casual, self.is_rated_by_choice) = (!rated, *rated),
            Event::Relocated { guild, channel } => (self.guild, self.channel) = (*guild, *channel),
            Event::Reminded
            | Event::DeadlinePassed
            | Event::RoundDeadlineSet { .. }
            | Event::TimeCredited { .. }
            | Event::TurnExtended { .. }
            | Event::AbsenceNoticed
            | Event::PresenceAsked { .. }
            | Event::PresenceConfirmed { .. }
            | Event::Offered { .. }
            | Event::OfferDeclined { .. } => {}
            Event::Started { first } => {
                if *first >= self.seats.len() {
                    return Err(Rejection::Full);
                }
                self.seats.rotate_left(*first);
                self.phase = Phase::Playing;
                self.turn_log.start(self.event_count);
                self.game = Some(Game::with_rules(self.setup, self.rules));
                self.clock.begin(at);
            }
            Event::TurnPlayed { seat, text } => {
                let game = self.game.as_mut().ok_or(Rejection::NotStarted)?;
                let before = game.position().clone();
                game.play(text)?;
                self.last = Some(LastTurn { seat: *seat, before });
                let is_planned = std::mem::take(&mut self.follows_plan);
                let is_reply = is_planned || self.seats[*seat].as_ref().is_some_and(Player::is_computer);
                let effects = game.last_effects().to_vec();
                self.turn_log.push(*seat, self.event_count, is_reply);
                self.recent.push_turn(*seat, effects, is_reply, at);
                self.recent.has_planned_turn |= is_planned;
                self.return_to_server(*seat);
                if self.seats[*seat].as_ref().is_some_and(|player| player.id.is_server()) {
                    self.team_turns[*seat] = Some(self.revision);
                }
                self.begin_turn(at);
            }
            Event::PlayerLeft { seat, is_removable } => {
                check_in(self.game.as_ref().ok_or(Rejection::NotStarted)?, *seat)?;
                self.left.push(*seat);
                self.removable.extend(is_removable.then_some(*seat));
            }
            Event::PlayerReturned { seat } => self.return_to_server(*seat),
            Event::Resigned { seat }
            | Event::TimedOut { seat }
            | Event::Forfeited { seat }
            | Event::Removed { seat } => {
                let game = self.game.as_mut().ok_or(Rejection::NotStarted)?;
                check_in(game, *seat)?;
                let before = game.seat();
                let has_untold_changes =
                    before.is_some_and(|seat| self.seats[seat].as_ref().is_some_and(Player::is_computer));
                let waited = at.saturating_duration_since(self.clock.runs_from());
                game.withdraw(*seat);
                let is_told_later = self.recent.push_withdrawal(*seat, has_untold_changes, at);
                self.turn_log.withdraw(*seat, self.event_count, is_told_later);
                if game.seat() != before {
                    self.clock.begin(at);
                }
                self.vacations[*seat] = None;
                self.withdrawn.extend(Withdrawal::by(event).map(|how| (*seat, how, waited)));
                // A player who was removed from the server could not play on.
                let may_be_removed =
                    self.removable.contains(seat) && !matches!(event, Event::Resigned { .. });
                self.has_removal |= may_be_removed || matches!(event, Event::Removed { .. });
            }
            Event::TakenBack { turns } => {
                let game = self.game.as_mut().ok_or(Rejection::NotStarted)?;
                self.turn_log.take_back(*turns, game.turns(), self.event_count);
                *game = game.rewound_to(*turns);
                self.recent = Recent::default();
                self.last = None;
                self.begin_turn(at);
            }
            Event::PlanFollowed { .. } => self.follows_plan = true,
            Event::Paused => {
                if self.team_to_act().is_some() {
                    // The time for the turn is over, and begins again with the next vote.
                    self.clock.begin(at);
                }
                self.clock.pause(at);
            }
            Event::Resumed => self.clock.resume(),
            Event::TournamentOver => self.is_of_tournament = false,
            Event::VacationBegun { seat, until } => *self.vacation(*seat)? = Some(*until),
            Event::VacationEnded { seat } => *self.vacation(*seat)? = None,
            Event::HintGiven { seat } => {
                check_in(self.game.as_ref().ok_or(Rejection::NotStarted)?, *seat)?;
                self.hinted = Some(self.revision);
                if !self.has_taken_hint(*seat) {
                    self.hinted_seats.push(*seat);
                }
            }
            Event::Ended(ending) => {
                let game = self.game.as_mut().ok_or(Rejection::NotStarted)?;
                if *ending == Ending::Drawn(Draw::Agreement) {
                    game.agree_draw();
                }
                self.phase = Phase::Ended(*ending);
            }
        }
        self.note_departures(event);
        self.update_offers(event, at)?;
        self.update_clock(at);
        self.event_count += 1;
        if event.changes_picture() {
            self.drawn_at = self.event_count;
        }
        self.call_after(event, at);
        Ok(())
    }

    /// The number of the table, unique over all guilds.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The guild of the channel; `None` in direct messages.
    pub fn guild(&self) -> Option<GuildId> {
        self.guild
    }

    /// The channel or thread in which the table is.
    pub fn channel(&self) -> ChannelId {
        self.channel
    }

    /// The game and its setup.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The player who opened the table, in seat 0 until the game starts.
    pub fn opener(&self) -> &Player {
        &self.opener
    }

    /// The players by seat; `None` for a free seat.
    pub fn seats(&self) -> &[Option<Player>] {
        &self.seats
    }

    /// The rule by which the first player is chosen.
    pub fn begins(&self) -> FirstPlayer {
        self.begins
    }

    /// The player who plays the first turn; `None` if that is not known yet.
    pub fn first(&self) -> Option<&Player> {
        match (self.phase, self.begins) {
            (Phase::Invitation, FirstPlayer::Random(_)) => None,
            (Phase::Invitation, begins) => {
                let first = begins.first(self.seats.len());
                let reserved = self.invited().find(|(seat, _)| *seat == first).map(|(_, player)| player);
                self.seats[first].as_ref().or(reserved)
            }
            _ => self.seats[0].as_ref(),
        }
    }

    /// The phase of the table.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The event by which the table ended without a result; `None` unless it is closed.
    pub fn closing(&self) -> Option<&Event> {
        self.closing.as_ref()
    }

    /// The game; `None` before it starts. It stays available after its end.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The player to act; `None` before the start and after the end of the game.
    pub fn to_act(&self) -> Option<&Player> {
        let seat = self.running()?.seat()?;
        self.seats[seat].as_ref()
    }

    /// Whether at least one seat is taken by a computer.
    pub fn has_computers(&self) -> bool {
        self.seats.iter().flatten().any(Player::is_computer)
    }

    /// Whether the data of a player was deleted.
    pub fn has_former_players(&self) -> bool {
        self.seats.iter().flatten().any(|player| player.id.is_former())
    }

    /// Whether a game is being played in which only computers are left: all people have resigned or lost on time.
    pub fn is_left_to_computers(&self) -> bool {
        let is_computer = |seat: Seat| self.seats[seat].as_ref().is_some_and(Player::is_computer);
        self.running().is_some_and(|game| game.places().active_seats().all(is_computer))
    }

    /// Whether several people play in direct conversations, each in their own, or one has invited the other to that.
    pub fn is_direct(&self) -> bool {
        let people = self.seats.iter().flatten().filter(|player| !player.is_computer());
        self.guild().is_none() && (people.count() > 1 || !self.opponents.is_empty())
    }

    /// Whether its sides see it in two places: people in direct conversations, or servers each in a channel of its own.
    pub fn has_two_places(&self) -> bool {
        self.is_direct() || self.is_between_servers()
    }

    /// The levels next to that of its computers, the weaker one first; none if several people play.
    pub fn neighbouring_levels(&self) -> [Option<Level>; 2] {
        let is_alone = self.seats.iter().flatten().filter(|player| !player.is_computer()).count() == 1;
        let level = self.seats.iter().flatten().find_map(Player::level).filter(|_| is_alone);
        [-1, 1].map(|step| level.and_then(|level| Level::new(level.number().checked_add_signed(step)?)))
    }

    /// Whether the game is unrated by agreement.
    pub fn is_casual(&self) -> bool {
        self.casual
    }

    /// Whether the opener has chosen a rated game, or a casual one. Without a choice, the game is rated among people, and casual once
    /// computers take seats.
    pub fn rating_choice(&self) -> Option<bool> {
        if self.casual { Some(false) } else { self.is_rated_by_choice.then_some(true) }
    }

    /// Whether the game belongs to a tournament that is going on: it cannot be called off, paused or taken back.
    pub fn is_of_tournament(&self) -> bool {
        self.is_of_tournament
    }

    /// The people whose action is needed next. Before the start these are the invited players. During the game they are
    /// the players who have to answer the open offer, or the player to act if there is no offer and the game is not
    /// paused. Computers are left out because nobody has to notify them.
    pub fn awaited(&self) -> Vec<&Player> {
        let awaited: Vec<&Player> = match self.phase {
            Phase::Invitation => self.invited().map(|(_, player)| player).collect(),
            Phase::Playing if self.seats_to_answer().next().is_some() => {
                self.seats_to_answer().filter_map(|seat| self.seats[seat].as_ref()).collect()
            }
            Phase::Playing if self.is_paused() => Vec::new(),
            Phase::Playing => self.to_act().into_iter().collect(),
            Phase::Ended(_) | Phase::Closed => Vec::new(),
        };
        awaited.into_iter().filter(|player| !player.is_computer()).collect()
    }

    /// The seat of a participant; `None` if the participant is not at the table.
    pub fn seat_of(&self, player: impl Into<Participant>) -> Option<Seat> {
        let player = player.into();
        self.seats.iter().position(|seat| seat.as_ref().is_some_and(|seated| seated.id == player))
    }

    /// The seats that are still in the running game although their players have left the server.
    pub fn left(&self) -> impl Iterator<Item = Seat> {
        let game = self.running();
        self.left.iter().copied().filter(move |seat| game.is_some_and(|game| check_in(game, *seat).is_ok()))
    }

    /// Whether a seat lost because its player was removed from the tournament, or left the server while another player could
    /// remove members from it. Such a game is not rated.
    pub fn has_removal(&self) -> bool {
        self.has_removal
    }

    /// The board from the view of seat 0, with the names of [`Table::names`]; `None` after an invitation that came to nothing.
    pub fn scene(&self) -> Option<Scene> {
        let scene = match (self.phase, &self.game) {
            (Phase::Closed, None) => return None,
            (Phase::Closed, Some(game)) => game.scene_after(&self.shown_turns()).stopped(),
            (_, Some(game)) => game.scene_after(&self.shown_turns()),
            (_, None) => self.setup.start().scene(),
        };
        Some(Scene { names: self.names(), ..scene })
    }

    /// The number of turns played; turns that were taken back do not count.
    pub fn turn_number(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.turns().len())
    }

    /// The number of turns played plus the number of takebacks. It never decreases. A button carries the
    /// revision that it was made for, so a button of an earlier position is detected.
    pub fn revision(&self) -> usize {
        self.revision
    }

    /// The number of events applied. Of two states of one table, the one with more events is the later one.
    pub fn event_count(&self) -> usize {
        self.event_count
    }

    /// The number of events at the last one that changed the picture of the board. A message that shows at least these
    /// has the right picture, though its text may be outdated.
    pub fn drawn_at(&self) -> usize {
        self.drawn_at
    }

    /// The player of a seat is in the server again.
    fn return_to_server(&mut self, seat: Seat) {
        self.left.retain(|left| *left != seat);
        self.removable.retain(|left| *left != seat);
    }

    /// Starts the next turn.
    fn begin_turn(&mut self, at: Timestamp) {
        self.revision += 1;
        self.clock.begin(at);
    }

    /// The end of the vacation of a seat that is still in the game.
    fn vacation(&mut self, seat: Seat) -> Result<&mut Option<Timestamp>, Rejection> {
        check_in(self.game.as_ref().ok_or(Rejection::NotStarted)?, seat)?;
        self.vacations.get_mut(seat).ok_or(Rejection::Out)
    }

    /// The game while it is being played; `None` before the start and after the end.
    fn running(&self) -> Option<&Game> {
        self.game.as_ref().filter(|_| self.phase == Phase::Playing)
    }
}

/// Returns [`Rejection::Out`] if the seat is no longer in the game.
fn check_in(game: &Game, seat: Seat) -> Result<(), Rejection> {
    if game.places().active_seats().any(|other| other == seat) { Ok(()) } else { Err(Rejection::Out) }
}
