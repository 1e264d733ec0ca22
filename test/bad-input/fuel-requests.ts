/** Bad questions about fuels. */

import { tableRows } from '../../scripts/lib/edition-tables.ts'
import type { BadRequest } from './bad-request.ts'
import { each, eachRaw, invalid, PATHS, several } from './build.ts'
import { BROKEN_ENCODINGS, HOSTILE_WORDS, NOT_BOOLEANS, NOT_NUMBERS, OUT_OF_RANGE_NUMBERS } from './values.ts'

const { fuel, types } = PATHS
const GAS = `${fuel}?fuel_type=natural_gas&`
const BURNT = `${GAS}amount=1&`
const AMOUNT = /0\.001.*1,000,000,000/
const BOOLEAN = /true or false/
const REQUIRED = 'is missing'
const TWICE = /2 times/

/** The fuel types of the contract. */
const UNITS: Record<string, string[]> = {
  natural_gas: ['kwh', 'therm', 'm3'],
  lpg: ['kwh', 'litre', 'kg'],
  cng: ['kwh', 'kg'],
  biogas: ['kwh'],
  diesel: ['kwh', 'litre'],
  petrol: ['kwh', 'litre'],
  kerosene: ['kwh', 'litre'],
  fuel_oil: ['kwh', 'litre'],
  red_diesel: ['kwh', 'litre'],
  biodiesel: ['litre'],
  hvo: ['litre'],
  bioethanol: ['litre'],
  wood_logs: ['kwh', 'kg'],
  wood_pellets: ['kwh', 'kg'],
  coal_industrial: ['kwh', 'kg'],
  coal_domestic: ['kwh', 'kg'],
}
/** A fuel more in the edition is one more in the list of those that there are. */
const FUEL_TYPES = tableRows('2025.1', 'fuels').map(({ fuel_type = '' }) => fuel_type)
const ALL_UNITS = ['kwh', 'therm', 'm3', 'litre', 'kg']
const CATEGORIES = ['gaseous', 'liquid', 'solid', 'biofuel']

const unknownFuels = [
  'coal',
  'gas',
  'oil',
  'natural_gas,diesel',
  'gaseous',
  'kwh',
  '16',
  'die\u017fel', // long s
  'd\u0131esel', // dotless i
  'd\u0130esel',
  '\u212aerosene', // KELVIN SIGN, lower case k
  '\uff48\uff56\uff4f', // fullwidth hvo
  'hv\u043e', // CYRILLIC SMALL LETTER O
  'di\u00e9sel',
  'diesel\u0000',
  'die\u00adsel', // SOFT HYPHEN
  ...HOSTILE_WORDS,
]

const fuelType = (request: BadRequest): BadRequest => ({
  ...request,
  code: 'invalid_fuel_type',
  available: { available_fuel_types: FUEL_TYPES },
})

const fuelTypes: BadRequest[] = [
  ...each(unknownFuels, `${fuel}?amount=1&`, 'fuel_type', /natural_gas/).map(fuelType),
  ...eachRaw(BROKEN_ENCODINGS, `${fuel}?amount=1&`, 'fuel_type', /natural_gas/).map(fuelType),
]

const unit = (fuelType: string, url: string, quotes: string): BadRequest => ({
  url,
  status: 422,
  code: 'invalid_unit',
  field: 'unit',
  says: fuelType,
  quotes,
  available: { available_units: UNITS[fuelType] ?? [] },
})

const unknownUnits = [
  'mwh',
  'wh',
  'gallon',
  'l',
  'litres',
  'liter',
  'tonne',
  'kwh/h',
  'kwh,kg',
  '\u212awh', // KELVIN SIGN
  '\uff4b\uff57\uff48',
  'kwh\u0000',
  '1',
  'default',
  ...HOSTILE_WORDS,
]

const units: BadRequest[] = [
  ...Object.entries(UNITS).flatMap(([type, known]) =>
    ALL_UNITS.filter((name) => !known.includes(name)).map((name) =>
      unit(type, `${fuel}?fuel_type=${type}&amount=1&unit=${name}`, name),
    ),
  ),
  ...unknownUnits.map((name) => unit('natural_gas', `${BURNT}unit=${encodeURIComponent(name)}`, name)),
  ...BROKEN_ENCODINGS.map((raw) => unit('natural_gas', `${BURNT}unit=${raw}`, raw)),
  unit('diesel', `${fuel}?fuel_type=DIESEL&amount=1&unit=m3`, 'm3'),
]

const amounts: BadRequest[] = [
  ...each([...NOT_NUMBERS, ...OUT_OF_RANGE_NUMBERS, ...HOSTILE_WORDS], GAS, 'amount', AMOUNT),
  ...eachRaw(BROKEN_ENCODINGS, GAS, 'amount', AMOUNT),
  invalid(`${GAS}amount=1e+999`, 'amount', AMOUNT, '1e 999'),
  invalid(`${GAS}amount=1e%2B999`, 'amount', AMOUNT, '1e+999'),
  invalid(`${GAS}amount==5`, 'amount', AMOUNT, '=5'),
  invalid(`${GAS}amount=5;unit=kwh`, 'amount', AMOUNT, '5;unit=kwh'),
]

const booleans: BadRequest[] = [
  ...each(NOT_BOOLEANS, BURNT, 'include_wtt', BOOLEAN),
  ...each(NOT_BOOLEANS, BURNT, 'equivalents', BOOLEAN),
  ...each(NOT_BOOLEANS, BURNT, 'strict', BOOLEAN),
  ...each(NOT_BOOLEANS, `${types}?`, 'strict', BOOLEAN),
]

const missing: BadRequest[] = [
  invalid(GAS, 'amount', REQUIRED),
  invalid(`${GAS}amount=`, 'amount', REQUIRED),
  invalid(`${GAS}amount`, 'amount', REQUIRED),
  invalid(`${GAS}amount=%20%09`, 'amount', REQUIRED),
  invalid(`${GAS}Amount=1`, 'amount', REQUIRED),
  invalid(`${GAS}amount[]=1`, 'amount', REQUIRED),
  invalid(`${GAS}__proto__[amount]=1`, 'amount', REQUIRED),
  // The contract: a missing fuel_type is a validation_error, not an invalid_fuel_type.
  invalid(`${fuel}?amount=1`, 'fuel_type', REQUIRED),
  invalid(`${fuel}?amount=1&fuel_type=`, 'fuel_type', REQUIRED),
  invalid(`${fuel}?amount=1&fuel_type=%20`, 'fuel_type', REQUIRED),
  invalid(`${fuel}?amount=1&fuel=diesel`, 'fuel_type', REQUIRED),
  invalid(`${fuel}?amount=1&fuel_type[]=diesel`, 'fuel_type', REQUIRED),
]

const repeated: BadRequest[] = [
  invalid(`${BURNT}fuel_type=natural_gas`, 'fuel_type', TWICE),
  invalid(`${BURNT}amount=1`, 'amount', TWICE),
  invalid(`${BURNT}amount=2&amount=3`, 'amount', /3 times/),
  invalid(`${BURNT}unit=kwh&unit=kwh`, 'unit', TWICE),
  invalid(`${BURNT}include_wtt=true&include_wtt=false`, 'include_wtt', TWICE),
  invalid(`${BURNT}foo=1&foo=1`, 'foo', TWICE),
  invalid(`${BURNT}__proto__=1&__proto__=1`, '__proto__', TWICE),
  invalid(`${types}?category=solid&category=solid`, 'category', TWICE),
  invalid(`${types}?valueOf=1&valueOf=2`, 'valueOf', TWICE),
]

const unknownCategories = [
  'gas',
  'gases',
  'liquids',
  'bio',
  'biofuels',
  'fossil',
  'all',
  '*',
  'gaseous,liquid',
  'gaseous liquid',
  '\u017folid', // long s
  'so\u2113id', // SCRIPT SMALL L
  'SOL\u0130D',
  'l\u0131quid',
  '\uff53olid',
  'solid\u0000',
  ...HOSTILE_WORDS,
]

const withCategories = (request: BadRequest): BadRequest => ({
  ...request,
  available: { available_categories: CATEGORIES },
})

const categories: BadRequest[] = [
  ...each(unknownCategories, `${types}?`, 'category', /gaseous.*liquid.*solid.*biofuel/).map(withCategories),
  ...eachRaw(BROKEN_ENCODINGS, `${types}?`, 'category', /gaseous/).map(withCategories),
]

const strict: BadRequest[] = [
  invalid(`${BURNT}strict=true&units=kwh`, 'units', /unit'/, 'units'),
  invalid(`${BURNT}strict=true&includeWtt=true`, 'includeWtt', /include_wtt/, 'includeWtt'),
  invalid(`${BURNT}strict=true&__proto__=1`, '__proto__', /is not a parameter/, '__proto__'),
  invalid(`${types}?strict=true&categories=solid`, 'categories', /category/, 'categories'),
  invalid(`${types}?strict=true&fuel_type=diesel`, 'fuel_type', /is not a parameter/, 'fuel_type'),
]

const V = 'validation_error'
const severalWrong: BadRequest[] = [
  several(fuel, { fuel_type: V, amount: V }, REQUIRED),
  several(`${fuel}?fuel_type=diesel;amount=5`, { fuel_type: 'invalid_fuel_type', amount: V }, /diesel/),
  several(
    `${fuel}?fuel_type=x&amount=0&include_wtt=x`,
    { fuel_type: 'invalid_fuel_type', amount: V, include_wtt: V },
    /diesel/,
  ),
  several(`${GAS}amount=0&equivalents=x&strict=2`, { amount: V, equivalents: V, strict: V }, AMOUNT),
  several(`${GAS}amount=0&unit=litre`, { amount: V, unit: 'invalid_unit' }, AMOUNT),
  several(`${BURNT}unit=litre&strict=1&foo=1`, { unit: 'invalid_unit', foo: V }, 'natural_gas'),
  several(`${GAS}strict=1&foo=1`, { amount: V, foo: V }, REQUIRED),
  several(`${types}?category=x&strict=x`, { category: V, strict: V }, /gaseous/),
]

export const fuelRequests: readonly BadRequest[] = [
  ...fuelTypes,
  ...units,
  ...amounts,
  ...booleans,
  ...missing,
  ...repeated,
  ...categories,
  ...strict,
  ...severalWrong,
]
