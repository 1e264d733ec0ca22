/**
 * A workbook of 5,000 rows with 40 as people type them: each of the 40 has the right figure, or a problem that names its
 * sheet, row, column, value and what is wrong; no place is replaced by another.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tempFolder } from '../../../../test/support/temp.ts'
import type { TableRow } from '../../files/table.ts'
import { workbook } from '../../report/workbook.ts'
import { calc } from './calc.ts'
import { openXlsx } from './xlsx.ts'

type Cell = string | number

interface Typed {
  readonly cells: readonly Cell[]
  /** The column that a problem is about. */
  readonly column: string
  /** Of an answer; absent where none can be right. */
  readonly kg?: number
}

/** 10.4 kg a room-night in GB, 3,197.550 kg for 15,000 kWh of natural gas (15,000 × 0.21317). */
const NIGHT = 10.4
const GAS = 3197.55

const HOTELS: readonly Typed[] = [
  { cells: ['a', 'United Kingdom', 2], column: 'Country', kg: 2 * NIGHT },
  { cells: ['b', 'GBR', 2], column: 'Country', kg: 2 * NIGHT },
  { cells: ['c', 'uk', 2], column: 'Country', kg: 2 * NIGHT },
  { cells: ['d', ' gb ', ' 2 '], column: 'Country', kg: 2 * NIGHT },
  { cells: ['e', 'GB', 'two'], column: 'Nights' },
  { cells: ['f', 'GB', '2 nights'], column: 'Nights' },
  { cells: ['g', 'GB', 2.5], column: 'Nights' },
  { cells: ['h', 'GB', -1], column: 'Nights' },
  { cells: ['i', 'GB', 0], column: 'Nights' },
  { cells: ['j', 'GB', '2,0'], column: 'Nights', kg: 2 * NIGHT },
  { cells: ['k', 'Europe', 2], column: 'Country' },
  { cells: ['l', 'England', 2], column: 'Country', kg: 2 * NIGHT },
  { cells: ['m', '', 2], column: 'Country' },
  { cells: ['n', 'XX', 2], column: 'Country' },
  { cells: ['o', 'GB', ''], column: 'Nights' },
  { cells: ['p', 'GB', 1000], column: 'Nights' },
]

const FUELS: readonly Typed[] = [
  { cells: ['Natural Gas', 15_000, 'kWh'], column: 'Fuel', kg: GAS },
  { cells: ['natural gas ', '15000', 'kwh'], column: 'Fuel', kg: GAS },
  { cells: ['NATURAL_GAS', '15,000', 'KWH'], column: 'Amount', kg: GAS },
  { cells: ['natural_gas', '15 000', 'kWh'], column: 'Amount', kg: GAS },
  { cells: ['natural_gas', "15'000", 'kWh'], column: 'Amount', kg: GAS },
  { cells: ['natural_gas', '1.5e4', 'kWh'], column: 'Amount', kg: GAS },
  { cells: ['gas', 15_000, 'kWh'], column: 'Fuel' },
  { cells: ['peat', 1, 'kg'], column: 'Fuel' },
  { cells: ['natural_gas', 15_000, 'gallons'], column: 'Unit' },
  { cells: ['natural_gas', 'about 15000', 'kWh'], column: 'Amount' },
  { cells: ['natural_gas', '15000 kWh', 'kWh'], column: 'Amount' },
  { cells: ['', 15_000, 'kWh'], column: 'Fuel' },
]

const TRIPS: readonly Typed[] = [
  { cells: ['Qwertyville', 'GB', 'London', 'GB'], column: 'From' },
  { cells: ['London', 'GB', 'Qwertyville', 'GB'], column: 'To' },
  { cells: ['Qwertyville', 'GB', 'Paris', 'FR'], column: 'From' },
  { cells: ['London', 'GB', 'Xyzzyburg', 'FR'], column: 'To' },
  { cells: ['Xyzzyburg', 'DE', 'Paris', 'FR'], column: 'From' },
  { cells: ['London', 'XX', 'Paris', 'FR'], column: 'From country' },
  { cells: ['Qwertyville', 'US', 'Paris', 'FR'], column: 'From' },
  { cells: ['London', 'GB', '', ''], column: 'To country' },
  { cells: ['123456789', 'GB', 'London', 'GB'], column: 'From' },
  { cells: ['?', 'GB', 'London', 'GB'], column: 'From' },
  { cells: ['tbd', 'FR', 'London', 'GB'], column: 'From' },
  { cells: ['n/a', 'DE', 'London', 'GB'], column: 'From' },
]

const PLAIN = { Hotels: 3000, Fuel: 1860, Travel: 100 }

const filled = (count: number, cells: readonly Cell[]) => Array.from({ length: count }, () => cells)
const SHEETS: readonly {
  name: keyof typeof PLAIN
  head: readonly string[]
  plain: readonly Cell[]
  typed: readonly Typed[]
}[] = [
  { name: 'Hotels', head: ['Guest', 'Country', 'Nights'], plain: ['x', 'GB', 3], typed: HOTELS },
  { name: 'Fuel', head: ['Fuel', 'Amount', 'Unit'], plain: ['natural_gas', 15_000, 'kWh'], typed: FUELS },
  {
    name: 'Travel',
    head: ['From', 'From country', 'To', 'To country'],
    plain: ['London', 'GB', 'Leeds', 'GB'],
    typed: TRIPS,
  },
]

let out: string
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = tempFolder()
  const file = join(folder, 'mixed.xlsx')
  const sheets = SHEETS.map(({ name, head, plain, typed }) => ({
    name,
    rows: [head, ...typed.map(({ cells }) => cells), ...filled(PLAIN[name], plain)],
  }))
  writeFileSync(file, await workbook(sheets))
  await calc([file])
  out = join(folder, 'mixed.results.xlsx')
}, 60_000)
afterAll(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

async function recordsOf(name: string): Promise<Record<string, string>[]> {
  const [sheet] = (await openXlsx(out, name)).sheets
  const rows: TableRow[] = []
  for await (const group of sheet?.rows() ?? []) rows.push(...group)
  const [head, ...records] = rows
  return records.map(({ cells }) =>
    Object.fromEntries((head?.cells ?? []).map((column, at) => [column, cells[at] ?? ''])),
  )
}

test('5,000 rows, 40 of them typed', async () => {
  const all = SHEETS.reduce((sum, { name, typed }) => sum + PLAIN[name] + typed.length, 0)
  expect([all, SHEETS.reduce((sum, { typed }) => sum + typed.length, 0)]).toEqual([5000, 40])
  const rows = (await recordsOf('Totals')).find(({ Scope }) => Scope === 'Rows')
  expect(rows?.['kg CO2e']).toBe('5000')
})

test.each(SHEETS.map(({ name, typed }) => [name, typed] as const))('%s', async (name, typed) => {
  const results = await recordsOf(`Results ${name}`)
  const problems = (await recordsOf('Problems')).filter(({ Sheet }) => Sheet === name)
  for (const [at, { cells, column, kg }] of typed.entries()) {
    const said = JSON.stringify(cells)
    const result = results[at]
    if (result?.status === 'ok') {
      expect(Number(result.co2e_kg), said).toBe(kg)
      continue
    }
    // The names of the columns are row 1.
    const problem = problems.find(({ Row }) => Row === String(at + 2))
    const shown = String(cells[SHEETS.find((one) => one.name === name)?.head.indexOf(column) ?? -1]).trim()
    expect(problem, said).toMatchObject({ Column: column, Value: shown })
    expect(problem?.['What is wrong'], said).toMatch(/\w{4}.*\w{4}/)
  }
  // The others are as they would be alone, and nothing took another place.
  expect(results.slice(typed.length).every(({ status }) => status === 'ok')).toBe(true)
  for (const { notices } of results) expect(notices).not.toMatch(/location_not_found|place_reduced/)
})
