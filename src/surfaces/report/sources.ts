/** The factors and methods behind the rows of a run, with their publications: what an auditor needs first. */

import { findFactor } from '../../factors/catalogue/index.ts'
import { type Publication, publicationsOf } from '../../factors/catalogue/publications.ts'
import type { Edition } from '../../factors/edition.ts'
import type { Editions } from '../../factors/editions/editions.ts'
import { findSourcesOfMethod } from '../../geo/sources.ts'
import type { Language } from '../../messages/locale.ts'
import { message, textOf } from '../../messages/messages.ts'
import { nameFor } from '../../messages/names/names.ts'
import type { Message, Named } from '../../messages/values.ts'
import { wordsIn } from '../../messages/words.ts'
import type { GoodRow } from '../batch/row.ts'
import { GramSum } from '../batch/totals.ts'

export interface Source {
  /** The id of a factor, or how a distance was found. */
  readonly figure: string
  readonly name: Named | Message
  /** The data edition. */
  readonly edition: string
  readonly rows: number
  /** Of the rows that use it, whatever else they use. */
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
    /** The largest first. */
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

/** A distance has several publications, a factor one, and what came with the row none. */
function describe(edition: Edition, figure: string): Pick<Source, 'name' | 'publication'>[] {
  const factor = findFactor(edition, figure)
  if (factor) return [{ name: { id: factor.id, name: factor.name }, publication: factor.publication }]
  const ofDistance = findSourcesOfMethod(figure)
  if (ofDistance.length === 0) return [{ name: message('report.sources.given', {}), publication: undefined }]
  const { byId } = publicationsOf(edition)
  return ofDistance.map(({ name, sourceId }) => ({
    name: message('report.sources.distance', { source_name: name }),
    publication: byId.get(sourceId),
  }))
}

export function sourceColumns(language: Language): string[] {
  const words = wordsIn(language)
  return [
    words('report.sources.id'),
    words('report.sources.name'),
    words('report.sources.edition'),
    words('report.head.rows'),
    words('report.sources.kg'),
    words('report.sources.publisher'),
    words('report.sources.publication'),
    words('report.sources.issue'),
    words('report.sources.year'),
    words('report.sources.url'),
    words('report.sources.licence'),
    words('report.sources.attribution'),
  ]
}

export function sourceCells(source: Source, language: Language): (string | number)[] {
  const { figure, edition, rows, kg, publication } = source
  const { publisher, title, edition: issue, year, url, licence, attribution } = publication ?? {}
  const about = [publisher, title, issue, year, url, licence, attribution].map((cell) => cell ?? '')
  return [figure, nameIn(source, language), edition, rows, kg, ...about]
}

const nameIn = ({ name }: Source, language: Language): string =>
  'id' in name ? nameFor(name.id, name.name, language) : textOf(name, language)
