/** The four parameters that name the ends of a trip or a shipment. */
import { Type } from 'typebox'
import { countryParam, textParam } from '../../../contract/params/schema.ts'

export type EndName = 'origin' | 'destination'

export interface TripParams {
  origin_country?: string | undefined
  origin_location?: string | undefined
  destination_country?: string | undefined
  destination_location?: string | undefined
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
      description: `ISO 3166-1 alpha-2 code of the country ${what}. It may be left out when the location is a code or coordinates.`,
      examples: [example],
    }),
  )

const location = (what: string, example: string) =>
  Type.Optional(
    textParam({
      description: `The place ${what}: a town, "City, State", an IATA code, a UN/LOCODE, a postcode, or "lat,lon". Without it the country's main place is assumed; one that is not found falls back to the same, with a warning.`,
      examples: [example],
    }),
  )

export const tripParams = {
  origin_country: country('where it begins', 'GB'),
  origin_location: location('where it begins', 'London'),
  destination_country: country('where it ends', 'US'),
  destination_location: location('where it ends', 'New York'),
}
