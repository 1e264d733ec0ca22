/** Nobody stalls the process with a request: the time of an answer, and of its line in the log, grows as the request does. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { App } from '../../src/surfaces/http/app.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { logOptions } from '../../src/surfaces/http/log/options.ts'
import { services } from '../support/app.ts'
import { isLinear } from '../support/growth.ts'

// Long enough to fail by: what grows too fast is measured several times.
vi.setConfig({ testTimeout: 120_000 })

let lines: string[] = []
let app: App
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  app = await buildApp(services, { logger: { ...logOptions('debug'), stream }, trustProxy: 1 })
})
beforeEach(() => {
  lines = []
})
afterAll(() => app.close())

/** Awaited here: what inject gives does nothing before somebody waits for it. */
async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  await app.inject({ method: 'GET', url, headers })
}

const FUEL = '/v1/fuel/types'
/** Characters of a URL in the log, and of all else in its line. */
const LINE_CHARACTERS_MAX = 1024 + 500

test.each(['a.', 'a/', '/', '%20', '%25', '%zz', 'a://', '://a:', ':a', '*', '#', '..', 'é'])(
  'a path of %s',
  async (pump) => {
    const ask = (path: string) => get(`/${path}`)
    expect(await isLinear(ask, (length) => pump.repeat(length / pump.length))).toBe(true)
  },
)

test.each(['a.', 'a=1&', '&', '%25', 'q=a://', '?', 'x'])('a query of %s', async (pump) => {
  const ask = (query: string) => get(`${FUEL}?${query}`)
  expect(await isLinear(ask, (length) => pump.repeat(length / pump.length))).toBe(true)
})

test.each([
  ['authorization', 'Bearer', ' '],
  ['authorization', 'Bearer ', 'a.'],
  ['x-request-id', 'a', 'a.'],
  ['if-none-match', '', 'W/"a",'],
  ['x-forwarded-for', '', '1.1.1.1, '],
  ['cookie', '', 'a=1; '],
])('a header %s that begins with "%s" and goes on with "%s"', async (name, start, pump) => {
  const ask = (value: string) => get(FUEL, { [name]: value })
  expect(await isLinear(ask, (length) => start + pump.repeat(length / pump.length))).toBe(true)
})

test('no line of the log is longer than a person reads', async () => {
  for (const url of [`/${'a.'.repeat(50_000)}`, `${FUEL}?${'a.'.repeat(50_000)}`]) await get(url)
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.length).toBeLessThan(LINE_CHARACTERS_MAX)
})
