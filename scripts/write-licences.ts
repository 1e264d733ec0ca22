/** Writes dist/licences.txt: the licences of packages whose code or data the build put into its own files. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { bundledPackages } from './lib/bundled.js'
import { licenceOf, licencesText } from './lib/licences.ts'
import { COMPILED_IN } from './lib/sbom.ts'

const folders = [...bundledPackages(PACKAGE_ROOT), ...COMPILED_IN.map((name) => `node_modules/${name}`)]
const packages = folders.map((folder) => licenceOf(PACKAGE_ROOT, folder))
writeFileSync(join(PACKAGE_ROOT, 'dist', 'licences.txt'), licencesText(packages))
