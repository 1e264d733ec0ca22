/** everygram report: what it makes, what it refuses, what it ends with. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { interruptWhen, testCommand } from '../../../test/support/command.ts'
import { workbook } from '../report/workbook.ts'
import { calc } from './calc/calc.ts'
import { REPORT_HELP, report } from './report.ts'

const { path, save, run } = testCommand(report)
const NAMES = ['inventory.csv', 'inventory.xlsx', 'statement.html']
/** Published: 10.4 kg a night in the United Kingdom, in the edition 2025. */
const NIGHTS = 'id,country,nights\na,GB,3\nb,GB,2\n'
const AS_HOTEL = ['--type', 'hotel', '--edition', '2025.1']

const kilograms = (dir: string) => {
  const [head = '', ...lines] = readFileSync(`${dir}/inventory.csv`, 'utf8').trim().split('\n')
  const at = head.split(',').indexOf('co2e_kg')
  return lines.map((line) => line.split(',')[at])
}

test('three files, made where no folder was, and one line that says what is in them', async () => {
  const file = save('nights.csv', NIGHTS)
  const dir = path('deep/inventory')
  const { code, said, printed } = await run(
    file,
    '-o',
    dir,
    ...AS_HOTEL,
    '--organisation',
    'Example & Sons',
    '--period=2025',
  )
  expect(code).toBe(0)
  expect(readdirSync(dir).sort()).toEqual(NAMES)
  // 3 x 10.4 and 2 x 10.4, together 52.
  expect(kilograms(dir)).toEqual(['31.2', '20.8'])
  expect(said.split('\n').at(-1)).toBe(
    `everygram: 2 of 2 rows, 52 kg CO2e location-based, 52 market-based, in ${dir}`,
  )
  expect(printed).toBe('')
  const statement = readFileSync(`${dir}/statement.html`, 'utf8')
  expect(statement).toContain('Example &amp; Sons')
  expect(statement).toContain('from nights.csv')
})

test.each(['csv', 'ndjson', 'xlsx'])('results of calc as .%s are taken as they are', async (form) => {
  const file = save('nights.csv', NIGHTS)
  await calc([file, '-o', path(`r.${form}`), ...AS_HOTEL])
  const { code, said } = await run(path(`r.${form}`), '-o', path('d'))
  expect(code).toBe(0)
  expect(said).toContain('2 of 2 result rows, 52 kg')
  expect(kilograms(path('d'))).toEqual(['31.2', '20.8'])
})

test('a row with a problem is named, and the code is 2', async () => {
  const file = save('nights.csv', `${NIGHTS}c,Atlantis,1\n`)
  const { code, said } = await run(file, '-o', path('d'), ...AS_HOTEL)
  expect(code).toBe(2)
  expect(said).toContain('everygram: row 4: ')
  expect(said).toContain('Atlantis')
  expect(said).toContain('2 of 3 rows, 52 kg')
})

test('of a workbook the sheet is named beside the row, in its results too', async () => {
  const hotel = (name: string, country: string) => ({
    name,
    rows: [
      ['Land', 'Nächte'],
      [country, 1],
    ],
  })
  const bytes = await workbook([hotel('Nord', 'Germny'), hotel('Süd', 'Atlantis')])
  const file = save('two.xlsx', bytes)
  const first = await run(file, '-o', path('d'), '--type', 'hotel')
  expect(first.said).toContain("everygram: sheet 'Nord', row 2: ")
  expect(first.said).toContain("everygram: sheet 'Süd', row 2: ")
  expect(readFileSync(`${path('d')}/inventory.csv`, 'utf8')).toContain('\nSüd 2,')
  await calc([file, '-o', path('r.xlsx'), '--type', 'hotel'])
  const again = await run(path('r.xlsx'), '-o', path('d2'))
  expect(again.said).toContain("everygram: sheet 'Results Süd', row 2: ")
})

test('--help says it all, whatever is there beside', async () => {
  expect(await run('--help')).toEqual({ code: 0, said: '', printed: REPORT_HELP })
  expect((await run('x.csv', '-o', path('d'), '-h')).printed).toBe(REPORT_HELP)
})

test.each([
  ['no folder', ['nights.csv'], 'report needs a folder: add -o DIR'],
  ['no file', ['-o', 'd'], 'report takes one file'],
  ['two files', ['nights.csv', 'nights.csv', '-o', 'd'], 'report takes one file'],
  ['another form', ['nights.pdf', '-o', 'd'], "you sent 'nights.pdf'"],
  ['an option of calc that it has not', ['nights.csv', '-o', 'd', '--resume'], "'--resume'"],
  ['another option of calc', ['nights.csv', '-o', 'd', '--shard', '1/2'], "'--shard'"],
  ['an edition that is none', ['nights.csv', '-o', 'd', '--edition', '1999'], '1999'],
  ['a file that is not there', ['nowhere.csv', '-o', 'd'], 'nowhere.csv'],
  ['a folder that is a file', ['nights.csv', '-o', 'nights.csv'], 'nights.csv'],
  ['a folder in a file', ['nights.csv', '-o', 'nights.csv/d'], 'nights.csv'],
  ['a file without rows', ['empty.csv', '-o', 'd'], 'The file has no rows.'],
  ['names of columns alone', ['head.csv', '-o', 'd', '--type', 'hotel'], 'The file has no rows.'],
  ['no lines', ['empty.ndjson', '-o', 'd'], 'The file has no rows.'],
])('%s: one line, the code 1, and nothing is written', async (_, args, reason) => {
  save('nights.csv', NIGHTS)
  save('empty.csv', '')
  save('empty.ndjson', '')
  save('head.csv', 'country,nights\n')
  const own = args.map((arg) => (/\.(csv|ndjson|pdf)|^d$/.test(arg) ? path(arg) : arg))
  const { code, said } = await run(...own)
  expect(code).toBe(1)
  expect(said.split('\n').at(-1)).toMatch(/^everygram: /)
  expect(said).toContain(reason)
  expect(existsSync(path('d')) ? readdirSync(path('d')) : []).toEqual([])
  expect(readFileSync(path('nights.csv'), 'utf8')).toBe(NIGHTS)
})

test('an inventory that is there stays, but for --force; other files beside it are none of its own', async () => {
  const file = save('nights.csv', NIGHTS)
  mkdirSync(path('d'))
  save('d/notes.txt', 'mine')
  expect((await run(file, `-o${path('d')}`, ...AS_HOTEL)).code).toBe(0)
  const again = await run(save('nights.csv', 'country,nights\nGB,1\n'), '-o', path('d'), ...AS_HOTEL)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('--force') })
  expect(kilograms(path('d'))).toEqual(['31.2', '20.8'])
  expect((await run(file, '-o', path('d'), ...AS_HOTEL, '--force')).code).toBe(0)
  expect(kilograms(path('d'))).toEqual(['10.4'])
  expect(readdirSync(path('d')).sort()).toEqual([...NAMES, 'notes.txt'].sort())
})

test('what it is made of is never written over', async () => {
  const file = save('inventory.csv', NIGHTS)
  const { code, said } = await run(file, '-o', path('.'), ...AS_HOTEL, '--force')
  expect(code).toBe(1)
  expect(said).toContain('would overwrite')
  expect(readFileSync(file, 'utf8')).toBe(NIGHTS)
})

test('Ctrl-C: the code 130, and nothing is written', async () => {
  const nights = Array.from({ length: 60_000 }, (_, at) => `GB,${(at % 365) + 1}`)
  const file = save('many.csv', `country,nights\n${nights.join('\n')}\n`)
  interruptWhen(() => existsSync(path('d/inventory.csv.part')))
  const { code, said } = await run(file, '-o', path('d'), ...AS_HOTEL)
  expect(code).toBe(130)
  expect(said.split('\n').at(-1)).toBe('everygram: stopped; nothing was written')
  expect(readdirSync(path('d'))).toEqual([])
})

test('OVERLAY: the own figure is in the inventory, and is called so', async () => {
  // 2 kg a night in place of the published 10.4.
  const head =
    'id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,from_km,below_km,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,note'
  const own = 'own-nights,hotel,GB,,,,,,,,,2,,kgCO2e/room-night,2025,ipcc_gwp100,Own Hotels,Metered,internal,'
  const overlay = save('own.csv', `${head}\n${own}\n`)
  vi.stubEnv('OVERLAY', overlay)
  const { code } = await run(
    save('nights.csv', NIGHTS),
    '-o',
    path('d'),
    '--type',
    'hotel',
    '--edition',
    '2025.1',
  )
  vi.unstubAllEnvs()
  expect(code).toBe(0)
  expect(kilograms(path('d'))).toEqual(['6', '4'])
  expect(readFileSync(path('d/inventory.csv'), 'utf8')).toContain(',user,')
})
