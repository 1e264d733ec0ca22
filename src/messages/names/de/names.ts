/** German names of factors, fuels, materials and gases, by the id that the data tables give them. */
import { FREIGHT_VEHICLES } from './freight-vehicles.ts'

export const GERMAN_NAMES: Readonly<Record<string, string>> = { ...FREIGHT_VEHICLES }
