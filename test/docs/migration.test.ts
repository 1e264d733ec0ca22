/** The tables of docs/migration.md that name a whole request: what they say of both editions is what is answered. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calculateAny } from '../../src/surfaces/in-process/everygram.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'migration.md'), 'utf8')

/** Rows under a heading whose first cell is one query and whose next two are figures, in kg or g. */
function rowsUnder(heading: string): { query: string; before: string; now: string }[] {
  const part = page.slice(page.indexOf(heading)).split('\n\n')[0] ?? ''
  return part.split('\n').flatMap((line) => {
    const [, first = '', before = '', now = ''] = line.split('|').map((cell) => cell.trim())
    const query = /^`([^`]*=[^`]*)`$/.exec(first)?.[1]
    return query && /^\d/.test(before) && /^\d/.test(now) ? [{ query, before, now }] : []
  })
}

/** `21,741 (13,831.624)`: the total, and of electricity scope 2 by location. */
function figures(cell: string): number[] {
  return [...cell.matchAll(/[\d,]*\d(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
}

async function answered(operation: string, query: string, edition: string): Promise<number[]> {
  const params = Object.fromEntries(new URLSearchParams(query))
  const { emissions } = (await calculateAny(operation, params, { edition })).data.attributes
  return [emissions.co2e, emissions.breakdown.scope_2_location_based]
}

const TABLES = [
  ['electricityEmissions', '| request to `/v1/electricity/emissions`'],
  ['llmEmissions', '| request to `/v1/digital/llm/emissions`'],
] as const

describe.each(TABLES)('%s', (operation, heading) => {
  const rows = rowsUnder(heading).filter(({ before }) => !before.includes(';') && !before.includes('g ('))

  test('has rows', () => {
    expect(rows.length).toBeGreaterThanOrEqual(2)
  })

  test.each(rows)('$query', async ({ query, before, now }) => {
    for (const [edition, cell] of [
      ['2025.1', before],
      ['2025.2', now],
    ] as const) {
      const said = figures(cell)
      expect((await answered(operation, query, edition)).slice(0, said.length)).toEqual(said)
    }
  })
})
