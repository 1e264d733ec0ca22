import type { access as english } from '../en/access.ts'
import { translated } from '../infer.ts'

export const access = translated<typeof english>()({
  'unauthorized.key': 'Senden Sie einen gültigen API-Schlüssel im Header Authorization: Bearer <API_KEY>.',
  'unauthorized.revoked':
    'Der API-Schlüssel ist widerrufen oder abgelaufen. Senden Sie einen gültigen im Header Authorization: Bearer <API_KEY>.',
  'unavailable.keys': 'API-Schlüssel lassen sich gerade nicht prüfen. Versuchen Sie es gleich noch einmal.',
  'unavailable.limits':
    'Die Grenzen Ihres API-Schlüssels lassen sich gerade nicht prüfen. Versuchen Sie es nach der Zeit in Retry-After erneut.',
  'rate_limited.failed_keys':
    'Von Ihrer Adresse kamen zu viele ungültige API-Schlüssel. Versuchen Sie es nach der Zeit in Retry-After erneut.',
  'rate_limited.at_once':
    'Sie haben bereits {count} laufende {work, select, batches {Stapel} calls {Aufrufe} other {Abrufe von Aufträgen}}, das Maximum für Ihren Schlüssel. Versuchen Sie es erneut, wenn einer fertig ist.',
  'rate_limited.burst':
    'Zu viele Anfragen: Der Tarif {plan} erlaubt {burst} auf einmal und {per_second} pro Sekunde. Versuchen Sie es nach der Zeit in Retry-After erneut.',
  'quota_exceeded.month':
    'Das Monatskontingent ist aufgebraucht: {limit} Berechnungen im Tarif {plan}, mit Kulanz {hard_stop}. Es beginnt am {reset_date} neu.',
})
