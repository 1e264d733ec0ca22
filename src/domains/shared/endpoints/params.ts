/** The four parameters that name the ends of a trip or a shipment. */
import { Type } from 'typebox'
import { countryParam, type Need, textParam, tokenParam } from '../../../contract/params/schema.ts'
import { message } from '../../../messages/messages.ts'

export type EndName = 'origin' | 'destination'

export interface TripParams {
  origin_country?: string | undefined
  origin_location?: string | undefined
  destination_country?: string | undefined
  destination_location?: string | undefined
  on_unknown_place?: string | undefined
}

export const END_FIELDS = {
  origin: { country: 'origin_country', location: 'origin_location' },
  destination: { country: 'destination_country', location: 'destination_location' },
} as const satisfies Record<EndName, { country: keyof TripParams; location: keyof TripParams }>

/** The parameters that notices of routing about the ends are about. */
export const END_SUBJECTS = {
  origin: END_FIELDS.origin.location,
  destination: END_FIELDS.destination.location,
} as const

const country = (what: string, example: string) =>
  Type.Optional(
    countryParam({
      description: `The country ${what}: an ISO 3166-1 code or a name. A country includes its territories. You can leave it out if the location is a code or coordinates.`,
      examples: [example],
    }),
  )

const location = (what: string, example: string) =>
  Type.Optional(
    textParam({
      description: `The place ${what}: a town, "City, State", an IATA code, a UN/LOCODE, a postcode, or "lat,lon". If absent, we assume the country's main place. An unknown place is an error within one country; across borders we use the country's main place, with a warning, unless on_unknown_place=error.`,
      examples: [example],
    }),
  )

export const tripParams = {
  origin_country: country('where it begins', 'GB'),
  origin_location: location('where it begins', 'London'),
  destination_country: country('where it ends', 'US'),
  destination_location: location('where it ends', 'New York'),
  on_unknown_place: Type.Optional(
    tokenParam(['fallback', 'error'], {
      description:
        'What happens if a place abroad is not found. With fallback, the default of single requests, we use the main place of its country, with a warning. With error, the default in rows of batches and files, the request is rejected.',
    }),
  ),
}

/** A given distance, by the parameter of that name, inside one country needs no search for a place or a route. */
export function searchesWithout(distance: string) {
  const { origin, destination } = END_FIELDS
  return (params: Readonly<Record<string, unknown>>) => {
    if (!(distance in params) || origin.location in params || destination.location in params) return true
    const [from, to] = [params[origin.country], params[destination.country]]
    return from !== undefined && to !== undefined && from !== to
  }
}

/** Each end is named, unless the distance is given by the parameter of that name. */
export function tripNeeds(distance: string): Need[] {
  return Object.values(END_FIELDS).map(({ country: code, location: place }) => ({
    anyOf: [[code], [place], [distance]],
    field: code,
    message: message('validation_error.needs_country', {
      param: code,
      location_param: place,
      distance_param: distance,
    }),
  }))
}
