/** The words by which clients and operators name vehicles and fuels. */

import type { Freight, FreightVehicle } from './factor.ts'
import type { FreightMode } from './intensity.ts'

export const ELECTRIC = 'electric'
export const DIESEL = 'diesel'

/** The word for the usual vehicle of each mode. */
export const USUAL_VEHICLE = 'average'

/** Other words for a fuel. */
export const FREIGHT_FUEL_ALIASES: ReadonlyMap<string, string> = new Map([
  ['bev', ELECTRIC],
  ['battery_electric', ELECTRIC],
])

/** The vehicle that a word means: its type, another word for it, or the usual one of the mode. */
export function findVehicle(
  { vehicles }: Pick<Freight, 'vehicles'>,
  mode: FreightMode,
  word: string,
): FreightVehicle | undefined {
  const ofMode = vehicles[mode]
  const [usual] = ofMode.values()
  if (word === USUAL_VEHICLE) return usual
  return ofMode.get(word) ?? [...ofMode.values()].find(({ aliases }) => aliases.includes(word))
}
