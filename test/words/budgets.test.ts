/** How many problems a text may still have. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exceeding, lowered, readBudgets } from '../../scripts/lib/words/budgets.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const problem = { line: 1, found: 'x', instead: 'y' }
const problems = new Map([
  ['a.md', [problem, problem]],
  ['b.md', [problem]],
  ['c.md', []],
])

test('a file without a budget may have none, another as many as its budget', () => {
  expect(exceeding(problems, { 'a.md': 2 })).toEqual([['b.md', [problem]]])
  expect(exceeding(problems, { 'a.md': 1, 'b.md': 1 }).map(([file]) => file)).toEqual(['a.md'])
})

test('a budget falls to what is left and never rises', () => {
  expect(lowered(problems, { 'a.md': 1, 'b.md': 5, 'c.md': 3, 'not-read.md': 2 })).toEqual({
    'a.md': 1,
    'b.md': 1,
    'not-read.md': 2,
  })
})

test('every budget is of a file that is there, and the README has none', () => {
  const files = Object.keys(readBudgets()).filter((file) => !file.startsWith('/'))
  for (const file of files) expect(existsSync(join(PACKAGE_ROOT, file)), file).toBe(true)
  expect(files).not.toContain('README.md')
})
