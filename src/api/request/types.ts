/** What a row may ask: every domain that calculates, by its name. */
import type { Operation } from '../../contract/operation.ts'
import { DOMAINS } from '../operations.ts'
import { findAmong, type RowProblem, unknownAmong } from './names.ts'

/** `hotel` is hotelEmissions. */
export const ROW_TYPES: ReadonlyMap<string, Operation> = new Map(
  DOMAINS.flatMap(({ name, operations }) => {
    const operation = operations.find((one) => one.name === `${name}Emissions`)
    return operation ? [[name, operation] as const] : []
  }),
)

const TYPES: ReadonlyMap<Operation, string> = new Map([...ROW_TYPES].map(([type, one]) => [one, type]))

/** The type of a calculation; empty for an operation that is none. */
export const typeOf = (operation: Operation) => TYPES.get(operation) ?? ''

const NAMES = [...ROW_TYPES.keys()]

/** In any letter case. */
export function findRowType(text: string): string | undefined {
  return ROW_TYPES.has(text) ? text : findAmong(NAMES, text)
}

/** `meant`: the type that the word stands for, where that is known. */
export function unknownType(given: string, meant?: string): RowProblem {
  return unknownAmong(NAMES, given, meant)
}
