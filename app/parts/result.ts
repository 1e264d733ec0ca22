/** A result as the pages show it, whichever operation gave it: all of them say the same things in the same places. */
import type { Notice, Range, ReportedLine, SourceTrailEntry } from '../../packages/client/src/everygram.ts'

/** What the answers of all emissions operations have. */
export interface EmissionsAnswer {
  readonly data: {
    readonly id: string
    readonly attributes: {
      readonly emissions: {
        readonly co2e: number
        readonly co2e_unit: 'kg' | 'g'
        readonly range: Range
        /** Of the total. */
        readonly tier: string
        /** Shares of the kilograms by tier; null without kilograms. */
        readonly quality: Quality | null
        readonly lines: readonly ReportedLine[]
        readonly rounding: { readonly unit_grams: number; readonly times: number }
        readonly source_trail: readonly SourceTrailEntry[]
        readonly ghg_protocol_scopes?: object
        readonly gas_split?: object
        readonly breakdown?: object
        readonly radiative_forcing?: { readonly co2e: number }
      }
      readonly route?: { readonly legs?: readonly Leg[] }
      readonly notices: readonly Notice[]
      readonly explanation?: readonly string[]
    }
  }
  readonly meta: {
    readonly edition: string
    readonly request?: string
    readonly methodology: string
    readonly newer_edition?: string
    readonly standards_compliance?: { readonly GHG_Protocol?: string }
  }
}

type Quality = Readonly<Record<string, number>>

/** A leg of a chain of transport, as far as a bar needs it. */
export interface Leg {
  readonly mode: string
  readonly from: { readonly name: string }
  readonly to: { readonly name: string }
  readonly co2e_kg: number
}

/** How a range was checked with published values. */
export interface RangeCheck {
  /** Enough values of enough publishers for a share inside. */
  readonly isMeasured: boolean
  readonly count: number
  readonly inside: number
}

/** A part of a total. */
export interface Share {
  /** A key of the words: a scope, a part, a gas; of a leg its number. */
  readonly name: string
  readonly kg: number
}

const GRAMS_IN_KG = 1000

/** `amount` in the unit of the answer, in kilograms. */
export function kilograms(amount: number, unit: 'kg' | 'g'): number {
  return unit === 'kg' ? amount : amount / GRAMS_IN_KG
}

export function totalKg({ data }: EmissionsAnswer): number {
  const { co2e, co2e_unit: unit } = data.attributes.emissions
  return kilograms(co2e, unit)
}

export function rangeKg({ data }: EmissionsAnswer): { lowKg: number; highKg: number } {
  const { low, high, unit } = data.attributes.emissions.range
  return { lowKg: kilograms(low, unit), highKg: kilograms(high, unit) }
}

/** What the range rests on: published values that it was checked with, or our judgement. */
export function rangeCheck({ data }: EmissionsAnswer): RangeCheck {
  const { coverage, measured } = data.attributes.emissions.range
  return { isMeasured: coverage !== null, count: measured?.n ?? 0, inside: measured?.inside ?? 0 }
}

/** What is multiplied and summed up to the total. */
export function counted({ data }: EmissionsAnswer): readonly SourceTrailEntry[] {
  return data.attributes.emissions.source_trail.filter(({ role }) => role === 'factor')
}

/** The total by data quality, the largest first. */
export function tiers(answer: EmissionsAnswer): Share[] {
  const { tier, quality } = answer.data.attributes.emissions
  return byQuality(totalKg(answer), tier, quality)
}

/** `kg` by data quality; without kilograms the tier alone. */
export function byQuality(kg: number, tier: string, quality: Quality | null): Share[] {
  if (quality === null) return [{ name: tier, kg: 0 }]
  return Object.entries(quality)
    .map(([name, share]) => ({ name, kg: share * kg }))
    .sort((a, b) => b.kg - a.kg)
}

/** By part of the process: direct, upstream, losses … */
export function parts(answer: EmissionsAnswer): Share[] {
  return summed(counted(answer), ({ part }) => part ?? 'direct')
}

/** By scope and category of the GHG Protocol, for who buys what is calculated. */
export function scopes(answer: EmissionsAnswer): Share[] {
  const { data, meta } = answer
  const { ghg_protocol_scopes: given = {}, co2e_unit: unit } = data.attributes.emissions
  const all = 'freight_buyer' in given ? (given.freight_buyer as object) : given
  // A result of a single category names it in a text.
  const only = CATEGORY.exec(meta.standards_compliance?.GHG_Protocol ?? '')
  if (only && Object.keys(all).length === 0) {
    return [{ name: `scope_${only[1]}_category_${only[2]}`, kg: totalKg(answer) }]
  }
  return Object.entries(all).flatMap(([name, value]) => {
    const amount = typeof value === 'number' ? value : value?.location_based
    return typeof amount === 'number' && amount > 0 ? [{ name, kg: kilograms(amount, unit) }] : []
  })
}

/** Market-based scope 2, where the result has it and it is determined. */
export function marketKg({ data }: EmissionsAnswer): number | undefined {
  const { ghg_protocol_scopes: given = {}, co2e_unit: unit } = data.attributes.emissions
  const { scope_2: second } = given as { scope_2?: { market_based?: unknown; market_based_status?: unknown } }
  const amount = second?.market_based_status === 'not_determined' ? undefined : second?.market_based
  return typeof amount === 'number' ? kilograms(amount, unit) : undefined
}

/** Who publishes what a market-based line lacks. */
export interface Publisher {
  readonly name: string
  readonly url: string
}

/** Where the result names one. */
export function publisherOf({ data }: EmissionsAnswer): Publisher | undefined {
  const { ghg_protocol_scopes: given = {} } = data.attributes.emissions
  const { scope_2: second } = given as { scope_2?: { market_based_publisher?: Publisher } }
  return second?.market_based_publisher
}

const CATEGORY = /^Scope (\d) Category (\d{1,2})/
const GASES = ['co2', 'ch4', 'n2o']

/** By gas, in CO2e; empty for a result without gases. */
export function gases({ data }: EmissionsAnswer): Share[] {
  const { gas_split: split, breakdown, co2e_unit: unit, radiative_forcing: aloft } = data.attributes.emissions
  const given = (split ?? breakdown ?? {}) as Readonly<Record<string, unknown>>
  const shares = GASES.flatMap((name) => {
    const amount = given[name] ?? given[`direct_${name}`]
    return typeof amount === 'number' ? [{ name, kg: kilograms(amount, unit) }] : []
  })
  // The gases of a flight are without it, its total is with it.
  const forcing =
    aloft && shares.length > 0 ? [{ name: 'radiative_forcing', kg: kilograms(aloft.co2e, unit) }] : []
  return [...shares, ...forcing]
}

function summed(entries: readonly SourceTrailEntry[], nameOf: (entry: SourceTrailEntry) => string): Share[] {
  const sums = new Map<string, number>()
  for (const entry of entries) {
    const name = nameOf(entry)
    sums.set(name, (sums.get(name) ?? 0) + (entry.contribution_kg ?? 0))
  }
  return [...sums].map(([name, kg]) => ({ name, kg }))
}
