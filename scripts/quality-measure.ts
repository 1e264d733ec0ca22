/**
 * Measures what needs no quiet machine, and keeps it in bench/results/ for `npm run quality`: `npm run quality:measure`,
 * after a build. `-- accuracy tests-browser` measures these alone.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keep, machine } from '../bench/report.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { SUITES } from './lib/quality/tests.ts'

const ACCURACY = ['accuracy', 'accuracy-ranges', 'accuracy-places', 'accuracy-postcodes', 'accuracy-llm']
const OUTPUT_BYTES_MAX = 10_000_000
const MILLISECONDS = 1000

const measures: Record<string, () => object> = {
  accuracy: () => ({ scripts: Object.fromEntries(ACCURACY.map((name) => [name, accuracyOf(name)])) }),
  package: packed,
  ...Object.fromEntries(Object.keys(SUITES).map((name) => [name, () => suite(name)])),
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(measures)
for (const name of names) {
  const measure = measures[name]
  if (!measure) throw new Error(`there is no '${name}': ${Object.keys(measures).join(', ')}`)
  const date = new Date().toISOString()
  console.log(keep({ date, machine: machine(), ...measure() }, name))
}

function accuracyOf(name: string): unknown {
  return JSON.parse(output(process.execPath, '--import', 'tsx', `scripts/${name}.ts`, '--json'))
}

/** A suite that fails is kept as well: its page says so. */
function suite(name: string): object {
  const [, mode] = name.split('-')
  const folder = mkdtempSync(join(tmpdir(), 'everygram-tests-'))
  const file = join(folder, 'tests.json')
  const ofMode = mode ? ['--mode', mode] : []
  const args = ['vitest', 'run', ...ofMode, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const start = performance.now()
  spawnSync('npx', args, { cwd: PACKAGE_ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
  const seconds = Math.round((performance.now() - start) / MILLISECONDS)
  const said = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return {
    files: said.testResults.length,
    passed: said.numPassedTests,
    // A file that does not load has no tests, and fails all the same.
    failed: said.success ? 0 : Math.max(1, said.numFailedTests),
    skipped: said.numPendingTests + said.numTodoTests,
    seconds,
  }
}

function packed(): object {
  return JSON.parse(output(process.execPath, '--import', 'tsx', 'scripts/pack-contents.ts', '--json'))
}

function output(command: string, ...args: string[]): string {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit']
  return execFileSync(command, args, {
    cwd: PACKAGE_ROOT,
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES_MAX,
    stdio,
  })
}
