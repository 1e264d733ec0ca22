/** The map of the world. */
import { texts } from '../texts.ts'

export const world = texts({
  title: 'World map of emission factors',
  leads: {
    grid: 'Life-cycle emissions of one kilowatt-hour of grid electricity, by country.',
    hotel: 'Emissions of one night in a hotel room, by country.',
  },
  of: 'Show',
  maps: { grid: 'Grid electricity', hotel: 'Hotel night' },
  area: 'Region',
  areas: {
    world: 'World',
    europe: 'Europe',
    africa: 'Africa',
    asia: 'Asia',
    north_america: 'North and Central America',
    south_america: 'South America',
    oceania: 'Oceania',
  },
  label: 'Map: {what}. Use the arrow keys to move between countries and Enter to open one.',
  hint: 'Point at a country, or use the arrow keys. The table below shows the same values.',
  open: 'About this value',
  small:
    'Countries and territories too small for this map are in the table. Borders: Natural Earth; they do not imply any position on disputed areas.',
  legend: {
    below: 'under {limit}',
    between: '{low} to {high}',
    above: '{limit} or more',
    nothing: 'no data',
    estimated: 'dotted: estimate or proxy value',
  },
  table: {
    title: 'Values by country',
    look: 'Search for a country',
    order: 'Sort by',
    byFigure: 'Highest first',
    byName: 'Name',
    none: 'No matching country.',
    all: 'Show all {count}',
  },
})
