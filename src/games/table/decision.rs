use super::{
    ChannelId, Command, Ending, Event, GuildId, Participant, Phase, Player, PlayerName, Rejection,
    RoundDeadline, Table, Timestamp, check_in,
};
use crate::localize::Message;
use crate::rules::{Draw, Game, Seat};

impl Table {
    /// Returns the events that follow from a command at the time `now`. The table itself does not change; the caller
    /// stores the events and applies them with [`Table::apply`].
    ///
    /// # Errors
    ///
    /// A [`Rejection`] with the reason why the command is not allowed.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup};
    /// use bside_games::table::{
    ///     ChannelId, Command, NewTable, Player, PlayerId, Rejection, Table, TableId, Timestamp,
    /// };
    ///
    /// let (ana, now) = (PlayerId(1), Timestamp::UNIX_EPOCH);
    /// let setup = Setup::new(GameKind::Basileus, None, None)?;
    /// let opener = Player::human(ana, "Ana".to_owned());
    /// let table = Table::open(TableId(1), NewTable::new(ChannelId(7), opener, setup), now)?;
    /// let turn = Command::Turn { by: ana.into(), text: "b1-c2".to_owned(), number: None };
    /// assert_eq!(table.decide(&turn, now), Err(Rejection::NotStarted));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decide(&self, command: &Command, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        match command {
            Command::Join { by } => self.join(by),
            Command::SeatComputers { by, computers, rated } => self.seat(*by, computers, *rated),
            Command::ChooseRated { by } => self.choose_rated(*by),
            Command::SeatInvited => self.seat_invited(),
            Command::DeclineInvitation { by } => self.decline(*by),
            Command::Uninvite { by, player } => self.uninvite(*by, *player),
            Command::Cancel { by } => self.cancel(*by),
            Command::Turn { by, text, number } => self.turn(*by, text, *number),
            Command::PlayOut { turns, revision } => self.play_out(turns, *revision),
            Command::Resign { by } => self.resign(*by),
            Command::Abort { by } => self.abort(*by, now),
            Command::ReportMembership { player, is_member, is_removable } => {
                Ok(self.report_membership(*player, *is_member, *is_removable))
            }
            Command::Remove { player } => self.remove(*player),
            Command::Claim { by } => self.claim(*by, now),
            Command::AskPresence { by } => self.ask_presence(*by, now),
            Command::ConfirmPresence { by } => self.confirm_presence(*by),
            Command::ExtendTurn { by, number } => self.extend_turn(*by, *number),
            Command::Offer { by, offer, number } => self.decide_offer(*by, *offer, *number, now),
            Command::Accept { by, number } => self.accept(*by, *number),
            Command::DeclineOffer { by, number } => self.refuse(*by, *number),
            Command::Hint { by, number } => self.hint(*by, *number),
            Command::Relocate { by, guild, channel } => self.relocate(*by, *guild, *channel),
            Command::TakeVacation { by, until } => self.take_vacation(*by, *until),
            Command::EndVacation { by } => self.end_vacation(*by),
            Command::Hold { number } => self.hold(*number),
            Command::EndHold => Ok(self.end_hold()),
            Command::CreditTime { since } => Ok(self.credit_time(*since, now)),
            Command::Tick { at } => Ok(self.tick(*at)),
            Command::Adjudicate => self.adjudicate(),
            Command::SetRoundDeadline { deadline } => self.set_round_deadline(*deadline),
            Command::ReportTournamentOver => self.report_tournament_over(),
            Command::ReportResultEntered => self.check_playing().map(|_| vec![Event::ResultEntered]),
            Command::Close { by } => self.close(*by),
        }
    }

    fn join(&self, by: &Player) -> Result<Vec<Event>, Rejection> {
        if self.phase == Phase::Closed {
            return Err(self.closed());
        }
        if self.seat_of(by.id).is_some() {
            return Err(Rejection::AlreadySeated);
        }
        match self.phase {
            Phase::Invitation => {}
            Phase::Ended(_) => return Err(Rejection::Over),
            _ => return Err(Rejection::Full),
        }
        let seat =
            self.reserved_seat(by.id).or_else(|| self.free_seats().next()).ok_or_else(|| self.no_seat())?;
        let joined = Event::Joined { seat, player: by.clone() };
        Ok(self.seated(vec![joined]))
    }

    fn no_seat(&self) -> Rejection {
        let names: Vec<PlayerName> = self.invited().map(|(_, player)| self.name_of(player)).collect();
        match names.is_empty() {
            true => Rejection::Full,
            false => Message::new("table-reserved")
                .count("count", names.len())
                .people("players", names.iter().map(PlayerName::arg))
                .into(),
        }
    }

    /// Adds the start of the game if these players take the last free seats.
    fn seated(&self, mut joined: Vec<Event>) -> Vec<Event> {
        if joined.len() == self.seats.iter().filter(|seat| seat.is_none()).count() {
            joined.push(Event::Started { first: self.begins.first(self.seats.len()) });
        }
        joined
    }

    fn seat(&self, by: Participant, computers: &[Player], rated: bool) -> Result<Vec<Event>, Rejection> {
        self.check_inviting()?;
        self.check_opener(by)?;
        let new = computers.iter().filter(|computer| self.seat_of(computer.id).is_none());
        let joined = |(seat, player): (Seat, &Player)| Event::Joined { seat, player: player.clone() };
        let events: Vec<Event> = self.free_seats().zip(new).map(joined).collect();
        if events.is_empty() {
            return Err(Rejection::over_limit(
                "table-no-seat-for-computer",
                *self.setup.kind().seats().end(),
            ));
        }
        let becomes_casual = !rated && self.rating_choice().is_none();
        let casual = becomes_casual.then_some(Event::RatingChosen { rated: false });
        Ok(casual.into_iter().chain(self.seated(events)).collect())
    }

    fn choose_rated(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        self.check_inviting()?;
        self.check_opener(by)?;
        match self.has_team() {
            true => Err(Rejection::new("vote-never-rated")),
            false => Ok(vec![Event::RatingChosen { rated: true }]),
        }
    }

    fn seat_invited(&self) -> Result<Vec<Event>, Rejection> {
        self.check_inviting()?;
        if !self.is_of_tournament {
            return Err(Rejection::NotInvited);
        }
        let joined = |(seat, player): (Seat, &Player)| Event::Joined { seat, player: player.clone() };
        Ok(self.seated(self.invited().map(joined).collect()))
    }

    fn decline(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        self.check_inviting()?;
        if by == self.opener.id {
            return Err(Message::new("table-opener-stays").shared_button("button-cancel").into());
        }
        if let Some(seat) = self.seat_of(by) {
            return Ok(vec![Event::SeatVacated { seat }]);
        }
        let seat = self.reserved_seat(by).ok_or(Rejection::NotInvited)?;
        let goes_on = self.goes_on_without(seat);
        Ok(vec![if goes_on { Event::SeatDeclined { seat } } else { Event::InvitationDeclined { seat } }])
    }

    fn uninvite(&self, by: Participant, player: Participant) -> Result<Vec<Event>, Rejection> {
        self.check_inviting()?;
        self.check_opener(by)?;
        let seat = self.reserved_seat(player).ok_or(Rejection::NotInvited)?;
        Ok(vec![if self.goes_on_without(seat) { Event::SeatOpened { seat } } else { Event::Cancelled }])
    }

    /// Whether others have joined or can join if the player does not for whom this seat is reserved.
    fn goes_on_without(&self, seat: Seat) -> bool {
        let is_awaited = self.free_seats().next().is_some() || self.invited().any(|(other, _)| other != seat);
        is_awaited || self.has_joined_people()
    }

    fn cancel(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        self.check_inviting()?;
        self.check_opener(by)?;
        Ok(vec![Event::Cancelled])
    }

    fn turn(&self, by: Participant, text: &str, number: Option<usize>) -> Result<Vec<Event>, Rejection> {
        let seat = self.seat_of(by);
        let acts = self.running().is_some_and(|game| game.seat() == seat);
        // A seat may act twice in a row. A typed turn is then taken as a new turn; a button carries its revision, so a
        // button that was pressed twice is still detected.
        let button_of_last_turn = number.is_some() && number == self.revision.checked_sub(1);
        let may_repeat = !acts || button_of_last_turn;
        if let Some(seat) = seat
            && may_repeat
            && self.repeats_last_turn(seat, text)
        {
            return Err(Rejection::AlreadyPlayed);
        }
        let (game, seat) = self.check_turn(by, number)?;
        let mut after = game.clone();
        after.play(text)?;
        let text = after.turns()[self.turn_number()].clone();
        let mut events = vec![Event::TurnPlayed { seat, text }];
        if after.seat().is_none() {
            events.push(Event::Ended(after.drawn().map_or(Ending::ByRules, Ending::Drawn)));
        }
        Ok(events)
    }

    /// Checks whether a participant may play a turn now, and returns the game and the seat of the participant. `number`
    /// is the revision for which the button was made; `None` without a button.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] if the game is not being played or is paused, if the participant is not at the table, is out of
    /// the game or not to act, or if the button belongs to another revision.
    pub fn check_turn(
        &self,
        by: impl Into<Participant>,
        number: Option<usize>,
    ) -> Result<(&Game, Seat), Rejection> {
        let by = by.into();
        let game = self.check_playing()?;
        let seat = self.seat_of(by).ok_or(Rejection::NotAtTable)?;
        if number.is_some_and(|number| number != self.revision) {
            return Err(Rejection::Stale);
        }
        check_in(game, seat)?;
        self.check_going_on(seat)?;
        match self.to_act().filter(|player| player.id != by) {
            Some(player) => Err(Rejection::NotYourTurn { player: self.name_of(player) }),
            None => Ok((game, seat)),
        }
    }

    /// Whether this text is the last turn again, sent by the seat that played it.
    fn repeats_last_turn(&self, seat: Seat, text: &str) -> bool {
        let last_text = self.game.as_ref().and_then(|game| game.turns().last());
        self.last.as_ref().zip(last_text).is_some_and(|(last, turn)| {
            last.seat == seat && last.before.parse_turn(text).is_ok_and(|again| again == *turn)
        })
    }

    fn play_out(&self, turns: &[String], revision: usize) -> Result<Vec<Event>, Rejection> {
        let mut game = self.check_playing()?.clone();
        if revision != self.revision || !self.is_left_to_computers() {
            return Err(Rejection::Stale);
        }
        // The people who agreed to a pause have left.
        let mut events = if self.is_paused() { vec![Event::Resumed] } else { Vec::new() };
        for text in turns {
            let seat = game.seat().ok_or(Rejection::Over)?;
            game.play(text)?;
            let text = game.turns().last().cloned().unwrap_or_default();
            events.push(Event::TurnPlayed { seat, text });
        }
        events.push(Event::Ended(match (game.seat(), game.drawn()) {
            (Some(_), _) => Ending::Drawn(Draw::Agreement),
            (None, Some(draw)) => Ending::Drawn(draw),
            (None, None) => Ending::ByRules,
        }));
        Ok(events)
    }

    fn resign(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        let (game, seat) = self.check_player(by)?;
        Ok(withdrawn(game, seat, Event::Resigned { seat }, Ending::Resigned))
    }

    fn remove(&self, player: Participant) -> Result<Vec<Event>, Rejection> {
        let (game, seat) = self.check_player(player)?;
        Ok(withdrawn(game, seat, Event::Removed { seat }, Ending::Forfeited))
    }

    fn relocate(
        &self,
        by: Participant,
        guild: Option<GuildId>,
        channel: ChannelId,
    ) -> Result<Vec<Event>, Rejection> {
        match self.phase {
            Phase::Ended(_) => Err(Rejection::Over),
            Phase::Closed => Err(self.closed()),
            Phase::Invitation if self.may_join(by) => {
                Err(Message::new("table-not-joined").shared_button("button-join").into())
            }
            _ if self.seat_of(by).is_none() => Err(Rejection::NotAtTable),
            _ if self.channel == channel => Err(Rejection::new("table-already-here")),
            _ if self.guild != guild => Err(Rejection::new("table-other-server")),
            _ => Ok(vec![Event::Relocated { guild, channel }]),
        }
    }

    /// [`Table::losers_in_time`] lose, and the others share the best place that is left. If nobody is left, the game is closed.
    fn adjudicate(&self) -> Result<Vec<Event>, Rejection> {
        let game = self.check_playing()?;
        if !self.is_of_tournament {
            return Err(Rejection::NotStarted);
        }
        if self.is_lost_by_all() {
            return Ok(vec![Event::NobodyCame]);
        }
        let (mut after, mut events) = (game.clone(), vec![Event::DeadlinePassed]);
        for seat in self.losers_in_time() {
            after.withdraw(seat);
            events.push(Event::TimedOut { seat });
        }
        let ending = if after.seat().is_none() { Ending::OutOfTime } else { Ending::Drawn(Draw::Agreement) };
        events.push(Event::Ended(ending));
        Ok(events)
    }

    fn set_round_deadline(&self, deadline: Option<RoundDeadline>) -> Result<Vec<Event>, Rejection> {
        self.check_playing()?;
        let is_other = self.is_of_tournament && deadline != self.clock.round;
        Ok(if is_other { vec![Event::RoundDeadlineSet { deadline }] } else { Vec::new() })
    }

    fn report_tournament_over(&self) -> Result<Vec<Event>, Rejection> {
        self.check_playing()?;
        Ok(if self.is_of_tournament { vec![Event::TournamentOver] } else { Vec::new() })
    }

    /// A player cannot use the rights of a moderator to escape from a result: for them it is a resignation. What they may end
    /// anyway, they end as a player.
    fn close(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        match (self.phase, self.seat_of(by)) {
            (Phase::Playing, Some(seat)) if self.is_of_tournament || self.must_finish(seat) => {
                self.resign(by)
            }
            (Phase::Playing, Some(seat)) if self.check_player(by).is_ok() => {
                Ok(vec![Event::Aborted { seat }])
            }
            (Phase::Invitation, _) if self.opener().id == by => Ok(vec![Event::Cancelled]),
            (Phase::Invitation | Phase::Playing, _) => Ok(vec![Event::Closed]),
            (Phase::Ended(_), _) => Err(Rejection::Over),
            (Phase::Closed, _) => Err(self.closed()),
        }
    }

    fn abort(&self, by: Participant, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        let (_, seat) = self.check_player(by)?;
        if self.is_of_tournament {
            return Err(Rejection::new("table-in-tournament"));
        }
        let is_too_late = self.must_finish(seat) && !self.is_closable(seat, now);
        if is_too_late {
            Err(Rejection::new("table-too-late-to-abort"))
        } else {
            Ok(vec![Event::Aborted { seat }])
        }
    }

    /// Whether a seat can no longer end the game without a result.
    fn must_finish(&self, seat: Seat) -> bool {
        let is_left = self.left_opponents(seat).next().is_some() && self.ends_by_claim();
        self.all_have_moved() && !is_left
    }

    fn report_membership(&self, player: Participant, is_member: bool, is_removable: bool) -> Vec<Event> {
        let Ok((_, seat)) = self.check_player(player) else { return Vec::new() };
        match (self.left.contains(&seat), is_member) {
            (false, false) => {
                let left = vec![Event::PlayerLeft { seat, is_removable }];
                left.into_iter().chain(self.forfeits_without_people(seat)).collect()
            }
            (true, true) => vec![Event::PlayerReturned { seat }],
            _ => Vec::new(),
        }
    }

    /// If nobody but computers is there when the player of a seat leaves: all who have left forfeit the game, as nobody could
    /// claim it.
    fn forfeits_without_people(&self, leaving: Seat) -> Vec<Event> {
        let Some(game) = self.running() else { return Vec::new() };
        let (computers, people): (Vec<Seat>, Vec<Seat>) =
            game.places().active_seats().partition(|seat| self.is_computers(*seat));
        let is_gone = |seat: &Seat| *seat == leaving || self.left.contains(seat);
        if computers.is_empty() || !people.iter().all(is_gone) {
            return Vec::new();
        }
        forfeited(game, people)
    }

    fn claim(&self, by: Participant, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        let (game, own) = self.check_player(by)?;
        let events = forfeited(game, self.left_opponents(own));
        match events.is_empty() {
            true if self.allows_presence_questions() => self.claim_absent(by, now),
            // Nobody leaves a direct conversation.
            true if self.guild.is_none() => {
                self.check_may_ask(game, own)?;
                Err(Rejection::new("table-nobody-left"))
            }
            true => Err(Rejection::new("table-nobody-left")),
            false => Ok(events),
        }
    }

    /// The other seats that are still in the game although their players have left the server.
    fn left_opponents(&self, own: Seat) -> impl Iterator<Item = Seat> {
        self.left().filter(move |seat| *seat != own)
    }

    /// The first hint of a turn is announced; later requests in the same turn return no events.
    fn hint(&self, by: Participant, number: Option<usize>) -> Result<Vec<Event>, Rejection> {
        if self.has_team() {
            return Err(Rejection::new("vote-no-hints"));
        }
        let (_, seat) = self.check_turn(by, number)?;
        if !self.allows_hints() {
            return Err(match self.is_of_tournament {
                true => Rejection::new("table-no-hints-in-tournament"),
                false => Rejection::new("table-no-hints"),
            });
        }
        Ok(if self.is_hinted() { Vec::new() } else { vec![Event::HintGiven { seat }] })
    }

    /// Returns the game that is being played and the seat of the participant in it.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] if the game is not being played, or if the participant is not at the table or out of the game.
    pub fn check_player(&self, by: impl Into<Participant>) -> Result<(&Game, Seat), Rejection> {
        let by = by.into();
        let game = self.check_playing()?;
        let seat = self.seat_of(by).ok_or(Rejection::NotAtTable)?;
        check_in(game, seat)?;
        Ok((game, seat))
    }

    fn check_playing(&self) -> Result<&Game, Rejection> {
        self.running().ok_or(match self.phase {
            Phase::Closed => self.closed(),
            Phase::Ended(_) => Rejection::Over,
            Phase::Invitation | Phase::Playing => Rejection::NotStarted,
        })
    }

    /// The reason for refusing a command at a closed table: its game is over, or its invitation is closed.
    fn closed(&self) -> Rejection {
        if self.game().is_some() { Rejection::Over } else { Rejection::Closed }
    }

    fn check_opener(&self, by: Participant) -> Result<(), Rejection> {
        if self.is_opener(by) {
            Ok(())
        } else {
            Err(Rejection::NotOpener { opener: self.name_of(&self.opener) })
        }
    }

    /// Whether a participant has opened the table. For a server everybody counts who is not invited.
    pub fn is_opener(&self, by: Participant) -> bool {
        by == self.opener.id || self.opener.id.is_server() && self.reserved_seat(by).is_none()
    }

    fn check_inviting(&self) -> Result<(), Rejection> {
        match self.phase {
            Phase::Invitation => Ok(()),
            Phase::Playing => Err(Rejection::AlreadyStarted),
            Phase::Ended(_) => Err(Rejection::Over),
            Phase::Closed => Err(self.closed()),
        }
    }
}

/// The events when these seats forfeit the game.
fn forfeited(game: &Game, seats: impl IntoIterator<Item = Seat>) -> Vec<Event> {
    let mut after = game.clone();
    let mut events = Vec::new();
    for seat in seats {
        after.withdraw(seat);
        events.push(Event::Forfeited { seat });
        if after.seat().is_none() {
            events.push(Event::Ended(Ending::Forfeited));
            break;
        }
    }
    events
}

/// The events when a seat leaves the game: `event`, and the end of the game by `ending` if nobody is left to play on.
pub(super) fn withdrawn(game: &Game, seat: Seat, event: Event, ending: Ending) -> Vec<Event> {
    let mut after = game.clone();
    after.withdraw(seat);
    let mut events = vec![event];
    if after.seat().is_none() {
        events.push(Event::Ended(ending));
    }
    events
}
