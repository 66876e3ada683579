//! Turns chosen step by step from buttons and menus: given the beginning of a turn, the choices that continue it, cell
//! by cell, and the board to choose on.
//!
//! The [tokens](Token) of all steps that [`TurnBuilder::for_each_step`] visits form a tree. A choice is a branch of
//! this tree. Forced tokens, to which there is no alternative, are added without a choice.

use super::notation::{self, Separator, Token, Tokens};
use super::{Effect, Mark, Position, Scene, Spot, Step, TileSlot, TurnBuilder, TurnStatus, turn};

/// The choices that continue the beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The tokens chosen so far and the tokens that they force, in canonical text.
    pub beginning: String,
    /// The effects of the beginning.
    pub effects: Vec<Effect>,
    /// The man or the tiles that are chosen for the next step; empty if none are.
    pub chosen: String,
    /// The question that the choices answer.
    pub prompt: Prompt,
    /// The choices in the order of their cells, never empty. Following them leads to every legal turn and to no other.
    pub list: Vec<Choice>,
    /// The board after the steps so far, with their traces, the man that is chosen, and the labels of the choices.
    pub scene: Scene,
}

/// The question that the choices answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The man that moves or, in Bilitaire's first turn, is removed.
    Man,
    /// The tile on which the man stands (Bilitaire).
    StartTile,
    /// The tile that slides or is removed.
    Tile,
    /// The destination of the chosen man or tile; if none was chosen, a cell of the board.
    Destination,
    /// Whether the turn continues, and how.
    Continue,
    /// Whether a jump is demanded.
    Demand,
}

/// One of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The number of the choice in the list, from 1, as the scene shows it.
    pub label: String,
    /// The whole turn, or the beginning of one.
    tokens: Vec<Token>,
    /// Whether it completes the turn.
    pub is_complete: bool,
    /// The cell or slot on which its label is drawn.
    pub spot: Option<Spot>,
    /// The effects that it adds to those of the beginning. A man that has moved before moves on from its last stop.
    pub effects: Vec<Effect>,
    /// The man or the tiles that are chosen for the next step; empty if none are.
    pub chosen: String,
}

impl Choice {
    /// The complete turn, or the beginning to pass to [`choices`], in canonical text. The beginning `B2` stands for
    /// `xB2` as well.
    pub fn text(&self) -> String {
        notation::write(&self.tokens)
    }

    /// The text without separators, which saves characters in long chains. [`choices`] reads it as well.
    pub fn compact(&self) -> String {
        notation::write_compact(&self.tokens)
    }

    /// The number of balls that are demanded, if the choice ends with a demand (Bilitaire).
    pub fn demand(&self) -> Option<u8> {
        match self.tokens.last() {
            Some(Token::Demand(balls)) => Some(*balls),
            _ => None,
        }
    }
}

/// The choices that continue the beginning of a turn, which is `""` before the first choice. `None` if no legal turn
/// has this beginning.
///
/// # Examples
/// ```
/// use bside_games::rules::choice::Prompt;
/// use bside_games::rules::{GameKind, Setup};
///
/// let start = Setup::new(GameKind::Basileus, None, None)?.start();
/// let mut choices = start.choices("").ok_or("the game is over")?;
/// assert_eq!(choices.prompt, Prompt::Man);
/// // Always the first choice, until the turn is complete.
/// while !choices.list[0].is_complete {
///     choices = start.choices(&choices.list[0].text()).ok_or("no such beginning")?;
/// }
/// assert!(start.legal_turns().contains(&choices.list[0].text()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choices<P: Position>(position: &P, beginning: &str) -> Option<Choices> {
    position.seat()?;
    let wanted = notation::parse(beginning)?;
    let follow = |reading| Node::begin(position.turn_builder()).follow(&wanted, reading);
    let node = follow(Reading::Exact).or_else(|| follow(Reading::Loose))?.walk_to_choice();
    let branches = node.branches();
    let man = node.chosen(&branches);

    let effects = position.effects(&node.steps);
    let mut list = Vec::new();
    let mut add = |node: &Node<P::TurnBuilder>, is_complete: bool, spot: Option<Spot>| {
        list.push(Choice {
            label: (list.len() + 1).to_string(),
            tokens: node.tokens(),
            is_complete,
            spot,
            effects: added_effects(&effects, position.effects(&node.steps)),
            chosen: notation::write_step(&node.partial_step),
        });
    };
    if node.may_stop() {
        add(&node, true, man.filter(|spot| matches!(spot, Spot::Cell(_))));
    }
    for branch in &branches {
        let end = branch.node.clone().walk_to_end();
        add(&end, end.is_whole(), branch.spot);
    }

    let mut scene = node.builder.position().scene().with_last_turn(&effects);
    let prompt = node.prompt(&branches, &scene);
    // The choices replace the marks of obligatory captures.
    scene.marks.clear();
    if let Some(Spot::Cell(cell)) = man {
        scene.marks.push(Mark::GoesOn(cell));
    }
    for branch in &branches {
        if let (Some(Spot::TileSlot(to)), true) = (branch.spot, branch.goes_on) {
            scene.marks.extend(node.slides(to));
        }
    }
    scene.marks.extend(labels(&list));
    let chosen = notation::write_step(&node.partial_step);
    Some(Choices { beginning: notation::write(&node.tokens()), effects, chosen, prompt, list, scene })
}

/// The effects of a longer beginning of a turn without those of a shorter one.
fn added_effects(before: &[Effect], after: Vec<Effect>) -> Vec<Effect> {
    let added = |effect: Effect| match effect {
        // A chain of jumps is one movement, and its captures follow it.
        Effect::Moved { kind, path } => {
            let begun = before.iter().find_map(|effect| match effect {
                Effect::Moved { path, .. } => Some(path.len()),
                _ => None,
            });
            let path = path[begun.map_or(0, |stops| stops - 1)..].to_vec();
            (begun.is_none() || path.len() > 1).then_some(Effect::Moved { kind, path })
        }
        effect => (!before.contains(&effect)).then_some(effect),
    };
    after.into_iter().filter_map(added).collect()
}

/// The beginning that is one choice shorter than this beginning or turn; `""` if there is no choice before it. The
/// argument `choices` returns the choices after a beginning, as [`choices`] does.
pub fn step_back(text: &str, choices: impl Fn(&str) -> Option<Choices>) -> String {
    let wanted = notation::parse(text).unwrap_or_default();
    // A man or tile that is removed is chosen without the separator, so separators are not compared.
    let leads = |tokens: &[Token]| {
        tokens
            .iter()
            .zip(&wanted)
            .all(|(token, wanted)| token.without_separator() == wanted.without_separator())
    };
    let (mut current, mut length) = (String::new(), 0);
    loop {
        let list = choices(&current).map(|choices| choices.list).unwrap_or_default();
        let goes_on = |choice: &&Choice| {
            !choice.is_complete && (length + 1..wanted.len()).contains(&choice.tokens.len())
        };
        match list.iter().filter(goes_on).find(|choice| leads(&choice.tokens)) {
            Some(choice) => (current, length) = (choice.text(), choice.tokens.len()),
            None => return current,
        }
    }
}

/// Whether the last choice of a turn is whether a jump is demanded (Bilitaire).
pub fn ends_with_demand<P: Position>(position: &P, turn: &str) -> bool {
    let Some(tokens) = notation::parse(turn) else { return false };
    let without_demand = match tokens.last() {
        Some(Token::Demand(_)) => &tokens[..tokens.len() - 1],
        _ => &tokens[..],
    };
    let choices = choices(position, &notation::write(without_demand));
    choices.is_some_and(|choices| choices.prompt == Prompt::Demand)
}

impl Choices {
    /// Sorts the choices by a key of the column and row of their spots, and numbers them anew. Choices without a spot
    /// come first, and so does the choice to end the turn here.
    pub fn number_by<K: Ord>(&mut self, key: impl Fn((u8, u8)) -> K) {
        let ends_here = |choice: &Choice| choice.is_complete && choice.text() == self.beginning;
        self.list.sort_by_cached_key(|choice| match choice.spot {
            Some(spot) if !ends_here(choice) => Some(key(spot.coordinates())),
            _ => None,
        });
        for (choice, number) in self.list.iter_mut().zip(1..) {
            choice.label = number.to_string();
        }
        self.scene.marks.retain(|mark| !matches!(mark, Mark::Choice(..)));
        self.scene.marks.extend(labels(&self.list));
    }
}

/// The labels at their spots. Labels at the same spot are joined.
fn labels(list: &[Choice]) -> Vec<Mark> {
    let mut spots: Vec<(Spot, String)> = Vec::new();
    for choice in list {
        let Some(spot) = choice.spot else { continue };
        match spots.iter_mut().find(|(other, _)| *other == spot) {
            Some((_, text)) => *text = format!("{text} {}", choice.label),
            None => spots.push((spot, choice.label.clone())),
        }
    }
    spots.into_iter().map(|(spot, text)| Mark::Choice(spot, text)).collect()
}

/// How a beginning is compared with the tokens of steps.
#[derive(Clone, Copy)]
enum Reading {
    /// With separators.
    Exact,
    /// Without separators and case. It may match two beginnings, so it is used only if no beginning matches exactly.
    Loose,
}

/// A turn and a step under construction.
#[derive(Clone)]
struct Node<D: TurnBuilder> {
    builder: D,
    steps: Vec<D::Step>,
    /// Whether the turn may end after these steps.
    status: TurnStatus,
    /// The tokens of the next step that are chosen.
    partial_step: Vec<Token>,
}

/// A step that may come next.
struct Candidate<S> {
    step: S,
    status: TurnStatus,
    tokens: Tokens,
}

impl<S: Step> Candidate<S> {
    /// Whether its first token is only the tile to choose before it.
    fn has_start_tile(&self) -> bool {
        self.step.start_tile().is_some()
    }
}

/// A node with one more token.
struct Branch<D: TurnBuilder> {
    node: Node<D>,
    spot: Option<Spot>,
    /// Whether the token is a destination of the chosen man or tile, rather than a further man or tile.
    goes_on: bool,
}

impl<D: TurnBuilder> Node<D> {
    fn begin(builder: D) -> Node<D> {
        Node { builder, steps: Vec::new(), status: TurnStatus::Incomplete, partial_step: Vec::new() }
    }

    fn tokens(&self) -> Vec<Token> {
        turn::tokens(&self.steps).into_iter().chain(self.partial_step.iter().copied()).collect()
    }

    fn is_whole(&self) -> bool {
        self.partial_step.is_empty() && self.status == TurnStatus::Complete
    }

    fn may_stop(&self) -> bool {
        self.partial_step.is_empty() && self.status != TurnStatus::Incomplete
    }

    /// The steps that may come next and begin with the chosen tokens.
    fn candidates(&self) -> Vec<Candidate<D::Step>> {
        let mut candidates = Vec::new();
        if self.is_whole() {
            return candidates;
        }
        self.builder.for_each_step(|step, status| {
            let found = step.start_tile().map(|place| Token::At(Separator::From, place.into()));
            let tokens = match found {
                Some(place) => Tokens::new([place].into_iter().chain(step.tokens(true).iter().copied())),
                None => step.tokens(self.steps.is_empty()),
            };
            let mut both = self.partial_step.iter().zip(tokens.iter()).enumerate();
            if self.partial_step.len() <= tokens.len()
                && both.all(|(index, (chosen, token))| self.is_meant(index, *token, *chosen))
            {
                candidates.push(Candidate { step, status, tokens });
            }
        });
        candidates
    }

    /// Whether `wanted` means this token of a step, which has this index in the step.
    fn is_meant(&self, index: usize, token: Token, wanted: Token) -> bool {
        token == wanted || self.as_chosen(index, token) == wanted
    }

    /// The token as it is chosen. The first token of a turn has no separator then: a man or tile is chosen first, and
    /// its removal after it.
    fn as_chosen(&self, index: usize, token: Token) -> Token {
        if self.steps.is_empty() && index == 0 { token.without_separator() } else { token }
    }

    fn with_step(&self, candidate: &Candidate<D::Step>) -> Node<D> {
        let (mut builder, mut steps) = (self.builder.clone(), self.steps.clone());
        builder.apply(candidate.step);
        steps.push(candidate.step);
        Node { builder, steps, status: candidate.status, partial_step: Vec::new() }
    }

    /// The node with one more token. If this completes a step and no other step has the same beginning, the step is
    /// made.
    fn with_token(&self, token: Token, candidates: &[Candidate<D::Step>]) -> Node<D> {
        let at = self.partial_step.len();
        let mut meant = candidates.iter().filter(|candidate| {
            candidate.tokens.get(at).is_some_and(|other| self.is_meant(at, *other, token))
        });
        match (meant.next(), meant.next()) {
            (Some(only), None) if only.tokens.len() == at + 1 => self.with_step(only),
            _ => {
                let mut node = Node { status: TurnStatus::Incomplete, ..self.clone() };
                node.partial_step.push(token);
                node
            }
        }
    }

    /// The branches that add one token, in the order of their cells.
    fn branches(&self) -> Vec<Branch<D>> {
        let at = self.partial_step.len();
        let candidates = self.candidates();
        let mut branches: Vec<(Option<Token>, Branch<D>)> = Vec::new();
        for candidate in &candidates {
            let Some(token) = candidate.tokens.get(at) else {
                // The step is complete although others continue it: `xB2` beside `B2-B3` after the choice of B2.
                let spot = self.partial_step.first().and_then(|token| token.spot());
                branches.push((None, Branch { node: self.with_step(candidate), spot, goes_on: false }));
                continue;
            };
            let token = self.as_chosen(at, *token);
            if branches.iter().any(|(other, _)| *other == Some(token)) {
                continue;
            }
            let node = self.with_token(token, &candidates);
            let spot = match token.spot() {
                // A way through the centre is labelled at its end.
                Some(Spot::Cell(_)) if at > 0 && !node.partial_step.is_empty() => {
                    node.only_destination().or(token.spot())
                }
                spot => spot,
            };
            let goes_on = !matches!(token.separator(), None | Some(Separator::From | Separator::Then));
            branches.push((Some(token), Branch { node, spot, goes_on }));
        }
        branches.sort_by_cached_key(|(token, _)| sort_key(*token));
        branches.into_iter().map(|(_, branch)| branch).collect()
    }

    /// The destination of the step in progress, if only one is possible.
    fn only_destination(&self) -> Option<Spot> {
        match &self.candidates()[..] {
            [candidate] => candidate.tokens.last()?.spot(),
            _ => None,
        }
    }

    /// Follows a beginning, token by token. `None` if no turn has this beginning.
    fn follow(self, beginning: &[Token], reading: Reading) -> Option<Node<D>> {
        beginning.iter().try_fold(self, |node, token| node.enter(*token, reading))
    }

    fn enter(&self, wanted: Token, reading: Reading) -> Option<Node<D>> {
        let at = self.partial_step.len();
        let candidates = self.candidates();
        let mut next = candidates.iter().filter_map(|candidate| candidate.tokens.get(at).copied());
        let found = match reading {
            Reading::Exact => next.any(|token| self.is_meant(at, token, wanted)).then_some(wanted),
            Reading::Loose => next.find(|token| token.is_like(wanted)).map(|token| self.as_chosen(at, token)),
        };
        if let Some(token) = found {
            return Some(self.with_token(token, &candidates));
        }
        // A ball may be named without its tile, which is chosen before it in a list.
        let found = |candidate: &&Candidate<D::Step>| {
            candidate.has_start_tile() && candidate.tokens[1].is_like(wanted)
        };
        if let Some(candidate) = candidates.iter().find(found).filter(|_| at == 0) {
            return self.with_token(candidate.tokens[0], &candidates).enter(wanted, reading);
        }
        // The chosen tokens may be a complete step, although other steps have the same beginning.
        let step = candidates.iter().find(|candidate| candidate.tokens.len() == at)?;
        self.with_step(step).enter(wanted, reading)
    }

    /// Follows forced tokens, but leaves at least one token to choose, even if the complete turn is forced.
    fn walk_to_choice(mut self) -> Node<D> {
        while !self.may_stop() {
            match <[Branch<D>; 1]>::try_from(self.branches()) {
                Ok([only]) if !only.node.is_whole() => self = only.node,
                _ => break,
            }
        }
        self
    }

    /// Follows forced tokens, to the end of the turn if all of them are forced.
    fn walk_to_end(mut self) -> Node<D> {
        while !self.may_stop() {
            match <[Branch<D>; 1]>::try_from(self.branches()) {
                Ok([only]) => self = only.node,
                Err(_) => break,
            }
        }
        self
    }

    /// The man or tile that continues the turn.
    fn chosen(&self, branches: &[Branch<D>]) -> Option<Spot> {
        match self.partial_step.first() {
            Some(token) => token.spot(),
            None if branches.iter().any(|branch| branch.goes_on) => {
                let last = self.steps.len().checked_sub(1)?;
                self.steps[last].tokens(last == 0).last()?.spot()
            }
            None => None,
        }
    }

    /// The slides of the chosen tiles if the first of them slides to this place.
    fn slides(&self, to: TileSlot) -> impl Iterator<Item = Mark> {
        let place = |token: &Token| match token {
            Token::At(_, Spot::TileSlot(place)) => Some(*place),
            _ => None,
        };
        let tiles: Vec<TileSlot> = self.partial_step.iter().filter_map(place).collect();
        let first = tiles.first().copied();
        tiles.into_iter().zip(first.into_iter().cycle()).map(move |(tile, first)| {
            let moved = |from: u8, first: u8, to: u8| (from + to).wrapping_sub(first);
            let column = moved(tile.column, first.column, to.column);
            Mark::CanSlide(tile, TileSlot::new(column, moved(tile.row, first.row, to.row)))
        })
    }

    fn prompt(&self, branches: &[Branch<D>], scene: &Scene) -> Prompt {
        let first = branches.iter().find_map(|branch| branch.spot);
        match (self.may_stop(), first) {
            (true, None) if !branches.is_empty() => Prompt::Demand,
            (true, _) => Prompt::Continue,
            _ if matches!(
                (self.partial_step.first(), first),
                (Some(Token::At(_, Spot::TileSlot(_))), Some(Spot::Cell(_)))
            ) =>
            {
                Prompt::Man
            }
            _ if self.chosen(branches).is_some() => Prompt::Destination,
            (_, Some(Spot::TileSlot(_))) if self.candidates().iter().all(Candidate::has_start_tile) => {
                Prompt::StartTile
            }
            (_, Some(Spot::TileSlot(_))) => Prompt::Tile,
            (_, Some(Spot::Cell(cell))) if scene.men.iter().all(|man| man.cell != cell) => {
                Prompt::Destination
            }
            _ => Prompt::Man,
        }
    }
}

/// The sort key of a token: tokens without a cell come first, by the number of a demand, and then the others by cell.
fn sort_key(token: Option<Token>) -> (Option<(u8, u8)>, u8, String) {
    let number = if let Some(Token::Demand(balls)) = token { balls } else { 0 };
    let text = token.map(|token| token.to_string()).unwrap_or_default();
    (token.and_then(Token::coordinates), number, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Cell;

    #[test]
    fn choices_at_one_spot_share_its_mark() {
        let (cell, place) = (Cell::new(1, 2), TileSlot::new(1, 2));
        let spots = [Some(Spot::Cell(cell)), None, Some(Spot::TileSlot(place)), Some(Spot::Cell(cell))];
        let list = spots.into_iter().zip(1..).map(|(spot, number)| Choice {
            label: number.to_string(),
            tokens: Vec::new(),
            is_complete: false,
            spot,
            effects: Vec::new(),
            chosen: String::new(),
        });
        let marks = [Mark::Choice(cell.into(), "1 4".to_owned()), Mark::Choice(place.into(), "3".to_owned())];
        assert_eq!(labels(&list.collect::<Vec<_>>()), marks);
    }
}
