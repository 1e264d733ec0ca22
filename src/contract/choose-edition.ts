/** Which edition a request is about: year, edition and as_of, at most one of them. */
import { type Problem, problem } from '../engine/errors.ts'
import { findDefaultOn, findLatestOf, offeredEntries, type Register, yearsOf } from '../factors/register.ts'
import { EDITION_PARAMS, type EditionParam } from './params/edition.ts'
import type { RawQuery } from './params/query.ts'

const YEAR = /^\d{4}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The name of the requested edition, undefined where the request names none, or what is wrong with the request. */
export function chosenEdition(register: Register, raw: RawQuery): string | Problem | undefined {
  const given = EDITION_PARAMS.filter((name) => isGiven(raw[name]))
  const [name, other] = given
  if (name === undefined) return undefined
  if (other !== undefined) return problem('validation_error.editions', { params: given }, { field: other })
  const value = raw[name]
  if (Array.isArray(value))
    return problem('validation_error.repeated', { param: name, count: value.length }, { field: name })
  return CHOOSE[name](register, (value ?? '').trim())
}

const isGiven = (value: string | string[] | undefined) =>
  Array.isArray(value) || (value !== undefined && value.trim() !== '')

/** The edition of a name, of a year its latest revision; `param` is the parameter that names it. */
export function editionNamed(register: Register, text: string, param: string): string | Problem {
  const exact = register.entries.find((entry) => entry.name === text)
  const found = exact ?? (YEAR.test(text) ? findLatestOf(register, Number(text)) : undefined)
  return found?.name ?? unknownEdition(register, text, param)
}

type Choose = (register: Register, text: string) => string | Problem

const CHOOSE: Readonly<Record<EditionParam, Choose>> = {
  year: (register, text) => {
    const found = YEAR.test(text) ? findLatestOf(register, Number(text)) : undefined
    return found?.name ?? unknownYear(register, text)
  },
  edition: (register, text) => editionNamed(register, text, 'edition'),
  as_of: (register, text) => {
    const [field, value] = ['as_of', text]
    if (!isDay(text)) return problem('validation_error.day', { param: field, value }, { field })
    const said = { param: field, first_day: register.defaults[0]?.since ?? '', value }
    return findDefaultOn(register, text) ?? problem('validation_error.day_too_early', said, { field })
  },
}

function unknownYear(register: Register, value: string): Problem {
  const years = yearsOf(register).map(String)
  const extras = { available_years: years }
  return problem('validation_error.year', { value, years }, { field: 'year', extras })
}

function unknownEdition(register: Register, value: string, field: string): Problem {
  const editions = offeredEntries(register).map(({ name }) => name)
  const extras = { available_years: yearsOf(register).map(String), available_editions: editions }
  return problem('validation_error.edition', { value, editions }, { field, extras })
}

/** A day of the calendar: not 2026-02-30. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
