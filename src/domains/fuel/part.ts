/** Fuels in an edition. */
import type { EditionPart } from '../../factors/edition-part.ts'
import { checkFuel } from './checks.ts'
import { fuels } from './factors.ts'
import type { Fuel } from './fuel-factor.ts'
import { FUEL_BIOGENIC_CO2, FUEL_FACTORS, FUEL_GAS_SPLIT, FUEL_WTT_FACTORS, FUELS } from './tables.ts'

/** By fuel type, in the order in which they are listed. */
export type Fuels = ReadonlyMap<string, Fuel>

export const fuelPart: EditionPart<Fuels> = {
  name: 'fuel',
  tables: [FUELS, FUEL_FACTORS, FUEL_WTT_FACTORS, FUEL_BIOGENIC_CO2, FUEL_GAS_SPLIT],
  check: checkFuel,
  build: (basis, tables) => fuels(tables, basis),
}
