/**
 * Does by CONTRIBUTING.md what a newcomer would do, in a clone of this checkout, and counts what each task takes:
 * `npm run newcomer [-- --record] [-- --only WORDS]`. It fails when a task takes more than in test/newcomer/budget.json;
 * `--record` writes the budget. `--only` does the tasks alone whose name has these words.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Budget, judge } from './lib/newcomer/budget.ts'
import { type Clone, keepBuilt, makeClone } from './lib/newcomer/clone.ts'
import { runCommands } from './lib/newcomer/commands.ts'
import { COUNTED, type Counts } from './lib/newcomer/counts.ts'
import { GUIDE, readTasks, type Task } from './lib/newcomer/guide.ts'
import { BUILD_PROGRAM, doTask } from './lib/newcomer/task.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const BUDGET = join(root, 'test', 'newcomer', 'budget.json')

const { values } = parseArgs({
  options: { record: { type: 'boolean' }, only: { type: 'string', default: '' } },
})
const { record, only } = values

const all = readTasks(readFileSync(join(root, GUIDE), 'utf8'))
const tasks = all.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))
if (tasks.length === 0) throw new Error(`${GUIDE} has no task named like '${only}'`)

const { measured, faults } = doAll(tasks)
const budget: Budget = existsSync(BUDGET) ? JSON.parse(readFileSync(BUDGET, 'utf8')) : {}
const verdict = judge(measured, record ? measured : budget, only === '')
for (const line of [...faults, ...verdict.faults]) console.error(line)
if (!record)
  for (const line of verdict.shrunk) console.log(`${line}: record it, npm run newcomer -- --record`)
if (record && faults.length === 0)
  writeFileSync(BUDGET, `${JSON.stringify({ ...(only && budget), ...measured }, undefined, 2)}\n`)
process.exitCode = faults.length + verdict.faults.length > 0 ? 1 : 0

function doAll(tasks: readonly Task[]): { measured: Budget; faults: string[] } {
  const measured: Record<string, Counts> = {}
  const faults: string[] = []
  const clone = makeClone(root)
  try {
    runCommands(clone.folder, { kind: 'run', text: BUILD_PROGRAM, line: 1 })
    keepBuilt(clone)
    const width = Math.max(...tasks.map(({ name }) => name.length))
    console.log(['task'.padEnd(width), ...COUNTED, 'seconds'].join('  '))
    for (const task of tasks) faults.push(...tryTask(clone, task, measured, width))
  } finally {
    rmSync(clone.folder, { recursive: true, force: true })
  }
  return { measured, faults }
}

/** Gives what went wrong. */
function tryTask(clone: Clone, task: Task, measured: Record<string, Counts>, width: number): string[] {
  try {
    const { counts, broken, seconds } = doTask(clone, task)
    measured[task.name] = counts
    const cells = COUNTED.map((what) => String(counts[what]).padStart(what.length))
    console.log([task.name.padEnd(width), ...cells, seconds.toFixed(0).padStart('seconds'.length)].join('  '))
    for (const name of broken) console.log(`  this test fails: ${name}`)
    return []
  } catch (error) {
    return [`${task.name}: ${(error as Error).message}`]
  }
}
