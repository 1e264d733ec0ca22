/** Whether the gas parts of a factor add up to it. */
import { add, type Decimal, toNumber } from '../../engine/numbers/decimal.ts'

/** DESIGN: the publisher's gas parts may miss their total by its rounding, no more. */
const GAS_SPLIT_TOLERANCE_KG = 2e-5
/** One unit in the last place of a binary float sum of such figures. */
const FLOAT_SLACK = 1e-12

/** `times`: the figures are so many times the published ones, and so is what they may miss. */
export function gasSumProblem(factor: Decimal, parts: readonly Decimal[], times = 1): string | undefined {
  const miss = Math.abs(toNumber(parts.reduce(add)) - toNumber(factor))
  const allowed = GAS_SPLIT_TOLERANCE_KG * times
  return miss > allowed + FLOAT_SLACK
    ? `gas split misses the factor by ${miss} kg, more than ${allowed}`
    : undefined
}
