/** What is wrong with the rows of a batch, and why one ends early. */
import { texts } from '../infer.ts'

export const batch = texts({
  'payload_too_large.batch_list':
    'The list has {count} rows; the maximum is {maximum}. Send more rows as application/x-ndjson, one per line.',
  'validation_error.batch_not_json':
    'The body is not valid JSON{has_position, select, true { (error at character {position})} other {}}.',
  'validation_error.batch_no_list': 'Send a list of rows, each with "type" and "params".',
  'validation_error.batch_empty': 'The body is empty. Send a list of rows.',
  'validation_error.csv_empty': 'The body is empty. The first line must contain the column names.',
  'validation_error.csv_columns': 'The file has {count} columns; the maximum is {maximum}.',
  'validation_error.csv_column_twice': 'Two columns are named {value}. Give each column its own name.',
  'validation_error.csv_no_type': 'Add a "type" column or ?type= to the URL. Columns found: {givens}.',
  'validation_error.csv_cells':
    'This row has {count} cells, the header has {expected}. Put cells that contain a comma in quotes.',
  'validation_error.csv_unreadable':
    "The CSV can't be read from this row on. Check its quotation marks and very long cells.",
  'validation_error.line_too_long': 'This line is longer than {maximum} characters.',
  'validation_error.line_not_json':
    'This line is not valid JSON{has_position, select, true { (error at character {position})} other {}}.',
  'validation_error.line_nested': 'This line is nested more than {maximum} levels deep.',
  'validation_error.batch_format_document':
    'format={format} is a whole document. Add fields=full, and send JSON or NDJSON.',
  'validation_error.batch_format_single':
    'format={format} is for single requests. All rows of a batch have the format of the batch.',
  'internal_error.row': 'Something went wrong on our side. The server log has the details.',
  'internal_error.row_lost':
    'This row took too long or too much memory and was not calculated. The server log has the details.',
  'internal_error.rows_lost':
    'Several rows of this batch took too long or too much memory, so we stopped. The server log has the details.',
  too_many_errors:
    'At least {count} rows failed and under a tenth succeeded, so we did not read the rest. Correct the rows by the first errors and send them again.',
  'unavailable.no_thread': 'The server has no free worker for these rows. Send the rest again in a moment.',
  'validation_error.id_too_long': 'id has {count} characters; the maximum is {maximum}.',
})
