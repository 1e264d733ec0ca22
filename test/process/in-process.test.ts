/** A project of somebody else that imports the built package; every example of docs/in-process.md runs in it. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { blocksOf, programsOf } from '../support/pages.ts'
import { tempFolder } from '../support/temp.ts'

const PAGE = 'docs/in-process.md'
const TSC = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
const of = (language: string) => blocksOf(PAGE).filter((block) => block.language === language)
const programs = programsOf(PAGE, 'js')

let project = ''
beforeAll(() => {
  project = tempFolder()
  mkdirSync(join(project, 'node_modules'))
  symlinkSync(PACKAGE_ROOT, join(project, 'node_modules', 'everygram'), 'dir')
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  for (const { text } of of('csv')) writeFileSync(join(project, 'own.csv'), text)
})

/** Runs Node in the project, where nothing is configured. */
function node(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { PATH = '' } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: project, env: { PATH } }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

function run(program: string) {
  writeFileSync(join(project, 'program.js'), program)
  return node('program.js')
}

describe('docs/in-process.md', () => {
  test('has programs, and each says what it prints', () => {
    expect(programs.length).toBeGreaterThan(3)
    for (const { prints } of programs) expect(prints).toBeDefined()
  })

  test.each(programs)('$program', async ({ program, prints }) => {
    expect(await run(program)).toEqual({ code: 0, stdout: prints, stderr: '' })
  })

  test('the types are those of the package', async () => {
    const [wrong = '', right = ''] = of('ts').map(({ text }) => text)
    writeFileSync(join(project, 'wrong.ts'), wrong)
    writeFileSync(join(project, 'right.ts'), right)
    const target = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--types', '']
    const flags = [...target, '--lib', 'es2023,dom', '--noEmit', '--pretty', 'false']
    const { stdout } = await node(TSC, ...flags, 'right.ts', 'wrong.ts')
    const [{ prints } = { prints: '' }] = programsOf(PAGE, 'ts')
    expect(stdout).toBe(`wrong.ts(3,69): ${prints}`)
  })
})

describe('a project of CommonJS', () => {
  const PROGRAM = `import { ApiError, calculate } from 'everygram'
import everygram = require('everygram')

async function main(): Promise<void> {
  const { data } = await calculate('hotelEmissions', { country: 'GB', nights: 3, edition: '2025.1' })
  const modules = await import('everygram')
  console.log(data.attributes.emissions.co2e, everygram.ApiError === ApiError, modules.ApiError === ApiError)
}
void main()
`
  const FLAGS = ['--strict', '--target', 'es2023', '--types', '', '--lib', 'es2023,dom', '--pretty', 'false']
  const folder = 'commonjs'
  beforeAll(() => {
    mkdirSync(join(project, folder))
    writeFileSync(join(project, folder, 'package.json'), '{ "type": "commonjs" }')
    writeFileSync(join(project, folder, 'program.ts'), PROGRAM)
    writeFileSync(join(project, folder, 'wrong.ts'), PROGRAM.replace('nights', 'nigths'))
  })

  test.each(['node16', 'nodenext'])('has its types by module=%s', async (module) => {
    const compiled = await node(TSC, ...FLAGS, '--module', module, `${folder}/program.ts`)
    expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' })
    const { stdout } = await node(TSC, ...FLAGS, '--module', module, '--noEmit', `${folder}/wrong.ts`)
    expect(stdout).toContain("'nigths' does not exist")
  })

  test('requires the module that import loads, without a warning', async () => {
    expect(await node(`${folder}/program.js`)).toEqual({ code: 0, stdout: '31.2 true true\n', stderr: '' })
  })
})

/** An import, export or type of a module that is not in the package; not a key or a text that ends so. */
const OTHER_PACKAGE = /^\s*(import|export)\b[^'"]*\bfrom ?["'][^.]|\bimport\( ?["'][^.]|^\s*import ?["'][^.]/m

test('declarations are of the module system of what they declare, and refer to no other package', () => {
  const { exports } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'))
  for (const [condition, type] of [
    ['import', 'module'],
    ['require', 'commonjs'],
  ] as const) {
    const { types, default: code } = exports['.'][condition]
    expect(moduleTypeOf(types), types).toBe(type)
    expect(moduleTypeOf(code), code).toBe(type)
  }
  for (const folder of ['dist/types', 'dist/types-cjs']) {
    const names = readdirSync(join(PACKAGE_ROOT, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((one) => one.endsWith('.d.ts'))) {
      const text = readFileSync(join(PACKAGE_ROOT, folder, name), 'utf8')
      expect(text, name).not.toMatch(OTHER_PACKAGE)
    }
  }
})

/** As Node.js and TypeScript find it: by the ending, else by the next package.json above. */
function moduleTypeOf(path: string): string {
  if (path.endsWith('.cjs')) return 'commonjs'
  for (let folder = dirname(join(PACKAGE_ROOT, path)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).type ?? 'commonjs'
  }
}

const REFUSALS = [
  {
    call: "calculate('hotelEmission', { country: 'GB', nights: 3 })",
    code: 'not_found',
    says: ["'hotelEmission'", "Did you mean 'hotelEmissions'?", 'hotelFactors', 'hotelCompare'],
  },
  ...[
    ["calculate('hotelEmissions', { country: 'GB', nights: 0 })", 'nights', 'a whole number from 1 to 365'],
    [
      "calculate('hotelEmissions', { country: 'GB', nights: 1e21 })",
      'nights',
      'a whole number from 1 to 365',
    ],
    ["calculate('hotelEmissions', { country: 'GB' })", 'nights', 'nights is missing'],
    [
      "calculate('hotelEmissions', { country: 'XX', nights: 3 })",
      'country',
      'a country name or a two-letter code',
    ],
    [
      "calculate('hotelEmissions', { country: 'GB', nights: [3] })",
      'nights',
      'a string, a number or a boolean',
    ],
    ["calculate('hotelFactors', {}, { edition: '1999' })", 'edition', 'Available: 2021.1'],
  ].map(([call, field, says]) => ({ call, code: 'validation_error', field, says: [says] })),
]

test('an error says what is allowed', async () => {
  const { stdout } = await run(
    `import { ApiError, calculate } from 'everygram'
    for (const ask of [${REFUSALS.map(({ call }) => `() => ${call}`).join()}]) {
      const { constructor, code, message, problems: [{ field }] } = await ask().catch((error) => error)
      console.log(JSON.stringify({ isApiError: constructor === ApiError, code, message, field }))
    }`,
  )
  const answers = stdout.trim().split('\n')
  expect(answers).toHaveLength(REFUSALS.length)
  for (const [index, { call, says, ...error }] of REFUSALS.entries()) {
    const refusal = JSON.parse(answers[index] ?? '')
    expect(refusal, call).toMatchObject({ isApiError: true, ...error })
    for (const text of says) expect(refusal.message, call).toContain(text)
  }
})
