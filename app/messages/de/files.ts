import type { files as english } from '../en/files.ts'
import { translated } from '../texts.ts'

export const files = translated<typeof english>()({
  title: 'Dateien',
  lead: 'Berechnen Sie jede Zeile einer Tabelle, mit Quellen.',
  reading: 'Die Datei wird gelesen …',
  unread: 'Diese Datei ist nicht lesbar',
  drop: {
    label: 'CSV- oder XLSX-Datei hierher ziehen oder auswählen',
    another: 'Eine andere Datei wählen',
    bounds: 'Bis {megabytes} MB und {rows} Zeilen.',
    stays:
      'Ihre Datei bleibt in Ihrem Browser. Nur zugeordnete Spalten werden zur Berechnung gesendet; nichts wird gespeichert.',
    close: 'Datei schließen',
  },
  faults: {
    too_large:
      'Die Datei hat {megabytes} MB; hier sind {max} MB möglich. Für größere Dateien nutzen Sie die Befehlszeile: everygram calc.',
    too_many_rows:
      'Die Datei hat mehr als {max} Zeilen. Für größere Dateien nutzen Sie die Befehlszeile: everygram calc.',
    old_workbook:
      'Diese Arbeitsmappe hat das alte Format .xls oder ein Kennwort. Speichern Sie sie ohne Kennwort als .xlsx oder CSV.',
    no_text: 'Dieser Dateityp ist nicht lesbar. Verwenden Sie CSV oder XLSX.',
    two_decimals:
      'Einige Zahlen haben ein Dezimalkomma ({commas}), andere einen Dezimalpunkt ({points}). Verwenden Sie in der Datei einheitlich ein Zeichen.',
    other_encoding: 'Teile der Datei sind nicht {encoding}. Speichern Sie sie als UTF-8.',
    macros: 'Die Arbeitsmappe enthält Makros. Speichern Sie sie als .xlsx ohne Makros oder als CSV.',
    unpacks_too_large: 'Die Arbeitsmappe ist entpackt zu groß. Speichern Sie sie als CSV.',
    too_much_text:
      'Die Arbeitsmappe hat mehr als {max} Zeichen Text. Speichern Sie sie als CSV oder teilen Sie sie auf.',
    too_many_columns:
      'Zeile {line} hat mehr als {max} Spalten. Entfernen Sie Spalten, die Sie nicht brauchen.',
    too_many_cells:
      'Die Datei hat mehr als {max} Zellen. Entfernen Sie Spalten, die Sie nicht brauchen, oder teilen Sie die Datei auf.',
    row_too_long: 'Zeile {line} hat mehr als {max} Zeichen. Kürzen Sie ihre Zellen.',
    no_sheets: 'Die Arbeitsmappe enthält keine Blätter.',
    no_rows: 'Unter den Spaltennamen gibt es keine Zeilen.',
    title_row:
      'Zeile {line} hat nur eine Zelle, „{text}“, und sieht wie ein Titel aus. Löschen Sie die Zeilen über den Spaltennamen.',
    unnamed_column:
      'Spalte {column} in Zeile {line} hat keinen Namen oder ist mit der Nachbarzelle verbunden. Geben Sie jeder Spalte einen Namen.',
    name_twice: 'Zwei Spalten heißen „{text}“. Geben Sie jeder einen eigenen Namen.',
    broken:
      'Beim Lesen der Datei ist ein Fehler aufgetreten. Wählen Sie sie erneut; tritt er wieder auf, melden Sie ihn bitte.',
  },
  found: {
    title: '1. Das wurde gefunden',
    rows: '{rows, plural, one {1 Zeile} other {# Zeilen}}, {columns, plural, one {1 Spalte} other {# Spalten}}',
    sheet: 'Blatt',
    separator: 'Spaltentrennzeichen',
    decimal: 'Dezimalzeichen',
    encoding: 'Zeichenkodierung',
    signs: { ',': 'Komma ,', ';': 'Semikolon ;', '\t': 'Tabulator', '|': 'Senkrechter Strich |' },
    decimals: { '.': 'Punkt: 1.5', ',': 'Komma: 1,5' },
    encodings: { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252 (westlich)', 'utf-16le': 'UTF-16' },
  },
  columns: {
    title: '2. Spalten zuordnen',
    lead: 'Die Spalten wurden nach ihrem Namen zugeordnet. Korrigieren Sie, was nicht stimmt.',
    type: 'Jede Zeile ist',
    noType: 'Bitte wählen …',
    byColumn: 'Steht in Spalte „{header}“',
    needsType: 'Der Inhalt dieses Blatts ließ sich nicht erkennen. Wählen Sie einen Typ.',
    missing: 'Es fehlt noch: {names}. Ordnen Sie eine Spalte zu.',
    or: 'oder',
    column: 'Spalte',
    meaning: 'Verwendet als',
    meaningOf: 'Spalte „{header}“ verwenden als',
    unused: 'Nicht verwendet',
    mixed: { amount: 'Menge' },
    special: {
      type: 'Art der Aktivität',
      date: 'Datum (bestimmt das Jahr)',
      id: 'Name oder Kennung der Zeile',
    },
  },
  run: {
    title: '3. Prüfen und berechnen',
    lead: 'Prüfen Sie zuerst, ob Zeilen Probleme haben. Gleiche Zeilen werden nur einmal berechnet.',
    check: 'Zeilen prüfen',
    calculate: 'Berechnen',
    beginning: 'Die ersten Zeilen werden gesendet …',
    progress: '{calculated} von {total} verschiedenen Zeilen berechnet, {failed} mit Problemen',
    cancel: 'Anhalten',
    cancelled: 'Angehalten. Bisherige Ergebnisse bleiben; mit Prüfen oder Berechnen geht es weiter.',
    kept: 'Bisherige Ergebnisse bleiben erhalten.',
    goOn: 'Fortsetzen',
  },
  problems: {
    title: 'Zeilen',
    none: '{rows, plural, one {Die Zeile kann berechnet werden.} other {Alle # Zeilen können berechnet werden.}}',
    count:
      '{failed, plural, one {1 von {rows} Zeilen muss korrigiert werden und fehlt in der Summe.} other {# von {rows} Zeilen müssen korrigiert werden und fehlen in der Summe.}}',
    open: 'Noch nicht berechnet: {count, plural, one {1 Zeile} other {# Zeilen}}.',
    row: 'Zeile {line}',
    column: 'Spalte „{header}“',
    alike: '{count} Zeilen haben dieses Problem',
    instead: 'Neuer Wert für Zeile {line}, Spalte „{header}“',
    placeholder: 'Ersetzen durch',
    putHere: 'Für diese Zeile übernehmen',
    putAll: 'Für alle {count} Zeilen übernehmen',
    save: 'Probleme herunterladen (CSV)',
  },
  result: {
    title: 'Summe',
    counted:
      '{left, plural, =0 {{ok, plural, one {Die Zeile ist in der Summe.} other {Alle # Zeilen sind in der Summe.}}} other {{ok, plural, one {1 Zeile ist} other {# Zeilen sind}} in der Summe, {left} nicht.}}',
    save: 'Ergebnisse herunterladen (CSV)',
    toReport: 'Zum Bericht',
    byScope: 'Nach Scope und Kategorie',
    byType: 'Nach Aktivität',
    byTier: 'Datenqualität (jede Zeile nach ihrem schwächsten Wert)',
    rows: '{rows, plural, one {1 Zeile} other {# Zeilen}}, wahrscheinlicher Bereich {low} bis {high}',
    market: 'Scope 2, marktbasiert: {kg}. Wird neben der Summe ausgewiesen, nicht addiert.',
    ranges:
      'Unsicherheiten von Zeilen mit demselben Faktor werden addiert, die übrigen quadratisch kombiniert.',
    first: 'Die ersten {shown} von {total} Zeilen',
    row: 'Zeile',
    tier: 'Datenqualität',
    status: { ok: '', error: 'Problem', open: 'Nicht berechnet' },
  },
  collected: '{file} ({rows, plural, one {1 Zeile} other {# Zeilen}})',
})
