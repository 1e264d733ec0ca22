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
