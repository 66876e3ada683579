//! The texts about the largest tournaments fit where Discord shows them, in every language.

use bside_games::i18n::{
    Localizer, MAX_ALT_TEXT_CHARS, challenge_text, no_standings, round_mentions, standings_alt,
    standings_heading, tournament_card_page, tournament_entry, tournament_final_text, tournament_game_text,
    tournament_news_text, tournament_pairings_page, tournament_players_page, tournament_round_text,
    tournament_standings_page, tournament_text, tournament_thread_name,
};
use bside_games::render::StandingsPage;
use bside_games::rules::{GameKind, Setup};
use bside_games::table::{ChannelId, GuildId, Participant, Player, PlayerId, Timestamp};
use bside_games::tournament::{Change, Command, Event, Form, Phase, Settings, Tournament, TournamentId};
use std::sync::Arc;
use std::time::Duration;

const NOW: Timestamp = Timestamp::UNIX_EPOCH;
/// Discord's limit of a message, in characters.
const MAX_MESSAGE_CHARS: usize = 2000;
/// Discord's limit of a choice, in characters.
const MAX_CHOICE_CHARS: usize = 100;

fn execute(tournament: &mut Tournament, command: &Command) -> Vec<Event> {
    let events =
        tournament.decide(command, NOW).unwrap_or_else(|rejection| panic!("{command:?}: {rejection}"));
    events.iter().for_each(|event| tournament.apply(event, NOW).expect("it was decided"));
    events
}

/// A tournament of as many players as possible, with long names full of markup and letters from right to left.
fn largest(form: Form) -> Arc<Tournament> {
    let (third_place, best_of_three) = (form == Form::Knockout, form == Form::Knockout);
    largest_with(form, |settings| Settings { third_place, best_of_three, ..settings })
}

fn largest_with(form: Form, with: impl Fn(Settings) -> Settings) -> Arc<Tournament> {
    let setup = Setup::new(GameKind::Bilitaire, None, None).expect("a set-up");
    let organiser = Player::human(PlayerId(u64::MAX), "*".repeat(40));
    let settings = Settings {
        round_time: Some(Duration::from_hours(24 * 365)),
        ..Settings::new("_".repeat(40), GuildId(1), ChannelId(1), organiser, setup, form)
    };
    let mut tournament = Tournament::open(TournamentId(1), with(settings), NOW).expect("it fits together");
    for number in 0..tournament.settings().max_players() {
        let name = format!("א{}א", "~*_".repeat(12));
        let by = Player::human(PlayerId(1_100_000_000_000_000_000 + number as u64), name);
        execute(&mut tournament, &Command::Join { by, rating: 1500 });
    }
    execute(&mut tournament, &Command::Start { ratings: Vec::new() });
    Arc::new(tournament)
}

#[test]
fn the_largest_tournaments_fit_into_messages() {
    let double = Form::RoundRobin { double: true };
    let forms = [double, Form::Swiss { rounds: Some(20) }, Form::Knockout, Form::Ladder].map(largest);
    let at_once = largest_with(double, |settings| Settings { at_once: true, ..settings });
    for tournament in forms.into_iter().chain([at_once]) {
        let form = tournament.settings().form;
        for locale in Localizer::locales() {
            let localizer = Localizer::of(&locale);
            let standings = tournament_standings_page(&localizer, &tournament, 0);
            assert!(standings.goes_on || tournament.entrants().len() <= 20);
            let last = tournament_standings_page(&localizer, &tournament, 999);
            assert!(!last.goes_on && !last.text.is_empty());
            let texts = [
                tournament_text(&localizer, &tournament),
                tournament_round_text(&localizer, &tournament, tournament.round()),
            ];
            for text in texts {
                let length = text.chars().count();
                assert!(length <= MAX_MESSAGE_CHARS, "{locale}, {}: {length}: {text}", form.name());
            }
            // These pages are in an embed.
            let pages = [
                standings.text,
                tournament_pairings_page(&localizer, &tournament, tournament.listed_round(), 0).text,
                tournament_card_page(&localizer, &tournament, 0, 0).text,
                tournament_players_page(&localizer, &tournament, 0).text,
            ];
            for text in pages {
                let length = text.chars().count();
                assert!(length <= 2 * MAX_MESSAGE_CHARS, "{locale}, {}: {length}: {text}", form.name());
            }
            let page = StandingsPage::new(&tournament, None).expect("it has started");
            let alt = page.alt(&localizer);
            assert!((20..=MAX_ALT_TEXT_CHARS).contains(&alt.chars().count()), "{alt}");
            let shown =
                tournament_entry(&localizer, &"W".repeat(99), GameKind::Bilitaire, Phase::Registration);
            let choice = localizer.render(&form.description());
            assert!([shown, choice].iter().all(|text| text.chars().count() <= MAX_CHOICE_CHARS), "{locale}");
        }
    }
}

#[test]
fn the_message_of_a_round_pings_those_who_have_no_game() {
    let mut odd = of_friends(Form::Swiss { rounds: None }, 5);
    execute(&mut odd, &Command::Start { ratings: Vec::new() });
    assert_eq!(round_mentions(&odd, 1), [PlayerId(4)], "the others are pinged by their games");
    let tournament = largest(Form::Swiss { rounds: None });
    assert_eq!(round_mentions(&tournament, 1), []);
    let text = tournament_round_text(&Localizer::english(), &tournament, 1);
    assert!(text.contains("<@1100000000000000000> – ") && text.contains("\n… and "), "{text}");
}

#[test]
fn news_tell_who_changed_what_from_what_to_what() {
    let mut cup = of_friends(Form::Swiss { rounds: Some(2) }, 4);
    let by = Participant::Human(PlayerId(77));
    let mut said = |command: &Command| {
        let events = execute(&mut cup, command);
        let news = tournament_news_text(&Localizer::english(), &cup, &events).expect("news");
        news.split_once(" · ").expect("after the name").1.to_owned()
    };
    let day = Duration::from_hours(24);
    let changes = vec![
        Change::Name { from: "Cup".to_owned(), to: "*Cup*".to_owned() },
        Change::RoundTime { from: None, to: Some(day) },
        Change::Rounds { from: Some(2), to: Some(3) },
    ];
    assert_eq!(
        said(&Command::Change { by, changes }),
        "<@77> made a change. Name: Cup → \\*Cup\\*; Deadline of rounds: none → one day; Rounds: 2 → 3"
    );
    let undone = "<@77> took back the last change. Rounds: 3 → 2; Deadline of rounds: one day → none; ";
    assert_eq!(said(&Command::Undo { by }), format!("{undone}Name: \\*Cup\\* → Cup"));
    let bye = Change::Bye { entrant: 0, from: None, to: Some(2) };
    let former = Participant::Former(1);
    let line = said(&Command::Change { by: former, changes: vec![bye] });
    assert!(line.starts_with("Former player made a change. Half-point bye of "), "{line}");
}

#[test]
fn news_tell_who_withdraws_and_what_it_means() {
    let mut tournament = Arc::unwrap_or_clone(largest(Form::RoundRobin { double: false }));
    let player = tournament.entrants()[0].player.id;
    let events = execute(&mut tournament, &Command::Withdraw { player });
    let news = tournament_news_text(&Localizer::english(), &tournament, &events).expect("news");
    assert!(news.ends_with(" has withdrawn. None of their games count."), "{news}");
    let player = tournament.entrants()[1].player.id;
    let events = execute(&mut tournament, &Command::Remove { player });
    let news = tournament_news_text(&Localizer::english(), &tournament, &events).expect("news");
    assert!(news.contains(" · An organiser removed ") && !news.contains("withdrawn"), "{news}");
    let events = execute(&mut tournament, &Command::Pause);
    let news = tournament_news_text(&Localizer::english(), &tournament, &events);
    assert!(news.is_some_and(|news| news.contains(" · An organiser paused the tournament.")));
}

#[test]
fn former_players_have_a_name_in_each_language() {
    let tournament = largest(Form::Ladder);
    let mut settings = tournament.settings().clone();
    settings.name = "Cup".to_owned();
    let mut tournament = Tournament::open(TournamentId(2), settings, NOW).expect("it fits together");
    for number in [0, 1] {
        let by = Player { id: Participant::Former(number), name: "former player".to_owned() };
        execute(&mut tournament, &Command::Join { by, rating: 1500 });
    }
    let players = tournament_players_page(&Localizer::of("de"), &tournament, 0).text;
    assert_eq!(players, "1. Ehemaliger Spieler · 1500\n2. Ehemaliger Spieler 2 · 1500");
}

/// A tournament of Ana, Ben, Cy and so on, in the order of their ratings.
fn of_friends(form: Form, players: usize) -> Tournament {
    let setup = Setup::new(GameKind::Basileus, None, None).expect("a set-up");
    let organiser = Player { id: Participant::Former(7), name: "former player".to_owned() };
    let settings = Settings::new("Cup".to_owned(), GuildId(1), ChannelId(1), organiser, setup, form);
    with_friends(settings, players)
}

fn with_friends(settings: Settings, players: usize) -> Tournament {
    let mut tournament = Tournament::open(TournamentId(3), settings, NOW).expect("it fits together");
    for (number, name) in ["Ana", "Ben", "Cy", "Dee", "Eva"].into_iter().take(players).enumerate() {
        let by = Player::human(PlayerId(number as u64), name.to_owned());
        execute(&mut tournament, &Command::Join { by, rating: 1500 - number as u32 });
    }
    tournament
}

#[test]
fn a_knockout_shows_seeds_and_tells_the_rule_that_they_decide() {
    let english = Localizer::english();
    let mut tournament = of_friends(Form::Knockout, 5);
    let announced = tournament_text(&english, &tournament);
    assert!(announced.contains("After a second draw the lower seed is through."), "{announced}");
    execute(&mut tournament, &Command::Start { ratings: Vec::new() });
    let round = tournament_round_text(&english, &tournament, 1);
    assert!(round.contains("\n5\\. <@4> – 4\\. <@3> · starts soon\n"), "{round}");
    assert!(round.contains("\nBye: 1\\. <@0>, 2\\. <@1>, 3\\. <@2>\n"), "{round}");
    let pairings = tournament_pairings_page(&english, &tournament, 1, 0).text;
    assert!(pairings.starts_with("5\\. Eva – 4\\. Dee · starts soon"), "{pairings}");
    let page = StandingsPage::new(&Arc::new(tournament.clone()), None).expect("it has started");
    let alt = page.alt(&english);
    assert!(alt.contains("1. Ana has a bye") && alt.contains("4. Dee – 5. Eva"), "{alt}");

    let drawn = |pairing| Command::ReportResult { pairing, places: vec![1, 1] };
    let events = execute(&mut tournament, &drawn(0));
    let news = tournament_news_text(&english, &tournament, &events).expect("news");
    assert!(
        news.ends_with("with Dee going first. After another draw, Eva is through as the lower seed."),
        "{news}"
    );
    let events = execute(&mut tournament, &drawn(1));
    let news = tournament_news_text(&english, &tournament, &events).expect("news");
    assert!(
        news.contains("The match between Dee and Eva ended level, so Eva is through as the lower seed."),
        "{news}"
    );
    let pairings = tournament_pairings_page(&english, &tournament, 1, 0).text;
    assert!(pairings.contains("4\\. Dee – 5\\. Eva · ½–½, 5\\. Eva is through"), "{pairings}");
    let standings = tournament_standings_page(&english, &tournament, 0).text;
    assert_eq!(standings, "Ana · still in\nBen · still in\nCy · still in\nEva · still in\n5\\. Dee");
    execute(&mut tournament, &Command::Cancel);
    let standings = tournament_standings_page(&english, &tournament, 0).text;
    assert_eq!(standings, "Ana\nBen\nCy\nEva\nDee");
    let swiss = of_friends(Form::Swiss { rounds: None }, 4);
    assert!(!tournament_text(&english, &swiss).contains("seed"));
}

#[test]
fn a_stage_of_a_knockout_has_one_name_and_nobody_beats_a_player_who_has_left() {
    let english = Localizer::english();
    let mut tournament = of_friends(Form::Knockout, 5);
    execute(&mut tournament, &Command::Start { ratings: Vec::new() });
    let [ben, eva] = [1, 4].map(|number| Participant::Human(PlayerId(number)));
    assert!(tournament_text(&english, &tournament).contains("In progress: quarterfinals."));
    let thread = tournament_thread_name(&english, &tournament, &tournament.pairings()[0]);
    assert_eq!(thread, "Cup, quarterfinals: Eva – Dee");
    execute(&mut tournament, &Command::Remove { player: eva });
    execute(&mut tournament, &Command::Withdraw { player: ben });
    execute(&mut tournament, &Command::ReportResult { pairing: 1, places: vec![1, 2] });
    assert!(tournament_text(&english, &tournament).contains("In progress: final."));
    let page = StandingsPage::new(&Arc::new(tournament.clone()), None).expect("it has started");
    let alt = page.alt(&english);
    assert!(
        alt.contains("Quarterfinals: ") && alt.contains("Semifinals: ") && alt.contains("Final: "),
        "{alt}"
    );
    assert!(alt.contains("4. Dee wins, because 5. Eva has left"), "{alt}");
    assert!(alt.contains("3. Cy wins, because 2. Ben has left"), "{alt}");
    let swiss = of_friends(Form::Swiss { rounds: None }, 4);
    assert!(!tournament_text(&english, &swiss).contains("final"));
}

#[test]
fn a_ladder_says_everything_once() {
    let english = Localizer::english();
    let mut ladder = of_friends(Form::Ladder, 3);
    let events = execute(&mut ladder, &Command::Start { ratings: Vec::new() });
    let news = tournament_news_text(&english, &ladder, &events).expect("news");
    assert_eq!(news, "**Cup** · The ladder has started. Players: 3.");
    assert!(!tournament_text(&english, &ladder).contains("has started"));
    let [ana, ben, cy] = [0, 1, 2].map(|number| Participant::Human(PlayerId(number)));
    execute(&mut ladder, &Command::Challenge { by: ben, opponent: ana, away_until: None });
    let events = execute(&mut ladder, &Command::AcceptChallenge { by: ana });
    assert_eq!(
        tournament_news_text(&english, &ladder, &events),
        None,
        "the message of the challenge says so"
    );
    assert_eq!(
        challenge_text(&english, &ladder, 0).expect("a challenge"),
        "**Cup** · Ana accepts Ben’s challenge."
    );
    execute(&mut ladder, &Command::ReportResult { pairing: 0, places: vec![2, 1] });
    assert_eq!(
        challenge_text(&english, &ladder, 0).expect("a challenge"),
        "**Cup** · Challenge Ben – Ana: won."
    );
    execute(&mut ladder, &Command::Challenge { by: cy, opponent: ana, away_until: None });
    let events = execute(&mut ladder, &Command::DeclineChallenge { by: ana });
    let news = tournament_news_text(&english, &ladder, &events).expect("news");
    assert!(news.ends_with("so Cy takes place 2."), "{news}");
    assert_eq!(
        challenge_text(&english, &ladder, 1).expect("a challenge"),
        "**Cup** · Challenge Cy – Ana: declined."
    );
}

#[test]
fn the_last_message_names_those_who_have_titles() {
    let english = Localizer::english();
    let mut tournament = of_friends(Form::Knockout, 2);
    execute(&mut tournament, &Command::Start { ratings: Vec::new() });
    let ana = Participant::Human(PlayerId(0));
    execute(&mut tournament, &Command::Withdraw { player: ana });
    assert_eq!(tournament_final_text(&english, &tournament), "**<@1> wins Cup!**");
    let mut ladder = of_friends(Form::Ladder, 2);
    execute(&mut ladder, &Command::Start { ratings: Vec::new() });
    execute(&mut ladder, &Command::Finish);
    assert_eq!(
        tournament_final_text(&english, &ladder),
        "**Cup** is over, without a winner. To take first place, a player needs a game that counts."
    );
    // The first one has not played.
    let mut ladder = of_friends(Form::Ladder, 3);
    execute(&mut ladder, &Command::Start { ratings: Vec::new() });
    let [ben, cy] = [1, 2].map(|number| Participant::Human(PlayerId(number)));
    execute(&mut ladder, &Command::Challenge { by: cy, opponent: ben, away_until: None });
    execute(&mut ladder, &Command::AcceptChallenge { by: ben });
    execute(&mut ladder, &Command::ReportResult { pairing: 0, places: vec![1, 2] });
    execute(&mut ladder, &Command::Finish);
    let text = tournament_final_text(&english, &ladder);
    assert!(
        text.starts_with(
            "**Cup** is over. Nobody takes first place. To take first place, a player needs a game that counts.\n2nd"
        ),
        "{text}"
    );
}

#[test]
fn players_who_have_left_are_marked_and_an_early_end_is_explained() {
    let english = Localizer::english();
    let mut swiss = of_friends(Form::Swiss { rounds: Some(3) }, 4);
    execute(&mut swiss, &Command::Start { ratings: Vec::new() });
    let [ana, ben, cy] = [0, 1, 2].map(|number| Participant::Human(PlayerId(number)));
    assert!(!standings_heading(&english, &swiss).contains("come last"));
    execute(&mut swiss, &Command::Withdraw { player: ana });
    execute(&mut swiss, &Command::Remove { player: ben });
    let standings = tournament_standings_page(&english, &swiss, 0).text;
    assert!(
        standings.contains("Ana (withdrawn) · ") && standings.contains("Ben (removed) · "),
        "{standings}"
    );
    let alt = standings_alt(&english, &swiss, 0);
    assert!(alt.contains("Ana (withdrawn) · ") && alt.contains("Ben (removed) · "), "{alt}");
    let heading = standings_heading(&english, &swiss);
    assert!(heading.ends_with("\n-# Players who withdrew or were removed come last."), "{heading}");
    let pairings = tournament_pairings_page(&english, &swiss, 9, 0).text;
    assert!(pairings.starts_with("There are pairings for these rounds: 1"), "{pairings}");
    execute(&mut swiss, &Command::Withdraw { player: cy });
    let text = tournament_final_text(&english, &swiss);
    let (round, last) = (swiss.round(), text.lines().last().expect("a line"));
    assert_eq!(last, format!("-# It ended after round {round} of 3 because too few players were left."));
}

#[test]
fn rounds_of_a_round_robin_are_shown_before_they_are_paired() {
    let english = Localizer::english();
    let mut league = of_friends(Form::RoundRobin { double: false }, 3);
    execute(&mut league, &Command::Start { ratings: Vec::new() });
    let page = |round| tournament_pairings_page(&english, &league, round, 0).text;
    assert!(page(1).contains(" · starts soon\n") && !page(1).contains("planned"), "{}", page(1));
    assert!(page(3).contains(" · planned\nBye: "), "{}", page(3));
    assert_eq!(page(4), "There are pairings for these rounds: 1–3.");
}

#[test]
fn a_ladder_that_everybody_has_left_has_no_standings() {
    let mut ladder = of_friends(Form::Ladder, 2);
    let english = Localizer::english();
    assert_eq!(english.render(&no_standings(&ladder)), "There are no standings before the start.");
    execute(&mut ladder, &Command::Start { ratings: Vec::new() });
    for number in [0, 1] {
        execute(&mut ladder, &Command::Withdraw { player: Participant::Human(PlayerId(number)) });
    }
    let text = tournament_standings_page(&english, &ladder, 0).text;
    assert_eq!(text, "Nobody takes part any more, so there are no standings.");
}

#[test]
fn fewer_rounds_than_asked_for_are_announced() {
    let mut swiss = of_friends(Form::Swiss { rounds: Some(9) }, 5);
    let events = execute(&mut swiss, &Command::Start { ratings: Vec::new() });
    let news = tournament_news_text(&Localizer::english(), &swiss, &events).expect("news");
    assert_eq!(
        news,
        "**Cup** · With 5 players there are 5 rounds: after that, everyone has played everyone."
    );
}

#[test]
fn a_former_player_stays_the_organiser() {
    let tournament = of_friends(Form::Ladder, 2);
    let german = tournament_text(&Localizer::of("de"), &tournament);
    assert!(german.contains("Ehemaliger Spieler") && !german.contains("former player"), "{german}");
}

#[test]
fn shared_places_are_not_counted_anew_by_a_list() {
    let mut tournament = of_friends(Form::Swiss { rounds: None }, 4);
    execute(&mut tournament, &Command::Start { ratings: Vec::new() });
    let standings = tournament_standings_page(&Localizer::english(), &tournament, 0).text;
    assert!(standings.starts_with("1\\. Ana · ") && standings.contains("\n1\\. Ben · "), "{standings}");
}

#[test]
fn a_bye_says_how_many_points_it_is_worth() {
    let english = Localizer::english();
    let bye = |form, seats: usize, players| {
        let game = if seats == 2 { GameKind::Basileus } else { GameKind::Biloba };
        let setup = Setup::new(game, Some(seats), None).expect("a set-up");
        let settings = Settings { setup, ..of_friends(form, 0).settings().clone() };
        let mut tournament = with_friends(settings, players);
        execute(&mut tournament, &Command::Start { ratings: Vec::new() });
        let text = tournament_round_text(&english, &tournament, 1);
        let line = text.lines().find(|line| line.starts_with("Bye")).expect("a bye");
        line.split_once(':').expect("a name").0.to_owned()
    };
    let league = Form::RoundRobin { double: false };
    let found = [
        bye(Form::Swiss { rounds: None }, 2, 5),
        bye(league, 2, 5),
        bye(league, 3, 4),
        bye(league, 4, 5),
        bye(Form::Knockout, 2, 5),
    ];
    assert_eq!(found, ["Bye, 1 point", "Bye", "Bye, 1 point", "Bye, 1½ points", "Bye"]);
}

#[test]
fn rounds_at_once_have_one_message() {
    let english = Localizer::english();
    let league = of_friends(Form::RoundRobin { double: false }, 0);
    let settings = Settings { at_once: true, ..league.settings().clone() };
    let mut league = with_friends(settings.clone(), 3);
    let announced = tournament_text(&english, &league);
    assert!(announced.contains("\n-# All rounds are played at once: "), "{announced}");
    let page = tournament_pairings_page(&english, &league, 0, 0).text;
    assert_eq!(page, "There are no pairings yet.");
    execute(&mut league, &Command::Start { ratings: Vec::new() });
    assert!(tournament_text(&english, &league).contains("In progress: all rounds."));
    let text = tournament_round_text(&english, &league, league.round());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!([lines[0], lines[1], lines[4]], ["**Cup** · all rounds", "**Round 1**", "**Round 2**"]);
    assert_eq!(text.matches(" · starts soon").count(), 3);
    assert_eq!(text.matches("Bye: <@").count(), 3);
    assert_eq!(round_mentions(&league, league.round()), []);
    let page = tournament_pairings_page(&english, &league, 0, 0).text;
    assert!(page.starts_with("**Round 1**\n") && page.contains("\n**Round 3**\n"), "{page}");
    let second = tournament_pairings_page(&english, &league, 2, 0).text;
    assert_eq!(second.lines().count(), 2, "a game and a bye: {second}");
    let game = tournament_game_text(&english, &league, &league.pairings()[1]);
    assert!(game.starts_with("**Cup** · round 2 of 3 · "), "{game}");
    // The rounds that do not fit are counted by their games.
    let large =
        largest_with(Form::RoundRobin { double: false }, |settings| Settings { at_once: true, ..settings });
    let text = tournament_round_text(&english, &large, large.round());
    let (listed, left_out) = (text.matches(" · starts soon").count(), "… and ");
    assert!(listed % 8 == 0 && text.contains(&format!("\n{left_out}{} more\n", 120 - listed)), "{text}");
}

#[test]
fn a_match_of_three_games_tells_its_score() {
    let english = Localizer::english();
    let settings = of_friends(Form::Knockout, 0).settings().clone();
    let mut tournament = with_friends(Settings { best_of_three: true, ..settings }, 2);
    let announced = tournament_text(&english, &tournament);
    assert!(announced.contains("\n-# Matches are best of three games, "), "{announced}");
    execute(&mut tournament, &Command::Start { ratings: Vec::new() });
    let won = |pairing, places: [u8; 2]| Command::ReportResult { pairing, places: places.to_vec() };
    let events = execute(&mut tournament, &won(0, [2, 1]));
    let news = tournament_news_text(&english, &tournament, &events).expect("news");
    assert_eq!(news, "**Cup** · Ana – Ben 1–0. The next game follows, with Ana going first.");
    let events = execute(&mut tournament, &won(1, [2, 1]));
    let news = tournament_news_text(&english, &tournament, &events).expect("news");
    let last = "If the match is level after it, Ben is through as the lower seed.";
    assert_eq!(news, format!("**Cup** · Ben – Ana 1–1. The next game follows, with Ben going first. {last}"));
    let events = execute(&mut tournament, &won(2, [1, 1]));
    let news = tournament_news_text(&english, &tournament, &events).expect("news");
    assert!(news.contains("Ben and Ana ended level, so Ben is through as the lower seed."), "{news}");
    let page = StandingsPage::new(&Arc::new(tournament), None).expect("it has started");
    let alt = page.alt(&english);
    assert!(
        alt.contains("Final: 2. Ben is through as the lower seed, after a level match with 1. Ana."),
        "{alt}"
    );
}

#[test]
fn a_match_for_third_place_is_named() {
    let english = Localizer::english();
    let settings = of_friends(Form::Knockout, 0).settings().clone();
    let mut tournament = with_friends(Settings { third_place: true, ..settings }, 4);
    let announced = tournament_text(&english, &tournament);
    assert!(announced.contains("\n-# The losers of the semifinals play for third place.\n"), "{announced}");
    execute(&mut tournament, &Command::Start { ratings: Vec::new() });
    for pairing in [0, 1] {
        execute(&mut tournament, &Command::ReportResult { pairing, places: vec![2, 1] });
    }
    let pairings = tournament_pairings_page(&english, &tournament, 2, 0).text;
    let lines: Vec<&str> = pairings.lines().collect();
    assert_eq!(
        lines,
        ["2\\. Ben – 1\\. Ana · starts soon", "4\\. Dee – 3\\. Cy · third place · starts soon"]
    );
    let [last, third] = [2, 3].map(|number| &tournament.pairings()[number]);
    assert_eq!(tournament_thread_name(&english, &tournament, last), "Cup, final: Ben – Ana");
    assert_eq!(tournament_thread_name(&english, &tournament, third), "Cup, third place: Dee – Cy");
    let game = tournament_game_text(&english, &tournament, third);
    assert!(game.starts_with("**Cup** · third place · "), "{game}");
    for pairing in [2, 3] {
        execute(&mut tournament, &Command::ReportResult { pairing, places: vec![2, 1] });
    }
    let text = tournament_final_text(&english, &tournament);
    assert_eq!(text, "**<@0> wins Cup!**\n2nd place: Ben\n3rd place: Cy");
    let page = StandingsPage::new(&Arc::new(tournament), None).expect("it has started");
    let alt = page.alt(&english);
    assert!(alt.ends_with("Final: 1. Ana beats 2. Ben. Third place: 3. Cy beats 4. Dee."), "{alt}");
}

#[test]
fn a_card_lists_the_rounds_of_a_player() {
    let english = Localizer::english();
    let mut swiss = of_friends(Form::Swiss { rounds: Some(3) }, 5);
    execute(&mut swiss, &Command::Start { ratings: Vec::new() });
    // The first seat wins, and somebody joins late.
    let late = Player::human(PlayerId(9), "Zoe".to_owned());
    execute(&mut swiss, &Command::Join { by: late, rating: 1000 });
    while swiss.round() < 3 {
        let open: Vec<usize> = swiss.to_open().map(|(number, _)| number).collect();
        for pairing in open {
            execute(&mut swiss, &Command::ReportResult { pairing, places: vec![1, 2] });
        }
    }
    let card = |entrant| tournament_card_page(&english, &swiss, entrant, 0).text;
    let dee = "3\\. Dee · **1** · Buchholz 2½, Sonneborn-Berger 1, won 1
1\\. first against 2. Ben · 1 · total 1
2\\. second against 6. Zoe · 0 · downfloat · total 1
3\\. second against 3. Cy · starts soon";
    let eva = "1\\. Eva · **2** · Buchholz 3, Sonneborn-Berger 3, won 1
1\\. bye, 1 point · downfloat · total 1
2\\. first against 1. Ana · 1 · total 2
3\\. second against 6. Zoe · starts soon";
    let zoe = "2\\. Zoe · **1½** · Buchholz 2½, Sonneborn-Berger 1¾, won 1
1\\. joined later, ½ point · total ½
2\\. first against 4. Dee · 1 · upfloat · total 1½
3\\. first against 5. Eva · starts soon";
    assert_eq!([3, 4, 5].map(card), [dee, eva, zoe]);
    // Elsewhere there are no floats, and at tables of three everyone has two opponents.
    let setup = Setup::new(GameKind::Biloba, Some(3), None).expect("a set-up");
    let league = of_friends(Form::RoundRobin { double: false }, 0);
    let mut tables = with_friends(Settings { setup, ..league.settings().clone() }, 4);
    execute(&mut tables, &Command::Start { ratings: Vec::new() });
    execute(&mut tables, &Command::ReportResult { pairing: 0, places: vec![3, 1, 2] });
    let last = tables.pairings()[0].seats[2];
    let card = tournament_card_page(&english, &tables, last, 0).text;
    let row = card.lines().nth(1).expect("a row");
    assert!(row.starts_with("1\\. third against ") && row.ends_with(" · 1 · total 1"), "{card}");
}
