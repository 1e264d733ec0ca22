/** `npm run simulate`: simulations by their seeds. See CONTRIBUTING.md. */
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { endStarted } from '../support/process.ts'
import { removeTempFolders } from '../support/temp.ts'
import { RECORDED } from './recorded.ts'
import { endSimulations, type Result, simulate } from './run.ts'
import { hashOf, NEWEST_VERSION, scheduleOf } from './schedule.ts'
import type { Schedule } from './steps.ts'

const { values: options } = parseArgs({
  options: {
    /** One seed, or the first of several. */
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    /** The beginning of each schedule alone. */
    steps: { type: 'string' },
    /** Of the generator. */
    version: { type: 'string', default: String(NEWEST_VERSION) },
    /** Only schedules of these themes. */
    themes: { type: 'string' },
    /** So many at once. */
    parallel: { type: 'string', default: '2' },
    /** Those in seeds.json instead. */
    recorded: { type: 'boolean', default: false },
    /** Another checkout that was built. */
    program: { type: 'string', default: PACKAGE_ROOT },
    /** A file for what the servers of the last seed wrote. */
    log: { type: 'string' },
  },
})

const root = resolve(options.program)
if (!existsSync(join(root, 'dist/main.js'))) throw new Error(`${root} is not built: npm run build`)
const left = schedules()
let [failed, skipped] = [0, 0]
const say = (text: string) => void process.stdout.write(`${text}\n`)

/** Ended early, nothing of ours runs on. */
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await endSimulations().catch(() => {})
    await endStarted()
    removeTempFolders()
    process.exit(1)
  })

try {
  await Promise.all(Array.from({ length: Number(options.parallel) }, work))
} finally {
  await endStarted()
  removeTempFolders()
}
say(`${failed} with findings, ${skipped} skipped`)
process.exitCode = failed === 0 ? 0 : 1

function schedules(): Schedule[] {
  if (options.recorded)
    return RECORDED.map(({ seed, version, steps }) => scheduleOf(seed, { version, stepsMax: steps }))
  const first = Number(options.seed)
  const stepsMax = options.steps === undefined ? undefined : Number(options.steps)
  const all = Array.from({ length: Number(options.seeds) }, (_, i) =>
    scheduleOf(first + i, { version: Number(options.version), stepsMax }),
  )
  return options.themes ? all.filter(({ theme }) => options.themes?.split(',').includes(theme)) : all
}

async function work(): Promise<void> {
  for (let schedule = left.shift(); schedule; schedule = left.shift()) {
    const result = await simulate(schedule, root)
    show(result)
    if (options.log) writeFileSync(options.log, result.output)
  }
}

function show({ schedule, skipped: why, findings, seconds }: Result): void {
  const { seed, theme, house, steps } = schedule
  const known = RECORDED.find(({ hash }) => hash === hashOf(schedule))
  const of = `seed ${seed}${known ? ` (${known.name})` : ''}: ${theme}, ${house}, ${steps.length} steps`
  if (why !== undefined) {
    skipped++
    say(`${of}: skipped, ${why}`)
    return
  }
  say(
    `${of}, ${seconds.toFixed(1)} s: ${findings.length === 0 ? 'all holds' : `${findings.length} findings`}`,
  )
  if (findings.length === 0) return
  failed++
  for (const step of steps) say(`    ${JSON.stringify(step)}`)
  say(`    version ${schedule.version}, hash ${hashOf(schedule)}`)
  for (const { rule, says } of findings) say(`  ! ${rule}: ${says}`)
}
