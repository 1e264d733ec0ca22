/** Opens a revision: its list names the tables of the edition that it starts from. */

import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type EditionList,
  editionNames,
  listedTables,
  listPath,
  placeIn,
} from '../../../factors/files/edition-list.ts'
import { marksFile } from '../../../factors/files/line-marks.ts'
import { SOURCES } from '../../../factors/reference/tables.ts'
import { message } from '../../../messages/messages.ts'
import { THIRD_PARTY_NAME } from '../../process/data/register.ts'
import { PACKAGE_DATA } from '../../process/package-root.ts'
import { UsageError } from '../usage.ts'
import { writeList } from './list-file.ts'
import { findEdition, type ListedEdition, openEditions, shownFolder } from './places.ts'

const YEARLY = /^(\d{4})\.([1-9]\d{0,2})$/

/** Throws a UsageError for a name that is taken or is none, and where the year has an open revision already. */
export function newEdition(
  dir: string,
  name: string,
  { from, notes }: { from?: string | undefined; notes?: string | undefined },
): void {
  const [, year, revision] = YEARLY.exec(name) ?? []
  const isOwn = dir === PACKAGE_DATA
  if (isOwn && year === undefined) throw new UsageError(message('cli.edition.name', { value: name }))
  if (year === undefined && !THIRD_PARTY_NAME.test(name))
    throw new UsageError(message('cli.edition.own_name', { value: name }))
  const place = placeIn(dir, name, shownFolder(dir))
  if (existsSync(listPath(place))) throw new UsageError(message('cli.edition.exists', { code: name }))
  const other = year && openEditions(dir).find(({ list }) => list.year === Number(year))
  if (other)
    throw new UsageError(message('cli.edition.year_open', { code: other.place.name, year: Number(year) }))
  const base = findEdition(dir, from ?? latestOf(dir, year, name))
  if (base.list.open) throw new UsageError(message('cli.edition.base_open', { code: base.place.name }))
  const list: EditionList = {
    label: year === undefined ? name : `Everygram factors ${year}`,
    year: Number(year ?? base.list.year),
    revision: Number(revision ?? 1),
    open: true,
    emission_factors_year: Number(year ?? base.list.emission_factors_year),
    ...(notes && { notes }),
    files: filesOf(name, base),
  }
  copyTables(base, dir)
  console.log(`${writeList(place, list)}: open, with the tables of ${base.place.name}`)
}

function latestOf(dir: string, year: string | undefined, name: string): string {
  const revisions = editionNames(dir).filter((one) => YEARLY.exec(one)?.[1] === year)
  const latest = revisions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (year === undefined || latest === undefined)
    throw new UsageError(message('cli.edition.needs_base', { code: name }))
  return latest
}

/** Its publications are gathered when it is sealed. */
function filesOf(name: string, { list }: ListedEdition): EditionList['files'] {
  const tables = [...listedTables(list)].filter(([table]) => table !== SOURCES.name)
  return Object.fromEntries(
    tables.map(([table, { file, sha256 }]) => [`${name}/${table}.csv`, { file, sha256 }] as const).sort(),
  )
}

/** Into a folder of their own, editions of others take the tables that they start from, and the register of publications. */
function copyTables({ place, list }: ListedEdition, dir: string): void {
  if (place.dir === dir) return
  const files = [...listedTables(list).values()].flatMap(({ file }) => [file, marksFile(file)])
  for (const file of [...files, `${SOURCES.name}.csv`]) {
    const to = join(dir, file)
    if (existsSync(to) || !existsSync(join(place.dir, file))) continue
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(place.dir, file), to)
  }
}
