//! Words that may stand where they stand.

use super::Finding;

/// One exception a line: a file, a space, the word. `#` begins a remark.
pub const FILE: &str = "xtask/tidy-allow.txt";

/// Drops what is allowed, and adds what is allowed in vain.
pub fn sift(findings: Vec<Finding>, allowed: &str) -> Vec<Finding> {
    let allowed: Vec<(usize, &str, &str)> = exceptions(allowed).collect();
    let excuses = |finding: &Finding, &(_, file, word): &(usize, &str, &str)| {
        finding.file == file && finding.word.as_deref() == Some(word)
    };
    let vain = allowed.iter().filter(|it| !findings.iter().any(|finding| excuses(finding, it)));
    let what = |file, word| format!("allowed in vain: {file} {word}");
    let vain: Vec<_> =
        vain.map(|&(line, file, word)| Finding::new(FILE, line, what(file, word))).collect();
    let stands = |finding: &Finding| allowed.iter().any(|it| excuses(finding, it));
    findings.into_iter().filter(|it| !stands(it)).chain(vain).collect()
}

fn exceptions(text: &str) -> impl Iterator<Item = (usize, &str, &str)> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.filter_map(|(at, line)| {
        let (file, word) = line.trim().split_once(' ')?;
        Some((at + 1, file, word.trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    #[test]
    fn what_is_allowed_is_dropped_and_what_is_vain_is_told() {
        let found = vec![
            Finding::of_word("a.rs", 1, "misc", "misc"),
            Finding::of_word("b.rs", 2, "misc", "misc"),
            Finding::new("a.rs", 3, "too long"),
        ];
        let sifted = sift(found, "# why\na.rs misc\nb.rs two words\n");
        let vain = "xtask/tidy-allow.txt:3: allowed in vain: b.rs two words";
        assert_eq!(printed(&sifted), ["b.rs:2: misc", "a.rs:3: too long", vain]);
    }
}
