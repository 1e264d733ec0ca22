/**
 * The texts of minisign: keys and signatures as lines of base64 under comments. See "Signature format" and "Secret key
 * format" on https://jedisct1.github.io/minisign/.
 */

/** What is wrong with a key or a signature, and in which line of it (counted from 1). */
export class MinisignError extends Error {
  override readonly name = 'MinisignError'
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

export const UNTRUSTED = 'untrusted comment: '
export const TRUSTED = 'trusted comment: '

export const KEY_ID_BYTES = 8
export const SIGNATURE_BYTES = 64

export function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/\r$/, ''))
}

/** The rest of line `number` after what it must begin with. */
export function after(lines: readonly string[], number: number, start: string): string {
  const line = lines[number - 1] ?? ''
  if (line.startsWith(start)) return line.slice(start.length)
  throw new MinisignError(number, `must begin with '${start}'`)
}

/** The bytes of line `number`, which are so many. Base64 of other bytes than it was made of is refused. */
export function bytesOf(lines: readonly string[], number: number, count: number): Buffer {
  const line = lines[number - 1] ?? ''
  const bytes = Buffer.from(line, 'base64')
  if (bytes.length === count && bytes.toString('base64') === line) return bytes
  throw new MinisignError(number, `must be ${count} bytes in base64`)
}

/** As minisign shows it: the eight bytes as a number, the first one the least. */
export function keyName(id: Buffer): string {
  return Buffer.from(id).reverse().toString('hex').toUpperCase()
}
