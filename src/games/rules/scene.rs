use super::{Cell, Effect, GameKind, Man, Places, Seat, Spot, TileSlot};
use std::borrow::Cow;

/// A trace of the last turn, to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// A man moved over these cells; a single cell if the man came onto the board there.
    Moved(Vec<Cell>),
    /// A man stepped onto a vacancy.
    Replaced {
        /// The cell that the man left.
        from: Cell,
        /// The emptied cell onto which the man stepped.
        to: Cell,
        /// The number of the round, from 1. Each capture within the turn begins the next round.
        round: u8,
    },
    /// Tiles slid, each from a place in the first list to the place at the same index in the second.
    Slid(Vec<TileSlot>, Vec<TileSlot>),
    /// An empty tile was removed from this place.
    TileGone(TileSlot),
}

/// A mark on the board for the seat to act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A choice, with the label of its menu entry (a number or letter).
    Choice(Spot, String),
    /// A path that a man can take: at least two cells, the first being its own.
    CanGo(Vec<Cell>),
    /// A possible slide of a tile, from its place to another (Bilitaire).
    CanSlide(TileSlot, TileSlot),
    /// A path that a man cannot take: at least two cells, the first being its own.
    CannotGo(Vec<Cell>),
    /// The man that must continue the turn.
    GoesOn(Cell),
    /// A man that can capture, while capturing is obligatory.
    MustCapture(Cell),
    /// A man that is captured and will leave the board in this turn.
    Doomed(Cell),
    /// A turn that a review compares with another one.
    Judged(JudgedTurn),
}

/// Which of the two turns that a review compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The turn that was played.
    Played,
    /// The better one.
    Better,
}

/// One of the two turns that a review compares, to be drawn on the board before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedTurn {
    /// Which of the two.
    pub verdict: Verdict,
    /// The traces of the turn; empty if men only leave the board.
    pub traces: Vec<Trace>,
    /// The cells of the men that leave the board.
    pub captured: Vec<Cell>,
}

impl JudgedTurn {
    /// The turn with these effects.
    pub fn new(game: GameKind, verdict: Verdict, effects: &[Effect]) -> JudgedTurn {
        let scene = Scene::new(game, Vec::new(), None, Places::new(2)).with_last_turn(effects);
        let captured = scene.captured.iter().map(|man| man.cell).collect();
        JudgedTurn { verdict, traces: scene.traces, captured }
    }

    /// Where the last man or tile arrives: at the end of its own way rather than of a replacement. The cell of a captured
    /// man if nothing moves.
    pub fn end(&self) -> Option<Spot> {
        let end = |trace: &Trace| match trace {
            Trace::Moved(cells) => cells.last().map(|cell| Spot::Cell(*cell)),
            Trace::Replaced { to, .. } => Some(Spot::Cell(*to)),
            Trace::Slid(from, to) => {
                to.iter().find(|place| !from.contains(place)).map(|place| Spot::TileSlot(*place))
            }
            Trace::TileGone(place) => Some(Spot::TileSlot(*place)),
        };
        let moves_itself = |trace: &&Trace| !matches!(trace, Trace::Replaced { .. });
        let last = self.traces.iter().rfind(moves_itself).or(self.traces.last());
        last.and_then(end).or_else(|| self.captured.first().map(|cell| Spot::Cell(*cell)))
    }
}

/// The current round of a game of several rounds (Bilitaire).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number of the round, from 1.
    pub number: u8,
    /// The number of rounds.
    pub of: u8,
    /// The seat that jumps.
    pub jumper: Seat,
}

/// A position as plain data to draw or to describe, without rules.
///
/// # Examples
/// ```
/// use bside_games::rules::{Cell, Game, GameKind, Setup, Trace};
///
/// let mut game = Game::new(Setup::new(GameKind::Basileus, None, None)?);
/// game.play("b1-c2").expect("a legal turn");
/// let scene = game.scene();
/// assert_eq!((scene.turn, scene.men.len()), (Some(1), 18));
/// assert_eq!(scene.traces, [Trace::Moved(vec![Cell::new(1, 0), Cell::new(2, 1)])]);
/// # Ok::<(), bside_games::rules::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The game, which determines the board.
    pub game: GameKind,
    /// The seat whose side is at the bottom; 0 unless the viewer chooses another.
    pub view: Seat,
    /// Draws only the surroundings of this cell, enlarged.
    pub focus: Option<Cell>,
    /// Whether the two seats have swapped sides: seat 0 has the men and the home of seat 1 (Bizingo, dark-first).
    pub swapped: bool,
    /// Men on the board.
    pub men: Vec<Man>,
    /// The places of tiles (Bilitaire).
    pub tiles: Vec<TileSlot>,
    /// Traces of the last turn, or of several last turns.
    pub traces: Vec<Trace>,
    /// Where the traces of each turn begin, if they are of several turns; else empty.
    pub turn_starts: Vec<usize>,
    /// Men that left the board in these turns, where they stood.
    pub captured: Vec<Man>,
    /// Seats that resigned or lost on time.
    pub resigned: Vec<Seat>,
    /// Men that left the board because their seat resigned or lost on time, where they stood; until the next turn.
    pub withdrawn: Vec<Man>,
    /// Marks for the seat to act.
    pub marks: Vec<Mark>,
    /// The seat to act; `None` when the game is over.
    pub turn: Option<Seat>,
    /// The places so far, one per seat.
    pub places: Places,
    /// The number of balls that the next jump must take, if a demand was made (Bilitaire).
    pub demand: Option<u8>,
    /// The current round (Bilitaire).
    pub round: Option<Round>,
    /// Points per seat so far (Bilitaire), one per seat; empty in the other games.
    pub points: Vec<u8>,
    /// The names of the players, one per seat. The host fills them in; until then the list is empty.
    pub names: Vec<String>,
    /// How the game ended, and the ratings after it. The host fills them in; while the game goes on the list is empty.
    pub result_notes: Vec<ResultNote>,
}

impl Scene {
    /// A scene with these men. Everything else is empty until it is filled in.
    pub fn new(game: GameKind, men: Vec<Man>, turn: Option<Seat>, places: Places) -> Scene {
        Scene {
            game,
            view: 0,
            focus: None,
            swapped: false,
            men,
            tiles: Vec::new(),
            traces: Vec::new(),
            turn_starts: Vec::new(),
            captured: Vec::new(),
            resigned: Vec::new(),
            withdrawn: Vec::new(),
            marks: Vec::new(),
            turn,
            places,
            demand: None,
            round: None,
            points: Vec::new(),
            names: Vec::new(),
            result_notes: Vec::new(),
        }
    }

    /// The scene with sides in place of seats: side 0 is the side at the bottom of the unturned board. The look of the
    /// board and its men depends on the side, not on the seat that plays it.
    pub fn by_side(&self) -> Cow<'_, Scene> {
        if !self.swapped {
            return Cow::Borrowed(self);
        }
        let side = |seat: Seat| if seat < 2 { 1 - seat } else { seat };
        let mut scene = Scene { swapped: false, view: side(self.view), ..self.clone() };
        for man in scene.men.iter_mut().chain(&mut scene.captured).chain(&mut scene.withdrawn) {
            man.seat = side(man.seat);
        }
        for seat in &mut scene.resigned {
            *seat = side(*seat);
        }
        scene.turn = self.turn.map(side);
        scene.places = self.places.swapped();
        if let [first, second, ..] = &mut scene.names[..] {
            std::mem::swap(first, second);
        }
        Cow::Owned(scene)
    }

    /// Adds the traces of the turn that led here.
    pub fn with_last_turn(mut self, effects: &[Effect]) -> Scene {
        let mut round = 1;
        for effect in effects {
            match effect {
                Effect::Moved { path: way, .. } => self.traces.push(Trace::Moved(way.clone())),
                Effect::Replaced { from, to } => {
                    self.traces.push(Trace::Replaced { from: *from, to: *to, round });
                }
                Effect::Slid { from, to } => self.traces.push(Trace::Slid(from.clone(), to.clone())),
                Effect::Captured { seat, kind, cell } | Effect::Lost { seat, kind, cell } => {
                    if matches!(self.traces.last(), Some(Trace::Replaced { round: last, .. }) if *last == round)
                    {
                        round += 1;
                    }
                    self.captured.push(Man { cell: *cell, seat: *seat, kind: *kind });
                }
                Effect::TileRemoved { place } => self.traces.push(Trace::TileGone(*place)),
                // The next round begins on a new board, where nothing has moved yet.
                Effect::RoundOver { .. } if self.turn.is_some() => {
                    self.traces.clear();
                    self.turn_starts.fill(0);
                }
                Effect::Demanded { .. } | Effect::RoundOver { .. } | Effect::Passed | Effect::Out { .. } => {}
            }
        }
        self
    }

    /// Adds the traces of the turns that led here, in their order. Several turns are numbered.
    pub fn with_turns(mut self, turns: &[&[Effect]]) -> Scene {
        for effects in turns {
            if turns.len() > 1 {
                self.turn_starts.push(self.traces.len());
            }
            self = self.with_last_turn(effects);
        }
        self
    }

    /// The first trace of each of several turns, with the number of the turn from 1. A turn that left no trace has none.
    pub fn numbered_traces(&self) -> impl Iterator<Item = (usize, &Trace)> {
        let turns = (1..).zip(self.traces_by_turn()).filter(|_| self.shows_several_turns());
        turns.filter_map(|(number, traces)| Some((number, traces.first()?)))
    }

    /// The traces of each turn.
    pub fn traces_by_turn(&self) -> impl Iterator<Item = &[Trace]> {
        let starts = if self.shows_several_turns() { &self.turn_starts[..] } else { &[0] };
        let ends = starts.iter().skip(1).copied().chain([self.traces.len()]);
        starts.iter().zip(ends).map(|(start, end)| self.traces.get(*start..end).unwrap_or_default())
    }

    /// Whether the traces are of several turns, which are numbered.
    pub fn shows_several_turns(&self) -> bool {
        !self.turn_starts.is_empty()
    }

    /// The scene of a game that is over at this position, where nobody is to act.
    pub fn stopped(self) -> Scene {
        // The marks, the demand and the round show what a seat may do.
        Scene { turn: None, marks: Vec::new(), demand: None, round: None, ..self }
    }

    /// Adds the withdrawal of a seat. `men` are the men on the board before it.
    pub fn with_withdrawal(mut self, seat: Seat, men: &[Man]) -> Scene {
        let left = |man: &&Man| man.seat == seat && man.kind.is_owned() && !self.men.contains(man);
        self.withdrawn.extend(men.iter().filter(left).copied().collect::<Vec<_>>());
        self.resigned.push(seat);
        self
    }
}

/// A note about the end of a game: why it ended, or the rating of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ResultNote {
    /// The name of the player, which a picture may cut; empty in other notes.
    pub name: String,
    /// The reason, or the rating.
    pub text: String,
}

impl std::fmt::Display for ResultNote {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.name)?;
        f.write_str(if self.name.is_empty() { "" } else { " " })?;
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, ManKind, Setup};

    fn game(kind: GameKind) -> Game {
        Game::new(Setup::new(kind, None, None).expect("played by two"))
    }

    #[test]
    fn men_of_a_withdrawn_seat_are_drawn_until_the_next_turn() {
        for kind in GameKind::ALL {
            let mut game = game(kind);
            let before = game.scene();
            game.withdraw(1);
            let after = game.scene();
            let owned = |men: &[Man]| men.iter().filter(|man| man.seat == 1 && man.kind.is_owned()).count();
            assert_eq!(after.resigned, [1], "{kind}");
            assert_eq!(owned(&after.men) + owned(&after.withdrawn), owned(&before.men), "{kind}");
            assert!(after.withdrawn.iter().all(|man| !after.men.contains(man)), "{kind}");
        }
        let mut game = Game::new(Setup::new(GameKind::Biloba, Some(3), None).expect("played by three"));
        game.withdraw(1);
        let turn = game.position().legal_turns().remove(0);
        game.play(&turn).expect("legal");
        let scene = game.scene();
        assert_eq!((scene.resigned, scene.withdrawn), (vec![1], Vec::new()));
    }

    #[test]
    fn replacements_after_more_captures_are_of_the_next_round() {
        let [a, b, c] = [0, 1, 2].map(|column| Cell::new(column, 0));
        let took = |cell| Effect::Captured { seat: 1, kind: ManKind::new("men-pawn"), cell };
        let replaced = |from, to| Effect::Replaced { from, to };
        let effects = [took(a), took(b), replaced(c, a), replaced(a, b), took(c), replaced(b, c)];
        let scene = Scene::new(GameKind::Biloba, Vec::new(), None, Places::new(2)).with_last_turn(&effects);
        let round = |way: &Trace| if let Trace::Replaced { round, .. } = way { *round } else { 0 };
        assert_eq!(scene.traces.iter().map(round).collect::<Vec<_>>(), [1, 1, 2]);
    }

    #[test]
    fn several_turns_are_numbered_where_they_left_a_trace() {
        let [a, b] = [0, 1].map(|column| Cell::new(column, 0));
        let moved = |path: &[Cell]| Effect::Moved { kind: ManKind::new("men-pawn"), path: path.to_vec() };
        let scene = || Scene::new(GameKind::Biloba, Vec::new(), None, Places::new(2));
        let (there, back) = ([moved(&[a, b])], [moved(&[b, a])]);
        let numbered = scene().with_turns(&[&there, &[Effect::Passed], &back]);
        let traces: Vec<(usize, &Trace)> = numbered.numbered_traces().collect();
        assert_eq!(traces, [(1, &Trace::Moved(vec![a, b])), (3, &Trace::Moved(vec![b, a]))]);
        assert_eq!(scene().with_turns(&[&there]).numbered_traces().count(), 0, "it is the only one");
    }

    #[test]
    fn a_round_begins_without_traces_of_the_one_before() {
        let fen = "8/8/8/8/8/8/....2../oo.o2.o 1 shift 0:0 --";
        let mut position = GameKind::Bilitaire.from_fen(fen).expect("a position");
        let (_, effects) = position.play("B1-C1").expect("the last turn of the round");
        let scene = position.scene().with_last_turn(&effects);
        assert_eq!(scene.round, Some(Round { number: 2, of: 2, jumper: 1 }));
        assert!(scene.traces.is_empty(), "{:?}", scene.traces);
    }

    #[test]
    fn a_drawn_game_demands_nothing() {
        let mut game = game(GameKind::Bilitaire);
        while game.scene().demand.is_none() {
            let turns = game.position().legal_turns();
            let demanding = turns.iter().find(|turn| {
                let mut next = game.clone();
                next.play(turn).is_ok() && next.scene().demand.is_some()
            });
            game.play(demanding.unwrap_or(&turns[0]).clone().as_str()).expect("legal");
        }
        game.agree_draw();
        let scene = game.scene();
        assert_eq!((scene.turn, scene.demand, scene.round), (None, None, None));
    }

    #[test]
    fn bilitaire_says_who_jumps_and_in_which_round() {
        let scene = game(GameKind::Bilitaire).scene();
        assert_eq!(scene.round, Some(Round { number: 1, of: 2, jumper: 0 }));
    }
}
