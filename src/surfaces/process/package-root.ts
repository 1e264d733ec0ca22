/** Where the package lies, from source and from the build alike, and what its package.json says. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

export const PACKAGE_ROOT = findRoot()
/** The folder of the editions and of what lies beside them. */
export const PACKAGE_DATA = join(PACKAGE_ROOT, 'data')
/** What the build compiles of the geography. */
export const GEO_DIR = join(PACKAGE_ROOT, 'dist', 'geo')
/** Whether this is the project itself, where people change data and build again, and not what was installed of it. */
export const isCheckout = () => existsSync(join(PACKAGE_ROOT, 'scripts', 'build.js'))
/** What the build makes of docs/. */
export const DOCS_DIR = join(PACKAGE_ROOT, 'dist', 'docs')
/** What the build makes of app/. */
export const APP_DIR = join(PACKAGE_ROOT, 'dist', 'app')
export const GEOGRAPHY = {
  compiled: GEO_DIR,
  /** Tables that are kept by hand. */
  tables: join(PACKAGE_DATA, 'geography'),
}
/** The release: the deployed version of this service. */
export const RELEASE: string = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')).version
