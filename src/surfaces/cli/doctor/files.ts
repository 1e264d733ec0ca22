/** The files of the release, its signature, and the rows of every edition. */
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { atOnce } from '../../../engine/helpers/steps.ts'
import { DATA } from '../../../factors/files/edition-list.ts'
import { WRONG_SHOWN, wrongFileProblem } from '../../../factors/files/release-file.ts'
import { INSTALL_AGAIN, readReleaseList } from '../../../factors/files/release-list.ts'
import { releaseProblems } from '../../../factors/files/released.ts'
import { findPublisherKey, releaseSignature } from '../../../factors/files/signatures.ts'
import { DataError, type DataProblem } from '../../../factors/tables/problems.ts'
import { besideProblems } from '../../process/data/beside-editions.ts'
import { loadInSteps } from '../../process/data/load.ts'
import { editionPlaces } from '../../process/data/register.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../process/package-root.ts'
import { isInWork, wrongOf } from '../../process/release/verify.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

const HASH_SHOWN = 12

/** Every file of dist/release.json, and files of data/ that are not in it. */
export function checkRelease(root: string = PACKAGE_ROOT): Finding[] {
  const { release, sha256, files } = readReleaseList(root)
  const wrong = wrongOf(root, files)
  const listed = new Set(files.map(({ path }) => path))
  const stray = dataFiles(root).filter((path) => !listed.has(path))
  const findings = wrong.slice(0, WRONG_SHOWN).map((file) => {
    const say = isInWork(file) ? warning : failed
    return say('release', `${file.file} ${wrongFileProblem(file).reason}`, `${INSTALL_AGAIN}.`)
  })
  if (wrong.length > WRONG_SHOWN)
    findings.push(
      failed('release', `${wrong.length - WRONG_SHOWN} more files are wrong`, `${INSTALL_AGAIN}.`),
    )
  if (stray.length > 0)
    findings.push(
      warning(
        'release',
        `${stray[0]} is not part of the release, with ${stray.length - 1} more`,
        'Remove what you did not put there, or run npm run build.',
      ),
    )
  if (findings.length > 0) return findings
  return [
    ok(
      'release',
      `${release}: ${files.length} files are as they were built (${sha256.slice(0, HASH_SHOWN)}…)`,
    ),
  ]
}

function dataFiles(root: string): string[] {
  return readdirSync(join(root, DATA), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
}

export function checkSignature(root: string = PACKAGE_ROOT): Finding[] {
  const state = releaseSignature(root, findPublisherKey(join(root, DATA)))
  return state.state === 'valid'
    ? [ok('signature', `the release is signed with key ${state.key}`)]
    : [
        warning(
          'signature',
          `the release is unsigned: ${state.why}`,
          'Compare its hash with that of the publisher, or sign it yourself: everygram sign --release.',
        ),
      ]
}

/** As check-data does: the hashes of released editions, every row of every edition, the data beside them. */
export function checkEditions(thirdPartyDir?: string, overlayFile?: string): Finding[] {
  const places = [...editionPlaces(PACKAGE_DATA, thirdPartyDir).values()]
  const problems = [
    ...releaseProblems(PACKAGE_DATA, DATA),
    ...places.flatMap((place) => problemsOf(() => atOnce(loadInSteps({ place, overlayFile })))),
    ...besideProblems(PACKAGE_DATA),
  ]
  const [first] = problems
  if (!first) return [ok('editions', `${places.length} editions pass every check, and the data beside them`)]
  const line = first.line === undefined ? '' : `:${first.line}`
  return [
    failed(
      'editions',
      `${first.file}${line}: ${first.reason}`,
      `'everygram check-data' shows all ${problems.length} faults.`,
    ),
  ]
}

function problemsOf(load: () => unknown): readonly DataProblem[] {
  try {
    load()
    return []
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    return error.problems
  }
}
