/**
 * everygram check-data: loads every edition with all checks, and the operator's own figures where OVERLAY names them;
 * then the data that lies beside the editions.
 */

import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { atOnce } from '../../engine/helpers/steps.ts'
import { DATA, type EditionPlace } from '../../factors/files/edition-list.ts'
import { wrongFilesError } from '../../factors/files/release-file.ts'
import { readReleaseList } from '../../factors/files/release-list.ts'
import { readReleased, releaseProblems, strayTables } from '../../factors/files/released.ts'
import {
  findPublisherKey,
  releaseSignature,
  type SignatureState,
  signatureState,
} from '../../factors/files/signatures.ts'
import { type PublicKey, readPublicKey } from '../../factors/minisign/keys.ts'
import { DataError, type DataProblem } from '../../factors/tables/problems.ts'
import { message } from '../../messages/messages.ts'
import { valueProblems } from '../calibration/value.ts'
import { besideProblems } from '../process/data/beside-editions.ts'
import { loadInSteps } from '../process/data/load.ts'
import { editionPlaces, type Places } from '../process/data/register.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../process/package-root.ts'
import { isInWork, wrongOf } from '../process/release/verify.ts'
import { parsed, UsageError } from './usage.ts'

const CHECK_DATA_HELP = `everygram check-data [--signatures [--key KEY]] [--data DIR]

Compares every released edition with data/released.json and each of its files with its SHA-256, then checks every edition
row by row: released, open, and third-party (EDITIONS_DIR). Faults are listed with file and line. Then it checks the shared
data: the register of publications, the geography, the extracts, the synonyms, the published values of the calibration. For this installation it also compares every
file with dist/release.json: the compiled geography, editions.json, the pages, the program.

  --signatures  check the signatures too, with the publisher's key (data/minisign.pub): beside the list of each released
                edition, and beside dist/release.json
  --key KEY     use another minisign public key: a file, or the key itself
  --data DIR    another folder of editions than that of this release

OVERLAY names a CSV file of your own factors, which is checked with each edition.
The exit code is 0 when there are no faults, 1 when there are, 2 when the command was called incorrectly, and 3 when there
are no faults but an edition or the release is unsigned. minisign -V checks a signature in the same way.

  everygram check-data
  everygram check-data --signatures`

const FAULT = 1
const UNSIGNED = 3

export function checkData(args: string[]): void {
  const options = {
    data: { type: 'string' },
    signatures: { type: 'boolean' },
    key: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  if (values.help) {
    console.log(CHECK_DATA_HELP)
    return
  }
  if (positionals.length > 0)
    throw new UsageError(message('cli.no_arguments', { command: 'check-data', value: positionals.join(' ') }))
  if (values.key !== undefined && !values.signatures)
    throw new UsageError(message('cli.key_with_signatures', {}))
  const dataDir = values.data ?? PACKAGE_DATA
  const editionsDir = values.data === undefined ? process.env.EDITIONS_DIR || undefined : undefined
  const places = placesIn(dataDir, editionsDir)
  if (!places) {
    process.exitCode = FAULT
    return
  }
  const codes = [
    checkReleased(dataDir),
    ...[...places.values()].map(checkEdition),
    // A folder of others has no list of a release.
    ...(values.data === undefined ? [checkRelease()] : []),
    checkBeside(dataDir),
  ]
  if (values.signatures) codes.push(...signatures(dataDir, releasedNames(dataDir), values.key))
  process.exitCode = codes.includes(FAULT) ? FAULT : Math.max(...codes, 0)
}

/** Prints what a check says; gives its code. */
function checked(what: string, check: () => { readonly line: string; readonly code?: number }): number {
  try {
    const { line, code = 0 } = check()
    console.log(`${what}: ${line}`)
    return code
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    console.error(`${what}: ${error.problems.length} faults\n${error.message}`)
    return FAULT
  }
}

/** Undefined where the names of editions are not clear, which is then printed. */
function placesIn(dataDir: string, editionsDir: string | undefined): Places | undefined {
  try {
    return editionPlaces(dataDir, editionsDir)
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    console.error(error.message)
    return undefined
  }
}

function checkReleased(dataDir: string): number {
  const names = releasedNames(dataDir)
  return judged(
    'released.json',
    [...releaseProblems(dataDir, DATA), ...strayTables(dataDir)],
    `ok (${names.join(', ')})`,
  )
}

function releasedNames(dataDir: string): string[] {
  try {
    return [...readReleased(dataDir, DATA).keys()]
  } catch {
    return []
  }
}

function checkEdition(place: EditionPlace): number {
  return checked(`edition ${place.name}`, () => {
    const overlayFile = process.env.OVERLAY || undefined
    const edition = atOnce(loadInSteps({ place, overlayFile }))
    const rows = edition.tables.reduce((sum, table) => sum + table.rows.length, 0)
    const counts = `${edition.countries.size} countries, ${edition.tables.length} tables, ${rows} rows`
    return { line: `ok (${edition.status}, ${counts}, hash ${edition.hash})` }
  })
}

/** Prints a line when all is well, else what is wrong; gives the code. */
function judged(what: string, problems: readonly DataProblem[], line: string): number {
  if (problems.length === 0) console.log(`${what}: ${line}`)
  else console.error(`${what}: ${problems.length} faults\n${new DataError(problems).message}`)
  return problems.length > 0 ? FAULT : 0
}

function signatures(dataDir: string, names: readonly string[], given: string | undefined): number[] {
  let key: PublicKey | undefined
  const code = checkedKey(() => {
    key = given === undefined ? findPublisherKey(dataDir) : keyFrom(given)
  })
  if (code !== 0) return [code]
  const editions = names.map((name) =>
    checked(`edition ${name}`, () => signed(signatureState(dataDir, name, key))),
  )
  if (dataDir !== PACKAGE_DATA) return editions
  return [...editions, checked('release', () => signed(releaseSignature(PACKAGE_ROOT, key)))]
}

function signed(found: SignatureState): { readonly line: string; readonly code?: number } {
  if (found.state === 'unsigned') return { line: `unsigned, ${found.why}`, code: UNSIGNED }
  return { line: `valid signature of key ${found.key}: ${found.trustedComment}` }
}

const CHANGED = 'run npm run build before you start a server'

/** Every file of this installation. */
function checkRelease(): number {
  return checked('release', () => {
    const { release, files } = readReleaseList(PACKAGE_ROOT)
    const all = wrongOf(PACKAGE_ROOT, files)
    const wrong = all.filter((file) => !isInWork(file))
    if (wrong.length > 0) throw wrongFilesError(wrong)
    if (all.length > 0)
      return { line: `${all.length} files of data/ were changed since the build: ${CHANGED}` }
    return { line: `ok (${release}, ${files.length} files)` }
  })
}

function checkedKey(read: () => void): number {
  try {
    read()
    return 0
  } catch (error) {
    console.error(`everygram: the public key cannot be used: ${(error as Error).message}`)
    return FAULT
  }
}

function keyFrom(given: string): PublicKey {
  return readPublicKey(existsSync(given) ? readFileSync(given, 'utf8') : given)
}

function checkBeside(dataDir: string): number {
  return judged(
    'register of publications, geography, extracts, synonyms',
    [...besideProblems(dataDir), ...valueProblems(dataDir)],
    'ok',
  )
}
