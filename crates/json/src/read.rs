//! A text read as what it should be.

use serde::de::{DeserializeOwned, Error as _};
use serde_json::Error;

use crate::tree::read_json;

/// Reads a text from outside. Where the name that no field may have could be in it, all of it is looked through before.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    if may_hold_reserved(text) {
        // Whatever is wrong, it is read no further: what stands behind it has not been looked through.
        read_json(text).map_err(|fault| Error::custom(format_args!("{fault:?}")))?;
    }
    serde_json::from_str(text)
}

/// The same of bytes, which may not be text.
pub fn read_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    read(str::from_utf8(bytes).map_err(Error::custom)?)
}

/// Only where its end is, or an escape that may stand for any part of it.
fn may_hold_reserved(text: &str) -> bool {
    text.contains("RawValue") || text.contains("\\u")
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::tree::RESERVED;

    /// Values within each other, as deep as one of them may be, each as a text in the next: it becomes longer by as
    /// much each time.
    fn nested(longest: usize) -> String {
        let escaped = |text: &str| text.replace('\\', "\\u005c").replace('"', "\\u0022");
        let mut text = "0".to_owned();
        loop {
            let (lists, ends) = ("[".repeat(120), "]".repeat(120));
            let next = format!("{lists}{{\"{RESERVED}\":\"{}\"}}{ends}", escaped(&text));
            if next.len() > longest {
                return text;
            }
            text = next;
        }
    }

    fn fault<T: DeserializeOwned>(text: &str) -> String {
        let faults = [read::<T>(text), read_bytes(text.as_bytes())]
            .map(|it| it.err().map(|why| why.to_string()));
        let [fault, of_bytes] = faults.map(|it| it.expect("it is refused"));
        assert_eq!(fault, of_bytes, "{text}");
        fault
    }

    #[test]
    fn a_text_within_a_text_is_never_read_as_json() {
        #[derive(serde::Deserialize)]
        struct Set {
            #[expect(dead_code, reason = "it is only read")]
            options: Value,
        }
        let deep = nested(256 * 1024);
        let name = format!("\\u0024{}", &RESERVED[1..]);
        for deep in [deep.replace(RESERVED, &name), deep] {
            assert_eq!(fault::<Value>(&deep), "Reserved");
            assert_eq!(fault::<Set>(&format!("{{\"options\":{deep}}}")), "Reserved");
            // What stands in front of it would be passed over.
            let passed = format!("{{\"other\":1e999,\"options\":{deep}}}");
            assert!(fault::<Set>(&passed).starts_with("Broken"));
        }
    }

    #[test]
    fn the_name_may_be_said() {
        let said = json!({ "text": RESERVED, "list": [RESERVED, "\u{1}", 1, -1, 0.5, null, true] });
        assert_eq!(read::<Value>(&said.to_string()).unwrap(), said);
    }

    #[test]
    fn what_is_not_json_is_refused() {
        for text in ["{\"\\u0061\":[1,}", "{", "", "[\"\\u0061\"]x"] {
            fault::<Value>(text);
        }
        assert!(read_bytes::<Value>(b"[\"\xff\"]").is_err());
        let deep = format!("{}\"\\u0061\"", "[".repeat(10_000));
        assert_eq!(fault::<Value>(&deep), "Broken { line: 1, column: 128 }");
    }
}
