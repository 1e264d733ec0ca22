/** A message in the words of a language. */
import { withCountries } from './country-name.ts'
import { fill } from './fill.ts'
import { cutGiven } from './given.ts'
import { type Language, localeOf } from './locale.ts'
import { labelFor, nameFor, tableTextFor } from './names/names.ts'
import type { Template } from './parse.ts'
import { type Kind, kindOf, type Message, type Named, type Value, type Values } from './values.ts'

/** The template of a message, which its reasons are worded with too. */
export type TemplateOf = (key: string, language: Language) => Template

/** Throws a RangeError for a value that is missing. */
export function format(
  template: Template,
  values: Values,
  language: Language,
  templateOf: TemplateOf,
): string {
  return fill<Value>(template, values, { plural: localeOf(language).plural, add })

  function add(before: string, name: string, value: Value): string {
    const kind = kindOf(name)
    if (kind === 'country' || kind === 'countries')
      return withCountries(before, [value as string].flat(), language)
    if (kind === 'area' && typeof value === 'string') return withCountries(before, [value], language)
    return before + worded(kind, value, { language, templateOf })
  }
}

function worded(kind: Kind, value: Value, how: How): string {
  const { language } = how
  if (kind.startsWith(LABEL)) return labelFor(kind.slice(LABEL.length), value as string, language)
  if (kind.startsWith(LABELS)) {
    const labels = (value as readonly string[]).map((id) => labelFor(kind.slice(LABELS.length), id, language))
    return joined(labels, how)
  }
  return WORDINGS[kind as keyof typeof WORDINGS](value as never, how)
}

const LABEL = 'label:'
const LABELS = 'labels:'

interface How {
  readonly language: Language
  readonly templateOf: TemplateOf
}

const WORDINGS = {
  number: (value: number, { language }: How) => localeOf(language).number.format(value),
  exact: (value: number, { language }: How) => localeOf(language).exact.format(value),
  year: String,
  date: (value: string, { language }: How) => localeOf(language).date.format(new Date(value)),
  text: String,
  texts: joined,
  given: quoted,
  givens: (values: readonly string[], how: How) =>
    listed(
      values.map((value) => quoted(value, how)),
      how,
    ),
  either: (values: readonly string[], how: How) =>
    localeOf(how.language).alternatives.format(values.map((value) => quoted(value, how))),
  code: String,
  list: listed,
  all: (values: readonly string[]) => values.join(', '),
  alternatives: (values: readonly string[], { language }: How) =>
    localeOf(language).alternatives.format(values),
  param: String,
  params: joined,
  area: ({ id, name }: Named, { language }: How) => nameFor(id, name, language),
  named: ({ id, name }: Named, { language }: How) => nameFor(id, name, language),
  message: messageText,
  messages: (messages: readonly Message[], how: How) =>
    messages.map((one) => messageText(one, how)).join(' '),
  phrases: (messages: readonly Message[], how: How) =>
    messages.map((one) => messageText(one, how)).join('; '),
  tableText: (text: string, { language }: How) => tableTextFor(text, language),
  flag: String,
  choice: String,
}

function messageText({ key, values }: Message, { language, templateOf }: How): string {
  return format(templateOf(key, language), values, language, templateOf)
}

function joined(values: readonly string[], { language }: Pick<How, 'language'>): string {
  return localeOf(language).list.format(values)
}

function quoted(value: string, { language }: Pick<How, 'language'>): string {
  const [open, close] = localeOf(language).quotes
  return `${open}${cutGiven(value)}${close}`
}

const LISTED_MAX = 8

function listed(values: readonly string[], { language }: Pick<How, 'language'>): string {
  // One or two more would take as much room as to say how many there are.
  if (values.length <= LISTED_MAX + 2) return values.join(', ')
  const { number, more } = localeOf(language)
  return values.slice(0, LISTED_MAX).join(', ') + more(number.format(values.length - LISTED_MAX))
}
