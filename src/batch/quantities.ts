/** Parameters that are numbers: which may be given for them. Rows may differ in them alone. */
import { EDITION_PARAMS } from '../contract/params/edition.ts'
import type { ParamSchema } from '../contract/params/readers.ts'
import { requireEntry } from '../core/required.ts'
import { type SmallDecimal, smallDecimal } from '../core/scaled.ts'
import { type Edition, perEdition } from '../domains/edition.ts'
import type { Operation } from '../domains/operation.ts'

export interface Quantity {
  readonly name: string
  readonly isWhole: boolean
  /** Whether it has to be above the minimum. */
  readonly isOpen: boolean
  readonly minimum: number
  readonly maximum: number
  readonly fallback: string | undefined
}

interface OfOperation {
  /** All by name, but that which chooses the edition. */
  readonly all: ReadonlyMap<string, Quantity>
  /** Those with which the answer goes. */
  readonly scaling: readonly Quantity[]
}

const CHOSEN_BEFORE: ReadonlySet<string> = new Set(EDITION_PARAMS)

const known = perEdition(() => new Map<string, OfOperation>())

export function quantitiesIn(operation: Operation, edition: Edition): OfOperation {
  const found = known(edition).get(operation.name)
  if (found) return found
  const { properties } = operation.query(edition) as unknown as {
    properties: Record<string, ParamSchema & { default?: unknown }>
  }
  const all = new Map(
    Object.entries(properties)
      .filter(([name, { type }]) => (type === 'number' || type === 'integer') && !CHOSEN_BEFORE.has(name))
      .map(([name, schema]) => [name, quantity(name, schema)]),
  )
  const names = operation.scaling?.quantities ?? []
  const made = { all, scaling: names.map((name) => requireEntry(all, name)) }
  known(edition).set(operation.name, made)
  return made
}

function quantity(
  name: string,
  {
    type,
    exclusiveMinimum,
    minimum = exclusiveMinimum ?? 0,
    maximum = 0,
    default: fallback,
  }: ParamSchema & { default?: unknown },
): Quantity {
  return {
    name,
    isWhole: type === 'integer',
    isOpen: exclusiveMinimum !== undefined,
    minimum,
    maximum,
    fallback: fallback === undefined ? undefined : String(fallback),
  }
}

/** Undefined for what is not a plain number that may be given. */
export function quantityOf(quantity: Quantity, text: string | undefined): SmallDecimal | undefined {
  const given = smallDecimal(text ?? quantity.fallback ?? '')
  return given !== undefined && isAllowed(quantity, given) ? given : undefined
}

export function isAllowed({ isWhole, isOpen, minimum, maximum }: Quantity, given: SmallDecimal): boolean {
  if (isWhole && given.scale > 0) return false
  const value = numberOf(given)
  return (isOpen ? value > minimum : value >= minimum) && value <= maximum
}

/** The nearest double, as of the text. */
export function numberOf({ digits, scale }: SmallDecimal): number {
  return scale === 0 ? digits : digits / 10 ** scale
}
