/** The tasks of CONTRIBUTING.md, and the budget of each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTasks } from '../../scripts/lib/newcomer/guide.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const read = (file: string) => readFileSync(join(PACKAGE_ROOT, file), 'utf8')
const names = readTasks(read('CONTRIBUTING.md')).map(({ name }) => name)

test('the tasks that must stay easy are there', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'Add a figure: A fuel',
      'Add a country: Its hotels',
      'Add a column',
      'Add a field to a result',
      'Add a notice',
      'Add a domain',
      'Release an edition',
    ]),
  )
})

test('each has a budget, and no other has', () => {
  expect(Object.keys(JSON.parse(read('test/newcomer/budget.json'))).sort()).toEqual([...names].sort())
})
