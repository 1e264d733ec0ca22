/** What git says of released editions: tables and names of a tagged release are the same ever after. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editionNames, placeIn, readList } from '../../src/factors/files/edition-list.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const RELEASED = 'data/released.json'

/** The tags of releases, `v1.0.0`; none where there is no git or a clone has no tags. */
export function releaseTags(): string[] {
  try {
    return git('tag', '--list', 'v*').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** What differs from a tagged release, a line each. */
export function differencesFrom(tag: string): string[] {
  const blobs = blobsOf(tag)
  const isList = blobs.has(RELEASED)
  return [...(isList ? changedNames(tag) : []), ...(isList ? changedFiles(blobs) : changedSince1(blobs))]
}

/** Path to git's SHA-1 of the content, of everything below data/. */
function blobsOf(tag: string): Map<string, string> {
  const lines = git('ls-tree', '-r', tag, 'data').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [what = '', path = ''] = line.split('\t')
      return [path, what.split(' ')[2] ?? '']
    }),
  )
}

/** Names are added to released.json, and nothing else. */
function changedNames(tag: string): string[] {
  const before: Record<string, string> = JSON.parse(git('show', `${tag}:${RELEASED}`))
  const now: Record<string, string> = JSON.parse(readFileSync(join(PACKAGE_ROOT, RELEASED), 'utf8'))
  return Object.entries(before)
    .filter(([name, hash]) => now[name] !== hash)
    .map(([name]) => `${RELEASED}: ${name} is not what it was in ${tag}`)
}

/** Tables and lists of that release are there, byte for byte; an open revision may have become a sealed one. */
function changedFiles(blobs: ReadonlyMap<string, string>): string[] {
  const released = new Set(
    editionNames(PACKAGE_DATA).filter((name) => !readList(placeIn(PACKAGE_DATA, name)).open),
  )
  return [...blobs]
    .filter(([path]) => path.startsWith('data/tables/') || isListOf(path, released))
    .filter(([path, blob]) => blobOf(join(PACKAGE_ROOT, path)) !== blob)
    .map(([path]) => `${path}: is not what it was`)
}

function isListOf(path: string, names: ReadonlySet<string>): boolean {
  const [, name] = /^data\/editions\/(.+)\.json$/.exec(path) ?? []
  return name !== undefined && names.has(name)
}

/** Release 1.0.0 had a folder for each edition, and its files under the paths that lists still name. */
function changedSince1(blobs: ReadonlyMap<string, string>): string[] {
  const now = new Map(
    editionNames(PACKAGE_DATA).flatMap((name) => {
      const { files, open } = readList(placeIn(PACKAGE_DATA, name))
      return open
        ? []
        : Object.entries(files).map(([path, { file }]): [string, string] => [`data/${path}`, file])
    }),
  )
  return [...blobs]
    .filter(([path]) => /^data\/(\d{4}\.\d+|standing\/\d+)\/([^/]+\.csv|schema\.json)$/.test(path))
    .filter(([path, blob]) => blobOf(join(PACKAGE_DATA, now.get(path) ?? '')) !== blob)
    .map(([path]) => `${path}: is not what it was`)
}

/** As git names a content; undefined where there is no file. */
function blobOf(path: string): string | undefined {
  try {
    const content = readFileSync(path)
    return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
  } catch {
    return undefined
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: PACKAGE_ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
