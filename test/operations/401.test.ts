/** What every operation does without a good key, and so does the usage of a key. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/api/operations.ts'
import { requestOf } from '../../src/contract/request.ts'
import { type TestAccess, type TestKeys, testAccess } from '../support/access.ts'
import { type TestApp, testApp } from '../support/app.ts'

type Header = (keys: TestKeys) => string | undefined

const BAD: [string, Header][] = [
  ['no header', () => undefined],
  ['another scheme', ({ good }) => `Basic ${good}`],
  ['no scheme', ({ good }) => good],
  ['no key', () => 'Bearer '],
  ['a malformed key', () => 'Bearer secret'],
  ['a key and more', ({ good }) => `Bearer ${good} ${good}`],
  ['a wrong checksum', ({ good }) => `Bearer ${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`],
  ['an unknown id', ({ unknown }) => `Bearer ${unknown}`],
  ['a wrong secret', ({ wrongSecret }) => `Bearer ${wrongSecret}`],
  ['a revoked key', ({ revoked }) => `Bearer ${revoked}`],
  ['an expired key', ({ expired }) => `Bearer ${expired}`],
]

/** The first one is asked in every way. */
const ASKED = [
  ...OPERATIONS.map(({ name, path, examples }) => ({
    name,
    urls: Object.values(examples.answers).map((query) => requestOf(path, query)),
  })),
  { name: 'usage', urls: ['/v1/usage'] },
]

let access: TestAccess
let app: TestApp
beforeAll(async () => {
  access = await testAccess()
  app = await testApp({ access: access.access })
})
afterAll(async () => {
  await app.close()
  await access.stores.close()
})

describe.each(ASKED.map((asked, index) => ({ ...asked, index })))('$name', ({ urls, index }) => {
  const [url = ''] = urls
  /** One each: who fails too often from one address is told to wait. */
  const remoteAddress = `192.0.2.${index + 1}`
  let keys: TestKeys
  beforeAll(async () => {
    keys = await access.otherKeys()
  })
  const ask = (asked: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.send({ method, url: asked, headers, remoteAddress })

  describe('one answer for every way to fail', () => {
    test.each(BAD)('%s', async (_, header) => {
      const authorization = header(keys)
      // The second time, what is known of the key comes from memory.
      for (let round = 0; round < 2; round++) {
        const reply = await ask(url, authorization === undefined ? {} : { authorization })
        expect(reply.status).toBe(401)
        expect(reply.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
        expect(reply.headers).not.toHaveProperty('etag')
        expect(reply.json).toEqual({
          error: {
            code: 'unauthorized',
            key: 'unauthorized.key',
            values: {},
            message: 'Send a valid API key in the header Authorization: Bearer <API_KEY>.',
            status: 401,
            doc_url: '/docs/errors#unauthorized',
            request_id: reply.headers['x-request-id'],
          },
        })
      }
    })
  })

  test('a good key is let through, in whatever case the scheme is written', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const { status } = await ask(url, { authorization: `${scheme} ${keys.good}` })
      expect(status).toBe(200)
    }
  })

  test('no key, no answer: not to another question, a wrong one, a tag or HEAD either', async () => {
    const [path = ''] = url.split('?')
    for (const other of [...urls, path, `${path}?nights=none`]) expect((await ask(other)).status).toBe(401)
    expect((await ask(path, { authorization: 'Bearer nobody' })).status).toBe(401)
    expect((await ask(url, { 'if-none-match': '*' })).status).toBe(401)
    const head = await ask(url, {}, 'HEAD')
    expect(head).toMatchObject({ status: 401, text: '' })
    expect(head.headers['www-authenticate']).toBe('Bearer')
  })
})
