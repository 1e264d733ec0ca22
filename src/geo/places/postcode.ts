/** Postcodes as people write them: which country's a text is, and what of it stands in the table. */
import { areasOf, plainCode, postalSystem } from '../format/places/postcodes.ts'

export interface Postcode {
  /** As people write it. */
  readonly written: string
  /** The country by whose rules it is written. */
  readonly system: string
  /** Without blanks and hyphens: all that the table may have of it. */
  readonly code: string
  /** Whether that is all of it: of a British code only the district is. */
  readonly isWhole: boolean
}

/** Digits of a postcode where it has nothing else: another number is none. */
const DIGITS_OF: Readonly<Record<number, string>> = {
  3: 'AD FO IS',
  4: 'AM AT AU AZ BD BE BG CH CY DK GE HU LI LU LV MD MK NO NZ PH PY SI TN VE ZA',
  5: 'BA CR CU CZ DE DO DZ EE EG ES FI FR GR GT HN HR ID IQ IT JO KE KH KR KW LK LT MA ME MM MN MX MY NI NP PE PK RS SA SE SK SN SV TH TR UA US UY UZ ZM',
  6: 'BY CN CO EC IN KG KZ MW NG PA RO RU SG TJ TM TT VN',
  7: 'CL JP',
}
const DIGITS_IN = new Map(
  Object.entries(DIGITS_OF).flatMap(([digits, systems]) =>
    systems.split(' ').map((system) => [system, Number(digits)]),
  ),
)
const DIGITS = /^(\d+)$/
/** Of other systems, without blanks and hyphens; the first group is what the table may have. */
const POSTCODE_PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  AR: [/^[A-Z]?(\d{4})(?:[A-Z]{3})?$/],
  BM: [/^([A-Z]{2}(?:\d{2}|[A-Z]{2}))$/],
  BR: [/^(\d{8}|\d{5})$/],
  CA: [/^([A-Z]\d[A-Z])(?:\d[A-Z]\d)?$/],
  GB: [/^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/, /^([A-Z]{1,2}\d[A-Z\d]?)$/],
  IE: [/^([A-Z]\d[\dW])(?:[A-Z\d]{4})?$/],
  IL: [/^(\d{5}|\d{7})$/],
  IR: [/^(\d{5}|\d{10})$/],
  MT: [/^([A-Z]{3})(?:\d{2,4})?$/],
  NL: [/^(\d{4})(?:[A-Z]{2})?$/],
  PT: [/^(\d{4})(?:\d{3})?$/],
  TW: [/^(\d{3})(?:\d{2,3})?$/],
  US: [/^(\d{5})(?:\d{4})?$/],
}

/** As written, where the form alone says the country. */
const UNMISTAKABLE: readonly { readonly system: string; readonly form: RegExp }[] = [
  { system: 'US', form: /^\d{5}(-?\d{4})?$/ },
  { system: 'GB', form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/ },
  { system: 'CA', form: /^[A-Z]\d[A-Z]( ?\d[A-Z]\d)?$/ },
  { system: 'NL', form: /^\d{4} ?[A-Z]{2}$/ },
  { system: 'JP', form: /^\d{3}-\d{4}$/ },
  { system: 'BR', form: /^\d{5}-\d{3}$/ },
  { system: 'PT', form: /^\d{4}-\d{3}$/ },
  { system: 'PL', form: /^\d{2}-\d{3}$/ },
  { system: 'LV', form: /^LV-?\d{4}$/ },
  { system: 'LT', form: /^LT-?\d{5}$/ },
  { system: 'AD', form: /^AD\d{3}$/ },
]
/** DE-10115, D-10115, S-111 22. */
const WITH_COUNTRY = /^([A-Z]{1,3})-(\d[\d -]{2,7})$/
/** The letters of vehicles, which the posts of Europe used. */
const VEHICLE_LETTERS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
}
/** What stands around a number in letters: 〒100-0001, 75008 CEDEX 08. */
const MARKS = /^〒 ?| CEDEX(?: \d{1,2})?$/g

/** Undefined when the text is no postcode of the country or, without a country, of one that its form tells. */
export function readPostcode(text: string, countryCode?: string): Postcode | undefined {
  const written = tidied(text)
  const asked = countryCode === undefined ? undefined : postalSystem(countryCode)
  const [, letters = '', digits] = WITH_COUNTRY.exec(written) ?? []
  const named = VEHICLE_LETTERS[letters] ?? letters
  if (digits !== undefined && (asked === undefined || asked === named)) return postcodeOf(digits, named)
  const system = asked ?? systemOf(written, text)
  return system === undefined ? undefined : postcodeOf(written, system)
}

function tidied(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim().replace(MARKS, '')
}

function postcodeOf(written: string, system: string): Postcode | undefined {
  const plain = plainCode(system, written)
  if (!/^[A-Z\d][A-Z\d -]*$/.test(written)) return undefined
  const digits = digitsOf(system)
  for (const form of POSTCODE_PATTERNS[system] ?? [DIGITS]) {
    const code = form.exec(plain)?.[1]
    const isOfLength = digits === undefined || code?.length === digits
    if (code !== undefined && isOfLength) return { written, system, code, isWhole: code === plain }
  }
  return undefined
}

/** The country whose postcodes alone have this form. */
export function systemOf(written: string, text = written): string | undefined {
  if (text.trim().startsWith('〒')) return 'JP'
  return UNMISTAKABLE.find(({ form }) => form.test(written.toUpperCase()))?.system
}

/** What the table may have of a postcode: the code, then ever larger areas. */
export function partsOfCode({ system, code }: Postcode): string[] {
  return [code, ...areasOf(system, code)]
}

/** Digits of a country's postcodes where they have just so many; undefined where they have letters, or several forms. */
export function digitsOf(system: string): number | undefined {
  return DIGITS_IN.get(system)
}

/** Three digits and more, with a letter or two at most around them, and no word. */
const NUMBER = /^(?:[A-Z]{1,3}[ -]?)?\d(?:[ -]?\d){2,}(?:[ -]?[A-Z]{1,3})?$/

/** Whether a text is a postcode or a number that someone may have meant as one, and no name. */
export function isLikePostcode(text: string, countryCode?: string): boolean {
  return readPostcode(text, countryCode) !== undefined || NUMBER.test(tidied(text))
}
