/** What is listed: small, complete, and valid. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { call, callWithText, session, toolNamed, tools } from '../../../../test/support/mcp.ts'
import { ROW_TYPES } from '../../../api/request/types.ts'
import { parametersOf } from '../../../contract/params/schema.ts'
import { inToolWords, LOOK_UPS } from '../operations.ts'

const TYPES = [...ROW_TYPES]
/** Examples come with refusals. */
const LISTED = tools.map(({ example: _, ...listed }) => listed)

test('eight tools, no more than 25 kB together', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'calculate',
    'compare',
    'find_factor',
    'find_place',
    'look_up',
    'explain_answer',
    'verify_answer',
    'describe',
  ])
  // Another 200 bytes a tool are the words of the protocol around it: /mcp is measured where it is served.
  expect(Buffer.byteLength(JSON.stringify(LISTED))).toBeLessThan(25_200 - 200 * tools.length)
})

test('no description is cut, and none is long', () => {
  expect(JSON.stringify(LISTED)).not.toMatch(/…|\.\.\./)
  const { params } = toolNamed('calculate').input.properties
  const { properties } = params as { properties: Record<string, { description: string }> }
  for (const [type, operation] of TYPES) {
    for (const [name, { description = '' }] of Object.entries(
      parametersOf(operation, services.edition).properties,
    )) {
      const listed = properties[name]?.description
      const [sentence = ''] = inToolWords(description).split(/(?<=\.) (?=[A-Z])/)
      if (listed === undefined) continue
      expect(listed, `${type} ${name}`).toContain(sentence)
      expect(sentence.length, `${type} ${name}: ${sentence}`).toBeLessThan(170)
    }
  }
  for (const name of ['origin_location', 'destination_location'])
    for (const said of ['"lat,lon"', 'a UN/LOCODE', 'an IATA code', 'a postcode'])
      expect(properties[name]?.description).toContain(said)
})

test.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s: its example has an answer',
  async (name, tool) => {
    expect(await call(name, tool.example)).not.toHaveProperty('error')
  },
)

/** Every tool, with arguments that are wrong in each way that it knows. */
const WRONG: [string, Record<string, unknown>, string, string][] = [
  ['calculate', { type: 'hotell' }, "'hotell'", 'freight, travel'],
  ['calculate', { type: 'hotel', params: { country: 'GB', nights: 0 } }, "'0'", 'from 1 to 365'],
  ['compare', { questions: 7 }, "'7'", 'a list of 1 to 20'],
  ['compare', { questions: [] }, 'you sent 0', 'a list of 1 to 20'],
  ['compare', { questions: ['GB'] }, "'GB'", 'an object'],
  ['find_factor', { tier: 'good' }, "'good'", 'one of exact, region'],
  ['find_place', { q: 'Bonn', kind: 'city' }, "'city'", 'one of town, airport'],
  ['look_up', { what: 'fuelTypos' }, "'fuelTypos'", 'one of: hotelFactors'],
  ['look_up', {}, 'it is missing', 'one of: hotelFactors'],
  ['look_up', { what: 'fuelTypes', limit: 101 }, "'101'", 'from 1 to 100'],
  ['explain_answer', { request: 'yesterday' }, "'yesterday'", 'the request of a calculated result'],
  ['verify_answer', { answer: 'yes' }, "'yes'", 'a result of calculate'],
  ['verify_answer', {}, 'it is missing', 'a result of calculate'],
  ['describe', { what: 7 }, "'7'", 'one of: freight'],
]
test.each(WRONG)(
  '%s %j is refused with %s, with what is allowed and an example',
  async (name, args, value, allowed) => {
    const { data, text } = await callWithText(name, args)
    expect(data.error.errors[0].field).toBeDefined()
    expect(text).toContain(value)
    expect(text).toContain(allowed)
    expect(text).toContain('\nExample: {')
    expect(text).not.toMatch(/…|\.\.\./)
    expect(await call(name, data.error.example)).not.toHaveProperty('error')
  },
)

test.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s: its schemas are valid, without unions',
  (_, tool) => {
    const ajv = new Ajv2020({ strict: false })
    for (const schema of [tool.input, tool.output]) {
      expect(ajv.validateSchema(schema)).toBe(true)
      expect(Object.keys(schema)).not.toContain('anyOf')
      expect(Object.keys(schema)).not.toContain('oneOf')
    }
    expect(tool.description.length).toBeGreaterThan(40)
  },
)

describe('every type of the operations is there by itself', () => {
  const calculate = tools[0]?.input.properties as unknown as {
    type: { enum: string[] }
    params: { properties: Record<string, { description: string; enum?: string[] }> }
  }

  test.each(TYPES)('%s', async (type, operation) => {
    expect(calculate.type.enum).toContain(type)
    const { properties } = parametersOf(operation, services.edition)
    const described = await call('describe', { what: type })
    expect(described.parameters.map(({ name }: { name: string }) => name)).toEqual(Object.keys(properties))
    const answer = await call('calculate', described.example)
    expect(answer).toMatchObject({ type, co2e: expect.any(Number), unit: expect.stringMatching(/^k?g$/) })
    expect(answer.range.low).toBeLessThanOrEqual(answer.co2e)
    expect(answer.range.high).toBeGreaterThanOrEqual(answer.co2e)
    expect(answer.sources[0]).toMatchObject({ factor_id: expect.any(String), source: expect.any(String) })
  })

  test('passengers, both ways, modes and the year can be seen', () => {
    const { passengers, return_trip, transport_mode, year } = calculate.params.properties
    expect(passengers?.description).toContain('travel: Number of passengers')
    expect(return_trip?.description).toBe('travel: There and back.')
    expect(transport_mode?.enum).toEqual(expect.arrayContaining(['train', 'flight', 'car', 'sea']))
    expect(year?.description).toContain('year of activity')
  })

  test('paths of the API are the tool look_up here', () => {
    expect(JSON.stringify(LISTED)).not.toContain('/v1/')
    expect(calculate.params.properties.fuel_type?.description).toContain('look_up fuelTypes')
  })
})

test.each(LOOK_UPS.map(({ name }) => [name]))('look_up %s: its example answers', async (what) => {
  const { example } = await call('describe', { what })
  const found = await call('look_up', example)
  expect(found.items.length).toBeGreaterThan(0)
  expect(found.items.length).toBeLessThanOrEqual(20)
  expect(found.total).toBeGreaterThanOrEqual(found.items.length)
})

test('the pages of methods are there for every type', () => {
  expect(session.methods.names).toEqual(expect.arrayContaining(TYPES.map(([type]) => type)))
})

describe('what stands in the wrong place', () => {
  const request = '/v1/hotel/emissions?country=GB&nights=3'
  test.each([
    [
      'explain_answer',
      { type: 'hotel', params: { country: 'GB', nights: 3 }, year: 2024 },
      'year',
      'is not an argument of explain_answer',
    ],
    ['explain_answer', { request, params: { nights: 4 } }, 'params', 'not needed with "request"'],
    ['explain_answer', { request, type: 'hotel' }, 'type', 'not needed with "request"'],
    ['look_up', { what: 'fuelTypes', category: 'solid' }, 'category', 'inside params'],
    ['look_up', { what: 'fuelTypes', params: { limit: 5 } }, 'limit', 'next to "params"'],
    ['find_factor', { params: { q: 'black cab' } }, 'params', 'are arguments, as in the example'],
    ['find_place', { q: 'Bonn', params: { country: 'DE' } }, 'params', 'are arguments, as in the example'],
  ])('%s %j', async (name, args, field, said) => {
    const { error } = await call(name, args)
    expect(error.errors[0]).toMatchObject({ field, message: expect.stringContaining(said) })
    expect(await call(name, error.example)).not.toHaveProperty('error')
  })

  test('arguments that are null say nothing', async () => {
    expect(await call('explain_answer', { request, type: null, params: null })).toMatchObject({ co2e: 31.2 })
  })
})

test('lists and tables inside items are short, and say how many are left', async () => {
  const { data, text } = await callWithText('look_up', { what: 'editions', limit: 100 })
  expect(Buffer.byteLength(text)).toBeLessThan(13_000)
  for (const { publishers, rows_by_table: rows } of data.items) {
    expect(publishers).toHaveLength(6)
    expect(publishers.at(-1)).toMatch(/^and \d+ more$/)
    expect(rows.more).toMatch(/^and \d+ more$/)
  }
})
