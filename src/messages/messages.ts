/** Messages by their keys: typed where they are made, worded where they are read. */
import { de } from './de.ts'
import { en } from './en.ts'
import { format } from './format.ts'
import type { Entry, ValuesOf } from './infer.ts'
import { ENGLISH, type Language } from './locale.ts'
import { parse, type Template } from './parse.ts'
import type { Message, Values } from './values.ts'

export type MessageKey = keyof typeof en

export type MessageValues<Key extends MessageKey> = ValuesOf<(typeof en)[Key]>

const ENTRIES: Readonly<Record<Language, Readonly<Record<string, Entry>>>> = { en, de }

/** A message, or a part of one. */
export function message<Key extends MessageKey>(key: Key, values: MessageValues<Key>): Message {
  return { key, values: values as Values }
}

/** Whether a key with its values, as another release may have written them, is a message of this one. */
export function isMessage(given: Message): boolean {
  if (!Object.hasOwn(en, given.key)) return false
  try {
    return textOf(given) !== ''
  } catch {
    return false
  }
}

/** One sentence for a person. */
export function textOf(message: Message, language: Language = ENGLISH): string {
  return format(templateOf(message.key, language), message.values, language, templateOf)
}

/** What a reader may also want to know; undefined where there is nothing. */
export function detailOf({ key, values }: Message, language: Language = ENGLISH): string | undefined {
  const entry = entryOf(key, language)
  if (typeof entry === 'string') return undefined
  const template = kept(`${language} ${key} detail`, entry.detail)
  return format(template, values, language, templateOf) || undefined
}

function templateOf(key: string, language: Language): Template {
  const entry = entryOf(key, language)
  return kept(`${language} ${key}`, typeof entry === 'string' ? entry : entry.message)
}

function entryOf(key: string, language: Language): Entry {
  const entry = ENTRIES[language][key]
  if (entry === undefined) throw new RangeError(`there is no message '${key}'`)
  return entry
}

/** As many as there are messages. */
const templates = new Map<string, Template>()

function kept(name: string, text: string): Template {
  const known = templates.get(name) ?? parse(text)
  templates.set(name, known)
  return known
}
