/** The lines of a report in rows of batches and files: as JSON, and as the text of a cell. */
import { type Quality, qualityText as textOfShares } from '../engine/derive/quality.ts'
import type { ShortAmount, ShortLine } from '../engine/derive/short-row.ts'
import type { LineKind, ScopeBasis } from '../engine/report-line.ts'
import type { GwpSet, Tier } from '../engine/trail.ts'
import { kgOf, kgText } from './kilograms.ts'

/** Shares of kilograms by tier, with three decimals, which add up to 1. */
export type QualityShares = Partial<Record<Tier, number>>

export interface ShortLineAnswer {
  /** scope_2, scope_3_category_6, outside_of_scopes. */
  line: string
  /** Of scope 2. */
  basis: ScopeBasis | null
  kind: LineKind
  /** Those with true add up to co2e_kg. */
  part_of_total: boolean
  /** Null where it is not determined. */
  co2e_kg: number | null
  /** Why it is not determined. */
  reason?: string
  range: { low: number; high: number } | null
  tier: Tier | null
  quality: QualityShares | null
  /** The set of global warming potentials; null where it is not determined. */
  gwp: GwpSet | null
}

export function shortLineJson({
  line,
  basis,
  kind,
  isPartOfTotal,
  reason,
  amount,
  gwp,
}: ShortLine): ShortLineAnswer {
  const json: ShortLineAnswer = {
    line,
    basis,
    kind,
    part_of_total: isPartOfTotal,
    co2e_kg: amount === undefined ? null : kgOf(amount.grams),
    range: amount === undefined ? null : { low: kgOf(amount.lowGrams), high: kgOf(amount.highGrams) },
    tier: amount?.tier ?? null,
    quality: qualityShares(amount?.quality),
    gwp: gwp ?? null,
  }
  if (reason !== undefined) json.reason = reason
  return json
}

const THOUSAND = 1000

export function qualityShares(quality: Quality | undefined): QualityShares | null {
  if (quality === undefined) return null
  const shares: QualityShares = {}
  for (const tier in quality) shares[tier as Tier] = (quality[tier as Tier] ?? 0) / THOUSAND
  return shares
}

/** The reverse: shares as the engine counts them. */
export function thousandthsOf(quality: QualityShares | null | undefined): Quality | undefined {
  if (!quality) return undefined
  return Object.fromEntries(
    Object.entries(quality).map(([tier, share]) => [tier, Math.round(share * THOUSAND)]),
  )
}

/** A line of a JSON row as the engine has it; `grams` of kilograms. */
export function shortLineOf(json: ShortLineAnswer, grams: (kg: number) => number): ShortLine {
  const { line, basis, kind, part_of_total: isPartOfTotal, reason, gwp } = json
  const { co2e_kg: kg, range, tier, quality } = json
  return {
    line: line as ShortLine['line'],
    basis,
    kind,
    isPartOfTotal,
    ...(reason !== undefined && { reason }),
    ...(gwp && { gwp }),
    ...(kg !== null &&
      range !== null &&
      tier !== null && {
        amount: {
          grams: grams(kg),
          lowGrams: grams(range.low),
          highGrams: grams(range.high),
          tier,
          quality: thousandthsOf(quality),
        },
      }),
  }
}

/** `exact 0.847 estimate 0.153` */
export function qualityText(quality: Quality | undefined): string {
  return quality === undefined ? '' : textOfShares(quality)
}

/** `scope_2 location direct 643 kg (514.4 to 771.6) estimate 1 ipcc_gwp100` */
export function shortLineText({ line, basis, kind, reason, amount, gwp }: ShortLine): string {
  const name = [line, ...(basis === null ? [] : [basis]), kind].join(' ')
  if (amount === undefined) return `${name} not_determined ${reason ?? ''}`
  return `${name} ${amountText(amount)}${gwp === undefined ? '' : ` ${gwp}`}`
}

const amountText = ({ grams, lowGrams, highGrams, tier, quality }: ShortAmount) =>
  `${kgText(grams)} kg (${kgText(lowGrams)} to ${kgText(highGrams)}) ${quality === undefined ? tier : qualityText(quality)}`
