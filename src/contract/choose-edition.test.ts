/** Which edition a question is about. */
import { describe, expect, test } from 'vitest'
import type { EditionEntry, Register } from '../factors/register.ts'
import { chosenEdition } from './choose-edition.ts'

const entry = (year: number, revision: number): EditionEntry => ({
  name: `${year}.${revision}`,
  label: '',
  year,
  revision,
  status: 'released',
  released: '2026-01-01',
  hash: '',
  emissionFactorsYear: year,
})

const register: Register = {
  entries: [entry(2024, 1), entry(2024, 2), entry(2024, 10), entry(2025, 1)],
  defaults: [
    { since: '2026-03-01', edition: '2024.1' },
    { since: '2026-05-31', edition: '2025.1' },
  ],
}

describe('chosen', () => {
  test.each([
    ['nothing is given', {}, undefined],
    ['empty is nothing', { year: '', edition: ' ', as_of: '' }, undefined],
    ['a year: its latest revision, by number', { year: '2024' }, '2024.10'],
    ['with blanks around', { year: ' 2025 ' }, '2025.1'],
    ['an edition exactly', { edition: '2024.2' }, '2024.2'],
    ['a year as an edition', { edition: '2024' }, '2024.10'],
    ['the first day of the first default', { as_of: '2026-03-01' }, '2024.1'],
    ['the last day of the first default', { as_of: '2026-05-30' }, '2024.1'],
    ['the first day of the next', { as_of: '2026-05-31' }, '2025.1'],
    ['a day to come', { as_of: '2999-12-31' }, '2025.1'],
    ['an empty one beside another', { year: '2025', edition: '' }, '2025.1'],
  ])('%s', (_, query, name) => {
    expect(chosenEdition(register, query)).toBe(name)
  })
})

describe('refused', () => {
  test.each([
    ['a year without an edition', { year: '2019' }, 'year', /'2019'.*2024, 2025/],
    ['a year in two digits', { year: '24' }, 'year', /2024, 2025/],
    ['a year with a revision', { year: '2024.1' }, 'year', /2024, 2025/],
    ['a revision that there is not', { edition: '2024.3' }, 'edition', /2024\.1, 2024\.2, 2024\.10, 2025\.1/],
    ['a name of an object', { edition: 'constructor' }, 'edition', /2024\.1/],
    ['a path', { edition: '../standing/1' }, 'edition', /2024\.1/],
    ['the day before the first default', { as_of: '2026-02-28' }, 'as_of', /2026-03-01 or later/],
    ['a day that there is not', { as_of: '2026-02-30' }, 'as_of', /a date such as 2026-03-31/],
    ['a time', { as_of: '2026-05-31T00:00:00Z' }, 'as_of', /a date such as 2026-03-31/],
    ['another order', { as_of: '31-05-2026' }, 'as_of', /a date such as 2026-03-31/],
    [
      'two of them',
      { year: '2024', edition: '2024' },
      'edition',
      /year and edition each select.* Send only one/,
    ],
    [
      'all three',
      { year: '2024', edition: '2024', as_of: '2026-05-31' },
      'edition',
      /year, edition and as_of each/,
    ],
    ['one of them twice', { year: ['2024', '2024'] }, 'year', /sent 2 times/],
  ])('%s', (_, query, field, message) => {
    expect(chosenEdition(register, query)).toMatchObject({
      code: 'validation_error',
      field,
      message: expect.stringMatching(message),
    })
  })

  test('lists are there to be read by a program', () => {
    expect(chosenEdition(register, { year: '2019' })).toMatchObject({
      extras: { available_years: ['2024', '2025'] },
    })
    expect(chosenEdition(register, { edition: '1' })).toMatchObject({
      extras: { available_editions: ['2024.1', '2024.2', '2024.10', '2025.1'] },
    })
  })
})
