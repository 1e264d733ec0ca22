/** The list of contents of a ZIP, as far as it has to be known before anything of it is unpacked. */
import { FileError } from './error.ts'

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

/** Throws a FileError for what is no ZIP. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes)
  const end = endOf(view)
  const count = view.getUint16(end + END.count, true)
  if (count > ENTRIES_MAX) throw broken(`it has ${count} parts`)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + END.start, true)
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL.length > bytes.length || view.getUint32(at, true) !== CENTRAL.signature)
      throw broken('its list of contents is cut')
    const nameLength = view.getUint16(at + CENTRAL.name, true)
    const name = bytes.subarray(at + CENTRAL.length, at + CENTRAL.length + nameLength)
    entries.push({
      name: new TextDecoder().decode(name),
      packedSize: view.getUint32(at + CENTRAL.packed, true),
      size: view.getUint32(at + CENTRAL.size, true),
      offset: view.getUint32(at + CENTRAL.offset, true),
      method: view.getUint16(at + CENTRAL.method, true),
    })
    const more = view.getUint16(at + CENTRAL.extra, true) + view.getUint16(at + CENTRAL.comment, true)
    at += CENTRAL.length + nameLength + more
  }
  return entries
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function endOf(view: DataView): number {
  const last = view.byteLength - END.length
  const first = Math.max(0, last - END.commentMax)
  for (let at = last; at >= first; at--) {
    if (view.getUint32(at, true) === END.signature) return at
  }
  throw broken('it is no ZIP')
}

const broken = (why: string) => new FileError('unreadable', `The workbook cannot be read: ${why}.`, { why })

const WORKBOOK = 'xl/workbook.xml'
const WORKBOOK_BYTES_MAX = 4_194_304
const DEFLATED = 8
/** An attribute of a `<sheet …>`. */
const SHEET = /<(?:\w{1,10}:)?sheet\s([^>]{1,2000})>/g
const NAME = /(?:^|\s)name="([^"]{0,400})"/
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** In their order. */
export async function sheetNames(bytes: Uint8Array): Promise<string[]> {
  const entry = zipEntries(bytes).find(({ name }) => name === WORKBOOK)
  if (entry === undefined) throw broken('it has no xl/workbook.xml')
  const xml = new TextDecoder().decode(await unpacked(bytes, entry))
  return [...xml.matchAll(SHEET)].flatMap(([, attributes = '']) => {
    const name = NAME.exec(attributes)?.[1]
    return name === undefined
      ? []
      : [name.replace(/&(amp|lt|gt|quot|apos);/g, (_, one: string) => ENTITIES[one] ?? '')]
  })
}

async function unpacked(bytes: Uint8Array, { offset, packedSize, method }: ZipEntry): Promise<Uint8Array> {
  const view = viewOf(bytes)
  if (offset + LOCAL.length > bytes.length || view.getUint32(offset, true) !== LOCAL.signature)
    throw broken('a part is cut')
  const names = view.getUint16(offset + LOCAL.name, true) + view.getUint16(offset + LOCAL.extra, true)
  const start = offset + LOCAL.length + names
  const packed = bytes.subarray(start, start + packedSize)
  return method === DEFLATED ? inflated(packed) : packed.subarray(0, WORKBOOK_BYTES_MAX)
}

/** No more is unpacked than the list of sheets of any workbook has. */
async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    const reader = stream.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value as Uint8Array<ArrayBuffer>)
      bytes += piece.value.length
      if (bytes > WORKBOOK_BYTES_MAX) throw new RangeError(`more than ${WORKBOOK_BYTES_MAX} bytes of names`)
    }
  } catch (error) {
    throw broken((error as Error).message)
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
