/** Transport modes and vehicle types as clients write them, and what they stand for. */

import type { RouteMode } from '../../../routing/plan.ts'
import type { Edition } from '../../edition.ts'
import { travelPart } from '../part.ts'

export const MODES = ['flight', 'rail', 'car', 'bus', 'ferry', 'taxi', 'motorbike'] as const
export type Mode = (typeof MODES)[number]

export const MODE_ALIASES: Readonly<Record<string, Mode>> = {
  train: 'rail',
  air: 'flight',
  plane: 'flight',
  motorcycle: 'motorbike',
}

/** What each mode travels on; flights run between airports, ferries between ports. */
export const ROUTE_MODES: Readonly<Record<Mode, RouteMode>> = {
  flight: 'air',
  rail: 'rail',
  car: 'road',
  bus: 'road',
  ferry: 'sea',
  taxi: 'road',
  motorbike: 'road',
}

/** Where no vehicle type is given. */
export const DEFAULT_TYPES: Readonly<Record<Exclude<Mode, 'flight'>, string>> = {
  rail: 'national',
  car: 'average',
  bus: 'average',
  ferry: 'average',
  taxi: 'regular',
  motorbike: 'average',
}

export const INTERNATIONAL_RAIL = 'international'

const AVERAGE = 'average'
const RAIL_ALIASES: Readonly<Record<string, string>> = {
  eurostar: INTERNATIONAL_RAIL,
  tram: 'light_rail',
  metro: 'underground',
  subway: 'underground',
}
/** Battery electric by other names (the v1 contract). */
const ELECTRIC = /(^|_)electric$/
const ELECTRIC_ALIASES = ['$1bev', '$1battery_electric']

/** For a type that several modes have: small, medium and large are cars before motorbikes. */
const INFERENCE: readonly Exclude<Mode, 'flight'>[] = ['car', 'rail', 'bus', 'taxi', 'ferry', 'motorbike']

/** What clients may write for the vehicle types of each mode, to the type of the tables. */
export type VehicleTypes = ReadonlyMap<Mode, ReadonlyMap<string, string>>

export function vehicleTypes(edition: Edition): VehicleTypes {
  const travel = edition.part(travelPart)
  return new Map(
    INFERENCE.map((mode) => {
      const types = [...(travel.vehicles.get(mode)?.keys() ?? [])]
      const names = new Map(types.map((type) => [type, type]))
      if (!names.has(AVERAGE)) names.set(AVERAGE, DEFAULT_TYPES[mode])
      for (const type of types.filter((name) => ELECTRIC.test(name))) {
        for (const alias of ELECTRIC_ALIASES) names.set(type.replace(ELECTRIC, alias), type)
      }
      if (mode === 'rail') for (const [alias, type] of Object.entries(RAIL_ALIASES)) names.set(alias, type)
      return [mode, names] as const
    }),
  )
}

export function modeOf(name: string): Mode {
  return MODE_ALIASES[name] ?? (name as Mode)
}

/** The mode that a vehicle type alone stands for (car is a car and no ferry); undefined where it says nothing or is unknown. */
export function modeOfType(types: VehicleTypes, name: string): Mode | undefined {
  if (name === AVERAGE) return undefined
  return INFERENCE.find((mode) => mode === name) ?? INFERENCE.find((mode) => types.get(mode)?.has(name))
}
