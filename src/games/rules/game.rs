//! A game as it is played at a table.

use super::{AnyPosition, Effect, History, IllegalTurn, Man, Places, RulesVersion, Scene, Seat, Setup};

/// A game as it is played at a table: the position, the turns that led to it, and the draws that keep every game finite
/// ("Host draws" in the rules). Replaying the turns rebuilds it.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    rules: RulesVersion,
    history: History,
    /// The turns so far, in canonical text.
    turns: Vec<String>,
    /// Seats that resigned or lost on time, each with the number of turns played before.
    withdrawals: Vec<(usize, Seat)>,
    last: Vec<Effect>,
    /// The effects of the last turn on the board as it is, whatever has happened since; empty if a round began after it.
    last_turn: Vec<Effect>,
    /// The men on the board after the last turn, if seats have withdrawn since then; otherwise empty.
    men: Vec<Man>,
    /// The seat that made the last turn; `None` before the first turn and after a withdrawal.
    mover: Option<Seat>,
    drawn: Option<Draw>,
}

/// Why a running game was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A position with the same seat to act occurred for the third time.
    Repetition,
    /// No man left the board for too many turns in a row: 50 per seat still in the game, in Bizingo 100.
    Quiet,
    /// Every seat still in the game agreed.
    Agreement,
}

impl Game {
    /// The game before its first turn, under the current rules.
    pub fn new(setup: Setup) -> Game {
        Game::with_rules(setup, setup.kind().rules_version())
    }

    /// The game before its first turn, under the rules of a version.
    pub fn with_rules(setup: Setup, rules: RulesVersion) -> Game {
        Game {
            setup,
            rules,
            history: History::with_rules(setup.start(), rules),
            turns: Vec::new(),
            withdrawals: Vec::new(),
            last: Vec::new(),
            last_turn: Vec::new(),
            men: Vec::new(),
            mover: None,
            drawn: None,
        }
    }

    /// The set-up from which it began.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The version of the rules under which it is played.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }

    /// The current position.
    pub fn position(&self) -> &AnyPosition {
        self.history.position()
    }

    /// The positions that may repeat, ending with the current one.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The turns so far, in canonical text.
    pub fn turns(&self) -> &[String] {
        &self.turns
    }

    /// Seats that resigned or lost on time in the running game, in order, each with the number of turns played before.
    pub fn withdrawals(&self) -> &[(usize, Seat)] {
        &self.withdrawals
    }

    /// The effects of the last turn or withdrawal.
    pub fn last_effects(&self) -> &[Effect] {
        &self.last
    }

    /// The seat that made the last turn; `None` before the first one and after a withdrawal.
    pub fn last_mover(&self) -> Option<Seat> {
        self.mover
    }

    /// The position as data to draw, with the traces of the last turn.
    pub fn scene(&self) -> Scene {
        self.scene_after(&[self.shown_effects()])
    }

    /// The effects that the board shows: those of the last turn or withdrawal, and at the end those of the last turn, however the
    /// game ended.
    pub fn shown_effects(&self) -> &[Effect] {
        if self.seat().is_none() { &self.last_turn } else { &self.last }
    }

    /// The position as data to draw, with the traces of these turns, which led to the position.
    pub fn scene_after(&self, turns: &[&[Effect]]) -> Scene {
        let mut scene = self.position().scene().with_turns(turns);
        for (_, seat) in &self.withdrawals {
            scene = scene.with_withdrawal(*seat, &self.men);
        }
        scene.places = self.places();
        if self.seat().is_some() { scene } else { scene.stopped() }
    }

    /// The scenes at the start and after each turn and withdrawal, ending with the current one.
    pub fn scenes(&self) -> Vec<Scene> {
        let mut scenes = Vec::new();
        self.replay(self.ply(), |game| scenes.push(game.scene()));
        scenes
    }

    /// The positions at the start and after each turn and withdrawal, ending with the current one.
    pub fn positions(&self) -> Vec<AnyPosition> {
        let mut positions = Vec::new();
        self.replay(self.ply(), |game| positions.push(game.position().clone()));
        positions
    }

    /// The number of turns and withdrawals so far.
    pub fn ply(&self) -> usize {
        self.turns.len() + self.withdrawals.len()
    }

    /// The game after this many turns and withdrawals, at most all of them.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{Game, GameKind, Setup};
    ///
    /// let mut game = Game::new(Setup::new(GameKind::Basileus, None, None)?);
    /// game.play("b1-c2").expect("a legal turn");
    /// game.play("b8-c7").expect("a legal turn");
    /// let before = game.at_ply(1);
    /// assert_eq!((before.turns().len(), before.seat(), game.ply()), (1, Some(1), 2));
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    pub fn at_ply(&self, ply: usize) -> Game {
        self.replay(ply.min(self.ply()), |_| ())
    }

    /// The game after this many turns, with the withdrawals up to then.
    pub fn rewound_to(&self, turns: usize) -> Game {
        let given_up = self.withdrawals.iter().filter(|(after, _)| *after <= turns).count();
        self.at_ply(turns + given_up)
    }

    /// The turn that was played at this ply; `None` if a seat withdrew there, and after the last ply.
    pub fn turn_at_ply(&self, ply: usize) -> Option<&str> {
        let (turns, withdraws) = self.counts_at_ply(ply);
        if withdraws { None } else { self.turns.get(turns).map(String::as_str) }
    }

    /// The number of turns played before this ply.
    pub fn turns_before_ply(&self, ply: usize) -> usize {
        self.counts_at_ply(ply).0
    }

    /// The number of turns before a ply, and whether a seat withdraws there.
    fn counts_at_ply(&self, ply: usize) -> (usize, bool) {
        let (mut turns, mut withdrawn) = (0, 0);
        let withdraws = |turns, withdrawn| {
            self.withdrawals.get(withdrawn).is_some_and(|(after, _): &(usize, Seat)| *after == turns)
        };
        for _ in 0..ply.min(self.ply()) {
            if withdraws(turns, withdrawn) { withdrawn += 1 } else { turns += 1 }
        }
        (turns, withdraws(turns, withdrawn))
    }

    /// The game as if nobody had agreed to a draw.
    pub fn without_agreement(&self) -> Game {
        Game { drawn: self.drawn.filter(|draw| *draw != Draw::Agreement), ..self.clone() }
    }

    /// Plays the game again up to a ply. `show` is called with the game at each ply from 0 to that one.
    fn replay(&self, last: usize, mut show: impl FnMut(&Game)) -> Game {
        let mut game = Game::with_rules(self.setup, self.rules);
        let mut withdrawals = self.withdrawals.iter().peekable();
        for ply in 0..=last {
            if ply > 0 {
                let played = game.turns.len();
                match withdrawals.next_if(|(after, _)| *after == played) {
                    Some((_, seat)) => drop(game.withdraw(*seat)),
                    None => drop(game.play(&self.turns[played]).expect("it was legal when it was played")),
                }
            }
            if ply == self.ply() && self.drawn == Some(Draw::Agreement) {
                game.agree_draw();
            }
            show(&game);
        }
        game
    }

    /// Why the game is drawn, if it is drawn by the host or by agreement.
    pub fn drawn(&self) -> Option<Draw> {
        self.drawn
    }

    /// The seat to act; `None` when the game is over, also by a host draw.
    pub fn seat(&self) -> Option<Seat> {
        if self.drawn.is_some() { None } else { self.position().seat() }
    }

    /// The places so far; complete when the game is over. All seats still in the game share a draw.
    pub fn places(&self) -> Places {
        let mut places = self.position().places();
        if self.drawn.is_some() {
            places.finish_all();
        }
        places
    }

    /// Plays the turn that `text` means. Returns its effects.
    ///
    /// # Errors
    /// If the game is over or `text` is no legal turn; the game is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<&[Effect], IllegalTurn> {
        if self.drawn.is_some() {
            return Err(IllegalTurn::GameOver);
        }
        let mover = self.position().seat();
        let (text, effects) = self.history.play(text)?;
        let begins_round = effects.iter().any(|effect| matches!(effect, Effect::RoundOver { .. }));
        self.last_turn =
            if begins_round && self.position().seat().is_some() { Vec::new() } else { effects.clone() };
        self.last = effects;
        self.mover = mover;
        self.men.clear();
        self.turns.push(text);
        self.drawn = self.history.host_draw();
        Ok(&self.last)
    }

    /// Removes a seat that is still in the game, because it has resigned or lost on time. Returns the effects.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{Game, GameKind, Setup};
    ///
    /// let mut game = Game::new(Setup::new(GameKind::Biloba, Some(3), None)?);
    /// game.withdraw(1);
    /// assert_eq!((game.places().as_slice(), game.seat()), (&[0, 3, 0][..], Some(0)));
    /// game.withdraw(0);
    /// assert_eq!((game.places().as_slice(), game.seat()), (&[2, 3, 1][..], None));
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    pub fn withdraw(&mut self, seat: Seat) -> &[Effect] {
        if self.men.is_empty() {
            self.men = self.position().scene().men;
        }
        self.last = self.history.withdraw(seat);
        self.mover = None;
        self.withdrawals.push((self.turns.len(), seat));
        &self.last
    }

    /// Draws the game by agreement of every seat still in it.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{Draw, Game, GameKind, Setup};
    ///
    /// let mut game = Game::new(Setup::new(GameKind::Bizingo, None, None)?);
    /// game.agree_draw();
    /// assert_eq!((game.drawn(), game.places().to_string().as_str()), (Some(Draw::Agreement), "1 1"));
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    pub fn agree_draw(&mut self) {
        self.drawn = Some(Draw::Agreement);
    }

    /// The number of turns after which the game is drawn if all of them are quiet; `None` if it never is.
    pub fn turns_until_draw(&self) -> Option<usize> {
        Some(self.history.quiet_turn_limit()?.saturating_sub(self.history.quiet_turns()))
    }

    /// Whether at least half of the quiet turns that draw the game have been played.
    pub fn is_draw_near(&self) -> bool {
        self.history.quiet_turn_limit().is_some_and(|limit| 2 * self.history.quiet_turns() >= limit)
    }
}
