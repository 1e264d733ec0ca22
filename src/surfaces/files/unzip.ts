/** One part of a ZIP, unpacked a piece at a time: never more than its list of contents says. */
import { message } from '../../messages/messages.ts'
import { fileError, unreadable } from './error.ts'
import { viewOf, type ZipEntry } from './zip.ts'

/** APPNOTE.TXT of PKWARE, section 4.3.7: the header in front of each part. */
const LOCAL = { signature: 0x04034b50, length: 30, name: 26, extra: 28 }
const STORED = 0
const DEFLATED = 8
/** Packed bytes that are unpacked at once: what they grow to is in memory, at most about a thousand times as much. */
const PIECE_BYTES = 16_384

export interface UnzipOptions {
  /** Whether the check sum is compared. It costs more than it tells where reading stops early. */
  readonly isChecked: boolean
}

/** The text of a part, in pieces. Throws a FileError where it is not what the list of contents says. */
export async function* textOf(
  bytes: Uint8Array,
  entry: ZipEntry,
  { isChecked }: UnzipOptions,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let size = 0
  let crc = CRC_START
  for await (const piece of unpacked(bytes, entry)) {
    size += piece.length
    if (size > entry.size) throw unreadable(message('file.reason.too_long_part', { text: entry.name }))
    if (isChecked) crc = crcOf(crc, piece)
    yield decoder.decode(piece, { stream: true })
  }
  if (size !== entry.size || (isChecked && isOther(crc, entry)))
    throw unreadable(message('file.reason.damaged_part', { text: entry.name }))
  yield decoder.decode()
}

/** Some writers say none: then it is 0. */
const isOther = (crc: number, entry: ZipEntry) => entry.crc !== 0 && (crc ^ CRC_START) >>> 0 !== entry.crc

async function* unpacked(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = packedOf(bytes, entry)
  if (entry.method === STORED) return yield* slicesOf(packed)
  if (entry.method !== DEFLATED)
    throw unreadable(message('file.reason.unknown_packing', { text: entry.name }))
  const reader = streamOf(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (let piece = await read(reader); !piece.done; piece = await read(reader)) yield piece.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch {
    throw fileError('file.unreadable.damaged', {})
  }
}

function packedOf(bytes: Uint8Array, { name, offset, packedSize }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  if (offset + LOCAL.length > bytes.length || view.getUint32(offset, true) !== LOCAL.signature)
    throw unreadable(message('file.reason.cut_part', { text: name }))
  const names = view.getUint16(offset + LOCAL.name, true) + view.getUint16(offset + LOCAL.extra, true)
  const start = offset + LOCAL.length + names
  return bytes.subarray(start, start + packedSize) as Uint8Array<ArrayBuffer>
}

/** As fast as it is read: browsers have no other way to hand slices on. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const slices = slicesOf(bytes)
  return new ReadableStream({
    pull(controller) {
      const { done, value } = slices.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

function* slicesOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

/** CRC-32 as ZIP has it (APPNOTE.TXT, 4.4.7). */
const CRC_START = 0xffffffff
const CRC_POLYNOMIAL = 0xedb88320
const BYTE_VALUES = 256
const BYTE_BITS = 8
const BYTE = 0xff

const CRC_TABLE = Int32Array.from({ length: BYTE_VALUES }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < BYTE_BITS; bit++) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1
  return crc
})

function crcOf(start: number, bytes: Uint8Array): number {
  let crc = start
  for (let i = 0; i < bytes.length; i++)
    crc = (crc >>> BYTE_BITS) ^ (CRC_TABLE[(crc ^ (bytes[i] ?? 0)) & BYTE] ?? 0)
  return crc
}
