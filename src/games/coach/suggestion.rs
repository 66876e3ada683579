use super::Gains;
use crate::rules::{AnyPosition, Effect, History, Man, Mark, Seat, Spot};
use crate::search::{self, Budget, PlayerProfile, ProvenResult};

/// The best turn in a position, with the reasons for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// The seat to act.
    pub seat: Seat,
    /// The turn in canonical text.
    pub turn: String,
    /// The effects of the turn.
    pub effects: Vec<Effect>,
    /// The gains of the turn that follow from the rules alone.
    pub gains: Gains,
    /// The men of others that it takes later in the expected line, if that wins more men than it loses.
    pub leads_to: Vec<Man>,
    /// The result of the game if the search has proven it.
    pub proven: Option<ProvenResult>,
    /// The chance of the seat to win, from 0 to 1.
    pub win_chance: f64,
    /// As [`SearchResult::value_chance`](search::SearchResult::value_chance), of the same seat.
    pub value_chance: f64,
    /// The expected reply.
    pub reply: Option<String>,
}

impl Suggestion {
    /// Searches the best turn in the current position of a history; `None` if the game is over. Deterministic for a number of nodes.
    ///
    /// # Examples
    /// ```
    /// use bside_games::coach::Suggestion;
    /// use bside_games::rules::{GameKind, History, Setup};
    ///
    /// let history = History::new(Setup::new(GameKind::Basileus, None, None)?.start());
    /// let hint = Suggestion::find(&history, 500).ok_or("the game is over")?;
    /// assert_eq!((hint.seat, hint.proven), (0, None));
    /// assert_eq!(history.position().parse_turn(&hint.turn), Ok(hint.turn));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn find(history: &History, nodes: u64) -> Option<Suggestion> {
        Suggestion::find_within(history, Budget::nodes(nodes))
    }

    /// [`Suggestion::find`] within a budget of time and nodes.
    pub fn find_within(history: &History, budget: Budget<'_>) -> Option<Suggestion> {
        let position = history.position();
        let result = search::search(history, &PlayerProfile::top(position.kind()), budget, 0)?;
        let seat = position.seat()?;
        let (_, effects) = position.clone().play(result.best_turn()).ok()?;
        Some(Suggestion {
            seat,
            turn: result.best_turn().to_owned(),
            effects,
            gains: Gains::of(position, result.best_turn())?,
            leads_to: captures_of_line(position, seat, &result.principal_variation),
            proven: result.proven,
            win_chance: result.win_chance(),
            value_chance: result.value_chance(),
            reply: result.principal_variation.get(1).cloned(),
        })
    }

    /// The reasons for a turn that is known to be the best, in a game for two. The line after it is the one that a search of the
    /// position after it expects. `None` if it is illegal.
    pub fn of_turn(position: &AnyPosition, turn: &str, nodes: u64) -> Option<Suggestion> {
        let seat = position.seat()?;
        let mut after = position.clone();
        let (turn, effects) = after.play(turn).ok()?;
        let gains = Gains::of(position, &turn)?;
        let player = PlayerProfile::top(position.kind());
        let Some(result) = search::search(&History::new(after.clone()), &player, Budget::nodes(nodes), 0)
        else {
            let places = after.places();
            let is_shared = places.winners().count() > 1;
            let (proven, win_chance) = match places.get(seat) {
                Some(1) if is_shared => (None, 0.5),
                Some(1) => (Some(ProvenResult::Win(1)), 1.0),
                _ => (Some(ProvenResult::Loss(1)), 0.0),
            };
            return Some(Suggestion {
                seat,
                turn,
                effects,
                gains,
                leads_to: Vec::new(),
                proven,
                win_chance,
                value_chance: win_chance,
                reply: None,
            });
        };
        let is_own = after.seat() == Some(seat);
        let proven = result.proven.map(|proven| match proven {
            ProvenResult::Win(turns) if is_own => ProvenResult::Win(turns + 1),
            ProvenResult::Loss(turns) if is_own => ProvenResult::Loss(turns + 1),
            ProvenResult::Win(turns) => ProvenResult::Loss(turns + 1),
            ProvenResult::Loss(turns) => ProvenResult::Win(turns + 1),
        });
        let of_seat = |chance: f64| if is_own { chance } else { 1.0 - chance };
        let (win_chance, value_chance) = (of_seat(result.win_chance()), of_seat(result.value_chance()));
        let reply = (!is_own).then(|| result.best_turn().to_owned());
        let line: Vec<String> = [turn.clone()].into_iter().chain(result.principal_variation).collect();
        let leads_to = captures_of_line(position, seat, &line);
        Some(Suggestion { seat, turn, effects, gains, leads_to, proven, win_chance, value_chance, reply })
    }

    /// The place where the turn begins; `None` if it is a pass.
    pub fn origin(&self) -> Option<Spot> {
        origin(&self.effects)
    }

    /// The turn as marks on the board before it.
    pub fn marks(&self) -> Vec<Mark> {
        let marks = self.effects.iter().flat_map(|effect| match effect {
            Effect::Moved { path, .. } if path.len() > 1 => vec![Mark::CanGo(path.clone())],
            Effect::Replaced { from, to } => vec![Mark::CanGo(vec![*from, *to])],
            Effect::Slid { from, to } => {
                from.iter().zip(to).map(|(from, to)| Mark::CanSlide(*from, *to)).collect()
            }
            Effect::TileRemoved { place } => vec![Mark::Choice(Spot::TileSlot(*place), "×".to_owned())],
            Effect::Captured { cell, .. } => vec![Mark::Doomed(*cell)],
            _ => Vec::new(),
        });
        marks.collect()
    }
}

/// The men that a seat takes with its later turns of a line, if it wins more men by all of it than it loses.
fn captures_of_line(position: &AnyPosition, seat: Seat, line: &[String]) -> Vec<Man> {
    let mut position = position.clone();
    let (mut taken, mut balance) = (Vec::new(), 0);
    for (number, turn) in line.iter().enumerate() {
        let is_own = position.seat() == Some(seat);
        let Ok((_, effects)) = position.play(turn) else { break };
        for effect in effects {
            match effect {
                Effect::Captured { seat: of, kind, cell } if is_own && of != seat => {
                    balance += 1;
                    taken.extend((number > 0 && kind.is_owned()).then_some(Man { cell, seat: of, kind }));
                }
                Effect::Captured { seat: of, .. } | Effect::Lost { seat: of, .. } if of == seat => {
                    balance -= 1
                }
                _ => {}
            }
        }
    }
    if balance > 0 { taken } else { Vec::new() }
}

/// The place where the turn with these effects begins; `None` if it is a pass.
pub fn origin(effects: &[Effect]) -> Option<Spot> {
    effects.iter().find_map(|effect| match effect {
        Effect::Moved { path, .. } => path.first().map(|cell| Spot::Cell(*cell)),
        Effect::Replaced { from, .. } => Some(Spot::Cell(*from)),
        Effect::Slid { from, .. } => from.first().map(|place| Spot::TileSlot(*place)),
        Effect::TileRemoved { place } => Some(Spot::TileSlot(*place)),
        // The first turn of a round in Bilitaire removes a ball and moves nothing.
        Effect::Captured { cell, .. } if effects.len() == 1 => Some(Spot::Cell(*cell)),
        _ => None,
    })
}

/// The place to which the first man or tile moves in the turn with these effects; `None` if nothing moves or a tile is removed first.
pub fn destination(effects: &[Effect]) -> Option<Spot> {
    let is_first = |effect: &&Effect| {
        use Effect::{Moved, Replaced, Slid, TileRemoved};
        matches!(effect, Moved { .. } | Replaced { .. } | Slid { .. } | TileRemoved { .. })
    };
    match effects.iter().find(is_first)? {
        Effect::Moved { path, .. } => path.last().map(|cell| Spot::Cell(*cell)),
        Effect::Replaced { to, .. } => Some(Spot::Cell(*to)),
        Effect::Slid { to, .. } => to.first().map(|place| Spot::TileSlot(*place)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};

    fn after(game: GameKind, turns: &str) -> AnyPosition {
        let mut position = Setup::new(game, None, None).expect("played by two").start();
        for turn in turns.split_whitespace() {
            position.play(turn).expect("legal");
        }
        position
    }

    #[test]
    fn a_suggestion_is_a_legal_turn_with_an_origin() {
        for game in GameKind::ALL {
            let start = after(game, "");
            let history = History::new(start.clone());
            let suggestion = Suggestion::find(&history, 500).expect("a turn");
            assert!(start.legal_turns().contains(&suggestion.turn), "{game}: {}", suggestion.turn);
            assert!(suggestion.origin().is_some(), "{game}: {}", suggestion.turn);
            assert!(!suggestion.marks().is_empty(), "{game}: {}", suggestion.turn);
            assert_eq!(Suggestion::find(&history, 500), Some(suggestion), "{game}: deterministic");
        }
    }

    #[test]
    fn a_known_turn_has_the_reasons_of_the_search() {
        for game in GameKind::ALL {
            let start = after(game, "");
            let found = Suggestion::find(&History::new(start.clone()), 500).expect("a turn");
            let known = Suggestion::of_turn(&start, &found.turn, 500).expect("it is legal");
            assert_eq!(
                (&known.turn, &known.effects, &known.gains),
                (&found.turn, &found.effects, &found.gains)
            );
            assert!((0.02..0.98).contains(&known.win_chance), "{game}: {}", known.win_chance);
            assert_eq!(Suggestion::of_turn(&start, "z9-z8", 500), None);
        }
        let Ok(position) = GameKind::Basileus.from_fen("9/9/9/4B4/4b4/9/9/9 0 --") else { panic!("legal") };
        let wins = Suggestion::of_turn(&position, "e5xe4", 500).expect("it is legal");
        assert_eq!((wins.proven, wins.reply), (Some(ProvenResult::Win(1)), None));
    }

    #[test]
    fn captures_are_listed() {
        // A king that captures the other wins.
        let fen = "9/9/9/4B4/4b4/9/9/9 0 --";
        let Ok(position) = GameKind::Basileus.from_fen(fen) else { panic!("{fen}") };
        let suggestion = Suggestion::find(&History::new(position), 500).expect("a turn");
        assert_eq!(suggestion.proven, Some(ProvenResult::Win(1)));
        assert_eq!(suggestion.gains.captured.len(), 1);
    }
}
