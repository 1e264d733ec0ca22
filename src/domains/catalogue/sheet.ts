/** Factors and publications as rows of a spreadsheet. */

import type { SheetCell } from '../../contract/operation.ts'
import { written } from '../../engine/numbers/decimal.ts'
import { type Factor, rangeOf } from '../../factors/catalogue/factor.ts'
import type { Publication } from '../../factors/catalogue/publications.ts'
import { presentFactor } from './present.ts'

export const FACTOR_COLUMNS = [
  'factor_id',
  'domain',
  'table',
  'name',
  'publisher_row',
  'figure',
  'unit',
  'co2',
  'ch4',
  'n2o',
  'gwp',
  'boundary',
  'country_code',
  'year',
  'tier',
  'low',
  'high',
  'derivation',
  'source_id',
  'publisher',
  'title',
  'licence',
  'url',
] as const

export function factorCells(factor: Factor): SheetCell[] {
  const { publication, gases } = factor
  const range = rangeOf(factor)
  const cells: Record<string, SheetCell | null> = {
    ...presentFactor(factor),
    gases: undefined,
    // As numbers of a spreadsheet, digit for digit.
    ...Object.fromEntries(Object.entries(gases).map(([gas, value]) => [gas, written(value)])),
    low: range?.low,
    high: range?.high,
    derivation: factor.derivation,
    title: publication?.title,
    licence: publication?.licence,
    url: publication?.url,
  }
  return FACTOR_COLUMNS.map((column) => cells[column] ?? undefined)
}

export const PUBLICATION_COLUMNS = [
  'source_id',
  'publisher',
  'title',
  'edition',
  'year',
  'licence',
  'attribution',
  'url',
  'date_read',
  'read_from',
  'sha256',
] as const

export function publicationCells(one: Publication): SheetCell[] {
  return [
    one.id,
    one.publisher,
    one.title,
    one.edition,
    one.year,
    one.licence,
    one.attribution,
    one.url,
    one.dateRead,
    one.readFrom,
    one.sha256,
  ]
}
