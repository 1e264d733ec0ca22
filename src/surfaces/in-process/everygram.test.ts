/** What the package answers in process is what the service answers over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edition, type TestApp, testApp } from '../../../test/support/app.ts'
import { OPERATIONS } from '../../api/operations.ts'
import { requestOf } from '../../contract/request.ts'
import { type AnyAnswer, calculate, calculateAny, operations } from './everygram.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const examples = OPERATIONS.flatMap(({ name, path, examples: { answers } }) =>
  Object.values(answers).map((query) => ({ name, path, query })),
)

const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query))
const timeless = ({ data, meta: { calculated_at, ...meta } }: Pick<AnyAnswer, 'data' | 'meta'>) => ({
  data,
  meta,
})

describe('every example is answered as over HTTP', () => {
  test.each(examples)('$name $query', async ({ name, path, query }) => {
    const { json } = await app.get(requestOf(path, query))
    expect(timeless(await calculateAny(name, paramsOf(query), { edition: edition.name }))).toEqual(
      timeless(json),
    )
  })
})

test('every operation is listed, with the parameters of the OpenAPI document', () => {
  const { paths } = app.checker.document
  expect(operations().map(({ name }) => name)).toEqual(OPERATIONS.map(({ name }) => name))
  for (const { path, parameters } of operations({ edition: edition.name })) {
    const documented = (paths[path]?.get?.parameters ?? []) as { name: string }[]
    expect(Object.keys(parameters.properties).sort(), path).toEqual(documented.map(({ name }) => name).sort())
    expect(JSON.stringify(parameters)).not.toContain('"x-')
  }
})

test('an answer that is changed changes no other', async () => {
  const first = await calculate('hotelFactors')
  const count = first.data.length
  first.data.length = 0
  expect((await calculate('hotelFactors')).data).toHaveLength(count)
})

test('undefined is absent, numbers and booleans are as their texts', async () => {
  const asTexts = await calculateAny('hotelEmissions', { country: 'GB', nights: '3', equivalents: 'true' })
  const asValues = await calculate('hotelEmissions', {
    country: 'GB',
    nights: 3,
    rooms: undefined,
    equivalents: true,
  })
  expect(timeless(asValues)).toEqual(timeless(asTexts))
})

test.each(['__proto__', 'constructor'])(
  'the unknown parameter %s is not dropped in silence',
  async (name) => {
    const params = JSON.parse(`{"country":"GB","nights":3,"${name}":"x"}`)
    const { data } = await calculateAny('hotelEmissions', params)
    expect(data.attributes.notices).toEqual([
      expect.objectContaining({ code: 'unknown_parameter', field: name }),
    ])
  },
)
