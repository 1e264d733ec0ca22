/** everygram calc of CSV as people have it: what is found in it, results, what is refused. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { csvOf, eachInOwnFolder, path, run, save, sheetOf } from '../../../../test/support/calc.ts'
import { isTableOfResults, savedTable } from '../saved-tables.ts'
import { styledFile } from './text-file.ts'

eachInOwnFolder()

describe('CSV', () => {
  test('with plain names: our columns after those that were there', async () => {
    const file = save('nights.csv', 'traveller,country,nights\nAnna,GB,3\nBob,GB,2\n')
    const { code, said: text } = await run(file)
    expect(code).toBe(0)
    expect(text).toContain('2 of 2 rows calculated, 52 kg CO2e')
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
    const [row] = csvOf(path('gas.results.csv'), ';', 'latin1')
    // 15,000 kWh of natural gas: 15,000 × (0.18296 + 0.03021) = 3,197.550 kg.
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
      "no column for nights. Columns not used: 'Aufenthalt'. Add one, or map a column with --map 'Aufenthalt=nights'",
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
    expect(found).toContain('1 of 5 rows calculated')
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
    ['bytes of a picture', '\u0000\u0001', 'not a text file'],
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
    expect((await run(file, '-o', path('nowhere', 'x.csv'))).code).toBe(1)
  })
})

test('a wrong value is blamed on the column where it stands', async () => {
  const file = save('state.csv', 'type,kwh,country,region,state\nelectricity,10,US,,XX\n')
  const { said } = await run(file)
  expect(said).toContain("row 2, column 'state', value 'XX'")
})

describe('results keep how the file was written', () => {
  const lines = (encoding: string, name: string) =>
    new TextDecoder(encoding, { ignoreBOM: true }).decode(readFileSync(path(name))).split(/\r?\n/)

  test.each([
    ['UTF-8 without a mark', Buffer.from('Ort,country,nights\nKöln,DE,1\n'), 'utf-8', 'Ort'],
    ['UTF-8 with a mark', Buffer.from('\uFEFFOrt,country,nights\nKöln,DE,1\n'), 'utf-8', '\uFEFFOrt'],
    ['UTF-16', Buffer.from('\uFEFFOrt,country,nights\nKöln,DE,1\n', 'utf16le'), 'utf-16le', '\uFEFFOrt'],
    ['windows-1252', Buffer.from('Ort,country,nights\nKöln,DE,1\n', 'latin1'), 'windows-1252', 'Ort'],
  ])('%s', async (_, bytes, encoding, first) => {
    await run(save('k.csv', bytes))
    const [head = '', row = ''] = lines(encoding, 'k.results.csv')
    expect(head.split(',').slice(0, 4)).toEqual([first, 'country', 'nights', 'type'])
    expect(row.split(',').slice(0, 4)).toEqual(['Köln', 'DE', '1', 'hotel'])
    expect(await isTableOfResults(path('k.results.csv'))).toBe(true)
    expect(existsSync(path('k.results.csv.part'))).toBe(false)
  })

  test('a sign that its encoding does not have: UTF-8, and it is said', async () => {
    const file = textFileOf('windows-1252')
    await file.write('Köln\n')
    await file.write('CO₂\n')
    await file.end()
    expect(readFileSync(path('s.csv'), 'utf8')).toBe('\uFEFFKöln\nCO₂\n')
    expect(words).toEqual(['cli.utf8.no_sign'])
  })

  test('letters too late to be recognised: UTF-8', async () => {
    const file = textFileOf('windows-1252')
    await file.write('a'.repeat(1_048_576))
    await file.write('ä')
    await file.end()
    expect(readFileSync(path('s.csv'), 'utf8').at(-1)).toBe('ä')
    expect(words[0]).toBe('cli.utf8.late')
  })

  const words: string[] = []
  const textFileOf = (encoding: 'windows-1252') => {
    words.length = 0
    const style = { separator: ',', encoding, hasMark: false }
    return styledFile(path('s.csv'), style, ({ key }) => words.push(key))
  }
})

describe('a column with a name of ours', () => {
  test('ours stand behind it under a name of their own, and are read back', async () => {
    const text = 'Type,nights,country,status,edition\nHotel stay,3,GB,paid,2024.1\n'
    await run(save('own.csv', text))
    const [row = {}] = csvOf(path('own.results.csv'))
    expect(Object.keys(row).slice(0, 7)).toEqual([
      'Type',
      'nights',
      'country',
      'status',
      'edition',
      'everygram_type',
      'everygram_status',
    ])
    expect(row).toMatchObject({ status: 'paid', everygram_type: 'hotel', everygram_status: 'ok' })
    const saved = []
    for await (const one of savedTable(path('own.results.csv'))) saved.push(one.value)
    expect(saved).toMatchObject([{ type: 'hotel', status: 'ok', co2e_kg: '31.2' }])
  })

  test('in a workbook too', async () => {
    await run(save('own.csv', 'type,nights,country\nhotel,3,GB\n'), '-o', path('own.xlsx'))
    const [head = []] = await sheetOf(path('own.xlsx'), 'Results')
    expect(head.slice(0, 5)).toEqual(['type', 'nights', 'country', 'everygram_type', 'status'])
  })
})

test.each([
  ['travel', 'transport_mode,distance_km,vehicle_type\ncar,412,diesel\n'],
  ['freight', 'mode,weight,unit,distance_km\nroad,2,tonne,300\n'],
  ['llm', 'model,output_tokens\ngpt-4o,412\n'],
  ['llm', 'model,energy_wh\ngpt-4o,3\n'],
  ['refrigerant', 'gas,amount,unit\nR410A,2,kg\n'],
  ['refrigerant', 'gas,charge,leak_rate\nR410A,10,2\n'],
  ['homeworking', 'hours,country\n100,GB\n'],
  ['homeworking', 'days,people\n100,5\n'],
])('%s needs what its calculation needs, and no more: %s', async (type, text) => {
  const { code, said } = await run(save('needs.csv', text))
  expect(said).toContain(`type ${type}:`)
  expect([code, said]).toEqual([0, expect.stringContaining('1 of 1 rows calculated')])
})
