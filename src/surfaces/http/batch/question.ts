/** What the query of POST /v1/batch says about all rows. */
import { Type } from 'typebox'
import { findRowType, ROW_TYPES, unknownType } from '../../../api/request/types.ts'
import { countryCodes } from '../../../contract/params/countries.ts'
import { compileQuery } from '../../../contract/params/query.ts'
import { tokenParam } from '../../../contract/params/schema.ts'
import { shortened } from '../../../contract/quote.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { NO_SYNONYMS } from '../../../factors/tables/synonyms.ts'
import { LANGUAGES, type Language } from '../../../messages/locale.ts'

const NO_COUNTRIES = countryCodes({ countries: new Map(), countryAliases: new Map() }, NO_SYNONYMS)

const FIELDS = ['short', 'full'] as const

export const BatchQuery = Type.Object({
  fields: Type.Optional(
    tokenParam(FIELDS, {
      description:
        'What each row returns: short (the result, its range, scopes, factor, notices, calculation_id and request; the default) or full (the whole response). CSV is always short.',
    }),
  ),
  type: Type.Optional(
    tokenParam([...ROW_TYPES.keys()], {
      description: 'Of CSV: the type of every row whose own column `type` is empty.',
    }),
  ),
  lang: Type.Optional(
    tokenParam(LANGUAGES, {
      description:
        'The language of messages: en, the default, or de. A row may name another one among its parameters.',
    }),
  ),
})

export interface BatchQuestion {
  readonly isFull: boolean
  /** Of errors, and of messages in rows that name no other. */
  readonly language: Language
  readonly type: string | undefined
}

const read = compileQuery(BatchQuery, { countries: NO_COUNTRIES, words: NO_SYNONYMS })

/** Another parameter is refused: nothing of a batch should be ignored. */
export function batchQuestion(raw: Readonly<Record<string, string | string[]>>): BatchQuestion {
  const { type: given } = raw
  const type = typeof given === 'string' ? given.trim() : undefined
  if (type && findRowType(type) === undefined) throw new ApiError(unknownType(type))
  const result = read(raw)
  if ('error' in result) throw result.error
  const unknown = Object.keys(raw).find((name) => !(name in BatchQuery.properties))
  if (unknown !== undefined) {
    const about = { field: shortened(unknown) }
    throw new ApiError(problem('validation_error.batch_query', { name: unknown }, about))
  }
  const { params, language } = result.value
  return { isFull: params.fields === 'full', type: type || undefined, language }
}
