/**
 * The same request means the same on every surface: id, kilograms, notices, refusal. Within requests (GET, in process,
 * assistants, command line), within rows (batch in three forms, jobs, calc), and across both wherever neither refuses.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '../../../src/contract/operation.ts'
import { calc } from '../../../src/surfaces/cli/calc/calc.ts'
import { servedFrom } from '../../../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA } from '../../../src/surfaces/process/package-root.ts'
import { testAccess } from '../../support/access.ts'
import { edition, type Reply, services, type TestApp, testApp } from '../../support/app.ts'
import { testJobs } from '../../support/jobs.ts'
import { IS_LONG, step } from '../../support/long.ts'
import { session } from '../../support/mcp.ts'
import { tempFolder } from '../../support/temp.ts'
import { allCases, type Case } from './cases.ts'
import { compared, type Doors } from './compare.ts'
import {
  type Asking,
  type AskingAll,
  byArray,
  byColumns,
  byCommand,
  byFile,
  byGet,
  byJob,
  byLines,
  byTool,
  inProcess,
  type Outcome,
  type Printed,
  type Skipped,
} from './doors.ts'

/** Own factors that some of the examples use. */
const OVERLAY = `id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,from_km,below_km,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,note
own-hotel,hotel,GB,,,,,,,,,9.137,,kgCO2e/room-night,2024,ipcc_gwp100,Own Ltd,Own factors,internal,
own-grid,grid,GB,,,,,,,,,201.3,31.7,gCO2e/kWh,2024,ipcc_gwp100,Own Ltd,Own factors,internal,
`

const printed: Printed = { out: [], error: [] }
let folder: string
beforeAll(() => {
  folder = tempFolder()
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.out.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.error.push(String(line)))
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** In `npm test` every so-many-th, the same ones each time; whole in the long run. */
const TRIED = allCases().filter((_, at) => at % step(3) === 0)

const eachAlone =
  (ask: Asking): AskingAll =>
  async (all) => {
    const found: (Outcome | Skipped)[] = []
    for (const one of all) found.push(await ask(one))
    return found
  }

function doorsOf(
  app: TestApp,
  overlayFile: string | undefined,
  job: (lines: string) => Promise<Reply>,
): Doors {
  const context = overlayFile === undefined ? undefined : { ...session, context: overlaid(overlayFile) }
  const calculated = async (lines: string) => {
    const [input, output] = [join(folder, 'in.ndjson'), join(folder, 'out.ndjson')]
    writeFileSync(input, lines)
    await calc([input, '-o', output, '--force'])
    return readFileSync(output, 'utf8')
  }
  const refused = async ({ operation, params }: Case) =>
    (await app.get(`${operation.path}?${new URLSearchParams({ strict: 'false', ...params })}`)).json
  return {
    requests: [
      ['GET', eachAlone(byGet(app))],
      ['in process', eachAlone(inProcess(overlayFile))],
      ['assistant', eachAlone(byTool(context))],
      ['command', eachAlone(byCommand(printed, refused))],
    ],
    rows: [
      ['batch of lines', byLines(app)],
      ['batch of an array', byArray(app)],
      ['batch of columns', byColumns(app)],
      ['calc', byFile(calculated)],
      ['job', byJob(job)],
    ],
  }
}

function overlaid(overlayFile: string): Context {
  return { ...services, ...servedFrom(PACKAGE_DATA, { edition: edition.name, overlayFile }) }
}

/** A job that hangs fails its test before the test itself ends. */
const JOB_MS = 120_000

/** A server with keys and jobs, which makes one, and waits for its result. */
async function jobDoor(context: Context) {
  const keys = await testAccess()
  const app = await testApp({ access: keys.access, jobs: testJobs(keys, { context }) }, context)
  const headers = { authorization: `Bearer ${keys.good}` }
  const sent = { 'content-type': 'application/x-ndjson', prefer: 'respond-async', ...headers }
  return {
    async result(payload: string): Promise<Reply> {
      const made = await app.send({ method: 'POST', url: '/v1/batch', payload, headers: sent })
      const path = String(made.headers.location)
      const until = performance.now() + JOB_MS
      while ((await app.get(path, headers)).json.data.attributes.state !== 'done') {
        if ((await app.get(path, headers)).json.data.attributes.state === 'failed')
          throw new Error(JSON.stringify((await app.get(path, headers)).json))
        if (performance.now() > until) throw new Error('the job does not end')
        await pause(20)
      }
      return app.get(`${path}/result`, headers)
    },
    async close(): Promise<void> {
      await app.close()
      await keys.stores.close()
    },
  }
}

test.each([
  ['the edition', undefined],
  ['an overlay', OVERLAY],
])('one request, one meaning, with %s', { timeout: 600_000 }, async (_, overlay) => {
  const overlayFile = overlay === undefined ? undefined : join(folder, 'own.csv')
  if (overlayFile !== undefined) {
    writeFileSync(overlayFile, overlay as string)
    // Of the commands: each reads it anew.
    vi.stubEnv('OVERLAY', overlayFile)
  }
  const context = overlayFile === undefined ? services : overlaid(overlayFile)
  const app = await testApp({}, context)
  const later = await jobDoor(context)
  const { faults, tried, skipped } = await compared(TRIED, doorsOf(app, overlayFile, later.result))
  await later.close()
  await app.close()
  if (IS_LONG || process.env.SHOW_COMBINATIONS) {
    process.stdout.write(`${tried} combinations of ${TRIED.length} requests\n`)
    for (const [why, count] of skipped) process.stdout.write(`skipped ${count}: ${why}\n`)
  }
  expect(faults).toEqual([])
})
