/**
 * SHA-256 (FIPS 180-4) of bytes that come in pieces: crypto.subtle takes a whole text alone, and is missing in pages
 * without TLS.
 */

const BLOCK_BYTES = 64
const WORDS = 16
const ROUNDS = 64
/** The length in bits stands in the last bytes of the last block. */
const LENGTH_AT = 56

/** The first 32 bits of the fractions of square (1/2) and cube (1/3) roots of the first primes: section 4.2.2 and 5.3.3. */
function fractions(count: number, power: number): Uint32Array {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return Uint32Array.from(primes, (prime) => (prime ** power % 1) * 2 ** 32)
}

const START = fractions(8, 1 / 2)
const CONSTANTS = fractions(ROUNDS, 1 / 3)

export class Sha256 {
  readonly #state = Uint32Array.from(START)
  readonly #block = new Uint8Array(BLOCK_BYTES)
  readonly #words = new Uint32Array(ROUNDS)
  #bytes = 0

  update(bytes: Uint8Array): void {
    for (const byte of bytes) {
      this.#block[this.#bytes++ % BLOCK_BYTES] = byte
      if (this.#bytes % BLOCK_BYTES === 0) this.#compress()
    }
  }

  /** In hex; nothing can be added after it. */
  digest(): string {
    const bits = this.#bytes * 8
    this.update(Uint8Array.of(0x80))
    while (this.#bytes % BLOCK_BYTES !== LENGTH_AT) this.update(Uint8Array.of(0))
    const length = new DataView(new ArrayBuffer(8))
    length.setBigUint64(0, BigInt(bits))
    this.update(new Uint8Array(length.buffer))
    return Array.from(this.#state, (word) => word.toString(16).padStart(8, '0')).join('')
  }

  #compress(): void {
    const w = this.#words
    const view = new DataView(this.#block.buffer)
    for (let i = 0; i < ROUNDS; i++)
      w[i] =
        i < WORDS
          ? view.getUint32(i * 4)
          : at(w, i - 16) + sigma0(at(w, i - 15)) + at(w, i - 7) + sigma1(at(w, i - 2))
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = this.#state
    for (let i = 0; i < ROUNDS; i++) {
      const first = h + sum1(e) + ((e & f) ^ (~e & g)) + at(CONSTANTS, i) + at(w, i)
      const second = sum0(a) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) this.#state[i] = at(this.#state, i) + word
  }
}

const at = (words: Uint32Array, index: number) => words[index] as number
const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const sum0 = (word: number) => rotated(word, 2) ^ rotated(word, 13) ^ rotated(word, 22)
const sum1 = (word: number) => rotated(word, 6) ^ rotated(word, 11) ^ rotated(word, 25)
const sigma0 = (word: number) => rotated(word, 7) ^ rotated(word, 18) ^ (word >>> 3)
const sigma1 = (word: number) => rotated(word, 17) ^ rotated(word, 19) ^ (word >>> 10)
