/** The terms of a shipment: for each leg its tonne-km or vehicle-km times published factors, or MWh times grids. */
import { type Decimal, toNumber } from '../../../engine/numbers/decimal.ts'
import { kilometres, kmFromMetres } from '../../../engine/numbers/quantity.ts'
import {
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
} from '../../../engine/numbers/rational.ts'
import type { Term } from '../../../engine/term.ts'
import { commonGwp, type TrailEntry } from '../../../engine/trail.ts'
import { tractionContributions } from '../../electricity/shared/contributions.ts'
import type { TractionGrids } from '../../electricity/shared/traction-grids.ts'
import { type LoadRate, loadRate } from '../load-rate.ts'
import { scaledRate } from '../rate.ts'
import { GIVEN_KM } from '../transport/distance.ts'
import type { FreightLeg, LegSegment } from '../transport/legs.ts'

/** What the terms are made for. */
export interface Carried {
  /** One, or a load that fills vehicles. */
  readonly tonnes: Decimal
  /** The measure that counts it. */
  readonly of: string
  /** Whether it counts kilometres too. */
  readonly isPerKm: boolean
}

export function termsOf(legs: readonly Way[], carried: Carried): Term[] {
  return legs.flatMap((leg, index) => {
    const inputs = [leg.distance, ...(leg.sailed ? [leg.sailed.entry] : [])]
    return leg.segments
      .flatMap((segment) => segmentTerms(segment, leg, carried))
      .map((term) => ({ ...term, leg: index, inputs: [...inputs, ...term.inputs] }))
  })
}

type Way = Pick<FreightLeg, 'segments' | 'sailed' | 'distance'>

/** A segment with what is carried over it. */
interface Move extends LegSegment {
  readonly carried: Carried
  readonly rate: LoadRate
  readonly figures: readonly TrailEntry[]
}

function segmentTerms(segment: LegSegment, { sailed }: Way, carried: Carried): Term[] {
  const { factor, carriage, grids } = segment
  const rate = loadRate(factor.intensity, carriage, carried.tonnes)
  const move: Move = {
    ...segment,
    carried,
    // By the km of the shortest way.
    rate: sailed ? { ...rate, ...scaledRate(rate, rational(sailed.ratio)) } : rate,
    figures: segmentFigures(segment),
  }
  return grids ? electricTerms(move, grids) : [...burntTerms(move), ...besideTerms(move)]
}

/** Generation of what the vehicles draw is scope 2; its upstream part and the losses of the grid are category 3. */
function electricTerms({ factor, rate, carried, figures }: Move, { stretches, gwp }: TractionGrids): Term[] {
  const { direct, upstream } = tractionContributions({
    kwhPerKm: rate.direct,
    stretches,
    inputs: figures,
  })
  const more = { of: carried.of, gwp: commonGwp([factor.gwp, gwp]) }
  return [
    ...direct.map(({ lost, ...one }): Term => {
      const share = lost && ({ line: 'scope_3_category_3', of: lost } as const)
      return { ...one, ...more, line: 'scope_2', ...(share && { share }) }
    }),
    ...upstream.map((one): Term => ({ ...one, ...more, line: 'scope_3_category_3' })),
  ]
}

function burntTerms(move: Move): Term[] {
  const { rate, figures } = move
  const terms = rate.rows.flatMap((row) => {
    const [direct, upstream] = (['emission_factor', 'wtt_factor'] as const).map((category) =>
      figures.find((one) => one.factorId === row.id && one.dataCategory === category),
    )
    return [
      ...(direct ? [termOf(move, direct, row.direct, 'direct', 'scope_1')] : []),
      ...(upstream ? [termOf(move, upstream, row.upstream, 'wtt', 'scope_3_category_3')] : []),
    ]
  })
  const isCounted = new Set(terms.map(({ entry }) => entry))
  const inputs = figures.filter((entry) => !isCounted.has(entry))
  return terms.map((term) => ({ ...term, inputs }))
}

/** Beside the total: with radiative forcing, of flights, and what other publications say of the same. */
function besideTerms(move: Move): Term[] {
  const [row] = move.rate.rows
  if (!row) return []
  const { forcing, beside } = move.factor.trail
  const forced = forcing.map((entry): Term => {
    const term = termOf(move, entry, row.direct, 'with_radiative_forcing', 'beside')
    return { ...term, insteadOf: 'direct' }
  })
  const others = beside.map((entry) => {
    const perKm = entry.dataCategory === 'wtt_factor' ? row.upstream : row.direct
    return termOf(move, entry, perKm, 'other_publication', 'beside')
  })
  return [...forced, ...others]
}

function termOf(
  move: Move,
  entry: TrailEntry,
  perKm: Rational,
  part: Term['part'],
  line: Term['line'],
): Term {
  const unit = entry.factorUnit.slice(entry.factorUnit.indexOf('/') + 1)
  const km = rational(kilometres(move.distanceMetres))
  const quantity = multiplyRationals(perKm, km)
  const note = noteOf(move, quantity, km)
  const { gwp, upstreamGwp = gwp } = move.factor
  const set = part === 'wtt' ? upstreamGwp : gwp
  return { entry, quantity, of: move.carried.of, unit, part, line, gwp: set, inputs: [], note }
}

/** The way in words: what is carried, by how many vehicles, and whether ratios move the tonne-km. */
function noteOf({ carriage, carried, rate, distanceMetres }: Move, quantity: Rational, km: Rational): string {
  const way = `${carried.isPerKm ? `{${GIVEN_KM}}` : kmFromMetres(distanceMetres)} km`
  const back = carriage.returnsEmpty ? ', and the empty way back' : ''
  if (rate.vehicles !== undefined) {
    const vehicles = `${rate.vehicles} vehicle${rate.vehicles > 1 ? 's' : ''}`
    return `${vehicles} x ${way}, by the share of the payload that is filled${back}`
  }
  const load = `{tonnes} t x ${way}`
  if (carriage.returnsEmpty) return `${load}${back}: tonnes / average load x km of the empty vehicle`
  const isMoved = !isOne(divideRationals(quantity, multiplyRationals(rational(carried.tonnes), km)))
  return `${load}${isMoved ? ' x the ratios among the inputs' : ''}`
}

function isOne({ numerator, denominator }: Rational): boolean {
  return toNumber(numerator) === toNumber(denominator)
}

/** The figures of the vehicles of a leg. */
export function factorFigures({ segments }: FreightLeg): readonly TrailEntry[] {
  return distinctFigures(segments.flatMap(segmentFigures))
}

/** Rows by load have that of the empty vehicle in them. */
function segmentFigures({ factor, carriage }: LegSegment): readonly TrailEntry[] {
  const { shared, dedicated, emptyReturn } = factor.trail
  const isByLoad = factor.intensity.vehicle?.full !== undefined
  return distinctFigures([
    ...(carriage.isDedicated ? dedicated : shared),
    ...(carriage.returnsEmpty && !(carriage.isDedicated && isByLoad) ? emptyReturn : []),
  ])
}

function distinctFigures(entries: readonly TrailEntry[]): TrailEntry[] {
  const key = ({ dataCategory, factorId, name, factor }: TrailEntry) =>
    [dataCategory, factorId, name, factor].join('|')
  return [...new Map(entries.map((entry) => [key(entry), entry])).values()]
}

/** Whether a figure of the publisher describes another country than the leg's; those by country say so themselves. */
export function isBorrowed(leg: FreightLeg, homeCountry: string): boolean {
  return factorFigures(leg).some(({ tier, region }) => tier === 'region' && region === homeCountry)
}
