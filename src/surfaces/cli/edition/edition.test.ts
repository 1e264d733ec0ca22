/** The next revision of an edition, from the command that opens it to the one that seals it. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tempFolder } from '../../../../test/support/temp.ts'
import { fuelPart } from '../../../domains/fuel/part.ts'
import { hotelPart } from '../../../domains/hotel/part.ts'
import { releaseProblems, strayTables } from '../../../factors/files/released.ts'
import { DataError } from '../../../factors/tables/problems.ts'
import { servedFrom } from '../../process/data/editions.ts'
import { loadEdition } from '../../process/data/load.ts'
import { PACKAGE_DATA } from '../../process/package-root.ts'
import { UsageError } from '../usage.ts'
import { edition } from './edition.ts'

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text))
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** A copy of what ships. */
/** Without the rows that open revisions have so far. */
function dataCopy(): string {
  const dir = join(tempFolder(), 'data')
  cpSync(PACKAGE_DATA, dir, { recursive: true })
  rmSync(join(dir, 'open'), { recursive: true })
  return dir
}

const HOTEL_COLUMNS = 'id,country_code,factor,factor_unit,year,gwp,status,source_id'
/** Invented: nobody publishes a hotel night in Antarctica, nor do we estimate one. */
const ANTARCTICA = 'hotel-AQ,AQ,12.5,kgCO2e/room-night,2025,ipcc_ar5_gwp100,current,desnz-2025'

function addRows(dir: string, file: string, lines: readonly string[]): void {
  const path = join(dir, 'open', file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, `${lines.join('\n')}\n`)
}

const run = (dir: string, ...args: string[]) => edition([...args, '--data', dir])

/** 2025.3, with a hotel row more and one that is another. */
function opened(): string {
  const dir = dataCopy()
  const sweden = readTable(dir, 'hotel').find((line) => line.startsWith('hotel-GB,')) ?? ''
  addRows(dir, '2025/hotel.csv', [HOTEL_COLUMNS, sweden.replace(',10.4,', ',10.5,'), ANTARCTICA])
  return dir
}

function readTable(dir: string, table: string): string[] {
  const { files } = JSON.parse(readFileSync(join(dir, 'editions', '2025.2.json'), 'utf8'))
  return readFileSync(join(dir, files[`2025.2/${table}.csv`].file), 'utf8').split('\n')
}

describe('rows of an open revision', () => {
  test('replace the row of their key or come to it, and nothing else changes', () => {
    const dir = opened()
    const [before, after] = ['2025.2', '2025.3'].map((name) => loadEdition(dir, name).part(hotelPart))
    expect(before?.get('GB')?.kgPerRoomNight).toEqual({ digits: 104n, scale: 1 })
    expect(after?.get('GB')?.kgPerRoomNight).toEqual({ digits: 105n, scale: 1 })
    expect(after?.get('AQ')).toMatchObject({ tier: 'exact', kgPerRoomNight: { digits: 125n, scale: 1 } })
    expect(after?.get('FR')).toEqual(before?.get('FR'))
  })

  test('of data/open/shared are in every open revision', () => {
    const dir = dataCopy()
    addRows(dir, 'shared/countries.csv', [
      'country_code,alpha3,country_name,region,aliases,source_id',
      'ZZ,ZZZ,Nowhere,Western Europe,,everygram-judgement',
    ])
    for (const name of ['2021.2', '2025.3', '2026.2'])
      expect(loadEdition(dir, name).countries.has('ZZ')).toBe(true)
    expect(loadEdition(dir, '2025.2').countries.has('ZZ')).toBe(false)
  })

  test('a fault is named where the row stands', () => {
    const dir = dataCopy()
    addRows(dir, '2025/hotel.csv', [
      HOTEL_COLUMNS,
      ANTARCTICA,
      ANTARCTICA.replace('12.5', 'many').replace('-AQ,AQ', '-BV,BV'),
    ])
    expect(() => loadEdition(dir, '2025.3')).toThrow(
      "data/open/2025/hotel.csv:3: factor: 'many' is not a plain decimal number",
    )
    addRows(dir, '2025/hotel.csv', [HOTEL_COLUMNS, ANTARCTICA, ANTARCTICA])
    expect(() => loadEdition(dir, '2025.3')).toThrow(
      'data/open/2025/hotel.csv:3: duplicate key AQ, also on line 2',
    )
    addRows(dir, '2025/hotel.csv', [`${HOTEL_COLUMNS},stars`, `${ANTARCTICA},4`])
    expect(() => loadEdition(dir, '2025.3')).toThrow(
      /hotel\.csv:1: unknown column stars; columns must be id,/,
    )
    addRows(dir, '2025/hotel.csv', ['id,country_code', 'hotel-AQ,AQ'])
    expect(() => loadEdition(dir, '2025.3')).toThrow(
      /hotel\.csv:1: columns factor, .* of the table are missing/,
    )
  })
})

describe('edition diff', () => {
  test('shows rows, not tables', () => {
    const dir = opened()
    run(dir, 'diff', '2025.3')
    expect(printed.join('\n').split('\n')).toEqual([
      'hotel.csv',
      expect.stringMatching(/^- hotel-GB,GB,10\.4,/),
      expect.stringMatching(/^\+ hotel-GB,GB,10\.5,/),
      `+ ${ANTARCTICA}`,
    ])
  })

  test('without a difference, and between two sealed ones', () => {
    const dir = dataCopy()
    run(dir, 'diff', '2025.3')
    run(dir, 'diff', '2025.2', '2025.1')
    expect(printed[0]).toBe('2025.3: no row differs')
    expect(printed[1]).toContain('\n+ ')
    printed.length = 0
    run(dir, 'diff')
    expect(printed).toEqual(
      ['2021.2', '2022.2', '2023.2', '2024.2', '2025.3', '2026.2'].map((name) => `${name}: no row differs`),
    )
    expect(() => run(dir, 'diff', '2025.2')).toThrow('2025.2 is sealed. Name the edition to compare it with')
  })
})

describe('edition set', () => {
  test('writes the rows in which a whole table differs', () => {
    const dir = dataCopy()
    const file = join(tempFolder(), 'hotel.csv')
    const table = readTable(dir, 'hotel').filter(Boolean)
    writeFileSync(file, `${[...table, ANTARCTICA].join('\n')}\n`)
    run(dir, 'set', 'hotel', file, '--edition', '2025.3')
    expect(readFileSync(join(dir, 'open', '2025', 'hotel.csv'), 'utf8')).toBe(
      `${HOTEL_COLUMNS}\n${ANTARCTICA}\n`,
    )
    expect(loadEdition(dir, '2025.3').part(hotelPart).has('AQ')).toBe(true)
    writeFileSync(file, `${table.join('\n')}\n`)
    run(dir, 'set', 'hotel', file, '--edition', '2025.3')
    expect(existsSync(join(dir, 'open', '2025', 'hotel.csv'))).toBe(false)
    expect(process.exitCode).toBeUndefined()
  })

  test.each([
    [
      'set with a table that lacks the row',
      (dir: string) => {
        const file = join(tempFolder(), 'hotel_estimates.csv')
        writeFileSync(
          file,
          readTable(dir, 'hotel_estimates')
            .filter((line) => !line.includes(',AD,'))
            .join('\n'),
        )
        run(dir, 'set', 'hotel_estimates', file, '--edition', '2025.3')
      },
    ],
    ['remove', (dir: string) => run(dir, 'remove', 'hotel_estimates', 'AD', '--edition', '2025.3')],
  ])('a published figure takes the place of an estimate: %s', (_, remove) => {
    const dir = dataCopy()
    addRows(dir, '2025/hotel.csv', [HOTEL_COLUMNS, ANTARCTICA.replaceAll('AQ', 'AD')])
    expect(() => loadEdition(dir, '2025.3')).toThrow('AD has a published factor in hotel.csv')
    remove(dir)
    expect(loadEdition(dir, '2025.3').part(hotelPart).get('AD')).toMatchObject({ tier: 'exact' })
    const list = JSON.parse(readFileSync(join(dir, 'editions', '2025.3.json'), 'utf8'))
    expect(list.removed).toEqual({ hotel_estimates: ['AD'] })
    run(dir, 'seal', '2025.3')
    expect(loadEdition(dir, '2025.3').part(hotelPart).get('AD')).toMatchObject({ tier: 'exact' })
  })

  test('a table in another order is written whole', () => {
    const dir = dataCopy()
    const file = join(tempFolder(), 'fuels.csv')
    const { files } = JSON.parse(readFileSync(join(dir, 'editions', '2025.3.json'), 'utf8'))
    const [header = '', ...rows] = readFileSync(join(dir, files['2025.3/fuels.csv'].file), 'utf8')
      .trimEnd()
      .split('\n')
    writeFileSync(file, `${[header, ...rows.reverse()].join('\n')}\n`)
    run(dir, 'set', 'fuels', file, '--edition', '2025.3')
    expect([...loadEdition(dir, '2025.3').part(fuelPart).keys()]).toEqual(
      [...loadEdition(dir, '2025.2').part(fuelPart).keys()].reverse(),
    )
  })

  test('what is wrong with the rows is said, with exit code 1', () => {
    const dir = dataCopy()
    const file = join(tempFolder(), 'hotel.csv')
    writeFileSync(
      file,
      `${[...readTable(dir, 'hotel').filter(Boolean), ANTARCTICA.replace(',AQ,', ',QQ,')].join('\n')}\n`,
    )
    run(dir, 'set', 'hotel', file, '--edition', '2025.3')
    expect(process.exitCode).toBe(1)
    expect(printed.at(-1)).toContain('data/open/2025/hotel.csv:2: ')
  })

  /** Nothing is written to it. */
  const dir = dataCopy()
  test.each([
    [['set', 'hotels', 'x.csv', '--shared'], /no table 'hotels'\. Did you mean 'hotel'/],
    [
      ['set', 'hotel', '/dev/null'],
      /Several editions are open\. Choose one with --edition \(2021\.2, .*\), or use --shared/,
    ],
    [['set', 'hotel', 'x.csv', '--edition', '2025.3', '--shared'], /--edition NAME or --shared, not both/],
    [['set', 'hotel', 'x.csv', '--edition', '2025.2'], /ENOENT|2025\.2 is sealed and never changes/],
    [['set', 'hotel'], /takes TABLE, FILE; you sent 'hotel'/],
    [['new', '2025.4'], /2025\.3 is open; 2025 can have one open revision at a time/],
    [['new', '2025.2'], /Edition 2025\.2 already exists/],
    [['new', '2030.1'], /2030\.1 needs --from/],
    [['new', 'Acme'], /not a valid name/],
    [['seal', '2025.2'], /2025\.2 is released and never changes/],
    [['seal', '1999.1'], /There is no edition '1999\.1'/],
    [['seal', '2025.3', '--released', 'soon'], /--released must be YYYY-MM-DD/],
    [['columns', 'hotel', 'more'], /takes TABLE; you sent 'hotel more'/],
    [['remove', 'hotel_estimates', 'ZZ', '--edition', '2025.3'], /hotel_estimates has no row 'ZZ'/],
    [['remove', 'hotel_estimates', 'AD'], /Several editions are open/],
    [['open'], /edition takes one of: new, columns, set, remove, diff, seal\. You sent 'open'/],
  ])('%j is refused', (args, message) => {
    expect(() => run(dir, ...args)).toThrow(message)
    expect(releaseProblems(dir, 'data')).toEqual([])
  })
})

test('edition columns says what a column holds', () => {
  run(PACKAGE_DATA, 'columns', 'hotel')
  expect(printed.join('\n')).toMatch(/country_code +a value of countries\.country_code, key/)
})

describe('edition seal', () => {
  test('moves each table to its hash and adds the edition to released.json', () => {
    const dir = opened()
    const tables = () => readdirSync(join(dir, 'tables', 'hotel')).filter((name) => name.endsWith('.csv'))
    const [before, released] = [tables(), readFileSync(join(dir, 'released.json'), 'utf8')]
    const hotels = loadEdition(dir, '2025.3').part(hotelPart)
    run(dir, 'seal', '2025.3', '--released', '2026-12-01')
    expect(tables()).toHaveLength(before.length + 1)
    expect(readFileSync(join(dir, 'released.json'), 'utf8').startsWith(released.trimEnd().slice(0, -2))).toBe(
      true,
    )
    expect(existsSync(join(dir, 'open', '2025'))).toBe(false)
    const sealed = loadEdition(dir, '2025.3')
    expect(sealed).toMatchObject({ status: 'released', released: '2026-12-01' })
    expect([...sealed.part(hotelPart)]).toEqual([...hotels])
    expect([...releaseProblems(dir, 'data'), ...strayTables(dir)]).toEqual([])
    expect(servedFrom(dir, { edition: '2025' }).edition.name).toBe('2025.3')
    // What was released before has not moved.
    expect(loadEdition(dir, '2025.2').hash).toBe(loadEdition(PACKAGE_DATA, '2025.2').hash)
    expect(() => run(dir, 'seal', '2025.3')).toThrow('2025.3 is released and never changes')
  })

  test('refuses rows with a fault, and leaves everything as it is', () => {
    const dir = dataCopy()
    addRows(dir, '2025/hotel.csv', [HOTEL_COLUMNS, ANTARCTICA.replace('desnz-2025', 'nobody')])
    expect(() => run(dir, 'seal', '2025.3')).toThrow(DataError)
    expect(existsSync(join(dir, 'open', '2025', 'hotel.csv'))).toBe(true)
    expect([...releaseProblems(dir, 'data'), ...strayTables(dir)]).toEqual([])
  })

  test('the revision after it starts from it', () => {
    const dir = opened()
    run(dir, 'seal', '2025.3')
    run(dir, 'new', '2025.4', '--notes', 'Hotels of Antarctica')
    expect(loadEdition(dir, '2025.4').part(hotelPart).has('AQ')).toBe(true)
    run(dir, 'diff', '2025.4')
    expect(printed.at(-1)).toBe('2025.4: no row differs')
  })

  test('of the words and the rest beside the editions', () => {
    const dir = dataCopy()
    for (const name of ['synonyms', 'geography', 'register', 'extracts']) run(dir, 'seal', name)
    for (const file of [
      'synonyms/hashes.json',
      'geography/hashes.json',
      'geography/sources.csv',
      'hashes.json',
      'extracts/lines.json',
    ]) {
      expect(readFileSync(join(dir, file), 'utf8'), file).toBe(readFileSync(join(PACKAGE_DATA, file), 'utf8'))
    }
  })
})

describe("an edition of one's own", () => {
  /** A folder with the edition `acme`, sealed, that has a hotel row of its own. */
  function acme(): string {
    const dir = join(tempFolder(), 'theirs')
    run(dir, 'new', 'acme', '--from', '2025.2')
    addRows(dir, 'acme/hotel.csv', [HOTEL_COLUMNS, ANTARCTICA])
    run(dir, 'seal', 'acme')
    return dir
  }
  const served = (thirdPartyDir: string, edition?: string) =>
    servedFrom(PACKAGE_DATA, { thirdPartyDir, edition })

  test('is reached by its name, and is never a default', async () => {
    const dir = acme()
    const { edition: ours, editions } = served(dir)
    expect(ours.name).toBe('2025.2')
    expect(editions.register.entries.at(-1)).toMatchObject({
      name: 'acme',
      status: 'third_party',
      year: 2025,
    })
    const theirs = await editions.require('acme')
    expect(theirs.part(hotelPart).has('AQ')).toBe(true)
    expect(served(dir, '2025').edition.name).toBe('2025.2')
    // The folder above finds it too.
    expect(served(join(dir, '..')).editions.register.entries.at(-1)?.name).toBe('acme')
  })

  const list = (
    dir: string,
    change: (list: { files: Record<string, { file: string; sha256: string }> }) => void,
  ) => {
    const file = join(dir, 'editions', 'acme.json')
    const text = JSON.parse(readFileSync(file, 'utf8'))
    change(text)
    writeFileSync(file, JSON.stringify(text))
  }
  test.each([
    [
      'a missing file',
      (dir: string) =>
        list(dir, ({ files }) =>
          Object.assign(files['acme/hotel.csv'] ?? {}, { file: 'tables/hotel/gone.csv' }),
        ),
      /tables\/hotel\/gone\.csv: cannot be read \(ENOENT\); edition acme lists it as acme\/hotel\.csv/,
    ],
    [
      'a wrong hash',
      (dir: string) =>
        list(dir, ({ files }) => Object.assign(files['acme/hotel.csv'] ?? {}, { sha256: '0'.repeat(64) })),
      /acme.*0{64} for acme\/hotel\.csv/,
    ],
    [
      'two editions of one name',
      (dir: string) => cpSync(join(dir, 'editions'), join(dir, 'again', 'editions'), { recursive: true }),
      /there are two editions acme: the other is /,
    ],
    [
      'a name like one of ours',
      (dir: string) => cpSync(join(dir, 'editions', 'acme.json'), join(dir, 'editions', '2027.1.json')),
      /'2027\.1' cannot be the name of an edition of yours/,
    ],
    ['no edition', (dir: string) => writeFileSync(join(dir, 'x'), ''), undefined],
  ])('%s', (_, spoil, message) => {
    const dir = acme()
    spoil(dir)
    if (message) expect(() => served(dir)).toThrow(message)
    else expect(() => served(join(dir, 'tables'))).toThrow(/EDITIONS_DIR holds no edition/)
  })

  test('a table with a column that nobody knows', () => {
    const dir = join(tempFolder(), 'theirs')
    run(dir, 'new', 'acme', '--from', '2025.2')
    addRows(dir, 'acme/hotel.csv', [`${HOTEL_COLUMNS},stars`, `${ANTARCTICA},4`])
    expect(() => run(dir, 'seal', 'acme')).toThrow(/unknown column stars/)
    expect(() => served(dir)).toThrow(/acme\.json: is open: seal it with 'everygram edition seal'/)
  })

  test('a folder that is not there', () => {
    expect(() => served(join(tempFolder(), 'nowhere'))).toThrow(/nowhere: EDITIONS_DIR names no folder/)
  })
})

test('usage faults are usage faults', () => {
  expect(() => edition(['seal'])).toThrow(UsageError)
})
