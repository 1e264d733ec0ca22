/** A kWh on every grid. */
import { decimal } from '../../../core/decimal.ts'
import { addRationals, rational, ZERO_RATIONAL } from '../../../core/rational.ts'
import { briefPlan } from '../../brief.ts'
import type { Edition } from '../../edition.ts'
import { type Rates, rateRow, rowOrReason, textColumn, wholeColumn, yesNoColumn } from '../../rates.ts'
import { electricityPart } from '../part.ts'
import { electricityEmissions } from './operation.ts'
import { useTrail } from './trail.ts'

export const electricityRates: Rates = {
  name: 'electricity_rates',
  description: 'A kWh on the grid of every place, with and without its upstream part and the losses.',
  keys: {
    place: textColumn(
      'DE a country, US-CA a state, egrid CAMX a subregion of the United States, aws eu-west-1 a cloud region, ember DE a country by the figure of Ember; empty where no place is given.',
    ),
    include_wtt: yesNoColumn('With the upstream part.'),
    include_td_losses: yesNoColumn('With losses in transmission and distribution.'),
  },
  figures: {
    scope_2: wholeColumn('Grams a kWh, location-based.'),
    upstream: wholeColumn('Grams a kWh, upstream: scope 3 category 3.'),
    losses: wholeColumn('Grams a kWh, losses: scope 3 category 3.'),
    residual_mix: wholeColumn('Grams a kWh for the market-based figure; 0 where there is no residual mix.'),
    has_residual_mix: yesNoColumn('Whether there is a residual mix.'),
  },
  async *rows(context) {
    for (const [place, params] of placesOf(context.edition)) {
      for (const [include_wtt, include_td_losses] of OPTIONS) {
        const keys = { place, include_wtt, include_td_losses }
        yield await rowOrReason(keys, async () => {
          const question = { ...params, kwh: 1, unit: 'kwh', include_wtt, include_td_losses }
          const { result, notices } = await electricityEmissions.calculate(context, {
            ...question,
            explain: false,
            equivalents: false,
          })
          return rowOf(keys, result.grid, notices)
        })
      }
    }
  },
}

const OPTIONS = [
  [true, false],
  [true, true],
  [false, false],
  [false, true],
] as const

const ONE_KWH = decimal(1)

type Keys = { readonly place: string; readonly include_wtt: boolean; readonly include_td_losses: boolean }
type Calculated = Awaited<ReturnType<typeof electricityEmissions.calculate>>

function rowOf(keys: Keys, grid: Calculated['result']['grid'], notices: Calculated['notices']) {
  const { include_wtt, include_td_losses } = keys
  const lost = addRationals(grid.lostDirect, grid.lostUpstream)
  const use = { grid, kwh: ONE_KWH, options: keys, basis: 'grid_average' } as const
  const row = rateRow(keys, {
    figures: {
      scope_2: grid.direct,
      upstream: include_wtt ? grid.upstream : ZERO_RATIONAL,
      losses: include_td_losses ? lost : ZERO_RATIONAL,
      residual_mix: grid.residualMix ?? rational(decimal(0)),
    },
    plan: briefPlan(useTrail(use).factors),
    notices,
  })
  return { ...row, has_residual_mix: grid.residualMix !== undefined }
}

type NamedPlace = Pick<Parameters<typeof electricityEmissions.calculate>[1], PlaceParam>
type PlaceParam = 'country' | 'state' | 'subregion' | 'grid_source' | 'cloud_provider' | 'cloud_region'

/** Everything that may be named, by the parameters that name it. */
function* placesOf(edition: Edition): Iterable<[place: string, params: NamedPlace]> {
  const { states, subregions, cloudRegions } = edition.part(electricityPart)
  const official = { grid_source: 'official' }
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
