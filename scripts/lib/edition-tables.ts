/** Tables of editions for scripts and tests: by the path they were sealed under (`2025.2/hotel.csv`), or by edition and name. */
import { join } from 'node:path'
import { editionNames, placeIn, readList } from '../../src/factors/files/edition-list.ts'
import { csvRows } from '../../src/factors/tables/csv.ts'
import { textsOf } from '../../src/surfaces/process/data/load.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'

const FILES: ReadonlyMap<string, string> = new Map(
  editionNames(PACKAGE_DATA).flatMap((name) => {
    const { files, open } = readList(placeIn(PACKAGE_DATA, name))
    return open
      ? []
      : Object.entries(files).map(([path, { file }]) => [path, join(PACKAGE_DATA, file)] as const)
  }),
)

/** What no edition lists, such as `geography/ferries.csv`, lies under its own path. */
export function dataFile(path: string): string {
  return FILES.get(path) ?? join(PACKAGE_DATA, path)
}

/** The paths that an edition was sealed under. */
export function sealedPaths(edition: string): string[] {
  return Object.keys(readList(placeIn(PACKAGE_DATA, edition)).files)
}

/** The rows of a table of an edition, sealed or open, as the reader of tables splits them. */
export function tableRows(edition: string, table: string): Record<string, string>[] {
  const place = placeIn(PACKAGE_DATA, edition)
  const text = textsOf(place, readList(place)).get(table)
  if (!text) throw new Error(`edition ${edition} has no table ${table}`)
  return csvRows(text.text())
}
