/// Lots drawn from a seed, which fall the same way each time (splitmix64).
pub(super) struct Lots(u64);

impl Lots {
    pub fn new(seed: u64) -> Lots {
        Lots(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Brings things into a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, (self.next() % (last as u64 + 1)) as usize);
        }
    }

    /// Heads or tails.
    pub fn flip(&mut self) -> bool {
        self.next() >> 63 == 1
    }
}
