use super::Suggestion;
use crate::rules::{AnyPosition, Effect, Game, History, JudgedTurn, Mark, Places, Scene, Seat, Verdict};
use crate::search::{self, Budget, PlayerProfile};

/// A position of a finished game, before one of its turns or at its end.
#[derive(Clone, Debug)]
pub struct ReviewPosition {
    history: History,
    /// The history after the last turn, if seats have left the game since.
    before_withdrawals: Option<History>,
    /// The seat to act and the turn that it played; `None` at the end.
    turn: Option<(Seat, String)>,
}

/// The result of the analysis of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The chance of each seat to win, from 0 to 1; a draw is half a win. They add up to 1.
    pub chances: Vec<f64>,
    /// The best turn; `None` at the end of the game.
    best: Option<String>,
}

/// The review of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The chance of each seat at the start and after each turn, as if no seat had left the game then. They are smoothed, because an
    /// analysis favours the seat to act a little and raw chances would alternate. The chances after a mistake are not: they are those
    /// that are told with it.
    pub chances: Vec<Vec<f64>>,
    /// The worst mistakes in the order of the game, at most three.
    pub mistakes: Vec<Mistake>,
}

/// A turn that lowered the winning chance of its seat compared with the best turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The number of turns played before it.
    pub number: usize,
    /// The turn that was played.
    pub played: String,
    /// The chance of the seat after the played turn.
    pub chance_after: f64,
    /// The better turn.
    pub better: Suggestion,
    /// The chance of the seat after the better turn.
    pub best_chance: f64,
    /// The board before the turn from the view of the seat, with both turns as marks.
    pub scene: Scene,
}

/// Another turn that somebody tries in place of a mistake.
#[derive(Clone, Debug)]
pub struct Retry {
    /// The turn in canonical text.
    pub turn: String,
    /// The effects of the turn.
    pub effects: Vec<Effect>,
    /// The position after it.
    pub position: AnyPosition,
    /// The chance of the seat after it.
    pub chance: f64,
    /// Whether it is so good that it would not be a mistake.
    pub is_right: bool,
    /// Whether it is clearly better than the mistake.
    pub is_better: bool,
    /// The best reply to a turn that is not; `None` if the game is over or the same seat goes on.
    pub reply: Option<Suggestion>,
}

/// Number of search nodes for a whole game, and the bounds of the share of one position.
const NODES_PER_GAME: u64 = 1_500_000;
const MIN_NODES: u64 = 2_000;
const MAX_NODES: u64 = 15_000;
/// Upper bound of the mistakes in a review.
const MAX_MISTAKES: usize = 3;
/// Upper bound of the turns that are verified by another analysis.
const MAX_CANDIDATES: usize = 6;
/// A turn that costs less of the chances than this is not a mistake.
const MIN_LOSS: f64 = 0.05;
/// How much the loss of a computer counts beside that of a person, who wants to learn from it.
const OTHERS_WEIGHT: f64 = 0.5;

impl ReviewPosition {
    /// All positions of a game that is over, the last being the one after its last turn. How a game ends by a resignation, on time,
    /// by agreement or without a result says nothing about that position.
    ///
    /// # Panics
    /// If the game contains an illegal turn, which [`Game`] does not allow.
    pub fn all(game: &Game) -> Vec<ReviewPosition> {
        let mut replay = game.at_ply(0);
        let mut withdrawals = game.withdrawals().iter().peekable();
        let mut positions = Vec::new();
        for (number, turn) in game.turns().iter().enumerate() {
            let mut before_withdrawals = None;
            while let Some((_, seat)) = withdrawals.next_if(|(after, _)| *after == number) {
                before_withdrawals.get_or_insert_with(|| replay.history().clone());
                replay.withdraw(*seat);
            }
            if let Some(seat) = replay.seat() {
                positions.push(ReviewPosition {
                    history: replay.history().clone(),
                    before_withdrawals,
                    turn: Some((seat, turn.clone())),
                });
            }
            replay.play(turn).expect("it was legal when it was played");
        }
        positions.push(ReviewPosition::after_turn(replay.history().clone()));
        positions
    }

    /// The number of search nodes for each of this many positions.
    pub fn nodes(positions: usize) -> u64 {
        (NODES_PER_GAME / positions.max(1) as u64).clamp(MIN_NODES, MAX_NODES)
    }

    /// Analyzes the position; deterministic for a number of nodes. It takes some ten milliseconds of computation, so it
    /// must not run on an async worker.
    pub fn analyze(&self, budget: Budget<'_>) -> Analysis {
        let now = analyze(&self.history, budget);
        match &self.before_withdrawals {
            Some(history) => Analysis { chances: analyze(history, budget).chances, ..now },
            None => now,
        }
    }

    /// Whether one of these seats is still in the game.
    fn is_played_by(&self, seats: &[Seat]) -> bool {
        self.history.position().places().active_seats().any(|seat| seats.contains(&seat))
    }

    /// The position after a turn; `None` if the turn is illegal.
    fn after(&self, turn: &str) -> Option<ReviewPosition> {
        let mut history = self.history.clone();
        history.play(turn).ok()?;
        Some(ReviewPosition::after_turn(history))
    }

    fn after_turn(history: History) -> ReviewPosition {
        ReviewPosition { history, before_withdrawals: None, turn: None }
    }
}

/// The places, complete once the rules or the host have ended the game.
fn places(history: &History) -> Places {
    let mut places = history.position().places();
    if history.host_draw().is_some() {
        places.finish_all();
    }
    places
}

fn analyze(history: &History, budget: Budget<'_>) -> Analysis {
    let position = history.position();
    let places = places(history);
    let player = PlayerProfile::neutral(position.kind());
    // With more than two seats a second search determines the chances of each.
    let budget = if places.seats() == 2 { budget } else { Budget { nodes: budget.nodes / 2, ..budget } };
    let result = if places.is_complete() { None } else { search::search(history, &player, budget, 0) };
    let Some((seat, result)) = position.seat().zip(result) else {
        let share = 1.0 / places.winners().count().max(1) as f64;
        let won = |seat: Seat| if places.get(seat) == Some(1) { share } else { 0.0 };
        return Analysis { chances: (0..places.seats()).map(won).collect(), best: None };
    };
    let chances = if places.seats() == 2 {
        (0..2)
            .map(|other| if other == seat { result.win_chance() } else { 1.0 - result.win_chance() })
            .collect()
    } else {
        search::win_chances(position, &player, budget)
    };
    Analysis { chances, best: Some(result.best_turn().to_owned()) }
}

impl Review {
    /// Builds a review from the analyses of all positions. It analyzes the candidates for mistakes once more, each search of them within
    /// a budget of its own. `people` are the seats of people: mistakes count while one of them plays, and those of others count half.
    ///
    /// # Examples
    /// ```
    /// use bside_games::coach::{Review, ReviewPosition};
    /// use bside_games::rules::{Game, GameKind, Setup};
    /// use bside_games::search::Budget;
    ///
    /// let mut game = Game::new(Setup::new(GameKind::Basileus, None, None)?);
    /// game.play("b1-c2").expect("a legal turn");
    /// game.withdraw(1);
    /// let positions = ReviewPosition::all(&game);
    /// let budget = || Budget::nodes(200);
    /// let analyses: Vec<_> = positions.iter().map(|position| position.analyze(budget())).collect();
    /// let review = Review::new(&positions, &analyses, &[0, 1], budget);
    /// assert_eq!((review.chances.len(), review.mistakes.len()), (2, 0));
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    pub fn new(
        positions: &[ReviewPosition],
        analyses: &[Analysis],
        people: &[Seat],
        budget: impl Fn() -> Budget<'static>,
    ) -> Review {
        let chances: Vec<Vec<f64>> = analyses.iter().map(|analysis| analysis.chances.clone()).collect();
        let weight = |seat: Seat| if people.contains(&seat) { 1.0 } else { OTHERS_WEIGHT };
        let mut candidates: Vec<(f64, usize)> = (0..positions.len().saturating_sub(1))
            .filter_map(|number| {
                let (seat, played) = positions[number].turn.as_ref()?;
                let is_other = analyses[number].best.as_ref().is_some_and(|best| best != played);
                let lost = chances[number].get(*seat)? - chances[number + 1].get(*seat)?;
                let counts = is_other && lost >= MIN_LOSS && positions[number].is_played_by(people);
                counts.then_some((lost * weight(*seat), number))
            })
            .collect();
        candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut mistakes: Vec<Mistake> = candidates
            .into_iter()
            .take(MAX_CANDIDATES)
            .filter_map(|(_, number)| mistake(&positions[number], number, &chances[number + 1], &budget))
            .collect();
        let weighted = |mistake: &Mistake| mistake.loss() * weight(mistake.better.seat);
        mistakes.sort_by(|one, other| weighted(other).total_cmp(&weighted(one)));
        mistakes.truncate(MAX_MISTAKES);
        mistakes.sort_by_key(|mistake| mistake.number);
        let is_decided = positions.last().is_some_and(|last| places(&last.history).is_complete());
        let steps: Vec<usize> = mistakes
            .iter()
            .map(|mistake| mistake.number)
            .chain(is_decided.then(|| positions.len().saturating_sub(2)))
            .collect();
        Review { chances: smoothed(&chances, &steps), mistakes }
    }
}

/// Averages each position with its neighbours to remove the advantage of the seat to act, except across steps: the turns after
/// these positions. The positions after them stay as they are.
fn smoothed(chances: &[Vec<f64>], steps: &[usize]) -> Vec<Vec<f64>> {
    let is_after_step = |number: usize| number.checked_sub(1).is_some_and(|before| steps.contains(&before));
    let mean = |number: usize, seat: usize| {
        let before = number.checked_sub(1).map(|before| chances[before][seat]);
        let after = chances.get(number + 1).filter(|_| !steps.contains(&number)).map(|after| after[seat]);
        let here = chances[number][seat];
        match (before, after) {
            (Some(before), Some(after)) => (before + 2.0 * here + after) / 4.0,
            (Some(beside), None) | (None, Some(beside)) => here.midpoint(beside),
            (None, None) => here,
        }
    };
    let position = |number: usize| match is_after_step(number) {
        true => chances[number].clone(),
        false => (0..chances[number].len()).map(|seat| mean(number, seat)).collect(),
    };
    (0..chances.len()).map(position).collect()
}

impl Mistake {
    fn loss(&self) -> f64 {
        self.best_chance - self.chance_after
    }

    /// The position before the mistake in its game; `None` in a game that has none at this turn.
    pub fn position(&self, game: &Game) -> Option<AnyPosition> {
        let before = ReviewPosition::all(game).into_iter().nth(self.number)?;
        Some(before.history.position().clone())
    }

    /// Judges another turn in place of the mistake, as the review has judged the mistake. What the review knows is not searched again.
    /// `None` if the turn is illegal. It takes some ten milliseconds of computation.
    pub fn retry(&self, game: &Game, turn: &str) -> Option<Retry> {
        let positions = ReviewPosition::all(game);
        let (before, seat) = (positions.get(self.number)?, self.better.seat);
        let mut position = before.history.position().clone();
        let (turn, effects) = position.play(turn).ok()?;
        let after = before.after(&turn)?;
        let nodes = ReviewPosition::nodes(positions.len());
        let chance = match &turn {
            turn if *turn == self.better.turn => self.best_chance,
            turn if *turn == self.played => self.chance_after,
            _ => *after.analyze(Budget::nodes(nodes)).chances.get(seat)?,
        };
        let is_right = self.best_chance - chance < MIN_LOSS;
        let is_better = chance - self.chance_after >= MIN_LOSS;
        let reply = if is_right { None } else { Suggestion::find(&after.history, nodes) };
        let reply = reply.filter(|reply| reply.seat != seat);
        Some(Retry { turn, effects, position, chance, is_right, is_better, reply })
    }
}

/// The cost of a turn compared with the best one, as a mistake if it is large enough. Both are judged by the position
/// after them at the same depth.
fn mistake(
    position: &ReviewPosition,
    number: usize,
    after: &[f64],
    budget: &impl Fn() -> Budget<'static>,
) -> Option<Mistake> {
    let (seat, played) = position.turn.as_ref()?;
    let better = Suggestion::find_within(&position.history, budget())?;
    // The longer search may find that the turn was the best one.
    if better.turn == *played {
        return None;
    }
    let best_chance = *position.after(&better.turn)?.analyze(budget()).chances.get(*seat)?;
    let board = position.history.position();
    let (_, effects) = board.clone().play(played).ok()?;
    let judged = |verdict, effects| Mark::Judged(JudgedTurn::new(board.kind(), verdict, effects));
    let marks = vec![judged(Verdict::Better, &better.effects), judged(Verdict::Played, &effects)];
    let scene = Scene { view: *seat, marks, ..board.scene() };
    let chance_after = *after.get(*seat)?;
    let mistake = Mistake { number, played: played.clone(), chance_after, better, best_chance, scene };
    (mistake.loss() >= MIN_LOSS).then_some(mistake)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Man, Setup};

    fn review(game: &Game) -> Review {
        review_of(game, &(0..game.places().seats()).collect::<Vec<_>>())
    }

    fn review_of(game: &Game, people: &[Seat]) -> Review {
        let positions = ReviewPosition::all(game);
        let analyses: Vec<Analysis> =
            positions.iter().map(|position| position.analyze(Budget::nodes(800))).collect();
        Review::new(&positions, &analyses, people, || Budget::nodes(ReviewPosition::nodes(positions.len())))
    }

    /// A game in which seat 0 plays the best turn and all others the first legal one.
    fn one_sided(game: GameKind, seats: usize, max_turns: usize) -> Game {
        let mut game = Game::new(Setup::new(game, Some(seats), None).expect("a set-up"));
        for _ in 0..max_turns {
            let Some(seat) = game.seat() else { break };
            let turn = match seat {
                0 => Suggestion::find(game.history(), 800).expect("a turn").turn,
                _ => game.position().legal_turns().remove(0),
            };
            game.play(&turn).expect("legal");
        }
        game
    }

    #[test]
    fn chances_add_up_after_each_turn() {
        for kind in GameKind::ALL {
            for seats in kind.seats() {
                let game = one_sided(kind, seats, 8);
                let review = review(&game);
                assert_eq!(review.chances.len(), game.turns().len() + 1, "{kind}");
                for chances in &review.chances {
                    assert_eq!(chances.len(), seats, "{kind}");
                    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{kind}: {chances:?}");
                }
            }
        }
    }

    #[test]
    fn the_curve_tells_the_chance_that_is_told_after_a_mistake() {
        let mut game = Game::new(Setup::new(GameKind::Basileus, None, None).expect("a set-up"));
        for turn in "e1-d2 b8-c7 d2-d3 c8-b7 d3-c4 c7-b6 c4-b5 b6xb4".split(' ') {
            game.play(turn).expect("legal");
        }
        let review = review(&game);
        assert_eq!(review.chances[8], [0.0, 1.0], "the rules have decided");
        assert!(!review.mistakes.is_empty());
        for mistake in &review.mistakes {
            let drawn = review.chances[mistake.number + 1][mistake.better.seat];
            assert_eq!(drawn, mistake.chance_after, "{mistake:?}");
        }
    }

    #[test]
    fn another_turn_in_place_of_a_mistake_is_right_if_it_costs_little() {
        let mut game = Game::new(Setup::new(GameKind::Basileus, None, None).expect("a set-up"));
        for turn in "e1-d2 b8-c7 d2-d3 c8-b7 d3-c4 c7-b6 c4-b5 b6xb4".split(' ') {
            game.play(turn).expect("legal");
        }
        let review = review(&game);
        let mistake =
            review.mistakes.iter().find(|mistake| mistake.number == 6).expect("the basileus is lost");
        let better = mistake.retry(&game, &mistake.better.turn).expect("legal");
        assert!(better.is_right && better.reply.is_none() && better.chance == mistake.best_chance);
        let again = mistake.retry(&game, &mistake.played).expect("legal");
        assert!(!again.is_right && again.chance == mistake.chance_after, "{again:?}");
        assert_eq!(again.reply.map(|reply| reply.turn).as_deref(), Some("b6xb4"));
        assert!(mistake.retry(&game, "a1-a9").is_none());
        let position = mistake.position(&game).expect("a position");
        let judged =
            position.legal_turns().into_iter().map(|turn| mistake.retry(&game, &turn).expect("legal"));
        for retry in judged {
            assert_eq!(retry.is_right, mistake.best_chance - retry.chance < MIN_LOSS, "{retry:?}");
            assert_eq!(retry.is_better, retry.chance - mistake.chance_after >= MIN_LOSS, "{retry:?}");
        }
    }

    #[test]
    fn a_turn_that_leads_to_a_host_draw_has_the_chances_of_a_draw() {
        let mut game = Game::new(Setup::new(GameKind::Bizingo, None, None).expect("a set-up"));
        let turns = circle(game.position());
        for number in 0..7 {
            game.play(&turns[number % 4]).expect("legal");
        }
        let position = ReviewPosition::after_turn(game.history().clone());
        // The last turn repeats the start for the third time.
        let drawn = position.after(&turns[3]).expect("legal").analyze(Budget::nodes(500));
        assert_eq!((drawn.chances, drawn.best), (vec![0.5, 0.5], None));
        game.play(&turns[3]).expect("legal");
        assert_eq!(review(&game).chances[8], [0.5, 0.5]);
    }

    /// Four turns that lead back to a position.
    fn circle(start: &AnyPosition) -> [String; 4] {
        let mut history = History::new(start.clone());
        let mut play = |is_good: &dyn Fn(&AnyPosition) -> bool| {
            let leads = |turn: &String| {
                let mut after = history.position().clone();
                after.play(turn).is_ok() && is_good(&after)
            };
            let turn = history.position().legal_turns().into_iter().find(leads).expect("a turn");
            history.play(&turn).expect("legal");
            turn
        };
        let men = |position: &AnyPosition, seat: Seat| -> Vec<Man> {
            position.scene().men.into_iter().filter(|man| man.seat == seat).collect()
        };
        let is_as_before = |seat| move |after: &AnyPosition| men(after, seat) == men(start, seat);
        let (first, second) = (play(&|_| true), play(&|_| true));
        [first, second, play(&is_as_before(0)), play(&is_as_before(1))]
    }

    #[test]
    fn the_best_turn_is_no_mistake_however_it_was_judged_before() {
        let game = Game::new(Setup::new(GameKind::Basileus, None, None).expect("a set-up"));
        let best = Suggestion::find(game.history(), 800).expect("a turn").turn;
        let position =
            ReviewPosition { turn: Some((0, best)), ..ReviewPosition::after_turn(game.history().clone()) };
        // The chances after it are those of a short search that saw no more than a loss.
        assert_eq!(mistake(&position, 0, &[0.0, 1.0], &|| Budget::nodes(800)), None);
    }

    #[test]
    fn the_result_is_no_evaluation_of_the_last_turn_unless_the_rules_give_it() {
        for kind in GameKind::ALL {
            for seats in kind.seats() {
                let game = one_sided(kind, seats, 2 * seats - 1);
                let [mut resigned, mut drawn] = [game.clone(), game.clone()];
                // The seat that has just moved goes first.
                let last = game.last_mover().expect("a turn");
                for seat in 0..seats - 1 {
                    resigned.withdraw((last + seat) % seats);
                }
                drawn.agree_draw();
                let expected = review(&game);
                assert_eq!(review(&resigned), expected, "{kind}");
                assert_eq!(review(&drawn), expected, "{kind}");
            }
        }
    }

    #[test]
    fn a_seat_that_leaves_after_its_turn_has_not_made_a_mistake_by_that() {
        let mut game = one_sided(GameKind::Biloba, 3, 4);
        game.withdraw(0);
        let next = game.position().legal_turns().remove(0);
        game.play(&next).expect("legal");
        let after = review(&game);
        assert!(after.chances[4][0] > 0.0, "{after:?}");
        assert!(after.mistakes.iter().all(|mistake| mistake.number != 3 || mistake.chance_after > 0.0));
    }

    #[test]
    fn mistakes_count_while_a_person_plays_and_first_those_of_people() {
        let game = one_sided(GameKind::Basileus, 2, 40);
        let mistakes = |people: &[Seat]| review_of(&game, people).mistakes;
        assert!(!mistakes(&[0]).is_empty(), "the computer's mistakes decide a game of a person as well");
        assert!(mistakes(&[]).is_empty());
        let mut left = one_sided(GameKind::Biloba, 4, 8);
        left.withdraw(1);
        for _ in 0..12 {
            let turn = left.position().legal_turns().remove(0);
            left.play(&turn).expect("legal");
        }
        let told = review_of(&left, &[1]).mistakes;
        assert!(told.iter().all(|mistake| mistake.number < 8), "{told:?}");
        let all = review(&left).mistakes;
        assert!(all.iter().any(|mistake| mistake.number >= 8), "the others went on: {all:?}");
    }

    #[test]
    fn the_worst_mistakes_are_those_of_the_loser() {
        let mut game = one_sided(GameKind::Basileus, 2, 40);
        game.withdraw(1);
        let review = review(&game);
        assert!((1..=MAX_MISTAKES).contains(&review.mistakes.len()), "{review:?}");
        assert!(review.mistakes.is_sorted_by_key(|mistake| mistake.number));
        for mistake in &review.mistakes {
            assert_eq!(mistake.better.seat, mistake.number % 2);
            assert_eq!(mistake.better.seat, 1, "{mistake:?}");
            assert_ne!(mistake.better.turn, mistake.played);
            assert!(mistake.loss() >= MIN_LOSS, "{mistake:?}");
        }
    }
}
