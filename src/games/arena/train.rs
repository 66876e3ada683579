//! Learning what terms are worth: games of a player against itself, and the weights that make their results most likely
//! (logistic regression).

use super::Match;
use super::contestant::PlayerSpec;
use crate::rules::{Game, Setup};
use crate::search::{self, Level, MAX_TERMS, Terms, Weights, splitmix64};
use std::io;

/// The games to learn from.
#[derive(Clone, Debug)]
pub struct Training {
    /// What is played.
    pub setup: Setup,
    /// Who plays against itself. A strong one knows how to draw, of which nothing is learned.
    pub level: Level,
    /// Everything that is left to chance follows from it.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
}

/// A position as it is learned from.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// As seen by seat 0.
    terms: [f64; MAX_TERMS],
    /// 1 for a win of that seat, 0 for a loss.
    points: f64,
    /// The number of the turn that led to it, from 0.
    turn: usize,
}

/// Turns at random before each game.
const OPENING: u32 = 6;
/// Of so many positions that can be judged one is kept: neighbours tell the same.
const ONE_OF: u64 = 3;
/// Rounds of the regression.
const ROUNDS: usize = 3_000;
/// What a lead of one man is worth, as the logarithm of the odds, where games are judged by leads.
const LEAD: f64 = 0.5;
/// What pulls weights towards what they were: so many positions' worth of doubt.
const DOUBT: f64 = 20.0;

impl Training {
    /// Plays the games of these numbers, each of which is the same every time, and hands over each that is over.
    pub fn play(&self, numbers: Vec<u64>, mut done: impl FnMut(u64, &Game)) -> io::Result<()> {
        let player = PlayerSpec::Level(self.level);
        let play = Match {
            setup: self.setup,
            players: [player.clone(), player],
            games: numbers,
            opening: OPENING,
            longest: 400,
            seed: self.seed,
            threads: self.threads,
        };
        play.play(|played| done(played.number, &played.record.game)).map(|_| ())
    }
}

/// What can be learned from a game. Where games are long and results say little of a turn, positions are judged by what
/// there is to be won and lost so many turns `ahead`, unless the game ends before.
pub fn samples(game: &Game, ahead: Option<usize>) -> Vec<Sample> {
    let places = game.places();
    let points = match places.get(0) {
        Some(1) if places.get(1) != Some(1) => 1.0,
        Some(2..) => 0.0,
        _ => 0.5,
    };
    let mut replay = game.stage(0);
    let mut samples = Vec::new();
    for (number, turn) in game.turns().iter().enumerate() {
        replay.play(turn).expect("it was legal when it was played");
        let position = replay.position();
        if number >= OPENING as usize
            && splitmix64(number as u64 ^ splitmix64(game.turns().len() as u64)).is_multiple_of(ONE_OF)
            && position.seat().is_some()
            && search::is_quiet(position)
            && let Some(terms) = search::terms(position, 0)
        {
            samples.push(Sample { terms, points, turn: number });
        }
    }
    if let Some(ahead) = ahead {
        look_ahead(&mut samples, &course_terms(game), ahead);
    }
    samples
}

/// The terms of seat 0 after each turn of a game, while it has no place.
fn course_terms(game: &Game) -> Vec<Option<[f64; MAX_TERMS]>> {
    let mut replay = game.stage(0);
    let mut play = |turn: &String| {
        replay.play(turn).expect("it was legal when it was played");
        search::terms(replay.position(), 0)
    };
    game.turns().iter().map(&mut play).collect()
}

/// Judges positions by the lead to which they have come.
fn look_ahead(samples: &mut [Sample], after: &[Option<[f64; MAX_TERMS]>], ahead: usize) {
    for sample in samples {
        if let Some(Some(terms)) = after.get(sample.turn + ahead) {
            sample.points = 1.0 / (1.0 + (-terms[0] * LEAD).exp());
        }
    }
}

/// Weights and how well they foretell results.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// In thousandths of the logarithm of the odds.
    pub weights: Weights,
    /// The mean of the negative logarithm of the likelihood of a result: the less the better; 0.693 is to know nothing.
    pub surprise: f64,
}

/// The weights that make the results most likely, from those that there are: gradient descent with a step for each
/// weight (Adam).
pub fn fit(samples: &[Sample], from: &Weights) -> Fit {
    let before = from.symmetric.map(f64::from).map(|weight| weight / 1000.0);
    let mut weights = before;
    let (mut mean, mut square) = ([0.0; MAX_TERMS], [0.0; MAX_TERMS]);
    let count = samples.len().max(1) as f64;
    for round in 1..=ROUNDS {
        let mut slope = [0.0; MAX_TERMS];
        for Sample { terms, points, .. } in samples {
            let error = chance(&weights, terms) - points;
            for (slope, term) in slope.iter_mut().zip(terms) {
                *slope += error * term;
            }
        }
        for index in 0..MAX_TERMS {
            let slope = (slope[index] + DOUBT * (weights[index] - before[index])) / count;
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            square[index] = 0.999 * square[index] + 0.001 * slope * slope;
            let (mean, square) = (
                mean[index] / (1.0 - 0.9_f64.powi(round as i32)),
                square[index] / (1.0 - 0.999_f64.powi(round as i32)),
            );
            weights[index] -= 0.003 * mean / (square.sqrt() + 1e-9);
        }
    }
    let surprise: f64 = samples.iter().map(|sample| surprise(&weights, sample)).sum();
    let symmetric: Terms = weights.map(|weight| (weight * 1000.0).round() as i32);
    Fit { weights: Weights { symmetric, ..*from }, surprise: surprise / count }
}

fn chance(weights: &[f64; MAX_TERMS], terms: &[f64; MAX_TERMS]) -> f64 {
    let sum: f64 = weights.iter().zip(terms).map(|(weight, term)| weight * term).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn surprise(weights: &[f64; MAX_TERMS], sample: &Sample) -> f64 {
    let chance = chance(weights, &sample.terms).clamp(1e-9, 1.0 - 1e-9);
    -(sample.points * chance.ln() + (1.0 - sample.points) * (1.0 - chance).ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results drawn from known weights lead back to them.
    #[test]
    fn weights_are_found_again_in_the_results_that_they_make() {
        let truth = [0.8, -0.3, 0.0];
        let mut seed = 7;
        let mut random = || {
            seed = splitmix64(seed);
            seed as f64 / u64::MAX as f64
        };
        let samples: Vec<Sample> = (0..4_000)
            .map(|_| {
                let mut terms = [0.0; MAX_TERMS];
                terms[..3].iter_mut().for_each(|term| *term = (random() * 7.0).floor() - 3.0);
                let sum: f64 = truth.iter().zip(&terms).map(|(weight, term)| weight * term).sum();
                let points = f64::from(random() < 1.0 / (1.0 + (-sum).exp()));
                Sample { terms, points, turn: 0 }
            })
            .collect();
        let Fit { weights, surprise } = fit(&samples, &Weights::default());
        for (index, truth) in truth.into_iter().enumerate() {
            let found = f64::from(weights.symmetric[index]) / 1000.0;
            assert!((found - truth).abs() < 0.08, "term {index}: {found}");
        }
        assert!(
            weights.symmetric[3..].iter().all(|weight| *weight == 0),
            "what never happens is worth nothing"
        );
        assert!(surprise < 0.6, "{surprise}");
    }
}
