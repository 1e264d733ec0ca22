/** Postcodes: which country's a text is, and the keys under which the code dictionary may have it or its area. */
import { CODE_KEY } from '../geo-format/places/layout.ts'

interface System {
  readonly countryCode: string
  readonly form: RegExp
  /** Whether the form says the country by itself. */
  readonly isUnmistakable: boolean
}

/** In this order. Most countries take any code of letters and digits. */
const SYSTEMS: readonly System[] = [
  { countryCode: 'US', form: /^\d{5}(-?\d{4})?$/, isUnmistakable: true },
  { countryCode: 'GB', form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, isUnmistakable: true },
  { countryCode: 'CA', form: /^[A-Z]\d[A-Z]( ?\d[A-Z]\d)?$/, isUnmistakable: true },
  { countryCode: 'NL', form: /^\d{4} ?[A-Z]{2}$/, isUnmistakable: true },
  { countryCode: 'JP', form: /^\d{3}-\d{4}$/, isUnmistakable: true },
  { countryCode: 'BR', form: /^\d{5}-\d{3}$/, isUnmistakable: true },
  { countryCode: 'PT', form: /^\d{4}-\d{3}$/, isUnmistakable: true },
  { countryCode: 'PL', form: /^\d{2}-\d{3}$/, isUnmistakable: true },
  { countryCode: 'GB', form: /^[A-Z]{1,2}\d[A-Z\d]?$/, isUnmistakable: false },
]
/** Digits of a postcode where it has nothing else: another number is none. */
const DIGITS_OF: Readonly<Record<number, string>> = {
  3: 'FO IS TW',
  4: 'AT BE BG CH CY DK GE HU LI LU NO NZ PH SI TN ZA AU',
  5: 'BA CZ DE DZ EE EG ES FI FR GR HR ID IL IT KE KR LT MA MC ME MX MY PK PR RS SA SE SK SM TH TR UA US VA',
  6: 'BY CN CO EC IN KG KZ MN RO RU SG TJ TM UZ VN',
}
const DIGITS_IN = new Map(
  Object.entries(DIGITS_OF).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)]),
  ),
)
const ANY_FORM = /^(?=.*\d)[A-Z\d]{2,5}[ -]?[A-Z\d]{0,5}$/
/** Crown dependencies, whose postcodes are British. */
const BRITISH = new Set(['GB', 'JE', 'GG', 'IM'])
/** Countries where a code of another form is none. */
const STRICT = new Set([...BRITISH, 'US', 'CA'])
/** DE-10115, D-10115. */
const WITH_COUNTRY = /^([A-Z]{1,2})-(\d{4,5})$/
const SHORT_PREFIXES: Readonly<Record<string, string>> = { D: 'DE', F: 'FR', A: 'AT', I: 'IT', B: 'BE' }
/** Areas have at least this many characters, except the British: letters. */
const AREA_LENGTH_MIN = 2
const BRITISH_AREA = /^[A-Z]+/
const ZIP_LENGTH = 5

export interface PostcodeKeys {
  /** As people write it. */
  readonly code: string
  /** The code itself first, then ever larger areas. */
  readonly keys: readonly string[]
}

/** Undefined when the text is no postcode of the country or, without a country, of one that its form tells. */
export function postcodeKeys(text: string, countryCode?: string): PostcodeKeys | undefined {
  const code = text.toUpperCase().trim()
  const [, prefix, digits] = WITH_COUNTRY.exec(code) ?? []
  if (prefix && digits && (countryCode === undefined || countryCode === named(prefix))) {
    return keysOf(digits, named(prefix))
  }
  const system = SYSTEMS.find(({ form, isUnmistakable, countryCode: own }) =>
    countryCode === undefined
      ? isUnmistakable && form.test(code)
      : sameSystem(own, countryCode) && form.test(code),
  )
  if (system) return keysOf(code, system.countryCode)
  const length = DIGITS_IN.get(countryCode ?? '')
  const isOther = countryCode !== undefined && !STRICT.has(countryCode) && isOfLength(code, length)
  return isOther && ANY_FORM.test(code) ? keysOf(code, countryCode) : undefined
}

/** Whether as many digits as the country's postcodes have; the first ones of a longer code are an area's. */
function isOfLength(code: string, length: number | undefined): boolean {
  return length === undefined || code.replace(/[ -]/g, '').length === length
}

/** The country whose postcodes alone have this form. */
export function unmistakableCountry(code: string): string | undefined {
  return SYSTEMS.find(({ form, isUnmistakable }) => isUnmistakable && form.test(code.toUpperCase()))
    ?.countryCode
}

function named(prefix: string): string {
  return SHORT_PREFIXES[prefix] ?? prefix
}

function sameSystem(own: string, countryCode: string): boolean {
  return own === countryCode || (own === 'GB' && BRITISH.has(countryCode))
}

function keysOf(code: string, countryCode: string): PostcodeKeys {
  const plain = code.replace(/[ -]/g, '')
  return { code, keys: areas(plain, countryCode).map((area) => key(countryCode, area)) }
}

function areas(plain: string, countryCode: string): string[] {
  if (countryCode === 'US') return [plain.slice(0, ZIP_LENGTH)]
  if (countryCode === 'GB') return BRITISH_AREA.exec(plain)?.slice() ?? []
  const list: string[] = []
  for (let length = plain.length; length >= AREA_LENGTH_MIN; length--) list.push(plain.slice(0, length))
  return list
}

function key(countryCode: string, area: string): string {
  return `${CODE_KEY.postcode}${countryCode}${area}`.toLowerCase()
}
