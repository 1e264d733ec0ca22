/** Before anything is measured: both servers must give the same bytes to every question of the load. */
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { type Exchange, exchangeAll, requestBytes } from './lib/exchange.ts'

export interface PreparedRequest {
  bytes: Buffer
  answerBytes: number
}

const CALCULATED_AT = /"calculated_at":"[^"]+"/
const UUID = /^[0-9a-f-]{36}$/

/** Asks both servers; throws on the first difference. */
export async function verify(
  ports: { raw: number; measured: number },
  paths: readonly string[],
  key: string,
): Promise<void> {
  const requests = paths.map((path) => requestBytes(path, key))
  const raw = (await exchangeAll(ports.raw, requests)).map(comparable)
  const measured = (await exchangeAll(ports.measured, requests)).map(comparable)
  for (const [at, path] of paths.entries())
    deepStrictEqual(measured[at], raw[at], `${path} is answered differently by the raw server`)
}

/** The requests of a load, with the length of their answers. */
export async function prepare(
  port: number,
  paths: readonly string[],
  key: string,
): Promise<PreparedRequest[]> {
  const requests = paths.map((path) => requestBytes(path, key))
  const answers = await exchangeAll(port, requests)
  return answers.map(({ status, bytes }, at) => {
    strictEqual(status, 200, `${paths[at]} is not answered with 200`)
    return { bytes: requests[at] as Buffer, answerBytes: bytes }
  })
}

/** The answer without what differs each time: request id, date, calculated_at. */
function comparable({ headers, body, ...rest }: Exchange): Exchange {
  const { 'x-request-id': requestId = '', date, ...others } = headers
  strictEqual(UUID.test(requestId), true, `not a request id: '${requestId}'`)
  strictEqual(typeof date, 'string', 'no date header')
  return { ...rest, headers: others, body: body.replace(CALCULATED_AT, '"calculated_at":""') }
}
