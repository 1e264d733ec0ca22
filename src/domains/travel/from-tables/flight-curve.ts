/** The curve of flights of an edition: what a flight emits whatever its length, and each km. */
import { toNumber } from '../../../core/decimal.ts'
import { EVERYWHERE, figureEntry } from '../../../core/figure.ts'
import { requireEntry } from '../../../core/required.ts'
import type { DataCategory } from '../../../core/trail.ts'
import type { TableSet } from '../../../tables/table.ts'
import type { Basis } from '../../basis/basis.ts'
import type { FlightCurve } from '../haul.ts'
import { FLIGHT_CURVE } from '../tables.ts'

/** Rows of flight_curve that must be there. */
export const FLIGHT_CURVE_IDS = {
  perFlight: 'flight-curve-a',
  perKm: 'flight-curve-b',
  minKm: 'flight-curve-min-km',
  wttRatio: 'flight-curve-wtt-ratio',
} as const

const METRES_PER_KM = 1000

export function flightCurve(tables: TableSet, { sources }: Pick<Basis, 'sources'>): FlightCurve {
  const rows = new Map(tables.rows(FLIGHT_CURVE).map((row) => [row.id, row]))
  const value = (id: string) => requireEntry(rows, id).value
  const entry = (id: string, category: DataCategory, name: string) => {
    const { value: figure, unit, year, basis, source_id } = requireEntry(rows, id)
    const source = requireEntry(sources, source_id)
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
