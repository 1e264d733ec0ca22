/** A job whose instance is killed in the middle: the other one ends it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { House } from '../house.ts'
import { stays } from '../rows.ts'
import { usageOf } from '../usage.ts'
import { linesOf } from './batches.ts'
import type { Fault, Finding } from './fault.ts'

const ROWS = 300_000
const BEGUN_ROWS = 20_000
const HTTP_ACCEPTED = 202
const POLL_MS = 200
/** Chunks of an instance that died go to another when it has been silent for a while. */
const DONE_WITHIN_MS = 180_000

export const jobOnKilledInstance: Fault = async ({ house }) => {
  const key = await house.addKey()
  const location = await makeJob(house.one.url, key.key)
  const job = { house, location, key: key.key }
  await until(job, ({ rows_done }) => rows_done >= BEGUN_ROWS)
  await house.one.end('SIGKILL')
  return async (): Promise<Finding> => {
    const { state } = await until(job, (one) => one.state !== 'queued' && one.state !== 'running')
    const answer = await fetch(`${house.two.url}${location}/result`, authorized(key.key))
    const { lines } = await linesOf(answer)
    const counted = await usageOf(house.stores, key.id, ROWS)
    await house.one.start()
    const isGood = state === 'done' && lines === ROWS + 1 && counted === ROWS
    return { isGood, text: `${state}: ${lines - 1} of ${ROWS} rows and a closing line, ${counted} counted` }
  }
}

const authorized = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })

/** The path of a new job. */
async function makeJob(url: string, key: string): Promise<string> {
  const answer = await fetch(`${url}/v1/batch`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-ndjson',
      prefer: 'respond-async',
      ...authorized(key).headers,
    },
    body: ReadableStream.from(stays(ROWS)),
    duplex: 'half',
  } as RequestInit)
  const text = await answer.text()
  const location = answer.headers.get('location')
  if (answer.status !== HTTP_ACCEPTED || location === null)
    throw new Error(`no job: ${answer.status} ${text}`)
  return location
}

interface Progress {
  readonly state: string
  readonly rows_done: number
}

/** Asks the instance that lives until the job is as it should be. */
async function until(
  { house, location, key }: { house: House; location: string; key: string },
  isSo: (job: Progress) => boolean,
): Promise<Progress> {
  const deadline = performance.now() + DONE_WITHIN_MS
  while (performance.now() < deadline) {
    const answer = await fetch(`${house.two.url}${location}`, authorized(key))
    const body = (await answer.json()) as { data: { attributes: Progress } }
    if (isSo(body.data.attributes)) return body.data.attributes
    await pause(POLL_MS)
  }
  throw new Error(`a job did not get on within ${DONE_WITHIN_MS} ms`)
}
