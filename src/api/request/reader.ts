/** The parameters of an operation by name, as its edition has them: read by one reader, made once for an edition. */
import type { Context, Operation } from '../../contract/operation.ts'
import { countryCodes } from '../../contract/params/countries.ts'
import { compileQuery, type QueryReader } from '../../contract/params/query.ts'
import type { QueryObject } from '../../contract/params/schema.ts'
import type { OtherNames } from '../../contract/params/strangers.ts'
import { type Problem, problem } from '../../engine/errors.ts'
import type { InSteps } from '../../engine/helpers/steps.ts'
import { type Edition, perEdition } from '../../factors/edition.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import { ROW_TYPES, typeOf } from './types.ts'

const readers = perEdition(() => new Map<string, QueryReader>())

export function readerOf(operation: Operation, edition: Edition, words: Synonyms): QueryReader {
  const known = readers(edition)
  const reader =
    known.get(operation.name) ??
    compileQuery(
      operation.query(edition),
      { countries: countryCodes(edition, words), words },
      otherNames(operation, edition, words),
    )
  known.set(operation.name, reader)
  return reader
}

/** The readers of many operations, before the first request, which would wait for the factors behind the synonyms. */
export function* prepareReaders(
  operations: readonly Operation[],
  { edition, synonyms }: Context,
): InSteps<void> {
  for (const operation of operations) {
    readerOf(operation, edition, synonyms)
    yield
  }
}

/** Of a calculation: what names mean that are not its parameters. Lists and look-ups know none. */
function otherNames(operation: Operation, edition: Edition, words: Synonyms): OtherNames | undefined {
  const type = typeOf(operation)
  if (type === '') return undefined
  return {
    type,
    meaning: (name) => meaningOf(name, operation.query(edition), words),
    typesWith: (name) => typesByName(edition).get(name) ?? NO_TYPES,
    placeOf: (name) => PLACES.get(name),
  }
}

const NO_TYPES: readonly string[] = []

/** What is said once for all rows of a batch. */
const PLACES: ReadonlyMap<string, Problem> = new Map([['fields', problem('validation_error.of_batches', {})]])

/** The types that have a parameter of a name. */
const typesByName = perEdition((edition) => {
  const types = new Map<string, string[]>()
  for (const [type, { query }] of ROW_TYPES)
    for (const name in query(edition).properties) types.set(name, [...(types.get(name) ?? []), type])
  return types
})

/** `country` for country_code; for a name that is a unit of the operation the amount with that unit: `amount&unit=litre`. */
function meaningOf(name: string, { properties }: QueryObject, words: Synonyms): string | undefined {
  const meaning = words.find('parameter', name)
  const unit = words.find('unit', name) ?? name
  const { enum: units = [] } = (properties.unit ?? {}) as { enum?: readonly string[] }
  return meaning !== undefined && units.includes(unit) ? `${meaning}&unit=${unit}` : meaning
}
