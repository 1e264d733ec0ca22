/** XML in pieces, without a tree: what is in memory is one tag and one piece of text, however the document is nested. */
import { message } from '../../messages/messages.ts'
import { unreadable } from './error.ts'

export interface XmlEvents {
  /** `name` without its prefix; `attributes` as they stand in the tag. An empty element is closed too. */
  open(name: string, attributes: string): void
  /** A part of a text, with its entities replaced; there may be several. */
  text(text: string): void
  close(name: string): void
}

/** Far above any tag of a spreadsheet. */
const TAG_CHARACTERS_MAX = 65_536
/** The longest entity that means something, `&#x10FFFF;`, and some. */
const ENTITY_CHARACTERS_MAX = 12
const CDATA = '<![CDATA['
const CDATA_END = ']]>'
const SLASH = 0x2f
const LESS = 0x3c
const MORE = 0x3e
const DOUBLE = 0x22
const SINGLE = 0x27

export class XmlScanner {
  readonly #events: XmlEvents
  /** What was cut at the end of a piece. */
  #rest = ''
  /** What ends the comment, the section or the instruction that is open; empty where none is. */
  #until = ''

  constructor(events: XmlEvents) {
    this.#events = events
  }

  /** Throws a FileError for a tag that is longer than any. */
  push(piece: string): void {
    const xml = this.#rest === '' ? piece : this.#rest + piece
    this.#rest = ''
    let at = 0
    while (at < xml.length && at !== -1) {
      if (this.#until !== '') at = this.#skip(xml, at)
      else if (xml.charCodeAt(at) === LESS) at = this.#tag(xml, at)
      else at = this.#text(xml, at)
    }
  }

  /** Each reads what begins at `at` and gives where it ends, or -1 when the rest was kept for the next piece. */
  #text(xml: string, at: number): number {
    const end = xml.indexOf('<', at)
    if (end !== -1) {
      this.#events.text(decoded(xml.slice(at, end)))
      return end
    }
    const and = xml.lastIndexOf('&')
    const isCut = and >= at && xml.length - and < ENTITY_CHARACTERS_MAX && xml.indexOf(';', and) === -1
    const stop = isCut ? and : xml.length
    if (stop > at) this.#events.text(decoded(xml.slice(at, stop)))
    return this.#keep(xml, stop)
  }

  #skip(xml: string, at: number): number {
    const end = xml.indexOf(this.#until, at)
    // The end itself may be cut.
    const stop = end === -1 ? Math.max(at, xml.length - this.#until.length + 1) : end
    if (this.#until === CDATA_END && stop > at) this.#events.text(xml.slice(at, stop))
    if (end === -1) return this.#keep(xml, stop)
    const next = end + this.#until.length
    this.#until = ''
    return next
  }

  #tag(xml: string, at: number): number {
    if (xml.startsWith('<!', at) || xml.startsWith('<?', at)) return this.#declaration(xml, at)
    const end = endOfTag(xml, at)
    if (end === -1) {
      if (xml.length - at > TAG_CHARACTERS_MAX)
        throw unreadable(message('file.reason.long_tag', { max: TAG_CHARACTERS_MAX }))
      return this.#keep(xml, at)
    }
    if (xml.charCodeAt(at + 1) === SLASH) {
      this.#events.close(localName(xml.slice(at + 2, end).trim()))
      return end + 1
    }
    const isEmpty = xml.charCodeAt(end - 1) === SLASH
    const content = xml.slice(at + 1, isEmpty ? end - 1 : end)
    const blank = firstBlank(content)
    const name = localName(blank === -1 ? content : content.slice(0, blank))
    this.#events.open(name, blank === -1 ? '' : content.slice(blank))
    if (isEmpty) this.#events.close(name)
    return end + 1
  }

  #declaration(xml: string, at: number): number {
    if (xml.length - at < CDATA.length) return this.#keep(xml, at)
    if (xml.startsWith('<?', at)) this.#until = '?>'
    else if (xml.startsWith('<!--', at)) this.#until = '-->'
    else if (xml.startsWith(CDATA, at)) this.#until = CDATA_END
    // Entities of a document type are never replaced: nothing is made of what declares them.
    else this.#until = '>'
    return at + (this.#until === CDATA_END ? CDATA.length : this.#until === '-->' ? '<!--'.length : 2)
  }

  #keep(xml: string, from: number): -1 {
    this.#rest = xml.slice(from)
    return -1
  }
}

/** Where the tag at `at` has its `>`; one between quotes is none. */
function endOfTag(xml: string, at: number): number {
  let quote = 0
  for (let i = at + 1; i < xml.length; i++) {
    const code = xml.charCodeAt(i)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === MORE) return i
    else if (code === DOUBLE || code === SINGLE) quote = code
  }
  return -1
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

function firstBlank(text: string): number {
  for (let i = 0; i < text.length; i++) if (isBlank(text.charCodeAt(i))) return i
  return -1
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

/** The value of an attribute by its name, prefix included; undefined where there is none. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let at = 0
  for (;;) {
    const equals = attributes.indexOf('=', at)
    if (equals === -1) return undefined
    let start = equals + 1
    while (isBlank(attributes.charCodeAt(start))) start++
    const end = attributes.indexOf(attributes.charAt(start), start + 1)
    if (end === -1) return undefined
    if (isName(attributes, { from: at, to: equals, name })) return decoded(attributes.slice(start + 1, end))
    at = end + 1
  }
}

function isName(
  attributes: string,
  { from, to, name }: { readonly from: number; readonly to: number; readonly name: string },
): boolean {
  let end = to
  while (end > from && isBlank(attributes.charCodeAt(end - 1))) end--
  const start = end - name.length
  return (
    start >= from &&
    attributes.startsWith(name, start) &&
    (start === from || isBlank(attributes.charCodeAt(start - 1)))
  )
}

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const CODE_POINT_MAX = 0x10ffff
const HEX = 16

/** What stands for no character stays as it is. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, HEX)
    return code > CODE_POINT_MAX ? whole : String.fromCodePoint(code)
  })
}
