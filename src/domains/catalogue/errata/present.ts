import type { ResponseParts, Sheet } from '../../../contract/operation.ts'
import { toNumber, written } from '../../../engine/numbers/decimal.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Erratum, TouchedRow } from '../../../factors/errata/errata.ts'
import type { ErrataAnswer } from './schema.ts'

type Item = ErrataAnswer['data'][number]

export interface Page {
  /** On all pages. */
  readonly total: number
  readonly page: readonly Erratum[]
  /** The cursor of the next one. */
  readonly next: string | undefined
}

export function presentErrata(
  _edition: Edition,
  { result: { total, page, next }, notices, meta }: ResponseParts<Page>,
): ErrataAnswer {
  return {
    data: page.map(presentErratum),
    meta: { total, returned: page.length, next_cursor: next ?? null, notices, ...meta },
  }
}

function presentErratum({ texts: row, rows }: Erratum): Item {
  return {
    erratum_id: row.erratum_id,
    publisher: row.publisher,
    editions: row.editions.split(' '),
    source_ids: row.source_ids.split(' '),
    status: row.status,
    found_by: row.found_by,
    touches: row.touches,
    says: row.says,
    correct: row.correct,
    effect: row.effect,
    de: { touches: row.touches_de, says: row.says_de, correct: row.correct_de, effect: row.effect_de },
    rows: rows.map(presentRow),
  }
}

function presentRow({
  factorId,
  category,
  year,
  published,
  corrected,
  rule,
}: TouchedRow): Item['rows'][number] {
  return {
    factor_id: factorId,
    category,
    year,
    published: toNumber(published),
    corrected: corrected ? toNumber(corrected) : null,
    rule: rule ? `${written(rule.direct)} x ${written(rule.ratio)} (${rule.fuel})` : null,
  }
}

const COLUMNS = [
  'erratum_id',
  'publisher',
  'editions',
  'status',
  'found_by',
  'touches',
  'says',
  'correct',
  'effect',
] as const

export function errataSheet(_edition: Edition, { page }: Page): Sheet {
  return {
    columns: [...COLUMNS, 'factor_ids'],
    rows: page.map(({ texts, rows }) => [
      ...COLUMNS.map((name) => texts[name]),
      [...new Set(rows.map(({ factorId }) => factorId))].join(' '),
    ]),
  }
}
