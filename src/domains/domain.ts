/** A domain: what it reads of an edition, and the questions that it answers. */
import type { TSchema } from 'typebox'
import type { Operation } from '../contract/operation.ts'
import type { EditionPart } from '../factors/edition-part.ts'
import type { Rates } from './rates.ts'

export interface Domain {
  /** Its name in GET / and in the OpenAPI document. */
  readonly name: string
  /** What it answers, for the OpenAPI document. */
  readonly description: string
  /** Its standing in the v1 contract; absent for what only serves the others. */
  readonly status?: 'production' | 'beta' | 'additional'
  readonly part?: EditionPart<unknown>
  readonly operations: readonly Operation[]
  /** Its answers as a table, for databases. */
  readonly rates?: Rates
  /** The names of other domains whose figures its answers rest on too. */
  readonly borrows?: readonly string[]
  /** Schemas with a name of their own, beside the answers. */
  readonly schemas?: readonly TSchema[]
}
