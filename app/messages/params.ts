/** Names of parameters and of their values in the words of the reader. */
import { language, messages } from './messages.ts'

/** Of a parameter in the form of a calculator. */
export function labelOf(calculator: string, name: string): string {
  const { labels } = messages().params
  return labels[`${calculator}.${name}`] ?? labels[name] ?? sentence(name)
}

/** `description`: the one of the schema, which is English. Undefined where the label says it all. */
export function hintOf(calculator: string, name: string, description: string): string | undefined {
  const { hints } = messages().params
  const own = hints[`${calculator}.${name}`] ?? hints[name]
  if (own !== undefined) return own || undefined
  return language() === 'en' ? description.replaceAll('`', '') : undefined
}

/** Of a value that is one of a list. */
export function valueLabel(value: string): string {
  return messages().params.values[value] ?? sentence(value)
}

/** `some_words` as "Some words". */
function sentence(word: string): string {
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
