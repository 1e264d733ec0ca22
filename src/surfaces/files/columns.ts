/** From the names of columns to parameters, for rows of each type. */
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

/** What the rows of a type may say. */
export interface TypeColumns {
  readonly params: Readonly<Record<string, { readonly isNumber: boolean }>>
  /** In which amounts may be. */
  readonly units: readonly string[]
  /** Of each list one has to be there. */
  readonly required: readonly (readonly string[])[]
}

/** By name, in the order in which they are told. */
export type Types = Readonly<Record<string, TypeColumns>>

/** Other words for units. */
export interface UnitWords {
  /** The unit that a word stands for. */
  find(word: string): string | undefined
  /** Whether it stands for several. */
  isAmbiguous(word: string): boolean
}

export interface Planner {
  /** Names of all types. */
  readonly types: readonly string[]
  /** Of the columns of a sheet; undefined for what is no type. */
  plan(headers: readonly string[], type: string): TypePlan
  /** The type that the columns fit best, where one fits alone. */
  guess(headers: readonly string[]): string | undefined
  /** The column that says what a row is, or -1: one that was chosen by hand goes first. */
  typeAt(headers: readonly string[]): number
}

/** What columns are read by. */
export interface ColumnReading {
  readonly types: Types
  readonly columnWords: ColumnWords
  readonly units: UnitWords
  /** Parameters by the plain names of columns, set by hand; an empty one leaves a column out. */
  readonly given: ReadonlyMap<string, string>
  /** Values by parameters, for rows that do not say them. */
  readonly set: ReadonlyMap<string, string>
}

export function planner({ types, columnWords, units, given, set: setByHand }: ColumnReading): Planner {
  const named = (type: string, header: string, { params }: TypeColumns): Meaning | undefined => {
    const own = plainHeader(header).replaceAll(' ', '_')
    if (Object.hasOwn(params, own)) return { name: own, constants: {} }
    const found = columnWords.findColumn(type, header)
    return found && isTaken(found.name, params) ? found : undefined
  }
  /** `Weight (lbs)`: a name that ends with a unit of the type, or with a word for several, which its rows are told of. */
  const withUnit = (type: string, header: string, ofType: TypeColumns): Meaning | undefined => {
    const [last = '', ...first] = plainHeader(header).split(' ').reverse()
    const isAmbiguous = units.isAmbiguous(last)
    const unit = isAmbiguous ? last : (units.find(last) ?? last)
    const isUnit = ofType.units.includes(unit) || (ofType.units.length > 0 && isAmbiguous)
    const found = isUnit ? named(type, first.reverse().join(' '), ofType) : undefined
    return found && ofType.params[found.name]?.isNumber
      ? { name: found.name, constants: { ...found.constants, unit } }
      : undefined
  }
  const meaningOf = (type: string, header: string, ofType: TypeColumns): Meaning | undefined => {
    const mapped = given.get(plainHeader(header))
    if (mapped === '') return undefined
    if (mapped !== undefined && isTaken(mapped, ofType.params)) return { name: mapped, constants: {} }
    // Set by hand for rows of another type: `Land` may be where trips begin, and still the country of a meter.
    return named(type, header, ofType) ?? withUnit(type, header, ofType)
  }
  const plan = (headers: readonly string[], type: string): TypePlan => {
    const ofType = (Object.hasOwn(types, type) ? types[type] : undefined) ?? NONE
    const hasDate = headers.some((header) => given.get(plainHeader(header)) === DATE)
    const columns = headers.flatMap((header, at): Column[] => {
      const meaning = header === '' ? undefined : meaningOf(type, header, ofType)
      if (meaning === undefined) return []
      // A date that was chosen by hand is the one; other columns of dates are kept and not used.
      if (meaning.name === DATE && hasDate && given.get(plainHeader(header)) !== DATE) return []
      const isNumber = ofType.params[meaning.name]?.isNumber ?? false
      return [{ at, header, param: meaning.name, constants: meaning.constants, isNumber }]
    })
    const set = Object.fromEntries([...setByHand].filter(([name]) => Object.hasOwn(ofType.params, name)))
    const present = new Set([...columns.map(({ param }) => param), ...Object.keys(set)])
    const missing = ofType.required.filter((names) => !names.some((name) => present.has(name)))
    return { type, columns, set, missing }
  }
  const names = Object.keys(types)
  return {
    types: names,
    plan,
    typeAt(headers) {
      const mapped = headers.findIndex((header) => given.get(plainHeader(header)) === TYPE)
      if (mapped !== -1) return mapped
      const isFree = (header: string) => !given.has(plainHeader(header))
      return headers.findIndex(
        (header) => isFree(header) && columnWords.findColumn('', header)?.name === TYPE,
      )
    },
    guess(headers) {
      const fitting = names
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

const NONE: TypeColumns = { params: {}, units: [], required: [] }
const SPECIAL: ReadonlySet<string> = new Set([DATE, ID, TYPE])
const isTaken = (name: string, params: TypeColumns['params']) =>
  Object.hasOwn(params, name) || SPECIAL.has(name)
/** What most types have says nothing of the type. */
export const COMMON: ReadonlySet<string> = new Set([
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
