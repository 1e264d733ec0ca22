/** From the names of columns to parameters, for rows of each type. */
import { ROW_TYPES } from '../../batch/row-types.ts'
import { nearWords } from '../../contract/params/near.ts'
import type { Edition } from '../../domains/edition.ts'
import type { Operation } from '../../domains/operation.ts'
import type { Words } from '../../tables/words.ts'
import { UsageError } from '../usage.ts'
import { type ColumnWords, type Meaning, plainHeader } from './column-words.ts'

/** A column that a type has a parameter for. */
export interface Column {
  readonly at: number
  /** As the file calls it. */
  readonly header: string
  readonly param: string
  readonly constants: Readonly<Record<string, string>>
  readonly isNumber: boolean
}

export interface TypePlan {
  readonly type: string
  readonly columns: readonly Column[]
  /** Values of parameters, for rows that do not say them. */
  readonly set: Readonly<Record<string, string>>
  /** Parameters that no column has and of each list of which one is needed. */
  readonly missing: readonly (readonly string[])[]
}

/** A year may be taken from it. */
export const DATE = 'date'
export const ID = 'id'
export const TYPE = 'type'

interface Parameters {
  readonly known: ReadonlyMap<string, { readonly isNumber: boolean }>
  /** In which amounts may be. */
  readonly units: ReadonlySet<string>
  /** Of each list one has to be there. */
  readonly required: readonly (readonly string[])[]
}

export interface Planner {
  /** Of the columns of a sheet; undefined for what is no type. */
  plan(headers: readonly string[], type: string): TypePlan
  /** The type that the columns fit best, where one fits alone. */
  guess(headers: readonly string[]): string | undefined
}

/** What columns are read by. */
export interface ColumnReading {
  readonly edition: Edition
  readonly columnWords: ColumnWords
  /** Of units. */
  readonly words: Words
  /** Columns by name, as --map has them; an empty parameter leaves a column out. */
  readonly given: ReadonlyMap<string, string>
  /** Values by parameters, as --set has them; each has to be one of some type. */
  readonly set: ReadonlyMap<string, string>
}

export function planner({ edition, columnWords, words, given, set: setByHand }: ColumnReading): Planner {
  const parameters = new Map(
    [...ROW_TYPES].map(([type, operation]) => [type, parametersOf(operation, edition)]),
  )
  requireKnown(setByHand, parameters)

  const named = (type: string, header: string, { known }: Parameters): Meaning | undefined => {
    const own = plainHeader(header).replaceAll(' ', '_')
    if (known.has(own)) return { name: own, constants: {} }
    const found = columnWords.findColumn(type, header)
    return found && isTaken(found.name, known) ? found : undefined
  }
  const isAmbiguous = (word: string) => words.findAmbiguous('unit', word) !== undefined
  /** `Weight (lbs)`: a name that ends with a unit of the type, or with a word for several, which its rows are told of. */
  const withUnit = (type: string, header: string, parameters: Parameters): Meaning | undefined => {
    const [last = '', ...first] = plainHeader(header).split(' ').reverse()
    const unit = isAmbiguous(last) ? last : (words.find('unit', last) ?? last)
    const isUnit = parameters.units.has(unit) || (parameters.units.size > 0 && isAmbiguous(last))
    const found = isUnit ? named(type, first.reverse().join(' '), parameters) : undefined
    return found && parameters.known.get(found.name)?.isNumber
      ? { name: found.name, constants: { ...found.constants, unit } }
      : undefined
  }
  const meaningOf = (type: string, header: string, parameters: Parameters): Meaning | undefined => {
    const mapped = given.get(plainHeader(header))
    if (mapped !== undefined)
      return isTaken(mapped, parameters.known) ? { name: mapped, constants: {} } : undefined
    return named(type, header, parameters) ?? withUnit(type, header, parameters)
  }
  const plan = (headers: readonly string[], type: string): TypePlan => {
    const ofType = parameters.get(type) ?? NONE
    const columns = headers.flatMap((header, at): Column[] => {
      const meaning = header === '' ? undefined : meaningOf(type, header, ofType)
      if (meaning === undefined) return []
      const isNumber = ofType.known.get(meaning.name)?.isNumber ?? false
      return [{ at, header, param: meaning.name, constants: meaning.constants, isNumber }]
    })
    const set = Object.fromEntries([...setByHand].filter(([name]) => ofType.known.has(name)))
    const present = new Set([...columns.map(({ param }) => param), ...Object.keys(set)])
    const missing = ofType.required.filter((names) => !names.some((name) => present.has(name)))
    return { type, columns, set, missing }
  }
  return {
    plan,
    guess(headers) {
      const fitting = [...ROW_TYPES.keys()]
        .map((type) => plan(headers, type))
        .filter(({ missing, columns }) => missing.length === 0 && columns.some(isOwn))
        .map((one) => ({
          type: one.type,
          own: new Set(one.columns.filter(isOwn).map(({ param }) => param)).size,
        }))
        .sort((a, b) => b.own - a.own)
      const [best, next] = fitting
      return best && best.own > (next?.own ?? 0) ? best.type : undefined
    },
  }
}

function requireKnown(set: ReadonlyMap<string, string>, parameters: ReadonlyMap<string, Parameters>): void {
  const known = new Set([...parameters.values()].flatMap((ofType) => [...ofType.known.keys()]))
  const unknown = [...set.keys()].find((name) => !known.has(name))
  if (unknown === undefined) return
  const [near] = nearWords(unknown, [...known])
  const hint = near === undefined ? '' : `; did you mean ${near}?`
  throw new UsageError(`--set: no type has the parameter '${unknown}'${hint}`)
}

const NONE: Parameters = { known: new Map(), units: new Set(), required: [] }
const SPECIAL: ReadonlySet<string> = new Set([DATE, ID, TYPE])
const isTaken = (name: string, known: Parameters['known']) => known.has(name) || SPECIAL.has(name)
/** What most types have says nothing of the type. */
const COMMON: ReadonlySet<string> = new Set([
  DATE,
  ID,
  TYPE,
  'country',
  'year',
  'unit',
  'strict',
  'edition',
  'as_of',
])
const isOwn = ({ param }: Column) => !COMMON.has(param)

const ENDS = [
  ['origin_location', 'origin_country'],
  ['destination_location', 'destination_country'],
]

/** Parameters that are needed though each alone may be absent. */
const ALSO_NEEDED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  llm: [['tokens_input', 'tokens_output']],
  travel: ENDS,
  freight: ENDS,
  refrigerant: [['amount', 'charge']],
  homeworking: [['hours', 'days']],
}

function parametersOf(operation: Operation, edition: Edition): Parameters {
  const { properties, required = [] } = operation.query(edition) as unknown as {
    properties: Record<string, { type?: string; enum?: readonly string[] }>
    required?: readonly string[]
  }
  const known = new Map(
    Object.entries(properties).map(([name, { type }]) => [
      name,
      { isNumber: type === 'number' || type === 'integer' },
    ]),
  )
  const type = [...ROW_TYPES].find(([, one]) => one === operation)?.[0] ?? ''
  const units = new Set(properties.unit?.enum)
  return { known, units, required: [...required.map((name) => [name]), ...(ALSO_NEEDED[type] ?? [])] }
}
