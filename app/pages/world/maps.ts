/** What the map of the world can show: a figure of every country, and the classes of its colours. */
import type { FactorItem, Operations } from '../../../packages/client/src/everygram.ts'

type Filters = NonNullable<Parameters<Operations['factors']>[0]>

interface WorldMap {
  readonly filters: Filters
  /** Tables whose rows are a country each. */
  readonly tables: readonly string[]
  /** In the unit of the figures: round, and each class has about as many countries as the others. */
  readonly limits: readonly number[]
}

export const MAPS = {
  grid: {
    filters: { domain: 'electricity', unit: 'gCO2e/kWh' },
    tables: ['grid_countries'],
    limits: [100, 200, 350, 500, 650],
  },
  hotel: {
    filters: { domain: 'hotel', unit: 'kgCO2e/room-night' },
    tables: ['hotel', 'hotel_estimates'],
    limits: [8, 15, 25, 40, 55],
  },
} as const satisfies Readonly<Record<string, WorldMap>>

export type MapName = keyof typeof MAPS

export const MAP_NAMES = Object.keys(MAPS) as MapName[]

/** A factor that describes a country. */
export type CountryFactor = FactorItem & { readonly country_code: string }

/** Of the rows that a filter found those of the map, the highest first. */
export function ofMap(name: MapName, found: readonly FactorItem[]): CountryFactor[] {
  const tables: readonly string[] = MAPS[name].tables
  return found
    .filter((one): one is CountryFactor => one.country_code !== null && tables.includes(one.table))
    .sort((a, b) => b.factor - a.factor)
}
