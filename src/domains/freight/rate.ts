/** What a vehicle emits per kilometre or tonne-kilometre, and how often each published row is in that. */
import type { Decimal } from '../../engine/numbers/decimal.ts'
import { addRationals, multiplyRationals, type Rational, rational } from '../../engine/numbers/rational.ts'

/** kg CO2e tank to wheel and well to tank. Of electric vehicles `direct` is kWh at the plug. */
export interface Rate {
  readonly direct: Rational
  readonly upstream: Rational
  /** The figures of these rows, so many times each, add up to the two above. */
  readonly rows: readonly RowShare[]
}

export interface RowShare {
  readonly id: string
  readonly direct: Rational
  readonly upstream: Rational
}

const ONCE = rational({ digits: 1n, scale: 0 })

/** A row as it is published. */
export function rowRate(id: string, direct: Decimal, upstream: Decimal): Rate {
  return {
    direct: rational(direct),
    upstream: rational(upstream),
    rows: [{ id, direct: ONCE, upstream: ONCE }],
  }
}

export function scaledRate(rate: Rate, direct: Rational, upstream: Rational = direct): Rate {
  return {
    direct: multiplyRationals(rate.direct, direct),
    upstream: multiplyRationals(rate.upstream, upstream),
    rows: rate.rows.map((row) => ({
      id: row.id,
      direct: multiplyRationals(row.direct, direct),
      upstream: multiplyRationals(row.upstream, upstream),
    })),
  }
}

export function addedRates(a: Rate, b: Rate): Rate {
  const own = new Set(a.rows.map(({ id }) => id))
  const rows = a.rows.map((row) => {
    const other = b.rows.find(({ id }) => id === row.id)
    return other ? { id: row.id, ...sums(row, other) } : row
  })
  return { ...sums(a, b), rows: [...rows, ...b.rows.filter(({ id }) => !own.has(id))] }
}

function sums(a: Omit<Rate, 'rows'>, b: Omit<Rate, 'rows'>) {
  return { direct: addRationals(a.direct, b.direct), upstream: addRationals(a.upstream, b.upstream) }
}
