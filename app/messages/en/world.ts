/** The map of the world. */
export const world = {
  title: 'A map of factors',
  leads: {
    grid: 'What a kilowatt hour from the grid emits, over its life cycle, country by country.',
    hotel: 'What a night in a hotel room emits, country by country.',
  },
  of: 'Show',
  maps: { grid: 'Electricity from the grid', hotel: 'A night in a hotel' },
  area: 'Part of the world',
  areas: {
    world: 'The whole world',
    europe: 'Europe',
    africa: 'Africa',
    asia: 'Asia',
    north_america: 'North and Central America',
    south_america: 'South America',
    oceania: 'Oceania',
  },
  label: (what: string) => `Map: ${what}. Arrow keys go from country to country, Enter opens one.`,
  hint: 'Point at a country, or go from one to the next with the arrow keys. The table below has the same figures.',
  open: 'About this figure',
  small:
    'Countries and territories too small for this map are in the table. Borders: Natural Earth; they take no side.',
  legend: {
    below: (limit: string) => `under ${limit}`,
    between: (low: string, high: string) => `${low} to ${high}`,
    above: (limit: string) => `${limit} and more`,
    nothing: 'no figure',
    estimated: 'dotted: estimated, or of another country or year',
  },
  table: {
    title: 'The same in figures',
    look: 'Look for a country',
    order: 'Order',
    byFigure: 'Highest first',
    byName: 'By name',
    none: 'No country has this in its name.',
    all: (count: number) => `Show all ${count}`,
  },
}
