/** A response read in short: for operations that give no short row of their own, and for results that were saved. */

import { weakest } from '../engine/derive/quality.ts'
import type { ShortLine, ShortRow } from '../engine/derive/short-row.ts'
import { gramsFromShownKg } from '../engine/numbers/quantity.ts'
import type { GwpSet, Tier } from '../engine/trail.ts'
import { type QualityShares, thousandthsOf } from './short-lines.ts'

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
        /** Absent in results of release 1. */
        readonly tier?: Tier
        readonly quality?: QualityShares | null
        readonly lines?: readonly Line[]
      }
    }
  }
  readonly meta: { readonly standards_compliance?: { readonly GHG_Protocol?: string } }
}

/** Of an answer with emissions. */
export function shortRowOf(body: object): ShortRow {
  const { data, meta } = body as Body
  const { co2e, co2e_unit, range, source_trail, tier, quality, lines = [] } = data.attributes.emissions
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
    tier: tier ?? weakest(shown.map((entry) => entry.tier)),
    quality: thousandthsOf(quality),
    lines: lines.filter(({ perspective }) => perspective === 'reporter').map((line) => lineOf(line, grams)),
  }
}

/** As full answers have it. */
interface Line {
  readonly scope: number | null
  readonly category: number | null
  readonly basis: ShortLine['basis']
  readonly kind: ShortLine['kind']
  readonly perspective: string
  readonly part_of_total: boolean
  readonly co2e_kg?: number | null
  readonly co2e?: number | null
  readonly reason?: string
  readonly outside_of_scopes?: string
  readonly tier: Tier | null
  readonly quality: QualityShares | null
  readonly range: { readonly low: number; readonly high: number } | null
  readonly gwp?: GwpSet | null
}

function lineOf(line: Line, grams: (amount: number) => number): ShortLine {
  const {
    scope,
    category,
    basis,
    kind,
    part_of_total: isPartOfTotal,
    reason,
    tier,
    quality,
    range,
    gwp,
  } = line
  const ofCategory = category === null ? '' : `_category_${category}`
  const named = (scope === null ? 'outside_of_scopes' : `scope_${scope}${ofCategory}`) as ShortLine['line']
  const co2e = line.co2e_kg ?? line.co2e ?? undefined
  return {
    line: named,
    basis,
    kind,
    isPartOfTotal,
    ...(reason !== undefined && { reason }),
    ...(gwp && { gwp }),
    ...(line.outside_of_scopes !== undefined && {
      besideLine: line.outside_of_scopes as ShortLine['line'],
    }),
    ...(co2e !== undefined &&
      tier !== null &&
      range !== null && {
        amount: {
          grams: grams(co2e),
          lowGrams: grams(range.low),
          highGrams: grams(range.high),
          tier,
          quality: thousandthsOf(quality),
        },
      }),
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

interface MarketFields {
  readonly market_based?: unknown
  readonly market_based_status?: unknown
}

/** Where it is not determined, the number of a response is no result. */
function marketOf(scopes: Scopes = {}): number | undefined {
  const { market_based, market_based_status } = (scopes[SCOPE_2] ?? {}) as MarketFields
  return typeof market_based === 'number' && market_based_status !== 'not_determined'
    ? market_based
    : undefined
}

const SCOPE_NAME = /Scope ([123])(?: Category (\d{1,2}))?/

/** `Scope 3 Category 6 (business travel)`: of answers that are of one scope alone. */
function scopeNamed(standard = ''): string {
  const [, scope, category] = SCOPE_NAME.exec(standard) ?? []
  if (scope === undefined) return 'scope_unknown'
  return category === undefined ? `scope_${scope}` : `scope_${scope}_category_${category}`
}
