/** In which unit a parameter is a number: its name says it, or the parameter `unit` beside it. */
import { isUnit } from '../../engine/numbers/units.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'

/** Of a parameter `unit`. */
interface UnitSchema {
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly 'x-words'?: string
  readonly 'x-depends-on'?: string
  readonly 'x-values'?: Readonly<Record<string, readonly string[]>>
}

export interface OwnUnit {
  /** Undefined where it has none, or none that is known. */
  readonly unit: string | undefined
  /** Units that may be sent beside the number; none where there is no parameter `unit` for it. */
  readonly choice: readonly string[]
}

type Texts = Readonly<Record<string, unknown>>

/** `given`: the other parameters, read or as they were sent. */
export type FindOwnUnit = (given: Texts) => OwnUnit

export const UNIT = 'unit'
/** Parameters that are in the unit of the parameter `unit`. */
const IN_UNIT: ReadonlySet<string> = new Set(['amount', 'charge', 'weight', 'kwh'])

export function ownUnit(
  name: string,
  properties: Readonly<Record<string, object>>,
  words: Synonyms,
): FindOwnUnit {
  const beside = properties[UNIT] as UnitSchema | undefined
  if (beside?.['x-words'] === UNIT && IN_UNIT.has(name)) return (given) => besideUnit(beside, given, words)
  const unit = unitOfName(name, words)
  return () => ({ unit, choice: [] })
}

/** `distance_km`, `energy_wh`, `hours`. */
function unitOfName(name: string, words: Synonyms): string | undefined {
  const last = name.split('_').at(-1) ?? name
  const meaning = isUnit(last) ? last : words.find(UNIT, last)
  return meaning !== undefined && isUnit(meaning) ? meaning : undefined
}

function besideUnit(schema: UnitSchema, given: Texts, words: Synonyms): OwnUnit {
  const { enum: all = [], 'x-depends-on': other = '', 'x-values': byOther } = schema
  const choice = byOther?.[String(given[other])] ?? all
  const text = String(given[UNIT] ?? schema.default ?? '')
    .trim()
    .toLowerCase()
  const unit = [text, words.find(UNIT, text)].find((one) => one !== undefined && choice.includes(one))
  return { unit, choice }
}
