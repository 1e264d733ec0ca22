/**
 * The form of an API key: `eg_live_` + 8 characters of public id + 32 of secret + 6 of checksum, all base62. The
 * checksum lets a mistyped or made-up key be refused without any look-up, and scanners find leaked keys.
 */
import { hash, randomInt, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

export const KEY_PREFIX = 'eg_live_'
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_CHARACTERS = 8
const SECRET_CHARACTERS = 32
const CHECKSUM_CHARACTERS = 6
const KEY_FORM = /^eg_live_[0-9A-Za-z]{46}$/
const BODY_CHARACTERS = KEY_PREFIX.length + ID_CHARACTERS + SECRET_CHARACTERS

export interface KeyParts {
  /** Public: names the key in lists and logs. */
  id: string
  secret: string
}

export interface NewKey extends KeyParts {
  /** The whole key, to be shown once. */
  key: string
}

export function newKey(): NewKey {
  const id = randomBase62(ID_CHARACTERS)
  const secret = randomBase62(SECRET_CHARACTERS)
  return { id, secret, key: assembleKey(id, secret) }
}

/** The whole key of an id and a secret. */
export function assembleKey(id: string, secret: string): string {
  const body = KEY_PREFIX + id + secret
  return body + checksum(body)
}

/** The parts of a well-formed key whose checksum is right; undefined for anything else. */
export function parseKey(key: string): KeyParts | undefined {
  if (!KEY_FORM.test(key)) return undefined
  const body = key.slice(0, BODY_CHARACTERS)
  if (checksum(body) !== key.slice(BODY_CHARACTERS)) return undefined
  const secretAt = KEY_PREFIX.length + ID_CHARACTERS
  return { id: body.slice(KEY_PREFIX.length, secretAt), secret: body.slice(secretAt) }
}

/** SHA-256 of a secret, in hex: all that is stored. Secrets are random, so no slow hash is needed. */
export function secretHash(secret: string): string {
  return hash('sha256', secret, 'hex')
}

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

function randomBase62(length: number): string {
  return Array.from({ length }, () => BASE62.charAt(randomInt(BASE62.length))).join('')
}

/** CRC-32 in base62. */
function checksum(body: string): string {
  let left = crc32(body)
  let text = ''
  for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
    text = BASE62.charAt(left % BASE62.length) + text
    left = Math.floor(left / BASE62.length)
  }
  return text
}
