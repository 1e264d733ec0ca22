/** One task of the guide, done in the clone: its blocks in their order, then the proof that every edition still loads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Clone, commit, isFolderAt, newestDiff, reset } from './clone.ts'
import { type Ran, runCommands } from './commands.ts'
import { type Counts, countTouched, type Touched, touchedBy } from './counts.ts'
import { applyEdit } from './edit.ts'
import { GuideError, type Task } from './guide.ts'

export interface Done {
  readonly counts: Counts
  readonly broken: readonly string[]
  readonly seconds: number
}

/** The names of released editions, with their hashes. */
const RELEASED = 'data/released.json'
const CHECK = 'npx everygram check-data'
const BUILD = 'npm run build'
export const BUILD_PROGRAM = 'npm run build -- program'
const MS = 1000

/** Throws a GuideError where something does not go as the guide says. */
export function doTask(clone: Clone, task: Task): Done {
  const started = Date.now()
  reset(clone)
  const byHand: Touched[] = []
  const generated: Touched[] = []
  const ran: Ran[] = []
  for (const step of task.steps) {
    if (step.kind === 'run') ran.push(runCommands(clone.folder, step))
    else applyEdit(clone.folder, step)
    commit(clone.folder, step.kind)
    const touched = touchedBy(newestDiff(clone.folder))
    if (step.kind === 'run') generated.push(...touched)
    else byHand.push(...touched)
  }
  proveEditions(clone, task, ran, byHand)
  const broken = [...new Set(ran.flatMap((one) => one.broken))]
  const counts = countTouched(byHand, generated, (folder) => !isFolderAt(clone, folder))
  return {
    counts: { ...counts, broken: broken.length },
    broken,
    seconds: (Date.now() - started) / MS,
  }
}

/** What the commands of the guide did not build and load is built and loaded here. */
function proveEditions(
  { folder }: Clone,
  { line, steps }: Task,
  ran: Ran[],
  byHand: readonly Touched[],
): void {
  const isCode = byHand.some(({ file }) => file.startsWith('src/') && !file.endsWith('.test.ts'))
  const isBuilt = steps.some(({ kind, text }) => kind === 'run' && text.includes(BUILD))
  if (isCode && !isBuilt) ran.push(runCommands(folder, { kind: 'run', text: BUILD_PROGRAM, line }))
  const released = Object.keys(JSON.parse(readFileSync(join(folder, RELEASED), 'utf8')))
  const unloaded = () =>
    released.filter((name) => !ran.some(({ output }) => output.includes(`edition ${name}: ok`)))
  if (unloaded().length > 0 || !steps.some(({ text }) => text.includes(CHECK)))
    ran.push(runCommands(folder, { kind: 'run', text: CHECK, line }))
  if (unloaded().length > 0)
    throw new GuideError(line, `these editions do not load: ${unloaded().join(', ')}`)
}
