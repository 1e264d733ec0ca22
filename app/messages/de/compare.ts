import type { compare as english } from '../en/compare.ts'
import { translated } from '../texts.ts'

export const compare = translated<typeof english>()({
  title: 'Vergleich',
  lead: 'Vergleichen Sie bis zu zehn Länder, Verkehrsmittel, Modelle oder Jahre.',
  by: 'Vergleichen nach',
  values: 'Verglichene Optionen',
  add: 'Option hinzufügen',
  remove: '{name} entfernen',
  full: 'Sie können bis zu zehn Optionen vergleichen.',
  chart: 'Emissionen im Vergleich ({by}), niedrigste zuerst',
  scale: 'kg CO₂e; die Linie zeigt den wahrscheinlichen Bereich',
  name: 'Option',
  range: 'Wahrscheinlicher Bereich',
  times: 'Im Vergleich zur niedrigsten',
  times_text: '× {times}',
  refused: 'Kein Ergebnis',
  open: 'Details',
})
