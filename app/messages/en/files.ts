/** Files: a table of many rows. */
type Say = (details: Readonly<Record<string, string>>) => string

export const files = {
  title: 'Files',
  lead: 'The emissions of a spreadsheet: every row calculated, with its source.',
  reading: 'The file is being read …',
  unread: 'This cannot be read',
  drop: {
    label: 'Drop a CSV or XLSX file here, or choose one',
    another: 'Choose another file',
    bounds: (megabytes: string, rows: string) => `Up to ${megabytes} MB and ${rows} rows.`,
    stays:
      'The file stays in this browser. Only what its matched columns say is sent to this server, which answers and keeps none of it.',
    close: 'Close the file',
  },
  faults: {
    too_large: ({ megabytes, max }) =>
      `The file has ${megabytes} MB; up to ${max} MB are read here. The command line reads larger ones: everygram calc.`,
    too_many_rows: ({ max }) =>
      `There are more than ${max} rows. The command line reads more: everygram calc.`,
    old_workbook: () => 'This is an old workbook (.xls), or one with a password. Save it as .xlsx or CSV.',
    no_text: () => 'This is neither text nor a workbook. CSV and XLSX are read.',
    two_decimals: ({ commas, points }) =>
      `Some numbers have a decimal comma (${commas}), others a decimal point (${points}). Make them alike in the file.`,
    other_encoding: ({ encoding }) => `The file is not ${encoding} throughout. Save it as UTF-8.`,
    macros: () => 'The workbook has macros. Save it as a plain .xlsx or as CSV.',
    unpacks_too_large: () => 'The workbook would unpack to far more than it is. Save it as CSV.',
    too_much_text: ({ max }) =>
      `The workbook has more than ${max} characters of text. Save it as CSV, or split it.`,
    too_many_columns: ({ line, max }) =>
      `Row ${line} is wider than ${max} columns, which is the limit. Leave out the columns that are not needed.`,
    too_many_cells: ({ max }) =>
      `There are more than ${max} cells. Leave out the columns that are not needed, or split the file.`,
    row_too_long: ({ line, max }) =>
      `Row ${line} has more than ${max} characters, which is the limit. Shorten its cells.`,
    no_sheets: () => 'The workbook has no sheets.',
    no_rows: () => 'There are no rows below the names of the columns.',
    title_row: ({ line, text }) =>
      `Row ${line} has one cell, “${text}”, which looks like a title. The first row must have the names of the columns: delete the rows above them.`,
    unnamed_column: ({ line, column }) =>
      `In row ${line}, column ${column} has no name, or is merged with the one beside it. Give every column a name.`,
    name_twice: ({ text }) => `Two columns are called “${text}”. Give each a name of its own.`,
    broken: () => 'Something went wrong while the file was read. Choose it again; if it stays, report it.',
  } as Readonly<Record<string, Say>>,
  found: {
    title: '1. What was found',
    rows: (rows: string, columns: string) => `${rows} rows, ${columns} columns`,
    sheet: 'Sheet',
    separator: 'Between cells',
    decimal: 'Decimal sign',
    encoding: 'Encoding',
    signs: { ',': 'Comma ,', ';': 'Semicolon ;', '\t': 'Tab', '|': 'Bar |' } as Readonly<
      Record<string, string>
    >,
    decimals: { '.': 'Point: 1.5', ',': 'Comma: 1,5' } as Readonly<Record<string, string>>,
    encodings: {
      'utf-8': 'UTF-8',
      'windows-1252': 'Windows-1252 (Western)',
      'utf-16le': 'UTF-16',
    } as Readonly<Record<string, string>>,
  },
  columns: {
    title: '2. What the columns mean',
    lead: 'Columns were matched by their names. Put right what was matched wrongly.',
    type: 'Every row is',
    noType: 'Not known yet: choose',
    byColumn: (header: string) => `As column “${header}” says`,
    needsType: 'The names of the columns fit nothing, or several things. Say what the rows are.',
    missing: (names: string) => `Still needed: ${names}. Match a column to it.`,
    or: 'or',
    column: 'Column',
    meaning: 'Means',
    meaningOf: (header: string) => `What column “${header}” means`,
    unused: 'Not used',
    /** Where rows are of several types. */
    mixed: { amount: 'Amount' } as Readonly<Record<string, string>>,
    special: { type: 'What the row is', date: 'Date, for its year', id: 'Name of the row' } as Readonly<
      Record<string, string>
    >,
  },
  run: {
    title: '3. Check and calculate',
    lead: 'The check says which rows cannot be answered and what to put in them. What it has answered is not asked again. Rows that ask the same are asked once.',
    check: 'Check the rows',
    calculate: 'Calculate',
    beginning: 'The first rows are sent …',
    progress: (asked: string, of: string, failed: string) =>
      `${asked} of ${of} different rows asked, ${failed} with a problem`,
    cancel: 'Stop',
    cancelled: 'Stopped. What was answered is kept; check or calculate goes on from there.',
    kept: 'What was answered is kept.',
    goOn: 'Go on',
  },
  problems: {
    title: 'Rows',
    none: (rows: string) => `All ${rows} rows can be answered.`,
    count: (failed: string, rows: string) =>
      `${failed} of ${rows} rows cannot be answered as they are, and are in no total.`,
    open: (count: string) => `Not asked yet: ${count}. Check or calculate asks them.`,
    row: (line: string) => `Row ${line}`,
    column: (header: string) => `Column “${header}”`,
    alike: (count: string) => `and others: ${count} rows in all`,
    instead: (line: string, header: string) => `What to put in row ${line}, column “${header}”`,
    placeholder: 'Put instead',
    putHere: 'Put in this row',
    putAll: (count: string) => `Put in all ${count} rows`,
    save: 'Save problems as CSV',
  },
  result: {
    title: 'The total',
    counted: (ok: string, left: string) =>
      left === '0' ? `Rows counted: ${ok}, all.` : `Rows counted: ${ok}; left out: ${left}.`,
    save: 'Save results as CSV',
    toReport: 'Go to the report',
    byScope: 'By scope and category',
    byType: 'By what the rows are',
    byTier: 'How close the factors are, by the weakest of each row',
    rows: (rows: string, low: string, high: string) =>
      `${rows === '1' ? '1 row' : `${rows} rows`}, likely ${low} to ${high}`,
    market: (kg: string) =>
      `Scope 2 by contract (market-based) is ${kg}. It stands beside the total and is not added.`,
    ranges:
      'The ranges of rows that rest on one factor are added; those of others are combined as squares, as they are independent.',
    first: (shown: string, all: string) => `The first ${shown} of ${all} rows`,
    row: 'Row',
    tier: 'Basis',
    status: { ok: '', error: 'Problem', open: 'Not asked' },
  },
  collected: (file: string, rows: string) => `${file} (${rows} rows)`,
}
