use super::{Maneuver, Prospects};
use crate::rules::{AnyPosition, Cell, Effect, Man, Seat, basileus};
use std::collections::BTreeSet;
use std::iter;

/// The gains of a turn that follow from the rules alone, without a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// The men of others, or of nobody, that it takes.
    pub captured: Vec<Man>,
    /// The men of others that its seat could take if they passed.
    pub threatened: Vec<Man>,
    /// The own men that could be taken next after most other turns but not after this one.
    pub rescued: Vec<Man>,
    /// The later uses of a turn that takes, threatens and saves nothing.
    pub prospects: Prospects,
    /// The other changes, if the turn has no prospects either (Basileus).
    pub maneuvers: Vec<Maneuver>,
    /// The captures that the turn leaves to the jumper (Bilitaire).
    pub outlook: Option<Outlook>,
    /// The number of balls that it demands to be taken (Bilitaire).
    pub demand: Option<u8>,
    /// Whether it ends a round (Bilitaire).
    pub ends_round: bool,
}

/// The captures of Bilitaire's jumper before and after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Whether the turn is the jumper's own: then it is what could be taken if the shifter passed.
    pub is_own: bool,
    /// The captures if the shifter had passed instead; `None` if the turn is the jumper's own.
    pub before: Option<Captures>,
    /// The captures after the turn.
    pub after: Captures,
}

/// The captures in a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Captures {
    /// The number of men that can make one.
    pub men: usize,
    /// The most men that one turn takes.
    pub longest: usize,
}

/// Upper bound of the other turns that a turn is compared with; each takes a list of replies.
const MAX_COMPARED_TURNS: usize = 8;

impl Gains {
    /// The gains of a turn for the seat to act; `None` if it is illegal.
    pub fn of(position: &AnyPosition, turn: &str) -> Option<Gains> {
        let seat = position.seat()?;
        let (after, effects) = played(position, turn)?;
        let demand = effects.iter().find_map(|effect| match effect {
            Effect::Demanded { balls } => Some(*balls),
            _ => None,
        });
        let ends_round = effects.iter().any(|effect| matches!(effect, Effect::RoundOver { .. }));
        let has_owned_men = position.kind().kinds().iter().any(|kind| kind.is_owned());
        let mut gains = Gains {
            captured: effects.iter().filter_map(taken).collect(),
            threatened: threatened(&after, seat),
            rescued: if has_owned_men { rescued(position, seat, turn, &after, &effects) } else { Vec::new() },
            prospects: Prospects::default(),
            maneuvers: Vec::new(),
            outlook: outlook(position, &after, seat).filter(|_| !ends_round),
            demand,
            ends_round,
        };
        if has_owned_men && gains.captured.len() + gains.threatened.len() + gains.rescued.len() == 0 {
            gains.prospects = Prospects::of(position, &after, seat, |cell| cell_after(&effects, cell));
            if gains.prospects == Prospects::default() {
                gains.maneuvers = maneuvers(position, &after, seat);
            }
        }
        Some(gains)
    }
}

/// The changes by a quiet turn of Basileus; none in other games.
fn maneuvers(before: &AnyPosition, after: &AnyPosition, seat: Seat) -> Vec<Maneuver> {
    let typed = (before.downcast_ref::<basileus::Position>(), after.downcast_ref());
    let (Some(before), Some(after)) = typed else { return Vec::new() };
    Maneuver::all(before, after, seat)
}

fn played(position: &AnyPosition, turn: &str) -> Option<(AnyPosition, Vec<Effect>)> {
    let mut after = position.clone();
    let (_, effects) = after.play(turn).ok()?;
    Some((after, effects))
}

fn taken(effect: &Effect) -> Option<Man> {
    match effect {
        Effect::Captured { seat, kind, cell } => Some(Man { cell: *cell, seat: *seat, kind: *kind }),
        _ => None,
    }
}

/// The effects of each legal turn.
fn all_effects(position: &AnyPosition) -> impl Iterator<Item = Vec<Effect>> {
    position.legal_turns().into_iter().filter_map(|turn| played(position, &turn)).map(|(_, effects)| effects)
}

/// The men of seats that the seat to act can take, in the order of their cells.
fn takeable(position: &AnyPosition) -> Vec<Man> {
    let mut men: Vec<Man> = all_effects(position)
        .flat_map(|effects| effects.into_iter())
        .filter_map(|effect| taken(&effect))
        .collect();
    men.retain(|man| man.kind.is_owned());
    men.sort_by_key(|man| man.cell);
    men.dedup();
    men
}

/// The men that a seat could take after its turn if the others passed.
fn threatened(after: &AnyPosition, seat: Seat) -> Vec<Man> {
    if after.seat() == Some(seat) {
        return Vec::new();
    }
    let seats = after.places().seats();
    let mut passed = iter::successors(after.after_pass(), |position| position.after_pass()).take(seats);
    passed
        .find(|position| position.seat() == Some(seat))
        .map_or_else(Vec::new, |position| takeable(&position))
}

/// The cells of a seat's men that the next seat can take; none if the seat itself is to act.
fn endangered(position: &AnyPosition, seat: Seat) -> BTreeSet<Cell> {
    if position.seat() == Some(seat) {
        return BTreeSet::new();
    }
    takeable(position).into_iter().filter(|man| man.seat == seat).map(|man| man.cell).collect()
}

/// The men of a seat that a turn rescues.
fn rescued(
    position: &AnyPosition,
    seat: Seat,
    turn: &str,
    after: &AnyPosition,
    effects: &[Effect],
) -> Vec<Man> {
    let others: Vec<String> = position.legal_turns().into_iter().filter(|other| other != turn).collect();
    let every = others.len().div_ceil(MAX_COMPARED_TURNS).max(1);
    let compared: Vec<(Vec<Effect>, BTreeSet<Cell>)> = others
        .iter()
        .step_by(every)
        .filter_map(|other| played(position, other))
        .map(|(after, effects)| (effects, endangered(&after, seat)))
        .collect();
    let still_endangered = endangered(after, seat);
    let is_rescued = |man: &Man| {
        let stationary: Vec<_> =
            compared.iter().filter(|(effects, _)| cell_after(effects, man.cell) == man.cell).collect();
        let lost = stationary.iter().filter(|(_, endangered)| endangered.contains(&man.cell)).count();
        lost * 2 > stationary.len() && !still_endangered.contains(&cell_after(effects, man.cell))
    };
    let men = position.scene().men.into_iter().filter(|man| man.kind.is_owned() && man.seat == seat);
    men.filter(is_rescued).collect()
}

/// The cell to which a turn moves the man of a cell.
fn cell_after(effects: &[Effect], cell: Cell) -> Cell {
    effects.iter().fold(cell, |at, effect| match effect {
        Effect::Moved { path, .. } if path.first() == Some(&at) => path.last().copied().unwrap_or(at),
        Effect::Replaced { from, to } if *from == at => *to,
        _ => at,
    })
}

/// The captures of the jumper that follow a turn of a seat; `None` in a game without a jumper.
fn outlook(position: &AnyPosition, after: &AnyPosition, seat: Seat) -> Option<Outlook> {
    let is_own = position.scene().round?.jumper == seat;
    // The position after a pass is `None` if there is no jump.
    let after_pass =
        |position: &AnyPosition| position.after_pass().map(|passed| captures(&passed)).unwrap_or_default();
    Some(match is_own {
        true => Outlook { is_own, before: None, after: after_pass(after) },
        false => Outlook { is_own, before: Some(after_pass(position)), after: captures(after) },
    })
}

fn captures(position: &AnyPosition) -> Captures {
    let mut men = BTreeSet::new();
    let mut longest = 0;
    for effects in all_effects(position) {
        men.extend(effects.iter().find_map(|effect| match effect {
            Effect::Moved { path, .. } => path.first().copied(),
            _ => None,
        }));
        longest = longest.max(effects.iter().filter_map(taken).count());
    }
    Captures { men: men.len(), longest }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    fn cells(men: &[Man]) -> Vec<String> {
        men.iter().map(|man| man.cell.to_string()).collect()
    }

    fn gains(game: GameKind, fen: &str, turn: &str) -> Gains {
        let position = game.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Gains::of(&position, turn).unwrap_or_else(|| panic!("{turn} in {fen}"))
    }

    #[test]
    fn men_that_most_other_turns_lose_are_rescued() {
        // An officer is about to jump over the pawn on d5.
        let gains = gains(GameKind::Basileus, "8b/9/9/3P5/4f4/9/9/B7F 0 --", "d5-c6");
        assert_eq!(cells(&gains.rescued), ["d5"]);
    }

    #[test]
    fn an_illegal_turn_gains_nothing() {
        let start = crate::rules::Setup::new(GameKind::Biloba, None, None).expect("a set-up").start();
        assert_eq!(Gains::of(&start, "a1-a2"), None);
    }
}
