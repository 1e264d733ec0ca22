/**
 * An answer in short, for long lists: its figure, between which limits it lies, its scopes, its factor. An operation may
 * make it from its result (`brief`), which costs a part of a full answer; of the others it is read from the full answer.
 */
import { type Contribution, inputsOf } from '../core/contribution.ts'
import { gramsFromShownKg, outward } from '../core/quantity.ts'
import { type Span, spanOf } from '../core/range.ts'
import type { Tier } from '../core/trail.ts'

export interface Brief {
  /** Of CO2e. Whole, but where an operation answers in grams: then with up to six decimals. */
  readonly grams: number
  readonly lowGrams: number
  readonly highGrams: number
  /** Grams by scope and category, which add up to the total: scope_1, scope_2, scope_3_category_6. */
  readonly scopes: Readonly<Record<string, number>>
  /** Of scope 2, beside the total. */
  readonly marketGrams?: number
  /** The figures of the total, and after them those from which its quantities were made. */
  readonly factorIds: readonly string[]
  /** The weakest of the figures of the total. */
  readonly tier: Tier
}

/** What of a brief is the same whatever the quantity. */
export interface BriefPlan {
  readonly span: Span
  readonly factorIds: readonly string[]
  readonly tier: Tier
}

/** From the strongest to the weakest; an operator's own figures are as good as a publisher's. */
const TIERS: readonly Tier[] = ['exact', 'user', 'region', 'global', 'estimate']

export function weakest(tiers: readonly Tier[]): Tier {
  const ranks = tiers.map((tier) => TIERS.indexOf(tier))
  return TIERS[Math.max(0, ...ranks)] ?? 'exact'
}

/** All contributions in proportion to one quantity: then their span is the same for every quantity above zero. */
export function briefPlan(contributions: readonly Contribution[]): BriefPlan {
  const entries = contributions.map(({ entry }) => entry)
  return {
    span: spanOf(contributions),
    factorIds: distinctIds([
      ...entries,
      ...inputsOf({ factors: contributions, beside: [] }).map(({ entry }) => entry),
    ]),
    tier: weakest(entries.map(({ tier }) => tier)),
  }
}

function distinctIds(entries: readonly { readonly factorId: string }[]): string[] {
  return [...new Set(entries.map(({ factorId }) => factorId))]
}

export function plannedBrief(
  { span, factorIds, tier }: BriefPlan,
  grams: number,
  scopes: Brief['scopes'],
  marketGrams?: number,
): Brief {
  const { low: lowGrams, high: highGrams } = outward(grams, span)
  if (marketGrams === undefined) return { grams, lowGrams, highGrams, scopes, factorIds, tier }
  return { grams, lowGrams, highGrams, scopes, factorIds, tier, marketGrams }
}

/** Plans by what they depend on, each made once. */
export function briefPlans<Key extends object>(): (
  key: Key,
  options: string,
  contributions: () => readonly Contribution[],
) => BriefPlan {
  const made = new WeakMap<Key, Map<string, BriefPlan>>()
  return (key, options, contributions) => {
    let ofKey = made.get(key)
    if (ofKey === undefined) {
      ofKey = new Map()
      made.set(key, ofKey)
    }
    let plan = ofKey.get(options)
    if (plan === undefined) {
      plan = briefPlan(contributions())
      ofKey.set(options, plan)
    }
    return plan
  }
}

type Entries = readonly { readonly role: string; readonly factor_id: string; readonly tier: Tier }[]

/** As full answers have it. */
interface Body {
  readonly data: {
    readonly attributes: {
      readonly emissions: {
        readonly co2e: number
        readonly co2e_unit: 'kg' | 'g'
        readonly range: { readonly low: number; readonly high: number }
        readonly ghg_protocol_scopes?: Scopes
        readonly source_trail: Entries
      }
    }
  }
  readonly meta: { readonly standards_compliance?: { readonly GHG_Protocol?: string } }
}

/** Of an answer with emissions. */
export function briefOf(body: object): Brief {
  const { data, meta } = body as Body
  const { co2e, co2e_unit, range, source_trail } = data.attributes.emissions
  const ghg_protocol_scopes = viewOf(data.attributes.emissions.ghg_protocol_scopes)
  const grams = co2e_unit === 'g' ? (amount: number) => amount : gramsFromShownKg
  const ofRole = (wanted: string) => source_trail.filter(({ role }) => role === wanted)
  const [factors, inputs] = [ofRole('factor'), ofRole('input')]
  const shown = (source_trail.length > 0 && factors.length === 0 ? source_trail : factors) ?? []
  const market = marketOf(ghg_protocol_scopes)
  return {
    grams: grams(co2e),
    lowGrams: grams(range.low),
    highGrams: grams(range.high),
    scopes: ghg_protocol_scopes
      ? scopesOf(ghg_protocol_scopes, grams)
      : { [scopeNamed(meta.standards_compliance?.GHG_Protocol)]: grams(co2e) },
    ...(market !== undefined && { marketGrams: grams(market) }),
    factorIds: [...new Set([...shown, ...inputs].map(({ factor_id }) => factor_id))],
    tier: weakest(shown.map(({ tier }) => tier)),
  }
}

type Scopes = Readonly<Record<string, unknown>>

/** Of two views of one total, that of whoever buys the transport: a carrier's rows are in its fuel. */
function viewOf(scopes: Scopes | undefined): Scopes | undefined {
  return (scopes?.freight_buyer as Scopes | undefined) ?? scopes
}

const SCOPE_2 = 'scope_2'

function scopesOf(scopes: Scopes, grams: (amount: number) => number) {
  const figures = Object.entries(scopes).flatMap(([name, value]): [string, number][] => {
    if (typeof value === 'number') return [[name, grams(value)]]
    const located = (value as { location_based?: unknown } | null)?.location_based
    return typeof located === 'number' ? [[name, grams(located)]] : []
  })
  const filled = figures.filter(([, amount]) => amount > 0)
  return Object.fromEntries(filled.length > 0 ? filled : figures.slice(0, 1))
}

function marketOf(scopes: Scopes = {}): number | undefined {
  const market = (scopes[SCOPE_2] as { market_based?: unknown } | undefined)?.market_based
  return typeof market === 'number' ? market : undefined
}

const SCOPE_NAME = /Scope ([123])(?: Category (\d{1,2}))?/

/** `Scope 3 Category 6 (business travel)`: of answers that are of one scope alone. */
function scopeNamed(standard = ''): string {
  const [, scope, category] = SCOPE_NAME.exec(standard) ?? []
  if (scope === undefined) return 'scope_unknown'
  return category === undefined ? `scope_${scope}` : `scope_${scope}_category_${category}`
}
