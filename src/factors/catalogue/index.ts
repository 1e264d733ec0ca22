/** All factors of an edition: by id, and in the order of the tables for a search. */

import { inPieces } from '../../engine/helpers/in-pieces.ts'
import { localeOf } from '../../messages/locale.ts'
import { germanWordsFor } from '../../messages/names/de/search-words.ts'
import { type Edition, perEdition } from '../edition.ts'
import { type Factor, factorOf, idOf, type Located } from './factor.ts'

/** By id. Of two rows with one id the first counts: an operator's own come before those of the edition. */
export const locatedIn = perEdition((edition): ReadonlyMap<string, Located> => {
  const located = new Map<string, Located>()
  for (const owner of edition.tables) {
    for (const row of owner.rows) {
      const id = idOf(owner, row)
      if (id === undefined) break
      if (!located.has(id)) located.set(id, { owner, row })
    }
  }
  return located
})

/** Undefined for an id that the edition does not have. */
export function findFactor(edition: Edition, id: string): Factor | undefined {
  const located = locatedIn(edition).get(id)
  return located && factorOf(edition, located)
}

/** A row in one of the editions that have it. */
export interface InEdition {
  readonly edition: Edition
  readonly factor: Factor
}

export interface Listed extends Factor {
  /** What a search looks into: lower case, without accents. */
  readonly words: string
}

/** Made on the first search. */
export const listOf = perEdition(
  (edition): Promise<readonly Listed[]> =>
    inPieces(locatedIn(edition).values(), (located) => {
      const factor = factorOf(edition, located)
      return { ...factor, words: folded(wordsOf(edition, factor).join(' ')) }
    }),
)

function wordsOf({ countries }: Edition, { id, name, countryCode, owner, row, publication }: Factor) {
  const country = countryCode === undefined ? undefined : countries.get(countryCode)
  const key = owner.table.key.map((column) => String(row[column] ?? '').replaceAll('_', ' '))
  const source = publication && `${publication.publisher} ${publication.title} ${publication.id}`
  const parts = [id, name, owner.table.about?.title, country?.name, countryCode, ...key, source]
  return [...parts, ...germanOf(id, countryCode)].filter((part) => part !== undefined)
}

/** Readers of German look for `Erdgas` and `Frankreich`. */
function germanOf(id: string, countryCode: string | undefined): (string | undefined)[] {
  return [germanWordsFor(id), countryCode && localeOf('de').countries.of(countryCode)]
}

const ACCENTS = /\p{Diacritic}/gu

export function folded(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replaceAll('ß', 'ss')
}
