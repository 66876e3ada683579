use crate::rules::{AnyPosition, Cell, Man, Position, Seat, dispatch, turn};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::iter;

/// Turns of one seat in a row that are looked ahead, as if the others passed.
const TURNS: usize = 2;

/// The use of a turn that takes, threatens and saves nothing at once, by the turns that can follow: without a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prospects {
    /// The men of others that its seat could take with two more turns, but not without this one.
    pub prepared: Vec<Man>,
    /// The own men that others could take with two turns, but not after this one.
    pub guarded: Vec<Man>,
    /// The men of others that it leaves no turn.
    pub locked: Vec<Man>,
    /// How many turns it leaves to the others, if these are clearly fewer than before.
    pub restricted: Option<CountChange>,
    /// How many turns its own seat has next, if these are clearly more than before.
    pub freed: Option<CountChange>,
}

/// A number before a turn and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountChange {
    /// Before it.
    pub before: usize,
    /// After it.
    pub after: usize,
}

/// A difference of fewer turns says nothing.
const MIN_TURNS_CHANGE: usize = 2;

impl Prospects {
    /// The prospects of a turn of a seat that leads from one position to another. `moved` says where it brings the man of a cell.
    pub(super) fn of(
        before: &AnyPosition,
        after: &AnyPosition,
        seat: Seat,
        moved: impl Fn(Cell) -> Cell,
    ) -> Prospects {
        let others: Vec<Seat> = after.places().active_seats().filter(|other| *other != seat).collect();
        let Some(passed) = before.after_pass() else { return Prospects::default() };
        let in_reach = takeable(before, seat);
        let prepared = takeable(after, seat).into_iter().filter(|(cell, _)| !in_reach.contains_key(cell));
        let threats = |position: &AnyPosition| -> BTreeMap<Cell, Man> {
            let men = others.iter().flat_map(|other| takeable(position, *other));
            men.filter(|(_, man)| man.seat == seat).collect()
        };
        let still_threatened = threats(after);
        let guarded =
            threats(&passed).into_iter().filter(|(cell, _)| !still_threatened.contains_key(&moved(*cell)));
        let free = |position: &AnyPosition| -> BTreeSet<Cell> {
            others.iter().flat_map(|other| mobile(position, *other)).collect()
        };
        let (were_free, still_free) = (free(&passed), free(after));
        let mut locked = after.scene().men;
        locked.retain(|man| {
            man.kind.is_owned() && were_free.contains(&man.cell) && !still_free.contains(&man.cell)
        });
        let their_turns =
            |position: &AnyPosition| others.iter().map(|other| turn_count(position, *other)).sum();
        let theirs = CountChange { before: their_turns(&passed), after: their_turns(after) };
        let own = CountChange { before: turn_count(before, seat), after: turn_count(after, seat) };
        Prospects {
            restricted: (theirs.after + MIN_TURNS_CHANGE <= theirs.before).then_some(theirs),
            freed: (own.before + MIN_TURNS_CHANGE <= own.after).then_some(own),
            prepared: prepared.map(|(_, man)| man).collect(),
            guarded: guarded.map(|(_, man)| man).collect(),
            locked,
        }
    }
}

/// The men of others that a seat could take with at most [`TURNS`] turns in a row.
fn takeable(position: &AnyPosition, seat: Seat) -> BTreeMap<Cell, Man> {
    let mut found = BTreeMap::new();
    dispatch!(position, position => collect_takeable(position, seat, TURNS, &mut found));
    found
}

fn collect_takeable<P: Position>(position: &P, seat: Seat, turns: usize, found: &mut BTreeMap<Cell, Man>) {
    let Some(position) = with_seat_to_act(position, seat) else { return };
    let mut quiet = HashSet::new();
    turn::for_each_child(&position, |next| {
        if next.man_count() < position.man_count() {
            let left = next.scene().men;
            let is_left =
                |man: &Man| left.iter().any(|other| (other.cell, other.seat) == (man.cell, man.seat));
            let taken = position.scene().men.into_iter().filter(|man| man.seat != seat && !is_left(man));
            found.extend(taken.map(|man| (man.cell, man)));
        } else if turns > 1 {
            quiet.insert(next);
        }
    });
    quiet.iter().for_each(|next| collect_takeable(next, seat, turns - 1, found));
}

/// The cells of the men of a seat that it could move.
fn mobile(position: &AnyPosition, seat: Seat) -> BTreeSet<Cell> {
    dispatch!(position, position => mobile_men(position, seat))
}

fn mobile_men<P: Position>(position: &P, seat: Seat) -> BTreeSet<Cell> {
    let Some(position) = with_seat_to_act(position, seat) else { return BTreeSet::new() };
    let cells = |position: &P| -> BTreeSet<Cell> {
        position.scene().men.into_iter().filter(|man| man.seat == seat).map(|man| man.cell).collect()
    };
    let (now, mut mobile) = (cells(&position), BTreeSet::new());
    turn::for_each_child(&position, |next| mobile.extend(now.difference(&cells(&next))));
    mobile
}

/// The number of turns that a seat could play.
fn turn_count(position: &AnyPosition, seat: Seat) -> usize {
    fn count<P: Position>(position: &P, seat: Seat) -> usize {
        let mut count = 0;
        if let Some(position) = with_seat_to_act(position, seat) {
            turn::for_each_child(&position, |_| count += 1);
        }
        count
    }
    dispatch!(position, position => count(position, seat))
}

/// The position with a seat to act, as if those before it passed.
fn with_seat_to_act<P: Position>(position: &P, seat: Seat) -> Option<P> {
    let seats = position.places().seats();
    let mut passed = iter::successors(Some(position.clone()), Position::after_pass).take(seats);
    passed.find(|position| position.seat() == Some(seat))
}
