import type { report as english } from '../en/report.ts'

export const report: typeof english = {
  title: 'Bericht',
  lead: 'Ergebnisse, die Sie aus Rechner, Karte und Dateien übernommen haben, mit Summen, Methoden und Quellen.',
  kept: 'Der Bericht liegt nur in diesem Browser, bis Sie ihn leeren. Dieser Server weiß nichts davon.',
  empty: 'Der Bericht ist noch leer. Berechnen Sie etwas und wählen Sie „In den Bericht“.',
  toCalculator: 'Zum Rechner',
  toFiles: 'Zu den Dateien',
  name: 'Titel des Berichts',
  namePlaceholder: 'Treibhausgasemissionen',
  made: (day) => `Erstellt am ${day}`,
  actions: {
    print: 'Drucken oder als PDF speichern',
    csv: 'Als CSV speichern',
    json: 'Als JSON speichern',
    clear: 'Bericht leeren',
    sure: 'Alle Ergebnisse entfernen?',
    yes: 'Ja, alle entfernen',
    no: 'Behalten',
  },
  total: 'Summe in den Scopes, standortbasiert',
  totalMarket: (kg) =>
    `Mit Scope 2 nach Vertrag (marktbasiert) beträgt die Summe ${kg}. Beide sind zwei Sichten auf denselben Strom und werden nie addiert.`,
  outside: (kg) => `Außerhalb der Scopes, gesondert angegeben und in keiner Summe: ${kg}.`,
  byScope: 'Nach Scope und Kategorie, standortbasiert',
  byTier: 'Wie nah die Faktoren an der Frage sind',
  results: 'Ergebnisse',
  what: 'Was berechnet wurde',
  titleOf: (at) => `Titel von Ergebnis ${at}`,
  range: 'Wahrscheinlich zwischen',
  edition: 'Ausgabe',
  open: 'Öffnen',
  remove: 'Entfernen',
  removed: (title) => `„${title}“ entfernen`,
  methods: 'Erklärung der Methoden',
  method: {
    figures:
      'Mengen wurden mit veröffentlichten Emissionsfaktoren multipliziert. Alle Angaben sind Kilogramm oder Tonnen CO₂-Äquivalent; Gase sind so gewichtet, wie der Herausgeber jedes Faktors es angibt.',
    scopes:
      'Scopes und Kategorien sind die des GHG Protocol. In der Summe ist Scope 2 standortbasiert; marktbasierte Angaben stehen daneben.',
    ranges:
      'Eine Spanne sagt, wo neun von zehn veröffentlichten Angaben liegen. In der Summe bewegen sich Ergebnisse mit demselben Faktor gemeinsam, und ihre Spannen werden addiert; die übrigen werden als Quadrate verbunden.',
    unverified: 'Die Angaben wurden nicht von Dritten geprüft.',
    editions: (names) => `Ausgaben der Faktoren: ${names}.`,
  },
  own: 'Wie jedes berechnet wurde',
  request: 'Erneut fragen',
}
