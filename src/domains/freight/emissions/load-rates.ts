/** How the grams of a leg go with its load: so much a kilogram, and so much a vehicle. */
import { decimal, multiply } from '../../../core/decimal.ts'
import {
  addRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
  ZERO_RATIONAL,
} from '../../../core/rational.ts'
import type { Edition } from '../../edition.ts'
import { freightPart } from '../part.ts'
import { type FreightLeg, freightLeg } from '../transport/legs.ts'
import { requireVehicle } from '../transport/vehicles.ts'
import { type Loaded, loadedWith } from './loaded.ts'
import type { FreightResult } from './result.ts'

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

const TONNES_PER_KG = decimal('0.001')
const KG_PER_TONNE = rational(decimal(1000))

/** One leg alone, that of `base`. Throws no_factor for a fuel or a variant that the vehicle lacks. */
export function withWish(edition: Edition, base: FreightResult, wish: Wish, massKg: number): Loaded {
  const { transport } = base.loaded
  const first = onlyLeg(base.loaded)
  const choice = requireVehicle(edition.part(freightPart), first.mode, wish)
  const { isDedicated, refrigerated, returnsEmpty } = wish
  const shipment = { massTonnes: tonnesOf(massKg), isDedicated, refrigerated, returnsEmpty }
  const leg = freightLeg(edition, { route: first.route, isGiven: true, choice }, shipment)
  const serviceType = isDedicated ? 'dedicated' : 'shared'
  return loadedWith(
    edition,
    { ...transport, legs: [leg], notices: choice.notices ?? [] },
    shipment,
    serviceType,
  )
}

export const tonnesOf = (massKg: number) => multiply(decimal(massKg), TONNES_PER_KG)

/** One vehicle carries both: what the second kilogram adds is its own, the rest is the vehicle's. */
export function loadRates(edition: Edition, base: FreightResult, wish: Wish): LoadRates {
  const [one, two] = [1, 2].map((kg) => onlyLeg(withWish(edition, base, wish, kg)))
  if (!one || !two) throw new Error('two loads have two legs')
  const perKg = subtractRationals(gramsPerMetre(two), gramsPerMetre(one))
  const payload = one.cargo.isDedicated ? one.factor.intensity.vehicle?.payloadTonnes : undefined
  return {
    perKg,
    perVehicle: payload ? subtractRationals(gramsPerMetre(one), perKg) : ZERO_RATIONAL,
    payloadKg: payload && multiplyRationals(payload, KG_PER_TONNE),
  }
}

function onlyLeg({ transport }: Loaded): FreightLeg {
  const [leg] = transport.legs
  if (!leg) throw new Error('a chain has at least one leg')
  return leg
}

function gramsPerMetre({ parts, route }: FreightLeg): Rational {
  const grams = [parts.scope1, parts.scope2, parts.category3].reduce(addRationals)
  return divideRationals(grams, rational(decimal(route.distanceMetres)))
}
