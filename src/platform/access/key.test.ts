import { describe, expect, test } from 'vitest'
import { newKey, parseKey, sameHash, secretHash } from './key.ts'

const samples = Array.from({ length: 20 }, newKey)
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

describe('the form of a key', () => {
  test('eg_live_, 8 characters of id, 32 of secret, 6 of checksum, all base62', () => {
    for (const { key, id, secret } of samples) {
      expect(key).toMatch(/^eg_live_[0-9A-Za-z]{46}$/)
      expect(key.slice(8, 16)).toBe(id)
      expect(key.slice(16, 48)).toBe(secret)
      expect(parseKey(key)).toEqual({ id, secret })
    }
  })

  test('no two are alike, and every character of the alphabet is used', () => {
    const keys = Array.from({ length: 200 }, newKey)
    expect(new Set(keys.map(({ id }) => id)).size).toBe(200)
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(200)
    // 6400 random characters miss one of 62 with a chance of 62 x (61/62)^6400, about 1e-43.
    const used = new Set(keys.flatMap(({ secret }) => [...secret]))
    expect([...used].sort().join('')).toBe(BASE62)
  })
})

describe('the checksum', () => {
  test('catches every change of a single character', () => {
    for (const { key } of samples.slice(0, 5)) {
      for (let at = 0; at < key.length; at++) {
        for (const other of BASE62) {
          if (other === key[at]) continue
          expect(parseKey(key.slice(0, at) + other + key.slice(at + 1))).toBeUndefined()
        }
      }
    }
  })

  test('catches every swap of two neighbours', () => {
    for (const { key } of samples) {
      for (let at = 8; at < key.length - 1; at++) {
        const [a = '', b = ''] = key.slice(at, at + 2)
        if (a === b) continue
        expect(parseKey(key.slice(0, at) + b + a + key.slice(at + 2))).toBeUndefined()
      }
    }
  })

  test('lets at most one of 10,000 made-up keys through', () => {
    // A CRC-32 lets one of 2^32 through.
    const made = Array.from({ length: 10_000 }, () => newKey().key.slice(0, -6) + newKey().secret.slice(0, 6))
    expect(made.filter((key) => parseKey(key) !== undefined).length).toBeLessThanOrEqual(1)
  })
})

test.each([
  ['empty', () => ''],
  ['the prefix alone', () => 'eg_live_'],
  ['one character short', (key: string) => key.slice(0, -1)],
  ['one character long', (key: string) => `${key}0`],
  ['a line end after it', (key: string) => `${key}\n`],
  ['a space before it', (key: string) => ` ${key}`],
  ['another prefix', (key: string) => key.replace('eg_live_', 'eg_test_')],
  ['another letter case', (key: string) => key.toUpperCase()],
  ['a sign outside of base62', (key: string) => `${key.slice(0, 20)}-${key.slice(21)}`],
])('not a key: %s', (_, change) => {
  for (const { key } of samples) expect(parseKey(change(key))).toBeUndefined()
})

test('the hash of a secret is its SHA-256', () => {
  // The test vector of FIPS 180 for "abc".
  expect(secretHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('hashes are compared whole', () => {
  const hash = secretHash('abc')
  expect(sameHash(hash, secretHash('abc'))).toBe(true)
  expect(sameHash(hash, secretHash('abd'))).toBe(false)
  expect(sameHash(hash, hash.slice(0, -1))).toBe(false)
  expect(sameHash(hash, '')).toBe(false)
})
