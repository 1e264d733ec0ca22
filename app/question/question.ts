/** A question as an address holds it: the query of a page is the query of the API. */
import type { CalculatorForm, FormField } from '../../src/surfaces/http/app-pages/offer.ts'

/** What is given for parameters, as text. Nothing is given for those that are absent or empty. */
export type Given = Readonly<Record<string, string>>

/** What of a query is about the form: neither the language nor a parameter that the calculator does not have. */
export function givenOf(form: CalculatorForm, query: Given): Given {
  const names = new Set(form.fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => names.has(name) && value !== ''))
}

/** What is sent: trimmed, without what is so anyway; figures as the API writes them. */
export function askedOf(form: CalculatorForm, given: Given): Given {
  const entries = form.fields.flatMap((field): [string, string][] => {
    const value = given[field.name]?.trim() ?? ''
    const sent = isNumeric(field) ? plainNumber(value) : value
    return sent === '' || sent === String(field.default) ? [] : [[field.name, sent]]
  })
  return Object.fromEntries(entries)
}

export function isNumeric({ type }: FormField): boolean {
  return type === 'number' || type === 'integer'
}

const GROUPED = /^-?\d{1,3}(?:[ '\u00a0\u202f’]\d{3})+(?:[.,]\d+)?$/

/**
 * 1 000 and 2,5 as 1000 and 2.5. 1,000 may be a thousand or one: it is left as it is, and the server reports it.
 */
export function plainNumber(text: string): string {
  const bare = GROUPED.test(text) ? text.replace(/[ '\u00a0\u202f’]/g, '') : text
  return /^-?\d+,\d{1,2}$|^-?\d+,\d{4,}$/.test(bare) ? bare.replace(',', '.') : bare
}

/** `path` with the question behind it, in the order of the form. */
export function addressOf(path: string, asked: Given): string {
  const query = new URLSearchParams(asked).toString()
  return query === '' ? path : `${path}?${query}`
}
