/** Messages in both languages: numbers, plurals, quotes, countries and reasons as a reader expects them. */
import { describe, expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { format } from './format.ts'
import { LANGUAGES } from './locale.ts'
import { namesIn, parse } from './parse.ts'
import { kindOf, type Values } from './values.ts'

function worded(text: string, values: Values, language: 'en' | 'de' = 'en'): string {
  return format(parse(text), values, language, (key) => parse(key))
}

describe('a template', () => {
  test('writes whole numbers with all digits and others with four, as the language does', () => {
    expect(worded('{km} km', { km: 12345.67 })).toBe('12,346 km')
    expect(worded('{km} km', { km: 0.123456 })).toBe('0.1235 km')
    expect(worded('{km} km', { km: 12345.67 }, 'de')).toBe('12.346 km')
    expect(worded('of {year}', { year: 2024 })).toBe('of 2024')
  })

  test('chooses by number and by word, within one another', () => {
    const text = '{count, plural, =0 {none} one {one in {country}} other {# in {country}}}'
    expect(worded(text, { count: 0, country: 'FR' })).toBe('none')
    expect(worded(text, { count: 1, country: 'FR' })).toBe('one in France')
    expect(worded(text, { count: 2000, country: 'CH' }, 'de')).toBe('2.000 in der Schweiz')
    expect(worded('a{has_reason, select, true {: {reason}} other {}}', { has_reason: false })).toBe('a')
  })

  test('quotes what a client wrote, and shortens it', () => {
    expect(worded('{value}', { value: '500 lb' })).toBe("'500 lb'")
    expect(worded('{value}', { value: '500 lb' }, 'de')).toBe('„500 lb“')
    expect(worded('{value}', { value: 'x'.repeat(200) })).toBe(`'${'x'.repeat(80)}…'`)
  })

  test('says how many more a long list has', () => {
    const allowed = Array.from({ length: 30 }, (_, at) => `a${at}`)
    expect(worded('{allowed}', { allowed })).toBe('a0, a1, a2, a3, a4, a5, a6, a7 and 22 more')
    expect(worded('{allowed}', { allowed }, 'de')).toMatch(/a7 und 22 weitere$/)
  })

  test.each([
    ['for {country}', 'en', 'US', 'for the United States'],
    ['{country} has', 'en', 'NL', 'The Netherlands has'],
    ['für {country}', 'de', 'IR', 'für den Iran'],
    ['von {country}', 'de', 'CH', 'von der Schweiz'],
    ['von {country}', 'de', 'GB', 'vom Vereinigten Königreich'],
    ['In {country} gilt', 'de', 'IR', 'Im Iran gilt'],
    ['in {country} gilt', 'de', 'FR', 'in Frankreich gilt'],
    ['{country} hat', 'de', 'MN', 'Die Mongolei hat'],
  ] as const)('names a country in its sentence: %s (%s)', (text, language, country, said) => {
    expect(worded(text, { country }, language)).toBe(said)
  })

  test('refuses a missing value, braces that do not fit, and a choice without other', () => {
    expect(() => worded('{km}', {})).toThrow(RangeError)
    for (const wrong of ['{km', 'km}', '{count, plural, one {a}}', '{count, date, other {a}}'])
      expect(() => parse(wrong), wrong).toThrow(SyntaxError)
  })
})

test('every message can be read in each language, is more than a placeholder, and fills in what has a kind', () => {
  for (const language of LANGUAGES) {
    for (const [key, entry] of Object.entries({ en, de }[language])) {
      for (const text of typeof entry === 'string' ? [entry] : [entry.message, entry.detail]) {
        const template = parse(text)
        for (const name of namesIn(template)) expect(() => kindOf(name), key).not.toThrow()
        expect(
          template.some((node) => typeof node === 'string' || node.choice !== undefined),
          key,
        ).toBe(true)
      }
    }
  }
})
