/** Look-ups of places whose answers are known from elsewhere: test/truth/lookups. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { greatCircleKm } from '../../src/engine/helpers/sphere.ts'
import { csvRows } from '../../src/factors/tables/csv.ts'
import type { Gazetteer } from '../../src/geo/places/places.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export type Verdict = 'right' | 'wrong' | 'wrong, warned of' | 'not found'

export interface LookUp {
  readonly class: string
  readonly query: string
  /** ISO 3166-1 alpha-2; empty where none is asked with. */
  readonly country: string
  readonly verdict: Verdict
}

type Column = 'class' | 'query' | 'country' | 'lat' | 'lon' | 'km'

const FOLDER = join(PACKAGE_ROOT, 'test', 'truth', 'lookups')

export function readLookUps(): Record<Column, string>[] {
  return csvRows(readFileSync(join(FOLDER, 'lookups.csv'), 'utf8'))
}

/** Texts that name no place, or none that lies in what stands behind it. */
export function readNowhere(): { query: string; country: string }[] {
  return csvRows(readFileSync(join(FOLDER, 'nowhere.csv'), 'utf8'))
}

/** Villages of postal tables whose names lie two or three letters from those of large towns of their country. */
export function readVillages(): { query: string; country: string }[] {
  return csvRows(readFileSync(join(FOLDER, 'villages.csv'), 'utf8'))
}

export function judgeLookUps({ resolve }: Pick<Gazetteer, 'resolve'>): LookUp[] {
  return readLookUps().map((row) => {
    const { query, country } = row
    const found = resolve(query, country === '' ? {} : { countryCode: country })
    if (!found) return { class: row.class, query, country, verdict: 'not found' }
    const wanted = { lat: Number(row.lat), lon: Number(row.lon) }
    const isRight = greatCircleKm(found.place, wanted) <= Number(row.km)
    const isWarned = found.notices.some(({ severity }) => severity === 'warning')
    const verdict = isRight ? 'right' : isWarned ? 'wrong, warned of' : 'wrong'
    return { class: row.class, query, country, verdict }
  })
}

export function isWrong({ verdict }: LookUp): boolean {
  return verdict === 'wrong' || verdict === 'wrong, warned of'
}
