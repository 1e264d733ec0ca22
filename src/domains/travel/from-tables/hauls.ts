/** Hauls of an edition with the factors of their cabins. */
import { type Decimal, subtract, toNumber } from '../../../core/decimal.ts'
import { roundedRatio } from '../../../core/quantity.ts'
import { requireEntry } from '../../../core/required.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { TableSet } from '../../../tables/table.ts'
import type { Basis } from '../../basis/basis.ts'
import type { GasWeights } from '../calculate.ts'
import type { BandName, Cabin, FlightFactor, Haul, HaulBand, HaulName } from '../haul.ts'
import {
  FLIGHT_FACTORS,
  FLIGHT_HAULS,
  FLIGHT_TERRITORIES,
  FLIGHT_WTT_FACTORS,
  type FlightFactorRow,
  type FlightWttRow,
} from '../tables.ts'
import { publishedFactor } from './published-factor.ts'

const METRES_PER_KM = 1000
const FORCED =
  'Per km of great circle; radiative forcing and the distance really flown (8 % more) are inside: nothing is to be added.'

/** In the order of the table, which is that of their length. */
export function bands(tables: TableSet, basis: Basis): HaulBand[] {
  return tables.rows(FLIGHT_HAULS).map(({ haul, below_km }) => ({
    name: haul,
    ...(below_km !== undefined && { belowMetres: below_km * METRES_PER_KM }),
    cabins: cabinsOf(tables, basis, haul),
  }))
}

/** Undefined where the edition has no rows for it. */
export function international(tables: TableSet, basis: Basis): Haul | undefined {
  const cabins = cabinsOf(tables, basis, 'international')
  return cabins.has('average') ? { name: 'international', cabins } : undefined
}

export function territories(tables: TableSet): Map<string, BandName> {
  return new Map(tables.rows(FLIGHT_TERRITORIES).map(({ country_code, haul }) => [country_code, haul]))
}

function cabinsOf(tables: TableSet, basis: Basis, haul: HaulName): Map<Cabin, FlightFactor> {
  const wtt = new Map(tables.rows(FLIGHT_WTT_FACTORS).map((row) => [keyOf(row), row]))
  const rows = tables.rows(FLIGHT_FACTORS).filter((row) => row.haul === haul)
  return new Map(rows.map((row) => [row.cabin_class, factorOf(row, requireEntry(wtt, keyOf(row)), basis)]))
}

function factorOf(row: FlightFactorRow, wtt: FlightWttRow, basis: Basis): FlightFactor {
  // A haul's factor is applied to its distances everywhere, though the publisher has it for its own country's.
  const uses = {
    direct: `travel flight ${row.cabin_class}`,
    wtt: `travel flight_unforced ${row.cabin_class}`,
  }
  const published = publishedFactor(basis, { row, wtt, abroad: 'region', note: FORCED, uses })
  return {
    ...published,
    gasWeights: gasesApart(row),
    forcingMultiplier: roundedRatio(row.kgco2, unforcedCo2(row), 1),
    cabin: row.cabin_class,
    withoutForcing: row.factor_without_rf,
    unforcedCo2: unforcedCo2(row),
    unforced: {
      atHome: unforcedEntry(published.trail.atHome.direct, row, basis),
      abroad: unforcedEntry(published.trail.abroad.direct, row, basis),
    },
  }
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
    value: row.factor_without_rf,
    note: 'The same flight without radiative forcing.',
    ranges: ranges.of(`travel flight_unforced ${row.cabin_class}`),
  }
}

function keyOf(row: { haul: string; cabin_class: string }): string {
  return `${row.haul} ${row.cabin_class}`
}
