export const world = {
  title: 'Faktoren auf der Karte',
  leads: {
    grid: 'Was eine Kilowattstunde aus dem Netz verursacht, über den ganzen Lebensweg, Land für Land.',
    hotel: 'Was eine Nacht in einem Hotelzimmer verursacht, Land für Land.',
  },
  of: 'Zeige',
  maps: { grid: 'Strom aus dem Netz', hotel: 'Eine Nacht im Hotel' },
  area: 'Teil der Welt',
  areas: {
    world: 'Die ganze Welt',
    europe: 'Europa',
    africa: 'Afrika',
    asia: 'Asien',
    north_america: 'Nord- und Mittelamerika',
    south_america: 'Südamerika',
    oceania: 'Ozeanien',
  },
  label: (what: string) =>
    `Karte: ${what}. Pfeiltasten führen von Land zu Land, die Eingabetaste öffnet eines.`,
  hint: 'Zeigen Sie auf ein Land, oder gehen Sie mit den Pfeiltasten von einem zum nächsten. Die Tabelle darunter hat dieselben Zahlen.',
  open: 'Zu dieser Zahl',
  small:
    'Länder und Gebiete, die für diese Karte zu klein sind, stehen in der Tabelle. Grenzen: Natural Earth; sie ergreifen keine Partei.',
  legend: {
    below: (limit: string) => `unter ${limit}`,
    between: (low: string, high: string) => `${low} bis ${high}`,
    above: (limit: string) => `${limit} und mehr`,
    nothing: 'keine Zahl',
    estimated: 'gepunktet: geschätzt, oder aus einem anderen Land oder Jahr',
  },
  table: {
    title: 'Dasselbe in Zahlen',
    look: 'Ein Land suchen',
    order: 'Reihenfolge',
    byFigure: 'Höchste zuerst',
    byName: 'Nach Namen',
    none: 'Kein Land hat das im Namen.',
    all: (count: number) => `Alle ${count} zeigen`,
  },
}
