//! Explores the answer to one command with a small model of Discord: every order in which requests arrive, hang or get lost,
//! receipts come or do not, time runs out and the process restarts. The bot's side is the state machines that it runs on.
//!
//! - A message that is recorded as showing the board shows it.
//! - From everywhere it can still come to that: nothing is taken for shown, or given up, too early.
//! - The board is not shown again after somebody has pressed its button.
//! - The board is shown once. The exceptions are those in which Discord carries out a request after the bot, or a process before
//!   it, has given it up: nothing that Discord answers tells that it will.

use super::response_state::{Goal, Original, Outcome, Request, Responding, ResponseState};
use super::visibility::Visibility;
use crate::app::news::reply::Display;
use std::collections::{HashMap, VecDeque};

/// The first response, as it is on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum First {
    Missing,
    Placeholder(Visibility),
    Board,
    /// Somebody has changed the table by a press on the board, and the message shows what came of it.
    Later,
    /// An edit with the board has taken its place.
    Overtaken,
    Deleted,
}

/// The message that shows the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    FirstResponse,
    OtherMessage,
}

/// The activity of the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Process {
    Responding(Responding),
    /// The board is posted without an interaction, after it was looked for if it may be there.
    Delivering {
        may_be_shown: bool,
    },
    Recording(Place),
    Done,
}

/// A request that changes something on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Change {
    Respond,
    Defer,
    Edit,
    Delete,
    FollowUp,
    Post,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct World {
    process: Process,
    first: First,
    /// Number of other messages that show the board, and whether one of them was posted without an interaction.
    others: u8,
    has_post: bool,
    /// Whether Discord knows a post by its nonce.
    has_nonces: bool,
    /// Whether Discord takes a first response, the bot sends one, and the token is valid.
    is_open: bool,
    is_open_for_bot: bool,
    is_token_valid: bool,
    /// Requests that hang, by [`Change`], and that may arrive later.
    hanging: u8,
    /// Whether there was a restart, and whether a request was carried out after it was given up for good.
    has_restarted: bool,
    has_late_arrival: bool,
    recorded: Option<Place>,
}

type Respond = fn(Responding, Request, Outcome) -> Responding;

/// The bot's side: the transitions that it makes.
#[derive(Clone, Copy)]
struct Bot {
    respond: Respond,
    /// Whether a post whose receipt was lost is looked for.
    searches: bool,
    /// Whether nothing is posted before a search has succeeded.
    trusts_searches_only: bool,
    /// Whether a first response whose receipt was lost is looked up only when none can arrive any more.
    waits: bool,
    /// Whether posts have a nonce.
    has_nonces: bool,
    /// Whether the bot checks that the table has not moved on before it sends an answer again.
    looks: bool,
}

/// The bot as it is.
const BOT: Bot = Bot {
    respond: Responding::after,
    searches: true,
    trusts_searches_only: true,
    waits: true,
    has_nonces: true,
    looks: true,
};

/// One exploration: the bot under test, and the kind of answer.
#[derive(Clone, Copy)]
struct Model {
    bot: Bot,
    visibility: Visibility,
    /// The deferral that is sent before the answer.
    deferral: Option<Visibility>,
    /// Whether the answer is no first response itself.
    needs_deferral: bool,
}

type Step = (String, World);

impl World {
    fn shown_count(&self) -> u8 {
        self.others + u8::from(self.first == First::Board)
    }

    /// The message with the board is recorded by those who have changed it.
    fn left_to_others(self) -> World {
        World { process: Process::Done, recorded: Some(Place::FirstResponse), ..self }
    }

    fn shown_place(&self) -> Option<Place> {
        match self.first {
            First::Board => Some(Place::FirstResponse),
            _ => (self.others > 0).then_some(Place::OtherMessage),
        }
    }

    /// The rule that this state breaks; `None` if it breaks none.
    fn fault(&self) -> Option<&'static str> {
        match self.recorded {
            _ if self.first == First::Overtaken => Some("an older board takes the place of a later one"),
            _ if self.first == First::Later && self.others > 0 && !self.has_late_arrival => {
                Some("an older board is shown after a later one")
            }
            Some(Place::FirstResponse) if !matches!(self.first, First::Board | First::Later) => {
                Some("what is recorded shows no board")
            }
            Some(Place::OtherMessage) if self.others == 0 => Some("what is recorded shows no board"),
            _ if self.shown_count() > 1 && !self.has_late_arrival => Some("the board is shown twice"),
            _ => None,
        }
    }

    /// Discord carries out a request. Returns what it answers, and the message.
    fn carry_out(&mut self, change: Change, deferral: Visibility) -> (Outcome, Place) {
        let is_first = matches!(change, Change::Respond | Change::Defer);
        let is_filled = matches!(self.first, First::Placeholder(Visibility::Public | Visibility::Ephemeral));
        let outcome = match self.first {
            _ if change == Change::Post => Outcome::Done,
            First::Missing if is_first && self.is_open => Outcome::Done,
            First::Missing if is_first => Outcome::Expired,
            _ if is_first => Outcome::Acknowledged,
            _ if !self.is_token_valid => Outcome::Expired,
            First::Missing => Outcome::Absent,
            First::Deleted if change != Change::FollowUp => Outcome::Absent,
            _ => Outcome::Done,
        };
        if outcome != Outcome::Done {
            return (outcome, Place::FirstResponse);
        }
        match change {
            Change::Respond | Change::Edit => self.first = First::Board,
            Change::Defer => self.first = First::Placeholder(deferral),
            Change::Delete => self.first = First::Deleted,
            // The first follow-up fills the placeholder.
            Change::FollowUp if is_filled => self.first = First::Board,
            // The nonce of a post is unique.
            Change::Post if self.has_post && self.has_nonces => return (outcome, Place::OtherMessage),
            Change::FollowUp | Change::Post => {
                self.others += 1;
                self.has_post |= change == Change::Post;
                return (outcome, Place::OtherMessage);
            }
        }
        (outcome, Place::FirstResponse)
    }

    /// The ways in which a request that changes something may go: what becomes of the world, and what the bot learns.
    fn ways(self, change: Change, deferral: Visibility) -> Vec<(&'static str, World, Outcome, Place)> {
        let mut carried_out = self;
        let (outcome, place) = carried_out.carry_out(change, deferral);
        let mut ways = vec![("is answered", carried_out, outcome, place)];
        let lost: &[Outcome] =
            if change == Change::Respond { &[Outcome::Lost, Outcome::TooSlow] } else { &[Outcome::Lost] };
        for lost in lost {
            ways.push(("arrives, the receipt is lost", carried_out, *lost, place));
            ways.push(("does not arrive", self, *lost, place));
            // A late deletion may take away what was filled in meanwhile, which nothing can prevent.
            if change != Change::Delete {
                let hanging = self.hanging | 1 << change as u8;
                ways.push(("hangs", World { hanging, ..self }, *lost, place));
            }
        }
        ways
    }
}

impl Model {
    fn start(&self) -> World {
        let goal = self.deferral.map_or(Goal::Answer(self.visibility), Goal::Defer);
        World {
            process: Process::Responding(self.responding(ResponseState::Unanswered, goal)),
            first: First::Missing,
            others: 0,
            has_post: false,
            has_nonces: self.bot.has_nonces,
            is_open: true,
            is_open_for_bot: true,
            is_token_valid: true,
            hanging: 0,
            has_restarted: false,
            has_late_arrival: false,
            recorded: None,
        }
    }

    fn responding(&self, response: ResponseState, goal: Goal) -> Responding {
        Responding::new(response, goal).with_deferral(self.needs_deferral)
    }

    /// The visibility of the deferral that is sent while the process is in this state.
    fn deferral_of(&self, responding: Option<Responding>) -> Visibility {
        let is_deferring = responding.is_some_and(|responding| matches!(responding.goal, Goal::Defer(_)));
        self.deferral.filter(|_| is_deferring).unwrap_or(self.visibility)
    }

    fn steps(&self, world: World) -> Vec<Step> {
        let mut steps = self.steps_of_discord(world);
        match world.process {
            Process::Responding(responding) => self.steps_of_response(world, responding, &mut steps),
            Process::Delivering { may_be_shown } => self.steps_of_delivery(world, may_be_shown, &mut steps),
            Process::Recording(place) => steps.push((
                "the message is recorded".to_owned(),
                World { process: Process::Done, recorded: Some(place), ..world },
            )),
            Process::Done => {}
        }
        if world.process != Process::Done {
            let process = Process::Delivering { may_be_shown: true };
            steps.push(("the process restarts".to_owned(), World { process, has_restarted: true, ..world }));
        }
        steps
    }

    fn steps_of_discord(&self, world: World) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut push = |label: &str, next: World| steps.push((label.to_owned(), next));
        if world.is_open {
            push("Discord takes no first response any more", World { is_open: false, ..world });
        } else if world.is_token_valid {
            push("the token expires", World { is_token_valid: false, ..world });
        }
        if world.is_open_for_bot {
            push("the bot has no time left for a first response", World { is_open_for_bot: false, ..world });
        }
        if world.first == First::Board && world.others == 0 && world.process != Process::Done {
            push("somebody presses a button of the board", World { first: First::Later, ..world });
        }
        use Change::{Defer, Edit, FollowUp, Post, Respond};
        for change in [Respond, Defer, Edit, FollowUp, Post] {
            if world.hanging & 1 << change as u8 == 0 || world.others > 1 {
                continue;
            }
            let mut next = World { hanging: world.hanging & !(1 << change as u8), ..world };
            let (outcome, _) = next.carry_out(change, self.deferral.unwrap_or(self.visibility));
            let is_given_up = match (change, world.process) {
                _ if world.has_restarted => true,
                // No first response arrives after its time, for which the bot waits.
                (Respond | Defer, _) => false,
                // A late post has the nonce of the post that takes its place.
                (Post, _) => false,
                // Another edit does no harm.
                (Edit, Process::Responding(responding)) => responding.next(world.is_open_for_bot).is_none(),
                _ => true,
            };
            next.has_late_arrival |= is_given_up && outcome == Outcome::Done;
            push(&format!("{change:?} arrives late"), next);
        }
        steps
    }

    fn steps_of_response(&self, world: World, responding: Responding, steps: &mut Vec<Step>) {
        let Some(request) = responding.next(world.is_open_for_bot) else {
            let process = match responding.goal {
                Goal::Defer(_) => {
                    let goal = Goal::Answer(self.visibility);
                    Process::Responding(self.responding(responding.response, goal))
                }
                Goal::Answer(_) => {
                    Process::Delivering { may_be_shown: responding.display == Display::Unconfirmed }
                }
            };
            return steps.push(("the command goes on".to_owned(), World { process, ..world }));
        };
        assert!(
            request != Request::Respond || !self.needs_deferral,
            "the answer is sent as a first response"
        );
        let change = match request {
            Request::Respond => Change::Respond,
            Request::Defer => Change::Defer,
            Request::Edit => Change::Edit,
            Request::Delete => Change::Delete,
            Request::FollowUp => Change::FollowUp,
            Request::LookUp => return self.steps_of_lookup(world, responding, steps),
        };
        if world.first == First::Later {
            if self.bot.looks && responding.shows_again(request) {
                return steps.push(("the table has moved on".to_owned(), world.left_to_others()));
            }
            if request == Request::Edit {
                return steps.push((format!("{request:?}"), World { first: First::Overtaken, ..world }));
            }
        }
        for (label, mut next, outcome, place) in world.ways(change, self.deferral_of(Some(responding))) {
            let responding = (self.bot.respond)(responding, request, outcome);
            next.process = self.process_after(responding, place);
            steps.push((format!("{request:?} {label}"), next));
        }
    }

    /// Once the answer is shown, its message is recorded.
    fn process_after(&self, responding: Responding, place: Place) -> Process {
        match responding.display {
            Display::Shown => Process::Recording(place),
            _ => Process::Responding(responding),
        }
    }

    fn steps_of_lookup(&self, mut world: World, responding: Responding, steps: &mut Vec<Step>) {
        if self.bot.waits && matches!(responding.response, ResponseState::Unconfirmed { .. }) {
            (world.is_open, world.is_open_for_bot) = (false, false);
        }
        let outcome = match world.first {
            First::Missing => Outcome::Absent,
            _ if !world.is_token_valid => Outcome::Expired,
            First::Deleted => Outcome::Absent,
            First::Board | First::Overtaken => Outcome::Found(Original::Answer),
            First::Later if self.visibility == Visibility::SourceMessage => {
                Outcome::Found(Original::Placeholder(Visibility::SourceMessage))
            }
            First::Later => Outcome::Found(Original::Other),
            First::Placeholder(visibility) => Outcome::Found(Original::Placeholder(visibility)),
        };
        for outcome in [outcome, Outcome::Lost] {
            let responding = (self.bot.respond)(responding, Request::LookUp, outcome);
            let process = self.process_after(responding, Place::FirstResponse);
            steps.push((format!("LookUp: {outcome:?}"), World { process, ..world }));
        }
    }

    fn steps_of_delivery(&self, world: World, may_be_shown: bool, steps: &mut Vec<Step>) {
        let again = Process::Delivering { may_be_shown: self.bot.searches };
        let mut push = |label: String, process, next: World| steps.push((label, World { process, ..next }));
        if may_be_shown && self.bot.searches {
            let found = world.shown_place().map(Process::Recording);
            let posting = Process::Delivering { may_be_shown: false };
            push("Find is answered".to_owned(), found.unwrap_or(posting), world);
            let lost = if self.bot.trusts_searches_only { again } else { posting };
            return push("Find gets lost".to_owned(), lost, world);
        }
        if self.bot.looks && world.first == First::Later {
            return steps.push(("the table has moved on".to_owned(), world.left_to_others()));
        }
        for (label, next, outcome, place) in world.ways(Change::Post, self.visibility) {
            let process = if outcome == Outcome::Done { Process::Recording(place) } else { again };
            push(format!("Post {label}"), process, next);
        }
    }

    /// Visits all states, breadth first. Returns their number, or the shortest way to one that is wrong.
    fn explore(&self) -> Result<usize, String> {
        let start = self.start();
        let mut reached: HashMap<World, Option<(World, String)>> = HashMap::from([(start, None)]);
        let mut before: HashMap<World, Vec<World>> = HashMap::new();
        let mut queue = VecDeque::from([start]);
        while let Some(world) = queue.pop_front() {
            if let Some(fault) = world.fault() {
                return Err(trace(fault, world, &reached));
            }
            for (label, next) in self.steps(world) {
                before.entry(next).or_default().push(world);
                reached.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    Some((world, label))
                });
            }
        }
        let mut ends: Vec<World> = reached.keys().filter(|world| world.recorded.is_some()).copied().collect();
        let mut reaching: HashMap<World, ()> = ends.iter().map(|world| (*world, ())).collect();
        while let Some(world) = ends.pop() {
            for earlier in before.get(&world).into_iter().flatten() {
                if reaching.insert(*earlier, ()).is_none() {
                    ends.push(*earlier);
                }
            }
        }
        match reached.keys().find(|world| !reaching.contains_key(world)) {
            Some(stuck) => Err(trace("the board is never recorded", *stuck, &reached)),
            None => Ok(reached.len()),
        }
    }
}

/// The steps that lead to a state, a line each.
fn trace(fault: &str, world: World, reached: &HashMap<World, Option<(World, String)>>) -> String {
    let mut lines = vec![format!("{fault}: {world:?}")];
    let mut at = world;
    while let Some(Some((earlier, label))) = reached.get(&at) {
        lines.push(label.clone());
        at = *earlier;
    }
    lines.reverse();
    lines.join("\n")
}

/// All combinations of visibilities.
fn explore_all(bot: Bot) -> Result<usize, String> {
    use Visibility::{Ephemeral, Public, SourceMessage};
    let mut states = 0;
    for visibility in [Public, SourceMessage] {
        for deferral in [None, Some(Public), Some(Ephemeral), Some(SourceMessage)] {
            for needs_deferral in [false, true] {
                states += Model { bot, visibility, deferral, needs_deferral }.explore()?;
            }
        }
    }
    Ok(states)
}

#[test]
fn a_board_is_shown_exactly_once_whatever_gets_lost() {
    match explore_all(BOT) {
        Ok(states) => println!("{states} states"),
        Err(trace) => panic!("{trace}"),
    }
}

/// Responds with this mistake and delivers as the bot does.
fn with_mistake(respond: Respond) -> Bot {
    Bot { respond, ..BOT }
}

#[test]
fn the_model_notices_what_is_taken_for_something_else() {
    use Outcome::{Absent, Acknowledged, Done, Expired, Found, Lost};
    let mistakes = [
        (
            "a placeholder is taken for the board",
            with_mistake(|state, request, outcome| match outcome {
                Found(Original::Placeholder(_)) => state.after(request, Found(Original::Answer)),
                outcome => state.after(request, outcome),
            }),
        ),
        (
            "any first response is taken for the answer",
            with_mistake(|state, request, outcome| match outcome {
                Acknowledged => state.after(Request::Respond, Done),
                outcome => state.after(request, outcome),
            }),
        ),
        (
            "a lost receipt is taken for success",
            with_mistake(|state, request, outcome| match (request, outcome) {
                (Request::Edit, Lost) => state.after(request, Done),
                (_, outcome) => state.after(request, outcome),
            }),
        ),
        (
            "a lost receipt is taken for failure",
            with_mistake(|state, request, outcome| match (request, outcome) {
                (Request::Respond, Lost) => state.after(request, Expired),
                (_, outcome) => state.after(request, outcome),
            }),
        ),
        (
            "a lost lookup is taken for nothing found",
            with_mistake(|state, request, outcome| match (request, outcome) {
                (Request::LookUp, Lost) => state.after(request, Absent),
                (_, outcome) => state.after(request, outcome),
            }),
        ),
        // A post has a nonce, so that only an answer is shown twice.
        ("a board that may be there is not looked for", Bot { searches: false, ..BOT }),
        ("a lost search is taken for nothing found", Bot { trusts_searches_only: false, ..BOT }),
        (
            "an answer that was changed is taken for another message",
            Bot {
                looks: false,
                respond: |state, request, outcome| {
                    let mut after = state.after(request, outcome);
                    if outcome == Found(Original::Other) {
                        after.display = Display::Unsent;
                    }
                    after
                },
                ..BOT
            },
        ),
        ("a table that has moved on is shown as it was", Bot { looks: false, ..BOT }),
        ("a lookup does not wait for late first responses", Bot { waits: false, ..BOT }),
        ("a post that arrives late is not known by its nonce", Bot { has_nonces: false, ..BOT }),
    ];
    for (mistake, bot) in mistakes {
        let trace = explore_all(bot).expect_err(mistake);
        println!("{mistake}:\n{trace}\n");
    }
}
