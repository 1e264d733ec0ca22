/** Rows that differ in a quantity alone: the first is calculated, the others are the same figures times another number. */
import type { ParamSchema } from '../contract/params/readers.ts'
import { type SmallDecimal, smallDecimal } from '../core/scaled.ts'
import type { Brief } from '../domains/brief.ts'
import { type Edition, perEdition } from '../domains/edition.ts'
import type { Operation } from '../domains/operation.ts'
import { distinctQuestions } from './distinct.ts'
import type { GoodRow, RowQuestion } from './row.ts'

interface Prepared {
  readonly first: GoodRow
  readonly alike: { tail?: string }
  readonly brief: (quantity: SmallDecimal) => Brief | undefined
}

/** Of a batch; few batches ask more different things. */
const KEPT = 5000

interface Quantity {
  readonly name: string
  readonly isWhole: boolean
  readonly minimum: number
  readonly maximum: number
  readonly fallback: string | undefined
}

const quantitiesOf = perEdition(() => new Map<string, readonly Quantity[]>())

export function alikeRows() {
  const known = distinctQuestions<Prepared>({ generationMax: KEPT, isWorthKeeping: true })
  return {
    /** The answer by one that is known; undefined where the row is to be calculated. */
    find({ type, params }: RowQuestion, operation: Operation, edition: Edition): GoodRow | undefined {
      const prepared = known.find(shapeOf(type, params, quantitiesIn(operation, edition)))
      if (prepared === undefined) return undefined
      const quantity = productOf(params, quantitiesIn(operation, edition))
      const brief = quantity && prepared.brief(quantity)
      if (brief === undefined) return undefined
      const { edition: name, editionHash, notices } = prepared.first
      return { type, brief, edition: name, editionHash, notices, alike: prepared.alike }
    },
    keep(
      { type, params }: RowQuestion,
      operation: Operation,
      edition: Edition,
      result: unknown,
      first: GoodRow,
    ) {
      const brief = operation.scaling?.prepare(edition, result)
      if (brief === undefined) return
      known.add(shapeOf(type, params, quantitiesIn(operation, edition)), { first, brief, alike: {} })
    },
  }
}

export type AlikeRows = ReturnType<typeof alikeRows>

function quantitiesIn(operation: Operation, edition: Edition): readonly Quantity[] {
  const known = quantitiesOf(edition)
  const found = known.get(operation.name)
  if (found) return found
  const { properties } = operation.query(edition) as unknown as {
    properties: Record<string, ParamSchema & { default?: unknown }>
  }
  const quantities = (operation.scaling?.quantities ?? []).map((name): Quantity => {
    const { type, minimum = 0, maximum = 0, default: fallback } = properties[name] ?? { type: 'number' }
    return {
      name,
      isWhole: type === 'integer',
      minimum,
      maximum,
      fallback: fallback === undefined ? undefined : String(fallback),
    }
  })
  known.set(operation.name, quantities)
  return quantities
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
  for (const { name, isWhole, minimum, maximum, fallback } of quantities) {
    const given = smallDecimal(params[name] ?? fallback ?? '')
    if (given === undefined || (isWhole && given.scale > 0)) return undefined
    const value = given.digits / 10 ** given.scale
    if (value < minimum || value > maximum) return undefined
    digits *= given.digits
    scale += given.scale
  }
  return { digits, scale }
}
