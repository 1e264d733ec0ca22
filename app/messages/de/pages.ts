export const pages = {
  start: 'Start',
  calculator: 'Rechner',
  map: 'Karte',
  compare: 'Vergleich',
  factors: 'Faktoren',
  factor: 'Faktor',
  world: 'Weltkarte',
  files: 'Dateien',
  report: 'Bericht',
  check: 'Angabe prüfen',
  usage: 'Nutzung',
}
