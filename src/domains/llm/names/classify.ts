/** The likely tier of a model that is in no registry, from a size or a word in its name. */
import { type Decimal, decimal, digitsAt, multiply } from '../../../engine/numbers/decimal.ts'
import type { LlmClassRules, LlmTierName } from '../registry.ts'

export interface Guess {
  tier: LlmTierName
  /** What in the name led to it; undefined when nothing did. */
  sign: string | undefined
}

/** Where neither size nor word says anything. */
const TIER_OF_THE_REST = 'large'
/** Whole sizes only: 70b, 3.8b, but not the 5b in v1.5b. */
const TOTAL = /(?<![a-z0-9.])(\d+(?:\.\d+)?)b(?![a-z0-9])/g
const EXPERTS = /(?<![a-z0-9.])(\d+)x(\d+(?:\.\d+)?)b(?![a-z0-9])/
const ACTIVE = /(?<![a-z0-9.])a(\d+(?:\.\d+)?)b(?![a-z0-9])/

/** `name` without a path in front. */
export function classify(name: string, rules: LlmClassRules): Guess {
  const text = name.toLowerCase()
  const size = sizeInName(text, rules.activeExperts)
  if (size) return { tier: tierOfSize(size.active, size.total, rules), sign: size.sign }
  const words = text.split(/[^a-z0-9]+/).filter((word) => rules.words.has(word))
  for (const { tier } of rules.limits) {
    const sign = words.find((word) => rules.words.get(word) === tier)
    if (sign !== undefined) return { tier, sign }
  }
  return { tier: TIER_OF_THE_REST, sign: undefined }
}

/** By the size, but never small where much of it works on every token. */
function tierOfSize(active: Decimal, total: Decimal, rules: LlmClassRules): LlmTierName {
  const tier = tierOfMean(active, total, rules)
  const { mediumFrom } = rules
  return tier === 'small' && mediumFrom && compare(active, mediumFrom) >= 0 ? 'medium' : tier
}

/** sqrt(active x total) against the limits, without a root: active x total against their squares. */
function tierOfMean(active: Decimal, total: Decimal, { limits }: LlmClassRules): LlmTierName {
  const square = multiply(active, total)
  const fits = limits.find(({ limitBillion, included }) => {
    if (limitBillion === undefined) return true
    const order = compare(square, multiply(limitBillion, limitBillion))
    return order < 0 || (included && order === 0)
  })
  return fits?.tier ?? TIER_OF_THE_REST
}

interface Size {
  total: Decimal
  active: Decimal
  sign: string
}

function sizeInName(text: string, activeExperts: Decimal): Size | undefined {
  const [mixture, count, expert] = EXPERTS.exec(text) ?? []
  if (mixture !== undefined && count !== undefined && expert !== undefined) {
    const each = decimal(expert)
    const total = multiply(decimal(count), each)
    return { total, active: least(multiply(activeExperts, each), total), sign: mixture }
  }
  // Of several sizes the largest: a small one may name a part, such as a draft model.
  const [largest] = [...text.matchAll(TOTAL)]
    .map(([sign, size = '']) => ({ sign, size: decimal(size) }))
    .sort((a, b) => compare(b.size, a.size))
  if (!largest) return undefined
  const [activeSign, active] = ACTIVE.exec(text) ?? []
  if (active === undefined) return { total: largest.size, active: largest.size, sign: largest.sign }
  const sign = `${largest.sign}-${activeSign}`
  return { total: largest.size, active: least(decimal(active), largest.size), sign }
}

function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale)
  const difference = digitsAt(a, scale) - digitsAt(b, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function least(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) < 0 ? a : b
}
