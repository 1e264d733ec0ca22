/** Queries of routes that are no operation: read in the handler, without words of an edition. */
import type { FastifyRequest } from 'fastify'
import { countryCodes } from '../../../contract/params/countries.ts'
import { compileQuery, type ParsedQuery, type RawQuery } from '../../../contract/params/query.ts'
import { NO_SYNONYMS } from '../../../factors/tables/synonyms.ts'

const VOCABULARY = {
  countries: countryCodes({ countries: new Map(), countryAliases: new Map() }, NO_SYNONYMS),
  words: NO_SYNONYMS,
}

/** Reads the query of a request; throws an ApiError for one that is wrong. */
export function queryReader<Params>(schema: object): (request: FastifyRequest) => ParsedQuery<Params> {
  const read = compileQuery(schema, VOCABULARY)
  return ({ query }) => {
    const result = read(query as RawQuery)
    if ('error' in result) throw result.error
    return result.value as ParsedQuery<Params>
  }
}

/** Of a route that reads its query so: nothing before. */
export const asItCame = () => () => true
