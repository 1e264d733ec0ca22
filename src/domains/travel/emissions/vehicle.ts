/** The mode, vehicle type and cabin that a question is about, and what of it is ignored. */

import { ApiError } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import { info, type Notice } from '../../../core/notices.ts'
import { type Mode, modeOf, modeOfType, type VehicleTypes } from './modes.ts'

export interface VehicleParams {
  transport_mode?: string | undefined
  vehicle_type?: string | undefined
}

export interface AskedVehicle {
  /** Absent: the distance decides. */
  readonly mode?: Mode
  readonly notices: readonly Notice[]
}

const MODE = 'transport_mode'
const TYPE = 'vehicle_type'

/** The mode as given, else the one that the vehicle type stands for. Throws validation_error for an unknown type. */
export function askMode(types: VehicleTypes, { transport_mode, vehicle_type }: VehicleParams): AskedVehicle {
  if (transport_mode !== undefined) return { mode: modeOf(transport_mode), notices: [] }
  if (vehicle_type === undefined) return { notices: [] }
  const mode = modeOfType(types, vehicle_type)
  if (mode) {
    const message = `No transport_mode is given: vehicle_type ${vehicle_type} is taken as a ${mode === 'rail' ? 'train' : mode}.`
    return { mode, notices: [info('mode_assumed', message, MODE)] }
  }
  const isKnown = [...types.values()].some((names) => names.has(vehicle_type))
  if (!isKnown)
    throw unknownType(vehicle_type, [...new Set([...types.values()].flatMap((names) => [...names.keys()]))])
  return { notices: [] }
}

/** The type in the words of the tables; undefined where none is given. Throws validation_error when the mode has no such type. */
export function askType(types: VehicleTypes, mode: Mode, name: string | undefined): string | undefined {
  if (name === undefined || mode === 'flight') return undefined
  const names = types.get(mode)
  const type = name === mode ? 'average' : name
  const known = names?.get(type)
  if (known === undefined) throw unknownType(name, [...(names?.keys() ?? [])])
  return known
}

/** What has no meaning for the mode. */
export function ignored(
  mode: Mode,
  { vehicle_type, cabin_class }: { vehicle_type?: string | undefined; cabin_class?: string | undefined },
): Notice[] {
  const notices: Notice[] = []
  if (mode === 'flight' && vehicle_type !== undefined) {
    notices.push(info('vehicle_type_ignored', 'Flights have no vehicle types: cabin_class says more.', TYPE))
  }
  if (mode !== 'flight' && cabin_class !== undefined) {
    notices.push(info('cabin_class_ignored', 'Only flights have cabins.', 'cabin_class'))
  }
  return notices
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
