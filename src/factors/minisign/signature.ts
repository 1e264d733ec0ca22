/** Signatures of minisign: Ed25519 over the BLAKE2b-512 of a file, and over that signature with a trusted comment. */
import { sign as ed25519, hash, verify as isSigned } from 'node:crypto'
import {
  after,
  bytesOf,
  KEY_ID_BYTES,
  keyName,
  linesOf,
  MinisignError,
  SIGNATURE_BYTES,
  TRUSTED,
  UNTRUSTED,
} from './format.ts'
import type { PublicKey, SecretKey } from './keys.ts'

/** Over the hash of the file; and over the file itself, as minisign signed before version 0.11 and still takes it. */
const PREHASHED = 'ED'
const WHOLE = 'Ed'
/** As much as minisign reads of a comment. */
const COMMENT_BYTES_MAX = 8000

/** The text of a .minisig file. `trustedComment` is signed too, and is one line. */
export function signatureText(content: Uint8Array, { id, key }: SecretKey, trustedComment: string): string {
  if (/[\r\n]/.test(trustedComment) || Buffer.byteLength(trustedComment) > COMMENT_BYTES_MAX) {
    throw new Error(`a trusted comment is one line of at most ${COMMENT_BYTES_MAX} bytes`)
  }
  const signature = ed25519(null, digest(content), key)
  const overall = ed25519(null, Buffer.concat([signature, Buffer.from(trustedComment)]), key)
  const signed = Buffer.concat([Buffer.from(PREHASHED), id, signature])
  return [
    `${UNTRUSTED}signature of an Everygram data edition, as minisign makes them`,
    signed.toString('base64'),
    `${TRUSTED}${trustedComment}`,
    overall.toString('base64'),
    '',
  ].join('\n')
}

/** The trusted comment. Throws a MinisignError that names the line of the signature where it is not the key's. */
export function checkSignature(content: Uint8Array, signature: string, { id, key }: PublicKey): string {
  const lines = linesOf(signature)
  after(lines, 1, UNTRUSTED)
  const signed = bytesOf(lines, 2, 2 + KEY_ID_BYTES + SIGNATURE_BYTES)
  const algorithm = signed.toString('latin1', 0, 2)
  if (algorithm !== PREHASHED && algorithm !== WHOLE)
    throw new MinisignError(2, 'is of an algorithm that is not known')
  const by = signed.subarray(2, 2 + KEY_ID_BYTES)
  if (!by.equals(id)) throw new MinisignError(2, `was made with key ${keyName(by)}, not with ${keyName(id)}`)
  const own = signed.subarray(2 + KEY_ID_BYTES)
  const trusted = after(lines, 3, TRUSTED)
  const overall = bytesOf(lines, 4, SIGNATURE_BYTES)
  if (!isSigned(null, algorithm === PREHASHED ? digest(content) : content, key, own)) {
    throw new MinisignError(2, 'does not fit the file: one of the two was changed')
  }
  if (isSigned(null, Buffer.concat([own, Buffer.from(trusted)]), key, overall)) return trusted
  throw new MinisignError(
    3,
    'the trusted comment and its signature in line 4 do not fit: one of the two was changed',
  )
}

const digest = (content: Uint8Array) => hash('blake2b512', content, 'buffer')
