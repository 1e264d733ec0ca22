/** A short answer of the batch as the batch itself holds it, so that totals and cells are made as the server makes them. */

import { type ShortLineAnswer, shortLineOf, thousandthsOf } from '../../../../src/api/short-lines.ts'
import { decimal, toNumber } from '../../../../src/engine/numbers/decimal.ts'
import type { Tier } from '../../../../src/engine/trail.ts'
import type { GoodRow } from '../../../../src/surfaces/batch/row.ts'
import type { ShortAnswer } from './ask-rows.ts'

type ShortRow = Extract<ShortAnswer, { status: 'ok' }>

export function goodRowOf(answer: ShortRow): GoodRow {
  const {
    type,
    co2e_kg,
    range,
    scopes,
    factor_id,
    tier,
    edition,
    notices,
    calculation_id,
    request,
    edition_hash,
  } = answer
  const market = answer.scope_2_market_based_kg
  return {
    type,
    calculationId: calculation_id,
    request,
    edition,
    editionHash: edition_hash,
    notices,
    shortRow: {
      grams: gramsOf(co2e_kg),
      lowGrams: gramsOf(range.low),
      highGrams: gramsOf(range.high),
      scopes: Object.fromEntries(Object.entries(scopes).map(([name, kg]) => [name, gramsOf(kg)])),
      ...(market !== undefined && { marketGrams: gramsOf(market) }),
      factorIds: [factor_id],
      tier: tier as Tier,
      quality: thousandthsOf(answer.quality),
      lines: (answer.lines as readonly ShortLineAnswer[]).map((line) => shortLineOf(line, gramsOf)),
    },
  }
}

const KG_DIGITS = 3

/** The point is moved, nothing is multiplied: 1.005 kg are 1005 g. */
function gramsOf(kg: number): number {
  const { digits, scale } = decimal(kg)
  return scale >= KG_DIGITS
    ? toNumber({ digits, scale: scale - KG_DIGITS })
    : toNumber({ digits: digits * 10n ** BigInt(KG_DIGITS - scale), scale: 0 })
}
