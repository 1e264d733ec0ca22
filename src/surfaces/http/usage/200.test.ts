import { expect, test } from 'vitest'
import { testApp } from '../../../../test/support/app.ts'
import { keyedApp } from '../../../../test/support/keyed-app.ts'
import { dayOf, endOfMonth, monthOf } from '../../../platform/access/calendar.ts'

const service = keyedApp()

const HOTEL = '/v1/hotel/emissions'
const ask = (key: string, url: string) => service.app.get(url, { authorization: `Bearer ${key}` })

test('what the key asked, by day and endpoint, and nothing of others', async () => {
  const key = await service.keys.stored({ name: 'travel desk' })
  for (const country of ['GB', 'DE', 'FR']) await ask(key, `${HOTEL}?country=${country}&nights=1`)
  await ask(key, '/v1/fuel/types')
  await ask(key, '/v1/fuel/types?category=none')
  await ask(service.keys.good, '/v1/fuel/types')
  await service.keys.access.meter.flush()
  const { status, headers, json } = await ask(key, '/v1/usage')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  const { attributes } = json.data
  const [month, day] = [monthOf(Date.now()), dayOf(Date.now())]
  expect(json.data).toMatchObject({ type: 'usage', id: `${key.slice(8, 16)}:${month}` })
  expect(attributes.key).toEqual({
    id: key.slice(8, 16),
    name: 'travel desk',
    created_at: '2026-01-02T03:04:05Z',
    expires_at: null,
  })
  expect(attributes.plan).toEqual({ name: 'unlimited', per_second: null, burst: null })
  expect(attributes.month).toEqual({
    month,
    answers: 4,
    limit: null,
    hard_stop: null,
    warning: null,
    ends_at: endOfMonth(month),
  })
  expect(attributes.endpoints).toEqual([
    { endpoint: HOTEL, answers: 3 },
    { endpoint: '/v1/fuel/types', answers: 1 },
  ])
  expect(
    attributes.days.map(({ day: of, answers }: { day: string; answers: number }) => [of, answers]),
  ).toEqual([[day, 4]])
  // Asking for it is no part of it.
  await service.keys.access.meter.flush()
  expect((await ask(key, '/v1/usage')).json.data.attributes.month.answers).toBe(4)
})

test('another month; a month without answers', async () => {
  const key = await service.keys.stored({ plan: 'launch' })
  const row = { keyId: key.slice(8, 16), endpoint: HOTEL }
  const rows = [
    { ...row, day: '2026-02-28', answers: 4000 },
    { ...row, day: '2026-03-01', answers: 1 },
  ]
  await service.keys.stores.usage.save({ writer: key, number: 1, rows })
  const february = (await ask(key, '/v1/usage?month=2026-02')).json.data.attributes
  // Launch has 5,000 a month: 4,000 are 80 %, and 120 % are 6,000.
  expect(february.month).toMatchObject({
    answers: 4000,
    limit: 5000,
    hard_stop: 6000,
    warning: 'approaching-limit',
  })
  expect(february.plan).toEqual({ name: 'launch', per_second: 5, burst: 10 })
  expect((await ask(key, '/v1/usage?month=2026-03')).json.data.attributes.month.answers).toBe(1)
  const april = (await ask(key, '/v1/usage?month=2026-04')).json.data.attributes
  expect(april).toMatchObject({ month: { answers: 0 }, endpoints: [], days: [] })
})

test('an unknown parameter is named', async () => {
  const { json } = await ask(service.keys.good, '/v1/usage?colour=blue')
  expect(json.data.attributes.notices[0]).toMatchObject({ code: 'unknown_parameter', field: 'colour' })
})

test('without keys there is no usage', async () => {
  const open = await testApp()
  const { status, json } = await open.get('/v1/usage')
  await open.close()
  expect([status, json.error.code]).toEqual([404, 'not_found'])
})
