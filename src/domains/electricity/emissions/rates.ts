/** A kWh on every grid. */
import type { Edition } from '../../../factors/edition.ts'
import { ratesOf } from '../../method/rates.ts'
import { textColumn, yesNoColumn } from '../../rates.ts'
import { electricityPart } from '../part.ts'
import { electricityUse } from '../use.ts'
import { KWH_PER_UNIT } from './energy.ts'
import { electricityEmissions } from './operation.ts'
import type { ElectricityParams } from './query.ts'

export const electricityRates = ratesOf(electricityEmissions, {
  name: 'electricity_rates',
  description: 'A kWh on the grid of every place, with and without its upstream part and the losses.',
  method: electricityUse,
  units: { unit: KWH_PER_UNIT },
  assumed: { country: 'GB, as the engine assumes' },
  keys: {
    place: textColumn(
      'DE a country, US-CA a state, egrid CAMX a subregion of the United States, aws eu-west-1 a cloud region, ember DE a country by the value of Ember; empty where no place is given.',
    ),
    include_wtt: yesNoColumn('With the upstream part.'),
    include_td_losses: yesNoColumn('With losses in transmission and distribution.'),
  },
  figures: {
    scope_2: { part: 'direct', line: 'scope_2', description: 'Grams a kWh, location-based.' },
    upstream: {
      part: 'wtt',
      line: 'scope_3_category_3',
      description: 'Grams a kWh, upstream: scope 3 category 3.',
    },
    losses: {
      part: 'td_losses',
      line: 'scope_3_category_3',
      description: 'Grams a kWh, losses: scope 3 category 3.',
    },
    residual_mix: {
      part: 'market_based',
      line: 'beside',
      description: 'Grams per kWh for the market-based result; 0 where there is no residual mix.',
    },
  },
  given: {
    supplier_factor_tier: {
      description: "Of the market-based result by a supplier's factor.",
    },
  },
  has: {
    has_residual_mix: { part: 'market_based', description: 'Whether there is a residual mix.' },
    is_market_based_determined: {
      description:
        'Whether the market-based result is determined without a contract: by the residual mix, or by the location-based factor where none is published.',
    },
  },
  *questions({ edition }) {
    for (const [place, params] of placesOf(edition)) {
      for (const [include_wtt, include_td_losses] of OPTIONS) {
        const keys = { place, include_wtt, include_td_losses }
        const common = { kwh: 1, unit: 'kwh', explain: false, equivalents: false }
        yield [keys, { ...params, ...common, include_wtt, include_td_losses }]
      }
    }
  },
})

const OPTIONS = [
  [true, false],
  [true, true],
  [false, false],
  [false, true],
] as const

type NamedPlace = Pick<ElectricityParams, PlaceParam>
type PlaceParam = 'country' | 'state' | 'subregion' | 'grid_source' | 'cloud_provider' | 'cloud_region'

/** Everything that may be named, by the parameters that name it. */
function* placesOf(edition: Edition): Iterable<[place: string, params: NamedPlace]> {
  const { states, subregions, cloudRegions } = edition.part(electricityPart)
  const official = { grid_source: 'official' } as const
  yield ['', official]
  for (const country of edition.countries.keys()) {
    yield [country, { ...official, country }]
    yield [`ember ${country}`, { grid_source: 'ember', country }]
  }
  for (const key of states.keys()) {
    const [country = ''] = key.split('-')
    yield [key, { ...official, country, state: key.slice(country.length + 1) }]
  }
  for (const subregion of subregions.keys()) yield [`egrid ${subregion}`, { ...official, subregion }]
  for (const [cloud_provider, regions] of cloudRegions) {
    for (const cloud_region of regions.keys()) {
      yield [`${cloud_provider} ${cloud_region}`, { ...official, cloud_provider, cloud_region }]
    }
  }
}
