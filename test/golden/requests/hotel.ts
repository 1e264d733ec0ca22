/** Hotel stays in every country, and countries against each other. */
import { COUNTRIES } from './tables.ts'
import { bothWays, upTo, url } from './url.ts'

const EMISSIONS = '/v1/hotel/emissions'
const FACTORS = '/v1/hotel/factors'
const COMPARE = '/v1/hotel/compare'

const NIGHTS_MAX = 365
const ROOMS_MAX = 100
const COMPARED_MIN = 2
const COMPARED_LENGTHS = 9
const COMPARISONS = 50

const stays = COUNTRIES.flatMap((country, i) => [
  ...bothWays(EMISSIONS, { country, nights: 1 + (i % NIGHTS_MAX) }),
  ...(i % 4 === 0
    ? [url(EMISSIONS, { country, nights: 3, rooms: 1 + (i % ROOMS_MAX), equivalents: true })]
    : []),
])

const stepsOfRounding = ['GB', 'FR', 'SE', 'MV', 'AF'].flatMap((country) => [
  url(EMISSIONS, { country, nights: NIGHTS_MAX, rooms: ROOMS_MAX }),
  url(EMISSIONS, { country: country.toLowerCase(), nights: 7, rooms: 2, breakfast: 'yes' }),
  url(EMISSIONS, { country, nights: 7, rooms: 2, breakfast: 'yes', strict: true }),
])

/** Lists of 2 to 10 countries that begin ever further down the table. */
const comparisons = upTo(COMPARISONS).flatMap((i) => {
  const start = i * 4
  const countries = COUNTRIES.slice(start, start + COMPARED_MIN + (i % COMPARED_LENGTHS)).join(',')
  return bothWays(COMPARE, { countries, nights: 1 + i, rooms: i % 3 === 0 ? undefined : 1 + i })
})

export const hotelRequests: readonly string[] = [
  ...stays,
  ...stepsOfRounding,
  url(EMISSIONS, { country: 'uk', nights: 1 }),
  url(EMISSIONS, { country: 'EL', nights: 1 }),
  ...bothWays(FACTORS, {}),
  url(FACTORS, { country: 'GB' }),
  url(FACTORS, { country: 'GB', strict: true }),
  ...comparisons,
  ...bothWays(COMPARE, { countries: 'SE,GB,US', nights: 2 }),
  ...bothWays(COMPARE, { countries: 'uk, gb,FR ,fr' }),
]
