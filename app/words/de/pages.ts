export const pages = {
  start: 'Start',
  calculator: 'Rechner',
  map: 'Karte',
  compare: 'Vergleich',
  factors: 'Faktoren',
  factor: 'Faktor',
  files: 'Dateien',
  report: 'Bericht',
  check: 'Angabe prüfen',
  usage: 'Nutzung',
}
