//! Glicko-2 over results.
