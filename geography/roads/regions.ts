/** Hand lists about countries and areas: closed borders, free movement, country without roads. */
import { readGeography } from '../tables.ts'
import type { LatLon } from './sphere.ts'

export interface Wilderness {
  readonly name: string
  /** `none`: no roads at all. `inside`: roads, but none that lead out. */
  readonly links: 'none' | 'inside'
}

export interface Regions {
  isClosed(countryA: string, countryB: string): boolean
  /** Whether the border between two countries has controls. */
  hasControls(countryA: string, countryB: string): boolean
  wildernessOf(point: LatLon): Wilderness | undefined
}

export function readRegions(): Regions {
  const closed = new Set(
    readGeography<'country_a' | 'country_b'>('closed_borders').flatMap((row) => [
      `${row.country_a} ${row.country_b}`,
      `${row.country_b} ${row.country_a}`,
    ]),
  )
  const area = new Map(
    readGeography<'country' | 'area'>('free_movement').map((row) => [row.country, row.area]),
  )
  const wild = readGeography<'name' | 'south' | 'west' | 'north' | 'east' | 'links'>('roadless_areas').map(
    ({ name, links, ...box }) => ({
      area: { name, links: links as Wilderness['links'] },
      south: Number(box.south),
      west: Number(box.west),
      north: Number(box.north),
      east: Number(box.east),
    }),
  )
  return {
    isClosed: (a, b) => closed.has(`${a} ${b}`),
    hasControls: (a, b) => a !== b && (area.get(a) === undefined || area.get(a) !== area.get(b)),
    wildernessOf: ({ lat, lon }) =>
      wild.find((box) => lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east)?.area,
  }
}
