/**
 * Signatures: editions/<name>.json.minisig beside the list of an edition, and dist/release.json.minisig beside that of a
 * release. Each list has the hashes of all its files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { keyName, MinisignError } from '../minisign/format.ts'
import { type PublicKey, readPublicKey, type SecretKey } from '../minisign/keys.ts'
import { checkSignature, signatureText } from '../minisign/signature.ts'
import { DataError } from '../tables/problems.ts'
import { listPath, placeIn, shownList } from './edition-list.ts'
import { RELEASE_LIST, readReleaseList } from './release-list.ts'

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
  return stateOf(listPath(place), shownList(place), key)
}

/** The same of the list of a release, which covers every file that results rest on. `root`: the folder of the package. */
export function releaseSignature(root: string, key: PublicKey | undefined): SignatureState {
  if (key === undefined)
    return { state: 'unsigned', why: `there is no publisher's key, data/${PUBLISHER_KEY}` }
  return stateOf(join(root, RELEASE_LIST), RELEASE_LIST, key)
}

/** `list`: the file that is signed; `listShown`: how it is called in messages. */
function stateOf(list: string, listShown: string, key: PublicKey): SignatureState {
  const path = `${list}${ENDING}`
  const shown = `${listShown}${ENDING}`
  if (!existsSync(path)) return { state: 'unsigned', why: `there is no ${shown}` }
  const content = readFileSync(list)
  const signature = readFileSync(path, 'utf8')
  const trustedComment = named(shown, () => checkSignature(content, signature, key))
  return { state: 'valid', key: keyName(key.id), trustedComment }
}

/** Writes the signature of an edition; gives its path. `now`: milliseconds since 1970. */
export function signEdition(dataDir: string, edition: string, key: SecretKey, now: number): string {
  return signList(listPath(placeIn(dataDir, edition)), `edition:${edition}`, key, now)
}

/** Writes the signature of the list of a release; gives its path. Throws a DataError where the list is none. */
export function signRelease(root: string, key: SecretKey, now: number): string {
  const { release } = readReleaseList(root)
  return signList(join(root, RELEASE_LIST), `release:${release}`, key, now)
}

/** `what`: named in the comment, which is signed as well. */
function signList(list: string, what: string, key: SecretKey, now: number): string {
  const content = readFileSync(list)
  const path = `${list}${ENDING}`
  const comment = `timestamp:${Math.floor(now / MS_PER_SECOND)}\tfile:${basename(list)}\t${what}\thashed`
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
