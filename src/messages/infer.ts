/** The placeholders of a template as types, so that a missing, surplus or wrongly typed value does not compile. */
import type { ValueName, ValueNamed } from './values.ts'

/** A text stands inside of braces of options, which stand inside of a text. */
type Inside = 'text' | 'options'

/** One step a brace: in a text it opens a placeholder or closes an option; among options it opens one or ends them. */
type Names<
  Text extends string,
  Within extends readonly Inside[] = ['text'],
  Found extends string = never,
> = Text extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${infer _}`
    ? Closed<Text, Within, Found>
    : Within[0] extends 'options'
      ? Names<Rest, ['text', ...Within], Found>
      : Opened<Rest, Within, Found>
  : Text extends `${string}}${string}`
    ? Closed<Text, Within, Found>
    : Found

type Closed<
  Text extends string,
  Within extends readonly Inside[],
  Found extends string,
> = Text extends `${string}}${infer Rest}`
  ? Within extends readonly [Inside, ...infer Outer extends readonly Inside[]]
    ? Names<Rest, Outer, Found>
    : Found
  : Found

type Opened<
  Rest extends string,
  Within extends readonly Inside[],
  Found extends string,
> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name},${string}`
    ? Rest extends `${string},${string},${infer Options}`
      ? Names<Options, ['options', ...Within], Found | Name>
      : never
    : Names<After, Within, Found | Head>
  : never

/** A message alone, or with what a reader may also want to know. */
export type Entry = string | { readonly message: string; readonly detail: string }

/** The names of the placeholders of an entry. */
export type NamesOf<E extends Entry> = E extends string
  ? Names<E>
  : E extends { readonly message: infer M extends string; readonly detail: infer D extends string }
    ? Names<M> | Names<D>
    : never

/** What an entry is filled with. */
export type ValuesOf<E extends Entry> = {
  readonly [N in NamesOf<E>]: N extends ValueName ? ValueNamed<N> : never
}

/** English entries, each with names that values.ts knows. */
export function texts<const All extends Readonly<Record<string, Entry>>>(
  all: All & { readonly [Key in keyof All]: Known<All[Key]> },
): All {
  return all
}

type Known<E extends Entry> =
  Exclude<NamesOf<E>, ValueName> extends never
    ? E
    : { readonly 'not among the names of values.ts': Exclude<NamesOf<E>, ValueName> }

/** The entries in another language: one for each, with the same placeholders. */
export function translated<English extends Readonly<Record<string, Entry>>>() {
  return <const All extends Readonly<Record<keyof English, Entry>>>(
    all: All & {
      readonly [Key in keyof All]: Key extends keyof English ? Alike<English[Key], All[Key]> : never
    },
  ): Readonly<Record<keyof English, Entry>> => all
}

type Alike<English extends Entry, Own extends Entry> = [NamesOf<English>] extends [NamesOf<Own>]
  ? [NamesOf<Own>] extends [NamesOf<English>]
    ? Own
    : { readonly 'placeholders that the English text does not have': Exclude<NamesOf<Own>, NamesOf<English>> }
  : { readonly 'placeholders missing': Exclude<NamesOf<English>, NamesOf<Own>> }
