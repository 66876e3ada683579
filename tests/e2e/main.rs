//! Stories played through the real client: the sandbox for Discord, the bot as it runs, people who enter commands,
//! press buttons and choose from menus. What the bot sends is checked against Discord's published schema.

mod faults;
mod games;
mod house;
mod invitations;
mod lessons;
mod menus;
mod message;
mod person;
mod restarts;
mod rules;
mod schema;
mod suggestions;
mod wrong;
