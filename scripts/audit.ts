/**
 * Asks the registry for known vulnerabilities of all dependencies: `npm run audit`. Fails on findings only; where the
 * registry offers no audit, or none can be reached, it says so and passes.
 */
import { spawnSync } from 'node:child_process'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { verdictOf } from './lib/audit.ts'

const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: PACKAGE_ROOT, encoding: 'utf8' })
const { hasFindings, text } = verdictOf(stdout)
console.log(`audit: ${text}`)
if (hasFindings) process.exitCode = 1
