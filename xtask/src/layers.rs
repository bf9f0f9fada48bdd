//! Which crate may depend on which: the picture in ARCHITECTURE.md as a table.

use serde_json::Value;

use crate::shell::{TaskError, metadata};

/// A crate, by its folder, and the crates it may depend on.
struct CrateRule {
    name: &'static str,
    uses: &'static [&'static str],
}

/// Every crate, planned ones included. A dependency that is not listed is a mistake.
const CRATES: &[CrateRule] = &[
    CrateRule { name: "ids", uses: &[] },
    CrateRule { name: "kernel", uses: &[] },
    CrateRule { name: "cards", uses: &["kernel"] },
    CrateRule { name: "builder", uses: &["cards"] },
    CrateRule { name: "fluxx", uses: &["kernel", "cards"] },
    CrateRule { name: "stella", uses: &["kernel"] },
    CrateRule { name: "high-card", uses: &["kernel"] },
    CrateRule { name: "catalog", uses: &["kernel", "cards", "fluxx", "stella", "high-card"] },
    CrateRule { name: "positions", uses: &["kernel", "cards", "fluxx", "stella", "catalog"] },
    CrateRule { name: "bots", uses: &["kernel", "cards", "fluxx", "stella", "catalog"] },
    CrateRule {
        name: "puzzles",
        uses: &["kernel", "cards", "fluxx", "stella", "catalog", "positions", "bots"],
    },
    CrateRule { name: "analysis", uses: &["kernel", "catalog", "bots"] },
    CrateRule {
        name: "words",
        uses: &["kernel", "cards", "builder", "fluxx", "stella", "catalog", "bots", "analysis"],
    },
    CrateRule { name: "lab", uses: &["kernel", "cards", "fluxx", "stella", "catalog", "bots"] },
    CrateRule { name: "table", uses: &["ids", "kernel", "catalog", "positions"] },
    CrateRule { name: "lessons", uses: &["ids", "kernel", "catalog", "positions", "table"] },
    CrateRule { name: "store", uses: &["ids"] },
    CrateRule { name: "studio", uses: &["kernel", "cards", "catalog"] },
    CrateRule {
        name: "host",
        uses: &["kernel", "catalog", "positions", "bots", "analysis", "lab", "table", "store"],
    },
    CrateRule {
        name: "web",
        uses: &[
            "kernel",
            "cards",
            "builder",
            "fluxx",
            "stella",
            "catalog",
            "lessons",
            "positions",
            "puzzles",
            "studio",
            "words",
            "bots",
            "analysis",
            "lab",
            "table",
            "store",
            "host",
        ],
    },
    CrateRule {
        name: "cli",
        uses: &[
            "kernel",
            "cards",
            "fluxx",
            "stella",
            "catalog",
            "words",
            "bots",
            "analysis",
            "lab",
            "table",
            "store",
            "host",
            "web",
            "testkit",
            "positions",
            "puzzles",
        ],
    },
    CrateRule { name: "encoding", uses: &["kernel", "fluxx", "stella", "catalog", "bots"] },
    CrateRule {
        name: "python",
        uses: &[
            "kernel", "cards", "fluxx", "stella", "catalog", "words", "bots", "lab", "encoding",
        ],
    },
    CrateRule {
        name: "testkit",
        uses: &["kernel", "cards", "fluxx", "stella", "catalog", "positions"],
    },
    CrateRule { name: "bench", uses: &["kernel", "stella", "fluxx", "catalog", "bots", "lab"] },
    CrateRule { name: "cluster", uses: &[] },
    CrateRule { name: "load", uses: &["cluster"] },
    CrateRule { name: "xtask", uses: &["cluster"] },
];

/// Libraries that only some crates may use. The engine must build in seconds, and has
/// no clock, no threads, and no randomness except what it is given.
const KEPT: &[(&[&str], &[&str])] = &[
    (&["sqlx"], &["store"]),
    (&["maud"], &["web"]),
    (&["axum", "axum-extra", "tower-http"], &["web", "cli"]),
    (&["tokio"], &["store", "host", "web", "cli", "load"]),
    (&["rand", "rand_chacha", "rand_xoshiro"], &["bots", "lab", "host", "web", "cli", "python"]),
    (&["rayon"], &["bots", "analysis", "lab", "encoding", "cli", "python", "bench"]),
    (&["tracing", "metrics"], &["store", "host", "web", "cli"]),
    (&["fluent-bundle", "i18n-embed"], &["words"]),
    (&["miette"], &["cards", "catalog", "lab", "words", "web", "cli", "testkit"]),
    (&["pyo3", "numpy"], &["python"]),
];

/// One dependency as written in a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Dependency {
    from: String,
    to: String,
    /// Only the tests of `from` need it.
    for_tests: bool,
}

/// What is wrong with the dependencies of this workspace, a sentence each.
pub(crate) fn findings() -> Result<Vec<String>, TaskError> {
    let (members, dependencies) = read(&metadata()?)?;
    let mut findings: Vec<_> = members
        .iter()
        .filter(|&member| find(member).is_none())
        .map(|member| format!("the crate {member} is missing in the table of xtask/src/layers.rs"))
        .collect();
    findings.extend(dependencies.iter().filter_map(wrong));
    Ok(findings)
}

fn find(name: &str) -> Option<&'static CrateRule> {
    CRATES.iter().find(|member| member.name == name)
}

/// Crates that the tests of any crate may also use: the test kit, the catalog for
/// real games and decks, a private PostgreSQL, and what drives a server.
const FOR_TESTS: [&str; 4] = ["testkit", "catalog", "cluster", "load"];

/// Why this dependency is not allowed, if it is not.
fn wrong(dependency: &Dependency) -> Option<String> {
    let Dependency { from, to, for_tests } = dependency;
    let member = find(from)?;
    if find(to).is_some() {
        let allowed = member.uses.contains(&to.as_str());
        let allowed = allowed || (*for_tests && FOR_TESTS.contains(&to.as_str()));
        return (!allowed).then(|| format!("{from} must not use {to}: see ARCHITECTURE.md"));
    }
    let (_, keepers) = KEPT.iter().find(|(libraries, _)| libraries.contains(&to.as_str()))?;
    (!for_tests && !keepers.contains(&from.as_str()))
        .then(|| format!("{from} must not use the library {to}, which is kept to {keepers:?}"))
}

/// The crates of the workspace, by folder, and all their dependencies.
fn read(metadata: &Value) -> Result<(Vec<String>, Vec<Dependency>), TaskError> {
    let strange = || TaskError("cargo metadata has an unknown form".into());
    let packages = metadata["packages"].as_array().ok_or_else(strange)?;
    let mut names = Vec::new();
    for package in packages {
        let name = package["name"].as_str().ok_or_else(strange)?;
        let manifest = package["manifest_path"].as_str().ok_or_else(strange)?;
        let mut folders = manifest.rsplit(['/', '\\']).skip(1);
        names.push((name, folders.next().ok_or_else(strange)?));
    }
    // The root's folder may have any name, and so may a checkout.
    let folder_of = |name: &str| {
        let member = names.iter().find(|(package, _)| *package == name);
        member.map_or(name, |(_, folder)| folder).to_owned()
    };
    let mut dependencies = Vec::new();
    for package in packages {
        let from = folder_of(package["name"].as_str().ok_or_else(strange)?);
        for dependency in package["dependencies"].as_array().ok_or_else(strange)? {
            let to = folder_of(dependency["name"].as_str().ok_or_else(strange)?);
            dependencies.push(Dependency {
                from: from.clone(),
                to,
                for_tests: dependency["kind"] == "dev",
            });
        }
    }
    Ok((names.iter().map(|(_, folder)| (*folder).to_owned()).collect(), dependencies))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dependency(from: &str, to: &str, for_tests: bool) -> Dependency {
        Dependency { from: from.into(), to: to.into(), for_tests }
    }

    #[test]
    fn no_arrow_of_the_workspace_points_the_wrong_way() {
        assert_eq!(findings().unwrap(), Vec::<String>::new());
    }

    #[test]
    fn the_workspace_is_really_read() {
        let (members, dependencies) = read(&metadata().unwrap()).unwrap();
        assert!(members.iter().any(|member| member == "kernel"));
        assert!(dependencies.contains(&dependency("kernel", "serde", false)));
    }

    #[test]
    fn wrong_arrows_are_found() {
        assert!(wrong(&dependency("kernel", "stella", false)).is_some());
        assert!(wrong(&dependency("stella", "fluxx", false)).is_some());
        assert!(wrong(&dependency("stella", "testkit", false)).is_some());
        assert!(wrong(&dependency("stella", "tokio", false)).is_some());
        assert!(wrong(&dependency("web", "sqlx", false)).is_some());
        assert!(wrong(&dependency("stella", "testkit", true)).is_none());
        assert!(wrong(&dependency("fluxx", "catalog", true)).is_none());
        assert!(wrong(&dependency("fluxx", "catalog", false)).is_some());
        assert!(wrong(&dependency("cli", "testkit", false)).is_none());
        assert!(wrong(&dependency("stella", "arrayvec", false)).is_none());
    }

    #[test]
    fn the_table_has_no_circles() {
        // Every crate uses only crates listed before it, so there are no cycles.
        let mut built: Vec<&str> = Vec::new();
        while built.len() < CRATES.len() {
            let before = built.len();
            for member in CRATES {
                let ready = member.uses.iter().all(|used| built.contains(used));
                if ready && !built.contains(&member.name) {
                    built.push(member.name);
                }
            }
            assert!(built.len() > before, "a circle, or an unknown member, among the rest");
        }
    }
}
