/**
 * everygram check-data: loads every edition with all checks, and the operator's own figures where OVERLAY names them;
 * then the data that lies beside the editions.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fuelPart } from '../domains/fuel/part.ts'
import { hotelPart } from '../domains/hotel/part.ts'
import { besideProblems } from '../process/data/beside-editions.ts'
import { loadEdition } from '../process/data/load.ts'
import { readRegister } from '../process/data/register.ts'
import { findPublisherKey, signatureState } from '../process/data/signatures.ts'
import { type PublicKey, readPublicKey } from '../process/minisign/keys.ts'
import { EDITIONS_DIR } from '../process/package-root.ts'
import { DataError } from '../tables/problems.ts'
import { parsed, UsageError } from './usage.ts'

const CHECK_DATA_HELP = `everygram check-data [--signatures [--key KEY]] [--data DIR]

Checks every data edition, row by row, and that every file is the one that its edition.json has the hash of. What is
wrong is named with file and line. Then the data beside the editions: the register of publications, the geography, the
extracts.

  --signatures  check the signature beside each edition.json too, with the publisher's key (data/minisign.pub)
  --key KEY     with another public key of minisign: a file, or the key itself
  --data DIR    the folder of editions, where it is not that of this release

OVERLAY names a CSV of your own figures, which is checked with each edition.
Ends with 0 when all is well, with 1 when something is wrong, with 2 when it was called wrongly, and with 3 when nothing is
wrong but an edition is unsigned. minisign -V gives the same verdict of a signature.

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
    throw new UsageError(`check-data takes no editions, got '${positionals.join(' ')}'`)
  if (values.key !== undefined && !values.signatures) throw new UsageError('--key goes with --signatures')
  const dataDir = values.data ?? EDITIONS_DIR
  const names = readRegister(dataDir).entries.map(({ name }) => name)
  const codes = names.map((name) => checked(name, () => rowsOf(dataDir, name)))
  codes.push(checkBeside(dataDir))
  if (values.signatures) codes.push(...signatures(dataDir, names, values.key))
  process.exitCode = codes.includes(FAULT) ? FAULT : Math.max(...codes, 0)
}

/** Prints what a check says; gives its code. */
function checked(name: string, check: () => { readonly line: string; readonly code?: number }): number {
  try {
    const { line, code = 0 } = check()
    console.log(`edition ${name}: ${line}`)
    return code
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    console.error(`edition ${name}: ${error.problems.length} faults\n${error.message}`)
    return FAULT
  }
}

function rowsOf(dataDir: string, name: string) {
  const edition = loadEdition(dataDir, name, process.env.OVERLAY || undefined)
  const { size } = edition.countries
  const parts = `${edition.part(hotelPart).size} hotel factors, ${edition.part(fuelPart).size} fuels`
  return { line: `ok (${size} countries, ${parts}, hash ${edition.hash})` }
}

function signatures(dataDir: string, names: readonly string[], given: string | undefined): number[] {
  let key: PublicKey | undefined
  const code = checkedKey(() => {
    key = given === undefined ? findPublisherKey(dataDir) : keyFrom(given)
  })
  if (code !== 0) return [code]
  return names.map((name) =>
    checked(name, () => {
      const found = signatureState(dataDir, name, key)
      if (found.state === 'unsigned') return { line: `unsigned, ${found.why}`, code: UNSIGNED }
      return { line: `valid signature of key ${found.key}: ${found.trustedComment}` }
    }),
  )
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
  const problems = besideProblems(dataDir)
  if (problems.length === 0) console.log('register of publications, geography, extracts: ok')
  else
    console.error(`data beside the editions: ${problems.length} faults\n${new DataError(problems).message}`)
  return problems.length > 0 ? FAULT : 0
}
