import type { world as english } from '../en/world.ts'
import { translated } from '../texts.ts'

export const world = translated<typeof english>()({
  title: 'Weltkarte der Emissionsfaktoren',
  leads: {
    grid: 'Lebenszyklus-Emissionen einer Kilowattstunde Netzstrom, nach Land.',
    hotel: 'Emissionen einer Nacht im Hotelzimmer, nach Land.',
  },
  of: 'Anzeigen',
  maps: { grid: 'Netzstrom', hotel: 'Hotelnacht' },
  area: 'Region',
  areas: {
    world: 'Welt',
    europe: 'Europa',
    africa: 'Afrika',
    asia: 'Asien',
    north_america: 'Nord- und Mittelamerika',
    south_america: 'Südamerika',
    oceania: 'Ozeanien',
  },
  label: 'Karte: {what}. Mit den Pfeiltasten wechseln Sie das Land, mit der Eingabetaste öffnen Sie es.',
  hint: 'Zeigen Sie auf ein Land oder verwenden Sie die Pfeiltasten. Die Tabelle darunter zeigt dieselben Werte.',
  open: 'Zu diesem Wert',
  small:
    'Länder und Gebiete, die für diese Karte zu klein sind, stehen in der Tabelle. Grenzen: Natural Earth; sie stellen keine Stellungnahme zu umstrittenen Gebieten dar.',
  legend: {
    below: 'unter {limit}',
    between: '{low} bis {high}',
    above: '{limit} oder mehr',
    nothing: 'keine Daten',
    estimated: 'gepunktet: Schätz- oder Näherungswert',
  },
  table: {
    title: 'Werte nach Land',
    look: 'Land suchen',
    order: 'Sortieren nach',
    byFigure: 'Höchster Wert zuerst',
    byName: 'Name',
    none: 'Kein passendes Land.',
    all: 'Alle {count} anzeigen',
  },
})
