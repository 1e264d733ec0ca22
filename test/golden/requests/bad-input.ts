/** What is refused: all that test/bad-input has, and paths and methods that are not there. */
import { PATH as FREIGHT, VALUES as FREIGHT_VALUES } from '../../bad-input/freight-values.ts'
import { PATH as LLM, NAMES, NASTY } from '../../bad-input/llm-values.ts'
import { requests } from '../../bad-input/requests.ts'
import { PATH as TRAVEL, VALUES as TRAVEL_VALUES } from '../../bad-input/travel-values.ts'
import { HOSTILE_WORDS } from '../../bad-input/values.ts'
import { requestText } from '../request.ts'
import { type Params, turn, url } from './url.ts'

export const OPERATIONS = [
  '/',
  '/v1/freight/emissions',
  '/v1/travel/emissions',
  '/v1/hotel/emissions',
  '/v1/hotel/factors',
  '/v1/hotel/compare',
  '/v1/electricity/emissions',
  '/v1/electricity/grid',
  '/v1/fuel/emissions',
  '/v1/fuel/types',
  '/v1/digital/llm/emissions',
  '/v1/digital/llm/models',
  '/v1/places',
  '/v1/routes',
]

const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Longer ones are refused before they are read, wherever they stand. */
const WORDS = HOSTILE_WORDS.filter(({ length }) => length < 500)

/** The tests draw mixtures of these values at random; here each stands alone, and each place with another. */
function oneByOne(path: string, values: Record<string, string[]>, valid: Params): string[] {
  const { origin_location: places = [] } = values
  return [
    ...Object.entries(values).flatMap(([name, list]) =>
      list.map((value) => url(path, { ...valid, [name]: value })),
    ),
    ...places.flatMap((origin_location, i) =>
      [1, 5].map((step) =>
        url(path, { ...valid, origin_location, destination_location: turn(places, i + step) }),
      ),
    ),
    ...WORDS.map((word, i) => url(path, { ...valid, [turn(Object.keys(values), i)]: word })),
  ]
}

export const badRequests: readonly string[] = [
  ...requests.map(({ method, url: target, contentType, body }) =>
    requestText({ method: method ?? 'GET', target, contentType, body }),
  ),
  ...oneByOne(FREIGHT, FREIGHT_VALUES, { weight: 10, origin_country: 'DE', destination_country: 'PL' }),
  ...oneByOne(TRAVEL, TRAVEL_VALUES, { origin_country: 'DE', destination_country: 'PL' }),
  ...NAMES.flatMap((name) => NASTY.map((value) => url(LLM, { [name]: value }))),
  ...['__proto__', 'constructor', 'toString'].map((tier) => url('/v1/digital/llm/models', { tier })),
  ...OPERATIONS.flatMap((target) => METHODS.map((method) => requestText({ method, target }))),
  ...OPERATIONS.map((path) => url(path, { strict: 'perhaps' })),
  ...OPERATIONS.map((path) => `${path === '/' ? '' : path}/nothing`),
]
