/** Electricity of every grid: countries, states and regions of cloud providers. */
import { COUNTRIES, STATES, tableOf } from './tables.ts'
import { bothWays, type Params, url } from './url.ts'

const EMISSIONS = '/v1/electricity/emissions'
const GRID = '/v1/electricity/grid'
const WORLD_REGIONS = ['europe', 'north_america', 'asia', 'oceania', 'africa', 'south_america']

const ofCountries = COUNTRIES.flatMap((country, i) => [
  url(EMISSIONS, { kwh: 100 + i, country }),
  url(EMISSIONS, {
    kwh: 12.5,
    unit: 'mwh',
    country,
    include_td_losses: true,
    include_wtt: i % 3 !== 0,
    strict: i % 2 === 0,
  }),
  ...bothWays(GRID, { country }),
])

const ofStates = STATES.flatMap(([country, state], i) => [
  i % 2 === 0
    ? url(EMISSIONS, { kwh: 100 + i, country, state })
    : url(EMISSIONS, {
        kwh: 5000,
        country,
        state: `${country}-${state}`,
        include_wtt: false,
        include_td_losses: true,
        strict: true,
      }),
  url(GRID, { country, state }),
])

const ofClouds = tableOf('cloud_regions.csv').map(({ provider, region }, i) =>
  url(EMISSIONS, {
    kwh: 1000 + i,
    cloud_provider: provider,
    cloud_region: region,
    include_td_losses: i % 3 === 0 ? true : undefined,
    country: i % 7 === 0 ? 'FR' : undefined,
    strict: i % 5 === 0 ? true : undefined,
  }),
)

const bought = ['GB', 'US', 'IN', 'AU', 'AD', 'SE', 'NF'].flatMap((country) =>
  [0, 0.5, 50, 2000].flatMap((supplier_factor) =>
    bothWays(EMISSIONS, { kwh: 123.456, country, supplier_factor, include_td_losses: true }),
  ),
)

const amounts: Params[] = [
  { kwh: 1e9 },
  { kwh: 1e6, unit: 'mwh' },
  { kwh: 1, unit: 'wh' },
  { kwh: 0.4, unit: 'WH', include_td_losses: true },
  { kwh: 0.001 },
  { kwh: 0 },
  { kwh: 3600, equivalents: true },
  { kwh: 3600, include_wtt: false },
]
const inUnits = ['GB', 'DE', 'US', 'ZA', 'NO', 'AD'].flatMap((country) =>
  amounts.flatMap((amount) => bothWays(EMISSIONS, { ...amount, country })),
)

const ofNoPlace = [
  { kwh: 1 },
  { kwh: 1, state: 'CA' },
  { kwh: 1, country: 'FR', state: 'IDF' },
  { kwh: 1, country: 'US', state: 'XX' },
  { kwh: 1, cloud_provider: 'aws' },
  { kwh: 1, cloud_region: 'eu-west-1' },
  { kwh: 1, cloud_provider: 'aws', cloud_region: 'westeurope' },
  { kwh: 1, country: 'GB', zone: 'north' },
].flatMap((params) => bothWays(EMISSIONS, params))

const lists = [
  {},
  ...WORLD_REGIONS.map((region) => ({ region })),
  { region: 'atlantis' },
  { region: 'EUROPE' },
  { country: 'IN', region: 'asia' },
  { state: 'CA' },
  { country: 'US', state: 'QQ' },
  { country: 'XX' },
].flatMap((params) => bothWays(GRID, params))

export const electricityRequests: readonly string[] = [
  ...ofCountries,
  ...ofStates,
  ...ofClouds,
  ...bought,
  ...inUnits,
  ...ofNoPlace,
  ...lists,
]
