/** docs/scope3.md names every calculation, and none that there is not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPERATIONS } from '../src/api/operations.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'scope3.md'), 'utf8')
const named = new Set([...page.matchAll(/`(\/v1\/[a-z/]+)`/g)].map(([, path]) => path))

test('the calculations of the page are those that there are', () => {
  const calculations = OPERATIONS.map(({ path }) => path).filter((path) => path.endsWith('/emissions'))
  expect([...named].sort()).toEqual(calculations.sort())
})

test('every category has a row', () => {
  const rows = page.split('\n').map((line) => /^\| (\d+) [A-Z]/.exec(line)?.[1])
  expect(rows.filter((row) => row !== undefined)).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 1)))
})
