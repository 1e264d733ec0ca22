import { presentDataset } from '../../../contract/dataset-trail.ts'
import type { ResponseParts } from '../../../contract/operation.ts'
import { toNumber } from '../../../engine/numbers/decimal.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import { type Edition, perEdition } from '../../../factors/edition.ts'
import { byFactor, type HotelFactor } from '../factor.ts'
import { hotelPart } from '../part.ts'
import { HOTEL_METHOD, HOTEL_UNIT, hotelTier, isHotelEstimate } from '../require.ts'
import type { HotelFactorsAnswer } from './schema.ts'

type ListTrail = HotelFactorsAnswer['meta']['source_trail']

/** Everything of the list that never changes within an edition. */
const factorList = perEdition((edition) => {
  const factors = [...edition.part(hotelPart).values()].sort(byFactor)
  const trail = publications(factors)
  const [{ source, source_dataset } = { source: '', source_dataset: '' }] = trail
  return { data: factors.map(presentFactor), trail, source: `${source}, ${source_dataset}` }
})

export function presentHotelFactors(
  edition: Edition,
  { notices, meta }: ResponseParts<unknown>,
): HotelFactorsAnswer {
  const list = factorList(edition)
  return {
    data: list.data,
    meta: {
      total_countries: list.data.length,
      source: list.source,
      emission_factors_year: edition.emissionFactorsYear,
      source_trail: list.trail,
      notices,
      ...meta,
    },
  }
}

function presentFactor(factor: HotelFactor): HotelFactorsAnswer['data'][number] {
  return {
    country_code: factor.countryCode,
    country_name: factor.countryName,
    factor: toNumber(factor.kgPerRoomNight),
    unit: HOTEL_UNIT,
    region: factor.region,
    is_estimate: isHotelEstimate(factor),
    tier: hotelTier(factor),
    year: factor.year,
    factor_id: factor.id,
    ...(factor.range && { range: factor.range }),
  }
}

/** The publications behind all factors, newest of the publisher first, each once. */
function publications(factors: readonly HotelFactor[]): ListTrail {
  const entries = factors.flatMap((factor) => factor.trail)
  const first = new Map<string, TrailEntry>()
  for (const entry of entries) {
    const key = `${entry.dataCategory} ${entry.sourceDataset} ${entry.dataCategory === 'grid_intensity' ? '' : entry.year}`
    const known = first.get(key)
    // Of one publication the newest year is named.
    if (!known || known.year < entry.year) first.set(key, entry)
  }
  return [...first.values()].sort(byRank).map((entry) => {
    const isGrid = entry.dataCategory === 'grid_intensity'
    return presentDataset(entry, {
      data_category: entry.dataCategory,
      name: isGrid ? 'Grid carbon intensity, life cycle' : 'Hotel stay',
      region_name: 'Countries of the list',
      role: isGrid ? 'input' : 'factor',
      method: HOTEL_METHOD,
    })
  })
}

const TIER_RANK = { exact: 0, user: 1, region: 2, estimate: 10, global: 10 }

/** Published hotel factors, then older ones, then estimates, then what the estimates rest on. */
function byRank(a: TrailEntry, b: TrailEntry): number {
  const rank = (entry: TrailEntry) => (entry.dataCategory === 'emission_factor' ? TIER_RANK[entry.tier] : 100)
  return rank(a) - rank(b) || Number(b.year) - Number(a.year)
}
