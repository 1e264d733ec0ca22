/** Freight intensities of the operator, before those of the edition. */

import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { toNumber, ZERO } from '../../engine/numbers/decimal.ts'
import { commonGwp } from '../../engine/trail.ts'
import { userEntry, userNotices } from '../../factors/overlay/entry.ts'
import type { OverlayRow } from '../../factors/overlay-table.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { Freight, FreightFactor, FreightQuery, FreightVehicle } from './factor.ts'
import type { FreightMode } from './intensity.ts'
import { rowRate } from './rate.ts'

/** A row for the leg's countries comes before one for everywhere; of two alike, the first of the file. */
export function freightWithOverlay(
  freight: Freight,
  countries: ReferenceTables['countries'],
  rows: readonly OverlayRow[],
): Freight {
  const vehicles = {
    road: withVehicles(freight.vehicles.road, 'road', rows),
    rail: withVehicles(freight.vehicles.rail, 'rail', rows),
    sea: withVehicles(freight.vehicles.sea, 'sea', rows),
    air: withVehicles(freight.vehicles.air, 'air', rows),
  }
  const nameOf = (code: string) => countries.get(code)?.name ?? code
  const ordered = [...rows].sort((a, b) => narrowness(b) - narrowness(a))
  const made = new Map<string, FreightFactor>()
  return {
    ...freight,
    vehicles,
    stepsKm: [
      ...freight.stepsKm,
      ...rows.flatMap(({ from_km, below_km }) =>
        [from_km, below_km].flatMap((km) => (km ? [toNumber(km)] : [])),
      ),
    ],
    find(query) {
      const base = freight.find(query)
      if (query.isDedicated && base?.intensity.vehicle) return base
      const row = ordered.find((one) => holds(one, query))
      if (!row) return base
      const key = [row.id, query.haul, query.nearness, query.returnsEmpty].join()
      const vehicle = getOrThrow(vehicles[query.mode], query.vehicleType)
      const gwp = query.returnsEmpty && base ? commonGwp([row.gwp, base.gwp]) : row.gwp
      const factor = made.get(key) ?? { ...userFactor(row, vehicle, base, nameOf), gwp }
      made.set(key, factor)
      return factor
    },
  }
}

function withVehicles(
  known: ReadonlyMap<string, FreightVehicle>,
  mode: FreightMode,
  rows: readonly OverlayRow[],
): ReadonlyMap<string, FreightVehicle> {
  const vehicles = new Map(known)
  for (const { mode: own, vehicle_type: vehicleType = '', fuel_source: fuel = '' } of rows) {
    if (own !== mode) continue
    const before = vehicles.get(vehicleType) ?? {
      mode,
      vehicleType,
      label: `Vehicle of the operator: ${vehicleType}`,
      aliases: [],
      fuels: [],
    }
    vehicles.set(vehicleType, { ...before, fuels: [...new Set([...before.fuels, fuel])] })
  }
  return vehicles
}

function narrowness({ from_countries, to_countries, from_km, below_km }: OverlayRow): number {
  return [from_countries, to_countries, from_km, below_km].filter((cell) => cell !== undefined).length
}

function holds(row: OverlayRow, query: FreightQuery): boolean {
  const isIn = (list: string | undefined, code: string) =>
    list === undefined || list.split(' ').includes(code)
  const { distanceKm } = query
  return (
    row.mode === query.mode &&
    row.vehicle_type === query.vehicleType &&
    row.fuel_source === query.fuelSource &&
    row.refrigerated === query.refrigerated &&
    isIn(row.from_countries, query.from) &&
    isIn(row.to_countries, query.to) &&
    (row.from_km === undefined || distanceKm >= toNumber(row.from_km)) &&
    (row.below_km === undefined || distanceKm < toNumber(row.below_km))
  )
}

/** The empty way back stays as the edition has it, where it has it. */
function userFactor(
  row: OverlayRow,
  vehicle: FreightVehicle,
  base: FreightFactor | undefined,
  nameOf: (code: string) => string,
): FreightFactor {
  const codes = row.from_countries?.split(' ') ?? []
  const [only] = codes
  const where =
    only !== undefined && codes.length === 1
      ? { region: only, regionName: nameOf(only) }
      : { region: 'ALL', regionName: codes.length > 0 ? codes.map(nameOf).join(', ') : 'World' }
  const upstream = row.wtt_factor ?? ZERO
  const noted = row.mode === 'sea' ? { ...row, note: noteOfSea(row) } : row
  const vehicles = base?.intensity.isElectric ? undefined : base?.intensity.vehicle
  return {
    vehicle,
    fuelSource: row.fuel_source ?? '',
    intensity: {
      perTonneKm: rowRate(row.id, row.factor, upstream),
      ...(vehicles && { vehicle: vehicles }),
      isElectric: false,
    },
    gwp: row.gwp,
    isBiofuel: base?.isBiofuel ?? false,
    tier: 'user',
    trail: {
      dedicated: base?.trail.dedicated ?? [],
      emptyReturn: base?.trail.emptyReturn ?? [],
      forcing: [],
      beside: [],
      shared: [
        userEntry(noted, 'emission_factor', `${vehicle.label}, tank to wheel`, where),
        userEntry(noted, 'wtt_factor', `${vehicle.label}, well to tank`, where, upstream),
      ],
    },
    estimates: userNotices(row, 'vehicle'),
    ...(isAdjusted(row) && { isAdjusted: true }),
    ...(base?.standIn !== undefined && { standIn: base.standIn }),
  }
}

/** Whether the factor is for the shortest distance, with what ships sail on top inside it: GLEC's trade lanes. */
function isAdjusted({ mode, distance_adjustment = 'inside' }: OverlayRow): boolean {
  return mode === 'sea' && distance_adjustment === 'inside'
}

function noteOfSea(row: OverlayRow): string {
  const per = isAdjusted(row)
    ? 'Per tonne-km of the shortest distance, with the distance adjustment inside.'
    : 'Per tonne-km sailed, with the distance adjustment outside.'
  return row.note === undefined ? per : `${per} ${row.note}`
}
