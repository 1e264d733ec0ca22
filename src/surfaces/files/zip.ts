/** The list of contents of a ZIP, as far as it has to be known before anything of it is unpacked. */
import { message } from '../../messages/messages.ts'
import { unreadable } from './error.ts'

export interface ZipEntry {
  readonly name: string
  readonly packedSize: number
  readonly size: number
  readonly offset: number
  readonly method: number
  readonly crc: number
}

/** APPNOTE.TXT of PKWARE, sections 4.3.12 and 4.3.16: signatures, lengths and offsets of fields in bytes. */
const END = { signature: 0x06054b50, length: 22, commentMax: 65_535, count: 10, start: 16 }
const CENTRAL = {
  signature: 0x02014b50,
  length: 46,
  method: 10,
  crc: 16,
  packed: 20,
  size: 24,
  name: 28,
  extra: 30,
  comment: 32,
  offset: 42,
}
const ENTRIES_MAX = 10_000

/** Throws a FileError for what is no ZIP. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes)
  const end = endOf(view)
  const count = view.getUint16(end + END.count, true)
  if (count > ENTRIES_MAX) throw unreadable(message('file.reason.many_parts', { count, max: ENTRIES_MAX }))
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + END.start, true)
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL.length > bytes.length || view.getUint32(at, true) !== CENTRAL.signature)
      throw unreadable(message('file.reason.cut_list', {}))
    const nameLength = view.getUint16(at + CENTRAL.name, true)
    const name = bytes.subarray(at + CENTRAL.length, at + CENTRAL.length + nameLength)
    entries.push({
      name: new TextDecoder().decode(name),
      packedSize: view.getUint32(at + CENTRAL.packed, true),
      size: view.getUint32(at + CENTRAL.size, true),
      offset: view.getUint32(at + CENTRAL.offset, true),
      method: view.getUint16(at + CENTRAL.method, true),
      crc: view.getUint32(at + CENTRAL.crc, true),
    })
    const more = view.getUint16(at + CENTRAL.extra, true) + view.getUint16(at + CENTRAL.comment, true)
    at += CENTRAL.length + nameLength + more
  }
  requireApart(entries, bytes.length)
  return entries
}

/** Two parts of one name could be read as one and checked as the other; parts that overlap unpack to more than there is. */
function requireApart(entries: readonly ZipEntry[], bytes: number): void {
  const names = new Set<string>()
  let packed = 0
  for (const { name, packedSize } of entries) {
    if (names.has(name))
      throw unreadable(message('file.reason.same_part', { text: name.slice(0, NAME_SHOWN) }))
    names.add(name)
    packed += packedSize
  }
  if (packed > bytes) throw unreadable(message('file.reason.overlap', {}))
}

const NAME_SHOWN = 80

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function endOf(view: DataView): number {
  const last = view.byteLength - END.length
  const first = Math.max(0, last - END.commentMax)
  for (let at = last; at >= first; at--) {
    if (view.getUint32(at, true) === END.signature) return at
  }
  throw unreadable(message('file.reason.no_zip', {}))
}
