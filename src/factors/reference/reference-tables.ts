/** What every domain stands on: countries, publications, units of comparison. */
import type { EquivalentUnit } from '../../engine/equivalents.ts'
import type { Source } from '../../engine/figure.ts'
import type { Report, TableSet } from '../tables/table.ts'
import { equivalentUnits } from './equivalents.ts'
import type { Potentials } from './gwp.ts'
import { checkRanges, makeRanges, type Ranges } from './ranges.ts'
import { COUNTRIES, EQUIVALENTS, RANGE_USES, RANGES, SOURCES, type SourceRow } from './tables.ts'

export interface Country {
  readonly code: string
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string
  readonly name: string
  /** UN M49 region, for example `Western Europe`. */
  readonly region: string
}

export interface Publication extends Source {
  /** The country that its factors describe where they name none, ISO 3166-1 alpha-2. */
  readonly region: string
}

export interface ReferenceTables {
  /** Of activity, that the figures are meant for. */
  readonly year: number
  /** By ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, Country>
  /** Other codes taken on input: UK for GB. */
  readonly countryAliases: ReadonlyMap<string, string>
  readonly sources: ReadonlyMap<string, Publication>
  readonly equivalents: readonly EquivalentUnit[]
  readonly ranges: Ranges
  /** GWP of gases by report of the IPCC, and what blends consist of: the same in every edition. */
  readonly potentials: Potentials
}

export const REFERENCE_TABLES = [COUNTRIES, EQUIVALENTS, RANGES, RANGE_USES]

export function makeReferenceTables(tables: TableSet, year: number, potentials: Potentials): ReferenceTables {
  const sources = new Map(tables.rows(SOURCES).map((row) => [row.source_id, source(row)]))
  const rows = tables.rows(COUNTRIES)
  return {
    year,
    countries: new Map(
      rows.map((row) => [
        row.country_code,
        { code: row.country_code, alpha3: row.alpha3, name: row.country_name, region: row.region },
      ]),
    ),
    countryAliases: new Map(
      rows.flatMap((row) =>
        (row.aliases?.split(' ') ?? []).map((alias) => [alias, row.country_code] as const),
      ),
    ),
    sources,
    equivalents: equivalentUnits(tables, sources),
    ranges: makeRanges(tables),
    potentials,
  }
}

function source(row: SourceRow): Publication {
  return {
    id: row.source_id,
    publisher: row.publisher,
    dataset: `${row.title} ${row.edition}`,
    licence: row.licence,
    url: row.url,
    year: YEAR.exec(row.edition)?.[0],
    region: row.region,
  }
}

/** The editions of publications begin, end or go on with it: `2025`, `June 2025`, `2025 v1.1`. */
const YEAR = /\b(19|20)\d{2}\b/

/** A code must mean one country. */
export function checkReferenceTables(tables: TableSet, report: Report): void {
  checkRanges(tables, report)
  const countries = tables.rows(COUNTRIES)
  const seen = new Set(countries.map((row) => row.country_code))
  for (const row of countries) {
    for (const alias of row.aliases?.split(' ') ?? []) {
      if (seen.has(alias)) report(COUNTRIES, row.line, `aliases: ${alias} is already a code of a country`)
      seen.add(alias)
    }
  }
}
