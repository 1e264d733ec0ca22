/** Emissions of electricity use. */

import { operation } from '../../../contract/operation.ts'
import { calculated } from '../../method/calculated.ts'
import { electricityUse } from '../use.ts'
import { electricityEmissionsQuery } from './query.ts'
import { ElectricityEmissionAnswer } from './schema.ts'

export const electricityEmissions = operation({
  name: 'electricityEmissions',
  path: '/v1/electricity/emissions',
  title: 'Emissions of electricity use',
  description:
    'Scope 2, location- and market-based, with the upstream part and grid losses as scope 3 category 3. The place is the cloud region, else the state or subregion, else the country. Official factors come first: grid.basis shows the publisher. A life-cycle intensity is split, never added to.',
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range; one of the cloud pair alone; an unknown region (available_regions), state (available_states) or subregion (available_subregions); grid_source=ember with one of them. `no_exact_factor`: strict=true and the factor would be a proxy value, scaled from or of another year, upstream emissions or losses estimated, or the place assumed. `no_factor`: no intensity is known for the country.',
  examples: {
    answers: {
      country: 'kwh=5000&country=DE',
      state: 'kwh=1&unit=mwh&country=US&state=CA',
      cloud: 'kwh=100&cloud_provider=aws&cloud_region=eu-west-1&supplier_factor=0&include_td_losses=true',
    },
    refusals: {
      half_a_cloud_pair: 'kwh=100&cloud_provider=aws',
      unknown_state: 'kwh=100&country=CA&state=XX',
    },
  },
  answer: ElectricityEmissionAnswer,
  subjects: { losses: 'include_td_losses', upstream: 'include_wtt' },
  query: electricityEmissionsQuery,
  ...calculated(electricityUse),
})
