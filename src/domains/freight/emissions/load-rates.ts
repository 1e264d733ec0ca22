/** How the grams of a leg go with its load: so much a kilogram, and so much a vehicle. */
import { massOf } from '../../../engine/contribution.ts'
import { decimal } from '../../../engine/numbers/decimal.ts'
import {
  addRationals,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
  ZERO_RATIONAL,
} from '../../../engine/numbers/rational.ts'
import type { Term } from '../../../engine/term.ts'
import type { Edition } from '../../../factors/edition.ts'
import { freightPart } from '../part.ts'
import { type FreightJourney, journeyOf } from '../transport/journey.ts'
import { requireVehicle } from '../transport/vehicles.ts'
import { termsOf } from './terms.ts'
import { tonnesOf } from './weight.ts'

/** All that a question says of a leg but its way and its weight. */
export interface Wish {
  readonly vehicleType: string
  readonly fuelSource: string
  readonly refrigerated: boolean
  readonly returnsEmpty: boolean
  readonly isDedicated: boolean
}

export interface LoadRates {
  /** Grams a kg and metre, and a vehicle and metre. */
  readonly perKg: Rational
  readonly perVehicle: Rational
  /** Absent where vehicles are not counted. */
  readonly payloadKg: Rational | undefined
}

/** One leg alone, that of `base`. Throws no_factor for a fuel or a variant that the vehicle lacks. */
export function withWish(edition: Edition, base: FreightJourney, wish: Wish): FreightJourney {
  const [leg] = base.legs
  if (!leg) throw new Error('a chain has at least one leg')
  const { route, mode, isGiven } = leg
  const choice = requireVehicle(edition.part(freightPart), mode, wish)
  const elements = [{ route, isGiven, choice }]
  return journeyOf(edition, { ...base, handling: wish, elements, notices: choice.notices ?? [] })
}

/** One vehicle carries both loads: what the second kilogram adds is its own, the rest is the vehicle's. */
export function loadRates({ legs, countsVehicles }: FreightJourney): LoadRates {
  const ofKg = (kg: number) =>
    gramsPerMetre(termsOf(legs, { tonnes: tonnesOf(decimal(kg)), of: 'load_km', isPerKm: true }))
  const [one, two] = [ofKg(1), ofKg(2)]
  const perKg = subtractRationals(two, one)
  const payload = countsVehicles ? legs[0]?.factor.intensity.vehicle?.payloadTonnes : undefined
  return {
    perKg,
    perVehicle: payload ? subtractRationals(one, perKg) : ZERO_RATIONAL,
    payloadKg: payload && multiplyRationals(payload, KG_PER_TONNE),
  }
}

const KG_PER_TONNE = rational(decimal(1000))
/** Of terms for a kilometre: as many as kilograms for it. */
function gramsPerMetre(terms: readonly Term[]): Rational {
  return terms
    .filter(({ line }) => line !== 'beside')
    .map(massOf)
    .reduce(addRationals, ZERO_RATIONAL)
}
