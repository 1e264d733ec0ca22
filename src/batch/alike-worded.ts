/** Of rows with the same words, which of their numbers are quantities, and what the others are. */
import type { SmallDecimal } from '../core/scaled.ts'
import { isAllowed, type Quantity, quantityOf } from './quantities.ts'
import type { Alike, RowQuestion } from './row.ts'
import type { Worded } from './wording.ts'

export interface LikeWorded {
  readonly alike: Alike
  /** Of each number its quantity, or the number that it has to be. */
  readonly numbers: readonly (Quantity | SmallDecimal)[]
  /** The product of the quantities that are no numbers among the words. */
  readonly times: SmallDecimal
}

/** Undefined where a quantity is not a plain number. `params`: those of one of the rows. */
export function likeWorded(
  alike: Alike,
  { wording: { names }, numbers }: Worded,
  params: RowQuestion['params'],
): LikeWorded | undefined {
  const quantityAt = (name: string) => alike.quantities.find((one) => one.name === name)
  let [digits, scale] = [1, 0]
  for (const quantity of alike.quantities) {
    if (names.includes(quantity.name)) continue
    const given = quantityOf(quantity, params[quantity.name])
    if (given === undefined) return undefined
    digits *= given.digits
    scale += given.scale
  }
  const expected = numbers.map((number, at) => quantityAt(names[at] ?? '') ?? number)
  return { alike, numbers: expected, times: { digits, scale } }
}

/** The quantity of another row; undefined where one of its numbers has to be looked at. */
export function wordedProduct(
  { numbers: expected, times }: LikeWorded,
  numbers: readonly SmallDecimal[],
): SmallDecimal | undefined {
  let { digits, scale } = times
  for (let at = 0; at < numbers.length; at++) {
    const [given, like] = [numbers[at] as SmallDecimal, expected[at] as Quantity | SmallDecimal]
    if ('digits' in like) {
      if (given.digits !== like.digits || given.scale !== like.scale) return undefined
    } else {
      if (!isAllowed(like, given)) return undefined
      digits *= given.digits
      scale += given.scale
    }
  }
  return { digits, scale }
}
