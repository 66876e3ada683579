//! The stored form of settings and events, which stays readable.

use super::*;
use crate::search::Level;

/// Every event as it is stored. Lines may be added; lines that are here may not change.
const STORED: [&str; 38] = [
    r#"{"kind":"joined","entrant":0,"player":{"id":"17","name":"Ana"},"rating":1500}"#,
    r#"{"kind":"joined","entrant":1,"player":{"id":"former 3","name":""},"rating":1500}"#,
    r#"{"kind":"joined","entrant":1,"player":{"id":"18","name":"B"},"rating":1500,"without_half_point":true}"#,
    r#"{"kind":"rejoined","entrant":1,"rating":1500}"#,
    r#"{"kind":"left","entrant":1}"#,
    r#"{"kind":"removed","entrant":1}"#,
    r#"{"kind":"withdrawn","entrant":1,"annulled":true}"#,
    r#"{"kind":"start-missed"}"#,
    r#"{"kind":"expired"}"#,
    r#"{"kind":"started","order":[1,0],"ratings":[1510,1500],"rounds":2}"#,
    r#"{"kind":"round-paired","round":1,"pairings":[[1,0]],"byes":[2]}"#,
    r#"{"kind":"replay-paired","of":3,"seats":[0,1]}"#,
    r#"{"kind":"table-opened","pairing":0,"table":41}"#,
    r#"{"kind":"game-begun","pairing":0}"#,
    r#"{"kind":"table-closed","pairing":0}"#,
    r#"{"kind":"game-decided","pairing":0,"places":[1,2],"decision":"played"}"#,
    r#"{"kind":"game-decided","pairing":0,"places":[2,2],"decision":"not-begun"}"#,
    r#"{"kind":"challenged","challenger":1,"challenged":0}"#,
    r#"{"kind":"challenge-accepted","challenger":1,"seats":[0,1]}"#,
    r#"{"kind":"challenge-declined","challenger":1}"#,
    r#"{"kind":"challenge-lapsed","challenger":1}"#,
    r#"{"kind":"relocated","channel":71}"#,
    r#"{"kind":"paused"}"#,
    r#"{"kind":"resumed"}"#,
    r#"{"kind":"time-credited","time":1500}"#,
    r#"{"kind":"game-time-credited","pairing":3,"time":1500}"#,
    r#"{"kind":"finished","places":[{"entrant":1,"place":1},{"entrant":0,"place":2}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"name","from":"Cup","to":"Club Cup"}]}"#,
    r#"{"kind":"changed","by":"former 3","changes":[{"what":"round-time","from":null,"to":86400000}],"is_undo":true}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"rounds","from":3,"to":null}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"time-control","from":"1d","to":"3d"}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"max-players","from":null,"to":8}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"result","pairing":0,"from":null,"to":{"places":[1,2],"decision":"entered"}}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"deadline","pairing":0,"from":5,"to":6}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"participation","entrant":4,"from":"not-joined","to":"active"}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"seed","entrant":4,"from":null,"to":1}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"bye","entrant":4,"from":null,"to":2}]}"#,
    r#"{"kind":"changed","by":"17","changes":[{"what":"apart","entrants":[0,4],"from":false,"to":true}]}"#,
];

#[test]
fn stored_events_stay_as_they_are() {
    for stored in STORED {
        let event: Event = serde_json::from_str(stored).expect(stored);
        assert_eq!(serde_json::to_string(&event).expect("it is written"), stored);
    }
    use Decision::{Abandoned, Adjudicated, Entered, Forfeited, NotBegun, Played, Withdrawn};
    for decision in [Adjudicated, Withdrawn, Played, NotBegun, Forfeited, Abandoned, Entered] {
        let name = serde_json::to_string(&decision).expect("it is written");
        assert_eq!(name, format!("{:?}", decision.name()));
    }
}

#[test]
fn stored_settings_stay_as_they_are() {
    let stored = concat!(
        r#"{"name":"Cup","guild":7,"channel":70,"organiser":{"id":"0","name":"ana"},"#,
        r#""setup":{"game":"basileus","seats":2,"name":"standard"},"form":{"swiss":{"rounds":5}},"#,
        r#""time_control":"3d","round_time":604800000,"casual":false,"starts_at":null,"max_players":9,"seed":0}"#
    );
    let read: Settings = serde_json::from_str(stored).expect("they are read");
    let expected = Settings {
        time_control: crate::table::TimeControl::ThreeDays,
        round_time: Some(Duration::from_hours(7 * 24)),
        max_players: Some(9),
        ..settings(Form::Swiss { rounds: Some(5) })
    };
    assert_eq!(read, expected);
    assert_eq!(serde_json::to_string(&read).expect("they are written"), stored);
    for (form, stored) in [
        (Form::RoundRobin { double: true }, r#"{"round-robin":{"double":true}}"#),
        (Form::Swiss { rounds: None }, r#"{"swiss":{"rounds":null}}"#),
        (Form::Knockout, r#""knockout""#),
        (Form::Ladder, r#""ladder""#),
    ] {
        assert_eq!(serde_json::to_string(&form).expect("it is written"), stored);
        assert_eq!(serde_json::from_str::<Form>(stored).expect(stored), form);
    }
}

#[test]
fn settings_of_matches_and_rounds_are_read_back() {
    let settings =
        Settings { at_once: true, third_place: true, best_of_three: true, ..settings(Form::Knockout) };
    let stored = serde_json::to_string(&settings).expect("they are written");
    assert!(stored.contains(r#""at_once":true,"third_place":true,"best_of_three":true"#), "{stored}");
    assert_eq!(serde_json::from_str::<Settings>(&stored).expect("they are read"), settings);
}

#[test]
fn every_participant_is_read_back() {
    let level = Level::MAX;
    for id in [
        Participant::Human(PlayerId(u64::MAX)),
        Participant::Former(3),
        Participant::Computer { level, number: 2 },
    ] {
        let event = Event::Joined {
            entrant: 0,
            player: Player { id, name: "A".to_owned() },
            rating: 0,
            without_half_point: false,
        };
        let stored = serde_json::to_string(&event).expect("it is written");
        assert_eq!(serde_json::from_str::<Event>(&stored).expect("it is read"), event);
    }
    assert!(serde_json::from_str::<Event>(&STORED[0].replace("17", "x")).is_err());
}
