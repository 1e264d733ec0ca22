/** Modes and vehicle types as clients write them, and what they stand for. */
import { type Edition, perEdition } from '../../factors/edition.ts'
import { DEFAULT_TYPES, INTERNATIONAL_RAIL, type Mode, type SurfaceMode } from './modes.ts'
import { travelPart } from './part.ts'

export const MODE_ALIASES: Readonly<Record<string, Mode>> = {
  train: 'rail',
  air: 'flight',
  plane: 'flight',
  motorcycle: 'motorbike',
}

/** Any vehicle of its mode. */
export const AVERAGE = 'average'

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
const BY_PREFERENCE: readonly SurfaceMode[] = ['car', 'rail', 'bus', 'taxi', 'ferry', 'motorbike']

/** What clients may write for the vehicle types of each mode, to the type of the tables. */
export type VehicleNames = ReadonlyMap<Mode, ReadonlyMap<string, string>>

export const vehicleNames = perEdition(
  (edition): VehicleNames => new Map(BY_PREFERENCE.map((mode) => [mode, namesOf(edition, mode)])),
)

export function modeOf(name: string): Mode {
  return MODE_ALIASES[name] ?? (name as Mode)
}

/** The mode that a type alone stands for (car is a car and no ferry); undefined where it says nothing or is unknown. */
export function findModeOfType(names: VehicleNames, type: string): Mode | undefined {
  if (type === AVERAGE) return undefined
  return (
    BY_PREFERENCE.find((mode) => mode === type) ?? BY_PREFERENCE.find((mode) => names.get(mode)?.has(type))
  )
}

function namesOf(edition: Edition, mode: SurfaceMode): Map<string, string> {
  const types = [...(edition.part(travelPart).vehicles.get(mode)?.keys() ?? [])]
  const names = new Map(types.map((type) => [type, type]))
  if (!names.has(AVERAGE)) names.set(AVERAGE, DEFAULT_TYPES[mode])
  for (const type of types.filter((name) => ELECTRIC.test(name))) {
    for (const alias of ELECTRIC_ALIASES) names.set(type.replace(ELECTRIC, alias), type)
  }
  if (mode === 'rail') for (const [alias, type] of Object.entries(RAIL_ALIASES)) names.set(alias, type)
  return names
}

/** Kinds of car that are no kinds of taxi: the average taxi is taken for them. */
export function standIns(names: VehicleNames, mode: Mode): string[] {
  const [cars, own] = [names.get('car'), names.get(mode)]
  return mode === 'taxi' ? [...(cars?.keys() ?? [])].filter((type) => !own?.has(type)) : []
}
