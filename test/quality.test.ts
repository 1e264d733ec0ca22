/** docs/quality.md is what the command makes of the kept results, and says what is missed and what is not known. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { qualityPage } from '../scripts/lib/quality/page.ts'
import { newest } from '../scripts/lib/quality/results.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { tempFolder } from './support/temp.ts'

const machine = { node: 'v20.19.0', cpu: 'a processor', cores: 4, platform: 'linux x64' }

/** A folder with results by name. */
function resultsWith(results: Record<string, object>): string {
  const folder = tempFolder()
  for (const [name, result] of Object.entries(results)) {
    writeFileSync(
      join(folder, name),
      JSON.stringify({ date: '2026-01-02T03:04:05.000Z', machine, ...result }),
    )
  }
  return folder
}

test('the page is current: npm run quality', () => {
  const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'quality.md'), 'utf8')
  expect(page).toBe(qualityPage(join(PACKAGE_ROOT, 'bench', 'results')))
})

test('without results every part says so, with its command', () => {
  const page = qualityPage(tempFolder())
  for (const command of ['npm test', 'npm run accuracy', 'npm run bench', 'npm run bench:day']) {
    expect(page).toContain(`\`${command}\``)
  }
  // Four suites on two releases of Node.js, accuracy, two benchmarks, the day, the package.
  expect(page.match(/not measured yet/gi)).toHaveLength(13)
  expect(page).not.toMatch(/reached|passes|good\b(?! is)/)
})

test('of each kind and each Node.js the newest counts, and other files do not', () => {
  const folder = resultsWith({
    '2026-01-01-node20-tests.json': { files: 1 },
    '2026-01-02-node20-tests.json': { files: 2 },
    '2026-01-03-node24-tests.json': { files: 3 },
    '2026-01-04-node20-tests-browser.json': { files: 4 },
    '2026-01-05-node20-before-something.json': { files: 5 },
    'notes.json': { files: 6 },
  })
  expect(newest(folder, 'tests', '20')).toMatchObject({ files: 2 })
  expect(newest(folder, 'tests', '24')).toMatchObject({ files: 3 })
  expect(newest(folder, 'tests-package', '20')).toBeUndefined()
})

test('what misses its goal stands as missed, and what has no figure as not measured', () => {
  // The goals of bench/goals.ts: an engine of at most 10 µs, a chain of at least 0.7.
  const lines = [
    { goal: 'engine', what: 'hotel', value: 10.01 },
    { goal: 'fullChain', what: 'hotel', value: 0.7, spread: { median: 0.7, min: 0.6, max: 0.8 } },
  ]
  const [engine, chain] = lines
  const before = { goal: 'engine', what: 'fuel', value: 9 }
  const page = qualityPage(
    resultsWith({
      '2026-01-01-node24-bench-engine.json': { lines: [before] },
      '2026-01-02-node24-bench-engine.json': { lines: [engine] },
      '2026-01-01-node24-bench-full-chain.json': { lines: [chain], date: '2026-01-01T03:04:05.000Z' },
    }),
  )
  const where = 'v20.19.0, 4 × a processor |'
  expect(page).toContain(`| engine alone: hotel | 10.0 µs |  | ≤ 10 | **missed** | 2026-01-02, ${where}`)
  expect(page).toContain(
    `| full chain ÷ raw: hotel | 0.700 | 0.600 to 0.800 | ≥ 0.7 | reached | 2026-01-01, ${where}`,
  )
  // Of a section the newest alone.
  expect(page).not.toContain('| engine alone: fuel |')
  expect(page).toContain('| memory after the load | not measured yet |')
  // Of goals with one figure each says what it is about.
  expect(page).toContain('| CPU a request ÷ constant: freight | not measured yet |  | ≤ 8 |  |')
})

test('a suite that fails, a range that holds too little and a bad hour of the day are told', () => {
  const table = { title: 'Ranges', head: ['domain', 'share'], rows: [['all', '89 %']] }
  const goal = { column: 'share', atLeast: 90 }
  const line = { name: 'a | b', asked: 3, statuses: { 200: 2, 503: 1 }, elsewhere: 0, wrong: 0 }
  const page = qualityPage(
    resultsWith({
      '2026-01-02-node20-tests.json': { files: 2, passed: 8, failed: 1, skipped: 0, seconds: 7 },
      '2026-01-02-node20-accuracy.json': { scripts: { ranges: [{ ...table, goal }] } },
      '2026-01-02-node20-day.json': {
        options: { minutes: '10', 'per-second': '200' },
        lines: [{ ...line, p50Ms: 1.26, p99Ms: 9.4, isGood: false }],
        usage: [{ text: 'usage: 2 counted', isGood: true }],
      },
    }),
  )
  expect(page).toContain('| `npm test` | v20.19.0 | 2026-01-02 | 2 | 8 | 1 | 0 | 7 | **fails** |')
  expect(page).toContain('| all | 89 % | **missed** |')
  expect(page).toContain('| a \\| b | 3 | 200: 2, 503: 1 | 0 | 0 | 1.3 | 9 | **bad** |')
  expect(page).toContain('- usage: 2 counted: good')
})
