import type { pages as english } from '../en/pages.ts'
import { translated } from '../texts.ts'

export const pages = translated<typeof english>()({
  start: 'Startseite',
  calculator: 'Rechner',
  map: 'Karte',
  compare: 'Vergleich',
  factors: 'Emissionsfaktoren',
  factor: 'Emissionsfaktor',
  world: 'Weltkarte',
  files: 'Dateien',
  report: 'Bericht',
  check: 'Wert prüfen',
  usage: 'Nutzung',
})
