/** Weak entity tags of whole responses, and the conditions that name them (RFC 9110, sections 8.8.3 and 13.1.2). */
import { hash } from 'node:crypto'

/** Hex digits of the SHA-256: more than any two responses need to be told apart. */
const DIGITS = 32

/** The only field of a response that differs between two of the same: it stands in `meta`, behind all else. */
const TIME = '"calculated_at":"'

/** Of content that names no time of its making. */
export const weakTag = (content: string | Uint8Array): string =>
  `W/"${hash('sha256', content, 'hex').slice(0, DIGITS)}"`

/**
 * Of a response as it is sent, as JSON or another text; when it was made does not count. `latin1`: each character of `text`
 * is a byte of it.
 */
export function entityTag(text: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  const at = text.lastIndexOf(TIME)
  const rest = at === -1 ? text : text.slice(0, at) + text.slice(text.indexOf('"', at + TIME.length))
  return weakTag(encoding === 'utf8' ? rest : Buffer.from(rest, encoding))
}

/** Whether an If-None-Match header names `tag`, by weak comparison. */
export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  const opaque = tag.slice(2)
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
