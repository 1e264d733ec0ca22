/** A project of somebody else that installs the packed client; every program of its pages compiles and runs in it. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { testAccess } from '../support/access.ts'
import { testJobs } from '../support/jobs.ts'
import { defaultUrl } from '../support/listening.ts'
import { blocksOf, programsOf } from '../support/pages.ts'
import { tempFolder } from '../support/temp.ts'

const CLIENT = join(PACKAGE_ROOT, 'packages', 'client')
const PAGES = ['docs/client.md', 'packages/client/README.md']
/** The server of the pages. */
const SAID_URL = 'http://127.0.0.1:3000'
const TSC = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')

const programs = PAGES.flatMap((page) =>
  programsOf(page, 'js').map(({ program, prints = '' }) => ({ page, program, prints })),
)

let url = ''
let project = ''
let packed: string[] = []
beforeAll(async () => {
  const keys = await testAccess()
  url = await defaultUrl((context) => ({ jobs: testJobs(keys, { context }) }))
  project = tempFolder()
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  await run(PACKAGE_ROOT, 'npm', 'run', 'client:pack', '--', '--pack-destination', project)
  packed = readdirSync(project).filter((name) => name.endsWith('.tgz'))
  await run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', `./${packed[0]}`)
}, 120_000)

interface Ran {
  code: number
  stdout: string
  stderr: string
}

function run(cwd: string, file: string, ...args: string[]): Promise<Ran> {
  const { PATH = '', HOME = '' } = process.env
  return new Promise((resolve) => {
    execFile(file, args, { cwd, env: { PATH, HOME } }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

/** What the compiler says about a program of the project: one line a fault. */
async function faultsOf(name: string, program: string): Promise<string[]> {
  writeFileSync(join(project, name), program)
  const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--pretty', 'false', '--types', '']
  const target = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom']
  const { stdout } = await run(project, process.execPath, TSC, ...flags, ...target, name)
  return stdout.split('\n').filter((line) => line.includes('error TS'))
}

test('what is packed is compiled, licensed and needs nothing', () => {
  const { version } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'))
  expect(packed).toEqual([`everygram-client-${version}.tgz`])
  const installed = join(project, 'node_modules', '@everygram', 'client')
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@everygram',
  ])
  expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies')
  expect(readFileSync(join(CLIENT, 'LICENSE'), 'utf8')).toBe(
    readFileSync(join(PACKAGE_ROOT, 'LICENSE'), 'utf8'),
  )
})

describe('the programs of the pages', () => {
  test('each says what it prints', () => {
    expect(programs.length).toBeGreaterThan(4)
    for (const { prints } of programs) expect(prints).not.toBe('')
  })

  test.each(programs)('$page: $program', async ({ program, prints }) => {
    writeFileSync(join(project, 'program.mjs'), program.replaceAll(SAID_URL, url))
    expect(await run(project, process.execPath, 'program.mjs')).toEqual({
      code: 0,
      stdout: prints,
      stderr: '',
    })
  })
})

describe('the compiler', () => {
  test('refuses a parameter that is misspelt, with the words of the page', async () => {
    const [{ program, prints } = { program: '', prints: '' }] = programsOf('docs/client.md', 'ts')
    expect(await faultsOf('wrong.ts', program)).toEqual([`wrong.ts(5,56): ${prints?.trim()}`])
  })

  const START =
    "import { type BatchRow, everygram } from '@everygram/client'\nconst api = everygram({ url: '' })\n"
  test.each([
    ["await api.hotelEmissions({ country: 'GB' })", "Property 'nights' is missing in type"],
    [
      "await api.hotelEmissions({ country: 'GB', nights: '3' })",
      "Type 'string' is not assignable to type 'number'",
    ],
    ['await api.hotelEmissions()', 'Expected 1-2 arguments, but got 0'],
    ["await api.hotelFactors({ country: 'GB' })", "'country' does not exist in type 'HotelFactorsParams'"],
    [
      "await api.fuelEmissions({ fuel_type: 'deisel', amount: 1 })",
      `Type '"deisel"' is not assignable to type`,
    ],
    [
      "await api.hotelStay({ country: 'GB', nights: 3 })",
      "Property 'hotelStay' does not exist on type 'Everygram'",
    ],
    [
      'const list = await api.hotelFactors(); list.data.attributes',
      "Property 'attributes' does not exist on type",
    ],
    [
      "const row: BatchRow = { type: 'hotel', params: { country: 'GB', nigths: 3 } }",
      "'nigths' does not exist",
    ],
    ["const row: BatchRow = { type: 'hotels', params: {} }", `Type '"hotels"' is not assignable to type`],
  ])('refuses %s', async (line, says) => {
    expect(await faultsOf('wrong.ts', `${START}${line}\nexport {}\n`)).toEqual([
      expect.stringContaining(says),
    ])
  })

  test('takes what is right, and it prints 31.2', async () => {
    const program = `import { EverygramError, everygram, type BatchRow, type HotelEmissionAnswer, type Operations } from '@everygram/client'
const api = everygram({ url: '${url}' })
const call: Operations['hotelEmissions'] = api.hotelEmissions
const answer: HotelEmissionAnswer = await call({ country: 'GB', nights: 3 }, { signal: AbortSignal.timeout(9000) })
const rows: BatchRow[] = [{ type: 'hotel', params: { country: 'GB', nights: 3 } }]
for await (const row of api.batch(rows, { fields: 'full' }))
  if (row.status === 'ok' && row.type === 'hotel') console.log(row.answer.data.attributes.stay.nights satisfies number)
console.log(answer.data.attributes.emissions.co2e satisfies number, EverygramError.name, (await api.verify(answer)).data.attributes.verdict)
`
    expect(await faultsOf('right.ts', program)).toEqual([])
    const flags = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom', '--types', '']
    await run(project, process.execPath, TSC, ...flags, 'right.ts')
    const { stdout, stderr } = await run(project, process.execPath, 'right.js')
    expect({ stdout, stderr }).toEqual({ stdout: '3\n31.2 EverygramError same\n', stderr: '' })
  })

  test('finds the types whichever way modules are resolved', async () => {
    cpSync(join(project, 'right.ts'), join(project, 'bundled.ts'))
    const flags = [
      '--noEmit',
      '--strict',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--types',
      '',
    ]
    const { stdout } = await run(project, process.execPath, TSC, ...flags, '--target', 'es2022', 'bundled.ts')
    expect(stdout).toBe('')
  })
})

describe('a project of CommonJS', () => {
  const PROGRAM = `import { EverygramError, everygram, type BatchRow } from '@everygram/client'
import client = require('@everygram/client')

async function main(): Promise<void> {
  const api = client.everygram({ url: 'URL' })
  const { data } = await everygram({ url: 'URL' }).hotelEmissions({ country: 'GB', nights: 3 })
  const rows: BatchRow[] = [{ id: 'r1', type: 'hotel', params: { country: 'GB', nights: 3 } }]
  for await (const row of api.batch(rows)) console.log(row.id, row.status)
  const error: unknown = await api.hotelEmissions({ country: 'XX', nights: 3 }).catch((cause) => cause)
  console.log(data.attributes.emissions.co2e, error instanceof EverygramError && error.code)
}
void main()
`
  const FLAGS = ['--strict', '--pretty', 'false', '--types', '', '--target', 'es2022', '--lib', 'es2022,dom']
  let folder = ''
  beforeAll(() => {
    folder = join(project, 'commonjs')
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }')
    writeFileSync(join(folder, 'program.ts'), PROGRAM.replaceAll('URL', url))
  })

  test.each(['node16', 'nodenext'])('has its types by module=%s', async (module) => {
    const compiled = await run(folder, process.execPath, TSC, ...FLAGS, '--module', module, 'program.ts')
    expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('requires it', async () => {
    expect(await run(folder, process.execPath, 'program.js')).toEqual({
      code: 0,
      stdout: 'r1 ok\n31.2 validation_error\n',
      stderr: '',
    })
  })

  test('refuses what a project of modules refuses', async () => {
    writeFileSync(join(folder, 'wrong.ts'), PROGRAM.replaceAll('nights', 'nigths'))
    const { stdout } = await run(folder, process.execPath, TSC, ...FLAGS, '--module', 'node16', 'wrong.ts')
    const faults = stdout.split('\n').filter((line) => line.includes('error TS'))
    expect(faults).toHaveLength(3)
    for (const fault of faults) expect(fault).toContain("'nigths' does not exist")
  })
})

test('what is typed into a shell is what was done here', () => {
  const typed = blocksOf('docs/client.md').filter(({ language }) => language === 'sh')
  expect(typed.map(({ text }) => text)).toEqual([
    'npm ci && npm run client:pack\nAUTH=off npm start\n',
    `npm install ../everygram/${packed[0]}\n`,
  ])
})
