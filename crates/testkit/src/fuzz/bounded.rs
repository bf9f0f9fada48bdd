//! Limits time and stack of code that reads untrusted files.

use std::thread;
use std::time::{Duration, Instant};

/// The stack of the thread that reads long inputs.
const STACK: usize = 128 * 1024;
/// Shorter inputs are read on the current thread, which is faster. Code that recurses on
/// them also recurses on longer ones.
const SHORT: usize = 512;
/// The allowed processor time: a fixed part, and a part for each byte.
const TIME: Duration = Duration::from_millis(10);
const TIME_PER_BYTE: Duration = Duration::from_micros(20);
/// How often a slow input is tried: the first time caches are cold, and if the processor
/// time is unknown the machine may be busy.
const TRIES: usize = 3;

/// Calls a reader with limited stack and time.
///
/// # Panics
///
/// If the reader panics or takes too long. A stack overflow ends the process.
pub fn bounded(data: &[u8], read: fn(&[u8])) {
    let allowed = TIME + TIME_PER_BYTE * u32::try_from(data.len()).unwrap_or(u32::MAX);
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

/// How long a reader takes. Processor time is measured only if it seems slow.
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

/// The processor time of this thread, if the system provides it.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_ascii_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
