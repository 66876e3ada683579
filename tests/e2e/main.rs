//! Stories played through the real client: the sandbox for Discord, the bot as it runs, people who enter commands,
//! press buttons and choose from menus. What the bot sends is checked against Discord's published schema,
//! where it is at hand: `tests/schema.rs` says where it is not.

mod clocks;
mod computers;
mod crowds;
mod evening;
mod faults;
mod games;
mod greeting;
mod hints;
mod house;
mod invitations;
mod lessons;
mod limits;
mod menus;
mod message;
mod offers;
mod openings;
mod outages;
mod person;
mod places;
mod privacy;
mod profiles;
mod replays;
mod restarts;
mod reviews;
mod rules;
mod schema;
mod settings;
mod suggestions;
mod threads;
mod typing;
mod upkeep;
mod vacations;
mod wrong;
