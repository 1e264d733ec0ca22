/** What is said of files with rows: how they are read, and what is wrong with them. */
import { texts } from '../infer.ts'

export const files = texts({
  'file.unreadable': "The workbook can't be read: {reason}.",
  'file.unreadable.damaged': "The workbook can't be read: it is damaged. Save it again as .xlsx, or as CSV.",
  'file.unreadable.line':
    "The file can't be read beyond line {line}. Check its quotation marks and very long cells.",
  'file.reason.too_long_part': "part '{text}' is longer than stated",
  'file.reason.damaged_part': "part '{text}' is damaged",
  'file.reason.unknown_packing': "part '{text}' is packed in an unknown format",
  'file.reason.cut_part': "part '{text}' is incomplete",
  'file.reason.large_part': "part '{text}' has more than {max} bytes",
  'file.reason.missing_part': "part '{text}' is missing",
  'file.reason.many_sheets': 'it has more than {max} sheets; save only those you need',
  'file.reason.missing_sheet': "sheet '{text}' is missing",
  'file.reason.same_sheet': "sheet '{text}' is the same as another",
  'file.reason.many_rows': 'a sheet has more than {max} rows',
  'file.reason.long_tag': 'it has an XML tag of more than {max} characters',
  'file.reason.many_parts': 'it has {count} parts; the maximum is {max}',
  'file.reason.cut_list': 'its table of contents is incomplete',
  'file.reason.same_part': "it has two parts named '{text}'",
  'file.reason.overlap': 'its parts overlap',
  'file.reason.no_zip': 'it is not a ZIP archive',
  'file.no_text': 'This is not a text file. Use CSV, NDJSON or XLSX.',
  'file.two_decimals':
    'Some numbers have a decimal comma ({commas}), others a decimal point ({points}). Choose one with --decimal , or --decimal .',
  'file.two_decimals.kilograms':
    'Some kilograms have a decimal comma ({commas}), others a decimal point ({points}). Use one of them throughout.',
  'file.other_encoding':
    'Parts of the file are not {encoding}. Set the encoding, for example --encoding windows-1252.',
  'file.macros': 'The workbook contains macros. Save it as .xlsx without macros, or as CSV.',
  'file.unpacks_too_large':
    'The workbook is too large when unpacked ({bytes} bytes; the maximum is {max}, or {times} times the size of the file). Save it as CSV.',
  'file.too_much_text':
    'The workbook has too much text: the maximum is {count} different texts with {max} characters in total. Save it as CSV.',
  'file.too_many_columns':
    'Row {line} has {column} columns; the maximum is {max}. Leave out the columns you do not need, or choose another separator.',
  'file.too_many_columns.workbook':
    'Row {line} has a value in column {column}; the maximum is {max} columns. Delete the columns to the right, or save the ones you need as CSV.',
  'file.too_many_cells': 'The sheet has more than {max} cells. Save it as CSV, or split it.',
  'file.row_too_long': 'Row {line} has more than {max} characters. Shorten its cells.',
  'file.too_large': 'The file has {megabytes} MB; the maximum is {max} MB.',
  'file.too_many_rows': 'The file has more than {max} rows. Split it.',
  'file.old_workbook':
    'This workbook has an old format or a password. Save it as .xlsx without a password, or as CSV.',
  'file.no_sheets': 'The workbook has no sheets.',
  'file.no_rows': 'The file has no rows.',
  'file.title_row':
    "{has_sheet, select, true {Sheet {sheet}, row {line}} other {Row {line}}} has a single cell ('{text}') and looks like a title. The column names must come first: delete the rows above them.",
  'file.unnamed_column':
    '{has_sheet, select, true {Sheet {sheet}, row {line}} other {Row {line}}}: column {column} has no name or is merged with its neighbour. Give every column a name.',
  'file.name_twice':
    "{has_sheet, select, true {Sheet {sheet}, row {line}} other {Row {line}}}: two columns are named '{text}'. Give each column its own name.",
  'file.detected.csv':
    'CSV, {encoding}{has_mark, select, true { with byte order mark} other {}}, separator {is_tab, select, true {tab} other {{separator}}}, decimal {decimal}',
  'file.detected.xlsx': 'XLSX with {count, plural, one {one sheet} other {# sheets}}',
  'validation_error.row_total': 'This row looks like a total and would be counted twice. Delete it.',
  'validation_error.row_more_cells': 'This row has more cells than there are column names ({count}).',
  'validation_error.two_columns':
    "Two columns give {param}: {first} and {second}. Leave one empty, or exclude a column with --map '{header}='.",
  'validation_error.column_contradicted':
    'Column {column_name} means {param}={code}, but another column gives {value}. Use the same unit in both.',
  'validation_error.date_without_year':
    "We can't read the date {value}. Use a four-digit year, for example 2025-03-31 or 31.03.2025.",
})
