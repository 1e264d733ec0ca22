import { type Static, Type } from 'typebox'
import {
  countryParam,
  integerParam,
  querySchema,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import { datasetTrail, metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { SEARCH_KINDS } from '../../../geo/places/places.ts'
import { coordinate } from '../../shared/journey/present.ts'

const { closed, count, oneOf, text } = shape

export const PlacesQuery = querySchema({
  q: textParam({
    description:
      'Text typed so far: a name in any script or spelling, with or without its region (Springfield, IL), a code (LHR, DEHAM) or the start of a postcode. For `lat,lon` the point itself, or with kind the nearest place.',
    examples: ['Münch'],
  }),
  country: Type.Optional(
    countryParam({ description: 'ISO 3166-1 alpha-2 code: only places of this country.', examples: ['DE'] }),
  ),
  kind: Type.Optional(tokenParam(SEARCH_KINDS, { description: 'Only places of this kind.' })),
  limit: integerParam({
    minimum: 1,
    maximum: 20,
    default: 5,
    description: 'Maximum number of places, 1 to 20.',
  }),
})

const Place = Type.Object(
  {
    name: text('As GeoNames, OurAirports or UN/LOCODE show it.'),
    kind: oneOf(
      ['town', 'airport', 'port', 'postcode', 'coordinates', 'country', 'address'],
      'What kind of place it is.',
    ),
    country_code: Type.String({
      pattern: '^[A-Z]{2}$',
      description: 'ISO 3166-1 alpha-2 code of its country.',
    }),
    region: Type.Union([Type.String(), Type.Null()], {
      description: 'First-level administrative region; null if unknown.',
    }),
    ...coordinate,
    code: Type.Optional(text('IATA code, UN/LOCODE, postcode or area of postcodes.')),
    within_km: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'For a postcode that we know by its town or area: in nine of ten cases the true place is within this distance, in km. Absent if exact.',
      }),
    ),
    population: Type.Optional(Type.Integer({ minimum: 1, description: 'Inhabitants of a town.' })),
    score: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'Likelihood of a match, from the importance of the place and how much of its name was typed.',
    }),
  },
  closed,
)

export const PlacesAnswer = Type.Object(
  {
    data: Type.Array(Place, { description: 'Best first.' }),
    meta: Type.Object(
      {
        total: count('Places in the list.'),
        source_trail: datasetTrail,
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'PlacesAnswer', ...closed },
)

export type PlacesAnswer = Static<typeof PlacesAnswer>
