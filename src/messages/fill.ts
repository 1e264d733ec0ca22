/** Templates filled in, for the server and for the app; each words the values in its own way. */
import type { Placeholder, Template } from './parse.ts'

export interface Wording<V> {
  readonly plural: Intl.PluralRules
  /** The text so far with the value behind it: some languages inflect a value by what stands before it. */
  readonly add: (before: string, name: string, value: V) => string
}

/** Throws a RangeError for a value that is missing. */
export function fill<V>(
  template: Template,
  values: Readonly<Record<string, V>>,
  { plural, add }: Wording<V>,
): string {
  let text = ''
  for (const node of template) {
    if (typeof node === 'string') {
      text += node
      continue
    }
    const value = values[node.name]
    if (value === undefined) throw new RangeError(`the message has no value for '${node.name}'`)
    text = node.choice
      ? text + fill(chosen(node.choice, value, plural), values, { plural, add })
      : add(text, node.name, value)
  }
  return text
}

type Choice = NonNullable<Placeholder['choice']>

function chosen({ kind, options }: Choice, value: unknown, plural: Intl.PluralRules): Template {
  const exact = options[kind === 'plural' ? `=${value}` : String(value)]
  const ofPlural = kind === 'plural' ? options[plural.select(Number(value))] : undefined
  return exact ?? ofPlural ?? (options.other as Template)
}
