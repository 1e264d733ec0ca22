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
export async function readBounded(url: URL, bounds: Bounds): Promise<UpstreamAnswer> {
  const given = new AbortController()
  const deadline = performance.now() + bounds.timeLimitMs
  let timer: NodeJS.Timeout | undefined
  let hangUp: (() => void) | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), bounds.timeLimitMs)
  })
  const read = async (): Promise<UpstreamAnswer> => {
    const response = await fetch(url, { signal: given.signal, headers: HEADERS, redirect: 'error' })
    const reader = response.body?.getReader()
    hangUp = () => void reader?.cancel().catch(() => undefined)
    refuseCompressed(response)
    refuseAnnounced(response, bounds.bytesMax)
    return { status: response.status, text: await readText(reader, bounds.bytesMax, deadline) }
  }
  try {
    // The signal alone would not do: fetch holds it weakly, and a collected one aborts nothing.
    return await Promise.race([read(), late])
  } finally {
    clearTimeout(timer)
    // Whatever was not read is not sent either; after a whole answer these do nothing.
    hangUp?.()
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

async function readText(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  bytesMax: number,
  deadline: number,
): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    bytes += next.value.length
    if (bytes > bytesMax) throw new Error('answer too long')
    // Data that is always there can keep timers from their turn.
    if (performance.now() > deadline) throw new Error('no answer in time')
    parts.push(next.value)
  }
  return Buffer.concat(parts).toString('utf8')
}
