/** Which edition a question is about: year, edition and as_of, at most one of them. */
import type { Problem } from '../engine/errors.ts'
import { findDefaultOn, findLatestOf, offeredEntries, type Register, yearsOf } from '../factors/register.ts'
import { EDITION_PARAMS, type EditionParam } from './params/edition.ts'
import type { RawQuery } from './params/query.ts'
import { quote } from './quote.ts'

const YEAR = /^\d{4}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The name of the edition that was asked for, undefined where none was, or what is wrong with the question. */
export function chosenEdition(register: Register, raw: RawQuery): string | Problem | undefined {
  const given = EDITION_PARAMS.filter((name) => isGiven(raw[name]))
  const [name, other] = given
  if (name === undefined) return undefined
  if (other !== undefined) {
    const message = `Parameters ${given.map((one) => `'${one}'`).join(' and ')} name an edition each; give one of year, edition and as_of.`
    return { code: 'validation_error', field: other, message }
  }
  const value = raw[name]
  if (Array.isArray(value)) {
    const message = `Parameter '${name}' is given ${value.length} times; give it once.`
    return { code: 'validation_error', field: name, message }
  }
  return CHOOSE[name](register, (value ?? '').trim())
}

const isGiven = (value: string | string[] | undefined) =>
  Array.isArray(value) || (value !== undefined && value.trim() !== '')

/** The edition of a name, of a year its latest revision; `param` is the parameter that names it. */
export function editionNamed(register: Register, text: string, param: string): string | Problem {
  const exact = register.entries.find((entry) => entry.name === text)
  const found = exact ?? (YEAR.test(text) ? findLatestOf(register, Number(text)) : undefined)
  const wanted = 'must be an edition, or a year for its latest revision'
  return found?.name ?? refusal(register, param, `${wanted}; got ${quote(text)}.`)
}

type Choose = (register: Register, text: string) => string | Problem

const CHOOSE: Readonly<Record<EditionParam, Choose>> = {
  year: (register, text) => {
    const found = YEAR.test(text) ? findLatestOf(register, Number(text)) : undefined
    return found?.name ?? refusal(register, 'year', `must be a year that has an edition; got ${quote(text)}.`)
  },
  edition: (register, text) => editionNamed(register, text, 'edition'),
  as_of: (register, text) => {
    if (!isDay(text)) {
      const message = `Parameter 'as_of' must be a day as YYYY-MM-DD (UTC); got ${quote(text)}.`
      return { code: 'validation_error', field: 'as_of', message }
    }
    const [first] = register.defaults
    const message = `Parameter 'as_of' must be ${first?.since} or later, the first day with a default edition; got ${quote(text)}.`
    return findDefaultOn(register, text) ?? { code: 'validation_error', field: 'as_of', message }
  },
}

function refusal(register: Register, name: string, wanted: string): Problem {
  const years = yearsOf(register).map(String)
  const editions = offeredEntries(register).map(({ name }) => name)
  const list = name === 'year' ? years : editions
  return {
    code: 'validation_error',
    field: name,
    message: `Parameter '${name}' ${wanted} There are ${list.join(', ')}.`,
    extras: { available_years: years, ...(name !== 'year' && { available_editions: editions }) },
  }
}

/** A day of the calendar: 2026-02-30 is none. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
