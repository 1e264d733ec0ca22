/** Bad questions about hotels. */

import type { BadRequest } from './bad-request.ts'
import { each, eachRaw, invalid, PATHS, several } from './build.ts'
import {
  BROKEN_ENCODINGS,
  HOSTILE_WORDS,
  HUGE_INTEGERS,
  NOT_BOOLEANS,
  NOT_COUNTRIES,
  NOT_INTEGERS,
} from './values.ts'

const { emissions, factors, compare } = PATHS
const STAY = `${emissions}?country=GB&nights=1&`
const WHERE = `${emissions}?nights=1&`
const PAIR = `${compare}?countries=GB,FR&`
const NIGHTS = /whole number.* 1 .*365/
const ROOMS = /whole number.* 1 .*100/
const BOOLEAN = /true or false/
const CODE = /We don't recognise|group of countries/
const REQUIRED = 'is missing'
const TWICE = /2 times/

const missing: BadRequest[] = [
  invalid(`${emissions}?nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?country=&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?country&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?country=%20%09&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?country=%C2%A0%E3%80%80&nights=1`, 'country', /country/i),
  invalid(`${emissions}?Country=GB&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?country[]=GB&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?country%5B0%5D=GB&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?__proto__=GB&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?__proto__[country]=GB&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?constructor=GB&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?=GB&nights=1`, 'country', REQUIRED),
  invalid(`${emissions}?country=GB`, 'nights', REQUIRED),
  invalid(`${emissions}?country=GB&nights=`, 'nights', REQUIRED),
  invalid(`${emissions}?country=GB&nights`, 'nights', REQUIRED),
  invalid(`${emissions}?country=GB&nights=+`, 'nights', REQUIRED),
  invalid(`${emissions}?country=GB&nights[]=1`, 'nights', REQUIRED),
  invalid(`${emissions}?country=GB&NIGHTS=1`, 'nights', REQUIRED),
  invalid(`${compare}`, 'countries', REQUIRED),
  invalid(`${compare}?`, 'countries', REQUIRED),
  invalid(`${compare}?countries=`, 'countries', REQUIRED),
  invalid(`${compare}?country=GB,FR`, 'countries', REQUIRED),
  several(emissions, { country: 'validation_error', nights: 'validation_error' }, REQUIRED),
  several(`${emissions}?&&&`, { country: 'validation_error', nights: 'validation_error' }, REQUIRED),
]

const integers: BadRequest[] = [
  ...each(
    [...NOT_INTEGERS, ...HUGE_INTEGERS, '0', '00', '366', '1000'],
    `${emissions}?country=GB&`,
    'nights',
    NIGHTS,
  ),
  ...each([...NOT_INTEGERS, ...HUGE_INTEGERS, '0', '101'], STAY, 'rooms', ROOMS),
  ...each(
    ['1.5', '-1', '0', '366', '1e2', '0x10', '\u0663', '\uff13', ...HUGE_INTEGERS],
    PAIR,
    'nights',
    NIGHTS,
  ),
  ...each(
    ['1.5', '-1', '0', '101', '1e2', '0x10', '\u0663', '\uff13', ...HUGE_INTEGERS],
    PAIR,
    'rooms',
    ROOMS,
  ),
  ...eachRaw(BROKEN_ENCODINGS, `${emissions}?country=GB&`, 'nights', NIGHTS),
  invalid(`${emissions}?country=GB&nights==3`, 'nights', NIGHTS, '=3'),
  invalid(`${emissions}?country=GB&nights=3;rooms=2`, 'nights', NIGHTS, '3;rooms=2'),
]

const booleans: BadRequest[] = [
  ...each([...NOT_BOOLEANS, 'x'.repeat(300)], STAY, 'equivalents', BOOLEAN),
  ...each([...NOT_BOOLEANS, 'x'.repeat(300)], STAY, 'strict', BOOLEAN),
  ...each(NOT_BOOLEANS, `${factors}?`, 'strict', BOOLEAN),
  ...each(NOT_BOOLEANS, PAIR, 'strict', BOOLEAN),
]

const countries: BadRequest[] = [
  ...each([...NOT_COUNTRIES, ...HOSTILE_WORDS], WHERE, 'country', CODE),
  ...eachRaw(BROKEN_ENCODINGS, WHERE, 'country', CODE),
  invalid(`${WHERE}country=GB,FR`, 'country', CODE, 'GB,FR'),
  invalid(`${WHERE}country=GB%2B`, 'country', CODE, 'GB+'),
  invalid(`${WHERE}country=G+B`, 'country', CODE, 'G B'),
]

/** One word alone, or as the second of two: then only that one is named. */
const lists: BadRequest[] = [
  ...each(['GB', 'UK,GB', 'GB,GB', 'GB,gb,Gb', 'EL,GR', ' GB '], `${compare}?`, 'countries', /2 .*10/),
  ...each(['GB,FR,DE,IT,ES,PT,NL,BE,CH,SE,NO'], `${compare}?`, 'countries', /2 .*10/),
  ...each([...NOT_COUNTRIES, ...HOSTILE_WORDS], `${compare}?`, 'countries', /countr/i),
  ...['XX', '__proto__', 'constructor', '\u00df', '\u212ar', "' OR 1=1", 'x'.repeat(300)].map((code) =>
    invalid(`${compare}?countries=GB,${encodeURIComponent(code)}`, 'countries', CODE, code),
  ),
  ...eachRaw(BROKEN_ENCODINGS, `${compare}?`, 'countries', /countr/i),
  invalid(`${compare}?countries=GB,FR,`, 'countries', CODE),
  invalid(`${compare}?countries=,GB,FR`, 'countries', CODE),
  invalid(`${compare}?countries=GB,,FR`, 'countries', CODE),
  invalid(`${compare}?countries=,`, 'countries', /countr/i),
  invalid(`${compare}?countries=GB%20FR`, 'countries', CODE, 'GB FR'),
  invalid(`${compare}?countries=GB;FR`, 'countries', CODE, 'GB;FR'),
  invalid(`${compare}?countries=GB%EF%BC%8CFR`, 'countries', CODE, 'GB\uff0cFR'),
  // Every unknown code is named.
  invalid(`${compare}?countries=XX,GB,ZZ,AA`, 'countries', /'XX'.*'ZZ'.*'AA'/),
  invalid(`${compare}?countries=XX,XX,ZZ`, 'countries', /'XX'.*'ZZ'/),
  invalid(`${compare}?countries=${'GB,FR,'.repeat(1300)}GB`, 'countries', /at most 400/),
]

const repeated: BadRequest[] = [
  invalid(`${WHERE}country=GB&country=GB`, 'country', TWICE),
  invalid(`${WHERE}country=GB&country=FR`, 'country', TWICE),
  invalid(`${WHERE}country=GB&country=`, 'country', TWICE),
  invalid(`${WHERE}country=GB&co%75ntry=GB`, 'country', TWICE),
  invalid(`${WHERE}country=GB&country=FR&country=DE`, 'country', /3 times/),
  invalid(`${STAY}nights=1`, 'nights', TWICE),
  invalid(`${STAY}nights=2`, 'nights', TWICE),
  invalid(`${STAY}rooms=1&rooms=2`, 'rooms', TWICE),
  invalid(`${STAY}equivalents=true&equivalents=true`, 'equivalents', TWICE),
  invalid(`${STAY}strict=true&strict=false`, 'strict', TWICE),
  invalid(`${STAY}strict&strict`, 'strict', TWICE),
  invalid(`${STAY}foo=1&foo=1`, 'foo', TWICE),
  invalid(`${STAY}foo=1&foo=2`, 'foo', TWICE),
  invalid(`${STAY}__proto__=1&__proto__=2`, '__proto__', TWICE),
  invalid(`${STAY}constructor=1&constructor=2`, 'constructor', TWICE),
  invalid(`${STAY}hasOwnProperty=1&hasOwnProperty=2`, 'hasOwnProperty', TWICE),
  invalid(`${STAY}guest[]=1&guest[]=2`, 'guest[]', TWICE),
  invalid(`${STAY}p1&p2&p3&p4&p5&p6&p7&p8&p9&p10&p11&last=1&last=2`, 'last', TWICE),
  invalid(`${factors}?foo=1&foo=2`, 'foo', TWICE),
  invalid(`${factors}?strict=1&strict=1`, 'strict', TWICE),
  invalid(`${compare}?countries=GB,FR&countries=GB,FR`, 'countries', TWICE),
  invalid(`${compare}?countries=GB&countries=FR`, 'countries', TWICE),
  invalid(`${PAIR}toString=1&toString=1`, 'toString', TWICE),
]

const unknown = (url: string, field: string, says: BadRequest['says']): BadRequest =>
  invalid(url, field, says, field)

const strict: BadRequest[] = [
  unknown(`${STAY}room=2&strict=true`, 'room', /rooms/),
  unknown(`${STAY}strict=TRUE&Rooms=2`, 'Rooms', /rooms/),
  unknown(`${STAY}strict=%20true%20&x=1`, 'x', /is not a parameter/),
  unknown(`${STAY}strict=1&country[]=FR`, 'country[]', /country/),
  unknown(`${STAY}strict=1&=2`, '', /is not a parameter/),
  unknown(`${STAY}strict=1&__proto__=1`, '__proto__', /is not a parameter/),
  unknown(`${STAY}strict=1&constructor=1`, 'constructor', /is not a parameter/),
  unknown(`${STAY}strict=1&toString=1`, 'toString', /is not a parameter/),
  unknown(`${STAY}strict=1&hasOwnProperty=1`, 'hasOwnProperty', /is not a parameter/),
  unknown(`${STAY}strict=1&valueOf=1`, 'valueOf', /is not a parameter/),
  unknown(`${STAY}strict=1&${encodeURIComponent('<script>')}=1`, '<script>', /is not a parameter/),
  unknown(`${STAY}strict=1&%zz=1`, '%zz', /is not a parameter/),
  unknown(`${STAY}strict=1&room%00s=1`, 'room\u0000s', /is not a parameter/),
  unknown(`${STAY}strict=1&;rooms=2`, ';rooms', /is not a parameter/),
  {
    ...invalid(`${STAY}strict=1&${'n'.repeat(300)}=1`, 'n'.repeat(80), /is not a parameter/),
    quotes: 'n'.repeat(300),
  },
  unknown(`${factors}?strict=true&country=GB`, 'country', /is not a parameter/),
  unknown(`${factors}?strict=true&page=2`, 'page', /is not a parameter/),
  unknown(`${PAIR}strict=true&country=GB`, 'country', /countries/),
]

/** Last published for an earlier edition (17 rows of hotel.csv): a fallback. */
const EARLIER = {
  AR: 'Argentina',
  AT: 'Austria',
  CZ: 'Czechia',
  FI: 'Finland',
  FJ: 'Fiji',
  EL: 'Greece',
  IE: 'Ireland',
  IL: 'Israel',
  NZ: 'New Zealand',
  PL: 'Poland',
  TW: 'Taiwan',
}
const ESTIMATED = { SE: 'Sweden', NO: 'Norway', DK: 'Denmark', UA: 'Ukraine', XK: 'Kosovo', mc: 'Monaco' }
/** Neither a published factor nor a grid intensity. */
const NOTHING_KNOWN = {
  AQ: 'Antarctica',
  BV: 'Bouvet',
  TF: 'French',
  aq: 'Antarctica',
  CF: 'Central African',
}

const withoutFactor: BadRequest[] = [
  ...Object.entries({ ...EARLIER, ...ESTIMATED }).map(([code, name]) => ({
    ...invalid(`${WHERE}country=${code}&strict=true`, 'country', name),
    code: 'no_exact_factor',
  })),
  ...Object.entries(NOTHING_KNOWN).map(([code, name]) => ({
    ...invalid(`${WHERE}country=${code}`, 'country', name),
    code: 'no_factor',
  })),
  { ...invalid(`${compare}?countries=GB,SE&strict=true`, 'countries', 'Sweden'), code: 'no_exact_factor' },
  {
    ...invalid(`${compare}?countries=GB,AT,SE&strict=1`, 'countries', /Sweden[\s\S]*Austria/),
    code: 'no_exact_factor',
  },
  { ...invalid(`${compare}?countries=GB,AQ`, 'countries', 'Antarctica'), code: 'no_factor' },
  { ...invalid(`${compare}?countries=AQ,GB,BV`, 'countries', /Antarctica.*Bouvet/), code: 'no_factor' },
]

const V = 'validation_error'
const severalWrong: BadRequest[] = [
  several(`${compare}?countries[]=GB&countries[]=FR&nights=1`, { countries: V, 'countries[]': V }, REQUIRED),
  several(`${emissions}?country=XX&nights=0`, { country: V, nights: V }, CODE),
  several(`${emissions}?country=GB;nights=3`, { country: V, nights: V }, CODE),
  several(`${emissions}?country=GB%26nights=3`, { country: V, nights: V }, CODE),
  several(`${emissions}?country=%zz&nights=%zz&rooms=%zz`, { country: V, nights: V, rooms: V }, CODE),
  several(
    `${emissions}?nights=0&rooms=0&country=XX&equivalents=x&strict=x`,
    { country: V, nights: V, rooms: V, equivalents: V, strict: V },
    CODE,
  ),
  several(`${STAY}rooms=x&strict=1&a=1&b=2`, { rooms: V, a: V, b: V }, ROOMS),
  several(`${WHERE}country=A&country=B&foo=1&foo=2`, { country: V, foo: V }, TWICE),
  several(`${compare}?countries=GB&nights=0&rooms=101`, { countries: V, nights: V, rooms: V }, /2 .*10/),
  several(`${compare}?countries=XX,GB&nights=NaN`, { countries: V, nights: V }, CODE),
  several(`${factors}?strict=1&a=1&b=1`, { a: V, b: V }, /is not a parameter/),
]

export const hotelRequests: readonly BadRequest[] = [
  ...missing,
  ...integers,
  ...booleans,
  ...countries,
  ...lists,
  ...repeated,
  ...strict,
  ...withoutFactor,
  ...severalWrong,
]
