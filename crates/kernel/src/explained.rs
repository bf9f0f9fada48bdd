//! Errors that people are told about. A library gives a stable code and typed
//! arguments; the sentences, in every language, are in the `words` crate.

use std::fmt;

use serde::Serialize;

use crate::Seat;

/// A value that a sentence about an error contains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number.
    Number(u64),
    /// A text that is the same in every language, or a word that messages
    /// choose by.
    Text(String),
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
        }
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<Option<u64>> for Argument {
    fn from(number: Option<u64>) -> Self {
        number.map_or_else(|| Self::Text("none".to_owned()), Self::Number)
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Self {
        seat.index().into()
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&'static str> for Argument {
    fn from(text: &'static str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// The codes of a type of errors, each with the names of its arguments.
pub type Codes = &'static [(&'static str, &'static [&'static str])];

/// An error that people are told about.
pub trait Explained {
    /// The stable code, for programs.
    fn code(&self) -> &'static str;

    /// What the sentence about it contains, by name.
    fn arguments(&self) -> Vec<(&'static str, Argument)>;

    /// Writes the code and the arguments, for logs.
    fn describe(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        for (number, (name, value)) in self.arguments().into_iter().enumerate() {
            write!(f, "{}{name}: {value}", if number == 0 { " (" } else { ", " })?;
        }
        if self.arguments().is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

/// Declares an enum of errors that people are told about: each variant with its
/// code. `also` lists variants that pass on an error of another such type.
///
/// ```
/// asterism_kernel::explained! {
///     /// Why nobody may sit down.
///     #[derive(Clone, Debug, PartialEq, Eq)]
///     pub enum Refused {
///         /// Too few chairs are taken.
///         TooFew { fewest: usize } = "too-few",
///         /// The game is over.
///         Over = "over",
///     }
///     also {}
/// }
///
/// let refused = Refused::TooFew { fewest: 2 };
/// assert_eq!(refused.code(), "too-few");
/// assert_eq!(refused.to_string(), "too-few (fewest: 2)");
/// assert_eq!(Refused::CODES, [("too-few", ["fewest"].as_slice()), ("over", &[])]);
/// ```
#[macro_export]
macro_rules! explained {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $(
                $(#[$about:meta])*
                $variant:ident $({ $( $(#[$field_about:meta])* $field:ident : $type:ty ),* $(,)? })?
                = $code:literal,
            )*
        }
        also {
            $( $(#[$other_about:meta])* $other:ident($inner:ty), )*
        }
    ) => {
        $(#[$meta])*
        #[non_exhaustive]
        #[allow(missing_docs, reason = "arguments are explained where their names don't")]
        $visibility enum $name {
            $(
                $(#[$about])*
                $variant $({ $( $(#[$field_about])* $field: $type, )* })?,
            )*
            $( $(#[$other_about])* $other($inner), )*
        }

        impl $name {
            /// Its own codes, each with the names of its arguments.
            pub const CODES: $crate::Codes =
                &[$( ($code, &[$( $( stringify!($field) ),* )?]), )*];

            /// The stable code, for programs.
            #[must_use]
            pub const fn code(&self) -> &'static str {
                match self {
                    $( Self::$variant { .. } => $code, )*
                    $( Self::$other(inner) => inner.code(), )*
                }
            }
        }

        impl $crate::Explained for $name {
            fn code(&self) -> &'static str {
                self.code()
            }

            fn arguments(&self) -> Vec<(&'static str, $crate::Argument)> {
                match self {
                    $(
                        Self::$variant $({ $( $field ),* })? => vec![
                            $( $( (stringify!($field), $crate::Argument::from($field.clone())) ),* )?
                        ],
                    )*
                    $( Self::$other(inner) => $crate::Explained::arguments(inner), )*
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::Explained::describe(self, f)
            }
        }

        impl ::std::error::Error for $name {}

        $(
            impl From<$inner> for $name {
                fn from(inner: $inner) -> Self {
                    Self::$other(inner)
                }
            }
        )*
    };
}
