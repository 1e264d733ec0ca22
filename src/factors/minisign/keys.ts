/** Keys of minisign, read from their texts. */
import { createPrivateKey, createPublicKey, type KeyObject, scryptSync, timingSafeEqual } from 'node:crypto'
import { after, bytesOf, KEY_ID_BYTES, linesOf, MinisignError, UNTRUSTED } from './format.ts'

export interface PublicKey {
  readonly id: Buffer
  readonly key: KeyObject
}

export interface SecretKey {
  readonly id: Buffer
  readonly key: KeyObject
}

const ALGORITHM = 'Ed'
const SCRYPT = 'Sc'
const PLAIN = '\0\0'
const ED25519_BYTES = 32
/** RFC 8410: what stands before the 32 bytes in DER. */
const SPKI_START = Buffer.from('302a300506032b6570032100', 'hex')
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The bytes of a public key: algorithm, id, key. */
const PUBLIC_BYTES = 2 + KEY_ID_BYTES + ED25519_BYTES
/** Of a secret key: three algorithms, salt, limits, and id, seed, public key and checksum, which may be encrypted. */
const SALT = { start: 6, end: 38 }
const OPERATIONS_AT = 38
const MEMORY_AT = 46
const HIDDEN_AT = 54
const SECRET_BYTES = 158
const SEED_AT = KEY_ID_BYTES
const PUBLIC_AT = SEED_AT + ED25519_BYTES

/** `text`: the file that minisign -G writes, or the line of base64 in it, as minisign -P takes it. */
export function readPublicKey(text: string): PublicKey {
  const isLine = !text.startsWith(UNTRUSTED)
  const lines = isLine ? ['', text.trim()] : linesOf(text)
  const bytes = bytesOf(lines, 2, PUBLIC_BYTES)
  if (bytes.toString('latin1', 0, 2) !== ALGORITHM) throw new MinisignError(2, 'is no public key of minisign')
  const point = bytes.subarray(2 + KEY_ID_BYTES)
  return { id: bytes.subarray(2, 2 + KEY_ID_BYTES), key: publicKey(point) }
}

export function isEncrypted(text: string): boolean {
  return secretBytes(text).toString('latin1', 2, 4) === SCRYPT
}

/** `password`: of a key that is encrypted. */
export function readSecretKey(text: string, password = ''): SecretKey {
  const bytes = secretBytes(text)
  const hidden = bytes.subarray(HIDDEN_AT)
  const how = bytes.toString('latin1', 2, 4)
  if (how !== SCRYPT && how !== PLAIN)
    throw new MinisignError(2, 'is encrypted in a way that is not known here')
  const open = how === SCRYPT ? opened(bytes, hidden, password) : hidden
  const seed = open.subarray(SEED_AT, PUBLIC_AT)
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_START, seed]), format: 'der', type: 'pkcs8' })
  const made = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI_START.length)
  // The checksum is BLAKE2b of 256 bits, which node:crypto has not: that seed and public key fit says as much.
  if (timingSafeEqual(made, open.subarray(PUBLIC_AT, PUBLIC_AT + ED25519_BYTES))) {
    return { id: Buffer.from(open.subarray(0, KEY_ID_BYTES)), key }
  }
  throw new MinisignError(2, how === SCRYPT ? 'cannot be opened: the password is another one' : 'is damaged')
}

function secretBytes(text: string): Buffer {
  const lines = linesOf(text)
  after(lines, 1, UNTRUSTED)
  const bytes = bytesOf(lines, 2, SECRET_BYTES)
  if (bytes.toString('latin1', 0, 2) !== ALGORITHM) throw new MinisignError(2, 'is no secret key of minisign')
  return bytes
}

function opened(bytes: Buffer, hidden: Buffer, password: string): Buffer {
  const salt = bytes.subarray(SALT.start, SALT.end)
  const cost = scryptCost(bytes.readBigUInt64LE(OPERATIONS_AT), bytes.readBigUInt64LE(MEMORY_AT))
  const stream = scryptSync(password, salt, hidden.length, cost)
  return Buffer.from(hidden.map((byte, at) => byte ^ (stream[at] ?? 0)))
}

/** The block size that libsodium always takes. */
const BLOCK = 8
const PARALLEL_BOUND = 0x3fffffffn
/** More memory than that of minisign's own keys (1 GiB) is no key of ours. */
const MEMORY_MAX = 2 ** 31
const OPERATIONS_MIN = 32_768n

/** What libsodium makes of its limits: crypto_pwhash_scryptsalsa208sha256, pickparams. */
function scryptCost(operations: bigint, memory: bigint) {
  const limit = operations < OPERATIONS_MIN ? OPERATIONS_MIN : operations
  const [r, bytesOfBlock] = [BigInt(BLOCK), 128n]
  const isShort = limit < memory / 32n
  const most = isShort ? limit / (r * 4n) : memory / (r * bytesOfBlock)
  let power = 1n
  while (power < 63n && 1n << power <= most / 2n) power++
  const bound = limit / 4n / (1n << power)
  const parallel = isShort ? 1n : (bound > PARALLEL_BOUND ? PARALLEL_BOUND : bound) / r
  const cost = { N: Number(1n << power), r: BLOCK, p: Number(parallel) || 1 }
  const needed = Number(bytesOfBlock) * cost.N * cost.r
  if (needed > MEMORY_MAX) throw new MinisignError(2, 'asks for more memory than is given')
  return { ...cost, maxmem: 2 * needed }
}

function publicKey(point: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([SPKI_START, point]), format: 'der', type: 'spki' })
}
