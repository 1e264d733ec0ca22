/** A project of somebody else that imports the built package; every example of docs/in-process.md runs in it. */
import { execFile } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { blocksOf, programsOf } from '../support/pages.ts'
import { tempFolder } from '../support/temp.ts'

const PAGE = 'docs/in-process.md'
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
    const [example] = of('ts')
    writeFileSync(join(project, 'example.ts'), example?.text ?? '')
    writeFileSync(
      join(project, 'wrong.ts'),
      "import { calculate } from 'everygram'\nawait calculate('hotelEmissions', { nights: [3] })\n",
    )
    const tsc = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', '']
    const { stdout } = await node(tsc, ...flags, '--pretty', 'false', 'example.ts', 'wrong.ts')
    const faults = stdout.split('\n').filter((line) => line.includes('error TS'))
    expect(faults).toEqual([expect.stringMatching(/^wrong\.ts\(2,.*'number\[\]' is not assignable/)])
  })
})

const REFUSALS = [
  {
    call: "calculate('hotelEmission', { country: 'GB', nights: 3 })",
    code: 'not_found',
    says: ["'hotelEmission'", "the nearest is 'hotelEmissions'", 'hotelFactors', 'hotelCompare'],
  },
  ...[
    ["calculate('hotelEmissions', { country: 'GB', nights: 0 })", 'nights', 'an integer from 1 to 365'],
    ["calculate('hotelEmissions', { country: 'GB', nights: 1e21 })", 'nights', 'an integer from 1 to 365'],
    ["calculate('hotelEmissions', { country: 'GB' })", 'nights', "'nights' is required"],
    ["calculate('hotelEmissions', { country: 'XX', nights: 3 })", 'country', 'ISO 3166-1 alpha-2'],
    [
      "calculate('hotelEmissions', { country: 'GB', nights: [3] })",
      'nights',
      'a string, a number or a boolean',
    ],
    ["calculate('hotelFactors', {}, { edition: '1999' })", 'edition', 'There are 2021.1'],
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
