//! Laws of every change of a ladder.

use bside_games::tournament::{Change, EntrantNumber, Event, Participation, Tournament};

/// Checks the order of a ladder after an event against the order before it.
pub fn check(before: &Tournament, event: &Event, after: &Tournament) {
    let mut order = before.ladder().to_vec();
    let place = |order: &[EntrantNumber], entrant| order.iter().position(|other| *other == entrant);
    let current = |challenger| {
        let mut challenges = before.challenges().iter();
        let challenge = challenges.find(|known| known.is_current() && known.challenger == challenger);
        challenge.expect("a challenge").challenged
    };
    let take = |order: &mut Vec<EntrantNumber>, challenger, challenged| {
        let (from, to) = (place(order, challenger).expect("on it"), place(order, challenged).expect("on it"));
        if to < from {
            let moved = order.remove(from);
            order.insert(to, moved);
        }
    };
    match event {
        Event::Challenged { challenger, challenged, .. } => {
            let (from, to) = (place(&order, *challenger), place(&order, *challenged));
            let (from, to) = from.zip(to).expect("on it");
            assert!(to < from && from <= to + 3);
            let is_busy = |entrant| {
                let is_of = |known: &bside_games::tournament::Challenge| {
                    known.is_current() && [known.challenger, known.challenged].contains(entrant)
                };
                before.challenges().iter().any(is_of)
            };
            assert!(!is_busy(challenger) && !is_busy(challenged));
        }
        Event::ChallengeDeclined { challenger } | Event::ChallengeLapsed { challenger } => {
            take(&mut order, *challenger, current(*challenger));
        }
        Event::GameDecided { pairing, places, .. } => {
            let seats = &before.pairings()[*pairing].seats;
            let challenger = seats.iter().copied().find(|entrant| {
                before.challenges().iter().any(|known| known.is_current() && known.challenger == *entrant)
            });
            let challenger = challenger.expect("a game of a challenge");
            let seat = seats.iter().position(|entrant| *entrant == challenger).expect("seated");
            if places[seat] < places[1 - seat] {
                take(&mut order, challenger, seats[1 - seat]);
            }
        }
        Event::Started { order: started, .. } => order.clone_from(started),
        Event::Joined { entrant, .. } if !before.order().is_empty() => order.push(*entrant),
        Event::Rejoined { entrant, .. } => {
            assert!(!before.entrants()[*entrant].is_active());
            order.push(*entrant);
        }
        Event::Withdrawn { entrant, .. } => order.retain(|other| other != entrant),
        Event::Changed { changes, .. } => {
            for change in changes {
                match change {
                    Change::Participation { entrant, to, .. } if *to != Participation::Active => {
                        order.retain(|other| other != entrant);
                    }
                    Change::Result { pairing, to: Some(result), .. } => {
                        let seats = &before.pairings()[*pairing].seats;
                        let is_challenger = |entrant: &EntrantNumber| {
                            let mut known = before.challenges().iter();
                            known.any(|known| known.is_current() && known.challenger == *entrant)
                        };
                        let seat = seats.iter().position(is_challenger).expect("a game of a challenge");
                        if result.places[seat] < result.places[1 - seat] {
                            take(&mut order, seats[seat], seats[1 - seat]);
                        }
                    }
                    _ => {}
                }
            }
        }
        _ => {}
    }
    assert_eq!(after.ladder(), order, "after {event:?}");
    if let Event::Finished { places } = event {
        assert!(places.iter().map(|place| place.entrant).eq(order.iter().copied()));
        assert!(places.iter().map(|place| place.place).eq(1..=order.len()));
    }
}
