/** The curve of flights of an edition: what a flight emits whatever its length, and each km. */

import { EVERYWHERE, figureEntry } from '../../../engine/figure.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { type Decimal, toNumber } from '../../../engine/numbers/decimal.ts'
import type { DataCategory, TrailEntry } from '../../../engine/trail.ts'
import type { ReferenceTables } from '../../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../../factors/tables/table.ts'
import { FLIGHT_CURVE } from '../tables.ts'

/** CO2 of an average passenger without radiative forcing: so much a flight, and so much a km. An estimate of ours. */
export interface FlightCurve {
  /** kg CO2. */
  readonly perFlight: Decimal
  /** kg CO2 per km of great circle. */
  readonly perKm: Decimal
  /** A shorter flight emits per km what one of this length does. */
  readonly minMetres: number
  /** Well to tank over tank to wake. */
  readonly wttRatio: Decimal
  readonly trail: {
    readonly perFlight: TrailEntry
    readonly perKm: TrailEntry
    readonly wttRatio: TrailEntry
  }
}

/** Rows of flight_curve that must be there. */
export const FLIGHT_CURVE_IDS = {
  perFlight: 'flight-curve-a',
  perKm: 'flight-curve-b',
  minKm: 'flight-curve-min-km',
  wttRatio: 'flight-curve-wtt-ratio',
} as const

const METRES_PER_KM = 1000

export function flightCurve(tables: TableSet, { sources }: Pick<ReferenceTables, 'sources'>): FlightCurve {
  const rows = new Map(tables.rows(FLIGHT_CURVE).map((row) => [row.id, row]))
  const value = (id: string) => getOrThrow(rows, id).value
  const entry = (id: string, category: DataCategory, name: string) => {
    const { value: figure, unit, year, basis, source_id } = getOrThrow(rows, id)
    const source = getOrThrow(sources, source_id)
    const of = { id, value: figure, unit, year, source, tier: 'estimate', region: EVERYWHERE } as const
    return figureEntry({ ...of, category, name, note: `${basis}.` })
  }
  return {
    perFlight: value(FLIGHT_CURVE_IDS.perFlight),
    perKm: value(FLIGHT_CURVE_IDS.perKm),
    minMetres: toNumber(value(FLIGHT_CURVE_IDS.minKm)) * METRES_PER_KM,
    wttRatio: value(FLIGHT_CURVE_IDS.wttRatio),
    trail: {
      perFlight: entry(
        FLIGHT_CURVE_IDS.perFlight,
        'emission_factor',
        'Flight by the curve, whatever its length',
      ),
      perKm: entry(FLIGHT_CURVE_IDS.perKm, 'emission_factor', 'Flight by the curve, each km'),
      wttRatio: entry(FLIGHT_CURVE_IDS.wttRatio, 'energy_model', 'Jet fuel, well to tank over tank to wake'),
    },
  }
}
