/** Of rows with the same words, which of their numbers are quantities, and what the others are. */
import type { SmallDecimal } from '../core/scaled.ts'
import { quantityOf } from './quantities.ts'
import type { Alike, RowQuestion } from './row.ts'
import { areExpected, type Expected, expectedNumbers } from './worded-numbers.ts'
import type { Worded } from './wording.ts'

export interface LikeWorded {
  readonly alike: Alike
  readonly expected: Expected
  /** The product of the quantities that are no numbers among the words. */
  readonly times: SmallDecimal
}

/** Undefined where a quantity is not a plain number. `params`: those of one of the rows. */
export function likeWorded(
  alike: Alike,
  worded: Worded,
  params: RowQuestion['params'],
): LikeWorded | undefined {
  const { names } = worded.wording
  let [digits, scale] = [1, 0]
  for (const quantity of alike.quantities) {
    if (names.includes(quantity.name)) continue
    const given = quantityOf(quantity, params[quantity.name])
    if (given === undefined) return undefined
    digits *= given.digits
    scale += given.scale
  }
  const expected = expectedNumbers(worded, (name) => alike.quantities.find((one) => one.name === name))
  return { alike, expected, times: { digits, scale } }
}

/** The quantity of another row; undefined where one of its numbers has to be looked at. */
export function wordedProduct(
  { expected, times }: LikeWorded,
  numbers: readonly SmallDecimal[],
): SmallDecimal | undefined {
  if (!areExpected(numbers, expected)) return undefined
  let { digits, scale } = times
  for (let at = 0; at < numbers.length; at++) {
    if ('digits' in (expected[at] as Expected[number])) continue
    const given = numbers[at] as SmallDecimal
    digits *= given.digits
    scale += given.scale
  }
  return { digits, scale }
}
