/**
 * Writes dist/release.json: every file of the package that a process may read or run, with its SHA-256 and its length.
 * The last step of `npm run build`. Without dist/kept/, which Node.js writes for itself and checks by itself, and the types.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { RELEASE_LIST, releaseListOf } from '../src/factors/files/release-list.ts'
import { sha256 } from '../src/factors/files/sha256.ts'
import { PACKAGE_ROOT, RELEASE } from '../src/surfaces/process/package-root.ts'

/** Folders with all that lies in them, but for what begins with a dot. */
const FOLDERS = ['bin', 'data', 'dist/app', 'dist/docs']
const FILES =
  /^(package\.json|dist\/[^/]+\.c?js|dist\/(country-names\.json|licences\.txt)|dist\/geo\/[^/]+\.bin)$/

const names = (folder: string, recursive: boolean) =>
  readdirSync(join(PACKAGE_ROOT, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(PACKAGE_ROOT.length + 1))
    .map((path) => path.split(sep).join('/'))

const paths = [
  ...FOLDERS.flatMap((folder) => names(folder, true)),
  ...['', 'dist', 'dist/geo'].flatMap((folder) => names(folder, false)).filter((path) => FILES.test(path)),
]
const files = paths.map((path) => {
  const bytes = readFileSync(join(PACKAGE_ROOT, path))
  return { path, sha256: sha256(bytes), bytes: bytes.byteLength }
})
const list = releaseListOf(RELEASE, files)
// A line a file, which a diff shows.
const lines = list.files.map((file) => JSON.stringify(file)).join(',\n')
const text = `{"release":${JSON.stringify(list.release)},"sha256":"${list.sha256}","files":[\n${lines}\n]}\n`
writeFileSync(join(PACKAGE_ROOT, RELEASE_LIST), text)
