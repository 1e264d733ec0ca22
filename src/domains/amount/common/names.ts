/** What people call the things of a list: their keys and other words, whatever letter case, blanks and hyphens. */
import { distance } from 'fastest-levenshtein'
import { quote } from '../../../contract/quote.ts'
import { refusal } from './refusal.ts'

export interface Named {
  readonly key: string
  readonly names: readonly string[]
}

const SUGGESTIONS = 5

/**
 * The one that a parameter means. Throws an ApiError where the text means none, or several: it names them, or the nearest
 * ones. `list`: where all of them are found, if they are too many for the message.
 */
export function requireNamed<T extends Named>(
  all: readonly T[],
  field: string,
  given: string,
  list?: string,
): T {
  const text = folded(given)
  const found = meantBy(all, text)
  const [first, second] = found
  if (first && !second) return first
  const keysOf = (some: readonly T[]) => some.map(({ key }) => key)
  const suggestions = keysOf(second ? found : nearest(all, text))
  const message = second
    ? `Parameter '${field}' can mean ${suggestions.join(' or ')}; got ${quote(given)}. Give one of them.`
    : `Parameter '${field}' must be one of ${list ?? keysOf(all).join(', ')}; got ${quote(given)}. The nearest are ${suggestions.join(', ')}.`
  throw refusal(field, message, { suggestions })
}

/** By folded key, and by folded name: lists belong to an edition and never change, so each is indexed once. */
const indexes = new WeakMap<readonly Named[], Index>()
type Index = ReadonlyMap<string, readonly Named[]>

/** A key before all names. */
function meantBy<T extends Named>(all: readonly T[], text: string): readonly T[] {
  const index = indexes.get(all) ?? indexOf(all)
  indexes.set(all, index)
  return (index.get(text) ?? []) as readonly T[]
}

function indexOf(all: readonly Named[]): Index {
  const index = new Map<string, Named[]>()
  for (const one of all) {
    for (const name of new Set(one.names.map(folded))) index.set(name, [...(index.get(name) ?? []), one])
  }
  for (const one of all) index.set(folded(one.key), [one])
  return index
}

const NEITHER_LETTER_NOR_DIGIT = /[^a-z0-9]/g

function folded(text: string): string {
  return text.toLowerCase().replace(NEITHER_LETTER_NOR_DIGIT, '')
}

/** Those that hold the text, or that it holds, first; then by letters that differ. */
function nearest<T extends Named>(all: readonly T[], text: string): T[] {
  const far = ({ key, names }: T) =>
    Math.min(
      ...[key, ...names]
        .map(folded)
        .map((name) => (name.includes(text) || text.includes(name) ? 0 : distance(name, text))),
    )
  return all
    .map((one) => ({ one, far: far(one) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, SUGGESTIONS)
    .map(({ one }) => one)
}

/** Words of a cell of a table. */
function wordsOf(cell: string | undefined): string[] {
  return cell?.split('; ') ?? []
}

/** Whether a text is a part of one of its names. */
export function isNamedLike({ key, names }: Named, text: string): boolean {
  return [key, ...names].some((name) => folded(name).includes(folded(text)))
}

/** A key with the words that a row of a table of names has for it. */
export function named(key: string, { label, words }: { readonly label: string; readonly words?: string }) {
  return { key, names: [label, ...wordsOf(words)], label }
}

/** `Water`, as in `WaterEmissionAnswer`. */
export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
