/** Starts of this build and of an earlier release in turns, so that both have the same weather: times and memory as ratios. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exchangeAll, requestBytes } from '../lib/exchange.ts'
import { firstKey } from '../lib/full.ts'
import { batchesOf, load } from '../lib/load.ts'
import { type Summary, summary } from '../lib/stats.ts'
import type { Settings } from '../settings.ts'
import { startOnce } from './start.ts'

export interface AgainstRelease {
  /** This build divided by the release, a round each. */
  startRatio: Summary
  memoryRatio: Summary
  /** After very many requests. */
  loaded: LoadedMemory
}

export interface LoadedMemory {
  requests: number
  /** Different questions: those that the release answers. */
  questions: number
  releaseMb: number
  ownMb: number
}

/** Whatever a server still does after its first answer is over then. */
const SETTLED_MS = 2000
const KIB_PER_MIB = 1024

interface Start {
  ms: number
  residentMb: number
}

/** `release`: the dist/ of a checkout of it that was built. `paths` are asked for the memory after a load. */
export async function measureAgainst(
  release: string,
  folder: string,
  paths: readonly string[],
  settings: Settings,
): Promise<AgainstRelease> {
  const folders = [release, folder] as const
  const dataDirs = folders.map(() => mkdtempSync(join(tmpdir(), 'everygram-bench-')))
  const ratios: { start: number; memory: number }[] = []
  let loaded: LoadedMemory
  try {
    for (let round = 0; round <= settings.engineRounds; round++) {
      const [before, now] = [await measured(release, dataDirs[0]), await measured(folder, dataDirs[1])]
      // The first round makes databases, and brings the files into the memory of the system.
      if (round > 0) ratios.push({ start: now.ms / before.ms, memory: now.residentMb / before.residentMb })
    }
    const before = await loadedMemory(release, dataDirs[0] ?? '', paths, settings)
    const now = await loadedMemory(folder, dataDirs[1] ?? '', before.answered, settings)
    loaded = {
      requests: settings.memoryRequests,
      questions: now.answered.length,
      releaseMb: before.residentMb,
      ownMb: now.residentMb,
    }
  } finally {
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    startRatio: summary(ratios.map(({ start }) => start)),
    memoryRatio: summary(ratios.map(({ memory }) => memory)),
    loaded,
  }
}

/** An end for a machine that is very busy. */
const LOAD_SECONDS_MAX = 3600
const HTTP_OK = 200

/** `answered`: of the paths those that it has an answer to. */
async function loadedMemory(
  folder: string,
  dataDir: string,
  paths: readonly string[],
  { connections, pipelining, memoryRequests }: Settings,
): Promise<{ residentMb: number; answered: string[] }> {
  let residentMb = Number.NaN
  const answered: string[] = []
  await startOnce(folder, dataDir, async (pid, port) => {
    const key = await firstKey(dataDir)
    const answers = await exchangeAll(
      port,
      paths.map((path) => requestBytes(path, key)),
    )
    const asked = answers.flatMap(({ status, bytes }, at) => {
      const path = paths[at]
      if (status !== HTTP_OK || path === undefined) return []
      answered.push(path)
      return [{ bytes: requestBytes(path, key), answerBytes: bytes }]
    })
    const limits = { connections, requests: memoryRequests, seconds: LOAD_SECONDS_MAX }
    const { requests } = await load(port, batchesOf(asked, pipelining), limits)
    if (requests < memoryRequests) throw new Error(`only ${requests} were answered`)
    await wait(SETTLED_MS)
    residentMb = residentMbOf(pid)
  })
  return { residentMb, answered }
}

async function measured(folder: string, dataDir = ''): Promise<Start> {
  let residentMb = Number.NaN
  const ms = await startOnce(folder, dataDir, async (pid) => {
    await wait(SETTLED_MS)
    residentMb = residentMbOf(pid)
  })
  return { ms, residentMb }
}

/** Not a number where the system does not tell. */
function residentMbOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KIB_PER_MIB
  } catch {
    return Number.NaN
  }
}
