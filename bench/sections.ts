/** What the benchmark measures, a section each: servers are started for it and stopped after it. */
import { CASES, type Case, pathsOf } from './cases.ts'
import { cost } from './cost.ts'
import { startFull } from './lib/full.ts'
import { batchesOf } from './lib/load.ts'
import { startServer } from './lib/server.ts'
import { summary } from './lib/stats.ts'
import { measureEngine } from './measure/engine.ts'
import { measurePostgresLookups, measureSqliteLookups } from './measure/key-lookup.ts'
import { measureMemory } from './measure/memory.ts'
import { measureAgainst } from './measure/release.ts'
import { measureStarts } from './measure/start.ts'
import { type Comparison, compare } from './measure/throughput.ts'
import { OPERATIONS } from './operations.ts'
import { pauses } from './pauses.ts'
import { comparisonText, type Line, summaryText } from './report.ts'
import { rowsBeside } from './rows-beside.ts'
import { type Context, type Section, withServers } from './section.ts'
import { tail } from './tail.ts'
import { templates } from './templates.ts'
import { turns } from './turns.ts'
import { prepare } from './verify.ts'

async function validationOnly({ folder, settings, edition }: Context): Promise<Section> {
  const [hotel] = CASES as [Case]
  const pair = withServers(async (started) => ({
    raw: started(await startServer(folder, 'raw.js', { ANSWER: 'constant' })),
    measured: started(await startServer(folder, 'validation.js')),
    key: 'none',
  }))
  const result = await compare('validation only', pathsOf(hotel, edition), pair, settings)
  return comparisonSection([result], 'validationOnly')
}

async function fullChain({ folder, settings, edition }: Context): Promise<Section> {
  const pair = withServers(async (started) => {
    const raw = started(await startServer(folder, 'raw.js'))
    const measured = started(await startFull(folder))
    return { raw, measured, key: measured.key }
  })
  const results: Comparison[] = []
  for (const aCase of CASES) results.push(await compare(aCase.name, pathsOf(aCase, edition), pair, settings))
  return comparisonSection(results, 'fullChain')
}

function comparisonSection(results: Comparison[], goal: Line['goal']): Section {
  const lines = results.map(({ name, ratio }) => ({ goal, what: name, value: ratio.median, spread: ratio }))
  return { lines, results, text: results.map(comparisonText).join('\n') }
}

async function engine({ folder, settings }: Context): Promise<Section> {
  const results = await measureEngine(folder, settings.engineRounds)
  const { id, ...kinds } = results
  const lines = Object.entries(kinds).map(([what, micros]): Line => {
    const spread = summary(micros)
    return { goal: 'engine', what, value: spread.median, spread }
  })
  return {
    lines,
    results,
    text: `calculation id, beside the engine's figures: ${summaryText(summary(id))} µs`,
  }
}

async function start({ folder, settings }: Context): Promise<Section> {
  const results = await measureStarts(folder, settings.starts)
  const kinds = { 'new database': results.freshMs, 'existing database': results.existingMs }
  const lines = Object.entries(kinds).map(([what, ms]): Line => {
    const spread = summary(ms)
    return { goal: 'start', what, value: spread.median, spread }
  })
  return { lines, results, text: '' }
}

/** Nothing without a built release to compare with. */
async function release({ folder, settings, edition }: Context): Promise<Section> {
  const other = process.env.BENCH_RELEASE
  if (!other)
    return { lines: [], results: undefined, text: 'release: BENCH_RELEASE names none to compare with' }
  const paths = CASES.flatMap((aCase) => pathsOf(aCase, edition))
  const results = await measureAgainst(other, folder, paths, settings)
  const { startRatio, memoryRatio, loaded } = results
  const lines: Line[] = [
    { goal: 'startRatio', what: 'existing database', value: startRatio.median, spread: startRatio },
    { goal: 'memoryRatio', what: 'resident', value: memoryRatio.median, spread: memoryRatio },
    {
      goal: 'loadedMemoryRatio',
      what: `${loaded.requests} requests`,
      value: loaded.ownMb / loaded.releaseMb,
    },
  ]
  const text = `release: after ${loaded.requests} requests of ${loaded.questions} questions ${loaded.releaseMb.toFixed(0)} MB before, ${loaded.ownMb.toFixed(0)} MB now`
  return { lines, results, text }
}

async function memory({ folder, settings, edition }: Context): Promise<Section> {
  const server = await startFull(folder)
  const paths = CASES.flatMap((aCase) => pathsOf(aCase, edition))
  const measure = async () => {
    const requests = await prepare(server.port, paths, server.key)
    return measureMemory(server, batchesOf(requests, settings.pipelining), settings)
  }
  const results = await measure().finally(() => server.stop())
  const { requests, lastMb, maxMb, slopeMbPer100k, samplesMb } = results
  const spread = { median: lastMb, min: Math.min(...samplesMb), max: maxMb }
  const lines: Line[] = [
    { goal: 'memory', what: `${requests} requests`, value: lastMb, spread },
    { goal: 'memorySlope', what: 'resident', value: slopeMbPer100k },
  ]
  const samples = samplesMb.map((mb) => mb.toFixed(0)).join(' ')
  return {
    lines,
    results,
    text: `resident MB at the start and in ${settings.memorySamples} steps: ${samples}`,
  }
}

async function keyLookup(): Promise<Section> {
  const databases = { SQLite: await measureSqliteLookups() }
  const url = process.env.BENCH_DATABASE_URL
  const results = url ? { ...databases, PostgreSQL: await measurePostgresLookups(url) } : databases
  const lines = Object.entries(results).map(([what, sizes]): Line => {
    const [few, many] = [sizes[0]?.micros.median, sizes.at(-1)?.micros.median]
    return { goal: 'keyLookup', what, value: (many ?? Number.NaN) / (few ?? Number.NaN) }
  })
  const shown = Object.entries(results).flatMap(([what, sizes]) =>
    sizes.map(({ keys, micros }) => `${what}, ${keys} keys: ${summaryText(micros)} µs a look-up`),
  )
  return { lines, results, text: shown.join('\n') }
}

export const SECTIONS: Record<string, (context: Context) => Promise<Section>> = {
  validationOnly,
  fullChain,
  cost,
  templates,
  engine,
  start,
  release,
  memory,
  ...OPERATIONS,
  turns,
  pauses,
  rowsBeside,
  tail,
  keyLookup,
}
