/** Signatures of editions: editions/<name>.json.minisig beside the list, which has the hashes of all files of an edition. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { keyName, MinisignError } from '../minisign/format.ts'
import { type PublicKey, readPublicKey, type SecretKey } from '../minisign/keys.ts'
import { checkSignature, signatureText } from '../minisign/signature.ts'
import { DataError } from '../tables/problems.ts'
import { listPath, placeIn, shownList } from './edition-list.ts'

const ENDING = '.minisig'
/** The publisher's key, once there is one. */
const PUBLISHER_KEY = 'minisign.pub'

const MS_PER_SECOND = 1000

export type SignatureState =
  | { readonly state: 'unsigned'; readonly why: string }
  | { readonly state: 'valid'; readonly key: string; readonly trustedComment: string }

/** The publisher's key of a folder of editions, if it is there. Throws a DataError for one that is none. */
export function findPublisherKey(dataDir: string): PublicKey | undefined {
  const path = join(dataDir, PUBLISHER_KEY)
  if (!existsSync(path)) return undefined
  return named(`data/${PUBLISHER_KEY}`, () => readPublicKey(readFileSync(path, 'utf8')))
}

/** Throws a DataError with file and line for a signature that is not the key's. Without a key nothing is valid. */
export function signatureState(dataDir: string, edition: string, key: PublicKey | undefined): SignatureState {
  if (key === undefined)
    return { state: 'unsigned', why: `there is no publisher's key, data/${PUBLISHER_KEY}` }
  const place = placeIn(dataDir, edition)
  const path = `${listPath(place)}${ENDING}`
  const shown = `${shownList(place)}${ENDING}`
  if (!existsSync(path)) return { state: 'unsigned', why: `there is no ${shown}` }
  const content = readFileSync(listPath(place))
  const signature = readFileSync(path, 'utf8')
  const trustedComment = named(shown, () => checkSignature(content, signature, key))
  return { state: 'valid', key: keyName(key.id), trustedComment }
}

/** Writes the signature of an edition; gives its path. `now`: milliseconds since 1970. */
export function signEdition(dataDir: string, edition: string, key: SecretKey, now: number): string {
  const list = listPath(placeIn(dataDir, edition))
  const content = readFileSync(list)
  const path = `${list}${ENDING}`
  const comment = `timestamp:${Math.floor(now / MS_PER_SECOND)}\tfile:${basename(list)}\tedition:${edition}\thashed`
  writeFileSync(path, signatureText(content, key, comment))
  return path
}

/** `file`: how it is called in messages. */
function named<Result>(file: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof MinisignError)) throw error
    throw new DataError([{ file, line: error.line, reason: error.message }])
  }
}
