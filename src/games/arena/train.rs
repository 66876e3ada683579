//! Fitting the weights of evaluation terms to the results of self-play games, by logistic regression.

use super::player_spec::PlayerSpec;
use super::{Match, Openings};
use crate::rules::{Game, Setup};
use crate::search::{self, Level, MAX_TERMS, Terms, Weights, splitmix64};
use std::io;

/// A set of self-play games to fit weights to.
#[derive(Clone, Debug)]
pub struct Training {
    /// The game, seats and starting position.
    pub setup: Setup,
    /// The level that plays itself. A weak one is better: it has fewer draws, which carry no information.
    pub level: Level,
    /// The seed of openings and searches.
    pub seed: u64,
    /// Number of games played at a time.
    pub threads: usize,
}

/// A position with its result, as input of the regression.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The terms of seat 0, less those of the others.
    terms: [f64; MAX_TERMS],
    /// The result for seat 0, from 0 for a loss to 1 for a win.
    points: f64,
    /// The index of the turn that led to it.
    turn: usize,
}

/// Number of random opening turns.
const OPENING_TURNS: u32 = 6;
/// A game of this many turns is drawn.
const MAX_TURNS: usize = 400;
/// One of this many quiet positions is sampled, because neighbouring positions are correlated.
const SAMPLE_INTERVAL: u64 = 3;
/// Number of gradient descent steps.
const ITERATIONS: usize = 3_000;
/// The logarithm of the odds per man of a lead, where samples are labelled by later material.
const LOG_ODDS_PER_MAN: f64 = 0.5;
/// The strength of the regularization towards the previous weights, in samples.
const REGULARIZATION: f64 = 20.0;

impl Training {
    /// Plays the games with these numbers, each of which is deterministic, and reports each as soon as it is over.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn play(&self, numbers: Vec<u64>, mut report: impl FnMut(u64, &Game)) -> io::Result<()> {
        let player = PlayerSpec::Level(self.level);
        let play = Match {
            setup: self.setup,
            players: [player.clone(), player],
            games: numbers,
            openings: Openings::Random(OPENING_TURNS),
            max_turns: MAX_TURNS,
            seed: self.seed,
            threads: self.threads,
        };
        play.play(|played| report(played.number, &played.record.game)).map(|_| ())
    }
}

/// The samples of a game, labelled with its result. With `ahead` they are labelled with the material that many turns
/// later instead, unless the game ends before: in long games the result says little about a single turn.
///
/// # Panics
/// If the game contains an illegal turn, which [`Game`] does not allow.
pub fn samples(game: &Game, ahead: Option<usize>) -> Vec<Sample> {
    let places = game.places();
    let points = match places.get(0) {
        Some(1) if places.winners().count() == 1 => 1.0,
        Some(2..) => 0.0,
        _ => 0.5,
    };
    let mut replay = game.at_ply(0);
    let (mut samples, mut leads) = (Vec::new(), Vec::new());
    for (number, turn) in game.turns().iter().enumerate() {
        replay.play(turn).expect("it was legal when it was played");
        let position = replay.position();
        let terms = search::terms(position, 0);
        leads.push(terms.map(|terms| terms[0]));
        if number >= OPENING_TURNS as usize
            && splitmix64(number as u64 ^ splitmix64(game.turns().len() as u64))
                .is_multiple_of(SAMPLE_INTERVAL)
            && position.seat().is_some()
            && search::is_quiet(position)
            && let Some(terms) = terms
        {
            samples.push(Sample { terms, points, turn: number });
        }
    }
    if let Some(ahead) = ahead {
        for sample in &mut samples {
            // A seat that has its place by then has no lead.
            if let Some(Some(lead)) = leads.get(sample.turn + ahead) {
                sample.points = 1.0 / (1.0 + (-lead * LOG_ODDS_PER_MAN).exp());
            }
        }
    }
    samples
}

/// The result of a regression.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The fitted weights.
    pub weights: Weights,
    /// The mean negative log-likelihood of the results; less is better, and 0.693 is that of a coin toss.
    pub log_loss: f64,
}

/// Fits the symmetric weights to samples, starting from these weights: gradient descent with the Adam optimizer.
pub fn fit(samples: &[Sample], initial: &Weights) -> Fit {
    let before = initial.symmetric.map(f64::from).map(|weight| weight / 1000.0);
    let mut weights = before;
    let (mut mean, mut square) = ([0.0; MAX_TERMS], [0.0; MAX_TERMS]);
    let count = samples.len().max(1) as f64;
    for iteration in 1..=ITERATIONS {
        let mut gradient = [0.0; MAX_TERMS];
        for Sample { terms, points, .. } in samples {
            let error = predicted_result(&weights, terms) - points;
            for (gradient, term) in gradient.iter_mut().zip(terms) {
                *gradient += error * term;
            }
        }
        for index in 0..MAX_TERMS {
            let gradient = (gradient[index] + REGULARIZATION * (weights[index] - before[index])) / count;
            mean[index] = 0.9 * mean[index] + 0.1 * gradient;
            square[index] = 0.999 * square[index] + 0.001 * gradient * gradient;
            let (mean, square) = (
                mean[index] / (1.0 - 0.9_f64.powi(iteration as i32)),
                square[index] / (1.0 - 0.999_f64.powi(iteration as i32)),
            );
            weights[index] -= 0.003 * mean / (square.sqrt() + 1e-9);
        }
    }
    let log_loss: f64 = samples.iter().map(|sample| log_loss(&weights, sample)).sum();
    let symmetric: Terms = weights.map(|weight| (weight * 1000.0).round() as i32);
    Fit { weights: Weights { symmetric, ..*initial }, log_loss: log_loss / count }
}

fn predicted_result(weights: &[f64; MAX_TERMS], terms: &[f64; MAX_TERMS]) -> f64 {
    let sum: f64 = weights.iter().zip(terms).map(|(weight, term)| weight * term).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn log_loss(weights: &[f64; MAX_TERMS], sample: &Sample) -> f64 {
    let predicted = predicted_result(weights, &sample.terms).clamp(1e-9, 1.0 - 1e-9);
    -(sample.points * predicted.ln() + (1.0 - sample.points) * (1.0 - predicted).ln())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    #[test]
    fn a_shared_first_place_is_half_a_win() {
        let mut game = Game::new(Setup::new(GameKind::Biloba, Some(3), None).expect("a set-up"));
        for number in 0..30 {
            let turns = game.position().legal_turns();
            game.play(&turns[number % turns.len()]).expect("legal");
        }
        let points = |game: &Game| {
            let samples = samples(game, None);
            assert!(!samples.is_empty(), "{:?}", game.places());
            samples[0].points
        };
        let mut shared = game.clone();
        shared.withdraw(1);
        shared.agree_draw();
        assert_eq!((shared.places().to_string(), points(&shared)), ("1 3 1".to_owned(), 0.5));
        let mut won = game.clone();
        won.withdraw(1);
        won.withdraw(2);
        assert_eq!((won.places().to_string(), points(&won)), ("1 3 2".to_owned(), 1.0));
        game.withdraw(0);
        assert_eq!(points(&game), 0.0);
    }

    #[test]
    fn weights_are_recovered_from_results_drawn_from_them() {
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
        let Fit { weights, log_loss } = fit(&samples, &Weights::default());
        for (index, truth) in truth.into_iter().enumerate() {
            let found = f64::from(weights.symmetric[index]) / 1000.0;
            assert!((found - truth).abs() < 0.08, "term {index}: {found}");
        }
        assert!(weights.symmetric[3..].iter().all(|weight| *weight == 0), "unused terms keep a weight of 0");
        assert!(log_loss < 0.6, "{log_loss}");
    }
}
