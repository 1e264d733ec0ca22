/** A postcode, or the first characters of many, on its way into the artefact. */
import type { Precision } from '../../src/geo/format/places/postcodes.ts'
import type { Point } from '../places/nearest.ts'

export interface Postcode extends Point {
  /** By whose rules it is written: src/geo/format/places/postcodes.ts. */
  readonly system: string
  /** Without blanks and hyphens. */
  readonly code: string
  /** ISO 3166-1 alpha-2 of where it lies. */
  readonly countryCode: string
  /** The town or the area. */
  readonly name: string
  /** As GeoNames names the first-level region; empty when unknown. */
  readonly region: string
  readonly precision: Precision
  /** Nine of ten of what has the code lie so near; 0 where the coordinates are the code's own. */
  readonly withinKm: number
  /** Of the town; 0 when unknown. */
  readonly population: number
}
