//! What schemathesis was answered, by its report: an event on each line.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

/// Whether a request that the description allows was ever done as it asks, for each operation.
pub struct Answers(BTreeMap<String, bool>);

impl Answers {
    pub fn read(report: &str) -> Result<Answers> {
        let mut answers = BTreeMap::new();
        for line in report.lines() {
            let event: Value = serde_json::from_str(line).context("the report is not JSON")?;
            let told = &event["ScenarioFinished"]["recorder"];
            if let Some(operation) = told["label"].as_str() {
                *answers.entry(operation.to_owned()).or_default() |= has_succeeded(told);
            }
        }
        Ok(Answers(answers))
    }

    /// The operations that refused whatever came, but for this one.
    pub fn only_refused(&self, except: &str) -> Vec<&str> {
        let refused = self.0.iter().filter(|(operation, done)| !**done && *operation != except);
        refused.map(|(operation, _)| operation.as_str()).collect()
    }
}

fn has_succeeded(told: &Value) -> bool {
    let mut interactions = told["interactions"].as_object().into_iter().flatten();
    interactions.any(|(case, interaction)| {
        let mode = &told["cases"][case]["value"]["meta"]["generation"]["mode"];
        let status = interaction["response"]["status_code"].as_u64();
        mode == "positive" && status.is_some_and(|it| (200..300).contains(&it))
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A scenario of one request.
    fn scenario(operation: &str, mode: &str, status: u16) -> String {
        let cases = json!({ "A": { "value": { "meta": { "generation": { "mode": mode } } } } });
        let interactions = json!({ "A": { "response": { "status_code": status } } });
        let told = json!({ "label": operation, "cases": cases, "interactions": interactions });
        json!({ "ScenarioFinished": { "recorder": told } }).to_string()
    }

    #[test]
    fn who_refuses_everything_is_named() {
        let report = [
            json!({ "EngineStarted": {} }).to_string(),
            json!({ "ScenarioFinished": { "recorder": { "label": "GET /none" } } }).to_string(),
            scenario("POST /well", "positive", 422),
            scenario("POST /well", "positive", 201),
            scenario("POST /full", "positive", 429),
            // What should have been refused shows nothing.
            scenario("POST /full", "negative", 200),
            scenario("GET /socket", "positive", 400),
        ];
        let answers = Answers::read(&report.join("\n")).unwrap();
        assert_eq!(answers.only_refused("GET /socket"), ["GET /none", "POST /full"]);
    }
}
