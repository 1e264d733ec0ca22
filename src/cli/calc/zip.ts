/** The list of contents of a ZIP, as far as it has to be known before anything of it is unpacked. */
import { inflateRawSync } from 'node:zlib'
import { CalcError } from './error.ts'

export interface ZipEntry {
  readonly name: string
  readonly packedSize: number
  readonly size: number
  readonly offset: number
  readonly method: number
}

/** APPNOTE.TXT of PKWARE, sections 4.3.12 and 4.3.16: signatures, lengths and offsets of fields in bytes. */
const END = { signature: 0x06054b50, length: 22, commentMax: 65_535, count: 10, start: 16 }
const CENTRAL = {
  signature: 0x02014b50,
  length: 46,
  method: 10,
  packed: 20,
  size: 24,
  name: 28,
  extra: 30,
  comment: 32,
  offset: 42,
}
const LOCAL = { signature: 0x04034b50, length: 30, name: 26, extra: 28 }
const ENTRIES_MAX = 10_000

/** Throws a CalcError for what is no ZIP. */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + END.count)
  if (count > ENTRIES_MAX) throw broken(`it has ${count} parts`)
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + END.start)
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL.length > bytes.length || bytes.readUInt32LE(at) !== CENTRAL.signature)
      throw broken('its list of contents is cut')
    const nameLength = bytes.readUInt16LE(at + CENTRAL.name)
    entries.push({
      name: bytes.toString('utf8', at + CENTRAL.length, at + CENTRAL.length + nameLength),
      packedSize: bytes.readUInt32LE(at + CENTRAL.packed),
      size: bytes.readUInt32LE(at + CENTRAL.size),
      offset: bytes.readUInt32LE(at + CENTRAL.offset),
      method: bytes.readUInt16LE(at + CENTRAL.method),
    })
    at +=
      CENTRAL.length +
      nameLength +
      bytes.readUInt16LE(at + CENTRAL.extra) +
      bytes.readUInt16LE(at + CENTRAL.comment)
  }
  return entries
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END.length - END.commentMax)
  for (let at = bytes.length - END.length; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END.signature) return at
  }
  throw broken('it is no ZIP')
}

const broken = (why: string) => new CalcError(`The workbook cannot be read: ${why}.`)

const WORKBOOK = 'xl/workbook.xml'
const WORKBOOK_BYTES_MAX = 4_194_304
const DEFLATED = 8
/** An attribute of a `<sheet …>`. */
const SHEET = /<(?:\w{1,10}:)?sheet\s([^>]{1,2000})>/g
const NAME = /(?:^|\s)name="([^"]{0,400})"/
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** In their order. */
export function sheetNames(bytes: Buffer): string[] {
  const entry = zipEntries(bytes).find(({ name }) => name === WORKBOOK)
  if (entry === undefined) throw broken('it has no xl/workbook.xml')
  const xml = unpacked(bytes, entry).toString('utf8')
  return [...xml.matchAll(SHEET)].flatMap(([, attributes = '']) => {
    const name = NAME.exec(attributes)?.[1]
    return name === undefined
      ? []
      : [name.replace(/&(amp|lt|gt|quot|apos);/g, (_, one: string) => ENTITIES[one] ?? '')]
  })
}

function unpacked(bytes: Buffer, { offset, packedSize, method }: ZipEntry): Buffer {
  if (offset + LOCAL.length > bytes.length || bytes.readUInt32LE(offset) !== LOCAL.signature)
    throw broken('a part is cut')
  const start =
    offset + LOCAL.length + bytes.readUInt16LE(offset + LOCAL.name) + bytes.readUInt16LE(offset + LOCAL.extra)
  const packed = bytes.subarray(start, start + packedSize)
  if (method !== DEFLATED) return packed.subarray(0, WORKBOOK_BYTES_MAX)
  try {
    return inflateRawSync(packed, { maxOutputLength: WORKBOOK_BYTES_MAX })
  } catch (error) {
    throw broken((error as Error).message)
  }
}
