//! The words of the choices by which a turn is built.

use super::Localizer;
use super::turn::effect_texts;
use crate::localize::Message;
use crate::rules::Effect;
use crate::rules::choice::{Choice, Choices, Prompt};
use crate::rules::notation::{path, slots};

/// A choice by what it adds to the beginning of the turn: `to d4, takes d5`. Where the turn may end as it is, this is said.
pub fn choice_text(localizer: &Localizer, choices: &Choices, choice: &Choice) -> String {
    match (choices.prompt, choice.demand()) {
        (Prompt::Demand, Some(balls)) => {
            return localizer.render(&Message::new("menu-demand-exactly").count("balls", balls.into()));
        }
        (Prompt::Demand, None) => return localizer.text("menu-demand-none"),
        _ => {}
    }
    let (to, effects) = match &choice.effects[..] {
        [first, others @ ..] => match destination(choices, first) {
            Some(to) => (Some(localizer.render(&Message::new("menu-to").with("to", to))), others),
            None => (None, &choice.effects[..]),
        },
        [] => (None, &[][..]),
    };
    let mut parts: Vec<String> = to.into_iter().chain(told(localizer, effects)).collect();
    if !choice.chosen.is_empty() && (choice.chosen != choices.chosen || !parts.is_empty()) {
        parts.push(choice.chosen.clone());
    }
    if parts.is_empty() { localizer.text("menu-as-it-is") } else { localizer.list(&parts) }
}

/// The question that the choices answer.
pub fn chooser_question(localizer: &Localizer, choices: &Choices) -> String {
    let key = match (choices.prompt, choices.beginning.is_empty()) {
        // After what the first man has done, another one follows it.
        (Prompt::Man, _) if !choices.effects.is_empty() => "menu-next-man",
        (Prompt::Man, _) => match localizer.which_man(choices.scene.game) {
            Some(prompt) => return prompt,
            None => "menu-man",
        },
        (Prompt::StartTile, _) => "menu-ground",
        (Prompt::Tile, _) => "menu-tile",
        (Prompt::Destination, true) => "menu-cell",
        (Prompt::Destination, false) => "menu-where",
        (Prompt::Continue, _) => "menu-go-on",
        (Prompt::Demand, _) => "menu-demand",
    };
    localizer.render(&Message::new(key).with("beginning", beginning_text(localizer, choices)))
}

/// The beginning of the turn to which the choices belong; empty before the first one.
pub fn beginning_text(localizer: &Localizer, choices: &Choices) -> String {
    let chosen = (!choices.chosen.is_empty()).then(|| choices.chosen.clone());
    localizer.list(&told(localizer, &choices.effects).into_iter().chain(chosen).collect::<Vec<_>>())
}

/// Where an effect leads, if the man or the tiles are chosen already.
fn destination(choices: &Choices, effect: &Effect) -> Option<String> {
    let has_moved = || choices.effects.iter().any(|effect| matches!(effect, Effect::Moved { .. }));
    let is_chosen = !choices.chosen.is_empty();
    match effect {
        Effect::Moved { path: stops, .. } if is_chosen || has_moved() => stops.get(1..).map(path),
        Effect::Replaced { to, .. } if is_chosen => Some(to.to_string()),
        Effect::Slid { to, .. } if is_chosen => Some(slots(to)),
        _ => None,
    }
}

/// What the turn does itself, rather than what follows from it.
fn told(localizer: &Localizer, effects: &[Effect]) -> Vec<String> {
    let is_done = |effect: &&Effect| !matches!(effect, Effect::RoundOver { .. } | Effect::Out { .. });
    effect_texts(localizer, &[], &effects.iter().filter(is_done).cloned().collect::<Vec<_>>())
}
