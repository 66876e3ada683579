use bside::rules::{Game, Setup};
use criterion as _;
fn main() {
    let position = Setup::new(Game::Bizingo, None, None).expect("a set-up").start();
    println!("{}", position.perft(4));
}
