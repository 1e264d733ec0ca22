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
  'validation_error.cursor':
    'cursor muss der Wert meta.next_cursor einer anderen Seite sein; gesendet wurde {value}.',
  'validation_error.idempotency_key':
    'Idempotency-Key muss 1 bis {maximum} sichtbare Zeichen ohne Leerzeichen haben.',
  'unavailable.jobs': 'Aufträge sind gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  'storage_full.jobs':
    'Der Speicher dieses Servers ist voll; es lässt sich kein Auftrag ablegen. Versuchen Sie es später erneut.',
})
