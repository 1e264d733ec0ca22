/** What of an answer that was made again is not as someone has kept it. */
import { pairsOf } from './pairs.ts'
import { isObject, type Json, type JsonObject } from './recorded.ts'

export interface Difference {
  /** Where, as in `data.attributes.emissions.co2e`. */
  readonly field: string
  /** In the answer that was kept; absent: it has no such field. */
  readonly answer?: Json
  /** In the answer as it is made now; absent: it has no such item. */
  readonly again?: Json
  /** The row of the edition that it is about. */
  readonly factor?: FactorName
  /** About places and ways, not about what was emitted on them. */
  readonly isGeographic: boolean
  /** No number depends on it: what another release says of the quality of the same numbers. */
  readonly isLabel?: true
}

export interface FactorName {
  readonly id: string
  readonly name?: string
  readonly unit?: string
}

export interface Rules {
  /** Fields that may differ between two answers to one question. */
  readonly ignored: ReadonlySet<string>
  /** Another release may have other words and more fields: figures and what names them are compared. */
  readonly isOtherRelease: boolean
  /** All of the answer is about places and ways. */
  readonly isGeographic: boolean
}

interface At {
  readonly field: string
  readonly factor?: FactorName
  readonly isGeographic: boolean
}

const WORDS: ReadonlySet<string> = new Set([
  'basis',
  'detail',
  'duration_formatted',
  'explanation',
  'key',
  'label',
  'message',
  'method_note',
  'methodology',
  'name',
  'note',
  'notices',
  'quantity_note',
  'standards_compliance',
  'values',
])
/** What is said of numbers: a later release may judge the same ones by other rules. */
const LABELS: ReadonlySet<string> = new Set([
  'co2e_calculation_method',
  'coverage',
  'data_category',
  'gwp_shares',
  'lines',
  'market_based_basis',
  'market_based_publisher',
  'market_based_reason',
  'market_based_status',
  'measured',
  'quality',
  'scales',
  'tier',
])
/** A question may be asked with parameters that do not count, and is made again without them. */
const OF_THE_ASKING = 'unknown_parameter'
/** Beside the way, a leg says what was emitted on it. */
const NOT_OF_THE_WAY = /co2e|intensity|tonne_km|mass|vehicles/
const WAY = 'data.attributes.route'
const WAY_CATEGORIES: readonly Json[] = ['distance', 'location']

/** Without these an answer says nothing that could be the same. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['attributes', 'co2e', 'data', 'emissions', 'source_trail'])
/** A later release may name more of what a figure rests on. */
const TRAIL = /source_trail\[[^\]]*\]$/

/** Fields that only the kept answer has do not count. */
export function differencesBetween(answer: JsonObject, again: JsonObject, rules: Rules): Difference[] {
  const found: Difference[] = []
  compare(answer, again, { field: '', isGeographic: rules.isGeographic })
  return found

  function compare(left: Json, right: Json, at: At): void {
    if (Array.isArray(right) && Array.isArray(left)) compareLists(left, right, at)
    // A row has a factor, and other fields beside it.
    else if (isObject(right) && isObject(left))
      compareFields(left, right, at.field === '' ? at : about(right, at))
    else if (left !== right) found.push({ ...at, answer: left, again: right })
  }

  function compareFields(left: JsonObject, right: JsonObject, at: At): void {
    for (const [key, value] of Object.entries(right)) {
      const of = fieldOf(key, at)
      if (isLeftOut(of.field, key, rules)) continue
      if (isLabel(key, rules)) compareLabels(left[key], value, of)
      else if (Object.hasOwn(left, key)) compare(left[key] as Json, value, of)
      else if (!rules.isOtherRelease || ALWAYS_THERE.has(key)) found.push({ ...of, again: value })
    }
  }

  /** A label that only the later release has is none that differs. */
  function compareLabels(left: Json | undefined, right: Json, of: At): void {
    if (left === undefined || JSON.stringify(left) === JSON.stringify(right)) return
    found.push({ ...of, answer: left, again: right, isLabel: true })
  }

  function compareLists(left: readonly Json[], right: readonly Json[], at: At): void {
    for (const { name, ...pair } of pairsOf(counting(left), counting(right))) {
      const of = { ...at, field: `${at.field}[${name}]` }
      if (pair.answer !== undefined && pair.again !== undefined) compare(pair.answer, pair.again, of)
      else if (pair.answer !== undefined || !(rules.isOtherRelease && TRAIL.test(of.field))) {
        found.push({ ...about(pair.again ?? pair.answer ?? null, of), ...pair })
      }
    }
  }
}

function isLeftOut(field: string, key: string, { ignored, isOtherRelease }: Rules): boolean {
  return ignored.has(field) || (isOtherRelease && WORDS.has(key))
}

const isLabel = (key: string, { isOtherRelease }: Rules) => isOtherRelease && LABELS.has(key)

function fieldOf(key: string, at: At): At {
  const field = at.field === '' ? key : `${at.field}.${key}`
  const isOfTheWay = at.isGeographic || field === WAY || key === 'notices'
  return { ...at, field, isGeographic: isOfTheWay && !NOT_OF_THE_WAY.test(key) }
}

function counting(items: readonly Json[]): readonly Json[] {
  return items.filter((item) => (isObject(item) ? item.code : item) !== OF_THE_ASKING)
}

/** Of an item that names its row, the row. */
function about(item: Json, at: At): At {
  if (!isObject(item) || typeof item.factor_id !== 'string') return at
  const [name, unit] = [item.name, item.factor_unit ?? item.unit]
  const factor = {
    id: item.factor_id,
    ...(typeof name === 'string' && { name }),
    ...(typeof unit === 'string' && { unit }),
  }
  return {
    ...at,
    factor,
    isGeographic: at.isGeographic || WAY_CATEGORIES.includes(item.data_category ?? null),
  }
}
