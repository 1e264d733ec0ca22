/** Every command and every request of the documentation does what its page says. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../src/surfaces/http/app.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { DOCS_DIR, PACKAGE_DATA, PACKAGE_ROOT, RELEASE } from '../../src/surfaces/process/package-root.ts'
import { testAccess } from '../support/access.ts'
import { services } from '../support/app.ts'
import { testJobs } from '../support/jobs.ts'
import { IS_LONG } from '../support/long.ts'
import { type Block, type Page, readDocs } from './blocks.ts'
import { hasLines, isPartOf, readJson } from './says.ts'
import { openShell, type Shell } from './shell.ts'

/** Pages whose programs have a test of their own. */
const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  'CONTRIBUTING.md': 'scripts/newcomer.ts',
  'docs/architecture.md': 'test/docs/architecture.test.ts',
  'docs/in-process.md': 'test/process/in-process.test.ts',
  'docs/client.md': 'test/client/package.test.ts',
  'docs/mcp.md': 'test/process/mcp-docs.test.ts',
  'docs/python.md': 'test/docs/python.test.ts',
  'docs/spreadsheets.md': 'test/docs/spreadsheets.test.ts',
}
/** Formulas, and what is only looked at. */
const SHOWN = ['', 'text', 'json', 'csv', 'promql']
/** Why a block cannot run here. */
const REASONS = [
  'installs-packages',
  'needs-docker',
  'needs-kubernetes',
  'needs-minisign',
  'needs-your-own-file',
  'needs-your-own-key',
  'runs-the-tests',
  'runs-until-it-is-stopped',
  'writes-a-folder',
]
/** The server of these tests asks for no keys. */
const OF_A_KEY = ['/v1/usage', '/v1/jobs']
/** The README exports an edition: a minute, and several where other programs run too. */
const PAGE_TIMEOUT_MS = 300_000

const pages = readDocs()
let app: App
let url = ''
beforeAll(async () => {
  const served = servedFrom(PACKAGE_DATA, {})
  const context = { ...services, ...served }
  const keys = await testAccess()
  const jobs = testJobs(keys, { context })
  app = await buildApp(context, { release: RELEASE, docs: DOCS_DIR, jobs })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

const isRunHere = ({ file }: { file: string }) => !(file in RUN_ELSEWHERE)

test('every block is run, shown or says why it cannot be run', () => {
  const blocks = pages.filter(isRunHere).flatMap((page) => page.blocks)
  const unknown = blocks.filter(({ language, untested }) =>
    untested === undefined ? ![...SHOWN, 'sh', 'http'].includes(language) : !REASONS.includes(untested),
  )
  expect(unknown).toEqual([])
  const run = blocks.filter(
    ({ language, untested }) => ['sh', 'http'].includes(language) && untested === undefined,
  )
  const reasons = new Set(blocks.flatMap(({ untested }) => untested ?? []))
  expect(run.length).toBeGreaterThan(70)
  expect([...reasons].sort()).toEqual(REASONS)
  // Few, and of other programs: what this package can do itself is run.
  expect(blocks.filter(({ untested }) => untested !== undefined).length).toBeLessThan(run.length / 3)
})

test('no example shows a part of a trail, which would add up to another total', () => {
  const shown = pages.flatMap(({ blocks }) => blocks.filter(({ language }) => language === 'json'))
  expect(shown.length).toBeGreaterThan(20)
  const parts = shown.filter(
    ({ text }) => text.includes('"source_trail"') || text.includes('"contribution_kg"'),
  )
  expect(parts.map(({ file }) => file)).toEqual([])
})

/** An export takes a minute of both cores: test/warehouse makes one in every run, the command itself runs in `npm run test:long`. */
function quick(block: Block): Block {
  const lines = block.text.split('\n').filter((line) => IS_LONG || !line.includes('everygram export'))
  return { ...block, text: lines.join('\n') }
}

test('pages that are run elsewhere have a test there', () => {
  for (const [page, file] of Object.entries(RUN_ELSEWHERE)) {
    if (existsSync(join(PACKAGE_ROOT, page))) expect(existsSync(join(PACKAGE_ROOT, file)), file).toBe(true)
  }
})

describe.concurrent.each(pages.filter(isRunHere).filter(isToBeRun))('$file', (page) => {
  test(
    'does what it says',
    async () => {
      const shell = openShell(url)
      for (const [index, block] of page.blocks.entries()) {
        const says = page.blocks[index + 1]
        if (block.untested !== undefined) continue
        if (block.language === 'http') await exchange(block, says)
        if (block.language === 'sh') await runAndCompare(shell, quick(block), says)
      }
    },
    PAGE_TIMEOUT_MS,
  )
})

test('every request within a sentence or a table is answered', async () => {
  const requests = pages.flatMap(({ file, requests: found }) => found.map((request) => ({ file, request })))
  expect(requests.length).toBeGreaterThan(40)
  const unanswered: string[] = []
  for (const { file, request } of requests) {
    const { statusCode, body } = await app.inject(encodeURI(request))
    // A path alone is a name: what it needs is missing, for some a key.
    const isAnswered = request.includes('?')
      ? statusCode < 300
      : statusCode !== 404 || OF_A_KEY.includes(request)
    if (!isAnswered) unanswered.push(`${file}: ${request}: ${body.slice(0, 300)}`)
  }
  expect(unanswered).toEqual([])
})

function isToBeRun({ blocks }: Page): boolean {
  return blocks.some(({ language, untested }) => ['sh', 'http'].includes(language) && untested === undefined)
}

async function exchange({ file, text }: Block, says: Block | undefined): Promise<void> {
  for (const line of text.trim().split('\n')) {
    const reply = await app.inject(line.replace(/^GET /, ''))
    const shown = says?.language === 'json' ? JSON.parse(says.text) : {}
    const isError = 'error' in shown
    expect(reply.statusCode < 400, `${file}: ${line}: ${reply.body.slice(0, 300)}`).toBe(!isError)
    expect(isPartOf(shown, reply.json()), `${file}: ${line}\n${reply.body.slice(0, 3000)}`).toBe(true)
  }
}

async function runAndCompare(shell: Shell, block: Block, says: Block | undefined): Promise<void> {
  const { code, stdout, stderr } = await shell.run(block.text)
  const where = `${block.file}:\n${block.text}\n${stdout.slice(0, 2000)}\n${stderr.slice(0, 2000)}`
  expect(code, where).toBe(0)
  if (says?.language === 'text')
    expect(hasLines(`${stdout}\n${stderr}`, says.text), `${says.text}\n${where}`).toBe(true)
  if (says?.language !== 'json') return
  const shown = JSON.parse(says.text)
  expect(
    readJson(stdout).some((one) => isPartOf(shown, one)),
    `${says.text}\n${where}`,
  ).toBe(true)
}
