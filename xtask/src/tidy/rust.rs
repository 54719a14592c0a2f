//! Rust read token by token: enough to find functions, names and strings, also inside macros.

use proc_macro2::{Delimiter, LexError, Spacing, TokenStream, TokenTree};

/// A function with a body.
#[derive(Eq, PartialEq, Debug)]
pub struct Function {
    pub name: String,
    /// Where `fn` stands.
    pub line: usize,
    /// From `fn` to the closing brace.
    pub lines: usize,
    pub is_test: bool,
}

pub fn functions(source: &str) -> Result<Vec<Function>, LexError> {
    let mut found = Vec::new();
    find_functions(source.parse()?, &mut found);
    Ok(found)
}

fn find_functions(stream: TokenStream, found: &mut Vec<Function>) {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    for at in 0..tokens.len() {
        found.extend(function(&tokens, at));
        if let TokenTree::Group(group) = &tokens[at] {
            find_functions(group.stream(), found);
        }
    }
}

fn function(tokens: &[TokenTree], at: usize) -> Option<Function> {
    let (TokenTree::Ident(keyword), TokenTree::Ident(name)) = (&tokens[at], tokens.get(at + 1)?)
    else {
        return None;
    };
    if keyword != "fn" {
        return None;
    }
    let (line, end) = (keyword.span().start().line, last_line_of_body(&tokens[at + 2..])?);
    let is_test = has_test_attribute(&tokens[..at]);
    Some(Function { name: name.to_string(), line, lines: end + 1 - line, is_test })
}

/// The first braces outside `<…>` are the body.
fn last_line_of_body(signature: &[TokenTree]) -> Option<usize> {
    let mut depth = 0;
    let mut after_dash = false;
    for token in signature {
        match token {
            TokenTree::Group(it) if it.delimiter() == Delimiter::Brace && depth == 0 => {
                return Some(it.span_close().end().line);
            }
            TokenTree::Punct(it) => match it.as_char() {
                ';' if depth == 0 => return None,
                '<' => depth += 1,
                '>' if !after_dash => depth -= 1,
                _ => (),
            },
            _ => (),
        }
        after_dash = matches!(token, TokenTree::Punct(it) if it.as_char() == '-' && it.spacing() == Spacing::Joint);
    }
    None
}

/// Looks back over `pub`, `async` and the like to the attributes.
fn has_test_attribute(before: &[TokenTree]) -> bool {
    let is_attribute =
        |it: &TokenTree| matches!(it, TokenTree::Group(it) if it.delimiter() == Delimiter::Bracket);
    let reaches = |it: &&TokenTree| match it {
        TokenTree::Punct(it) => it.as_char() == '#',
        TokenTree::Group(it) => it.delimiter() != Delimiter::Brace,
        TokenTree::Ident(_) | TokenTree::Literal(_) => true,
    };
    let attributes = before.iter().rev().take_while(reaches).filter(|it| is_attribute(it));
    attributes.into_iter().any(|it| {
        let TokenTree::Group(group) = it else { return false };
        let path = group.stream().into_iter().take_while(|it| !matches!(it, TokenTree::Group(_)));
        path.last().is_some_and(|it| it.to_string() == "test")
    })
}

/// Every name and sign of the code with its line, comments and strings left out.
pub fn names(source: &str) -> Result<Vec<(usize, String)>, LexError> {
    let mut found = Vec::new();
    visit(source.parse()?, &mut |token| {
        if matches!(token, TokenTree::Ident(_) | TokenTree::Punct(_)) {
            found.push((token.span().start().line, token.to_string()));
        }
    });
    Ok(found)
}

/// The source with every string emptied and every line where it was. Comments stay.
pub fn without_strings(source: &str) -> Result<String, LexError> {
    let mut text = source.as_bytes().to_vec();
    visit(source.parse()?, &mut |token| {
        // A doc comment is a literal to the parser, but one that begins with a slash.
        let range = token.span().byte_range();
        let is_comment = source.as_bytes().get(range.start) == Some(&b'/');
        if matches!(token, TokenTree::Literal(_)) && !is_comment {
            text[range].iter_mut().filter(|it| **it != b'\n').for_each(|it| *it = b' ');
        }
    });
    Ok(String::from_utf8_lossy(&text).into_owned())
}

fn visit(stream: TokenStream, see: &mut impl FnMut(&TokenTree)) {
    for token in stream {
        see(&token);
        if let TokenTree::Group(group) = token {
            visit(group.stream(), see);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expect: &[(&str, usize, usize, bool)]) {
        let found = functions(source).unwrap();
        let found: Vec<_> =
            found.iter().map(|it| (it.name.as_str(), it.line, it.lines, it.is_test)).collect();
        assert_eq!(found, expect, "{source}");
    }

    #[test]
    fn functions_are_measured_from_fn_to_brace() {
        check("fn a() {}", &[("a", 1, 1, false)]);
        check("\npub fn a(\n) {\n}\n", &[("a", 2, 3, false)]);
        check("impl X { fn a() {\n fn b() {\n} } }", &[("a", 1, 3, false), ("b", 2, 2, false)]);
        check("trait X { fn a(); fn b() {} }", &[("b", 1, 1, false)]);
        check("wrap! { fn a() {\n\n} }", &[("a", 1, 3, false)]);
        check("type F = fn(u8) -> u8;", &[]);
    }

    #[test]
    fn braces_in_a_type_are_no_body() {
        check("fn a() -> List<u8, { N }> {\n}", &[("a", 1, 2, false)]);
        check("fn a<F: Fn() -> Vec<u8>>(f: F) -> [u8; { 3 }] {\n}", &[("a", 1, 2, false)]);
    }

    #[test]
    fn tests_are_told_from_functions() {
        check("#[test]\nfn a() {}", &[("a", 2, 1, true)]);
        check(
            "#[test]\n/// Why.\n#[should_panic(expected = \"x\")]\npub async fn a() {}",
            &[("a", 4, 1, true)],
        );
        check("#[tokio::test]\nfn a() {}", &[("a", 2, 1, true)]);
        check("#[cfg(test)]\nfn a() {}", &[("a", 2, 1, false)]);
        check("#[test]\nfn a() {} fn b() {}", &[("a", 2, 1, true), ("b", 2, 1, false)]);
        check(
            "#[test] fn a() {} const X: u8 = 1; fn b() {}",
            &[("a", 1, 1, true), ("b", 1, 1, false)],
        );
    }

    #[test]
    fn strings_are_emptied_and_comments_stay() {
        let check = |source, expect| assert_eq!(without_strings(source).unwrap(), expect);
        check("let a = \"b\nc\"; // d", "let a =   \n  ; // d");
        check("/// e\nconst F: &str = r#\"g\"#;", "/// e\nconst F: &str =       ;");
        check("//! \"h\"\n/* i */ let 'j' 'k: 1", "//! \"h\"\n/* i */ let     'k:  ");
        check("let ö = \"ä\"; ü", "let ö =     ; ü");
    }

    #[test]
    fn names_have_lines() {
        let found = names("a /* b */ (\"c\",\n d)").unwrap();
        assert_eq!(found, [(1, "a".into()), (1, ",".into()), (2, "d".into())]);
        assert!(names("(").is_err());
    }
}
