//! The `OpenAPI` description of the HTTP part: the annotations of the handlers, what those cannot say, and what may
//! be answered everywhere.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// What the annotations cannot say, as a merge patch (RFC 7396).
const PATCH: &str = include_str!("openapi.json");

/// The methods that are described.
const METHODS: [&str; 4] = ["get", "post", "put", "delete"];

/// The whole description, from that of the handlers, of a server that calls its cookie so.
///
/// # Panics
///
/// If the patch is not JSON: a test reads it.
pub fn whole(annotated: Value, cookie: &str) -> Value {
    let mut spec = annotated;
    merge(&mut spec, json::read(PATCH).expect("the patch is JSON"));
    spec["components"]["securitySchemes"]["cookie"]["name"] = cookie.into();
    let paths = spec.get_mut("paths").and_then(Value::as_object_mut);
    for (path, operations) in paths.into_iter().flatten().filter(|(it, _)| it.starts_with("/api/"))
    {
        for method in METHODS {
            if let Some(operation) = operations.get_mut(method) {
                declare(operation, method, path.contains('{'));
            }
        }
    }
    spec
}

fn merge(into: &mut Value, patch: Value) {
    match (into, patch) {
        (Value::Object(into), Value::Object(patch)) => {
            for (key, value) in patch {
                merge(into.entry(key).or_insert(Value::Null), value);
            }
        }
        (into, patch) => *into = patch,
    }
}

/// Adds the refusals that an operation may answer with.
fn declare(operation: &mut Value, method: &str, named: bool) {
    let secured = operation["security"].as_array().is_some_and(|it| !it.is_empty());
    let has_body = operation.get("requestBody").is_some();
    let mut refusals = vec![
        StatusCode::MISDIRECTED_REQUEST,
        StatusCode::INTERNAL_SERVER_ERROR,
        StatusCode::SERVICE_UNAVAILABLE,
    ];
    if secured {
        refusals.push(StatusCode::UNAUTHORIZED);
    }
    if named {
        refusals.extend([StatusCode::NOT_FOUND, StatusCode::TOO_MANY_REQUESTS]);
    }
    if method != "get" {
        refusals.extend([StatusCode::FORBIDDEN, StatusCode::TOO_MANY_REQUESTS]);
    }
    if has_body {
        refusals.extend([
            StatusCode::BAD_REQUEST,
            StatusCode::REQUEST_TIMEOUT,
            StatusCode::PAYLOAD_TOO_LARGE,
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            StatusCode::UNPROCESSABLE_ENTITY,
        ]);
    }
    // Wherever the path is there but not the method.
    refusals.push(StatusCode::METHOD_NOT_ALLOWED);
    if let Some(responses) = operation["responses"].as_object_mut() {
        for status in refusals {
            refuse(responses, status);
        }
    }
}

fn refuse(responses: &mut Map<String, Value>, status: StatusCode) {
    let content =
        json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Told" } } });
    let refusal = json!({ "description": why(status), "content": content });
    responses.entry(status.as_str()).or_insert(refusal);
}

fn why(status: StatusCode) -> &'static str {
    match status {
        StatusCode::UNAUTHORIZED => {
            "who asks has not said who they are, or by a token that is none"
        }
        StatusCode::FORBIDDEN => {
            "a page of another site asks, or a program for what only its person may do"
        }
        StatusCode::NOT_FOUND => "there is no such thing",
        StatusCode::METHOD_NOT_ALLOWED => "this path has no such method",
        StatusCode::REQUEST_TIMEOUT => "the body did not come in time",
        StatusCode::PAYLOAD_TOO_LARGE => "the body is longer than 256 KiB",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "the body is not said to be JSON",
        StatusCode::TOO_MANY_REQUESTS => {
            "too many requests, sockets or wrong codes from this address"
        }
        StatusCode::MISDIRECTED_REQUEST => "the server has another name (`--url`)",
        StatusCode::INTERNAL_SERVER_ERROR => "the server has a fault, which is in its log",
        StatusCode::SERVICE_UNAVAILABLE => "the storage is in trouble, or the server closes",
        _ => "the body or the path is not what it should be",
    }
}

#[cfg(test)]
mod tests {
    use room::{is_secret, is_share};
    use sitting::{BANK, DAYS, SECONDS};
    use words::LONGEST_NAME;

    use super::*;
    use crate::routes::description;
    use crate::secret::read_code;

    #[test]
    fn what_may_be_refused_is_declared() {
        let spec: Value = serde_json::from_str(&description()).unwrap();
        let check = |path: &str, method: &str, statuses: &[&str]| {
            let responses = &spec["paths"][path][method]["responses"];
            for status in statuses {
                assert!(responses.get(status).is_some(), "{method} {path} {status}: {responses}");
            }
        };
        let body = [
            "201", "400", "401", "403", "405", "408", "413", "415", "421", "422", "429", "500",
            "503",
        ];
        check("/api/tables", "post", &body);
        check("/api/tables/moved", "post", &body);
        check("/api/me", "post", &["200", "401", "403", "408", "413", "415", "422", "429", "503"]);
        check("/api/tables/{code}", "get", &["200", "401", "404", "429", "503"]);
        check("/api/tables/{code}/live", "get", &["101", "400", "403", "404", "429", "503"]);
        for (path, status) in [("/healthz", "200"), ("/readyz", "503"), ("/t/{code}", "404")] {
            check(path, "get", &[status]);
        }
        for path in ["/api/me/links/looked", "/api/me/links/taken"] {
            check(path, "post", &["403", "408", "410", "413", "415", "422", "429", "503"]);
        }
        check("/api/me/tokens/{id}", "delete", &["204", "401", "403", "404", "429", "503"]);
        check("/api/tables/{code}/kept", "put", &["200", "401", "403", "404", "422", "429", "503"]);
    }

    #[test]
    fn bodies_have_limits_and_who_must_be_known_is_declared() {
        let spec: Value = serde_json::from_str(&description()).unwrap();
        let schemas = &spec["components"]["schemas"];
        assert_eq!(schemas["Introduction"]["properties"]["name"]["maxLength"], LONGEST_NAME);
        assert_eq!(schemas["Program"]["properties"]["label"]["maxLength"], LONGEST_NAME);
        // A long link is refused like any other that nobody gave.
        let link = &schemas["Link"]["properties"]["token"];
        assert_eq!((&link["type"], &link["maxLength"]), (&json!("string"), &Value::Null));
        assert_eq!(schemas["Created"]["properties"]["code"]["$ref"], "#/components/schemas/Code");
        assert_eq!(schemas["Code"]["pattern"], "^[A-HJ-NP-Z]{5}$");
        assert_eq!(schemas["Introduction"]["additionalProperties"], false);
        assert_eq!(schemas["SetUp"]["properties"]["game"]["enum"].as_array().unwrap().len(), 4);
        assert_eq!(schemas["SetUp"]["properties"]["seats"]["maximum"], 9);
        assert_eq!(schemas["House"]["properties"]["level"]["minimum"], 1);
        assert_eq!(schemas["Moved"]["required"], json!(["founding", "items"]));
        let known_by = &spec["components"]["securitySchemes"];
        assert_eq!(
            (&known_by["cookie"]["in"], &known_by["bearer"]["scheme"]),
            (&json!("cookie"), &json!("bearer"))
        );
        let security = |path: &str| &spec["paths"][path]["post"]["security"];
        assert_eq!(security("/api/tables"), &json!([{ "cookie": [] }, { "bearer": [] }]));
        assert_eq!(security("/api/me/links"), &json!([{ "cookie": [] }]));
    }

    #[test]
    fn what_a_path_takes_is_declared() {
        let spec: Value = serde_json::from_str(&description()).unwrap();
        let declared = &spec["components"]["parameters"];
        let code = &declared["code"]["schema"]["pattern"];
        assert_eq!(code, "^[ -]*([A-HJ-NP-Za-hj-np-z][ -]*){5}$");
        assert_eq!(declared["id"]["schema"]["pattern"], "^([0-9a-f]{64}|others)$");
        for (path, operations) in spec["paths"].as_object().unwrap() {
            let named = path.split_once('{').and_then(|(_, rest)| rest.split_once('}'));
            let expected = named.map(|(name, _)| format!("#/components/parameters/{name}"));
            for operation in METHODS.iter().filter_map(|method| operations.get(method)) {
                let first = operation["parameters"][0]["$ref"].as_str();
                assert_eq!(first, expected.as_deref(), "{path}");
            }
        }
        // Exactly what is left out of the pattern is no letter of a code.
        for letter in ('\0'..='\u{17f}').filter(|it| !" -".contains(*it)) {
            let is_declared = letter.is_ascii_alphabetic() && !"IOio".contains(letter);
            let typed: String = [letter; 5].iter().collect();
            assert_eq!(read_code(&typed).is_some(), is_declared, "{letter:?}");
        }
    }

    #[test]
    fn what_a_table_that_is_moved_may_hold_is_declared() {
        let spec: Value = serde_json::from_str(&description()).unwrap();
        let schemas = &spec["components"]["schemas"];
        let (founding, items) =
            (&schemas["Moved"]["properties"]["founding"], &schemas["Moved"]["properties"]["items"]);
        assert_eq!(founding["properties"]["secret"]["$ref"], "#/components/schemas/Hex");
        assert_eq!(founding["properties"]["script"]["maxItems"], 0);
        assert_eq!(schemas["Hex"]["pattern"], "^[0-9a-f]{64}$");
        assert_eq!(items["minItems"], 1);
        assert_eq!(items["items"]["properties"]["at"]["maximum"], 1_u64 << 52);
        let share = &schemas["MovedItem"]["oneOf"][0]["properties"]["share"];
        assert_eq!(share["pattern"], "^[0-9A-Za-z]*$");
        let longest = "z".repeat(share["maxLength"].as_u64().unwrap() as usize);
        assert!(is_share(&longest) && !is_share(&(longest + "z")) && !is_share("-"));
        let longest = "f".repeat(schemas["Hex"]["maxLength"].as_u64().unwrap() as usize);
        assert!(is_secret(&longest) && !is_secret(&longest[1..]) && !is_secret(&(longest + "f")));
    }

    #[test]
    fn how_long_a_move_may_take_is_declared() {
        let spec: Value = serde_json::from_str(&description()).unwrap();
        let paces = &spec["components"]["schemas"]["Pace"]["oneOf"];
        let parts = [(1, "seconds", SECONDS), (1, "bank", BANK), (2, "days", DAYS)];
        for (at, name, range) in parts {
            let declared = &paces[at]["properties"][name];
            let ends = (&declared["minimum"], &declared["maximum"]);
            assert_eq!(ends, (&json!(range.start()), &json!(range.end())), "{name}");
        }
    }
}
