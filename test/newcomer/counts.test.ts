/** What git says was touched, as the counts of the budget; and when the budget is exceeded. */
import { describe, expect, test } from 'vitest'
import { judge } from '../../scripts/lib/newcomer/budget.ts'
import { type Counts, countTouched, touchedBy } from '../../scripts/lib/newcomer/counts.ts'

const DIFF = `diff --git src/api/operations.ts src/api/operations.ts
index 1..2 100644
--- src/api/operations.ts
+++ src/api/operations.ts
@@ -9,0 +10 @@ import { hotel } from './hotel/hotel.ts'
+import { laundry } from './laundry/laundry.ts'
@@ -20 +22 @@ const CALCULATORS
-  water,
+  water, laundry,
diff --git src/domains/laundry/laundry.ts src/domains/laundry/laundry.ts
new file mode 100644
index 0..3
--- /dev/null
+++ src/domains/laundry/laundry.ts
@@ -0,0 +1,2 @@
+++one
+two
diff --git docs/scope3.md docs/scope3.md
index 1..2 100644
--- docs/scope3.md
+++ docs/scope3.md
@@ -3,0 +4 @@
+| laundry |
`

test('lines and places of each file', () => {
  expect(touchedBy(DIFF)).toEqual([
    { file: 'src/api/operations.ts', lines: 3, places: 2, isNew: false },
    { file: 'src/domains/laundry/laundry.ts', lines: 2, places: 1, isNew: true },
    { file: 'docs/scope3.md', lines: 1, places: 1, isNew: false },
  ])
})

test('a new folder of src is no place outside; documentation and what commands write are apart', () => {
  const generated = [{ file: 'packages/client/src/generated/types.ts', lines: 40, places: 3, isNew: false }]
  const isNew = (folder: string) => folder === 'src/domains/laundry'
  expect(countTouched(touchedBy(DIFF), generated, isNew)).toEqual({
    files: 2,
    lines: 5,
    sourceFiles: 2,
    sourceLines: 5,
    places: 2,
    docs: 1,
    generated: 40,
  })
})

test('tests and tables are no source', () => {
  const touched = ['src/domains/a.ts', 'src/domains/a.test.ts', 'data/open/2025/a.csv', 'test/a.test.ts'].map(
    (file) => ({ file, lines: 3, places: 1, isNew: true }),
  )
  expect(countTouched(touched, [], () => false)).toMatchObject({
    files: 4,
    sourceFiles: 1,
    sourceLines: 3,
    // A new file of the source is found by its name; rows and tests elsewhere have a place.
    places: 2,
  })
})

describe('the budget', () => {
  const counts: Counts = {
    files: 2,
    lines: 5,
    sourceFiles: 2,
    sourceLines: 5,
    places: 2,
    docs: 1,
    generated: 40,
    broken: 0,
  }
  const budget = { 'Add a domain': counts }

  test('the same counts are fine', () => {
    expect(judge({ 'Add a domain': counts }, budget, true)).toEqual({ faults: [], shrunk: [] })
  })

  test('one line more is a fault, one less is worth recording', () => {
    const measured = { 'Add a domain': { ...counts, lines: 6, broken: 1, docs: 0 } }
    expect(judge(measured, budget, true)).toEqual({
      faults: ['Add a domain: lines 6, in the budget 5', 'Add a domain: broken 1, in the budget 0'],
      shrunk: ['Add a domain: docs 0, in the budget 1'],
    })
  })

  test('a task that has come or gone', () => {
    expect(judge({ 'Add a notice': counts }, budget, true).faults).toEqual([
      'Add a domain: in the budget, and no task of CONTRIBUTING.md',
      'Add a notice: not in the budget yet',
    ])
    expect(judge({}, budget, false).faults).toEqual([])
  })

  test('a figure takes at most 12 lines, whatever the budget says', () => {
    const measured = { 'Add a country: Its hotels': { ...counts, lines: 13 } }
    expect(judge(measured, measured, true).faults).toEqual([
      'Add a country: Its hotels: 13 lines, and a new figure takes at most 12',
    ])
  })
})
