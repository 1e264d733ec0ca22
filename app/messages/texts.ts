/**
 * The app's texts: templates in a tree, typed by their placeholders as the server's messages are. A key or placeholder
 * that is missing in one language, or unknown, does not compile.
 */
import { fill } from '../../src/messages/fill.ts'
import type { NamesOf } from '../../src/messages/infer.ts'
import { parse, type Template } from '../../src/messages/parse.ts'
import type { TextValues } from './values.ts'

export interface Texts {
  readonly [key: string]: string | Texts
}

/** What a text with placeholders is filled in with. */
type ValuesOf<Text extends string> = { readonly [Name in NamesOf<Text> & keyof TextValues]: TextValues[Name] }

/** As pages use them: a text, or a function of its values. */
export type Worded<All> = All extends string
  ? [NamesOf<All>] extends [never]
    ? string
    : (values: ValuesOf<All>) => string
  : { readonly [Key in keyof All]: Worded<All[Key]> }

/** English texts, each with names that values.ts knows. */
export function texts<const All extends Texts>(all: All & Known<All>): All {
  return all
}

type Known<All> = All extends string
  ? Exclude<NamesOf<All>, keyof TextValues> extends never
    ? All
    : { readonly 'not among the names of values.ts': Exclude<NamesOf<All>, keyof TextValues> }
  : { readonly [Key in keyof All]: Known<All[Key]> }

/** The texts in another language: one for each, with the same placeholders. */
export function translated<English extends Texts>() {
  return <const All extends Shape<English>>(all: All & Alike<English, All>): Shape<English> => all
}

/** The same keys with other texts. */
export type Shape<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: Shape<English[Key]> }

type Alike<English, Own> = Own extends string
  ? English extends string
    ? SameNames<NamesOf<English>, NamesOf<Own>, Own>
    : never
  : { readonly [Key in keyof Own]: Key extends keyof English ? Alike<English[Key], Own[Key]> : never }

type SameNames<English extends string, Own extends string, Text> = [English] extends [Own]
  ? [Own] extends [English]
    ? Text
    : { readonly 'placeholders that the English text does not have': Exclude<Own, English> }
  : { readonly 'placeholders missing': Exclude<English, Own> }

/** The text that data name by its key, where there is one. */
export function textFor<Text>(all: Readonly<Record<string, Text>>, key: string): Text | undefined {
  return Object.hasOwn(all, key) ? all[key] : undefined
}

type Said = string | ((values: never) => string)

/** The same, filled in with data. */
export function textWith(
  all: Readonly<Record<string, Said>>,
  key: string,
  values: Readonly<Record<string, Value>>,
): string | undefined {
  const text = textFor(all, key)
  return typeof text === 'function' ? text(values as never) : text
}

interface Reader {
  readonly plural: Intl.PluralRules
  readonly number: Intl.NumberFormat
}

/** Each text is read when it is used first. */
export function worded<All extends Texts>(all: Shape<All>, reader: Reader): Worded<All> {
  const of = (part: Texts): object =>
    Object.fromEntries(
      Object.entries(part).map(([key, text]) => [
        key,
        typeof text === 'string' ? wordedText(text, reader) : of(text),
      ]),
    )
  return of(all as Texts) as Worded<All>
}

type Value = TextValues[keyof TextValues]

function wordedText(text: string, { plural, number }: Reader) {
  if (!text.includes('{')) return text
  let template: Template | undefined
  const add = (before: string, _: string, value: Value) =>
    before + (typeof value === 'number' ? number.format(value) : value)
  return (values: Readonly<Record<string, Value>>) => {
    template ??= parse(text)
    return fill(template, values, { plural, add })
  }
}
