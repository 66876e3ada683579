/// A game. The set of games is fixed at compile time.
///
/// # Examples
/// ```
/// use bside_games::rules::GameKind;
///
/// let game: GameKind = "Biloba".parse()?;
/// assert_eq!((game.name(), game.seats(), game.cells().count()), ("biloba", 2..=4, 69));
/// assert!("chess".parse::<GameKind>().is_err());
/// # Ok::<(), bside_games::rules::UnknownGame>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameKind {
    /// Guillaume Demougeot, 2003; 2, 3 or 4 seats.
    Biloba,
    /// USA, 1850s; 2 seats.
    Bizingo,
    /// Marek Łukaszewicz, 2010; 2 seats.
    Basileus,
    /// Kris Burm, 1994; 2 seats.
    Bilitaire,
}
