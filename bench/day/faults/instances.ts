/** What may happen to an instance, its files and its clock. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Instance } from '../instance.ts'
import { type Fault, mendedBy } from './fault.ts'

const HOUR_MS = 3_600_000
/** Between two instances of a roll-out. */
const ROLL_MS = 2000
const run = promisify(execFile)

export const instanceKilled: Fault = async ({ house }) => {
  await house.one.end('SIGKILL')
  return mendedBy(() => house.one.start())
}

export const rolledOut: Fault = async ({ house }) => {
  for (const instance of [house.one, house.two]) {
    await instance.end('SIGTERM')
    await instance.start()
    await pause(ROLL_MS)
  }
  return mendedBy(() => undefined)
}

export const clockMoved: Fault = async ({ house }) => {
  house.two.moveClock(HOUR_MS)
  return mendedBy(() => house.two.moveClock(0))
}

/** Every write to a file fails from now on, that of the log among them (EFBIG in place of ENOSPC). */
export const diskFull: Fault = async ({ house }) => {
  await limitFiles(house.two, '0')
  return mendedBy(() => limitFiles(house.two, 'unlimited'))
}

async function limitFiles({ pid }: Instance, bytes: string): Promise<void> {
  await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

/** The program, the tables, the geography and the pages, from under an instance that answers; the next start has them. */
export const filesDeleted: Fault = async ({ house }) => {
  for (const name of ['dist', 'data']) rmSync(join(house.one.folder, name), { recursive: true })
  return mendedBy(async () => {
    await house.one.end('SIGTERM')
    await house.one.start()
  })
}

export const geocoderHostile: Fault = async ({ house, key }) => {
  house.upstream.behave('endless')
  await askStreets(house.one.url, key.key)
  return mendedBy(() => house.upstream.behave('away'))
}

export const roadEngineHostile: Fault = async ({ house, key }) => {
  house.upstream.behave('brackets')
  await pause(ROLL_MS)
  house.upstream.behave('dripping')
  await askStreets(house.two.url, key.key)
  return mendedBy(() => house.upstream.behave('away'))
}

const STREETS = 20

/** Questions that need the geocoder; their answers are errors or estimates, never a failure of the server. */
async function askStreets(url: string, key: string): Promise<void> {
  const asked = Array.from({ length: STREETS }, async (_, i) => {
    const path = `/v1/travel/emissions?transport_mode=car&origin_location=Marienplatz+${i}&origin_country=DE&destination_location=Hamburg&destination_country=DE`
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
    await answer.arrayBuffer()
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`)
  })
  await Promise.all(asked)
}
