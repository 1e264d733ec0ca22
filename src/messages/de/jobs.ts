import type { jobs as english } from '../en/jobs.ts'
import { translated } from '../infer.ts'

export const jobs = translated<typeof english>()({
  'job_not_found.id':
    'Für diesen Schlüssel gibt es keinen Auftrag {id}. GET /v1/jobs listet Ihre Aufträge auf.',
  'job_gone.id': 'Der Auftrag {id} wurde gelöscht oder ist abgelaufen. Senden Sie ihn erneut.',
  'job_not_done.waiting':
    'Der Auftrag {id} ist {state, select, queued {eingereiht} other {in Arbeit}}: {done} von {rows} Zeilen sind berechnet. Versuchen Sie es nach der Zeit in Retry-After erneut.',
  'job_not_done.failed': 'Der Auftrag {id} hat kein Ergebnis: Er ist fehlgeschlagen. {reason}',
  'job_not_done.cancelled': 'Der Auftrag {id} hat kein Ergebnis: Er wurde abgebrochen.',
  'job_not_done.inventory':
    'Die Treibhausgasbilanz zum Auftrag {id} ({rows, plural, one {1 Zeile} other {# Zeilen}}) wird erstellt. Versuchen Sie es nach der Zeit in Retry-After erneut.',
  'validation_error.cursor_of_jobs':
    'cursor muss der Wert meta.next_cursor einer anderen Seite sein; gesendet wurde {value}.',
  'validation_error.idempotency_key':
    'Idempotency-Key muss 1 bis {maximum} sichtbare Zeichen ohne Leerzeichen haben.',
  'unavailable.jobs': 'Aufträge sind gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  'storage_full.disk':
    'Der Speicher dieses Servers ist voll; es lässt sich kein Auftrag ablegen. Versuchen Sie es später erneut.',
  'payload_too_large.job': 'Ein Auftrag kann höchstens {maximum} Zeilen haben. Teilen Sie die Datei.',
  'idempotency_key_reused.job':
    'Dieser Idempotency-Key wurde schon mit anderen Daten verwendet, für den Auftrag {id}. Nehmen Sie für einen neuen Auftrag einen neuen.',
  'rate_limited.unfinished_jobs':
    'Sie haben {count} unfertige Aufträge, das Maximum. Warten Sie, bis einer fertig ist, oder brechen Sie einen ab.',
  'storage_full.jobs':
    'Sie haben {count} gespeicherte Aufträge, das Maximum {has_plan, select, true {des Tarifs {plan}} other {auf diesem Server}}. Löschen Sie, was Sie heruntergeladen haben.',
  'storage_full.plan':
    'Für diesen Auftrag ist kein Platz: Im Tarif {plan} können Ihre gespeicherten Aufträge {megabytes} MB belegen. Löschen Sie, was Sie heruntergeladen haben, oder senden Sie weniger Zeilen.',
  'storage_full.server':
    'Für diesen Auftrag ist kein Platz: Alle Aufträge auf diesem Server können {megabytes} MB belegen (STORAGE_LIMIT). Löschen Sie, was Sie heruntergeladen haben, oder versuchen Sie es später erneut.',
  'storage_full.results': 'Die Ergebnisse dieses Auftrags passen nicht mehr. {reason}',
  'unauthorized.job_key_revoked': 'Der API-Schlüssel, mit dem dieser Auftrag angelegt wurde, ist widerrufen.',
  'internal_error.job_damaged':
    'Gespeicherte Zeilen dieses Auftrags sind beschädigt. Senden Sie den Auftrag erneut.',
  'internal_error.job_row':
    'Der Server ist jedes Mal bei dieser Zeile abgebrochen. Das Serverprotokoll nennt die ID dieses Auftrags und die Nummer der Zeile.',
  'validation_error.job_no_rows': 'Die Datei enthält keine Zeilen.',
  'validation_error.job_unreadable':
    'Keine der ersten {count} Zeilen ist lesbar; prüfen Sie den Content-Type. Erstes Problem: {reason}',
  'unavailable.job_partial':
    'Dieser Auftrag wurde mit der Datenversion {edition} angelegt, der Server hat inzwischen andere Daten (Datenversion {own_edition}). Das Ergebnis enthält die zuvor berechneten Zeilen. Senden Sie die übrigen erneut.',
  'unavailable.job_other_edition':
    'Dieser Auftrag wurde mit der Datenversion {edition} angelegt, der Server hat inzwischen andere Daten (Datenversion {own_edition}). Senden Sie ihn erneut.',
  'job_not_done.failed_before':
    'Der Auftrag {id} hat kein Ergebnis: Er ist unter einer früheren Version fehlgeschlagen. {text}',
})
