//! The macro that turns the declarations in `verbs.rs` into types.

/// Declares the verbs of the language.
///
/// For each verb it generates a struct with the declared fields, and from the
/// whole list: the [`Verb`](super::Verb) and [`VerbKind`](super::VerbKind)
/// enums, the word table, reading, printing, random samples, and the exported
/// macro `for_each_verb!`, from which `fluxx` generates its dispatch.
///
/// The leading `($)` is the dollar sign of the nested macro definition.
macro_rules! verbs {
    (($d:tt) $(
        $(#[doc = $doc:literal])+
        $module:ident $name:ident $word:literal {
            $($field:ident: $type:ty = $written:expr,)*
        }
        effects |$this:tt| $effects:expr;
        example $example:literal;
    )+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
            #[allow(missing_docs, reason = "the declaration describes the fields")]
            pub struct $name {
                $(pub $field: $type,)*
            }

            impl $name {
                const FIELDS: &'static [Field] =
                    &[$($written.named(stringify!($field)),)*];

                const WORD: Word = {
                    const PROPERTIES: [Property; property_count($name::FIELDS)] =
                        properties($name::FIELDS);
                    word($word, concat!($($doc),+), $example, $name::FIELDS, &PROPERTIES)
                };

                fn read(reader: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
                    let _ = (&reader, &filled);
                    Some(Self {
                        $($field: <$type>::read({ const FIELD: Field = $written; &FIELD }, reader, filled)?,)*
                    })
                }

                fn print(&self) -> Printed {
                    #[allow(unused_mut, reason = "some verbs have no fields")]
                    let mut printed = Printed::default();
                    $(self.$field.print({ const FIELD: Field = $written; &FIELD }, &mut printed);)*
                    printed
                }

                fn sample(sampler: &mut Sampler<'_>) -> Self {
                    let _ = &sampler;
                    Self { $($field: <$type>::sample({ const FIELD: Field = $written; &FIELD }, sampler),)* }
                }

                fn effects(&self) -> Effects {
                    let effects: fn(&Self) -> Effects = |$this| $effects;
                    effects(self)
                }

                fn each_field<'a>(
                    &'a self,
                    call: &mut dyn FnMut(&'static Field, FieldValue<'a>),
                ) {
                    let _ = &call;
                    #[allow(unused_mut, unused_variables, reason = "some verbs have no fields")]
                    let mut fields = Self::FIELDS.iter();
                    $(if let Some(field) = fields.next() {
                        call(field, self.$field.value());
                    })*
                }

                fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
                    let _ = &call;
                    $(self.$field.each_name_mut(call);)*
                }
            }

            impl From<$name> for Verb {
                fn from(verb: $name) -> Self {
                    Self::$name(verb)
                }
            }
        )+

        /// Something to do. The verbs of a list are done in order, each as far
        /// as possible.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Verb {
            $($(#[doc = $doc])+ $name($name),)+
        }

        /// Which verb it is, without its fields.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        pub enum VerbKind {
            $($(#[doc = $doc])+ #[serde(rename = $word)] $name,)+
        }

        /// The words of the verbs, in the order of the reference page.
        pub(crate) const WORDS: &[Word] = &[$($name::WORD,)+];

        impl VerbKind {
            /// Every verb, in the order of the reference page.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// How it is written in definitions.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }

            /// What it is called with: its arguments and properties.
            #[must_use]
            pub const fn fields(self) -> &'static [Field] {
                match self {
                    $(Self::$name => $name::FIELDS,)+
                }
            }

            pub(crate) fn read(self, reader: &mut Reader, filled: &Filled<'_>) -> Option<Verb> {
                match self {
                    $(Self::$name => $name::read(reader, filled).map(Verb::$name),)+
                }
            }

            /// A verb of this kind with random fields.
            pub fn sample(self, sampler: &mut Sampler<'_>) -> Verb {
                match self {
                    $(Self::$name => Verb::$name($name::sample(sampler)),)+
                }
            }
        }

        impl Verb {
            /// Which verb it is.
            #[must_use]
            pub const fn kind(&self) -> VerbKind {
                match self {
                    $(Self::$name(_) => VerbKind::$name,)+
                }
            }

            /// What the linter and the card texts need to know about it.
            #[must_use]
            pub fn effects(&self) -> Effects {
                match self {
                    $(Self::$name(verb) => verb.effects(),)+
                }
            }

            /// Calls for every field, in the order of the declaration.
            pub fn each_field<'a>(
                &'a self,
                call: &mut dyn FnMut(&'static Field, FieldValue<'a>),
            ) {
                match self {
                    $(Self::$name(verb) => verb.each_field(call),)+
                }
            }

            pub(crate) fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
                match self {
                    $(Self::$name(verb) => verb.each_name_mut(call),)+
                }
            }

            pub(crate) fn print(&self) -> Printed {
                match self {
                    $(Self::$name(verb) => verb.print(),)+
                }
            }
        }

        /// Calls a macro with every verb, as `module Name` in the order of
        /// declaration. The module is the file of the verb's behavior.
        #[macro_export]
        macro_rules! for_each_verb {
            ($d callback:ident) => {
                $d callback! { $($module $name)+ }
            };
        }
    };
}

pub(super) use verbs;
