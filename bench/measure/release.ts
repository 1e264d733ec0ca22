/** Starts of this build and of an earlier release in turns, so that both have the same weather: times and memory as ratios. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Summary, summary } from '../lib/stats.ts'
import { startOnce } from './start.ts'

export interface AgainstRelease {
  /** This build divided by the release, a round each. */
  startRatio: Summary
  memoryRatio: Summary
}

/** Whatever a server still does after its first answer is over then. */
const SETTLED_MS = 2000
const KIB_PER_MIB = 1024

interface Start {
  ms: number
  residentMb: number
}

/** `release`: the dist/ of a checkout of it that was built. */
export async function measureAgainst(
  release: string,
  folder: string,
  rounds: number,
): Promise<AgainstRelease> {
  const folders = [release, folder] as const
  const dataDirs = folders.map(() => mkdtempSync(join(tmpdir(), 'everygram-bench-')))
  const ratios: { start: number; memory: number }[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const [before, now] = [await measured(release, dataDirs[0]), await measured(folder, dataDirs[1])]
      // The first round makes databases, and brings the files into the memory of the system.
      if (round > 0) ratios.push({ start: now.ms / before.ms, memory: now.residentMb / before.residentMb })
    }
  } finally {
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    startRatio: summary(ratios.map(({ start }) => start)),
    memoryRatio: summary(ratios.map(({ memory }) => memory)),
  }
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
