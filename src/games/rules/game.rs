//! A game as it is played at a table.

use super::{AnyPosition, Effect, IllegalTurn, Man, Places, RulesVersion, Scene, Seat, Setup};

/// A game as it runs at a table: the position, how it came about, and the draws that a host needs so that no game
/// is endless ("Host draws" in the rules). Built anew by replaying turns.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    rules: RulesVersion,
    position: AnyPosition,
    /// Canonical texts.
    turns: Vec<String>,
    /// Who gave up, and after how many turns.
    withdrawals: Vec<(usize, Seat)>,
    /// The positions since a man last left the board, the last being the one now: none from before can come again.
    since: Vec<AnyPosition>,
    last: Vec<Effect>,
    /// Men before the seats gave up that did so since the last turn.
    men: Vec<Man>,
    /// Who made the last turn, if a turn was the last thing that happened.
    mover: Option<Seat>,
    drawn: Option<Draw>,
}

/// How a running game came to be drawn by the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The same position with the same seat to act occurred for the third time.
    Repetition,
    /// Too many turns in a row passed without a man leaving the board: 50 × (seats still in the game), in Bizingo 100 ×.
    Quiet,
    /// Every seat still in the game agreed.
    Agreement,
}

impl Game {
    /// The game before its first turn, under the current rules.
    pub fn new(setup: Setup) -> Game {
        Game::with_rules(setup, RulesVersion::CURRENT)
    }

    /// The game before its first turn, under the rules of a version.
    pub fn with_rules(setup: Setup, rules: RulesVersion) -> Game {
        let position = setup.start();
        Game {
            setup,
            rules,
            since: vec![position.clone()],
            position,
            turns: Vec::new(),
            withdrawals: Vec::new(),
            last: Vec::new(),
            men: Vec::new(),
            mover: None,
            drawn: None,
        }
    }

    /// How it began.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The version of the rules under which it is played.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }

    /// Where it stands.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The positions since a man last left the board, or a seat went out, the last being the one now: all that a
    /// player has to remember because of the draws of the host. In games without such draws the one now alone.
    pub fn since_capture(&self) -> &[AnyPosition] {
        &self.since
    }

    /// The turns so far, in canonical text.
    pub fn turns(&self) -> &[String] {
        &self.turns
    }

    /// Seats that gave up in a running game, in order, each with the number of turns played before.
    pub fn withdrawals(&self) -> &[(usize, Seat)] {
        &self.withdrawals
    }

    /// What the last turn or withdrawal did.
    pub fn last_effects(&self) -> &[Effect] {
        &self.last
    }

    /// Who made the last turn; `None` before the first one and after a withdrawal.
    pub fn last_mover(&self) -> Option<Seat> {
        self.mover
    }

    /// The position as data to draw, with the traces of the last turn.
    pub fn scene(&self) -> Scene {
        let mut scene = self.position.scene().with_last_turn(&self.last);
        for (_, seat) in &self.withdrawals {
            scene = scene.with_withdrawal(*seat, &self.men);
        }
        scene.turn = self.seat();
        if scene.turn.is_none() {
            // Nothing is asked of anybody any more.
            scene.marks.clear();
        }
        scene.places = self.places();
        scene
    }

    /// How the game looked at the start and after each turn and withdrawal, the last being how it looks now.
    pub fn scenes(&self) -> Vec<Scene> {
        let mut scenes = Vec::new();
        self.replay(self.last_stage(), |game| scenes.push(game.scene()));
        scenes
    }

    /// How many turns and withdrawals there have been: the number of the stage that it is at.
    pub fn last_stage(&self) -> usize {
        self.turns.len() + self.withdrawals.len()
    }

    /// The game as it was after so many turns and withdrawals; as it is now, if there were no more.
    pub fn stage(&self, number: usize) -> Game {
        self.replay(number.min(self.last_stage()), |_| ())
    }

    /// The game as it was after so many turns, with those who had given up by then.
    pub fn rewound_to(&self, turns: usize) -> Game {
        let given_up = self.withdrawals.iter().filter(|(after, _)| *after <= turns).count();
        self.stage(turns + given_up)
    }

    /// Plays the game again up to a stage, and shows all stages on the way, the first and that one among them.
    fn replay(&self, number: usize, mut show: impl FnMut(&Game)) -> Game {
        let mut game = Game::with_rules(self.setup, self.rules);
        let mut withdrawals = self.withdrawals.iter().peekable();
        for stage in 0..=number {
            if stage > 0 {
                let played = game.turns.len();
                match withdrawals.next_if(|(after, _)| *after == played) {
                    Some((_, seat)) => drop(game.withdraw(*seat)),
                    None => drop(game.play(&self.turns[played]).expect("it was legal when it was played")),
                }
            }
            if stage == self.last_stage() && self.drawn == Some(Draw::Agreement) {
                game.agree_draw();
            }
            show(&game);
        }
        game
    }

    /// How the host drew it, if so.
    pub fn drawn(&self) -> Option<Draw> {
        self.drawn
    }

    /// Whose turn it is; `None` when the game is over, also by a host draw.
    pub fn seat(&self) -> Option<Seat> {
        if self.drawn.is_some() { None } else { self.position.seat() }
    }

    /// Places so far; complete when the game is over. A draw is shared by all seats still in the game.
    pub fn places(&self) -> Places {
        let mut places = self.position.places();
        if self.drawn.is_some() {
            places.finish_all();
        }
        places
    }

    /// Plays a turn; changes nothing if it is refused. Returns what it did.
    pub fn play(&mut self, text: &str) -> Result<&[Effect], IllegalTurn> {
        if self.drawn.is_some() {
            return Err(IllegalTurn::GameOver);
        }
        let men = self.position.man_count();
        let mover = self.position.seat();
        let (text, effects) = self.position.play(text)?;
        self.last = effects;
        self.mover = mover;
        self.men.clear();
        self.turns.push(text);
        self.count(men);
        Ok(&self.last)
    }

    /// A seat that is still in the game gives up or has lost on time.
    pub fn withdraw(&mut self, seat: Seat) -> &[Effect] {
        if self.men.is_empty() {
            self.men = self.position.scene().men;
        }
        self.last = self.position.withdraw(seat);
        self.mover = None;
        self.withdrawals.push((self.turns.len(), seat));
        self.begin_count();
        &self.last
    }

    /// Every seat still in the game agrees to a draw.
    pub fn agree_draw(&mut self) {
        self.drawn = Some(Draw::Agreement);
    }

    fn count(&mut self, men_before: usize) {
        let limit = self.rules.quiet_turns_per_seat(self.position.quiet_turns_per_seat());
        let Some(limit) = limit.filter(|_| self.position.man_count() >= men_before) else {
            self.begin_count();
            return;
        };
        self.since.push(self.position.clone());
        if self.position.seat().is_none() {
            return;
        }
        if self.since.iter().filter(|position| **position == self.position).count() >= 3 {
            self.drawn = Some(Draw::Repetition);
        } else if self.since.len() > limit * self.position.places().active_seats().count() {
            self.drawn = Some(Draw::Quiet);
        }
    }

    fn begin_count(&mut self) {
        self.since.clear();
        self.since.push(self.position.clone());
    }
}
