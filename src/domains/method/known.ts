/** What is known of the choices of a method: plans, assumptions and templates, bounded, the least lately used forgotten. */

import type { Contents } from '../../contract/contents.ts'
import type { Template } from '../../contract/template.ts'
import type { Assumption } from '../../engine/assumption.ts'
import type { Calculation } from '../../engine/calculation.ts'
import { choiceKey } from '../../engine/choice.ts'
import { type Plan, planOf } from '../../engine/derive/plan.ts'
import { GRAMS } from '../../engine/units.ts'
import type { Edition } from '../../factors/edition.ts'
import type { AnyMethod } from './method.ts'
import { assumptionsOf } from './words.ts'

/** A response without its numbers. */
export interface KeptTemplate {
  readonly template: Template<number>
  readonly contents: Contents
}

interface OfVariant extends KeptTemplate, Omit<Variant, 'calculation'> {
  /** Of its rates, of what it is divided among, and of its numbers. */
  readonly names: readonly string[]
}

/** By what two responses of one choice differ beside their numbers. */
export interface Variant {
  readonly bits: number
  readonly words: string
  readonly calculation: Pick<Calculation, 'rates' | 'among' | 'numbers'>
}

export interface CachedChoice {
  readonly plan: Plan
  /** Whatever the amounts. */
  readonly assumptions: readonly Assumption[]
  /** Said for some amounts alone, behind the others. */
  readonly byAmount: readonly Assumption[]
  /** The latest first; undefined where none is kept. */
  readonly templates: OfVariant[] | undefined
}

/** Of all methods together. A plan with its template has some ten thousand bytes. */
const GENERATION_MAX = 2500
/** Those that were used since the last generation began, and before. */
let [young, old] = [new Map<string, CachedChoice>(), new Map<string, CachedChoice>()]

/** Finds the choices of one method. */
export function knownChoices(method: AnyMethod) {
  const own = `${++methods} `
  return (edition: Edition, calculation: Calculation) => findKnown(method, own, edition, calculation)
}

let methods = 0

function findKnown(
  method: AnyMethod,
  own: string,
  edition: Edition,
  { choice, isRare }: Calculation,
): CachedChoice {
  if (isRare === true) return made(method, choice, false)
  const key = own + choiceKey(edition, choice)
  return young.get(key) ?? keep(key, old.get(key) ?? made(method, choice, true))
}

function keep(key: string, known: CachedChoice): CachedChoice {
  if (young.size >= GENERATION_MAX) [young, old] = [new Map(), young]
  young.set(key, known)
  return known
}

function made(method: AnyMethod, choice: object, isKept: boolean): CachedChoice {
  const assumptions = assumptionsOf(method, choice, NONE)
  return {
    plan: planOf(method.terms(choice), {
      unit: method.unit ?? GRAMS,
      breakdown: { ...method.breakdown, ...method.amounts },
      chain: method.chain?.(choice),
      undetermined: method.undetermined?.(choice),
      market: method.market?.(choice),
    }),
    assumptions: assumptions.filter(isAlways),
    byAmount: assumptions.filter((one) => !isAlways(one)),
    templates: isKept ? [] : undefined,
  }
}

export const isAlways = ({ whenShownAsZero, whenSeveral }: Assumption) =>
  whenShownAsZero === undefined && whenSeveral === undefined

const NONE: readonly Assumption[] = Object.freeze([])

/** How often a template was there, and how often one was made: of all methods together, since the start. */
export const templateCounts = { hits: 0, misses: 0 }

/** Of a choice: the earliest goes where there are more. Most have one or two, which are looked through sooner than hashed. */
const TEMPLATES_MAX = 20

export function templateFor(
  { templates }: CachedChoice,
  variant: Variant,
  make: () => KeptTemplate,
): KeptTemplate | undefined {
  if (templates === undefined) return undefined
  for (const kept of templates) {
    if (!isOfVariant(kept, variant)) continue
    templateCounts.hits++
    return kept
  }
  templateCounts.misses++
  const { bits, words, calculation } = variant
  const { rates = {}, among = {}, numbers } = calculation
  const names = [rates, among, numbers].flatMap(Object.keys)
  const kept = { ...make(), bits, words, names }
  templates.unshift(kept)
  if (templates.length > TEMPLATES_MAX) templates.pop()
  return kept
}

function isOfVariant(kept: OfVariant, { bits, words, calculation }: Variant): boolean {
  if (kept.bits !== bits || kept.words !== words) return false
  const { names } = kept
  let at = 0
  for (const name in calculation.rates) if (names[at++] !== name) return false
  for (const name in calculation.among) if (names[at++] !== name) return false
  for (const name in calculation.numbers) if (names[at++] !== name) return false
  return at === names.length
}
