//! Game records: a text format, after PGN.
