/**
 * What an edition costs, once it is asked for: `npm run bench:editions`. Reads one after another as a server does, makes
 * of each all that questions may need, the list of its factors too, and prints the resident memory and the JavaScript heap
 * after a collection, the time, and the longest time for which nothing else was answered. The contract allows 12 MB an
 * edition.
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { EDITION_PARTS } from '../src/api/operations.ts'
import { listOf } from '../src/factors/catalogue/index.ts'
import type { Edition } from '../src/factors/edition.ts'
import { servedFrom } from '../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA } from '../src/surfaces/process/package-root.ts'

const MB = 1_048_576
const NANOSECONDS_PER_MS = 1_000_000
const ALLOWED_MB = 12
/** For what was freed to go back to the system. */
const SETTLE_MS = 300
const COLLECTIONS = 4

if (!globalThis.gc) throw new Error('run it by npm run bench:editions: it needs --expose-gc')

const { edition, editions } = servedFrom(PACKAGE_DATA)
await buildAll(edition)
const start = await memory()
let before = start
console.log(`${edition.name}, the default: ${shown(before)}`)
const others = editions.register.entries.map(({ name }) => name).filter((name) => name !== edition.name)
for (const name of others) {
  const reading = await watched(() => editions.require(name))
  const other = await editions.require(name)
  const making = await watched(() => buildAll(other))
  const now = await memory()
  const more = `resident +${(now.resident - before.resident).toFixed(1)} MB, heap +${(now.heap - before.heap).toFixed(1)} MB`
  console.log(`${name}: ${shown(now)}; ${more}; read in ${reading}; factors and list in ${making}`)
  before = now
}
const each = (before.resident - start.resident) / others.length
console.log(`an edition: ${each.toFixed(1)} MB resident on average, allowed ${ALLOWED_MB} MB`)
if (each > ALLOWED_MB) process.exitCode = 1

async function buildAll(one: Edition): Promise<void> {
  for (const part of EDITION_PARTS) {
    one.part(part)
    // A question makes what its domain needs.
    await wait(0)
  }
  await listOf(one)
}

/** The time of some work, and the longest pause in it. */
async function watched(work: () => unknown): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  await work()
  const took = performance.now() - began
  await wait(1)
  delay.disable()
  return `${took.toFixed(0)} ms, longest pause ${(delay.max / NANOSECONDS_PER_MS).toFixed(0)} ms`
}

async function memory(): Promise<{ resident: number; heap: number }> {
  for (let i = 0; i < COLLECTIONS; i++) {
    globalThis.gc?.()
    await wait(SETTLE_MS / COLLECTIONS)
  }
  const { rss, heapUsed } = process.memoryUsage()
  return { resident: rss / MB, heap: heapUsed / MB }
}

function shown({ resident, heap }: { resident: number; heap: number }): string {
  return `resident ${resident.toFixed(1)} MB, heap ${heap.toFixed(1)} MB`
}
