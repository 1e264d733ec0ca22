/** everygram calc: files as people have them, what is found in them, results, what it ends with. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tempFolder } from '../../../test/support/temp.ts'
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
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const path = (name: string) => join(folder, name)
const save = (name: string, content: string | Uint8Array) => {
  writeFileSync(path(name), content)
  return path(name)
}

async function run(...args: string[]) {
  said = []
  process.exitCode = undefined
  await calc(args)
  return { code: process.exitCode ?? 0, said: said.join('\n') }
}

/** Records of results by the names of their columns. */
function csvOf(file: string, separator = ','): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').replace('\uFEFF', '').trim().split('\n')
  const names = head.split(separator)
  return lines.map((line) => Object.fromEntries(line.split(separator).map((cell, at) => [names[at], cell])))
}

async function sheetOf(file: string, name: string): Promise<string[][]> {
  const [sheet] = (await openXlsx(file, name)).sheets
  const rows: TableRow[] = []
  for await (const group of sheet?.rows() ?? []) rows.push(...group)
  return rows.map(({ cells }) => [...cells])
}

describe('--set', () => {
  test('says what a row does not say', async () => {
    const file = save('set.csv', 'country,nights,date\nGB,3,\n,2,\n,1,2024-05-01\n')
    const { code, said: text } = await run(
      file,
      '--set',
      'country=GB',
      '--set',
      'year=2025',
      '--type',
      'hotel',
    )
    expect(text).toContain('3 of 3 rows answered')
    expect(code).toBe(0)
    // 10.4 kg a night in 2024 and in 2025; the date of a row goes before the year for all.
    expect(csvOf(path('set.results.csv')).map(({ co2e_kg, edition }) => [co2e_kg, edition])).toEqual([
      ['31.2', '2025.2'],
      ['20.8', '2025.2'],
      ['10.4', '2024.1'],
    ])
  })

  test('takes the countries of trips that name towns alone', async () => {
    const file = save('towns.csv', 'Von;Nach;Verkehrsmittel\nBerlin;München;Bahn\nKöln;Hamburg;Bahn\n')
    const countries = ['--set', 'origin_country=DE', '--set', 'destination_country=DE']
    const { code } = await run(file, '--type', 'travel', ...countries)
    expect(code).toBe(0)
  })

  test.each([
    ['cuntry=GB', /no type has the parameter 'cuntry'; did you mean country/],
    ['country', /takes parameter=value/],
    ['country=', /takes parameter=value/],
  ])('refuses %s', async (given, message) => {
    const file = save('refused.csv', 'country,nights\nGB,3\n')
    await expect(run(file, '--set', given)).resolves.toMatchObject({
      code: 1,
      said: expect.stringMatching(message),
    })
  })
})

describe('CSV', () => {
  test('with plain names: our columns after those that were there', async () => {
    const file = save('nights.csv', 'traveller,country,nights\nAnna,GB,3\nBob,GB,2\n')
    const { code, said: text } = await run(file)
    expect(code).toBe(0)
    expect(text).toContain('2 of 2 rows answered, 52 kg CO2e')
    const rows = csvOf(path('nights.results.csv'))
    // 3 and 2 nights of 10.4 kg
    expect(rows.map(({ traveller, co2e_kg, status }) => [traveller, co2e_kg, status])).toEqual([
      ['Anna', '31.2', 'ok'],
      ['Bob', '20.8', 'ok'],
    ])
    expect(Object.keys(rows[0] ?? {}).slice(0, 5)).toEqual([
      'traveller',
      'country',
      'nights',
      'type',
      'status',
    ])
    expect(existsSync(path('nights.results.csv.journal'))).toBe(false)
  })

  test('of a German spreadsheet: Windows-1252, semicolons, decimal commas, German names', async () => {
    const text =
      'Standort;Energieträger;Menge (kWh);Rechnungsdatum\nMünchen;natural_gas;15.000,0;31.12.2025\n'
    const file = save('gas.csv', Buffer.from(text, 'latin1'))
    const { code, said: found } = await run(file)
    expect(code).toBe(0)
    expect(found).toContain("windows-1252, separator ';', decimal ','")
    expect(found).toContain("'Menge (kWh)' → amount unit=kwh")
    expect(found).toContain("'Rechnungsdatum' → year")
    const [row] = csvOf(path('gas.results.csv'), ';')
    // Contract, section 4: 15,000 kWh of natural gas are 3,197.550 kg.
    expect(row).toMatchObject({ Standort: 'München', co2e_kg: '3197,55', edition: '2025.2' })
  })

  test.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFcountry,nights\nGB,3\n')],
    ['UTF-16', Buffer.from('\uFEFFcountry\tnights\r\nGB\t3\r\n', 'utf16le')],
    ['a French one', Buffer.from('Pays;Nuitées;Arrivée\nGB;3;03/05/2025\n', 'latin1')],
    ['old line ends', Buffer.from('country,nights\rGB,3\r')],
  ])('%s', async (_, bytes) => {
    const { code, said: text } = await run(save('a.csv', bytes), '--type', 'hotel', '--json')
    expect([code, JSON.parse(text.split('\n').at(-1) ?? '')]).toEqual([
      0,
      expect.objectContaining({ co2e_kg: 31.2 }),
    ])
  })

  test('many types in one file', async () => {
    const text = 'Category,Country,Nights,kWh\nHotel,GB,3,\nStrom,DE,,5000\nHotle stay,GB,1,\n'
    const { code } = await run(save('mixed.csv', text))
    expect(code).toBe(2)
    const rows = csvOf(path('mixed.results.csv'))
    expect(rows.map(({ type, status }) => [type, status])).toEqual([
      ['hotel', 'ok'],
      ['electricity', 'ok'],
      ['', 'error'],
    ])
  })

  test.each([
    ['electricity', 'Pays;Consommation (MWh)\nDE;2,5\n', 'kwh unit=mwh'],
    ['freight', 'Von;Von Land;Nach;Nach Land;Gewicht (t)\nKöln;DE;Lyon;FR;1,5\n', 'weight unit=tonne'],
    ['waste', 'Abfallart;Entsorgung;Menge [kg]\nglass;landfill;1000\n', 'amount unit=kg'],
    ['refrigerant', 'Kältemittel;Nachfüllmenge (g)\nR410A;1500\n', 'amount unit=g'],
    ['water', 'Verbrauch m³;Leistung\n10;supply\n', 'amount unit=m3'],
    ['homeworking', 'Tage im Homeoffice;Mitarbeiter\n100;5\n', "'Mitarbeiter' → people"],
    ['spend', 'NAICS;Betrag USD\n337214;1000\n', 'amount currency=usd'],
  ])('%s by the names of its columns, the unit among them', async (type, text, said) => {
    const { code, said: found } = await run(save('units.csv', text), '--force')
    expect([code, found]).toEqual([0, expect.stringContaining(said)])
    const [row] = csvOf(path('units.results.csv'), ';')
    expect(row).toMatchObject({ type, status: 'ok' })
  })

  test('a unit with several meanings is refused row by row, with its readings', async () => {
    const text = 'From,From country,To,To country,Weight (tons)\nDallas,US,Austin,US,3\n'
    const { code, said: found } = await run(save('tons.csv', text))
    expect(code).toBe(2)
    expect(found).toContain("column 'Weight (tons)', value 'tons'")
  })

  test('a column that every row needs and no name fits: nothing is begun', async () => {
    const { code, said: found } = await run(save('o.csv', 'Land,Aufenthalt\nGB,3\n'), '--type', 'hotel')
    expect(code).toBe(1)
    expect(found).toContain(
      "no column for nights. Not used are 'Aufenthalt': name one with --map 'Aufenthalt=nights'",
    )
    expect((await run(path('o.csv'), '--type', 'hotel', '--map', 'Aufenthalt=nights')).code).toBe(0)
  })

  test('what is wrong with a row is said with its row, column and value, and the others go on', async () => {
    const text = 'Land;Nächte\nGB;3\n\nXX;1\nGB;drei\nSumme;4\nGB;1;zu viel\n'
    const { code, said: found } = await run(save('n.csv', text), '--type', 'hotel')
    expect(code).toBe(2)
    expect(found).toContain("row 4, column 'Land', value 'XX'")
    expect(found).toContain("row 5, column 'Nächte', value 'drei'")
    expect(found).toContain('row 6')
    expect(found).toContain('looks like a total')
    expect(found).toContain('row 7')
    expect(found).toContain('1 of 5 rows answered')
  })

  test('cells that a spreadsheet would run are made harmless', async () => {
    const evil = ['=1+1', '@SUM(A1)', '+1', '-1+2']
    const text = `name,country,nights\n${evil.map((name) => `${name},GB,1`).join('\n')}\n`
    await run(save('evil.csv', text))
    for (const { name } of csvOf(path('evil.results.csv'))) expect(name).toMatch(/^'/)
  })

  test('a year by a date: without one of four digits the row says so', async () => {
    const { said: found } = await run(
      save('d.csv', 'country,nights,date\nGB,1,31.12.24\nGB,1,1999-01-01\nGB,1,2024-05-05\n'),
    )
    expect(found).toContain("row 2, column 'date', value '31.12.24'")
    const rows = csvOf(path('d.results.csv'))
    expect(rows.map(({ edition }) => edition)).toEqual(['', '', '2024.1'])
  })

  test.each([
    ['a title above the names', 'My trips\ncountry,nights\nGB,1\n', 'title'],
    ['a name that is missing', 'country,,nights\nGB,x,1\n', 'column 2'],
    ['a name twice', 'country,Nights,nights\nGB,1,2\n', 'two columns'],
    ['columns of nothing', 'a,b\n1,2\n', '--type'],
    ['nothing', '', 'no rows'],
    ['bytes of a picture', '\u0000\u0001', 'no text'],
    ['both signs for decimals', 'country;kwh\nGB;1,5\nGB;1.5\n', '--decimal'],
  ])('%s: refused before the work begins', async (_, text, expected) => {
    const { code, said: found } = await run(save('x.csv', text))
    expect([code, found]).toEqual([1, expect.stringContaining(expected)])
    expect(existsSync(path('x.results.csv'))).toBe(false)
  })

  test('--map, --dry-run', async () => {
    const file = save('m.csv', 'Wo,Wie lange\nGB,3\nGB,0\n')
    const { code, said: found } = await run(
      file,
      '--map',
      'Wo=country',
      '--map',
      'Wie lange=nights',
      '--dry-run',
    )
    expect([code, existsSync(path('m.results.csv')), existsSync(path('m.results.csv.journal'))]).toEqual([
      2,
      false,
      false,
    ])
    expect(found).toContain("row 3, column 'Wie lange', value '0'")
  })

  test('shards have every row once', async () => {
    const file = save(
      's.csv',
      `country,nights\n${Array.from({ length: 10 }, (_, i) => `GB,${i + 1}`).join('\n')}\n`,
    )
    const nights: string[] = []
    for (const index of [1, 2, 3]) {
      await run(file, '--shard', `${index}/3`)
      nights.push(...csvOf(path(`s.results.${index}of3.csv`)).map((row) => row.nights ?? ''))
    }
    expect(nights.map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('an indexed Job of Kubernetes: which shard is in its environment, and --resume needs nothing to be there', async () => {
    const file = save('k.csv', 'country,nights\nGB,1\nGB,2\nGB,3\n')
    try {
      for (const index of [0, 1]) {
        process.env.JOB_COMPLETION_INDEX = String(index)
        expect((await run(file, '--shards', '2', '--resume', '--force')).code).toBe(0)
      }
      const nights = [1, 2].map((part) => csvOf(path(`k.results.${part}of2.csv`)).map((row) => row.nights))
      expect(nights).toEqual([['1', '3'], ['2']])
      for (const [index, args] of [
        ['2', ['--shards', '2']],
        ['-1', ['--shards', '2']],
        ['', ['--shards', '2']],
        ['0', ['--shards', 'x']],
        ['0', ['--shards', '2', '--shard', '1/2']],
      ] as const) {
        process.env.JOB_COMPLETION_INDEX = index
        expect(await run(file, ...args)).toMatchObject({ code: 1, said: expect.stringContaining('--shard') })
      }
    } finally {
      delete process.env.JOB_COMPLETION_INDEX
    }
  })

  test('results that are there, and the file itself, are not written over', async () => {
    const file = save('o.csv', 'country,nights\nGB,1\n')
    expect((await run(file, '-o', file)).code).toBe(1)
    expect((await run(file)).code).toBe(0)
    expect(await run(file)).toMatchObject({ code: 1, said: expect.stringContaining('--force') })
    expect((await run(file, '--force')).code).toBe(0)
    expect((await run(file, '-o', join(folder, 'nowhere', 'x.csv'))).code).toBe(1)
  })
})

describe('a run that was ended', () => {
  test('goes on with --resume: the same results', async () => {
    const file = save(
      'r.csv',
      `country,nights\n${Array.from({ length: 60_000 }, (_, i) => `GB,${(i % 365) + 1}`).join('\n')}\n`,
    )
    await run(file, '-o', path('whole.csv'))
    const running = calc([file, '-o', path('part.csv')])
    // As soon as results are being written.
    const waiting = setInterval(() => {
      if (!existsSync(path('part.csv.part'))) return
      clearInterval(waiting)
      process.emit('SIGINT')
    }, 1)
    await running
    expect(process.exitCode).toBe(130)
    expect(existsSync(path('part.csv'))).toBe(false)
    expect(existsSync(path('part.csv.journal'))).toBe(true)
    // A line that was being written.
    writeFileSync(path('part.csv.journal'), '{"type":"ho', { flag: 'a' })
    expect(await run(file, '-o', path('part.csv'), '--edition', '2024', '--resume')).toMatchObject({
      code: 1,
      said: expect.stringContaining('edition'),
    })
    expect((await run(file, '-o', path('part.csv'), '--resume')).code).toBe(0)
    expect(readFileSync(path('part.csv'), 'utf8')).toBe(readFileSync(path('whole.csv'), 'utf8'))
    expect(existsSync(path('part.csv.journal'))).toBe(false)
  })

  test('takes what took long from the journal, and the rest is calculated again', async () => {
    // Of every pair of these towns the ways have to be looked for; nights between them do not.
    const towns = [
      'London',
      'Leeds',
      'York',
      'Bristol',
      'Exeter',
      'Cardiff',
      'Derby',
      'Oxford',
      'Bath',
      'Hull',
    ]
    const trips = towns.flatMap((from) =>
      towns.filter((to) => to !== from).map((to) => `travel,,,GB,${from},GB,${to},car`),
    )
    const head =
      'type,country,nights,origin_country,origin_location,destination_country,destination_location,transport_mode'
    const file = save(
      'long.csv',
      [head, ...trips.flatMap((trip) => ['hotel,GB,3,,,,,', trip]), ''].join('\n'),
    )
    await run(file, '-o', path('long.whole.csv'))
    const running = calc([file, '-o', path('long.part.csv')])
    const journal = path('long.part.csv.journal')
    const waiting = setInterval(() => {
      if (!existsSync(journal) || readFileSync(journal, 'utf8').split('\n').length < 4) return
      clearInterval(waiting)
      process.emit('SIGINT')
    }, 1)
    await running
    expect(process.exitCode).toBe(130)
    const [identity, first = '', ...others] = readFileSync(journal, 'utf8').split('\n')
    expect(JSON.parse(first)).toMatchObject({ row: 2, answer: { type: 'travel' } })
    writeFileSync(
      journal,
      [identity, first.replace(/"grams":\d+/, '"grams":123456789'), ...others].join('\n'),
    )
    expect((await run(file, '-o', path('long.part.csv'), '--resume')).code).toBe(0)
    const [whole, resumed] = ['long.whole.csv', 'long.part.csv'].map((name) =>
      readFileSync(path(name), 'utf8').split('\n'),
    )
    const differing = whole?.flatMap((line, at) => (line === resumed?.[at] ? [] : [at]))
    expect(differing).toEqual([2])
    expect(resumed?.[2]).toContain('123456.789')
  })

  test('nothing to resume', async () => {
    expect((await run(save('z.csv', 'country,nights\nGB,1\n'), '--resume')).code).toBe(1)
  })
})

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

describe('XLSX', () => {
  test('several sheets in; Results, Totals, Sources and Problems out', async () => {
    const bytes = await workbook([
      {
        name: 'Hotels',
        rows: [
          ['Guest', 'Country', 'Nights'],
          ['Anna', 'GB', 3],
          ['Bob', 'GB', 'two'],
        ],
      },
      {
        name: 'Strom',
        rows: [
          ['Ort', 'Land', 'Verbrauch (MWh)'],
          ['Büro', 'DE', 5],
        ],
      },
    ])
    const { code } = await run(save('book.xlsx', bytes))
    expect(code).toBe(2)
    const out = path('book.results.xlsx')
    const [head, anna] = await sheetOf(out, 'Results Hotels')
    expect(head?.slice(0, 6)).toEqual(['Guest', 'Country', 'Nights', 'type', 'status', 'co2e_kg'])
    expect(anna?.slice(0, 6)).toEqual(['Anna', 'GB', '3', 'hotel', 'ok', '31.2'])
    const totals = new Map(
      (await sheetOf(out, 'Totals')).map(([scope, category, value]) => [
        `${scope} ${category}`.trim(),
        value,
      ]),
    )
    expect([
      totals.get('Rows'),
      totals.get('Rows answered'),
      totals.get('Scope 3 6 Business travel'),
    ]).toEqual(['3', '2', '31.2'])
    const sources = await sheetOf(out, 'Sources')
    expect(sources.find(([figure]) => figure === 'hotel-GB')).toEqual([
      'hotel-GB',
      'Hotel stay, United Kingdom',
      '2025.2',
      '1',
      '31.2',
      'UK Government (DESNZ / DEFRA)',
      'UK Government GHG Conversion Factors for Company Reporting',
      '2025',
      '2025',
      'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
      'Open Government Licence v3.0',
      expect.stringContaining('Contains public sector information'),
    ])
    // Electricity of Germany: generation and its upstream part are two publications.
    expect(sources.every(([, name, , , , publisher]) => name !== '' && publisher !== '')).toBe(true)
    expect((await sheetOf(out, 'Problems'))[1]?.slice(0, 4)).toEqual(['Hotels', '3', 'Nights', 'two'])
  })

  test('several sheets do not go into one CSV', async () => {
    const rows = [
      ['country', 'nights'],
      ['GB', 1],
    ]
    const file = save(
      'two.xlsx',
      await workbook([
        { name: 'a', rows },
        { name: 'b', rows },
      ]),
    )
    expect((await run(file, '-o', path('two.csv'))).code).toBe(1)
    expect((await run(file, '-o', path('two.csv'), '--sheet', 'b')).code).toBe(0)
    expect((await run(file, '-o', path('three.csv'), '--sheet', 'c')).said).toContain("there are 'a', 'b'")
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
