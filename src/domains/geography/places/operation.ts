/** Search for places as one types. */

import { operation } from '../../../contract/operation.ts'
import { fallback, type Notice } from '../../../engine/notices.ts'
import { placesAt } from './coordinates.ts'
import { presentPlaces } from './present.ts'
import { PlacesAnswer, PlacesQuery } from './schema.ts'

export const places = operation({
  name: 'places',
  path: '/v1/places',
  title: 'Search for places while typing',
  description:
    'Towns (GeoNames), airports (OurAirports), seaports (UN/LOCODE) and postcodes whose name or code begins with the query, offline. The calculators find places in the same list.',
  refusals:
    '`validation_error`: q is missing or too long, or a country, kind or limit is not allowed. `no_exact_factor`: strict=true and nothing is found.',
  examples: {
    answers: {
      shortened_list: 'q=M%C3%BCnch&country=DE',
      town_and_region: 'q=springfield%2C%20il&kind=town',
    },
    refusals: { missing: '', not_found: 'q=qqqqq&strict=true' },
  },
  answer: PlacesAnswer,
  isGeographic: true,
  subjects: { place: 'q' },
  query: () => PlacesQuery,
  calculate({ places }, params) {
    const { q, country, kind, limit } = params
    const found =
      placesAt(places, params) ??
      places.search(q, {
        limit,
        ...(country !== undefined && { countryCode: country }),
        ...(kind !== undefined && { kind }),
      })
    return {
      kind: 'places',
      identity: { ...params, places: places.hash },
      notices: found.length > 0 ? [] : [notFound(q, country)],
      result: found,
    }
  },
  present: presentPlaces,
})

function notFound(query: string, country: string | undefined): Notice {
  return country === undefined
    ? fallback('place_not_found.search', { query }, 'place')
    : fallback('place_not_found.search_in_country', { query, country }, 'place')
}
