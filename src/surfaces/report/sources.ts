/** The figures behind the rows of a run, with their publications: what an auditor asks for first. */

import { findFactor } from '../../factors/catalogue/index.ts'
import { type Publication, publicationsOf } from '../../factors/catalogue/publications.ts'
import type { Edition } from '../../factors/edition.ts'
import type { Editions } from '../../factors/editions/editions.ts'
import { findSourcesOfMethod } from '../../geo/sources.ts'
import type { GoodRow } from '../batch/row.ts'
import { GramSum } from '../batch/totals.ts'

export interface Source {
  /** The id of a factor, or how a distance was found. */
  readonly figure: string
  readonly name: string
  /** The data edition. */
  readonly edition: string
  readonly rows: number
  /** Of the rows that rest on it, whatever else they rest on. */
  readonly kg: number
  readonly publication: Publication | undefined
}

interface Counted {
  readonly figure: string
  readonly edition: string
  rows: number
  readonly sum: GramSum
}

type CountedRow = Pick<GoodRow, 'shortRow' | 'edition'>

export function sourceCounter() {
  const counted = new Map<string, Counted>()
  const groups = new Map<string, readonly Counted[]>()
  const countedOf = (figure: string, edition: string): Counted => {
    const key = `${edition} ${figure}`
    const found = counted.get(key) ?? { figure, edition, rows: 0, sum: new GramSum() }
    counted.set(key, found)
    return found
  }
  const groupOf = ({ shortRow, edition }: CountedRow): readonly Counted[] => {
    const key = `${edition} ${shortRow.factorIds.join(' ')}`
    const found = groups.get(key) ?? shortRow.factorIds.map((figure) => countedOf(figure, edition))
    groups.set(key, found)
    return found
  }
  return {
    add(answer: CountedRow): void {
      for (const one of groupOf(answer)) {
        one.rows++
        one.sum.add(answer.shortRow.grams)
      }
    },
    /** Those behind most first. */
    async all(editions: Editions): Promise<Source[]> {
      const sources: Source[] = []
      for (const { figure, edition, rows, sum } of counted.values()) {
        const described = describe(await editions.require(edition), figure)
        sources.push(...described.map((one) => ({ figure, edition, rows, kg: sum.kg, ...one })))
      }
      return sources.sort((a, b) => b.kg - a.kg)
    },
  }
}

/** A way rests on several publications, a factor on one, and what came with the row on none. */
function describe(edition: Edition, figure: string): Pick<Source, 'name' | 'publication'>[] {
  const factor = findFactor(edition, figure)
  if (factor) return [{ name: factor.name, publication: factor.publication }]
  const ways = findSourcesOfMethod(figure)
  if (ways.length === 0) return [{ name: 'given with the row', publication: undefined }]
  const { byId } = publicationsOf(edition)
  return ways.map(({ name, sourceId }) => ({ name: `Distance: ${name}`, publication: byId.get(sourceId) }))
}

export const SOURCE_COLUMNS = [
  'Figure',
  'What it is',
  'Data edition',
  'Rows',
  'kg CO2e of these rows',
  'Publisher',
  'Publication',
  'Its edition',
  'Year',
  'URL',
  'Licence',
  'Attribution',
]

export function sourceCells({ figure, name, edition, rows, kg, publication }: Source): (string | number)[] {
  const { publisher, title, edition: issue, year, url, licence, attribution } = publication ?? {}
  const about = [publisher, title, issue, year, url, licence, attribution].map((cell) => cell ?? '')
  return [figure, name, edition, rows, kg, ...about]
}
