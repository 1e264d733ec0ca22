/** Every fuel in each of its units. */
import { keysOf, tableOf } from './tables.ts'
import { bothWays, url } from './url.ts'

const EMISSIONS = '/v1/fuel/emissions'
const TYPES = '/v1/fuel/types'
const AMOUNTS = [0.001, 1, 1e9]

const burnt = tableOf('fuel_factors.csv').flatMap(({ fuel_type, unit }, i) => [
  ...bothWays(EMISSIONS, { fuel_type, unit, amount: 100 + i }),
  ...bothWays(EMISSIONS, { fuel_type, unit, amount: 15000.5, include_wtt: false }),
  ...AMOUNTS.map((amount) => url(EMISSIONS, { fuel_type, unit, amount, equivalents: true })),
])

const inDefaultUnit = keysOf('fuels.csv', 'fuel_type').flatMap((fuel_type, i) => [
  url(EMISSIONS, { fuel_type, amount: 1000 + i }),
  url(EMISSIONS, { fuel_type: fuel_type.toUpperCase(), amount: '1.5e3', equivalents: true }),
])

/** Most of them are units that the fuel lacks. */
const inAnyUnit = keysOf('fuels.csv', 'fuel_type').flatMap((fuel_type) =>
  keysOf('fuel_factors.csv', 'unit').map((unit) => url(EMISSIONS, { fuel_type, unit, amount: 12.345 })),
)

export const fuelRequests: readonly string[] = [
  ...burnt,
  ...inDefaultUnit,
  ...inAnyUnit,
  ...bothWays(TYPES, {}),
  ...['gaseous', 'liquid', 'solid', 'biofuel', 'SOLID', 'nuclear'].flatMap((category) =>
    bothWays(TYPES, { category }),
  ),
  ...bothWays(TYPES, { kind: 'solid' }),
]
