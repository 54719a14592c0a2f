//! The files of the repository.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result};

use crate::run::{program, root, stdout_of};

pub struct Tree {
    /// Files that are text.
    pub files: Vec<File>,
    /// All files, and the folders they lie in.
    paths: BTreeSet<String>,
}

pub struct File {
    /// From the root of the repository, with `/`.
    pub path: String,
    pub text: String,
}

impl Tree {
    /// Every file that git tracks or would track.
    pub fn load() -> Result<Tree> {
        // Whoever checked the repository out may be somebody else than who looks at it.
        let args = [
            "-c",
            "safe.directory=*",
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ];
        let listed = stdout_of(&mut program("git", &args)).context("listing the files")?;
        let there = listed.split_terminator('\0').filter(|path| root().join(path).exists());
        let read = |path: &str| {
            let text = fs::read(root().join(path)).ok();
            (path.to_string(), text.and_then(|bytes| String::from_utf8(bytes).ok()))
        };
        Ok(Tree::new(there.map(read)))
    }

    fn new(all: impl Iterator<Item = (String, Option<String>)>) -> Tree {
        let mut tree = Tree { files: Vec::new(), paths: BTreeSet::new() };
        for (path, text) in all {
            let ends = path.match_indices('/').map(|(at, _)| at).chain([path.len()]);
            tree.paths.extend(ends.map(|end| path[..end].to_string()));
            tree.files.extend(text.map(|text| File { path, text }));
        }
        tree
    }

    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|it| it.path == path).map(|it| it.text.as_str())
    }

    /// Whether there is a file or a folder of this path.
    pub fn has(&self, path: &str) -> bool {
        path.is_empty() || self.paths.contains(path)
    }

    /// Files below a folder, with one of these endings.
    pub fn under<'a>(
        &'a self,
        folder: &'a str,
        endings: &'a [&str],
    ) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |it| {
            it.path.starts_with(folder) && endings.iter().any(|end| it.path.ends_with(end))
        })
    }
}

#[cfg(test)]
impl Tree {
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree::new(files.iter().map(|&(path, text)| (path.into(), Some(text.into()))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_there_like_files() {
        let tree = Tree::of(&[("crates/game/src/lib.rs", "")]);
        for path in ["", "crates", "crates/game/src", "crates/game/src/lib.rs"] {
            assert!(tree.has(path), "{path}");
        }
        assert!(!tree.has("crates/gam") && !tree.has("src"));
    }

    #[test]
    fn this_repository_is_read() {
        let tree = Tree::load().unwrap();
        assert!(tree.text("xtask/src/tidy/tree.rs").unwrap().contains("this_repository_is_read"));
        assert!(!tree.has("target"));
    }
}
