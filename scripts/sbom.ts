/**
 * Writes dist/sbom.cdx.json, the bill of materials of what is shipped, after validating it, and says how many components
 * there are under each licence: `npm run sbom`, after a build. Fails where one has none.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { bundledPackages } from './lib/bundled.js'
import { licenceOf } from './lib/licences.ts'
import { type Bom, faultsOf, licences, shippedBom } from './lib/sbom.ts'

const OUTPUT_BYTES_MAX = 100_000_000

const bundled = bundledPackages(PACKAGE_ROOT).map((folder) => {
  const { name, version } = licenceOf(PACKAGE_ROOT, folder)
  return `${name}@${version}`
})
const bom = shippedBom({ production: npmBom('--omit=dev'), all: npmBom(), bundled }, 'everygram')
const faults = faultsOf(bom)
if (faults.length > 0) {
  console.error(`the bill of materials is not valid CycloneDX ${bom.specVersion}:\n${faults.join('\n')}`)
  process.exit(1)
}
const counts = [...licences(bom)].map(([licence, count]) => `${licence} ${count}`)
const dist = join(PACKAGE_ROOT, 'dist')
mkdirSync(dist, { recursive: true })
const file = join(dist, 'sbom.cdx.json')
writeFileSync(file, `${JSON.stringify(bom, null, 1)}\n`)
console.log(`${file}: ${bom.components.length} components, valid CycloneDX ${bom.specVersion}`)
console.log(`licences: ${counts.join(', ')}`)

/** From the lockfile, so that packages for other platforms are in it as well. */
function npmBom(...options: string[]): Bom {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', ...options]
  const output = execFileSync('npm', args, { cwd: PACKAGE_ROOT, maxBuffer: OUTPUT_BYTES_MAX })
  return JSON.parse(output.toString())
}
