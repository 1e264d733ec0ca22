/** What a page loads of the client: small, and nothing of Node.js in it. */
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { clientBundle } from '../support/client-bundle.ts'
import { serviceUrl } from '../support/listening.ts'

/** Minified and gzipped, with every operation in it. */
const BYTES_MAX = 6000

/** What the platforms have alike (WinterTC Minimum Common API); timers are handed on as they are. */
const WEB = {
  AbortController,
  AbortSignal,
  ReadableStream,
  Response,
  TextDecoder,
  TextEncoder,
  URLSearchParams,
  clearTimeout,
  fetch,
  performance,
  setTimeout,
}

let code: string
let inputs: string[]
beforeAll(async () => {
  const bundle = await clientBundle()
  code = bundle.code
  inputs = bundle.inputs
})

test(`it has at most ${BYTES_MAX} bytes`, () => {
  const { length } = gzipSync(code)
  expect(length).toBeGreaterThan(1000)
  expect(length).toBeLessThanOrEqual(BYTES_MAX)
})

test('all of it is the client itself', () => {
  expect(inputs.filter((file) => !file.startsWith('packages/client/src/'))).toEqual([])
})

test('it asks where there is nothing but the Web, and sends batches in lists there', async () => {
  const url = await serviceUrl()
  const seen: string[] = []
  const bare = createContext({ ...WEB, url, seen })
  expect(runInContext('typeof require + typeof process + typeof Buffer', bare)).toBe('undefined'.repeat(3))
  const program = `(async () => {
    const api = client.everygram({ url, fetch: (address, init) => {
      seen.push(init.headers['content-type'])
      return fetch(address, init)
    } })
    const { data } = await api.hotelEmissions({ country: 'GB', nights: 3 })
    let sum = 0
    const rows = [3, 4].map((nights) => ({ type: 'hotel', params: { country: 'GB', nights } }))
    for await (const row of api.batch(rows)) sum += row.co2e_kg
    const refusal = await api.hotelEmissions({ country: 'XX', nights: 3 }).catch((error) => error)
    return [data.attributes.emissions.co2e, sum, refusal.code, refusal instanceof client.EverygramError]
  })()`
  runInContext(code, bare)
  // 10.4 kg a night: 31.2 kg, and 31.2 + 41.6 kg.
  expect(JSON.stringify(await runInContext(program, bare))).toBe('[31.2,72.8,"validation_error",true]')
  expect(seen).toEqual([undefined, 'application/json', undefined])
})
