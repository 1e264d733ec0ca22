/** Factors and publications in the words of the contract. */
import { type Decimal, toNumber, written } from '../../engine/numbers/decimal.ts'
import type { Factor } from '../../factors/catalogue/factor.ts'
import type { Publication } from '../../factors/catalogue/publications.ts'
import type { FactorItem, SourceFields } from './schema.ts'

export function presentFactor(factor: Factor): FactorItem {
  const { id, owner, row, figure, publication } = factor
  return {
    factor_id: id,
    domain: owner.domain,
    table: owner.table.name,
    name: factor.name,
    publisher_row: row.publisher_row === undefined ? null : String(row.publisher_row),
    figure: written(figure.value),
    factor: toNumber(figure.value),
    unit: figure.unit ?? null,
    gases: presentGases(factor),
    gwp: factor.gwp ?? null,
    boundary: factor.boundary ?? null,
    country_code: factor.countryCode ?? null,
    year: factor.year ?? null,
    tier: factor.tier,
    source_id: publication?.id ?? null,
    publisher: publication?.publisher ?? null,
  }
}

function presentGases({ gases: { co2, ch4, n2o } }: Factor): FactorItem['gases'] {
  if ((co2 ?? ch4 ?? n2o) === undefined) return null
  const shown = (gas: Decimal | undefined) => (gas === undefined ? null : toNumber(gas))
  return { co2: shown(co2), ch4: shown(ch4), n2o: shown(n2o) }
}

export function presentPublication(publication: Publication): SourceFields {
  return {
    source_id: publication.id,
    publisher: publication.publisher,
    title: publication.title,
    edition: publication.edition ?? null,
    year: publication.year ?? null,
    licence: publication.licence,
    attribution: publication.attribution ?? null,
    url: publication.url ?? null,
    date_read: publication.dateRead ?? null,
    read_from: publication.readFrom ?? null,
    sha256: publication.sha256 ?? null,
  }
}
