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
    merge(&mut spec, serde_json::from_str(PATCH).expect("the patch is JSON"));
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
    let mut refusals = vec![StatusCode::SERVICE_UNAVAILABLE];
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
        StatusCode::SERVICE_UNAVAILABLE => "the storage is in trouble, or the server closes",
        _ => "the body or the path is not what it should be",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::description;

    #[test]
    fn what_may_be_refused_is_declared() {
        let spec: Value = serde_json::from_str(&description()).unwrap();
        let check = |path: &str, method: &str, statuses: &[&str]| {
            let responses = &spec["paths"][path][method]["responses"];
            for status in statuses {
                assert!(responses.get(status).is_some(), "{method} {path} {status}: {responses}");
            }
        };
        let body = ["201", "400", "401", "403", "405", "408", "413", "415", "422", "429", "503"];
        check("/api/tables", "post", &body);
        check("/api/tables/moved", "post", &body);
        check("/api/me", "post", &["200", "401", "403", "408", "413", "415", "422", "429", "503"]);
        check("/api/tables/{code}", "get", &["200", "401", "404", "429", "503"]);
        check("/api/tables/{code}/live", "get", &["101", "400", "403", "404", "429", "503"]);
        for (path, status) in [("/healthz", "200"), ("/readyz", "503"), ("/t/{code}", "404")] {
            check(path, "get", &[status]);
        }
    }

    #[test]
    fn bodies_have_limits_and_who_must_be_known_is_declared() {
        let spec: Value = serde_json::from_str(&description()).unwrap();
        let schemas = &spec["components"]["schemas"];
        assert_eq!(schemas["Introduction"]["properties"]["name"]["maxLength"], 24);
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
}
