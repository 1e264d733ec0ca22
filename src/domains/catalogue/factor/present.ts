import type { ResponseParts, Sheet } from '../../../contract/operation.ts'
import { toNumber, written } from '../../../engine/numbers/decimal.ts'
import { cellText, type Factor, type Figure, rangeOf } from '../../../factors/catalogue/factor.ts'
import type { InEdition } from '../../../factors/catalogue/index.ts'
import type { Edition } from '../../../factors/edition.ts'
import { presentFactor, presentPublication } from '../present.ts'
import { FACTOR_COLUMNS, factorCells } from '../sheet.ts'
import type { Use } from '../uses.ts'
import type { FactorAnswer } from './schema.ts'

export interface FactorResult {
  readonly factor: Factor
  readonly history: readonly InEdition[]
  readonly usedFor: readonly Use[]
}

type Attributes = FactorAnswer['data']['attributes']

const METHODOLOGY = 'Values as published; docs/data.md describes how the tables are made.'

export function presentFactorOf(
  _edition: Edition,
  { id, result, notices, meta }: ResponseParts<FactorResult>,
): FactorAnswer {
  const { factor, history, usedFor } = result
  const { others, publication, derivation } = factor
  return {
    data: {
      type: 'factor',
      id,
      attributes: {
        ...presentFactor(factor),
        other_figures: others.map(presentFigure),
        derivation: derivation ?? null,
        range: rangeOf(factor) ?? null,
        source: publication ? presentPublication(publication) : null,
        row: presentRow(factor),
        used_for: [...usedFor],
        history: history.map(presentInEdition),
        notices,
      },
    },
    meta: { methodology: METHODOLOGY, ...meta },
  }
}

/** A row an edition. */
export function historySheet(_edition: Edition, { history }: FactorResult): Sheet {
  return {
    columns: ['edition', ...FACTOR_COLUMNS],
    rows: history.map(({ edition, factor }) => [edition.name, ...factorCells(factor)]),
  }
}

function presentFigure({ name, value, unit }: Figure): Attributes['other_figures'][number] {
  return { name, figure: written(value), factor: toNumber(value), unit: unit ?? null }
}

function presentRow({ owner, row }: Factor): Attributes['row'] {
  const { line, ...cells } = row
  const columns = Object.entries(cells).map(([name, cell]) => [name, cellText(cell)])
  return { file: owner.file, line, columns: Object.fromEntries(columns) }
}

function presentInEdition({ edition, factor }: InEdition): Attributes['history'][number] {
  const {
    figure,
    factor: value,
    unit,
    gases,
    gwp,
    publisher_row,
    year,
    tier,
    source_id,
  } = presentFactor(factor)
  return {
    edition: edition.name,
    edition_year: edition.year,
    figure,
    factor: value,
    unit,
    gases,
    gwp,
    publisher_row,
    year,
    tier,
    source_id,
  }
}
