//! Everybody in a channel reads the review of a game, so its sentences address nobody. A hint, which one person reads, has the
//! same reasons.

use crate::texts::texts_of;
use bside_games::coach::{
    Captures, CountChange, Gains, Maneuver, Mistake, Outlook, Prospects, Review, Suggestion,
};
use bside_games::i18n::{Localizer, mistake_alt, opinion_text, record_review_text, review_text};
use bside_games::rules::{Cell, Game, GameKind, Man, ManKind, Setup};
use bside_games::search::ProvenResult;
use bside_games::table::{ChannelId, NewTable, Player, PlayerId, Table, TableId, Timestamp};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// The words with which each language addresses its reader.
static ADDRESSES: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    let data = fs::read_to_string(Path::new(crate::ROOT).join("tests/data/words_of_address.toml"));
    toml::from_str(&data.expect("a list")).expect("lists of words")
});
/// The texts of hints that no review has.
const ONLY_IN_HINTS: [&str; 4] = ["hint-chance", "hint-counts", "hint-loses", "hint-man"];

/// The words of a text with which a language addresses its reader.
fn addresses(locale: &str, text: &str) -> Vec<String> {
    let addresses = ADDRESSES.get(locale).or_else(|| ADDRESSES.get(locale.split('-').next()?));
    let addresses = addresses.unwrap_or_else(|| panic!("tests/data/words_of_address.toml lacks {locale}"));
    let words = text.split(|character: char| !character.is_alphanumeric()).map(str::to_lowercase);
    words.filter(|word| addresses.contains(word)).collect()
}

#[test]
fn the_sentences_of_reviews_address_nobody() {
    let mut faults = Vec::new();
    for locale in Localizer::locales() {
        let texts = texts_of(&locale).into_iter();
        let told = texts.filter(|(key, _)| {
            let is_reason = key.starts_with("hint-") && !ONLY_IN_HINTS.contains(&key.as_str());
            is_reason || key.starts_with("review-")
        });
        faults.extend(
            told.filter(|(_, text)| !addresses(&locale, &text.written).is_empty())
                .map(|(key, text)| format!("{locale}: {key}: {}", text.written)),
        );
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Turns that gain everything that a turn can gain. A text names the first maneuvers of a turn only.
fn all_gains() -> Vec<Gains> {
    let men = || vec![Man { cell: Cell::new(3, 3), seat: 1, kind: ManKind::new("men-pawn") }];
    let change = CountChange { before: 9, after: 12 };
    let prospects = Prospects {
        prepared: men(),
        guarded: men(),
        locked: men(),
        restricted: Some(change),
        freed: Some(change),
    };
    let captures = Captures { men: 2, longest: 1 };
    let outlook = |is_own| Some(Outlook { is_own, before: (!is_own).then_some(captures), after: captures });
    let maneuvers = [
        Maneuver::Blocks { men: men(), cell: Cell::new(4, 4) },
        Maneuver::CornersKing(change),
        Maneuver::FreesKing(change),
        Maneuver::CoversKing(change),
        Maneuver::EvadesEnemies(change),
        Maneuver::NearsKing(change),
        Maneuver::LimitsSafeTurns(change),
        Maneuver::AddsSafeTurns(change),
        Maneuver::LeavesEdge(Cell::new(4, 4)),
        Maneuver::ChasesMen(men()),
        Maneuver::GuardsKing(change),
        Maneuver::JoinsMen(change),
    ];
    let mut gains = vec![
        Gains { captured: men(), threatened: men(), rescued: men(), prospects, ..Gains::default() },
        Gains { outlook: outlook(true), ends_round: true, ..Gains::default() },
        Gains { outlook: outlook(false), ..Gains::default() },
        Gains { outlook: outlook(false), demand: Some(2), ..Gains::default() },
    ];
    let each = maneuvers.into_iter().map(|maneuver| Gains { maneuvers: vec![maneuver], ..Gains::default() });
    gains.extend(each);
    gains
}

#[test]
fn a_review_addresses_nobody() {
    let setup = Setup::new(GameKind::Basileus, None, None).expect("a set-up");
    let ana = Player::human(PlayerId(1), "Ana".to_owned());
    let new_table = NewTable::new(ChannelId(7), ana, setup);
    let table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
    let mut game = Game::new(setup);
    let turns = game.position().legal_turns();
    let scene = game.position().scene();
    game.withdraw(0);
    let mistake = |gains| Mistake {
        number: 0,
        played: turns[0].clone(),
        chance_after: 0.3,
        better: Suggestion {
            seat: 0,
            turn: turns[1].clone(),
            effects: Vec::new(),
            gains,
            leads_to: Vec::new(),
            proven: Some(ProvenResult::Win(5)),
            win_chance: 0.6,
            value_chance: 0.6,
            reply: Some(turns[0].clone()),
        },
        best_chance: 0.6,
        scene: scene.clone(),
    };
    let mistakes: Vec<Mistake> = all_gains().into_iter().map(mistake).collect();
    let review = Review { chances: vec![vec![0.6, 0.4], vec![0.3, 0.7]], mistakes };
    let names = ["Ana", "Ben"].map(str::to_owned);
    let mut faults = BTreeSet::new();
    for locale in Localizer::locales() {
        let localizer = Localizer::of(&locale);
        let mut told = vec![
            review_text(&localizer, &table, &review),
            record_review_text(&localizer, &names, &game, &review),
        ];
        told.extend(review.mistakes.iter().flat_map(|mistake| {
            // On a private board the turn may be that of another seat than the reader's.
            [
                mistake_alt(&localizer, 1, mistake, &mistake.scene),
                opinion_text(&localizer, &table, &mistake.better),
            ]
        }));
        let sentences = told.iter().flat_map(|text| text.split(['\n', '.']));
        let addressing = sentences.filter(|sentence| !addresses(&locale, sentence).is_empty());
        faults.extend(addressing.map(|sentence| format!("{locale}: {sentence}")));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
