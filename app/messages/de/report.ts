import type { report as english } from '../en/report.ts'
import { translated } from '../texts.ts'

export const report = translated<typeof english>()({
  title: 'Bericht',
  lead: 'Ihre gesammelten Ergebnisse, mit Summen, Methoden und Quellen.',
  kept: 'Der Bericht ist nur in diesem Browser gespeichert, bis Sie ihn leeren. Er wird nicht an den Server gesendet.',
  empty: 'Ihr Bericht ist noch leer. Berechnen Sie etwas und wählen Sie „Zum Bericht hinzufügen“.',
  toCalculator: 'Zum Rechner',
  toFiles: 'Datei hochladen',
  name: 'Titel des Berichts',
  namePlaceholder: 'Treibhausgasemissionen',
  made: 'Erstellt am {day}',
  actions: {
    print: 'Drucken oder als PDF speichern',
    csv: 'CSV herunterladen',
    json: 'JSON herunterladen',
    clear: 'Bericht leeren',
    sure: 'Alle Ergebnisse entfernen?',
    yes: 'Alle entfernen',
    no: 'Behalten',
  },
  total: 'Summe Scope 1 bis 3 (standortbasiert)',
  totalMarket:
    'Mit marktbasiertem Scope 2 beträgt die Summe {kg}. Beide Werte beziehen sich auf denselben Strom; addieren Sie sie nicht.',
  outside: 'Außerhalb der Scopes: {kg}. Gesondert berichtet und in keiner Summe enthalten.',
  byScope: 'Nach Scope und Kategorie (standortbasiert)',
  byTier: 'Datenqualität',
  results: 'Ergebnisse',
  what: 'Aktivität',
  titleOf: 'Titel von Ergebnis {at}',
  range: 'Wahrscheinlicher Bereich',
  edition: 'Datenversion',
  open: 'Öffnen',
  remove: 'Entfernen',
  removed: '„{title}“ entfernen',
  methods: 'Methodik',
  method: {
    figures:
      'Aktivitätsdaten wurden mit veröffentlichten Emissionsfaktoren multipliziert. Alle Werte sind Kilogramm oder Tonnen CO₂-Äquivalent; die Gase sind gewichtet, wie der jeweilige Herausgeber es angibt.',
    scopes:
      'Scopes und Kategorien folgen dem GHG Protocol. Die Summe verwendet Scope 2 standortbasiert; marktbasierte Werte sind gesondert ausgewiesen.',
    ranges:
      'Ein Bereich zeigt, wo neun von zehn veröffentlichten Werten liegen. In der Summe werden Unsicherheiten von Ergebnissen mit demselben Faktor addiert, die übrigen quadratisch kombiniert.',
    unverified: 'Die Werte wurden nicht von Dritten geprüft.',
    editions: 'Datenversionen: {names}.',
  },
  own: 'Rechenweg je Ergebnis',
  request: 'API-Anfrage',
})
