/** Of questions with the same words, which of their numbers may be others. */
import type { SmallDecimal } from '../core/scaled.ts'
import { isAllowed, type Quantity } from './quantities.ts'
import type { Worded } from './wording.ts'

/** Of each number the parameter that it is, or the number that it has to be. */
export type Expected = readonly (Quantity | SmallDecimal)[]

export function expectedNumbers(
  { wording: { names }, numbers }: Worded,
  quantityAt: (name: string) => Quantity | undefined,
): Expected {
  return numbers.map((number, at) => quantityAt(names[at] ?? '') ?? number)
}

/** Whether nothing of them has to be looked at. */
export function areExpected(numbers: readonly SmallDecimal[], expected: Expected): boolean {
  for (let at = 0; at < numbers.length; at++) {
    const [given, like] = [numbers[at] as SmallDecimal, expected[at] as Expected[number]]
    if ('digits' in like) {
      if (given.digits !== like.digits || given.scale !== like.scale) return false
    } else if (!isAllowed(like, given)) return false
  }
  return true
}
