/**
 * Whose code is in what the build makes. Bundles hold the code of packages that nobody installs beside them: their
 * licences go with them (scripts/write-licences.ts), and they stand in the bill of materials.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'dist/bundled'
const MODULES = 'node_modules/'
/** Of a file in a bundle: the folder of its package, the innermost where packages lie in packages. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * Writes down which packages are in a bundle. `part`: a name for the bundle.
 * @param {string} root
 * @param {string} part
 * @param {Pick<import('esbuild').Metafile, 'inputs'>[]} metafiles
 */
export function noteBundled(root, part, ...metafiles) {
  const folders = metafiles.flatMap(({ inputs }) =>
    Object.keys(inputs).flatMap((file) => packageOf(file) ?? []),
  )
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(join(root, FOLDER, `${part}.json`), JSON.stringify([...new Set(folders)].sort(), null, 1))
}

/**
 * The folders of all packages in bundles, from the root. Throws where nothing was built.
 * @param {string} root
 * @returns {string[]}
 */
export function bundledPackages(root) {
  const folder = join(root, FOLDER)
  const folders = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return [...new Set(folders)].sort()
}

/**
 * By its folder below the root, also where node_modules is a link to another place; undefined of a file of ours.
 * @param {string} file
 */
function packageOf(file) {
  const from = file.indexOf(MODULES)
  return from < 0 ? undefined : PACKAGE.exec(file.slice(from))?.[0]
}
