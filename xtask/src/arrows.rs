//! Which room may use which: the picture in ARCHITECTURE.md as a table.

use serde_json::Value;

use crate::shell::{Problem, metadata};

/// A room and the rooms it may use.
struct Room {
    name: &'static str,
    uses: &'static [&'static str],
}

/// Every room, planned ones included. An arrow that is not here is a mistake.
const ROOMS: &[Room] = &[
    Room { name: "ids", uses: &[] },
    Room { name: "kernel", uses: &[] },
    Room { name: "cards", uses: &["kernel"] },
    Room { name: "fluxx", uses: &["kernel", "cards"] },
    Room { name: "stella", uses: &["kernel"] },
    Room { name: "catalog", uses: &["kernel", "cards", "fluxx", "stella"] },
    Room { name: "bots", uses: &["kernel", "cards", "fluxx", "stella", "catalog"] },
    Room { name: "words", uses: &["kernel", "cards", "fluxx", "stella", "catalog", "bots"] },
    Room { name: "lab", uses: &["kernel", "cards", "fluxx", "stella", "catalog", "bots"] },
    Room { name: "table", uses: &["ids", "kernel", "catalog"] },
    Room { name: "store", uses: &["ids"] },
    Room { name: "host", uses: &["kernel", "catalog", "bots", "table", "store"] },
    Room {
        name: "web",
        uses: &[
            "kernel", "cards", "fluxx", "stella", "catalog", "words", "bots", "lab", "table",
            "store", "host",
        ],
    },
    Room {
        name: "cli",
        uses: &[
            "kernel", "cards", "fluxx", "stella", "catalog", "words", "bots", "lab", "table",
            "store", "host", "web", "testkit",
        ],
    },
    Room {
        name: "python",
        uses: &["kernel", "cards", "fluxx", "stella", "catalog", "words", "bots", "lab"],
    },
    Room { name: "testkit", uses: &["kernel", "cards", "fluxx", "stella", "catalog"] },
    Room { name: "bench", uses: &["kernel", "stella", "fluxx", "catalog", "bots", "lab"] },
    Room { name: "cluster", uses: &[] },
    Room { name: "load", uses: &["cluster"] },
    Room { name: "xtask", uses: &["cluster"] },
];

/// Libraries that belong to few rooms. The engine rooms must build in seconds
/// and know no clock, no threads and no randomness but what they are handed.
const KEPT: &[(&[&str], &[&str])] = &[
    (&["sqlx"], &["store"]),
    (&["maud"], &["web"]),
    (&["axum", "axum-extra", "tower-http"], &["web", "cli"]),
    (&["tokio"], &["store", "host", "web", "cli", "load"]),
    (&["rand", "rand_chacha", "rand_xoshiro"], &["bots", "lab", "host", "web", "cli", "python"]),
    (&["rayon"], &["bots", "lab", "cli", "python", "bench"]),
    (&["tracing", "metrics"], &["store", "host", "web", "cli"]),
    (&["fluent-bundle", "i18n-embed"], &["words"]),
    (&["miette"], &["cards", "catalog", "lab", "words", "web", "cli", "testkit"]),
    (&["pyo3", "numpy"], &["python"]),
];

/// One dependency as written in a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Arrow {
    from: String,
    to: String,
    /// Only the tests of `from` need it.
    for_tests: bool,
}

/// What is wrong with the arrows of this workspace, a sentence each.
pub(crate) fn findings() -> Result<Vec<String>, Problem> {
    let (rooms, arrows) = read(&metadata()?)?;
    let mut findings: Vec<_> = rooms
        .iter()
        .filter(|&room| find(room).is_none())
        .map(|room| format!("the room {room} is missing in the table of xtask/src/arrows.rs"))
        .collect();
    findings.extend(arrows.iter().filter_map(wrong));
    Ok(findings)
}

fn find(name: &str) -> Option<&'static Room> {
    ROOMS.iter().find(|room| room.name == name)
}

/// Rooms that the tests of any room may use besides: the test kit, the
/// catalog for real games and decks, a PostgreSQL of their own, and what drives
/// a server.
const FOR_TESTS: [&str; 4] = ["testkit", "catalog", "cluster", "load"];

/// Why this arrow must not be, if so.
fn wrong(arrow: &Arrow) -> Option<String> {
    let Arrow { from, to, for_tests } = arrow;
    let room = find(from)?;
    if find(to).is_some() {
        let allowed = room.uses.contains(&to.as_str());
        let allowed = allowed || (*for_tests && FOR_TESTS.contains(&to.as_str()));
        return (!allowed).then(|| format!("{from} must not use {to}: see ARCHITECTURE.md"));
    }
    let (_, keepers) = KEPT.iter().find(|(libraries, _)| libraries.contains(&to.as_str()))?;
    (!for_tests && !keepers.contains(&from.as_str()))
        .then(|| format!("{from} must not use the library {to}, which is kept to {keepers:?}"))
}

/// The rooms of the workspace, by folder, and all arrows from them.
fn read(metadata: &Value) -> Result<(Vec<String>, Vec<Arrow>), Problem> {
    let strange = || Problem("cargo metadata has an unknown form".into());
    let packages = metadata["packages"].as_array().ok_or_else(strange)?;
    let mut names = Vec::new();
    for package in packages {
        let name = package["name"].as_str().ok_or_else(strange)?;
        let manifest = package["manifest_path"].as_str().ok_or_else(strange)?;
        let mut folders = manifest.rsplit(['/', '\\']).skip(1);
        names.push((name, folders.next().ok_or_else(strange)?));
    }
    // The root's folder may have any name, and so may a checkout.
    let room_of = |name: &str| {
        let member = names.iter().find(|(package, _)| *package == name);
        member.map_or(name, |(_, folder)| folder).to_owned()
    };
    let mut arrows = Vec::new();
    for package in packages {
        let from = room_of(package["name"].as_str().ok_or_else(strange)?);
        for dependency in package["dependencies"].as_array().ok_or_else(strange)? {
            let to = room_of(dependency["name"].as_str().ok_or_else(strange)?);
            arrows.push(Arrow { from: from.clone(), to, for_tests: dependency["kind"] == "dev" });
        }
    }
    Ok((names.iter().map(|(_, folder)| (*folder).to_owned()).collect(), arrows))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrow(from: &str, to: &str, for_tests: bool) -> Arrow {
        Arrow { from: from.into(), to: to.into(), for_tests }
    }

    #[test]
    fn no_arrow_of_the_workspace_points_the_wrong_way() {
        assert_eq!(findings().unwrap(), Vec::<String>::new());
    }

    #[test]
    fn the_workspace_is_really_read() {
        let (rooms, arrows) = read(&metadata().unwrap()).unwrap();
        assert!(rooms.iter().any(|room| room == "kernel"));
        assert!(arrows.contains(&arrow("kernel", "serde", false)));
    }

    #[test]
    fn wrong_arrows_are_found() {
        assert!(wrong(&arrow("kernel", "stella", false)).is_some());
        assert!(wrong(&arrow("stella", "fluxx", false)).is_some());
        assert!(wrong(&arrow("stella", "testkit", false)).is_some());
        assert!(wrong(&arrow("stella", "tokio", false)).is_some());
        assert!(wrong(&arrow("web", "sqlx", false)).is_some());
        assert!(wrong(&arrow("stella", "testkit", true)).is_none());
        assert!(wrong(&arrow("fluxx", "catalog", true)).is_none());
        assert!(wrong(&arrow("fluxx", "catalog", false)).is_some());
        assert!(wrong(&arrow("cli", "testkit", false)).is_none());
        assert!(wrong(&arrow("stella", "arrayvec", false)).is_none());
    }

    #[test]
    fn the_table_has_no_circles() {
        // Every room uses only rooms that could have been built before it.
        let mut built: Vec<&str> = Vec::new();
        while built.len() < ROOMS.len() {
            let before = built.len();
            for room in ROOMS {
                let ready = room.uses.iter().all(|used| built.contains(used));
                if ready && !built.contains(&room.name) {
                    built.push(room.name);
                }
            }
            assert!(built.len() > before, "a circle, or an unknown room, among the rest");
        }
    }
}
