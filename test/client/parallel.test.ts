/** Parallel calls of a service that limits its keys. */
import { describe, expect, test } from 'vitest'
import { everygram } from '../../packages/client/src/everygram.ts'
import { testAccess } from '../support/access.ts'
import { serviceUrl } from '../support/listening.ts'

const STAYS = Array.from({ length: 14 }, (_, at) => ({ country: 'GB', nights: at + 1 }))

describe('with a key of plan free', () => {
  test('14 calls at once have 14 answers, and none is refused', async () => {
    const { access, stored } = await testAccess()
    const statuses: number[] = []
    const counting = async (address: string, init: RequestInit) => {
      const response = await fetch(address, init)
      statuses.push(response.status)
      return response
    }
    const key = await stored({ plan: 'free' })
    const api = everygram({ url: await serviceUrl({ access }), key, retries: 0, fetch: counting })
    const answers = await Promise.all(STAYS.map((stay) => api.hotelEmissions(stay)))
    // 10.4 kg a night.
    expect(answers.map(({ data }) => data.attributes.emissions.co2e_grams)).toEqual(
      STAYS.map(({ nights }) => nights * 10_400),
    )
    expect(statuses).toEqual(STAYS.map(() => 200))
  })

  test('two clients of one key are refused at times, and answered in the end', async () => {
    const { access, stored } = await testAccess()
    const connection = { url: await serviceUrl({ access }), key: await stored({ plan: 'free' }), retries: 9 }
    const clients = [everygram(connection), everygram(connection)]
    const calls = STAYS.slice(0, 5).flatMap((stay) => clients.map((api) => api.hotelEmissions(stay)))
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ data }) => data.attributes.emissions.co2e_grams)).size).toBe(5)
  })
})

test('rows that are made by calls of the same client take no place from them', async () => {
  const url = await serviceUrl()
  const api = everygram({ url, atOnceMax: 1 })
  async function* rows() {
    for (const stay of STAYS.slice(0, 2)) {
      const { data } = await api.hotelEmissions(stay)
      yield { id: data.id, type: 'hotel' as const, params: stay }
    }
  }
  const answers = []
  for await (const { status } of api.batch(rows())) answers.push(status)
  expect(answers).toEqual(['ok', 'ok'])
})
