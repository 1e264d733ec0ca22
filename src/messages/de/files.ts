import type { files as english } from '../en/files.ts'
import { translated } from '../infer.ts'

export const files = translated<typeof english>()({
  'file.unreadable': 'Die Arbeitsmappe ist nicht lesbar: {reason}.',
  'file.unreadable.damaged':
    'Die Arbeitsmappe ist nicht lesbar, weil sie beschädigt ist. Speichern Sie sie erneut als .xlsx oder als CSV.',
  'file.unreadable.line':
    'Die Datei ist ab Zeile {line} nicht lesbar. Prüfen Sie Anführungszeichen und sehr lange Zellen.',
  'file.reason.too_long_part': 'der Teil „{text}“ ist länger als angegeben',
  'file.reason.damaged_part': 'der Teil „{text}“ ist beschädigt',
  'file.reason.unknown_packing': 'der Teil „{text}“ ist in einem unbekannten Format gepackt',
  'file.reason.cut_part': 'der Teil „{text}“ ist unvollständig',
  'file.reason.large_part': 'der Teil „{text}“ hat mehr als {max} Byte',
  'file.reason.missing_part': 'der Teil „{text}“ fehlt',
  'file.reason.many_sheets': 'sie hat mehr als {max} Blätter; speichern Sie nur die benötigten',
  'file.reason.missing_sheet': 'das Blatt „{text}“ fehlt',
  'file.reason.same_sheet': 'das Blatt „{text}“ ist mit einem anderen identisch',
  'file.reason.many_rows': 'ein Blatt hat mehr als {max} Zeilen',
  'file.reason.long_tag': 'sie enthält ein XML-Tag mit mehr als {max} Zeichen',
  'file.reason.many_parts': 'sie hat {count} Teile; das Maximum ist {max}',
  'file.reason.cut_list': 'ihr Inhaltsverzeichnis ist unvollständig',
  'file.reason.same_part': 'sie hat zwei Teile mit dem Namen „{text}“',
  'file.reason.overlap': 'ihre Teile überlappen sich',
  'file.reason.no_zip': 'sie ist kein ZIP-Archiv',
  'file.no_text': 'Das ist keine Textdatei. Verwenden Sie CSV, NDJSON oder XLSX.',
  'file.two_decimals':
    'Einige Zahlen haben ein Dezimalkomma ({commas}), andere einen Dezimalpunkt ({points}). Wählen Sie mit --decimal , oder --decimal .',
  'file.two_decimals.kilograms':
    'Einige Kilogrammwerte haben ein Dezimalkomma ({commas}), andere einen Dezimalpunkt ({points}). Verwenden Sie durchgehend eines davon.',
  'file.other_encoding':
    'Teile der Datei sind nicht {encoding}. Geben Sie die Zeichenkodierung an, zum Beispiel --encoding windows-1252.',
  'file.macros': 'Die Arbeitsmappe enthält Makros. Speichern Sie sie als .xlsx ohne Makros oder als CSV.',
  'file.unpacks_too_large':
    'Die Arbeitsmappe ist entpackt zu groß ({bytes} Byte; das Maximum ist {max} oder das {times}-Fache der Dateigröße). Speichern Sie sie als CSV.',
  'file.too_much_text':
    'Die Arbeitsmappe enthält zu viel Text: Das Maximum sind {count} verschiedene Texte mit insgesamt {max} Zeichen. Speichern Sie sie als CSV.',
  'file.too_many_columns':
    'Zeile {line} hat {column} Spalten; das Maximum ist {max}. Lassen Sie nicht benötigte Spalten weg oder wählen Sie ein anderes Trennzeichen.',
  'file.too_many_columns.workbook':
    'Zeile {line} hat einen Wert in Spalte {column}; das Maximum sind {max} Spalten. Löschen Sie die Spalten rechts davon oder speichern Sie die benötigten als CSV.',
  'file.too_many_cells': 'Das Blatt hat mehr als {max} Zellen. Speichern Sie es als CSV oder teilen Sie es.',
  'file.row_too_long': 'Zeile {line} hat mehr als {max} Zeichen. Kürzen Sie die Zellen.',
  'file.too_large': 'Die Datei hat {megabytes} MB; das Maximum sind {max} MB.',
  'file.too_many_rows': 'Die Datei hat mehr als {max} Zeilen. Teilen Sie sie.',
  'file.old_workbook':
    'Diese Arbeitsmappe hat ein altes Format oder ein Kennwort. Speichern Sie sie als .xlsx ohne Kennwort oder als CSV.',
  'file.no_sheets': 'Die Arbeitsmappe enthält keine Blätter.',
  'file.no_rows': 'Die Datei enthält keine Zeilen.',
  'file.title_row':
    '{has_sheet, select, true {Blatt {sheet}, Zeile {line}} other {Zeile {line}}} hat nur eine Zelle („{text}“) und sieht wie ein Titel aus. Zuerst müssen die Spaltennamen kommen: Löschen Sie die Zeilen darüber.',
  'file.unnamed_column':
    '{has_sheet, select, true {Blatt {sheet}, Zeile {line}} other {Zeile {line}}}: Spalte {column} hat keinen Namen oder ist mit der Nachbarzelle verbunden. Geben Sie jeder Spalte einen Namen.',
  'file.name_twice':
    '{has_sheet, select, true {Blatt {sheet}, Zeile {line}} other {Zeile {line}}}: Zwei Spalten heißen „{text}“. Geben Sie jeder Spalte einen eigenen Namen.',
  'file.detected.csv':
    'CSV, {encoding}{has_mark, select, true { mit Byte Order Mark} other {}}, Trennzeichen {is_tab, select, true {Tabulator} other {{separator}}}, Dezimalzeichen {decimal}',
  'file.detected.xlsx': 'XLSX mit {count, plural, one {einem Blatt} other {# Blättern}}',
  'validation_error.row_total':
    'Diese Zeile sieht wie eine Summe aus und würde doppelt gezählt. Löschen Sie sie.',
  'validation_error.row_more_cells': 'Diese Zeile hat mehr Zellen als Spaltennamen ({count}).',
  'validation_error.two_columns':
    "Zwei Spalten geben {param} an: {first} und {second}. Lassen Sie eine leer oder schließen Sie eine Spalte mit --map '{header}=' aus.",
  'validation_error.column_contradicted':
    'Die Spalte {column_name} bedeutet {param}={code}, eine andere Spalte nennt {value}. Verwenden Sie überall dieselbe Einheit.',
  'validation_error.date_without_year':
    'Das Datum {value} ist nicht lesbar. Verwenden Sie ein vierstelliges Jahr, zum Beispiel 2025-03-31 oder 31.03.2025.',
})
