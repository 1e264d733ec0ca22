/** The parameters of a question about a trip. */
import { Type } from 'typebox'
import { accountingParams } from '../../../contract/params/accounting.ts'
import { type BoundaryRule, BY_WTT } from '../../../contract/params/boundary.ts'
import {
  booleanParam,
  integerParam,
  numberParam,
  type Params,
  presentationParams,
  querySchema,
  tokenParam,
} from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { errataParam } from '../../method/errata.ts'
import { tripNeeds, tripParams } from '../../shared/endpoints/params.ts'
import { ALL_HAULS, CABINS, HAUL_RULES } from '../haul.ts'
import { MODES } from '../modes.ts'
import { MODE_ALIASES, modeOf, standIns, vehicleNames } from '../vehicle-names.ts'

const PASSENGERS = { minimum: 1, maximum: 1000 }
/** Farther than around the Earth (40,075 km at the equator). */
const DISTANCE_KM = { minimum: 0, maximum: 50_000 }

/** A mode as a client may write it. */
const MODE_NAMES = [...MODES, ...Object.keys(MODE_ALIASES)]

const transport_mode = Type.Optional(
  tokenParam(MODE_NAMES, {
    description:
      'If absent, that of vehicle_type, else flight over 800 km, else rail. It is also flight over the sea or where the land route is over 800 km or not known, and car where no trains run. Train is rail.',
    'x-words': 'travel_mode',
    'x-settled-by': 'vehicle_type',
  }),
)

const cabin_class = Type.Optional(
  tokenParam(CABINS, {
    description:
      'Flights: the cabin class, economy if absent. If no factor is published for it, we use the next lower class, else the average, with a notice. Other modes ignore it.',
    'x-words': 'cabin',
  }),
)

const haul_rule = tokenParam(HAUL_RULES, {
  default: 'distance',
  description:
    "Flights: how the factor is chosen. With distance: domestic below 700 km, short haul below 3,700 km, else long haul, wherever the flight goes. With publisher: by the publisher's list of territories for flights within and from the United Kingdom, and international for all others. With curve: an amount per flight and per km, an estimate without steps.",
})

const haul = Type.Optional(
  tokenParam(ALL_HAULS, { description: 'Flights: the haul whose factor is used, whatever haul_rule is.' }),
)

/** Flights have their radiative forcing inside, and electricity the losses on its way: to leave them out is its own word. */
const BY_WTT_AND_FORCING: BoundaryRule = { ...BY_WTT, kept: ['ttw', 'wtw'] }

const extent = {
  passengers: integerParam({
    ...PASSENGERS,
    default: 1,
    description: 'Number of passengers, 1 to 1000.',
  }),
  return_trip: booleanParam({ default: false, description: 'Count the return trip too.' }),
  distance_km: Type.Optional(
    numberParam({
      ...DISTANCE_KM,
      description:
        'One-way distance in km, 0 to 50,000. It replaces the distance of our route. Origin and destination can then be left out: we assume the United Kingdom, for which the factors are published.',
    }),
  ),
  include_wtt: booleanParam({
    default: false,
    description: 'Include upstream (well-to-tank) emissions of fuel and electricity.',
  }),
  errata: errataParam,
  ...accountingParams(BY_WTT_AND_FORCING),
  ...presentationParams({}),
}

export type TravelParams = Params<ReturnType<typeof travelEmissionsQuery>>

export function travelEmissionsQuery(edition: Edition) {
  return querySchema(
    {
      ...tripParams,
      transport_mode,
      vehicle_type: vehicleTypeParam(edition),
      cabin_class,
      haul_rule,
      haul,
      ...extent,
    },
    tripNeeds('distance_km'),
  )
}

function vehicleTypeParam(edition: Edition) {
  const types = typesByModeName(edition)
  return Type.Optional(
    tokenParam([...new Set(Object.values(types).flat())], {
      description:
        'Type of car, train, bus, ferry, taxi or motorbike. Cars: a fuel (petrol, diesel, hybrid, phev, electric, lpg, cng), a size (small, medium, large), or both, as small_petrol. Flights ignore it.',
      'x-words': 'travel_vehicle',
      'x-depends-on': 'transport_mode',
      'x-values': types,
      'x-error-list': 'available_vehicle_types',
    }),
  )
}

/** What each mode's vehicle types may be called, by the mode as a client may write it. */
function typesByModeName(edition: Edition): Record<string, string[]> {
  const names = vehicleNames(edition)
  return Object.fromEntries(
    MODE_NAMES.flatMap((name) => {
      const known = names.get(modeOf(name))
      return known ? [[name, [modeOf(name), ...known.keys(), ...standIns(names, modeOf(name))]]] : []
    }),
  )
}
