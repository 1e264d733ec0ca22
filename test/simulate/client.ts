/** Requests as clients send them, each on a connection of its own: what came back, whole or not. */
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

export interface Reply {
  /** 0: no answer came. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The connection ended before the answer did. */
  readonly isCut: boolean
  /** Since the request began. */
  readonly ms: number
}

export interface Sent {
  readonly method?: string
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly timeoutMs?: number
}

/** A request whose body is written by and by. */
export interface OpenRequest {
  write(text: string): void
  end(): void
  /** Hangs up. */
  cut(): void
  /** What has come so far. */
  text(): string
  readonly isOver: boolean
  readonly reply: Promise<Reply>
}

/** Longer than anything may take; who waits so long has been left alone. */
const TIMEOUT_MS = 60_000

export function send(url: string, sent: Sent = {}): Promise<Reply> {
  const opened = open(url, sent)
  if (sent.body !== undefined) opened.write(sent.body as string)
  opened.end()
  return opened.reply
}

export function open(
  url: string,
  { method = 'GET', key, headers, timeoutMs = TIMEOUT_MS }: Sent,
): OpenRequest {
  const began = performance.now()
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const asked = request(url, { method, headers: { ...authorization, ...headers }, agent: false })
  let [text, isOver] = ['', false]
  const reply = new Promise<Reply>((resolve) => {
    const done = (answer: IncomingMessage | undefined, isCut: boolean) => {
      isOver = true
      clearTimeout(timer)
      const { statusCode: status = 0, headers = {} } = answer ?? {}
      resolve({ status, headers, text, isCut, ms: performance.now() - began })
    }
    const timer = setTimeout(() => asked.destroy(), timeoutMs)
    asked.on('response', (answer) => {
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      answer.on('error', () => {})
      answer.on('close', () => done(answer, !answer.complete))
    })
    // After an answer it is the end of the body that did not arrive any more.
    asked.on('error', () => void (hasAnswer(asked) || done(undefined, true)))
  })
  return {
    write: (piece) => void (asked.writable && asked.write(piece)),
    end: () => void asked.end(),
    cut: () => void asked.destroy(),
    text: () => text,
    get isOver() {
      return isOver
    },
    reply,
  }
}

const hasAnswer = (asked: ClientRequest): boolean => 'res' in asked && asked.res !== null
