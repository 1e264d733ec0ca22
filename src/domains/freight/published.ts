/** Published intensities of a vehicle: per tonne-km, and per km by load where there are such rows. */

import { add } from '../../engine/numbers/decimal.ts'
import { divideRationals, type Rational, rational } from '../../engine/numbers/rational.ts'
import type { Intensity, VehicleRates } from './intensity.ts'
import { type Rate, rowRate, scaledRate } from './rate.ts'
import type { PublishedRow } from './sea-register.ts'
import type { FreightFactorRow, FreightVehicleRow } from './tables.ts'
import { DIESEL } from './words.ts'

export interface RowQuery {
  readonly mode: string
  readonly vehicleType: string
  readonly fuelSource: string
  readonly haul?: string | undefined
  readonly refrigerated: boolean
}

export type FindRow = (
  query: RowQuery,
  load: FreightFactorRow['load'],
  per: FreightFactorRow['per'],
) => PublishedRow | undefined

export interface Published {
  readonly intensity: Intensity
  /** Rows behind the figures: per tonne-km, of whole vehicles, of the empty way back. */
  readonly shared: readonly PublishedRow[]
  readonly dedicated: readonly FreightFactorRow[]
  readonly emptyReturn: readonly FreightFactorRow[]
  /** Among the dedicated ones, that which only the payload rests on. */
  readonly ofPayload?: FreightFactorRow
}

export function rowIndex(rows: readonly PublishedRow[]): FindRow {
  const key = (query: RowQuery, load: string, per: string) =>
    [query.mode, query.vehicleType, query.fuelSource, query.haul ?? '', query.refrigerated, load, per].join()
  const byKey = new Map(
    rows.map((row) => {
      const { mode, vehicle_type: vehicleType, fuel_source: fuelSource, haul, refrigerated } = row
      return [key({ mode, vehicleType, fuelSource, haul, refrigerated }, row.load, row.per), row]
    }),
  )
  return (query, load, per) => byKey.get(key(query, load, per))
}

/** The vehicle's own rows, with a stand-in's empty over average where it has none by load. Undefined without any. */
export function published(
  find: FindRow,
  query: RowQuery,
  vehicle: FreightVehicleRow | undefined,
): Published | undefined {
  const perTonneKm = find(query, 'average', 'tonne_km')
  if (!perTonneKm) return undefined
  const perKm = find(query, 'average', 'vehicle_km')
  const intensity: Intensity = {
    perTonneKm: rateOf(perTonneKm),
    isElectric: false,
  }
  const shared = [perTonneKm]
  if (!perKm) return { intensity, shared, dedicated: [], emptyReturn: [] }
  const byLoad = ratesByLoad(find, query, perTonneKm, perKm)
  if (byLoad) return { intensity: { ...intensity, vehicle: byLoad.rates }, shared, ...byLoad }
  const standIn = { ...query, fuelSource: DIESEL, vehicleType: vehicle?.behaves_as ?? '' }
  const [standInEmpty, standInAverage] = [
    find(standIn, 'empty', 'vehicle_km'),
    find(standIn, 'average', 'vehicle_km'),
  ]
  if (!standInEmpty || !standInAverage || !vehicle?.load_factor) {
    return { intensity, shared, dedicated: [], emptyReturn: [] }
  }
  const averageLoadTonnes = divideRationals(rational(perKm.factor), rational(perTonneKm.factor))
  const payloadTonnes = divideRationals(averageLoadTonnes, rational(vehicle.load_factor))
  const rates: VehicleRates = {
    average: rateOf(perKm),
    empty: scaledRate(rateOf(perKm), wellToWheel(standInEmpty, standInAverage)),
    averageLoadTonnes,
    payloadTonnes,
    fullLoadTonnes: payloadTonnes,
  }
  return {
    intensity: { ...intensity, vehicle: rates },
    shared,
    dedicated: [perKm, perTonneKm],
    ofPayload: perTonneKm,
    emptyReturn: [perKm, standInEmpty, standInAverage],
  }
}

function ratesByLoad(
  find: FindRow,
  query: RowQuery,
  perTonneKm: FreightFactorRow,
  perKm: FreightFactorRow,
): (Omit<Published, 'intensity' | 'shared'> & { rates: VehicleRates }) | undefined {
  const empty = find(query, 'empty', 'vehicle_km')
  const full = find(query, 'full', 'vehicle_km')
  const fullPerTonneKm = find(query, 'full', 'tonne_km')
  if (!empty || !full || !fullPerTonneKm) return undefined
  // In editions without a table of payloads.
  const fullLoadTonnes = divideRationals(rational(full.factor), rational(fullPerTonneKm.factor))
  return {
    rates: {
      average: rateOf(perKm),
      empty: rateOf(empty),
      full: rateOf(full),
      averageLoadTonnes: divideRationals(rational(perKm.factor), rational(perTonneKm.factor)),
      payloadTonnes: fullLoadTonnes,
      fullLoadTonnes,
    },
    dedicated: [empty, full, fullPerTonneKm],
    ofPayload: fullPerTonneKm,
    emptyReturn: [empty, perKm],
  }
}

/** One row's well to wheel over another's. */
export function wellToWheel(above: FreightFactorRow, below: FreightFactorRow): Rational {
  const sum = ({ factor, wtt_factor }: FreightFactorRow) => rational(add(factor, wtt_factor))
  return divideRationals(sum(above), sum(below))
}

/** Every rate of an intensity times the same. */
export function scaledIntensity(
  intensity: Intensity,
  direct: Rational,
  upstream: Rational = direct,
): Intensity {
  const by = (rate: Rate): Rate => scaledRate(rate, direct, upstream)
  const { vehicle } = intensity
  return {
    ...intensity,
    perTonneKm: by(intensity.perTonneKm),
    ...(vehicle && {
      vehicle: {
        ...vehicle,
        average: by(vehicle.average),
        empty: by(vehicle.empty),
        ...(vehicle.full && { full: by(vehicle.full) }),
      },
    }),
  }
}

function rateOf(row: FreightFactorRow): Rate {
  return rowRate(row.id, row.factor, row.wtt_factor)
}
