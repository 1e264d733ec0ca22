/** Text as the encodings have it in which files are read. */
import type { Encoding } from './table.ts'

const BYTES = 256
const ASCII_LAST = 0x7f

const bytesOf1252 = new Map(
  Array.from({ length: BYTES }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
)

/** The first sign that an encoding does not have. */
export function firstUnwritable(text: string, encoding: Encoding): string | undefined {
  if (encoding !== 'windows-1252' || isAscii(text)) return undefined
  for (const sign of text) if (!bytesOf1252.has(sign)) return sign
  return undefined
}

/** Where the first sign is that is not ASCII, or -1. */
export function firstBeyondAscii(text: string): number {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > ASCII_LAST) return at
  return -1
}

const isAscii = (text: string) => firstBeyondAscii(text) === -1

/** Throws a RangeError for a sign that the encoding does not have. */
export function encoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le') return utf16(text)
  return Uint8Array.from(text, (sign) => {
    const byte = bytesOf1252.get(sign)
    if (byte === undefined) throw new RangeError(`windows-1252 has no '${sign}'`)
    return byte
  })
}

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true)
  return bytes
}
