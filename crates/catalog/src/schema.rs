//! Schemas of mixes, and of views and events of any game, for OpenAPI documents.

use std::borrow::Cow;

use asterism_kernel::Game;
use utoipa::openapi::schema::{
    AllOfBuilder, AnyOfBuilder, ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema,
};
use utoipa::openapi::{Ref, RefOr, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::{AnyEvent, AnyView, CardSource, Mix, for_each_game};

type Schemas = Vec<(String, RefOr<Schema>)>;
type View<G> = <G as Game>::View;
type Event<G> = <G as Game>::Event;

fn reference<T: ToSchema>() -> Ref {
    Ref::from_schema_name(T::name())
}

fn collect<T: ToSchema>(schemas: &mut Schemas) {
    schemas.push((T::name().into_owned(), T::schema()));
    T::schemas(schemas);
}

/// The view of a game with its id in the field `game`.
fn tagged<G: Game>(name: &str) -> Schema
where
    View<G>: ToSchema,
{
    let id = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([name]));
    let tag = ObjectBuilder::new().property("game", id).required("game");
    AllOfBuilder::new().item(reference::<View<G>>()).item(tag).into()
}

/// Not derived: its fields are among those of settings, so they are not the only ones.
impl PartialSchema for Mix {
    fn schema() -> RefOr<Schema> {
        let names = |about: &str| {
            let items = ObjectBuilder::new().schema_type(Type::String);
            ArrayBuilder::new().items(items).description(Some(about))
        };
        let files = ArrayBuilder::new().items(reference::<CardSource>());
        ObjectBuilder::new()
            .property("deck", names("The editions of the deck."))
            .property("cards", files.description(Some("Files with custom cards.")))
            .property("without", names("Cards to leave out: `card` or `edition/card`."))
            .property("with", names("Cards of other editions to add: `edition/card`."))
            .into()
    }
}

impl ToSchema for Mix {
    fn schemas(schemas: &mut Schemas) {
        collect::<CardSource>(schemas);
    }
}

macro_rules! game_schemas {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        impl PartialSchema for AnyView {
            fn schema() -> RefOr<Schema> {
                OneOfBuilder::new()
                    .description(Some("The view of the game; `game` says of which."))
                    $(.item(tagged::<$game>($id)))*
                    .into()
            }
        }

        impl ToSchema for AnyView {
            fn name() -> Cow<'static, str> {
                "GameView".into()
            }

            fn schemas(schemas: &mut Schemas) {
                $(collect::<View<$game>>(schemas);)*
            }
        }

        impl PartialSchema for AnyEvent {
            fn schema() -> RefOr<Schema> {
                AnyOfBuilder::new()
                    .description(Some("An event of the table's game; `event` says which."))
                    $(.item(reference::<Event<$game>>()))*
                    .into()
            }
        }

        impl ToSchema for AnyEvent {
            fn name() -> Cow<'static, str> {
                "GameEvent".into()
            }

            fn schemas(schemas: &mut Schemas) {
                $(collect::<Event<$game>>(schemas);)*
            }
        }
    };
}

for_each_game!(game_schemas);
