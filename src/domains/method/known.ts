/** What is known of the choices of a method: plans, assumptions and templates, bounded, the least lately used forgotten. */

import type { Contents } from '../../contract/contents.ts'
import type { Template } from '../../contract/template.ts'
import type { Assumption } from '../../engine/assumption.ts'
import type { Calculation } from '../../engine/calculation.ts'
import { choiceKey } from '../../engine/choice.ts'
import { type Plan, planOf } from '../../engine/plan.ts'
import { GRAMS } from '../../engine/units.ts'
import type { Edition } from '../edition.ts'
import type { AnyMethod } from './method.ts'

/** A response without its numbers. */
export interface KeptTemplate {
  readonly template: Template<number>
  readonly contents: Contents
}

export interface Known {
  readonly plan: Plan
  /** Whatever the amounts. */
  readonly assumptions: readonly Assumption[]
  /** Said for some amounts alone, behind the others. */
  readonly byAmount: readonly Assumption[]
  /** By what responses of one choice differ in beside their numbers; undefined where none is kept. */
  readonly templates: Map<string, KeptTemplate> | undefined
}

/** Of all methods together. A plan with its template has some ten thousand bytes. */
const GENERATION_MAX = 2500
/** Those that were used since the last generation began, and before. */
let [young, old] = [new Map<string, Known>(), new Map<string, Known>()]

export function findKnown(method: AnyMethod, edition: Edition, { choice, isRare }: Calculation): Known {
  if (isRare === true) return made(method, choice, false)
  const key = `${method.kind} ${choiceKey(edition, choice)}`
  return young.get(key) ?? keep(key, old.get(key) ?? made(method, choice, true))
}

function keep(key: string, known: Known): Known {
  if (young.size >= GENERATION_MAX) [young, old] = [new Map(), young]
  young.set(key, known)
  return known
}

function made(method: AnyMethod, choice: object, isKept: boolean): Known {
  const assumptions = method.assumptions?.(choice, NONE) ?? NONE
  return {
    plan: planOf(method.terms(choice), { unit: method.unit ?? GRAMS, breakdown: method.breakdown ?? {} }),
    assumptions: assumptions.filter(isAlways),
    byAmount: assumptions.filter((one) => !isAlways(one)),
    templates: isKept ? new Map() : undefined,
  }
}

export const isAlways = ({ whenShownAsZero }: Assumption) => whenShownAsZero === undefined

const NONE: readonly Assumption[] = Object.freeze([])

/** How often a template was there, and how often one was made: of all methods together, since the start. */
export const templateCounts = { hits: 0, misses: 0 }

/** Of a choice; begun anew when there are more. */
const TEMPLATES_MAX = 20

export function templateFor(
  { templates }: Known,
  variant: string,
  make: () => KeptTemplate,
): KeptTemplate | undefined {
  if (templates === undefined) return undefined
  const kept = templates.get(variant)
  if (kept !== undefined) {
    templateCounts.hits++
    return kept
  }
  templateCounts.misses++
  if (templates.size >= TEMPLATES_MAX) templates.clear()
  const template = make()
  templates.set(variant, template)
  return template
}
