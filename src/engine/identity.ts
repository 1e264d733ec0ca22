/** The deterministic name of a calculation. */
import { sortedNames } from './helpers/sorted-names.ts'

/** Raised whenever the same input and data would give other numbers than before. */
export const ENGINE_VERSION = '1'

/**
 * By which rule ids are made, apart from the numbers: 1 counted how a question was asked, 2 what determines its numbers
 * alone. Results without a number of their own are of scheme 1.
 */
export const ID_SCHEME = 2

/** Parameters that say how a question is asked or answered: with and without them the numbers are the same. */
const OF_THE_ASKING: ReadonlySet<string> = new Set([
  'detailed_route',
  'equivalents',
  'explain',
  'field',
  'fields',
  'format',
  'lang',
  'on_unknown_place',
  'own_factor_name',
  'scope_2',
  'strict',
])

export type CanonicalValue = string | number | boolean | readonly string[]

export type Input = Readonly<Record<string, CanonicalValue | undefined>>

export interface Identity {
  /** The kind of calculation. */
  readonly kind: string
  readonly editionHash: string
  /** The canonical input, with defaults filled in, and what was found for it; the order of its keys does not count. */
  readonly input: Input
  /** More of it, under other names: what is the same for many inputs is written once. */
  readonly written?: WrittenInput | undefined
}

/** Fields as they are hashed, in the order of their names. */
export type WrittenInput = readonly { readonly name: string; readonly text: string }[]

export function writtenInput(input: Input): WrittenInput {
  return sortedNames(input).flatMap((name) => {
    const value = input[name]
    return value === undefined || OF_THE_ASKING.has(name) ? [] : [{ name, text: fieldText(name, value) }]
  })
}

const NOTHING_WRITTEN: WrittenInput = []

/**
 * A UUID (version 8, RFC 9562 section 5.8) over everything that determines the numbers, and the engine. `sha256` gives
 * the SHA-256 of a text in hex. Absent values do not count, and neither does how it was asked.
 */
export function calculationId(
  sha256: (text: string) => string,
  { kind, editionHash, input, written = NOTHING_WRITTEN }: Identity,
): string {
  let fields = ''
  let at = 0
  for (const name of sortedNames(input)) {
    const value = input[name]
    if (value === undefined || OF_THE_ASKING.has(name)) continue
    for (; at < written.length && (written[at]?.name as string) < name; at++) fields += written[at]?.text
    fields += fieldText(name, value)
  }
  for (; at < written.length; at++) fields += written[at]?.text
  const hex = sha256(
    `${kind} ${ID_SCHEME} ${ENGINE_VERSION} ${editionHash} ${fields.slice(SEPARATOR.length)}`,
  )
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % VARIANTS)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Before each field, and not before the first. */
const SEPARATOR = '&'

const fieldText = (name: string, value: CanonicalValue) => `${SEPARATOR}${name}=${canonical(value)}`

/** Texts without anything that JSON escapes. */
const PLAIN = /^[\w .,:;/?&=%+*()~-]*$/

/** As JSON. A finite number is written there as it is written anywhere, and so are true and false. */
function canonical(value: CanonicalValue): string {
  if (typeof value === 'string') return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value)
  return typeof value === 'boolean' || Number.isFinite(value) ? `${value}` : JSON.stringify(value)
}

/** RFC 9562 section 4.1: two bits of the variant are fixed, which leaves four values for its digit. */
const VARIANTS = 4
