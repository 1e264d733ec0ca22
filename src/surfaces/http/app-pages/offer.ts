/** The forms of the web app as they are sent: the schemas of parameters, with their names. */
import type { WordsOfColumns } from '../../files/column-words.ts'
import type { Types } from '../../files/columns.ts'

/** What columns of files are read by: the names that people give them, for rows of each type. */
export interface ColumnForm {
  readonly types: Types
  /** Meanings by kind and word. */
  readonly columnWords: WordsOfColumns
  /** Units by other words for them. */
  readonly units: Readonly<Record<string, string>>
  /** Words that may be one of several units. */
  readonly ambiguousUnits: readonly string[]
}

export interface Offer {
  readonly release: string
  /** The default. */
  readonly edition: OfferedEdition
  /** All of them, the newest first. */
  readonly editions: readonly OfferedEdition[]
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[]
  readonly calculators: readonly OfferedCalculator[]
}

export interface OfferedEdition {
  readonly name: string
  readonly year: number
  /** YYYY-MM-DD. */
  readonly released: string
}

export interface OfferedCalculator {
  /** The domain. */
  readonly name: string
  /** The operationId. */
  readonly operation: string
  readonly path: string
  readonly title: string
  /** A query string that is answered. */
  readonly example: string
}

export interface CalculatorForm extends OfferedCalculator {
  readonly description: string
  readonly fields: readonly FormField[]
}

/** A parameter: its JSON schema (src/contract/params/schema.ts). */
export interface FormField {
  readonly name: string
  readonly isRequired: boolean
  readonly type: 'string' | 'number' | 'integer' | 'boolean'
  readonly description: string
  readonly default?: string | number | boolean
  readonly examples?: readonly (string | number)[]
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly 'x-kind'?: 'country' | 'country-list' | 'token' | 'code' | 'name' | 'text'
  readonly 'x-depends-on'?: string
  readonly 'x-values'?: Readonly<Record<string, readonly string[]>>
}
