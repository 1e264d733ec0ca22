import type { batch as english } from '../en/batch.ts'
import { translated } from '../infer.ts'

export const batch = translated<typeof english>()({
  'payload_too_large.batch_list':
    'Die Liste hat {count} Zeilen; das Maximum ist {maximum}. Mehr Zeilen senden Sie als application/x-ndjson, eine je Zeile.',
  'validation_error.batch_not_json':
    'Der Inhalt ist kein gültiges JSON{has_position, select, true { (Fehler bei Zeichen {position})} other {}}.',
  'validation_error.batch_no_list': 'Senden Sie eine Liste von Zeilen, jede mit „type“ und „params“.',
  'validation_error.batch_empty': 'Der Inhalt ist leer. Senden Sie eine Liste von Zeilen.',
  'validation_error.csv_empty': 'Der Inhalt ist leer. Die erste Zeile muss die Spaltennamen enthalten.',
  'validation_error.csv_columns': 'Die Datei hat {count} Spalten; das Maximum ist {maximum}.',
  'validation_error.csv_column_twice':
    'Zwei Spalten heißen {value}. Geben Sie jeder Spalte einen eigenen Namen.',
  'validation_error.csv_no_type':
    'Ergänzen Sie eine Spalte „type“ oder ?type= in der URL. Gefundene Spalten: {givens}.',
  'validation_error.csv_cells':
    'Diese Zeile hat {count} Zellen, die Kopfzeile {expected}. Setzen Sie Zellen mit Komma in Anführungszeichen.',
  'validation_error.csv_unreadable':
    'Die CSV ist ab dieser Zeile nicht lesbar. Prüfen Sie Anführungszeichen und sehr lange Zellen.',
  'validation_error.line_too_long': 'Diese Zeile ist länger als {maximum} Zeichen.',
  'validation_error.line_not_json':
    'Diese Zeile ist kein gültiges JSON{has_position, select, true { (Fehler bei Zeichen {position})} other {}}.',
  'validation_error.line_nested': 'Diese Zeile ist tiefer als {maximum} Ebenen verschachtelt.',
  'validation_error.batch_format_document':
    'format={format} ist ein ganzes Dokument. Ergänzen Sie fields=full und senden Sie JSON oder NDJSON.',
  'validation_error.batch_format_single':
    'format={format} ist für einzelne Anfragen. Alle Zeilen eines Stapels haben das Format des Stapels.',
  'internal_error.row':
    'Auf unserer Seite ist ein Fehler aufgetreten. Das Serverprotokoll enthält die Einzelheiten.',
  'internal_error.row_lost':
    'Diese Zeile hat zu lange gedauert oder zu viel Speicher benötigt und wurde nicht berechnet. Das Serverprotokoll enthält die Einzelheiten.',
  'internal_error.rows_lost':
    'Mehrere Zeilen dieses Stapels haben zu lange gedauert oder zu viel Speicher benötigt; wir haben daher abgebrochen. Das Serverprotokoll enthält die Einzelheiten.',
  too_many_errors:
    'Mindestens {count} Zeilen sind fehlgeschlagen und weniger als ein Zehntel wurde berechnet; den Rest haben wir nicht gelesen. Korrigieren Sie die Zeilen anhand der ersten Fehler und senden Sie sie erneut.',
  'unavailable.no_thread':
    'Der Server hat für diese Zeilen gerade keinen freien Arbeitsprozess. Senden Sie den Rest gleich noch einmal.',
  'validation_error.id_too_long': 'id hat {count} Zeichen; höchstens {maximum} sind möglich.',
})
