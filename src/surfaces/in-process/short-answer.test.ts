/** The short answer in process is the row of a batch, and says what the whole answer says. */
import { describe, expect, test } from 'vitest'
import { edition, services } from '../../../test/support/app.ts'
import { OPERATIONS } from '../../api/operations.ts'
import { ROW_TYPES } from '../../api/request/types.ts'
import { rowAnswerer } from '../batch/answer-row.ts'
import { jsonLine } from '../batch/json-line.ts'
import { type AnyParams, type ApiError, calculate, calculateAny, type ShortAnswer } from './everygram.ts'

/** A row says that a place which is not found is an error, as its request says. */
function paramsOf(query: string, type = ''): Record<string, string> {
  const rule = ROW_TYPES.get(type)?.isGeographic ? { on_unknown_place: 'error' } : {}
  return { ...rule, ...Object.fromEntries(new URLSearchParams(query)) }
}

/** For names that are not known here. */
const short = calculate as unknown as (
  name: string,
  params: AnyParams,
  options: { fields: 'short'; edition: string },
) => Promise<ShortAnswer>

const examples = [...ROW_TYPES].flatMap(([type, { name }]) =>
  OPERATIONS.filter((operation) => operation.name === name).flatMap(({ examples: { answers } }) =>
    Object.values(answers)
      .filter((query) => !/(^|&)(explain|format)=/.test(query))
      .map((query) => ({ type, name, query })),
  ),
)

test('every type of row has an example', () => {
  expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(ROW_TYPES.keys()))
})

describe('every example is answered as in a batch, with the id of the whole answer', () => {
  test.each(examples)('$type $query', async ({ type, name, query }) => {
    const params = paramsOf(query, type)
    const answer = await short(name, params, {
      fields: 'short',
      edition: edition.name,
    })
    const answerRow = rowAnswerer({ context: services, isFull: false })
    const row = { number: 1, id: undefined, question: { type, params } }
    const ofBatch = JSON.parse(jsonLine(row, await answerRow(row)))
    const { row: _, type: __, status, ...values } = ofBatch
    expect(status).toBe('ok')
    expect(answer).toEqual(values)
    const whole = await calculateAny(name, params, { edition: edition.name })
    expect(answer.calculation_id).toBe(whole.data.id)
    const { co2e, co2e_unit } = whole.data.attributes.emissions
    expect(answer.co2e_kg).toBeCloseTo(co2e_unit === 'g' ? co2e / 1000 : co2e, 9)
  })
})

test('three nights in the United Kingdom: 3 x 10.4 = 31.2 kg', async () => {
  const answer = await calculate(
    'hotelEmissions',
    { country: 'GB', nights: 3, edition: '2025.1' },
    { fields: 'short' },
  )
  expect(answer).toMatchObject({
    co2e_kg: 31.2,
    scopes: { scope_3_category_6: 31.2 },
    factor_id: 'hotel-GB',
    tier: 'exact',
    edition: '2025.1',
  })
})

test('of electricity the market-based amount is beside the total', async () => {
  // The edition has a residual mix of Australia.
  const params = { country: 'AU', kwh: 1000 }
  const whole = await calculate('electricityEmissions', params)
  const answer = await calculate('electricityEmissions', params, { fields: 'short' })
  expect(answer.scope_2_market_based_kg).toBeGreaterThan(0)
  expect(answer.scope_2_market_based_kg).toBe(
    whole.data.attributes.emissions.ghg_protocol_scopes.scope_2.market_based,
  )
})

test('a short answer that is changed changes no other', async () => {
  const ask = () => calculate('hotelEmissions', { country: 'GB', nights: 3 }, { fields: 'short' })
  const first = await ask()
  first.scopes.scope_1 = 1
  first.range.low = 0
  first.notices.push('changed')
  const second = await ask()
  expect(second.scopes).not.toHaveProperty('scope_1')
  expect(second.range.low).toBeGreaterThan(0)
  expect(second.notices).not.toContain('changed')
})

describe('refusals', () => {
  const refused = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: ApiError) => ({ code: error.code, fields: error.problems.map(({ field }) => field) }),
    )

  test('an operation without emissions has no short answer', async () => {
    const asked = short('hotelFactors', {}, { fields: 'short', edition: edition.name })
    expect(await refused(asked)).toEqual({ code: 'validation_error', fields: ['fields'] })
  })

  test('what else fields is', async () => {
    const asked = calculate('hotelEmissions', { country: 'GB', nights: 3 }, { fields: 'long' as never })
    expect(await refused(asked)).toEqual({ code: 'validation_error', fields: ['fields'] })
  })

  test('are those of the whole answer', async () => {
    for (const params of [
      { country: 'XX', nights: 3 },
      { country: 'GB', nights: 0, edition: '1999' },
      { country: 'SE', nights: 2, strict: true },
    ]) {
      const whole = await refused(calculate('hotelEmissions', params))
      expect(await refused(calculate('hotelEmissions', params, { fields: 'short' }))).toEqual(whole)
      expect(whole).toBeDefined()
    }
  })
})
