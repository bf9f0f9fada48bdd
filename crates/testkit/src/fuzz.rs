//! Functions that fuzzers feed.
