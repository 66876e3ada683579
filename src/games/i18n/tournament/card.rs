use super::super::Localizer;
use super::list_page::ListPage;
use super::names::escaped_names;
use super::points::points_text;
use super::rounds::pairing_text;
use super::standings::{line_of, ranks_by_points};
use crate::localize::Message;
use crate::tournament::{CardEntry, CardRow, EntrantNumber, Float, Tournament};

/// A page of what a player has done in each round: the line of the standings, and below it the opponents with their numbers, who
/// went first, results and points.
pub fn tournament_card_page(
    localizer: &Localizer,
    tournament: &Tournament,
    entrant: EntrantNumber,
    page: usize,
) -> ListPage {
    let names = escaped_names(localizer, tournament);
    let rows = tournament.card(entrant);
    let lines: Vec<String> =
        rows.iter().map(|row| row_text(localizer, tournament, entrant, row, &names)).collect();
    let mut page = ListPage::new(&lines, page, || localizer.text("tournament-pairings-none"));
    if let Some(line) = line_of(localizer, tournament, entrant) {
        page.text = format!("{line}\n{}", page.text);
    }
    page
}

fn row_text(
    localizer: &Localizer,
    tournament: &Tournament,
    entrant: EntrantNumber,
    row: &CardRow,
    names: &[String],
) -> String {
    let without_game = |key, half_points: u32| {
        let message = Message::new(key).count("half", half_points as usize);
        localizer.render(&message.with("points", points_text(half_points)))
    };
    let (entry, is_decided) = match row.entry {
        CardEntry::Game(number) => {
            let pairing = &tournament.pairings()[number];
            let opponent = |other: &EntrantNumber| match tournament.seed(*other) {
                Some(seed) => format!("{}. {}", seed + 1, names[*other]),
                None => names[*other].clone(),
            };
            let opponents = pairing.seats.iter().filter(|other| **other != entrant).map(opponent);
            let seat = pairing.seat_of(entrant).unwrap_or_default();
            let players = Message::new("tournament-card-game").count("seat", seat + 1);
            let players = localizer.render(&players.list("opponents", opponents));
            let result = pairing.result.as_ref().map(|result| {
                let others = (0..pairing.seats.len()).filter(|other| *other != seat);
                points_text(others.map(|other| result.half_points(seat, other)).sum())
            });
            let name = |entrant: EntrantNumber| names[entrant].clone();
            let text =
                pairing_text(localizer, tournament, pairing, players, result.unwrap_or_default(), name);
            (text, pairing.result.is_some())
        }
        CardEntry::Bye(half_points) => (without_game("tournament-card-bye", half_points), true),
        CardEntry::Late(half_points) => (without_game("tournament-card-late", half_points), true),
    };
    let float = match row.float {
        Some(Float::Down) => "down",
        Some(Float::Up) => "up",
        None => "none",
    };
    let has_points = is_decided && ranks_by_points(tournament);
    let message = Message::new("tournament-card-row")
        .with("entry", entry)
        .with("float", float)
        .with("total", if has_points { "yes" } else { "no" })
        .with("points", points_text(row.half_points));
    let text = localizer.render(&message);
    // Without the backslash Discord would count the rounds itself.
    if row.round == 0 { text } else { format!("{}\\. {text}", row.round) }
}
