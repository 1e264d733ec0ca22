/** Files: a table of many rows. */
import { texts } from '../texts.ts'

export const files = texts({
  title: 'Files',
  lead: 'Calculate every row of a spreadsheet, with sources.',
  reading: 'Reading the file …',
  unread: 'We can’t read this file',
  drop: {
    label: 'Drop a CSV or XLSX file here, or choose a file',
    another: 'Choose another file',
    bounds: 'Up to {megabytes} MB and {rows} rows.',
    stays:
      'Your file stays in your browser. Only the columns you match are sent for calculation; nothing is stored.',
    close: 'Close the file',
  },
  faults: {
    too_large:
      'The file is {megabytes} MB; the limit here is {max} MB. For larger files use the command line: everygram calc.',
    too_many_rows:
      'The file has more than {max} rows. For larger files use the command line: everygram calc.',
    old_workbook:
      'This workbook is in the old .xls format or password-protected. Save it as .xlsx or CSV without a password.',
    no_text: 'We can’t read this file type. Use CSV or XLSX.',
    two_decimals:
      'Some numbers have a decimal comma ({commas}), others a decimal point ({points}). Use the same sign throughout the file.',
    other_encoding: 'Parts of the file are not {encoding}. Save it as UTF-8.',
    macros: 'The workbook contains macros. Save it as .xlsx without macros, or as CSV.',
    unpacks_too_large: 'The workbook is too large when unpacked. Save it as CSV.',
    too_much_text: 'The workbook has more than {max} characters of text. Save it as CSV, or split it.',
    too_many_columns: 'Row {line} has more than {max} columns. Remove the columns you don’t need.',
    too_many_cells:
      'The file has more than {max} cells. Remove the columns you don’t need, or split the file.',
    row_too_long: 'Row {line} has more than {max} characters. Shorten its cells.',
    no_sheets: 'The workbook has no sheets.',
    no_rows: 'There are no rows below the column names.',
    title_row:
      'Row {line} has a single cell, “{text}”, and looks like a title. Delete the rows above the column names.',
    unnamed_column:
      'Column {column} in row {line} has no name or is merged with its neighbour. Give every column a name.',
    name_twice: 'Two columns are named “{text}”. Give each its own name.',
    broken:
      'Something went wrong while reading the file. Choose it again; if it fails again, please report it.',
  },
  found: {
    title: '1. What we found',
    rows: '{rows, plural, one {1 row} other {# rows}}, {columns, plural, one {1 column} other {# columns}}',
    sheet: 'Sheet',
    separator: 'Column separator',
    decimal: 'Decimal sign',
    encoding: 'Encoding',
    signs: { ',': 'Comma ,', ';': 'Semicolon ;', '\t': 'Tab', '|': 'Vertical bar |' },
    decimals: { '.': 'Point: 1.5', ',': 'Comma: 1,5' },
    encodings: { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252 (Western)', 'utf-16le': 'UTF-16' },
  },
  columns: {
    title: '2. Match the columns',
    lead: 'We matched columns by name. Correct anything that is wrong.',
    type: 'Each row is',
    noType: 'Choose …',
    byColumn: 'Given in column “{header}”',
    needsType: 'We couldn’t tell what this sheet contains. Choose a type.',
    missing: 'Still missing: {names}. Match a column.',
    or: 'or',
    column: 'Column',
    meaning: 'Used as',
    meaningOf: 'Use column “{header}” as',
    unused: 'Not used',
    mixed: { amount: 'Amount' },
    special: { type: 'Type of activity', date: 'Date (sets the year)', id: 'Row name or ID' },
  },
  run: {
    title: '3. Check and calculate',
    lead: 'Check your rows for problems first. Identical rows are calculated once.',
    check: 'Check rows',
    calculate: 'Calculate',
    beginning: 'Sending the first rows …',
    progress: '{calculated} of {total} distinct rows calculated, {failed} with problems',
    cancel: 'Stop',
    cancelled: 'Stopped. Results so far are kept; check or calculate to continue.',
    kept: 'Results so far are kept.',
    goOn: 'Continue',
  },
  problems: {
    title: 'Rows',
    none: '{rows, plural, one {The row can be calculated.} other {All # rows can be calculated.}}',
    count:
      '{failed, plural, one {1 of {rows} rows needs attention and is not in the total.} other {# of {rows} rows need attention and are not in the total.}}',
    open: 'Not calculated yet: {count, plural, one {1 row} other {# rows}}.',
    row: 'Row {line}',
    column: 'Column “{header}”',
    alike: '{count} rows have this problem',
    instead: 'New value for row {line}, column “{header}”',
    placeholder: 'Replace with',
    putHere: 'Apply to this row',
    putAll: 'Apply to all {count} rows',
    save: 'Download problems (CSV)',
  },
  result: {
    title: 'Total',
    counted:
      '{left, plural, =0 {{ok, plural, one {The row is in the total.} other {All # rows are in the total.}}} other {{ok, plural, one {1 row is} other {# rows are}} in the total, {left} left out.}}',
    save: 'Download results (CSV)',
    toReport: 'Go to the report',
    byScope: 'By scope and category',
    byType: 'By activity',
    byTier: 'Data quality (each row rated by its weakest value)',
    rows: '{rows, plural, one {1 row} other {# rows}}, likely range {low} to {high}',
    market: 'Scope 2, market-based: {kg}. Reported alongside the total, not added.',
    ranges: 'Uncertainties of rows with the same factor are added; others are combined in quadrature.',
    first: 'Showing the first {shown} of {total} rows',
    row: 'Row',
    tier: 'Data quality',
    status: { ok: '', error: 'Problem', open: 'Not calculated' },
  },
  collected: '{file} ({rows, plural, one {1 row} other {# rows}})',
})
