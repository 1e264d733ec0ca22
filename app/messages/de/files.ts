import type { files as english } from '../en/files.ts'

export const files: typeof english = {
  title: 'Dateien',
  lead: 'Die Emissionen einer Tabelle: jede Zeile berechnet, mit ihrer Quelle.',
  reading: 'Die Datei wird gelesen …',
  unread: 'Das kann nicht gelesen werden',
  drop: {
    label: 'Eine CSV- oder XLSX-Datei hier ablegen oder auswählen',
    another: 'Eine andere Datei wählen',
    bounds: (megabytes, rows) => `Bis ${megabytes} MB und ${rows} Zeilen.`,
    stays:
      'Die Datei bleibt in diesem Browser. Gesendet wird nur, was die zugeordneten Spalten sagen, und nur an diesen Server; er antwortet und behält nichts davon.',
    close: 'Datei schließen',
  },
  faults: {
    too_large: ({ megabytes, max }) =>
      `Die Datei hat ${megabytes} MB; hier werden bis zu ${max} MB gelesen. Die Befehlszeile liest größere: everygram calc.`,
    too_many_rows: ({ max }) =>
      `Es sind mehr als ${max} Zeilen. Die Befehlszeile liest mehr: everygram calc.`,
    old_workbook: () =>
      'Das ist eine alte Arbeitsmappe (.xls) oder eine mit Kennwort. Speichern Sie sie als .xlsx oder CSV.',
    no_text: () => 'Das ist weder Text noch eine Arbeitsmappe. Gelesen werden CSV und XLSX.',
    two_decimals: ({ commas, points }) =>
      `Einige Zahlen haben ein Dezimalkomma (${commas}), andere einen Dezimalpunkt (${points}). Bitte in der Datei vereinheitlichen.`,
    other_encoding: ({ encoding }) =>
      `Die Datei ist nicht durchgehend ${encoding}. Speichern Sie sie als UTF-8.`,
    macros: () => 'Die Arbeitsmappe hat Makros. Speichern Sie sie als einfache .xlsx oder als CSV.',
    unpacks_too_large: () => 'Die Arbeitsmappe ist entpackt viel zu groß. Speichern Sie sie als CSV.',
    too_much_text: ({ max }) =>
      `Die Arbeitsmappe hat mehr als ${max} Zeichen Text. Speichern Sie sie als CSV, oder teilen Sie sie auf.`,
    too_many_columns: ({ line, max }) =>
      `Zeile ${line} ist breiter als die höchstens ${max} Spalten. Lassen Sie Spalten weg, die nicht nötig sind.`,
    too_many_cells: ({ max }) =>
      `Es sind mehr als ${max} Zellen. Lassen Sie Spalten weg, die nicht nötig sind, oder teilen Sie die Datei auf.`,
    row_too_long: ({ line, max }) =>
      `Zeile ${line} hat mehr als die höchstens ${max} Zeichen. Kürzen Sie ihre Zellen.`,
    no_sheets: () => 'Die Arbeitsmappe hat keine Blätter.',
    no_rows: () => 'Unter den Spaltennamen stehen keine Zeilen.',
    title_row: ({ line, text }) =>
      `Zeile ${line} hat nur eine Zelle, „${text}“, vermutlich eine Überschrift. In der ersten Zeile müssen die Spaltennamen stehen: Löschen Sie die Zeilen darüber.`,
    unnamed_column: ({ line, column }) =>
      `In Zeile ${line} hat Spalte ${column} keinen Namen oder ist mit der daneben verbunden. Geben Sie jeder Spalte einen Namen.`,
    name_twice: ({ text }) => `Zwei Spalten heißen „${text}“. Geben Sie jeder einen eigenen Namen.`,
    broken: () =>
      'Beim Lesen der Datei ist etwas schiefgegangen. Wählen Sie sie erneut; bleibt es dabei, melden Sie es bitte.',
  },
  found: {
    title: '1. Was gefunden wurde',
    rows: (rows, columns) => `${rows} Zeilen, ${columns} Spalten`,
    sheet: 'Blatt',
    separator: 'Zwischen den Zellen',
    decimal: 'Dezimalzeichen',
    encoding: 'Zeichensatz',
    signs: { ',': 'Komma ,', ';': 'Semikolon ;', '\t': 'Tabulator', '|': 'Strich |' },
    decimals: { '.': 'Punkt: 1.5', ',': 'Komma: 1,5' },
    encodings: { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252 (westlich)', 'utf-16le': 'UTF-16' },
  },
  columns: {
    title: '2. Was die Spalten bedeuten',
    lead: 'Die Spalten wurden nach ihren Namen zugeordnet. Berichtigen Sie, was falsch zugeordnet wurde.',
    type: 'Jede Zeile ist',
    noType: 'Noch nicht bekannt: bitte wählen',
    byColumn: (header) => `Was Spalte „${header}“ sagt`,
    needsType: 'Die Spaltennamen passen zu nichts oder zu mehrerem. Sagen Sie, was die Zeilen sind.',
    missing: (names) => `Noch nötig: ${names}. Ordnen Sie eine Spalte zu.`,
    or: 'oder',
    column: 'Spalte',
    meaning: 'Bedeutet',
    meaningOf: (header) => `Was Spalte „${header}“ bedeutet`,
    unused: 'Nicht verwendet',
    mixed: { amount: 'Menge' },
    special: { type: 'Was die Zeile ist', date: 'Datum, für sein Jahr', id: 'Name der Zeile' },
  },
  run: {
    title: '3. Prüfen und berechnen',
    lead: 'Die Prüfung sagt, welche Zeilen nicht beantwortet werden können und was einzutragen ist. Was sie beantwortet hat, wird nicht noch einmal gefragt. Gleiche Zeilen werden einmal gefragt.',
    check: 'Zeilen prüfen',
    calculate: 'Berechnen',
    beginning: 'Die ersten Zeilen werden gesendet …',
    progress: (asked, of, failed) =>
      `${asked} von ${of} verschiedenen Zeilen gefragt, ${failed} mit einem Problem`,
    cancel: 'Anhalten',
    cancelled: 'Angehalten. Was beantwortet wurde, bleibt; Prüfen oder Berechnen fährt dort fort.',
    kept: 'Was beantwortet wurde, bleibt erhalten.',
    goOn: 'Fortfahren',
  },
  problems: {
    title: 'Zeilen',
    none: (rows) => `Alle ${rows} Zeilen können beantwortet werden.`,
    count: (failed, rows) =>
      `${failed} von ${rows} Zeilen können so nicht beantwortet werden und sind in keiner Summe.`,
    open: (count) => `Noch nicht gefragt: ${count}. Prüfen oder Berechnen fragt sie.`,
    row: (line) => `Zeile ${line}`,
    column: (header) => `Spalte „${header}“`,
    alike: (count) => `und weitere: insgesamt ${count} Zeilen`,
    instead: (line, header) => `Was in Zeile ${line}, Spalte „${header}“ einzutragen ist`,
    placeholder: 'Stattdessen',
    putHere: 'In diese Zeile eintragen',
    putAll: (count) => `In alle ${count} Zeilen eintragen`,
    save: 'Probleme als CSV speichern',
  },
  result: {
    title: 'Die Summe',
    counted: (ok, left) =>
      left === '0' ? `Gezählte Zeilen: ${ok}, alle.` : `Gezählte Zeilen: ${ok}; ausgelassen: ${left}.`,
    save: 'Ergebnisse als CSV speichern',
    toReport: 'Zum Bericht',
    byScope: 'Nach Scope und Kategorie',
    byType: 'Nach Art der Zeilen',
    byTier: 'Wie nah die Faktoren sind, nach dem schwächsten jeder Zeile',
    rows: (rows, low, high) =>
      `${rows === '1' ? '1 Zeile' : `${rows} Zeilen`}, wahrscheinlich ${low} bis ${high}`,
    market: (kg) =>
      `Scope 2 nach Vertrag (marktbasiert) sind ${kg}. Das steht neben der Summe und wird nicht addiert.`,
    ranges:
      'Die Spannen von Zeilen mit demselben Faktor werden addiert; die der übrigen sind unabhängig und werden als Quadrate verbunden.',
    first: (shown, all) => `Die ersten ${shown} von ${all} Zeilen`,
    row: 'Zeile',
    tier: 'Grundlage',
    status: { ok: '', error: 'Problem', open: 'Nicht gefragt' },
  },
  collected: (file, rows) => `${file} (${rows} Zeilen)`,
}
