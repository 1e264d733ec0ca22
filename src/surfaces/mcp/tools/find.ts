/** Factors and places by words: the parameters are those of their operations. */
import type { Edition } from '../../../factors/edition.ts'
import type { JsonObject } from '../../verify/recorded.ts'
import { exampleOf, requireOperation } from '../operations.ts'
import { ANY_OBJECT, list, number, object, text } from '../output-schemas.ts'
import { parameterSchemas } from '../parameter-schemas.ts'
import { readParams } from '../question.ts'
import { askOrRefuse, wrong } from '../refusal.ts'
import { listText, noticesOf } from '../rows.ts'
import type { Arguments, Tool } from '../tool.ts'
import { factorUri } from '../uris.ts'

const FACTORS_DEFAULT = 10

export function findFactor(edition: Edition): Tool {
  const operation = requireOperation('factors')
  return {
    name: 'find_factor',
    title: 'Find emission factors',
    description:
      'Published factors by words, domain, country, publisher, unit or tier, of any year: figure, unit, publisher, and the resource with everything about it. `domain` and `country` narrow best.',
    input: parameterSchemas(operation, edition),
    example: exampleOf(operation),
    output: object(
      { factors: list(object(FACTOR)), total: number, next_cursor: text, notices: list(ANY_OBJECT) },
      ['next_cursor'],
    ),
    async call(session, args) {
      const example = exampleOf(operation)
      refuseParams('find_factor', args)
      const { context } = session
      const query = readParams({ limit: FACTORS_DEFAULT, ...args }, { operation, context, example })
      const body = await askOrRefuse(session, operation, query, example)
      const { edition: name, total, next_cursor: next } = body.meta as unknown as FactorsMeta
      const factors = (body.data as JsonObject[]).map((factor) => shortFactor(factor, name))
      const notices = noticesOf(body)
      return {
        data: { factors, total, ...(next !== null && { next_cursor: next }), notices },
        text: listText({ items: factors, total }, notices, moreText(next)),
      }
    },
  }
}

/** These tools have no params: what is inside belongs beside each other. */
function refuseParams(tool: string, args: Arguments): void {
  if (args.params === undefined) return
  throw wrong('params', 'validation_error.tool_no_params', { tool })
}

/** `next`: the cursor of the next page, where there is one. */
function moreText(next: string | null): string {
  const narrow = 'with domain, country or other words for fewer'
  return next === null ? `ask ${narrow}.` : `ask with cursor=${next} for the next page, or ${narrow}.`
}

interface FactorsMeta {
  readonly edition: string
  readonly total: number
  readonly next_cursor: string | null
}

const FACTOR = { factor_id: text, name: text, factor: number, tier: text, resource: text }

function shortFactor(factor: JsonObject, edition: string): JsonObject {
  const { factor_id = '', domain = '', name = '', factor: figure = 0, unit = null } = factor
  const { country_code = null, year = null, tier = '', publisher = null } = factor
  const resource = factorUri(edition, String(factor_id))
  return { factor_id, domain, name, factor: figure, unit, country_code, year, tier, publisher, resource }
}

export function findPlace(edition: Edition): Tool {
  const operation = requireOperation('places')
  return {
    name: 'find_place',
    title: 'Find a place',
    description:
      'Towns, airports, ports and postcodes by name or code, best first. Use it when a place is ambiguous or not found; calculate and compare find places by name themselves.',
    input: parameterSchemas(operation, edition),
    example: exampleOf(operation),
    output: object({
      places: list(object({ name: text, kind: text, country_code: text })),
      notices: list(ANY_OBJECT),
    }),
    async call(session, args) {
      const example = exampleOf(operation)
      refuseParams('find_place', args)
      const query = readParams(args, { operation, context: session.context, example })
      const body = await askOrRefuse(session, operation, query, example)
      const places = body.data as JsonObject[]
      const notices = noticesOf(body)
      const text = listText({ items: places, total: places.length }, notices, '')
      return { data: { places, notices }, text }
    },
  }
}
