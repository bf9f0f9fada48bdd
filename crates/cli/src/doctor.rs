//! `asterism doctor`: diagnoses a setup.

use std::io::Write;
use std::net::TcpListener;
use std::time::{SystemTime, UNIX_EPOCH};

use asterism_store::{Store, StoreOptions};
use clap::Args;

use crate::failure::Failure;
use crate::serve::{self, Chosen, runtime};

/// Check the setup of a server
///
/// Takes the same settings as `serve` and tries everything the server needs,
/// without serving. It changes nothing, except that a missing database is created
/// and an old one is migrated.
#[derive(Debug, Args)]
#[group(skip)]
#[command(after_help = "\
Example:
  asterism doctor --config asterism.toml")]
pub(crate) struct Arguments {
    #[command(flatten)]
    settings: serve::Arguments,
}

/// The name of a check, and its result or what is wrong.
type Finding = (&'static str, Result<String, String>);

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.settings.choose()?;
    let mut findings = vec![clock(), listening(&chosen)];
    findings.extend(runtime()?.block_on(database(&chosen)));
    let mut wrong = 0;
    for (what, finding) in &findings {
        match finding {
            Ok(fine) => writeln!(out, "ok      {what}: {fine}")?,
            Err(problem) => {
                wrong += 1;
                writeln!(out, "NOT OK  {what}: {problem}")?;
            }
        }
    }
    if wrong == 0 { Ok(()) } else { Err(Failure::No) }
}

fn clock() -> Finding {
    // A date before this program was written.
    const SENSIBLE: u64 = 1_700_000_000;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let finding = if now > SENSIBLE {
        Ok("the clock is set".to_owned())
    } else {
        Err("the clock of this machine is wrong; set it".to_owned())
    };
    ("clock", finding)
}

fn listening(chosen: &Chosen) -> Finding {
    let address = chosen.web.listen;
    let finding = match TcpListener::bind(address) {
        Ok(_) => Ok(format!("{address} is free")),
        Err(error) => Err(format!(
            "{address}: {error}; stop the program that uses it, or choose another --listen"
        )),
    };
    let open = !address.ip().is_loopback() && !chosen.web.secure;
    let finding = finding.map(|fine| {
        if open {
            format!("{fine}; others can reach it: put HTTPS before it and set --secure true")
        } else {
            fine
        }
    });
    ("address", finding)
}

async fn database(chosen: &Chosen) -> Vec<Finding> {
    let store = match Store::open(&chosen.database, StoreOptions::default()).await {
        Ok(store) => store,
        Err(error) => return vec![("database", Err(error.to_string()))],
    };
    let mut findings = vec![("database", Ok(format!("{} can be used", chosen.database)))];
    let written = store.set_setting("doctor", Some("was here")).await;
    let removed = store.set_setting("doctor", None).await;
    findings.push((
        "writing",
        written.and(removed).map(|()| "entries can be kept".into()).map_err(|e| e.to_string()),
    ));
    let damages = match store.damages().await {
        Ok(damages) if damages.is_empty() => Ok("no damage found".to_owned()),
        Ok(damages) => Err(damages.join("; ")),
        Err(error) => Err(error.to_string()),
    };
    findings.push(("contents", damages));
    store.close().await;
    findings
}
