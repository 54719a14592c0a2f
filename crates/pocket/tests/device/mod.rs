//! A device with a pocket: asks as the worker of the page does.

use pocket::Pocket;
use serde_json::{Value, json};

pub const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";

#[derive(Default)]
pub struct Device {
    pocket: Pocket,
    pub now: u64,
    next: u32,
    /// What the device has kept of its table.
    pub founding: Value,
    pub items: Vec<Value>,
}

impl Device {
    pub fn call(&mut self, request: &Value) -> Result<Value, String> {
        let answer = self.pocket.call(request.to_string().as_bytes());
        let mut answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        match answer["error"].take() {
            Value::String(why) => Err(why),
            _ => Ok(answer["ok"].take()),
        }
    }

    pub fn ok(&mut self, request: &Value) -> Value {
        self.call(request).unwrap_or_else(|why| panic!("{request}: {why}"))
    }

    /// Opens a table at which every seat that is not the house's is this device's.
    pub fn open(&mut self, set_up: &Value, script: &[Value]) -> Vec<Value> {
        let seats = set_up["seats"].as_u64().expect("seats");
        let house: Vec<&Value> = set_up["house"].as_array().into_iter().flatten().collect();
        let own = (0..seats).filter(|seat| !house.iter().any(|it| it["seat"] == *seat));
        let sat = |seat| json!({ "seat": seat, "name": format!("P{seat}"), "share": "abc" });
        let people: Vec<Value> = own.map(sat).collect();
        let told = self.ok(&json!({
            "do": "open", "lang": "en", "id": "t", "set_up": set_up, "secret": SECRET,
            "people": people, "script": script, "takes": 900, "now": self.now,
        }));
        self.keep(told)
    }

    pub fn ask(&mut self, ask: &Value) -> Vec<Value> {
        self.next += 1;
        let message = json!({ "id": self.next, "ask": ask });
        let told = self.ok(
            &json!({ "do": "ask", "lang": "en", "id": "t", "message": message, "now": self.now }),
        );
        self.keep(told)
    }

    /// Lets time pass until something is due, and sees to it.
    pub fn tick(&mut self, whim: u32) -> Vec<Value> {
        self.now += 10_000;
        let told = self
            .ok(&json!({ "do": "tick", "lang": "en", "id": "t", "now": self.now, "whim": whim }));
        self.keep(told)
    }

    /// Where the table stands, with all that has happened: what has no room there is asked for.
    pub fn join(&mut self) -> Value {
        let told =
            self.ok(&json!({ "do": "join", "lang": "en", "id": "t", "since": 0, "now": self.now }));
        let mut standing = self.keep(told).pop().unwrap();
        let from = standing["from"].as_u64().unwrap();
        let mut past = Vec::new();
        while (past.len() as u64) < from - 1 {
            let ask = json!({ "type": "history", "after": past.len(), "before": from });
            let page = self.ask(&ask)[0]["happenings"].take();
            past.extend(page.as_array().expect("a page").iter().cloned());
        }
        past.extend(standing["since"].as_array().expect("happenings").iter().cloned());
        standing["since"] = past.into();
        standing
    }

    fn keep(&mut self, mut told: Value) -> Vec<Value> {
        if !told["founding"].is_null() {
            self.founding = told["founding"].take();
        }
        if let Value::Array(kept) = told["kept"].take() {
            self.items.extend(kept);
        }
        let Value::Array(messages) = told["messages"].take() else { panic!("{told}") };
        messages
    }

    /// The same table on another device that has only what was kept.
    pub fn woken(&self) -> Device {
        let (founding, items) = (self.founding.clone(), self.items.clone());
        let mut other = Device { now: self.now, founding, items, ..Device::default() };
        other.ok(&json!({
            "do": "wake", "lang": "en", "id": "t", "founding": self.founding, "items": self.items,
            "takes": 900, "now": self.now,
        }));
        other
    }
}
