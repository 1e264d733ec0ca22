/** The source trail of a list: each publication that its items rest on, once. */
import type { Static } from 'typebox'
import type { Source } from '../engine/figure.ts'
import type { TrailEntry } from '../engine/trail.ts'
import type { DatasetTrailEntry } from './schema.ts'

export type PresentedDataset = Static<typeof DatasetTrailEntry>

/** What a list says of it. */
export type OfList = Pick<PresentedDataset, 'data_category' | 'name' | 'role' | 'method'> &
  Partial<Pick<PresentedDataset, 'region' | 'region_name'>>

/** A publication, with the year that its values describe. */
export type Dataset = Pick<TrailEntry, 'source' | 'sourceDataset' | 'year' | 'licence'> &
  Partial<Pick<TrailEntry, 'sourceUrl' | 'documentYear'>>

export function presentDataset(dataset: Dataset, ofList: OfList): PresentedDataset {
  const { data_category, name, region = 'ALL', region_name = 'World', role, method } = ofList
  const { source, sourceDataset, year, licence, sourceUrl, documentYear } = dataset
  return {
    data_category,
    name,
    source,
    source_dataset: sourceDataset,
    year,
    region,
    region_name,
    licence,
    role,
    method,
    ...(sourceUrl && { source_url: sourceUrl }),
    ...(documentYear && { document_year: documentYear }),
  }
}

/** A publication of the register; `id` stands for one that an edition lacks. */
export function datasetOf(publication: Source | undefined, id: string, year: string): Dataset {
  return {
    source: publication?.publisher ?? id,
    sourceDataset: publication?.dataset ?? id,
    year,
    licence: publication?.licence ?? '',
    ...(publication?.url !== undefined && { sourceUrl: publication.url }),
    ...(publication?.year !== undefined && { documentYear: publication.year }),
  }
}
