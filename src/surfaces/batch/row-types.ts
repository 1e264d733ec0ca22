/** What a row may ask: every domain that calculates, by its name. */
import { DOMAINS } from '../../api/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { findAmong, type RowProblem, unknownAmong } from './type-names.ts'

/** `hotel` is hotelEmissions. */
export const ROW_TYPES: ReadonlyMap<string, Operation> = new Map(
  DOMAINS.flatMap(({ name, operations }) => {
    const operation = operations.find((one) => one.name === `${name}Emissions`)
    return operation ? [[name, operation] as const] : []
  }),
)

const NAMES = [...ROW_TYPES.keys()]

/** In any letter case. */
export function findRowType(text: string): string | undefined {
  return ROW_TYPES.has(text) ? text : findAmong(NAMES, text)
}

/** `meant`: the type that the word stands for, where that is known. */
export function unknownType(given: string, meant?: string): RowProblem {
  return unknownAmong(NAMES, given, meant)
}
