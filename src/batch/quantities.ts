/** The quantities that rows may differ in: which numbers may be given for them. */
import type { ParamSchema } from '../contract/params/readers.ts'
import { type SmallDecimal, smallDecimal } from '../core/scaled.ts'
import { type Edition, perEdition } from '../domains/edition.ts'
import type { Operation } from '../domains/operation.ts'

export interface Quantity {
  readonly name: string
  readonly isWhole: boolean
  readonly minimum: number
  readonly maximum: number
  readonly fallback: string | undefined
}

const quantitiesOf = perEdition(() => new Map<string, readonly Quantity[]>())

export function quantitiesIn(operation: Operation, edition: Edition): readonly Quantity[] {
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

/** Undefined for what is not a plain number that may be given. */
export function quantityOf(quantity: Quantity, text: string | undefined): SmallDecimal | undefined {
  const given = smallDecimal(text ?? quantity.fallback ?? '')
  return given !== undefined && isAllowed(quantity, given) ? given : undefined
}

export function isAllowed({ isWhole, minimum, maximum }: Quantity, { digits, scale }: SmallDecimal): boolean {
  if (isWhole && scale > 0) return false
  const value = scale === 0 ? digits : digits / 10 ** scale
  return value >= minimum && value <= maximum
}
