/** The result of a calculation in short, as a row of a batch has it: names of columns, and what stands in them. */
import type { ShortRow } from '../engine/derive/short-row.ts'
import type { Tier } from '../engine/trail.ts'
import { kgOf } from './kilograms.ts'
import {
  type QualityShares,
  qualityShares,
  qualityText,
  type ShortLineAnswer,
  shortLineJson,
  shortLineText,
} from './short-lines.ts'

export interface ShortResult {
  /** `hotel`. */
  readonly type: string
  readonly calculationId: string
  /** Path and query from which it can be made again. */
  readonly request: string
  readonly shortRow: ShortRow
  /** The name of the edition that answered. */
  readonly edition: string
  readonly editionHash: string
  /** Their codes, each once. */
  readonly notices: readonly string[]
}

/** As JSON, without its type: what a row of a batch has behind its status. */
export interface ShortAnswer {
  /** Kilograms of CO2e. */
  co2e_kg: number
  /** The likely range, kilograms of CO2e. */
  range: { low: number; high: number }
  /** Kilograms by scope and category, which add up to co2e_kg: scope_1, scope_2, scope_3_category_6. */
  scopes: Record<string, number>
  /** Of scope 2, kilograms beside the total. */
  scope_2_market_based_kg?: number
  /** The first factor of the total. */
  factor_id: string
  /** Of the total: exact where all of its kilograms are, else the weakest tier with 5 % or more of them. */
  tier: Tier
  /** Shares of the kilograms by tier; null where there are none. */
  quality: QualityShares | null
  /** The lines that you can copy into a report. */
  lines: ShortLineAnswer[]
  /** The data edition. */
  edition: string
  /** Codes of the notices, each once. */
  notices: string[]
  /** The same as `data.id` of the whole answer. */
  calculation_id: string
  /** First digits of the hash of the edition, own factors included. */
  edition_hash: string
  /** Path and query from which the whole answer can be made again. */
  request: string
}

export function shortJson(result: ShortResult): ShortAnswer {
  const { calculationId, request, shortRow, edition, notices } = result
  const { grams, lowGrams, highGrams, scopes, marketGrams, factorIds, tier, quality, lines } = shortRow
  const json: ShortAnswer = {
    co2e_kg: kgOf(grams),
    range: { low: kgOf(lowGrams), high: kgOf(highGrams) },
    scopes: kilogramsOf(scopes),
    factor_id: factorIds[0] ?? '',
    tier,
    quality: qualityShares(quality),
    lines: lines.map(shortLineJson),
    edition,
    notices: [...notices],
    calculation_id: calculationId,
    edition_hash: shownHash(result),
    request,
  }
  if (marketGrams !== undefined) json.scope_2_market_based_kg = kgOf(marketGrams)
  return json
}

/** Without spreading: that takes longer than a calculation. */
function kilogramsOf(scopes: ShortRow['scopes']): Record<string, number> {
  const kilograms: Record<string, number> = {}
  for (const scope in scopes) kilograms[scope] = kgOf(scopes[scope] ?? 0)
  return kilograms
}

/** A cell of a table. */
export type ResultCell = string | number

/** The columns of figures, and of what they rest on. */
export const FIGURE_COLUMNS = [
  'status',
  'co2e_kg',
  'range_low_kg',
  'range_high_kg',
  'scopes',
  'scope_1_kg',
  'scope_2_kg',
  'scope_2_market_based_kg',
  'scope_3_kg',
  'factor_id',
  'tier',
  'quality',
  'lines',
  'edition',
  'notices',
] as const

/** The columns by which a result is found and made again. */
export const PROOF_COLUMNS = ['calculation_id', 'edition_hash', 'request'] as const

/** Of SHA-256, in hex: as many as meta.edition_hash has. */
const HASH_DIGITS = 12

export const shownHash = ({ editionHash }: Pick<ShortResult, 'editionHash'>) =>
  editionHash.slice(0, HASH_DIGITS)

/** In the order of FIGURE_COLUMNS. */
export function figureCells({ shortRow, edition, notices }: ShortResult): ResultCell[] {
  const { grams, lowGrams, highGrams, scopes, marketGrams, factorIds, tier, quality, lines } = shortRow
  const [first, second, third] = ['scope_1', 'scope_2', 'scope_3'].map((scope) => gramsOf(scopes, scope))
  return [
    'ok',
    kgOf(grams),
    kgOf(lowGrams),
    kgOf(highGrams),
    Object.keys(scopes).join(' '),
    kgOf(first ?? 0),
    kgOf(second ?? 0),
    marketGrams === undefined ? '' : kgOf(marketGrams),
    kgOf(third ?? 0),
    factorIds[0] ?? '',
    tier,
    qualityText(quality),
    lines.map(shortLineText).join(' | '),
    edition,
    notices.join(' '),
  ]
}

/** In the order of PROOF_COLUMNS. */
export const proofCells = (result: ShortResult): ResultCell[] => [
  result.calculationId,
  shownHash(result),
  result.request,
]

function gramsOf(scopes: Readonly<Record<string, number>>, scope: string): number {
  let sum = 0
  for (const name in scopes) if (name.startsWith(scope)) sum += scopes[name] ?? 0
  return sum
}

/** A table of one row, with its names. */
export const SHORT_COLUMNS = ['type', ...FIGURE_COLUMNS, ...PROOF_COLUMNS] as const

export const shortCells = (result: ShortResult): ResultCell[] => [
  result.type,
  ...figureCells(result),
  ...proofCells(result),
]
