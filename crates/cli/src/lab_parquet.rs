//! Estimates of experiments as a Parquet file, for data frames and databases.

use std::sync::Arc;

use asterism_lab::experiment::{ExportRow, Findings, rows};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

/// The same columns as in CSV.
const SCHEMA: &str = "message estimates {
    required binary variant (utf8);
    required binary measure (utf8);
    required binary item (utf8);
    required double value;
    required double low;
    required double high;
}";

fn column<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, &mut Vec<u8>>,
    values: &[T::T],
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else {
        return Err(ParquetError::General("there are more columns than in the schema".to_owned()));
    };
    column.typed::<T>().write_batch(values, None, None)?;
    column.close()
}

/// The bytes of the file.
pub(crate) fn parquet(findings: &Findings) -> Result<Vec<u8>, ParquetError> {
    let rows = rows(findings);
    let texts = |of: fn(&ExportRow) -> &str| -> Vec<ByteArray> {
        rows.iter().map(|row| ByteArray::from(of(row))).collect()
    };
    let numbers = |of: fn(&ExportRow) -> f64| -> Vec<f64> { rows.iter().map(of).collect() };
    let schema = Arc::new(parse_message_type(SCHEMA)?);
    // Our compression libraries are not built in; dictionaries make names small anyway.
    let settings = WriterProperties::builder()
        .set_compression(Compression::UNCOMPRESSED)
        .set_created_by(format!("asterism {}", env!("CARGO_PKG_VERSION")))
        .build();
    let mut bytes = Vec::new();
    let mut writer = SerializedFileWriter::new(&mut bytes, schema, Arc::new(settings))?;
    let mut group = writer.next_row_group()?;
    column::<ByteArrayType>(&mut group, &texts(|row| &row.variant))?;
    column::<ByteArrayType>(&mut group, &texts(|row| row.measure))?;
    column::<ByteArrayType>(&mut group, &texts(|row| &row.item))?;
    column::<DoubleType>(&mut group, &numbers(|row| row.estimate.value))?;
    column::<DoubleType>(&mut group, &numbers(|row| row.estimate.low))?;
    column::<DoubleType>(&mut group, &numbers(|row| row.estimate.high))?;
    group.close()?;
    writer.close()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use asterism_lab::experiment::{Experiment, Format, Laboratory, findings};
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::RowAccessor as _;

    use super::*;

    #[test]
    fn a_file_has_exactly_the_estimates() {
        let text = "games = 30\nimpact = [\"war\"]\n[setup]\ngame = \"fluxx\"\nplayers = 2\n";
        let experiment = Experiment::read(text, Format::Toml, |_| Err(String::new())).unwrap();
        let laboratory = Laboratory::new(&experiment).unwrap();
        let found = findings(&laboratory, &laboratory.play_here((0, 30)));
        let bytes = parquet(&found).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
        let reader = SerializedFileReader::new(bytes::Bytes::from(bytes)).unwrap();
        let read: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
        let wanted = rows(&found);
        assert!(wanted.len() > 600 && read.len() == wanted.len());
        for (row, wanted) in read.iter().zip(&wanted) {
            let texts = [0, 1, 2].map(|at| row.get_string(at).unwrap().as_str());
            assert_eq!(texts, [wanted.variant.as_str(), wanted.measure, wanted.item.as_str()]);
            let numbers = [3, 4, 5].map(|at| row.get_double(at).unwrap());
            let estimate = wanted.estimate;
            assert_eq!(numbers, [estimate.value, estimate.low, estimate.high]);
        }
    }
}
