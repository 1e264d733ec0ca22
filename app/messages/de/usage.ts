import type { usage as english } from '../en/usage.ts'
import { translated } from '../texts.ts'

export const usage = translated<typeof english>()({
  title: 'Nutzung',
  lead: 'Berechnungen Ihres API-Schlüssels nach Tag und Endpunkt und was im Tarif übrig ist.',
  uncounted: {
    title: 'Nutzung wird nicht gezählt',
    text: 'Dieser Server läuft ohne API-Schlüssel; es gibt weder Zählung noch Grenzen.',
    more: 'API-Schlüssel einschalten',
  },
  empty: 'Keine Berechnungen in diesem Monat.',
  months: 'Monate',
  byDay: 'Nach Tag',
  byEndpoint: 'Nach Endpunkt',
  day: 'Tag',
  answers: 'Berechnungen',
  answersUsed: 'Berechnungen',
  endpoint: 'Endpunkt',
  chart: 'Diagramm der Berechnungen je Tag; die Tabelle darunter zeigt dieselben Zahlen.',
  plan: {
    label: 'Tarif',
    of: 'von {limit} Berechnungen',
    key: 'Schlüssel „{name}“, Tarif {plan}',
    unlimited: 'Dieser Tarif hat keine Obergrenze.',
    left: 'In diesem Monat noch {count} verfügbar.',
    over: '{count} über Ihrem Tarif.',
    stop: 'Die Markierung zeigt die Grenze Ihres Tarifs; ab {stop} werden Anfragen gesperrt. Neu gezählt wird ab {day}.',
    rate: 'Bis zu {per_second} Anfragen pro Sekunde, {burst} auf einmal.',
  },
  warnings: {
    'over-limit-grace':
      'Ihr Monatskontingent ist aufgebraucht. Berechnungen laufen bis zur Kulanzgrenze weiter.',
    'approaching-limit-critical': 'Mehr als 90 % des Monatskontingents sind verbraucht.',
    'approaching-limit': 'Mehr als 80 % des Monatskontingents sind verbraucht.',
  },
})
