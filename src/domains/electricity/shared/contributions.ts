/** What electricity adds to a result: energy on a grid times the figures of that grid. */
import type { Component, Contribution } from '../../../engine/contribution.ts'
import { type Decimal, decimal, subtract } from '../../../engine/numbers/decimal.ts'
import { kilometres, kmFromMetres } from '../../../engine/numbers/quantity.ts'
import {
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
} from '../../../engine/numbers/rational.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Grid, GridTerm } from './grid.ts'
import type { GridStretch } from './grid-stretch.ts'
import { energyFor } from './terms.ts'

const HUNDRED = decimal(100)
const ALL = rational(decimal(1))

/** A term of a grid for so many kWh. */
export function contributionOf(
  { entry, share, inputs, splits = [], shareNote }: GridTerm,
  kwh: Rational,
  part: Component,
): Contribution {
  const { quantity, unit } = energyFor(entry.factorUnit, multiplyRationals(kwh, share))
  const energy = unit === 'MWh' ? 'kWh / 1000' : 'kWh'
  return {
    entry,
    quantity,
    unit,
    part,
    inputs,
    splits,
    note: shareNote === undefined ? energy : `${energy} x ${shareNote}`,
  }
}

/** The direct part of so many kWh. */
export function generation({ trail }: Grid, kwh: Rational): Contribution {
  return contributionOf(trail.direct, kwh, 'direct')
}

/** The upstream part of so many kWh. */
export function upstream({ trail }: Grid, kwh: Rational): Contribution {
  return contributionOf(trail.upstream, kwh, 'wtt')
}

/** What draws from the grids of its way. */
export interface Traction {
  /** At the plug. */
  readonly kwhPerKm: Rational
  readonly stretches: readonly GridStretch[]
  /** Figures from which the kWh per km was made. */
  readonly inputs: readonly TrailEntry[]
}

/** What is drawn on one grid; `lost`: the share of it that is lost on the way to the plug. */
export interface Drawn extends Contribution {
  readonly lost?: Rational
}

/** Generation and upstream by country, both with the losses on the way to the plug. */
export function tractionContributions({ kwhPerKm, stretches, inputs }: Traction): {
  direct: Drawn[]
  upstream: Drawn[]
} {
  const drawn = stretches.map((stretch) => drawnOn(stretch, kwhPerKm, inputs))
  return { direct: drawn.flatMap(({ direct }) => direct), upstream: drawn.flatMap(({ upstream: of }) => of) }
}

function drawnOn(
  { grid, distanceMetres, km: given = `${kmFromMetres(distanceMetres)}` }: GridStretch,
  kwhPerKm: Rational,
  inputs: readonly TrailEntry[],
): { direct: Drawn[]; upstream: Drawn[] } {
  const { losses } = grid.trail
  const km = rational(kilometres(distanceMetres))
  const atPlug = multiplyRationals(kwhPerKm, km)
  const isShare = losses?.kind === 'percent'
  const kwh = isShare ? multiplyRationals(atPlug, generatedPerKwh(losses.percent)) : atPlug
  const way = `${given} km in ${grid.countryName}`
  const more = (one: Contribution, lost?: Rational): Drawn => ({
    ...one,
    ...(lost && { lost }),
    inputs: [...inputs, ...(isShare ? [losses.entry] : []), ...one.inputs],
    note: `${way} x kWh per km${isShare ? GENERATED : ''}; ${one.note}`,
  })
  const lost = losses?.kind === 'published' ? losses : undefined
  return {
    direct: [
      more(generation(grid, kwh), isShare ? rational(losses.percent, HUNDRED) : undefined),
      ...(lost ? [more(contributionOf(lost.direct, kwh, 'direct'), ALL)] : []),
    ],
    upstream: [
      more(upstream(grid, kwh)),
      ...(lost?.upstream ? [more(contributionOf(lost.upstream, kwh, 'wtt'))] : []),
    ],
  }
}

const GENERATED = ' x 100 / (100 - loss)'

/** The same energy at the plug, without what is lost on the way there. */
export function withoutLosses<One extends Drawn>(drawn: readonly One[]): One[] {
  return drawn.flatMap((one) => {
    if (one.lost === undefined) return [one]
    const left = subtractRationals(ALL, one.lost)
    if (left.numerator.digits === 0n) return []
    const inputs = one.inputs.filter(({ dataCategory }) => dataCategory !== 'td_loss_factor')
    const quantity = multiplyRationals(one.quantity, left)
    return [{ ...one, quantity, inputs, note: one.note?.replace(GENERATED, '') }]
  })
}

/** What must be generated for a kWh to arrive. `percent` of output is lost. */
function generatedPerKwh(percent: Decimal): Rational {
  return rational(HUNDRED, subtract(HUNDRED, percent))
}
