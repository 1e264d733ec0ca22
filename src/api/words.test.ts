/** Every word of data/synonyms/ in every operation that has a parameter of its kind: it means what its value means. */
import { expect, test } from 'vitest'
import { services } from '../../test/support/app.ts'
import type { Operation } from '../contract/operation.ts'
import type { ParamSchema } from '../contract/params/readers.ts'
import { ApiError } from '../engine/errors.ts'
import { ask } from './answer.ts'
import { DOMAINS } from './operations.ts'
import { readerOf } from './request/reader.ts'

type Query = Readonly<Record<string, string>>

const { synonyms, edition } = services
const operations: readonly Operation[] = DOMAINS.flatMap((domain) => domain.operations)
const properties = (operation: Operation) =>
  Object.entries(
    (operation.query(edition) as unknown as { properties: Record<string, ParamSchema> }).properties,
  )

/** The kind of words that a parameter takes. */
function kindOf({ type, 'x-kind': kind, 'x-words': words }: ParamSchema): string | undefined {
  if (type === 'boolean') return 'boolean'
  return kind === 'country' || kind === 'country-list' ? 'country' : words
}

const cases = operations.flatMap((operation) =>
  properties(operation).flatMap(([name, schema]) => {
    const kind = kindOf(schema)
    return kind === undefined
      ? []
      : [{ title: `${operation.name} ${name}: ${kind}`, operation, name, schema, kind }]
  }),
)

/** A question that has a result, with the value. A state is one of its country, and a list of countries has two. */
function questionOf(
  { examples }: Operation,
  { name, schema, kind }: (typeof cases)[number],
  value: string,
): Query {
  const [example = ''] = Object.values(examples.answers)
  const { [schema['x-depends-on'] === 'country' ? 'state' : name]: _replaced, ...rest } = Object.fromEntries(
    new URLSearchParams(example),
  )
  const meaning = known(kind, synonyms.find(kind, value) ?? value, schema)
  const [country = ''] = meaning.split('-')
  return {
    ...rest,
    [name]: schema['x-kind'] === 'country-list' ? `${value},CH` : value,
    ...(kind === 'state' && { country }),
    ...dependsOn(schema, meaning),
  }
}

/** A meaning that the edition lacks is a word in its turn. */
function known(kind: string, meaning: string, schema: ParamSchema): string {
  const next = schema.enum?.includes(meaning) ? undefined : synonyms.find(kind, meaning.replaceAll('_', ' '))
  return next === undefined || next === meaning ? meaning : known(kind, next, schema)
}

/** A value of the parameter before it that goes with the meaning: diesel with litres. */
function dependsOn({ 'x-depends-on': other, 'x-values': values }: ParamSchema, meaning: string): Query {
  const all = Object.entries(values ?? {})
  const [fitting] = all.find(([, allowed]) => allowed.includes(meaning)) ?? all[0] ?? []
  return other !== undefined && fitting !== undefined ? { [other]: fitting } : {}
}

/** What is read, without the words of notices. */
function read(operation: Operation, query: Query) {
  const result = readerOf(operation, edition, synonyms)(query)
  return 'error' in result ? codesOf(result.error) : result.value.params
}

const codesOf = ({ problems }: ApiError) => problems.map(({ code, field }) => ({ code, field }))

async function outcome(operation: Operation, query: Query) {
  try {
    const { id, body } = await ask(operation, services, query)
    const { data } = body() as { data: { attributes?: { emissions?: { co2e_grams?: number } } } }
    return { id, grams: data.attributes?.emissions?.co2e_grams }
  } catch (error) {
    if (error instanceof ApiError) return codesOf(error)
    throw error
  }
}

/** Countries change nothing but what is read of them, and a trip by each would take a minute. */
const isCalculated = ({ operation, kind }: (typeof cases)[number]) =>
  !(operation.isGeographic && (kind === 'country' || kind === 'boolean'))

/** An ambiguous word has tests of its own, and a list has commas between its countries. */
const isUsable = ({ kind, schema }: (typeof cases)[number], word: string) =>
  synonyms.findAmbiguous(kind, word) === undefined &&
  !(schema['x-kind'] === 'country-list' && word.includes(','))

test.each(cases)('$title', async (one) => {
  const { operation, kind } = one
  const outcomes = new Map<string, unknown>()
  const words = [...synonyms.ofKind(kind)].filter(([word]) => isUsable(one, word))
  expect(words.length).toBeGreaterThan(0)
  for (const [word, meaning] of words) {
    const [asWord, asValue] = [word, meaning].map((value) => questionOf(operation, one, value)) as [
      Query,
      Query,
    ]
    if (!isCalculated(one)) {
      expect(read(operation, asWord), word).toEqual(read(operation, asValue))
      continue
    }
    if (!outcomes.has(meaning)) outcomes.set(meaning, await outcome(operation, asValue))
    expect(await outcome(operation, asWord), word).toEqual(outcomes.get(meaning))
  }
})

test('an ambiguous word is refused with its readings, wherever it is ambiguous', () => {
  for (const one of cases)
    for (const word of synonyms.ambiguousOfKind(one.kind)) {
      const { countries, readings = '' } = synonyms.findAmbiguous(one.kind, word) ?? {}
      if (countries !== undefined) continue
      const result = readerOf(one.operation, edition, synonyms)(questionOf(one.operation, one, word))
      expect('error' in result && result.error.message, `${one.title}, ${word}`).toContain(readings)
    }
})

test('a parameter with values that words mean takes these words', () => {
  const kinds = [...new Set(cases.map(({ kind }) => kind))].filter((kind) => kind !== 'boolean')
  for (const operation of operations)
    for (const [name, schema] of properties(operation)) {
      if (kindOf(schema) !== undefined || schema.enum === undefined) continue
      const having = kinds.filter((kind) => {
        const meanings = new Set(synonyms.ofKind(kind).values())
        return schema.enum?.every((value) => meanings.has(value))
      })
      expect(having, `${operation.name} ${name}`).toEqual([])
    }
})
