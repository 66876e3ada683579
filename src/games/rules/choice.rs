//! Turns chosen step by step from buttons and menus: given the beginning of a turn, the choices that continue it, cell by
//! cell, and the board to choose on.
//!
//! The [parts](Part) of all steps that [`TurnBuilder::for_each_step`] candidates are a tree, and a choice is a branch of it. What is forced
//! is walked through at once.

use super::notation::{self, Separator, Token, Tokens};
use super::{Mark, Position, Scene, Spot, Step, TileSlot, TurnBuilder, TurnStatus, turn};

/// The choices that continue the beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// What was chosen and what is forced after it, in canonical text.
    pub beginning: String,
    /// What the choice is about.
    pub prompt: Prompt,
    /// The choices in the order of their cells, never empty. Following them leads to every legal turn and to no other.
    pub list: Vec<Choice>,
    /// The board after the steps so far, with their traces, the man that is chosen, and the labels of the choices.
    pub scene: Scene,
}

/// What a choice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The man that moves or, in Bilitaire's first turn, is removed.
    Man,
    /// The tile on which the man stands (Bilitaire).
    StartTile,
    /// The tile that slides or is removed.
    Tile,
    /// Where the chosen man or tile goes; if none was chosen, the cell.
    Destination,
    /// Whether the turn continues, and how.
    Continue,
    /// Whether a jump is demanded.
    Demand,
}

/// One of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its number in the list, from 1 on, as it stands in the scene.
    pub label: String,
    /// The whole turn, or the beginning of one.
    parts: Vec<Token>,
    /// Whether it completes the turn.
    pub is_complete: bool,
    /// Where its label stands.
    pub spot: Option<Spot>,
}

impl Choice {
    /// The whole turn, or the beginning with which [`choices`] goes on, in canonical text. A beginning `B2` is also
    /// that of `xB2`.
    pub fn text(&self) -> String {
        notation::write(&self.parts)
    }

    /// The text without signs between cells, which is understood as well: fewer characters for long chains.
    pub fn compact(&self) -> String {
        notation::write(&self.parts.iter().map(|part| part.bare()).collect::<Vec<_>>())
    }

    /// The number of balls that are demanded, if the choice ends with a demand (Bilitaire).
    pub fn demand(&self) -> Option<u8> {
        match self.parts.last() {
            Some(Token::Demand(balls)) => Some(*balls),
            _ => None,
        }
    }
}

/// The choices that continue the beginning of a turn, which is `""` before the first choice. `None` if no legal turn begins
/// so.
pub fn choices<P: Position>(position: &P, beginning: &str) -> Option<Choices> {
    position.seat()?;
    let wanted = notation::parts(beginning)?;
    let follow = |reading| Node::begin(position.turn_builder()).follow(&wanted, reading);
    let node = follow(Reading::Exact).or_else(|| follow(Reading::Loose))?.walk_to_choice();
    let branches = node.branches();
    let man = node.chosen(&branches);

    let mut list = Vec::new();
    let mut add = |parts: Vec<Token>, is_whole: bool, spot: Option<Spot>| {
        list.push(Choice { label: (list.len() + 1).to_string(), parts, is_complete: is_whole, spot });
    };
    if node.may_stop() {
        add(node.parts(), true, man.filter(|spot| matches!(spot, Spot::Cell(_))));
    }
    for branch in &branches {
        let end = branch.node.clone().walk_to_end();
        add(end.parts(), end.is_whole(), branch.spot);
    }

    let effects = position.effects(&node.steps);
    let mut scene = node.builder.position().scene().with_last_turn(&effects);
    let asks = node.asks(&branches, &scene);
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
    Some(Choices { beginning: notation::write(&node.parts()), prompt: asks, list, scene })
}

/// The beginning that was there one choice before this one, or before this whole turn; `""` before the first choice. What
/// may come after a beginning is asked of `choices`.
pub fn step_back(text: &str, choices: impl Fn(&str) -> Option<Choices>) -> String {
    let wanted = notation::parts(text).unwrap_or_default();
    // What takes something off the board is chosen without its sign.
    let leads =
        |parts: &[Token]| parts.iter().zip(&wanted).all(|(part, wanted)| part.bare() == wanted.bare());
    let (mut current, mut length) = (String::new(), 0);
    loop {
        let list = choices(&current).map(|choices| choices.list).unwrap_or_default();
        let goes_on = |choice: &&Choice| {
            !choice.is_complete && (length + 1..wanted.len()).contains(&choice.parts.len())
        };
        match list.iter().filter(goes_on).find(|choice| leads(&choice.parts)) {
            Some(choice) => (current, length) = (choice.text(), choice.parts.len()),
            None => return current,
        }
    }
}

impl Choices {
    /// Numbers the choices anew, by what a key makes of the column and the row of their spots. What has none comes
    /// first, and so does the turn as it is.
    pub fn number_by<K: Ord>(&mut self, key: impl Fn((u8, u8)) -> K) {
        let as_it_is = |choice: &Choice| choice.is_complete && choice.text() == self.beginning;
        self.list.sort_by_cached_key(|choice| match choice.spot {
            Some(spot) if !as_it_is(choice) => Some(key(spot.coordinates())),
            _ => None,
        });
        for (choice, number) in self.list.iter_mut().zip(1..) {
            choice.label = number.to_string();
        }
        self.scene.marks.retain(|mark| !matches!(mark, Mark::Choice(..)));
        self.scene.marks.extend(labels(&self.list));
    }
}

/// The labels at their spots; those that share one are joined.
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

/// How a beginning is compared with the parts of steps.
#[derive(Clone, Copy)]
enum Reading {
    /// Sign by sign.
    Exact,
    /// Without signs and case, so that it could mean two beginnings: only for what means none exactly.
    Loose,
}

/// A turn and a step under construction.
#[derive(Clone)]
struct Node<D: TurnBuilder> {
    builder: D,
    steps: Vec<D::Step>,
    /// May the turn stop after these steps?
    stop: TurnStatus,
    /// The parts of the next step that are chosen.
    begun: Vec<Token>,
}

/// A step that may come next.
struct Candidate<S> {
    step: S,
    stop: TurnStatus,
    parts: Tokens,
}

impl<S: Step> Candidate<S> {
    /// Whether its first token is only the tile to choose before it.
    fn is_found(&self) -> bool {
        self.step.found_on().is_some()
    }
}

/// A node with one more token.
struct Branch<D: TurnBuilder> {
    node: Node<D>,
    spot: Option<Spot>,
    /// Does it say where what was chosen goes, rather than choose more?
    goes_on: bool,
}

impl<D: TurnBuilder> Node<D> {
    fn begin(builder: D) -> Node<D> {
        Node { builder, steps: Vec::new(), stop: TurnStatus::Incomplete, begun: Vec::new() }
    }

    fn parts(&self) -> Vec<Token> {
        turn::tokens(&self.steps).into_iter().chain(self.begun.iter().copied()).collect()
    }

    fn is_whole(&self) -> bool {
        self.begun.is_empty() && self.stop == TurnStatus::Complete
    }

    fn may_stop(&self) -> bool {
        self.begun.is_empty() && self.stop != TurnStatus::Incomplete
    }

    /// The steps that may come next and begin with the parts that are chosen.
    fn candidates(&self) -> Vec<Candidate<D::Step>> {
        let mut candidates = Vec::new();
        if self.is_whole() {
            return candidates;
        }
        self.builder.for_each_step(|step, stop| {
            let found = step.found_on().map(|place| Token::At(Separator::From, place.into()));
            let parts = match found {
                Some(place) => Tokens::new([place].into_iter().chain(step.tokens(true).iter().copied())),
                None => step.tokens(self.steps.is_empty()),
            };
            let mut both = self.begun.iter().zip(parts.iter()).enumerate();
            if self.begun.len() <= parts.len()
                && both.all(|(index, (begun, part))| self.is_meant(index, *part, *begun))
            {
                candidates.push(Candidate { step, stop, parts });
            }
        });
        candidates
    }

    /// Is this part of a step meant?
    fn is_meant(&self, index: usize, part: Token, wanted: Token) -> bool {
        part == wanted || self.as_chosen(index, part) == wanted
    }

    /// A part as it is chosen: a man or a tile comes first, and then if it is taken off.
    fn as_chosen(&self, index: usize, part: Token) -> Token {
        if self.steps.is_empty() && index == 0 { part.bare() } else { part }
    }

    fn with_step(&self, offer: &Candidate<D::Step>) -> Node<D> {
        let (mut builder, mut steps) = (self.builder.clone(), self.steps.clone());
        builder.apply(offer.step);
        steps.push(offer.step);
        Node { builder, steps, stop: offer.stop, begun: Vec::new() }
    }

    /// With one part more; the step is taken if no other begins so.
    fn with_part(&self, part: Token, candidates: &[Candidate<D::Step>]) -> Node<D> {
        let at = self.begun.len();
        let mut meant = candidates
            .iter()
            .filter(|offer| offer.parts.get(at).is_some_and(|other| self.is_meant(at, *other, part)));
        match (meant.next(), meant.next()) {
            (Some(only), None) if only.parts.len() == at + 1 => self.with_step(only),
            _ => {
                let mut node = Node { stop: TurnStatus::Incomplete, ..self.clone() };
                node.begun.push(part);
                node
            }
        }
    }

    /// All ways to go on by one part, in the order of their cells.
    fn branches(&self) -> Vec<Branch<D>> {
        let at = self.begun.len();
        let candidates = self.candidates();
        let mut branches: Vec<(Option<Token>, Branch<D>)> = Vec::new();
        for offer in &candidates {
            let Some(part) = offer.parts.get(at) else {
                // `xB2` beside `B2-B3`, when B2 is chosen.
                let spot = self.begun.first().and_then(|part| part.spot());
                branches.push((None, Branch { node: self.with_step(offer), spot, goes_on: false }));
                continue;
            };
            let part = self.as_chosen(at, *part);
            if branches.iter().any(|(other, _)| *other == Some(part)) {
                continue;
            }
            let node = self.with_part(part, &candidates);
            let spot = match part.spot() {
                // A way through the centre is known by where it ends.
                Some(Spot::Cell(_)) if at > 0 && !node.begun.is_empty() => node.only_end().or(part.spot()),
                spot => spot,
            };
            let goes_on = !matches!(part.sign(), None | Some(Separator::From | Separator::Then));
            branches.push((Some(part), Branch { node, spot, goes_on }));
        }
        branches.sort_by_cached_key(|(part, _)| place_in_list(*part));
        branches.into_iter().map(|(_, branch)| branch).collect()
    }

    /// Where the step that is begun ends, if there is only one.
    fn only_end(&self) -> Option<Spot> {
        match &self.candidates()[..] {
            [offer] => offer.parts.last()?.spot(),
            _ => None,
        }
    }

    /// Follows a beginning, part by part. `None` if no turn begins so.
    fn follow(self, beginning: &[Token], reading: Reading) -> Option<Node<D>> {
        beginning.iter().try_fold(self, |node, part| node.enter(*part, reading))
    }

    fn enter(&self, wanted: Token, reading: Reading) -> Option<Node<D>> {
        let at = self.begun.len();
        let candidates = self.candidates();
        let mut next = candidates.iter().filter_map(|offer| offer.parts.get(at).copied());
        let found = match reading {
            Reading::Exact => next.any(|part| self.is_meant(at, part, wanted)).then_some(wanted),
            Reading::Loose => next.find(|part| part.is_like(wanted)).map(|part| self.as_chosen(at, part)),
        };
        if let Some(part) = found {
            return Some(self.with_part(part, &candidates));
        }
        // Whoever names a ball has found its tile.
        let found = |offer: &&Candidate<D::Step>| offer.is_found() && offer.parts[1].is_like(wanted);
        if let Some(offer) = candidates.iter().find(found).filter(|_| at == 0) {
            return self.with_part(offer.parts[0], &candidates).enter(wanted, reading);
        }
        // What was chosen may be a step already, though others begin so.
        let step = candidates.iter().find(|offer| offer.parts.len() == at)?;
        self.with_step(step).enter(wanted, reading)
    }

    /// On through what is forced, as long as at least one piece is left to be chosen.
    fn walk_to_choice(mut self) -> Node<D> {
        while !self.may_stop() {
            match <[Branch<D>; 1]>::try_from(self.branches()) {
                Ok([only]) if !only.node.is_whole() => self = only.node,
                _ => break,
            }
        }
        self
    }

    /// On through what is forced, to the end of the turn if all is.
    fn walk_to_end(mut self) -> Node<D> {
        while !self.may_stop() {
            match <[Branch<D>; 1]>::try_from(self.branches()) {
                Ok([only]) => self = only.node,
                Err(_) => break,
            }
        }
        self
    }

    /// The man or tile that goes on.
    fn chosen(&self, branches: &[Branch<D>]) -> Option<Spot> {
        match self.begun.first() {
            Some(part) => part.spot(),
            None if branches.iter().any(|branch| branch.goes_on) => {
                let last = self.steps.len().checked_sub(1)?;
                self.steps[last].tokens(last == 0).last()?.spot()
            }
            None => None,
        }
    }

    /// How the tiles that are chosen slide, the first of them to this place.
    fn slides(&self, to: TileSlot) -> impl Iterator<Item = Mark> {
        let place = |part: &Token| match part {
            Token::At(_, Spot::TileSlot(place)) => Some(*place),
            _ => None,
        };
        let tiles: Vec<TileSlot> = self.begun.iter().filter_map(place).collect();
        let first = tiles.first().copied();
        tiles.into_iter().zip(first.into_iter().cycle()).map(move |(tile, first)| {
            let moved = |from: u8, first: u8, to: u8| (from + to).wrapping_sub(first);
            let column = moved(tile.column, first.column, to.column);
            Mark::CanSlide(tile, TileSlot::new(column, moved(tile.row, first.row, to.row)))
        })
    }

    fn asks(&self, branches: &[Branch<D>], scene: &Scene) -> Prompt {
        let first = branches.iter().find_map(|branch| branch.spot);
        match (self.may_stop(), first) {
            (true, None) if !branches.is_empty() => Prompt::Demand,
            (true, _) => Prompt::Continue,
            _ if matches!(
                (self.begun.first(), first),
                (Some(Token::At(_, Spot::TileSlot(_))), Some(Spot::Cell(_)))
            ) =>
            {
                Prompt::Man
            }
            _ if self.chosen(branches).is_some() => Prompt::Destination,
            (_, Some(Spot::TileSlot(_))) if self.candidates().iter().all(Candidate::is_found) => {
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

/// By cells; before them what has none, by its number.
fn place_in_list(part: Option<Token>) -> (Option<(u8, u8)>, u8, String) {
    let number = if let Some(Token::Demand(balls)) = part { balls } else { 0 };
    let text = part.map(|part| part.to_string()).unwrap_or_default();
    (part.and_then(Token::coordinates), number, text)
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
            parts: Vec::new(),
            is_complete: false,
            spot,
        });
        let marks = [Mark::Choice(cell.into(), "1 4".to_owned()), Mark::Choice(place.into(), "3".to_owned())];
        assert_eq!(labels(&list.collect::<Vec<_>>()), marks);
    }
}
