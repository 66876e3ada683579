//! Turns put together choice by choice, for those who press instead of typing: given the beginning of a turn, what
//! may come next, cell by cell, and the board to choose on.
//!
//! A turn's canonical text falls into *pieces*, each a cell with the sign before it (`d4`, `-d5`, `,b3`, `>c4`), a
//! demand or a pass. The pieces of all that [`Draft::next`] offers are a tree, and a choice is a branch of it. What is
//! forced is walked through at once.

use super::{Cell, Draft, Mark, Place, Position, Scene, Step, Stop, turn};

/// What may come next in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// What has been chosen, and what is forced after it, in canonical text.
    pub beginning: String,
    /// What the choice is about.
    pub asks: Asks,
    /// At least one, in the order of their cells. Whoever follows them comes to every legal turn and to nothing else.
    pub list: Vec<Choice>,
    /// The board after the steps so far, with their traces, the man that is chosen, and the labels of the choices.
    pub scene: Scene,
}

/// What a choice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Which man moves (or, in Bilitaire's first turn, goes).
    Man,
    /// Which tile slides or goes.
    Tile,
    /// What becomes of the man or the tile that was chosen.
    Where,
    /// Whether the turn goes on, and how.
    GoOn,
    /// Whether a jump is demanded.
    Demand,
}

/// One of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its number in the list, from 1 on, as it stands in the scene.
    pub label: String,
    /// The whole turn, or the beginning with which [`choices`] goes on, in canonical text. A beginning `B2` is also
    /// that of `xB2`.
    pub text: String,
    /// Is it a whole turn, with which all is said?
    pub is_whole: bool,
    /// Where its label stands.
    pub spot: Option<Spot>,
}

impl Choice {
    /// The text without signs between cells, which is understood as well: fewer characters for long chains.
    pub fn compact(&self) -> String {
        pieces(&self.text).map(body).collect()
    }
}

/// Where on the board a choice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// At a cell.
    Cell(Cell),
    /// At one of Bilitaire's places for tiles.
    Place(Place),
}

/// What may come after the beginning of a turn; nothing chosen yet is `""`. `None` if no legal turn begins so: any text
/// may be asked about.
pub fn choices<P: Position>(position: &P, beginning: &str) -> Option<Choices> {
    position.seat()?;
    let follow = |reading| Node::begin(position.draft()).follow(beginning, reading);
    let node = follow(Reading::Exact).or_else(|| follow(Reading::Loose))?.walk_to_choice();
    let branches = node.branches();
    let man = node.chosen(&branches);
    let asks = node.asks(&branches);

    let mut list = Vec::new();
    let mut add = |text: String, is_whole: bool, spot: Option<Spot>| {
        list.push(Choice { label: (list.len() + 1).to_string(), text, is_whole, spot });
    };
    if node.may_stop() {
        add(node.text(), true, man.filter(|spot| matches!(spot, Spot::Cell(_))));
    }
    for branch in &branches {
        let end = branch.node.clone().walk_to_end();
        add(end.text(), end.is_whole(), branch.spot);
    }

    let effects = position.effects(&node.steps);
    let mut scene = node.draft.position().scene().with_last_turn(&effects);
    // What must be done the choices tell more exactly.
    scene.marks.clear();
    if let Some(Spot::Cell(cell)) = man {
        scene.marks.push(Mark::GoesOn(cell));
    }
    for branch in &branches {
        if let (Some(Spot::Place(to)), true) = (branch.spot, branch.goes_on) {
            scene.marks.extend(node.slides(to));
        }
    }
    scene.marks.extend(labels(&list));
    Some(Choices { beginning: node.text(), asks, list, scene })
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
    let mark = |(spot, text)| match spot {
        Spot::Cell(cell) => Mark::Choice(cell, text),
        Spot::Place(place) => Mark::PlaceChoice(place, text),
    };
    spots.into_iter().map(mark).collect()
}

/// How a text is compared with the pieces of steps.
#[derive(Clone, Copy)]
enum Reading {
    /// Sign by sign.
    Exact,
    /// Without signs between cells, so that it could mean two beginnings: only for what means none exactly.
    Loose,
}

/// A turn in the making, with a step in the making.
#[derive(Clone)]
struct Node<D: Draft> {
    draft: D,
    steps: Vec<D::Step>,
    /// May the turn stop after these steps?
    stop: Stop,
    /// The pieces of the next step that are chosen.
    begun: Vec<String>,
}

/// A step that may come next, in pieces.
struct Offer<S> {
    step: S,
    stop: Stop,
    pieces: Vec<String>,
}

/// One piece more.
struct Branch<D: Draft> {
    node: Node<D>,
    spot: Option<Spot>,
    /// Does it say where what was chosen goes, rather than choose more?
    goes_on: bool,
}

impl<D: Draft> Node<D> {
    fn begin(draft: D) -> Node<D> {
        Node { draft, steps: Vec::new(), stop: Stop::GoOn, begun: Vec::new() }
    }

    fn text(&self) -> String {
        turn::write(&self.steps) + &self.begun.concat()
    }

    fn is_whole(&self) -> bool {
        self.begun.is_empty() && self.stop == Stop::Whole
    }

    fn may_stop(&self) -> bool {
        self.begun.is_empty() && self.stop != Stop::GoOn
    }

    /// The steps that may come next and begin with the pieces that are chosen.
    fn offers(&self) -> Vec<Offer<D::Step>> {
        let mut offers = Vec::new();
        if self.is_whole() {
            return offers;
        }
        self.draft.next(|step, stop| {
            let mut text = String::new();
            step.write(self.steps.is_empty(), &mut text);
            let pieces: Vec<String> = pieces(&text).map(str::to_owned).collect();
            let mut both = self.begun.iter().zip(&pieces).enumerate();
            if self.begun.len() <= pieces.len()
                && both.all(|(index, (begun, piece))| self.is_like(index, piece, begun))
            {
                offers.push(Offer { step, stop, pieces });
            }
        });
        offers
    }

    /// Is this piece of a step meant?
    fn is_like(&self, index: usize, piece: &str, wanted: &str) -> bool {
        piece == wanted || self.as_chosen(index, piece) == wanted
    }

    /// A piece as it is chosen: a man or a tile comes first, and then if it is taken off.
    fn as_chosen<'p>(&self, index: usize, piece: &'p str) -> &'p str {
        if self.steps.is_empty() && index == 0 { body(piece) } else { piece }
    }

    fn with_step(&self, offer: &Offer<D::Step>) -> Node<D> {
        let (mut draft, mut steps) = (self.draft.clone(), self.steps.clone());
        draft.take(offer.step);
        steps.push(offer.step);
        Node { draft, steps, stop: offer.stop, begun: Vec::new() }
    }

    /// With one piece more; the step is taken if no other begins so.
    fn with_piece(&self, piece: &str, offers: &[Offer<D::Step>]) -> Node<D> {
        let at = self.begun.len();
        let mut meant = offers
            .iter()
            .filter(|offer| offer.pieces.get(at).is_some_and(|other| self.is_like(at, other, piece)));
        match (meant.next(), meant.next()) {
            (Some(only), None) if only.pieces.len() == at + 1 => self.with_step(only),
            _ => {
                let mut node = Node { stop: Stop::GoOn, ..self.clone() };
                node.begun.push(piece.to_owned());
                node
            }
        }
    }

    /// All ways to go on by one piece, in the order of their cells.
    fn branches(&self) -> Vec<Branch<D>> {
        let at = self.begun.len();
        let offers = self.offers();
        let mut branches: Vec<(String, Branch<D>)> = Vec::new();
        for offer in &offers {
            let Some(piece) = offer.pieces.get(at) else {
                // `xB2` beside `B2-B3`, when B2 is chosen.
                let spot = self.begun.first().and_then(|piece| spot(piece));
                branches.push((String::new(), Branch { node: self.with_step(offer), spot, goes_on: false }));
                continue;
            };
            let piece = self.as_chosen(at, piece);
            if branches.iter().any(|(other, _)| other == piece) {
                continue;
            }
            let node = self.with_piece(piece, &offers);
            let spot = match spot(piece) {
                // A way through the centre is known by where it ends.
                Some(Spot::Cell(_)) if at > 0 && !node.begun.is_empty() => node.only_end().or(spot(piece)),
                spot => spot,
            };
            branches.push((
                piece.to_owned(),
                Branch { node, spot, goes_on: body(piece) != piece && !piece.starts_with(',') },
            ));
        }
        branches.sort_by_cached_key(|(piece, _)| place_in_list(piece));
        branches.into_iter().map(|(_, branch)| branch).collect()
    }

    /// Where the step that is begun ends, if there is only one.
    fn only_end(&self) -> Option<Spot> {
        match &self.offers()[..] {
            [offer] => spot(offer.pieces.last()?),
            _ => None,
        }
    }

    /// Follows a text, piece by piece. `None` if no turn begins so.
    fn follow(self, text: &str, reading: Reading) -> Option<Node<D>> {
        pieces(text).try_fold(self, |node, piece| node.enter(piece, reading))
    }

    fn enter(&self, wanted: &str, reading: Reading) -> Option<Node<D>> {
        let at = self.begun.len();
        let offers = self.offers();
        let mut next = offers.iter().filter_map(|offer| offer.pieces.get(at));
        let found = match reading {
            Reading::Exact => next.any(|piece| self.is_like(at, piece, wanted)).then_some(wanted),
            Reading::Loose => next
                .find(|piece| body(piece).eq_ignore_ascii_case(body(wanted)))
                .map(|piece| self.as_chosen(at, piece)),
        };
        if let Some(piece) = found {
            return Some(self.with_piece(piece, &offers));
        }
        // What was chosen may be a step already, though others begin so.
        let step = offers.iter().find(|offer| offer.pieces.len() == at)?;
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
            Some(piece) => spot(piece),
            None if branches.iter().any(|branch| branch.goes_on) => {
                let text = self.text();
                pieces(&text).last().and_then(spot)
            }
            None => None,
        }
    }

    /// How the tiles that are chosen slide, the first of them to this place.
    fn slides(&self, to: Place) -> impl Iterator<Item = Mark> {
        let tiles: Vec<Place> = self.begun.iter().filter_map(|piece| place(piece)).collect();
        let first = tiles.first().copied();
        tiles.into_iter().zip(first.into_iter().cycle()).map(move |(tile, first)| {
            let moved = |from: u8, first: u8, to: u8| (from + to).wrapping_sub(first);
            let column = moved(tile.column, first.column, to.column);
            Mark::CanSlide(tile, Place::new(column, moved(tile.row, first.row, to.row)))
        })
    }

    fn asks(&self, branches: &[Branch<D>]) -> Asks {
        let first = branches.iter().find_map(|branch| branch.spot);
        match (self.may_stop(), first) {
            (true, None) if !branches.is_empty() => Asks::Demand,
            (true, _) => Asks::GoOn,
            _ if self.chosen(branches).is_some() => Asks::Where,
            (_, Some(Spot::Place(_))) => Asks::Tile,
            _ => Asks::Man,
        }
    }
}

/// A canonical text in pieces: each ends with a number, but for a last one without.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let digits = rest.find(|sign: char| sign.is_ascii_digit()).unwrap_or(rest.len());
        let end =
            rest[digits..].find(|sign: char| !sign.is_ascii_digit()).map_or(rest.len(), |end| digits + end);
        let piece;
        (piece, rest) = rest.split_at(end);
        (!piece.is_empty()).then_some(piece)
    })
}

/// A piece without the sign that joins it to the one before.
fn body(piece: &str) -> &str {
    let body = piece.trim_start_matches(['-', '>', ',']);
    match body.strip_prefix('x') {
        // `x3` is a cell of column x.
        Some(taken) if taken.starts_with(|sign: char| sign.is_ascii_alphabetic()) => taken,
        _ => body,
    }
}

/// The cell of a piece; places are written in upper case.
fn spot(piece: &str) -> Option<Spot> {
    let mut signs = body(piece).chars();
    let column = signs.next().filter(char::is_ascii_alphabetic)?;
    let row = signs.as_str().parse::<u8>().ok()?.checked_sub(1)?;
    let cell = Cell::new(column.to_ascii_lowercase() as u8 - b'a', row);
    let place = Place::new(cell.column, cell.row);
    Some(if column.is_ascii_uppercase() { Spot::Place(place) } else { Spot::Cell(cell) })
}

fn place(piece: &str) -> Option<Place> {
    match spot(piece)? {
        Spot::Place(place) => Some(place),
        Spot::Cell(_) => None,
    }
}

/// By cells; before them what has none, by its number.
fn place_in_list(piece: &str) -> (Option<Cell>, u32, String) {
    let cell = spot(piece).map(|spot| match spot {
        Spot::Cell(cell) => cell,
        Spot::Place(place) => Cell::new(place.column, place.row),
    });
    let number = piece.trim_start_matches('!').parse().unwrap_or(0);
    (cell, number, piece.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_at_one_spot_share_its_mark() {
        let (cell, place) = (Cell::new(1, 2), Place::new(1, 2));
        let spots = [Some(Spot::Cell(cell)), None, Some(Spot::Place(place)), Some(Spot::Cell(cell))];
        let list = spots.into_iter().zip(1..).map(|(spot, number)| Choice {
            label: number.to_string(),
            text: String::new(),
            is_whole: false,
            spot,
        });
        let marks = [Mark::Choice(cell, "1 4".to_owned()), Mark::PlaceChoice(place, "3".to_owned())];
        assert_eq!(labels(&list.collect::<Vec<_>>()), marks);
    }

    #[test]
    fn texts_fall_into_pieces() {
        for (text, expected) in [
            ("c5-d5,b3>c4", vec!["c5", "-d5", ",b3", ">c4"]),
            ("A2B2-B2C2!12", vec!["A2", "B2", "-B2", "C2", "!12"]),
            ("w10-x11", vec!["w10", "-x11"]),
            ("d4xd6xf6", vec!["d4", "xd6", "xf6"]),
            ("pass", vec!["pass"]),
            ("", vec![]),
        ] {
            assert_eq!(pieces(text).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn signs_before_cells_are_told_from_columns() {
        for (piece, expected) in [("-x11", "x11"), ("x3", "x3"), ("xb2", "b2"), (",b3", "b3"), ("!3", "!3")] {
            assert_eq!(body(piece), expected);
        }
    }
}
