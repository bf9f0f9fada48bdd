//! The API description: OpenAPI for programs, a page for people.

use axum::Json;
use axum::response::Html;
use maud::{DOCTYPE, html};
use serde_json::Value;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::api::{action, analysis, catalogue, hint, people, replay, stream, tables};
use crate::error::ApiError;
use crate::operations;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Asterism",
        description = "Live tables: create one, sit down, and answer the questions of the game. \
            An action is durable when its response arrives. A view contains only what its \
            viewer may know. Times are in milliseconds since 1970."
    ),
    paths(
        page, document, operations::health, operations::ready,
        catalogue::games, catalogue::editions,
        people::become_guest, people::me, people::change_me, people::my_tables,
        people::make_account, people::sign_in, people::sign_out,
        tables::list, tables::create, tables::look, tables::log, tables::cards,
        action::act, hint::hint, stream::events, stream::socket, replay::replay, replay::fork,
        analysis::analysis,
    ),
    components(schemas(ApiError)),
    modifiers(&Token),
)]
struct Described;

struct Token;

impl Modify for Token {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// Get this description as an OpenAPI document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "description",
    responses((status = 200, description = "The OpenAPI document", body = Object)))]
pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Described::openapi())
}

/// Get this description as a page.
#[utoipa::path(get, path = "/api", tag = "description",
    responses((status = 200, description = "A page", body = String)))]
pub(crate) async fn page() -> Html<String> {
    let document = serde_json::to_value(Described::openapi()).unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let none = serde_json::Map::new();
    let paths = document["paths"].as_object().unwrap_or(&none);
    let schemas = document["components"]["schemas"].as_object().unwrap_or(&none);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { "Asterism: the API" }
            }
            body {
                h1 { "⁂ The API" }
                p { (text(&document["info"]["description"])) }
                p { "For programs: " a href="/api/openapi.json" { "openapi.json" } "." }
                @for (path, methods) in paths {
                    @for (method, about) in methods.as_object().unwrap_or(&none) {
                        h2 { code { (method.to_uppercase()) " " (path) } }
                        p { (text(&about["summary"])) " " (text(&about["description"])) }
                        @if let Some(body) = about.get("requestBody") {
                            details {
                                summary { "Body" }
                                pre { (pretty(body)) }
                            }
                        }
                        details {
                            summary { "Answers" }
                            pre { (pretty(&about["responses"])) }
                        }
                    }
                }
                h2 { "Bodies" }
                @for (name, schema) in schemas {
                    details id=(name) {
                        summary { (name) }
                        pre { (pretty(schema)) }
                    }
                }
            }
        }
    };
    Html(page.into_string())
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// `tests/api.rs` compares the methods with a running server.
    #[test]
    fn every_path_is_described_and_every_description_has_its_path() {
        let document = serde_json::to_value(Described::openapi()).unwrap();
        let described: BTreeSet<&str> =
            document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
        let routed: BTreeSet<&str> = crate::api::all().iter().map(|(path, _)| *path).collect();
        assert_eq!(described, routed);
    }

    fn check_descriptions(at: &str, value: &Value, wrong: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                for (name, field) in fields {
                    check_descriptions(&format!("{at}/{name}"), field, wrong);
                }
                let Some(text) = fields.get("description").and_then(Value::as_str) else { return };
                let words = text.split_whitespace().count();
                let question = ["Who", "What", "Which", "Where", "How", "By whom", "To whom"];
                if words < 2 || words < 4 && question.iter().any(|word| text.starts_with(word)) {
                    wrong.push(format!("{at}: {text}"));
                }
            }
            Value::Array(items) => {
                for item in items {
                    check_descriptions(at, item, wrong);
                }
            }
            _ => {}
        }
    }

    #[test]
    fn descriptions_are_more_than_fragments() {
        let document = serde_json::to_value(Described::openapi()).unwrap();
        let mut wrong = Vec::new();
        check_descriptions("", &document, &mut wrong);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn no_answer_is_described_as_just_any_object() {
        let document = serde_json::to_value(Described::openapi()).unwrap();
        for (path, at) in [
            ("/api/tables/{table}", "get"),
            ("/api/tables", "post"),
            ("/api/tables/{table}/log", "get"),
        ] {
            let text = document["paths"][path][at].to_string();
            assert!(text.contains("$ref\":\"#/components/schemas/"), "{path}: {text}");
        }
        let table = &document["components"]["schemas"]["TableView"]["properties"];
        for field in ["settings", "chairs", "you", "game", "asked", "over"] {
            assert!(table[field].to_string().contains("$ref"), "{field}: {}", table[field]);
        }
    }
}
