/** Message templates as a reader meets them: placeholders and code empty, plurals and choices with their texts. */
import { bracesOf } from './braces.ts'

const CODE = /`[^`]*`/g
/** Tags that mark options and fields: between them are names of the API. */
const MARKED = /<(set|field)>.*?<\/\1>/gs
const CHOICE = /^[\w$.]+\s*,\s*(?:plural|select|selectordinal)\s*,/

type Join = (branches: readonly string[]) => string

/** The texts of all branches of plurals and choices, with `{}` for each placeholder. */
export function wordsOf(template: string): string {
  return resolve(withoutNames(template), (branches) => branches.join(' '))
}

/** The longest branch of each plural and choice. */
export function longestOf(template: string): string {
  const longer = (a: string, b: string) => (wordCount(b) > wordCount(a) ? b : a)
  return resolve(withoutNames(template), (branches) => branches.reduce(longer, ''))
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}{`]/u.test(word)).length
}

function withoutNames(template: string): string {
  return template.replace(MARKED, '``').replace(CODE, '``')
}

function resolve(template: string, join: Join): string {
  const { groups, after } = bracesOf(template)
  return groups.map(({ before, inner }) => before + placeholder(inner, join)).join('') + after
}

function placeholder(inner: string, join: Join): string {
  const [choice] = CHOICE.exec(inner) ?? []
  if (choice === undefined) return '{}'
  const { groups } = bracesOf(inner.slice(choice.length))
  return join(groups.map((branch) => resolve(branch.inner, join)))
}
