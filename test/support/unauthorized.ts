/** What every endpoint under /v1 does without a good key. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestAccess, testAccess } from './access.ts'
import { type TestApp, testApp } from './app.ts'

type Header = (keys: TestAccess) => string | undefined

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

/** `url` is a question that is answered with 200 when a good key comes with it. */
export function refusesBadKeys(url: string): void {
  let keys: TestAccess
  let app: TestApp
  beforeAll(async () => {
    keys = await testAccess()
    app = await testApp({ access: keys.access })
  })
  afterAll(async () => {
    await app.close()
    await keys.stores.close()
  })

  describe('one answer for every way to fail', () => {
    test.each(BAD)('%s', async (_, header) => {
      const authorization = header(keys)
      // The second time, what is known of the key comes from memory.
      for (let round = 0; round < 2; round++) {
        const reply = await app.get(url, authorization === undefined ? {} : { authorization })
        expect(reply.status).toBe(401)
        expect(reply.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
        expect(reply.headers).not.toHaveProperty('etag')
        expect(reply.json).toEqual({
          error: {
            code: 'unauthorized',
            message: 'A valid API key is needed: send it as Authorization: Bearer <API_KEY>.',
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
      const { status } = await app.get(url, { authorization: `${scheme} ${keys.good}` })
      expect(status).toBe(200)
    }
  })

  test('no key, no answer: not to a wrong question, a tag or HEAD either', async () => {
    const [path = ''] = url.split('?')
    expect((await app.get(`${path}?nights=none`)).status).toBe(401)
    expect((await app.get(url, { 'if-none-match': '*' })).status).toBe(401)
    const head = await app.send({ method: 'HEAD', url })
    expect(head).toMatchObject({ status: 401, text: '' })
    expect(head.headers['www-authenticate']).toBe('Bearer')
  })
}
