/** Hauls of an edition with the factors of their cabins. */

import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { type Decimal, subtract, toNumber } from '../../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../../engine/numbers/quantity.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { ReferenceTables } from '../../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../../factors/tables/table.ts'
import { type BandName, CABINS, type Cabin, type HaulName } from '../haul.ts'
import {
  FLIGHT_FACTORS,
  FLIGHT_HAULS,
  FLIGHT_TERRITORIES,
  FLIGHT_WTT_FACTORS,
  type FlightFactorRow,
  type FlightWttRow,
} from '../tables.ts'
import { publishedFactor, type TravelFactor } from './published-factor.ts'

export interface FlightFactor extends TravelFactor {
  readonly cabin: Cabin
  /** kg CO2e per passenger-km, tank-to-wheel, without radiative forcing. */
  readonly withoutForcing: Decimal
  /** By which radiative forcing multiplies the CO2, as the publisher has it. */
  readonly forcingMultiplier: number
  /** CO2 alone, without radiative forcing, kg per passenger-km. */
  readonly unforcedCo2: Decimal
  /** The same figure for the trail, at home and abroad. */
  readonly unforced: { readonly atHome: TrailEntry; readonly abroad: TrailEntry }
}

/** A kind of flight for which factors stand. */
export interface Haul {
  readonly name: HaulName
  readonly cabins: ReadonlyMap<Cabin, FlightFactor>
}

/** One that is a band of distance. */
export interface HaulBand extends Haul {
  readonly name: BandName
  /** Absent for the longest. */
  readonly belowMetres?: number
}

const METRES_PER_KM = 1000
const FORCED =
  'Per km of great circle; radiative forcing and the distance really flown (8 % more) are inside: nothing is to be added.'

/** In the order of the table, which is that of their length. */
export function bands(tables: TableSet, basis: ReferenceTables): HaulBand[] {
  return tables.rows(FLIGHT_HAULS).map(({ haul, below_km }) => ({
    name: haul,
    ...(below_km !== undefined && { belowMetres: below_km * METRES_PER_KM }),
    cabins: cabinsOf(tables, basis, haul),
  }))
}

/** Undefined where the edition has no rows for it. */
export function international(tables: TableSet, basis: ReferenceTables): Haul | undefined {
  const cabins = cabinsOf(tables, basis, 'international')
  return cabins.has('average') ? { name: 'international', cabins } : undefined
}

export function territories(tables: TableSet): Map<string, BandName> {
  return new Map(tables.rows(FLIGHT_TERRITORIES).map(({ country_code, haul }) => [country_code, haul]))
}

function cabinsOf(tables: TableSet, basis: ReferenceTables, haul: HaulName): Map<Cabin, FlightFactor> {
  const wtt = new Map(tables.rows(FLIGHT_WTT_FACTORS).map((row) => [keyOf(row), row]))
  const rows = tables.rows(FLIGHT_FACTORS).filter((row) => row.haul === haul)
  return new Map(rows.map((row) => [row.cabin_class, factorOf(row, getOrThrow(wtt, keyOf(row)), basis)]))
}

/** The factor of a cabin; one that the haul lacks takes the nearest below, else the average. */
export function cabinFactor({ name, cabins }: Haul, asked: Cabin): FlightFactor {
  const falling = CABINS.slice(0, CABINS.indexOf(asked) + 1).reverse()
  const found = asked === 'average' ? undefined : falling.map((cabin) => cabins.get(cabin)).find(Boolean)
  const factor = found ?? cabins.get('average')
  if (!factor) throw new RangeError(`no average cabin for ${name}`)
  return factor
}

function factorOf(row: FlightFactorRow, wtt: FlightWttRow, basis: ReferenceTables): FlightFactor {
  // A haul's factor is applied to its distances everywhere, though the publisher has it for its own country's.
  const uses = {
    direct: `travel flight ${row.cabin_class} ${row.haul}`,
    wtt: `travel flight_unforced ${row.cabin_class} ${row.haul}`,
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
function gasesApart(row: FlightFactorRow): readonly Decimal[] {
  const forcing = subtract(row.factor, row.factor_without_rf)
  return [unforcedCo2(row), row.kgch4_as_co2e, row.kgn2o_as_co2e, forcing]
}

/** The publisher has a row of its own for it. */
function unforcedEntry(forced: TrailEntry, row: FlightFactorRow, { ranges }: ReferenceTables): TrailEntry {
  const { gasWeights, ...entry } = forced
  return {
    ...entry,
    ...(gasWeights && { gasWeights: { ...gasWeights, co2: toNumber(unforcedCo2(row)) } }),
    name: forced.name.replace('With RF', 'Without RF'),
    factor: toNumber(row.factor_without_rf),
    value: row.factor_without_rf,
    note: 'The same flight without radiative forcing.',
    ranges: ranges.of(`travel flight_unforced ${row.cabin_class} ${row.haul}`),
  }
}

function keyOf(row: { haul: string; cabin_class: string }): string {
  return `${row.haul} ${row.cabin_class}`
}
