/** Numbers, dates, lists and quotes as a language writes them. */

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export const ENGLISH: Language = 'en'

interface Locale {
  readonly number: Intl.NumberFormat
  readonly exact: Intl.NumberFormat
  readonly date: Intl.DateTimeFormat
  readonly list: Intl.ListFormat
  readonly either: Intl.ListFormat
  readonly plural: Intl.PluralRules
  readonly countries: Intl.DisplayNames
  readonly quotes: readonly [string, string]
  readonly more: (count: string) => string
}

/** Of fractions; whole numbers keep all their digits. */
const FRACTION_DIGITS = 4

/** As many as may be asked for. */
const ALL_DIGITS = 20

/** Formatters take longer to make than messages to write. */
const made = new Map<Language, Locale>()

export function localeOf(language: Language): Locale {
  const known = made.get(language) ?? localeFor(language)
  made.set(language, known)
  return known
}

function localeFor(language: Language): Locale {
  const tag = language === 'en' ? 'en-GB' : language
  return {
    number: new Intl.NumberFormat(tag, {
      maximumSignificantDigits: FRACTION_DIGITS,
      maximumFractionDigits: 0,
      roundingPriority: 'morePrecision',
    } as Intl.NumberFormatOptions),
    exact: new Intl.NumberFormat(tag, { maximumFractionDigits: ALL_DIGITS }),
    date: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
    list: new Intl.ListFormat(tag, { type: 'conjunction' }),
    either: new Intl.ListFormat(tag, { type: 'disjunction' }),
    plural: new Intl.PluralRules(tag),
    countries: new Intl.DisplayNames(tag, { type: 'region' }),
    quotes: language === 'de' ? ['„', '“'] : ["'", "'"],
    more: language === 'de' ? (count) => ` und ${count} weitere` : (count) => ` and ${count} more`,
  }
}
