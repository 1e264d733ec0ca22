/** The mode and vehicle type that the parameters are about, and what of them is ignored. */

import { ApiError, problem } from '../../../engine/errors.ts'
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
  if (mode) return { mode, notices: [info('mode_assumed.vehicle', { vehicle_type, mode }, 'mode')] }
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
  return [fallback('vehicle_type_replaced.taxi', { vehicle_type: name }, 'vehicle')]
}

/** What has no meaning for the mode. */
export function ignoredVehicle(mode: Mode, { vehicle_type, cabin_class, haul }: VehicleParams): Notice[] {
  if (mode === 'flight')
    return vehicle_type === undefined ? [] : [info('vehicle_type_ignored', {}, 'vehicle')]
  return [
    ...(cabin_class === undefined ? [] : [info('cabin_class_ignored', {}, 'cabin')]),
    ...(haul === undefined ? [] : [info('haul_ignored', {}, 'haul')]),
  ]
}

function unknownType(value: string, allowed: readonly string[]): ApiError {
  const more = { field: TYPE, extras: { available_vehicle_types: allowed } }
  return new ApiError(problem('validation_error.vehicle_type', { value, allowed }, more))
}
