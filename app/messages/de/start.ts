import type { start as english } from '../en/start.ts'
import { translated } from '../texts.ts'

export const start = translated<typeof english>()({
  title: 'Was möchten Sie berechnen?',
  lead: 'Treibhausgasemissionen mit der Quelle jedes Werts. Wählen Sie ein Thema oder öffnen Sie ein Beispiel und ändern Sie es.',
  example: 'Beispiel',
  more: 'Weitere Themen',
  cards: {
    travel: {
      title: 'Eine Reise',
      text: 'Mit Flugzeug, Bahn, Auto, Bus oder Fähre zwischen beliebigen Orten.',
      example: 'London – New York und zurück',
    },
    hotel: {
      title: 'Eine Hotelübernachtung',
      text: 'Hotelnächte nach Land.',
      example: '12 Personen, 3 Nächte in Frankreich',
    },
    freight: {
      title: 'Ein Transport',
      text: 'Auf Straße, Schiene, See oder in der Luft, mit jeder Teilstrecke.',
      example: '5 Tonnen von Schanghai nach München',
    },
    electricity: {
      title: 'Strom',
      text: 'Nach Land, Bundesstaat oder Cloud-Region.',
      example: '5.000 kWh in Deutschland',
    },
    fuel: {
      title: 'Brenn- und Kraftstoffe',
      text: 'Zum Heizen oder in Fahrzeugen verbrannt.',
      example: '100 Liter Diesel',
    },
    llm: {
      title: 'KI-Nutzung',
      text: 'Anfragen an ein Sprachmodell.',
      example: '1.000 Anfragen an Claude Sonnet 4.5',
    },
    water: {
      title: 'Wasser',
      text: 'Trinkwasserversorgung und Abwasserbehandlung.',
      example: '100 m³ im Vereinigten Königreich',
    },
    waste: {
      title: 'Abfall',
      text: 'Nach Material und Behandlung.',
      example: '100 kg Gewerbeabfall auf die Deponie',
    },
    refrigerant: {
      title: 'Kältemittel',
      text: 'Leckagen aus Kälte- und Klimaanlagen.',
      example: '2 kg R-410A',
    },
    homeworking: {
      title: 'Homeoffice',
      text: 'Geräte und Heizung bei der Arbeit im Homeoffice.',
      example: '10 Personen, 20 Tage',
    },
    spend: {
      title: 'Ein Einkauf',
      text: 'Nach Ausgaben, wenn keine besseren Daten vorliegen.',
      example: 'Büromöbel für 10.000 $',
    },
  },
})
