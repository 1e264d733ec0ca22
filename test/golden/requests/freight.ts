/** Every vehicle with every fuel and service, and shipments between places. */
import { endsOf, farPair, nearPair } from './pairs.ts'
import { keysOf, PASSAGES, tableOf } from './tables.ts'
import { bothWays, type Params, turn, upTo, url } from './url.ts'

const EMISSIONS = '/v1/freight/emissions'
const MODES = ['auto', 'road', 'rail', 'sea', 'air']
const SERVICES = ['shared', 'dedicated', 'ftl', 'ltl']
const BOTH = [false, true]
const SHIPMENTS = 300

const FUELS = [
  ...new Set([
    ...keysOf('freight_factors.csv', 'fuel_source'),
    ...keysOf('freight_fuel_ratios.csv', 'fuel_source'),
    'electric',
    'bev',
    'hydrogen',
  ]),
]
/** What most vehicles of the mode can have, and one that none has. */
const FUELS_OF: Record<string, string[]> = {
  road: FUELS,
  rail: ['rail_mix', 'diesel', 'electric', 'hvo'],
  sea: ['marine_fuel', 'lng', 'diesel'],
  air: ['jet_fuel', 'diesel', 'electric'],
}

const LONDON_PARIS = {
  weight: 5000,
  origin_country: 'GB',
  origin_location: 'London',
  destination_country: 'FR',
  destination_location: 'Paris',
}
const PORTS = { weight: 12.5, unit: 'tonne', origin_location: 'NLRTM', destination_location: 'CNSHA' }
const END_OF: Record<string, Params> = { sea: PORTS }

const vehicles = tableOf('freight_vehicles.csv').map(
  ({ mode = '', vehicle_type = '' }) => [mode, vehicle_type] as const,
)
const aliases = tableOf('freight_vehicles.csv').flatMap(({ mode = '', aliases = '' }) =>
  aliases
    .split(' ')
    .filter(Boolean)
    .map((alias) => [mode, alias] as const),
)

const ofFuels = vehicles.flatMap(([transport_mode, vehicle_type], v) =>
  (FUELS_OF[transport_mode] ?? []).flatMap((fuel_source, f) => {
    const asked = { ...LONDON_PARIS, ...END_OF[transport_mode], transport_mode, vehicle_type, fuel_source }
    return [
      url(EMISSIONS, { ...asked, planned_distance_km: 500 + v, strict: (v + f) % 2 === 0 }),
      ...(transport_mode === 'road'
        ? [
            url(EMISSIONS, {
              ...asked,
              planned_distance_km: 750,
              service_type: 'ftl',
              include_empty_return: true,
            }),
          ]
        : []),
    ]
  }),
)

/** Ships of all types are treated alike, whatever the service: one of them has all four. */
const ofServices = vehicles.flatMap(([transport_mode, vehicle_type]) =>
  (transport_mode === 'sea' && vehicle_type !== 'container' ? ['shared'] : SERVICES).flatMap((service_type) =>
    BOTH.flatMap((refrigerated) =>
      BOTH.map((include_empty_return) =>
        url(EMISSIONS, {
          ...LONDON_PARIS,
          ...END_OF[transport_mode],
          transport_mode,
          vehicle_type,
          planned_distance_km: 500,
          service_type,
          refrigerated,
          include_empty_return,
        }),
      ),
    ),
  ),
)

const ofAliases = aliases.flatMap(([transport_mode, vehicle_type]) =>
  bothWays(EMISSIONS, { ...LONDON_PARIS, ...END_OF[transport_mode], transport_mode, vehicle_type }),
)

/** A load may be light or need many vehicles. */
const ofWeights: string[] = [0.000001, 1, 999.9, 26_000, 1e9].flatMap((weight) =>
  ['kg', 'g', 'lb', 'tonne', 'stone'].flatMap((unit) => [
    url(EMISSIONS, { ...LONDON_PARIS, weight, unit, transport_mode: 'road', service_type: 'dedicated' }),
    url(EMISSIONS, { ...LONDON_PARIS, weight, unit, transport_mode: 'sea', equivalents: true }),
  ]),
)

const ofPassages = PASSAGES.flatMap((avoid) => [
  url(EMISSIONS, { ...PORTS, transport_mode: 'sea', avoid }),
  url(EMISSIONS, { ...PORTS, destination_location: 'USLAX', avoid: `${avoid},panama`, strict: true }),
])

const shipments = upTo(SHIPMENTS).flatMap((i) => {
  const isFar = i % 2 === 0
  const mode = isFar ? turn(['sea', 'air', 'auto'], i / 2) : turn(['road', 'rail', 'auto'], (i - 1) / 2)
  return bothWays(EMISSIONS, {
    weight: 10 * (1 + i),
    ...endsOf(isFar ? farPair(i) : nearPair(i), i),
    transport_mode: mode === 'auto' ? undefined : mode,
    detailed_route: i % 10 < 2 ? true : undefined,
    refrigerated: i % 7 === 0 ? true : undefined,
    include_empty_return: i % 5 === 0 ? true : undefined,
    fuel_source: i % 11 === 0 ? 'electric' : undefined,
    avoid: i % 12 === 0 ? 'suez' : undefined,
    equivalents: i % 4 === 1 ? true : undefined,
  })
})

export const freightRequests: readonly string[] = [
  ...ofFuels,
  ...ofServices,
  ...ofAliases,
  ...ofWeights,
  ...ofPassages,
  ...MODES.flatMap((transport_mode) => [
    ...bothWays(EMISSIONS, { ...LONDON_PARIS, transport_mode }),
    ...bothWays(EMISSIONS, {
      weight: 1,
      origin_country: 'US',
      destination_country: 'CN',
      transport_mode,
      detailed_route: true,
    }),
  ]),
  ...shipments,
  ...bothWays(EMISSIONS, {}),
  ...bothWays(EMISSIONS, { ...LONDON_PARIS, mass: 5 }),
]
