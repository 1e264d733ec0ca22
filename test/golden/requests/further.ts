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

export const furtherRequests: readonly string[] = [
  ...homeworking,
  ...waste,
  url('/v1/waste/materials', { edition: EDITION }),
  url('/v1/waste/emissions', { amount: 1, material: 'paper', treatment: 'landfill', edition: '2025.1' }),
]
