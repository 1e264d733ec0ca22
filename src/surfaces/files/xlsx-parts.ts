/** What a workbook is made of: its sheets with their parts, the texts that they share, and its styles. */
import { message } from '../../messages/messages.ts'
import { unreadable } from './error.ts'
import { textOf } from './unzip.ts'
import { attributeOf, type XmlEvents, XmlScanner } from './xml-scanner.ts'
import type { ZipEntry } from './zip.ts'

export interface SheetPart {
  readonly name: string
  readonly part: ZipEntry
}

export interface WorkbookParts {
  /** In their order; sheets of charts are none. */
  readonly sheets: readonly SheetPart[]
  readonly sharedTexts: ZipEntry | undefined
  readonly styles: ZipEntry | undefined
  /** Whether days are counted from 1904, as Excel for Mac did. */
  readonly is1904: boolean
}

/** Of the parts that say where the others are. */
const LIST_BYTES_MAX = 4_194_304
/** More than anybody has tabs for. */
const SHEETS_MAX = 1000
const WORKBOOK = 'xl/workbook.xml'

/** Throws a FileError for what is no workbook. */
export async function workbookParts(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<WorkbookParts> {
  const parts = new Map(entries.map((entry) => [entry.name, entry]))
  const read = (entry: ZipEntry, open: XmlEvents['open']) => readTags(bytes, entry, open)
  const root = await relations(parts.get('_rels/.rels'), '', read)
  const path = root.find(({ type }) => type === 'officeDocument')?.target ?? WORKBOOK
  const workbook = parts.get(path)
  if (workbook === undefined) throw unreadable(message('file.reason.missing_part', { text: WORKBOOK }))
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  const links = await relations(parts.get(`${folder}_rels/${file}.rels`), folder, read)
  const { sheets, is1904 } = await readWorkbook(workbook, read)
  const partOf = (type: string) => {
    const target = links.find((link) => link.type === type)?.target
    return target === undefined ? undefined : parts.get(target)
  }
  return {
    sheets: sheetParts(sheets, links, parts),
    sharedTexts: partOf('sharedStrings'),
    styles: partOf('styles'),
    is1904,
  }
}

type ReadTags = (entry: ZipEntry, open: XmlEvents['open']) => Promise<void>

async function readTags(bytes: Uint8Array, entry: ZipEntry, open: XmlEvents['open']): Promise<void> {
  if (entry.size > LIST_BYTES_MAX)
    throw unreadable(message('file.reason.large_part', { text: entry.name, max: LIST_BYTES_MAX }))
  const scanner = new XmlScanner({ open, text() {}, close() {} })
  for await (const piece of textOf(bytes, entry, { isChecked: true })) scanner.push(piece)
}

interface Relation {
  readonly id: string
  /** The last word of its type: `worksheet`. */
  readonly type: string
  /** The name of a part. */
  readonly target: string
}

/** Of a part in `folder`; none where `entry` is missing. */
async function relations(entry: ZipEntry | undefined, folder: string, read: ReadTags): Promise<Relation[]> {
  const found: Relation[] = []
  if (entry === undefined) return found
  await read(entry, (name, attributes) => {
    if (name !== 'Relationship') return
    const type = attributeOf(attributes, 'Type') ?? ''
    found.push({
      id: attributeOf(attributes, 'Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: partName(folder, attributeOf(attributes, 'Target') ?? ''),
    })
  })
  return found
}

/** `../a` and `./a` of a folder; what begins with a slash is of the whole. */
function partName(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const names: string[] = []
  for (const name of `${folder}${target}`.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}

interface NamedSheet {
  readonly name: string
  /** Of its relation. */
  readonly id: string
}

async function readWorkbook(entry: ZipEntry, read: ReadTags) {
  const sheets: NamedSheet[] = []
  let is1904 = false
  await read(entry, (name, attributes) => {
    if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributeOf(attributes, 'date1904') ?? '')
    if (name !== 'sheet') return
    if (sheets.length === SHEETS_MAX)
      throw unreadable(message('file.reason.many_sheets', { max: SHEETS_MAX }))
    const id = /\s\w{1,10}:id\s?=\s?["']([^"']{1,100})["']/.exec(attributes)?.[1] ?? ''
    sheets.push({ name: attributeOf(attributes, 'name') ?? '', id })
  })
  return { sheets, is1904 }
}

function sheetParts(
  sheets: readonly NamedSheet[],
  links: readonly Relation[],
  parts: ReadonlyMap<string, ZipEntry>,
): SheetPart[] {
  const targets = new Map(links.map((link) => [link.id, link]))
  const taken = new Set<ZipEntry>()
  return sheets.flatMap(({ name, id }): SheetPart[] => {
    const { type, target } = targets.get(id) ?? {}
    if (name === '' || type !== 'worksheet' || target === undefined) return []
    const part = parts.get(target)
    if (part === undefined) throw unreadable(message('file.reason.missing_sheet', { text: name }))
    // Rows that are there once would be read again and again.
    if (taken.has(part)) throw unreadable(message('file.reason.same_sheet', { text: name }))
    taken.add(part)
    return [{ name, part }]
  })
}
