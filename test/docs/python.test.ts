/** The program of docs/python.md, run against the service; passed over where there is no Python. */
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testAccess } from '../support/access.ts'
import { defaultUrl, serviceUrl, toldUrl } from '../support/listening.ts'
import { programsOf } from '../support/pages.ts'
import { tempFolder } from '../support/temp.ts'

const PYTHON = 'python3'
const hasPython = spawnSync(PYTHON, ['--version']).status === 0
if (!hasPython) console.error(`There is no ${PYTHON}: the program of docs/python.md is not run.`)

const [{ program, prints } = { program: '', prints: undefined }] = programsOf('docs/python.md', 'python')

let file = ''
beforeAll(() => {
  file = join(tempFolder(), 'stays.py')
  writeFileSync(file, program)
})

interface Ran {
  code: number
  stdout: string
  stderr: string
}

function run(settings: Record<string, string>): Promise<Ran> {
  const { PATH = '' } = process.env
  return new Promise((resolve) => {
    execFile(PYTHON, [file], { env: { PATH, ...settings } }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

test('is a program that says what it prints', () => {
  expect(program).toContain('/v1/batch')
  expect(prints).toContain('31.2 kg')
  // About forty lines of it are Python, the rest is air.
  expect(program.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(42)
})

test.runIf(hasPython)('prints it', async () => {
  expect(await run({ EVERYGRAM_URL: await defaultUrl() })).toEqual({ code: 0, stdout: prints, stderr: '' })
})

test.runIf(hasPython)('with a key, and what is said without one', async () => {
  const { access, stored } = await testAccess()
  const url = await serviceUrl({ access })
  expect((await run({ EVERYGRAM_URL: url, EVERYGRAM_KEY: await stored() })).stdout).toBe(prints)
  expect((await run({ EVERYGRAM_URL: url })).stderr).toContain('HTTP Error 401')
})

test.runIf(hasPython)('asks again when it is told to, and no more than three times', async () => {
  let requests = 0
  const url = await toldUrl((_, reply) => {
    requests++
    reply.writeHead(429, { 'retry-after': '0' }).end('{"error":{"code":"rate_limited"}}')
  })
  expect((await run({ EVERYGRAM_URL: url })).stderr).toContain('HTTP Error 429')
  expect(requests).toBe(3)
})
