/** Names of countries in many languages, as the build has made them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeCountryNames } from '../../../engine/helpers/country-names.ts'
import { PACKAGE_ROOT } from '../package-root.ts'

/** Pairs of a folded name and the code of its country: the same on every release of Node.js. */
export const COUNTRY_NAMES_FILE = join(PACKAGE_ROOT, 'dist', 'country-names.json')

/** They are read when a name is asked for first. */
export function useBuiltCountryNames(): void {
  if (existsSync(COUNTRY_NAMES_FILE))
    takeCountryNames(() => new Map(JSON.parse(readFileSync(COUNTRY_NAMES_FILE, 'utf8'))))
}
