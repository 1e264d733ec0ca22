/** Passenger trains of a country: the electric and the diesel share of its passenger-km. */
import { type Decimal, decimal, multiply, subtract } from '../../core/decimal.ts'
import type { TrailEntry } from '../../core/trail.ts'
import { type GridStretch, tractionEmissions } from '../electricity/shared/traction.ts'
import { allParts, dieselParts, electricParts, type TripParts } from './calculate.ts'

export interface RailCountry {
  /** Share of passenger-km by electric trains, 0 to 1. */
  readonly electricShare: Decimal
  readonly trail: TrailEntry
}

/** The same for every country; only the share and the grid differ. */
export interface RailEnergy {
  /** kWh per passenger-km, at the plug. */
  readonly electricKwh: Decimal
  /** kWh of diesel per passenger-km, net calorific value. */
  readonly dieselKwh: Decimal
  /** kg CO2e per kWh of diesel. */
  readonly dieselDirect: Decimal
  readonly dieselWellToTank: Decimal
  readonly year: number
  readonly trail: {
    readonly electricKwh: TrailEntry
    readonly dieselKwh: TrailEntry
    readonly dieselDirect: TrailEntry
    readonly dieselWellToTank: TrailEntry
  }
}

const ONE = decimal(1)

/** Exact grams of one passenger over a stretch of a country's railway, on that country's grid. */
export function railParts(
  energy: RailEnergy,
  { electricShare }: RailCountry,
  stretch: GridStretch,
): TripParts {
  const electric = tractionEmissions(multiply(energy.electricKwh, electricShare), [stretch])
  const diesel = {
    kwhPerKm: multiply(energy.dieselKwh, subtract(ONE, electricShare)),
    direct: energy.dieselDirect,
    wellToTank: energy.dieselWellToTank,
  }
  return allParts([electricParts(electric), dieselParts(diesel, stretch.distanceMetres)])
}
