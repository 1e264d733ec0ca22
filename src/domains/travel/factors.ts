/** Travel of an edition: vehicles by mode and type, hauls with their cabins, trains by country. */

import { type Decimal, toNumber, ZERO } from '../../core/decimal.ts'
import type { Source } from '../../core/figure.ts'
import { figureEntry } from '../../core/figure.ts'
import { requireEntry } from '../../core/required.ts'
import { commonGwp, type Tier } from '../../core/trail.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis, Country } from '../basis/basis.ts'
import type { ElectricVehicle, GasWeights, TravelFactor } from './calculate.ts'
import type { Haul } from './flight.ts'
import { type Rail, rail } from './rail.ts'
import {
  FLIGHT_FACTORS,
  FLIGHT_HAULS,
  FLIGHT_WTT_FACTORS,
  type FlightFactorRow,
  type FlightWttRow,
  TRAVEL_ELECTRICITY,
  TRAVEL_FACTORS,
  TRAVEL_WTT_FACTORS,
  type TravelElectricityRow,
  type TravelWttRow,
} from './tables.ts'
import { factorTrail } from './trail.ts'

/** One kind of vehicle of a mode: by a published factor, on the grids of the way, or both. */
export interface TravelVehicle {
  readonly factor?: TravelFactor
  readonly electric?: ElectricVehicle
}

export interface Travel {
  /** By transport mode, then by vehicle type. */
  readonly vehicles: ReadonlyMap<string, ReadonlyMap<string, TravelVehicle>>
  /** In order of length. */
  readonly hauls: readonly Haul[]
  readonly rail: Rail
}

type Lookup<T> = ReadonlyMap<string, T>

/** The publisher's factors describe travel in, from and to the United Kingdom. */
export const PUBLISHER_REGION = 'GB'

const METRES_PER_KM = 1000
const PER_VEHICLE = /vehicle-km$/
const FORCED =
  'Per km of great circle; radiative forcing and the distance really flown (8 % more) are inside: nothing is to be added.'

interface Context {
  readonly home: Country
  readonly countries: Lookup<Country>
  readonly sources: Lookup<Source>
}

export function travel(tables: TableSet, basis: Basis): Travel {
  const { countries, sources } = basis
  const context: Context = { home: requireEntry(countries, PUBLISHER_REGION), countries, sources }
  return {
    vehicles: vehicles(tables, context),
    hauls: hauls(tables, context),
    rail: rail(tables, basis),
  }
}

function vehicles(tables: TableSet, context: Context): Travel['vehicles'] {
  const wtt = new Map(tables.rows(TRAVEL_WTT_FACTORS).map((row) => [vehicleKey(row), row]))
  const byMode = new Map<string, Map<string, TravelVehicle>>()
  const put = (mode: string, type: string, vehicle: TravelVehicle) => {
    const types = byMode.get(mode) ?? new Map<string, TravelVehicle>()
    byMode.set(mode, types.set(type, { ...types.get(type), ...vehicle }))
  }
  for (const row of tables.rows(TRAVEL_FACTORS)) {
    const factor = publishedFactor(row, requireEntry(wtt, vehicleKey(row)), 'region', context)
    put(row.transport_mode, row.vehicle_type, { factor })
  }
  for (const row of tables.rows(TRAVEL_ELECTRICITY)) {
    put(row.transport_mode, row.vehicle_type, { electric: electricVehicle(row, context) })
  }
  return byMode
}

function vehicleKey(row: { transport_mode: string; vehicle_type: string }): string {
  return `${row.transport_mode} ${row.vehicle_type}`
}

interface PublishedRow
  extends Pick<
    TravelWttRow,
    'id' | 'factor' | 'factor_unit' | 'year' | 'gwp' | 'source_id' | 'publisher_row'
  > {
  kgco2: Decimal
  kgch4_as_co2e: Decimal
  kgn2o_as_co2e: Decimal
  electricity_kgco2e?: Decimal
}

/** `abroad`: the tier of the factor outside of the publisher's country. */
function publishedFactor(
  row: PublishedRow,
  wtt: TravelWttRow | FlightWttRow,
  abroad: Tier,
  { home, sources }: Context,
  note?: string,
): TravelFactor {
  const gasWeights: GasWeights = [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e]
  const figure = (of: PublishedRow | TravelWttRow | FlightWttRow) => ({
    id: of.id,
    publisherRow: of.publisher_row,
    value: of.factor,
    unit: of.factor_unit,
    year: of.year,
    region: home,
    source: requireEntry(sources, of.source_id),
  })
  return {
    perVehicle: PER_VEHICLE.test(row.factor_unit),
    total: row.factor,
    electricity: row.electricity_kgco2e ?? ZERO,
    wellToTank: wtt.factor,
    gasWeights,
    year: row.year,
    gwp: commonGwp([row.gwp, wtt.gwp]),
    trail: factorTrail({ ...figure(row), ...noteOf(row, note) }, figure(wtt), gasWeights, abroad),
  }
}

/** The part that is electricity belongs into the trail: direct and indirect emissions are told apart by it. */
function noteOf(
  { electricity_kgco2e, factor_unit }: PublishedRow,
  note: string | undefined,
): { note?: string } {
  const electricity = electricity_kgco2e ? toNumber(electricity_kgco2e) : 0
  const split = electricity > 0 ? `Of this, electricity: ${electricity} ${factor_unit}.` : undefined
  const text = [note, split].filter(Boolean).join(' ')
  return text ? { note: text } : {}
}

function electricVehicle(row: TravelElectricityRow, { home, sources }: Context): ElectricVehicle {
  return {
    perVehicle: PER_VEHICLE.test(row.unit),
    kwhPerKm: row.kwh_per_km,
    year: row.year,
    trail: figureEntry({
      category: 'energy_model',
      name: `${row.publisher_row}, electricity at the plug`,
      id: row.id,
      value: row.kwh_per_km,
      unit: row.unit,
      year: row.year,
      // Of cars it is applied everywhere; of trains there is a published factor at home, and this is for abroad.
      tier: row.transport_mode === 'car' ? 'global' : 'region',
      region: home,
      source: requireEntry(sources, row.source_id),
      note: `Derived: ${row.derivation}.`,
    }),
  }
}

function hauls(tables: TableSet, context: Context): Haul[] {
  const wtt = new Map(tables.rows(FLIGHT_WTT_FACTORS).map((row) => [flightKey(row), row]))
  return tables.rows(FLIGHT_HAULS).map(({ haul, below_km }) => {
    const rows = tables.rows(FLIGHT_FACTORS).filter((row) => row.haul === haul)
    const cabin = (row: FlightFactorRow) => ({
      // A haul's factor is applied to its distances everywhere.
      ...publishedFactor(row, requireEntry(wtt, flightKey(row)), 'global', context, FORCED),
      cabin: row.cabin_class,
      withoutForcing: row.factor_without_rf,
    })
    return {
      name: haul,
      ...(below_km !== undefined && { belowMetres: below_km * METRES_PER_KM }),
      cabins: new Map(rows.map((row) => [row.cabin_class, cabin(row)])),
    }
  })
}

function flightKey(row: { haul: string; cabin_class: string }): string {
  return `${row.haul} ${row.cabin_class}`
}
