/** The editions that a command may name: those of its folder, and our own. */

import { existsSync } from 'node:fs'
import {
  type EditionList,
  type EditionPlace,
  editionNames,
  listPath,
  placeIn,
  readList,
} from '../../../factors/files/edition-list.ts'
import { message } from '../../../messages/messages.ts'
import { PACKAGE_DATA } from '../../process/package-root.ts'
import { UsageError } from '../usage.ts'

export interface ListedEdition {
  readonly place: EditionPlace
  readonly list: EditionList
}

/** How messages call a folder. */
export function shownFolder(dir: string): string {
  return dir === PACKAGE_DATA ? 'data' : dir
}

/** Throws a UsageError for an edition that is in neither folder. */
export function findEdition(dir: string, name: string): ListedEdition {
  for (const folder of new Set([dir, PACKAGE_DATA])) {
    const place = placeIn(folder, name, shownFolder(folder))
    if (existsSync(listPath(place))) return { place, list: readList(place) }
  }
  const names = [...new Set([...editionNames(dir), ...editionNames(PACKAGE_DATA)])]
  throw new UsageError(message('cli.edition.unknown', { value: name, allowed: names }))
}

/** Of the folder alone. Throws a UsageError for one that is not open. */
export function openIn(dir: string, name: string): ListedEdition {
  const found = findEdition(dir, name)
  if (found.place.dir === dir && found.list.open) return found
  throw new UsageError(message('cli.edition.sealed', { code: name }))
}

/** The open revision of a folder that has one. Throws a UsageError where there are several, or none. */
export function onlyOpen(dir: string): ListedEdition {
  const [found, ...others] = openEditions(dir)
  if (found && others.length === 0) return found
  const names = openEditions(dir).map(({ place }) => place.name)
  throw new UsageError(
    names.length === 0
      ? message('cli.edition.none_open', { folder: dir })
      : message('cli.edition.several_open', { allowed: names }),
  )
}

/** All open revisions of a folder. */
export function openEditions(dir: string): ListedEdition[] {
  return editionNames(dir)
    .map((name) => findEdition(dir, name))
    .filter(({ list }) => list.open)
}
