import type { ResponseParts, Sheet } from '../../../contract/operation.ts'
import { inPieces } from '../../../engine/helpers/in-pieces.ts'
import type { Factor } from '../../../factors/catalogue/factor.ts'
import type { Edition } from '../../../factors/edition.ts'
import { presentFactor } from '../present.ts'
import type { Comparison, Difference } from './compare.ts'
import type { EditionsDiffAnswer } from './schema.ts'

type Item = EditionsDiffAnswer['data'][number]

interface Sides {
  readonly from: Edition
  readonly to: Edition
}

export interface DiffResult extends Sides {
  readonly items: readonly Item[]
  readonly unchanged: number
}

/** Thousands of rows may differ. */
export async function presented({ differences, ...rest }: Sides & Comparison): Promise<DiffResult> {
  return { ...rest, items: await inPieces(differences, presentDifference) }
}

export function presentDiff(
  _edition: Edition,
  { result, notices, meta }: ResponseParts<DiffResult>,
): EditionsDiffAnswer {
  const { from, to, items, unchanged } = result
  const count = (change: Item['change']) => items.filter((item) => item.change === change).length
  return {
    data: [...items],
    meta: {
      from: from.name,
      from_hash: from.hash,
      to: to.name,
      to_hash: to.hash,
      total: items.length,
      changed: count('changed'),
      added: count('added'),
      removed: count('removed'),
      unchanged,
      notices,
      ...meta,
    },
  }
}

function presentDifference({ id, shown, from, to, columns, perCent }: Difference): Item {
  const { owner, name } = shown
  return {
    factor_id: id,
    change: from === undefined ? 'added' : to === undefined ? 'removed' : 'changed',
    domain: owner.domain,
    table: owner.table.name,
    name,
    from: side(from),
    to: side(to),
    per_cent: perCent ?? null,
    columns: [...columns],
  }
}

function side(one: Factor | undefined): Item['to'] {
  if (one === undefined) return null
  const { figure, factor, unit, gwp, year, tier, source_id, publisher_row } = presentFactor(one)
  return { figure, factor, unit, gwp, year, tier, source_id, publisher_row }
}

const SIDE_COLUMNS = ['figure', 'unit', 'gwp', 'year', 'tier', 'source_id', 'publisher_row'] as const

export function diffSheet(_edition: Edition, { from, to, items }: DiffResult): Sheet {
  const of = (name: string) => SIDE_COLUMNS.map((column) => `${column} ${name}`)
  const cells = (given: Item['to']) => SIDE_COLUMNS.map((column) => given?.[column] ?? undefined)
  return {
    columns: [
      'factor_id',
      'change',
      'domain',
      'table',
      'name',
      ...of('from'),
      ...of('to'),
      'per_cent',
      'columns',
      'from',
      'to',
    ],
    rows: items.map((one) => [
      one.factor_id,
      one.change,
      one.domain,
      one.table,
      one.name,
      ...cells(one.from),
      ...cells(one.to),
      one.per_cent ?? undefined,
      one.columns.join(' '),
      from.name,
      to.name,
    ]),
  }
}
