/** Answers that pass Fastify by have the headers and the bytes that it would give them. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

const QUESTIONS = [
  '/v1/hotel/emissions?country=GB&nights=3',
  '/v1/fuel/emissions?fuel_type=diesel&amount=100',
  '/v1/electricity/emissions?country=SE&kwh=1234.5',
  '/v1/electricity/grid?country=DE',
  // Kept for a second, and with signs beyond ASCII.
  '/v1/electricity/grid',
  '/v1/llm/models',
]
const ORIGIN = 'https://shop.example'
const ASKED = { origin: ORIGIN, 'x-request-id': 'asked-1' }
const seen: string[] = []

let [straight, hooked] = [] as unknown as [TestApp, TestApp]
beforeAll(async () => {
  straight = await testApp({ corsOrigins: [ORIGIN] })
  hooked = await testApp({
    corsOrigins: [ORIGIN],
    telemetry: {
      plugin: Object.assign(
        (app: FastifyInstance, _: unknown, done: () => void) => {
          app.addHook('onSend', (request, _reply, _payload, next) => {
            seen.push(request.url)
            next()
          })
          done()
        },
        { [Symbol.for('skip-override')]: true },
      ),
      close: async () => {},
    },
  })
})
afterAll(() => Promise.all([straight, hooked].map((app) => app.close())))

const TIME = /"calculated_at":"[^"]+"/
const withoutTimes = ({ headers, text }: Awaited<ReturnType<TestApp['get']>>) => {
  const { date, ...rest } = headers
  return { headers: Object.entries(rest), text: text.replace(TIME, '') }
}

test.each(QUESTIONS)('%s', async (url) => {
  const [one, other] = [await straight.get(url, ASKED), await hooked.get(url, ASKED)]
  expect(withoutTimes(one)).toEqual(withoutTimes(other))
  expect(one.headers['content-length']).toBe(String(one.bytes.length))
  const head = await straight.send({ method: 'HEAD', url, headers: ASKED })
  expect(head.headers['content-length']).toBe(one.headers['content-length'])
  // Spans of a trace end in hooks of routes.
  expect(seen).toContain(url)
})
