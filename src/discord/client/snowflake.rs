//! Discord's ids, which have the time in their upper bits.

use crate::discord::serenity;
use crate::table::Timestamp;

/// Number of milliseconds from the epoch of Unix to that of the ids.
const EPOCH_MILLIS: i64 = 1_420_070_400_000;

/// The lowest id that a message of this time or later can have.
pub(in crate::discord) fn first_message_at(time: Timestamp) -> serenity::MessageId {
    let millis = time.unix_millis().saturating_sub(EPOCH_MILLIS).max(0);
    serenity::MessageId::new(((millis as u64) << 22).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_in_the_order_of_time() {
        let id = |millis| first_message_at(Timestamp::from_unix_millis(millis)).get();
        // Discord's own example.
        assert_eq!(id(1_462_015_105_796), 175_928_847_299_117_063 >> 22 << 22);
        assert_eq!(id(0), 1);
        assert!(id(EPOCH_MILLIS + 1) > id(EPOCH_MILLIS));
    }
}
