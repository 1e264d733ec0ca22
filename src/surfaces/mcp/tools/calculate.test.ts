/** One question: figures by hand, and what a model is told that asks wrongly. */
import { describe, expect, test } from 'vitest'
import { call, callWithText, session } from '../../../../test/support/mcp.ts'
import { StoppedBatch } from '../../batch/stopped.ts'

const stay = (params: object) => ({ type: 'hotel', params: { country: 'GB', nights: 3, ...params } })

describe('answers', () => {
  test('a stay: figure, range, tier, source, id, link', async () => {
    const { data, text } = await callWithText('calculate', stay({}))
    // UK factors 2025: 10.4 kg a room-night in the United Kingdom.
    expect(data).toMatchObject({
      type: 'hotel',
      co2e: 31.2,
      unit: 'kg',
      tier: 'exact',
      edition: '2025.1',
      notices: [],
      sources: [{ factor_id: 'hotel-GB', factor: 10.4, unit: 'kgCO2e/room-night', year: '2025' }],
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(data.resource).toBe(`everygram://answers${data.request}`)
    expect(data.url).toBeUndefined()
    expect(text).toContain('31.2 kg CO2e')
    expect(text).toContain('10.4 kgCO2e/room-night')
    expect(text).toContain(data.resource)
  })

  test('with a server the whole answer has an address', async () => {
    const { url, request } = await call('calculate', stay({}), {
      ...session,
      baseUrl: 'http://localhost:3000',
    })
    expect(url).toBe(`http://localhost:3000${request}`)
  })

  test('as texts, as a text of JSON, in capitals: one question', async () => {
    const asked = [
      stay({ nights: '3' }),
      { type: 'Hotel ', params: '{"country":"United Kingdom","nights":3}' },
      stay({ rooms: null }),
    ]
    const ids = await Promise.all(asked.map(async (args) => (await call('calculate', args)).id))
    expect(new Set(ids).size).toBe(1)
  })

  test('a parameter beside params is an error that says where it belongs', async () => {
    const { error } = await call('calculate', {
      type: 'hotel',
      params: { country: 'GB', nights: 3 },
      year: 2024,
    })
    expect(error.errors[0]).toMatchObject({
      field: 'year',
      message: "'year' is in the wrong place. Parameters belong inside params.",
    })
  })

  test.each(['value', 'csv', 'ileap'])('format=%s is refused with the reason', async (format) => {
    const { error } = await call('calculate', stay({ format }))
    expect(error.errors[0]).toMatchObject({ field: 'format', message: expect.stringContaining('JSON') })
  })

  test('a call to a language model is in grams', async () => {
    // (5000 x 0.12 + 2000 x 0.843) / 1000 Wh x 1.12 x 350 g/kWh = 0.896112 g, and 2000 x 0.15 / 1000 = 0.3 g embodied.
    const params = { model: 'gpt-5.2', tokens_input: 5000, tokens_output: 2000 }
    expect(await call('calculate', { type: 'llm', params })).toMatchObject({ co2e: 1.196112, unit: 'g' })
  })

  test('a trip says which places were taken, and what was assumed', async () => {
    const params = {
      origin_country: 'FR',
      origin_location: 'Paris',
      destination_country: 'IT',
      destination_location: 'Milan',
    }
    const { data, text } = await callWithText('calculate', {
      type: 'travel',
      params: { ...params, transport_mode: 'train', return_trip: true },
    })
    expect(data.route).toMatchObject({ from: 'Paris', to: 'Milan', mode: 'rail', return_trip: true })
    expect(data.notices).toContainEqual(
      expect.objectContaining({ code: 'rail_estimated', is_fallback: true }),
    )
    expect(text).toContain('route: Paris to Milan and back')
    expect(text).toMatch(/^assumed: /m)
  })

  test('an unknown parameter that cannot change the answer is named', async () => {
    const { data, text } = await callWithText('calculate', stay({ colour: 'red' }))
    expect(data.notices).toEqual([
      expect.objectContaining({ code: 'unknown_parameter', message: expect.stringContaining("'colour'") }),
    ])
    expect(text).toContain("'colour'")
  })
})

describe('refusals', () => {
  test('a wrong value: field, value, what is allowed, what to send, an example', async () => {
    const { error } = await call('calculate', { type: 'fuel', params: { fuel_type: 'disel', amount: 3 } })
    expect(error).toMatchObject({
      code: 'invalid_fuel_type',
      errors: [
        {
          field: 'fuel_type',
          value: 'disel',
          suggestion: 'diesel',
          allowed: expect.arrayContaining(['diesel']),
        },
      ],
      example: { type: 'fuel', params: { fuel_type: 'natural_gas', amount: 15_000 } },
    })
  })

  test('everything that is wrong at once, missing and unknown parameters among it', async () => {
    const { error } = await call('calculate', { type: 'hotel', params: { nights: 0, contry: 'GB' } })
    expect(error.errors).toEqual([
      expect.objectContaining({ field: 'country', message: expect.stringContaining('required') }),
      expect.objectContaining({ field: 'nights', value: '0', message: expect.stringContaining('1 to 365') }),
      expect.objectContaining({ code: 'unknown_parameter', field: 'contry', suggestion: 'country' }),
    ])
    expect(error.errors[1].message).not.toContain('Send 0')
  })

  test.each([
    ['flight', 'travel'],
    ['Flüge', 'travel'],
    ['car', 'travel'],
    ['plane', 'travel'],
    ['natural_gas', 'fuel'],
    ['power', 'electricity'],
    ['hotels', 'hotel'],
    ['hotell', 'hotel'],
  ])('%s for a type: %s is meant, with an example of it', async (given, meant) => {
    const { error } = await call('calculate', { type: given, params: {} })
    expect(error.errors[0]).toMatchObject({ field: 'type', value: given, suggestion: meant })
    expect(error.example.type).toBe(meant)
  })

  test('what finds the values is a tool, and no path', async () => {
    const { error } = await call('calculate', { type: 'spend', params: { amount: 500 } })
    expect(error.errors[0].message).toContain('look_up spendSectors')
    expect(error.errors[0].message).not.toContain('/v1/')
  })

  test('the same as a text: what to send, and an example', async () => {
    const { text } = await callWithText('calculate', {
      type: 'fuel',
      params: { fuel_type: 'disel', amount: 3, contry: 'GB' },
    })
    expect(text).toContain('Send fuel_type: "diesel".')
    expect(text).not.toContain('Send contry')
    expect(text).toContain('Example: {"type":"fuel"')
  })

  test('what to send is said once', async () => {
    const nights = await callWithText('calculate', stay({ nights: '3 nights' }))
    expect(nights.data.error.errors[0]).toMatchObject({ field: 'nights', suggestion: '3' })
    expect(nights.text).toContain('Send 3.')
    expect(nights.text).not.toContain('Send nights')
    const { text } = await callWithText('calculate', {
      type: 'freight',
      params: { weight: '500 lb', distance_km: 10, transport_mode: 'road' },
    })
    expect(text).toContain('Send 226.79')
    expect(text).not.toContain('Send weight')
  })

  test.each([
    [{ nights: [3] }, 'nights', '[3]'],
    [{ country: ['GB', 'FR'] }, 'country', '["GB","FR"]'],
    [{ nights: { of: 3 } }, 'nights', '{"of":3}'],
  ])('%j: a value that is a list or an object', async (params, field, value) => {
    const { error } = await call('calculate', stay(params))
    const message = `Parameter '${field}' must be a text, a number or a boolean. You sent '${value}'.`
    expect(error.errors).toEqual([expect.objectContaining({ field, value, message })])
  })

  test('a list of texts where a parameter takes several', async () => {
    const ways = { from: 'NLRTM', to: 'CNSHA', mode: 'sea' }
    const [asList, asText] = await Promise.all(
      [['suez', 'panama'], 'suez,panama'].map((avoid) =>
        call('look_up', { what: 'route', params: { ...ways, avoid } }),
      ),
    )
    expect(asList).toEqual(asText)
    const compared = { what: 'hotelCompare', params: { countries: ['GB', 'FR'], nights: 2 } }
    expect(await call('look_up', compared)).not.toHaveProperty('error')
  })

  test('a name given twice in params as a text', async () => {
    const { error } = await call('calculate', {
      type: 'hotel',
      params: '{"country":"GB","nights":3,"nights":4}',
    })
    expect(error.errors[0]).toMatchObject({
      field: 'nights',
      message: "'nights' is given twice; give it once.",
    })
  })

  test('params as a text that is nested without end', async () => {
    const params = `{"country":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const { error } = await call('calculate', { type: 'hotel', params })
    expect(error.errors[0].message).toContain('nested more than 32 levels')
  })

  test.each([
    ['no type', {}, 'type', 'missing'],
    ['another type', { type: 'hotell', params: {} }, 'type', "'hotell' is not known"],
    ['a type that is none', { type: 7, params: {} }, 'type', 'missing'],
    ['a list as params', { type: 'hotel', params: [1] }, 'params', 'an object'],
    ['a text that is no JSON', { type: 'hotel', params: '{' }, 'params', 'an object'],
    [
      'an object as value',
      { type: 'hotel', params: { nights: { of: 3 } } },
      'nights',
      'a text, a number or a boolean',
    ],
    ['strict', stay({ country: 'KE', strict: true }), 'country', 'strict=true'],
    ['no such edition', stay({ year: 1999 }), 'year', '1999'],
    [
      'a place that is not found',
      {
        type: 'freight',
        params: {
          weight: 1,
          origin_country: 'DE',
          origin_location: 'Qqqqx',
          destination_country: 'DE',
          destination_location: 'Bonn',
        },
      },
      'origin_location',
      'Qqqqx',
    ],
  ])('%s', async (_, args, field, said) => {
    const { error } = await call('calculate', args)
    expect(error.errors[0]).toMatchObject({ field, message: expect.stringContaining(said) })
    expect(error.example ?? error.errors[0].allowed).toBeDefined()
  })

  test('arguments that are nested without end', async () => {
    let deep: object = {}
    for (let level = 0; level < 100; level++) deep = { deep }
    expect((await call('calculate', { type: 'hotel', params: deep })).error.errors[0].message).toContain(
      'nested',
    )
  })
})

describe('what counts', () => {
  const counting = (allowed: number) => {
    let [booked, given] = [0, 0]
    const allowance = {
      async reserve() {
        if (booked === allowed) throw new StoppedBatch('quota_exceeded', 'used up')
        booked++
        return 1
      },
      settle(ofGiven: number, unused: number) {
        given += ofGiven
        booked -= unused
      },
    }
    return { session: { ...session, allowance }, given: () => given }
  }

  test('an answer counts, a refusal and a description do not', async () => {
    const month = counting(10)
    await call('calculate', stay({}), month.session)
    await call('calculate', stay({ nights: 0 }), month.session)
    await call('describe', { what: 'hotel' }, month.session)
    expect(month.given()).toBe(1)
    await call(
      'compare',
      { ...stay({}), questions: [{ params: { rooms: 2 } }, { params: { rooms: 3 } }] },
      month.session,
    )
    expect(month.given()).toBe(3)
  })

  test('where the month ends, the rest of a comparison is refused', async () => {
    const month = counting(1)
    const { results, failed } = await call(
      'compare',
      { ...stay({}), questions: [{}, { params: { rooms: 2 } }] },
      month.session,
    )
    expect([results.length, failed[0].error.code]).toEqual([1, 'quota_exceeded'])
  })
})
