/** Results in every form in which they are kept: rows, tables, inventories, single values. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savedResults } from '../../src/surfaces/cli/saved-results.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'
import { reported } from '../../src/surfaces/report/report.ts'
import { hashesOf, ndjsonResults } from '../../src/surfaces/report/result-rows.ts'
import { verificationLines } from '../../src/surfaces/verify/lines.ts'
import { type JsonObject, objectAt, recordedValue } from '../../src/surfaces/verify/recorded.ts'
import { verify, verifyRecorded } from '../../src/surfaces/verify/verify.ts'
import { services, type TestApp, testApp } from '../support/app.ts'
import { tempFolder } from '../support/temp.ts'

const folder = tempFolder()
const STAY = '/v1/hotel/emissions?country=GB&nights=3&edition=2025.1'
const ILEAP =
  '/v1/freight/emissions?origin_location=NLRTM&destination_location=CNSHA&weight=100&transport_mode=sea&edition=2025.1&format=ileap'
const ROWS = [
  '{"type":"hotel","params":{"country":"GB","nights":3}}',
  '{"type":"electricity","params":{"country":"GB","kwh":1000}}',
  '{"type":"fuel","params":{"fuel_type":"diesel","amount":7}}',
  '{"type":"hotel","params":{"country":"GB","nights":"x"}}',
].join('\n')

let app: TestApp
let rows: JsonObject[]
beforeAll(async () => {
  app = await testApp()
  rows = await rowsOf(app)
})
afterAll(() => app.close())

async function rowsOf(of: TestApp, fields = 'short'): Promise<JsonObject[]> {
  const headers = { 'content-type': 'application/x-ndjson' }
  const { text } = await of.post(`/v1/batch?fields=${fields}`, ROWS, headers)
  return text
    .trim()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

async function kept(name: string, text: string) {
  writeFileSync(join(folder, name), text)
  const all: { value?: unknown; fault?: unknown; isEmpty?: boolean }[] = []
  for await (const one of savedResults(join(folder, name))) all.push(one)
  return all
}

async function verdicts(name: string, text: string) {
  const all: string[] = []
  for (const { value, fault, isEmpty, ...one } of await kept(name, text)) {
    const { recorded } = one as { recorded?: Parameters<typeof verifyRecorded>[1] }
    if (isEmpty) all.push('empty')
    else if (fault !== undefined) all.push('fault')
    else all.push((await (recorded ? verifyRecorded(services, recorded) : verify(services, value))).verdict)
  }
  return all
}

const without = (row: JsonObject, ...names: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

describe('rows', () => {
  test('in short and in full; one with another type or status is not the same', async () => {
    const full = await rowsOf(app, 'full')
    for (const row of [...rows, ...full].filter(({ status }) => status === 'ok')) {
      expect((await verify(services, row)).verdict).toBe('same')
      expect((await verify(services, { ...row, type: 'waste' })).verdict).toBe('differs')
      expect((await verify(services, { ...row, status: 'OK?' })).reason?.code).toBe('not_an_answer')
    }
  })

  test('of release 1.0.0, with their request: figures are judged, the id is not', async () => {
    for (const row of rows.slice(0, 3)) {
      const old = without(row, 'calculation_id', 'edition_hash', 'request')
      expect((await verify(services, old)).reason?.code).toBe('no_request')
      const request = String(row.request)
      expect((await verify(services, old, { request })).verdict).toBe('same')
      expect((await verify(services, { ...old, co2e_kg: 1 }, { request })).verdict).toBe('differs')
    }
  })

  test('of an overlay that is not here', async () => {
    const overlayFile = join(folder, 'own.csv')
    writeFileSync(
      overlayFile,
      'id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,from_km,below_km,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,note\n' +
        'hotel-gb,hotel,GB,,,,,,,,,41.5,,kgCO2e/room-night,2025,ipcc_ar5_gwp100,Own hotels,Energy of 2024,internal,\n',
    )
    const context = { ...services, ...servedFrom(PACKAGE_DATA, { edition: '2025.1', overlayFile }) }
    const own = await testApp({}, context)
    const [row = {}] = await rowsOf(own)
    await own.close()
    expect((await verify(context, row)).verdict).toBe('same')
    expect((await verify(services, row)).reason?.code).toBe('other_figures')
    const old = without(row, 'calculation_id', 'edition_hash')
    expect((await verify(services, old)).reason?.code).toBe('other_figures')
  })

  test('in lines: whole names, no factor of the row, no edition that is not known', async () => {
    const [row = {}] = rows
    const lines = verificationLines(
      'a',
      await verify(services, { ...row, co2e_kg: 31.3, factor_id: 'x' }),
      'en',
    )
    expect(lines).toContain('  co2e_kg: 31.3 in the result, 31.2 (edition 2025.1) recalculated')
    expect(lines).toContain('  factor_id: x in the result, hotel-GB (edition 2025.1) recalculated')
    const german = verificationLines('a', await verify(services, { ...row, co2e_kg: 31.3 }), 'de')
    expect(german).toContain('  co2e_kg: 31.3 im Ergebnis, 31.2 (Datenversion 2025.1) neu berechnet')
    const value = await verifyRecorded(services, recordedValue('31.3'), { request: STAY })
    expect(verificationLines('a', value, 'en').join('\n')).not.toContain('undefined')
    expect(verificationLines('a', value, 'en')).toContain('  value: 31.3 in the result, 31.2 recalculated')
  })
})

test('an item that is missing, and the total of iLEAP, in lines', async () => {
  const body = (await app.get(STAY)).json
  body.data.attributes.emissions.source_trail = []
  const lines = verificationLines('a', await verify(services, body), 'en')
  expect(lines.find((line) => line.startsWith('  factor hotel-GB'))).toMatch(/\) is missing in the result$/)
  const ileap = (await app.get(ILEAP)).json
  const [line] = verificationLines('a', await verify(services, ileap), 'en')
  expect(line).toMatch(/^a: same, [\d.]+ kg CO2e/)
})

describe('tables', () => {
  const head =
    'note;type;status;co2e_kg;range_low_kg;range_high_kg;scopes;scope_1_kg;scope_2_kg;scope_2_market_based_kg;scope_3_kg;factor_id;tier;edition;notices;calculation_id;edition_hash;request'
  const line = (co2e: string, status = 'ok') => {
    const { calculation_id, edition_hash, request } = rows[0] as Record<string, string>
    return `1.5;hotel;${status};${co2e};17,16;49,92;scope_3_category_6;0;0;;31,2;hotel-GB;exact;2025.1;;${calculation_id};${edition_hash};${request}`
  }

  test('with a decimal comma in their own columns, and points in others', async () => {
    expect(await verdicts('comma.csv', [head, line('31,2'), line('31,3'), ''].join('\n'))).toEqual([
      'same',
      'differs',
    ])
  })

  test('a row with a result and another status, and rows without one', async () => {
    const empty = `;hotel;error${';'.repeat(15)}`
    const lines = [head, line('31,2', 'OK?'), line('31,2', 'error'), line('31,2'), empty]
    expect(await verdicts('status.csv', lines.join('\n'))).toEqual(['cannot', 'cannot', 'same', 'empty'])
    const json = [{ ...rows[0], status: 'error' }, { ...rows[0], status: 'late' }, rows[3]]
    expect(await verdicts('status.json', JSON.stringify(json))).toEqual(['cannot', 'cannot', 'empty'])
  })

  test('with another separator, and line breaks in a name', async () => {
    const text = [head.replace('note', 'note;"a\nb"'), `;${line('31,2')}`].join('\n').replaceAll(';', '|')
    expect(await verdicts('pipe.csv', text)).toEqual(['same'])
  })

  test('of both signs: refused', async () => {
    const reading = kept('both.csv', [head, line('31.2')].join('\n'))
    await expect(reading).rejects.toThrow('decimal comma')
  })
})

test('a name twice in one object', async () => {
  const { text } = await app.get(STAY)
  const [one] = await kept('twice.json', text.replace('"nights":3', '"nights":3,"nights":3'))
  expect(one?.fault).toEqual({ key: 'cli.saved.name_twice', values: { value: 'nights' } })
})

describe('an inventory', () => {
  test('is checked line by line, of short and of whole results', async () => {
    for (const fields of ['short', 'full']) {
      const lines = (await rowsOf(app, fields)).map((row) => `${JSON.stringify(row)}\n`)
      const groups = ndjsonResults(piecesOf(lines), hashesOf(services.editions))
      let text = ''
      for await (const piece of reported(groups, services.editions)) text += piece
      const found = await verdicts(`inventory-${fields}.csv`, text)
      expect(found.slice(0, -1).filter((verdict) => verdict !== 'same')).toEqual([])
      expect(found.at(-1)).toBe('empty')
      const changed = text.replace(',31.2,yes', ',31.3,yes').replace(',Scope 2,', ',Scope 1,')
      const others = await verdicts('changed.csv', changed)
      expect(others.filter((verdict) => verdict === 'differs')).toHaveLength(2)
    }
  })
})

async function* piecesOf(lines: readonly string[]) {
  yield* lines
}

describe('one value', () => {
  const reasonOf = async (text: string, request?: string) => {
    const { verdict, reason } = await verifyRecorded(services, recordedValue(text), { request })
    return reason?.code ?? verdict
  }

  test.each([
    ['31.2', STAY, 'same'],
    ['31.3', STAY, 'differs'],
    ['31.2', `${STAY}&format=value`, 'same'],
    ['', `${STAY}&field=scope_2_market_based_kg`, 'same'],
    ['exact', `${STAY}&field=tier`, 'same'],
    ['31.2', `${STAY}&format=csv`, 'unknown_request'],
    ['2026-11-24T00:00:00Z', `${STAY}&field=meta.calculated_at`, 'not_an_answer'],
    ['31.2', undefined, 'no_request'],
  ])('%s of %s: %s', async (text, request, wanted) => {
    expect(await reasonOf(text, request)).toBe(wanted)
  })

  test('numbers, booleans and nothing are values in files', async () => {
    for (const text of ['31.20', 'true', '']) {
      const [one] = await kept('value.txt', `${text}\n`)
      expect(one).toMatchObject({ text })
    }
  })
})

test.each([
  ['&edition=2025.1&edition=2024.1', 'cannot'],
  ['&edition=2025.1&year=2025', 'cannot'],
  ['&edition=rubbish', 'cannot'],
  ['&edition=2024.1', 'differs'],
  ['&year=2024', 'differs'],
  ['&year=2025', 'same'],
])('an answer of 2025.1 whose request says %s: %s', async (edition, wanted) => {
  const body = (await app.get(STAY)).json
  const request = `/v1/hotel/emissions?country=GB&nights=3${edition}`
  const meta = { ...objectAt(body, 'meta'), request }
  expect((await verify(services, { ...body, meta })).verdict).toBe(wanted)
})

test('the engine of a list is that of its release', async () => {
  const body = (await app.get('/v1/digital/llm/models')).json
  const changed = { ...body, meta: { ...body.meta, engine: '0' } }
  expect((await verify(services, changed)).reason?.code).toBe('other_engine')
})
