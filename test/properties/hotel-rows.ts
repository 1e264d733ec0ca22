/** The hotel factors as the edition's files have them, and stays to ask for. */
import fc from 'fast-check'
import { at, type Row, table } from './exact.ts'

export const HOTEL = '/v1/hotel/emissions'
export const COMPARE = '/v1/hotel/compare'
export const FACTORS = '/v1/hotel/factors'

/** Factor of each country by its code, as the text of the file. */
export const HOTEL_FACTORS: ReadonlyMap<string, string> = new Map(
  [...table('hotel'), ...table('hotel_estimates')].map((row) => [at(row, 'country_code'), at(row, 'factor')]),
)

export const COUNTRIES: readonly Row[] = table('countries')

export const anyCountry = fc.constantFrom(...HOTEL_FACTORS.keys())
export const anyNights = fc.integer({ min: 1, max: 365 })
export const anyRooms = fc.integer({ min: 1, max: 100 })
