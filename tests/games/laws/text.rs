//! Laws of reading and writing turns.

use super::{any, on_random_positions};
use crate::plain::TestRng;
use bside_games::i18n::Localizer;
use bside_games::rules::{Advice, AnyPosition, GameKind, IllegalTurn};
use std::collections::HashSet;

const TURNS_OF_A_POSITION: usize = 12;

fn some_turns(position: &AnyPosition, rng: &mut TestRng) -> Vec<String> {
    let turns = position.legal_turns();
    (0..TURNS_OF_A_POSITION.min(turns.len())).map(|_| any(rng, &turns).clone()).collect()
}

/// The separators between cells in canonical text. Column x differs from the separator x by its number.
fn is_separator(signs: &[char], at: usize) -> bool {
    match signs[at] {
        '-' | '>' | ',' => true,
        'x' => at > 0 && !signs.get(at + 1).is_some_and(char::is_ascii_digit),
        _ => false,
    }
}

fn with_separators(turn: &str, separator: &str) -> String {
    let signs: Vec<char> = turn.chars().collect();
    let text = |at| if is_separator(&signs, at) { separator.to_owned() } else { signs[at].to_string() };
    (0..signs.len()).map(text).collect()
}

fn loose_forms(turn: &str) -> Vec<String> {
    let mut forms = vec![turn.to_uppercase(), turn.to_lowercase()];
    forms.push(turn.chars().flat_map(|sign| [sign, ' ']).collect());
    forms.push(format!("  \t{turn}\n"));
    for separator in ["", " ", "-", "x", ">", ",", ":", " to ", "TO", " -> ", " – ", "→", "×", "--"] {
        forms.push(with_separators(turn, separator));
    }
    forms
}

#[test]
fn the_list_is_sorted_without_doubles_and_each_turn_reads_as_itself() {
    on_random_positions(60, |game, rng| {
        let position = game.position();
        let turns = position.legal_turns();
        assert!(turns.is_sorted_by(|a, b| a < b), "{turns:?}");
        assert_eq!(turns.is_empty(), position.seat().is_none());
        for turn in some_turns(position, rng) {
            assert!(!turn.contains(' ') && turn.len() <= 100, "{turn:?} fits where texts are written");
            assert_eq!(position.parse_turn(&turn).as_deref(), Ok(&*turn), "{}", position.fen());
        }
    });
}

#[test]
fn loosely_written_turns_read_as_the_same() {
    on_random_positions(40, |game, rng| {
        let position = game.position();
        for turn in some_turns(position, rng) {
            for form in loose_forms(&turn) {
                assert_eq!(
                    position.parse_turn(&form).as_deref(),
                    Ok(&*turn),
                    "{form:?} in {}",
                    position.fen()
                );
            }
        }
    });
}

/// The typed text without case, spaces and separators; `None` if separators come before the first cell or
/// after the last one where they have no meaning.
fn normalize(typed: &str) -> Option<String> {
    let signs: Vec<char> = typed.to_lowercase().chars().filter(|sign| !sign.is_whitespace()).collect();
    let mut normalized = String::new();
    let mut run = String::new();
    let mut at = 0;
    while at < signs.len() {
        let number_at = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
        if signs[at] == 't' && signs.get(at + 1) == Some(&'o') && !number_at(at + 2) {
            run += "to";
            at += 2;
        } else if "-,>:–—→×".contains(signs[at]) || (signs[at] == 'x' && !number_at(at + 1)) {
            run.push(signs[at]);
            at += 1;
        } else {
            match normalized.chars().last() {
                _ if run.is_empty() => {}
                None if run == "x" => normalized += "x",
                // Between cells, not within one.
                Some('0'..='9') if !signs[at].is_ascii_digit() => {}
                _ => return None,
            }
            run.clear();
            normalized.push(signs[at]);
            at += 1;
        }
    }
    run.is_empty().then_some(normalized)
}

/// The cells and other words of a normalized text.
fn split_words(normalized: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for sign in normalized.chars() {
        match words.last_mut() {
            Some(word) if sign.is_ascii_digit() => word.push(sign),
            _ => words.push(sign.to_string()),
        }
    }
    words
}

/// All normalized texts that mean a turn.
fn accepted_forms(game: GameKind, turn: &str) -> Vec<String> {
    let normalized = normalize(turn).expect("a legal turn is written well");
    let mut forms = vec![normalized.clone()];
    match game {
        // "Readers accept both the short and the long form for either."
        GameKind::Biloba if turn.contains('-') => {
            let words = split_words(&normalized);
            let around = |word: &str| matches!(word, "d4" | "d5" | "d6" | "e4" | "e6" | "f4" | "f5" | "f6");
            if words[1] == "e5" {
                forms.push([&words[..1], &words[2..]].concat().concat());
            } else if around(&words[0]) && around(&words[1]) {
                forms.push([&words[..1], &["e5".to_owned()], &words[1..]].concat().concat());
            }
        }
        // The `x` before a removed man or tile may be left out, and a chain may be written hollow by hollow.
        GameKind::Bilitaire => match normalized.strip_prefix('x') {
            Some(rest) => forms.push(rest.to_owned()),
            None if turn.contains('x') => {
                let words = split_words(&normalized);
                let mut chains = vec![words[..2].concat()];
                for pair in words[1..].windows(2) {
                    let longer = [pair[1].clone(), pair.concat()];
                    chains = chains
                        .iter()
                        .flat_map(|chain| longer.each_ref().map(|more| chain.clone() + more))
                        .collect();
                }
                forms.extend(chains);
            }
            None => {}
        },
        _ => {}
    }
    forms
}

/// A text near a legal turn: a sign or a cell dropped, inserted, changed or swapped, or the turn of another position.
fn mutated(turn: &str, elsewhere: &[String], rng: &mut TestRng) -> String {
    const SIGNS: &[char] = &[
        'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'k', 'o', 'x', 'y', 't', '0', '1', '2', '3', '4', '5',
        '6', '9', '-', '>', ',', '!', ':', ' ', 'é', '½', '٣',
    ];
    let mut signs: Vec<char> = turn.chars().collect();
    let mut cells: Vec<String> = split_words(turn);
    let at = rng.below(signs.len());
    let (one, other) = (rng.below(cells.len()), rng.below(cells.len()));
    match rng.below(10) {
        0 => drop(signs.remove(at)),
        1 => signs.insert(at, *any(rng, SIGNS)),
        2 => signs[at] = *any(rng, SIGNS),
        3 => {
            let other = signs.len() - 1 - at;
            signs.swap(at, other);
        }
        4 => signs.truncate(at),
        5 => {
            cells.remove(one);
            signs = cells.concat().chars().collect();
        }
        6 => {
            cells.insert(one, cells[other].clone());
            signs = cells.concat().chars().collect();
        }
        7 => {
            cells.swap(one, other);
            signs = cells.concat().chars().collect();
        }
        8 => {
            let column = char::from(b'a' + rng.below(9) as u8);
            cells[one] = format!("{column}{}", 1 + rng.below(9));
            signs = cells.concat().chars().collect();
        }
        _ => signs = any(rng, elsewhere).chars().collect(),
    }
    signs.into_iter().collect()
}

/// An English sentence with every gap filled.
fn assert_is_explained(refusal: &IllegalTurn, words: &Localizer) {
    let sentence = words.localize(refusal);
    let is_sentence =
        sentence.contains(' ') && sentence.ends_with(['.', '?', ')', '!']) | sentence.contains(": ");
    let gaps = ["{", "}", "$", "()", "  ", " .", " ,"];
    assert!(
        is_sentence && gaps.iter().all(|gap| !sentence.contains(gap)),
        "{refusal:?} has the sentence {sentence:?}"
    );
    // Every refusal fits into one message of Discord.
    assert!(sentence.chars().count() < 1000, "{sentence}");
    if let IllegalTurn::Incomplete { next, .. } = refusal {
        assert!(!next.is_empty(), "an unfinished turn can go on");
    }
}

/// Checks that the advice of a refusal is legal.
fn assert_advises(refusal: &IllegalTurn, turns: &[String]) {
    let advice = match refusal {
        IllegalTurn::Unreadable { advice, .. } | IllegalTurn::NoSuchCell { advice, .. } => advice,
        IllegalTurn::Rule(_, advice) => advice,
        IllegalTurn::GameOver
        | IllegalTurn::Incomplete { .. }
        | IllegalTurn::Ambiguous { .. }
        | IllegalTurn::Trailing { .. } => {
            return;
        }
    };
    let begins = |text: &String| turns.iter().any(|turn| turn.starts_with(text));
    match &**advice {
        Advice::Captures(next) | Advice::Turns(next) => assert!(!next.is_empty() && next.iter().all(begins)),
        Advice::Begins { with, example } => {
            assert!(!with.is_empty() && with.iter().chain([example]).all(begins))
        }
        // The advice lists steps of a turn that has begun.
        Advice::From { next, .. } | Advice::Replacements(next) => {
            let is_step = |text: &String| turns.iter().any(|turn| turn.contains(text.as_str()));
            assert!(!next.is_empty() && next.iter().all(is_step), "{advice:?}");
        }
    }
}

#[test]
fn a_turn_is_refused_with_a_reason_exactly_when_it_is_not_in_the_list() {
    let words = Localizer::english();
    let mut elsewhere: Vec<String> = Vec::new();
    let (mut legal, mut refused) = (0, 0);
    on_random_positions(150, |game, rng| {
        let position = game.position();
        let game = game.setup().kind();
        let turns = position.legal_turns();
        let forms: HashSet<String> = turns.iter().flat_map(|turn| accepted_forms(game, turn)).collect();
        elsewhere.extend(some_turns(position, rng));
        let drop = elsewhere.len().saturating_sub(200);
        elsewhere.drain(..drop);
        for _ in 0..25 {
            let source = if turns.is_empty() { any(rng, &elsewhere) } else { any(rng, &turns) };
            let typed = mutated(source, &elsewhere, rng);
            let expected = normalize(&typed).is_some_and(|normalized| forms.contains(&normalized));
            match position.parse_turn(&typed) {
                Ok(turn) => {
                    legal += 1;
                    let fits = normalize(&typed)
                        .is_some_and(|normalized| accepted_forms(game, &turn).contains(&normalized));
                    assert!(turns.contains(&turn) && fits, "{typed:?} is read as {turn}: {}", position.fen());
                }
                Err(refusal) => {
                    refused += 1;
                    assert!(!expected, "{typed:?} is legal but {refusal:?}: {}", position.fen());
                    assert_is_explained(&refusal, &words);
                    assert_advises(&refusal, &turns);
                    assert_eq!(position.seat().is_none(), refusal == IllegalTurn::GameOver);
                }
            }
        }
    });
    assert!(legal > 500 && refused > 5_000, "both are met: {legal} legal, {refused} refused");
}

#[test]
fn suggestions_begin_with_what_was_typed() {
    // A separator at the end of what was typed says nothing about the signs that follow.
    let normalized =
        |text: &str| normalize(&format!("{text}?")).map(|normalized| normalized.replace(['?', 'x'], ""));
    on_random_positions(40, |game, rng| {
        let position = game.position();
        for turn in some_turns(position, rng) {
            let form = any(rng, &loose_forms(&turn)).clone();
            let typed: String = form.chars().take(rng.below(form.chars().count() + 1)).collect();
            for limit in [1, 5, 25] {
                let found = position.completions(&typed, limit);
                assert!(!found.is_empty(), "{typed:?}");
                assert!(found.len() <= limit, "{typed:?}: {found:?}");
                let begin = normalized(&typed).unwrap_or_else(|| panic!("{typed:?} begins a turn"));
                let good = |text: &String| {
                    let text = normalized(text).unwrap_or_else(|| panic!("{text:?} is suggested"));
                    // A t at the end is a column or half of `to`.
                    text.starts_with(&begin) || text.starts_with(begin.trim_end_matches('t'))
                };
                assert!(found.iter().all(good), "{typed:?}: {found:?}");
            }
            let wrong = mutated(&turn, std::slice::from_ref(&turn), rng);
            assert!(position.completions(&wrong, 25).len() <= 25);
        }
    });
}

#[test]
fn each_complete_suggestion_is_legal() {
    on_random_positions(20, |game, _| {
        let position = game.position();
        let turns = position.legal_turns();
        let all = position.completions("", turns.len().max(1));
        assert_eq!(all, turns);
    });
}
