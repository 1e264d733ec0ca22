/** Other words for the values of a parameter: what each means to an edition, and what is said of it. */
import { fallback, info } from '../../engine/notices.ts'
import type { Synonym, Synonyms } from '../../factors/tables/synonyms.ts'
import { Noted } from './refusal.ts'
import type { TokenOptions } from './schema.ts'

/** Only ASCII is put into lower case: other scripts have letters that would turn into ASCII ones. */
const ASCII = /^[\x21-\x7e]+$/

export function lowerCase(text: string): string {
  const trimmed = text.trim()
  return ASCII.test(trimmed) ? trimmed.toLowerCase() : trimmed
}

export interface Wording {
  /** Of the parameter. */
  readonly name: string
  readonly schema: Pick<TokenOptions, 'x-words' | 'x-settled-by'>
  readonly words: Synonyms
  /** The notices of words that were read before, by word and meaning. */
  readonly taken: Map<string, Noted>
}

/** The value that another word or another spelling of it stands for, with what is to be said of the word. */
export function valueOfWord(
  { name, schema, words, taken }: Wording,
  text: string,
  raw: Readonly<Record<string, unknown>>,
  isKnown: (value: string) => boolean,
): string | Noted | undefined {
  const { 'x-words': kind, 'x-settled-by': finer } = schema
  // A word that is itself a value of the edition means that value.
  const joined = lowerCase(text.trim().replace(/[\s-]+/g, '_'))
  if (isKnown(joined)) return joined
  const found = kind === undefined ? undefined : meaningOf(kind, text, words, isKnown)
  if (kind === undefined || found === undefined) return undefined
  const isSettled = finer !== undefined && raw[finer] !== undefined
  if (found.isNearest && !isSettled) return nearestClass(name, found, taken)
  return withNote(name, found.value, text, words.read(kind, text)?.note)
}

interface Meant {
  readonly value: string
  /** As the table has it. */
  readonly word: string
  /** The value is the nearest class, and not the same. */
  readonly isNearest: boolean
}

/** More words in a row than any table has. */
const CHAIN_MAX = 4

/** What a word means to the edition: a meaning that it lacks is a word in its turn (`suv`, `dual_purpose`, `large`). */
function meaningOf(
  kind: string,
  text: string,
  words: Synonyms,
  isKnown: (value: string) => boolean,
): Meant | undefined {
  let found = readWord(kind, text, words)
  const { word = '' } = found ?? {}
  let isNearest = false
  for (let at = 0; found && at < CHAIN_MAX; at++) {
    isNearest ||= found.isNearest
    if (isKnown(found.meaning)) return { value: found.meaning, word, isNearest }
    found = readWord(kind, found.meaning, words)
  }
  return undefined
}

function readWord(kind: string, text: string, words: Synonyms): Synonym | undefined {
  return words.read(kind, text) ?? words.read(kind, text.replace(/[_-]+/g, ' '))
}

/** One notice for each word, so that requests with it share their calculation. */
function nearestClass(param: string, { word: value, value: meaning }: Meant, taken: Map<string, Noted>) {
  const key = `${value} ${meaning}`
  const made =
    taken.get(key) ?? new Noted(meaning, fallback('nearest_class', { value, meaning, param }, param))
  taken.set(key, made)
  return made
}

function withNote(name: string, meaning: string, text: string, note: string | undefined): string | Noted {
  if (!note) return meaning
  const value = text.trim()
  return new Noted(
    meaning,
    meaning === 'tonne'
      ? info('word_taken.tonne', { value }, name)
      : info('word_taken', { value, meaning, note }, name),
  )
}
