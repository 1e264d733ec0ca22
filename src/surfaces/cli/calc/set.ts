/** --set and --map name parameters and columns: what would have no effect is an error before the work. */

import { near } from '../../../engine/helpers/near.ts'
import { message } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'
import { plainHeader } from '../../files/column-words.ts'
import { DATE, ID, TYPE, type Types } from '../../files/columns.ts'
import { UsageError } from '../usage.ts'
import type { OpenSheet } from './read-sheet.ts'

/** What was chosen by hand. */
export interface ByHand {
  /** Parameters by the columns as they were written. */
  readonly map: ReadonlyMap<string, string>
  readonly set: ReadonlyMap<string, string>
}

const SPECIAL = [DATE, ID, TYPE]
/** Throws a UsageError for a parameter that no type has. */
export function requireKnown({ map, set }: ByHand, types: Types): void {
  const known = new Set(Object.values(types).flatMap(({ params }) => Object.keys(params)))
  const refuse = (option: string, unknown: string | undefined, taken: Iterable<string>) => {
    if (unknown === undefined) return
    throw new UsageError(
      message('cli.no_such_parameter', { option, value: unknown, ...meant(near(unknown, taken)) }),
    )
  }
  const isUnknown = (name: string) => !known.has(name)
  refuse('--set', [...set.keys()].find(isUnknown), known)
  const isUnmapped = (name: string) => name !== '' && !SPECIAL.includes(name) && isUnknown(name)
  refuse('--map', [...map.values()].find(isUnmapped), [...known, ...SPECIAL])
}

const meant = (suggestions: readonly string[]) => ({
  suggestions,
  has_suggestions: suggestions.length > 0,
})

/** Throws a UsageError for a column that no sheet has, and for two columns of a sheet that say one parameter. */
export function requireColumns({ map }: ByHand, sheets: readonly { headers: readonly string[] }[]): void {
  const headers = sheets.flatMap((sheet) => sheet.headers).filter((header) => header !== '')
  const plain = new Set(headers.map(plainHeader))
  const unknown = [...map.keys()].find((column) => !plain.has(plainHeader(column)))
  if (unknown !== undefined) {
    const givens = [...new Set(headers)]
    throw new UsageError(
      message('cli.no_such_column', { value: unknown, givens, ...meant(near(unknown, headers)) }),
    )
  }
  for (const sheet of sheets) requireOneColumnEach(map, sheet.headers)
}

function requireOneColumnEach(map: ByHand['map'], headers: readonly string[]): void {
  const plain = new Set(headers.map(plainHeader))
  const columns = new Map<string, string>()
  for (const [column, param] of map) {
    if (param === '' || !plain.has(plainHeader(column))) continue
    const other = columns.get(param)
    if (other !== undefined)
      throw new UsageError(
        message('cli.two_columns', { first: other, second: column, param, header: column }),
      )
    columns.set(param, column)
  }
}

/** One of the options, as long as no row is known to take it. */
interface Wish {
  readonly option: '--map' | '--set'
  readonly param: string
  readonly column?: string
}

/** Throws a UsageError for a parameter that no row takes. Rows are looked through only as far as that is open. */
export async function requireTaken(
  byHand: ByHand,
  sheets: readonly OpenSheet[],
  types: Types,
): Promise<void> {
  let open = wishesOf(byHand)
  const seen = new Set<string>()
  for (const sheet of sheets) {
    const plain = new Set(sheet.headers.map(plainHeader))
    const isHere = ({ column }: Wish) => column === undefined || plain.has(plainHeader(column))
    const isTaken = (wish: Wish, type: string) =>
      isHere(wish) && Object.hasOwn(types[type]?.params ?? {}, wish.param)
    if (sheet.hasTypes) open = open.filter((wish) => wish.param !== TYPE || !isHere(wish))
    if (open.length === 0) return
    for await (const type of sheet.typesOfRows()) {
      seen.add(type)
      open = open.filter((wish) => !isTaken(wish, type))
      if (open.length === 0) return
    }
  }
  const [first] = open
  // A file without a row of a known type says so of every row.
  if (first !== undefined && seen.size > 0) throw new UsageError(untaken(first, [...seen], types))
}

function wishesOf({ map, set }: ByHand): Wish[] {
  return [
    ...[...set.keys()].map((param): Wish => ({ option: '--set', param })),
    ...[...map]
      .map(([column, param]): Wish => ({ option: '--map', param, column }))
      .filter(({ param }) => param !== '' && param !== DATE && param !== ID),
  ]
}

function untaken({ option, param, column = '' }: Wish, seen: readonly string[], types: Types): Message {
  if (param === TYPE) return message('cli.type_and_map', { header: column })
  const having = Object.keys(types).filter((type) => Object.hasOwn(types[type]?.params ?? {}, param))
  const own = seen.flatMap((type) => Object.keys(types[type]?.params ?? {}))
  return message('cli.parameter_not_used', {
    option,
    value: param,
    has_column: column !== '',
    column_name: column,
    list: seen,
    allowed: having,
    ...meant(near(param, new Set(own))),
  })
}
