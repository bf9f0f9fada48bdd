//! Limits of time and stack for what reads strangers' files.

use std::thread;
use std::time::{Duration, Instant};

/// The stack of the thread that reads long inputs.
const STACK: usize = 128 * 1024;
/// Shorter inputs are read without a thread of their own: what recurses on them
/// recurses on longer ones, too.
const SHORT: usize = 512;
/// The processor time that any input may take, and what each of its bytes may
/// take besides.
const TIME: Duration = Duration::from_millis(10);
const TIME_A_BYTE: Duration = Duration::from_micros(20);
/// How often a slow input is tried again: the first try may have warmed caches
/// up, and where processor time is not known the machine may be busy.
const TRIES: usize = 3;

/// Calls a reader with an input, with little stack and little time.
///
/// # Panics
///
/// If the reader panics or takes too long. A stack overflow ends the process.
pub fn bounded(data: &[u8], read: fn(&[u8])) {
    let allowed = TIME + TIME_A_BYTE * u32::try_from(data.len()).unwrap_or(u32::MAX);
    let mut fastest = Duration::MAX;
    for _ in 0..TRIES {
        fastest = fastest.min(on_small_stack(data, read, allowed));
        if fastest <= allowed {
            return;
        }
    }
    panic!("{fastest:?} for {} bytes, {allowed:?} is the most", data.len());
}

fn on_small_stack(data: &[u8], read: fn(&[u8]), allowed: Duration) -> Duration {
    if data.len() < SHORT {
        return timed(data, read, allowed);
    }
    thread::scope(|scope| {
        let reader = thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, || timed(data, read, allowed));
        reader.expect("a thread can be started").join().expect("the reader panics")
    })
}

/// How long a reader takes. Processor time is asked for only if it seems slow.
fn timed(data: &[u8], read: fn(&[u8]), allowed: Duration) -> Duration {
    let start = Instant::now();
    read(data);
    let took = start.elapsed();
    if took <= allowed {
        return took;
    }
    let (start, before) = (Instant::now(), processor_time());
    read(data);
    match (before, processor_time()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => start.elapsed(),
    }
}

/// The processor time of this thread, where the system tells it.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_ascii_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
