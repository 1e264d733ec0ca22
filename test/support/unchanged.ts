/** What every endpoint under /v1 does with If-None-Match. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.ts'

const OTHER = 'W/"00000000-0000-8000-8000-000000000000"'

/** `same` asks the same question in other words, `different` another one. */
export function confirmsUnchanged(url: string, { same, different }: { same: string; different?: string }) {
  let app: TestApp
  let tag = ''
  beforeAll(async () => {
    app = await testApp()
    tag = String((await app.get(url)).headers.etag)
  })
  afterAll(() => app.close())

  test('the tag is a weak one, named after the calculation', async () => {
    expect(tag).toMatch(/^W\/"[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"$/)
    const { json, headers } = await app.get(url)
    if (json.data.id) expect(tag).toBe(`W/"${json.data.id}"`)
    expect(headers['cache-control']).toBe('private, max-age=3600')
  })

  describe('304 without a body', () => {
    test.each([
      ['the tag', () => tag],
      ['its strong form', () => tag.slice(2)],
      ['a list that has it', () => `"a", ${OTHER}, ${tag}`],
      ['a list without spaces', () => `${OTHER},${tag.slice(2)},"b"`],
      ['a star', () => '*'],
    ])('%s', async (_, header) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await app.send({ method, url, headers: { 'if-none-match': header() } })
        expect(reply).toMatchObject({ status: 304, text: '' })
        expect(reply.headers).toMatchObject({ etag: tag, 'cache-control': 'private, max-age=3600' })
        expect(reply.headers).not.toHaveProperty('content-type')
      }
    })
  })

  describe('200 with a body', () => {
    test.each([
      ['another tag', () => OTHER],
      ['a list without it', () => `${OTHER}, "a"`],
      ['the id without quotes', () => tag.slice(3, -1)],
      ['a part of the tag', () => `${tag.slice(0, -2)}"`],
      ['nothing', () => ''],
    ])('%s', async (_, header) => {
      const reply = await app.get(url, { 'if-none-match': header() })
      expect(reply.status).toBe(200)
      expect(reply.headers.etag).toBe(tag)
      expect(reply.json).toHaveProperty('data')
    })
  })

  test('the same question in other words has the same tag', async () => {
    expect((await app.get(same, { 'if-none-match': tag })).status).toBe(304)
  })

  if (different === undefined) return
  test('another question has another tag', async () => {
    const reply = await app.get(different, { 'if-none-match': tag })
    expect(reply.status).toBe(200)
    expect(reply.headers.etag).not.toBe(tag)
  })
}
