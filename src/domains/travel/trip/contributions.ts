/** What a trip is made of: published factors times kilometres, energy times the factors of grids and diesel. */
import type { Contribution, Part } from '../../../core/contribution.ts'
import { type Decimal, decimal, multiply, subtract } from '../../../core/decimal.ts'
import { rational } from '../../../core/rational.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { FactorTrail, TravelFactor } from '../calculate.ts'
import type { RailCountry, RailEnergy } from '../rail-parts.ts'

const KM_PER_METRE = decimal('0.001')

export function kmOf(distanceMetres: number): Decimal {
  return multiply(decimal(distanceMetres), KM_PER_METRE)
}

/** One passenger, or one vehicle, over a distance. */
export function publishedContributions(
  { perVehicle }: Pick<TravelFactor, 'perVehicle'>,
  { direct, wellToTank }: FactorTrail,
  distanceMetres: number,
): { direct: Contribution[]; upstream: Contribution[] } {
  const over = (entry: TrailEntry, part: Part): Contribution => ({
    entry,
    quantity: rational(kmOf(distanceMetres)),
    unit: perVehicle ? 'vehicle-km' : 'passenger-km',
    part,
    inputs: [],
  })
  return { direct: [over(direct, 'direct')], upstream: [over(wellToTank, 'wtt')] }
}

/** The diesel trains of a country, by their share of its passenger-km. */
export function dieselContributions(
  { dieselKwh, trail }: RailEnergy,
  { electricShare, trail: share }: RailCountry,
  distanceMetres: number,
): { direct: Contribution[]; upstream: Contribution[] } {
  const kwh = multiply(multiply(dieselKwh, subtract(decimal(1), electricShare)), kmOf(distanceMetres))
  const burning = (entry: TrailEntry, part: Part): Contribution => ({
    entry,
    quantity: rational(kwh),
    unit: 'kWh of fuel',
    part,
    inputs: [trail.dieselKwh, share],
    note: 'passenger-km x kWh per passenger-km x (1 - electric share)',
  })
  return {
    direct: [burning(trail.dieselDirect, 'direct')],
    upstream: [burning(trail.dieselWellToTank, 'wtt')],
  }
}
