/** Amounts of an inventory in words and cells: one with a part that is not determined is not printed. */

import { decimal } from '../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../engine/numbers/quantity.ts'
import type { Words } from '../../messages/words.ts'
import type { Amount } from './line-sum.ts'
import { NOT_KNOWN, type Share } from './mass.ts'

export type Cell = string | number

/** Kilograms in tonnes, with all digits. */
export const tonnes = (kg: number): number => Number(`${kg}e-3`)

const PERCENT = 100

/** In per cent with one decimal. */
export function shareOf(kg: number, total: number): number {
  return total > 0 ? roundedRatio(decimal(kg * PERCENT), decimal(total), 1) : 0
}

export const isDetermined = ({ undetermined }: Amount) => undetermined === 0

/** kg, t, the range, the tier, the shares: as many as the heads of the sheet. */
export function amountCells(amount: Amount, words: Words): Cell[] {
  if (!isDetermined(amount)) return [words('report.not_determined'), '', '', '', '', '']
  const { kg, lowKg, highKg, tier } = amount
  return [kg, tonnes(kg), lowKg, highKg, tierName(tier, words), sharesText(amount.shares, words)]
}

/** A tier as it is written in answers. */
export const tierName = (tier: string, words: Words): string =>
  tier === NOT_KNOWN ? words('report.not_known') : tier

/** `exact 84.7 %, estimate 15.3 %` */
export function sharesText(shares: readonly Share<string>[], words: Words): string {
  const total = shares.reduce((sum, { kg }) => sum + kg, 0)
  return shares
    .map(({ name, kg }) =>
      words('report.share', { share_name: tierName(name, words), percent: shareOf(kg, total) }),
    )
    .join(', ')
}
