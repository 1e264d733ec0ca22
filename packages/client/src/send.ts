/** One request of the client: its key, its retries, its errors. */
import { EverygramError, errorOf } from './error.ts'
import { type Place, Queue, TOO_MANY } from './queue.ts'
import { sleep, waitMs } from './wait.ts'

export interface Connection {
  /** Where the service is: http://127.0.0.1:3000, or with the path under which a proxy has it. */
  readonly url: string
  /** An API key. Never in a public page: whoever reads the page has the key. */
  readonly key?: string | undefined
  /** How often a request is sent again after 429, 502, 503, 504 and lost connections: 2 when absent. */
  readonly retries?: number | undefined
  /** Where the service asks to wait for longer, its error is thrown: 30,000 when absent. */
  readonly waitMsMax?: number | undefined
  /** So many requests at once, others wait in the order of their calls: 16 when absent. */
  readonly atOnceMax?: number | undefined
  /** In place of the platform's own. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

export interface Request {
  /** GET when absent. */
  readonly method?: string
  /** With its query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Made again for each attempt. */
  readonly body?: () => string | ReadableStream<Uint8Array>
  /** False: what was sent cannot be sent again. */
  readonly isRepeatable?: boolean
  readonly signal?: AbortSignal | undefined
}

/** Sends, and reads the answer, which is 2xx or 304; anything else is thrown as an EverygramError. */
export type Send = <Answer>(
  request: Request,
  read: (response: Response) => Promise<Answer>,
) => Promise<Answer>

const RETRIES = 2
const WAIT_MS_MAX = 30_000
const AT_ONCE_MAX = 16
const NOT_MODIFIED = 304

export function sender(connection: Connection): Send {
  const { waitMsMax = WAIT_MS_MAX, atOnceMax = AT_ONCE_MAX } = connection
  const ask = asker(connection)
  const queue = new Queue({ atOnceMax, pauseMsMax: waitMsMax })

  const once = async (request: Request, place: Place): Promise<Response> => {
    await queue.enter(place, request.signal)
    let response: Response | undefined
    try {
      response = await ask(request)
    } finally {
      queue.leave(place, response)
    }
    if (!response.ok && response.status !== NOT_MODIFIED) throw await errorOf(response, ask.base)
    return response
  }
  /** Throws what waiting does not mend. */
  const wait = async (error: EverygramError, attempt: number, { isRepeatable = true, signal }: Request) => {
    const isLast = !isRepeatable || attempt >= (connection.retries ?? RETRIES)
    const ms = isLast ? undefined : waitMs(error, attempt)
    if (ms === undefined || ms > waitMsMax) throw error
    // Too many requests are those of all calls: none goes before it may, and this one first.
    if (error.status === TOO_MANY) queue.pause(ms)
    else await sleep(ms, signal)
  }
  return async (request, read) => {
    const place = queue.place(request.isRepeatable ?? true)
    for (let attempt = 0; ; attempt++) {
      try {
        return await read(await once(request, place))
      } catch (cause) {
        await wait(named(cause, request.signal), attempt, request)
      }
    }
  }
}

/** Sends one request, once. */
function asker({ url, key, fetch = (address, init) => globalThis.fetch(address, init) }: Connection) {
  const base = baseOf(url)
  const own = { accept: 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) }
  const ask = ({ method = 'GET', path, headers, body, signal }: Request): Promise<Response> =>
    fetch(`${base}${path}`, {
      method,
      headers: { ...own, ...headers },
      // Without duplex no platform sends a stream.
      ...(body && { body: body(), duplex: 'half' }),
      ...(signal && { signal }),
    })
  return Object.assign(ask, { base })
}

/** The error as one of ours; an abort is thrown as it is. */
function named(cause: unknown, signal?: AbortSignal): EverygramError {
  signal?.throwIfAborted()
  if (cause instanceof EverygramError) return cause
  const why = cause instanceof Error ? ` (${cause.message})` : ''
  return new EverygramError('no_answer', `There was no answer, or it was cut${why}.`, { cause })
}

/** Without a slash at its end. */
function baseOf(url: string): string {
  if (!/^https?:\/\//i.test(url))
    throw new TypeError(
      `url must begin with http:// or https://, such as http://127.0.0.1:3000; it is '${url}'.`,
    )
  return url.replace(/\/+$/, '')
}

/** An answer of JSON. */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  return parsed(await response.text(), response)
}

export function parsed<Answer>(text: string, { status, headers }: Response): Answer {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const type = headers.get('content-type') ?? 'nothing'
    throw new EverygramError('unreadable_answer', `The answer is not JSON but ${type}.`, { status, cause })
  }
}
