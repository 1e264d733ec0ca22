/** Whatever a model or an attacker sends as arguments: an answer or a refusal, never a fault, never without end. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, session, toolNamed, tools } from '../../../test/support/mcp.ts'
import { ROW_TYPES } from '../../api/request/types.ts'
import { callTool } from './call.ts'
import { LOOK_UPS } from './operations.ts'
import { Refusal } from './refusal.ts'

const CALLS = 10_000
/** What a model does with parameters that it half knows. */
const VALUES = [
  'GB',
  'France',
  'Paris',
  'train',
  3,
  0,
  -1,
  1e308,
  Number.NaN,
  true,
  null,
  '',
  ' ',
  '1e9',
  '12,5',
  '2024',
  [],
  ['GB', 'FR'],
  {},
  'x'.repeat(5000),
  '\u0000',
  '𐀀',
  '__proto__',
  { toString: 1, valueOf: 1 },
] as const
const NAMES = [
  'type',
  'params',
  'questions',
  'what',
  'request',
  'answer',
  'q',
  'country',
  'nights',
  'amount',
  'weight',
  'year',
  'strict',
  'limit',
  'origin_location',
  'origin_country',
  'transport_mode',
  'constructor',
  'toString',
  '__proto__',
  '',
] as const

const value = fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue({ maxDepth: 3 }))
const params = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 5 })
const type = fc.oneof(fc.constantFrom(...ROW_TYPES.keys(), ...LOOK_UPS.map(({ name }) => name)), value)
const args = fc.oneof(
  params,
  fc.record({ type, params: fc.oneof(params, value) }),
  fc.record({ what: type, params: fc.oneof(params, value), limit: value }),
  fc.record({
    type,
    params,
    questions: fc.oneof(fc.array(fc.record({ type, params }), { maxLength: 3 }), value),
  }),
  fc.record({ answer: fc.record({ data: value, meta: params }) }),
)

test(`${CALLS} random calls`, { timeout: 300_000 }, async () => {
  let [answered, refused] = [0, 0]
  const calls = fc.tuple(fc.constantFrom(...tools), args)
  for (const [tool, given] of fc.sample(calls, { numRuns: CALLS, seed: 20 })) {
    try {
      const { data, text } = await callTool(session, tool, given as never)
      JSON.stringify(data)
      expect(text.length).toBeGreaterThan(0)
      answered++
    } catch (error) {
      if (!(error instanceof Refusal))
        throw new Error(`${tool.name} ${JSON.stringify(given)}`, { cause: error })
      expect(error.message.length).toBeGreaterThan(0)
      refused++
    }
  }
  // Of each so many that both ways were gone.
  expect(Math.min(answered, refused)).toBeGreaterThan(100)
})

test('names of what every object has are no parameters', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const given = JSON.parse(`{"type":"hotel","params":{"country":"GB","nights":3,"${name}":"x"}}`)
    const said = JSON.stringify(await call('calculate', given))
    expect(said).toContain(name)
  }
})

test('what is long is answered shortly', async () => {
  const long = 'x'.repeat(500_000)
  for (const name of [
    'calculate',
    'compare',
    'look_up',
    'describe',
    'find_factor',
    'find_place',
    'explain_answer',
    'verify_answer',
  ]) {
    const tool = toolNamed(name)
    for (const given of [
      { type: long },
      { what: long },
      { q: long },
      { request: long },
      { [long]: 1 },
      { type: 'hotel', params: { country: long, [long]: long }, questions: [{}] },
    ]) {
      const said = JSON.stringify(await call(tool.name, given))
      expect(said.length, name).toBeLessThan(20_000)
    }
  }
})
