import type { map as english } from '../en/map.ts'
import { translated } from '../texts.ts'

export const map = translated<typeof english>()({
  title: 'Karte',
  lead: 'Die Route einer Reise oder eines Transports, Teilstrecke für Teilstrecke.',
  drawing:
    '{count, plural, one {Karte der Route; die Teilstrecke steht in der Tabelle darunter} other {Karte der Route; die # Teilstrecken stehen in der Tabelle darunter}}',
  nothing: 'Nur die Entfernung ist bekannt; daher gibt es keine Karte.',
  legs: 'Route',
  leg: 'Teilstrecke',
  by: 'Verkehrsmittel',
  distance: 'Entfernung',
  through: 'Über {names}',
  straight: 'Genaue Route unbekannt: als gerade Linie gezeigt',
  working: 'So wurde gerechnet',
})
