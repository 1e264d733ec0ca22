/** A clone of this checkout, with what is not committed yet, in which each task begins anew. */
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Clone {
  readonly folder: string
  /** The commit in which each task begins. */
  readonly start: string
}

const OUTPUT_MAX_BYTES = 1e9
/** What a build writes; the geography takes minutes, and no task changes it. */
const BUILT = 'dist'
const KEPT_BUILT = 'var/dist'
const GEOGRAPHY = 'geo'

export function makeClone(root: string): Clone {
  if (!existsSync(join(root, BUILT, GEOGRAPHY))) throw new Error('nothing is built yet: run npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'everygram-newcomer-'))
  git(root, 'clone', '--quiet', '--shared', '.', folder)
  copyUncommitted(root, folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  cpSync(join(root, BUILT), join(folder, BUILT), { recursive: true })
  // A link is no folder to .gitignore.
  mkdirSync(join(folder, '.git', 'info'), { recursive: true })
  appendFileSync(join(folder, '.git', 'info', 'exclude'), '\nnode_modules\n')
  return { folder, start: commit(folder, 'Start') }
}

function copyUncommitted(root: string, folder: string): void {
  const listed = (...flags: string[]) =>
    git(root, 'ls-files', '-z', ...flags)
      .split('\0')
      .filter((name) => name !== '')
  for (const name of listed('--modified', '--others', '--exclude-standard', '--deleted')) {
    if (!existsSync(join(root, name))) {
      rmSync(join(folder, name), { force: true })
      continue
    }
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(root, name), join(folder, name))
  }
}

/** Keeps what is built, so that every task begins with it. */
export function keepBuilt({ folder }: Clone): void {
  cpSync(join(folder, BUILT), join(folder, KEPT_BUILT), { recursive: true, filter: isNoGeography })
}

/** As it was at the start. */
export function reset({ folder, start }: Clone): void {
  git(folder, 'reset', '--quiet', '--hard', start)
  git(folder, 'clean', '--quiet', '-fd')
  for (const name of readdirSync(join(folder, BUILT))) {
    if (name !== GEOGRAPHY) rmSync(join(folder, BUILT, name), { recursive: true })
  }
  cpSync(join(folder, KEPT_BUILT), join(folder, BUILT), { recursive: true })
}

function isNoGeography(path: string): boolean {
  return !path.endsWith(`/${BUILT}/${GEOGRAPHY}`)
}

/** All that has changed; gives the commit. */
export function commit(folder: string, subject: string): string {
  git(folder, 'add', '--all')
  const author = ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@example.org']
  git(folder, ...author, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', subject)
  return git(folder, 'rev-parse', 'HEAD').trim()
}

/** What the newest commit changed. */
export function newestDiff(folder: string): string {
  return git(folder, 'diff', '--unified=0', '--no-prefix', '--no-renames', '--no-ext-diff', 'HEAD~1', 'HEAD')
}

export function isFolderAt({ folder, start }: Clone, path: string): boolean {
  return git(folder, 'ls-tree', '-d', start, path) !== ''
}

function git(folder: string, ...args: string[]): string {
  const stdio: ('ignore' | 'pipe' | 'inherit')[] = ['ignore', 'pipe', 'inherit']
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: OUTPUT_MAX_BYTES, stdio })
}
