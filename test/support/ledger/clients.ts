/** Clients that use a month up, by batches and jobs, and count what they were answered. */
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, hotelRows, isDone, sendJob, untilJob } from '../job-client.ts'

/** docs/access.md: 120 % of the 500 answers of the plan free, and nine tenths of that. */
export const HARD_STOP = 600
export const USABLE = 540
export const ROWS = 700

const JOB_WITHIN_MS = 30_000

export interface Closing {
  readonly rows: number
  readonly ok: number
  readonly complete: boolean
  readonly stopped?: { readonly code: string; readonly message: string }
}

const goodRows = () => hotelRows(ROWS, () => false)

/** A batch of as many good rows as are more than a month has; undefined where it is refused as a whole for the month. */
export async function batch(client: Client, body = goodRows()): Promise<Closing | undefined> {
  for (;;) {
    const answer = await fetch(`${client.url}/v1/batch`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.key}`,
        'content-type': 'application/x-ndjson',
        connection: 'close',
      },
      body,
    })
    const text = await answer.text()
    if (answer.status === 200) return closingOf(text)
    const { code } = JSON.parse(text).error
    if (code === 'quota_exceeded') return undefined
    if (code !== 'rate_limited') throw new Error(text)
    await pause(Number(answer.headers.get('retry-after')) * 1000)
  }
}

export function closingOf(text: string): Closing {
  return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '').closing
}

/** A job of the same rows; gives its attributes at its end. */
export async function job(client: Client): Promise<{ path: string; rows_done: number; errors: number }> {
  const path = await sendJob(client, goodRows())
  return { path, ...(await untilJob(client, path, isDone, JOB_WITHIN_MS)) }
}

export interface HeldBatch {
  /** Writes rows, and waits until the first of them is answered. */
  write(rows: string): Promise<void>
  /** Ends the body, and gives all that was answered. */
  end(): Promise<string>
  /** The whole answer, whenever the server ends it. */
  readonly ended: Promise<string>
}

/** A batch whose body comes piece by piece. */
export function heldBatch({ url, key }: Client): HeldBatch {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
  const sent = request(`${url}/v1/batch`, { method: 'POST', headers })
  let text = ''
  let heard = () => {}
  const ended = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
        heard()
      })
      response.on('error', reject)
      response.on('end', () => resolve(text))
    })
  })
  return {
    ended,
    async write(rows) {
      const answered = new Promise<void>((resolve) => {
        heard = resolve
      })
      sent.write(rows)
      await answered
    },
    async end() {
      sent.end()
      return ended
    },
  }
}

/** A held batch answers a row, a job takes what it gets, and then the batch goes on: the answers of both. */
export async function heldWithJob(client: Client): Promise<number> {
  const held = heldBatch(client)
  await held.write(hotelRows(1, () => false))
  const { rows_done: done, errors } = await job(client)
  await held.write(goodRows())
  return closingOf(await held.end()).ok + done - errors
}

/** A job, and a batch when it has ended. */
export async function jobThenBatch(client: Client): Promise<number> {
  const { rows_done: done, errors } = await job(client)
  return done - errors + ((await batch(client))?.ok ?? 0)
}

/** Batches one after the other until one is refused. */
export async function batchesInTurn(client: Client): Promise<number> {
  let sum = 0
  for (let closing = await batch(client); closing; closing = await batch(client)) sum += closing.ok
  return sum
}

/** A batch of each at once. */
export async function batchesAtOnce(clients: readonly Client[]): Promise<number> {
  const closings = await Promise.all(clients.map((client) => batch(client)))
  return closings.reduce((sum, closing) => sum + (closing?.ok ?? 0), 0)
}
