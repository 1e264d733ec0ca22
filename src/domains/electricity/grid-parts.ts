/** Direct and upstream part of a grid by the kind of its figure: official, a ratio to official, or life cycle. */

import type { Assumption } from '../../engine/assumption.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { fallback, info, type Notice } from '../../engine/notices.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../engine/numbers/quantity.ts'
import {
  addRationals,
  divideRationals,
  isAbove,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
} from '../../engine/numbers/rational.ts'
import { commonGwp, type GwpSet } from '../../engine/trail.ts'
import {
  flatUpstream,
  type GridFigure,
  intensityFigure,
  isOfficialShare,
  officialFigure,
  otherYear,
  shareFigure,
  upstreamShare,
} from './grid-figures.ts'
import type { GridRow, GridRows } from './grid-rows.ts'
import { type GridEntries, gridEntries } from './grid-trail.ts'
import { type Area, areaIn } from './shared/area.ts'
import type { GridBasis, GridBoundary, GridTerm } from './shared/grid.ts'
import { gramsOf } from './shared/terms.ts'
import type { GridOfficialLifeCycleRow, GridOfficialRow } from './tables.ts'

export interface GridParts {
  readonly basis: GridBasis
  /** The row that names the grid. */
  readonly id: string
  readonly year: number
  readonly direct: GridTerm
  readonly upstream: GridTerm
  /** g CO2e per kWh. */
  readonly intensity: Rational
  readonly boundary: GridBoundary
  readonly gwp: GwpSet
  readonly upstreamGwp: GwpSet
  readonly notices: readonly Assumption[]
  readonly splitNotices: readonly Assumption[]
  readonly upstreamNotices: readonly Assumption[]
}

const ONE = rational(decimal(1))
/** A flat share on top is an estimate of no set. */
const NO_SET: GwpSet = 'ipcc_gwp100'

export function gridParts(rows: GridRows): GridParts {
  if (rows.row.boundary === 'life_cycle') return lifeCycleParts(rows)
  if (rows.lifeCycle && rows.lifeCycleOfOfficial)
    return ratioParts(rows, rows.lifeCycle, rows.lifeCycleOfOfficial)
  return officialParts(rows)
}

/** A published total, split. */
function lifeCycleParts(rows: GridRows): GridParts {
  const entries = gridEntries(rows)
  const { value: figure, notices } = intensityFigure(rows)
  const share = shareFigure(rows)
  const directShare = entries.directShare(share)
  const splits = [directShare]
  const direct: GridTerm = {
    entry: entries.intensity(figure, 'life_cycle'),
    share: rational(share.value),
    inputs: splits,
    splits,
    shareNote: 'direct share',
  }
  const left = upstreamShare(share)
  const upstream: GridTerm = {
    entry: entries.upstream(figure, 'life_cycle'),
    share: rational(left.value),
    inputs: [directShare, entries.upstreamShare(left, 'life_cycle')],
    splits,
    shareNote: 'upstream share',
  }
  return {
    basis: 'life_cycle',
    ...named(rows.row),
    direct,
    upstream,
    intensity: sum(direct, upstream),
    boundary: 'life_cycle',
    upstreamGwp: rows.row.gwp,
    notices,
    splitNotices: isOfficialShare(rows) ? [] : [estimatedSplit(areaOf(rows), share)],
    upstreamNotices: [],
  }
}

/** As its publisher has it, with the publisher's own upstream part where there is one. */
function officialParts(rows: GridRows): GridParts {
  const entries = gridEntries(rows)
  const { value: figure, notices } = intensityFigure(rows)
  const direct: GridTerm = { entry: entries.intensity(figure, 'direct'), share: ONE, inputs: [] }
  return {
    basis: 'official',
    ...named(rows.row),
    direct,
    ...upstreamOf(rows, entries, direct, figure),
    intensity: gramsOf(direct),
    boundary: 'direct',
    notices,
    splitNotices: [],
  }
}

/** In the year of the official figure that figure; of another year the life-cycle figure times the ratio of that year. */
function ratioParts(rows: GridRows, lifeCycle: GridRow, base: GridOfficialLifeCycleRow): GridParts {
  const entries = gridEntries(rows)
  const isOwnYear = lifeCycle.year === rows.row.year
  const { value: official } = intensityFigure({ ...rows, lagYears: Number.POSITIVE_INFINITY })
  const direct = isOwnYear
    ? { entry: entries.intensity(official, 'direct'), share: ONE, inputs: [] }
    : scaledTerm(rows, base, entries, lifeCycle)
  const more = upstreamOf(rows, entries, direct, official)
  const isRest = more.upstream.splits !== undefined && !isOwnYear
  return {
    basis: 'official_ratio',
    ...(isOwnYear ? named(rows.row) : named(lifeCycle)),
    gwp: isOwnYear ? rows.row.gwp : commonGwp([rows.row.gwp, lifeCycle.gwp]),
    direct: isRest ? { ...direct, splits: direct.inputs } : direct,
    ...more,
    intensity: sum(direct, more.upstream),
    boundary: 'life_cycle',
    notices: isOwnYear ? [] : [scaledToYear(rows, base, lifeCycle)],
    splitNotices: [],
  }
}

function scaledTerm(
  rows: GridRows,
  base: GridOfficialLifeCycleRow,
  entries: GridEntries,
  lifeCycle: GridRow,
): GridTerm {
  const { row } = rows
  const figure = lifeCycleFigure(rows, lifeCycle)
  const official: GridFigure = {
    ...directFigure(rows, 'grid_share official'),
    note: 'Numerator of the ratio',
  }
  const denominator: GridFigure = {
    id: base.id,
    value: base.factor,
    unit: base.factor_unit,
    year: base.year,
    tier: 'exact',
    source: getOrThrow(rows.sources, base.source_id),
    note: 'Denominator of the ratio: the life-cycle intensity of the year of the official figure',
  }
  return {
    entry: { ...entries.intensity(figure, 'life_cycle'), tier: 'estimate' },
    share: rational(row.factor, base.factor),
    inputs: [entries.ofRatio(official), entries.ofRatio(denominator)],
    shareNote: `official over life cycle of ${row.year}`,
  }
}

type Upstream = Pick<GridParts, 'upstream' | 'upstreamGwp' | 'upstreamNotices'>

/** The publisher's own, else the larger of what the life-cycle figure leaves and a flat share. */
function upstreamOf(rows: GridRows, entries: GridEntries, direct: GridTerm, figure: GridFigure): Upstream {
  const own = rows.official?.scope3 ?? rows.official?.wtt
  if (own) return publishedUpstream(rows, entries, own)
  const flat = flatUpstreamTerm(rows, entries, direct, figure)
  const rest = rows.lifeCycle && restTerm(rows, entries, direct, rows.lifeCycle)
  return rest && isAbove(gramsOf(rest), gramsOf(flat.upstream))
    ? { upstream: rest, upstreamGwp: NO_SET, upstreamNotices: [estimatedUpstream(rows)] }
    : flat
}

function publishedUpstream(rows: GridRows, entries: GridEntries, row: GridOfficialRow): Upstream {
  const figure = officialFigure(rows, row)
  return {
    upstream: { entry: entries.upstream(figure), share: ONE, inputs: [] },
    upstreamGwp: row.gwp ?? NO_SET,
    upstreamNotices: [
      ...otherYear(rows, row.year, 'upstream'),
      ...(row.part === 'scope3' ? [lossesInUpstream(areaOf(rows))] : []),
    ],
  }
}

function flatUpstreamTerm(
  rows: GridRows,
  entries: GridEntries,
  direct: GridTerm,
  figure: GridFigure,
): Upstream {
  const flat = flatUpstream(rows)
  const isWhole = direct.inputs.length === 0
  const upstream: GridTerm = {
    entry: isWhole
      ? entries.upstream(figure, 'direct')
      : { ...direct.entry, ...entries.upstreamWords('life_cycle') },
    share: multiplyRationals(direct.share, rational(flat.value)),
    inputs: [...direct.inputs, entries.upstreamShare(flat, 'direct')],
    shareNote: isWhole ? 'upstream share' : `${direct.shareNote} x upstream share`,
  }
  return { upstream, upstreamGwp: NO_SET, upstreamNotices: [flatNotice(areaOf(rows), flat)] }
}

/** Life cycle minus direct; undefined where the official figure is the larger one. */
function restTerm(
  rows: GridRows,
  entries: GridEntries,
  direct: GridTerm,
  lifeCycle: GridRow,
): GridTerm | undefined {
  const whole = rational(lifeCycle.factor)
  const rest = subtractRationals(whole, gramsOf(direct))
  if (!isAbove(rest, rational(decimal(0)))) return undefined
  const isScaled = direct.inputs.length > 0
  const figure: GridFigure = {
    ...lifeCycleFigure(rows, lifeCycle),
    tier: 'estimate',
    ranges: rows.ranges.of('grid_upstream'),
  }
  const inputs = isScaled ? direct.inputs : [entries.ofRatio({ ...directFigure(rows), ranges: undefined })]
  return {
    entry: entries.upstream(figure, 'life_cycle'),
    share: divideRationals(rest, whole),
    inputs,
    ...(isScaled && { splits: direct.inputs }),
    shareNote: '(1 - direct over life cycle)',
  }
}

/** Ember's figure of the edition. */
function lifeCycleFigure(rows: GridRows, row: GridRow): GridFigure {
  return {
    id: row.id,
    value: row.factor,
    unit: row.factor_unit,
    year: row.year,
    tier: 'exact',
    source: getOrThrow(rows.sources, row.source_id),
    note: 'Life cycle: with fuel supply and plant manufacture',
    ranges: rows.ranges.of('grid life_cycle'),
  }
}

/** The official figure as it is published, where a share is made of it. */
function directFigure(rows: GridRows, ranges = 'grid direct'): GridFigure {
  const { row } = rows
  return {
    id: row.id,
    value: row.factor,
    unit: row.factor_unit,
    year: row.year,
    tier: 'exact',
    source: getOrThrow(rows.sources, row.source_id),
    ranges: rows.ranges.of(ranges),
  }
}

function named({ id, year, gwp }: GridRow) {
  return { id, year, gwp }
}

function sum(direct: GridTerm, upstream: GridTerm): Rational {
  return addRationals(gramsOf(direct), gramsOf(upstream))
}

const areaOf = ({ country, state }: GridRows) => areaIn(country.code, state)

/** What it reaches is an estimate. */
export const estimated = (notice: Notice): Assumption => ({ ...notice, tier: 'estimate' })

/** Inside the published total the split is an allocation; without the upstream part it decides the total. */
function estimatedSplit(area: Area, { value }: GridFigure): Assumption {
  return estimated(fallback('estimated_split', { grid_area: area, percent: percentOf(value) }, 'upstream'))
}

function flatNotice(area: Area, { value }: GridFigure): Assumption {
  return estimated(
    fallback('default_upstream.grid', { grid_area: area, percent: percentOf(value) }, 'upstream'),
  )
}

function estimatedUpstream(rows: GridRows): Assumption {
  return estimated(fallback('estimated_upstream', { grid_area: areaOf(rows) }, 'upstream'))
}

const HUNDRED = decimal(100)
const percentOf = (share: Decimal) => toNumber(multiply(share, HUNDRED))

function scaledToYear(
  { row, country }: GridRows,
  base: GridOfficialLifeCycleRow,
  lifeCycle: GridRow,
): Assumption {
  const values = { country: country.code, year: lifeCycle.year, official_year: row.year }
  const ratio = roundedRatio(row.factor, base.factor, RATIO_DECIMALS)
  return estimated(fallback('grid_scaled_to_year', { ...values, ratio }, 'country'))
}

/** For the upstream part and for losses alike. */
export function lossesInUpstream(area: Area): Notice {
  return info('losses_in_upstream', { grid_area: area }, 'losses')
}

const RATIO_DECIMALS = 4
