/** The list of what is installed. */
import { basename } from 'node:path/posix'
import { lazy } from '../../../engine/helpers/lazy.ts'
import { type ReleaseFile, readReleaseList } from '../../../factors/files/release-list.ts'
import { PACKAGE_ROOT } from '../package-root.ts'

/** Throws a DataError when it is missing or is not as it was built. */
export const installedRelease = lazy(() => readReleaseList(PACKAGE_ROOT))

const GEOGRAPHY_FILE = /^(dist\/geo\/[^/]+\.bin|data\/geography\/[^/]+\.csv)$/

/** What places and routes are made of, by the name of the file: what was compiled, and the tables beside it. */
export const releasedGeography = lazy((): ReadonlyMap<string, ReleaseFile> => {
  const files = installedRelease().files.filter(({ path }) => GEOGRAPHY_FILE.test(path))
  return new Map(files.map((file) => [basename(file.path), file]))
})
