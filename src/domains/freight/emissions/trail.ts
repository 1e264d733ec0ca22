/** What a shipment is made of: for each leg its tonne-km or vehicle-km times published figures, or MWh times grids. */
import { words } from '../../../contract/template.ts'
import type { Contribution, Part, Trail } from '../../../core/contribution.ts'
import { decimal, multiply, toNumber } from '../../../core/decimal.ts'
import { kmFromMetres } from '../../../core/quantity.ts'
import { divideRationals, multiplyRationals, type Rational, rational } from '../../../core/rational.ts'
import type { Spread } from '../../../core/spread.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { tractionContributions } from '../../electricity/shared/contributions.ts'
import { whereSpreads } from '../../shared/ends/where.ts'
import { distanceEntry, givenDistanceEntry } from '../../shared/way/trail.ts'
import type { FreightLeg, LegSegment } from '../transport/legs.ts'
import type { Transport } from '../transport/transport.ts'

const KM_PER_METRE = decimal('0.001')

/** A contribution whose note begins with the tonnes: that is what follows them. */
interface Carried extends Contribution {
  readonly afterTonnes?: string
}

/** Of what the legs were made with. */
export function freightTrail(edition: Edition, { legs, ends }: Pick<Transport, 'legs' | 'ends'>): Trail {
  // A distance that was given is none between places.
  const where = legs.some(({ isGiven }) => isGiven) ? [] : whereSpreads(ends)
  const found = legs.map((leg, index) => legTrail(leg, index, distanceOf(edition, leg, where)))
  return {
    factors: found.flatMap(({ factors }) => factors),
    beside: found.flatMap(({ beside }) => beside),
  }
}

/** The same, which says how many tonnes are carried. */
export function trailOfTonnes({ factors, beside }: Trail, tonnes: number): Trail {
  const said = (one: Carried): Contribution =>
    one.afterTonnes === undefined ? one : { ...one, note: words(tonnes, one.afterTonnes) }
  return { factors: factors.map(said), beside: beside.map(said) }
}

/** The contributions of one leg. */
function legTrail(leg: FreightLeg, index: number, distance: TrailEntry): Trail {
  const contributions = leg.segments.flatMap((segment) =>
    segment.grids ? electricSegment(segment, segment.grids.stretches) : burntSegment(segment),
  )
  const ofLeg = (one: Contribution): Contribution => ({
    ...one,
    leg: index,
    inputs: [distance, ...(leg.sailed ? [leg.sailed.entry] : []), ...one.inputs],
  })
  return {
    factors: contributions.map(ofLeg),
    beside: leg.segments.flatMap((segment) => [...forcingOf(segment), ...besideOf(segment)]).map(ofLeg),
  }
}

function distanceOf(edition: Edition, leg: FreightLeg, where: readonly Spread[]): TrailEntry {
  const { route, isGiven } = leg
  if (isGiven)
    return givenDistanceEntry(route.distanceMetres, 'planned_distance_km', edition.emissionFactorsYear)
  const entry = distanceEntry(edition, route, where)
  const sailed = route.mode === 'sea' && !leg.sailed ? edition.ranges.of('sea_distance') : []
  const ranges = [...(entry.ranges ?? []), ...sailed]
  return { ...entry, ranges, name: `${entry.name}, ${route.origin.name} to ${route.destination.name}` }
}

function electricSegment(
  segment: LegSegment,
  stretches: Parameters<typeof tractionContributions>[0]['stretches'],
) {
  const { direct, upstream } = tractionContributions({
    kwhPerKm: segment.rate.direct,
    stretches,
    inputs: segmentFigures(segment),
  })
  return [...direct, ...upstream]
}

function burntSegment(segment: LegSegment): Contribution[] {
  const figures = segmentFigures(segment)
  const counted = segment.rate.rows.flatMap((row) => {
    const [direct, upstream] = (['emission_factor', 'wtt_factor'] as const).map((category) =>
      figures.find((one) => one.factorId === row.id && one.dataCategory === category),
    )
    return [
      ...(direct ? [times(segment, direct, row.direct, 'direct')] : []),
      ...(upstream ? [times(segment, upstream, row.upstream, 'wtt')] : []),
    ]
  })
  const isCounted = new Set(counted.map(({ entry }) => entry))
  const inputs = figures.filter((entry) => !isCounted.has(entry))
  return counted.map((one) => ({ ...one, inputs }))
}

/** With radiative forcing, of flights: beside the total. */
function forcingOf(leg: LegSegment): Contribution[] {
  const [row] = leg.rate.rows
  return row
    ? leg.factor.trail.forcing.map((entry) => times(leg, entry, row.direct, 'with_radiative_forcing'))
    : []
}

/** What other publications say of the same. */
function besideOf(leg: LegSegment): Contribution[] {
  const [row] = leg.rate.rows
  return row
    ? leg.factor.trail.beside.map((entry) =>
        times(
          leg,
          entry,
          entry.dataCategory === 'wtt_factor' ? row.upstream : row.direct,
          'other_publication',
        ),
      )
    : []
}

function times(leg: LegSegment, entry: TrailEntry, perKm: Rational, part: Part): Carried {
  const unit = entry.factorUnit.slice(entry.factorUnit.indexOf('/') + 1)
  const km = rational(multiply(decimal(leg.distanceMetres), KM_PER_METRE))
  const quantity = multiplyRationals(perKm, km)
  return { entry, quantity, unit, part, inputs: [], ...noteOf(leg, quantity, km) }
}

/** The way in words: what is carried, by how many vehicles, and whether ratios move the tonne-km. */
function noteOf(
  { cargo, rate, distanceMetres }: LegSegment,
  quantity: Rational,
  km: Rational,
): Pick<Carried, 'note' | 'afterTonnes'> {
  const way = `${kmFromMetres(distanceMetres)} km`
  const back = cargo.returnsEmpty ? ', and the empty way back' : ''
  if (rate.vehicles !== undefined) {
    const vehicles = `${rate.vehicles} vehicle${rate.vehicles > 1 ? 's' : ''}`
    return { note: `${vehicles} x ${way}, by the share of the payload that is filled${back}` }
  }
  if (cargo.returnsEmpty)
    return { afterTonnes: ` t x ${way}${back}: tonnes / average load x km of the empty vehicle` }
  const plain = multiplyRationals(rational(cargo.massTonnes), km)
  const isMoved = !isOne(divideRationals(quantity, plain))
  return { afterTonnes: ` t x ${way}${isMoved ? ' x the ratios among the inputs' : ''}` }
}

function isOne({ numerator, denominator }: Rational): boolean {
  return toNumber(numerator) === toNumber(denominator)
}

/** The figures of the vehicles of a leg. */
export function factorFigures({ segments }: FreightLeg): readonly TrailEntry[] {
  return distinctFigures(segments.flatMap(segmentFigures))
}

/** Rows by load have that of the empty vehicle in them. */
function segmentFigures({ factor, cargo }: LegSegment): readonly TrailEntry[] {
  const { shared, dedicated, emptyReturn } = factor.trail
  const isByLoad = factor.intensity.vehicle?.full !== undefined
  return distinctFigures([
    ...(cargo.isDedicated ? dedicated : shared),
    ...(cargo.returnsEmpty && !(cargo.isDedicated && isByLoad) ? emptyReturn : []),
  ])
}

function distinctFigures(entries: readonly TrailEntry[]): TrailEntry[] {
  const key = ({ dataCategory, factorId, name, factor }: TrailEntry) =>
    [dataCategory, factorId, name, factor].join('|')
  return [...new Map(entries.map((entry) => [key(entry), entry])).values()]
}

/** Where the publisher's fleet runs. */
const HOME_REGION = 'GB'

/** Whether a figure of the publisher describes another country than the leg's; those by country say so themselves. */
export function isBorrowed(leg: FreightLeg): boolean {
  return factorFigures(leg).some(({ tier, region }) => tier === 'region' && region === HOME_REGION)
}
