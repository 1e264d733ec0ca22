/** Of a trip, all that is the same whoever travels and how often: the figures of one passenger or vehicle one way. */
import type { Trail } from '../../../core/contribution.ts'
import { once } from '../../../core/lazy-map.ts'
import type { Multiples } from '../../../core/multiples.ts'
import { rememberedBy } from '../../../core/remembered.ts'
import { type RangePlan, rangePlan } from '../../../engine/derive/range.ts'
import { type BriefPlan, briefPlan } from '../../../engine/derive/short-row.ts'
import { repeatedFigures } from '../../../engine/derive/trail.ts'
import type { Edition } from '../../edition.ts'
import { whereSpreads } from '../../shared/ends/where.ts'
import { distanceEntry, givenDistanceEntry } from '../../shared/way/trail.ts'
import type { TripEmissions } from '../calculate.ts'
import type { Journey } from '../journey/journey.ts'
import { type OneWayEmissions, oneWayEmissions } from '../trip/emissions.ts'
import { type TripNotices, tripNotices } from '../trip/notices.ts'
import { tripTrail } from '../trip/trail.ts'
import type { Trip } from '../trip/trip.ts'
import { GIVEN_DISTANCE } from './present-route.ts'

/** What is asked for seldom is made when it is asked for first. */
export interface OneWay {
  readonly includeWtt: boolean
  readonly emissions: OneWayEmissions
  readonly notices: TripNotices
  trail(): Trail
  /** Of the trail, so many times. */
  figures(): Multiples
  /** Its parts in the order of `partGrams`. */
  range(): RangePlan
  brief(): BriefPlan
}

/** A trip as it was found, with the upstream part and without. */
export interface TripWay {
  readonly journey: Journey
  readonly trip: Trip
}

export function oneWayOf(edition: Edition, way: TripWay, includeWtt: boolean): OneWay {
  return known(edition)(way)[includeWtt ? 'with' : 'without']()
}

const known = rememberedBy((edition: Edition) =>
  rememberedBy((way: TripWay) => ({
    with: once(() => makeOneWay(edition, way, true)),
    without: once(() => makeOneWay(edition, way, false)),
  })),
)

function makeOneWay(edition: Edition, way: TripWay, includeWtt: boolean): OneWay {
  const { journey, trip } = way
  const trail = once(() => tripTrail(trip, includeWtt, distanceOf(edition, way)))
  return {
    includeWtt,
    emissions: oneWayEmissions(trip, includeWtt),
    notices: tripNotices(edition, journey, trip, includeWtt),
    trail,
    figures: once(() => repeatedFigures(trail())),
    range: once(() => planOf(trip, trail())),
    brief: once(() => briefPlan(trail().factors)),
  }
}

function distanceOf(edition: Edition, { journey, trip }: TripWay) {
  const { ends, route, isGiven, distanceMetres } = journey
  return route && !isGiven
    ? distanceEntry(edition, route, whereSpreads(ends))
    : givenDistanceEntry(distanceMetres, GIVEN_DISTANCE, trip.figures.year)
}

/** Whoever travels, the parts are in one proportion. */
function planOf({ figures }: Trip, { factors }: Trail): RangePlan {
  const burnt = factors.filter(({ entry }) => entry.dataCategory === 'emission_factor')
  const other = factors.filter(({ entry }) => entry.dataCategory !== 'emission_factor')
  // A published factor may be in part, or altogether, electricity.
  const isMixed = figures.parts.electricity.numerator.digits !== 0n
  return rangePlan(factors, [
    ['vehicle_operation', burnt],
    ['energy_provision', isMixed ? [...burnt, ...other] : other],
    ['tank_to_wheel', factors.filter(({ part }) => part !== 'wtt')],
    ['well_to_tank', factors.filter(({ part }) => part === 'wtt')],
  ])
}

/** Of the whole trip, in the order of the plan. */
export function partGrams(emissions: TripEmissions): number[] {
  const { co2eGrams, vehicleOperationGrams, energyProvisionGrams, tankToWheelGrams } = emissions
  return [vehicleOperationGrams, energyProvisionGrams, tankToWheelGrams, co2eGrams - tankToWheelGrams]
}
