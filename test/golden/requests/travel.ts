/** Every vehicle of every mode, every cabin, and trips between places. */
import { endsOf, farPair, nearPair } from './pairs.ts'
import { COUNTRIES, tableOf } from './tables.ts'
import { bothWays, type Params, turn, upTo, url } from './url.ts'

const EMISSIONS = '/v1/travel/emissions'
const MODES = ['flight', 'rail', 'car', 'bus', 'ferry', 'taxi', 'motorbike']
const MODE_ALIASES = ['train', 'air', 'plane', 'motorcycle', 'FLIGHT', 'rocket']
const CABINS = ['economy', 'premium_economy', 'business', 'first', 'average', 'deck']
const TRIPS = 300

const types = [...tableOf('travel_factors.csv'), ...tableOf('travel_electricity.csv')].map(
  ({ transport_mode = '', vehicle_type = '' }) => [transport_mode, vehicle_type] as const,
)
/** What clients may write for a type of the tables, as docs of the v1 contract have it. */
const typeAliases = [
  ['car', 'bev'],
  ['car', 'battery_electric'],
  ['car', 'small_bev'],
  ['car', 'large_battery_electric'],
  ['car', 'car'],
  ['rail', 'average'],
  ['rail', 'eurostar'],
  ['rail', 'tram'],
  ['rail', 'metro'],
  ['rail', 'subway'],
  ['taxi', 'average'],
  ['bus', 'bus'],
] as const

const LONDON_PARIS = {
  origin_country: 'GB',
  origin_location: 'London',
  destination_country: 'FR',
  destination_location: 'Paris',
}
const IN_US = { origin_country: 'US', destination_country: 'US' }

const ofVehicles = [...types, ...typeAliases].flatMap(([transport_mode, vehicle_type], i) => [
  ...bothWays(EMISSIONS, { transport_mode, vehicle_type, distance_km: 100 + i, ...LONDON_PARIS }),
  url(EMISSIONS, { transport_mode, vehicle_type, distance_km: 250.5, ...IN_US, include_wtt: true }),
  url(EMISSIONS, { transport_mode, vehicle_type, ...LONDON_PARIS, include_wtt: true, passengers: 1 + i }),
  url(EMISSIONS, { vehicle_type, distance_km: 42, ...LONDON_PARIS }),
])

/** Most of them are types that the mode lacks. */
const ofStrangers = MODES.flatMap((transport_mode) =>
  ['electric', 'petrol', 'coach', 'black_cab', 'large', 'foot', 'international', 'canoe'].flatMap(
    (vehicle_type) => url(EMISSIONS, { transport_mode, vehicle_type, distance_km: 10, ...LONDON_PARIS }),
  ),
)

const ofCabins = [undefined, ...CABINS].flatMap((cabin_class) =>
  [0, 300, 699.999, 700, 1500, 3699, 3700, 9000].flatMap((distance_km, i) =>
    bothWays(EMISSIONS, {
      ...LONDON_PARIS,
      transport_mode: 'flight',
      cabin_class,
      distance_km,
      include_wtt: i % 2 === 0,
      return_trip: i % 3 === 0 ? true : undefined,
    }),
  ),
)

const ofModes = [...MODES, ...MODE_ALIASES].flatMap((transport_mode) => [
  ...bothWays(EMISSIONS, { ...LONDON_PARIS, transport_mode }),
  ...bothWays(EMISSIONS, { origin_country: 'FR', destination_country: 'DE', transport_mode }),
  url(EMISSIONS, { ...LONDON_PARIS, transport_mode, cabin_class: 'first', return_trip: true }),
])

/** Trains and electric cars take their factors from the countries on the way. */
const ofCountries = COUNTRIES.filter((_, i) => i % 6 === 0).flatMap((country) => {
  const within = { origin_country: country, destination_country: country, distance_km: 100 }
  return [
    url(EMISSIONS, { ...within, transport_mode: 'rail', include_wtt: true }),
    url(EMISSIONS, { ...within, transport_mode: 'car', vehicle_type: 'electric' }),
  ]
})

const nearModes = ['rail', 'car', 'bus', undefined, 'ferry', 'car', 'taxi', 'motorbike', 'rail']
const cars = [undefined, 'electric', 'medium', 'small_petrol', 'average']
const cabins = [undefined, 'economy', 'premium_economy', 'business', 'first', 'average']
const trips = upTo(TRIPS).flatMap((i) => {
  const isFar = i % 2 === 0
  const far: Params = { transport_mode: i % 4 === 0 ? 'flight' : undefined, cabin_class: turn(cabins, i / 2) }
  const mode = turn(nearModes, i / 2)
  const near: Params = { transport_mode: mode, vehicle_type: mode === 'car' ? turn(cars, i) : undefined }
  return bothWays(EMISSIONS, {
    ...endsOf(isFar ? farPair(i) : nearPair(i), i),
    ...(isFar ? far : near),
    include_wtt: i % 3 === 0 ? true : undefined,
    passengers: i % 5 === 0 ? 1 + i : undefined,
    return_trip: i % 7 === 0 ? true : undefined,
    equivalents: i % 4 === 1 ? true : undefined,
  })
})

export const travelRequests: readonly string[] = [
  ...ofVehicles,
  ...ofStrangers,
  ...ofCabins,
  ...ofModes,
  ...ofCountries,
  ...trips,
  ...bothWays(EMISSIONS, {}),
  ...bothWays(EMISSIONS, { ...LONDON_PARIS, cabin: 'first' }),
]
