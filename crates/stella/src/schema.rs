//! Schemas of the types that serialize themselves, for OpenAPI documents.

use std::borrow::Cow;
use std::collections::BTreeMap;

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AnyOfBuilder, ArrayBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::{Backs, Cards, Class, Face, Offered, Played};

macro_rules! written_as {
    ($($type:ty = $name:literal as $written:ty;)*) => {$(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                <$written>::schema()
            }
        }

        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                $name.into()
            }
        }
    )*};
}

written_as! {
    Class = "StellaClass" as String;
    Face = "StellaFace" as String;
    Cards = "StellaCards" as Vec<String>;
    Backs = "StellaBacks" as BTreeMap<String, u8>;
    Offered = "StellaMoves" as Vec<String>;
}

/// Written as a pair: a seat or `rival`, then the card.
impl PartialSchema for Played {
    fn schema() -> RefOr<Schema> {
        let part = AnyOfBuilder::new().item(u8::schema()).item(String::schema());
        ArrayBuilder::new().items(part).into()
    }
}

impl ToSchema for Played {
    fn name() -> Cow<'static, str> {
        "StellaPlayed".into()
    }
}
