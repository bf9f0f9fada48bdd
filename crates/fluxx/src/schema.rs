//! The schema of moves, for OpenAPI documents. It can't be derived, because a variant
//! has two fields without names.

use std::borrow::Cow;

use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema};
use utoipa::openapi::{Ref, RefOr, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::moves::{Choice, Move};

fn variant(name: &str, inner: impl Into<RefOr<Schema>>) -> ObjectBuilder {
    ObjectBuilder::new().property(name, inner).required(name)
}

impl PartialSchema for Move {
    fn schema() -> RefOr<Schema> {
        let number = || ObjectBuilder::new().schema_type(Type::Integer);
        let plain = ObjectBuilder::new().schema_type(Type::String);
        let choice = Ref::from_schema_name(Choice::name());
        let pair = ArrayBuilder::new().items(number()).min_items(Some(2)).max_items(Some(2));
        OneOfBuilder::new()
            .description(Some("A move. Cards and seats are numbers."))
            .item(plain.enum_values(Some(["Pass", "Draw", "End"])))
            .item(variant("Play", number()))
            .item(variant("Use", number()))
            .item(variant("Answer", number()))
            .item(variant("Discard", number()))
            .item(variant("Choose", number()))
            .item(variant("ChooseAt", pair))
            .item(variant("ChooseSeat", number()))
            .item(variant("Option", choice))
            .into()
    }
}

impl ToSchema for Move {
    fn name() -> Cow<'static, str> {
        "FluxxMove".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Choice::name().into_owned(), Choice::schema()));
    }
}
