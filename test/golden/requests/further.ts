/** The domains that release 0.1.0 did not have, of the first edition that has them all. */
import { bothWays, turn, url } from './url.ts'

const EDITION = '2025.2'
const MATERIALS = ['paper', 'household', 'glass', 'wood', 'hdpe', 'asbestos', 'general waste', 'nonsense']
const TREATMENTS = ['landfill', 'incineration', 'closed_loop', 'recycling', 'composting']

const waste = MATERIALS.flatMap((material, i) =>
  TREATMENTS.flatMap((treatment, j) =>
    bothWays('/v1/waste/emissions', {
      amount: 10.5 + i * 7 + j,
      unit: turn(['kg', 'tonne', 'lb'], i + j),
      material,
      treatment,
      country: turn(['GB', 'FR', undefined], i),
      edition: EDITION,
    }),
  ),
)

const homeworking = ['GB', 'SE', undefined].flatMap((country, i) =>
  [true, false].flatMap((with_heating) => [
    ...bothWays('/v1/homeworking/emissions', {
      hours: 7.5 + i,
      people: 1 + 10 * i,
      with_heating,
      country,
      edition: EDITION,
    }),
    ...bothWays('/v1/homeworking/emissions', { days: 20 + i, with_heating, country, edition: '2021.1' }),
  ]),
)

const refrigerant = ['R-410A', 'R22', 'R411B', 'SF6', 'propane', 'HFE-125', 'R-999'].flatMap((gas, i) => [
  ...bothWays('/v1/refrigerant/emissions', { gas, amount: 1.5 + i, edition: EDITION }),
  ...bothWays('/v1/refrigerant/emissions', {
    gas,
    charge: 20 + i,
    leak_rate: 10,
    unit: 'lb',
    edition: EDITION,
  }),
])

const spend = ['337214', '111110', 'Soybean Farming', '3372', 'nonsense'].flatMap((naics, i) => [
  ...bothWays('/v1/spend/emissions', { amount: 1000.5 + i, naics, country: turn(['US', 'DE'], i) }),
  url('/v1/spend/emissions', { amount: 10, naics, currency: 'EUR' }),
  url('/v1/spend/emissions', { amount: 10, naics, price_year: 2024 }),
])

const water = ['supply', 'treatment', 'both'].flatMap((service, i) =>
  ['GB', 'SE', undefined].flatMap((country, j) =>
    bothWays('/v1/water/emissions', {
      amount: 12.5 + 7 * i + j,
      unit: turn(['m3', 'litre'], i + j),
      service,
      country,
      edition: EDITION,
    }),
  ),
)

export const furtherRequests: readonly string[] = [
  ...spend,
  url('/v1/spend/sectors', { q: 'office furniture' }),
  ...refrigerant,
  url('/v1/refrigerant/gases', { edition: EDITION }),
  url('/v1/refrigerant/gases', { q: 'R-41', edition: EDITION }),
  ...homeworking,
  ...waste,
  ...water,
  url('/v1/waste/materials', { edition: EDITION }),
  url('/v1/waste/emissions', { amount: 1, material: 'paper', treatment: 'landfill', edition: '2025.1' }),
]
