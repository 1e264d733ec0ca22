/** everygram sign: puts a signature in minisign's format beside editions, and beside the list of the release. */

import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { wrongFilesError } from '../../factors/files/release-file.ts'
import { readReleaseList } from '../../factors/files/release-list.ts'
import { signEdition, signRelease } from '../../factors/files/signatures.ts'
import { keyName } from '../../factors/minisign/format.ts'
import { isEncrypted, readSecretKey, type SecretKey } from '../../factors/minisign/keys.ts'
import { message } from '../../messages/messages.ts'
import { loadEdition } from '../process/data/load.ts'
import { readRegister } from '../process/data/register.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../process/package-root.ts'
import { wrongOf } from '../process/release/verify.ts'
import { parsed, UsageError } from './usage.ts'

const SIGN_HELP = `everygram sign --key FILE [--data DIR] [--release] [EDITION...]

Signs editions: writes data/editions/EDITION.json.minisig, which minisign reads as well. The list has the hashes of
all files of an edition, so that its signature is one over them all. An edition that does not pass its checks is not signed.
With --release it signs this installation: dist/release.json has the hashes of every file that results use, the
geography, editions.json and the program included.

  --key FILE  the secret key, as minisign -G writes it; the password of an encrypted one is typed in, or read from
              standard input
  --data DIR  another folder of editions than that of this release
  --release   sign dist/release.json, if every file matches it

  minisign -G -p minisign.pub -s ~/.minisign/minisign.key
  everygram sign --key ~/.minisign/minisign.key 2025.2
  minisign -V -p minisign.pub -m data/editions/2025.2.json`

export async function sign(args: string[]): Promise<void> {
  const options = {
    key: { type: 'string', short: 's' },
    data: { type: 'string' },
    release: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  if (values.help) {
    console.log(SIGN_HELP)
    return
  }
  if (values.key === undefined) throw new UsageError(message('cli.sign_needs_key', {}))
  const { data: dataDir = PACKAGE_DATA } = values
  const editions = values.release && positionals.length === 0 ? [] : known(dataDir, positionals)
  const key = await secretKey(values.key)
  for (const edition of editions) {
    loadEdition(dataDir, edition)
    console.log(`${signEdition(dataDir, edition, key, Date.now())}: signed with key ${keyName(key.id)}`)
  }
  if (!values.release) return
  const wrong = wrongOf(PACKAGE_ROOT, readReleaseList(PACKAGE_ROOT).files)
  if (wrong.length > 0) throw wrongFilesError(wrong)
  console.log(`${signRelease(PACKAGE_ROOT, key, Date.now())}: signed with key ${keyName(key.id)}`)
}

function known(dataDir: string, editions: readonly string[]): readonly string[] {
  const names = readRegister(dataDir)
    .entries.filter(({ status }) => status === 'released')
    .map(({ name }) => name)
  const unknown = editions.find((edition) => !names.includes(edition))
  if (editions.length > 0 && unknown === undefined) return editions
  throw new UsageError(
    message('cli.sign_arguments', { allowed: names, has_value: unknown !== undefined, value: unknown ?? '' }),
  )
}

async function secretKey(file: string): Promise<SecretKey> {
  const text = readFileSync(file, 'utf8')
  try {
    return readSecretKey(text, isEncrypted(text) ? await password() : '')
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/** What is typed is not shown. */
async function password(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true
  if (isTerminal) process.stderr.write('Password of the key: ')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const input = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal })
  for await (const line of input) {
    input.close()
    if (isTerminal) process.stderr.write('\n')
    return line
  }
  return ''
}
