/** What is done with an answer: explained, verified, found again. */
import { describe, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { call, callWithText } from '../../../../test/support/mcp.ts'
import { ask } from '../../../api/answer.ts'
import { requireOperation } from '../operations.ts'

const STAY = { type: 'hotel', params: { country: 'GB', nights: 3 } }
const answer = await call('calculate', STAY)

describe('explain_answer', () => {
  test('by its request, by its address, or as a question: the sum in sentences', async () => {
    const asked = [{ request: answer.request }, { request: `http://localhost:3000${answer.request}` }, STAY]
    for (const args of asked) {
      const { data, text } = await callWithText('explain_answer', args)
      expect(data).toMatchObject({ co2e: 31.2, unit: 'kg', methods: ['everygram://methods/hotel'] })
      expect(data.sentences[0]).toMatch(/^3 room-nights × 10\.4 kgCO2e\/room-night .* 31\.2 kg/)
      expect(data.range_basis).toContain('The range is our judgement')
      expect(text).toContain(data.sentences[0])
    }
  })

  test.each([
    [{}, 'request'],
    [{ request: 'yesterday' }, 'request'],
    [{ request: '/v1/places?q=Paris' }, 'request'],
    [{ request: 7 }, 'request'],
    [{ reqest: answer.request }, 'reqest'],
    [{ request: '/v1/hotel/emissions?country=GB&country=FR&nights=3' }, 'country'],
    [{ request: '/v1/fuel/emissions?fuel_type=diesel&fuel_type=disel&amount=3' }, 'fuel_type'],
  ])('%j is refused', async (args, field) => {
    expect((await call('explain_answer', args)).error.errors[0].field).toBe(field)
  })
})

describe('verify_answer', () => {
  test('a short answer, or its request with its figure: same', async () => {
    for (const args of [
      { answer },
      { request: answer.request, co2e: 31.2 },
      { request: answer.request, id: answer.id },
    ])
      expect(await call('verify_answer', args)).toMatchObject({ verdict: 'same', differences: [] })
  })

  test('a changed figure: differs, and how', async () => {
    const { data, text } = await callWithText('verify_answer', {
      answer: { ...answer, co2e: 13.2, range: { low: 1 } },
    })
    expect(data.verdict).toBe('differs')
    expect(data.differences).toEqual([
      { field: 'co2e', answer: 13.2, again: 31.2 },
      // 31.2 x 0.55
      { field: 'range.low', answer: 1, again: 17.16 },
    ])
    expect(text).toContain('co2e: sent 13.2, recalculated 31.2')
  })

  test('one that cannot be made again, and why', async () => {
    const request = answer.request.replace('edition=2025.1', 'edition=1999.1')
    const found = await call('verify_answer', { request, co2e: 31.2 })
    expect(found).toMatchObject({ verdict: 'cannot', reason: expect.stringContaining('1999.1') })
  })

  test('a whole answer', async () => {
    const body = (
      await ask(requireOperation('hotelEmissions'), services, {
        country: 'GB',
        nights: '3',
      })
    ).body()
    const whole = JSON.parse(JSON.stringify(body))
    expect(await call('verify_answer', { answer: whole })).toMatchObject({ verdict: 'same' })
    whole.data.attributes.emissions.co2e = 13.2
    expect(await call('verify_answer', { answer: whole })).toMatchObject({ verdict: 'differs' })
    whole.meta.edition = '1999.1'
    whole.meta.request = '/v1/hotel/emissions?country=GB&nights=3'
    expect(await call('verify_answer', { answer: whole })).toMatchObject({
      verdict: 'cannot',
      reason: expect.any(String),
    })
  })

  test.each([[{}], [{ request: answer.request }], [{ answer: 'yes' }], [{ answer: [] }], [{ co2e: 31.2 }]])(
    '%j is refused',
    async (args) => {
      expect((await call('verify_answer', args)).error.errors[0].message).toMatch(
        /"co2e" or "id"|must be the request/,
      )
    },
  )
})

describe('find_factor', () => {
  test('by words; its resource is the factor', async () => {
    const { factors, total } = await call('find_factor', { q: 'black cab', domain: 'travel' })
    // UK factors 2025: business travel by land, taxis, black cab.
    expect(factors[0]).toMatchObject({
      factor: 0.30604,
      resource: 'everygram://factors/2025.1/travel-taxi-black_cab',
    })
    expect(total).toBe(factors.length)
  })

  test('a page and the next', async () => {
    const first = await call('find_factor', { domain: 'hotel', limit: 3 })
    const second = await call('find_factor', { domain: 'hotel', limit: 3, cursor: first.next_cursor })
    expect(second.factors[0].factor_id).not.toBe(first.factors[2].factor_id)
    const { text } = await callWithText('find_factor', { domain: 'hotel', limit: 3 })
    expect(text).toContain(`and ${first.total - 3} more: send cursor=${first.next_cursor} for the next page`)
  })

  test('wrongly asked', async () => {
    const { error } = await call('find_factor', { domain: 'space' })
    expect(error.errors[0]).toMatchObject({ field: 'domain', allowed: expect.arrayContaining(['hotel']) })
    expect((await call('find_factor', { q: 'cab', colour: 1 })).notices[0].message).toContain("'colour'")
  })
})

test('find_place', async () => {
  const { places } = await call('find_place', { q: 'Springfield, IL', country: 'US' })
  expect(places[0]).toMatchObject({ name: 'Springfield', region: 'Illinois', kind: 'town' })
  expect((await call('find_place', {})).error.errors[0].field).toBe('q')
})

describe('look_up', () => {
  test('is cut to the limit, and says how many there are', async () => {
    const { items, total } = await call('look_up', { what: 'hotelFactors', limit: 2 })
    expect(items).toHaveLength(2)
    expect(total).toBeGreaterThan(50)
    const { text } = await callWithText('look_up', { what: 'hotelFactors', limit: 2 })
    expect(text).toContain(`and ${total - 2} more: send a higher limit (at most 100)`)
    const whole = await callWithText('look_up', { what: 'fuelTypes', params: { category: 'gaseous' } })
    expect(whole.text).toMatch(/\n4 in total$/)
  })

  test('what it says beside its items comes first in the text', async () => {
    const params = { from: '2024', to: '2025', country: 'DE' }
    const { data, text } = await callWithText('look_up', { what: 'editionsDiff', params })
    expect(data.notices).toMatchObject([{ code: 'unknown_parameter', field: 'country' }])
    expect(text.split('\n')[0]).toBe(`note: ${data.notices[0].message}`)
  })

  test.each([0, 101, 2.5, 'many', {}])('a limit of %j is refused', async (limit) => {
    const { error } = await call('look_up', { what: 'hotelFactors', limit })
    expect(error.errors[0]).toMatchObject({ field: 'limit', message: expect.stringContaining('1 to 100') })
  })

  test('what there is not', async () => {
    const { error } = await call('look_up', { what: 'fuelTypos' })
    expect(error.errors[0]).toMatchObject({
      suggestion: 'fuelTypes',
      allowed: expect.arrayContaining(['places']),
    })
  })
})

test('describe: what there is not, and another argument', async () => {
  expect((await call('describe', { what: 'hotell' })).error.errors[0].suggestion).toBe('hotel')
  expect((await call('describe', { what: 'hotel', wat: 1 })).error.errors[0]).toMatchObject({
    field: 'wat',
    suggestion: 'what',
  })
})
