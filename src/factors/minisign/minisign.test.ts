/** Signatures and keys in minisign's format, with keys that are made here. */
import { generateKeyPairSync, randomBytes, scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MinisignError } from './format.ts'
import { isEncrypted, readPublicKey, readSecretKey } from './keys.ts'
import { checkSignature, signatureText } from './signature.ts'

const CONTENT = Buffer.from('{"label":"Everygram factors"}\n')
const COMMENT = 'timestamp:1795316688\tfile:edition.json\tedition:2025.2\thashed'
const PASSWORD = 'a password'
/** libsodium's least limits for scrypt: N = 2^13, r = 8, p = 1 by its pickparams, 32768 / 32 / 2 rounded to a power. */
const OPERATIONS = 32_768n * 8n
const MEMORY = 16_777_216n

/** As minisign -G writes them; -W leaves the secret key as it is. */
function newKeys(password?: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32)
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const id = randomBytes(8)
  const open = Buffer.concat([id, seed, point, Buffer.alloc(32)])
  const secret = password === undefined ? plain(open) : encrypted(open, password)
  return {
    secret: `untrusted comment: a secret key\n${secret.toString('base64')}\n`,
    public: `untrusted comment: a public key\n${Buffer.concat([Buffer.from('Ed'), id, point]).toString('base64')}\n`,
  }
}

const plain = (open: Buffer) => Buffer.concat([Buffer.from('Ed\0\0B2'), Buffer.alloc(48), open])

function encrypted(open: Buffer, password: string): Buffer {
  const [salt, limits] = [randomBytes(32), Buffer.alloc(16)]
  limits.writeBigUInt64LE(OPERATIONS, 0)
  limits.writeBigUInt64LE(MEMORY, 8)
  // 262144 operations are fewer than 16777216 / 32 bytes: p = 1 and N the least power of two over 262144 / 32 / 2.
  const stream = scryptSync(password, salt, open.length, { N: 8192, r: 8, p: 1 })
  const hidden = Buffer.from(open.map((byte, at) => byte ^ (stream[at] ?? 0)))
  return Buffer.concat([Buffer.from('EdScB2'), salt, limits, hidden])
}

function other(sign: string): string {
  if (/\d/.test(sign)) return String((Number(sign) + 1) % 10)
  return sign === 'A' ? 'B' : 'A'
}

const keys = newKeys()
const publicKey = readPublicKey(keys.public)
const signature = signatureText(CONTENT, readSecretKey(keys.secret), COMMENT)
const lineOf = (text: string, content: Uint8Array = CONTENT) => {
  try {
    checkSignature(content, text, publicKey)
    return 'valid'
  } catch (error) {
    if (error instanceof MinisignError) return error.line
    throw error
  }
}

test('what was signed is valid, and says its trusted comment', () => {
  expect(checkSignature(CONTENT, signature, publicKey)).toBe(COMMENT)
  const [, line = ''] = keys.public.split('\n')
  expect(checkSignature(CONTENT, signature, readPublicKey(line))).toBe(COMMENT)
  expect(checkSignature(CONTENT, signature.replaceAll('\n', '\r\n'), publicKey)).toBe(COMMENT)
})

test('signatures that minisign 0.11 made, over the hash of "hello\\n" and over the text itself', () => {
  const key = readPublicKey('RWRLlxDZb1ay0ZOlUeQAhMsrWiq2LUdS//dMdAIUa5PsT9La/4MlT1zJ')
  const hashed = [
    'untrusted comment: signature from minisign secret key',
    'RURLlxDZb1ay0WYAb+BKTCUp3ucF5K7B59h/tLsZ6gGO7clHHkmIOdmKYJRfzrptKPivnHm+xaQm1NMa2hAnT7DqqLU2mHWuXwU=',
    'trusted comment: a comment',
    'J4Mf6ztO4hLj4+zw6Kv1xOGRJahIUOfimbdiLcKNfh4+MEhIN5OVinQZ+dkWfFbYJM6l3mpYG7tIXuEPjfjgAg==',
    '',
  ].join('\n')
  expect(checkSignature(Buffer.from('hello\n'), hashed, key)).toBe('a comment')
  expect(() => checkSignature(Buffer.from('hallo\n'), hashed, key)).toThrow(MinisignError)
})

describe('a changed character', () => {
  test('of the signature is named with its line; only the untrusted comment may be any', () => {
    for (const [index, sign] of [...signature].entries()) {
      const line = signature.slice(0, index).split('\n').length
      const isFree = line === 1 && index >= 'untrusted comment: '.length
      if (sign === '\n' || isFree) continue
      const changed = signature.slice(0, index) + other(sign) + signature.slice(index + 1)
      // The fourth line is the signature of the third: which of the two was changed cannot be told.
      const lines = line === 4 ? [3, 4] : [line]
      expect(lines, `${index}: ${sign}`).toContain(lineOf(changed))
    }
  })

  test('of the file makes the signature another file’s', () => {
    for (let at = 0; at < CONTENT.length; at++) {
      const changed = Buffer.from(CONTENT)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(lineOf(signature, changed)).toBe(2)
    }
  })
})

test.each([
  ['nothing', '', 1],
  ['one line', 'untrusted comment: x', 2],
  ['no trusted comment', signature.split('\n').slice(0, 2).join('\n'), 3],
  ['no signature of it', signature.split('\n').slice(0, 3).join('\n'), 4],
])('a signature with %s', (_, text, line) => {
  expect(lineOf(text)).toBe(line)
})

test('a signature of another key, of another or the same id', () => {
  const other = newKeys()
  const secret = readSecretKey(other.secret)
  expect(lineOf(signatureText(CONTENT, secret, COMMENT))).toBe(2)
  expect(lineOf(signatureText(CONTENT, { ...secret, id: publicKey.id }, COMMENT))).toBe(2)
})

test('a trusted comment has one line', () => {
  const secret = readSecretKey(keys.secret)
  for (const comment of ['a\nb', 'a\r', 'x'.repeat(8001)]) {
    expect(() => signatureText(CONTENT, secret, comment)).toThrow(/one line/)
  }
})

describe('a secret key', () => {
  test('that is encrypted opens with its password alone', () => {
    const hidden = newKeys(PASSWORD)
    expect([isEncrypted(hidden.secret), isEncrypted(keys.secret)]).toEqual([true, false])
    const made = signatureText(CONTENT, readSecretKey(hidden.secret, PASSWORD), COMMENT)
    expect(checkSignature(CONTENT, made, readPublicKey(hidden.public))).toBe(COMMENT)
    for (const password of ['', 'a passwort']) {
      expect(() => readSecretKey(hidden.secret, password)).toThrow(/password/)
    }
  })

  test.each([
    ['nothing', ''],
    ['a public key', keys.public],
    ['no base64', 'untrusted comment: x\n***\n'],
    ['a key of which a byte was changed', damaged(keys.secret, 70)],
    ['a key that asks for all memory', damaged(damaged(newKeys(PASSWORD).secret, 44), 52)],
  ])('%s is refused', (_, text) => {
    expect(() => readSecretKey(text, PASSWORD)).toThrow(MinisignError)
  })
})

function damaged(secret: string, at: number): string {
  const [comment, line = ''] = secret.split('\n')
  const bytes = Buffer.from(line, 'base64')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return `${comment}\n${bytes.toString('base64')}\n`
}
