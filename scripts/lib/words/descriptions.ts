/** The texts of an OpenAPI document: titles, summaries and descriptions, without examples. */
import type { Piece } from './piece.ts'
import { proseOf } from './prose.ts'

const TEXTS = ['title', 'summary', 'description']
const EXAMPLES = ['example', 'examples']

export function descriptionsOf(value: unknown): Piece[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    if (EXAMPLES.includes(name)) return []
    return typeof field === 'string' && TEXTS.includes(name) ? proseOf(field) : descriptionsOf(field)
  })
}
