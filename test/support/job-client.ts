/** A client of jobs of a running server, and rows whose answers are known by arithmetic. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** kg CO2e a room-night in GB: DESNZ and DEFRA 2025, as in the edition 2025. */
const GB_GRAMS = 10_400
/** Each hundredth row is wrong. */
const BAD_EVERY = 100
const NIGHTS_MAX = 300

const isHundredth = (row: number) => row % BAD_EVERY === 0

const nightsOf = (row: number) => 1 + (row % NIGHTS_MAX)

export function hotelRows(count: number, isWrong = isHundredth): string {
  let text = ''
  for (let row = 1; row <= count; row++)
    text += `{"id":"r${row}","type":"hotel","params":{"country":"GB","nights":${isWrong(row) ? 0 : nightsOf(row)}}}\n`
  return text
}

export const goodRows = (count: number) => count - Math.floor(count / BAD_EVERY)

export interface Client {
  readonly url: string
  readonly key: string
  /** A process of the server is killed on purpose: a question that it took with it is asked once more. */
  readonly losesServer?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
type Json = any

export async function ask(client: Client, path: string, init: RequestInit = {}): Promise<Response> {
  const { url, key, losesServer = false } = client
  const once = () =>
    fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } })
  return losesServer ? once().catch(once) : once()
}

/** Makes a job and gives its path. */
export async function sendJob(client: Client, body: string, query = ''): Promise<string> {
  const headers = { prefer: 'respond-async', 'content-type': 'application/x-ndjson' }
  const answer = await ask(client, `/v1/batch${query}`, { method: 'POST', headers, body })
  if (answer.status !== 202) throw new Error(await answer.text())
  return answer.headers.get('location') ?? ''
}

export async function attributesOf(client: Client, path: string): Promise<Json> {
  const answer = await ask(client, path)
  const { data } = (await answer.json()) as Json
  if (answer.status !== TOO_MANY) return data.attributes
  await pause(Number(answer.headers.get('retry-after')) * 1000)
  return attributesOf(client, path)
}

const TOO_MANY = 429
const LOOK_EVERY_MS = 50

/** Waits until the job is as it should be. */
export async function untilJob(
  client: Client,
  path: string,
  isSo: (attributes: Json) => boolean,
  withinMs: number,
): Promise<Json> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const attributes = await attributesOf(client, path)
    if (isSo(attributes)) return attributes
    if (Date.now() > deadline) throw new Error(`it stays at ${JSON.stringify(attributes)}`)
    await pause(LOOK_EVERY_MS)
  }
}

export const isDone = ({ state }: Json) => state === 'done'

/** What is wrong with the result of a job of hotelRows; nothing when each row is there once, in order and right. */
export async function faultsOf(client: Client, path: string, count: number): Promise<string[]> {
  const text = await (await ask(client, `${path}/result`)).text()
  const end = text.lastIndexOf('\n', text.length - 2) + 1
  const lines = text.slice(0, end - 1).split('\n')
  const { closing } = JSON.parse(text.slice(end)) as Json
  const faults: string[] = []
  if (lines.length !== count) faults.push(`${lines.length} lines`)
  if (closing.sha256 !== createHash('sha256').update(text.slice(0, end)).digest('hex')) faults.push('sha256')
  let grams = 0
  for (const [at, line] of lines.entries()) {
    const nights = isHundredth(at + 1) ? 0 : nightsOf(at + 1)
    const { row, id, status, co2e_kg, answer } = JSON.parse(line) as Json
    const kg = co2e_kg ?? answer?.data.attributes.emissions.co2e
    const isRight = nights === 0 ? status === 'error' : kg === (GB_GRAMS * nights) / 1000
    if (row !== at + 1 || id !== `r${row}` || !isRight) faults.push(line)
    grams += GB_GRAMS * nights
  }
  const sums = { rows: count, ok: goodRows(count), failed: count - goodRows(count), co2e_kg: grams / 1000 }
  for (const [name, sum] of Object.entries(sums))
    if (closing[name] !== sum) faults.push(`${name} ${closing[name]} and not ${sum}`)
  return faults
}
