/** Several questions: order, differences and total by hand; what fails does not keep the others. */
import { describe, expect, test } from 'vitest'
import { call, callWithText } from '../../../../test/support/mcp.ts'

const STAYS = {
  type: 'hotel',
  params: { nights: 3, rooms: 2 },
  questions: [
    { label: 'London', params: { country: 'GB' } },
    { label: 'Paris', params: { country: 'FR' } },
  ],
}

test('the least first, what the others have more, the total of all', async () => {
  const { data, text } = await callWithText('compare', STAYS)
  // UK factors 2025: 10.4 and 6.7 kg a room-night; 6 of them are 62.4 and 40.2 kg, x1.552, 102.6 kg together.
  expect(data.results).toMatchObject([
    { label: 'Paris', co2e: 40.2, more_kg: 0, times: 1, overlaps_least: false },
    // 62.4 x 0.55 = 34.32 is below 40.2 x 1.6 = 64.32.
    { label: 'London', co2e: 62.4, more_kg: 22.2, times: 1.55, overlaps_least: true },
  ])
  expect([data.total_kg, data.failed]).toEqual([102.6, []])
  expect(text).toContain('22.2 kg more than the lowest, 1.55 times as much; the ranges overlap')
})

test('the train and the flight Paris–Milan for two, return, 2024: one call', async () => {
  const { data } = await callWithText('compare', {
    type: 'travel',
    params: {
      origin_country: 'FR',
      origin_location: 'Paris',
      destination_country: 'IT',
      destination_location: 'Milan',
      passengers: 2,
      return_trip: true,
      year: 2024,
    },
    questions: [{ params: { transport_mode: 'train' } }, { params: { transport_mode: 'flight' } }],
  })
  expect(data.results.map(({ label }: { label: string }) => label)).toEqual(['travel train', 'travel flight'])
  for (const { range, co2e, edition, route } of data.results) {
    expect(range.low).toBeLessThan(co2e)
    expect(range.high).toBeGreaterThan(co2e)
    expect(edition).toMatch(/^2024\./)
    expect(route).toMatchObject({ from: 'Paris', to: 'Milan', return_trip: true })
  }
  // UK factors 2024: the average passenger's domestic flight with forcing, 0.27257 kg a km; two, there and back.
  const [, flight] = data.results
  expect(data.sources).toContainEqual({
    source: 'UK Government (DESNZ / DEFRA)',
    dataset: 'UK Government GHG Conversion Factors for Company Reporting 2024',
  })
  expect(flight.co2e / flight.route.distance_km).toBeCloseTo(2 * 0.27257, 4)
})

test('four ways to one place fit into 4 kB of text, with every notice whole', async () => {
  const params = {
    origin_country: 'FR',
    origin_location: 'Paris',
    destination_country: 'IT',
    destination_location: 'Milan',
    passengers: 2,
    return_trip: true,
    year: 2024,
  }
  const modes = ['train', 'flight', 'car', 'bus']
  const questions = modes.map((mode) => ({ label: mode, params: { transport_mode: mode } }))
  const { data, text } = await callWithText('compare', { type: 'travel', params, questions })
  expect(Buffer.byteLength(text)).toBeLessThan(4000)
  expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(5000)
  expect(text).not.toMatch(/…|\.\.\./)
  for (const [at, result] of data.results.entries()) {
    const { notices } = await call('calculate', {
      type: 'travel',
      params: { ...params, transport_mode: result.label },
    })
    expect(result.notices).toEqual(notices)
    expect(notices.length, String(at)).toBeGreaterThan(0)
    for (const { message } of notices) expect(text).toContain(message)
  }
})

test('grams and kilograms add up exactly', async () => {
  const { results, total_kg } = await call('compare', {
    questions: [
      { type: 'hotel', params: { country: 'GB', nights: 3 } },
      { type: 'llm', params: { model: 'gpt-5.2', tokens_input: 5000, tokens_output: 2000 } },
    ],
  })
  // 31.2 kg and 1.196112 g.
  expect([results[0].type, total_kg, results[1].more_kg]).toEqual(['llm', 31.201196112, 31.198803888])
})

test('what is shared gives way to what a question says itself', async () => {
  const { results } = await call('compare', {
    ...STAYS,
    questions: [{ params: { country: 'GB', rooms: 1 } }],
  })
  expect(results).toMatchObject([{ label: 'hotel GB 1', co2e: 31.2 }])
})

test('a question without an answer does not keep the others', async () => {
  const { data, text } = await callWithText('compare', {
    ...STAYS,
    questions: [{ label: 'nowhere', params: { country: 'XX' } }, ...STAYS.questions],
  })
  expect(data.results).toHaveLength(2)
  expect(data.failed).toEqual([
    {
      label: 'nowhere',
      error: expect.objectContaining({ errors: [expect.objectContaining({ value: 'XX' })] }),
    },
  ])
  expect(text).toContain('nowhere has no result')
})

describe('refused', () => {
  const many = Array.from({ length: 21 }, () => ({ params: { country: 'GB' } }))
  test.each([
    ['no questions', {}, 'questions'],
    ['an empty list', { questions: [] }, 'questions'],
    ['too many', { ...STAYS, questions: many }, 'questions'],
    ['a question that is a text', { ...STAYS, questions: ['GB'] }, 'questions[0]'],
    ['shared parameters that are a list', { ...STAYS, params: [] }, 'params'],
    ['none that has an answer', { ...STAYS, questions: [{ params: { country: 'XX' } }] }, 'country'],
    ['no type', { questions: [{ params: { country: 'GB' } }] }, 'type'],
  ])('%s', async (_, args, field) => {
    const { error } = await call('compare', args)
    expect(error.errors[0].field).toBe(field)
    expect(error.example.questions).toHaveLength(2)
  })
})

describe('parameters stand inside params alone', () => {
  test.each([
    [
      'of the whole',
      { ...STAYS, year: 2024 },
      "'year' is in the wrong place. Parameters belong inside params.",
    ],
    [
      'of a question',
      { ...STAYS, questions: [...STAYS.questions, { country: 'GB' }] },
      "'country' is in the wrong place. Parameters belong inside questions[2].params.",
    ],
    [
      'of the whole, though params have it too',
      { ...STAYS, nights: 4 },
      "'nights' is in the wrong place. Parameters belong inside params.",
    ],
    [
      'of a question, though its params have it too',
      { ...STAYS, questions: [{ params: { country: 'GB', rooms: 1 }, rooms: 3 }] },
      "'rooms' is in the wrong place. Parameters belong inside questions[0].params.",
    ],
  ])('%s', async (_, args, message) => {
    const { error } = await call('compare', args)
    expect(error.errors).toEqual([expect.objectContaining({ code: 'validation_error', message })])
    expect(error.example.questions).toHaveLength(2)
  })

  test('a name given twice in params as a text', async () => {
    const questions = [{ params: '{"country":"GB","country":"FR"}' }]
    const { error } = await call('compare', { ...STAYS, questions })
    expect(error.errors[0].message).toBe("'country' is given twice; give it once.")
  })

  test('a question without params has the shared ones', async () => {
    const { results } = await call('compare', {
      ...STAYS,
      params: { country: 'GB', nights: 3 },
      questions: [{}],
    })
    expect(results[0].co2e).toBe(31.2)
  })
})
