import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newKey } from '../../../platform/access/key.ts'
import { scrub } from './scrub.ts'

test('of a key only the public id is left, wherever it stands', () => {
  const { key, id, secret } = newKey()
  for (const text of [key, `{"url":"/v1?key=${key}&x=1"}`, `Bearer ${key}`, `${key}${key}`]) {
    const line = scrub(text)
    expect(line).toContain(`eg_live_${id}[hidden]`)
    expect(line).not.toContain(secret)
    expect(line).not.toContain(key.slice(-6))
  }
})

test('a key cut short is hidden as well', () => {
  const { key, secret } = newKey()
  expect(scrub(key.slice(0, 30))).not.toContain(secret.slice(0, 14))
})

test.each([
  ['a token that is none of ours', 'authorization: Bearer abc.DEF-123_x~y+z/w==, x', 'Bearer [hidden], x'],
  ['another letter case', 'bearer abc', 'bearer [hidden]'],
  ['a password', 'postgres://me:s3cret@db:5432/keys', 'postgres://me:[hidden]@db:5432/keys'],
  ['a password behind something odd', 'x=-1db://me:s3cret@db/keys', '://me:[hidden]@db/keys'],
  ['a password with an @', 'redis://:p@ss@cache:6379', 'redis://:[hidden]@cache:6379'],
])('%s', (_, text, kept) => {
  expect(scrub(text)).toContain(kept)
})

test.each([
  '{"level":30,"msg":"Server listening at http://127.0.0.1:3000"}',
  'http://example.org:8080/path?mail=me@example.org',
  'eg_live_ and ids such as 0Ab9zZ12',
  'the bearer of this',
])('what is no secret stays: %s', (text) => {
  // "the bearer of" reads like a token: hiding a word too many is the lesser evil, so only the rest is compared.
  expect(scrub(text).replace('[hidden]', 'of')).toBe(text)
})

/** The ways in which a character can be written in a URL, or in a text of JSON inside of one. */
const WAYS: readonly ((character: string) => string)[] = [
  (character) => character,
  (character) => `%${hex(character, 2)}`,
  (character) => `%${hex(character, 2).toUpperCase()}`,
  (character) => `\\u${hex(character, 4)}`,
  (character) => `\\x${hex(character, 2)}`,
  (character) => `%u${hex(character, 4)}`,
]
const hex = (character: string, length: number) => character.charCodeAt(0).toString(16).padStart(length, '0')

test('however a key is written, its secret is not in the line', () => {
  const way = fc.nat({ max: WAYS.length - 1 })
  const again = fc.constantFrom(
    (text: string) => text,
    (text: string) => encodeURIComponent(text),
    (text: string) => JSON.stringify(text).slice(1, -1),
    (text: string) => [...text].map((character) => `%${hex(character, 2)}`).join(''),
  )
  fc.assert(
    fc.property(
      fc.array(way, { minLength: 60, maxLength: 60 }),
      fc.array(again, { maxLength: 3 }),
      fc.string({ maxLength: 20 }),
      (ways, more, beside) => {
        const { key, secret } = newKey()
        const written = [...key].map((character, at) => WAYS[ways[at] ?? 0]?.(character)).join('')
        const line = JSON.stringify({
          url: `/v1?${beside}&key=${more.reduce((text, write) => write(text), written)}&x=1`,
        })
        let left = scrub(line)
        // Read as often as it was written.
        for (let times = 0; times < 12; times++)
          left = left.replace(
            /%u([0-9a-f]{4})|%([0-9a-f]{2})|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\\\/gi,
            (_, ...codes) => {
              const code = codes.slice(0, 4).find((one) => one !== undefined)
              return code === undefined ? '\\' : String.fromCharCode(Number.parseInt(code, 16))
            },
          )
        expect(left).not.toContain(secret)
        expect(left).not.toContain(key.slice(-6))
        expect(left).toContain('&x=1')
      },
    ),
    { numRuns: 500 },
  )
})

test('what is beside a secret stays as it was written', () => {
  const { key, id } = newKey()
  const line = `/v1?place=Bad%20Ems&key=%65${key.slice(1)}&q=%2541\\u0041`
  expect(scrub(line)).toBe(`/v1?place=Bad%20Ems&key=%65g_live_${id}[hidden]&q=%2541\\u0041`)
  expect(scrub('db:%2f%2fme%3As3cret@host')).toBe('db:%2f%2fme%3A[hidden]@host')
})
