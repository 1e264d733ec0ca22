/** A flight along the curve: so much whatever its length, and so much a km, moved to the cabin by the publisher's ratios. */
import type { Component } from '../../../engine/contribution.ts'
import { fallback } from '../../../engine/notices.ts'
import { decimal, toNumber, ZERO } from '../../../engine/numbers/decimal.ts'
import { kilometres } from '../../../engine/numbers/quantity.ts'
import {
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
} from '../../../engine/numbers/rational.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { FlightCurve } from '../from-tables/flight-curve.ts'
import type { FlightFactor } from '../from-tables/hauls.ts'
import { travelPart } from '../part.ts'
import type { TripTerm } from './contributions.ts'
import type { TripFigures } from './figures.ts'
import type { Flight } from './trip.ts'

/** The cabin, and the average passenger whom the curve describes: both international. */
export interface CurveFactors {
  readonly factor: FlightFactor
  readonly average: FlightFactor
}

const CURVE = fallback('estimated_factor.flight_curve', {}, 'haul rule')

export function curveFigures(
  edition: Edition,
  { factor, average }: CurveFactors,
  distanceMetres: number,
): { figures: TripFigures; unforced: Flight['unforced'] } {
  const { curve } = edition.part(travelPart)
  const overCo2 = (figure: FlightFactor['total']) =>
    divideRationals(rational(figure), rational(average.unforcedCo2))
  const [forced, plain] = [overCo2(factor.total), overCo2(factor.withoutForcing)]
  const upstream = multiplyRationals(plain, rational(curve.wttRatio))
  const ratios = ratioEntries(edition, { factor, average })
  const over = (ratio: Rational, inputs: readonly TrailEntry[], part: Component) =>
    curveTerms(curve, { ratio, inputs, part }, distanceMetres)
  const ofForced = over(forced, ratios.forced, 'direct')
  const ofUpstream = over(upstream, [...ratios.plain, curve.trail.wttRatio], 'wtt')
  const ofPlain = over(plain, ratios.plain, 'without_radiative_forcing')
  const figures: TripFigures = {
    perVehicle: false,
    year: factor.year,
    // An estimate of ours, of figures with different sets.
    gwp: 'ipcc_gwp100',
    direct: ofForced.map((one) => ({ ...one, gases: factor.gasWeights })),
    upstream: ofUpstream,
    fallbacks: [CURVE],
    splitFallbacks: [],
    upstreamFallbacks: [],
  }
  const [, ch4 = ZERO, n2o = ZERO] = factor.gasWeights
  const gases = [factor.unforcedCo2, ch4, n2o, ZERO]
  return { figures, unforced: ofPlain.map((one) => ({ ...one, gases })) }
}

/** How many flights of the curve's shortest length a shorter one counts as: so that each km emits the same. */
function flightsOf({ minMetres }: FlightCurve, distanceMetres: number): Rational {
  const counted = Math.min(distanceMetres, minMetres)
  return rational(decimal(counted), decimal(minMetres))
}

interface Moved {
  readonly ratio: Rational
  readonly inputs: readonly TrailEntry[]
  readonly part: Component
}

function curveTerms(curve: FlightCurve, { ratio, inputs, part }: Moved, distanceMetres: number): TripTerm[] {
  const of = { part, inputs }
  const isShort = distanceMetres < curve.minMetres
  const dataCategory = part === 'wtt' ? 'wtt_factor' : 'emission_factor'
  return [
    {
      ...of,
      entry: { ...curve.trail.perFlight, dataCategory },
      quantity: multiplyRationals(flightsOf(curve, distanceMetres), ratio),
      unit: 'passenger-flight',
      note: `${isShort ? `km / ${curve.minMetres / 1000}` : '1 flight'} x the ratios among the inputs`,
    },
    {
      ...of,
      entry: { ...curve.trail.perKm, dataCategory },
      quantity: multiplyRationals(rational(kilometres(distanceMetres)), ratio),
      unit: 'passenger-km',
      note: 'passenger-km x the ratios among the inputs',
    },
  ]
}

/** The rows between which the ratios are: the cabin with and without forcing, over the CO2 of the average passenger. */
function ratioEntries(
  { ranges }: Edition,
  { factor, average }: CurveFactors,
): Record<'forced' | 'plain', TrailEntry[]> {
  const isRoomy = factor.cabin === 'business' || factor.cabin === 'first'
  const cabin = isRoomy ? ranges.of('travel flight_cabin') : []
  const { gasWeights: _, ...unforced } = average.unforced.atHome
  const co2: TrailEntry = {
    ...unforced,
    name: `${unforced.name}, CO2 alone`,
    factor: toNumber(average.unforcedCo2),
    value: average.unforcedCo2,
    factorUnit: 'kgCO2/passenger-km',
    tier: 'estimate',
    note: 'Divides: the curve is CO2 of the average passenger.',
    ranges: [...ranges.of('travel flight_curve'), ...cabin],
  }
  const moves = (entry: TrailEntry, isForced: boolean): TrailEntry => {
    const { gasWeights: _, ...figure } = entry
    const note = 'Multiplies: of the cabin asked for.'
    return { ...figure, tier: 'estimate', note, ranges: isForced ? ranges.of('travel flight_forcing') : [] }
  }
  return {
    forced: [moves(factor.trail.atHome.direct, true), co2],
    plain: [moves(factor.unforced.atHome, false), co2],
  }
}
