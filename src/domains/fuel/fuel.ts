/** Fuels that are burnt: Scope 1, with well-to-tank as Scope 3 category 3. */
import type { Domain } from '../domain.ts'
import { fuelEmissions } from './emissions/operation.ts'
import { fuelRates } from './emissions/rates.ts'
import { fuelPart } from './part.ts'
import { fuelTypes } from './types/operation.ts'

export const fuel: Domain = {
  name: 'fuel',
  description: 'Direct combustion: Scope 1, with well-to-tank as Scope 3 category 3.',
  status: 'production',
  part: fuelPart,
  operations: [fuelEmissions, fuelTypes],
  rates: fuelRates,
}
