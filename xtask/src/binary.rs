//! The binary `luckhouse`, built.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::needs;
use crate::run::{cargo, checked, root};
use crate::workspace::Workspace;

pub const NAME: &str = "luckhouse";

/// Everything that is tested. Without the allocator of the program: it is in C, and takes a minute to compile.
pub const WHOLE: [&str; 2] = ["--workspace", "--no-default-features"];

/// Builds the binary in this profile and says where it lies.
pub fn build(profile: &str) -> Result<PathBuf> {
    needs::ensure(needs::BUILD)?;
    checked(&mut cargo(&["build", "--profile", profile, "--package", NAME, "--bin", NAME]))
        .context("the game does not build")?;
    within(if profile == "dev" { "debug" } else { profile })
}

/// The binary that the tests are run with: alone it would have other features, and be compiled once more.
pub fn tested() -> Result<PathBuf> {
    checked(cargo(&["test", "--all-targets", "--no-run"]).args(WHOLE))
        .context("the tests do not build")?;
    within("debug")
}

fn within(folder: &str) -> Result<PathBuf> {
    let file = format!("{NAME}{}", std::env::consts::EXE_SUFFIX);
    Ok(Workspace::load()?.target.join(folder).join(file))
}

/// The profile that builds fastest among those fast enough to play with.
pub fn play_profile() -> Result<&'static str> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).context("reading Cargo.toml")?;
    Ok(if has_profile(&manifest, "play") { "play" } else { "release" })
}

fn has_profile(manifest: &str, name: &str) -> bool {
    manifest.lines().any(|line| line.trim() == format!("[profile.{name}]"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profile_is_found_in_the_manifest() {
        assert!(has_profile("[workspace]\n[profile.play]\n", "play"));
        assert!(!has_profile("[profile.release]\n# [profile.play]\n", "play"));
    }
}
