/** Names of parameters and of their values in the reader's language. */
import { language, messages } from './messages.ts'
import { textFor } from './texts.ts'

/** Of a parameter in the form of a calculator. */
export function labelOf(calculator: string, name: string): string {
  const { labels } = messages().params
  return textFor(labels, `${calculator}.${name}`) ?? textFor(labels, name) ?? sentence(name)
}

/** `description`: the one of the schema, which is English. Undefined where the label says it all. */
export function hintOf(calculator: string, name: string, description: string): string | undefined {
  const { hints } = messages().params
  const own = textFor(hints, `${calculator}.${name}`) ?? textFor(hints, name)
  if (own !== undefined) return own || undefined
  return language() === 'en' ? description.replaceAll('`', '') : undefined
}

/** Of a value that is one of a list. Where calculators mean different things by it, one of them is named. */
export function valueLabel(value: string, calculator?: string): string {
  const { values } = messages().params
  return (
    textFor(values, `${calculator}.${value}`) ??
    textFor(values, value) ??
    (isCode(value) ? value : sentence(value))
  )
}

/** us-east-1: regions of clouds are known by their codes. */
function isCode(value: string): boolean {
  return /[-\d]/.test(value)
}

/** `some_words` as "Some words". */
function sentence(word: string): string {
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
