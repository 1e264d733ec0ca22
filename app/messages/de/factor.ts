import type { factor as english } from '../en/factor.ts'
import { translated } from '../texts.ts'

export const factor = translated<typeof english>()({
  all: 'Alle Emissionsfaktoren',
  edition: 'Version {name}',
  figure: 'Veröffentlichter Wert',
  calculate: 'Mit diesem Faktor rechnen',
  facts: {
    title: 'Zu diesem Faktor',
    row: 'Zeile der Veröffentlichung',
    boundary: 'Systemgrenze',
    gwp: 'Treibhauspotenzial (GWP)',
    gwpText: '{report}, {years} Jahre',
    derivation: 'Herleitung',
    asPublished: 'Im Wortlaut der Veröffentlichung',
    others: 'Weitere Werte der Zeile',
    usedFor: 'Verwendet für',
  },
  gases: { title: 'Treibhausgase', gas: 'Gas' },
  publication: {
    title: 'Quelle',
    publisher: 'Herausgeber',
    name: 'Veröffentlichung',
    licence: 'Lizenz',
    attribution: 'Quellenangabe',
    read: 'Abgerufen am',
    readFrom: 'Abgerufen von',
    row: 'Datenzeile',
  },
  history: {
    title: 'Zeitverlauf',
    chart: 'Diagramm des Werts je Datenversion; die Tabelle darunter zeigt dieselben Werte.',
    axis: '{unit}, je Datenversion',
    once: 'Nur in dieser Version enthalten.',
    change: 'Änderung',
    describes: 'Datenjahr',
  },
  cite: { title: 'Zitieren', copy: 'Zitat kopieren', raw: 'Faktor als JSON', save: 'JSON herunterladen' },
})
