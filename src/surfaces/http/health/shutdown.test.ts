/** What happens to requests while the service shuts down. */

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { accessWith } from '../../../../test/support/access.ts'
import { services } from '../../../../test/support/app.ts'
import { record } from '../../../../test/support/key-record.ts'
import { answers } from '../../../../test/support/socket.ts'
import { newKey } from '../../../platform/access/key.ts'
import type { KeyRecord } from '../../../platform/access/store.ts'
import { buildApp } from '../assembly.ts'

const QUESTION = [
  'GET /v1/hotel/emissions?country=GB&nights=3 HTTP/1.1',
  'Host: localhost',
  `Authorization: Bearer ${newKey().key}`,
  '',
  '',
].join('\r\n')
const READY = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'

/**
 * A server whose key store answers only when the shutdown has begun. Gives all answers to the question and to
 * `late`, which comes on the same connection after the shutdown has begun, and the order of what happened.
 */
async function shutDown(late: string) {
  const happened: string[] = []
  let asked = () => {}
  let release = (_key: KeyRecord | undefined) => {}
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  const held = new Promise<KeyRecord | undefined>((resolve) => {
    release = resolve
  })
  const authenticate = () => {
    asked()
    return held
  }
  const close = async () => void happened.push('key store closed')
  const app = await buildApp(services, { access: accessWith({ authenticate, close }) })
  app.server.on('request', (_, response) => response.on('finish', () => void happened.push('answered')))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk
  })
  socket.write(QUESTION)
  await isAsked
  const closed = app.close()
  if (late !== '') {
    socket.write(late)
    await once(app.server, 'request')
  }
  release(record(newKey()))
  await once(socket, 'close')
  await closed
  return { answers: answers(text), happened }
}

test('a question on its way is answered before the key store is closed', async () => {
  const { answers: given, happened } = await shutDown('')
  expect(given).toHaveLength(1)
  expect(given[0]?.status).toBe(200)
  expect(happened).toEqual(['answered', 'key store closed'])
})

test('/readyz says that no more should come', async () => {
  const { answers: given } = await shutDown(READY)
  expect(given.map(({ status }) => status)).toEqual([200, 503])
  expect(JSON.parse(given[1]?.body ?? '')).toEqual({ status: 'closing' })
})

test('a question that comes too late gets an answer of ours', async () => {
  const { answers: given } = await shutDown(QUESTION)
  expect(given).toHaveLength(2)
  const [, late] = given
  expect(late?.headers).toHaveProperty('x-request-id')
  const said = JSON.parse(late?.body ?? '')
  if (late?.status === 200) expect(said.data.type).toBe('hotel_emission')
  else expect(said.error).toMatchObject({ code: 'unavailable', status: 503 })
})
