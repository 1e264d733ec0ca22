/** What people call the things of a list: their keys and other words, whatever letter case, blanks and hyphens. */
import { fold } from '../../../engine/helpers/fold.ts'
import { memoizeByObject } from '../../../engine/helpers/memoize.ts'
import { near } from '../../../engine/helpers/near.ts'
import { refusal } from './refusal.ts'

export interface Named {
  readonly key: string
  readonly names: readonly string[]
}

const SUGGESTIONS = 5

/**
 * The one that a parameter means. Throws an ApiError where the text means none, or several: it names them, or those
 * that are near, if there are any. `endpoint`: where all of them are listed, if they are too many for the message.
 */
export function requireNamed<T extends Named>(
  all: readonly T[],
  field: string,
  given: string,
  endpoint?: string,
): T {
  const text = folded(given)
  const found = meantBy(all, text)
  const [first, second] = found
  if (first && !second) return first
  const keysOf = (some: readonly T[]) => some.map(({ key }) => key)
  if (second) {
    const allowed = keysOf(found)
    throw refusal(
      field,
      'validation_error.several_names',
      { value: given, allowed },
      { suggestions: allowed },
    )
  }
  const suggestions = alike(all, given)
  const has_suggestion = suggestions.length > 0
  const values = { value: given, param: field, has_suggestion, suggestions }
  const extras = has_suggestion ? { suggestions } : undefined
  throw endpoint === undefined
    ? refusal(field, 'validation_error.name_of_few', { ...values, allowed: keysOf(all) }, extras)
    : refusal(field, 'validation_error.name_of_list', { ...values, endpoint }, extras)
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

/** Fewer letters begin too many words. */
const BEGINNING_MIN = 3

/** Keys by their names, and each name folded with a blank before it: made once for a list, as the index is. */
interface Owners {
  readonly keys: ReadonlyMap<string, string>
  readonly texts: readonly (readonly [name: string, text: string])[]
}

const ownersOf = memoizeByObject<readonly Named[], Owners>((all) => {
  const keys = new Map<string, string>()
  for (const { key, names } of all)
    for (const name of [key, ...names]) if (!keys.has(name)) keys.set(name, key)
  return { keys, texts: [...keys.keys()].map((name) => [name, ` ${fold(name)}`]) }
})

/** The keys of those in which a word begins with what was written, and of those with a name that is near to it. */
function alike(all: readonly Named[], given: string): string[] {
  const { keys, texts } = ownersOf(all)
  const text = ` ${fold(given)}`
  const beginning =
    text.length > BEGINNING_MIN ? texts.filter(([, name]) => name.includes(text)).map(([name]) => name) : []
  const meant = [...beginning, ...near(given, keys.keys())].map((name) => keys.get(name) ?? name)
  return [...new Set(meant)].slice(0, SUGGESTIONS)
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
