use super::{Localizer, table_alt};
use crate::coach::{Captures, CountChange, Gains, Maneuver, Outlook, Prospects, Suggestion};
use crate::localize::Message;
use crate::rules::{Man, ManKind, Scene};
use crate::search::ProvenResult;
use crate::table::Table;

/// The level of detail of a hint. Each level adds to the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintDetail {
    /// The place where the turn begins.
    Man,
    /// The whole turn.
    Turn,
    /// The turn and the reasons for it.
    Reasons,
}

/// More of what a quiet turn does would make its reasons too long.
const MAX_MANEUVERS: usize = 2;

/// The text of a hint up to a level of detail.
pub fn hint_text(localizer: &Localizer, suggestion: &Suggestion, telling: HintDetail) -> String {
    let message = match (telling, suggestion.origin()) {
        (HintDetail::Man, Some(spot)) => Message::new("hint-man").with("spot", spot),
        (HintDetail::Man | HintDetail::Turn, _) => Message::new("hint-turn").with("turn", &suggestion.turn),
        (HintDetail::Reasons, _) => {
            let turn = localizer.render(&Message::new("hint-turn").with("turn", &suggestion.turn));
            return [turn]
                .into_iter()
                .chain(reasons_text(localizer, suggestion))
                .collect::<Vec<_>>()
                .join("\n");
        }
    };
    localizer.render(&message)
}

/// The alt text of the picture of a hint: the hint, without its reasons, and the board. At most
/// [`MAX_ALT_TEXT_CHARS`](super::MAX_ALT_TEXT_CHARS) characters.
pub fn hint_alt(
    localizer: &Localizer,
    table: &Table,
    scene: &Scene,
    suggestion: &Suggestion,
    telling: HintDetail,
) -> String {
    let hint = hint_text(localizer, suggestion, telling.min(HintDetail::Turn)).replace("**", "");
    let alt = format!("{hint} {}", table_alt(localizer, table, scene));
    super::shortened_alt(alt, super::MAX_ALT_TEXT_CHARS)
}

/// The reasons for a turn, one sentence each: what it gains, the proven result or the winning chance, and the expected
/// reply.
fn reasons_text(localizer: &Localizer, suggestion: &Suggestion) -> Vec<String> {
    let mut sentences = benefits_text(localizer, suggestion);
    let outlook = wins_text(localizer, suggestion.proven).unwrap_or_else(|| {
        localizer.render(&match suggestion.proven {
            Some(loss @ ProvenResult::Loss(_)) => turns_message("hint-loses", loss),
            _ => Message::new("hint-chance").with("chance", percent(localizer, suggestion.win_chance)),
        })
    });
    sentences.push(outlook);
    sentences.extend(reply_text(localizer, suggestion));
    sentences
}

/// The gains of a turn, now and in the expected line, one sentence each.
pub(super) fn benefits_text(localizer: &Localizer, suggestion: &Suggestion) -> Vec<String> {
    let mut sentences = gains_text(localizer, &suggestion.gains);
    let leads_to = men_message("hint-leads", localizer, &suggestion.leads_to);
    sentences.extend(leads_to.map(|message| localizer.render(&message)));
    if sentences.is_empty() {
        sentences.push(localizer.text("hint-quiet"));
    }
    sentences
}

/// Says that a turn wins by force; `None` if this is not proven.
pub(super) fn wins_text(localizer: &Localizer, proven: Option<ProvenResult>) -> Option<String> {
    let win = proven.filter(|proven| matches!(proven, ProvenResult::Win(_)))?;
    Some(localizer.render(&turns_message("hint-wins", win)))
}

/// Says that a turn wins by force within this many turns of its side.
pub(super) fn wins_within_text(localizer: &Localizer, turns: usize) -> String {
    localizer.render(&Message::new("hint-wins").count("turns", turns))
}

/// A message about a proven result. It counts the moves of one side, as chess players do.
pub(super) fn turns_message(key: &'static str, proven: ProvenResult) -> Message {
    Message::new(key).count("turns", proven.own_turns() as usize)
}

/// The expected reply to a turn, if there is one.
pub(super) fn reply_text(localizer: &Localizer, suggestion: &Suggestion) -> Option<String> {
    let reply = suggestion.reply.as_ref()?;
    Some(localizer.render(&Message::new("hint-answer").with("turn", reply)))
}

/// The effects of a reply to the reader, one sentence each: captures, threats, rescues, blocks and what follows.
pub(super) fn reply_facts(localizer: &Localizer, reply: &Suggestion) -> Vec<String> {
    let Gains { captured, threatened, rescued, prospects, outlook, demand, ends_round, maneuvers } =
        &reply.gains;
    let of = |key, men: &[Man]| men_message(key, localizer, men);
    let change = |key, change: &CountChange| {
        Message::new(key).with("before", change.before).with("after", change.after)
    };
    let messages = [
        of("hint-takes", captured),
        of("hint-threatens", threatened),
        of("hint-saves", rescued),
        of("hint-prepares", &prospects.prepared),
        of("hint-guards", &prospects.guarded),
        of("hint-locks", &prospects.locked),
        prospects.restricted.as_ref().map(|turns| change("reply-restricts", turns)),
        ends_round.then(|| Message::new("hint-ends-round")),
        outlook.as_ref().map(|outlook| outlook_message(outlook, *demand)),
        of("hint-leads", &reply.leads_to),
    ];
    let maneuvers = maneuvers.iter().filter_map(|maneuver| match maneuver {
        Maneuver::Blocks { .. } => maneuver_message(localizer, maneuver),
        Maneuver::CornersKing(squares) => Some(change("reply-corners", squares)),
        Maneuver::NearsKing(steps) => Some(change("reply-nears", steps)),
        Maneuver::LimitsSafeTurns(turns) => Some(change("reply-limits", turns)),
        // The other side's own gains do not explain what is wrong with a turn.
        _ => None,
    });
    let messages = messages.into_iter().flatten().chain(maneuvers.take(MAX_MANEUVERS));
    messages.map(|message| localizer.render(&message)).collect()
}

/// The captures, threats and rescues of a turn, one sentence each, and in Bilitaire the jumps that it leaves to the jumper. The
/// sentences address nobody, because everybody reads those of a review.
pub(super) fn gains_text(localizer: &Localizer, gains: &Gains) -> Vec<String> {
    let of = |key, men: &[Man]| men_message(key, localizer, men);
    let Prospects { prepared, guarded, locked, restricted, freed } = &gains.prospects;
    let change = |key, change: &CountChange| {
        Message::new(key).with("before", change.before).with("after", change.after)
    };
    let messages = [
        of("hint-takes", &gains.captured),
        of("hint-threatens", &gains.threatened),
        of("hint-saves", &gains.rescued),
        of("hint-prepares", prepared),
        of("hint-guards", guarded),
        of("hint-locks", locked),
        restricted.as_ref().map(|turns| change("hint-restricts", turns)),
        freed.as_ref().map(|turns| change("hint-frees", turns)),
        gains.ends_round.then(|| Message::new("hint-ends-round")),
        gains.outlook.as_ref().map(|outlook| outlook_message(outlook, gains.demand)),
    ];
    let maneuvers = gains.maneuvers.iter().take(MAX_MANEUVERS);
    let maneuvers = maneuvers.filter_map(|maneuver| maneuver_message(localizer, maneuver));
    messages.into_iter().flatten().chain(maneuvers).map(|message| localizer.render(&message)).collect()
}

/// The purpose of a quiet turn in Basileus.
fn maneuver_message(localizer: &Localizer, maneuver: &Maneuver) -> Option<Message> {
    let (key, CountChange { before, after }) = match maneuver {
        Maneuver::Blocks { men, cell } => {
            return men_message("hint-blocks", localizer, men).map(|message| message.with("cell", *cell));
        }
        Maneuver::ChasesMen(men) => return men_message("hint-chases", localizer, men),
        Maneuver::LeavesEdge(cell) => return Some(Message::new("hint-leaves-edge").with("cell", *cell)),
        Maneuver::CornersKing(squares) => ("hint-corners", squares),
        Maneuver::FreesKing(squares) => ("hint-frees-king", squares),
        Maneuver::CoversKing(squares) => ("hint-covers", squares),
        Maneuver::EvadesEnemies(steps) => ("hint-evades", steps),
        Maneuver::NearsKing(steps) => ("hint-nears", steps),
        Maneuver::GuardsKing(steps) => ("hint-guards-king", steps),
        Maneuver::JoinsMen(men) => ("hint-joins", men),
        Maneuver::LimitsSafeTurns(turns) => ("hint-limits", turns),
        Maneuver::AddsSafeTurns(turns) => ("hint-adds", turns),
    };
    Some(Message::new(key).with("before", *before).with("after", *after))
}

/// A message about these men; `None` if there are none.
fn men_message(key: &'static str, localizer: &Localizer, men: &[Man]) -> Option<Message> {
    let message =
        || Message::new(key).conjunction("men", men_by_kind(localizer, men)).count("count", men.len());
    (!men.is_empty()).then(message)
}

/// The jumps that a turn leaves to the jumper (Bilitaire).
fn outlook_message(outlook: &Outlook, demand: Option<u8>) -> Message {
    let Captures { men, longest } = outlook.after;
    let message = match (outlook.is_own, demand) {
        (true, _) => Message::new("hint-opens"),
        (false, Some(balls)) => Message::new("hint-demands").count("demand", balls.into()),
        (false, None) => Message::new("hint-leaves"),
    };
    let before = outlook.before.unwrap_or(outlook.after);
    message
        .count("balls", men)
        .count("longest", longest)
        .count("before", before.men)
        .count("longest-before", before.longest)
}

/// The men of each kind, with their cells: `the officer on d5`, `the pawns on e4 and f6`.
fn men_by_kind(localizer: &Localizer, men: &[Man]) -> Vec<String> {
    let kinds = men.iter().fold(Vec::new(), |mut kinds, man| {
        if !kinds.contains(&man.kind) {
            kinds.push(man.kind);
        }
        kinds
    });
    let group = |kind: &ManKind| {
        // In a line of turns several men may be taken on one cell.
        let cells = men.iter().filter(|man| man.kind == *kind).fold(Vec::new(), |mut cells, man| {
            if !cells.contains(&man.cell) {
                cells.push(man.cell);
            }
            cells
        });
        let message = Message::new("hint-men").with("kind", kind.text()).count("count", cells.len());
        localizer.render(&message.conjunction("cells", cells))
    };
    kinds.iter().map(group).collect()
}

/// A chance from 0 to 1 as a whole percentage from 1% to 99%, because an estimate is never certain.
pub(super) fn percent(localizer: &Localizer, chance: f64) -> String {
    localizer.percent(chance.clamp(0.01, 0.99))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cell, GameKind, History};

    /// The sentences about the gains of a turn in a position.
    #[track_caller]
    fn told(game: GameKind, fen: &str, turn: &str) -> String {
        let position = game.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let gains = Gains::of(&position, turn)
            .unwrap_or_else(|| panic!("{turn} is none of {:?}", position.legal_turns()));
        gains_text(&Localizer::english(), &gains).join("\n")
    }

    #[test]
    fn biloba_tells_what_is_taken_threatened_and_saved() {
        let told = |fen, turn| told(GameKind::Biloba, fen, turn);
        assert_eq!(told("nnn2/7/9/2sn5/5s3/9/9/7/2s2 0 --", "f5-e6,c6>d6"), "It captures the pawn on d6.");
        assert_eq!(
            told("nnn2/7/9/2sn5/9/6s2/9/7/2s2 0 --", "g4-f5"),
            "It threatens to capture the pawn on d6."
        );
        assert_eq!(
            told("2n2/7/9/9/5n3/2ns5/9/7/s3s 0 --", "d4-d3"),
            "It saves the pawn on d4, which most other moves would lose."
        );
        assert!(!told("2n2/7/9/9/5n3/2ns5/9/7/s3s 0 --", "g1-g2").contains("saves"));
    }

    #[test]
    fn bizingo_tells_what_is_taken_threatened_and_saved() {
        let told = |fen, turn| told(GameKind::Bizingo, fen, turn);
        assert_eq!(
            told("5/7/2d1d1d2/11/13/5ld2l5/7l9/19/21/21/19 l 0 --", "o6-m6"),
            "It captures the soldier on l6."
        );
        assert_eq!(
            told("5/7/2d1d1d2/11/13/5ld4l3/7l9/19/21/21/19 l 0 --", "q6-o6"),
            "It threatens to capture the soldier on l6."
        );
        assert_eq!(
            told("5/7/9/11/6d6/6dl2d4/17/19/21/6l1l12/19 l 0 --", "m6-k6"),
            "It saves the soldier on m6, which most other moves would lose."
        );
    }

    #[test]
    fn basileus_tells_what_is_taken_threatened_and_saved() {
        let told = |fen, turn| told(GameKind::Basileus, fen, turn);
        assert_eq!(
            told("8b/9/4f4/9/3p5/2B6/9/9 0 --", "c3xe5xe7"),
            "It captures the pawn on d4 and the officer on e6."
        );
        assert_eq!(told("9/9/9/4B4/4b4/9/9/9 0 --", "e5xe4"), "It captures the basileus on e4.");
        assert_eq!(told("8b/9/9/9/3p5/9/1F7/B8 0 --", "b2-c3"), "It threatens to capture the pawn on d4.");
        assert_eq!(
            told("8b/9/9/3P5/4f4/9/9/B7F 0 --", "d5-c6"),
            "It saves the pawn on d5, which most other moves would lose."
        );
    }

    #[test]
    fn bilitaire_tells_what_is_taken_and_what_the_jumper_has_next() {
        let told = |fen, turn| told(GameKind::Bilitaire, fen, turn);
        let jump = "8/8/8/8/..oo4/oo..4/..o.2../oo.o2.o 1 jump 0:0 --";
        assert_eq!(
            told(jump, "d4xb4xb2xd2"),
            "It captures 3 balls: c4, b3 and c2.\nIf no tile moves, 2 balls can jump next; the longest jump takes 1."
        );
        assert_eq!(
            told(jump, "a3xc3xc1"),
            "It captures 2 balls: b3 and c2.\nIf no tile moves, one ball can jump next; the longest jump takes 1."
        );
        let last = "8/8/8/8/8/8/....4/oo..4 1 jump 0:0 --";
        assert_eq!(
            told(last, "a1xc1"),
            "It captures the ball on b1.\nUnless a tile moves, no ball can jump next."
        );
        let shift = "8/8/8/8/..oo4/oo..4/....2../oo.o2.o 1 shift 0:0 --";
        assert_eq!(
            told(shift, "B2-C2"),
            "It leaves one ball that can jump (3 before); the longest jump takes 1 (2 before)."
        );
        assert_eq!(told(shift, "D1-C1!2"), "It demands a jump over exactly 2 balls, which 2 balls can make.");
        assert_eq!(told(shift, "B1B2-B3B4"), "It ends the round: no ball can jump any more.");
    }

    #[test]
    fn a_cell_is_named_once_where_several_men_are_taken_one_after_the_other() {
        let soldier = ManKind::new("men-soldier");
        let man = |column| Man { cell: Cell::new(column, 3), seat: 1, kind: soldier };
        for (columns, told) in [(&[9, 9][..], "the soldier on j4"), (&[9, 7, 9], "the soldiers on j4 and h4")]
        {
            let men: Vec<Man> = columns.iter().map(|column| man(*column)).collect();
            assert_eq!(men_by_kind(&Localizer::english(), &men), [told]);
        }
    }

    #[test]
    fn a_quiet_turn_is_called_so() {
        let start = crate::rules::Setup::new(GameKind::Biloba, None, None).expect("a set-up").start();
        let quiet = Suggestion {
            gains: Gains::default(),
            leads_to: Vec::new(),
            proven: None,
            win_chance: 0.5,
            value_chance: 0.5,
            reply: Some("e6-e5".to_owned()),
            ..Suggestion::find(&History::new(start), 200).expect("a turn")
        };
        let reasons = reasons_text(&Localizer::english(), &quiet);
        assert_eq!(reasons[0], "A quiet move: it captures and threatens nothing.");
        assert_eq!(reasons.len(), 3, "{reasons:?}");
    }
}
