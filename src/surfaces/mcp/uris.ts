/** The addresses of resources. */

const SCHEME = 'everygram://'

export const TEMPLATES = {
  answer: `${SCHEME}answers{+request}`,
  edition: `${SCHEME}editions/{edition}`,
  factor: `${SCHEME}factors/{edition}/{factor_id}`,
  method: `${SCHEME}methods/{name}`,
} as const

export const EDITIONS_URI = `${SCHEME}editions`

/** `request`: path and query of the whole answer. */
export const answerUri = (request: string) => `${SCHEME}answers${request}`
export const editionUri = (edition: string) => `${SCHEME}editions/${encodeURIComponent(edition)}`
export const methodUri = (name: string) => `${SCHEME}methods/${encodeURIComponent(name)}`
export const factorUri = (edition: string, id: string) =>
  `${SCHEME}factors/${encodeURIComponent(edition)}/${encodeURIComponent(id)}`

/** What a URI names. */
export type Named =
  | { readonly kind: 'answer'; readonly request: string }
  | { readonly kind: 'editions' }
  | { readonly kind: 'edition'; readonly edition: string }
  | { readonly kind: 'factor'; readonly edition: string; readonly id: string }
  | { readonly kind: 'method'; readonly name: string }

/** Undefined for what is no resource of ours. */
export function readUri(uri: string): Named | undefined {
  if (!uri.startsWith(SCHEME)) return undefined
  const rest = uri.slice(SCHEME.length)
  if (rest.startsWith('answers/')) return { kind: 'answer', request: rest.slice('answers'.length) }
  const parts = rest.split('/').map(decoded)
  const [kind, first, second, ...more] = parts
  if (more.length > 0 || parts.includes(undefined)) return undefined
  if (kind === 'editions' && second === undefined)
    return first ? { kind: 'edition', edition: first } : { kind: 'editions' }
  if (kind === 'methods' && first && second === undefined) return { kind: 'method', name: first }
  return kind === 'factors' && first && second ? { kind: 'factor', edition: first, id: second } : undefined
}

/** Undefined where percent signs stand for nothing. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
