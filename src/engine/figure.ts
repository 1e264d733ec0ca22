/** A figure of the edition as an entry of the trail. */
import { type Decimal, toNumber } from './numbers/decimal.ts'
import type { Spread } from './spread.ts'
import type { DataCategory, Tier, TrailEntry } from './trail.ts'

/** A publication that figures come from. */
export interface Source {
  readonly id: string
  readonly publisher: string
  /** Title and edition of the publication. */
  readonly dataset: string
  readonly licence: string
  readonly url?: string | undefined
  /** The year in its edition, where there is one. */
  readonly year?: string | undefined
}

export interface Figure {
  readonly category: DataCategory
  readonly name: string
  readonly id: string
  readonly value: Decimal
  readonly unit: string
  readonly year: number
  readonly tier: Tier
  readonly region: { readonly code: string; readonly name: string }
  readonly source: Source
  readonly note?: string | undefined
  readonly ranges?: readonly Spread[] | undefined
}

export function figureEntry(figure: Figure): TrailEntry {
  const { region, source } = figure
  return {
    dataCategory: figure.category,
    name: figure.name,
    source: source.publisher,
    sourceDataset: source.dataset,
    year: String(figure.year),
    region: region.code,
    regionName: region.name,
    factor: toNumber(figure.value),
    value: figure.value,
    factorUnit: figure.unit,
    tier: figure.tier,
    factorId: figure.id,
    licence: source.licence,
    ...(figure.note && { note: figure.note }),
    ...(figure.ranges && { ranges: figure.ranges }),
    ...publicationOf(source),
  }
}

/** Where the publication is found, and of which year it is. */
export function publicationOf({ url, year }: Source): Pick<TrailEntry, 'sourceUrl' | 'documentYear'> {
  return { ...(url !== undefined && { sourceUrl: url }), ...(year !== undefined && { documentYear: year }) }
}

/** What holds for every country. */
export const EVERYWHERE = { code: 'ALL', name: 'World' } as const
