use super::{EntrantNumber, EntrantStatus, Form, GameResult, MAX_ROUNDS, PairingNumber};
use super::{Event, Phase, Rejection, Settings, Tournament};
use crate::localize::Message;
use crate::table::{Participant, Player, TimeControl, Timestamp};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What an organiser changes in a tournament by hand, with the value before. Stored in [`Event::Changed`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Change {
    /// The name.
    Name {
        /// The name before.
        from: String,
        /// The new name.
        to: String,
    },
    /// The deadline of rounds ([`Settings::round_time`]), for tables that are opened later.
    RoundTime {
        /// The time before; `None` without a deadline.
        #[serde(with = "super::stored::duration")]
        from: Option<Duration>,
        /// The new time.
        #[serde(with = "super::stored::duration")]
        to: Option<Duration>,
    },
    /// The number of rounds of a Swiss tournament.
    Rounds {
        /// The number before; `None` before the start for the usual one.
        from: Option<usize>,
        /// The new number.
        to: Option<usize>,
    },
    /// The time per move, for tables that are opened later.
    TimeControl {
        /// The time before.
        #[serde(with = "super::stored::time_control")]
        from: TimeControl,
        /// The new time.
        #[serde(with = "super::stored::time_control")]
        to: TimeControl,
    },
    /// The greatest number of players.
    MaxPlayers {
        /// The number before; `None` for that of the form.
        from: Option<usize>,
        /// The new number.
        to: Option<usize>,
    },
    /// The result of a game.
    Result {
        /// The game.
        pairing: PairingNumber,
        /// The result before; `None` of an undecided game.
        from: Option<GameResult>,
        /// The new result; `None` if the game is played again at another table.
        to: Option<GameResult>,
    },
    /// The deadline of a game.
    Deadline {
        /// The game.
        pairing: PairingNumber,
        /// The deadline before.
        from: Timestamp,
        /// The new deadline.
        to: Timestamp,
    },
    /// Whether a player takes part.
    Participation {
        /// The player.
        entrant: EntrantNumber,
        /// The participation before.
        from: Participation,
        /// The new participation.
        to: Participation,
    },
    /// The seed of a player, from 1, instead of one by rating or lot.
    Seed {
        /// The player.
        entrant: EntrantNumber,
        /// The seed before; `None` if it was not chosen by hand.
        from: Option<usize>,
        /// The new seed.
        to: Option<usize>,
    },
    /// The round of a Swiss tournament in which a player has a bye of half a point that was asked for.
    Bye {
        /// The player.
        entrant: EntrantNumber,
        /// The round before, from 1.
        from: Option<usize>,
        /// The new round.
        to: Option<usize>,
    },
    /// Whether two players of a Swiss tournament are not paired with each other.
    Apart {
        /// The two players.
        entrants: [EntrantNumber; 2],
        /// Whether they were kept apart before.
        from: bool,
        /// Whether they are kept apart now.
        to: bool,
    },
}

/// Whether a player takes part in a tournament, as far as an organiser changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Participation {
    /// The player has not joined.
    NotJoined,
    /// The player has withdrawn.
    Withdrawn,
    /// An organiser removed the player.
    Removed,
    /// The player takes part.
    Active,
}

impl Participation {
    /// The stored name.
    pub fn name(self) -> &'static str {
        match self {
            Participation::NotJoined => "not-joined",
            Participation::Withdrawn => "withdrawn",
            Participation::Removed => "removed",
            Participation::Active => "active",
        }
    }
}

impl Change {
    /// The change that takes this one back.
    fn reversed(&self) -> Change {
        let mut reversed = self.clone();
        match &mut reversed {
            Change::Name { from, to } => std::mem::swap(from, to),
            Change::RoundTime { from, to } => std::mem::swap(from, to),
            Change::TimeControl { from, to } => std::mem::swap(from, to),
            Change::Result { from, to, .. } => std::mem::swap(from, to),
            Change::Deadline { from, to, .. } => std::mem::swap(from, to),
            Change::Participation { from, to, .. } => std::mem::swap(from, to),
            Change::Rounds { from, to }
            | Change::MaxPlayers { from, to }
            | Change::Seed { from, to, .. }
            | Change::Bye { from, to, .. } => std::mem::swap(from, to),
            Change::Apart { from, to, .. } => std::mem::swap(from, to),
        }
        reversed
    }

    /// Whether it changes how the tournament was set up, rather than a game or a player.
    fn is_of_settings(&self) -> bool {
        matches!(
            self,
            Change::Name { .. }
                | Change::RoundTime { .. }
                | Change::Rounds { .. }
                | Change::TimeControl { .. }
                | Change::MaxPlayers { .. }
        )
    }
}

/// The last change of an organiser that was not taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LastChange {
    changes: Vec<Change>,
    /// The phase and the round in which it was made.
    phase: Phase,
    round: usize,
}

impl Tournament {
    /// The number of rounds that [`Change::Rounds`] changes: as chosen before the start, and later as it is.
    pub fn chosen_rounds(&self) -> Option<usize> {
        match (self.phase, self.settings.form) {
            (Phase::Registration, Form::Swiss { rounds }) => rounds,
            _ => Some(self.rounds),
        }
    }

    /// The changes that give all undecided games with a deadline, or one of them, this much more time.
    pub fn extensions(&self, pairing: Option<PairingNumber>, time: Duration) -> Vec<Change> {
        let games = self.unsettled().filter(|(number, _)| pairing.is_none_or(|meant| meant == *number));
        let extension = |(pairing, undecided): (PairingNumber, &super::Pairing)| {
            let from = undecided.deadline?;
            Some(Change::Deadline { pairing, from, to: from + time })
        };
        games.filter_map(extension).collect()
    }

    /// Whether two players are not paired with each other, because an organiser said so.
    pub fn are_apart(&self, one: EntrantNumber, other: EntrantNumber) -> bool {
        self.apart.contains(&[one.min(other), one.max(other)])
    }

    /// Whether the result of a game can be entered or corrected now. After the end of a Swiss tournament or a round robin, the places
    /// follow.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] with the reason if not.
    pub fn check_result_open(&self, number: PairingNumber) -> Result<(), Rejection> {
        let is_over = self.phase == Phase::Finished;
        if !is_over {
            self.check_running()?;
        }
        let pairing = self.pairing(number)?;
        if self.is_annulled(pairing) {
            return Err(Rejection::new("tournament-result-annulled"));
        }
        let is_continued = self.pairings.iter().any(|other| other.previous == Some(number));
        let is_open = match self.settings.form {
            Form::Knockout => {
                let all_stay = pairing.seats.iter().all(|entrant| self.entrants[*entrant].is_active());
                !is_over && pairing.round == self.round && !is_continued && all_stay
            }
            Form::Ladder => !is_over && pairing.result.is_none(),
            Form::Swiss { .. } | Form::RoundRobin { .. } => true,
        };
        if is_open { Ok(()) } else { Err(Rejection::new("tournament-result-stays")) }
    }

    /// Whether the last change of an organiser can be taken back now.
    pub fn can_undo(&self) -> bool {
        self.undo(self.settings.organiser.id, self.changed_at).is_ok()
    }

    pub(super) fn change(
        &self,
        by: Participant,
        changes: &[Change],
        now: Timestamp,
    ) -> Result<Vec<Event>, Rejection> {
        if changes.iter().any(|change| matches!(change, Change::Participation { .. })) {
            return Err(Rejection::new("tournament-stale"));
        }
        self.check_changes(changes, now)?;
        self.changed(Event::Changed { by, changes: changes.to_vec(), is_undo: false }, now)
    }

    /// A change and, after the end, the places that follow from it.
    fn changed(&self, change: Event, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        if self.phase != Phase::Finished {
            return Ok(vec![change]);
        }
        let mut after = self.clone();
        after.apply(&change, now)?;
        Ok(vec![change, after.finished()])
    }

    pub(super) fn undo(&self, by: Participant, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        let last = self.last_change.as_ref().ok_or(Rejection::new("tournament-nothing-to-undo"))?;
        if (last.phase, last.round) != (self.phase, self.round) {
            return Err(Rejection::new("tournament-too-late-to-undo"));
        }
        let changes: Vec<Change> = last.changes.iter().rev().map(Change::reversed).collect();
        self.check_changes(&changes, now).map_err(|_| Rejection::new("tournament-too-late-to-undo"))?;
        self.changed(Event::Changed { by, changes, is_undo: true }, now)
    }

    /// Takes a player in, or brings back one who has withdrawn or was removed.
    pub(super) fn add(&self, by: Participant, player: &Player, rating: u32) -> Result<Vec<Event>, Rejection> {
        self.check_not_over()?;
        let known = self.number_of(player.id);
        let from = known.map_or(Participation::NotJoined, |known| self.participation(known));
        if from == Participation::Active {
            return Err(Rejection::new("tournament-already-in"));
        }
        let returning = known.filter(|known| self.order.contains(known));
        let is_swiss = matches!(self.settings.form, Form::Swiss { .. });
        let (entrant, mut events) = match returning {
            Some(entrant) if is_swiss && self.round < self.rounds => {
                self.check_room()?;
                (entrant, Vec::new())
            }
            Some(entrant) if self.settings.form == Form::Ladder => {
                self.check_room()?;
                (entrant, vec![Event::Rejoined { entrant, rating }])
            }
            Some(_) => return Err(Rejection::new("tournament-too-late")),
            None => {
                self.check_open()?;
                (self.entrants.len(), vec![self.joining(player, rating)])
            }
        };
        let changes = vec![Change::Participation { entrant, from, to: Participation::Active }];
        events.push(Event::Changed { by, changes, is_undo: false });
        Ok(events)
    }

    pub(super) fn apply_changes(
        &mut self,
        by: Participant,
        changes: &[Change],
        is_undo: bool,
        at: Timestamp,
    ) -> Result<(), Rejection> {
        let (phase, round) = (self.phase, self.round);
        for change in changes {
            self.apply_change(change, at)?;
        }
        // A player who asks for a bye changes nothing in the organiser's name.
        let is_own = |change: &Change| matches!(change, Change::Bye { entrant, .. } if self.entrants[*entrant].player.id == by);
        if is_undo {
            self.last_change = None;
        } else if !changes.iter().all(is_own) {
            self.last_change = Some(LastChange { changes: changes.to_vec(), phase, round });
        }
        Ok(())
    }

    fn apply_change(&mut self, change: &Change, at: Timestamp) -> Result<(), Rejection> {
        match change {
            Change::Name { to, .. } => self.settings.name.clone_from(to),
            Change::RoundTime { to, .. } => self.settings.round_time = *to,
            Change::Rounds { to, .. } => match (self.phase, to) {
                (Phase::Running, Some(rounds)) => self.rounds = *rounds,
                (_, rounds) => self.settings.form = Form::Swiss { rounds: *rounds },
            },
            Change::TimeControl { to, .. } => self.settings.time_control = *to,
            Change::MaxPlayers { to, .. } => self.settings.max_players = *to,
            Change::Result { pairing: number, to, .. } => {
                let pairing = self.pairing_mut(*number)?;
                pairing.result.clone_from(to);
                pairing.decided_at = to.as_ref().map(|_| at);
                match to {
                    Some(result) => self.report_to_ladder(*number, &result.clone(), at),
                    None => (pairing.table, pairing.deadline, pairing.has_begun) = (None, None, false),
                }
            }
            Change::Deadline { pairing, to, .. } => self.pairing_mut(*pairing)?.deadline = Some(*to),
            Change::Participation { entrant, to, .. } => {
                let is_ranked = self.order.contains(entrant);
                let known = self.entrant_mut(*entrant)?;
                known.is_removed = *to == Participation::Removed;
                known.status = match to {
                    Participation::Active => EntrantStatus::Active,
                    Participation::NotJoined => EntrantStatus::Left,
                    _ if is_ranked => EntrantStatus::Withdrawn { annulled: false },
                    _ => EntrantStatus::Left,
                };
                if *to != Participation::Active {
                    self.ladder.withdrawn(*entrant, at);
                }
                if *to == Participation::NotJoined {
                    self.order.retain(|other| other != entrant);
                }
            }
            Change::Seed { entrant, to, .. } => self.entrant_mut(*entrant)?.chosen_seed = *to,
            Change::Bye { entrant, to, .. } => self.entrant_mut(*entrant)?.asked_bye = *to,
            Change::Apart { entrants: [one, other], to, .. } => {
                let pair = [*one.min(other), *one.max(other)];
                self.apart.retain(|known| *known != pair);
                self.apart.extend(to.then_some(pair));
            }
        }
        Ok(())
    }

    /// Checks changes that are made together, in this order.
    fn check_changes(&self, changes: &[Change], now: Timestamp) -> Result<(), Rejection> {
        let corrects = |change: &Change| matches!(change, Change::Result { to: Some(_), .. });
        if self.phase != Phase::Finished || !changes.iter().all(corrects) {
            self.check_not_over()?;
        }
        if changes.is_empty() {
            return Err(Rejection::new("tournament-nothing-to-change"));
        }
        let mut after = self.clone();
        for change in changes {
            after.check_change(change, now)?;
            after.apply_change(change, now)?;
        }
        if changes.iter().any(Change::is_of_settings) {
            // The start was checked when it was set.
            Settings { starts_at: None, ..after.settings }.checked(now)?;
        }
        Ok(())
    }

    fn check_change(&self, change: &Change, now: Timestamp) -> Result<(), Rejection> {
        let (is_current, is_new) = match change {
            Change::Name { from, to } => (*from == self.settings.name, from != to),
            Change::RoundTime { from, to } => (*from == self.settings.round_time, from != to),
            Change::Rounds { from, to } => {
                self.check_rounds(*to)?;
                (*from == self.chosen_rounds(), from != to)
            }
            Change::TimeControl { from, to } => (*from == self.settings.time_control, from != to),
            Change::MaxPlayers { from, to } => {
                self.check_registration()?;
                let players = self.active().count();
                if to.is_some_and(|most| most < players) {
                    return Err(Message::new("tournament-more-players").count("players", players).into());
                }
                (*from == self.settings.max_players, from != to)
            }
            Change::Result { pairing, from, to } => {
                self.check_result_open(*pairing)?;
                let pairing = self.pairing(*pairing)?;
                let seats = pairing.seats.len();
                if to.as_ref().is_some_and(|result| !result.is_possible(seats)) {
                    return Err(Rejection::NoSuchPlaces { seats });
                }
                (*from == pairing.result, from != to)
            }
            Change::Deadline { pairing, from, to } => {
                let deadline = self.check_unsettled(*pairing)?.deadline;
                if *to <= now {
                    return Err(Rejection::new("tournament-start-in-past"));
                }
                (deadline == Some(*from), from != to)
            }
            Change::Participation { entrant, from, to } => {
                let is_busy = self.current_pairings(*entrant).next().is_some()
                    || self.challenges().iter().any(|known| known.is_current() && known.has(*entrant));
                (*from == self.participation(*entrant) && !is_busy, from != to)
            }
            Change::Seed { entrant, from, to } => {
                self.check_registration()?;
                let is_taken = |other: EntrantNumber| {
                    to.is_some() && self.entrants[other].chosen_seed == *to && other != *entrant
                };
                if self.active().any(is_taken) {
                    return Err(Rejection::new("tournament-seed-taken"));
                }
                let most = self.settings.max_players();
                if to.is_some_and(|seed| !(1..=most).contains(&seed)) {
                    return Err(Rejection::over_limit("tournament-no-such-seed", most));
                }
                (*from == self.check_active(*entrant)?.chosen_seed, from != to)
            }
            Change::Bye { entrant, from, to } => {
                self.check_swiss()?;
                let asked = self.check_active(*entrant)?.asked_bye;
                if asked.is_some_and(|round| round <= self.round) {
                    return Err(Rejection::new("tournament-bye-used"));
                }
                let most = self.chosen_rounds().unwrap_or(MAX_ROUNDS);
                if to.is_some_and(|round| !(self.round + 1..=most).contains(&round)) {
                    return Err(Rejection::new("tournament-no-bye-then"));
                }
                (*from == asked, from != to)
            }
            Change::Apart { entrants: [one, other], from, to } => {
                self.check_swiss()?;
                self.check_active(*one)?;
                self.check_active(*other)?;
                (*from == self.are_apart(*one, *other), from != to && one != other)
            }
        };
        if !is_new {
            return Err(Rejection::new("tournament-nothing-to-change"));
        }
        if is_current { Ok(()) } else { Err(Rejection::new("tournament-stale")) }
    }

    /// Whether a Swiss tournament can have this number of rounds now.
    fn check_rounds(&self, rounds: Option<usize>) -> Result<(), Rejection> {
        if !matches!(self.settings.form, Form::Swiss { .. }) {
            return Err(Rejection::new("tournament-rounds-swiss-only"));
        }
        if self.phase != Phase::Running {
            return Ok(());
        }
        let players = self.active().count().max(2);
        let most = Form::rounds_to_meet_everybody(players).min(MAX_ROUNDS).max(self.round);
        if rounds.is_none_or(|rounds| !(self.round..=most).contains(&rounds)) {
            let message = Message::new("tournament-rounds-between").count("fewest", self.round);
            return Err(message.count("most", most).into());
        }
        Ok(())
    }

    fn check_swiss(&self) -> Result<(), Rejection> {
        match self.settings.form {
            Form::Swiss { .. } => Ok(()),
            _ => Err(Rejection::new("tournament-not-swiss")),
        }
    }

    fn check_active(&self, entrant: EntrantNumber) -> Result<&super::Entrant, Rejection> {
        let known = self.entrants.get(entrant).filter(|known| known.is_active());
        known.ok_or(Rejection::new("say-left-tournament"))
    }

    fn participation(&self, entrant: EntrantNumber) -> Participation {
        let entrant = &self.entrants[entrant];
        match entrant.status {
            EntrantStatus::Active => Participation::Active,
            _ if entrant.is_removed => Participation::Removed,
            EntrantStatus::Left => Participation::NotJoined,
            EntrantStatus::Withdrawn { .. } => Participation::Withdrawn,
        }
    }
}
