use super::goal::{FINDING_NODES, Goal, MIN_MARGIN};
use crate::coach::Gains;
use crate::rules::basileus::KING;
use crate::rules::bizingo::CAPTAIN;
use crate::rules::{AnyPosition, Cell, Effect, GameKind, ManKind};
use crate::search::{self, Budget, PlayerProfile, ProvenResult};
use serde::Deserialize;

/// The theme of a puzzle: what the first turn of its solution does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub enum Theme {
    /// The turn takes one man, and has no other theme.
    Capture,
    /// The turn takes two men.
    DoubleCapture,
    /// The turn takes three men or more.
    LongCapture,
    /// The turn takes a captain (Bizingo).
    Captain,
    /// Several pawns step onto the cells of those that they took (Biloba).
    Replacement,
    /// The turn leads through the special tile (Biloba).
    Centre,
    /// The turn jumps over a pawn (Biloba).
    Jump,
    /// The turn threatens one man.
    Threat,
    /// The turn threatens two men or more at the same time, by a plain step and with several men.
    DoubleThreat,
    /// The turn threatens two men or more with the man that moves alone, by a plain step.
    Fork,
    /// The turn threatens a pawn that can be taken only through the special tile (Biloba).
    CentreThreat,
    /// The turn saves men that could have been taken by moving one of them away.
    Escape,
    /// The turn saves men that could have been taken by moving another man.
    Defence,
    /// The turn saves men and threatens others.
    Counterattack,
    /// A man of the solver is taken in reply, but not by the basileus.
    Sacrifice,
    /// A man of the solver lures the basileus, which takes it in reply (Basileus).
    Decoy,
    /// The basileus itself moves (Basileus).
    King,
    /// The turn leaves men of the other side no move.
    LockIn,
    /// The turn leaves the other side few turns.
    Blockade,
    /// The other side would be better off if it could pass.
    Zugzwang,
    /// The turn neither takes, threatens, saves nor restricts anything.
    Quiet,
    /// The turn leaves no ball that the jumper can take, which ends the round (Bilitaire).
    Isolation,
    /// The turn demands that balls be taken (Bilitaire).
    Demand,
    /// The turn removes a tile (Bilitaire).
    Removal,
    /// The turn slides several tiles at once (Bilitaire).
    GroupSlide,
    /// The tablebase has the position (Basileus).
    Ending,
}

/// The most turns that a blockade leaves.
const MAX_BLOCKADED_TURNS: usize = 4;
/// The least share of the turns that a blockade takes away.
const MIN_BLOCKADED_SHARE: f64 = 0.5;
/// The least number of men of a long capture.
const LONG_CAPTURE: usize = 3;

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 26] = [
        Theme::Capture,
        Theme::DoubleCapture,
        Theme::LongCapture,
        Theme::Captain,
        Theme::Replacement,
        Theme::Centre,
        Theme::Jump,
        Theme::Threat,
        Theme::DoubleThreat,
        Theme::Fork,
        Theme::CentreThreat,
        Theme::Escape,
        Theme::Defence,
        Theme::Counterattack,
        Theme::Sacrifice,
        Theme::Decoy,
        Theme::King,
        Theme::LockIn,
        Theme::Blockade,
        Theme::Zugzwang,
        Theme::Quiet,
        Theme::Isolation,
        Theme::Demand,
        Theme::Removal,
        Theme::GroupSlide,
        Theme::Ending,
    ];

    /// The name of the theme in files and in the keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Capture => "capture",
            Theme::DoubleCapture => "double-capture",
            Theme::LongCapture => "long-capture",
            Theme::Captain => "captain",
            Theme::Replacement => "replacement",
            Theme::Centre => "centre",
            Theme::Jump => "jump",
            Theme::Threat => "threat",
            Theme::DoubleThreat => "double-threat",
            Theme::Fork => "fork",
            Theme::CentreThreat => "centre-threat",
            Theme::Escape => "escape",
            Theme::Defence => "defence",
            Theme::Counterattack => "counterattack",
            Theme::Sacrifice => "sacrifice",
            Theme::Decoy => "decoy",
            Theme::King => "king",
            Theme::LockIn => "lock-in",
            Theme::Blockade => "blockade",
            Theme::Zugzwang => "zugzwang",
            Theme::Quiet => "quiet",
            Theme::Isolation => "isolation",
            Theme::Demand => "demand",
            Theme::Removal => "removal",
            Theme::GroupSlide => "group-slide",
            Theme::Ending => "ending",
        }
    }

    /// The themes of a line that begins in a position, in the order of [`Theme::ALL`].
    ///
    /// # Panics
    /// If the first turn of the line is illegal.
    pub(super) fn of(position: &AnyPosition, line: &[String], goal: Goal) -> Vec<Theme> {
        let first = FirstTurn::of(position, line, goal);
        let mut themes: Vec<Theme> = Theme::ALL.into_iter().filter(|theme| first.has(*theme)).collect();
        if themes.is_empty() {
            themes.push(if first.gains.captured.len() == 1 { Theme::Capture } else { Theme::Quiet });
        }
        themes
    }
}

impl TryFrom<String> for Theme {
    type Error = String;

    fn try_from(name: String) -> Result<Theme, String> {
        let theme = Theme::ALL.into_iter().find(|theme| theme.name() == name);
        theme.ok_or_else(|| format!("{name:?} is not a theme"))
    }
}

/// The way of a man that captures, and the cells of the men that it takes.
struct Capture {
    path: Vec<Cell>,
    taken: Vec<Cell>,
}

/// The first turn of a solution, and what comes of it.
struct FirstTurn<'a> {
    position: &'a AnyPosition,
    after: AnyPosition,
    effects: Vec<Effect>,
    gains: Gains,
    /// The captures that the solver could make next if the other side passed.
    threats: Vec<Capture>,
    /// The effects of the reply.
    reply: Vec<Effect>,
    goal: Goal,
}

impl FirstTurn<'_> {
    fn of<'a>(position: &'a AnyPosition, line: &[String], goal: Goal) -> FirstTurn<'a> {
        let gains = Gains::of(position, &line[0]).expect("the line is legal");
        let mut after = position.clone();
        let effects = after.play(&line[0]).map(|(_, effects)| effects).unwrap_or_default();
        let reply = line.get(1).and_then(|reply| after.clone().play(reply).ok());
        let reply = reply.map(|(_, effects)| effects).unwrap_or_default();
        let threats = after.after_pass().as_ref().map(captures).unwrap_or_default();
        FirstTurn { position, after, effects, gains, threats, reply, goal }
    }

    fn has(&self, theme: Theme) -> bool {
        let gains = &self.gains;
        let (captured, threatened) = (gains.captured.len(), gains.threatened.len());
        let rescues = !gains.rescued.is_empty();
        match theme {
            // If there is no other one.
            Theme::Capture | Theme::Quiet => false,
            Theme::DoubleCapture => (2..LONG_CAPTURE).contains(&captured),
            Theme::LongCapture => captured >= LONG_CAPTURE,
            Theme::Captain => gains.captured.iter().any(|man| man.kind == CAPTAIN),
            Theme::Replacement => self.replaces_several(),
            Theme::Centre => self.is_through_centre(),
            Theme::Jump => self.is_jump(),
            Theme::Threat => threatened == 1 && captured == 0 && !rescues && !self.threatens_through_centre(),
            Theme::DoubleThreat => self.is_double_threat() && !self.is_fork(),
            Theme::Fork => self.is_double_threat() && self.is_fork(),
            Theme::CentreThreat => captured == 0 && self.is_plain_step() && self.threatens_through_centre(),
            Theme::Escape => rescues && captured + threatened == 0 && self.moves_rescued(),
            Theme::Defence => rescues && captured + threatened == 0 && !self.moves_rescued(),
            Theme::Counterattack => rescues && captured + threatened > 0,
            Theme::Sacrifice => self.loses_man() && moved(&self.reply) != Some(KING),
            Theme::Decoy => self.loses_man() && moved(&self.reply) == Some(KING),
            Theme::King => moved(&self.effects) == Some(KING),
            Theme::LockIn => !gains.prospects.locked.is_empty() && !self.can_be_answered_by_capture(),
            Theme::Blockade => self.is_blockade(),
            Theme::Zugzwang => self.is_zugzwang(),
            Theme::Demand => gains.demand.is_some(),
            Theme::Isolation => gains.ends_round,
            Theme::Removal => self.effects.iter().any(|effect| matches!(effect, Effect::TileRemoved { .. })),
            Theme::GroupSlide => self
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::Slid { from, .. } if from.len() > 1)),
            Theme::Ending => search::tablebase_result(self.position).is_some(),
        }
    }

    fn is_through_centre(&self) -> bool {
        self.position.kind() == GameKind::Biloba && path(&self.effects).len() == 3
    }

    fn is_jump(&self) -> bool {
        let [from, to] = path(&self.effects) else { return false };
        let distance = from.column.abs_diff(to.column).max(from.row.abs_diff(to.row));
        self.position.kind() == GameKind::Biloba && distance == 2
    }

    fn is_plain_step(&self) -> bool {
        !self.is_through_centre() && !self.is_jump()
    }

    /// Whether a plain step that takes nothing threatens several men, each of them without the special tile.
    fn is_double_threat(&self) -> bool {
        let is_first = self.gains.captured.is_empty() && self.is_plain_step();
        is_first && self.gains.threatened.len() > 1 && !self.threatens_through_centre()
    }

    /// Whether the man that moves could take each of the threatened men.
    fn is_fork(&self) -> bool {
        let moved = path(&self.effects).last();
        self.gains.threatened.iter().all(|man| {
            self.threats.iter().any(|threat| threat.path.first() == moved && threat.taken.contains(&man.cell))
        })
    }

    /// Whether some man can be taken only through the special tile.
    fn threatens_through_centre(&self) -> bool {
        let is_through_centre = |threat: &Capture| threat.path.len() == 3;
        self.position.kind() == GameKind::Biloba
            && self.gains.threatened.iter().any(|man| {
                let mut takers = self.threats.iter().filter(|threat| threat.taken.contains(&man.cell));
                takers.all(is_through_centre)
            })
    }

    fn moves_rescued(&self) -> bool {
        self.effects.iter().any(|effect| match effect {
            Effect::Moved { path, .. } => {
                self.gains.rescued.iter().any(|man| path.first() == Some(&man.cell))
            }
            _ => false,
        })
    }

    fn replaces_several(&self) -> bool {
        self.effects.iter().filter(|effect| matches!(effect, Effect::Replaced { .. })).count() > 1
    }

    /// Whether the reply takes a man of the solver.
    fn loses_man(&self) -> bool {
        let solver = self.position.seat();
        self.reply.iter().any(|effect| {
            matches!(effect, Effect::Captured { seat, kind, .. } if kind.is_owned() && Some(*seat) == solver)
        })
    }

    /// Whether the other side can capture next. In Basileus it then must, which alone leaves it few turns.
    fn can_be_answered_by_capture(&self) -> bool {
        self.after.legal_turns().iter().any(|turn| {
            let mut next = self.after.clone();
            next.play(turn).is_ok() && next.man_count() < self.after.man_count()
        })
    }

    fn is_blockade(&self) -> bool {
        let Some(passed) = self.position.after_pass() else { return false };
        let (before, after) = (passed.legal_turns().len(), self.after.legal_turns().len());
        let is_less = after as f64 <= before as f64 * MIN_BLOCKADED_SHARE;
        after <= MAX_BLOCKADED_TURNS
            && is_less
            && self.after.seat().is_some()
            && !self.can_be_answered_by_capture()
    }

    /// Whether the solution would reach less if the other side could pass.
    fn is_zugzwang(&self) -> bool {
        let Some(passed) = self.after.after_pass() else { return false };
        let player = PlayerProfile::neutral(passed.kind());
        let search =
            |position| search::search_except(position, &player, Budget::nodes(FINDING_NODES), 0, &[]);
        let Some((after, passed)) = search(&self.after).zip(search(&passed)) else { return false };
        let wins = matches!(passed.proven, Some(ProvenResult::Win(_)));
        !wins && self.goal != Goal::Save && 1.0 - after.value_chance() >= passed.value_chance() + MIN_MARGIN
    }
}

/// The captures that the seat to act can make.
fn captures(position: &AnyPosition) -> Vec<Capture> {
    let turns = position.legal_turns().into_iter();
    let effects = turns.filter_map(|turn| Some(position.clone().play(&turn).ok()?.1));
    let captures = effects.map(|effects| Capture {
        path: path(&effects).to_vec(),
        taken: effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Captured { cell, .. } => Some(*cell),
                _ => None,
            })
            .collect(),
    });
    captures.filter(|capture| !capture.taken.is_empty()).collect()
}

/// The path of the man that moves in a turn; empty if none does.
fn path(effects: &[Effect]) -> &[Cell] {
    let path = effects.iter().find_map(|effect| match effect {
        Effect::Moved { path, .. } => Some(path.as_slice()),
        _ => None,
    });
    path.unwrap_or_default()
}

/// The kind of the man that moves in a turn.
fn moved(effects: &[Effect]) -> Option<ManKind> {
    effects.iter().find_map(|effect| match effect {
        Effect::Moved { kind, .. } => Some(*kind),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The themes of a line of one turn.
    #[track_caller]
    fn themes(game: GameKind, fen: &str, turn: &str) -> Vec<Theme> {
        let position = game.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Theme::of(&position, &[turn.to_owned()], Goal::Gain)
    }

    #[test]
    fn one_man_that_threatens_several_forks_them() {
        let biloba = |fen, turn| themes(GameKind::Biloba, fen, turn);
        // From d6, the pawn reaches both c5, to take c4 with c3, and e7, to take f7 with g7.
        assert_eq!(biloba("5/7/2n2sn2/9/9/2s6/2n3s2/7/5 1 --", "c7-d6"), [Theme::Fork]);
        // The pawn goes on to g6 to take g5, but f6 is taken by the one on g4, which steps to f5.
        assert_eq!(biloba("5/7/4s4/2s2n3/6n2/6s2/4n4/7/5 0 --", "e7-f7"), [Theme::DoubleThreat]);
        // The captain goes on to m4, which takes both l4 and n4.
        let fen =
            "5/4d2/2d1d4/2d1d1d1d2/2d3d1d1d2/6d2L5/4d1d1d6l1/5l1lD1Dl7/5l1l1l1l1l1l5/6l1l1l1l1l6/19 l 0 --";
        assert_eq!(themes(GameKind::Bizingo, fen, "o6-n5"), [Theme::Fork]);
    }

    #[test]
    fn a_threat_through_the_centre_is_none_that_a_plain_step_carries_out() {
        let fen = "5/7/3s2sn1/3n5/9/6n2/2s3s2/7/5 0 --";
        assert_eq!(themes(GameKind::Biloba, fen, "g7-f6"), [Theme::CentreThreat]);
    }
}
