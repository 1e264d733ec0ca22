/** Which requests are logged. A slow one is made by a route that the service itself does not have. */
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { newKey } from '../../../platform/access/key.ts'
import { logRequests } from './requests.ts'

async function logged(level: string, url: string): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = Fastify({
    logger: { level, stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.addHook('onResponse', logRequests(app.log))
  app.get('/slow', async () => pause(1050, 'done'))
  app.get('/quick', async () => 'done')
  await app.inject({ url, headers: { authorization: 'Bearer x' } })
  await app.close()
  return lines
}

test('a request of more than a second is a warning, at any level', async () => {
  const [line, ...more] = await logged('warn', '/slow')
  expect(more).toEqual([])
  // Level 40 is Pino's warn.
  expect(line).toMatchObject({ level: 40, msg: 'slow request', method: 'GET', url: '/slow', status: 200 })
  expect(line?.ms).toBeGreaterThanOrEqual(1000)
  expect(line).toHaveProperty('reqId')
})

test('others are told at debug', async () => {
  expect(await logged('info', '/quick')).toEqual([])
  const [line] = await logged('debug', '/quick')
  expect(line).toMatchObject({ level: 20, msg: 'request', url: '/quick', status: 200 })
  expect(JSON.stringify(line)).not.toContain('Bearer')
})

test('a long URL is cut, and no password with it', async () => {
  const long = `/quick?x=${'a'.repeat(2000)}`
  const [line] = await logged('debug', long)
  expect(line?.url).toBe(`${long.slice(0, 1024)}…`)
  const start = `/quick?x=${'a'.repeat(1000)}&u=`
  const [hidden] = await logged('debug', `${start}db://me:hunter2hunter2@host`)
  expect(hidden?.url).not.toContain('hunt')
})

test.each([1, 2, 3])('a key in percent signs, %i times over, is hidden as well', async (times) => {
  const { key, secret, id } = newKey()
  let text = [...key].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('')
  for (let i = 1; i < times; i++) text = encodeURIComponent(text)
  const [line] = await logged('debug', `/quick?key=${text}&place=Bad%20Ems`)
  let plain = String(line?.url)
  for (let i = 0; i < times; i++) plain = decodeURIComponent(plain)
  expect(plain).not.toContain(secret)
  expect(plain).toContain(`eg_live_${id}[hidden]`)
})

test('what holds no secret is logged as it came', async () => {
  const [line] = await logged('debug', '/quick?place=Bad%20Ems%26')
  expect(line?.url).toBe('/quick?place=Bad%20Ems%26')
})
