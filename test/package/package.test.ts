/** The package as a stranger gets it: packed, installed in an empty folder, started, asked, imported. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { type Installed, installed } from '../support/installed.ts'
import { announced, run, start } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

/** For npm to pack and install: a registry may be slow. */
const INSTALL_MS = 120_000
// UK factors 2025: 10.4 kg a room-night, 3 nights.
const STAY_KG = 31.2
const STAY = ['hotel', '--country', 'GB', '--nights', '3']

let here: Installed
beforeAll(() => {
  here = installed(tempFolder())
}, INSTALL_MS)

const everygram = (...args: string[]) => run(here.command, args, {}, here.project)

describe('what is in it', () => {
  test('is what runs, its data and its papers', () => {
    const parts = new Set(
      here.paths.map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('dist') ? 2 : 1)
          .join('/'),
      ),
    )
    const programs = [...parts].filter((part) => /^dist\/[^/]+\.c?js$/.test(part))
    expect(programs).toHaveLength(8)
    const papers = ['CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'SECURITY.md', 'dist/licences.txt']
    const app = existsSync(join(PACKAGE_ROOT, 'dist', 'app')) ? ['dist/app'] : []
    const made = [
      'bin',
      'data',
      'dist/country-names.json',
      'dist/docs',
      'dist/geo',
      'dist/release.json',
      'dist/types',
      'dist/types-cjs',
      'docs',
      ...app,
    ]
    expect([...parts].sort()).toEqual([...programs, ...papers, ...made, 'package.json'].sort())
  })

  test('is nothing that was kept by a start, no source map, no stamp of the build', () => {
    expect(here.paths.filter((path) => /\/kept\/|\.map$|\.stamp$/.test(path))).toEqual([])
  })

  test('every page of the documentation that it lists', () => {
    const { files } = JSON.parse(readFileSync(join(here.root, 'dist', 'docs', 'manifest.json'), 'utf8'))
    const listed = Object.values(files as Record<string, { file: string }>).map(
      ({ file }) => `dist/docs/${file}`,
    )
    expect(listed.length).toBeGreaterThan(50)
    expect(here.paths).toEqual(expect.arrayContaining(listed))
  })

  test('beside it npm installs the SQLite binary alone', () => {
    const names = readdirSync(join(here.project, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(names.sort()).toEqual(['@libsql', '@neon-rs', 'detect-libc', 'everygram', 'libsql'])
  })
})

describe('the command', () => {
  test('answers where nothing can be kept, and keeps where it can', async () => {
    const kept = join(here.root, 'dist', 'kept')
    // A file where the folder would be: as for a user to whom the installation is read-only.
    rmSync(kept, { recursive: true, force: true })
    writeFileSync(kept, '')
    expect((await everygram(...STAY)).stdout).toContain(`${STAY_KG} kg CO2e`)
    rmSync(kept)
    expect((await everygram(...STAY)).stdout).toContain(`${STAY_KG} kg CO2e`)
    expect(readdirSync(kept).join()).toContain('command-bytecode')
  })

  test('makes a sheet and answers it', async () => {
    expect(await everygram('template', 'hotel.xlsx')).toMatchObject({ code: 0 })
    const { code, stderr } = await everygram('calc', 'hotel.xlsx')
    expect(code).toBe(0)
    expect(stderr).toContain('1 of 1 rows calculated')
    expect(existsSync(join(here.project, 'hotel.results.xlsx'))).toBe(true)
  })

  test('finds its data whole', async () => {
    const { code, stdout } = await everygram('check-data')
    expect(code).toBe(0)
    expect(stdout).toContain('register of publications, geography, extracts, synonyms: ok')
    expect(stdout).toMatch(/^release: ok \(/m)
  })

  test('says what can be asked, and completes it', async () => {
    expect((await everygram('--help')).stdout).toContain('everygram serve')
    expect((await everygram('completion', 'bash')).stdout).toContain('hotel')
  })

  test('serves an assistant, with the pages of methods', async () => {
    const running = start(here.command, ['mcp'], {}, here.project)
    const params = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    }
    const stay = {
      name: 'calculate',
      arguments: { type: 'hotel', params: { country: 'GB', nights: 3, year: 2025 } },
    }
    const messages = [
      { id: 0, method: 'initialize', params },
      { id: 1, method: 'tools/call', params: stay },
      { id: 2, method: 'resources/read', params: { uri: 'everygram://methods/hotel' } },
    ]
    for (const message of messages) {
      running.child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    }
    running.child.stdin?.end()
    const { code, stdout } = await running.ended
    expect(code).toBe(0)
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const byId = (wanted: number) => answers.find(({ id }) => id === wanted).result
    expect(byId(1).structuredContent).toMatchObject({ co2e: STAY_KG })
    expect(byId(2).contents[0].text).toContain('# Hotel')
  })
})

test('serve: questions, ways, documentation and pages, with the database in the folder where it was started', async () => {
  const running = start(here.command, ['serve'], { PORT: '0' }, here.project)
  const url = await running.until((stdout) => /listening at (http:\/\/[^"\s]+)/.exec(stdout)?.[1])
  await announced(running)
  const key = readFileSync(join(here.project, 'var', 'first-key'), 'utf8')
  const ask = async (path: string) => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })
    const text = await answer.text()
    expect(answer.status, `${path}: ${text.slice(0, 500)}`).toBe(200)
    return text
  }
  // Every file that npm has unpacked is the one that was built.
  expect(JSON.parse(await ask('/readyz'))).toEqual({ status: 'ready' })
  const stay = JSON.parse(await ask('/v1/hotel/emissions?country=GB&nights=3&year=2025'))
  expect(stay.data.attributes.emissions.co2e).toBe(STAY_KG)
  const trip =
    'origin_country=GB&origin_location=London&destination_country=GB&destination_location=Edinburgh'
  const { data } = JSON.parse(await ask(`/v1/travel/emissions?${trip}&transport_mode=rail`))
  expect(data.attributes.emissions.co2e).toBeGreaterThan(0)
  expect(await ask('/docs/start/developer')).toContain('<h1')
  expect(await ask('/docs/api')).toContain('/v1/hotel/emissions')
  expect(JSON.parse(await ask('/openapi.json')).openapi).toBe('3.1.0')
  if (existsSync(join(here.root, 'dist', 'app'))) expect(await ask('/app/')).toContain('<script')
  expect((await running.stop()).code).toBe(0)
})

test('a program in TypeScript imports it, with its types', async () => {
  const program = `import { calculate, operations, ApiError } from 'everygram'
const answer = await calculate('hotelEmissions', { country: 'GB', nights: 3, year: 2025 })
const names: readonly string[] = operations().map(({ name }) => name)
console.log(answer.data.attributes.emissions.co2e, names.includes('hotelEmissions'), ApiError.name)
`
  writeFileSync(join(here.project, 'program.ts'), program)
  writeFileSync(join(here.project, 'wrong.ts'), program.replace('nights: 3', 'nights: [3]'))
  const tsc = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const options = [
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    '',
    '--lib',
    'es2023,dom',
  ]
  const compile = (...args: string[]) =>
    run(process.execPath, [tsc, ...options, '--pretty', 'false', ...args], {}, here.project)
  expect(await compile('--outDir', 'made', 'program.ts')).toMatchObject({ code: 0, stdout: '' })
  expect((await compile('--noEmit', 'wrong.ts')).stdout).toMatch(
    /wrong\.ts\(2,.*'number\[\]' is not assignable/,
  )
  const { stdout, stderr } = await run(process.execPath, ['made/program.js'], {}, here.project)
  expect({ stdout, stderr }).toEqual({ stdout: `${STAY_KG} true ApiError\n`, stderr: '' })
})

test('a program of CommonJS in TypeScript requires it, with its types', async () => {
  const folder = join(here.project, 'commonjs')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }')
  const program = `import everygram = require('everygram')
everygram
  .calculate('hotelEmissions', { country: 'GB', nights: 3, year: 2025 }, { fields: 'short' })
  .then(({ co2e_kg, factor_id }) => console.log(co2e_kg, factor_id))
`
  writeFileSync(join(folder, 'program.ts'), program)
  const tsc = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const flags = ['--strict', '--module', 'node16', '--target', 'es2023', '--lib', 'es2023,dom', '--types', '']
  const compiled = await run(process.execPath, [tsc, ...flags, 'program.ts'], {}, folder)
  expect(compiled).toMatchObject({ code: 0, stdout: '' })
  const { stdout, stderr } = await run(process.execPath, ['program.js'], {}, folder)
  expect({ stdout, stderr }).toEqual({ stdout: `${STAY_KG} hotel-GB\n`, stderr: '' })
})
