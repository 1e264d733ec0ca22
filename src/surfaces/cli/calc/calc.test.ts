/** everygram calc: how it is called, and lines of JSON. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { eachInOwnFolder, path, run, save } from '../../../../test/support/calc.ts'

eachInOwnFolder()

describe('NDJSON', () => {
  test('as POST /v1/batch takes and answers it', async () => {
    const rows = [
      { id: 'a', type: 'hotel', params: { country: 'GB', nights: 3 } },
      { id: 'b', type: 'hotel', params: {} },
    ]
    const { code } = await run(save('q.ndjson', rows.map((row) => JSON.stringify(row)).join('\n')))
    const lines = readFileSync(path('q.results.ndjson'), 'utf8').trim().split('\n')
    expect(code).toBe(2)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { row: 1, id: 'a', co2e_kg: 31.2 },
      { row: 2, id: 'b', status: 'error' },
      { closing: { rows: 2, co2e_kg: 31.2 } },
    ])
  })
})

test.each([
  [['x.xls']],
  [['x.xlsm']],
  [['a.csv', 'b.csv']],
  [[]],
  [['a.csv', '--shard', '3/2']],
  [['a.csv', '--type', 'hotle']],
  [['a.csv', '--fields', 'full']],
  [['a.csv', '--nothing']],
  [['nowhere.csv']],
])('%j: called wrongly', async (args) => {
  expect((await run(...args)).code).toBe(1)
})

test('--help has an example', async () => {
  const { code, said: text } = await run('--help')
  expect([code, text]).toEqual([0, expect.stringContaining('everygram calc trips.xlsx')])
})
