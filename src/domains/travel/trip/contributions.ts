/** What a trip is made of: published factors times kilometres, energy times the factors of grids and diesel. */
import type { Component, Contribution } from '../../../engine/contribution.ts'
import { decimal, multiply, subtract } from '../../../engine/numbers/decimal.ts'
import { kilometres } from '../../../engine/numbers/quantity.ts'
import { type Rational, rational } from '../../../engine/numbers/rational.ts'
import type { Term } from '../../../engine/term.ts'
import type { GwpSet, TrailEntry } from '../../../engine/trail.ts'
import type { RailCountry, RailEnergy } from '../from-tables/rail.ts'

/** Of one passenger, or of one vehicle, one way. */
export interface TripTerm extends Contribution, Pick<Term, 'electricity' | 'gases' | 'nonCo2'> {
  /** The share of it that is lost on the way to the plug. */
  readonly lost?: Rational
  /** Where it is another than that of the figures. */
  readonly gwp?: GwpSet
}

export interface TripTerms {
  readonly direct: readonly TripTerm[]
  /** Counted with the upstream part. */
  readonly upstream: readonly TripTerm[]
}

/** Of a term, all of which is purchased electricity. */
export const ALL = rational(decimal(1))

/** A published figure over a distance. */
export function overDistance(
  entry: TrailEntry,
  part: Component,
  perVehicle: boolean,
  metres: number,
): TripTerm {
  const unit = perVehicle ? 'vehicle-km' : 'passenger-km'
  return { entry, quantity: rational(kilometres(metres)), unit, part, inputs: [] }
}

/** The diesel trains of a country, by their share of its passenger-km. */
export function dieselTerms(
  { dieselKwh, trail }: RailEnergy,
  { electricShare, trail: share }: RailCountry,
  distanceMetres: number,
): TripTerms {
  const kwh = multiply(multiply(dieselKwh, subtract(decimal(1), electricShare)), kilometres(distanceMetres))
  const burning = (entry: TrailEntry, part: Component): TripTerm => ({
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
