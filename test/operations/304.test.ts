/** What every operation does with If-None-Match. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/api/operations.ts'
import { requestOf } from '../../src/contract/request.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { QUESTIONS } from './questions.ts'

const OTHER = 'W/"00000000000000000000000000000000"'
/** The only field that does not count. */
const TIME = /"calculated_at":"[^"]*(?="}}$|"[,}])/

/** The example requests of each operation, and its question of the table. */
const ASKED = OPERATIONS.flatMap(({ name, path, examples }) => {
  const urls = Object.values(examples.answers).map((query) => requestOf(path, query))
  return [...new Set([...urls, ...(QUESTIONS[name] ? [QUESTIONS[name].url] : [])])]
})

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** One id; one tag where the responses are one, which name their request in its canonical form. */
async function expectAlike(one: string, other: string): Promise<void> {
  const [first, second] = [await app.get(one), await app.get(other)]
  expect(second.json.data.id).toBe(first.json.data.id)
  const tag = String(first.headers.etag)
  const isOne = second.json.meta.request === first.json.meta.request
  isOne ? ones++ : others++
  expect(second.headers.etag === tag).toBe(isOne)
  expect((await app.get(other, { 'if-none-match': tag })).status).toBe(isOne ? 304 : 200)
}

let ones = 0
let others = 0

async function tagOf(url: string): Promise<string> {
  return String((await app.get(url)).headers.etag)
}

describe.each(ASKED)('%s', (url) => {
  let tag = ''
  beforeAll(async () => {
    tag = await tagOf(url)
  })

  test('the tag is a weak one, of the whole response, and the same each time', async () => {
    expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/)
    for (let times = 0; times < 2; times++) {
      const { text, headers } = await app.get(url)
      expect(headers.etag).toBe(tag)
      expect(headers['cache-control']).toBe('private, max-age=3600')
      const ofText = createHash('sha256').update(text.replace(TIME, ''))
      expect(tag).toBe(`W/"${ofText.digest('hex').slice(0, 32)}"`)
    }
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
      ['the tag without quotes', () => tag.slice(3, -1)],
      ['a part of the tag', () => `${tag.slice(0, -2)}"`],
      ['nothing', () => ''],
    ])('%s', async (_, header) => {
      const reply = await app.get(url, { 'if-none-match': header() })
      expect(reply.status).toBe(200)
      expect(reply.headers.etag).toBe(tag)
      expect(reply.json).toHaveProperty('data')
    })
  })
})

test('every question of the table is one of an operation', () => {
  expect(OPERATIONS.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(QUESTIONS)))
})

describe.each(Object.entries(QUESTIONS))('%s', (_, { url, same, different, alike = [] }) => {
  test.each(same)('the same question in other words has the same tag: %s', (other) => expectAlike(url, other))

  test.each(alike)('two questions that are one: %s and %s', expectAlike)

  test.each(different)('another question has another tag: %s', async (other) => {
    const tag = await tagOf(url)
    const reply = await app.get(other, { 'if-none-match': tag })
    expect(reply.status).toBe(200)
    expect(reply.headers.etag).not.toBe(tag)
  })

  test('no two of all these questions have one tag', async () => {
    const tags = await Promise.all([url, ...different].map(tagOf))
    expect(new Set(tags).size).toBe(tags.length)
    for (const [index, other] of different.entries()) {
      const reply = await app.get(other, { 'if-none-match': String(tags[index + 1]) })
      expect(reply).toMatchObject({ status: 304, text: '' })
    }
  })
})

test('most of the words of a request have one canonical form', () => {
  expect(ones).toBeGreaterThan(2 * others)
})
