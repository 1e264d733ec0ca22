/** Factors of waste: published for the United Kingdom, and borrowed for every other country. */
import { requireEntry } from '../../core/required.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import type { Published } from '../shared/amount/country.ts'
import { type AmountFactor, amountFactor, OF_ONE_COUNTRY } from '../shared/amount/factor.ts'
import { type Named, wordsOf } from '../shared/amount/names.ts'
import { WASTE, WASTE_MATERIALS, WASTE_TREATMENTS, type WasteTreatmentRow } from './tables.ts'

export interface WasteMaterial extends Named {
  readonly label: string
  readonly group: string
  /** By treatment, in the order of the table. */
  readonly factors: ReadonlyMap<string, AmountFactor>
}

export interface WasteTreatment extends Named {
  readonly label: string
  readonly covers: WasteTreatmentRow['covers']
}

export interface WasteFactors {
  /** Those that the edition has a factor for. */
  readonly materials: readonly WasteMaterial[]
  readonly treatments: readonly WasteTreatment[]
}

/** The publisher's factors describe landfills, plants and ways of the United Kingdom. */
export const PUBLISHED: Published = {
  what: 'waste',
  code: 'GB',
  name: 'the United Kingdom',
  differs: 'Landfills and the ways to them differ from country to country',
}

export function wasteFactors(tables: TableSet, basis: Basis): WasteFactors {
  const region = requireEntry(basis.countries, PUBLISHED.code)
  const rows = tables.rows(WASTE)
  const factorsOf = (material: string) =>
    new Map(
      rows
        .filter((row) => row.material === material)
        .map((row): [string, AmountFactor] => {
          const use = `waste ${row.treatment} ${row.material}`
          return [row.treatment, amountFactor(row, basis, { use, region, tiers: OF_ONE_COUNTRY })]
        }),
    )
  const materials = tables.rows(WASTE_MATERIALS).map(({ material, label, group, words }) => ({
    key: material,
    names: [label, ...wordsOf(words)],
    label,
    group,
    factors: factorsOf(material),
  }))
  const treatments = tables.rows(WASTE_TREATMENTS).map(({ treatment, label, covers, words }) => ({
    key: treatment,
    names: [label, ...wordsOf(words)],
    label,
    covers,
  }))
  return { materials: materials.filter(({ factors }) => factors.size > 0), treatments }
}
