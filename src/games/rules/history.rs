use super::{AnyPosition, Draw, Effect, IllegalTurn, Position, RulesVersion, Seat};

/// The positions since a man last left the board or a seat went out, ending with the current one: what host draws depend on ("Host
/// draws" in the rules). Earlier positions cannot repeat. In games without host draws it is the current position alone.
///
/// # Examples
/// ```
/// use bside_games::rules::{GameKind, History, Setup};
///
/// let mut history = History::new(Setup::new(GameKind::Basileus, None, None)?.start());
/// history.play("b1-c2").expect("a legal turn");
/// assert_eq!((history.positions().len(), history.quiet_turns()), (2, 1));
/// assert_eq!((history.quiet_turn_limit(), history.host_draw()), (Some(100), None));
/// # Ok::<(), bside_games::rules::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct History<P = AnyPosition> {
    /// Never empty.
    positions: Vec<P>,
    quiet_turns_per_seat: Option<usize>,
}

impl<P> History<P> {
    /// The current position.
    pub fn position(&self) -> &P {
        &self.positions[self.quiet_turns()]
    }

    /// All positions, in the order of the game.
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// The number of turns in a row in which no man has left the board.
    pub fn quiet_turns(&self) -> usize {
        self.positions.len() - 1
    }

    /// The number of quiet turns in a row that draw the game, for each seat still in it; `None` if neither they nor repetition do.
    pub fn quiet_turns_per_seat(&self) -> Option<usize> {
        self.quiet_turns_per_seat
    }
}

impl<P: Position> From<P> for History<P> {
    /// A history that begins with a position, under the current rules.
    fn from(position: P) -> History<P> {
        History { positions: vec![position], quiet_turns_per_seat: P::QUIET_TURNS_PER_SEAT }
    }
}

impl History {
    /// A history that begins with a position, under the current rules.
    pub fn new(position: AnyPosition) -> History {
        let rules = position.kind().rules_version();
        History::with_rules(position, rules)
    }

    /// A history that begins with a position, under the rules of a version.
    pub fn with_rules(position: AnyPosition, rules: RulesVersion) -> History {
        let quiet_turns_per_seat = rules.quiet_turns_per_seat(position.quiet_turns_per_seat());
        History { positions: vec![position], quiet_turns_per_seat }
    }

    /// Plays the turn that `text` means, also after a host draw, of which programs need not know. Returns its canonical text and
    /// its effects.
    ///
    /// # Errors
    /// If `text` is no legal turn of the position; the history is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<(String, Vec<Effect>), IllegalTurn> {
        let mut position = self.position().clone();
        let men = position.man_count();
        let played = position.play(text)?;
        if position.man_count() < men || self.quiet_turns_per_seat.is_none() {
            self.positions.clear();
        }
        self.positions.push(position);
        Ok(played)
    }

    /// Removes a seat that is still in the game. Returns the effects.
    pub fn withdraw(&mut self, seat: Seat) -> Vec<Effect> {
        let mut position = self.position().clone();
        let effects = position.withdraw(seat);
        self.positions = vec![position];
        effects
    }

    /// The number of quiet turns in a row that draw the game with the seats still in it; `None` if they never do.
    pub fn quiet_turn_limit(&self) -> Option<usize> {
        Some(self.quiet_turns_per_seat? * self.position().places().active_seats().count())
    }

    /// Why the host draws the game at the current position, if it does.
    pub fn host_draw(&self) -> Option<Draw> {
        let limit = self.quiet_turn_limit()?;
        let position = self.position();
        position.seat()?;
        if self.positions.iter().filter(|other| *other == position).count() >= 3 {
            Some(Draw::Repetition)
        } else {
            (self.quiet_turns() >= limit).then_some(Draw::Quiet)
        }
    }

    /// The history with the type of its positions known; `None` if that is another one.
    pub(crate) fn downcast<P: Position>(&self) -> Option<History<P>> {
        let positions = self.positions.iter().map(|position| position.downcast_ref().cloned());
        let positions = positions.collect::<Option<Vec<P>>>()?;
        Some(History { positions, quiet_turns_per_seat: self.quiet_turns_per_seat })
    }
}
