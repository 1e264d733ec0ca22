/** What the first characters of postcodes say, from the codes that begin with them. */
import { areasOf } from '../../src/geo/format/places/postcodes.ts'
import { distanceKm } from '../places/nearest.ts'
import { middleOf, spreadKm, withinKm } from './middle.ts'
import type { Postcode } from './postcode.ts'

const CODES_MIN = 3
/** An area that is wider is not taken for a place. */
export const AREA_KM_MAX = 150
/** The place that stands for an area is so near to its middle at least. */
const NEAR_KM_MIN = 10
/** A narrower area is worth an entry where it is known so much better than the one around it. */
const BETTER_SHARE = 0.8

/** Areas of one system's postcodes that lie close together. `unknown` are its codes of which nothing is known. */
export function areasFrom(postcodes: readonly Postcode[], unknown: readonly string[]): Postcode[] {
  const [{ system } = { system: '' }] = postcodes
  const missing = countByArea(system, unknown)
  const byArea = new Map<string, Postcode[]>()
  for (const postcode of postcodes) {
    for (const area of areasOf(system, postcode.code)) {
      const inside = byArea.get(area)
      if (inside) inside.push(postcode)
      else byArea.set(area, [postcode])
    }
  }
  const isKnown = (area: string, { length }: readonly Postcode[]) =>
    length >= CODES_MIN && length >= (missing.get(area) ?? 0)
  const areas = [...byArea].filter(([area, inside]) => isKnown(area, inside))
  return withoutIdle(areas.map(([area, inside]) => areaOf(area, inside)))
}

function countByArea(system: string, codes: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const area of codes.flatMap((code) => areasOf(system, code))) {
    counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  return counts
}

function areaOf(area: string, inside: readonly Postcode[]): Postcode {
  const main = mainOf(inside)
  const within = Math.max(withinKm(inside, main), main.withinKm)
  return { ...main, code: area, precision: 'area', withinKm: within }
}

/** The largest about the middle; where nothing is known of sizes, the nearest to it. */
function mainOf(inside: readonly Postcode[]): Postcode {
  const middle = middleOf(inside)
  const near = Math.max(spreadKm(inside, middle), NEAR_KM_MIN)
  const [main = inside[0] as Postcode] = inside
    .filter((one) => distanceKm(one, middle) <= near)
    .sort((a, b) => b.population - a.population || distanceKm(a, middle) - distanceKm(b, middle))
  return main
}

/** Without areas that are too wide, and without those that say no more than the one around them. */
function withoutIdle(areas: readonly Postcode[]): Postcode[] {
  const kept = new Map<string, Postcode>()
  const fromWidest = [...areas].sort((a, b) => a.code.length - b.code.length)
  for (const area of fromWidest) {
    const outer = areasOf(area.system, area.code).flatMap((one) => kept.get(one) ?? [])[0]
    const isBetter = !outer || area.withinKm < outer.withinKm * BETTER_SHARE
    if (area.withinKm <= AREA_KM_MAX && isBetter) kept.set(area.code, area)
  }
  return [...kept.values()]
}
