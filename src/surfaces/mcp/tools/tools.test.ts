/** What is listed: small, complete, and valid. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { call, session, tools } from '../../../../test/support/mcp.ts'
import { ROW_TYPES } from '../../../api/request/types.ts'
import { parametersOf } from '../../../contract/params/schema.ts'
import { LOOK_UPS } from '../operations.ts'

const TYPES = [...ROW_TYPES]

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
  expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(25_000 - 200 * tools.length)
})

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
    expect(JSON.stringify(tools)).not.toContain('/v1/')
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
