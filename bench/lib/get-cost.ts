/** What a GET costs a server: CPU of its process, as most clients ask. */
import { readFile } from 'node:fs/promises'
import { OPERATIONS } from '../../src/api/operations.ts'
import { prepare } from '../verify.ts'
import type { RowKind } from './batch-rows.ts'
import { type Batch, batchesOf, type LoadLimits, load } from './load.ts'
import type { Server } from './server.ts'

const GETS = 20_000
const PATHS = 2000
const KEY_POLL_MS = 20
/** The next request when the answer is there. */
const LOAD = { connections: 8, pipelining: 1, seconds: 60 }

/** Microseconds of CPU of a server that answers one question a request over kept-alive connections. */
export async function getCost(server: Server, key: string, { type, params }: RowKind): Promise<number> {
  const path = OPERATIONS.find(({ name }) => name === `${type}Emissions`)?.path
  const paths = Array.from({ length: PATHS }, (_, at) => {
    const texts = Object.entries(params(at)).map(([name, value]): [string, string] => [name, String(value)])
    return `${path}?${new URLSearchParams(texts)}`
  })
  const batches = batchesOf(await prepare(server.port, paths, key), LOAD.pipelining)
  return requestCost(server, batches, { ...LOAD, requests: GETS })
}

export async function requestCost(
  server: Server,
  batches: readonly Batch[],
  settings: LoadLimits,
): Promise<number> {
  const before = await server.usage()
  const { requests } = await load(server.port, batches, settings)
  const after = await server.usage()
  return (after.cpuMicros - before.cpuMicros) / requests
}

/** It is written a moment after the server listens. */
export async function firstKey(file: string): Promise<string> {
  for (;;) {
    const key = await readFile(file, 'utf8').catch(() => '')
    if (key !== '') return key.trim()
    await new Promise((done) => setTimeout(done, KEY_POLL_MS))
  }
}
