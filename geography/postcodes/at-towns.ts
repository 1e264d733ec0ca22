/** Postcodes at the towns that they belong to. */
import { distanceKm } from '../places/nearest.ts'
import { middleOf, spreadKm } from './middle.ts'
import type { Postcode } from './postcode.ts'
import type { Settlement } from './settlement.ts'
import { byPopulation, townRadiusKm } from './towns-by-name.ts'

/** The town that stands for others is so near to their middle at least. */
const TOWN_KM_MIN = 10
/** Inhabitants of a place of which they are not known. */
const VILLAGE = 500
/** Of points strewn about a middle nine of ten lie within so many times the distance of the half; a few wrong ones do not count. */
const MOST_TO_HALF = 1.8
/** A code whose places lie farther apart is known by its area alone. */
export const PLACE_KM_MAX = 20

/** At the largest of its towns about their middle. */
export function atTowns(system: string, code: string, towns: readonly Settlement[]): Postcode {
  const town = mainOf(towns)
  const spread = spreadKm(towns, town, weightOf) * MOST_TO_HALF
  return {
    system,
    code,
    countryCode: town.countryCode,
    name: town.name,
    region: town.admin1Name,
    lat: town.lat,
    lon: town.lon,
    precision: spread > PLACE_KM_MAX ? 'area' : 'place',
    withinKm: Math.max(spread, townRadiusKm(town)),
    population: town.population,
  }
}

function mainOf(towns: readonly Settlement[]): Settlement {
  const middle = middleOf(towns, weightOf)
  const near = Math.max(spreadKm(towns, middle, weightOf), TOWN_KM_MIN)
  const [town = towns[0] as Settlement] = towns
    .filter((one) => distanceKm(one, middle) <= near)
    .sort(byPopulation)
  return town
}

/** Who writes a code is likelier to live in its larger towns. */
function weightOf({ population }: Settlement): number {
  return Math.max(population, VILLAGE)
}
