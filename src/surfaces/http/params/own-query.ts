/** Queries of routes that are no operation: read in the handler, without words of an edition. */
import type { FastifyRequest } from 'fastify'
import { countryCodes } from '../../../contract/params/countries.ts'
import { compileQuery, type ParsedQuery, type RawQuery } from '../../../contract/params/query.ts'
import { shortened } from '../../../contract/quote.ts'
import { ApiError, type Problem, problem } from '../../../engine/errors.ts'
import { NO_SYNONYMS } from '../../../factors/tables/synonyms.ts'

const VOCABULARY = {
  countries: countryCodes({ countries: new Map(), countryAliases: new Map() }, NO_SYNONYMS),
  words: NO_SYNONYMS,
}

/** Reads the query of a request; throws an ApiError for one that is wrong, or names something else. */
export function queryReader<Params>(schema: object): (request: FastifyRequest) => ParsedQuery<Params> {
  const read = compileQuery(schema, VOCABULARY)
  const names = Object.keys((schema as { properties: object }).properties)
  return ({ query }) => {
    const result = read(query as RawQuery)
    if ('error' in result && result.error.problems[0]?.isUnknown !== true) throw result.error
    const unknown = Object.keys(query as RawQuery).find((name) => !names.includes(name))
    if (unknown !== undefined) throw new ApiError(unknownName(unknown, names))
    if ('error' in result) throw result.error
    return result.value as ParsedQuery<Params>
  }
}

export function unknownName(name: string, names: readonly string[]): Problem {
  const about = { field: shortened(name), isUnknown: true } as const
  return problem('validation_error.not_in_query', { name, allowed: names }, about)
}

/** Of a route that reads its query so: nothing before. */
export const asItCame = () => () => true
