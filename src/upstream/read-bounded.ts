/**
 * Asking a server that the operator configured, on the understanding that it may be broken: what it answers is read up
 * to a number of bytes and a time, both over the whole of it, and the connection is given up beyond either.
 */

export interface Bounds {
  /** From the question to the last byte of the answer. */
  timeLimitMs: number
  bytesMax: number
}

export interface UpstreamAnswer {
  status: number
  text: string
}

const HEADERS = {
  accept: 'application/json',
  // A compressed answer of a thousandth of the bytes would be unpacked before they can be counted.
  'accept-encoding': 'identity',
  'user-agent': 'everygram',
}

/** Throws when the server does not answer within the bounds, redirects, or compresses what it was asked not to. */
export async function readBounded(url: URL, { timeLimitMs, bytesMax }: Bounds): Promise<UpstreamAnswer> {
  const given = new AbortController()
  const deadline = performance.now() + timeLimitMs
  const timer = setTimeout(() => given.abort(new Error('no answer in time')), timeLimitMs)
  try {
    const response = await fetch(url, { signal: given.signal, headers: HEADERS, redirect: 'error' })
    refuseCompressed(response)
    refuseAnnounced(response, bytesMax)
    return { status: response.status, text: await readText(response, bytesMax, deadline) }
  } finally {
    clearTimeout(timer)
    // Whatever was not read is not sent either; after a whole answer this does nothing.
    given.abort()
  }
}

function refuseCompressed({ headers }: Response): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  if (encoding !== '' && encoding !== 'identity') throw new Error('a compressed answer')
}

/** An answer that says itself that it is too long need not be begun. */
function refuseAnnounced({ headers }: Response, bytesMax: number): void {
  if (Number(headers.get('content-length') ?? 0) > bytesMax) throw new Error('answer too long')
}

async function readText({ body }: Response, bytesMax: number, deadline: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > bytesMax) throw new Error('answer too long')
    // Data that is always there can keep timers from their turn.
    if (performance.now() > deadline) throw new Error('no answer in time')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
