/** SHA-256 of the client against that of Node.js, and the examples of FIPS 180-4. */
import { createHash } from 'node:crypto'
import { array, assert, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { Sha256 } from '../../packages/client/src/sha256.ts'

function hashed(...pieces: Uint8Array[]): string {
  const hash = new Sha256()
  for (const piece of pieces) hash.update(piece)
  return hash.digest()
}

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('%j', (text, expected) => {
  expect(hashed(new TextEncoder().encode(text))).toBe(expected)
})

test('any bytes in any pieces', () => {
  assert(
    property(array(uint8Array({ maxLength: 200 }), { maxLength: 5 }), (pieces) => {
      expect(hashed(...pieces)).toBe(createHash('sha256').update(Buffer.concat(pieces)).digest('hex'))
    }),
  )
})
