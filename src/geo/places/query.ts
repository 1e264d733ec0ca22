/** What people write as a place, taken apart. */
import { type Part, partOf } from './postcode-in-text.ts'

/** Longer queries are cut: no name is as long. */
const QUERY_LENGTH_MAX = 200
const WORDS_MAX = 12

export function tidy(query: string): string {
  return query.slice(0, QUERY_LENGTH_MAX).normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The parts between commas. */
export function partsOf(text: string): Part[] {
  return text
    .split(/[,;\n，、]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map(partOf)
}

/** Ways to read words without a comma as a place and its region: the longest name first. */
export function splits(text: string): { name: string; region: string }[] {
  const words = text.split(' ')
  if (words.length > WORDS_MAX) return []
  return words
    .slice(1)
    .map((_, index) => words.length - 1 - index)
    .map((at) => ({ name: words.slice(0, at).join(' '), region: words.slice(at).join(' ') }))
}
