/** The lines of a row that a file of results has, as JSON or as the text of a cell, read again. */

import type { QualityShares, ShortLineAnswer } from '../../api/short-lines.ts'
import { type Quality, TIERS } from '../../engine/derive/quality.ts'
import type { ShortLine } from '../../engine/derive/short-row.ts'
import { add, type Decimal, decimal, isSame, multiply, toNumber, ZERO } from '../../engine/numbers/decimal.ts'
import type { GwpSet, Tier } from '../../engine/trail.ts'
import { message } from '../../messages/messages.ts'
import { WordedError } from '../../messages/worded-error.ts'
import { isForcing } from './row-lines.ts'

/** A line that is none, of a file that was changed by hand. */
export class WrongLine extends WordedError {}

export function lineOfJson(json: ShortLineAnswer): ShortLine {
  const { line, basis, kind, part_of_total: isPartOfTotal, co2e_kg, reason, range, tier, quality, gwp } = json
  const name = { line: line as ShortLine['line'], basis, kind, isPartOfTotal }
  if (co2e_kg === null || range === null || tier === null) return { ...name, reason: reason ?? NOT_KNOWN }
  const [lowGrams, highGrams] = [gramsOf(range.low), gramsOf(range.high)]
  const grams = gramsOf(co2e_kg)
  const amount = { grams, lowGrams, highGrams, tier, quality: thousandths(quality) }
  return { ...name, amount, ...(gwp && { gwp }) }
}

const NOT_KNOWN = 'not_known'
const GRAMS_PER_KG = decimal(1000)
const KG_PER_GRAM = decimal('0.001')

/** Of some answers with six decimals. */
const gramsOf = (kg: number | string) => toNumber(multiply(decimal(kg), GRAMS_PER_KG))

const THOUSAND = 1000

function thousandths(quality: QualityShares | null): Quality | undefined {
  if (quality === null) return undefined
  const all = Object.entries(quality).map(([tier, share]) => [tier, Math.round(share * THOUSAND)])
  return Object.fromEntries(all)
}

/**
 * Of the cell `lines`; a comma may stand for the point of its decimals. Forcing is in the total where the lines add up to
 * it with forcing alone: the text does not say.
 */
export function linesOfText(text: string, totalKg: Decimal): ShortLine[] {
  if (text.trim() === '') return []
  const lines = text.split('|').map((one) => lineOfText(one.trim()))
  if (isSame(sumOf(lines), totalKg)) return lines
  return lines.map((line) => (isForcing(line) ? { ...line, isPartOfTotal: false } : line))
}

const sumOf = (lines: readonly ShortLine[]) => Object.values(scopesOfLines(lines)).reduce(add, ZERO)

/** Kilograms by scope and category of the lines that add up to the total. */
export function scopesOfLines(lines: readonly ShortLine[]): Record<string, Decimal> {
  const scopes: Record<string, Decimal> = {}
  for (const { line, isPartOfTotal, amount } of lines) {
    if (!isPartOfTotal || amount === undefined) continue
    scopes[line] = add(scopes[line] ?? ZERO, multiply(decimal(amount.grams), KG_PER_GRAM))
  }
  return scopes
}

const NAME = /^(?<line>[a-z_0-9]+) (?:(?<basis>location|market) )?(?<kind>[a-z_0-9]+) (?<rest>.+)$/
/** What no total ever holds. */
const isBeside = (kind: string) => kind === 'biogenic_co2' || kind === 'land_use_change'

const UNDETERMINED = /^not_determined(?: (?<reason>\w+))?$/
const AMOUNT = /^(-?[\d.,e-]+) kg \((-?[\d.,e-]+) to (-?[\d.,e-]+)\) (.+)$/

function lineOfText(text: string): ShortLine {
  const { line, basis, kind, rest = '' } = NAME.exec(text)?.groups ?? {}
  if (line === undefined || kind === undefined) throw wrong(text)
  const name = {
    line: line as ShortLine['line'],
    basis: (basis ?? null) as ShortLine['basis'],
    kind: kind as ShortLine['kind'],
    isPartOfTotal: basis !== 'market' && !isBeside(kind),
  }
  const without = UNDETERMINED.exec(rest)
  if (without) return { ...name, isPartOfTotal: false, reason: without.groups?.reason ?? NOT_KNOWN }
  const [, kg, low, high, words = ''] = AMOUNT.exec(rest) ?? []
  if (kg === undefined) throw wrong(text)
  const [grams = 0, lowGrams = 0, highGrams = 0] = [kg, low, high].map(gramsOfText)
  return { ...name, ...ratedBy(words.split(' '), { grams, lowGrams, highGrams }) }
}

const gramsOfText = (kg = '') => gramsOf(kg.replace(',', '.'))

/** `exact 0.847 estimate 0.153 ipcc_gwp100`, or a tier alone. */
function ratedBy(
  words: readonly string[],
  limits: Pick<NonNullable<ShortLine['amount']>, 'grams' | 'lowGrams' | 'highGrams'>,
): Pick<ShortLine, 'amount' | 'gwp'> {
  const gwp = words.find((word) => word.startsWith('ipcc_')) as GwpSet | undefined
  const shares = words.flatMap((word, at): [Tier, number][] => {
    const share = Number((words[at + 1] ?? '').replace(',', '.'))
    return isTier(word) && Number.isFinite(share) && words[at + 1] !== undefined ? [[word, share]] : []
  })
  const quality: Quality | undefined = shares.length > 0 ? thousandths(Object.fromEntries(shares)) : undefined
  const tier = namingTier(shares) ?? words.find(isTier)
  if (tier === undefined) throw wrong(words.join(' '))
  return { amount: { ...limits, tier, quality }, ...(gwp && { gwp }) }
}

const isTier = (word: string): word is Tier => TIERS.includes(word as Tier)

const SHARE_MIN = 0.05

/** As in every answer: exact where all of it is, else the weakest with 5 % or more, else the weakest. */
function namingTier(shares: readonly (readonly [Tier, number])[]): Tier | undefined {
  const named = shares.filter(([tier, share]) => tier !== 'exact' && share >= SHARE_MIN)
  return (named.at(-1) ?? shares.at(-1))?.[0]
}

const wrong = (text: string) => new WrongLine(message('report.row.unknown_line', { value: text }))
