/// The outcome of a finished game for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The first place alone.
    Win,
    /// A shared first place.
    Draw,
    /// Any other place.
    Loss,
}

impl Outcome {
    /// The outcome for a player with this place, where `places` are the places of all players, from 1.
    ///
    /// # Examples
    /// ```
    /// use bside_games::ratings::Outcome;
    ///
    /// assert_eq!(Outcome::of(1, &[1, 2]), Outcome::Win);
    /// assert_eq!(Outcome::of(1, &[1, 1, 3]), Outcome::Draw);
    /// assert_eq!(Outcome::of(2, &[1, 2, 3]), Outcome::Loss);
    /// ```
    pub fn of(place: u8, places: &[u8]) -> Outcome {
        let sharing = places.iter().filter(|other| **other == place).count();
        match (place, sharing) {
            (1, 1) => Outcome::Win,
            (1, _) => Outcome::Draw,
            _ => Outcome::Loss,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Outcome::{self, Draw, Loss, Win};

    #[test]
    fn only_the_first_place_alone_is_a_win() {
        for (places, outcomes) in [
            (&[2, 1][..], &[Loss, Win][..]),
            (&[1, 1], &[Draw, Draw]),
            (&[1, 3, 1], &[Draw, Loss, Draw]),
            (&[2, 2, 1, 4], &[Loss, Loss, Win, Loss]),
        ] {
            let found: Vec<Outcome> = places.iter().map(|place| Outcome::of(*place, places)).collect();
            assert_eq!(found, outcomes, "{places:?}");
        }
    }
}
