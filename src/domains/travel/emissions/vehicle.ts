/** The mode and vehicle type that the parameters are about, and what of them is ignored. */

import { quote } from '../../../contract/quote.ts'
import { ApiError } from '../../../engine/errors.ts'
import { fallback, info, type Notice } from '../../../engine/notices.ts'
import type { Mode } from '../modes.ts'
import { AVERAGE, findModeOfType, modeOf, standIns, type VehicleNames } from '../vehicle-names.ts'

export interface VehicleParams {
  transport_mode?: string | undefined
  vehicle_type?: string | undefined
  cabin_class?: string | undefined
  haul?: string | undefined
}

export interface ReadMode {
  /** Absent: the distance decides. */
  readonly mode?: Mode
  readonly notices: readonly Notice[]
}

const TYPE = 'vehicle_type'

/** The mode as given, else the one that the vehicle type stands for. Throws validation_error for an unknown type. */
export function readMode(names: VehicleNames, { transport_mode, vehicle_type }: VehicleParams): ReadMode {
  if (transport_mode !== undefined) return { mode: modeOf(transport_mode), notices: [] }
  if (vehicle_type === undefined) return { notices: [] }
  const mode = findModeOfType(names, vehicle_type)
  if (mode) {
    const message = `No transport_mode is given: vehicle_type ${vehicle_type} is taken as a ${mode === 'rail' ? 'train' : mode}.`
    return { mode, notices: [info('mode_assumed', message, 'mode')] }
  }
  const ofModes = [...names.values()]
  if (ofModes.some((types) => types.has(vehicle_type))) return { notices: [] }
  throw unknownType(vehicle_type, [...new Set(ofModes.flatMap((types) => [...types.keys()]))])
}

/** The type in the words of the tables; undefined where none is given. Throws validation_error when the mode has no such type. */
export function readType(
  names: VehicleNames,
  mode: Mode,
  { vehicle_type: name }: VehicleParams,
): string | undefined {
  if (name === undefined || mode === 'flight') return undefined
  const types = names.get(mode)
  if (isStandIn(names, mode, name)) return types?.get(AVERAGE)
  const known = types?.get(name === mode ? AVERAGE : name)
  if (known === undefined) throw unknownType(name, [...(types?.keys() ?? [])])
  return known
}

/** A taxi by its fuel or size, of which there is no figure. */
function isStandIn(names: VehicleNames, mode: Mode, name: string): boolean {
  return standIns(names, mode).includes(name)
}

/** What was taken for a kind of vehicle that the mode has no figure of. */
export function replacedVehicle(
  names: VehicleNames,
  mode: Mode,
  { vehicle_type: name }: VehicleParams,
): Notice[] {
  if (name === undefined || !isStandIn(names, mode, name)) return []
  const message = `No factor is published for a taxi of type '${name}': the average taxi was taken, which is vehicle_type=regular.`
  return [fallback('vehicle_type_replaced', message, 'vehicle')]
}

/** What has no meaning for the mode. */
export function ignoredVehicle(mode: Mode, { vehicle_type, cabin_class, haul }: VehicleParams): Notice[] {
  if (mode === 'flight') {
    const message = 'Flights have no vehicle types: cabin_class says more.'
    return vehicle_type === undefined ? [] : [info('vehicle_type_ignored', message, 'vehicle')]
  }
  return [
    ...(cabin_class === undefined ? [] : [info('cabin_class_ignored', 'Only flights have cabins.', 'cabin')]),
    ...(haul === undefined ? [] : [info('haul_ignored', 'Only flights have hauls.', 'haul')]),
  ]
}

function unknownType(name: string, available: readonly string[]): ApiError {
  const message = `Parameter '${TYPE}' must be one of ${available.join(', ')}; got ${quote(name)}.`
  return new ApiError({
    code: 'validation_error',
    field: TYPE,
    message,
    extras: { available_vehicle_types: available },
  })
}
