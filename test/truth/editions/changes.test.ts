/** What docs/editions.md says of the editions follows from them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesText, MARK } from '../../../scripts/lib/edition-changes.ts'
import { editionEntries } from '../../../src/surfaces/process/data/register.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../../src/surfaces/process/package-root.ts'

const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'editions.md'), 'utf8')

test('its tables are what npm run data:changes makes of the editions', async () => {
  expect(page.split(`${MARK}\n`)[1]).toBe(await changesText(PACKAGE_DATA))
})

test('it names every released edition', () => {
  const released = editionEntries(PACKAGE_DATA).filter(({ status }) => status === 'released')
  for (const { name } of released) expect(page).toContain(name)
})
