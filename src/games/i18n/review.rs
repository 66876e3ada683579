use super::heading::heading;
use super::hint::{gains_text, reply_facts, wins_text};
use super::markup::escaped_name;
use super::players::escaped_names;
use super::record::record_lines;
use super::table::outcome_text;
use super::{Localizer, MAX_ALT_TEXT_CHARS, alt_text, name, shortened_alt};
use crate::coach::{Mistake, Retry, Review};
use crate::localize::Message;
use crate::rules::{Game, Scene};
use crate::table::Table;

/// Upper bound of the samples of the graph in its alt text, besides the last one.
const MAX_SAMPLES: usize = 12;

/// The review of a finished game: its worst mistakes, with a sentence or two for each, and what the arrows in their
/// pictures mean.
pub fn review_text(localizer: &Localizer, table: &Table, review: &Review) -> String {
    let mut lines = vec![heading(localizer, table)];
    lines.extend(outcome_text(localizer, table));
    lines.extend(review_lines(localizer, &escaped_names(localizer, table), review));
    lines.join("\n")
}

/// [`review_text`] for the game of a record, with its names as [`record_names`](super::record_names) returns them.
pub fn record_review_text(localizer: &Localizer, names: &[String], game: &Game, review: &Review) -> String {
    let names: Vec<String> = names.iter().map(|name| escaped_name(name)).collect();
    let mut lines = record_lines(localizer, &names, game);
    lines.extend(review_lines(localizer, &names, review));
    lines.join("\n")
}

/// The mistakes, by players with these escaped names.
fn review_lines(localizer: &Localizer, names: &[String], review: &Review) -> Vec<String> {
    let mut lines = Vec::new();
    if review.mistakes.is_empty() {
        lines.push(localizer.text("review-even"));
    } else {
        lines.push(localizer.render(&Message::new("review-swings").count("swings", review.mistakes.len())));
    }
    let mistakes = (1..).zip(&review.mistakes);
    lines.extend(mistakes.map(|(number, mistake)| mistake_text(localizer, names, number, mistake)));
    lines.extend((!review.mistakes.is_empty()).then(|| localizer.text("review-legend")));
    lines
}

/// The played turn, the winning chance after it, and the better turn.
fn mistake_text(localizer: &Localizer, names: &[String], number: usize, mistake: &Mistake) -> String {
    let better = &mistake.better;
    let message = Message::new("review-swing")
        .count("number", number)
        .count("turn", mistake.number + 1)
        .with("name", names.get(better.seat).map_or("", String::as_str))
        .with("played", &mistake.played)
        .with("left", percent(localizer, mistake.chance_after))
        .with("better", &better.turn)
        .with("missed", percent(localizer, mistake.best_chance));
    let mut sentences = vec![localizer.render(&message)];
    sentences.extend(gains_text(localizer, &better.gains));
    sentences.extend(wins_text(localizer, better.proven));
    localizer.join("sentences", sentences)
}

/// The heading of a mistake that its player tries to avoid, and what it cost.
pub fn mistake_question(localizer: &Localizer, table: &Table, mistake: &Mistake) -> String {
    let cost = (100.0 * (mistake.best_chance - mistake.chance_after)).round() as usize;
    let message = Message::new("mistake-question")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .count("turn", mistake.number + 1)
        .with("played", &mistake.played)
        .count("cost", cost);
    localizer.render(&message)
}

/// What comes of another turn in place of a mistake.
pub fn retry_text(localizer: &Localizer, mistake: &Mistake, retry: &Retry) -> String {
    let key = match retry.is_right {
        true if retry.turn == mistake.better.turn => "mistake-best",
        true => "mistake-right",
        false => "mistake-wrong",
    };
    let message = Message::new(key)
        .with("turn", &retry.turn)
        .with("left", percent(localizer, retry.chance))
        .with("best", percent(localizer, mistake.best_chance));
    let mut sentences = vec![localizer.render(&message)];
    if retry.turn == mistake.better.turn {
        sentences.extend(gains_text(localizer, &mistake.better.gains));
    }
    if let Some(reply) = &retry.reply {
        sentences.push(localizer.render(&Message::new("mistake-reply").with("reply", &reply.turn)));
        sentences.extend(reply_facts(localizer, reply));
    }
    localizer.join("sentences", sentences)
}

/// How many people have voted for another turn in place of a mistake of their server.
pub fn voted_text(localizer: &Localizer, mistake: &Mistake, voted: &Retry, votes: usize) -> String {
    let message = Message::new("review-voted")
        .count("turn", mistake.number + 1)
        .count("votes", votes)
        .with("better", &voted.turn)
        .with("left", percent(localizer, voted.chance));
    localizer.render(&message)
}

/// The better turn and its reasons.
pub fn better_turn_text(localizer: &Localizer, mistake: &Mistake) -> String {
    let better = &mistake.better;
    let message = Message::new("mistake-better")
        .with("turn", &better.turn)
        .with("best", percent(localizer, mistake.best_chance));
    let mut sentences = vec![localizer.render(&message)];
    sentences.extend(gains_text(localizer, &better.gains));
    sentences.extend(wins_text(localizer, better.proven));
    localizer.join("sentences", sentences)
}

/// A chance from 0 to 1 as a whole percentage, the same in the text and beside the chart: from 1% to 99%, unless the result is certain.
fn percent(localizer: &Localizer, chance: f64) -> String {
    let is_certain = chance == 0.0 || chance == 1.0;
    localizer.percent(if is_certain { chance } else { chance.clamp(0.01, 0.99) })
}

/// The alt text of the picture of a mistake: the mistake, the better turn, the arrows of both and the board before them. `number` is the
/// number of the mistake in the review, from 1, and the scene has the names. At most [`MAX_ALT_TEXT_CHARS`] characters.
pub fn mistake_alt(localizer: &Localizer, number: usize, mistake: &Mistake, scene: &Scene) -> String {
    let names: Vec<String> = scene.names.iter().map(|raw| name(raw)).collect();
    let message = mistake_text(localizer, &names, number, mistake).replace("**", "");
    let arrows =
        Message::new("review-arrows").with("played", &mistake.played).with("better", &mistake.better.turn);
    let sentences = [message, localizer.render(&arrows), alt_text(localizer, scene, None)];
    shortened_alt(localizer.join("sentences", sentences), MAX_ALT_TEXT_CHARS)
}

/// The alt text of the graph of the winning chances of players with these names: samples at regular intervals and the last
/// one. At most [`MAX_ALT_TEXT_CHARS`] characters.
///
/// # Panics
///
/// Panics if the review contains no chances. A review always contains those at the end of the game.
pub fn review_alt(localizer: &Localizer, names: &[String], review: &Review) -> String {
    let names: Vec<String> = names.iter().map(|raw| name(raw)).collect();
    let last = review.chances.len().saturating_sub(1);
    let step = last.div_ceil(MAX_SAMPLES).max(1);
    let turns = (0..last).step_by(step).chain([last]);
    let sample = |turn: usize| {
        let chances = names.iter().zip(&review.chances[turn]);
        let chances: Vec<String> =
            chances.map(|(name, chance)| format!("{name} {}", percent(localizer, *chance))).collect();
        localizer.render(&Message::new("review-sample").count("turn", turn).list("chances", chances))
    };
    let message = Message::new("review-alt").with("samples", localizer.join("groups", turns.map(sample)));
    shortened_alt(localizer.render(&message), MAX_ALT_TEXT_CHARS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::{Analysis, ReviewPosition};
    use crate::rules::{GameKind, Mark, Setup, Verdict};
    use crate::search::Budget;
    use crate::table::{ChannelId, NewTable, Player, PlayerId, TableId, Timestamp};

    #[test]
    fn a_mistake_is_drawn_beside_the_better_turn_and_both_are_told() {
        let setup = Setup::new(GameKind::Basileus, None, None).expect("a set-up");
        let mut game = Game::new(setup);
        for turn in "e1-d2 b8-c7 d2-d3 c8-b7 d3-c4 c7-b6 c4-b5 b6xb4".split(' ') {
            game.play(turn).expect("legal");
        }
        let positions = ReviewPosition::all(&game);
        let analyses: Vec<Analysis> =
            positions.iter().map(|position| position.analyze(Budget::nodes(800))).collect();
        let review = Review::new(&positions, &analyses, &[0, 1], || Budget::nodes(15_000));
        let mistake =
            review.mistakes.iter().find(|mistake| mistake.played == "c4-b5").expect("it lost the game");
        let verdicts: Vec<Verdict> = mistake
            .scene
            .marks
            .iter()
            .filter_map(|mark| if let Mark::Judged(turn) = mark { Some(turn.verdict) } else { None })
            .collect();
        assert_eq!(verdicts, [Verdict::Better, Verdict::Played]);

        let ana = Player::human(PlayerId(1), "Ana".to_owned());
        let new_table = NewTable::new(ChannelId(7), ana, setup);
        let table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
        let localizer = Localizer::english();
        let alt = mistake_alt(&localizer, 1, mistake, &mistake.scene);
        let better = &mistake.better.turn;
        let arrows = format!(
            "A dashed arrow with a cross shows c4-b5, a solid arrow with a check mark shows {better}. Basileus, "
        );
        assert!(alt.contains(&arrows), "{alt}");
        let text = review_text(&localizer, &table, &review);
        assert_eq!(text.lines().last(), Some(localizer.text("review-legend").as_str()), "{text}");
        let chances = review_alt(&localizer, &["Ana".to_owned(), "Ben".to_owned()], &review);
        for mistake in &review.mistakes {
            let left = percent(&localizer, mistake.chance_after);
            assert!(
                text.contains(&format!("**{}** left winning chances of {left}", mistake.played)),
                "{text}"
            );
            let name = ["Ana", "Ben"][mistake.better.seat];
            let sample = format!("After move {}: ", mistake.number + 1);
            let (_, rest) = chances.split_once(&sample).expect("all turns are told");
            let told = rest.split(';').next().unwrap_or_default();
            assert!(told.contains(&format!("{name} {left}")), "{told} is not {left}");
        }
        for (chance, told) in [(0.0, "0%"), (0.000_1, "1%"), (0.4, "40%"), (0.9999, "99%"), (1.0, "100%")] {
            assert_eq!(percent(&localizer, chance), told);
        }
        let even = Review { mistakes: Vec::new(), ..review };
        assert!(!review_text(&localizer, &table, &even).contains('✗'));
    }
}
