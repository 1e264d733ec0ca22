/** What may keep a server busy: its own long work when it is first asked, files and stores with faults, hostile servers and clients. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'libsql'
import { drip, pour, pourCompressed, serve } from '../../support/bad-server.ts'
import type { Environment } from '../../support/process.ts'
import { exchange } from '../../support/socket.ts'
import { tempFolder } from '../../support/temp.ts'

export interface Fault {
  readonly environment?: Environment
  /** `url`: of the server. */
  happen(url: string): Promise<unknown>
}

const FREIGHT =
  '/v1/freight/emissions?weight=20000&origin_location=Munich&origin_country=DE&destination_location=Chicago&destination_country=US'
const STREET = '/v1/travel/emissions?transport_mode=car&origin_location=Marienplatz+8&origin_country=DE'
const HOTEL = '/v1/hotel/emissions?country=GB&nights=3'

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).arrayBuffer()
const asked =
  (...paths: string[]) =>
  async (): Promise<Fault> => ({
    happen: async (url) => {
      for (const path of paths) await get(`${url}${path}`)
    },
  })
const sent = (path: string, type: string, body: string) => async (): Promise<Fault> => ({
  happen: async (url) =>
    (await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': type }, body })).arrayBuffer(),
})
/** A job is made, answered, read and deleted. */
async function manyRowsLater(url: string): Promise<void> {
  const body = `${row}\n`.repeat(JOB_ROWS)
  const headers = { 'content-type': 'application/x-ndjson', prefer: 'respond-async' }
  const { headers: made } = await fetch(`${url}/v1/batch`, { method: 'POST', headers, body })
  const job = `${url}${made.get('location')}`
  for (let status = 0; status !== OK; await pause(LOOK_EVERY_MS)) {
    const result = await fetch(`${job}/result`)
    await result.arrayBuffer()
    status = result.status
  }
  await (await fetch(job, { method: 'DELETE' })).arrayBuffer()
}

/** The same hostile server as a geocoder and as a road engine. */
const upstream = (listener: Parameters<typeof serve>[0]) => async (): Promise<Fault> => {
  const { url } = await serve(listener)
  const environment = { GEOCODER_URL: `${url}api`, ROAD_ENGINE: 'osrm', ROAD_ENGINE_URL: String(url) }
  return { environment, happen: (server) => get(`${server}${STREET}&destination_location=48.1,11.5`) }
}

const LOCKED_MS = 300
const DEEP = 400_000
const OK = 200
const LOOK_EVERY_MS = 50
const JOB_ROWS = 60_000
const ROWS = 5000
const row = JSON.stringify({ type: 'hotel', params: { country: 'GB', nights: 3 } })

/** While `break` has the database of a server that asks for keys, clients come with keys that it does not know. */
const store = (broken: (file: string) => Promise<() => void>) => async (): Promise<Fault> => {
  const dataDir = tempFolder()
  return {
    environment: { AUTH: 'on', DATA_DIR: dataDir },
    async happen(url) {
      const mend = await broken(join(dataDir, 'everygram.sqlite'))
      const requests = Array.from({ length: 20 }, (_, i) =>
        get(`${url}${HOTEL}`, {
          authorization: `Bearer eg_live_${String(i).padStart(8, 'a')}_${'b'.repeat(43)}`,
        }),
      )
      await pause(LOCKED_MS)
      mend()
      await Promise.all(requests)
    },
  }
}

export const FAULTS: Readonly<Record<string, () => Promise<Fault>>> = {
  'all grids': asked('/v1/electricity/grid'),
  'all factors as CSV': asked('/v1/factors?format=csv'),
  'factors by words': asked('/v1/factors?q=hotel'),
  'editions that differ': asked('/v1/editions/diff?from=2021.1&to=2026.1'),
  'every year for the first time': asked(
    ...[2021, 2022, 2023, 2024, 2026].map((year) => `/v1/electricity/grid?year=${year}`),
  ),
  'the documentation': asked('/openapi.json', '/docs/'),
  'places and routes for the first time': asked(FREIGHT),
  'a path of 250,000 characters': async () => ({
    happen: (url) =>
      exchange(
        Number(new URL(url).port),
        `GET /${'a.'.repeat(125_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      ),
  }),
  'a hundred parameters that nobody knows': asked(`/v1/hotel/emissions?${'a=1&'.repeat(100)}country=GB`),
  'a batch of many rows': sent('/v1/batch', 'application/x-ndjson', `${row}\n`.repeat(ROWS)),
  'a job of many rows': async () => ({ happen: (url) => manyRowsLater(url) }),
  'a body of brackets': sent('/v1/verify', 'application/json', '['.repeat(DEEP)),
  'upstreams that never end': upstream((_, response) => pour(response)),
  'upstreams that never end, compressed': upstream((_, response) => pourCompressed(response)),
  'upstreams that drip': upstream((_, response) => drip(response)),
  'upstreams of brackets': upstream((_, response) => void response.end('['.repeat(DEEP))),
  'a database that is locked': store(async (file) => {
    const other = new Sqlite(file)
    other.exec('BEGIN IMMEDIATE')
    return () => void other.close()
  }),
  'a database that is deleted': store(async (file) => {
    rmSync(file)
    return () => {}
  }),
}
