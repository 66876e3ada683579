/// What a finished game counts as for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The first place.
    Win,
    /// The first place, shared.
    Draw,
    /// Any other place.
    Loss,
}

impl Outcome {
    /// What a place counts as among the places of all.
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
