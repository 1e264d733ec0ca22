import { datasetOf, presentDataset } from '../../../contract/dataset-trail.ts'
import type { ResponseParts } from '../../../contract/operation.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { ScoredPlace } from '../../../geo/places/places.ts'
import type { PlacesAnswer } from './schema.ts'

type Dataset = PlacesAnswer['meta']['source_trail'][number]

/** What places of each kind come from, and the year of the data. */
const DATASETS = [
  { name: 'Towns', sourceId: 'geonames-cities500', year: '2023' },
  { name: 'Airports', sourceId: 'ourairports', year: '2026' },
  { name: 'Seaports', sourceId: 'unlocode-ports', year: '2025' },
  { name: 'Postcodes', sourceId: 'geonames-postal', year: '2026' },
] as const

export function presentPlaces(
  edition: Edition,
  { result: list, notices, meta }: ResponseParts<readonly ScoredPlace[]>,
): PlacesAnswer {
  return {
    data: list.map(presentPlace),
    meta: {
      total: list.length,
      source_trail: DATASETS.map((dataset) => datasetEntry(edition, dataset)),
      notices,
      ...meta,
    },
  }
}

function presentPlace({ place, score }: ScoredPlace): PlacesAnswer['data'][number] {
  return {
    name: place.name,
    kind: place.kind,
    country_code: place.countryCode,
    region: place.region ?? null,
    lat: place.lat,
    lon: place.lon,
    ...(place.code !== undefined && { code: place.code }),
    ...(place.withinKm !== undefined && { within_km: place.withinKm }),
    ...(place.population !== undefined && { population: place.population }),
    score,
  }
}

function datasetEntry({ sources }: Edition, { name, sourceId, year }: (typeof DATASETS)[number]): Dataset {
  return presentDataset(datasetOf(sources.get(sourceId), sourceId, year), {
    data_category: 'location',
    name,
    role: 'factor',
    method: 'docs/methods/places.md',
  })
}
