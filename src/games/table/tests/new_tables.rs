//! Tests of invitations and of the choice of the first player.

use super::*;

fn inviting(seats: usize, opponents: &[&str], begins: FirstPlayer) -> Table {
    let opponents = opponents.iter().map(|name| player(name)).collect();
    let new_table = NewTable { opponents, begins, ..new_table(seats, None) };
    Table::open(TableId(1), new_table, START).expect("a valid table")
}

#[test]
fn several_players_are_invited_and_one_seat_stays_open() {
    let table = play(
        inviting(4, &["ben", "cy"], FirstPlayer::Opener),
        "dee join -> joined 3
         dee join -> table-already-seated
         cy  join -> joined 2",
    );
    assert_eq!(table.awaited(), [&player("ben")]);
    let table = play(table, "ben join -> joined 1, started");
    assert_eq!(table.names(), ["ana", "ben", "cy", "dee"]);
    let table = inviting(3, &["ben", "cy"], FirstPlayer::Opener);
    assert_eq!(table.awaited(), [&player("ben"), &player("cy")]);
    play(table.clone(), "dee join -> table-reserved\n ana computers -> table-no-seat-for-computer");
    play(table, "cy decline -> free 2\n ben join -> joined 1\n cy join -> joined 2, started");
}

#[test]
fn too_many_or_repeated_invitations_are_rejected() {
    let opened = |opponents: &[&str]| {
        let opponents = opponents.iter().map(|name| player(name)).collect();
        let new_table = NewTable { opponents, ..new_table(3, None) };
        Table::open(TableId(1), new_table, START).map(|_| ()).map_err(|rejection| rejection.message().key)
    };
    assert_eq!(opened(&["ben", "cy"]), Ok(()));
    assert_eq!(opened(&["ben", "ana"]), Err("table-invited-self"));
    assert_eq!(opened(&["ben", "ben"]), Err("table-invited-twice"));
    assert_eq!(opened(&["ben", "cy", "dee"]), Err("table-too-many-opponents"));
}

#[test]
fn an_invited_player_may_begin() {
    let table = inviting(2, &["ben"], FirstPlayer::Other);
    assert_eq!(table.first(), Some(&player("ben")));
    let table = play(
        table,
        "ben join  -> joined 1, started by 1
         ana b4-b5 -> table-not-your-turn
         ben b4-b5 -> turned 0 b4-b5
         ana h6-h5 -> turned 1 h6-h5",
    );
    assert_eq!((table.names(), table.opener()), (vec!["ben".to_owned(), "ana".to_owned()], &player("ana")));
    let table = play(inviting(3, &[], FirstPlayer::Other), "ben join -> joined 1");
    assert_eq!(table.first(), Some(&player("ben")));
    let table = play(table, "cy join -> joined 2, started by 1");
    assert_eq!(table.names(), ["ben", "cy", "ana"]);
    let table = play(inviting(2, &[], FirstPlayer::Other), "ana computers -> joined 1, started by 1");
    assert!(table.to_act().is_some_and(|first| first.is_computer()));
}

#[test]
fn a_lot_is_drawn_when_all_seats_are_taken_and_is_reproducible() {
    let mut begun = [0; 3];
    for seed in 0..30 {
        let table = inviting(3, &["ben"], FirstPlayer::Random(seed));
        assert_eq!(table.first(), None);
        assert!(table.names().iter().all(String::is_empty), "nobody sees it before");
        let expected = match seed % 3 {
            0 => "started".to_owned(),
            first => format!("started by {first}"),
        };
        let table = play(table, &format!("cy join -> joined 2\n ben join -> joined 1, {expected}"));
        let first = table.first().expect("it is drawn").human_id().expect("a person").0 as usize;
        assert_eq!(table.to_act(), table.first());
        begun[first - 1] += 1;
    }
    assert_eq!(begun, [10, 10, 10]);
    let absurd = Event::Started { first: 3 };
    assert!(inviting(3, &[], FirstPlayer::Opener).apply(&absurd, START).is_err());
}

#[test]
fn a_player_at_the_table_can_relocate_it() {
    let table = play(
        opened(2, Some("ben")),
        "ana here  -> table-already-here
         ben there -> table-not-joined
         ana there -> moved 71
         ben join  -> joined 1, started
         ben here  -> moved 70
         ben elsewhere -> table-other-server
         cy  there -> table-not-seated
         ben there -> moved 71
         ana resign -> resigned 0, ended Resigned
         ana here  -> table-over",
    );
    assert_eq!(table.channel(), ChannelId(71));
}

#[test]
fn computers_take_the_free_seats() {
    play(
        opened(4, Some("ben")),
        "ana join -> table-already-seated
         ben computers -> table-not-opener
         cy join -> joined 2
         ana computers -> joined 3
         ana computers -> table-no-seat-for-computer
         ben join -> joined 1, started
         ana computers -> table-already-started",
    );
    let table = play(opened(3, None), "ana computers -> joined 1, joined 2, started");
    let levels: Vec<_> = table.seats().iter().flatten().map(Player::level).collect();
    assert_eq!(levels, [None, Some(Level::MAX), Some(Level::MAX)]);
    assert_ne!(table.seats()[1], table.seats()[2]);
    assert!(table.has_computers() && !opened(2, Some("ben")).has_computers());
}

#[test]
fn a_seat_is_free_after_a_refusal_while_others_can_join() {
    let table = play(
        inviting(3, &["ben", "cy"], FirstPlayer::Opener),
        "ben decline -> free 1
         ben decline -> table-not-invited
         dee join    -> joined 1
         cy  decline -> free 2
         ben join    -> joined 2, started",
    );
    assert_eq!(table.names(), ["ana", "dee", "ben"]);
    play(
        opened(3, Some("ben")),
        "ben decline -> free 1
         cy  join    -> joined 1
         ana cancel  -> cancelled",
    );
}

#[test]
fn a_seat_that_is_given_up_is_for_anyone() {
    let table = play(
        opened(4, Some("ben")),
        "ana decline -> table-opener-stays
         cy  decline -> table-not-invited
         ben join    -> joined 1
         cy  join    -> joined 2
         ben decline -> vacated 1
         ben decline -> table-not-invited",
    );
    assert_eq!((table.leaver(), table.awaited()), (Some(&player("ben")), Vec::new()));
    assert_eq!(table.free_seats().collect::<Vec<_>>(), [1, 3]);
    let table = play(
        table,
        "dee join    -> joined 1
         cy  decline -> vacated 2
         ben join    -> joined 2
         cy  join    -> joined 3, started
         cy  decline -> table-already-started",
    );
    assert_eq!(table.names(), ["ana", "dee", "ben", "cy"]);
}

#[test]
fn an_invitation_goes_on_after_all_others_have_left() {
    let table =
        play(opened(3, Some("ben")), "cy join -> joined 2\n cy decline -> vacated 2\n ben decline -> free 1");
    play(table, "dee join -> joined 1\n ben join -> joined 2, started");
}
