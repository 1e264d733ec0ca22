/** everygram verify, sign and check-data --signatures as commands: their output and their codes. */

import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { newKeys } from '../support/minisign-keys.ts'
import { CLI, cli, start } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

let app: TestApp
let stay: string
let flight: string
const folder = tempFolder()
beforeAll(async () => {
  app = await testApp()
  stay = (await app.get('/v1/hotel/emissions?country=GB&nights=3&edition=2025.1')).text
  flight = (await app.get('/v1/travel/emissions?origin_location=LHR&destination_location=JFK&edition=2025.1'))
    .text
})
afterAll(() => app.close())

/** Gives the path. */
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const changed = () => stay.replace('"co2e":31.2', '"co2e":31.3')

describe('verify', () => {
  test('one answer: the verdict, the figure, the edition; code 0', async () => {
    const { code, stdout, stderr } = await cli(['verify', file('stay.json', stay)])
    // 3 nights of 10.4 kg
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe(`${join(folder, 'stay.json')}: same, 31.2 kg CO2e, edition 2025.1\n`)
  })

  test('printed over many lines, with a byte order mark, one a line, and as a list', async () => {
    const pretty = file('pretty.json', `\uFEFF${JSON.stringify(JSON.parse(stay), null, 2)}`)
    const lines = file('lines.ndjson', `\n${stay}\r\n\n${flight}\n${changed()}\n`)
    const list = file('list.json', `[${stay},\n${changed()}]`)
    const { code, stdout } = await cli(['verify', pretty, lines, list])
    expect(code).toBe(1)
    const verdicts = stdout.split('\n').filter((line) => /^\S/.test(line))
    expect(verdicts.map((line) => line.replace(`${folder}/`, '').split(',')[0])).toEqual([
      'pretty.json: same',
      'lines.ndjson:2: same',
      'lines.ndjson:4: same',
      'lines.ndjson:5: differs',
      'list.json[0]: same',
      'list.json[1]: differs',
      '6 results: 4 same',
    ])
    expect(stdout).toContain(
      'data.attributes.emissions.co2e: 31.3 in the result, 31.2 (edition 2025.1) recalculated',
    )
    expect(stdout).toContain('6 results: 4 same, 2 differs, 0 cannot')
  })

  test('against another edition: each changed factor, from what to what; code 1', async () => {
    const { code, stdout } = await cli(['verify', '--edition', '2024', file('flight.json', flight)])
    expect(code).toBe(1)
    // UK factors, long-haul, economy, with RF: 2025 and 2024.
    expect(stdout).toMatch(
      /factor flight-long-economy .*: 0\.11704 \(edition 2025\.1\) in the result, 0\.20011 \(edition 2024\.1\) recalculated/,
    )
  })

  test('standard input, and --json', async () => {
    const running = start(process.execPath, [CLI, 'verify', '--json', '-'])
    running.child.stdin?.end(`${changed()}\n${stay}\n`)
    const { code, stdout } = await running.ended
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(code).toBe(1)
    expect(lines.map(({ file: name, data }) => [name, data.attributes.verdict])).toEqual([
      ['standard input:1', 'differs'],
      ['standard input:2', 'same'],
    ])
  })

  test('an answer without meta.request: --request, else cannot', async () => {
    const { meta, data } = JSON.parse(stay)
    const { request: _, ...rest } = meta
    const old = file('old.json', JSON.stringify({ data, meta: rest }))
    const alone = await cli(['verify', old])
    expect(alone).toMatchObject({ code: 1, stdout: expect.stringMatching(/: cannot\n.*--request/) })
    const url = 'http://127.0.0.1:3000/v1/hotel/emissions?country=GB&nights=3'
    const { stdout } = await cli(['verify', '--request', url, '--json', old])
    expect(JSON.parse(stdout).data.attributes.differences).toEqual([])
  })

  test.each([
    ['no JSON', 'x\ny\n', 'not valid JSON'],
    ['half an answer', '{"data":', 'not valid JSON'],
    ['an error', '{"error":{"code":"not_found"}}', 'not an Everygram result'],
    ['nested beyond reason', '['.repeat(100_000), 'nested'],
  ])('%s: cannot, code 1', async (name, text, reason) => {
    const { code, stdout } = await cli(['verify', file('bad.json', text)])
    expect(code, name).toBe(1)
    expect(stdout).toContain(': cannot')
    expect(stdout).toContain(reason)
  })

  test('a file that is not there, and one without answers', async () => {
    expect(await cli(['verify', join(folder, 'nowhere.json')])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("can't be read (ENOENT)"),
    })
    const empty = await cli(['verify', file('empty.json', '\n')])
    expect(empty).toMatchObject({ code: 1, stdout: expect.stringContaining('cannot\n  This file is empty.') })
  })

  test('a fault of one file is no fault of the others', async () => {
    const cut = file('cut.xlsx', 'no workbook')
    const { code, stdout } = await cli(['verify', cut, file('stay.json', stay)])
    expect(code).toBe(1)
    expect(stdout).toContain('2 results: 1 same, 0 differs, 1 cannot')
  })

  test('an overlay: with it as it was, without it cannot', async () => {
    const overlay = file(
      'own.csv',
      'id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,from_km,below_km,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,note\n' +
        'hotel-gb,hotel,GB,,,,,,,,,41.5,,kgCO2e/room-night,2025,ipcc_ar5_gwp100,Own hotels,Energy of 2024,internal,\n',
    )
    const { text } = await withOverlay(overlay)
    const own = file('own.json', text)
    expect(await cli(['verify', own], { OVERLAY: overlay })).toMatchObject({ code: 0 })
    expect(await cli(['verify', own])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('own factors of an operator that are not installed here'),
    })
    // An answer that was made without it is checked without it.
    expect(await cli(['verify', file('stay.json', stay)], { OVERLAY: overlay })).toMatchObject({ code: 0 })
  })

  test.each([
    [['verify'], 'needs files'],
    [['verify', '--edition', '2031', 'x'], '2031'],
    [['verify', '--nothing', 'x'], '--nothing'],
    [['sign'], '--key'],
    [['sign', '--key', 'x'], 'takes --release, or editions'],
    [['sign', '--key', 'x', '2031.1'], "'2031.1'"],
    [['check-data', '--key', 'x'], '--signatures'],
  ])('%j is not understood: code 2', async (args, reason) => {
    const { code, stderr } = await cli(args)
    expect({ code }).toEqual({ code: 2 })
    expect(stderr).toContain(reason)
  })

  test.each(['verify', 'sign', 'check-data'])('%s --help has an example', async (command) => {
    const { code, stdout } = await cli([command, '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatch(new RegExp(`\\n  everygram ${command}`))
  })
})

describe('sign and check-data --signatures', () => {
  test('unsigned until there is a key of the publisher: code 3', async () => {
    const { code, stdout, stderr } = await cli(['check-data', '--signatures'])
    expect({ code, stderr }).toEqual({ code: 3, stderr: '' })
    expect(stdout).toMatch(/^edition 2025\.1: unsigned/m)
    expect(stdout).not.toContain('valid')
  })

  test('signed editions are valid, a changed one is named with its line', { timeout: 60_000 }, async () => {
    const data = join(folder, 'data')
    cpSync(PACKAGE_DATA, data, { recursive: true })
    const keys = newKeys()
    const names = ['2021.1', '2022.1', '2023.1', '2024.1', '2025.1', '2025.2', '2026.1']
    const signed = await cli(['sign', '--key', file('t.key', keys.secret), '--data', data, ...names])
    expect(signed).toMatchObject({ code: 0, stderr: '' })
    writeFileSync(join(data, 'minisign.pub'), keys.public)
    const valid = await cli(['check-data', '--signatures', '--data', data])
    expect(valid).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^edition 2025\.2: valid signature of key /m),
    })
    const other = await cli([
      'check-data',
      '--signatures',
      '--key',
      file('o.pub', newKeys().public),
      '--data',
      data,
    ])
    expect(other).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('editions/2021.1.json.minisig:2: was made with key'),
    })
    const path = join(data, 'editions', '2025.2.json.minisig')
    writeFileSync(path, readFileSync(path, 'utf8').replace('edition:2025.2', 'edition:2025.3'))
    const found = await cli(['check-data', '--signatures', '--data', data])
    expect(found).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('data/editions/2025.2.json.minisig:3: '),
    })
  })
})

async function withOverlay(overlay: string) {
  const { servedFrom } = await import('../../src/surfaces/process/data/editions.ts')
  const { services } = await import('../support/app.ts')
  const served = servedFrom(PACKAGE_DATA, { edition: '2025.1', overlayFile: overlay })
  const own = await testApp({}, { ...services, ...served })
  const reply = await own.get('/v1/hotel/emissions?country=GB&nights=3')
  await own.close()
  return reply
}
