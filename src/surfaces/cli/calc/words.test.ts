/** everygram calc: columns as a German office calls them, columns set by hand in some sheets only, and what is said of assumptions. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tempFolder } from '../../../../test/support/temp.ts'
import type { TableRow } from '../../files/table.ts'
import { workbook } from '../../report/workbook.ts'
import { calc } from './calc.ts'
import { openXlsx } from './xlsx.ts'

let folder: string
let said: string[]
beforeEach(() => {
  folder = tempFolder()
  said = []
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

type Sheets = Parameters<typeof workbook>[0]

async function run(sheets: Sheets, ...args: string[]): Promise<string> {
  const file = join(folder, 'year.xlsx')
  writeFileSync(file, await workbook(sheets))
  await calc([file, ...args])
  return said.join('\n')
}

async function results(name: string): Promise<Record<string, string>[]> {
  const [sheet] = (await openXlsx(join(folder, 'year.results.xlsx'), name)).sheets
  const rows: TableRow[] = []
  for await (const group of sheet?.rows() ?? []) rows.push(...group)
  const [head, ...lines] = rows.map(({ cells }) => cells)
  return lines.map((cells) => Object.fromEntries((head ?? []).map((title, at) => [title, cells[at] ?? ''])))
}

const SHIPMENTS = {
  name: 'Transporte',
  rows: [
    ['Von Ort', 'Von Land', 'Nach Ort', 'Nach Land', 'Gewicht (t)', 'Transport'],
    ['Hamburg', 'Deutschland', 'München', 'Deutschland', 12.5, 'LKW'],
    ['Turin', 'Italien', 'Lyon', 'Frankreich', 3, 'Bahn'],
  ],
}

test('German names of columns and modes: towns are not passed over for the capitals of their countries', async () => {
  const text = await run([SHIPMENTS])
  expect(text).toContain("'Von Ort' → origin_location")
  expect(text).toContain("'Transport' → transport_mode")
  expect(text).toContain('2 of 2 rows calculated')
  expect(text).not.toContain('location_assumed')
})

test('what rows rest on is counted at the end', async () => {
  const text = await run([{ ...SHIPMENTS, rows: SHIPMENTS.rows.map(([, ...cells]) => cells) }])
  expect(text).toMatch(/rows with notices: .*location_assumed 2/)
  // In the workbook each code stands with its sentence.
  const notice = (await results('Notices')).find(({ Code }) => Code === 'location_assumed')
  expect(notice?.Rows).toBe('2')
  expect(Object.values(notice ?? {}).at(-1)).toMatch(/[a-z]{3,} [a-z]+ .*\.$/i)
})

test('a column set by hand for trips keeps its own meaning where the sheet has no such parameter', async () => {
  const text = await run(
    [
      {
        name: 'Reisen',
        rows: [
          ['Von', 'Land', 'Nach', 'Zielland', 'Verkehrsmittel'],
          ['Stuttgart', 'Deutschland', 'Mailand', 'Italien', 'PKW'],
        ],
      },
      {
        name: 'Hotels',
        rows: [
          ['Land', 'Nächte'],
          ['Deutschland', 2],
        ],
      },
    ],
    '--map',
    'Land=origin_country',
  )
  expect(text).toContain('2 of 2 rows calculated')
  expect(text).toContain("'Land' → origin_country")
  // 2 nights of 13.2 kg in Germany.
  expect((await results('Results Hotels')).map(({ co2e_kg }) => co2e_kg)).toEqual(['26.4'])
})

test('a bare country beside that of the destination: it is said how to make it that of the origin', async () => {
  const sheet = (...head: string[]) => [
    { name: 'Daten', rows: [head, ['Deutschland', 'Berlin', 'Frankreich', 'Paris', 'Bahn']] },
  ]
  const head = ['Land', 'Von', 'Zielland', 'Nach', 'Verkehrsmittel']
  expect(await run(sheet(...head), '--type', 'travel', '--dry-run')).toContain("--map 'Land=origin_country'")
  said = []
  const mapped = await run(sheet(...head), '--type', 'travel', '--dry-run', '--map', 'Land=origin_country')
  expect(mapped).not.toContain('kept and not used')
  // Nothing that is read says where the trips begin: the rows are refused before the work.
  const noOrigin = ['Country', 'Office', 'Destination country', 'To', 'Mode']
  expect(await run(sheet(...noOrigin), '--type', 'travel')).toContain("--map 'Country=origin_country'")
  said = []
  expect(await run(sheet(...noOrigin))).toContain("--map 'Country=origin_country'")
  // Of two ends that no column says it may be either.
  said = []
  expect(await run(sheet('Land', 'A', 'B', 'C', 'D'), '--type', 'travel')).toContain(
    "--map 'Land=origin_country'",
  )
})
