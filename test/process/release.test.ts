/** The built server with files that are not as they were built. Needs a build. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { GEOGRAPHY_FILES } from '../../src/geo/files.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { damagedBytes } from '../damage/damage.ts'
import { newKeys } from '../support/minisign-keys.ts'
import { packageCopy } from '../support/package-copy.ts'
import { logLines, type Running, start } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const copy = packageCopy()
let mend = () => {}
afterEach(() => mend())

const HOTEL = '/v1/hotel/emissions?country=GB&nights=3'
const TRIP =
  '/v1/travel/emissions?origin_country=GB&origin_location=London&destination_country=GB&destination_location=Edinburgh&transport_mode=rail'

/** In a server of the copy, when its files were hashed. */
async function served(
  ...args: string[]
): Promise<Running & { ask(path: string): Promise<[number, string]> }> {
  const environment = { AUTH: 'off', HOST: '127.0.0.1', PORT: '0', DATA_DIR: tempFolder() }
  const running = start(process.execPath, args.length > 0 ? args : [copy.main], environment)
  const url = await running.until((stdout) => /listening at (http:\/\/[^"\s]+)/.exec(stdout)?.[1])
  const ask = async (path: string): Promise<[number, string]> => {
    const answer = await fetch(url + path)
    return [answer.status, await answer.text()]
  }
  // It says so until it knows better.
  while ((await ask('/readyz'))[1].includes('verifying')) await wait(10)
  return { ...running, ask }
}

const bit = (bytes: Buffer) => damagedBytes(bytes, { file: '', bits: 1, seed: 38 })

test('as it was built, it becomes ready', async () => {
  const { ask, stop, stdout } = await served()
  expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}'])
  expect((await ask(TRIP))[0]).toBe(200)
  expect(logLines(stdout()).map(({ msg }) => msg)).toContain('ready')
  expect(await stop()).toMatchObject({ code: 0 })
})

describe('one bit of the geography is changed', () => {
  test.each([...GEOGRAPHY_FILES])('%s', async (name) => {
    const file = `dist/geo/${name}`
    mend = copy.change(file, bit)
    const { ask, stop, stdout, until } = await served()
    for (let time = 0; time < 2; time++) {
      const [status, body] = await ask('/readyz')
      expect(status).toBe(503)
      expect(JSON.parse(body)).toMatchObject({
        status: 'damaged',
        code: 'unavailable',
        files: [{ file, problem: 'changed' }],
      })
    }
    // No other answer is given: what needs places is refused with the name, what needs none is answered.
    const [status, body] = await ask(TRIP)
    expect(status).toBe(503)
    expect(JSON.parse(body).error).toMatchObject({ code: 'unavailable' })
    expect(body).toContain(`${file} is not the file that was released`)
    expect((await ask(HOTEL))[0]).toBe(200)
    expect((await ask('/livez'))[0]).toBe(200)
    const said = await until((log) =>
      logLines(log.slice(0, log.lastIndexOf('\n') + 1)).find(({ level }) => level === 50),
    )
    expect(JSON.stringify(said)).toContain(file)
    expect(stdout()).not.toContain('"ready"')
    expect(await stop()).toMatchObject({ code: 0 })
  })
})

test('a file that is cut by a third, and a table that is kept by hand', async () => {
  const undo = copy.change('dist/geo/postcodes.bin', (bytes) =>
    damagedBytes(bytes, { file: '', bits: 0, seed: 1 }),
  )
  const undoTable = copy.change('data/geography/ferries.csv', (bytes) => Buffer.from(`${bytes}\n`))
  mend = () => {
    undo()
    undoTable()
  }
  const { ask } = await served()
  const { files } = JSON.parse((await ask('/readyz'))[1])
  expect(files.map(({ file }: { file: string }) => file).sort()).toEqual([
    'data/geography/ferries.csv',
    'dist/geo/postcodes.bin',
  ])
  expect((await ask(TRIP))[0]).toBe(503)
})

test('what every answer rests on: nothing is answered', async () => {
  mend = copy.change('dist/country-names.json', bit)
  const { ask } = await served()
  const [status, body] = await ask(HOTEL)
  expect(status).toBe(503)
  expect(body).toContain('dist/country-names.json is not the file that was released')
})

test('a file that is changed after the check changes no answer', async () => {
  const { ask } = await served()
  const [, before] = await ask(TRIP.replace('London', 'York'))
  mend = copy.change('dist/geo/roads.bin', (bytes) => damagedBytes(bytes, { file: '', bits: 3000, seed: 2 }))
  const [status] = await ask(TRIP)
  expect(status).toBe(200)
  const [, after] = await ask(TRIP.replace('London', 'York'))
  const withoutTime = (body: string) => {
    const { data, meta } = JSON.parse(body)
    return [data.attributes, meta.geography_hash]
  }
  expect(withoutTime(after)).toEqual(withoutTime(before))
})

test('with workers, each says what is wrong and none is ready', async () => {
  mend = copy.change('dist/geo/sea.bin', bit)
  const { ask, stop, stdout } = await served(copy.cli, 'serve', '--workers', '2')
  const [status, body] = await ask('/readyz')
  expect(status).toBe(503)
  expect(body).toContain('dist/geo/sea.bin')
  expect(stdout()).not.toContain('"ready"')
  await stop()
})

test('a stack trace names no path of the build', async () => {
  const preload = join(tempFolder(), 'trace.cjs')
  // What a fault would show: the frames of the program, as it begins to listen.
  writeFileSync(
    preload,
    `const { Server } = require('node:net')
const { listen } = Server.prototype
Server.prototype.listen = function (...args) {
  process.stderr.write(new Error('trace').stack + '\\n')
  return listen.apply(this, args)
}`,
  )
  const running = await served('--require', preload, copy.main)
  expect(running.stderr()).toMatch(/\(dist\/program-[0-9a-f]+\.cjs:\d/)
  expect(running.stderr()).not.toContain(PACKAGE_ROOT)
  // Nor does the bytecode that is shipped with an image. A checkout has some of programs that were built before.
  const programs = readdirSync(copy.path('dist')).filter((name) => name.endsWith('.cjs'))
  const kept = readdirSync(copy.path('dist/kept')).filter((name) =>
    programs.some((one) => name.startsWith(one)),
  )
  expect(kept.length).toBeGreaterThan(0)
  for (const name of kept)
    expect(readFileSync(copy.path(`dist/kept/${name}`)).includes(PACKAGE_ROOT), name).toBe(false)
})

test('a signature of the release is one over every file', async () => {
  const folder = tempFolder()
  const keys = newKeys()
  writeFileSync(join(folder, 't.key'), keys.secret)
  const run = (...args: string[]) => start(process.execPath, [copy.cli, ...args], {}).ended
  const signed = await run('sign', '--key', join(folder, 't.key'), '--release')
  expect(signed).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('dist/release.json.minisig: signed'),
  })
  writeFileSync(join(folder, 't.pub'), keys.public)
  const check = () => run('check-data', '--signatures', '--key', join(folder, 't.pub'))
  // The editions are unsigned: code 3.
  expect(await check()).toMatchObject({
    code: 3,
    stdout: expect.stringMatching(/^release: valid signature of key .*release:/m),
  })
  // A list that was made anew for a changed geography is not the one that was signed.
  mend = copy.change('dist/release.json', (bytes) => Buffer.from(`${bytes} `))
  const forged = await check()
  expect(forged.code).toBe(1)
  expect(forged.stderr).toContain('dist/release.json.minisig')
  mend()
  mend = copy.change('dist/geo/sea.bin', bit)
  const damaged = await run('check-data')
  expect(damaged.code).toBe(1)
  expect(damaged.stderr).toContain('dist/geo/sea.bin: is not the file of this release')
  const unsigned = await run('sign', '--key', join(folder, 't.key'), '--release')
  expect(unsigned).toMatchObject({ code: 1, stderr: expect.stringContaining('dist/geo/sea.bin') })
})

describe('what cannot serve at all refuses the start, with its name', () => {
  test.each([
    ['dist/release.json', () => Buffer.from('{}'), /dist\/release\.json: is no list/],
    [
      'dist/release.json',
      (bytes: Buffer) => Buffer.from(bytes.toString().replace(/"bytes":\d+/, '"bytes":1')),
      /dist\/release\.json: was changed/,
    ],
    ['data/released.json', bit, /data\/released\.json/],
  ] as const)('%s', async (name, to, message) => {
    mend = copy.change(name, to)
    const environment = { AUTH: 'off', HOST: '127.0.0.1', PORT: '0', DATA_DIR: tempFolder() }
    const { code, stderr } = await start(process.execPath, [copy.main], environment).ended
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(message) })
  })
})
