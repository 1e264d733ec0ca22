/** The figures of a grid: its own where there are, else those of another country or our defaults. */

import type { Assumption } from '../../engine/assumption.ts'
import type { Figure } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { fallback, type Notice, warning } from '../../engine/notices.ts'
import { decimal, subtract, toNumber } from '../../engine/numbers/decimal.ts'
import type { Tier } from '../../engine/trail.ts'
import { type Candidate, findWithFallback } from '../../factors/fallback.ts'
import type { Country } from '../../factors/reference/reference-tables.ts'
import { conventionOf, isWholeConvention } from './grid-convention.ts'
import type { GridRows } from './grid-rows.ts'
import { areaIn, partOf } from './shared/area.ts'
import type { GridOfficialRow } from './tables.ts'

export type GridFigure = Omit<Figure, 'category' | 'name' | 'region'>

/** The rows of grid_defaults.csv that are fallen back to. */
export const DEFAULT_IDS = {
  directShare: 'grid-default-direct-share',
  upstream: 'grid-default-upstream',
  loss: 'grid-default-loss',
} as const

/** What the spread of each is found by. */
const DEFAULT_USES = {
  'grid-default-direct-share': 'grid_share',
  'grid-default-upstream': 'grid_upstream',
  'grid-default-loss': 'grid_loss',
} as const

const BOUNDARY_TEXT = {
  life_cycle: 'Life cycle: with fuel supply and plant manufacture',
  direct: 'Direct combustion only',
}
const SHARE_BASIS = {
  official: 'Official direct factor over the life-cycle factor of the same year',
  generation_mix: 'Generation mix of the country with the technology factors of IPCC AR5 WG3 Annex III',
}
const ONE = decimal(1)

/** As published: the country's, else that of the country that it borrows from; made from a mix where the row says so. */
export function intensityFigure(rows: GridRows): Candidate<GridFigure> {
  const { row, country, figureOf, state, boundaryNote } = rows
  // A state's own note says the boundary more exactly.
  const general = state && boundaryNote ? undefined : BOUNDARY_TEXT[row.boundary]
  const figure = (tier: Tier): GridFigure => ({
    id: row.id,
    value: row.factor,
    unit: row.factor_unit,
    year: row.year,
    tier,
    source: getOrThrow(rows.sources, row.source_id),
    note: [general, boundaryNote].filter(Boolean).join('. '),
    ranges:
      isBorrowed(rows) || rows.isMade
        ? rows.ranges.of('grid', 'abroad')
        : rows.ranges.of(`grid ${row.boundary}`),
  })
  if (isBorrowed(rows)) {
    const countries = { country: country.code, proxy_country: figureOf.code }
    const notices = [fallback('estimated_factor.grid_proxy', countries, 'country')]
    return { value: figure('region'), notices }
  }
  if (rows.isMade) {
    const mix = { country: country.code, year: row.year }
    return { value: figure('estimate'), notices: [fallback('estimated_factor.grid_mix', mix, 'country')] }
  }
  const notices = otherYear(rows, row.year, 'country')
  const best = isWholeConvention(conventionOf(rows)) ? 'exact' : 'region'
  return { value: figure(notices.length > 0 ? 'estimate' : best), notices }
}

/** A figure further from the edition's year than its publisher's convention is another year's. */
export function otherYear(
  { country, state, editionYear, lagYears }: GridRows,
  year: number,
  subject: string,
): Notice[] {
  const isStanding = lagYears === Number.POSITIVE_INFINITY
  if (isStanding || (year <= editionYear && editionYear - year <= lagYears)) return []
  const values = { grid_area: areaIn(country.code, state), edition_year: editionYear, year }
  return [fallback('factor_from_other_year.grid', values, subject)]
}

/** The figure is that of another country. */
export function isBorrowed({ country, figureOf }: GridRows): boolean {
  return figureOf !== country
}

/** The direct share of a life-cycle intensity: by the country's mix, else our default, which so far is no notice. */
export function shareFigure(rows: GridRows): GridFigure {
  const unit = 'share of the grid intensity'
  const found = findWithFallback(ownShare(rows, unit), () => ({
    value: defaultFigure(rows, DEFAULT_IDS.directShare, unit),
    notices: [],
  }))
  return found.value
}

/** Whether the share is made of an official direct value of the country itself. */
export function isOfficialShare(rows: GridRows): boolean {
  return rows.share?.basis === 'official' && !isBorrowed(rows)
}

function ownShare(rows: GridRows, unit: string): GridFigure | undefined {
  const { share } = rows
  if (!share) return undefined
  const { id, direct_share, year, basis, source_id, note } = share
  return {
    id,
    value: direct_share,
    unit,
    year,
    // Official over life cycle is a quotient of ours too.
    tier: 'estimate',
    source: getOrThrow(rows.sources, source_id),
    note: note ?? `${SHARE_BASIS[basis]}, ${year}`,
    ranges: rows.ranges.of(`grid_share ${basis}`),
  }
}

/** What comes on top of a direct intensity whose publisher has no upstream part. */
export function flatUpstream(rows: GridRows): GridFigure {
  return defaultFigure(rows, DEFAULT_IDS.upstream, 'share of the direct intensity, on top of it')
}

/** What the direct share leaves of a life-cycle intensity: its doubt is that of the share. */
export function upstreamShare(share: GridFigure): GridFigure {
  return { ...share, value: subtract(ONE, share.value), note: '1 - direct share', ranges: undefined }
}

/** A row of grid_official.csv beside the generation. */
export function officialFigure(rows: GridRows, row: GridOfficialRow, ranges = 'grid direct'): GridFigure {
  return {
    id: row.id,
    value: row.factor,
    unit: row.factor_unit,
    year: row.year,
    tier: otherYear(rows, row.year, '').length > 0 ? 'estimate' : 'exact',
    source: getOrThrow(rows.sources, row.source_id),
    note: `${row.publisher_row}: ${row.boundary}`,
    ranges: rows.ranges.of(ranges),
  }
}

/** Per cent of output: the country's where that is plausible, else our default. */
export function lossFigure(rows: GridRows): Candidate<GridFigure> {
  const { country, state, loss } = rows
  const unit = '% of output'
  const own = ownLoss(rows, unit)
  if (own && state) return { value: own, notices: [ofCountry(country, state)] }
  return findWithFallback(own, () => {
    const published = loss && `the published ${toNumber(loss.loss_percent_of_output)} % is not plausible`
    const value = defaultFigure(rows, DEFAULT_IDS.loss, unit, published)
    const values = { country: country.code, percent: toNumber(value.value) }
    const notice: Assumption = { ...warning('default_td_losses', values, 'losses'), tier: 'estimate' }
    return { value, notices: [notice] }
  })
}

function ofCountry({ code: country }: Country, state: NonNullable<GridRows['state']>): Notice {
  return fallback(
    'factor_from_other_region.losses',
    { country, region_name: partOf(country, state) },
    'losses',
  )
}

function ownLoss({ loss, state, sources }: GridRows, unit: string): GridFigure | undefined {
  if (!loss?.is_plausible) return undefined
  return {
    id: loss.id,
    value: loss.loss_percent_of_output,
    unit,
    year: loss.year,
    // A state has no figure of its own: the country's is taken.
    tier: state ? 'region' : 'exact',
    source: getOrThrow(sources, loss.source_id),
  }
}

/** For the market-based figure: that of the year, else the standing one. */
export function residualMixFigure(rows: GridRows): GridFigure | undefined {
  const { residualMix: row, official, sources } = rows
  if (official?.residual_mix) return { ...officialFigure(rows, official.residual_mix), ranges: undefined }
  if (!row) return undefined
  const { id, factor: value, factor_unit: unit, year, source_id } = row
  return { id, value, unit, year, tier: 'exact', source: getOrThrow(sources, source_id) }
}

function defaultFigure(
  { defaults, sources, ranges }: GridRows,
  id: string,
  unit: string,
  note?: string,
): GridFigure {
  const { value, year, basis, source_id } = getOrThrow(defaults, id)
  return {
    id,
    value,
    unit,
    year,
    tier: 'estimate',
    source: getOrThrow(sources, source_id),
    note: note ?? basis,
    ranges: ranges.of(DEFAULT_USES[id as keyof typeof DEFAULT_USES]),
  }
}
