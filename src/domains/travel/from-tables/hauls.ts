/** Hauls of an edition with the factors of their cabins. */
import { type Decimal, subtract, toNumber } from '../../../core/decimal.ts'
import { roundedRatio } from '../../../core/quantity.ts'
import { requireEntry } from '../../../core/required.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { TableSet } from '../../../tables/table.ts'
import type { Basis } from '../../basis/basis.ts'
import type { GasWeights } from '../calculate.ts'
import type { FlightFactor, Haul } from '../haul.ts'
import { FLIGHT_FACTORS, FLIGHT_HAULS, FLIGHT_WTT_FACTORS, type FlightFactorRow } from '../tables.ts'
import { publishedFactor } from './published-factor.ts'

const METRES_PER_KM = 1000
const FORCED =
  'Per km of great circle; radiative forcing and the distance really flown (8 % more) are inside: nothing is to be added.'

/** In the order of the table, which is that of their length. */
export function hauls(tables: TableSet, basis: Basis): Haul[] {
  const wtt = new Map(tables.rows(FLIGHT_WTT_FACTORS).map((row) => [keyOf(row), row]))
  const factor = (row: FlightFactorRow): FlightFactor => {
    // A haul's factor is applied to its distances everywhere, though the publisher has it for its own country's.
    const uses = {
      direct: `travel flight ${row.cabin_class}`,
      wtt: `travel flight_unforced ${row.cabin_class}`,
    }
    const rows = { row, wtt: requireEntry(wtt, keyOf(row)), abroad: 'region' as const, note: FORCED, uses }
    const published = publishedFactor(basis, rows)
    return {
      ...published,
      gasWeights: gasesApart(row),
      forcingMultiplier: roundedRatio(row.kgco2, unforcedCo2(row), 1),
      cabin: row.cabin_class,
      withoutForcing: row.factor_without_rf,
      unforced: {
        atHome: unforcedEntry(published.trail.atHome.direct, row, basis),
        abroad: unforcedEntry(published.trail.abroad.direct, row, basis),
      },
    }
  }
  return tables.rows(FLIGHT_HAULS).map(({ haul, below_km }) => {
    const rows = tables.rows(FLIGHT_FACTORS).filter((row) => row.haul === haul)
    return {
      name: haul,
      ...(below_km !== undefined && { belowMetres: below_km * METRES_PER_KM }),
      cabins: new Map(rows.map((row) => [row.cabin_class, factor(row)])),
    }
  })
}

/** The publisher's CO2 has the forcing in it. */
function unforcedCo2(row: FlightFactorRow): Decimal {
  return subtract(subtract(row.factor_without_rf, row.kgch4_as_co2e), row.kgn2o_as_co2e)
}

/** The gases of the flight without forcing, and the forcing. */
function gasesApart(row: FlightFactorRow): GasWeights {
  const forcing = subtract(row.factor, row.factor_without_rf)
  return [unforcedCo2(row), row.kgch4_as_co2e, row.kgn2o_as_co2e, forcing]
}

/** The publisher has a row of its own for it. */
function unforcedEntry(forced: TrailEntry, row: FlightFactorRow, { ranges }: Basis): TrailEntry {
  const { gasWeights: _, ...entry } = forced
  return {
    ...entry,
    name: forced.name.replace('With RF', 'Without RF'),
    factor: toNumber(row.factor_without_rf),
    note: 'The same flight without radiative forcing.',
    ranges: ranges.of(`travel flight_unforced ${row.cabin_class}`),
  }
}

function keyOf(row: { haul: string; cabin_class: string }): string {
  return `${row.haul} ${row.cabin_class}`
}
