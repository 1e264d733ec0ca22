/** What a call rejects with when there is no answer. */
import type { Error as ErrorBody } from './generated/types.ts'

export type ApiErrorBody = ErrorBody['error']

/**
 * Codes of the client itself. no_answer: no connection, or it was cut. unreadable_answer: something else than the
 * service answered, as a proxy does. cut_batch: a batch without its end, or with another than was counted.
 */
export type ClientCode = 'no_answer' | 'unreadable_answer' | 'cut_batch'

interface Details {
  readonly status?: number
  readonly body?: ApiErrorBody
  readonly docUrl?: string | undefined
  readonly requestId?: string | undefined
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

export class EverygramError extends Error {
  override readonly name = 'EverygramError'
  /** Why: a code of the service, each explained in docs/errors.md, or one of the client. */
  readonly code: ApiErrorBody['code'] | ClientCode
  /** The HTTP status; 0 where nothing was answered. */
  readonly status: number
  /** All that the service said, with lists of what is accepted; absent where it said nothing. */
  readonly body: ApiErrorBody | undefined
  /** The page of the service that explains the code. */
  readonly docUrl: string | undefined
  /** By which the operator finds the request in the log. */
  readonly requestId: string | undefined
  /** For how long the service asks to wait. */
  readonly retryAfterMs: number | undefined

  constructor(code: EverygramError['code'], message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = details.status ?? 0
    this.body = details.body
    this.docUrl = details.docUrl
    this.requestId = details.requestId
    this.retryAfterMs = details.retryAfterMs
  }

  /** The parameter that is wrong. */
  get field(): string | undefined {
    return this.body?.field
  }

  /** The variant of the code: which message it is. */
  get key(): string | undefined {
    return this.body?.key
  }

  /** The values in the message by name, with the unit in the name. */
  get values(): Readonly<Record<string, unknown>> {
    return this.body?.values ?? {}
  }

  /** What to send instead. */
  get suggestion(): string | undefined {
    return this.body?.suggestion
  }

  /** One entry for each parameter that is wrong, where there are several. */
  get errors(): NonNullable<ApiErrorBody['errors']> {
    return this.body?.errors ?? []
  }
}

/** Reads the body of an answer that is no success. `base`: where the service is. */
export async function errorOf(response: Response, base: string): Promise<EverygramError> {
  const { status, headers } = response
  const body = bodyIn(await response.text())
  const details = {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
  }
  if (body)
    return new EverygramError(body.code, body.message, { ...details, body, docUrl: docUrl(body, base) })
  return new EverygramError('unreadable_answer', `The answer is ${status}, and not of this service.`, details)
}

/** Services of earlier releases name none. */
function docUrl({ doc_url: path }: ApiErrorBody & { doc_url?: string }, base: string): string | undefined {
  return path?.startsWith('/') ? `${base}${path}` : path
}

function bodyIn(text: string): ApiErrorBody | undefined {
  try {
    const { error } = JSON.parse(text)
    return typeof error?.code === 'string' ? error : undefined
  } catch {
    return undefined
  }
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(text: string | null): number | undefined {
  if (text === null) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0)
}
