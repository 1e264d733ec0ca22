/** everygram distances: what it makes, what it refuses, what it ends with. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interruptWhen, testCommand } from '../../../test/support/command.ts'
import { DISTANCES_HELP, distances } from './distances.ts'

const { path, save, run } = testCommand(distances)
const HEAD =
  'type,origin_country,origin_location,destination_country,destination_location,transport_mode,nights,country'
const LONDON_PARIS = 'travel,GB,London,FR,Paris,rail,,'

const records = (file: string) => {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])))
}

test('a line for each pair, once, and none for what is no trip', async () => {
  const file = save('trips.csv', `${[HEAD, LONDON_PARIS, 'hotel,,,,,,2,GB', LONDON_PARIS].join('\n')}\n`)
  const { code, said, printed } = await run(file, '-o', path('ways.csv'))
  expect(code).toBe(0)
  expect(printed).toBe('')
  expect(said.split('\n').at(-1)).toBe(`everygram: 1 pair of places from 2 rows in ${path('ways.csv')}`)
  const [way, ...more] = records(path('ways.csv'))
  expect(more).toEqual([])
  expect(way).toMatchObject({ origin_location: 'London', leg: '1', leg_mode: 'rail', reason: '' })
  // 344 km as the crow flies (docs of any atlas); trains take a longer way, through the tunnel.
  expect(Number(way?.distance_km)).toBeGreaterThan(344)
  expect(way?.countries).toMatch(/^GB:[\d.]+ FR:[\d.]+$/)
})

test('a pair without a way has a line with the reason, and the code is 2', async () => {
  const file = save('trips.csv', `${[HEAD, LONDON_PARIS, 'travel,GB,Atlantis,FR,Paris,rail,,'].join('\n')}\n`)
  const { code, said } = await run(file, '-o', path('ways.csv'))
  expect(code).toBe(2)
  expect(said).toContain('2 pairs of places from 2 rows')
  expect(said).toContain('1 without a route')
  expect(records(path('ways.csv'))[1]?.reason).toContain('Atlantis')
})

test('Parquet begins and ends with its four letters', async () => {
  const file = save('trips.csv', `${[HEAD, LONDON_PARIS].join('\n')}\n`)
  expect((await run(file, `-o${path('ways.parquet')}`)).code).toBe(0)
  const bytes = readFileSync(path('ways.parquet'), 'latin1')
  expect([bytes.slice(0, 4), bytes.slice(-4)]).toEqual(['PAR1', 'PAR1'])
})

test('--help says it all', async () => {
  expect(await run('--help')).toEqual({ code: 0, said: '', printed: DISTANCES_HELP })
})

test.each([
  ['nowhere to go', ['trips.csv'], '.csv or .parquet'],
  ['another form', ['trips.csv', '-o', 'ways.txt'], '.csv or .parquet'],
  ['no file', ['-o', 'ways.csv'], 'distances takes one file'],
  ['an option of calc that it has not', ['trips.csv', '-o', 'ways.csv', '--resume'], "'--resume'"],
  ['a file that is not there', ['nowhere.csv', '-o', 'ways.csv'], 'nowhere.csv'],
  ['a folder that is not there', ['trips.csv', '-o', 'no/ways.csv'], 'no'],
  ['no trips', ['nights.csv', '-o', 'ways.csv'], 'no travel or freight rows'],
  ['itself, however it is forced', ['trips.csv', '-o', 'trips.csv', '--force'], 'would overwrite'],
])('%s: one line, the code 1, and nothing is written', async (_, args, reason) => {
  const trips = `${[HEAD, LONDON_PARIS].join('\n')}\n`
  save('trips.csv', trips)
  save('nights.csv', 'country,nights\nGB,1\n')
  const { code, said } = await run(...args.map((arg) => (arg.includes('.') ? path(arg) : arg)))
  expect(code).toBe(1)
  expect(said.split('\n').at(-1)).toMatch(/^everygram: /)
  expect(said).toContain(reason)
  expect(existsSync(path('ways.csv'))).toBe(false)
  expect(readFileSync(path('trips.csv'), 'utf8')).toBe(trips)
})

test('a table that is there stays, but for --force', async () => {
  const file = save('trips.csv', `${[HEAD, LONDON_PARIS].join('\n')}\n`)
  save('ways.csv', 'mine')
  expect(await run(file, '-o', path('ways.csv'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('--force'),
  })
  expect(statSync(path('ways.csv')).size).toBe(4)
  expect((await run(file, '-o', path('ways.csv'), '--force')).code).toBe(0)
  expect(records(path('ways.csv'))).toHaveLength(1)
})

test('Ctrl-C: the code 130, and nothing is written', async () => {
  const rows = Array.from({ length: 20_000 }, () => LONDON_PARIS)
  const file = save('trips.csv', `${[HEAD, ...rows].join('\n')}\n`)
  interruptWhen(() => process.listenerCount('SIGINT') > 0)
  const { code, said } = await run(file, '-o', path('ways.csv'))
  expect(code).toBe(130)
  expect(said.split('\n').at(-1)).toBe('everygram: stopped; nothing was written')
  expect([existsSync(path('ways.csv')), existsSync(path('ways.csv.part'))]).toEqual([false, false])
})
