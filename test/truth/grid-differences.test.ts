/** What docs/methods/electricity.md says of official figures and Ember's follows from the default edition. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differencesText, MARK } from '../../scripts/lib/grid-differences.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'methods', 'electricity.md'), 'utf8')

test('its table is what npm run data:grids makes of the edition', () => {
  expect(page.split(`${MARK}\n`)[1]).toBe(differencesText(PACKAGE_DATA))
})

test('the Netherlands by hand: 245 x 253.56 / 250.72 = 247.8 against 253.56 x 0.7418 = 188.1, a third more', () => {
  expect(page).toContain('| Netherlands | `official_ratio` | 247.8 | 188.1 | +32 % | 292.4 | 253.6 |')
})
