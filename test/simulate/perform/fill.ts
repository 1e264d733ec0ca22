/** Jobs that take as much room as they can get. */
import { bytesIn } from '../disk-and-clock.ts'
import { STORAGE_LIMIT_MB } from '../house.ts'
import { jobEnd } from '../jobs.ts'
import { storedBytesOf } from '../plans.ts'
import { Random } from '../random.ts'
import { longIds } from '../rows.ts'
import type { Simulation } from '../simulation.ts'
import type { Step } from '../steps.ts'
import { makeJob } from './work.ts'

/** Of the contract. */
const ID_CHARACTERS_MAX = 200
/** What a database has beside what jobs keep: its log, indexes, free pages. */
const BESIDE_BYTES = 12_000_000
const MB = 1_000_000

/** Room that is kept for deleting is no room that jobs take. */
const isReserve = (name: string) => name.startsWith('reserve')

export async function fill(sim: Simulation, step: Step & { does: 'fill' }): Promise<void> {
  const { key, at, jobs, bytes, idCharacters } = step
  const random = new Random(sim.schedule.seed)
  const before = bytesIn(sim.house.dataDir, isReserve)
  let accepted = 0
  for (let i = 0; i < jobs; i++) {
    const body = longIds(random, bytes, idCharacters, key !== 2)
    const rows = body.split('\n').length - 1
    const job = await makeJob(sim, at, key, { name: sim.name('f'), body, rows })
    if (job === undefined) continue
    accepted++
    await jobEnd(sim, job)
    if (idCharacters > ID_CHARACTERS_MAX) await judgeIds(sim, job.path, at, key)
  }
  judgeRoom(sim, key, { grown: bytesIn(sim.house.dataDir, isReserve) - before, sent: accepted * bytes })
}

async function judgeIds(sim: Simulation, path: string, at: number, key: number): Promise<void> {
  const { text } = await sim.ask(at, key, `${path}/result`)
  const longest = text.match(/"id":"(\w+)"/)?.[1]?.length ?? 0
  if (longest > ID_CHARACTERS_MAX) sim.find('storage', `an id of ${longest} characters is kept`)
}

function judgeRoom(sim: Simulation, key: number, { grown, sent }: { grown: number; sent: number }): void {
  const says = `${(sent / MB).toFixed(0)} MB of rows were taken, DATA_DIR grew by ${(grown / MB).toFixed(0)} MB`
  if (grown > STORAGE_LIMIT_MB * MB + BESIDE_BYTES)
    sim.find('storage', `${says}: STORAGE_LIMIT is ${STORAGE_LIMIT_MB} MB`)
  const budget = key === 2 ? undefined : storedBytesOf('free')
  if (budget !== undefined && grown > budget + BESIDE_BYTES)
    sim.find('storage', `${says}: the plan free has ${budget / MB} MB`)
}
