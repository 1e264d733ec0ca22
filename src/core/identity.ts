/** The deterministic name of a calculation. */
import { hash } from 'node:crypto'

/** Raised whenever the same input and data would give other numbers than before. */
export const ENGINE_VERSION = '1'

export type CanonicalValue = string | number | boolean | readonly string[]

/**
 * A UUID (version 8, RFC 9562 section 5.8) over everything that determines the numbers: the kind of calculation, the
 * engine, the edition's hash and the canonical input with defaults filled in, whatever the order of its keys.
 */
export function calculationId(
  kind: string,
  editionHash: string,
  input: Readonly<Record<string, CanonicalValue>>,
): string {
  const fields = Object.keys(input)
    .sort()
    .map((name) => `${name}=${JSON.stringify(input[name])}`)
  const text = `${kind} ${ENGINE_VERSION} ${editionHash} ${fields.join('&')}`
  const hex = hash('sha256', text, 'hex')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % VARIANTS)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** RFC 9562 section 4.1: two bits of the variant are fixed, which leaves four values for its digit. */
const VARIANTS = 4
