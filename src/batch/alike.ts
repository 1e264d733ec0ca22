/** Rows that differ in a quantity alone: the first is calculated, the others are the same figures times another number. */
import type { SmallDecimal } from '../core/scaled.ts'
import type { Edition } from '../domains/edition.ts'
import type { Operation } from '../domains/operation.ts'
import { type LikeWorded, likeWorded, wordedProduct } from './alike-worded.ts'
import { distinctQuestions } from './distinct.ts'
import { type Quantity, quantitiesIn, quantityOf } from './quantities.ts'
import type { Alike, GoodRow, RowQuestion } from './row.ts'
import type { Worded, Wording } from './wording.ts'

/** Of a batch; few batches ask more different things. */
const KEPT = 5000

export function alikeRows() {
  const known = distinctQuestions<Alike>({ generationMax: KEPT, isWorthKeeping: true })
  const byWording = new WeakMap<Wording, LikeWorded>()
  const keepWorded = (alike: Alike, worded: Worded | undefined, params: RowQuestion['params']) => {
    const like = worded && likeWorded(alike, worded, params)
    if (like) byWording.set(worded.wording, like)
  }
  return {
    /** The answer by one that is known; undefined where the row is to be calculated. */
    find({ type, params, worded }: RowQuestion, operation: Operation, edition: Edition): GoodRow | undefined {
      const { scaling: quantities } = quantitiesIn(operation, edition)
      const alike = known.find(shapeOf(type, params, quantities))
      if (alike === undefined) return undefined
      keepWorded(alike, worded, params)
      const quantity = productOf(params, quantities)
      return quantity && timesQuantity(alike, quantity)
    },
    /** The answer as it is kept with those like it. */
    keep(
      { type, params, worded }: RowQuestion,
      operation: Operation,
      edition: Edition,
      result: unknown,
      first: GoodRow,
    ): GoodRow {
      const brief = operation.scaling?.prepare(edition, result)
      if (brief === undefined) return first
      const { scaling: quantities } = quantitiesIn(operation, edition)
      const alike: Alike = { first, quantities, brief }
      known.add(shapeOf(type, params, quantities), alike)
      keepWorded(alike, worded, params)
      return { ...first, alike }
    },
    /** The same for a row that is not read, by its words. */
    findWorded({ wording, numbers }: Worded): GoodRow | undefined {
      const like = byWording.get(wording)
      const quantity = like && wordedProduct(like, numbers)
      return quantity && timesQuantity(like.alike, quantity)
    },
  }
}

export type AlikeRows = ReturnType<typeof alikeRows>

function timesQuantity(alike: Alike, quantity: SmallDecimal): GoodRow | undefined {
  const brief = alike.brief(quantity)
  if (brief === undefined) return undefined
  const { type, edition, editionHash, notices } = alike.first
  return { type, brief, edition, editionHash, notices, alike }
}

/** All that is asked but the quantity. */
function shapeOf(type: string, params: RowQuestion['params'], quantities: readonly Quantity[]): string {
  let shape = type
  for (const name in params) {
    shape += isQuantity(name, quantities) ? `\u0000${name}` : `\u0000${name}\u0001${params[name]}`
  }
  return shape
}

function isQuantity(name: string, quantities: readonly Quantity[]): boolean {
  for (const one of quantities) if (one.name === name) return true
  return false
}

/** Undefined for what is not a plain number that may be given: the calculation says what is wrong with it. */
function productOf(params: RowQuestion['params'], quantities: readonly Quantity[]): SmallDecimal | undefined {
  let [digits, scale] = [1, 0]
  for (const quantity of quantities) {
    const given = quantityOf(quantity, params[quantity.name])
    if (given === undefined) return undefined
    digits *= given.digits
    scale += given.scale
  }
  return { digits, scale }
}
