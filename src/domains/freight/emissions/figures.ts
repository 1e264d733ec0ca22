/** What of an answer about a shipment goes with its load. */
import { type Decimal, decimal, multiply, toNumber } from '../../../core/decimal.ts'
import { kgFromGrams, outward, roundedRatio } from '../../../core/quantity.ts'
import { rational } from '../../../core/rational.ts'
import { rangeFigures } from '../../../engine/derive/range.ts'
import { GRAMS } from '../../../engine/units.ts'
import type { Edition } from '../../edition.ts'
import type { FreightLeg } from '../transport/legs.ts'
import { partGrams } from './loaded.ts'
import type { FreightResult } from './result.ts'

const KG_PER_TONNE = decimal(1000)

export type FreightFigures = ReturnType<typeof freightFigures>

export function freightFigures(
  _edition: Edition,
  { question, shipment, loaded, times, emissions }: FreightResult,
) {
  const { massTonnes } = shipment
  const { co2eGrams, scope1Grams, scope2Grams, category3Grams, withForcingGrams } = emissions
  return {
    weight: question.weight,
    weight_kg: toNumber(multiply(massTonnes, KG_PER_TONNE)),
    tonnes: toNumber(massTonnes),
    kg: kgFromGrams(co2eGrams),
    grams: co2eGrams,
    scope1: kgFromGrams(scope1Grams),
    scope2: kgFromGrams(scope2Grams),
    category3: kgFromGrams(category3Grams),
    provision: kgFromGrams(scope2Grams + category3Grams),
    forced_kg: kgFromGrams(withForcingGrams),
    forced_g: withForcingGrams,
    range: rangeFigures(loaded.range(), co2eGrams, partGrams(emissions), GRAMS),
    trail: loaded.figures()(rational(times)),
    legs: legFigures(loaded, emissions, massTonnes),
  }
}

/** Of each leg, one list after the other. */
function legFigures(
  { transport, legSpans }: FreightResult['loaded'],
  { legGrams, legTankToWheelGrams }: FreightResult['emissions'],
  massTonnes: Decimal,
) {
  const ranges = legSpans().map((span, at) => outward(legGrams[at] ?? 0, span))
  const activities = transport.legs.map((leg) => multiply(massTonnes, kilometres(leg)))
  return {
    kg: legGrams.map(kgFromGrams),
    burnt: legTankToWheelGrams.map(kgFromGrams),
    upstream: legGrams.map((grams, at) => kgFromGrams(grams - (legTankToWheelGrams[at] ?? 0))),
    low: ranges.map(({ low }) => kgFromGrams(low)),
    high: ranges.map(({ high }) => kgFromGrams(high)),
    tonne_km: activities.map(toNumber),
    intensity: activities.map((tonneKm, at) => intensityOf(legGrams[at] ?? 0, tonneKm)),
  }
}

const INTENSITY_DECIMALS = 3

/** Grams a tonne-kilometre. */
function intensityOf(grams: number, tonneKm: Decimal): number {
  return tonneKm.digits === 0n ? 0 : roundedRatio(decimal(grams), tonneKm, INTENSITY_DECIMALS)
}

/** A kilometre has a thousand metres. */
const METRES_SCALE = 3

const kilometres = ({ route }: FreightLeg): Decimal => ({
  digits: BigInt(route.distanceMetres),
  scale: METRES_SCALE,
})
