/** What is meant by a type that there is not. */
import type { Context } from '../../contract/operation.ts'
import { ROW_TYPES } from './types.ts'

/** Parameters whose values people take for types: `car` is a trip, `diesel` a fuel. */
const TELLING = [
  ['travel', 'transport_mode'],
  ['fuel', 'fuel_type'],
] as const

/** `travel` for flight, `electricity` for power, `fuel` for natural_gas; undefined for a word that is not known. */
export function suggestType(given: string, { edition, synonyms }: Context): string | undefined {
  const word = given.replaceAll('_', ' ')
  // A word may say more than the type: travel&transport_mode=flight.
  const [type] = synonyms.find('type', word)?.split('&') ?? []
  if (type !== undefined) return type
  const told = TELLING.find(([domain, parameter]) => {
    const { properties } = (ROW_TYPES.get(domain)?.query(edition) ?? {}) as Partial<Parameters>
    const { enum: values, 'x-words': kind = '' } = properties?.[parameter] ?? {}
    return values?.includes(given.trim().toLowerCase()) || synonyms.find(kind, word) !== undefined
  })
  return told?.[0]
}

interface Parameters {
  readonly properties: Readonly<
    Record<string, { readonly enum?: readonly string[]; readonly 'x-words'?: string }>
  >
}
