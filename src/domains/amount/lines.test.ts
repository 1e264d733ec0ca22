/** A domain of an amount times a row is one short file: what grows in all of them belongs into common/. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../surfaces/process/package-root.ts'

const LINES_MAX = 155
const FOLDER = join(PACKAGE_ROOT, 'src', 'domains', 'amount')
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

test('they are here', () => {
  expect(files).toEqual(expect.arrayContaining(['homeworking.ts', 'refrigerant.ts', 'spend.ts', 'waste.ts']))
})

test.each(files)('%s', (name) => {
  const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(LINES_MAX)
})
