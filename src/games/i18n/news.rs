use super::Localizer;
use super::date::time;
use super::heading::heading;
use super::leaderboard::{rating_text, signed};
use super::markup::mention;
use super::offer::{offer_line, offer_text, turns_to_take_back};
use super::players::{escaped_name_at, escaped_names, is_own, mention_or_name};
use super::presence::left_message;
use super::recent::recent_lines;
use super::result::result;
use super::state::state;
use crate::localize::Message;
use crate::ratings::{PROVISIONAL_GAMES, RatingChange, UnratedReason};
use crate::rules::Seat;
use crate::table::{ClosedOffer, Ending, Event, FirstPlayer, Phase, Player, PlayerId, Table, Withdrawal};

/// A game that somebody gave up before each seat could play this many turns shows nothing in a review.
const MIN_REVIEWED_TURNS: usize = 2;

/// The text of a table after some events: the heading, the events, the player to act or the result, and the rating
/// changes or the reason why the game is not rated. `mentions` are the people who are notified.
pub fn news_text(
    localizer: &Localizer,
    table: &Table,
    events: &[Event],
    mentions: &[PlayerId],
    ratings: &[RatingChange],
    unrated: Option<UnratedReason>,
) -> String {
    let mut lines = vec![heading(localizer, table)];
    let names = escaped_names(localizer, table);
    let mut recent = recent_lines(localizer, table, &names);
    let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
    if ended && !events.iter().any(changes_position) {
        lines.append(&mut recent);
    }
    let is_played_out = ended && table.played_out().is_some();
    for event in without_agreement(events) {
        match event {
            // The lines about all changes take the place of the first change.
            event if changes_position(event) => lines.append(&mut recent),
            // If the player forfeits the game at once, the result tells it.
            Event::PlayerLeft { .. } if events.iter().any(is_withdrawal) => {}
            // The text about the open offer says who has made it and who agrees.
            Event::Offered { .. } if table.offer().is_some() => {}
            // The state of the table says that it is paused, and who is to move when it resumes.
            Event::Paused if table.is_paused() => {}
            // A pause that ended because computers play the rest is no news.
            Event::Resumed if is_played_out => {}
            event => lines.extend(event_text(localizer, table, &names, event, mentions)),
        }
    }
    lines.extend(offer_text(localizer, table));
    lines.extend(lapsed_offer(localizer, table, events));
    lines.extend(match table.phase() {
        Phase::Ended(_) if events.iter().any(is_withdrawal) => result(localizer, table, None),
        _ => state(localizer, table),
    });
    lines.extend(rating_lines(localizer, table, ratings, unrated));
    lines.join("\n")
}

/// The line of a person's offer that others have let lapse by moving on in these events, which are the last ones.
fn lapsed_offer(localizer: &Localizer, table: &Table, events: &[Event]) -> Option<String> {
    let begin = table.event_count().checked_sub(events.len())?;
    let is_refused = |closed: &ClosedOffer| {
        let by = closed.state.agreed.first().copied();
        let event = closed.at.checked_sub(begin).and_then(|index| events.get(index));
        let is_of_person = by.and_then(|by| table.seats()[by].as_ref()).is_some_and(|by| !by.is_computer());
        is_of_person && matches!(event, Some(Event::TurnPlayed { seat, .. }) if Some(*seat) != by)
    };
    let mut lapsed =
        table.closed_offers().filter(|number| table.closed_offer(*number).is_some_and(is_refused));
    lapsed
        .next()
        .filter(|_| table.phase() == Phase::Playing)
        .and_then(|number| offer_line(localizer, table, number))
}

/// The sentence that notifies these people that their game is over. A moderator who closes a game tells them in another one, and in a
/// direct conversation the board does.
pub fn end_text(localizer: &Localizer, table: &Table, mentions: &[PlayerId]) -> Option<String> {
    let is_over = match table.phase() {
        Phase::Ended(_) => true,
        Phase::Closed => table.closing() != Some(&Event::Closed),
        Phase::Invitation | Phase::Playing => false,
    };
    let is_told = is_over && !mentions.is_empty() && !table.is_direct();
    let players = mentions.iter().copied().map(mention);
    is_told.then(|| localizer.render(&Message::new("news-over").conjunction("players", players)))
}

/// The sentence that notifies those of these people who have just gone out of a game that the others play on.
pub fn out_text(localizer: &Localizer, table: &Table, mentions: &[PlayerId]) -> Option<String> {
    let out = table.put_out().into_iter().filter(|player| mentions.contains(player));
    let out: Vec<String> = out.map(mention).collect();
    (!out.is_empty()).then(|| localizer.render(&Message::new("news-out").conjunction("players", out)))
}

/// The rating changes of a game that has ended, or the reason why it is not rated, a line each.
pub fn rating_lines(
    localizer: &Localizer,
    table: &Table,
    ratings: &[RatingChange],
    unrated: Option<UnratedReason>,
) -> Vec<String> {
    let unrated = unrated.map(|why| match why {
        UnratedReason::Casual => Message::new("news-unrated-casual"),
        UnratedReason::Hinted => {
            let is_rated = |id| ratings.iter().any(|change| change.player.id == id);
            let hinted = table.seats().iter().flatten().zip(escaped_names(localizer, table)).enumerate();
            let hinted =
                hinted.filter(|(seat, (player, _))| table.has_taken_hint(*seat) && !is_rated(player.id));
            Message::new("news-unrated-hinted").conjunction("names", hinted.map(|(_, (_, name))| name))
        }
        UnratedReason::Removed => {
            let is_removed = |seat| table.withdrawal(seat) == Some(Withdrawal::Removed);
            let key = match (0..table.seats().len()).any(is_removed) {
                true => "news-unrated-removed",
                false => "news-unrated-left-server",
            };
            Message::new(key)
        }
        UnratedReason::TooShort(turns) => {
            let message = match table.played_out() {
                Some(_) => Message::new("news-unrated-left"),
                None => Message::new("news-unrated-short").with("how", early_end(table)),
            };
            message.count("turns", turns)
        }
        UnratedReason::DailyLimit(games) => Message::new("news-unrated-enough").count("games", games),
    });
    let changes = ratings.iter().map(|change| rating_change(localizer, table, change));
    changes.chain(unrated.map(|unrated| localizer.render(&unrated))).collect()
}

/// In the first game of the players in these seats: its goal, and after it what to try next. `None` if there are none.
pub fn first_game_text(localizer: &Localizer, table: &Table, newcomers: &[Seat]) -> Option<String> {
    if newcomers.is_empty() || table.is_of_tournament() {
        return None;
    }
    let game = table.game()?;
    let is_own = newcomers.iter().any(|seat| is_own(localizer, table, *seat));
    if !is_own && table.seats().iter().flatten().any(|player| localizer.is_read_only_by(player)) {
        // The only reader has played before.
        return None;
    }
    match table.phase() {
        Phase::Invitation | Phase::Closed => return None,
        Phase::Playing => {
            let goal = localizer.find(&format!("rules-{}-goal.lead", table.setup().kind()));
            return goal.map(|goal| format!("-# {goal}"));
        }
        Phase::Ended(_) => {}
    }
    let names = escaped_names(localizer, table);
    let names = newcomers.iter().filter_map(|seat| names.get(*seat));
    let has_computers = table.seats().iter().flatten().any(Player::is_computer);
    let [_, stronger] = table.neighbouring_levels();
    let has_won = newcomers.iter().any(|seat| game.places().get(*seat) == Some(1));
    let message = Message::new("news-first-game").conjunction("names", names);
    let message = message.with("own", if is_own { "yes" } else { "no" });
    let next = if has_won && stronger.is_some() {
        "stronger"
    } else if table.phase() != Phase::Ended(Ending::ByRules)
        && table.turn_number() < MIN_REVIEWED_TURNS * table.seats().len()
    {
        "again"
    } else if !has_computers && table.is_casual() {
        "rated"
    } else if game.places().winners().count() > 1 {
        // In a draw no mistake was decisive, so another game is suggested rather than a review.
        "another"
    } else {
        "review"
    };
    Some(localizer.render(&message.with("next", next).with("table", table.id())))
}

/// The events that are told. What follows from an agreement says that there was one, and the line of the offer says between whom.
pub(super) fn without_agreement(events: &[Event]) -> impl Iterator<Item = &Event> {
    let is_carried_out = events.iter().any(|event| !event.is_about_offer());
    events.iter().filter(move |event| !is_carried_out || !matches!(event, Event::Offered { .. }))
}

/// Whether an event changes the position by a turn or a withdrawal.
fn changes_position(event: &Event) -> bool {
    is_withdrawal(event) || matches!(event, Event::TurnPlayed { .. })
}

/// Whether the text of an event says why a game ends by it.
fn is_withdrawal(event: &Event) -> bool {
    matches!(
        event,
        Event::Resigned { .. } | Event::TimedOut { .. } | Event::Forfeited { .. } | Event::Removed { .. }
    )
}

/// One event as a sentence, which addresses those of these people who did nothing to expect it; `None` if the state of the table
/// says as much.
pub(super) fn event_text(
    localizer: &Localizer,
    table: &Table,
    names: &[String],
    event: &Event,
    mentions: &[PlayerId],
) -> Option<String> {
    let name = |seat: Seat| names.get(seat).map_or("", String::as_str);
    let by = |seat: Seat, key: &'static str, own: &'static str| match is_own(localizer, table, seat) {
        true => Message::new(own),
        false => Message::new(key).with("name", name(seat)),
    };
    let message = match event {
        // The player who has joined knows it.
        Event::Joined { player, .. } if localizer.is_read_only_by(player) => return None,
        Event::Joined { player, .. } => {
            Message::new("news-joined").with("name", escaped_name_at(localizer, table, player))
        }
        Event::InvitationDeclined { seat } => {
            let (_, player) = table.invited().find(|(reserved, _)| reserved == seat)?;
            let is_own = localizer.is_read_only_by(player);
            Message::new(if is_own { "news-declined-own" } else { "news-declined" })
                .with("name", escaped_name_at(localizer, table, player))
        }
        Event::SeatDeclined { seat } | Event::SeatOpened { seat } => {
            let player = table
                .declined_invitations()
                .find(|(reserved, _)| reserved == seat)
                .map(|(_, player)| player)?;
            let is_declined = matches!(event, Event::SeatDeclined { .. });
            let key = if is_declined { "news-seat-declined" } else { "news-seat-opened" };
            Message::new(key).with("name", escaped_name_at(localizer, table, player))
        }
        Event::SeatVacated { .. } => {
            Message::new("news-vacated").with("name", escaped_name_at(localizer, table, table.leaver()?))
        }
        Event::Cancelled => Message::new("news-cancelled"),
        Event::Closed => {
            let players = table.seats().iter().flatten();
            let called = players.filter(|player| player.human_id().is_some_and(|id| mentions.contains(&id)));
            let called: Vec<_> = called.map(|player| mention_or_name(localizer, table, player)).collect();
            let what = if table.game().is_some() { "game" } else { "invitation" };
            match called.is_empty() {
                true => Message::new("news-closed").with("what", what),
                false => Message::new("news-closed-called").conjunction("players", called),
            }
        }
        Event::Expired if table.game().is_some() => Message::new("news-idle"),
        Event::Expired => Message::new("news-expired"),
        Event::Started { .. } if matches!(table.begins(), FirstPlayer::Random(_)) => {
            by(0, "news-started-by-lot", "news-started-by-lot-own")
        }
        Event::Started { .. } => Message::new("news-started"),
        Event::PlayerLeft { seat, .. } => left_message(table, name(*seat)),
        Event::PlayerReturned { seat } => Message::new("news-returned").with("name", name(*seat)),
        Event::Aborted { seat } if table.is_closed_for_absence() => {
            by(*seat, "news-closed-by", "news-closed-by-own")
        }
        Event::Aborted { seat } => by(*seat, "news-aborted", "news-aborted-own"),
        Event::Offered { seat, offer } => {
            // If only one seat agrees so far, this event made the offer.
            let is_new = table.offer().is_some_and(|open_offer| open_offer.agreed.len() == 1);
            let told = match is_new {
                true => by(*seat, "news-offered", "news-offered-own"),
                false => by(*seat, "news-agreed", "news-agreed-own"),
            };
            let told = localizer.render(&told.with("offer", offer.name()));
            let taken_back = turns_to_take_back(localizer, table).filter(|_| is_new);
            return Some(localizer.join("sentences", [told].into_iter().chain(taken_back)));
        }
        Event::OfferDeclined { seat, offer } => {
            by(*seat, "news-refused", "news-refused-own").with("offer", offer.name())
        }
        Event::TakenBack { turns } => Message::new("news-taken-back").count("turns", *turns),
        Event::Paused if table.is_on_hold() => Message::new("news-on-hold"),
        Event::Paused => Message::new("news-paused"),
        Event::Resumed => Message::new("news-resumed"),
        Event::VacationEnded { seat } => by(*seat, "news-vacation-ended", "news-vacation-ended-own"),
        Event::Relocated { .. } => {
            let what = if table.phase() == Phase::Invitation { "invitation" } else { "game" };
            Message::new("news-moved").with("what", what)
        }
        Event::PresenceConfirmed { seat } if table.is_of_tournament() => {
            by(*seat, "news-here", "news-here-own")
        }
        Event::PresenceConfirmed { seat } => by(*seat, "news-still-there", "news-still-there-own"),
        Event::TurnExtended { seat } => {
            let player = table.to_act()?;
            let extended = match localizer.is_read_only_by(player) {
                true => Message::new("news-turn-extended-to-you").with("name", name(*seat)),
                false => by(*seat, "news-turn-extended", "news-turn-extended-own")
                    .with("player", escaped_name_at(localizer, table, player)),
            };
            extended.with("time", time(localizer, table.time_control()?.duration()))
        }
        Event::DeadlinePassed => Message::new("news-deadline"),
        Event::NobodyCame => Message::new("news-nobody-came"),
        Event::TournamentOver => Message::new("news-tournament-over"),
        Event::ResultEntered => Message::new("news-result-entered"),
        Event::HintGiven { .. } if table.is_solo() => return None,
        Event::HintGiven { seat } => Message::new("news-hinted").with("name", name(*seat)),
        // The state of the table, which is part of the text, or the lines about recent changes show these already.
        Event::Ended(_)
        | Event::TurnPlayed { .. }
        | Event::Resigned { .. }
        | Event::TimedOut { .. }
        | Event::Forfeited { .. }
        | Event::Removed { .. }
        | Event::Reminded
        | Event::AbsenceNoticed
        | Event::PresenceAsked { .. }
        | Event::TimeCredited { .. }
        | Event::PlanFollowed { .. }
        | Event::RatingChosen { .. }
        | Event::RoundDeadlineSet { .. }
        | Event::VacationBegun { .. } => return None,
    };
    Some(localizer.render(&message))
}

/// How a game that was given up or drawn early ended, by its name in `news-unrated-short`.
fn early_end(table: &Table) -> &'static str {
    let withdrawn = table.game().and_then(|game| game.withdrawals().first());
    match withdrawn.and_then(|(_, seat)| table.withdrawal(*seat)) {
        _ if matches!(table.phase(), Phase::Ended(Ending::Drawn(_))) => "drawn",
        Some(Withdrawal::TimedOut) if table.time_control().is_some() => "time",
        Some(Withdrawal::TimedOut) => "absent",
        Some(Withdrawal::Forfeited | Withdrawal::Removed) => "left",
        Some(Withdrawal::Resigned) | None => "resigned",
    }
}

/// The rating after a game. Changes of provisional ratings are not told: they say more about the rating than about the game.
fn rating_change(localizer: &Localizer, table: &Table, change: &RatingChange) -> String {
    let (before, after) = (change.before, change.after);
    let is_same = before.value.round() == after.value.round();
    let keys = if after.is_provisional() {
        ["news-rating-provisional", "news-rating-provisional-levels"]
    } else if before.is_provisional() {
        ["news-rating-settled", "news-rating-settled-levels"]
    } else if is_same {
        ["news-rating-same", "news-rating-same-levels"]
    } else {
        ["news-rating", "news-rating-levels"]
    };
    let message = Message::new(keys[usize::from(table.has_computers())])
        .with("name", escaped_name_at(localizer, table, &change.player));
    let message = if before.is_provisional() {
        let games_left = PROVISIONAL_GAMES.saturating_sub(after.games) as usize;
        message.with("rating", rating_text(localizer, &after)).count("games", games_left)
    } else if is_same {
        message.with("rating", after.value.round())
    } else {
        let (before, after) = (before.value.round(), after.value.round());
        message.with("before", before).with("after", after).with("change", signed(after - before))
    };
    localizer.render(&message)
}
