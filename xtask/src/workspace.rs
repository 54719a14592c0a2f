//! What the workspace holds, as `cargo metadata` tells it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::run::{cargo, stdout_of};

pub struct Workspace {
    pub packages: Vec<Package>,
    pub target: PathBuf,
}

pub struct Package {
    pub name: String,
    /// Its folder, relative to the root of the repository.
    pub folder: String,
    pub dependencies: Vec<Dependency>,
    pub binaries: Vec<String>,
}

pub struct Dependency {
    pub name: String,
    /// Neither for tests nor for build scripts only.
    pub normal: bool,
    /// A crate of this repository.
    pub local: bool,
}

impl Workspace {
    pub fn load() -> Result<Workspace> {
        Workspace::load_from("Cargo.toml")
    }

    /// The workspace this manifest belongs to.
    pub fn load_from(manifest: &str) -> Result<Workspace> {
        let args = ["metadata", "--no-deps", "--format-version", "1", "--manifest-path", manifest];
        Workspace::parse(&stdout_of(&mut cargo(&args))?)
    }

    pub fn parse(json: &str) -> Result<Workspace> {
        let value: Value = serde_json::from_str(json).context("cargo metadata is no JSON")?;
        let root = Path::new(text(&value["workspace_root"]));
        let packages = list(&value["packages"]).map(|it| package(it, root)).collect();
        Ok(Workspace { packages, target: text(&value["target_directory"]).into() })
    }

    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    pub fn find(&self, name: &str) -> Option<&Package> {
        self.packages.iter().find(|it| it.name == name)
    }
}

fn package(value: &Value, root: &Path) -> Package {
    let manifest = Path::new(text(&value["manifest_path"]));
    let folder = manifest.parent().and_then(|it| it.strip_prefix(root).ok());
    Package {
        name: text(&value["name"]).into(),
        folder: folder.unwrap_or(Path::new("")).to_string_lossy().into_owned(),
        dependencies: list(&value["dependencies"]).map(dependency).collect(),
        binaries: binaries(value),
    }
}

fn dependency(value: &Value) -> Dependency {
    Dependency {
        name: text(&value["name"]).into(),
        normal: value["kind"].is_null(),
        local: !value["path"].is_null(),
    }
}

fn binaries(package: &Value) -> Vec<String> {
    let is_binary = |it: &&Value| list(&it["kind"]).any(|it| it == "bin");
    list(&package["targets"]).filter(is_binary).map(|it| text(&it["name"]).into()).collect()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
impl Workspace {
    /// Crates and what each depends on: a crate's own name is local, `+name` is from outside,
    /// `?name` is for tests only.
    pub fn of(crates: &[(&str, &str)]) -> Workspace {
        let dependency = |word: &str| Dependency {
            name: word.trim_start_matches(['+', '?']).into(),
            normal: !word.contains('?'),
            local: !word.contains('+'),
        };
        let package = |&(name, needs): &(&str, &str)| Package {
            name: name.into(),
            folder: format!("crates/{name}"),
            dependencies: needs.split_whitespace().map(dependency).collect(),
            binaries: Vec::new(),
        };
        Workspace { packages: crates.iter().map(package).collect(), target: "target".into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const METADATA: &str = r#"{
        "workspace_root": "/here", "target_directory": "/here/target",
        "packages": [{
            "name": "room", "manifest_path": "/here/crates/room/Cargo.toml",
            "targets": [
                {"name": "room", "kind": ["lib"]}, {"name": "race", "kind": ["test"]},
                {"name": "sit", "kind": ["bin"]}
            ],
            "dependencies": [
                {"name": "game", "kind": null, "path": "/here/crates/game"},
                {"name": "sha2", "kind": "dev"}
            ]
        }]
    }"#;

    #[test]
    fn metadata_is_read() {
        let workspace = Workspace::parse(METADATA).unwrap();
        assert_eq!(workspace.target, Path::new("/here/target"));
        assert!(workspace.has("room") && !workspace.has("game"));
        let room = workspace.find("room").unwrap();
        assert_eq!(room.folder, "crates/room");
        assert_eq!(room.binaries, ["sit"]);
        let needs: Vec<_> =
            room.dependencies.iter().map(|it| (it.name.as_str(), it.normal, it.local)).collect();
        assert_eq!(needs, [("game", true, true), ("sha2", false, false)]);
    }

    #[test]
    fn this_workspace_is_read() {
        let workspace = Workspace::load().unwrap();
        assert_eq!(workspace.find("xtask").unwrap().folder, "xtask");
    }
}
