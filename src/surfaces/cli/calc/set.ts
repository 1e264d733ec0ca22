/** --set and --map name parameters and columns: what would have no effect is an error before the work. */
import { quote } from '../../../contract/quote.ts'
import { near } from '../../../engine/helpers/near.ts'
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
const SHOWN = 12

/** Throws a UsageError for a parameter that no type has. */
export function requireKnown({ map, set }: ByHand, types: Types): void {
  const known = new Set(Object.values(types).flatMap(({ params }) => Object.keys(params)))
  const refuse = (option: string, unknown: string | undefined, taken: Iterable<string>) => {
    if (unknown === undefined) return
    throw new UsageError(
      `${option}: no type has the parameter '${unknown}'${didYouMean(near(unknown, taken))}`,
    )
  }
  const isUnknown = (name: string) => !known.has(name)
  refuse('--set', [...set.keys()].find(isUnknown), known)
  const isUnmapped = (name: string) => name !== '' && !SPECIAL.includes(name) && isUnknown(name)
  refuse('--map', [...map.values()].find(isUnmapped), [...known, ...SPECIAL])
}

const didYouMean = (names: readonly string[]) =>
  names.length === 0 ? '' : `; did you mean ${names.join(' or ')}?`

/** Throws a UsageError for a column that no sheet has, and for two columns of a sheet that say one parameter. */
export function requireColumns({ map }: ByHand, sheets: readonly { headers: readonly string[] }[]): void {
  const headers = sheets.flatMap((sheet) => sheet.headers).filter((header) => header !== '')
  const plain = new Set(headers.map(plainHeader))
  const unknown = [...map.keys()].find((column) => !plain.has(plainHeader(column)))
  if (unknown !== undefined) {
    const names = near(unknown, headers).map(quote)
    const there = [...new Set(headers)].slice(0, SHOWN).map(quote).join(', ')
    const hint = names.length > 0 ? didYouMean(names) : `; there are ${there}`
    throw new UsageError(`--map: there is no column ${quote(unknown)}${hint}`)
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
        `--map: columns ${quote(other)} and ${quote(column)} both say ${param}; map one of them, and leave the other out with --map '${column}='`,
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

function untaken({ option, param, column }: Wish, seen: readonly string[], types: Types): string {
  if (param === TYPE) return `--map: --type says what every row is, so '${column}=type' has no effect`
  const having = Object.keys(types).filter((type) => Object.hasOwn(types[type]?.params ?? {}, param))
  const own = seen.flatMap((type) => Object.keys(types[type]?.params ?? {}))
  const where = column === undefined ? '' : `, so column ${quote(column)} cannot say it`
  const names = near(param, new Set(own))
  return `${option}: no row takes '${param}'${where}. The rows are of type ${seen.join(', ')}; '${param}' belongs to ${having.join(', ')}${didYouMean(names)}`
}
